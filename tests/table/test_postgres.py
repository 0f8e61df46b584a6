"""Several processes on one PostgreSQL: one table, played and watched through both."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.table.helpers import Server, Stream, Visitor, boards, free_port
from tests.table.test_play import friends, wait_for
from tests.table.test_races import race

ROOT = Path(__file__).parents[2]
NEEDED = "These tests need PostgreSQL: install Debian's package “postgresql”, or run them as root where apt-get works."


def programs() -> Path:
    """The folder with initdb and postgres; installed from Debian's packages if that is possible."""
    found = _programs()
    if found is None:
        subprocess.run([ROOT / ".ci" / "tools", "database"], check=False)
        found = _programs()
    if found is None:
        pytest.fail(NEEDED, pytrace=False)
    return found


def _programs() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).parent)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of an empty database, in a PostgreSQL of our own."""
    bin_folder = programs()
    folder = Path(tempfile.mkdtemp(prefix="civitas-postgres-"))
    command: list[str] = []
    if os.geteuid() == 0:
        # PostgreSQL refuses to run as root.
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        command = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    port = free_port()
    data = folder / "data"
    subprocess.run(
        [*command, bin_folder / "initdb", "-D", data, "-A", "trust", "-U", "civitas", "-E", "UTF8", "--no-sync"],
        check=True,
        capture_output=True,
        cwd=folder,
    )
    options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off"]
    with (folder.parent / f"{folder.name}.log").open("w") as log:
        process = subprocess.Popen(
            [*command, bin_folder / "postgres", "-D", data, "-p", str(port), *options], stderr=log, cwd=folder
        )
    end = time.monotonic() + 120
    ready = [bin_folder / "pg_isready", "-h", "127.0.0.1", "-p", str(port), "-q"]
    while subprocess.run(ready, check=False).returncode != 0:
        assert time.monotonic() < end, (folder.parent / f"{folder.name}.log").read_text()
        time.sleep(0.1)
    yield f"postgresql://civitas@127.0.0.1:{port}/postgres"
    process.send_signal(signal.SIGINT)
    process.wait(60)
    shutil.rmtree(folder, ignore_errors=True)
    (folder.parent / f"{folder.name}.log").unlink()


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes that share a database and a data folder."""
    data = tmp_path_factory.mktemp("shared")
    servers = [Server(data, database=database, heartbeat=2.0) for _ in range(2)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.stop()
    assert "Traceback" not in servers[0].log(), servers[0].log()


def at_other(visitor: Visitor, server: Server) -> Visitor:
    """The same browser, led to the other process by the proxy."""
    twin = Visitor(server.url)
    twin.client.cookies = visitor.client.cookies
    twin.token = visitor.token
    return twin


def test_one_game_across_two_processes(pair, visit):
    first, second = pair
    host, at, friend, there = friends(lambda: visit(first))
    friend_elsewhere = at_other(friend, second)
    streams = [Stream(host, f"{at}/events", 0), Stream(friend_elsewhere, f"{there}/events", 0)]
    for _ in range(100):
        host.step(at)
        if friend_elsewhere.step(there) is None:
            break
    end = host.state(at)
    assert end["status"] == "over"
    for stream in streams:
        seen = boards(stream.until(end["number"]))
        assert sorted(set(seen) - {0}) == list(range(1, end["number"] + 1))
        stream.close()
    assert friend_elsewhere.state(there)["outcome"] == end["outcome"]


def test_races_across_processes_have_one_winner(pair, visit):
    first, second = pair
    host, at, *_ = friends(lambda: visit(first))
    elsewhere = at_other(host, second)
    number = 0
    for _ in range(30):
        options = host.state(at)["decision"]["options"]
        answers = race(
            partial(host.choose, at, number + 1, options[0]), partial(elsewhere.choose, at, number + 1, options[1])
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        undone = race(*(partial(who.send, f"{at}/undo", {"number": number + 2}) for who in (host, elsewhere)))
        assert [answer.json() for answer in undone] == [{"number": number + 2}] * 2
        number += 2


def test_chat_and_seats_reach_the_other_process(pair, visit):
    first, second = pair
    host = visit(first)
    at = host.table(game="tally", seats=2, **{"seat-0": "me", "seat-1": "open"})
    guest = visit(second)
    table = at.split("/")[2]
    stream = Stream(host, f"{at}/events", 0)
    assert guest.form(f"/t/{table}/join/1", name="Guest").status_code == 303
    assert guest.send(f"/t/{table}/1/chat", {"text": "from elsewhere"}).status_code == 200
    wait_for(lambda: any("from elsewhere" in event.data for event in list(stream.events.queue)))
    stream.close()


def test_bots_go_on_when_the_process_that_moved_them_dies(pair, visit):
    first, second = pair
    person = visit(first)
    at = person.table(game="tally", seats=2, **{"seat-0": "me", "seat-1": "bot:random"})
    elsewhere = at_other(person, second)
    stream = Stream(elsewhere, f"{at}/events", 0)
    person.step(at)
    first.kill()
    assert elsewhere.finish(at)["status"] == "over"
    stream.close()
    first.start()
    assert person.state(at)["status"] == "over"
