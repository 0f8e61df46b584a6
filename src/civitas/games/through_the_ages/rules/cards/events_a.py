"""Events of age A."""

from __future__ import annotations

from civitas.games.through_the_ages.options import (
    DEVELOPMENT,
    FOOD,
    FREE,
    FREE_BUILDING,
    MARKET,
    NOTHING,
    POPULATION,
    RESOURCES,
    Option,
)
from civitas.games.through_the_ages.pieces import INFANTRY, OF_TYPE, TEMPLE, Card
from civitas.games.through_the_ages.rules.building import (
    build,
    buildable,
    increase_population,
    population_refusal,
)
from civitas.games.through_the_ages.rules.developing import develop, developments, revolutions
from civitas.games.through_the_ages.rules.events import event, everybody, one_by_one
from civitas.games.through_the_ages.rules.play import draw_military
from civitas.games.through_the_ages.rules.tokens import (
    change_science,
    gain_food,
    gain_population,
    gain_resources,
    move_worker,
)
from civitas.games.through_the_ages.rules.totals import urban_limit_reached
from civitas.games.through_the_ages.state import Player, TtaState
from civitas.kernel.decisions import Flow, ask


def _gain(state: TtaState, card: Card) -> None:
    """Rules 15.2: science, food and resources, in this order."""
    for player in everybody(state):
        change_science(player, card.power("science"))
        gain_food(player, card.power("food"))
        gain_resources(player, card.power("resources"))


event("development_of_agriculture", "Each civilization gains {food} food.", _gain)
event("development_of_crafts", "Each civilization gains {resources} resources.", _gain)
event("development_of_science", "Each civilization gains {science} science.", _gain)
event(
    "development_of_trade_routes",
    "Each civilization gains {science} science, {food} food and {resources} resource.",
    _gain,
)


def _civilization(state: TtaState, card: Card) -> Flow[None]:
    """Rules 20.66: one of these actions without paying a civil action, for 1 less."""
    less = card.power("discount")
    for player in one_by_one(state, everybody(state)):
        options = development_options(state, player, less)
        if len(options) == 1:
            continue
        option = yield from ask(DEVELOPMENT, player.seat, options, card)
        chosen = option.card
        if option is POPULATION:
            yield from increase_population(state, player, less)
        elif chosen is not None and option.verb == "build":
            yield from build(state, player, chosen, less)
        elif chosen is not None:
            yield from develop(state, player, chosen, option.verb == "revolution", less)


def development_options(state: TtaState, player: Player, less: int) -> list[Option]:
    """Rules 24.3 E1."""
    options: list[Option] = [] if population_refusal(state, player, less) else [POPULATION]
    options += buildable(player, player.buildings, player.resources + less)
    options += developments(state, player, less) + revolutions(state, player, less)
    options.append(NOTHING)
    return options


event(
    "development_of_civilization",
    "Each civilization may, without an action: increase its population for {discount} food less, or build a farm, mine "
    "or urban building for {discount} resource less, or develop a technology for {discount} science less.",
    _civilization,
)


def _markets(state: TtaState, card: Card) -> Flow[None]:
    """Rules 20.18: each chooses."""
    for player in one_by_one(state, everybody(state)):
        option = yield from ask(MARKET, player.seat, [FOOD, RESOURCES], card)
        if option is FOOD:
            gain_food(player, card.power("amount"))
        else:
            gain_resources(player, card.power("amount"))


event("development_of_markets", "Each civilization gains {amount} food or {amount} resources.", _markets)


def _politics(state: TtaState, card: Card) -> None:
    """Rules 8.5: clockwise, each all cards in one go."""
    for player in everybody(state):
        draw_military(state, player, card.power("military_cards"))


event("development_of_politics", "Each civilization draws {military_cards} military cards.", _politics)


def _religion(state: TtaState, card: Card) -> Flow[None]:
    """Rules 24.3 E3: with an unused worker and below the urban limit."""
    able = [one for one in everybody(state) if one.unused and not urban_limit_reached(one, TEMPLE)]
    yield from _build_free(state, card, able, OF_TYPE[TEMPLE][0])


def _warfare(state: TtaState, card: Card) -> Flow[None]:
    """Rules 24.3 E3: with an unused worker."""
    yield from _build_free(state, card, [one for one in everybody(state) if one.unused], OF_TYPE[INFANTRY][0])


def _build_free(state: TtaState, card: Card, players: list[Player], building: Card) -> Flow[None]:
    for player in one_by_one(state, players):
        option = yield from ask(FREE_BUILDING, player.seat, [FREE, NOTHING], card)
        if option is FREE:
            player.unused -= 1
            move_worker(player, building, 1)
            if state.log:
                state.log.say("builds", card, seat=player.seat, card=building, price=0)


event(
    "development_of_religion",
    "Each civilization with an unused worker may build a temple on Religion for free.",
    _religion,
)
event("development_of_warfare", "Each civilization with an unused worker may build Warriors for free.", _warfare)


def _settlement(state: TtaState, card: Card) -> None:
    """Rules 14.4: if a token is in the yellow bank."""
    for player in everybody(state):
        gain_population(player, card.power("population"))


event("development_of_settlement", "Each civilization gains {population} population.", _settlement)
