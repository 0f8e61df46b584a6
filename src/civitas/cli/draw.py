"""Tables in text: a game's own drawing where it has one, the plain tree of its view otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from civitas import Game
from civitas.cli.words import words
from civitas.kernel.chronicle import Line
from civitas.kernel.decisions import Decision
from civitas.kernel.rules import Outcome, Rules
from civitas.languages import ending, language, told, wording
from civitas.languages.words import Words
from civitas.words import Prompt, Several


def seat_names(players: Sequence[str], seats: int) -> list[str]:
    """What the seats are called, counted from 0 as everywhere in Civitas."""
    taken = [words("seats.taken", n=seat, player=player) for seat, player in enumerate(players[:seats])]
    return taken + [words("seat", n=seat) for seat in range(len(taken), seats)]


def board(rules: Rules[Any], view: Any) -> RenderableType:
    """What a seat sees, drawn by `terminal.py` in the game's folder if there is one."""
    draw = _own_drawing(rules)
    if draw is not None:
        return draw(view, Words(language(rules), "terminal-"))
    tree = Tree(rules.title)
    _grow(tree, msgspec.to_builtins(view))
    return tree


def _own_drawing(rules: Rules[Any]) -> Callable[[Any, Words], RenderableType] | None:
    home = type(rules).__module__
    for package in (home, home.rpartition(".")[0]):
        if package and getattr(import_module(package), "__path__", None) and find_spec(f"{package}.terminal"):
            draw: Callable[[Any, Words], RenderableType] = import_module(f"{package}.terminal").draw
            return draw
    return None


def _grow(tree: Tree, value: Any) -> None:
    """Hang a value's parts into the tree; short ones stay on one line."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in parts:
        if isinstance(part, (dict, list, tuple)) and part and len(_short(part)) > 70:
            _grow(tree.add(Text(str(name), style="bold")), part)
        else:
            tree.add(Text.assemble((f"{name}: ", "bold"), _short(part)))


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(part)}" for name, part in value.items() if part) or "–"
    if isinstance(value, (list, tuple)):
        return " · ".join(_short(part) for part in value) or "–"
    return "–" if value is None or value == "" else str(value)


def _how_many(several: Several[str] | None) -> str:
    """How many numbers of a set one line can hold."""
    if several is None:
        return ""
    least, most = several.least, several.most
    count = str(most) if least == most else words("seats.range", least=least, most=most)
    key = "question.several_or" if several.finish and not least else "question.several"
    return f"  {words(key, count=count, finish=several.finish)}"


def chosen(prompt: Prompt[str], entry: str) -> str:
    """The choice that a line stands for: the number of a button, several numbers of a set, or a text as it is."""
    numbers = [int(word) for word in entry.split() if word.isascii() and word.isdecimal() and len(word) < 6]
    if len(numbers) != len(entry.split()):
        return entry
    first = 1
    for group in prompt.groups:
        places = [number - first for number in numbers]
        if all(0 <= place < len(group.buttons) for place in places):
            if group.several is not None:
                return group.texts([places.count(place) for place in range(len(group.buttons))])
            if len(places) == 1:
                return group.buttons[places[0]].text
        first += len(group.buttons)
    return entry


def question(prompt: Prompt[str], decision: Decision, name: str) -> RenderableType:
    """An open decision: the sentence, why it is asked, the numbered choices, and what is not legal and why."""
    parts: list[RenderableType] = [Text.assemble((f"{name}: ", "bold cyan"), (prompt.sentence, "bold"))]
    rule = words("question.rule", rule=prompt.rule) if prompt.rule else ""
    reason = " · ".join(part for part in (prompt.because, rule) if part)
    if reason:
        parts.append(Text(reason, style="dim"))
    number = 0
    for group in prompt.groups:
        if group.title or group.several is not None:
            parts.append(Text.assemble((group.title, "italic"), (_how_many(group.several), "dim")))
        lines = []
        for button in group.buttons:
            number += 1
            note = f"  {button.note}" if button.note else ""
            lines.append(Text.assemble((f"{number:>3}  ", "bold green"), button.label, (note, "dim")))
        # Many short choices stand beside each other, so that the table above stays in sight.
        parts += [Columns(lines, padding=(0, 2), equal=True, column_first=True)] if len(lines) > 2 else lines
    parts += [Text(f"  – {refusal}", style="dim") for refusal in prompt.refusals]
    return Group(*parts)


def chronicle(rules: Rules[Any], lines: Sequence[Line], names: Sequence[str]) -> RenderableType:
    """Lines of the chronicle, one below the other."""
    return Group(*(Text(f"· {text}", style="dim") for _, text in told(rules, lines, names)))


def result(rules: Rules[Any], outcome: Outcome, names: Sequence[str]) -> RenderableType:
    """How a game ended."""
    table = Table()
    table.add_column(words("result.rank"), justify="right")
    table.add_column(words("seats.title"))
    table.add_column(words("result.score"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: outcome.ranks[seat]):
        style = "bold green" if seat in outcome.winners else ""
        table.add_row(str(outcome.ranks[seat]), names[seat], str(outcome.scores[seat]), style=style)
    return Group(Text(ending(rules, outcome.reason), style="bold"), table)


def scene(console: Console, game: Game, seat: int | None, names: Sequence[str], lines: int = 8) -> None:
    """Print a game as a seat sees it: the table, the last lines of its chronicle, and what is asked."""
    console.print(board(game.rules, game.view(seat)))
    last = game.log(seat)[-lines:]
    if last:
        console.print(Panel(chronicle(game.rules, last, names), title=words("scene.happened"), title_align="left"))
    for decision in game.pending:
        if decision.seat == seat:
            console.print(question(wording(game.rules, game.view(seat), decision, names), decision, names[seat]))
        else:
            console.print(Text(words("scene.asked", name=names[decision.seat], what=decision.kind.prompt)))
    if game.outcome is not None:
        console.print(result(game.rules, game.outcome, names))
