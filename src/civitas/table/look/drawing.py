"""The templates' environment: where they are found, what they can call, and pieces that are drawn once and kept."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import jinja2
import msgspec
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from civitas.bots import LEVELS
from civitas.kernel.rules import Outcome
from civitas.languages.words import Words
from civitas.table.look.ending import headline
from civitas.table.look.games import COVERS, HERE, cover, folder, has_style, sprite, titles
from civitas.table.look.guide import guide
from civitas.table.look.rulebook import headings, illustrated, rules_html
from civitas.table.look.signs import signs
from civitas.table.look.words import bots, words
from civitas.words import Prompt

KEPT = 32_768
"""How many drawings of a piece are kept: among the pieces are the lines of all chronicles that are looked at."""


def page(template: str, **context: Any) -> str:
    """Draw a whole page."""
    return environment().get_template(template).render(**context)


def _fields(value: Any) -> Mapping[str, Any]:
    """Take a part of a view apart, for the plain board."""
    if isinstance(value, msgspec.Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    return value if isinstance(value, Mapping) else {}


def _fraction(value: float, whole: float) -> int:
    """Turn a share into a whole number of percents, for the classes x0 to x100."""
    return max(0, min(100, round(100 * value / whole))) if whole else 0


def _ruler_step(span: int) -> int:
    """Say how far apart the marks of a long ruler lie: 50, 100, 200 and so on, never very many of them."""
    step = 50
    while span > 12 * step:
        step *= 2
    return step


def _ranking(outcome: Outcome) -> list[tuple[int, int]]:
    """List ranks and seats, the winners first."""
    return sorted((rank, seat) for seat, rank in enumerate(outcome.ranks))


def _begins(legal: Mapping[str, str], word: str) -> bool:
    """Tell whether a legal text is that word, or begins with it and a colon."""
    return any(text.split(":", 1)[0] == word for text in legal)


def _group_of(prompt: Prompt | None, word: str) -> int:
    """Find the group of buttons that a word of the board belongs to."""
    for at, group in enumerate(prompt.groups if prompt else ()):
        if any(button.text.split(":", 1)[0] == word for button in group.buttons):
            return at
    return -1


def _button_label(prompt: Prompt[str], text: str) -> str:
    """Find what the bar calls a choice."""
    labels = {button.text: button.label for group in prompt.groups for button in group.buttons}
    return labels.get(text, text.replace("_", " "))


def _said(drawn: str) -> Markup:
    """The words of something drawn, for a name that must contain them."""
    return Markup(" ".join(_TAG.sub(" ", drawn).split()))


_TAG = re.compile("<[^>]*>")


@jinja2.pass_context
def _signs(context: Context, text: str) -> Markup:
    """Show a text with the signs of the game that is drawn."""
    words = context.get("w")
    return signs(words, text) if isinstance(words, Words) else escape(text)


def _names_of(seats: Sequence[int], names: Sequence[str]) -> str:
    return words("table.names", names=[names[seat] for seat in seats])


@functools.cache
def _kept(name: str) -> SimpleNamespace:
    """Give the macros of a file of pieces, which know nothing but their arguments: what was drawn once is kept.

    Only macros with a caller are drawn anew.
    """
    parts = vars(environment().get_template(name).module)
    return SimpleNamespace(
        **{
            part: functools.lru_cache(KEPT, typed=True)(value)
            if isinstance(value, Macro) and not value.caller
            else value
            for part, value in parts.items()
            if not part.startswith("_")
        }
    )


class _Context(Context):
    """Calls what templates call. Most of it never asks for the context, which need not be found out each time."""

    def call(self, obj: Any, /, *args: Any, **values: Any) -> Any:
        """Call something with these arguments."""
        if type(obj) not in _PLAIN:
            return super().call(obj, *args, **values)
        values.pop("_loop_vars", None)
        values.pop("_block_vars", None)
        return obj(*args, **values)


_PLAIN = frozenset({functools._lru_cache_wrapper, Words, type, type(len)})


_escaped = functools.lru_cache(KEPT)(escape)


def _escape(value: Any, /) -> Markup:
    """Escape as usual; but boards say the same again and again, and most of what they say is Markup already."""
    kind = type(value)
    return value if kind is Markup else _escaped(value) if kind is str else escape(value)


class _Template(jinja2.Template):
    """Escapes what it puts out by what is kept."""

    @classmethod
    def from_code(cls, *args: Any, **values: Any) -> jinja2.Template:
        """Make a template from its compiled code."""
        template = super().from_code(*args, **values)
        template.root_render_func.__globals__["escape"] = _escape
        return template


class _GameLoader(jinja2.BaseLoader):
    """Find `game/<name>/<file>` in the `table` folder of that game's package."""

    def get_source(self, environment: jinja2.Environment, template: str) -> tuple[str, str, Any]:
        kind, _, rest = template.partition("/")
        name, _, file = rest.partition("/")
        rules = titles().get(name) if kind == "game" else None
        path = folder(rules) / "table" / file if rules is not None else None
        if path is None or not path.is_file():
            raise jinja2.TemplateNotFound(template)
        return path.read_text(encoding="utf-8"), str(path), None


@functools.cache
def environment() -> jinja2.Environment:
    """Build the templates' environment, once."""
    environment = jinja2.Environment(
        loader=jinja2.ChoiceLoader([jinja2.FileSystemLoader(HERE / "templates"), _GameLoader()]),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.context_class = _Context
    environment.template_class = _Template
    environment.filters["zip_words"] = lambda values: [(value, value.replace("_", " ")) for value in values]
    environment.filters["named"] = lambda games: {game.game: game for game in games}
    environment.filters["tuple"] = tuple
    environment.filters["signs"] = _signs
    environment.filters["said"] = _said
    environment.filters["minus"] = lambda number: str(number).replace("-", "−")
    environment.globals.update(
        t=words,
        sprite=sprite,
        cover=cover,
        has_style=has_style,
        fields=_fields,
        percent=_fraction,
        ruler_step=_ruler_step,
        ranking=_ranking,
        names_of=_names_of,
        headline=headline,
        begins=_begins,
        group_of=_group_of,
        button_label=_button_label,
        enumerate=lambda values: tuple(enumerate(values)),
        headings=headings,
        guide=guide,
        rules_html=lambda text: Markup(rules_html(text)),
        illustrated=lambda html, entries, draw: Markup(illustrated(html, {one.id: one for one in entries}, draw)),
        covers=COVERS,
        titles=titles,
        kept=_kept,
        bots=bots,
        levels=LEVELS,
    )
    return environment
