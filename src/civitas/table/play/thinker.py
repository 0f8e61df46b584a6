"""The process in which bots think. It knows the games and the bots, and nothing of the web."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from hashlib import blake2b
from multiprocessing import connection, parent_process
from multiprocessing.connection import Connection
from typing import Final

import msgspec

import civitas
from civitas.bots import look, make
from civitas.bots.why import favourites
from civitas.kernel.saves import Save, retell
from civitas.languages import wording
from civitas.languages.thoughts import told
from civitas.table.play.garbage import set_aside
from civitas.table.play.workers import READY, stand_back

KEPT: Final = 64


class Request(msgspec.Struct):
    """Think about a seat's decision in a saved game."""

    key: str
    save: str
    seat: int
    bot: str
    seconds: float
    tell: bool = False
    """Whether the thought shall be told in words."""
    names: list[str] = []
    """What those who sit at the table are called."""
    until: int | None = None
    """How many of the save's choices had been made then; None: all."""


class Advice(msgspec.Struct):
    """The text to choose, or what went wrong."""

    text: str = ""
    error: str = ""
    words: str = ""
    best: list[str] = []
    """The texts of the best choices, if it is told."""


class Recent:
    """Games that were thought about lately: the next request is usually a few choices further."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._games: OrderedDict[str, tuple[Save, civitas.Game]] = OrderedDict()

    def game(self, key: str, text: str, until: int | None = None) -> civitas.Game:
        """The game of a save after so many of its choices, played on from where it was last time if it can be."""
        save = msgspec.json.decode(text, type=Save)
        if until is not None:
            save.choices = save.choices[:until]
        old, game = self._games.pop(key, (None, None))
        if (
            old is None
            or game is None
            or (old.game, old.seats, old.variant, old.origin) != (save.game, save.seats, save.variant, save.origin)
            or old.choices != save.choices[: len(old.choices)]
        ):
            game = civitas.load(msgspec.json.encode(save))
        else:
            for choice in save.choices[len(old.choices) :]:
                retell(game, choice)
        self._games[key] = (save, game)
        if len(self._games) > self._kept:
            self._games.popitem(last=False)
        return game


def main(pipe: Connection, far: bool = False) -> None:
    """Answer requests until the parent is gone."""
    leave_with_parent()
    stand_back(far)
    set_aside()
    recent = Recent()
    pipe.send_bytes(READY)
    while True:
        try:
            message = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        request = msgspec.json.decode(message, type=Request)
        try:
            thought = think(recent, request)
        except civitas.CivitasError as error:
            thought = Advice(error=str(error))
        except Exception as error:
            thought = Advice(error=f"{type(error).__name__}: {error}")
        pipe.send_bytes(msgspec.json.encode(thought))


def think(recent: Recent, request: Request) -> Advice:
    """The bot's choice."""
    game = alone(recent.game(request.key, request.save, request.until), request.seat)
    decision = next((decision for decision in game.pending if decision.seat == request.seat), None)
    if decision is None:
        return Advice(error=f"Seat {request.seat} is not asked.")
    bot, eyes = make(request.bot, seed(game, request.seat), request.seconds), look(game, decision)
    if not request.tell:
        return Advice(decision.kind.text(bot.choose(eyes)))
    thought = bot.think(eyes)
    return Advice(
        text=decision.kind.text(thought.best),
        words=told(game.rules, wording(game.rules, eyes.view, decision, request.names), decision, thought),
        best=[decision.kind.text(one.option) for one in favourites(thought)],
    )


def alone(game: civitas.Game, seat: int) -> civitas.Game:
    """The game as if nobody else had answered yet in a round that is still open: who is quicker must not matter."""
    answered = game.in_round()
    if all(who == seat for who, _, _ in answered):
        return game
    before = game.fork_at(len(game.history) - len(answered))
    for who, _, option in answered:
        if who == seat:
            before.choose(option, who)
    return before


def seed(game: civitas.Game, seat: int) -> int:
    """What a bot's chance begins with: the deal, the seat, and how often that seat has chosen; nothing that races."""
    chosen = sum(who == seat for who, _, _ in game.history)
    dealt = game.origin.state.chance.key.hex()
    return int.from_bytes(blake2b(f"{seat} {chosen} {dealt}".encode(), digest_size=7).digest(), "little")


def leave_with_parent() -> None:
    """Leave when the server is gone, even by kill -9 and even in mid-thought."""
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
