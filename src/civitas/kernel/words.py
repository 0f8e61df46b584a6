"""How a game speaks to people: prompts, catalogue entries, what the lobby says of it. Data only, no rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Button(msgspec.Struct, frozen=True):
    """One legal choice: its text, what the button says, and what the choice would bring ("12 → 3 wood, 0 wasted").

    `text` may be several texts, separated by spaces, where one button stands for a short sequence of choices. In a
    group that is a set, `times` says how often it can be taken, and `worth` what each adds to the sum.
    """

    text: str
    label: str
    note: str = ""
    times: int = 1
    worth: int = 0


class Several(msgspec.Struct, frozen=True):
    """A group whose buttons are taken together, so many at least and at most, and then confirmed.

    The choice is the texts of what was taken, in the order of the buttons, then `finish` if fewer than `most` were.
    `label` is what the confirming button says: {n} is how many are taken, {s} an s unless it is one, {sum} their worth.
    With `kinds` they must be of exactly so many different buttons.
    """

    least: int
    most: int
    label: str
    finish: str = ""
    kinds: int = 0


class Group(msgspec.Struct, frozen=True):
    """Buttons that belong together, under a heading; with `several` they are a set."""

    title: str
    buttons: tuple[Button, ...]
    several: Several | None = None

    def texts(self, taken: Sequence[int]) -> str:
        """The choice that a set stands for: how often each of its buttons was taken, in their order."""
        assert self.several is not None
        texts = [button.text for button, times in zip(self.buttons, taken, strict=True) for _ in range(times)]
        end = [self.several.finish] if self.several.finish and sum(taken) < self.several.most else []
        return " ".join([*texts, *end])


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
