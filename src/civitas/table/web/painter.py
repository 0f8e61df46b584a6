"""The process in which boards are drawn. It keeps the games of the tables it draws, and plays on in them as they do."""

from __future__ import annotations

from io import BufferedIOBase
from socket import socket
from typing import Final

import msgspec

from civitas.table.look import boards
from civitas.table.play.garbage import set_aside
from civitas.table.play.replay import undo_refusal
from civitas.table.play.thinker import Recent, leave_with_parent
from civitas.table.play.workers import READY
from civitas.table.web.inspector import warm

KEPT: Final = 512
"""Games that are kept: others are played again from their beginning."""
HEAD: Final = 4
"""Bytes before every message that say how long it is."""


class Undo(msgspec.Struct):
    """Whose last choices an undo would take back, how many they were, and whose answers would go with them."""

    seat: int
    choices: int
    bots: frozenset[int]


class Picture(msgspec.Struct):
    """A board to be drawn: of which game, as a save, and in what setting; lines after `since` choices are new."""

    key: str
    save: str
    setting: boards.Setting
    since: int
    undo: Undo | None = None
    """What must be tried to know whether the reader can take something back; None: the setting says it."""


class Drawn(msgspec.Struct):
    """The board; or what went wrong."""

    board: str = ""
    error: str = ""


def main(server: socket) -> None:
    """Answer requests in their order, until the server is gone."""
    leave_with_parent()
    warm()
    set_aside()
    recent = Recent(KEPT)
    with server, server.makefile("rwb") as stream:
        stream.write(READY)
        stream.flush()
        while message := received(stream):
            stream.write(framed(answered(recent, message)))
            stream.flush()


def received(stream: BufferedIOBase) -> bytes:
    """The next message; empty when there will be none."""
    return stream.read(int.from_bytes(stream.read(HEAD), "big"))


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(HEAD, "big") + message


def answered(recent: Recent, message: bytes) -> bytes:
    """The answer to one request. What goes wrong is the server's to write down: the next one is drawn all the same."""
    try:
        drawn = Drawn(draw(recent, msgspec.msgpack.decode(message, type=Picture)))
    except Exception as error:
        drawn = Drawn(error=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(drawn)


def draw(recent: Recent, picture: Picture) -> str:
    """The board of a picture."""
    game, setting, undo = recent.game(picture.key, picture.save), picture.setting, picture.undo
    if undo is not None:
        setting.undo = undo_refusal(game, undo.seat, undo.choices, undo.bots)
        setting.can_undo = not setting.undo
    return boards.board(game, setting, picture.since)
