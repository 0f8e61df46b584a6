"""Why something is not possible: each reason has a name and the number of its rule."""

from __future__ import annotations

from typing import Final

FINE: Final = ""
REFUSALS: Final[dict[str, str]] = {
    "no_card": "5.1",
    "first_round": "4.2",
    "civil_actions": "7.3",
    "hand_full": "7.3 a",
    "technology_owned": "7.3 b",
    "leader_age_taken": "7.3 c",
    "unfinished_wonder": "7.4",
    "budget": "20.16",
    "bank_empty": "7.5",
    "food": "7.5",
    "no_worker": "7.6",
    "urban_limit": "7.6",
    "resources": "7.6",
    "no_wonder": "7.10",
    "blue_tokens": "7.10",
    "science": "7.11",
    "partner_science": "20.25",
    "actions_spent": "7.12",
    "fresh": "7.13",
    "no_target": "7.13",
    "military_actions": "7.14",
    "tactic_used": "7.19",
    "current_tactic": "7.18",
    "peaceful_leader": "6.3",
    "attack_price": "6.3",
    "pact_forbids": "6.3",
    "protected": "6.4",
    "too_strong": "6.3",
    "no_colony": "20.17",
    "no_leader_or_wonder": "20.17",
    "last_round": "6.4",
    "two_players": "6.1",
}
"""The rule of each reason."""
