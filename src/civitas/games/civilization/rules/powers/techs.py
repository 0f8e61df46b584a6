"""Technologies: what their printed effects do; what they pay for with resources stands in `abilities`."""

from __future__ import annotations

from civitas.games.civilization.options import ARMY, FREE_ITEM, SCOUT
from civitas.games.civilization.pieces import TECH, Building, Source, UnitType
from civitas.games.civilization.rules.building import (
    can_build_figure,
    can_build_free,
    figure_squares,
    free_building_of,
    free_figure,
    unit_types,
)
from civitas.games.civilization.rules.decks import gain_unit
from civitas.games.civilization.rules.goods import coin_room, gain_coin, pay_culture, pay_trade
from civitas.games.civilization.rules.placing import unlocked_buildings
from civitas.games.civilization.rules.powers.fighting import heal, own_wounds, wounded
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import (
    BATTLE_TURN,
    BATTLE_WON,
    BUILT_WONDER,
    CITY_MANAGEMENT,
    START_OF_TURN,
    mark,
    trigger,
    use,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_battle import Battle
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask

says(TECH["agriculture"], "When you learn it, your capital grows into a metropolis at once if it can.")
says(TECH["masonry"], "You may build city walls.")
says(TECH["navigation"], "Your figures may cross water, but may not end their movement there.")
says(
    TECH["navy"],
    "An army that a city action builds may be placed in the outskirts of any of your cities with a shipyard.",
)
says(TECH["bureaucracy"], "Once a turn, in the research phase, you may switch one of your social policies.")
says(
    TECH["engineering"],
    "Once a turn, a city that spends production may split it between two items instead of one.",
)
says(TECH["irrigation"], "You may have {max_cities} cities.")
says(TECH["logistics"], "Infantry, artillery and mounted units are of rank II at least.")
says(TECH["mysticism"], "For each culture event you draw, look at {event_draws} more of the same deck and keep one.")
says(TECH["sailing"], "Your figures may cross water and end their movement there.")
says(TECH["steam_power"], "Your figures may cross water and end their movement there.")
says(
    TECH["ecology"],
    "Each space of the culture track costs you 1 trade less for every {coins_per_track_trade} coins you have.",
)
says(
    TECH["military_science"],
    "Each of your cities produces 1 extra production for every {coins_per_city_production} coins you have.",
)
says(
    TECH["combustion"],
    "Once a turn, when your army ends its movement on an enemy building, you may destroy that building.",
    "When your army attacks a walled city, its walls are destroyed before the battle.",
)
says(
    TECH["computers"], "Your battle hand and your culture hand are 1 larger for every {coins_per_hands} coins you have."
)
says(
    TECH["flight"],
    "You may build aircraft.",
    "Your figures may cross water and end there, and may pass over enemy figures, huts, villages and enemy cities.",
)
says(TECH["mass_media"], "Your culture events can't be cancelled.")
says(TECH["space_flight"], "Whoever learns it wins the game.")

ANIMAL_HUSBANDRY = TECH["animal_husbandry"]
says(ANIMAL_HUSBANDRY, "Once a battle, in your battle turn: remove up to {wounds} wounds from your units in play.")


def _wounded(state: CivilizationState, player: Player, source: Source) -> bool:
    return wounded(state, player)


def _animal_husbandry_choose(state: CivilizationState, player: Player, source: Source) -> Flow[list[int]]:
    return (yield from own_wounds(state, player, source.numbers["wounds"], source))


def _animal_husbandry(state: CivilizationState, player: Player, source: Source, fronts: list[int]) -> None:
    heal(state, player, fronts, source)


use(ANIMAL_HUSBANDRY, BATTLE_TURN, _animal_husbandry, _animal_husbandry_choose, _wounded)

BIOLOGY = TECH["biology"]
says(BIOLOGY, "Once a battle, in your battle turn: remove all wounds from your units in play.")


def _biology(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    heal(state, player, None, source)


use(BIOLOGY, BATTLE_TURN, _biology, ready=_wounded)

CODE_OF_LAWS = TECH["code_of_laws"]
says(CODE_OF_LAWS, "Once a turn, after you win a battle, put a coin token on this card.")
_WON = mark(CODE_OF_LAWS)


def _code_of_laws(state: CivilizationState, player: Player, source: Source, seat: int, battle: Battle | None) -> None:
    if seat == player.seat and not player.used & _WON:
        player.used |= _WON
        gain_coin(state, player, CODE_OF_LAWS.coin_place, source)


trigger(CODE_OF_LAWS, BATTLE_WON, _code_of_laws)

EDUCATION = TECH["education"]
says(EDUCATION, "Once a turn, when you build a wonder, put a coin token on this card.")
_BUILT = mark(EDUCATION)


def _education(state: CivilizationState, player: Player, source: Source, seat: int, wonder: Source) -> None:
    if seat == player.seat and not player.used & _BUILT:
        player.used |= _BUILT
        gain_coin(state, player, EDUCATION.coin_place, source)


trigger(EDUCATION, BUILT_WONDER, _education)

DEMOCRACY = TECH["democracy"]
says(DEMOCRACY, "Once a turn, in city management: spend {price_trade} trade to put a coin token on this card.")


def _democracy_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return player.trade >= source.numbers["price_trade"] and coin_room(state, player, DEMOCRACY.coin_place)


def _democracy(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    pay_trade(state, player, source.numbers["price_trade"])
    gain_coin(state, player, DEMOCRACY.coin_place, source)


use(DEMOCRACY, CITY_MANAGEMENT, _democracy, ready=_democracy_ready)

PRINTING_PRESS = TECH["printing_press"]
says(PRINTING_PRESS, "Once a turn, in city management: spend {price_culture} culture to put a coin token on this card.")


def _printing_press_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return player.culture >= source.numbers["price_culture"] and coin_room(state, player, PRINTING_PRESS.coin_place)


def _printing_press(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    pay_culture(state, player, source.numbers["price_culture"])
    gain_coin(state, player, PRINTING_PRESS.coin_place, source)


use(PRINTING_PRESS, CITY_MANAGEMENT, _printing_press, ready=_printing_press_ready)

PLASTICS = TECH["plastics"]
says(
    PLASTICS,
    "Once a turn, at the start of turn: build one unlocked unit, figure or building for free in one of your cities.",
)


def _plastics_items(state: CivilizationState, player: Player) -> list[object]:
    figures = [figure for figure in (ARMY, SCOUT) if can_build_figure(state, player, figure is ARMY)]
    buildings = [one for one in unlocked_buildings(state, player) if can_build_free(state, player, (one,))]
    return [*figures, *unit_types(state, player), *buildings]


def _plastics_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(unit_types(state, player) or _plastics_items(state, player))


def _plastics_choose(state: CivilizationState, player: Player, source: Source) -> Flow[object]:
    return (yield from ask(FREE_ITEM, player.seat, _plastics_items(state, player), source))


def _plastics(state: CivilizationState, player: Player, source: Source, item: object) -> Flow[None]:
    if isinstance(item, UnitType):
        gain_unit(state, player, item, source)
    elif isinstance(item, Building):
        yield from free_building_of(state, player, source, item)
    else:
        squares = figure_squares(state, player, item is ARMY)
        yield from free_figure(state, player, source, item is ARMY, squares)


use(PLASTICS, START_OF_TURN, _plastics, _plastics_choose, _plastics_ready)
