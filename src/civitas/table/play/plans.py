"""What a new table shall be like, and whether it can be."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

import civitas
from civitas.bots import BOTS, DEFAULT
from civitas.kernel.rules import Rules, Value
from civitas.kernel.saves import Save
from civitas.kernel.titles import find
from civitas.table.play.live import outcome, turn
from civitas.table.play.refusals import Refused
from civitas.table.store.records import ABSENT, Limit

TABLE_NAME: Final = 60
LONGEST_TIME: Final = 30 * 24 * 3600
"""The most seconds that a clock gives."""
SHORTEST_TIME: Final = 10
"""The least of them: a table at which nobody has time to choose only makes work."""
PATIENCE: Final = 60
"""The most seconds that bots wait for an undo."""
NAME: Final = 40
"""The most characters of a person's name."""
LONGEST_ABSENCE: Final = 7 * 24 * 60
"""Minutes that a table may allow somebody to be away, at most."""


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: `kind` is me, friend, open or bot."""

    kind: str
    name: str = ""
    bot: str = ""
    holder: str = ""
    """Whose seat it is, if not that of whoever opens the table."""


class Plan(msgspec.Struct):
    """A new table."""

    game: str
    seats: list[SeatPlan]
    name: str = ""
    variant: dict[str, Value] = {}
    spectators: bool = True
    hotseat: bool = False
    absent: int = ABSENT
    """Minutes after which an absent person's seat may be given to a bot."""
    clock: Limit = msgspec.field(default_factory=Limit)
    patience: int | None = None
    """Seconds that bots wait before they answer what could be taken back; None: as the server has it."""
    thoughts: bool = False
    """Whether bots give hints and tell at once why they chose."""


class Beginning(msgspec.Struct):
    """How a table begins, as it is stored: the game as it was dealt or brought, the choices so far, who is asked."""

    save: Save
    turn: list[int]
    quiet: list[int]
    outcome: dict[str, Any]


def beginning(game: civitas.Game) -> Beginning:
    """How a table begins with a game; whatever it was read from, it is written down anew."""
    asked, quiet = turn(game)
    return Beginning(msgspec.json.decode(game.save(), type=Save), asked, quiet, outcome(game.outcome))


def unlike(name: str, others: Sequence[str]) -> str:
    """A name that nobody else at the table has: “Ada”, or “Ada 2”."""
    taken = {other.casefold() for other in others}
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name[: NAME - 3]} {number}"
    return free


def deal(plan: Plan) -> civitas.Game:
    """A new game as planned; Refused if it can't be dealt."""
    rules = rules_of(plan.game)
    check_seats(rules.seats, plan.seats)
    try:
        return civitas.new(plan.game, len(plan.seats), secrets.randbits(64), plan.variant)
    except civitas.CivitasError as error:
        raise Refused(422, str(error)) from error


def rules_of(game: str) -> Rules[Any]:
    """The rules of the game of that name; Refused if there is none."""
    try:
        return find(game)
    except civitas.UnknownGame as error:
        raise Refused(404, str(error)) from error


def check_seats(allowed: range, seats: Sequence[SeatPlan]) -> None:
    """Refuse a plan that nobody could play."""
    if len(seats) not in allowed:
        raise Refused(422, f"This game is for {allowed[0]} to {allowed[-1]} players, not {len(seats)}.")
    for at, seat in enumerate(seats):
        if seat.kind not in ("me", "friend", "open", "bot"):
            raise Refused(422, f"Seat {at + 1} can be for me, a friend, anybody (open) or a bot.")
        if seat.kind == "bot":
            bot_named(seat.bot)


def bot_named(name: str) -> str:
    """The bot of that name, or the usual one if nobody says which; Refused if there is none."""
    if name and name not in BOTS:
        raise Refused(422, f"There is no such bot; there are {', '.join(BOTS)}.")
    return name or DEFAULT


def variant_values(rules_variants: Sequence[Any], given: Mapping[str, str]) -> dict[str, Value]:
    """House rules from a form, where every value is a text: the value whose text it is."""
    values: dict[str, Value] = {}
    for variant in rules_variants:
        if variant.name in given:
            text = given[variant.name]
            matching = [value for value in variant.values if _value_text(value) == text]
            if not matching:
                raise Refused(422, f"“{variant.name}” can be {', '.join(map(_value_text, variant.values))}.")
            values[variant.name] = matching[0]
    return values


def _value_text(value: Value) -> str:
    """A house rule's value as a form sends it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
