"""`civitas table` where a table, or something else, is at the door already."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.table.helpers import Server

COMMAND = "from civitas.cli import main; main()"
Open = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def open_table(tmp_path: Path) -> Open:
    """`civitas table` by somebody whose browser is a script that notes what it is to open."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path / "home"), "BROWSER": f"{browser} %s"}

    def run(*options: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", COMMAND, "table", *options],
            capture_output=True,
            text=True,
            timeout=120,
            env=environment,
        )

    return run


@pytest.fixture
def stranger() -> Iterator[int]:
    """The port of a server that is no table."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"games": "none"}')

        def log_message(self, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_the_running_table_is_opened(server: Server, open_table: Open, tmp_path: Path) -> None:
    done = open_table("--port", str(server.port))
    sentence = f"The table is open already, at {server.url}/\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, sentence, "")
    assert (tmp_path / "opened").read_text() == f"{server.url}/\n"
    assert not (tmp_path / "home").exists()


def test_nothing_is_opened_for_who_wants_nothing_opened(server: Server, open_table: Open, tmp_path: Path) -> None:
    assert open_table("--no-open", "--port", str(server.port)).returncode == 0
    assert not (tmp_path / "opened").exists()


def test_what_is_no_table_is_in_the_way(stranger: int, open_table: Open, tmp_path: Path) -> None:
    in_the_way(open_table("--port", str(stranger)), stranger)
    assert not (tmp_path / "opened").exists()


@pytest.mark.parametrize("options", [("--data", "{folder}"), ("--database", "sqlite:///{folder}/other.db")])
def test_so_is_a_table_with_other_data(server: Server, open_table: Open, tmp_path: Path, options: list[str]) -> None:
    done = open_table("--port", str(server.port), *(option.format(folder=tmp_path) for option in options))
    in_the_way(done, server.port)
    assert not (tmp_path / "opened").exists()


def in_the_way(done: subprocess.CompletedProcess[str], port: int) -> None:
    sentence = f"Nothing can be served at 127.0.0.1, port {port}: Address already in use. Try another --port.\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)
