"""Every message that a game says stands in its English files, with the arguments that it is given, and none is idle."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import civitas
from civitas import games
from civitas.languages import HERE, sentences, wording

FOLDER = Path(games.__file__).parent
GAMES = sorted(path.parent.parent.name for path in FOLDER.glob("*/languages/en"))
COUNTED = {"n", "sum"}
"""What the button of a set is filled with when it is told."""


class Variables(Visitor):
    """The names that a message is filled with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(*folders: Path) -> Iterator[ftl.EntryType]:
    for folder in folders:
        for path in sorted(folder.glob("*.ftl")):
            yield from FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(game: str) -> dict[str, set[str]]:
    """The variables of every message of a game, by its id."""
    found = {}
    for entry in entries(HERE / "en", FOLDER / game / "languages" / "en"):
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def pattern(node: ast.expr) -> Iterator[str]:
    """The ids that an expression can name, as patterns; none where it is a plain variable."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value.replace(".", "-"))
    elif isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values]
        yield re.escape("".join(parts).replace(".", "-")).replace("\0", ".+")
    elif isinstance(node, ast.IfExp):
        yield from pattern(node.body)
        yield from pattern(node.orelse)


def calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    """Every call of `say` in a file, with the beginning of its ids: lines of a chronicle are said by something."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            yield node, ""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            yield node, "log-"


def said(game: str) -> Iterator[tuple[str, str, set[str] | None]]:
    """Everything said: where it is, the pattern of the id, and the arguments' names if they are all named."""
    for path in [*(FOLDER / game).glob("prompt*.py"), *(FOLDER / game / "rules").rglob("*.py")]:
        for node, beginning in calls(path):
            names = {keyword.arg for keyword in node.keywords}
            given = None if None in names else {name for name in names if name is not None}
            for one in pattern(node.args[0]):
                yield f"{path.name}:{node.lineno}", beginning + one, given


def test_all_files_can_be_read_and_every_id_stands_once() -> None:
    for game in GAMES:
        found = list(entries(HERE / "en", FOLDER / game / "languages" / "en"))
        assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
        ids = [entry.id.name for entry in found if isinstance(entry, (ftl.Message, ftl.Term))]
        assert sorted({name for name in ids if ids.count(name) > 1}) == [], game


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_stands_in_the_files_with_these_arguments(game: str) -> None:
    known = messages(game)
    faults = []
    for where, one, given in said(game):
        named = [name for name in known if re.fullmatch(one, name)]
        faults += [] if named else [f"{where}: no message {one}"]
        lacks = [known[name] - given - COUNTED for name in named] if given is not None else []
        # Of ids that are put together, only some are meant.
        if lacks and all(lacks):
            faults.append(f"{where}: {one} lacks {sorted(lacks[0])}")
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_headings_are_lines(game: str) -> None:
    assert {f"log-{name}" for name in civitas.titles()[game].heads} <= set(messages(game))


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_idle(game: str) -> None:
    texts: set[str] = set()
    for path in (FOLDER / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Constant, ast.JoinedStr)):
                texts |= set(pattern(node))
    own = {entry.id.name for entry in entries(FOLDER / game / "languages" / "en") if isinstance(entry, ftl.Message)}
    # What the guide and the boards say, tests/table/test_guide.py looks up.
    own = {name for name in own if not re.match("goal|guide-|about-", name)}
    idle = {
        name for name in own if not any(re.fullmatch(text, name.removeprefix("log-")) for text in texts if text != ".+")
    }
    assert idle == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_every_line_of_a_game_can_be_told(game: str) -> None:
    """An unknown message or one that lacks an argument is an error in English."""
    chance = random.Random(game)
    rules = civitas.titles()[game]
    for seats in rules.seats:
        playing = civitas.new(game, seats, seats)
        for _ in range(150):
            if playing.over:
                break
            decision = chance.choice(list(playing.pending))
            told = wording(rules, playing.view(decision.seat), decision)
            assert told.sentence
            assert all(sentences(playing, decision.seat, reader=decision.seat))
            playing.choose(chance.choice(list(decision.options)), decision.seat)
