"""The table's commands: `civitas table` and `civitas check-tables`."""

from __future__ import annotations

import asyncio
import os
import webbrowser
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Annotated

import msgspec
import typer


def default_data() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "civitas"


Data = Annotated[Path | None, typer.Option(help="The folder for the database and the secret.", show_default=False)]
Database = Annotated[str, typer.Option(help="Another database: postgresql://user:password@host/name.")]


def table(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    data: Data = None,
    database: Database = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = True,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 2,
    seconds: Annotated[float, typer.Option(help="How long any bot may think about a choice.", min=0.1)] = 3.0,
    draw_workers: Annotated[int, typer.Option(help="Processes in which boards are drawn.", min=0, max=64)] = 0,
    keep: Annotated[float, typer.Option(help="Days until an unfinished table that nobody plays goes; 0: never.")] = 180,
    quota: Annotated[int, typer.Option(help="Tables that are not over, of one client.", min=1)] = 300,
    proxies: Annotated[str, typer.Option(help="Proxies to believe about clients, separated by commas.")] = "",
    contact: Annotated[str, typer.Option(help="Your mail address, for push services: people are called by them.")] = "",
) -> None:
    """Open the web table: play in the browser."""
    from civitas.table.look.words import words
    from civitas.table.store.config import Config
    from civitas.table.web.server import serve

    config = Config(
        data=data or default_data(),
        database=database,
        host=host,
        port=port,
        workers=workers,
        seconds=seconds,
        draw_workers=draw_workers,
        proxies=proxies,
        keep=keep,
        quota=quota,
        contact=contact,
    )
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"

    def tell(sentence: str) -> None:
        typer.echo(sentence)
        if open_browser:
            webbrowser.open(url)

    # Whoever names another folder or database does not mean the table that happens to be there.
    if not data and not database and _is_open(shown, port):
        tell(words("command.open_already", url=url))
        return
    serve(config, lambda: tell(words("command.open", url=url)))


def _is_open(host: str, port: int) -> bool:
    """Whether a table of Civitas answers there."""
    connection = HTTPConnection(host, port, timeout=5)
    try:
        connection.request("GET", "/api/games")
        found = msgspec.json.decode(connection.getresponse().read(), type=dict[str, msgspec.Raw])
    except (OSError, HTTPException, msgspec.MsgspecError, UnicodeDecodeError):
        return False
    finally:
        connection.close()
    return found.keys() >= {"games", "bots"}


def check_tables(data: Data = None, database: Database = "") -> None:
    """Replay all stored tables with the rules as they are now; for use before a release."""
    from civitas.table.look.words import words
    from civitas.table.play.check import check
    from civitas.table.store.config import Config

    config = Config(data=data or default_data(), database=database)

    async def report() -> int:
        tables = hurt = 0
        async for finding in check(config):
            tables += 1
            if finding.repaired or finding.lost:
                hurt += 1
                typer.echo(finding.sentence)
        typer.echo(words("command.replayed", n=tables - hurt, all=tables))
        return hurt

    if not database and not (config.data / "civitas.db").exists():
        typer.echo(words("command.no_tables", folder=str(config.data)))
        return
    if asyncio.run(report()):
        raise typer.Exit(1)


def add_to(app: typer.Typer) -> None:
    """Register the commands."""
    app.command()(table)
    app.command()(check_tables)
