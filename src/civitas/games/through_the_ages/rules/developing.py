"""Technologies, governments and revolutions; leaders (rules 7.9, 7.11, 7.12)."""

from __future__ import annotations

from civitas.games.through_the_ages.options import ACTION_BACK, DEVELOP, HOMER, REVOLUTION, TUCK, Option
from civitas.games.through_the_ages.pieces import LAB, LEADER_ACTIONS_BACK, Card
from civitas.games.through_the_ages.rules.counts import levels_of
from civitas.games.through_the_ages.rules.play import exchange_tokens, insort, regain_civil, settle_actions
from civitas.games.through_the_ages.rules.prices import science_cost
from civitas.games.through_the_ages.rules.refusals import FINE
from civitas.games.through_the_ages.rules.tokens import change_culture, change_science, earn
from civitas.games.through_the_ages.rules.totals import side_of
from civitas.games.through_the_ages.state import BY_LEADERS, LEADER_REPLACED, Player, TtaState
from civitas.kernel.decisions import Flow, ask


def develop_refusal(state: TtaState, player: Player, card: Card, is_revolution: bool, discount: int = 0) -> str:
    """Why a technology can't be developed; the civil action for it is left aside, those of a revolution are not."""
    if is_revolution and not can_revolt(player):
        return "actions_spent"
    have = player.science + (player.pool_science if card.is_unit else 0)
    printed = card.revolution if is_revolution else card.science
    # Nothing costs more than what is printed on it.
    if have < printed and have < science_cost(state, player, card, is_revolution, discount):
        return "science"
    for pact in state.pacts:
        if pact.has(player.seat):
            due = side_of(pact, player.seat).powers.get("partner_pays_science", 0)
            if due > state.players[pact.other(player.seat)].science:
                return "partner_science"
    return FINE


def developments(state: TtaState, player: Player, discount: int = 0) -> list[Option]:
    """Rules 7.11: the technologies in hand that can be developed, governments peacefully, by id."""
    options: list[Option] = []
    for card in player.hand:
        if card.bit and not develop_refusal(state, player, card, False, discount):
            options.append(DEVELOP[card])
    return options


def revolutions(state: TtaState, player: Player, discount: int = 0) -> list[Option]:
    """Rules 7.12: the governments in hand that a revolution can bring, by id."""
    options: list[Option] = []
    if can_revolt(player):
        for card in player.hand:
            if card.revolution and not develop_refusal(state, player, card, True, discount):
                options.append(REVOLUTION[card])
    return options


def can_revolt(player: Player) -> bool:
    """Rules 7.12, 20.9: all civil actions of the total are unspent, or with Robespierre all military ones."""
    if player.power("revolution_by_military"):
        return player.military == player.military_total
    return player.civil == player.civil_total


def develop(state: TtaState, player: Player, card: Card, is_revolution: bool, discount: int = 0) -> Flow[None]:
    """Rules 7.11, 7.12: pay the science (and all actions for a revolution), put the card into play."""
    price = science_cost(state, player, card, is_revolution, discount)
    _pay_science(state, player, card, price)
    player.hand.remove(card)
    player.hand_technologies &= ~card.bit
    if state.log:
        state.log.say("revolts" if is_revolution else "develops", card, seat=player.seat, card=card, price=price)
    if card.group == "government":
        by_military = is_revolution and player.power("revolution_by_military") > 0
        if by_military:
            player.military = 0
        elif is_revolution:
            player.civil = 0
        _change_government(state, player, card, is_revolution and not by_military, by_military)
    elif card.group == "special":
        yield from put_special(state, player, card)
    else:
        player.technologies |= card.bit
        insort(player.units if card.is_unit else player.buildings, card)
    yield from _reap(state, player, is_revolution)


def _pay_science(state: TtaState, player: Player, card: Card, price: int) -> None:
    """Rules 20.65: Churchill's science first; a partner in Scientific Cooperation pays too."""
    if card.is_unit:
        by_leader = min(price, player.pool_science)
        player.pool_science -= by_leader
        price -= by_leader
    player.science -= price
    for pact in state.pacts:
        if pact.has(player.seat):
            due = side_of(pact, player.seat).powers.get("partner_pays_science", 0)
            change_science(state.players[pact.other(player.seat)], -due)


def _change_government(state: TtaState, player: Player, card: Card, keeps_civil: bool, keeps_military: bool) -> None:
    old = player.government
    if old.science:
        state.gone.append(old)
    player.technologies = player.technologies & ~old.bit | card.bit
    player.government = card
    settle_actions(state, player, keeps_civil, keeps_military)


def put_special(state: TtaState, player: Player, card: Card) -> Flow[None]:
    """Rules 7.11, 11.5: of two special technologies of a kind only the higher stays."""
    old = player.specials[card.kind]
    if old is not None and old.age > card.age:
        state.gone.append(card)
        return
    player.specials[card.kind] = card
    player.technologies |= card.bit
    if old is not None:
        player.technologies &= ~old.bit
        state.gone.append(old)
    settle_actions(state, player)
    yield from exchange_tokens(state, player, None if old is None else old.in_play, card.in_play, card)


def _reap(state: TtaState, player: Player, is_revolution: bool) -> Flow[None]:
    """What leaders give for a technology that was developed, and Robespierre for a revolution."""
    leader = player.leader
    if leader is None:
        return
    regain_civil(player, leader.power("civil_actions_per_technology"))
    culture = leader.power("culture_per_technology")
    if is_revolution:
        culture += leader.power("culture_per_revolution")
    if culture:
        change_culture(player, culture, BY_LEADERS)
        if state.log:
            state.log.say("culture", leader, seat=player.seat, amount=culture)
    resources = leader.power("resources_per_technology")
    if resources:
        yield from earn(state, player, resources, False)


def play_leader(state: TtaState, player: Player, card: Card) -> Flow[None]:
    """Rules 7.9: a leader comes into play; the one he replaces leaves, and a civil action comes back."""
    old = player.leader
    wonder: Card | None = None
    if old is not None:
        if old.power("tucked_happy") and player.wonders:
            options = [ACTION_BACK, *[TUCK[wonder] for wonder in player.wonders]]
            wonder = (yield from ask(HOMER, player.seat, options, old)).card
        parting = old.power("parting_culture_per_lab_level") * levels_of(player, LAB)
        change_culture(player, parting, BY_LEADERS)
        if wonder is None:
            state.gone.append(old)
        else:
            player.homer_under = wonder
            if state.log:
                state.log.say("tucked", old, seat=player.seat, wonder=wonder)
        player.marks |= LEADER_REPLACED
    player.hand.remove(card)
    player.leader = card
    player.pool = card.power("military_resources")
    player.pool_science = 0
    settle_actions(state, player)
    if old is not None and wonder is None:
        regain_civil(player, LEADER_ACTIONS_BACK)
    if state.log:
        state.log.say("leads", card, seat=player.seat, card=card)
