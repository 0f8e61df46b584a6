"""Serving: uvicorn, set up so that streams end when the server is told to stop."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import CivitasError
from civitas.table.play.garbage import set_aside
from civitas.table.play.tables import Tables
from civitas.table.store.config import Config
from civitas.table.store.storage import Storage
from civitas.table.web.app import make
from civitas.table.web.connections import KEPT_FREE, Door, protocol, raise_file_limit

SWITCH: Final = 0.0002
"""Seconds after which a thread that commits gets its turn beside the event loop. It needs dozens of turns for a commit:
with Python's usual 5 ms each, people would wait longer for those than for the disk.
"""
PATIENCE: Final = 10.0
"""Seconds to wait for another process to let go of the data folder."""


class CannotServe(CivitasError):
    """The server can't be started."""


class Server(uvicorn.Server):
    """A server whose streams end at once when it is told to stop; they would otherwise keep it for ever."""

    def __init__(self, config: uvicorn.Config, tables: Tables, door: Door, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tables = tables
        self._door = door
        self._told = started

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Open the door, then say so."""
        asyncio.get_running_loop().set_exception_handler(self._door.on_error)
        await super().startup(sockets)
        set_aside()
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
    proxies = [one.strip() for one in config.proxies.split(",") if one.strip()]
    if "*" in proxies:
        raise CannotServe("Proxies are named by their addresses: anybody could say to be one.")
    sys.setswitchinterval(SWITCH)
    config.make_folder()
    lock = _lock(config)
    listening = _listening(config)
    most = min(config.connections, raise_file_limit() - KEPT_FREE)
    door = Door(most, config.connections_each if config.limits else most, proxies)
    asyncio.run(_prepare(config))
    app, tables = make(config)
    server = Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            http=protocol(door),
            # What is wrong with a request is its sender's business: a line for each would fill the disk.
            log_level="error",
            # Addresses of requests hold the secrets of invitations.
            access_log=False,
            server_header=False,
            ws="none",
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=proxies or None,
            timeout_graceful_shutdown=3,
            timeout_keep_alive=30,
        ),
        tables,
        door,
        started,
    )
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()
        if lock is not None:
            os.close(lock)


def _listening(config: Config) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        return socket.create_server((config.host, config.port), family=family, backlog=1024)
    except OSError as error:
        # Python adds to what the system says, not always in the same words.
        reason = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error.strerror)
        raise CannotServe(
            f"Nothing can be served at {config.host}, port {config.port}: {reason}. Try another --port."
        ) from error


async def _prepare(config: Config) -> None:
    """Try the database before the door opens, so that what is wrong with it can be said in a sentence."""
    storage = Storage(config)
    try:
        await storage.open()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise CannotServe(f"The database can't be used: {reason}") from error
    finally:
        await storage.close()


def _lock(config: Config) -> int | None:
    """With SQLite one process owns a data folder; a second one would not hear of the first one's choices."""
    if not config.url.startswith("sqlite"):
        return None
    lock = os.open(config.data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    patient = time.monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return lock
        except OSError:
            # After a crash the last of the old process may take a moment to go.
            if time.monotonic() < patient:
                time.sleep(0.05)
                continue
            os.close(lock)
            raise CannotServe(
                f"Another civitas table is already running with {config.data}; choose another --data folder, "
                "or a PostgreSQL --database for several processes."
            ) from None
