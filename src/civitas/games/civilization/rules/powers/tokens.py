"""Hut and village tokens, relics and investment levels: what they give (rules 10.3, 12.5)."""

from __future__ import annotations

from civitas.games.civilization.options import ARMY, HUT_CHOICE, SCOUT, TARGET_INVESTMENT
from civitas.games.civilization.pieces import INVESTMENT, INVESTMENTS, SHEET, Investment, Source, Tech, UnitType
from civitas.games.civilization.pieces_cards import TOKEN_KIND, TOKEN_KINDS
from civitas.games.civilization.pieces_map import CITY_STATE, RELIC, Relic
from civitas.games.civilization.rules.building import build_figure, free_units, unit_types
from civitas.games.civilization.rules.culture import advance, gain_person, invest
from civitas.games.civilization.rules.decks import gain_unit
from civitas.games.civilization.rules.exploring import place_city_state
from civitas.games.civilization.rules.figures import bar, in_supply, room
from civitas.games.civilization.rules.goods import gain_coin, gain_culture
from civitas.games.civilization.rules.learning import learn, learn_one, learnable
from civitas.games.civilization.rules.powers.gains import own_city, production_of
from civitas.games.civilization.rules.powers.targets import pick_learned
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import CITY_MANAGEMENT, START_OF_TURN, reward, use
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask, may

# Tokens that are kept: resources are spent while paying a cost.

for _kind in TOKEN_KINDS:
    if _kind.resource is not None:
        says(_kind, f"Keep it face down; it is one {_kind.resource}.")

TEACHER = TOKEN_KIND["hut_teacher"]
says(TEACHER, "Keep it face down. Spend it at a start of turn: learn a tech of level I.")


def _lessons(state: CivilizationState, player: Player, source: Source) -> list[Tech]:
    return learnable(player, (source.numbers["tech_level"],))


def _teacher_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_lessons(state, player, source))


def _teacher_choose(state: CivilizationState, player: Player, source: Source) -> Flow[Tech]:
    return (yield from pick_learned(player, _lessons(state, player, source), source))


def _learn(state: CivilizationState, player: Player, source: Source, tech: Tech) -> Flow[None]:
    yield from learn(state, player, tech, cause=source)


use(TEACHER, START_OF_TURN, _learn, _teacher_choose, _teacher_ready, once=False)

FRIENDLY_WORKERS = TOKEN_KIND["village_friendly_workers"]
says(
    FRIENDLY_WORKERS,
    "Keep it face down. Spend it in city management: one of your cities produces {production} extra production this "
    "turn.",
)
use(FRIENDLY_WORKERS, CITY_MANAGEMENT, production_of, own_city, once=False)

# Tokens that act at once.


def _city_state(state: CivilizationState, player: Player, source: Source, at: int) -> None:
    place_city_state(state, player, at)


for _kind in (TOKEN_KIND["hut_city_state"], TOKEN_KIND["village_city_state"]):
    says(_kind, "Draw a city-state token and put it on this square.")
    reward(_kind, _city_state)

FRIENDLY_BARBARIAN = TOKEN_KIND["hut_friendly_barbarian"]
says(
    FRIENDLY_BARBARIAN,
    "Build an unlocked unit, or a figure on this square, for free; the figure may not move before the next turn.",
)


def _friendly_barbarian(state: CivilizationState, player: Player, source: Source, at: int) -> Flow[None]:
    """Rules 14.89: unit, army, scout or nothing."""
    figures = [figure for figure in (ARMY, SCOUT) if in_supply(player, figure is ARMY)]
    items: list[object] = [*unit_types(state, player), *(figures if room(state, player, at) > 0 else [])]
    item = yield from may(HUT_CHOICE, player.seat, items, source)
    if isinstance(item, UnitType):
        gain_unit(state, player, item, source)
    elif item is not None:
        figure = yield from build_figure(state, player, item is ARMY, at, source)
        bar(player, figure)


reward(FRIENDLY_BARBARIAN, _friendly_barbarian)


def _native_art(state: CivilizationState, player: Player, source: Source, at: int) -> None:
    gain_culture(state, player, source.numbers["culture"], source)


for _kind in (TOKEN_KIND["hut_native_art_3"], TOKEN_KIND["village_native_art_6"]):
    says(_kind, "Gain {culture} culture.")
    reward(_kind, _native_art)

GREAT_PERSON = TOKEN_KIND["village_great_person"]
says(GREAT_PERSON, "Gain a great person.")


def _great_person(state: CivilizationState, player: Player, source: Source, at: int) -> Flow[None]:
    yield from gain_person(state, player, source)


reward(GREAT_PERSON, _great_person)

WEALTH = TOKEN_KIND["village_wealth"]
says(WEALTH, "Put {coins} coin token on your civilization sheet.")


def _wealth(state: CivilizationState, player: Player, source: Source, at: int) -> None:
    gain_coin(state, player, SHEET, source)


reward(WEALTH, _wealth)

# City-states: their icons are facts.

for _state in CITY_STATE.values():
    says(_state, "Counts as a square of your capital's outskirts while a figure of yours stands on it.")
says(CITY_STATE["cs5"], "Your capital may harvest a market resource of your choice from it.")

# Relics.

ATLANTIS = RELIC["atlantis"]
says(ATLANTIS, "In your next start of turn you may learn a tech of your choice.")


def _atlantis_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(learnable(player))


def _atlantis_choose(state: CivilizationState, player: Player, source: Source) -> Flow[Tech]:
    return (yield from pick_learned(player, learnable(player), source))


use(ATLANTIS, START_OF_TURN, _learn, _atlantis_choose, _atlantis_ready)

SEVEN_CITIES_OF_GOLD = RELIC["seven_cities_of_gold"]
says(SEVEN_CITIES_OF_GOLD, "In your next start of turn, make {investments} investments for free.")


def _seven_cities_of_gold(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    """Rules 14.44, 14.74: placed one after the other, each an investment of its own."""
    for _ in range(source.numbers["investments"]):
        card: Investment = yield from ask(TARGET_INVESTMENT, player.seat, INVESTMENTS, source)
        yield from invest(state, player, card, source)


use(SEVEN_CITIES_OF_GOLD, START_OF_TURN, _seven_cities_of_gold)


def _wait(state: CivilizationState, player: Player, source: Relic, at: int) -> None:
    """The reward is due in the player's next start of turn."""
    player.due = (*player.due, (source, state.turn + 1))


reward(ATLANTIS, _wait)
reward(SEVEN_CITIES_OF_GOLD, _wait)

SCHOOL_OF_CONFUCIUS = RELIC["school_of_confucius"]
says(SCHOOL_OF_CONFUCIUS, "Gain {great_people} great person.")


def _school_of_confucius(state: CivilizationState, player: Player, source: Source, at: int) -> Flow[None]:
    for _ in range(int(state.variant["confucius_great_persons"])):
        yield from gain_person(state, player, source)


reward(SCHOOL_OF_CONFUCIUS, _school_of_confucius)

ATTILAS_VILLAGE = RELIC["attilas_village"]
says(ATTILAS_VILLAGE, "Build {units} unlocked units of your choice for free.")


def _attilas_village(state: CivilizationState, player: Player, source: Source, at: int) -> Flow[None]:
    yield from free_units(state, player, source, source.numbers["units"])


reward(ATTILAS_VILLAGE, _attilas_village)

ARK_OF_THE_COVENANT = RELIC["ark_of_the_covenant"]
says(ARK_OF_THE_COVENANT, "Advance {steps} spaces on the culture track for free.")


def _ark_of_the_covenant(state: CivilizationState, player: Player, source: Source, at: int) -> Flow[None]:
    yield from advance(state, player, source.numbers["steps"], source)


reward(ARK_OF_THE_COVENANT, _ark_of_the_covenant)

# Investments: only the highest reached level is in force.

for _level in INVESTMENT["infrastructure"].levels:
    says(_level, "Each of your cities produces {city_production} extra production.")
for _level in INVESTMENT["military_industrial_complex"].levels:
    says(_level, "+{combat_bonus} combat bonus.")
for _level in INVESTMENT["endowment_for_the_arts"].levels:
    says(_level, "Culture hand +{culture_hand}.")
    if "track_culture" in _level.standing:
        says(_level, "Each space of the culture track costs {track_culture} culture less.")


def _public_education(state: CivilizationState, player: Player, source: Source, at: int) -> Flow[None]:
    """Rules 14.74: when the level is reached; without a legal place it is lost."""
    yield from learn_one(state, player, cause=source)


for _level in INVESTMENT["public_education"].levels:
    says(_level, "When you reach this level, learn a tech of your choice.")
    reward(_level, _public_education)
