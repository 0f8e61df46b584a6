"""Serving: uvicorn, set up so that streams end when the server is told to stop."""

from __future__ import annotations

import fcntl
import logging
import os
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from civitas.kernel.errors import CivitasError
from civitas.table.app import make
from civitas.table.config import Config
from civitas.table.tables import Tables


class CannotServe(CivitasError):
    """The server can't be started."""


class Server(uvicorn.Server):
    """A server whose streams end at once when it is told to stop; they would otherwise keep it for ever."""

    def __init__(self, config: uvicorn.Config, tables: Tables, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tables = tables
        self._told = started

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Open the door, then say so."""
        await super().startup(sockets)
        if self.started:
            self._told()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop."""
        self._tables.close_streams()
        super().handle_exit(sig, frame)


def serve(config: Config, started: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config.data.mkdir(parents=True, exist_ok=True)
    lock = _lock(config)
    app, tables = make(config)
    server = Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            log_level="warning",
            # Addresses of requests hold the secrets of invitations.
            access_log=False,
            server_header=False,
            ws="none",
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=config.proxies or None,
            timeout_graceful_shutdown=3,
            timeout_keep_alive=30,
        ),
        tables,
        started,
    )
    try:
        server.run()
    finally:
        if lock is not None:
            os.close(lock)
    if not server.started:
        raise CannotServe(
            f"Nothing can be served at {config.host}:{config.port}; is the port taken? Try another --port."
        )


def _lock(config: Config) -> int | None:
    """With SQLite one process owns a data folder; a second one would not hear of the first one's choices."""
    if not config.url.startswith("sqlite"):
        return None
    lock = os.open(config.data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise CannotServe(
            f"Another civitas table is already running with {config.data}; choose another --data folder, "
            "or a PostgreSQL --database for several processes."
        ) from None
    return lock
