"""A server with the toy game beside the real ones, and visitors who come to it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from civitas.kernel import titles
from tests.table.helpers import TOYBOX, Server, Visitor


@pytest.fixture(autouse=True, scope="package")
def toybox() -> Iterator[None]:
    sys.path.insert(0, str(TOYBOX))
    titles.forget()
    yield
    sys.path.remove(str(TOYBOX))
    titles.forget()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that neither stop it nor need special settings."""
    running = Server(tmp_path_factory.mktemp("table")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    made: list[Server] = []

    def make(name: str = "data", **settings: object) -> Server:
        one = Server(tmp_path / name, **settings).start()
        made.append(one)
        return one

    yield make
    for one in made:
        one.stop()


@pytest.fixture
def visit(server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody new who comes to the common server, or to another one."""
    came: list[Visitor] = []

    def come(to: Server | None = None) -> Visitor:
        one = Visitor((to or server).url)
        came.append(one)
        return one

    yield come
    for one in came:
        one.close()
