"""Messages become sentences: a language is a folder of Fluent files, in each game and in the table.

The engine never needs this room; whoever draws for people does. docs/translating.md tells how a language is added.
"""

from __future__ import annotations

import functools
import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from civitas.kernel.decisions import Decision
from civitas.kernel.rules import Rules
from civitas.words import Button, Group, Message, Prompt, Several, Text, Who

ENGLISH: Final = "en"
HERE: Final = Path(__file__).parent
STRICT = False
"""Whether what can't be said is an error, as it is in the tests."""
LOG: Final = logging.getLogger(__name__)
Format = Callable[[str, tuple[tuple[str, Any], ...]], str]


class Named(FluentType):
    """A thing in a sentence, with its name; a language may have that in cases too, as the message `thing-<id>`."""

    __slots__ = ("id", "title")

    def __init__(self, name: str, title: str) -> None:
        self.id = name
        self.title = title

    def format(self, locale: object) -> str:
        """Its name."""
        return self.title

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and (other.id, other.title) == (self.id, self.title)

    def __hash__(self) -> int:
        return hash((self.id, self.title))


class Listed(FluentType):
    """Several things in a sentence."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[str, ...]) -> None:
        self.parts = parts

    def format(self, locale: object) -> str:
        """One after the other."""
        return ", ".join(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and other.parts == self.parts

    def __hash__(self) -> int:
        return hash(self.parts)


class Language:
    """What one language says: the messages of these folders, and what it lacks in the language behind it."""

    def __init__(self, tag: str, folders: Sequence[Path], behind: Language | None = None) -> None:
        self.tag = tag
        self._behind = behind
        functions: dict[str, Any] = {"NAME": self._name, "AND": self._and, "OR": self._or, "JOIN": _join}
        self._bundle = FluentBundle([tag], functions, use_isolating=False)
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        # Boards say the same again and again.
        self._kept: Format = functools.lru_cache(maxsize=20_000)(self._format)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._bundle.has_message(_id(name))

    def text(self, said: Text, names: Sequence[str] = ()) -> str:
        """A message as a sentence, with these names for the seats; a text is said as it is."""
        if isinstance(said, str):
            return said
        return self._kept(said.id, tuple([(name, self._plain(value, names)) for name, value in said.args.items()]))

    def prompt(self, prompt: Prompt, names: Sequence[str] = ()) -> Prompt[str]:
        """A question with all its choices in words."""
        return Prompt(
            self.text(prompt.sentence, names),
            tuple([self._group(group, names) for group in prompt.groups]),
            self.text(prompt.because, names),
            prompt.rule,
            tuple([self.text(one, names) for one in prompt.refusals]),
        )

    def _group(self, group: Group, names: Sequence[str]) -> Group[str]:
        buttons = [
            Button(one.text, self.text(one.label, names), self.text(one.note, names), one.times, one.worth)
            for one in group.buttons
        ]
        several = None if group.several is None else self._several(group.several)
        return Group(self.text(group.title, names), tuple(buttons), several)

    def _several(self, several: Several) -> Several[str]:
        def label(n: object) -> str:
            said = several.label
            return said if isinstance(said, str) else self.text(Message(said.id, {**said.args, "n": n, "sum": "{sum}"}))

        labels = tuple([label(n) for n in range(several.most + 1)])
        return Several(several.least, several.most, label("{n}"), several.finish, several.kinds, labels, several.reach)

    def _plain(self, value: Any, names: Sequence[str]) -> Any:
        """What fills a message, as the language's files see it."""
        if isinstance(value, (str, int, float)):
            return value
        if isinstance(value, Message):
            return self.text(value, names)
        if isinstance(value, Who):
            return names[value.seat] if names else self.text(Message("seat", {"n": value.seat}))
        if isinstance(value, (list, tuple)):
            return Listed(tuple([_shown(self._plain(one, names)) for one in value]))
        name = str(getattr(value, "id", value))
        return Named(name, self._called(name, "", str(getattr(value, "title", value))))

    def _format(self, name: str, args: tuple[tuple[str, Any], ...]) -> str:
        try:
            pattern = self._bundle.get_message(_id(name)).value
        except LookupError as error:
            if self._behind is not None:
                return self._behind._kept(name, args)
            return _unsaid(name, error)
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return _unsaid(name, errors[0]) if errors else str(text)

    def _name(self, thing: Any, case: str = "") -> str:
        """`NAME($card, case: "accusative")`: what a thing is called, in a case that the language's file knows."""
        return self._called(thing.id, case, thing.title) if isinstance(thing, Named) else str(thing)

    def _called(self, name: str, case: str, title: str) -> str:
        try:
            message = self._bundle.get_message(f"thing-{name}")
        except LookupError:
            return title
        pattern = message.attributes.get(case, message.value)
        return title if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def _and(self, several: Any) -> str:
        """`AND($titles)`: “a, b and c”."""
        return self._last(several, "and")

    def _or(self, several: Any) -> str:
        """`OR($titles)`: “a, b or c”."""
        return self._last(several, "or")

    def _last(self, several: Any, name: str) -> str:
        *first, last = _parts(several) or ("",)
        return self.text(Message(name, {"first": first, "last": last})) if first else last


def _parts(several: Any) -> tuple[str, ...]:
    return several.parts if isinstance(several, Listed) else (_shown(several),)


def _join(several: Any, by: str) -> str:
    """`JOIN($parts, by: " · ")`."""
    return by.join(_parts(several))


def _unsaid(name: str, error: Exception) -> str:
    """A question that lacks words is still a question: its board is drawn with the message's id."""
    if STRICT:
        raise error
    LOG.error("The message %s can't be said: %s", name, error)
    return name


def _shown(value: Any) -> str:
    return str(value.format(None)) if isinstance(value, (Named, Listed)) else str(value)


def _id(name: str) -> str:
    """The id of a message in its file, where a dot would be an attribute's."""
    return name.replace(".", "-")


def wording(rules: Rules[Any], view: Any, decision: Decision, names: Sequence[str] = ()) -> Prompt[str]:
    """An open decision as its seat reads it, in English."""
    return language(rules).prompt(rules.explain(view, decision), names)


@functools.lru_cache(maxsize=64)
def language(rules: Rules[Any], tag: str = ENGLISH) -> Language:
    """A game's words in a language; what it lacks is said in English."""
    file = sys.modules[type(rules).__module__].__file__
    folders = [HERE / tag, *([Path(file).parent / "languages" / tag] if file else [])]
    return Language(tag, folders, None if tag == ENGLISH else language(rules))
