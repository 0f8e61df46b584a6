"""Boards that are drawn by processes of their own: the same boards in the same order, whatever becomes of them."""

from __future__ import annotations

import asyncio
import os
import random
import signal

import pytest

import civitas
from civitas.table.play.live import Listener
from civitas.table.web import painting as module
from civitas.table.web import showing
from civitas.table.web.painter import Picture
from civitas.table.web.painting import CannotDraw, Painting
from civitas.table.web.streams import Reader
from tests.table.clockwork import HandClock, Room, texts

GAMES = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")


@pytest.fixture
async def room(tmp_path):
    room = Room(tmp_path, HandClock())
    await room.open()
    yield room
    await room.close()


@pytest.fixture
async def painting():
    painting = Painting(1)
    await painting.open()
    yield painting
    await painting.close()


def reader(room, live, eyes, painting):
    listener = Listener(eyes, live.number)
    live.listeners.add(listener)
    return Reader(live, listener, "html", room.tables.replays, painting=painting)


async def news(reader):
    return [event async for event in reader.news()]


async def test_every_board_is_the_same_whoever_draws_it(room, painting):
    for game in GAMES:
        seats = civitas.titles()[game].seats[0]
        live = await room.table(game, " ".join(["me"] * seats))
        await compare(room, live, painting, random.Random(game))


async def compare(room, live, painting, chance):
    pairs = [
        (reader(room, live, eyes, painting), reader(room, live, eyes, Painting()))
        for eyes in (0, len(live.seats) - 1, None)
    ]
    for step in range(25):
        for there, here in pairs:
            boards = await news(there)
            for moment in live.moments:
                moment.drawn.clear()
            assert await news(here) == boards
        seat = chance.choice(live.asked)
        number = live.shown(seat, live.number) + 1
        if step % 5 == 4 and not await live.tape.undo_refusal(seat, ()):
            await room.tables.undo(live.table.id, seat, number)
        else:
            open_texts = [text for text in texts(live, seat) if text != "resign"]
            await room.tables.choose(live.table.id, seat, number, chance.choice(open_texts))


async def test_a_process_that_dies_is_replaced_and_nobody_misses_a_board(room, painting):
    live = await room.table("stone_age", "me me")
    looking = reader(room, live, 0, painting)
    await news(looking)
    [first] = painting.processes
    os.kill(first, signal.SIGSTOP)
    await room.tables.choose(live.table.id, live.asked[0], 1, texts(live, live.asked[0])[0])
    waiting = asyncio.create_task(news(looking))
    await asyncio.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    assert [event.number for event in await waiting] == [1]
    await room.tables.choose(live.table.id, live.asked[0], 2, texts(live, live.asked[0])[0])
    assert [event.number for event in await news(looking)] == [2]
    await painting.open()
    assert painting.processes not in ([], [first])


async def test_who_gives_up_waiting_leaves_the_board_to_the_others(room, painting):
    live = await room.table("stone_age", "me me")
    one, other = reader(room, live, None, painting), reader(room, live, None, painting)
    gone, stays = asyncio.create_task(news(one)), asyncio.create_task(news(other))
    await asyncio.sleep(0)
    gone.cancel()
    assert [event.name for event in await stays] == ["board"]


async def test_a_board_that_cannot_be_drawn_there_is_an_error_here(room, painting):
    live = await room.table("stone_age", "me me")
    broken = Picture("x", "{}", showing.setting(live, None, ""), 0)
    with pytest.raises(CannotDraw, match="ValidationError"):
        await painting.begin(lambda: broken, lambda: "")


async def test_a_process_that_hangs_is_ended(room, painting, monkeypatch):
    monkeypatch.setattr(module, "SECONDS", 0.05)
    live = await room.table("stone_age", "me me")
    [process] = painting.processes
    os.kill(process, signal.SIGSTOP)
    assert await news(reader(room, live, 0, painting)) == [], "this one is written down as not drawn"
    assert painting.processes == []
    assert [event.name for event in await news(reader(room, live, 0, painting))] == ["board"]
