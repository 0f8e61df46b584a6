"""What new tables and their bots are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.table.look.words import words
from civitas.table.play.plans import TABLE_NAME, Plan, SeatPlan

BOT_NAMES: Final = (
    *("Ada", "Bo", "Cleo", "Dov", "Eli", "Fay", "Gus", "Hana", "Ida", "Jo", "Kim", "Lin"),
    *("Mo", "Noa", "Ora", "Pim", "Rio", "Sol", "Tao", "Uma", "Vic", "Wyn", "Yara", "Zeb"),
)
"""What bots are called at a table: short, so that a seat's panel has room for the whole of it."""


def christen(plan: Plan, title: str, turn: int) -> None:
    """Name a planned table and its bots, unless somebody has; `turn` says with whom the bots' names begin."""
    name_bots(plan.seats, turn)
    plan.name = plan.name or table_name(title, plan.seats)


def name_bots(seats: Sequence[SeatPlan], turn: int = 0) -> None:
    """Give every bot without a name one that nobody at the table has; `turn` says with whom the names begin."""
    taken = {seat.name.casefold() for seat in seats}
    turn %= len(BOT_NAMES)
    free = (name for name in BOT_NAMES[turn:] + BOT_NAMES[:turn] if name.casefold() not in taken)
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = next(free)


def table_name(title: str, seats: Sequence[SeatPlan]) -> str:
    """What a table is called if nobody says so: by whoever opens it while others may come, else by who is there."""
    mine = next((seat for seat in seats if seat.kind == "me"), None)
    others = [seat.name for seat in seats if seat is not mine]
    if others and all(others):
        name = words("lobby.table_with", title=title, names=listed(others))
    elif mine is not None and mine.name not in ("", words("new.guest")):
        name = words("lobby.table_of", name=mine.name, title=title)
    else:
        name = title
    return name if len(name) <= TABLE_NAME else title


def listed(names: Sequence[str]) -> str:
    """Names as one says them: “Ada, Bo and Cleo”."""
    if len(names) < 2:
        return "".join(names)
    return words("lobby.and", some=", ".join(names[:-1]), last=names[-1])
