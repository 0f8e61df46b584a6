"""The process in which saves and positions of unknown origin are opened and drawn, before anything is stored.

It may use only so much time and memory: whatever they make the rules or the templates do, it happens here first.
"""

from __future__ import annotations

import math
import resource
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Final, TypeVar

import msgspec

import civitas
from civitas.kernel.saves import Save, retell
from civitas.table.look import boards
from civitas.table.play.plans import Beginning, beginning
from civitas.table.play.thinker import leave_with_parent
from civitas.table.play.workers import READY, stand_back

T = TypeVar("T")

SECONDS: Final = 3
"""Seconds of work that all of it may take."""
LONGEST: Final = 0.5
"""Seconds of work that a single choice or drawing may take: the server will do it again, between others' requests."""
MEMORY: Final = 512 * 2**20
"""Bytes that the process may use beside what it has when it is ready."""
LARGEST: Final = 1_000_000
"""Characters of a drawing, at most."""
TRIED: Final = 200
"""Choices that are tried to see whether scripted results of chance can come."""


class Found(msgspec.Struct):
    """How a table begins with what was brought; or what is wrong with it."""

    beginning: Beginning | None = None
    error: str = ""


class TooMuch(civitas.CivitasError):
    """More work, or a larger drawing, than any game that was really played needs."""


def main(pipe: Connection) -> None:
    """Answer requests until the parent is gone."""
    leave_with_parent()
    stand_back()
    warm()
    _bound(resource.RLIMIT_CORE, 0)
    _bound(resource.RLIMIT_AS, _mapped() + MEMORY)
    pipe.send_bytes(READY)
    while True:
        try:
            text = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        # Whoever passes this limit is ended by the system.
        _bound(resource.RLIMIT_CPU, math.ceil(time.process_time()) + SECONDS)
        try:
            found = Found(inspect(text))
        except civitas.CivitasError as error:
            found = Found(error=str(error))
        except MemoryError:
            found = Found(error="This takes too much room to open.")
        except Exception as error:
            found = Found(error=f"The rules stumble over this: {type(error).__name__}.")
        pipe.send_bytes(msgspec.json.encode(found))


def warm() -> None:
    """Open and draw a game of every sort, so that no request pays for what is read or compiled once, however long that
    takes.
    """
    for name in civitas.titles():
        warm_game(name)


def warm_game(name: str) -> None:
    """Draw a game's first table for everybody."""
    game = civitas.new(name, civitas.titles()[name].seats[0], 0)
    for setting in settings(game):
        boards.board(game, setting)


def inspect(text: bytes) -> Beginning:
    """How a table begins with a save; CivitasError if it can't."""
    since = time.process_time()
    game = civitas.load(text)
    if time.process_time() - since > LONGEST:
        retrace(text)
    try_chance(game)
    game.position()
    for moment in (game.fork_at(0), game):
        draw(moment)
    return beginning(game)


def retrace(text: bytes) -> None:
    """Refuse a save of which a single choice takes too long."""
    saved = msgspec.json.decode(text, type=Save)
    choices, saved.choices = saved.choices, []
    game = _brief(lambda: civitas.load(msgspec.json.encode(saved)))
    for choice in choices:
        _brief(lambda choice=choice: retell(game, choice))  # type: ignore[misc]


def try_chance(game: civitas.Game) -> None:
    """Refuse scripted results of chance that can't come: nobody could play on."""
    trial = game.fork()
    for _ in range(TRIED):
        if not trial.unused_chance or trial.decision is None:
            return
        trial.choose(trial.decision.options[0], trial.decision.seat)


def draw(game: civitas.Game) -> None:
    """Draw a game for everybody who may look at it; TooMuch if one of the boards takes too long, or is too large."""
    for setting in settings(game):
        drawn = _brief(lambda setting=setting: boards.board(game, setting))  # type: ignore[misc]
        if len(drawn) > LARGEST:
            raise TooMuch("This board is too large to be drawn.")


def settings(game: civitas.Game) -> Iterator[boards.Setting]:
    """Those who may look at a game, now and when it is over."""
    seats = [boards.Seat(seat, f"Seat {seat + 1}", "human") for seat in range(game.seats)]
    for eyes in (*range(game.seats), None):
        for look_back in (False, True) if game.over else (False,):
            yield boards.Setting("", "", game.rules.name, 0, eyes, seats, look_back=look_back, over=game.over)


def _brief(work: Callable[[], T]) -> T:
    """What a piece of work gives, if it does not take too long."""
    since = time.process_time()
    done = work()
    if time.process_time() - since > LONGEST:
        raise TooMuch("This takes too long to open.")
    return done


def _mapped() -> int:
    """The bytes of memory that the process has mapped, or none where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[0]) * resource.getpagesize()
    except OSError:
        return 2 * MEMORY


def _bound(what: int, most: int) -> None:
    """Lower a limit of the process, as far as the system allows."""
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
