"""Messages become sentences: a language is a folder of Fluent files, in each game and in the table.

The engine never needs this room; whoever draws for people does. docs/translating.md tells how a language is added.
"""

from __future__ import annotations

import functools
import logging
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from civitas.kernel.chronicle import SEATS, Line
from civitas.kernel.decisions import Decision
from civitas.kernel.game import Game
from civitas.kernel.rules import Rules
from civitas.languages.joining import BEGINNING, arguments, belong_together, message
from civitas.languages.values import READERS, Seated, Sentence, Thing, Things, marked, shown, unmarked
from civitas.words import Button, Group, Message, Prompt, Several, Text, Who

ENGLISH: Final = "en"
COMMON: Final = Path(__file__).parent
"""What every game and the table say, by languages."""
STRICT = False
"""Whether what can't be said is an error, as it is in the tests."""
LOG: Final = logging.getLogger(__name__)
Args: TypeAlias = tuple[tuple[str, Any], ...]


class Language:
    """What one language says: the messages of these folders, and what it lacks in the language behind it."""

    def __init__(self, tag: str, folders: Sequence[Path], behind: Language | None = None) -> None:
        self.tag = tag
        self._behind = behind
        functions: dict[str, Any] = {
            "NAME": self._name, "VERB": _verb, "PERSON": _person, "AND": self._and, "OR": self._or, "JOIN": _join,
            "SAME": _same,
        }  # fmt: skip
        self._bundle = FluentBundle([tag], functions, use_isolating=False)
        self._ids: dict[str, None] = {}
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                read = FluentResource(path.read_text(encoding="utf-8"))
                self._bundle.add_resource(read)
                self._ids |= dict.fromkeys([entry.id.name for entry in read.body if isinstance(entry, ast.Message)])
        # How many lines are told in one sentence at most, by the message of the first.
        self._most: dict[str, int] = {}
        for name in self._ids:
            if name.startswith(BEGINNING):
                first, *later = name.removeprefix(BEGINNING).split("-")
                self._most[first] = max(self._most.get(first, 1), 1 + len(later))
        # Boards say the same again and again.
        self._kept: Callable[[str, Args], Sentence] = functools.lru_cache(maxsize=20_000)(self._said)

    def __contains__(self, name: object) -> bool:
        """Whether it can be said, if need be in the language behind."""
        return isinstance(name, str) and (_id(name) in self._ids or (self._behind is not None and name in self._behind))

    def names(self, beginning: str) -> list[str]:
        """The ids of all messages that begin so, in the order of the files, also of those that the language lacks."""
        behind = [] if self._behind is None else self._behind.names(beginning)
        return list(dict.fromkeys([*behind, *[name for name in self._ids if name.startswith(beginning)]]))

    def text(self, said: Text, names: Sequence[str] = ()) -> str:
        """A message as a sentence, with these names for the seats; a text is said as it is."""
        return said if isinstance(said, str) else self._sentence(said.id, said.args, names, None).text

    def line(self, line: Line, names: Sequence[str] = (), reader: int | None = None) -> Sentence:
        """A line of the chronicle as its reader is told it, who is spoken to."""
        return self.told((line,), names, reader)

    def told(self, lines: Sequence[Line], names: Sequence[str] = (), reader: int | None = None) -> Sentence:
        """Lines that are joined in one sentence."""
        args = {key: _argument(name, value) for key, name, value in arguments(lines)}
        return self._sentence(message(lines), args, names, reader)

    def joined(self, lines: Sequence[Line]) -> list[tuple[Line, ...]]:
        """Lines as they are told, in order: those together for which the language of the first has one sentence."""
        told: list[tuple[Line, ...]] = []
        at = 0
        while at < len(lines):
            told.append(self._teller(lines[at])._longest(lines, at))
            at += len(told[-1])
        return told

    def _teller(self, line: Line) -> Language:
        """The language that has words for a line."""
        return self if self._behind is None or line.message in self._most else self._behind._teller(line)

    def _longest(self, lines: Sequence[Line], at: int) -> tuple[Line, ...]:
        """As many lines from there on as are one sentence."""
        for end in range(min(len(lines), at + self._most.get(lines[at].message, 1)), at + 1, -1):
            if message(lines[at:end]) in self._ids and belong_together(lines[at:end]):
                return tuple(lines[at:end])
        return (lines[at],)

    def _sentence(self, name: str, args: Mapping[str, Any], names: Sequence[str], reader: int | None) -> Sentence:
        return self._kept(name, tuple([(key, self._plain(value, names, reader)) for key, value in args.items()]))

    def attribute(self, name: str, attribute: str) -> str:
        """What a message says beside itself: `.means` of `about-forest`; nothing if it says no such thing."""
        if _id(name) not in self._ids:
            return self._behind.attribute(name, attribute) if self._behind is not None else ""
        pattern = self._bundle.get_message(_id(name)).attributes.get(attribute)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])

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
        least, most, finish, kinds = several.least, several.most, several.finish, several.kinds
        return Several(least, most, label("{n}"), finish, kinds, labels, several.reach, several.together)

    def _plain(self, value: Any, names: Sequence[str], reader: int | None) -> Any:
        """What fills a message, as the language's files see it."""
        if isinstance(value, (str, int, float)):
            return value
        if isinstance(value, Message):
            return self.text(value, names)
        if isinstance(value, Who):
            return Seated((self._who(value.seat, names, reader),))
        if isinstance(value, (list, tuple)):
            if value and isinstance(value[0], Who):
                return Seated(tuple([self._who(one.seat, names, reader) for one in value]))
            return Things(tuple([shown(self._plain(one, names, reader)) for one in value]))
        name = str(getattr(value, "id", value))
        return Thing(name, self._called(name, "", str(getattr(value, "title", value))))

    def _who(self, seat: int, names: Sequence[str], reader: int | None) -> str | None:
        if seat == reader:
            return None
        return names[seat] if names else self.text(Message("seat", {"n": seat}))

    def _said(self, name: str, args: Args) -> Sentence:
        return unmarked(self._format(name, args))

    def _format(self, name: str, args: Args) -> str:
        """A message in words, with marks of what it speaks of."""
        try:
            pattern = self._bundle.get_message(_id(name)).value
        except LookupError as error:
            if self._behind is not None:
                return self._behind._format(name, args)
            return _unsaid(name, error)
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {key: self._own(value) for key, value in args})
        return _unsaid(name, errors[0]) if errors else str(text)

    def _own(self, value: Any) -> Any:
        """What this language makes of a value: how it speaks to the reader, numbers without a mark of thousands."""
        if isinstance(value, (int, float)):
            return fluent_number(value, useGrouping=False)
        return Seated(value.names, self._format("you", ())) if isinstance(value, Seated) else value

    def _name(self, thing: Any, case: str = "") -> str:
        """`NAME($card, case: "accusative")`: what a thing or a seat is called, in a case that the files know."""
        if isinstance(thing, Thing):
            return marked(thing.id, self._called(thing.id, case, thing.title))
        if not isinstance(thing, Seated):
            return str(thing)
        return ", ".join(
            [
                marked(READERS, self._in_case("you", case))
                if name is None
                else self._in_case("person", case, {"name": name})
                for name in thing.names
            ]
        )

    def called(self, name: str, title: str) -> str:
        """What a thing is called, or a text that is known by that id; the title if the language has no other."""
        return self._called(name, "", title)

    def _called(self, name: str, case: str, title: str) -> str:
        return self._in_case(f"thing-{name}", case) if f"thing-{name}" in self._ids else title

    def _in_case(self, name: str, case: str, args: dict[str, str] | None = None) -> str:
        """A name in a case, or as it is where the language's file has none."""
        if name not in self._ids and self._behind is not None:
            return self._behind._in_case(name, case, args)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(case, message.value)
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, args)[0])

    def _and(self, several: Any) -> str:
        """`AND($titles)`: “a, b and c”."""
        return self._last(several, "and")

    def _or(self, several: Any) -> str:
        """`OR($titles)`: “a, b or c”."""
        return self._last(several, "or")

    def _last(self, several: Any, name: str) -> str:
        *first, last = _parts(several) or ("",)
        return self._format(name, (("first", Things(tuple(first))), ("last", last))) if first else last


def _parts(several: Any) -> tuple[str, ...]:
    return several.parts if isinstance(several, (Things, Seated)) else (shown(several),)


def _join(several: Any, by: str) -> str:
    """`JOIN($parts, by: " · ")`."""
    return by.join(_parts(several))


def _person(seats: Any) -> str:
    """`{ PERSON($seat) -> [you] … *[other] … }`: `you` for the reader, `one` for somebody else, `many` for several."""
    return seats.person if isinstance(seats, Seated) else "one"


def _verb(seats: Any, one: str, you: str, many: str = "") -> str:
    """`VERB($seat, "draws", "draw")`: the verb for somebody else, for the reader, and for several if that differs."""
    return {"one": one, "you": you, "many": many or you}[_person(seats)]


def _same(one: Any, other: Any) -> str:
    """`{ SAME($card, $meld-card) -> [yes] … *[no] … }`: whether two things are the same one."""
    return "yes" if one == other else "no"


def _argument(name: str, value: Any) -> Any:
    """What fills a line, as messages have it: its seats are people, and an empty list is nothing."""
    if isinstance(value, (list, tuple)):
        return [Who(seat) for seat in value] if name in SEATS else value or Message("empty-list")
    return Who(value) if name in SEATS and isinstance(value, int) else value


def _unsaid(name: str, error: Exception) -> str:
    """A question that lacks words is still a question: its board is drawn with the message's id."""
    if STRICT:
        raise error
    LOG.error("The message %s can't be said: %s", name, error)
    return name


def _id(name: str) -> str:
    """The id of a message in its file, where a dot would be an attribute's."""
    return name.replace(".", "-")


def sentence(rules: Rules[Any], line: Line, names: Sequence[str] = (), reader: int | None = None) -> str:
    """A line of the chronicle in plain words, in English, as its reader is told it."""
    return language(rules).line(line, names, reader).text


def told(
    rules: Rules[Any], lines: Sequence[Line], names: Sequence[str] = (), reader: int | None = None
) -> list[tuple[Line, str]]:
    """Lines that one reader may read in plain words, in English: each sentence with the last line that it tells."""
    words = language(rules)
    return [(group[-1], words.told(group, names, reader).text) for group in words.joined(lines)]


def sentences(game: Game, seat: int | None, names: Sequence[str] = (), reader: int | None = None) -> list[str]:
    """The chronicle that a seat may read, in plain words."""
    return [text for _, text in told(game.rules, game.log(seat), names, reader)]


def ending(rules: Rules[Any], reason: str) -> str:
    """Why a game is over, in English."""
    return language(rules).text(Message(f"end-{reason}"))


def wording(rules: Rules[Any], view: Any, decision: Decision, names: Sequence[str] = ()) -> Prompt[str]:
    """An open decision as its seat reads it, in English."""
    return language(rules).prompt(rules.explain(view, decision), names)


def folder(rules: Rules[Any], tag: str) -> Path:
    """Where a game has its words in a language."""
    return Path(sys.modules[type(rules).__module__].__file__ or COMMON).parent / "languages" / tag


@functools.lru_cache(maxsize=64)
def language(rules: Rules[Any], tag: str = ENGLISH) -> Language:
    """A game's words in a language; what it lacks is said in English."""
    return Language(tag, [COMMON / tag, folder(rules, tag)], None if tag == ENGLISH else language(rules))
