"""What is stored does not grow for ever: what nobody plays is thrown away, and a client has only so many tables."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

import civitas
from civitas.table.play.plans import Beginning, Plan, SeatPlan, beginning
from civitas.table.play.refusals import Refused
from civitas.table.store.schema import TABLES
from tests.table.clockwork import HandClock, Room, texts, until

DAY = 24 * 3600


@pytest.fixture
async def room(tmp_path):
    clock = HandClock()
    clock.time = time.time()
    one = Room(tmp_path, clock)
    await one.open()
    yield one
    await one.close()


async def brought(room: Room) -> str:
    """A position that somebody has brought, with a bot in the other seat."""
    game = civitas.new("stone_age", 2, 7)
    game.choose_text(game.decision.texts[0])
    plan = Plan("", [SeatPlan("me"), SeatPlan("bot")])
    room.tables.inspect = inspected
    key, _ = await room.tables.open_save(game.save(), plan, "me")
    return key


async def inspected(text: str) -> Beginning:
    return beginning(civitas.load(text))


async def test_what_was_brought_and_never_played_goes_after_two_days(room):
    untouched, played = await brought(room), await brought(room)
    live = await room.tables.get(played)
    await until(lambda: 0 in live.asked)
    await room.tables.choose(played, 0, live.number + 1, texts(live, 0)[0])
    room.clock.time += 1.9 * DAY
    assert await room.tables.throw_away() == 0
    room.clock.time += 0.2 * DAY
    assert await room.tables.throw_away() == 1
    with pytest.raises(Refused) as refused:
        await room.tables.get(untouched)
    assert refused.value.status == 404
    assert (await room.tables.get(played)).running


async def test_tables_that_nobody_plays_go_in_the_end_and_finished_games_stay(room):
    lonely, closed, over = [(await room.table("tally", "me open")).table.id for _ in range(3)]
    await room.tables.abandon(closed)
    async with room.tables.storage.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == over).values(status="over"))
    room.clock.time += 179 * DAY
    assert await room.tables.throw_away() == 0
    room.clock.time += 2 * DAY
    live = await room.tables.get(lonely)
    assert await room.tables.throw_away() == 2
    assert live.gone
    assert await room.tables.storage.all_ids() == [over]
    room.tables.config.keep = 0
    assert await room.tables.throw_away() == 0


async def test_a_client_has_only_so_many_tables_that_are_not_over(room):
    room.tables.config.quota = 3
    opened = [(await room.table("tally", "me open", client="here")).table.id for _ in range(3)]
    with pytest.raises(Refused) as refused:
        await room.table("tally", "me open", client="here")
    assert refused.value.status == 429
    await room.table("tally", "me open", client="there")
    await room.tables.abandon(opened[0])
    await room.table("tally", "me open", client="here")
