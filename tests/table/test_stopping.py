"""A game among bots that goes on too long is stopped, and the table says so."""

from __future__ import annotations

import pytest

from civitas.games.stone_age.game import StoneAgeRules
from civitas.table.web import lists, showing
from tests.table.clockwork import ME, HandClock, Room, until

ENOUGH = 12


@pytest.fixture
async def room(tmp_path, monkeypatch):
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    monkeypatch.setattr(StoneAgeRules, "enough", ENOUGH)
    room = Room(tmp_path, HandClock())
    await room.open()
    yield room
    await room.close()


async def test_a_game_among_bots_is_stopped_and_ranked_as_it_stands(room):
    live = await room.table("stone_age", "bot bot bot", patience=0)
    await until(lambda: not live.running)
    assert live.number == ENOUGH
    assert not live.game.over
    assert live.table.outcome["reason"] == "stopped"
    assert live.table.outcome["scores"] == live.game.scores()
    assert lists.row(live.table, live.seats, ME, {}).status == "over"
    stored = await room.tables.storage.table(live.table.id)
    assert stored is not None
    assert (stored.table.status, stored.table.outcome) == ("over", live.table.outcome)


async def test_its_page_says_so_and_lets_nobody_choose_any_more(room):
    live = await room.table("stone_age", "bot bot bot", patience=0)
    await until(lambda: not live.running)
    first = min(range(3), key=live.table.outcome["ranks"].__getitem__)
    for looking_back in (False, True):
        page = showing.board_at(live, live.game, live.number, None, 0, looking_back)
        assert "The game was stopped after 12 choices, with" in page
        assert f"bot {first}" in page
        assert "A game among bots alone that goes on too long is ranked as it stands." in page
        assert "data-choice" not in page
    earlier = showing.board_at(live, live.tape.game, live.number - 1, None, 0, look_back=True)
    assert "was stopped" not in earlier


async def test_where_a_person_has_a_seat_nothing_is_stopped(room):
    live = await room.table("stone_age", "me bot bot", patience=0)
    await room.tables.give_away(live.table.id, 0, "medium", ME)
    await until(lambda: live.number > ENOUGH)
    assert live.running
