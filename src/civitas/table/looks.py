"""How tables and pages look: pure functions from a game and its setting to HTML, without a database."""

from __future__ import annotations

import functools
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jinja2
import msgspec
from jinja2.runtime import Macro
from markdown_it import MarkdownIt
from markupsafe import Markup

from civitas.kernel.decisions import Decision
from civitas.kernel.game import Game
from civitas.kernel.rules import Outcome, Rules
from civitas.kernel.titles import titles as installed
from civitas.kernel.words import Button, Group, Prompt
from civitas.table.players import bots
from civitas.table.telling import chronicle, deed
from civitas.table.wording import Words, words

HERE = Path(__file__).parent
COVERS = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")
KEPT = 4096
"""How many drawings of a piece are kept."""


class Seat(msgspec.Struct):
    """Who sits where: `kind` is you, human, bot or open; `bot` names the bot that plays or stands in."""

    seat: int
    name: str
    kind: str
    bot: str = ""
    online: bool = True
    stand_in: bool = False


class Setting(msgspec.Struct):
    """What a table page shows around the game itself."""

    table: str
    name: str
    game: str
    number: int
    seat: int | None
    seats: list[Seat]
    host: bool = False
    undo: str = ""
    can_undo: bool = False
    chat: list[tuple[str, str, str]] = []
    over: bool = False
    spectators: bool = True
    note: str = ""
    hotseat: bool = False
    look_back: bool = False
    last: int = 0


def board(game: Game, setting: Setting, lines_since: int = 0) -> str:
    """Draw the inner HTML of the table page for the setting's seat, at the game's present decision."""
    names = [seat.name for seat in setting.seats]
    undoes = deed(game, setting.seat, names) if setting.can_undo else ""
    return _drawn(
        game,
        setting,
        "board.html",
        undoes=undoes,
        turns=chronicle(game, setting.seat, setting.look_back, names, lines_since),
    )


def zoom(game: Game, setting: Setting, key: str) -> str:
    """Draw one thing of that board in full; nothing if there is none of that key for the setting's seat."""
    return _drawn(game, setting, "zoom.html", zoom=key)


def _drawn(game: Game, setting: Setting, layout: str, **more: Any) -> str:
    """Fill a layout of the table with what the game's board has for it, from the view of the setting's seat alone."""
    rules = game.rules
    view = game.view(setting.seat)
    mine = next((d for d in game.pending if d.seat == setting.seat), None)
    prompt = rules.explain(view, mine) if mine is not None and not setting.look_back else None
    names = tuple([seat.name for seat in setting.seats])
    if prompt is not None:
        prompt = _named(prompt, names)
    html = _template(rules).render(
        layout=layout,
        rules=rules,
        w=game_words(rules),
        setting=setting,
        seats=setting.seats,
        names=names,
        me=setting.seat,
        view=view,
        decision=mine,
        prompt=prompt,
        legal=_legal(mine, prompt),
        asked=[d.seat for d in game.pending],
        picked=game.open_picks().get(-1 if setting.seat is None else setting.seat),
        scores=game.scores(),
        outcome=game.outcome,
        open_views=[game.view(s.seat) for s in setting.seats] if setting.look_back and setting.seat is None else [],
        **more,
    )
    return "\n".join([line for row in html.split("\n") if (line := row.strip())])


@functools.lru_cache(maxsize=16)
def _template(rules: Rules[Any]) -> jinja2.Template:
    """Find a game's board; a game without one is shown plainly."""
    has_board = (folder(rules) / "table" / "board.html").is_file()
    return environment().get_template(f"game/{rules.name}/board.html" if has_board else "plain.html")


def page(template: str, **context: Any) -> str:
    """Draw a whole page."""
    return environment().get_template(template).render(**context)


def static_folders() -> dict[str, Path]:
    """Name the folders to serve, by the prefix of their addresses: ours and each game's `table` folder."""
    folders = {"/static": HERE / "static"}
    for name, rules in titles().items():
        looks = folder(rules) / "table"
        if looks.is_dir():
            folders[f"/static/games/{name}"] = looks
    return folders


@functools.cache
def titles() -> dict[str, Rules[Any]]:
    """List the installed games, looked up once."""
    return installed()


def folder(rules: Rules[Any]) -> Path:
    """Find the folder of the package that a game's rules come from."""
    file = sys.modules[type(rules).__module__].__file__
    return Path(file or HERE).parent


_NUMBER = re.compile(r"(\d+\.\d+(?:\.\d+)*)\s+")


@functools.lru_cache(maxsize=16)
def rules_html(text: str) -> str:
    """Turn a rulebook into HTML: every rule an anchor like `r5.3`, nothing in it taken as markup but Markdown."""
    # A rule begins with its number at the start of a line: give each a paragraph of its own.
    spaced = re.sub(r"(?m)^(?=\d+\.\d+(?:\.\d+)*\s)", "\n", text)
    spaced = re.sub(r"(?m)^ {2,4}(?=(\d+\.|-) )", "  ", spaced)
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(spaced)
    last, nth = "", 0
    for token, after in zip(tokens, tokens[1:] + tokens[-1:], strict=True):
        if token.type == "heading_open":
            number = re.match(r"(\d+)\.", after.content)
            if number:
                token.attrSet("id", f"r{number[1]}")
        elif token.type == "paragraph_open" and (found := _NUMBER.match(after.content)) and after.children:
            last = found[1]
            token.attrSet("id", f"r{last}")
            first = after.children[0]
            first.content = first.content[found.end() :]
            link = MarkdownIt().parseInline(f"[{last}](#r{last})")[0].children or []
            after.children[:0] = link
        elif token.type == "ordered_list_open":
            nth = 0
        elif token.type == "list_item_open" and token.info:
            nth += 1
            token.attrSet("id", f"r{last}.{nth}")
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _headings(text: str) -> list[tuple[str, str]]:
    """List a rulebook's sections: their numbers and titles."""
    return [(found[1], found[2]) for found in re.finditer(r"(?m)^#+ (\d+)\. (.+)$", text)]


def _default_bot(bots: Sequence[Any]) -> str:
    """Pick the bot that a new table begins with: the strongest is not the kindest."""
    names = [bot.name for bot in bots]
    return "greedy" if "greedy" in names else names[0] if names else ""


def _named(prompt: Prompt, names: Sequence[str]) -> Prompt:
    """Put names in place of “seat 2” in what people read: the rules know seats, the table knows who sits there."""

    def name(text: str) -> str:
        return _SEAT.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)

    groups = tuple(
        Group(name(group.title), tuple(Button(b.text, name(b.label), name(b.note)) for b in group.buttons))
        for group in prompt.groups
    )
    refusals = tuple(name(reason) for reason in prompt.refusals)
    return Prompt(name(prompt.sentence), groups, name(prompt.because), prompt.rule, refusals)


_SEAT = re.compile(r"\b[Ss]eat (\d)\b")


def _legal(decision: Decision | None, prompt: Prompt | None) -> dict[str, str]:
    """Collect what a click may stand for: every legal text, and every button that is a short sequence of texts."""
    if decision is None or prompt is None:
        return {}
    legal = {text: text for text in decision.texts}
    for group in prompt.groups:
        for button in group.buttons:
            legal[button.text] = button.label
    return legal


@functools.lru_cache(maxsize=16)
def game_words(rules: Rules[Any]) -> Words:
    """Read the words on a game's board."""
    return Words(folder(rules) / "table" / "words.toml")


def _sprite(name: str = "") -> Markup:
    """Give the icons of the table, or of a game, to stand once in a page."""
    path = HERE / "static" / "icons.svg"
    if name:
        rules = titles().get(name)
        path = folder(rules) / "table" / "icons.svg" if rules is not None else path
    return Markup(path.read_text(encoding="utf-8")) if path.is_file() else Markup("")


def _cover(name: str) -> str:
    """Give the address of a game's cover picture."""
    rules = titles().get(name)
    if rules is not None and (folder(rules) / "table" / "cover.svg").is_file():
        return f"/static/games/{name}/cover.svg"
    return f"/static/covers/{name if name in COVERS else 'other'}.svg"


def _has_style(name: str) -> bool:
    rules = titles().get(name)
    return rules is not None and (folder(rules) / "table" / "style.css").is_file()


def _fields(value: Any) -> Mapping[str, Any]:
    """Take a part of a view apart, for the plain board."""
    if isinstance(value, msgspec.Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    return value if isinstance(value, Mapping) else {}


def _fraction(value: float, whole: float) -> int:
    """Turn a share into a whole number of percents, for the classes x0 to x100."""
    return max(0, min(100, round(100 * value / whole))) if whole else 0


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


def _button_label(prompt: Prompt, text: str) -> str:
    """Find what the bar calls a choice."""
    labels = {button.text: button.label for group in prompt.groups for button in group.buttons}
    return labels.get(text, text.replace("_", " "))


def _names_of(seats: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in seats)


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
    environment.filters["zip_words"] = lambda values: [(value, value.replace("_", " ")) for value in values]
    environment.filters["named"] = lambda games: {game.game: game for game in games}
    environment.filters["tuple"] = tuple
    environment.filters["minus"] = lambda number: str(number).replace("-", "−")
    environment.globals.update(
        t=words,
        sprite=_sprite,
        cover=_cover,
        has_style=_has_style,
        fields=_fields,
        percent=_fraction,
        ranking=_ranking,
        names_of=_names_of,
        begins=_begins,
        group_of=_group_of,
        button_label=_button_label,
        enumerate=lambda values: tuple(enumerate(values)),
        headings=_headings,
        default_bot=_default_bot,
        rules_html=lambda text: Markup(rules_html(text)),
        covers=COVERS,
        titles=titles,
        kept=_kept,
        bots=bots,
    )
    return environment
