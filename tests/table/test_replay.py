"""Tables come back from their rows while others are served, and clients who want very much of that wait."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import civitas
from civitas.table.play import replay
from civitas.table.play.refusals import Refused
from civitas.table.play.replay import Breath, Tape, rebuild
from civitas.table.store.records import Position, Row, TableRecord
from civitas.table.web.guard import WORK, Buckets, Effort
from tests.table.clockwork import HandClock, Room, until


def record(game: str = "stone_age", seed: int = 7) -> TableRecord:
    version = civitas.titles()[game].version
    return TableRecord(id="t", name="", game=game, version=version, seats=2, variant={}, origin={"seed": seed}, host="")


def rows_of(*texts: str) -> list[Row]:
    """Rows from "seat text", or "seat <" for an undo."""
    rows = []
    for number, said in enumerate(texts, start=1):
        seat, _, text = said.partition(" ")
        what, text = ("undo", "") if text == "<" else ("choose", text)
        rows.append(Row(number=number, what=what, seat=int(seat), text=text, carried=number))
    return rows


def undecided(pairs: int, game: str = "stone_age") -> list[Row]:
    """Somebody who chooses and takes it back again, very often, and then goes on."""
    first = civitas.new(game, 2, 7).decision
    once = [f"{first.seat} {first.texts[0]}", f"{first.seat} <"]
    return rows_of(*once * pairs, once[0])


async def followed(rows: list[Row], game: str = "stone_age") -> tuple[Tape, int]:
    tape = Tape.of(record(game))
    played = 0
    plain = tape.play

    def counted(row: Row) -> None:
        nonlocal played
        played += 1
        plain(row)

    tape.play = counted
    await tape.follow(rows, Breath())
    return tape, played


async def test_what_was_taken_back_at_once_is_not_played():
    rows = undecided(1000)
    tape, played = await followed(rows)
    assert played == 1
    plain = Tape.of(record())
    for row in undecided(2):
        plain.play(row)
    assert tape.game.position() == plain.game.position()
    assert tape.number == 2001
    assert sorted(tape.lengths) == [*range(1, 2002)]
    assert tape.lengths[2000] == 0
    assert tape.last(rows[-1].seat) == 1


async def test_several_that_were_taken_back_one_after_the_other():
    game = civitas.new("tally", 2, 7)
    asked = game.decision
    other = next(d for d in game.pending if d.seat != asked.seat) if len(game.pending) > 1 else None
    texts = [f"{asked.seat} {asked.texts[0]}", f"{asked.seat} <"]
    if other is not None:
        texts = [texts[0], f"{other.seat} {other.texts[0]}", texts[1], texts[0]]
    tape, played = await followed(rows_of(*texts), "tally")
    plain = Tape.of(record("tally"))
    for row in rows_of(*texts):
        plain.play(row)
    assert (tape.game.position(), tape.hushed, tape.lengths) == (plain.game.position(), plain.hushed, plain.lengths)
    assert played == len(texts), "somebody else has chosen in between"


async def test_others_have_their_turn_while_a_table_is_loaded(monkeypatch):
    monkeypatch.setattr(replay, "PAUSE", -1.0)
    game = civitas.new("stone_age", 2, 7)
    while len(game.history) < 40:
        game.choose_text(game.decision.texts[0])
    rows = rows_of(*msgspec.json.decode(game.save())["choices"])
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(other())
    rebuilt = await rebuild(record(), rows, None)
    task.cancel()
    assert turns >= 40
    assert rebuilt.tape.game.position() == game.position()


async def test_changed_rules_are_noticed_without_another_version():
    game = civitas.new("stone_age", 2, 7)
    while len(game.history) < 20 or game.since():
        game.choose_text(game.decision.texts[0])
    rows = rows_of(*msgspec.json.decode(game.save())["choices"])
    seen = game.position()
    assert (await rebuild(record(), rows, Position(number=len(rows), version=1, position=seen))).repair is None
    seen["players"][0]["food"] += 1
    rebuilt = await rebuild(record(), rows, Position(number=len(rows), version=1, position=seen))
    assert rebuilt.repair is not None
    assert "another one than it was" in rebuilt.fault
    assert rebuilt.tape.game.position()["players"][0]["food"] == seen["players"][0]["food"]


def test_long_work_is_counted_and_refused_when_it_was_too_much():
    buckets = Buckets()
    effort = Effort(buckets, "10.0.0.1")
    effort.begin()
    effort.worked(WORK.burst)
    with pytest.raises(Refused) as refused:
        effort.begin()
    assert refused.value.status == 429
    assert int(refused.value.headers["Retry-After"]) > 60
    Effort(buckets, "10.0.0.2").begin()
    Effort(None, "10.0.0.1").begin()


async def test_a_bot_that_is_stuck_tries_again_less_and_less_often(tmp_path):
    clock = HandClock()
    room = Room(tmp_path, clock)
    tables = await room.open()
    asked = 0

    async def stumble(key: str, save: str, seat: int, bot: str, who: str) -> str:
        nonlocal asked
        asked += 1
        raise ValueError("no idea")

    tables.thinking.choice = stumble
    live = await room.table("tally", "bot bot")
    await until(lambda: live.thinking is None and asked > 0)
    tried = [asked]
    for _ in range(20):
        clock.on(10)
        tables.bots.wake(live)
        await until(lambda: live.thinking is None)
        tried.append(asked)
    await room.close()
    assert 2 <= len(set(tried)) <= 5, "not at every turn of the sweep"
