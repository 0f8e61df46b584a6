"""Bots wait a little before they answer what could be taken back, and an undo takes their answers back too."""

from __future__ import annotations

import pytest

from civitas.table.play.refusals import Refused, Stale
from civitas.table.web import showing
from tests.table.clockwork import HandClock, Room, until

SEED = 7
"""With it, seat 1 begins in Stone Age for two."""


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


@pytest.fixture
async def live(room):
    return await room.table("stone_age", "bot me", patience=3)


async def test_a_bot_answers_after_a_while(room, clock, live):
    assert await room.tables.choose(live.table.id, 1, 1, "forest:2", hold=True) == 1
    await clock.awaited()
    assert live.number == 1
    assert live.time_to_undo(1) == 3.0
    clock.on(2.9)
    assert live.time_to_undo(1) == pytest.approx(0.1)
    assert live.number == 1
    clock.on(0.2)
    await until(lambda: live.number == 2)
    assert live.time_to_undo(1) == 0


async def test_an_undo_in_time_leaves_the_bot_nothing_to_answer(room, clock, live):
    await room.tables.choose(live.table.id, 1, 1, "forest:2", hold=True)
    await clock.awaited()
    assert await room.tables.undo(live.table.id, 1, 2) == 2
    assert live.asked == [1]
    await until(lambda: live.thinking is None)
    await room.tables.choose(live.table.id, 1, 3, "hunt:2", hold=True)
    await clock.awaited()
    clock.on(3)
    await until(lambda: live.number == 4)


async def test_who_does_not_want_it_back_says_go_on(room, clock, live):
    await room.tables.choose(live.table.id, 1, 1, "forest:2", hold=True)
    await clock.awaited()
    changes = live.changes
    await room.tables.go_on(live, 0)
    assert live.time_to_undo(1) == 3.0, "nobody else hurries bots"
    await room.tables.go_on(live, 1)
    assert live.changes == changes + 1
    await until(lambda: live.number == 2)


async def test_who_is_in_a_hurry_or_a_table_without_patience_waits_for_nothing(room, live):
    await room.tables.choose(live.table.id, 1, 1, "forest:2")
    await until(lambda: live.number == 2)
    brisk = await room.table("stone_age", "bot me", patience=0)
    await room.tables.choose(brisk.table.id, 1, 1, "forest:2", hold=True)
    await until(lambda: brisk.number == 2)


async def test_an_undo_takes_the_bots_answers_back_too(room, live):
    await room.tables.choose(live.table.id, 1, 1, "forest:2")
    await until(lambda: live.number == 2 and live.thinking is None)
    shown = showing.setting(live, 1, live.present().undo_refusal(1, live.bot_seats))
    assert shown.can_undo
    assert await room.tables.undo(live.table.id, 1, 3) == 3
    assert live.asked == [1]
    assert not live.game.history
    with pytest.raises(Refused, match="nothing has been chosen"):
        await room.tables.undo(live.table.id, 1, 4)


async def test_an_undo_from_a_board_that_bots_have_left_behind_counts(room, live):
    await room.tables.choose(live.table.id, 1, 1, "forest:2")
    await until(lambda: live.number == 2 and live.thinking is None)
    assert await room.tables.undo(live.table.id, 1, 2) == 3
    assert await room.tables.undo(live.table.id, 1, 2) == 3, "the same request again is answered alike"
    assert not live.game.history


async def test_a_choice_of_another_person_is_not_taken_back(room):
    live = await room.table("stone_age", "friend me", patience=3)
    await room.tables.choose(live.table.id, 1, 1, "forest:2", hold=True)
    await room.tables.choose(live.table.id, 0, 2, "hunt:1", hold=True)
    with pytest.raises(Stale):
        await room.tables.undo(live.table.id, 1, 2)
    with pytest.raises(Refused, match="others have chosen since"):
        await room.tables.undo(live.table.id, 1, 3)


async def test_a_table_that_is_read_anew_knows_the_undo_of_several(room, live):
    await room.tables.choose(live.table.id, 1, 1, "forest:2")
    await until(lambda: live.number == 2 and live.thinking is None)
    await room.tables.undo(live.table.id, 1, 3)
    await room.tables.choose(live.table.id, 1, 4, "hunt:2")
    await until(lambda: live.number == 5 and live.thinking is None)
    before = live.game.position()
    await room.tables.reload(live)
    assert live.game.position() == before
