"""Power failures under load: every acknowledged choice is there afterwards, and no half one."""

from __future__ import annotations

import asyncio
import http.client
import multiprocessing
import os
import random
import signal
import sqlite3
import sys
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from civitas.table.play.replay import rebuild
from civitas.table.store.records import Row, TableRecord
from tests.table import serve
from tests.table.helpers import free_port

CLIENTS = 4
JSON = {"content-type": "application/json"}


class Player(threading.Thread):
    """Plays both seats of tables, one choice after the other, and remembers what was acknowledged."""

    def __init__(self, port: int, acknowledged: dict[str, dict[int, tuple[int, str]]], seed: int) -> None:
        super().__init__(daemon=True)
        self.client = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.port = port
        self.acknowledged = acknowledged
        self.random = random.Random(seed)
        self.table = ""
        self.headers: dict[str, str] = dict(JSON)

    def again(self) -> Player:
        """The same player after a restart of the server, at the same table."""
        twin = Player(self.port, self.acknowledged, self.random.randrange(1 << 30))
        twin.table, twin.headers = self.table, self.headers
        self.client.close()
        return twin

    def run(self) -> None:
        try:
            while True:
                self.move()
        except (OSError, http.client.HTTPException):
            pass

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.client.request(method, path, msgspec.json.encode(body) if body else None, self.headers)
        answer = self.client.getresponse()
        text = answer.read()
        assert answer.status in (200, 201), text
        return msgspec.json.decode(text)

    def move(self) -> None:
        if not self.table:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
            made = self.ask("POST", "/api/tables", {"game": "stone_age", "seats": seats})
            self.headers["authorization"] = f"Bearer {made['key']}"
            self.table = made["table"]
            self.acknowledged[self.table] = {}
        state = self.ask("GET", f"/api/tables/{self.table}/seats/0?after=1000000")
        if state["status"] != "running":
            self.table, self.headers = "", dict(JSON)
            return
        seat = state["asked"][0]
        if seat != 0:
            state = self.ask("GET", f"/api/tables/{self.table}/seats/{seat}?after=1000000")
        text = self.random.choice(state["decision"]["options"])
        choice = {"number": state["number"] + 1, "text": text}
        made = self.ask("POST", f"/api/tables/{self.table}/seats/{seat}/choose", choice)
        self.acknowledged[self.table][made["number"]] = (seat, text)


def start(context: Any, data: Path, port: int) -> Any:
    settings = {"data": str(data), "port": port, "limits": False, "workers": 1}
    process = context.Process(target=serve.main, args=(msgspec.json.encode(settings).decode(),))
    process.start()
    end = time.monotonic() + 60
    while True:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
            connection.request("GET", "/mine")
            connection.getresponse().read()
            connection.close()
            return process
        except (OSError, http.client.HTTPException):
            assert time.monotonic() < end, "the server does not come up"
            time.sleep(0.01)


def stored(data: Path) -> dict[str, dict[int, tuple[int, str]]]:
    """The rows on the disk, and at once whether each table knows how many it has."""
    rows: dict[str, dict[int, tuple[int, str]]] = defaultdict(dict)
    connection = sqlite3.connect(f"file:{data / 'civitas.db'}?mode=ro", uri=True)
    for table, number, seat, text in connection.execute('SELECT "table", number, seat, text FROM choices'):
        rows[table][number] = (seat, text)
    for table, number in connection.execute("SELECT id, number FROM tables"):
        assert sorted(rows[table]) == list(range(1, number + 1))
    connection.close()
    return rows


KILLS = int(os.environ.get("KILLS", "100"))
"""How often a long trial kills the server; `make soak` says more."""


@pytest.mark.parametrize("kills", [8, pytest.param(KILLS, marks=pytest.mark.trial)])
def test_kills_lose_no_acknowledged_choice(tmp_path, monkeypatch, kills):
    # Servers are forked from a process that has imported everything: a hundred cold starts would take minutes.
    context = multiprocessing.get_context("forkserver")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[2]), *sys.path]))
    context.set_forkserver_preload(["tests.table.warm", "tests.table.serve"])
    port = free_port()
    acknowledged: dict[str, dict[int, tuple[int, str]]] = {}
    chance = random.Random(1)
    players = [Player(port, acknowledged, seed) for seed in range(CLIENTS)]
    for _ in range(kills):
        process = start(context, tmp_path, port)
        players = [player.again() for player in players]
        for player in players:
            player.start()
        # Let a few choices through, however slow the machine is; then strike at any moment of the next ones.
        enough = sum(map(len, acknowledged.values())) + chance.randint(1, 6)
        patience = time.monotonic() + 60
        while sum(map(len, list(acknowledged.values()))) < enough and time.monotonic() < patience:
            time.sleep(0.002)
        time.sleep(chance.uniform(0, 0.03))
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        for player in players:
            player.join(60)
            assert not player.is_alive()
        found = stored(tmp_path)
        for table, choices in acknowledged.items():
            for number, choice in choices.items():
                assert found[table][number] == choice
    total = sum(map(len, acknowledged.values()))
    print(f"{total} acknowledged choices survived {kills} kills")
    assert total >= kills
    replay_all(tmp_path)


def replay_all(data: Path) -> None:
    connection = sqlite3.connect(data / "civitas.db")
    connection.row_factory = sqlite3.Row
    for found in connection.execute("SELECT * FROM tables").fetchall():
        values = dict(found)
        table = TableRecord(
            **values
            | {name: msgspec.json.decode(values[name]) for name in ("variant", "origin", "outcome")}
            | {"turn": [int(seat) for seat in values["turn"].split(",") if seat]}
        )
        query = 'SELECT number, what, seat, text, carried FROM choices WHERE "table" = ? ORDER BY number'
        rows = [Row(**dict(row)) for row in connection.execute(query, [table.id])]
        rebuilt = asyncio.run(rebuild(table, rows, None))
        assert rebuilt.repair is None, rebuilt.fault
        assert [decision.seat for decision in rebuilt.tape.game.pending] == table.turn
    connection.close()
