"""Saves and positions that people bring."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from civitas.table.look.games import titles
from civitas.table.play.plans import rules_of
from civitas.table.play.refusals import Refused

UPLOAD: Final = 1_000_000
"""The most characters of a save or a position."""


class Upload(msgspec.Struct):
    """A save that was brought, or made from a position: how many seats it has, and the title of its game if known."""

    save: str
    seats: int
    title: str


def read_upload(text: str, game: str) -> Upload:
    """What a text that is a save or a position brings; Refused if it is neither."""
    if not text.strip():
        raise Refused(422, "Choose a file, or paste a save or a position.")
    try:
        given = msgspec.json.decode(text.encode(errors="replace"))
    except (msgspec.MsgspecError, RecursionError):
        raise Refused(422, "This is neither a save nor a position: it is not JSON.") from None
    if not isinstance(given, dict):
        raise Refused(422, "This is neither a save nor a position.")
    if "civitas" in given:
        seats = given.get("seats")
        if not isinstance(seats, int) or not isinstance(given.get("choices"), list) or len(given["choices"]) > 5_000:
            raise Refused(422, "This save is damaged.")
        if isinstance(given.get("origin"), dict) and isinstance(given["origin"].get("position"), dict):
            players = given["origin"]["position"].get("players")
            seats = len(players) if isinstance(players, list) else 0
        rules = titles().get(str(given.get("game")))
        return Upload(text, max(1, min(seats, 10)), rules.title if rules is not None else "")
    name = given.get("game") or game
    players = given.get("players")
    if not isinstance(name, str) or not name:
        raise Refused(422, "Say which game this position belongs to.")
    if not isinstance(players, list) or not 1 <= len(players) <= 10:
        raise Refused(422, "players: a position needs a list with one entry a seat.")
    rules = rules_of(name)
    since = given.pop("since", [])
    if not isinstance(since, list) or not all(isinstance(choice, str) for choice in since):
        raise Refused(422, "since: a list of choices was expected.")
    if given.get("chance") is None:
        # Whoever wrote the position down must not know what the dice will show.
        given["chance"] = {"key": secrets.token_hex(16)}
    save = {
        "civitas": 1,
        "game": rules.name,
        "version": rules.version,
        "seats": len(players),
        "variant": {},
        "origin": {"position": given},
        "choices": since,
    }
    return Upload(msgspec.json.encode(save).decode(), len(players), rules.title)
