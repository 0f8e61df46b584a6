"""Great scientists: what their cards do (rules 9.5)."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import NUMBERS, TARGET_NUMBER
from civitas.games.civilization.pieces import Source
from civitas.games.civilization.pieces_cards import PERSON
from civitas.games.civilization.rules.figures import (
    bar,
    figures_at,
    in_supply,
    may_be_sent,
    put,
)
from civitas.games.civilization.rules.goods import (
    gain_culture,
    gain_trade,
    pay_culture,
    pay_trade,
)
from civitas.games.civilization.rules.ground import explored, is_empty
from civitas.games.civilization.rules.powers.order import AUTOMATIC
from civitas.games.civilization.rules.powers.targets import (
    figure_squares,
    pick_mode,
    pick_square,
)
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import (
    ARTS_DECLARATION,
    CITY_MANAGEMENT,
    PAYMENT,
    RESEARCH_COMMIT,
    START_OF_TURN,
    use,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask

ALAN_TURING = PERSON["alan_turing"]
says(
    ALAN_TURING,
    "Start of turn: gain {culture} culture and {trade} trade for every {armies_per} of your armies in the supply.",
)


def _pairs(player: Player, source: Source) -> int:
    return in_supply(player, True) // source.numbers["armies_per"]


def _alan_turing_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return _pairs(player, source) > 0


def _alan_turing(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    pairs = _pairs(player, source)
    gain_culture(state, player, source.numbers["culture"] * pairs, source)
    gain_trade(state, player, source.numbers["trade"] * pairs, source)


use(ALAN_TURING, START_OF_TURN, _alan_turing, ready=_alan_turing_ready, automatic=AUTOMATIC[ALAN_TURING])

ALBERT_EINSTEIN = PERSON["albert_einstein"]
says(
    ALBERT_EINSTEIN,
    "Spend any amount of trade to gain as much culture, or any amount of culture to gain as much trade.",
)


def _albert_einstein_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return player.trade > 0 or player.culture > 0


def _albert_einstein_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[str, int]]:
    """What is spent, and how much of it."""
    mode = yield from pick_mode(player, ["trade"] * bool(player.trade) + ["culture"] * bool(player.culture), source)
    most = min(player.trade if mode == "trade" else player.culture, len(NUMBERS) - 1)
    amount = yield from ask(TARGET_NUMBER, player.seat, NUMBERS[1 : most + 1], source)
    return (mode, amount.value)


def _albert_einstein(state: CivilizationState, player: Player, source: Source, choice: tuple[str, int]) -> None:
    mode, amount = choice
    if mode == "trade":
        pay_trade(state, player, amount)
        gain_culture(state, player, amount, source)
    else:
        pay_culture(state, player, amount)
        gain_trade(state, player, amount, source)


use(ALBERT_EINSTEIN, CITY_MANAGEMENT, _albert_einstein, _albert_einstein_choose, _albert_einstein_ready)

says(
    PERSON["charles_darwin"],
    "Once a turn, an arts action of one of your cities may give its whole yield as trade instead of culture.",
)
use(PERSON["charles_darwin"], ARTS_DECLARATION)

GALILEO_GALILEI = PERSON["galileo_galilei"]
says(
    GALILEO_GALILEI,
    "Move all of your figures of one square at the outer edge of the map to another, empty one; they may not move "
    "again this turn.",
)


def _shores(state: CivilizationState, player: Player, origin: int) -> list[int]:
    """Rules 14.60: empty squares of the outer edge where the figures of a square may rest."""
    count = len(figures_at(state, player, origin))
    return [
        at
        for at in explored(state)
        if at in state.layout.edge and is_empty(state, at) and may_be_sent(state, player, at, count)
    ]


def _edges(state: CivilizationState, player: Player) -> list[int]:
    return [
        at
        for at in figure_squares(player)
        if at in state.layout.edge and at not in state.held and _shores(state, player, at)
    ]


def _galileo_galilei_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_edges(state, player))


def _galileo_galilei_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[int, int]]:
    origin = yield from pick_square(player, _edges(state, player), source)
    return (origin, (yield from pick_square(player, _shores(state, player, origin), source)))


def _galileo_galilei(state: CivilizationState, player: Player, source: Source, choice: tuple[int, int]) -> None:
    origin, at = choice
    for figure in figures_at(state, player, origin):
        put(state, player, figure, at)
        bar(player, figure)
    state.say("sent", source, player=player.seat, origin=SPOTS[origin], square=SPOTS[at])


use(GALILEO_GALILEI, CITY_MANAGEMENT, _galileo_galilei, _galileo_galilei_choose, _galileo_galilei_ready)

says(PERSON["louis_pasteur"], "Stacking limit +{stacking}.")
says(PERSON["marie_curie"], "When you would spend a uranium, spend any other resource instead.")
use(PERSON["marie_curie"], PAYMENT)
says(
    PERSON["sir_isaac_newton"],
    "Before you research, lay this card as a blank into a legal place of rows I to IV of your pyramid, for good.",
)
use(PERSON["sir_isaac_newton"], RESEARCH_COMMIT)
