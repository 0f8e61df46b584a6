"""Governments: what each gives while it is in force (rules 5.6)."""

from __future__ import annotations

from civitas.games.civilization.options import CM_HARVEST, Reap, ordered
from civitas.games.civilization.pieces import GOVERNMENT, Source
from civitas.games.civilization.rules.figures import on_map
from civitas.games.civilization.rules.goods import gain_culture
from civitas.games.civilization.rules.management import harvests, reap
from civitas.games.civilization.rules.powers.gains import dial_turns, trade_of
from civitas.games.civilization.rules.powers.order import AUTOMATIC
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import START_OF_TURN, use
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask

says(GOVERNMENT["despotism"], "Each of your cities produces {city_production} extra production.")
says(
    GOVERNMENT["anarchy"],
    "Your capital or metropolis may take no city action, and your social policies have no effect.",
)
says(GOVERNMENT["republic"], "Your armies may found cities as scouts do; the army returns to your supply.")
says(
    GOVERNMENT["monarchy"],
    "Your capital or metropolis may take {capital_actions} more city action each turn, of a different kind than its "
    "other.",
)
says(
    GOVERNMENT["communism"],
    "Battle hand +{battle_hand}.",
    "The outskirts of each of your cities produce as much as those of your best city.",
)

FEUDALISM = GOVERNMENT["feudalism"]
says(
    FEUDALISM,
    "Start of turn: harvest one resource from the outskirts of one of your cities. It takes no action; the square "
    "counts as harvested this turn.",
)


def _feudalism_options(state: CivilizationState, player: Player) -> list[Reap]:
    return [option for city in state.cities_of(player.seat) for option in harvests(state, player, city)]


def _feudalism_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_feudalism_options(state, player))


def _feudalism_choose(state: CivilizationState, player: Player, source: Source) -> Flow[Reap]:
    options = ordered(CM_HARVEST, _feudalism_options(state, player))
    return (yield from ask(CM_HARVEST, player.seat, options, source))


def _feudalism(state: CivilizationState, player: Player, source: Source, choice: Reap) -> None:
    reap(state, player, choice.spot.at, choice.resource, source)


use(FEUDALISM, START_OF_TURN, _feudalism, _feudalism_choose, _feudalism_ready)

DEMOCRACY = GOVERNMENT["democracy"]
says(DEMOCRACY, "{coins} extra coin.", "Start of turn: gain {trade} trade.")
use(DEMOCRACY, START_OF_TURN, trade_of, ready=dial_turns, automatic=AUTOMATIC[DEMOCRACY])

FUNDAMENTALISM = GOVERNMENT["fundamentalism"]
says(
    FUNDAMENTALISM,
    "+{combat_bonus} combat bonus.",
    "Start of turn: gain {culture} culture for each of your armies on the map.",
)


def _fundamentalism_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return on_map(player, True) > 0


def _fundamentalism(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    gain_culture(state, player, source.numbers["culture"] * on_map(player, True), source)


use(
    FUNDAMENTALISM,
    START_OF_TURN,
    _fundamentalism,
    ready=_fundamentalism_ready,
    automatic=AUTOMATIC[FUNDAMENTALISM],
)
