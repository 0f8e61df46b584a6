"""A host can give only an absent person's seat to a bot; everybody reads of it, and who comes back plays again."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from civitas.table.play import presence
from civitas.table.store.records import Gathering, SeatRecord, TableRecord
from tests.table.helpers import Stream
from tests.table.test_play import friends, wait_for


def test_the_seat_of_somebody_who_is_there_can_not_be_given_away(visit):
    host, at, friend, there = friends(visit, absent=0)
    stream = Stream(friend, f"{there}/events", 0)
    stream.next()
    refused = host.send(f"{at}/seat/1/bot", {"bot": "random"})
    assert refused.status_code == 409
    assert "Bob has to be away" in refused.json()["detail"]
    stream.close()
    wait_for(lambda: host.send(f"{at}/seat/1/bot", {"bot": "random"}).status_code == 200)


def test_somebody_who_was_there_a_moment_ago_is_not_away(visit):
    host, at, *_ = friends(visit)
    refused = host.send(f"{at}/seat/1/bot", {"bot": "random"})
    assert refused.status_code == 409
    assert "5 minutes" in refused.json()["detail"]


def test_nobody_gives_their_own_seat_away(visit):
    host, at, *_ = friends(visit, absent=0)
    assert host.send(f"{at}/seat/0/bot", {"bot": "random"}).status_code == 422


def test_a_seat_that_nobody_has_taken_is_given_at_once(visit):
    host = visit()
    at = host.table(game="tally", seats=2, **{"seat-0": "me", "seat-1": "friend"})
    assert host.send(f"{at}/seat/1/bot", {"bot": "random"}).status_code == 200


@pytest.mark.parametrize("comes", ["page", "stream", "program"])
def test_whoever_comes_back_has_the_seat_at_once_and_the_chronicle_tells(visit, comes):
    host, at, friend, there = friends(visit, absent=0)
    assert host.send(f"{at}/seat/1/bot", {"bot": "random"}).status_code == 200
    assert "Bob is away: the bot random plays in their place." in host.get(at).text
    if comes == "page":
        assert "Bob is back and plays again." in friend.get(there).text
    elif comes == "stream":
        stream = Stream(friend, f"{there}/events", 0)
        stream.next()
        stream.close()
    told = [line["text"] for line in friend.state(there, after=0)["log"]]
    given = told.index("Bob is away: the bot random plays in their place.")
    assert told.index("Bob is back and plays again.") > given
    people = host.client.get(f"/api/tables/{at.split('/')[2]}").json()["people"]
    assert [one["bot"] for one in people] == ["", ""]


class Table(SimpleNamespace):
    """A table at which one seat is looked through."""

    def online(self, seat: int) -> bool:
        return seat in self.looking


def table(absent: int, seen: int, looking: tuple[int, ...] = ()) -> Table:
    record = TableRecord(
        id="t", name="", game="tally", version=1, seats=2, variant={}, origin={}, host="", absent=absent
    )
    seats = [
        SeatRecord(table="t", seat=0, kind="bot"),
        SeatRecord(table="t", seat=1, kind="human", holder="h", seen=seen),
    ]
    gathering = Gathering(record, seats, [], [])
    return Table(table=record, seats=gathering.seats, looking=looking, last_seen={})


def test_absence_is_counted_from_when_somebody_was_last_seen_or_the_server_started(monkeypatch):
    monkeypatch.setattr("civitas.table.play.presence.time", SimpleNamespace(time=lambda: 10_000.0))
    assert presence.is_away(table(5, 9_700), 1, started=0)
    assert not presence.is_away(table(5, 9_701), 1, started=0)
    assert not presence.is_away(table(5, 0), 1, started=9_701)
    assert not presence.is_away(table(5, 0, looking=(1,)), 1, started=0)
    here = table(5, 0)
    here.last_seen[1] = 9_900
    assert not presence.is_away(here, 1, started=0)


def test_who_stays_is_written_down_once_in_a_while(monkeypatch):
    now = [10_000.0]
    monkeypatch.setattr("civitas.table.play.presence.time", SimpleNamespace(time=lambda: now[0]))
    here = table(5, 0, looking=(0, 1))
    assert presence.news([here]) == [("t", 1, 10_000)]
    now[0] += 10
    assert presence.news([here]) == []
    now[0] += 20
    assert presence.news([here]) == [("t", 1, 10_030)]
