"""What pages say: the table's own messages. Those of a game's board are its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from civitas.languages import COMMON, ENGLISH, Language
from civitas.languages.words import Words

words = Words(Language(ENGLISH, [COMMON / ENGLISH, Path(__file__).parent / "languages" / ENGLISH]))
"""The table's own texts."""


@cache
def bots() -> dict[str, str]:
    """The names of all bots, with what people call them; the levels first, from weak to strong."""
    from civitas.bots import BOTS

    return {name: words(f"bots.{name}") for name in BOTS}
