"""How a game speaks to people: prompts, catalogue entries, what the lobby says of it. Data only, no rules."""

from __future__ import annotations

import msgspec


class Button(msgspec.Struct, frozen=True):
    """One legal choice: its text, what the button says, and what the choice would bring ("12 → 3 wood, 0 wasted").

    `text` may be several texts, separated by spaces, where one button stands for a short sequence of choices.
    """

    text: str
    label: str
    note: str = ""


class Group(msgspec.Struct, frozen=True):
    """Buttons that belong together, under a heading."""

    title: str
    buttons: tuple[Button, ...]


class Prompt(msgspec.Struct, frozen=True):
    """A question as a person reads it: a sentence, why it is asked, the rule, the choices, why others are not legal."""

    sentence: str
    groups: tuple[Group, ...]
    because: str = ""
    rule: str = ""
    refusals: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """A card or tile in a game's catalogue: its id, its name, the group it belongs to, facts by label, its effect.

    `face` is what a seat's view shows of it, for a game that draws its cards.
    """

    id: str
    title: str
    group: str
    facts: dict[str, str]
    text: str = ""
    face: msgspec.Struct | None = None


class About(msgspec.Struct, frozen=True):
    """What the lobby says of a game: a sentence or two, how long it takes, how heavy it is (1 to 5)."""

    blurb: str
    minutes: str
    weight: float
