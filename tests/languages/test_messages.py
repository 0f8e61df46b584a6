"""Every message that a game says stands in its English files, with the arguments that it is given, and none is idle."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import civitas
from civitas import cli, games
from civitas.languages import COMMON, sentence, sentences, wording
from civitas.table import look

FOLDER = Path(games.__file__).parent
GAMES = sorted(path.parent.parent.name for path in FOLDER.glob("*/languages/en"))
PAGES = Path(look.__file__).parent
COUNTED = {"n", "sum"}
"""What the button of a set is filled with when it is told."""


class Variables(Visitor):
    """The names that a message is filled with, and the other messages that it says."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.others.add(node.id.name)


def variables(entry: ftl.Message) -> Variables:
    visitor = Variables()
    visitor.visit(entry)
    return visitor


def entries(*folders: Path) -> Iterator[ftl.EntryType]:
    for folder in folders:
        for path in sorted(folder.rglob("*.ftl")):
            yield from FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(game: str) -> dict[str, set[str]]:
    """The variables of every message of a game, by its id."""
    found = {}
    for entry in entries(COMMON / "en", FOLDER / game / "languages" / "en"):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = variables(entry)
    return {
        name: one.names.union(*[found[other].names for other in one.others if other in found])
        for name, one in found.items()
    }


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
    for folder in (PAGES, Path(cli.__file__).parent, *[FOLDER / game / "languages" / "en" for game in GAMES]):
        found = list(entries(COMMON / "en", folder))
        assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
        ids = [entry.id.name for entry in found if isinstance(entry, (ftl.Message, ftl.Term))]
        assert sorted({name for name in ids if ids.count(name) > 1}) == [], folder


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


def joined(game: str) -> dict[str, list[str]]:
    """The messages that tell several lines, each with the names of these."""
    lines = {name: name.removeprefix("log-").split("-") for name in own(game, "chronicle")}
    return {name: parts for name, parts in lines.items() if len(parts) > 1}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_joined_are_lines_with_their_arguments(game: str) -> None:
    known = messages(game)
    for name, parts in joined(game).items():
        assert {f"log-{part}" for part in parts} <= set(known), name
        may = set(known[f"log-{parts[0]}"])
        for at, part in enumerate(parts[1:]):
            again = parts[1 : at + 1].count(part)
            before = f"{part}_{again + 1}" if again else part
            may |= {f"{before}-{arg}" for arg in known[f"log-{part}"]}
        assert known[name] <= may, name


@pytest.mark.parametrize("game", GAMES)
def test_headings_are_never_joined(game: str) -> None:
    heads = civitas.titles()[game].heads
    assert [name for name, parts in joined(game).items() if set(parts) & set(heads)] == []


def own(game: str, *files: str) -> set[str]:
    folder = FOLDER / game / "languages" / "en"
    found = [FluentParser().parse(folder.joinpath(f"{file}.ftl").read_text(encoding="utf-8")) for file in files]
    return {entry.id.name for read in found for entry in read.body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_idle(game: str) -> None:
    texts: set[str] = set()
    for path in (FOLDER / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Constant, ast.JoinedStr)):
                texts |= set(pattern(node))
    names = {name.removeprefix("log-"): name for name in own(game, "prompts", "chronicle") - set(joined(game))}
    idle = {name for name in names if not any(re.fullmatch(text, name) for text in texts if text != ".+")}
    assert idle == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_a_game_is_just_what_there_is(game: str) -> None:
    rules = civitas.titles()[game]
    said = own(game, "game")
    features = import_module(f"civitas.games.{game}.judge").FEATURES
    wanted = {"blurb", *[f"end-{reason}" for reason in rules.ends], *[f"feature-{name}" for name in features]}
    answers = {"result-score", "result-margin"}
    for one in rules.variants:
        wanted |= {f"house-{one.name}", f"house-{one.name}-how"}
        answers |= {f"house-{one.name}-{value}".lower() for value in one.values}
    assert wanted <= said <= wanted | answers


Call: TypeAlias = tuple[str, str, set[str] | None]


def keyed(path: Path, function: str) -> Iterator[Call]:
    """Every call of a screen's words in a file: where, the pattern of the key, and its arguments' names if all are."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
            names = {keyword.arg for keyword in node.keywords}
            given = None if None in names else {name for name in names if name is not None}
            for one in pattern(node.args[0]):
                yield f"{path.name}:{node.lineno}", one, given


def check_keys(known: dict[str, set[str]], said: list[Call], chosen: frozenset[str] | set[str] = frozenset()) -> None:
    """Every message that is said stands in the files with these arguments, and none there is idle."""
    for where, one, given in said:
        named = [name for name in known if re.fullmatch(one, name)]
        assert named, where
        assert given is None or any(known[name] <= given for name in named), where
    patterns = [*chosen, *[one for _, one, _ in said]]
    assert [name for name in known if not any(re.fullmatch(one, name) for one in patterns)] == []


def texts(path: Path) -> set[str]:
    """What the texts of a file can be, as patterns of keys."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {one for node in nodes if isinstance(node, ast.Constant) for one in pattern(node)}


@pytest.mark.parametrize("game", GAMES)
def test_text_boards_say_what_stands_in_the_files_and_all_of_it(game: str) -> None:
    known = messages(game)
    mine = {name.removeprefix("terminal-"): known[name] for name in own(game, "terminal")}
    check_keys(mine, list(keyed(FOLDER / game / "terminal.py", "w")))


def test_the_command_line_says_what_stands_in_its_files_and_all_of_it() -> None:
    folder = Path(cli.__file__).parent
    read = [*entries(COMMON / "en"), *entries(folder)]
    known = {entry.id.name: variables(entry).names for entry in read if isinstance(entry, ftl.Message)}
    common = {entry.id.name for entry in entries(COMMON / "en") if isinstance(entry, ftl.Message)}
    paths = sorted(folder.glob("*.py"))
    said = [call for path in paths for call in keyed(path, "words")]
    check_keys(known, said, common.union(*[texts(path) for path in paths]))


def spoken(folder: Path, function: str) -> Iterator[tuple[str, str, set[str]]]:
    """Every call of a function of messages in templates: where, the key or how it begins, and its arguments' names."""
    for path in sorted(folder.rglob("*.html")):
        text = path.read_text(encoding="utf-8")
        for found in re.finditer(rf"""\b{function}\((['"])([\w.]+)\1""", text):
            end, depth, flat = found.end(), 1, ""
            while depth:
                depth += (text[end] in "([{") - (text[end] in ")]}")
                flat += text[end] if depth == 1 else ""
                end += 1
            key = found[2] + ("*" if flat.lstrip().startswith("~") else "")
            yield f"{path.name}: {found[0]}", key.replace(".", "-"), set(re.findall(r",\s*(\w+)=", flat))


@pytest.mark.parametrize("game", GAMES)
def test_boards_say_what_stands_in_the_files_with_these_arguments(game: str) -> None:
    known = messages(game)
    for where, key, given in spoken(FOLDER / game / "table", "w"):
        if key.endswith("*"):
            assert any(name.startswith(f"table-{key[:-1]}") for name in known), where
        else:
            assert known[f"table-{key}"] <= given, where


def test_pages_say_what_stands_in_the_files_with_these_arguments() -> None:
    known = {entry.id.name: variables(entry).names for entry in entries(PAGES) if isinstance(entry, ftl.Message)}
    for folder in (PAGES / "templates", FOLDER):
        for where, key, given in spoken(folder, "t"):
            if key.endswith("*"):
                assert any(name.startswith(key[:-1]) for name in known), where
            else:
                assert known[key] <= given, where


def test_no_word_of_the_pages_is_idle() -> None:
    files = [*PAGES.parent.rglob("*.py"), *PAGES.rglob("*.html"), *FOLDER.rglob("*.html")]
    texts = "".join(path.read_text(encoding="utf-8") for path in files)
    keys = {one.replace(".", "-") for one in re.findall(r"""['"]([\w.]*\.[\w.]*)(?:['"]|\{)""", texts)}
    names = [entry.id.name for entry in entries(PAGES) if isinstance(entry, ftl.Message)]
    beginnings = tuple(key for key in keys if key.endswith(("-", "_", "-n")))
    assert [name for name in names if name not in keys and not name.startswith(beginnings)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_board_is_idle(game: str) -> None:
    texts = "".join(
        path.read_text(encoding="utf-8") for path in [*(FOLDER / game).rglob("*.html"), *PAGES.rglob("*.html")]
    )
    keys = {one.replace(".", "-") for one in re.findall(r"""['"]([\w.]*\.[\w.]*)['"]""", texts)} | {"signs-"}
    names = {name.removeprefix("table-") for name in own(game, "table")}
    assert {name for name in names if not any(name == key or name.startswith(key) for key in keys)} == set()


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
            assert all(sentence(rules, line) for line in playing.log(decision.seat)[-20:])
            playing.choose(chance.choice(list(decision.options)), decision.seat)
