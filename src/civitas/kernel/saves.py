"""Games as text: saves, which hold choices, and positions, which hold a table."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec

from civitas.kernel.chance import Chance
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition, BadSave, BadSetup, CivitasError, IllegalChoice
from civitas.kernel.game import Game
from civitas.kernel.positions import convert
from civitas.kernel.rules import Rules, Value
from civitas.kernel.run import Entry, Rest
from civitas.kernel.titles import find

FORMAT: Final = 1
_MOST: Final = 1000
"""So high a scripted result may be, so many of them may be given, and so many answers since the rest."""
_DRAWN: Final = 10_000


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game. `origin` is a seed (`{"seed": 7}`) or a position (`{"position": {…}}`)."""

    civitas: int
    game: str
    version: int
    seats: int
    variant: dict[str, bool | int | str]
    origin: dict[str, Any]
    choices: list[str]


def new(game: str, seats: int, seed: int | None = None, variant: Mapping[str, Value] | None = None) -> Game:
    """Deal a new game; the same seed gives the same deal and the same chance."""
    rules = find(game)
    rules.check_seats(seats)
    seed = secrets.randbits(64) if seed is None else seed
    values = rules.complete(variant or {})
    return Game(rules, seed, Rest(rules.setup(seats, values, Chance.from_seed(seed))))


def save(game: Game) -> str:
    """A game as JSON."""
    rules = game.rules
    variant = dict(game.origin.state.variant)
    origin = {"position": _table(rules, game.origin)} if game.seed is None else {"seed": game.seed}
    choices = [entry_text(entry) for entry in game.history]
    saved = Save(FORMAT, rules.name, rules.version, game.seats, variant, origin, choices)
    return msgspec.json.encode(saved).decode()


def load(text: str | bytes) -> Game:
    """The game that was saved, or BadSave."""
    try:
        saved = msgspec.json.decode(text, type=Save)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(f"This is not a saved game: {error}.") from error
    if saved.civitas != FORMAT:
        raise BadSave(f"This save has format {saved.civitas}; this Civitas reads format {FORMAT}.")
    try:
        match saved.origin:
            case {"seed": int(seed)}:
                game = new(saved.game, saved.seats, seed, saved.variant)
            case {"position": dict(table)}:
                game = arrange(saved.game, table)
            case _:
                raise BadSetup("its origin is neither a seed nor a position.")
    except CivitasError as error:
        raise BadSave(f"This save can't be opened: {error}") from error
    for number, choice in enumerate(saved.choices, start=1):
        try:
            retell(game, choice)
        except CivitasError as error:
            raise BadSave(
                f"Choice {number}, “{shorten(choice)}”, is not legal in {game.rules.title} version "
                f"{game.rules.version} (the save was made with version {saved.version}): {error}"
            ) from error
    return game


def retell(game: Game, choice: str) -> None:
    """Make a choice that is written as in a save: "seat text"."""
    seat, _, text = choice.partition(" ")
    if not re.fullmatch("[0-9]{1,3}", seat):
        raise IllegalChoice(f"“{shorten(choice)}” does not begin with a seat.")
    game.choose_text(text, int(seat))


def entry_text(entry: Entry) -> str:
    """An entry of a history as text: "seat text"."""
    seat, kind, option = entry
    return f"{seat} {kind.text(option)}"


def position(game: Game) -> dict[str, Any]:
    """The table at the last rest, the answers since, and the stream."""
    return _table(game.rules, game.settle()) | {"since": [entry_text(entry) for entry in game.since()]}


def _table(rules: Rules[Any], rest: Rest) -> dict[str, Any]:
    chance, state = rest.chance, rest.state
    stream = _Stream(chance.key.hex(), chance.count, list(chance.script), list(chance.tape))
    table = {"game": rules.name, "version": rules.version, "variant": dict(state.variant)} | rules.write(state)
    if state.ended:
        table["ended"] = state.ended
    return table | {"chance": msgspec.to_builtins(stream)}


class _Stream(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    key: str
    count: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 0
    next: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=_MOST)]], msgspec.Meta(max_length=_MOST)] = []
    tape: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=2**32)]], msgspec.Meta(max_length=_DRAWN)] = []


def arrange(game: str, position: Mapping[str, Any], chance: Sequence[int] = (), seed: int | None = 0) -> Game:
    """A game that plays on from a position, or BadPosition.

    `chance` holds the next random results as the rules see them. A position without a stream takes that of `seed`;
    None gives it one that nobody knows.
    """
    rules = find(game)
    if not isinstance(position, Mapping):
        raise BadPosition("This is not a position: a position is an object with names and values.")
    table = dict(position)
    if table.pop("game", game) != game:
        raise BadPosition(f"game: this is a position of another game than {rules.title}.")
    convert(table.pop("version", rules.version), int, "version")
    since = convert(table.pop("since", []), list[str], "since")
    if len(since) > _MOST:
        raise BadPosition(f"since: {len(since)} answers are more than {_MOST}.")
    ended = convert(table.pop("ended", ""), str, "ended")
    if ended and ended not in rules.ends:
        raise BadPosition(f"ended: “{shorten(ended)}” is no end of {rules.title}; there are {', '.join(rules.ends)}.")
    stream = _stream(table.pop("chance", None), chance, secrets.randbits(64) if seed is None else seed)
    players = table.get("players")
    if not isinstance(players, list):
        raise BadPosition("players: a position needs a list with one entry a seat.")
    wish = convert(table.pop("variant", {}), dict[str, bool | int | str], "variant")
    path = "players"
    try:
        rules.check_seats(len(players))
        path = "variant"
        variant = rules.complete(wish)
    except BadSetup as error:
        raise BadPosition(f"{path}: {error}") from error
    state = rules.read(table, variant, stream)
    state.ended = ended
    arranged = Game(rules, None, Rest(state))
    for number, choice in enumerate(since):
        try:
            retell(arranged, choice)
        except CivitasError as error:
            raise BadPosition(f"since[{number}]: {error}") from error
    return arranged


def _stream(written: Any, script: Sequence[int], seed: int) -> Chance:
    script = convert(script, list[int], "chance")
    if written is None:
        return Chance(Chance.from_seed(seed).key, 0, tuple(script))
    stream = convert(written, _Stream, "chance")
    try:
        key = bytes.fromhex(stream.key)
    except ValueError:
        key = b""
    if len(key) != 16:
        raise BadPosition(f"chance.key: “{shorten(stream.key)}” is not a key of 32 hexadecimal digits.")
    return Chance(key, stream.count, (*script, *stream.next), tuple(stream.tape))
