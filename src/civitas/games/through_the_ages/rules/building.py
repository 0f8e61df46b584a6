"""Population, buildings, units and wonder stages (rules 7.5-7.8, 7.10, 7.14-7.16)."""

from __future__ import annotations

from civitas.games.through_the_ages.options import BACH, BUILD, STAGE_TOKEN, UPGRADE, Option
from civitas.games.through_the_ages.pieces import CONSTRUCTION, HIGHER, HIGHER_BITS, THEATER, Card
from civitas.games.through_the_ages.rules.counts import workers_of
from civitas.games.through_the_ages.rules.play import complete_wonder
from civitas.games.through_the_ages.rules.prices import (
    building_cost,
    has_discounts,
    population_cost,
    stages_cost,
    upgrade_cost,
)
from civitas.games.through_the_ages.rules.refusals import FINE
from civitas.games.through_the_ages.rules.tokens import (
    STORES,
    change_tokens,
    gain_population,
    means,
    move_worker,
    pay,
)
from civitas.games.through_the_ages.rules.totals import urban_limit_reached
from civitas.games.through_the_ages.state import Player, TtaState
from civitas.kernel.decisions import Flow, ask


def population_refusal(state: TtaState, player: Player, discount: int = 0) -> str:
    """Rules 7.5: why the population can't be increased; actions are left aside."""
    if not player.yellow_bank:
        return "bank_empty"
    price = population_cost(player, discount)
    return FINE if player.food >= price or means(state, player, True) >= price else "food"


def increase_population(state: TtaState, player: Player, discount: int = 0) -> Flow[None]:
    """Rules 7.5: pay the food, move a token from the bank to the unused workers."""
    price = population_cost(player, discount)
    yield from pay(state, player, price, True)
    gain_population(player, 1)
    if state.log:
        state.log.say("population", seat=player.seat, food=price)


def build_refusal(player: Player, card: Card, have: int) -> str:
    """Rules 7.6, 7.14: why no worker can be put on a technology in play with so many resources; actions are left
    aside.
    """
    if not player.unused:
        return "no_worker"
    if card.is_unit:
        have += player.pool + player.card_pool
    # Nothing costs more than what is printed on it.
    if have < card.resources and have < building_cost(player, card):
        return "resources"
    return "urban_limit" if card.is_urban and urban_limit_reached(player, card.type) else FINE


def buildable(player: Player, cards: list[Card], have: int) -> list[Option]:
    """Those of these technologies in play on which a worker can be put with so many resources."""
    options: list[Option] = []
    most = have + player.pool + player.card_pool
    # Nothing is built for nothing.
    if player.unused and most:
        is_cheaper = has_discounts(player)
        for card in cards:
            # What is too dear whatever it is for needs no second look.
            if (is_cheaper or card.resources <= most) and not build_refusal(player, card, have):
                options.append(BUILD[card])
    return options


def build(state: TtaState, player: Player, card: Card, discount: int = 0) -> Flow[None]:
    """Rules 7.6, 7.14: pay the resources, move an unused worker onto the card."""
    price = max(0, building_cost(player, card) - discount)
    yield from pay_resources(state, player, price, card.is_unit)
    player.unused -= 1
    move_worker(player, card, 1)
    if state.log:
        state.log.say("builds", card, seat=player.seat, card=card, price=price)


def pay_resources(state: TtaState, player: Player, price: int, is_military: bool) -> Flow[None]:
    """Rules 23.12: a leader's military pool, pools from action cards, then own tokens."""
    if is_military:
        by_leader = min(price, player.pool)
        player.pool -= by_leader
        by_card = min(price - by_leader, player.card_pool)
        player.card_pool -= by_card
        price -= by_leader + by_card
    yield from pay(state, player, price, False)


def _can_upgrade(player: Player, old: Card, new: Card, have: int) -> bool:
    """Rules 7.7, 7.15: whether so many resources pay for moving a worker from one card to another."""
    if old.is_unit:
        have += player.pool + player.card_pool
    return have >= upgrade_cost(player, old, new)


def upgrades(player: Player, cards: list[Card], have: int) -> list[Option]:
    """The upgrades among these cards in play that so many resources pay for, in the order of the ids."""
    options: list[Option] = []
    workers, technologies = player.workers, player.technologies
    for old in cards:
        if technologies & HIGHER_BITS[old.at] and workers[old.at]:
            for new in HIGHER[old.at]:
                if technologies & new.bit and _can_upgrade(player, old, new, have):
                    options.append(UPGRADE[(old, new)])
    return options


def upgrade(state: TtaState, player: Player, old: Card, new: Card, discount: int = 0) -> Flow[None]:
    """Rules 7.7, 7.15: pay the difference, move the worker."""
    price = max(0, upgrade_cost(player, old, new) - discount)
    yield from pay_resources(state, player, price, old.is_unit)
    move_worker(player, old, -1)
    move_worker(player, new, 1)
    if state.log:
        state.log.say("upgrades", new, seat=player.seat, old=old, new=new, price=price)


def theater_upgrades(player: Player, have: int) -> list[Option]:
    """Rules 20.10: Bach's upgrades of other urban buildings to theaters, in the order of the ids."""
    options: list[Option] = []
    theaters = [card for card in player.buildings if card.type == THEATER]
    if not theaters or urban_limit_reached(player, THEATER):
        return options
    for old in player.buildings:
        if old.is_urban and old.type != THEATER and player.workers[old.at]:
            for new in theaters:
                if new.age >= old.age and _can_upgrade(player, old, new, have):
                    options.append(BACH[(old, new)])
    return options


def destroy(state: TtaState, player: Player, card: Card) -> None:
    """Rules 7.8, 7.16: a worker goes back to the unused ones; nothing is refunded."""
    move_worker(player, card, -1)
    player.unused += 1


def most_stages(player: Player) -> int:
    """Rules 7.10: how many stages one action may build."""
    construction = player.specials[CONSTRUCTION]
    return 1 if construction is None else construction.stages_per_action


def stages_refusal(player: Player, count: int, have: int) -> str:
    """Rules 7.10: why so many stages can't be built with so many resources; actions are left aside."""
    wonder = player.wonder
    if wonder is None or player.stages + count > len(wonder.stages):
        return "no_wonder"
    if have < stages_cost(player, count):
        return "resources"
    # The payment moves tokens between cards and bank; it changes nothing in how many there are.
    return FINE if player.blue_bank >= count or player.blue_bank + sum(player.tokens) >= count else "blue_tokens"


def build_stages(state: TtaState, player: Player, count: int, discount: int = 0) -> Flow[None]:
    """Rules 7.10: pay for all stages at once, cover them with blue tokens, and complete the wonder with the last."""
    wonder = player.wonder
    assert wonder is not None
    price = max(0, stages_cost(player, count) - discount)
    yield from pay(state, player, price, False)
    for _ in range(count):
        if player.blue_bank:
            player.blue_bank -= 1
        else:
            cards = [card for card in STORES if player.tokens[card.at]]
            card = yield from ask(STAGE_TOKEN, player.seat, cards, wonder)
            change_tokens(player, card, -1)
        player.stages += 1
    if state.log:
        state.log.say("stages", wonder, seat=player.seat, wonder=wonder, count=count, price=price)
    if player.stages == len(wonder.stages):
        yield from complete_wonder(state, player)


def has_units(player: Player) -> bool:
    """Whether there is any military unit."""
    return any(player.workers[card.at] for card in player.units)


def urban_types_with_workers(player: Player, types: tuple[int, ...]) -> int:
    """How many of these types have a worker."""
    return sum([1 for at in types if workers_of(player, at)])
