"""How a table looks: pure functions from a game and its setting to HTML, without a database."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Any

import jinja2
import msgspec

from civitas.kernel.decisions import Decision
from civitas.kernel.game import Game
from civitas.kernel.rules import Rules
from civitas.languages import ENGLISH, language
from civitas.languages.seeing import asked, seen
from civitas.table.look.chronicle import chronicle, deed, steps
from civitas.table.look.drawing import environment
from civitas.table.look.games import folder, game_words
from civitas.table.look.guide import leading
from civitas.table.look.words import words
from civitas.words import Message, Prompt


class Seat(msgspec.Struct):
    """Who sits where: `kind` is you, human, bot or open; `bot` names the bot that plays or stands in."""

    seat: int
    name: str
    kind: str
    bot: str = ""
    online: bool = True
    stand_in: bool = False
    left: bool = False
    """Whether its person has left for good, and a bot plays on."""


class Notice(msgspec.Struct):
    """Something that happened beside the game after so many choices: which sentence, of whom, and what it names."""

    after: int
    what: str
    seat: int
    detail: str


class End(msgspec.Struct):
    """How a table ended before its game did: why, who won, if anybody, and all seats, the best first."""

    reason: str
    """closed (by the host), conceded, or stopped (because bots would have played on for ever)"""
    winners: list[int]
    order: list[int]
    choices: int
    """How many had been made."""
    seat: int | None = None
    """Who conceded."""


class Wish(msgspec.Struct):
    """A seat asks to take its last choice back; `asks` says whether the reader has still to answer."""

    seat: int
    asks: bool


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
    waits: float = 0.0
    """Seconds until bots answer the reader's last choice."""
    chat: list[tuple[str, str, str]] = []
    over: bool = False
    end: End | None = None
    """How the table was closed before its game was over."""
    paused: bool = False
    clocks: dict[int, int] = {}
    """How many seconds the seats have left that are asked."""
    wish: Wish | None = None
    rematch: str = ""
    """Where the same people play again."""
    spectators: bool = True
    note: str = ""
    hotseat: bool = False
    look_back: bool = False
    hints: bool = False
    """Whether the seat may ask what a bot would do."""
    why: bool = False
    """Whether bots tell why they chose."""
    past: bool = False
    """The board as it was, for a reader who will go back to now: nothing can be chosen on it."""
    language: str = ENGLISH
    """What the board, its cards and its questions are told in; nobody can choose another one yet."""
    last: int = 0
    notices: list[Notice] = []


def board(game: Game, setting: Setting, lines_since: int = 0) -> str:
    """Draw the inner HTML of the table page for the setting's seat, at the game's present decision."""
    names = [seat.name for seat in setting.seats]
    undone, undoes = deed(game, setting.seat, names, setting.language) if setting.can_undo else ("", "")
    return _drawn(
        game,
        setting,
        "board.html",
        undone=undone,
        undoes=undoes,
        steps=steps(game, setting.seat, names, lines_since, setting.language),
        turns=chronicle(
            game, setting.seat, setting.look_back, names, lines_since, beside(setting.notices, names), setting.language
        ),
    )


def beside(notices: Sequence[Notice], names: Sequence[str]) -> list[tuple[int, int, str]]:
    """What happened beside the game in sentences: after how many choices, to which seat."""
    return [
        (notice.after, notice.seat, words(f"notice.{notice.what}", name=names[notice.seat], detail=notice.detail))
        for notice in notices
    ]


def zoom(game: Game, setting: Setting, key: str) -> str:
    """Draw one thing of that board in full; nothing if there is none of that key for the setting's seat."""
    return _drawn(game, setting, "zoom.html", zoom=key)


def _drawn(game: Game, setting: Setting, layout: str, **more: Any) -> str:
    """Fill a layout of the table with what the game's board has for it, from the view of the setting's seat alone."""
    rules = game.rules
    tongue = language(rules, setting.language)
    view = seen(game, setting.seat, tongue)
    # At a table that is closed or rests nobody is asked, and never who has left.
    pending = () if setting.end or setting.paused else game.pending
    playing = setting.seat is not None and not setting.seats[setting.seat].left
    mine = next((d for d in pending if d.seat == setting.seat), None) if playing else None
    names = tuple([seat.name for seat in setting.seats])
    beside = game.aside(setting.seat) if setting.seat is not None and playing and pending else None
    prompt, aside = (
        asked(rules, view, one, tongue, names) if one is not None and not (setting.look_back or setting.past) else None
        for one in (mine, beside)
    )
    html = _template(rules).render(
        layout=layout,
        rules=rules,
        w=game_words(rules, setting.language),
        leading=leading,
        say=lambda name, /, **args: tongue.text(Message(name, args), names),
        setting=setting,
        seats=setting.seats,
        names=names,
        me=setting.seat,
        view=view,
        decision=mine,
        prompt=prompt,
        aside=aside,
        legal=_legal(mine, prompt) | _legal(beside, aside),
        asked=list(game.asked(setting.seat)) if pending else [],
        picked=game.open_picks().get(-1 if setting.seat is None else setting.seat),
        scores=game.scores(),
        outcome=game.outcome,
        ended=tongue.text(Message(f"end-{game.outcome.reason}")) if game.outcome else "",
        open_views=[seen(game, one.seat, tongue) for one in setting.seats] if _open(setting) else [],
        **more,
    )
    return "\n".join([line for row in html.split("\n") if (line := row.strip())])


def _open(setting: Setting) -> bool:
    """Whether everybody's hand may be shown: somebody looks back at a game that is over."""
    return setting.look_back and setting.seat is None


@functools.lru_cache(maxsize=16)
def _template(rules: Rules[Any]) -> jinja2.Template:
    """Find a game's board; a game without one is shown plainly."""
    has_board = (folder(rules) / "table" / "board.html").is_file()
    return environment().get_template(f"game/{rules.name}/board.html" if has_board else "plain.html")


def named(text: str, names: Sequence[str]) -> str:
    """Put names in place of “Seat 2” in what a bot, which knows none, has put into words."""
    return _SEAT.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)


_SEAT = re.compile(r"\b[Ss]eat (\d)\b")


def _legal(decision: Decision | None, prompt: Prompt[str] | None) -> dict[str, str]:
    """Collect what a click may stand for: every legal text, and every button that is a short sequence of texts."""
    if decision is None or prompt is None:
        return {}
    legal = {text: text for text in decision.texts}
    for group in prompt.groups:
        for button in group.buttons:
            legal[button.text] = button.label
    return legal
