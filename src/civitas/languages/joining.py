"""Lines of the chronicle that are told in one sentence: what somebody did, and what came of it.

Which ones a language joins, and how, stands in its files: `log-roll-gain` tells a roll and the gain that comes of it.
Only lines that a reader may read are ever joined for that reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from civitas.kernel.chronicle import Line

BEGINNING = "log-"


def message(lines: Sequence[Line]) -> str:
    """The id of the message that tells these lines."""
    return BEGINNING + "-".join([line.message for line in lines])


def arguments(lines: Sequence[Line]) -> Iterable[tuple[str, str, Any]]:
    """What fills that message: what it is called there, what its line calls it, its value.

    The first line's arguments keep their names, later ones have their line's before them: `gain-amount`. A line of the
    same message as a later one before it is counted: `level-after`, `level_2-after`.
    """
    names = [line.message for line in lines]
    for at, line in enumerate(lines):
        again = names[1:at].count(line.message)
        before = "" if at == 0 else f"{line.message}_{again + 1}-" if again else f"{line.message}-"
        for name, value in line.args.items():
            yield f"{before}{name}", name, value


def belong_together(lines: Sequence[Line]) -> bool:
    """Whether these lines are about one seat, and each has the cause of the one before or one that the two name."""
    if len({line.seat for line in lines} - {None}) > 1:
        return False
    return all(
        after.cause == line.cause or after.cause in (*line.args.values(), *after.args.values())
        for line, after in pairwise(lines)
    )
