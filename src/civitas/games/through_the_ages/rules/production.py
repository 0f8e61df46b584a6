"""Production, corruption, consumption (rules 8.4, 23.11)."""

from __future__ import annotations

from civitas.games.through_the_ages.pieces import CULTURE, CULTURE_PER_MISSING_FOOD, MINE, SCIENCE
from civitas.games.through_the_ages.rules.counts import best_of
from civitas.games.through_the_ages.rules.tokens import (
    FARMS_DOWN,
    MINES_DOWN,
    change_culture,
    change_science,
    change_tokens,
    exchange,
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
)
from civitas.games.through_the_ages.rules.totals import (
    consumption,
    corruption,
    is_uprising,
    pact_power,
    ratings,
)
from civitas.games.through_the_ages.state import BY_HUNGER, BY_PRODUCTION, Player, TtaState


def produce(state: TtaState, player: Player) -> None:
    """Rules 8.3, 8.4: unless there is an uprising, score, suffer corruption, produce food, eat, produce resources."""
    rates = ratings(state, player)
    if is_uprising(state, player):
        if state.log:
            state.log.say("uprising", seat=player.seat)
        return
    science, culture = rates[SCIENCE], rates[CULTURE]
    change_science(player, science)
    change_culture(player, culture, BY_PRODUCTION)
    if state.log:
        state.log.say("scores", seat=player.seat, science=science, culture=culture)
    run_economy(state, player)


def run_economy(state: TtaState, player: Player) -> None:
    """Rules 8.4 b-e: corruption, food, consumption, resources."""
    corrupted = corrupt(state, player)
    food = produce_food(state, player)
    missing = consume(state, player)
    resources = produce_resources(state, player)
    if state.log:
        state.log.say("produces", seat=player.seat, food=food, resources=resources)
        if corrupted:
            state.log.say("corruption", seat=player.seat, amount=corrupted)
        if missing:
            state.log.say("hunger", seat=player.seat, missing=missing)


def corrupt(state: TtaState, player: Player) -> int:
    """Rules 8.4 b: lose resources by the blue bank, food for what is missing; returns what was due."""
    due = corruption(player)
    if due:
        rest = exchange(state, player, due, False)
        rest -= lose_resources(player, rest)
        lose_food(player, rest)
    return due


def produce_food(state: TtaState, player: Player) -> int:
    """Rules 8.4 c: a token for each worker on a farm, the highest levels first, then pacts; returns the food."""
    before = player.food
    for card in FARMS_DOWN:
        count = player.workers[card.at]
        if count:
            if count > player.blue_bank:
                count = player.blue_bank
            player.blue_bank -= count
            change_tokens(player, card, count)
    if state.pacts:
        gain_food(player, pact_power(state, player, "food_production"))
    return player.food - before


def consume(state: TtaState, player: Player) -> int:
    """Rules 8.4 d: eat by the yellow bank; each missing food costs culture; returns what was missing."""
    due = consumption(player)
    if not due:
        return 0
    rest = exchange(state, player, due, True)
    missing = rest - lose_food(player, rest)
    if missing:
        change_culture(player, -missing * CULTURE_PER_MISSING_FOOD, BY_HUNGER)
    return missing


def produce_resources(state: TtaState, player: Player) -> int:
    """Rules 8.4 e, 23.11: a token for each worker on a mine, and what wonders, leaders and pacts add."""
    before = player.resources
    labs = player.power("labs_are_mines")
    more = player.wonder_power("best_mine_tokens") if player.wonders else 0
    best = best_of(player, MINE) if more else None
    for card in MINES_DOWN:
        count = player.workers[card.at]
        if count and (labs or card.type == MINE):
            if card is best:
                count += more
            if count > player.blue_bank:
                count = player.blue_bank
            player.blue_bank -= count
            change_tokens(player, card, count)
    if state.pacts:
        by_pacts = pact_power(state, player, "resource_production")
        if by_pacts > 0:
            gain_resources(player, by_pacts)
        elif by_pacts:
            lose_resources(player, -by_pacts)
    return player.resources - before
