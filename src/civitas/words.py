"""How a game speaks to people: messages, prompts, catalogue entries, what the lobby says of it. Data only, no rules.

What a game says is a message, which becomes a sentence where it is drawn, in the reader's language and with the names
of who sits there (`civitas.languages`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias

import msgspec


class Message(msgspec.Struct, frozen=True):
    """Something to be said: its id in the files of a language, and what fills it.

    That may be numbers and texts, things that have a `title`, seats (`Who`), other messages, and lists of these.
    """

    id: str
    args: Mapping[str, Any] = {}


class Who(msgspec.Struct, frozen=True):
    """A seat in a message; it is called by the name of who sits there."""

    seat: int


class CardText(msgspec.Struct, frozen=True):
    """A text whose English stands beside its code, as a card's does; translators know it by its id."""

    id: str
    title: str


Text: TypeAlias = str | Message
"""What a game says, or a text that is the same in all languages."""
Says: TypeAlias = Callable[..., str]
"""Says a message of a screen by its key, in the language of who looks: `w("phase.place")`."""

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    T = TypeVar("T", covariant=True, default=Text)
else:
    from typing import TypeVar

    T = TypeVar("T")

F = TypeVar("F")


class Speaker(Protocol):
    """Says in a language what a game knows in English only: what its views say, and what is printed on its cards."""

    def told(self, name: str, english: str, values: Mapping[str, Any]) -> str:
        """A sentence by its id, or the English one filled with these."""

    def shown(self, face: F) -> F:
        """A face, or anything with faces in it, with its own words in that language."""


SPEAKER: Final[ContextVar[Speaker | None]] = ContextVar("speaker", default=None)
"""Who says it for the reader; nobody if that is to be English, as for programs."""


def told(name: str, english: str, /, **values: Any) -> str:
    """A sentence whose English stands beside its code; translators know it by its id."""
    speaker = SPEAKER.get()
    return english.format(**values) if speaker is None else speaker.told(name, english, values)


def shown(face: F) -> F:
    """What is printed on a card, for the reader."""
    speaker = SPEAKER.get()
    return face if speaker is None else speaker.shown(face)


def say(name: str, /, **args: Any) -> Message:
    """The message of that id, filled with these."""
    return Message(name, args)


class Button(msgspec.Struct, Generic[T], frozen=True):
    """One legal choice: its text, what the button says, and what the choice would bring ("12 → 3 wood, 0 wasted").

    `text` may be several texts, separated by spaces, where one button stands for a short sequence of choices. In a
    group that is a set, `times` says how often it can be taken, and `worth` what each adds to the sum.
    """

    text: str
    label: T
    note: T | str = ""
    times: int = 1
    worth: int = 0


class Several(msgspec.Struct, Generic[T], frozen=True):
    """A group whose buttons are taken together, so many at least and at most, and then confirmed.

    The choice is the texts of what was taken, in the order of the buttons, then `finish` if fewer than `most` were.
    `label` is what the confirming button says: its message is filled with $n, how many are taken, and $sum, their
    worth. Once told, it has {n} and {sum} in their places, and `labels` has it for each number, from 0 to `most`.
    With `kinds` they must be of exactly so many different buttons. With `reach` they must be worth at least so much
    together; what comes after that is not needed and left out. `together` has what the buttons without a worth of their
    own add, by how often each of them was taken ("2 0 1"): units that form an army are worth more than one by one.
    With it nothing is left out.
    """

    least: int
    most: int
    label: T
    finish: str = ""
    kinds: int = 0
    labels: tuple[str, ...] = ()
    reach: int = 0
    together: dict[str, int] = {}


class Group(msgspec.Struct, Generic[T], frozen=True):
    """Buttons that belong together, under a heading; with `several` they are a set."""

    title: T | str
    buttons: tuple[Button[T], ...]
    several: Several[T] | None = None

    def texts(self, taken: Sequence[int]) -> str:
        """The choice that a set stands for: how often each of its buttons was taken, in their order."""
        assert self.several is not None
        texts: list[str] = []
        worth = 0
        for button, times in zip(self.buttons, taken, strict=True):
            for _ in range(times):
                if not self.several.reach or worth < self.several.reach or self.several.together:
                    texts.append(button.text)
                    worth += button.worth
        end = [self.several.finish] if self.several.finish and sum(taken) < self.several.most else []
        return " ".join([*texts, *end])


class Prompt(msgspec.Struct, Generic[T], frozen=True):
    """A question as a person reads it: a sentence, why it is asked, the rule, the choices, why others are not legal."""

    sentence: T
    groups: tuple[Group[T], ...]
    because: T | str = ""
    rule: str = ""
    refusals: tuple[T, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """A card or tile in a game's catalogue: its id, its name, the group it belongs to, facts by label, its effect.

    `face` is what a seat's view shows of it, for a game that draws its cards. `words` are the parts of the text that
    have ids of their own; without them it is known as the whole (`<id>-text`).
    """

    id: str
    title: str
    group: str
    facts: dict[str, str]
    text: str = ""
    face: msgspec.Struct | None = None
    words: tuple[CardText, ...] = ()


class About(msgspec.Struct, frozen=True):
    """What the lobby says of a game beside its words: how many minutes it takes, how heavy it is (1 to 5)."""

    minutes: str
    weight: float
