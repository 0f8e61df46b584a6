"""The powers of all cards, sheets and tokens: each module declares its own, by window and moment (rules 16.5)."""

from __future__ import annotations

from civitas.games.civilization.rules.powers import (
    abilities,
    civilizations,
    events,
    events_map,
    generals,
    governments,
    marches,
    persons_creators,
    persons_leaders,
    persons_scientists,
    policies,
    techs,
    tokens,
    wonders,
)

__all__ = [
    "abilities",
    "civilizations",
    "events",
    "events_map",
    "generals",
    "governments",
    "marches",
    "persons_creators",
    "persons_leaders",
    "persons_scientists",
    "policies",
    "techs",
    "tokens",
    "wonders",
]
