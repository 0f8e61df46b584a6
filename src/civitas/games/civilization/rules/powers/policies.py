"""Social policies: each start-of-turn ability works once a turn, lasting effects always (rules 5.7)."""

from __future__ import annotations

from civitas.games.civilization.pieces import CONSTANTS, POLICY, Source, Tech
from civitas.games.civilization.rules.building import free_units
from civitas.games.civilization.rules.decks import gain_event, has_events
from civitas.games.civilization.rules.figures import on_map
from civitas.games.civilization.rules.goods import gain_culture, gain_trade, pay_culture, pay_trade
from civitas.games.civilization.rules.ground import controlled
from civitas.games.civilization.rules.learning import learn, learnable
from civitas.games.civilization.rules.numbers import section_level
from civitas.games.civilization.rules.powers.gains import dial_turns
from civitas.games.civilization.rules.powers.order import AUTOMATIC
from civitas.games.civilization.rules.powers.targets import pick_learned
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import BUILT_ARMY, START_OF_TURN, trigger, use
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow

RATIONALISM = POLICY["rationalism"]
says(
    RATIONALISM,
    f"Start of turn: pay {CONSTANTS.tech_cost[0]} trade and learn a tech of level I. The rest of your trade stays.",
    f"Start of turn: pay {CONSTANTS.tech_cost[1]} trade and learn a tech of level II. The rest of your trade stays.",
)


def _affords(state: CivilizationState, player: Player, level: int) -> bool:
    return player.trade >= CONSTANTS.tech_cost[level - 1] and bool(learnable(player, (level,)))


def _rationalism_1_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return _affords(state, player, 1)


def _rationalism_2_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return _affords(state, player, 2)


def _rationalism_1(state: CivilizationState, player: Player, source: Source) -> Flow[Tech]:
    return (yield from pick_learned(player, learnable(player, (1,)), source))


def _rationalism_2(state: CivilizationState, player: Player, source: Source) -> Flow[Tech]:
    return (yield from pick_learned(player, learnable(player, (2,)), source))


def _rationalism(state: CivilizationState, player: Player, source: Source, tech: Tech) -> Flow[None]:
    pay_trade(state, player, CONSTANTS.tech_cost[tech.level - 1])
    yield from learn(state, player, tech, cause=source)


use(RATIONALISM, START_OF_TURN, _rationalism, _rationalism_1, _rationalism_1_ready, name="1")
use(RATIONALISM, START_OF_TURN, _rationalism, _rationalism_2, _rationalism_2_ready, name="2")

PATRONAGE = POLICY["patronage"]
says(
    PATRONAGE,
    "Start of turn: pay {price_culture} culture for a culture event of the track section where your marker stands "
    "(level I on the start space).",
)


def _patronage_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return player.culture >= source.numbers["price_culture"] and has_events(state, section_level(player.track))


def _patronage(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    pay_culture(state, player, source.numbers["price_culture"])
    yield from gain_event(state, player, section_level(player.track), source)


use(PATRONAGE, START_OF_TURN, _patronage, ready=_patronage_ready)

says(POLICY["natural_religion"], "An army that moves alone has travel speed +{lone_army_travel}.")
says(
    POLICY["organized_religion"],
    "Counts as {coins} coin.",
    "When you gain a great person, look at {person_draws} card more than normal and keep one.",
)

EXPANSIONISM = POLICY["expansionism"]
says(EXPANSIONISM, "Start of turn: gain {trade} trade for each of your cities and each city-state that you control.")


def _expansionism(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    places = len(state.cities_of(player.seat)) + len(controlled(state, player))
    gain_trade(state, player, source.numbers["trade"] * places, source)


use(EXPANSIONISM, START_OF_TURN, _expansionism, ready=dial_turns, automatic=AUTOMATIC[EXPANSIONISM])

says(
    POLICY["urban_development"],
    "A city with at least two kinds of buildings and wonders in its outskirts gets +{mixed_city_production} "
    "production, and +{mixed_city_arts} culture when it devotes itself to the arts.",
)

PACIFISM = POLICY["pacifism"]
says(
    PACIFISM,
    "Your scouts may enter hut squares and explore them.",
    "Start of turn: gain {culture} culture, and {scout_culture} more if a scout of yours is on the map.",
)


def _pacifism(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    scout = on_map(player, False) > 0
    gain_culture(state, player, source.numbers["culture"] + scout * source.numbers["scout_culture"], source)


use(PACIFISM, START_OF_TURN, _pacifism, automatic=AUTOMATIC[PACIFISM])

MILITARY_TRADITION = POLICY["military_tradition"]
says(
    MILITARY_TRADITION,
    "The first time each turn that you build an army, build {units} unlocked unit of your choice for free.",
)


def _military_tradition(state: CivilizationState, player: Player, source: Source, seat: int, first: bool) -> Flow[None]:
    if seat == player.seat and first:
        yield from free_units(state, player, source, source.numbers["units"])


trigger(MILITARY_TRADITION, BUILT_ARMY, _military_tradition)
