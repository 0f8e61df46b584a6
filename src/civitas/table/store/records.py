"""The rows of the database as plain records."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.rules import Value

ABSENT: Final = 5
"""Minutes of absence that tables allow unless somebody says otherwise."""


class Limit(msgspec.Struct):
    """How long people may think: so many seconds for each decision, or for each turn; 0 is for ever.

    When it has run out a bot chooses; after so many times (0: never) the seat is a bot's.
    """

    seconds: int = 0
    per: str = "decision"
    """decision or turn"""
    misses: int = 0


class Wish(msgspec.Struct):
    """A seat wishes to take back what can't be taken back alone: everything since that row, if all others agree."""

    seat: int
    number: int
    agreed: list[int] = []


class TableRecord(msgspec.Struct, kw_only=True):
    """A table: what is played, how, whether it still runs, and what lists say of it."""

    id: str
    name: str
    game: str
    version: int
    """The rules' version that its choices were last known to fit."""
    seats: int
    variant: dict[str, Value]
    origin: dict[str, Any]
    """As in a save: a seed or a position; empty in lists. It never leaves the server while the game runs."""
    host: str
    spectators: bool = True
    hotseat: bool = False
    status: str = "running"
    """running, over or abandoned"""
    number: int = 0
    revision: int = 0
    """Goes up with everything that is not a choice: seats, chat, the end of the table."""
    turn: list[int] = []
    """The seats that are asked."""
    quiet: list[int] = []
    """Those of them who are asked quietly: nobody else may know."""
    outcome: dict[str, Any] = {}
    note: str = ""
    created: int = 0
    updated: int = 0
    absent: int = ABSENT
    """Minutes after which the host may give the seat of a person who is not there to a bot."""
    brought: int | None = None
    """How many rows a table began with that was brought as a file; None of others."""
    client: str = ""
    """The hash of who opened it, as far as their address tells."""
    thoughts: bool = False
    """Whether bots tell at once why they chose."""
    patience: int = 0
    """Seconds that bots wait before they answer what could be taken back."""
    clock: Limit = msgspec.field(default_factory=Limit)
    deadlines: dict[int, int] = {}
    """When the seats that are asked must have chosen."""
    paused: int = 0
    """Since when the host lets the table rest; 0: it goes on."""
    wish: Wish | None = None
    rematch: str = ""
    """The table at which the same people play again."""


class SeatRecord(msgspec.Struct, kw_only=True):
    """A seat: `holder` is the hash of the secret that owns it, `invitation` the hash of the one that can claim it."""

    table: str
    seat: int
    kind: str
    """human, friend (invited), open or bot"""
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    holder: str | None = None
    invitation: str | None = None
    nonce: str = ""
    seen: int = 0
    """When its person was last known to be there, in seconds; written down once in a while."""
    left: str = ""
    """Why its person is gone for good: left; empty if they are not."""
    missed: int = 0
    """How often its time has run out."""

    @property
    def called(self) -> str:
        """What people call it."""
        return self.name or f"Seat {self.seat + 1}"

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot chooses for this seat now."""
        return self.kind == "bot" or self.stand_in

    @property
    def free(self) -> bool:
        """Whether somebody may still claim it."""
        return self.holder is None and self.kind in ("friend", "open")


class Row(msgspec.Struct, kw_only=True):
    """One line of a table's log.

    `what` is “choose”, “undo”, “takeback” (the same, by agreement), “stream” (a redealt save goes on with another
    stream of chance) or “position” (the rules changed: the game goes on from the position in `text`). `carried` is the
    number that the client sent: in an open round it may be lower than the row's own.
    """

    number: int
    what: str
    seat: int
    text: str
    carried: int


class Position(msgspec.Struct, kw_only=True):
    """The table after some row, in full, in case the rules change."""

    number: int
    version: int
    position: dict[str, Any]


class Notice(msgspec.Struct, kw_only=True):
    """Something that happened beside the game, told in the chronicle after the row of its number.

    `what` names the sentence: “given” (to the bot `detail`) or “back”.
    """

    number: int
    what: str
    seat: int
    detail: str = ""
    at: int = 0


class ChatLine(msgspec.Struct):
    """Something said at the table."""

    name: str
    text: str
    at: int


class Gathering(msgspec.Struct):
    """All of a table but its choices: its seats, the last of its chat, and what happened beside the game."""

    table: TableRecord
    seats: list[SeatRecord]
    chat: list[ChatLine]
    notices: list[Notice]


class Device(msgspec.Struct, kw_only=True):
    """A browser or program of a person who has several; `device` is the hash of its own secret."""

    device: str
    person: str
    name: str
    """What it seems to be: Firefox on Android."""
    since: int
    withdrawn: bool = False


class Link(msgspec.Struct, kw_only=True):
    """What a person offers to a further device: `link` is the hash of the address's secret part, made from `nonce`."""

    person: str
    link: str
    nonce: str
    settings: str
    """How the person likes things, as their browser keeps it."""
    until: int


class Bell(msgspec.Struct, kw_only=True):
    """Where a person can be called while no page is open: a browser's subscription to its push service."""

    bell: str
    person: str
    device: str
    subscription: str
    since: int
