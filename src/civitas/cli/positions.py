"""`civitas positions`: what can be written in a position of each game, told by its readers themselves."""

from __future__ import annotations

import inspect as python
import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Annotated, Any

import msgspec
import typer
from msgspec import inspect

import civitas
from civitas.kernel.decisions import Kind
from civitas.kernel.rules import Rules
from civitas.kernel.titles import find

HEAD = """\
# Positions

A position is a table as JSON: `civitas.arrange(game, position)` plays on from it, `game.position()` writes it, and
whatever is left out has a default. What can't be is refused with its path and a sentence. Every position may also have
`game` and `version`, `variant` (house rules by name), `chance` (the stream), `since` (choices after the last rest, as
in a save: `"0 wood"`) and `ended` (the reason, for a game that is over).

A game plays on from there by `game.choose_text(answer)`; `game.decision` says who is asked which question, and
`game.decision.texts` are the answers that are legal. The questions stand below the fields with every form of answer,
each by its first and its last one.

This page is written by `civitas positions > docs/positions.md`, from the readers; a test holds it to them.
"""
PLAIN = 12
"""So many answers of one word are all told; of more only the first and the last."""


def positions(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all without any.")] = None,
) -> None:
    """Print what a position of a game can hold, with what wrong values are told."""
    typer.echo(page(games or list(civitas.titles())), nl=False)


def page(games: list[str]) -> str:
    """The whole page for these games."""
    return "\n".join([HEAD, *[_chapter(find(name)) for name in games if example(name) is not None]])


def example(game: str) -> Mapping[str, Any] | None:
    """The example that the room `position` of a game gives, if it gives one."""
    return getattr(_room(find(game)), "EXAMPLE", None)


def _room(rules: Rules[Any]) -> Any:
    return import_module(f"{type(rules).__module__.rpartition('.')[0]}.position")


def _chapter(rules: Rules[Any]) -> str:
    """One game: an example, and a table for each record with a wrong value tried for each field."""
    room = _room(rules)
    fields = ",\n".join(f'  "{name}": {_shown(value)}' for name, value in room.EXAMPLE.items())
    lines = [f"## {rules.title}\n", "```json", "{", fields, "}", "```\n"]
    for record, path in _records(inspect.type_info(room.TablePosition)):
        lines += [f"### `{path}`\n" if path else "### The table\n", python.cleandoc(record.cls.__doc__ or "") + "\n"]
        lines += ["| Field | Value | Default | A wrong value is told |", "|---|---|---|---|"]
        for field in record.fields:
            cells = (
                f"`{field.name}`",
                _sort(field.type),
                _default(field),
                _told(rules, room.EXAMPLE, path, record, field),
            )
            lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
        lines.append("")
    lines += ["### Questions and answers\n", *[_question(kind) for kind in rules.kinds], ""]
    return "\n".join(lines)


def _question(kind: Kind[Any]) -> str:
    """A question with the forms of its answers: those that begin alike, up to a colon, are one form."""
    forms: dict[str, list[str]] = {}
    for text in [kind.text(option) for option in kind.domain]:
        verb, colon, _ = text.partition(":")
        forms.setdefault(verb if colon else "", []).append(text)
    plain = forms.get("", [])
    if len(plain) <= PLAIN:
        forms |= {text: [text] for text in forms.pop("", [])}
    told = [f"`{texts[0]}`" if len(texts) == 1 else f"`{texts[0]}` … `{texts[-1]}`" for texts in forms.values()]
    return f"- **{kind.name}** ({kind.prompt}) {', '.join(told)}"


def _shown(value: Any) -> str:
    """A value of the example, objects of a list one a line."""
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return "[\n" + ",\n".join(f"    {json.dumps(part)}" for part in value) + "\n  ]"
    return json.dumps(value)


def _records(record: Any, path: str = "") -> Iterator[tuple[Any, str]]:
    """A record and those within it, each with its path."""
    yield record, path
    for field in record.fields:
        for inner, below in _inner(field.type):
            yield from _records(inner, f"{path}.{field.name}{below}".lstrip("."))


def _inner(info: Any) -> Iterator[tuple[Any, str]]:
    match info:
        case inspect.Metadata():
            yield from _inner(info.type)
        case inspect.UnionType():
            for part in info.types:
                yield from _inner(part)
        case inspect.ListType():
            for inner, below in _inner(info.item_type):
                yield inner, f"[0]{below}"
        case inspect.StructType():
            yield info, ""


def _sort(info: Any) -> str:
    """A type in words."""
    match info:
        case inspect.Metadata():
            return _sort(info.type)
        case inspect.UnionType():
            return " or ".join(_sort(part) for part in info.types)
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return f"{low} to {high}"
        case inspect.IntType():
            return "number"
        case inspect.StrType():
            return "name"
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return ", ".join(f"`{value}`" for value in info.values)
        case inspect.ListType():
            return f"list of {_sort(info.item_type)}"
        case inspect.TupleType():
            return f"[{', '.join(_sort(part) for part in info.item_types)}]"
        case inspect.DictType():
            return f"object: {_sort(info.key_type)} → {_sort(info.value_type)}"
    return "object"


def _default(field: Any) -> str:
    if field.required:
        return "needed"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{json.dumps(value)}`"


def _told(rules: Rules[Any], example: Mapping[str, Any], path: str, form: Any, field: Any) -> str:
    """What the reader says when a field of the example holds what it can't."""
    position = json.loads(json.dumps(example))
    record = position
    steps = path.replace("[0]", ".0").split(".") if path else []
    for step, following in zip(steps, [*steps, ""][1:], strict=True):
        if step == "0":
            if not record or not isinstance(record[0], dict):
                record[:1] = [{}]
            record = record[0]
        else:
            record = record.setdefault(step, [] if following == "0" else {})
    for other in form.fields:
        if other.required:
            record.setdefault(other.name, 1)
    record[field.name] = _wrong(field.type)
    try:
        civitas.arrange(rules.name, position)
    except civitas.BadPosition as error:
        return str(error)
    return ""


def _wrong(info: Any) -> Any:
    """A value that a field does not take."""
    match info:
        case inspect.Metadata():
            return _wrong(info.type)
        case inspect.UnionType():
            return _wrong(info.types[0])
        case inspect.IntType():
            return 10**8
        case inspect.ListType():
            return [_wrong(info.item_type)]
        case inspect.DictType():
            return {"nonsense": True if isinstance(info.value_type, inspect.BoolType) else _wrong(info.value_type)}
        case inspect.StrType() | inspect.LiteralType():
            return "nonsense"
    return 5
