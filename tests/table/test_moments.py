"""What streams see: moments of a table that nobody plays on in, drawn apart from the choice that made them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import civitas
from civitas.table.look import boards
from civitas.table.play.live import Listener
from civitas.table.play.plans import Plan, SeatPlan
from civitas.table.play.replay import Breath
from civitas.table.play.secrecy import Signer
from civitas.table.play.tables import Tables
from civitas.table.play.thinking import Thinking
from civitas.table.store.config import Config
from civitas.table.store.storage import Storage
from civitas.table.web import showing, streams
from civitas.table.web.inspecting import Inspection
from civitas.table.web.streams import Reader


@pytest.fixture
async def tables(tmp_path: Path):
    config = Config(data=tmp_path)
    storage = Storage(config)
    await storage.open()
    tables = Tables(config, storage, Thinking(1, 1.0), Signer("secret"), Inspection())
    yield tables
    await tables.close()
    await tables.thinking.close()
    await storage.close()


@pytest.fixture
async def live(tables):
    seats = [SeatPlan("me", "Ada"), SeatPlan("me", "Bob")]
    key, _ = await tables.create(Plan("tally", seats, hotseat=True), "holder")
    return await tables.get(key)


def pick(live, seat):
    return next(decision.texts[0] for decision in live.game.pending if decision.seat == seat)


async def news(reader):
    return [(event.name, event.number) async for event in reader.news()]


async def test_a_choice_is_made_without_drawing_anything(tables, live, monkeypatch):
    listener = Listener(None, 0)
    live.listeners.add(listener)

    def broken(*_: object) -> str:
        raise AssertionError("a choice waits for no board")

    monkeypatch.setattr(boards, "board", broken)
    assert await tables.choose(live.table.id, 0, 1, pick(live, 0)) == 1
    assert listener.ready.is_set()


async def test_every_choice_is_shown_also_to_a_reader_who_comes_late(tables, live):
    listener = Listener(None, 0)
    live.listeners.add(listener)
    reader = Reader(live, listener, "html", tables.replays)
    assert await news(reader) == [("board", 0)]
    for number in range(1, 4):
        seat = live.game.decision.seat
        await tables.choose(live.table.id, seat, number, pick(live, seat))
    async with live.lock:
        # Everything that is needed is kept: nobody waits for the lock.
        assert await asyncio.wait_for(news(reader), 5) == [("board", 1), ("board", 2), ("board", 3)]
    assert await news(reader) == []
    live.changed()
    assert await news(reader) == [("board", 3)]


async def test_a_moment_stays_as_it_was(tables, live):
    live.listeners.add(Listener(0, 0))
    await tables.choose(live.table.id, 0, 1, pick(live, 0))
    [moment] = live.moments_after(0)
    view, lines, asked = moment.game.view(1), moment.game.log(1), moment.asked
    await tables.choose(live.table.id, 1, 2, pick(live, 1))
    assert (moment.game.view(1), moment.game.log(1), moment.asked) == (view, lines, asked)
    assert [one.number for one in live.moments_after(0)] == [1, 2]
    assert live.moments_after(1)[0].game.log(None) == live.game.log(None)


async def test_moments_that_everybody_has_seen_are_let_go(tables, live):
    listener = Listener(0, 0)
    live.listeners.add(listener)
    reader = Reader(live, listener, "json", tables.replays)
    for number in range(1, 8):
        seat = live.game.decision.seat
        await tables.choose(live.table.id, seat, number, pick(live, seat))
        await news(reader)
    assert len(live.moments) <= 2


async def test_whether_a_choice_is_final_is_asked_of_a_redeal_under_the_lock(tables, live, monkeypatch):
    asked = []
    redeal = civitas.Game.redeal
    monkeypatch.setattr(civitas.Game, "redeal", lambda game, seat, seed: asked.append(seat) or redeal(game, seat, seed))
    async with live.lock:
        question = asyncio.create_task(tables.is_final(live.table.id, 0, pick(live, 0)))
        await asyncio.sleep(0.05)
        assert not question.done()
        assert not asked
    assert not await question
    assert asked[0] == 0


async def test_who_came_and_left_at_once_is_seen_to_be_away(tables, live, monkeypatch):
    monkeypatch.setattr(streams, "PRESENCE", 0.01)
    guest = Listener(1, 0)
    live.listeners.add(guest)
    assert showing.setting(live, 0, "").seats[1].online
    live.listeners.discard(guest)
    streams._tell_presence(tables, live)
    await asyncio.sleep(0.05)
    assert live.comings == 1, "somebody has been shown that they are here"
    assert not showing.setting(live, 0, "").seats[1].online
    streams._tell_presence(tables, live)
    await asyncio.sleep(0.05)
    assert live.comings == 1, "and nothing has changed since"


async def test_who_is_asked_quietly_and_passes_is_seen_by_nobody_else(tables):
    """Seat 1 holds a veto and lets seat 0 score: nobody else counts that row, sees it or waits for it."""
    players = [{"hand": hand, "points": 0, "charm": False} for hand in (["salt"], ["veto"], ["silk"])]
    position = {"players": players, "deck": ["salt", "silk"], "fate": [], "thrown": [], "turn": 0}
    game = civitas.arrange("bazaar", position, seed=3)
    key, _ = await tables.open_save(game.save(), Plan("", [SeatPlan("me", name) for name in "ABC"]), "holder")
    live = await tables.get(key)
    readers = {}
    for eyes in (0, 1, None):
        listener = Listener(eyes, 0)
        live.listeners.add(listener)
        readers[eyes] = Reader(live, listener, "json", tables.replays)
        assert await news(readers[eyes]) == [("state", 0)]
    assert await tables.choose(key, 0, 1, "score") == 1
    assert [decision.seat for decision in live.game.pending] == [1]
    for eyes in (0, 1, None):
        assert await news(readers[eyes]) == [("state", 1)]
        assert live.game.asked(eyes) == ((1,) if eyes == 1 else ())
    assert await tables.choose(key, 1, 2, "let_be") == 2
    assert await news(readers[1]) == [("state", 2)]
    assert live.game.asked(0) == live.game.asked(None) == (live.game.decision.seat,)
    assert await news(readers[0]) == [("state", 1)], "who is asked next is seen, under the same number"
    assert await news(readers[None]) == [("state", 1)]
    assert (live.number, live.shown(0, 2), live.shown(1, 2), live.shown(None, 2)) == (2, 1, 2, 1)
    assert [live.row_of(0, shown) for shown in (0, 1, 2)] == [0, 2, 3]
    asked = live.game.decision.seat
    text = live.game.decision.texts[-1]
    assert await tables.choose(key, asked, live.shown(asked, live.number) + 1, text) == live.shown(asked, 3)
    assert await tables.choose(key, asked, live.shown(asked, 2) + 1, text) == live.shown(asked, 3), "the same again"
    assert await news(readers[0]) == [("state", 2)]
    assert await news(readers[1]) == [("state", 3)]
    again = await tables._load(key)
    assert again.tape.hushed == {2: 1}


async def test_nobody_waits_to_choose_while_somebody_looks_at_the_past(tables, live):
    for number in range(1, 4):
        seat = live.game.decision.seat
        await tables.choose(live.table.id, seat, number, pick(live, seat))
    others = [await tables.replays.take(f"others {at}") for at in range(2)]
    looking = asyncio.create_task(tables.game_after(live, 1, Breath()))
    await asyncio.sleep(0)
    seat = live.game.decision.seat
    assert await asyncio.wait_for(tables.choose(live.table.id, seat, 4, pick(live, seat)), 20) == 4
    assert not looking.done(), "games are told again two at a time"
    for at, other in enumerate(others):
        tables.replays.give(f"others {at}", other)
    assert len((await looking).history) == 1
