"""What is stored does not grow for ever: what nobody plays is thrown away, and a client has only so many tables."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import pytest
from sqlalchemy import select, update

import civitas
from civitas.table.play.plans import Beginning, Plan, SeatPlan, beginning
from civitas.table.play.refusals import Refused
from civitas.table.play.turns import ASKER
from civitas.table.store.schema import CHAT, NOTICES, TABLES
from civitas.table.store.storage import CHAT_SHOWN
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
    for key in (closed, over):
        await room.tables.choose(key, 0, 1, texts(await room.tables.get(key), 0)[0])
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
    ASKER.set("here")
    opened = [(await room.table("tally", "me open")).table.id for _ in range(3)]
    with pytest.raises(Refused) as refused:
        await room.table("tally", "me open")
    assert refused.value.status == 429
    ASKER.set("there")
    await room.table("tally", "me open")
    ASKER.set("here")
    await room.tables.abandon(opened[0])
    await room.table("tally", "me open")


async def test_a_rematch_counts_as_the_table_of_whoever_asks_for_it(room):
    """Whoever sits at somebody's table could otherwise use up what that person may open in a day."""
    room.tables.config.quota = 1
    ASKER.set("host")
    live = await room.table("tally", "me open")
    await room.tables.claim(live.table.id, 1, "guest", "Guest")
    await room.tables.agreements.do(live.table.id, 1, "leave")
    ASKER.set("guest")
    await room.tables.agreements.do(live.table.id, 1, "rematch")
    with pytest.raises(Refused) as refused:
        await room.table("tally", "me open")
    assert refused.value.status == 429
    ASKER.set("host")
    await room.table("tally", "me open")


def test_every_way_to_a_new_table_counts(make_server, visit):
    visitor = visit(make_server(limits=True, quota=1))
    visitor.play()
    key = {"authorization": f"Bearer {visitor.client.cookies['civitas']}"}
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answers = [
        visitor.form("/play/tally"),
        visitor.form("/tables", game="tally"),
        visitor.form("/open", text=civitas.new("stone_age", 2, 1).save()),
        visitor.client.post("/api/tables", json={"game": "tally", "seats": seats}, headers=key),
    ]
    assert [answer.status_code for answer in answers] == [429] * 4


async def test_what_was_closed_before_anybody_chose_goes_after_two_days(room):
    """One client could otherwise fill the disk with tables that are opened and left, one after the other."""
    left = (await room.table("tally", "me bot")).table.id
    closed = (await room.table("tally", "me open")).table.id
    waiting = (await room.table("tally", "me open")).table.id
    by_bots = (await room.table("tally", "bot bot")).table.id
    await until(lambda: not room.tables._live[by_bots].running)
    await room.tables.agreements.do(left, 0, "leave")
    await room.tables.abandon(closed)
    room.clock.time += 1.9 * DAY
    assert await room.tables.throw_away() == 0
    room.clock.time += 0.2 * DAY
    assert await room.tables.throw_away() == 2
    assert sorted(await room.tables.storage.all_ids()) == sorted([waiting, by_bots])


async def test_a_client_opens_only_so_many_tables_a_day(room):
    room.tables.config.quota = 2
    ASKER.set("here")
    for _ in range(8):
        live = await room.table("tally", "me open")
        await room.tables.abandon(live.table.id)
    with pytest.raises(Refused) as refused:
        await room.table("tally", "me open")
    assert refused.value.status == 429
    ASKER.set("there")
    await room.table("tally", "me open")
    ASKER.set("here")
    room.clock.time += DAY + 60
    await room.table("tally", "me open")


async def test_what_is_said_is_kept_as_far_as_it_is_shown(room):
    live, other = await room.table("tally", "me open"), await room.table("tally", "me open")
    await room.tables.say(other, 0, "still here")
    for at in range(CHAT_SHOWN + 5):
        await room.tables.say(live, 0, f"word {at}")
        await room.tables.agreements.do(live.table.id, 0, "resume" if at % 2 else "pause")
    assert [line.text for line in live.chat] == [f"word {at}" for at in range(5, CHAT_SHOWN + 5)]
    async with room.tables.storage.reading() as connection:
        for said in (CHAT, NOTICES):
            found = await connection.execute(select(said.c.table))
            assert [key for (key,) in found].count(live.table.id) == CHAT_SHOWN
    assert [line.text for line in (await room.tables.get(other.table.id)).chat] == ["still here"]


async def test_a_choice_is_committed_while_the_event_loop_has_other_things_to_do(room):
    key, _ = await room.tables.create(Plan("stone_age", [SeatPlan("me"), SeatPlan("me")]), "me")
    live = await room.tables.get(key)
    asked = live.game.pending[0]
    choice = asyncio.create_task(room.tables.choose(key, asked.seat, 1, asked.texts[0]))
    while not live.game.history:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    # From here on nobody but the thread that commits does anything: every other way there and back would be waited for.
    with sqlite3.connect(room.tables.config.data / "civitas.db") as stored:
        for _ in range(500):
            if stored.execute("SELECT count(*) FROM choices").fetchone() == (1,):
                break
            time.sleep(0.02)
        else:
            pytest.fail("The commit waits for the event loop.")
    assert await choice == 1
