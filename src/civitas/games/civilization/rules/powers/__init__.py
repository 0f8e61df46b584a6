"""The powers of all cards, sheets and tokens: each module declares its own, by window and moment (rules 16.5)."""

from __future__ import annotations

from civitas.games.civilization.rules.powers import (
    abilities,
    civilizations,
    events,
    generals,
    governments,
    marches,
    persons,
    policies,
    techs,
    tokens,
    wonders,
)

__all__ = [
    "abilities",
    "civilizations",
    "events",
    "generals",
    "governments",
    "marches",
    "persons",
    "policies",
    "techs",
    "tokens",
    "wonders",
]
