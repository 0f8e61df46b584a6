"""The application: pages, interface for programs, streams and what runs behind them, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp
from sqlalchemy.exc import OperationalError, SQLAlchemyError

import civitas
from civitas.table.look import fonts, games, pages
from civitas.table.play.allowances import Buckets
from civitas.table.play.hub import Hub, channels
from civitas.table.play.refusals import Refused
from civitas.table.play.secrecy import Signer
from civitas.table.play.tables import Tables
from civitas.table.play.thinking import Thinking
from civitas.table.store.config import Config
from civitas.table.store.storage import Storage
from civitas.table.web import api, inspector, site
from civitas.table.web.guard import Effort, Guard, Streams
from civitas.table.web.inspecting import Inspection
from civitas.table.web.painting import Painting
from civitas.table.web.site import bells, books
from civitas.table.web.site.common import html

LOG = logging.getLogger("civitas.table")
BODY = 64_000
SWEEP = 10.0
TIDY = 3600.0
WARM = 0.3
"""Seconds between what is made ready after a start: each step takes up to a quarter of a second."""
YEAR = 365 * 24 * 3600
GONE = "client disconnected prematurely"
"""What Litestar says of somebody who leaves in the middle of a request."""


def make(config: Config) -> tuple[ASGIApp, Tables]:
    """The application of a server, ready to be served, and its tables."""
    config.make_folder()
    storage = Storage(config)
    inspection = Inspection()
    painting = Painting(config.draw_workers)
    tables = Tables(config, storage, Thinking(config.workers, config.seconds), Signer(config.secret()), inspection)
    tables.bells.message = bells.message
    news = channels(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await storage.open()
        tables.background.start(painting.open())
        await tables.devices.read()
        tables.background.start(tables.bots.wake_all())
        tables.background.start(tables.timing.watch())
        tables.background.start(_sweep(tables))
        tables.background.start(_warm())
        try:
            yield
        finally:
            await tables.close()
            await tables.thinking.close()
            await inspection.close()
            await painting.close()
            await storage.close()

    async def listen() -> None:
        # The channels are open only after all lifespans have begun.
        hub = Hub(news, tables)
        tables.announce = hub.announce
        tables.background.start(hub.listen())

    app = Litestar(
        route_handlers=[site.router(), api.router(), *_static(), _fonts()],
        plugins=[news],
        lifespan=[lifespan],
        on_startup=[listen],
        exception_handlers={
            Refused: _refused,
            RecursionError: _too_deep,
            OperationalError: _not_stored,
            HTTPException: _http,
            Exception: _failed,
        },
        request_max_body_size=BODY,
        # Streams squeeze themselves, event by event; fonts are squeezed already.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4, exclude=["/events", "/fonts/"]),
        openapi_config=OpenAPIConfig(
            title="Civitas",
            version="1",
            description="Play at the tables of this server by program.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={
                    "key": SecurityScheme(type="http", scheme="bearer", description="The key of your seats.")
                }
            ),
        ),
        logging_config=None,
    )
    app.state.tables = tables
    app.state.painting = painting
    app.state.streams = Streams(config.limits)
    buckets = Buckets()
    app.state.efforts = lambda who: Effort(buckets if config.limits else None, who)
    return Guard(app, config.limits, buckets), tables


async def _warm() -> None:
    """Read words, compile templates and draw rulebooks before anybody asks: the first would hold up the others."""
    for name in civitas.titles():
        for ready in (inspector.warm_game, books.warm):
            await asyncio.sleep(WARM)
            ready(name)


async def _sweep(tables: Tables) -> None:
    """Put the memory in order every few seconds, and what is stored once an hour."""
    tidy = 0.0
    while True:
        await asyncio.sleep(min(SWEEP, tables.config.idle))
        tables.sweep()
        try:
            await tables.note_presence()
            if tables.clock.now() >= tidy and not await tables.throw_away():
                tidy = tables.clock.now() + TIDY
        except SQLAlchemyError as error:
            LOG.warning("The database can't be put in order: %s", getattr(error, "orig", error))


def _static() -> list[Any]:
    return [
        create_static_files_router(path=path, directories=[folder], include_in_schema=False, name=path)
        for path, folder in sorted(games.static_folders().items())
        if folder.is_dir()
    ]


def _fonts() -> Any:
    """Fonts never change: a browser asks for each once."""
    kept = CacheControlHeader(public=True, max_age=YEAR, immutable=True)
    return create_static_files_router(
        path="/fonts", directories=[*fonts.folders()], include_in_schema=False, name="fonts", cache_control=kept
    )


def _wants_page(request: Request[Any, Any, Any]) -> bool:
    path = request.scope["path"]
    return "text/html" in request.headers.get("accept", "") and not path.startswith(("/api/", "/schema"))


def _problem(
    request: Request[Any, Any, Any], status: int, detail: str, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    if _wants_page(request):
        try:
            page = html(request, "error.html", pages.Error(status, detail), status=status)
            page.headers.update(headers or {})
            return page
        except Exception:
            LOG.exception("The page for an error failed")
    return Response({"detail": detail}, status_code=status, media_type=MediaType.JSON, headers=dict(headers or {}))


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    return _problem(request, error.status, error.sentence, error.headers)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return _problem(request, 400, "This request can't be read: it is nested too deeply.")


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.detail == GONE:
        # Nobody waits for the answer, and a line for each would fill the disk.
        return _problem(request, 400, "This request came only in part.")
    if error.status_code >= 500:
        return _failed(request, error)
    sentences = {
        400: "This request can't be read.",
        404: "There is no such page.",
        405: "That can't be done here.",
        413: "This is too much at once.",
    }
    sentence = sentences.get(error.status_code, "This can't be done.")
    return _problem(request, error.status_code, sentence, error.headers)


def _not_stored(request: Request[Any, Any, Any], error: OperationalError) -> Response[Any]:
    LOG.error("The database can't be used: %s", error.orig)
    return _problem(request, 503, "This can't be written down at the moment, so nothing has changed. Try again later.")


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    # The address may hold an invitation's secret: only its first word is written down.
    where = "/".join(request.scope["path"].split("/")[:2])
    LOG.error("%s %s… failed", request.method, where, exc_info=error)
    return _problem(request, 500, "Something went wrong here. It has been written down.")
