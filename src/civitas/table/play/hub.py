"""News between processes: one channel for all tables, one subscription a process. Streams hear of it in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any, Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

if TYPE_CHECKING:
    from civitas.table.play.tables import Tables
    from civitas.table.store.config import Config

LOG = logging.getLogger("civitas.table")
CHANNEL: Final = "civitas_tables"


def channels(config: Config) -> ChannelsPlugin:
    """The channels of this server: in memory with SQLite, through the database with PostgreSQL."""
    backend: ChannelsBackend = MemoryChannelsBackend() if config.url.startswith("sqlite") else _postgres(config.url)
    return ChannelsPlugin(backend=backend, channels=[CHANNEL])


class Hub:
    """Tells the other processes which tables have changed here, and brings in what they have changed."""

    def __init__(self, plugin: ChannelsPlugin, tables: Tables) -> None:
        self._plugin = plugin
        self._tables = tables
        self._me = secrets.token_hex(4)

    def announce(self, key: str) -> None:
        """Tell the others."""
        self._plugin.publish(f"{self._me}:{key}", CHANNEL)

    async def listen(self) -> None:
        """Hear the others, for ever."""
        subscriber = await self._plugin.subscribe(CHANNEL)
        async for message in subscriber.iter_events():
            sender, _, key = message.decode(errors="replace").partition(":")
            if sender == self._me:
                continue
            try:
                await self._tables.heard(key)
            except Exception:
                LOG.exception("News of table %s could not be taken in", key)


def _postgres(url: str) -> ChannelsBackend:
    import psycopg
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    class Backend(PsycoPgChannelsBackend):
        """One that survives a database that goes away for a while; heartbeats find what was missed meanwhile."""

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            try:
                await super().publish(data, channels)
            except psycopg.Error as error:
                LOG.warning("News could not be sent: %s", error)

        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            while True:
                try:
                    async for event in super().stream_events():
                        yield event
                except psycopg.Error as error:
                    LOG.warning("The line for news is broken: %s", error)
                    await self._connect_again()

        async def _connect_again(self) -> None:
            while True:
                await asyncio.sleep(1)
                try:
                    self._listener_conn = await psycopg.AsyncConnection.connect(self._pg_dsn, autocommit=True)
                    heard = set(self._subscribed_channels)
                    self._subscribed_channels.clear()
                    await self.subscribe(heard)
                    return
                except psycopg.Error:
                    continue

    return Backend(url.replace("postgresql+psycopg://", "postgresql://"))
