"""How tables and pages look: pure functions from a game and its setting to HTML, without a database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jinja2
import msgspec

from civitas.kernel.game import Game

HERE = Path(__file__).parent


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
    """The inner HTML of the table page for the setting's seat, at the game's present decision."""
    return _environment().get_template("board.html").render(game=game, setting=setting, lines_since=lines_since)


def page(template: str, **context: Any) -> str:
    """A whole page."""
    return _environment().get_template(template).render(**context)


def static_folders() -> dict[str, Path]:
    """The folders to serve, by the prefix of their addresses."""
    return {"/static": HERE / "static"}


def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"), autoescape=True, undefined=jinja2.StrictUndefined
    )
