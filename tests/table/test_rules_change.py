"""The rules change under running tables: they go on, say so, and `civitas check-tables` tells beforehand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.table.helpers import TOYBOX, Stream
from tests.table.test_play import friends

COMMAND = "from civitas.cli import main; main()"


def changed_toybox(folder: Path, *changes: tuple[str, str]) -> Path:
    """The toy game with other rules."""
    shutil.copytree(TOYBOX, folder, ignore=shutil.ignore_patterns("__pycache__"))
    path = folder / "tally" / "__init__.py"
    text = path.read_text().replace("    version = 3\n", "    version = 4\n")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text)
    return folder


def check_tables(data: Path, toybox: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", COMMAND, "check-tables", "--data", str(data)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(toybox)},
        timeout=120,
    )


@pytest.fixture
def played(make_server, visit):
    """A table with thirteen rows or so, its server stopped, and the two who sit at it."""
    server = make_server()
    host, at, friend, there = friends(partial(visit, server), **{"variant-goal": "20"})
    while (state := host.state(at))["number"] < 13:
        host.step(at)
        friend.step(there)
    server.stop()
    assert state["status"] == "running"
    return server, host, at, friend, there, state["number"]


def test_a_change_that_does_not_hurt(played, tmp_path):
    server, host, at, _, _, number = played
    server.toybox = changed_toybox(tmp_path / "toys")
    report = check_tables(server.data, server.toybox)
    assert report.returncode == 0, report.stdout + report.stderr
    assert "1 of 1 tables replay" in report.stdout
    server.start()
    state = host.state(at)
    assert state["number"] == number
    assert state["note"] == ""


def test_a_table_whose_log_no_longer_replays_goes_on_from_its_last_position(played, tmp_path):
    server, host, at, friend, there, number = played
    # Peeking is no longer offered at the end of a round: rows that answered it fit nowhere now.
    server.toybox = changed_toybox(tmp_path / "toys", ('        yield from ask(PEEK, seat, ["peek"])\n', ""))
    server.toybox = changed_toybox(
        tmp_path / "more",
        ('["peek"], no="no"', '["look"], no="no"'),
        ('may(PEEK, seat, ["peek"])', 'may(PEEK, seat, ["look"])'),
        ('ask(PEEK, seat, ["peek"])', 'ask(PEEK, seat, ["look"])'),
        ("CARDS.index)", "CARDS.index, reverse=False)"),
        ("points = state.chance.die()", "points = state.chance.die() + state.chance.below(2)"),
    )
    report = check_tables(server.data, server.toybox)
    assert report.returncode == 1
    assert "would go on from its last position" in report.stdout
    server.start()
    state = host.state(at)
    assert state["number"] == number + 1
    assert "The rules have changed" in state["note"]
    assert "The rules have changed" in host.get(at).text
    assert check_tables(server.data, server.toybox).returncode == 0
    stream = Stream(friend, f"{there}/events", number)
    assert int(stream.until(number + 1)[-1].id) == number + 1
    stream.close()
    for _ in range(60):
        host.step(at)
        if friend.step(there) is None:
            break
    assert host.state(at)["status"] == "over"
    look = host.get(f"/t/{at.split('/')[2]}/look/0")
    assert look.status_code == 200
    # What was noted once stays: another start changes nothing more.
    server.stop()
    server.start()
    assert host.state(at)["status"] == "over"


def test_a_table_that_can_not_be_opened_hurts_no_other(played, tmp_path, visit):
    server, host, at, _, _, _ = played
    wrong = "raise BadPosition('no such thing')"
    server.toybox = changed_toybox(
        tmp_path / "toys",
        ('        players = position["players"]\n', f"        {wrong}\n        players = position['players']\n"),
        ("points = state.chance.die()", "points = state.chance.die() + state.chance.below(2)"),
    )
    report = check_tables(server.data, server.toybox)
    assert report.returncode == 1
    assert "can't be opened" in report.stdout
    server.start()
    answer = host.get(at)
    assert answer.status_code == 409
    assert "rules as they are now" in answer.text
    assert host.get("/").status_code == 200
    person = visit(server)
    assert person.get(person.play("stone_age", bot="random")).status_code == 200


def test_check_tables_without_tables(tmp_path):
    report = check_tables(tmp_path, TOYBOX)
    assert report.returncode == 0
    assert "no tables" in report.stdout


def test_a_second_process_on_one_folder_is_refused(make_server):
    server = make_server()
    process = subprocess.run(
        [sys.executable, "-c", COMMAND, "table", "--no-open", "--data", str(server.data), "--port", "1234"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert process.returncode == 2
    assert process.stderr == (
        f"Another civitas table is already running with {server.data}; choose another --data folder, "
        "or a PostgreSQL --database for several processes.\n"
    )


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--database", "mysql://x/y"], "A database's address looks like postgresql://user:password@host/name."),
        (["--database", "nonsense"], "A database's address looks like postgresql://user:password@host/name."),
        (
            ["--database", "postgresql://nobody@127.0.0.1:1/none"],
            'The database can\'t be used: connection failed: connection to server at "127.0.0.1", port 1 failed: '
            "Connection refused",
        ),
    ],
)
def test_a_server_that_can_not_start_says_why(tmp_path, options, sentence):
    process = subprocess.run(
        [sys.executable, "-c", COMMAND, "table", "--no-open", "--data", str(tmp_path), *options],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == f"{sentence}\n"
