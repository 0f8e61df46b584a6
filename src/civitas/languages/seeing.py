"""What a seat sees, and what is printed on cards, in words of the reader's language.

Views and faces have their English beside their code, and programs get them so. For a reader of another language views
are told anew while they are made (`civitas.words.told`), and things get their names and texts by their ids:
`thing-<id>`, `thing-<id>-text` (or what else its field is called), and `thing-<id>-1` for the first of several effects.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec

from civitas.kernel.decisions import Decision
from civitas.kernel.game import Game
from civitas.kernel.rules import Rules
from civitas.languages import ENGLISH, Language
from civitas.words import SPEAKER, Entry, Message, Prompt

F = TypeVar("F")
_IDS: Final = ("id", "source", "cause")
"""What names the thing that a part of a view is about, in this order."""


class Seeing:
    """What a game knows in English only, in another language as far as that has it."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def told(self, name: str, english: str, values: Mapping[str, Any]) -> str:
        """A sentence by its id, or the English one filled with these."""
        return self._language.text(Message(name, values)) if name in self._language else english.format(**values)

    def shown(self, face: F) -> F:
        """A view, a face, or a collection of these; the very same where nothing in it has other words."""
        found: F = self._seen(face, "", 0)
        return found

    def entry(self, entry: Entry) -> Entry:
        """An entry of the card browser: its face, and its text by the parts that have ids, or as a whole."""
        name = str(getattr(entry.face, "id", entry.id))
        text = self._language.called(f"{name}-text", entry.text)
        at = 0
        for part in entry.words:
            here = text.index(part.title, at)
            said = self._language.called(part.id, part.title)
            text = text[:here] + said + text[here + len(part.title) :]
            at = here + len(said)
        title = self._language.called(name, entry.title)
        return msgspec.structs.replace(entry, title=title, text=text, face=self.shown(entry.face))

    def _seen(self, value: Any, about: str, place: int) -> Any:
        if isinstance(value, msgspec.Struct):
            return self._part(value, about, place)
        if isinstance(value, (tuple, list)):
            parts = [self._seen(one, about, at) for at, one in enumerate(value, 1)]
            return value if all(new is old for new, old in zip(parts, value, strict=True)) else type(value)(parts)
        if isinstance(value, dict):
            held = {key: self._seen(one, "", 0) for key, one in value.items()}
            return value if all(held[key] is one for key, one in value.items()) else held
        return value

    def _part(self, part: msgspec.Struct, about: str, place: int) -> msgspec.Struct:
        """A part of a view: a thing with a name, one of the texts of a thing, or what only holds such."""
        title = getattr(part, "title", None)
        thing = next((name for key in _IDS if isinstance(name := getattr(part, key, None), str)), "") if title else ""
        inner = str(getattr(part, "key", thing)) if thing else str(getattr(getattr(part, "card", None), "id", ""))
        changes = {}
        for field in part.__struct_fields__:
            old = getattr(part, field)
            if not isinstance(old, str):
                new = self._seen(old, inner, 0)
            elif field in _IDS:
                continue
            elif thing:
                # Where something is called by its name alone, it is by the new one.
                name = self._language.called(thing, old) if old == title else old
                new = self._language.called(f"{thing}-{field}", name)
            elif about and place and field in ("text", "title"):
                name = f"{about}-{getattr(part, 'number', place)}"
                new = self._language.called(name if field == "text" else f"{name}-title", old)
            else:
                continue
            if new is not old:
                changes[field] = new
        return msgspec.structs.replace(part, **changes) if changes else part


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """What a game says by itself meanwhile is said in this language."""
    token = SPEAKER.set(None if language.tag == ENGLISH else Seeing(language))
    try:
        yield
    finally:
        SPEAKER.reset(token)


def seen(game: Game, seat: int | None, language: Language) -> Any:
    """What a seat sees, in words of a language; in English it is what programs get."""
    if language.tag == ENGLISH:
        return game.view(seat)
    with speaking(language):
        return Seeing(language).shown(game.view(seat))


def asked(rules: Rules[Any], view: Any, decision: Decision, language: Language, names: tuple[str, ...]) -> Prompt[str]:
    """An open decision as a reader of that language reads it, told from what they see in it."""
    with speaking(language):
        return language.prompt(rules.explain(view, decision), names)


def entries(rules: Rules[Any], language: Language) -> list[Entry]:
    """The entries of the card browser in words of a language."""
    found = list(rules.catalogue())
    return found if language.tag == ENGLISH else [Seeing(language).entry(entry) for entry in found]
