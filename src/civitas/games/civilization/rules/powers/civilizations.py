"""Civilizations: what their sheets do, besides what stands and what they start with (rules 3.2)."""

from __future__ import annotations

from civitas.games.civilization.options import ordered
from civitas.games.civilization.options_battle import BT_SAVE, FACE
from civitas.games.civilization.pieces import BUILDINGS, UNIT_TYPES, Building, Resource, Source, Tech
from civitas.games.civilization.pieces_cards import UnitCard
from civitas.games.civilization.pieces_map import CIVILIZATION
from civitas.games.civilization.rules.battle import save_unit
from civitas.games.civilization.rules.building import free_building, free_units
from civitas.games.civilization.rules.culture import advance
from civitas.games.civilization.rules.decks import gain_unit, has_units
from civitas.games.civilization.rules.goods import gain_culture, gain_trade, in_market, take_resource
from civitas.games.civilization.rules.learning import lacking
from civitas.games.civilization.rules.powers.fighting import battle_of
from civitas.games.civilization.rules.powers.targets import pick_resource
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import (
    AFTER_BATTLE,
    BATTLE_OVER,
    BATTLE_WON,
    BUILT_WONDER,
    DISCOVERED,
    FOUNDED,
    HUT,
    INVESTED,
    LEARNED,
    PERSON_GAINED,
    RAZED,
    SPENT,
    VILLAGE,
    trigger,
    use,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_battle import Battle
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask

says(
    CIVILIZATION["americans"],
    "You start with a great person.",
    "For each 3 trade that you convert into production you get {rush_production} production more.",
)
says(
    CIVILIZATION["egyptians"],
    "You start with a random ancient wonder.",
    "Once a turn, in city management, a city may use its action to build one unlocked building for free.",
)
says(
    CIVILIZATION["english"],
    "Your armies may gather as scouts do.",
    "Your figures may cross water, but may not end their movement there.",
)
says(
    CIVILIZATION["french"],
    "You start with two social policies.",
    "+{combat_bonus} combat bonus.",
    "You may have {policies} social policy more than cities.",
)
says(
    CIVILIZATION["indians"],
    "Your capital starts as a metropolis.",
    "A resource that you spend may count as incense, iron, silk or wheat.",
    "A city that devotes itself to the arts gives {arts_per_resource} culture more for each printed resource in its "
    "outskirts.",
)
says(
    CIVILIZATION["japanese"],
    "Your infantry units have +{infantry_strength} strength.",
    "Every tech needs {tech_discount} trade less to research.",
)
says(
    CIVILIZATION["mongols"],
    "You start with two more mounted units.",
    "If you gain loot as the attacker, gain {attack_loot} more.",
)
says(
    CIVILIZATION["russians"],
    "You have seven armies and start with two of them.",
    "Your stacking limit is {stacking} higher.",
    "Once a turn, in your movement, a figure may enter an enemy city centre and be sacrificed there: learn a tech that "
    "the city's owner knows.",
)

# The Arabs.

ARABS = CIVILIZATION["arabs"]
says(
    ARABS,
    "You start with one resource of each kind of the market.",
    "Gain {culture} culture for every resource token that you spend.",
    "Each investment also advances you {steps} space on the culture track for free.",
)


def _arabs_spent(state: CivilizationState, player: Player, source: Source, seat: int, resource: Resource) -> None:
    if seat == player.seat:
        gain_culture(state, player, source.numbers["culture"], source)


def _arabs_invested(state: CivilizationState, player: Player, source: Source, seat: int, card: object) -> Flow[None]:
    if seat == player.seat:
        yield from advance(state, player, source.numbers["steps"], source)


trigger(ARABS, SPENT, _arabs_spent)
trigger(ARABS, INVESTED, _arabs_invested)

# The Aztecs.

AZTECS = CIVILIZATION["aztecs"]
says(
    AZTECS,
    "Gain {trade} trade each time you win a battle.",
    "After every battle that you fought, gain {culture} culture for each unit that was killed in it, on both sides.",
    "Each time you gain a great person you may build {units} unlocked units for free.",
)


def _aztecs_won(state: CivilizationState, player: Player, source: Source, seat: int, battle: Battle | None) -> None:
    if seat == player.seat:
        gain_trade(state, player, source.numbers["trade"], source)


def _aztecs_fought(state: CivilizationState, player: Player, source: Source, seat: int, battle: Battle) -> None:
    """Rules 14.15: saved units count."""
    if seat == player.seat:
        killed = battle.losses[0] + battle.losses[1]
        gain_culture(state, player, source.numbers["culture"] * killed, source)


def _aztecs_person(state: CivilizationState, player: Player, source: Source, seat: int) -> Flow[None]:
    if seat == player.seat:
        yield from free_units(state, player, source, source.numbers["units"], optional=True)


trigger(AZTECS, BATTLE_WON, _aztecs_won)
trigger(AZTECS, BATTLE_OVER, _aztecs_fought)
trigger(AZTECS, PERSON_GAINED, _aztecs_person)

# The Chinese.

CHINESE = CIVILIZATION["chinese"]
says(
    CHINESE,
    "Your capital starts with city walls.",
    "Gain {culture} culture each time you explore a hut or conquer a village.",
    "After each battle you may return {units} of your killed units to your standing forces.",
)


def _chinese_hut(state: CivilizationState, player: Player, source: Source, seat: int) -> None:
    if seat == player.seat:
        gain_culture(state, player, source.numbers["culture"], source)


def _chinese_village(state: CivilizationState, player: Player, source: Source, seat: int, fought: bool) -> None:
    if seat == player.seat:
        gain_culture(state, player, source.numbers["culture"], source)


trigger(CHINESE, HUT, _chinese_hut)
trigger(CHINESE, VILLAGE, _chinese_village)


def _fallen(state: CivilizationState, player: Player) -> list[UnitCard]:
    battle = battle_of(state)
    return battle.killed[battle.side_of(player.seat)]


def _chinese_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_fallen(state, player))


def _chinese_choose(state: CivilizationState, player: Player, source: Source) -> Flow[UnitCard]:
    faces = [FACE[card.id] for card in _fallen(state, player)]
    face = yield from ask(BT_SAVE, player.seat, ordered(BT_SAVE, faces), source)
    return next(card for card in _fallen(state, player) if FACE[card.id] is face)


def _chinese(state: CivilizationState, player: Player, source: Source, card: UnitCard) -> None:
    battle = battle_of(state)
    save_unit(state, battle, battle.side_of(player.seat), card)


use(CHINESE, AFTER_BATTLE, _chinese, _chinese_choose, _chinese_ready)

# The Germans.

GERMANS = CIVILIZATION["germans"]
says(
    GERMANS,
    "You start with two more infantry units.",
    "Each time you research or learn a tech that upgrades or unlocks a unit type, build {units} unit of that type for "
    "free and take a market resource of your choice.",
)


def _germans(
    state: CivilizationState, player: Player, source: Source, seat: int, tech: Tech, raised: int
) -> Flow[None]:
    """Each type that the tech actually raised gives a unit; all together one resource."""
    if seat != player.seat or not raised:
        return
    for kind in UNIT_TYPES:
        if raised >> kind.index & 1 and has_units(state, kind):
            gain_unit(state, player, kind, source)
    if in_market(state):
        resource = yield from pick_resource(player, in_market(state), source)
        take_resource(state, player, resource, source)


trigger(GERMANS, LEARNED, _germans)

# The Greeks.

GREEKS = CIVILIZATION["greeks"]
says(
    GREEKS,
    "When you gain a great person, look at {person_draws} card more than normal and keep one.",
    "Whenever you research or learn a tech, gain {culture} culture for each other player who does not have it and is "
    "not taking it in the same reveal.",
)


def _greeks(state: CivilizationState, player: Player, source: Source, seat: int, tech: Tech, raised: int) -> None:
    if seat == player.seat:
        gain_culture(state, player, source.numbers["culture"] * lacking(state, player, tech), source)


trigger(GREEKS, LEARNED, _greeks)

# The Romans.

ROMANS = CIVILIZATION["romans"]
says(
    ROMANS,
    "Advance {steps} space on the culture track for free each time you build a wonder, found a city, win a village "
    "battle, or destroy an enemy city by winning a battle as attacker.",
)


def _romans(state: CivilizationState, player: Player, source: Source, seat: int, thing: object = None) -> Flow[None]:
    if seat == player.seat:
        yield from advance(state, player, source.numbers["steps"], source)


def _romans_village(state: CivilizationState, player: Player, source: Source, seat: int, fought: bool) -> Flow[None]:
    if seat == player.seat and fought:
        yield from advance(state, player, source.numbers["steps"], source)


trigger(ROMANS, BUILT_WONDER, _romans)
trigger(ROMANS, FOUNDED, _romans)
trigger(ROMANS, RAZED, _romans)
trigger(ROMANS, VILLAGE, _romans_village)

# The Spanish.

SPANISH = CIVILIZATION["spanish"]
says(
    SPANISH,
    "You have three scouts and start with two of them.",
    "Your travel speed is {travel} higher.",
    "For every tile that you turn over, place one basic building for free in one of your cities; its tech is not "
    "needed.",
)


def _basic_buildings(player: Player) -> list[Building]:
    """Rules 14.43: all basic kinds, except where the player knows the upgraded version."""
    found = [building for building in BUILDINGS if not building.upgraded]
    return [one for one in found if one.upgrade is None or not player.known >> one.upgrade.tech.index & 1]


def _spanish(state: CivilizationState, player: Player, source: Source, seat: int, slot: int) -> Flow[None]:
    if seat == player.seat:
        yield from free_building(state, player, source, _basic_buildings(player))


trigger(SPANISH, DISCOVERED, _spanish)

says(
    CIVILIZATION["zulu"],
    "You start with two more artillery units.",
    "Your armies explore villages without a battle.",
    "You may found cities beside huts, and explore those huts at once. A city-state that is found so gives 3 culture.",
)
