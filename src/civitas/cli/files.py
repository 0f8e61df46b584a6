"""Games in files: saves, records and positions are read; saves are written, never over a half of one."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import civitas
from civitas import BadSave, Game
from civitas.cli.words import words


class Opened(NamedTuple):
    """A game from a file, who sits in its seats where the file says so, and whether the file may hold what comes next.

    A save grows with its game; a recorded game and a position are kept as they are.
    """

    game: Game
    players: list[str]
    grows: bool


def open_game(path: Path) -> Opened:
    """The game in a file."""
    if not path.exists():
        raise BadSave(words("refused.missing", path=str(path)))
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadSave(words("refused.unreadable", path=str(path), reason=str(error.strerror))) from error
    try:
        content: Any = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(words("refused.no_save", path=str(path), reason=str(error))) from error
    match content:
        case {"save": dict(save)}:
            players = content.get("players", [])
            if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
                raise BadSave(words("refused.no_names", path=str(path)))
            return Opened(civitas.load(msgspec.json.encode(save)), players, "hashes" not in content)
        case {"players": list(), "game": str(name)}:
            return Opened(civitas.arrange(name, content), [], grows=False)
    return Opened(civitas.load(text), [], grows=True)


def write_game(path: Path, game: Game, players: list[str]) -> None:
    """Write the game to a new file beside the path, and rename it: there is always one whole save."""
    save = msgspec.Raw(game.save().encode())
    write_whole(path, msgspec.json.encode({"save": save, "players": players}))


def write_whole(path: Path, content: bytes) -> None:
    """Write a file in whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError as error:
        # A full disk is told with the name that the user knows.
        error.filename = str(path)
        raise
    finally:
        Path(name).unlink(missing_ok=True)


def new_path(game: str) -> Path:
    """Where a new game of the terminal is kept: in the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "civitas" / "saves"
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{game}-{stamp}.json"
    again = 1
    while path.exists():
        again += 1
        path = folder / f"{game}-{stamp}-{again}.json"
    return path
