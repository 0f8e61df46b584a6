"""The Action Phase: what can be done, and the doing of it (rules 7, 24.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from civitas.games.through_the_ages.options import (
    ACT,
    CHURCHILL_CULTURE,
    CHURCHILL_MILITARY,
    COPY,
    DESTROY,
    DEVELOP,
    DISBAND,
    FINISH,
    HAMMURABI,
    LEAD,
    MUSTER,
    OCEAN,
    PLAY,
    POPULATION,
    REVOLUTION,
    STAGE,
    TACTIC,
    TARGET,
    TRADE_ROUTES,
    Option,
)
from civitas.games.through_the_ages.pieces import COPY_TACTIC, HIGHER_BITS, PLAY_TACTIC, Card
from civitas.games.through_the_ages.rules.building import (
    build,
    build_stages,
    buildable,
    destroy,
    increase_population,
    most_stages,
    population_refusal,
    stages_refusal,
    theater_upgrades,
    upgrade,
    upgrades,
)
from civitas.games.through_the_ages.rules.cards.actions import FAMILIES, playable
from civitas.games.through_the_ages.rules.developing import develop, develop_refusal, play_leader
from civitas.games.through_the_ages.rules.play import (
    civil_actions,
    discard,
    insort,
    military_actions,
    spend_civil,
    spend_military,
    take_from_hand,
)
from civitas.games.through_the_ages.rules.prices import building_cost, population_cost, science_saved, take_cost
from civitas.games.through_the_ages.rules.taking import take, takeable
from civitas.games.through_the_ages.rules.tokens import (
    change_culture,
    exchange,
    gain_population,
    lose,
    means,
)
from civitas.games.through_the_ages.rules.totals import pact_power
from civitas.games.through_the_ages.state import (
    BACH_USED,
    BY_LEADERS,
    CHURCHILL_USED,
    END,
    HAMMURABI_USED,
    OCEAN_USED,
    TACTIC_USED,
    TRADE_ARMED,
    TRADE_USED,
    Player,
    TtaState,
)
from civitas.kernel.decisions import Flow, ask

Handler: TypeAlias = Callable[[TtaState, Player, Option], Flow[None] | None]


def act(state: TtaState) -> Flow[None]:
    """Rules 4.1: one action of the current player, or the end of the Action Phase."""
    player = state.players[state.turn]
    # Whether a tactic could be played is nobody else's business: whoever might hold one is asked.
    is_secret = bool(player.military_hand) and not player.marks & TACTIC_USED and military_actions(player) > 0
    option = yield from ask(ACT, player.seat, act_options(state, player), openly=is_secret)
    if option is FINISH:
        state.phase = END
        return
    done = HANDLERS[option.verb](state, player, option)
    if done is not None:
        yield from done


def act_options(state: TtaState, player: Player) -> list[Option]:
    """Rules 24.4: everything the current player may do now, in the canonical order."""
    civil = player.civil + player.extra_civil
    options = takeable(state, player, civil)
    if state.round > 1:
        have = means(state, player, False)
        if civil:
            if not population_refusal(state, player):
                options.append(POPULATION)
            _worker_options(player, player.buildings, have, DESTROY, options)
        if civil or player.power("revolution_by_military"):
            _card_options(state, player, options, civil, have)
        if player.military + player.extra_military:
            _military_options(state, player, options, have)
        _ability_options(state, player, options, civil)
    options.append(FINISH)
    return options


def _worker_options(
    player: Player, cards: list[Card], have: int, removal: dict[Card, Option], options: list[Option]
) -> None:
    """Rules 7.6-7.8, 7.14-7.16: buildings or units to build, to upgrade and to give up."""
    options += buildable(player, cards, have)
    removed: list[Option] = []
    workers, technologies = player.workers, player.technologies
    for card in cards:
        if workers[card.at]:
            removed.append(removal[card])
            if technologies & HIGHER_BITS[card.at]:
                options += upgrades(player, [card], have)
    options += removed


def _card_options(state: TtaState, player: Player, options: list[Option], civil: int, have: int) -> None:
    """Rules 7.9-7.13: leaders, stages of the wonder, technologies, revolutions, action cards.

    Action cards that were taken in this turn are left out; copies are one option.
    """
    developed: list[Option] = []
    revolutions: list[Option] = []
    played: list[Option] = []
    before: Card | None = None
    science = player.science + player.pool_science + science_saved(state, player)
    for card in player.hand:
        if card.bit:
            # What is too dear whatever it is for needs no second look.
            if civil and card.science <= science and not develop_refusal(state, player, card, False):
                developed.append(DEVELOP[card])
            if card.revolution and card.revolution <= science and not develop_refusal(state, player, card, True):
                revolutions.append(REVOLUTION[card])
        elif card.group == "leader":
            if civil:
                options.append(LEAD[card])
        elif card is not before:
            before = card
            is_fresh = player.fresh and player.hand.count(card) <= player.fresh.count(card)
            if not is_fresh and playable(state, player, card):
                played.append(PLAY[card])
    if civil and player.wonder is not None:
        for count in range(1, most_stages(player) + 1):
            if stages_refusal(player, count, have):
                break
            options.append(STAGE[count - 1])
    options += developed
    options += revolutions
    options += played


def _military_options(state: TtaState, player: Player, options: list[Option], have: int) -> None:
    _worker_options(player, player.units, have, DISBAND, options)
    if not player.marks & TACTIC_USED:
        actions = player.military + player.extra_military
        if actions >= PLAY_TACTIC:
            tactics: list[Card] = []
            for piece in player.military_hand:
                if piece.type.group == "tactic" and piece.type not in tactics:
                    insort(tactics, piece.type)
            for card in tactics:
                options.append(TACTIC[card])
        if actions >= COPY_TACTIC:
            for card in state.common:
                if card is not player.tactic:
                    options.append(COPY[card])


def _ability_options(state: TtaState, player: Player, options: list[Option], civil: int) -> None:
    """Rules 7.20: what cards in play offer."""
    marks, leader = player.marks, player.leader
    if leader is not None and "muster_food_discount" in leader.powers and military_actions(player):
        for card in player.units:
            if not muster_refusal(state, player, card):
                options.append(MUSTER[card])
    if player.wonders and not marks & OCEAN_USED and player.yellow_bank and player.wonder_power("free_population"):
        options.append(OCEAN)
    if leader is not None:
        powers = leader.powers
        if "war_cabinet_culture" in powers and not marks & CHURCHILL_USED:
            options += [CHURCHILL_CULTURE, CHURCHILL_MILITARY]
        if civil and "upgrades_to_theater" in powers and not marks & BACH_USED:
            options += theater_upgrades(player, means(state, player, False))
        if "civil_for_military" in powers and not marks & HAMMURABI_USED and military_actions(player):
            options.append(HAMMURABI)
    if state.pacts and not marks & (TRADE_ARMED | TRADE_USED) and trades(state, player):
        options.append(TRADE_ROUTES)


def trades(state: TtaState, player: Player) -> bool:
    """Rules 20.26: whether the player is a party of Trade Routes Agreement."""
    return pact_power(state, player, "use_food_as_resource") + pact_power(state, player, "use_resource_as_food") > 0


def muster_refusal(state: TtaState, player: Player, card: Card) -> str:
    """Rules 20.46, 20.74: why Barbarossa's population and unit are not possible one after the other."""
    less = player.power("muster_food_discount")
    refusal = population_refusal(state, player, less)
    if refusal:
        return refusal
    price = max(0, building_cost(player, card) - player.power("muster_resource_discount"))
    after = player
    if player.marks & TRADE_ARMED:
        after = player.copy()
        lose(after, exchange(state, after, population_cost(player, less), True), True)
    return "" if means(state, after, False) + player.pool + player.card_pool >= price else "resources"


def _take(state: TtaState, player: Player, option: Option) -> None:
    at = option.number - 1
    spend_civil(player, take_cost(state, player, at))
    take(state, player, at, True)


def _population(state: TtaState, player: Player, option: Option) -> Flow[None]:
    spend_civil(player, 1)
    return increase_population(state, player)


def _build(state: TtaState, player: Player, option: Option) -> Flow[None]:
    assert option.card is not None
    _spend_one(player, option.card)
    return build(state, player, option.card)


def _spend_one(player: Player, card: Card) -> None:
    if card.is_unit:
        spend_military(player, 1)
    else:
        spend_civil(player, 1)


def _upgrade(state: TtaState, player: Player, option: Option) -> Flow[None]:
    assert option.card is not None
    assert option.other is not None
    _spend_one(player, option.card)
    return upgrade(state, player, option.card, option.other)


def _destroy(state: TtaState, player: Player, option: Option) -> None:
    assert option.card is not None
    _spend_one(player, option.card)
    destroy(state, player, option.card)
    if state.log:
        state.log.say("destroys", option.card, seat=player.seat, card=option.card)


def _lead(state: TtaState, player: Player, option: Option) -> Flow[None]:
    assert option.card is not None
    spend_civil(player, 1)
    return play_leader(state, player, option.card)


def _stages(state: TtaState, player: Player, option: Option) -> Flow[None]:
    spend_civil(player, 1)
    return build_stages(state, player, option.number)


def _develop(state: TtaState, player: Player, option: Option) -> Flow[None]:
    assert option.card is not None
    spend_civil(player, 1)
    return develop(state, player, option.card, False)


def _revolution(state: TtaState, player: Player, option: Option) -> Flow[None]:
    assert option.card is not None
    return develop(state, player, option.card, True)


def _play(state: TtaState, player: Player, option: Option) -> Flow[None]:
    """Rules 7.13, 20.79: choose the target, pay, carry out, discard."""
    card = option.card
    assert card is not None
    family = FAMILIES[card.family]
    target: Option | None = None
    if family.targets is not None:
        targets = family.targets(state, player, card)
        if not civil_actions(player):
            targets = [one for one in targets if one.verb == "revolution"]
        target = targets[0] if len(targets) == 1 else (yield from ask(TARGET, player.seat, targets, card))
    if target is None or target.verb != "revolution":
        spend_civil(player, 1)
    player.hand.remove(card)
    state.gone.append(card)
    if state.log:
        state.log.say("plays", card, seat=player.seat, card=card)
    done = family.effect(state, player, card, target)
    if done is not None:
        yield from done


def _disband(state: TtaState, player: Player, option: Option) -> None:
    _destroy(state, player, option)


def _tactic(state: TtaState, player: Player, option: Option) -> None:
    """Rules 7.17: the card is the exclusive and current tactic."""
    assert option.card is not None
    spend_military(player, PLAY_TACTIC)
    _use_tactic(state, player, option.card, "plays_tactic")
    player.exclusive = take_from_hand(player, option.card)


def _copy(state: TtaState, player: Player, option: Option) -> None:
    """Rules 7.18: a common tactic becomes the current one."""
    assert option.card is not None
    spend_military(player, COPY_TACTIC)
    _use_tactic(state, player, option.card, "copies_tactic")


def _use_tactic(state: TtaState, player: Player, card: Card, message: str) -> None:
    if player.exclusive is not None:
        discard(state, player.exclusive, -1)
        player.exclusive = None
    player.tactic = card
    player.marks |= TACTIC_USED
    player.is_stale = True
    if state.log:
        state.log.say(message, card, seat=player.seat, card=card)


def _barbarossa(state: TtaState, player: Player, option: Option) -> Flow[None]:
    """Rules 7.20: population for less food, then a unit for fewer resources."""
    assert option.card is not None
    spend_military(player, 1)
    yield from increase_population(state, player, player.power("muster_food_discount"))
    yield from build(state, player, option.card, player.power("muster_resource_discount"))


def _ocean(state: TtaState, player: Player, option: Option) -> None:
    """Rules 7.20: one population for free."""
    player.marks |= OCEAN_USED
    gain_population(player, player.wonder_power("free_population"))
    if state.log:
        state.log.say("population", seat=player.seat, food=0)


def churchill_culture(state: TtaState, player: Player) -> None:
    """Rules 7.20: Churchill's culture, chosen or by default at the end of the Action Phase."""
    player.marks |= CHURCHILL_USED
    amount = player.power("war_cabinet_culture")
    change_culture(player, amount, BY_LEADERS)
    if state.log:
        state.log.say("culture", player.leader, seat=player.seat, amount=amount)


def _churchill_culture(state: TtaState, player: Player, option: Option) -> None:
    churchill_culture(state, player)


def _churchill_military(state: TtaState, player: Player, option: Option) -> None:
    """Rules 7.20: science for military technologies and resources for units, both of this turn."""
    player.marks |= CHURCHILL_USED
    player.pool += player.power("war_cabinet_resources")
    player.pool_science += player.power("war_cabinet_science")
    if state.log:
        state.log.say("war_cabinet", player.leader, seat=player.seat)


def _bach(state: TtaState, player: Player, option: Option) -> Flow[None]:
    assert option.card is not None
    assert option.other is not None
    spend_civil(player, 1)
    player.marks |= BACH_USED
    return upgrade(state, player, option.card, option.other)


def _hammurabi(state: TtaState, player: Player, option: Option) -> None:
    """Rules 20.33: a military action becomes an extra civil action of this turn."""
    spend_military(player, 1)
    player.extra_civil += player.power("civil_for_military")
    player.marks |= HAMMURABI_USED
    if state.log:
        state.log.say("hammurabi", player.leader, seat=player.seat)


def _trade_routes(state: TtaState, player: Player, option: Option) -> None:
    """Rules 20.26: the exchange stands in for the next matching payment."""
    player.marks |= TRADE_ARMED
    if state.log:
        state.log.say("arms_trade", seat=player.seat)


HANDLERS: Final[dict[str, Handler]] = {
    "take": _take,
    "population": _population,
    "build": _build,
    "upgrade": _upgrade,
    "destroy": _destroy,
    "lead": _lead,
    "stages": _stages,
    "develop": _develop,
    "revolution": _revolution,
    "play": _play,
    "disband": _disband,
    "tactic": _tactic,
    "copy": _copy,
    "barbarossa": _barbarossa,
    "ocean_liner_service": _ocean,
    "churchill_culture": _churchill_culture,
    "churchill_military": _churchill_military,
    "bach": _bach,
    "hammurabi": _hammurabi,
    "trade_routes": _trade_routes,
}
