"""Recorded games: saves with the hash of the position on the way, which later versions must reach again."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

import civitas
from civitas.arena.simulate import play_out
from civitas.bots import make
from civitas.kernel.game import Game
from civitas.kernel.rules import Rules, Value
from civitas.kernel.saves import retell

EVERY: Final = 25


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A save, the hashes of its position after every 25th choice, and the hash at its end."""

    save: dict[str, Any]
    hashes: dict[str, str]
    end: str


def position_hash(game: Game) -> str:
    """A short text that is the same for equal positions only."""
    text = msgspec.json.encode(game.position(), order="deterministic")
    return blake2b(text, digest_size=12).hexdigest()


def record(game: Game) -> Record:
    """A game with the hashes of its positions."""
    hashes = {str(number): position_hash(game.fork_at(number)) for number in range(EVERY, len(game.history) + 1, EVERY)}
    return Record(msgspec.json.decode(game.save()), hashes, position_hash(game))


def differences(recorded: Record) -> Iterator[str]:
    """Where a recorded game no longer plays as it did, one sentence for each; nothing if all is well."""
    choices = recorded.save["choices"]
    game = civitas.load(msgspec.json.encode(recorded.save | {"choices": []}))
    for number, choice in enumerate(choices, start=1):
        try:
            retell(game, choice)
        except civitas.IllegalChoice as error:
            yield f"Choice {number} is no longer legal: {error}"
            return
        if str(number) in recorded.hashes and position_hash(game) != recorded.hashes[str(number)]:
            yield f"After choice {number} the position is another one."
            return
    if position_hash(game) != recorded.end:
        yield "The last position is another one."


def play_record(rules: Rules[Any], seats: int, variant: dict[str, Value], seed: int, bots: list[str]) -> Record:
    """Let bots play a game, and record it."""
    game = civitas.new(rules.name, seats, seed, variant)
    return record(play_out(game, [make(bot, seed + seat) for seat, bot in enumerate(bots)]))


def settings(rules: Rules[Any]) -> Iterator[tuple[int, dict[str, Value]]]:
    """Seat counts and house rules to record, without end: the usual rules at every seat count, then each other value of
    each house rule at one seat count, at another one the next time round.
    """
    changed: list[dict[str, Value]] = [
        {variant.name: value} for variant in rules.variants for value in variant.values if value != variant.default
    ]
    counts = list(rules.seats)
    turn = 0
    while True:
        for seats in counts:
            yield seats, {}
        for at, variant in enumerate(changed):
            # Some values are only for some seat counts.
            fitting = [seats for seats in counts if _possible(rules, seats, variant)]
            yield fitting[(at + turn) % len(fitting)], variant
        turn += 1


def _possible(rules: Rules[Any], seats: int, variant: dict[str, Value]) -> bool:
    try:
        civitas.new(rules.name, seats, 0, variant)
    except civitas.BadSetup:
        return False
    return True
