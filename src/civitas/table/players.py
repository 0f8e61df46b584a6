"""The bots that can take a seat at a table."""

from __future__ import annotations

from functools import cache


@cache
def bots() -> dict[str, str]:
    """The names of all bots, with what people call them; the default first."""
    from civitas.bots import BOTS

    return {name: name.replace("_", " ").capitalize() for name in BOTS}


def default_bot() -> str:
    """The bot that plays when nobody says which."""
    return next(iter(bots()))
