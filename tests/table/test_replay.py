"""Tables come back from their rows while others are served, and clients who want very much of that wait."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import civitas
from civitas.table.play import past, replay
from civitas.table.play.allowances import Buckets
from civitas.table.play.past import Past
from civitas.table.play.refusals import Refused
from civitas.table.play.replay import Breath, Tape, rebuild, undo_refusal
from civitas.table.play.turns import ASKER
from civitas.table.store.records import Position, Row, TableRecord
from civitas.table.web.guard import WORK, Effort
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


def undone_now_and_then(game: str, choices: int) -> list[Row]:
    """A game in which every fifth choice is taken back and made again."""
    played = civitas.new(game, 2, 7)
    said: list[str] = []
    while not played.over and len(played.history) < choices:
        decision = played.pending[0]
        text = decision.texts[len(said) % len(decision.texts)]
        played.choose_text(text, decision.seat)
        said += [f"{decision.seat} {text}"]
        if len(played.history) % 5 == 0:
            said += [f"{decision.seat} <", f"{decision.seat} {text}"]
    return rows_of(*said)


@pytest.mark.parametrize("game", ["stone_age", "innovation"])
async def test_looking_back_finds_every_moment_as_it_was(game, monkeypatch):
    monkeypatch.setattr(past, "EVERY", 7)
    rows = undone_now_and_then(game, 60)
    kept = Past()
    for number in [*range(len(rows), 0, -3), 2, len(rows)]:
        found = await kept.game(record(game), rows, 0, number, Breath())
        plain = await Past().game(record(game), rows, 0, number, Breath())
        assert found.position() == plain.position()
        assert lines(found) == lines(plain)
        assert kept.known(number) is found
        assert kept.known(number - 1) is None


async def test_a_step_back_replays_a_few_rows_only(monkeypatch):
    monkeypatch.setattr(past, "EVERY", 10)
    game = civitas.new("stone_age", 2, 7)
    while len(game.history) < 80:
        game.choose_text(game.decision.texts[0], game.decision.seat)
    rows = rows_of(*msgspec.json.decode(game.save())["choices"])
    played: list[int] = []
    plain = Tape.play
    monkeypatch.setattr(Tape, "play", lambda tape, row: (played.append(row.number), plain(tape, row)))
    kept = Past()
    await kept.game(record(), rows, 0, 80, Breath())
    assert played == [*range(1, 81)]
    played.clear()
    await kept.game(record(), rows, 0, 77, Breath())
    assert played == [*range(71, 78)]


async def test_of_many_tables_only_some_pasts_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr("civitas.table.play.memory.PASTS", 2)
    room = Room(tmp_path, HandClock())
    tables = await room.open()
    lives = [await room.table("tally", "me me") for _ in range(3)]
    for live in lives:
        for number in (1, 2):
            decision = live.game.pending[0]
            await tables.choose(live.table.id, decision.seat, number, decision.texts[0])
        live.moments.clear()
        await tables.game_after(live, 1, Breath())
    assert [live.past.known(1) is not None for live in lives] == [False, True, True]
    await room.close()


@pytest.mark.parametrize("game", ["stone_age", "innovation", "through_the_ages"])
def test_a_chronicle_goes_on_after_an_undo_without_being_told_again(game):
    rows = undone_now_and_then(game, 40)
    tape = Tape.of(record(game))
    tape.game.log(None)
    for row in rows:
        tape.play(row)
        assert tape.game.state.log is not None
        assert lines(tape.game) == lines(civitas.load(tape.game.save()))


def lines(game: civitas.Game) -> list[tuple[int, str, int]]:
    return [(line.number, repr(line), line.readers) for line in [*game.log(None), *game.log(0)]]


def test_nothing_is_taken_back_while_somebody_is_asked_for_what_they_hold():
    """In Oars' demand only those are asked who have a card with a crown: that they are is news, however likely."""
    has = ["city_states", "domestication", "currency", "mapmaking", "canal_building"]
    boards = [{"cards": ["oars"]}, {"cards": ["mysticism"]}]
    position = {"actions": 2, "turn": 0, "players": [{"board": boards, "hand": ["code_of_laws"]}, {"hand": has}]}
    game = civitas.arrange("innovation", position)
    game.choose_text("dogma:oars", 0)
    assert [decision.seat for decision in game.pending] == [1]
    assert game.undo_refusal(0, (), ()) == "", "without a deal in which it is tried, nothing seems to speak against it"
    assert undo_refusal(game, 0, 1, (), ()) == "something hidden may have shown since"


def test_at_a_rest_everybody_is_asked_whatever_they_hold():
    position = {"actions": 1, "turn": 0, "players": [{"hand": ["code_of_laws"]}, {"hand": ["city_states", "archery"]}]}
    game = civitas.arrange("innovation", position)
    game.choose_text("meld:code_of_laws", 0)
    assert [decision.seat for decision in game.pending] == [1]
    assert undo_refusal(game, 0, 1) == ""


async def test_long_games_come_into_memory_by_turns(tmp_path, monkeypatch):
    """Whoever asks for very many long games at once has one after the other; another client's comes between."""
    monkeypatch.setattr("civitas.table.play.memory.LONG", 1)
    monkeypatch.setattr("civitas.table.play.memory.rebuild", rebuilding := Rebuilding())
    room = Room(tmp_path, HandClock())
    tables = await room.open()
    keys = []
    for _ in range(5):
        live = await room.table("tally", "me me")
        await tables.choose(live.table.id, 0, 1, live.game.pending[0].texts[0])
        keys.append(live.table.id)
    tables._live.clear()
    rebuilding.begun = 0

    async def asks(who: str, key: str) -> None:
        ASKER.set(who)
        await tables.get(key)

    many = [asyncio.create_task(asks("10.0.0.1", key)) for key in keys[:4]]
    await until(lambda: rebuilding.begun == 1)
    other = asyncio.create_task(asks("10.0.0.2", keys[4]))
    await until(lambda: rebuilding.begun == 2)
    rebuilding.go_on.set()
    await asyncio.gather(*many, other)
    assert rebuilding.begun == 5
    assert rebuilding.most == 2
    await room.close()


class Rebuilding:
    """Rebuilds tables, but the first ones wait to go on; counts how many at once."""

    def __init__(self) -> None:
        self.begun = self.most = self._now = 0
        self.go_on = asyncio.Event()

    async def __call__(self, table, rows, position):
        self.begun += 1
        self._now += 1
        self.most = max(self.most, self._now)
        if rows:
            await self.go_on.wait()
        self._now -= 1
        return await rebuild(table, rows, position)
