"""What is a person's own: what they learn at a shared device, their results, their turns, everything as a file."""

from __future__ import annotations

import pytest

from civitas.table.look.pages import Listed, Person
from civitas.table.web import record, showing
from civitas.table.web.painting import Painting
from tests.table.clockwork import HandClock, Room, texts
from tests.table.test_play import friends


@pytest.fixture
async def room(tmp_path, monkeypatch):
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    room = Room(tmp_path, HandClock())
    await room.open()
    yield room
    await room.close()


async def test_what_was_drawn_is_shown_before_the_device_changes_hands(room):
    live = await room.table("innovation", "me me", hotseat=True)
    key = live.table.id
    for seat in (0, 1):
        await room.tables.choose(key, seat, live.shown(seat, live.number) + 1, texts(live, seat)[0])
    [seat] = live.asked
    assert await room.tables.choose(key, seat, live.shown(seat, live.number) + 1, "draw") == 3
    assert live.asked == [1 - seat], "the first player has one action"
    board, learned, curtain = await showing.events(Painting(), live, live.present(), seat, "html", 0)
    line = [line for line in live.game.log(seat) if not line.readable(None)][-1]
    drawn = next(value.title for value in line.args.values() if hasattr(value, "title"))
    assert drawn in learned.data
    assert drawn not in board.data, "the board that the next player may see does not show it"
    assert (learned.name, curtain.name) == ("learned", "curtain")
    names = [event.name for event in await showing.events(Painting(), live, live.present(), 1 - seat, "html", 0)]
    assert names == ["board"], "nobody else is told"


def listed(mine, *others, title="Tally", status="over"):
    people = (
        Person(0, "Ada", "you", score=mine[0], rank=mine[1]),
        *(Person(n, name, "human", score=0, rank=1) for n, name in enumerate(others, start=1)),
    )
    return Listed("t", f"Ada's {title}", "tally", title, "/t/t/0", people, False, status, 9, "2026-01-01T00:00:00Z")


def test_results_are_counted_by_game_and_by_opponent():
    tables = [
        listed((20, 1), "Bob"),
        listed((8, 2), "Bob", "Cleo"),
        listed((30, 1), "Cleo", title="Auction"),
        listed((5, None), "Bob", status="running"),
    ]
    found = record.record(tables)
    assert [(one.name, one.games, one.won, one.scores) for one in found.games] == [
        ("Tally", 2, 1, [20, 8]),
        ("Auction", 1, 1, [30]),
    ]
    assert [(one.name, one.games, one.won) for one in found.others] == [("Bob", 2, 1), ("Cleo", 2, 1)]


def test_tables_are_found_by_game_name_and_person():
    tables = [listed((20, 1), "Bob"), listed((8, 2), "Cleo", title="Auction")]
    assert record.matching(tables, "AUCT") == record.matching(tables, "cleo") == tables[1:]
    assert record.matching(tables, "") == tables
    assert record.matching(tables, "zz") == []


def test_a_finished_game_is_in_the_record_the_search_and_the_export(visit):
    host, _, friend, there = friends(visit, name="Owls at noon")
    assert "You have not finished a game yet." in host.get("/me").text
    friend.send(f"{there}/deed/leave", {})
    page = host.get("/me").text
    assert "Tally" in page
    assert "Bob" in page
    assert "Owls at noon" in host.get("/finished?q=owls").text
    assert "Owls at noon" not in host.get("/finished?q=zebras").text
    [table] = host.get("/me/export").json()["tables"]
    assert table["name"] == "Owls at noon"
    assert table["save"]["game"] == "tally"
    assert visit().get("/me/export").json() == {"tables": []}
    headers = {"authorization": f"Bearer {host.client.cookies.get('civitas')}"}
    assert host.client.get("/api/me", headers=headers).json()["games"][0]["won"] == 1


def test_the_feed_says_where_it_is_my_turn(visit):
    host, at, *_ = friends(visit, name="Owls & <others>")
    key = host.client.cookies.get("civitas")
    address = host.client.get("/api/me", headers={"authorization": f"Bearer {key}"}).json()["feed"]
    assert address in host.get("/me").text
    feed = visit().get(address)
    assert feed.headers["content-type"].startswith("application/atom+xml")
    assert feed.text.count("<entry>") == 1
    assert "Owls &amp; &lt;others&gt;" in feed.text
    assert at in feed.text
    host.choose(at, 1, host.state(at)["decision"]["options"][0])
    assert "<entry>" not in visit().get(address).text
    assert visit().get(address[:-1] + ("A" if address[-1] != "A" else "B")).status_code == 404
