"""A disk that takes no more: what can't be written down was not made, and all go on when there is room again."""

from __future__ import annotations

import resource
import sqlite3

from markupsafe import escape

from tests.table.helpers import Server
from tests.table.test_play import friends

SENTENCE = "This can't be written down at the moment, so nothing has changed. Try again later."


def room_for(server: Server, more: int | None) -> None:
    """Let the server's files grow by so many bytes and then no more, by the system's own limit; None: without end."""
    assert server.process is not None
    # What is written goes to the end of the write-ahead log, however large the database itself is.
    written = (server.data / "civitas.db-wal").stat().st_size
    limit = resource.RLIM_INFINITY if more is None else written + more
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, hard))


def stored(server: Server) -> list[int]:
    connection = sqlite3.connect(f"file:{server.data / 'civitas.db'}?mode=ro", uri=True)
    rows = [number for (number,) in connection.execute("SELECT number FROM choices ORDER BY number")]
    connection.close()
    return rows


def test_what_can_not_be_written_down_was_not_made(make_server, visit):
    server = make_server()
    host, at, friend, there = friends(lambda: visit(server))
    host.step(at)
    friend.step(there)
    before = host.state(at)
    asked, seat = (host, at) if before["decision"] else (friend, there)
    state = asked.state(seat)
    choice = (seat, state["number"] + 1, state["decision"]["options"][0])
    room_for(server, 0)
    for _ in range(3):
        refused = asked.choose(*choice)
        assert (refused.status_code, refused.json()) == (503, {"detail": SENTENCE})
        assert asked.state(seat) == state, "nobody sees what is not written down"
        assert stored(server) == list(range(1, state["number"] + 1))
    assert asked.get(seat).status_code == 200, "looking is still possible"
    assert escape(SENTENCE) in asked.form("/play/tally", seats=2).text
    assert "The database can't be used: disk I/O error" in server.log()
    assert "Traceback" not in server.log()
    room_for(server, None)
    assert asked.choose(*choice).json() == {"number": state["number"] + 1}
    assert stored(server) == list(range(1, state["number"] + 2))
