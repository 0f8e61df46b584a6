"""The words of views: refusals, sources, what is going on. Numbers before a word like “food” get its sign.

Views go to programs, so their English stands here; another language has each as the message `view-<name>`.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.words import told

WORDS: Final[dict[str, str]] = {
    # Why something is not possible; the rule's number follows.
    "no_card": "there is no card",
    "first_round": "in the first round cards are only taken",
    "civil_actions": "it costs {price} civil actions, you have {have}",
    "hand_full": "your civil hand is full: {have} of {price}",
    "technology_owned": "you have it",
    "leader_age_taken": "you have taken a leader of age {age}",
    "unfinished_wonder": "your wonder is unfinished",
    "budget": "{have} of the budget are left",
    "bank_empty": "your yellow bank is empty",
    "food": "it costs {price} food, you have {have}",
    "no_worker": "you have no unused worker",
    "urban_limit": "your government allows {price} of a type",
    "resources": "it costs {price} resources, you have {have}",
    "no_wonder": "you have no unfinished wonder",
    "blue_tokens": "no blue token is left for the stage",
    "science": "it costs {price} science, you have {have}",
    "partner_science": "your partner has no science to pay with",
    "actions_spent": "a revolution needs all your actions unspent",
    "fresh": "taken this turn",
    "no_target": "there is nothing that it could be played for",
    "military_actions": "you have no military action left",
    "tactic_used": "one tactic a turn",
    "current_tactic": "it is your tactic",
    "peaceful_leader": "your leader does not attack",
    "attack_price": "it costs {price} military actions, you have {have}",
    "pact_forbids": "your pact forbids it",
    "protected": "nobody may declare war on them",
    "too_strong": "not weaker than you",
    "no_colony": "no colony to take",
    "no_leader_or_wonder": "no leader and no unfinished wonder",
    "last_round": "not in the last round",
    "two_players": "there are no pacts with two players",
    # Parts of a price.
    "printed": "printed",
    "space": "space",
    "bank": "bank",
    "wonders": "for your wonders",
    "event": "event",
    # Sources of a total.
    "armies": "Armies",
    "outdated_armies": "Outdated armies",
    "air_forces_with_armies": "Air forces double armies",
    "air_forces_with_outdated_armies": "Air forces double outdated armies",
    "ruins": "Ruin",
    # What somebody has to do with a resolution.
    "part_none": "not concerned",
    "meter_strength": "strength",
    "meter_cards": "cards",
    "meter_units": "units and armies",
    "meter_bonus": "cards in play",
    "part_passed": "passed",
    "part_leads": "{n}, the highest bid",
    "part_attacks": "{n} strong",
    # What a ruin changes.
    "change": "{old} → {new}",
    "fewer": "{gives} less",
    # What impacts count.
    "reason_food": "{n} food, eats {m}",
    "reason_buildings": "levels of {n} buildings",
    "reason_balance": "the smallest is {n}",
    "reason_colonies": "{n} colonies",
    "reason_units": "{n} units, {m} arenas",
    "reason_actions": "{n} civil, {m} military",
    "reason_faces": "{n} faces",
    "reason_mines": "mines make {n}",
    "reason_content": "{n} content workers",
    "reason_specials": "government, {n} special",
    "reason_rating": "rating {n}",
    "reason_level": "level III",
    "reason_types": "types",
    "reason_none": "none",
    # Spoils as they stand.
    "spoil_science": "{n} science",
    "spoil_culture": "{n} culture",
    "spoil_tokens": "{n} yellow tokens",
    "spoil_food": "up to {n} of {food} food and {resources} resources",
    "spoil_building": "an urban building up to level {level}: {n} there",
    "spoil_colony": "a colony: {titles}",
    "spoil_leader": "{title}: {n} culture",
    "spoil_population": "1 population; you gain {resources} resources and {food} food",
    "spoil_special": "{title} for {n}",
    "spoil_they": "{who} would take it from you",
    "spoil_pact": "{text}",
    # Cards without words of their own.
    "card_production": "Each worker here makes a blue token worth {gives} every turn.",
    "card_urban": "Each worker here gives {gives} every turn.",
    "card_unit": "Each worker here is a unit of {gives}.",
    "card_special": "Gives {gives} while it is in play.",
    "card_government": "{gives}; up to {limit} urban buildings of a type.",
    "card_wonder": "{gives}, once all stages are built.",
    "card_leader": "{gives}.",
    "card_tactic": "An army is {army}: {strength} strength.",
    "card_tactic_old": "An army is {army}: {strength} strength, {outdated} if a unit is two levels older.",
    "card_bonus": "In defence {defense} strength; when you colonize {colonization}.",
    "card_territory": "To be colonized: {immediate} at once, {gives} for as long as you hold it.",
}
"""Every template by name."""

GIVES: Final = {
    "food": ("food", "food"),
    "resources": ("resource", "resources"),
    "science": ("science", "science"),
    "culture": ("culture", "culture"),
    "strength": ("strength", "strength"),
    "happy": ("happy face", "happy faces"),
    "civil_actions": ("civil action", "civil actions"),
    "military_actions": ("military action", "military actions"),
    "blue_tokens": ("blue token", "blue tokens"),
    "yellow_tokens": ("yellow token", "yellow tokens"),
    "population": ("new worker", "new workers"),
    "military_cards": ("military card", "military cards"),
    "colonization": ("colonization", "colonization"),
}
"""What cards give, one of it and several."""


def say(name: str, /, **values: Any) -> str:
    """A sentence from its template, or the message `view-<name>` of the reader's language."""
    return told(f"view-{name}", WORDS[name], **values)


def count(number: int, what: str) -> str:
    """A number of things: “1 happy face”, “−2 culture”."""
    one, several = GIVES[what]
    english = f"{{told}} {one if abs(number) == 1 else several}"
    return told(f"view-gives-{what}", english, n=abs(number), told=str(number).replace("-", "−"))


def listed(parts: list[str]) -> str:
    """Parts as people list them: “a, b and c”."""
    if len(parts) < 2:
        return "".join(parts)
    return told("and", "{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])


def gives(amounts: dict[str, int]) -> str:
    """Amounts as people say them."""
    return listed([count(number, what) for what, number in amounts.items() if number])
