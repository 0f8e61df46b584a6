"""Boards as changes of the last one: whoever puts them together has the same boards, from far fewer bytes."""

from __future__ import annotations

import json
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from civitas.table.web.changes import Changes
from civitas.table.web.showing import Event
from tests.table.helpers import Stream
from tests.table.test_play import friends
from tests.table.test_streams import play_rounds

pieces = st.lists(st.sampled_from(["", "b>", "/b>", "p>one\n", "p>two", "/p>\n"]), max_size=12)


def together(events: Iterable[tuple[str, str]]) -> list[str]:
    """Whole boards out of a stream of changes, as the page puts them together."""
    found: list[list[str]] = []
    for name, data in events:
        if name == "board":
            found.append(data.split("<"))
        elif name == "change":
            last = found[-1]
            parts = [[one] if isinstance(one, str) else last[one[0] : one[0] + one[1]] for one in json.loads(data)]
            found.append([piece for part in parts for piece in part])
    return ["<".join(board) for board in found]


@given(st.lists(pieces, min_size=1, max_size=5))
def test_changes_make_the_same_boards(drawn):
    boards = ["<".join(["<p>", *board]) for board in drawn]
    changes = Changes()
    sent = [changes.of(Event("board", number, board)) for number, board in enumerate(boards)]
    assert [event.name for event in sent] == ["board"] + ["change"] * (len(boards) - 1)
    assert together((event.name, event.data) for event in sent) == boards


def test_what_stays_is_not_sent_again():
    changes = Changes()
    changes.of(Event("board", 1, "<p>one</p><p>two</p><b>three</b>"))
    assert json.loads(changes.of(Event("board", 2, "<p>one</p><b>3</b><p>two</p>")).data) == [
        [0, 3],
        "b>3",
        [6, 1],
        [3, 2],
    ]


def test_other_events_pass():
    curtain = Event("curtain", 3, "/t/x/1")
    assert Changes().of(curtain) is curtain


def test_a_stream_of_changes_shows_the_boards_of_a_stream_of_boards(visit):
    host, at, friend, there = friends(visit)
    whole = Stream(friend, f"{there}/events", 0)
    changes = Stream(friend, f"{there}/events?after=0&changes")
    play_rounds(host, at, friend, there, 6)
    last = friend.state(there)["number"]
    boards, changed = whole.until(last), changes.until(last)
    whole.close()
    changes.close()
    shown = {event.data for event in boards if event.name == "board"}
    assert together((event.name, event.data) for event in changed)[-1] in shown
    assert {event.name for event in changed} == {"board", "change"}


def test_pages_and_styles_are_squeezed(visit):
    person = visit()
    for path in ("/", "/static/table.js", "/static/table.css"):
        answer = person.get(path, **{"Accept-Encoding": "gzip"})
        assert (answer.status_code, answer.headers.get("content-encoding")) == (200, "gzip"), path
    assert "content-encoding" not in person.get("/", **{"Accept-Encoding": "identity"}).headers
