"""Pauses, takebacks, leaving, rematches and clocks: what people agree on at a table."""

from __future__ import annotations

import asyncio

import pytest

from civitas.table.play.clock import deadlines
from civitas.table.play.refusals import Refused
from civitas.table.store.records import Limit, SeatRecord
from civitas.table.web import lists, showing
from tests.table.clockwork import ME, HandClock, Room, until

SEED = 7
"""With it, seat 1 begins in Stone Age for two, and seat 0 for three."""


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
async def room(tmp_path, clock, monkeypatch):
    monkeypatch.setattr("secrets.randbits", lambda bits: SEED)
    room = Room(tmp_path, clock)
    await room.open()
    yield room
    await room.close()


async def table(room, seats, **wishes):
    """A table where everybody who is not a bot is a person: seat 1 is mine, the others are friends'."""
    live = await room.table("stone_age", seats, **wishes)
    for seat in live.seats:
        if seat.free:
            await room.tables.claim(live.table.id, seat.seat, f"friend {seat.seat}", f"Friend {seat.seat}")
    return live


def told(live):
    return [notice.what for notice in live.notices]


# Pauses


async def test_while_the_host_pauses_nobody_is_asked_and_nobody_can_choose(room):
    live = await table(room, "friend me")
    with pytest.raises(Refused, match="Only the host"):
        await room.tables.agreements.do(live.table.id, 0, "pause")
    await room.tables.agreements.do(live.table.id, 1, "pause")
    shown = showing.state(live, live.present(), 1, 0)
    assert shown.paused
    assert shown.asked == []
    assert shown.decision is None
    assert not lists.row(live.table, live.seats, ME, {}).your_turn
    with pytest.raises(Refused, match="paused"):
        await room.tables.choose(live.table.id, 1, 1, "forest:2")
    await room.tables.agreements.do(live.table.id, 1, "resume")
    assert await room.tables.choose(live.table.id, 1, 1, "forest:2") == 1
    assert told(live) == ["sat", "paused", "resumed"]


async def test_bots_rest_while_the_table_does(room):
    live = await room.table("stone_age", "me bot", patience=0)
    await until(lambda: live.number == 1 and live.thinking is None)
    await room.tables.agreements.do(live.table.id, 0, "pause")
    assert live.bot_asked() is None
    await room.tables.agreements.do(live.table.id, 0, "resume")
    await room.tables.choose(live.table.id, 0, 2, "forest:2")
    await until(lambda: live.number == 3)


# Leaving


async def test_who_leaves_a_game_of_two_loses_it(room):
    live = await table(room, "friend me")
    await room.tables.agreements.do(live.table.id, 1, "leave")
    assert live.table.status == "over"
    assert live.table.outcome["winners"] == [0]
    assert live.table.outcome["ranks"] == [1, 2]
    setting = showing.setting(live, 1, "")
    assert setting.end is not None
    assert (setting.end.reason, setting.end.seat, setting.end.winners) == ("conceded", 1, [0])
    with pytest.raises(Refused, match="closed"):
        await room.tables.agreements.do(live.table.id, 0, "leave")


async def test_among_more_a_bot_plays_on_and_everybody_knows(room):
    live = await table(room, "me friend friend", patience=0)
    await room.tables.agreements.do(live.table.id, 0, "leave")
    await until(lambda: live.number == 1)
    assert live.running
    assert showing.setting(live, 1, "").seats[0].left
    assert showing.kind(live.seats[0], None) == "bot"
    assert live.table.host == "friend 1", "somebody else is the host now"
    await room.tables.came(live, 0)
    assert live.seats[0].stand_in, "who has left does not come back"
    with pytest.raises(Refused, match="left this game"):
        await room.tables.choose(live.table.id, 0, 2, "forest:1")
    assert told(live)[-1] == "left"


async def test_a_table_that_all_people_have_left_is_closed(room):
    live = await room.table("stone_age", "bot me bot", patience=0)
    await room.tables.agreements.do(live.table.id, 1, "leave")
    assert live.table.status == "abandoned"


# Taking back by agreement


async def test_all_others_have_to_agree_to_a_takeback(room):
    live = await table(room, "me friend friend")
    key = live.table.id
    with pytest.raises(Refused, match="not chosen anything"):
        await room.tables.agreements.do(key, 0, "takeback")
    before = live.game.position()
    await room.tables.choose(key, 0, 1, "forest:2")
    await room.tables.choose(key, 1, 2, "hunt:1")
    await room.tables.agreements.do(key, 0, "takeback")
    for seat, asks in ((0, False), (1, True), (2, True)):
        wish = showing.setting(live, seat, "").wish
        assert wish is not None
        assert (wish.seat, wish.asks) == (0, asks)
    with pytest.raises(Refused, match="Nobody asks you"):
        await room.tables.agreements.do(key, 0, "agree")
    await room.tables.agreements.do(key, 1, "agree")
    assert live.number == 2
    await room.tables.agreements.do(key, 2, "agree")
    assert live.game.position() == before
    assert live.table.wish is None
    await room.tables.reload(live)
    assert live.game.position() == before


async def test_a_no_or_another_choice_ends_the_wish(room):
    live = await table(room, "friend me")
    key = live.table.id
    await room.tables.choose(key, 1, 1, "forest:2")
    await room.tables.agreements.do(key, 1, "takeback")
    await room.tables.agreements.do(key, 0, "decline")
    assert live.table.wish is None
    await room.tables.agreements.do(key, 1, "takeback")
    await room.tables.choose(key, 0, 2, "hunt:1")
    assert live.table.wish is None
    await room.tables.reload(live)
    assert live.table.wish is None
    with pytest.raises(Refused, match="Nobody asks you"):
        await room.tables.agreements.do(key, 0, "agree")


async def test_bots_agree_to_nothing(room):
    live = await room.table("stone_age", "bot me", patience=0)
    await room.tables.choose(live.table.id, 1, 1, "forest:2")
    with pytest.raises(Refused, match="nobody else"):
        await room.tables.agreements.do(live.table.id, 1, "takeback")


# Rematches


async def test_a_rematch_has_the_same_people_one_seat_on(room):
    live = await table(room, "friend me bot", patience=1, clock=Limit(60, "decision", 3))
    with pytest.raises(Refused, match="goes on"):
        await room.tables.agreements.do(live.table.id, 1, "rematch")
    await room.tables.abandon(live.table.id)
    await room.tables.agreements.do(live.table.id, 0, "rematch")
    again = await room.tables.get(live.table.rematch)
    assert [seat.holder for seat in again.seats] == [ME, None, "friend 0"]
    assert [seat.called for seat in again.seats] == [live.seats[n].called for n in (1, 2, 0)]
    assert again.seats[1].kind == "bot"
    assert (again.table.patience, again.table.clock) == (1, Limit(60, "decision", 3))
    await room.tables.agreements.do(live.table.id, 1, "rematch")
    assert live.table.rematch == again.table.id, "the second who asks is led to the same table"
    assert showing.setting(live, 1, "").rematch == f"/t/{again.table.id}/0"
    assert showing.setting(live, 0, "").rematch == f"/t/{again.table.id}/2"


# Clocks


def people(count):
    return [SeatRecord(table="t", seat=seat, kind="human", holder=f"holder {seat}") for seat in range(count)]


def test_time_runs_for_people_who_are_asked():
    seats = [*people(1), SeatRecord(table="t", seat=1, kind="bot"), SeatRecord(table="t", seat=2, kind="open")]
    assert deadlines(Limit(), seats, [0, 1, 2], {}, -1, 100.5) == {}
    assert deadlines(Limit(30), seats, [0, 1, 2], {}, -1, 100.5) == {0: 130}


def test_each_decision_or_each_turn_has_its_time():
    seats = people(2)
    for per, again in (("decision", 150), ("turn", 130)):
        limit = Limit(30, per)
        assert deadlines(limit, seats, [0], {0: 130}, 0, 120) == {0: again}, "asked again after an own choice"
        assert deadlines(limit, seats, [0], {0: 130}, 1, 120) == {0: 130}, "still asked while others choose"
        assert deadlines(limit, seats, [1], {0: 130}, 0, 120) == {1: 150}, "somebody else is asked"


async def test_when_time_has_run_out_a_bot_chooses(room, clock):
    live = await table(room, "friend me", clock=Limit(30, "decision", 3))
    assert live.table.deadlines == {1: int(clock.now()) + 30}
    clock.on(29)
    await room.tables.timing.look()
    assert live.number == 0
    assert showing.state(live, live.present(), 1, 0).clocks == {1: 1}
    clock.on(1)
    await room.tables.timing.look()
    assert live.number == 1
    assert live.seats[1].missed == 1
    assert not live.seats[1].stand_in
    assert told(live)[-1] == "late"
    assert live.table.deadlines == {0: int(clock.now()) + 30}


async def test_clocks_of_others_go_on_while_a_bot_thinks(room, clock, monkeypatch):
    slow, quick = [await table(room, "friend me", clock=Limit(30, "decision", 3)) for _ in range(2)]
    thought, done = room.tables.thinking.choice, asyncio.Event()

    async def choice(key, *others):
        if key == slow.table.id:
            await done.wait()
        return await thought(key, *others)

    monkeypatch.setattr(room.tables.thinking, "choice", choice)
    monkeypatch.setattr("civitas.table.play.timing.TICK", 0.001)
    clock.on(30)
    watch = room.tables.background.start(room.tables.timing.watch())
    await until(lambda: quick.number == 1)
    clock.on(30)
    await until(lambda: quick.seats[0].missed or quick.number > 1)
    assert slow.number == 0
    done.set()
    await until(lambda: slow.number == 1)
    watch.cancel()


async def test_whoever_is_late_too_often_has_a_bot_until_they_come_back(room, clock):
    live = await table(room, "friend me", clock=Limit(30, "decision", 1), patience=0)
    clock.on(31)
    await room.tables.timing.look()
    await until(lambda: live.number == 1)
    assert live.seats[1].stand_in
    assert told(live)[-1] == "given_up"
    await room.tables.came(live, 1)
    assert not live.seats[1].stand_in


async def test_clocks_outlive_the_server_and_rest_with_the_table(room, clock, tmp_path):
    live = await table(room, "friend me", clock=Limit(30, "decision"))
    await room.tables.agreements.do(live.table.id, 1, "pause")
    clock.on(100)
    await room.tables.timing.look()
    assert showing.state(live, live.present(), 1, 0).clocks == {1: 30}
    await room.tables.agreements.do(live.table.id, 1, "resume")
    assert live.table.deadlines == {1: int(clock.now()) + 30}
    await room.close()
    await room.open()
    clock.on(31)
    await room.tables.timing.look()
    again = await room.tables.get(live.table.id)
    assert again.number == 1


async def test_time_begins_for_whoever_sits_down(room, clock):
    live = await room.table("stone_age", "friend open", clock=Limit(30, "turn"))
    assert live.table.deadlines == {}
    clock.on(100)
    await room.tables.claim(live.table.id, 1, "somebody", "Somebody")
    assert live.table.deadlines == {1: int(clock.now()) + 30}
