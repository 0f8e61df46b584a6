"""How a server is set up: where it keeps its data, and its limits."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec

from civitas.kernel.errors import BadSetup


class Config(msgspec.Struct, kw_only=True):
    """The settings of one server process."""

    data: Path
    """The folder with the database and the secret."""
    database: str = ""
    """A database's address; empty: SQLite in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 2
    """Processes in which bots think."""
    seconds: float = 3.0
    """How long a bot may think about one choice, whatever its level."""
    draw_workers: int = 0
    """Processes in which boards are drawn; none: the server draws them itself."""
    pause: float = 0.0
    """The least time between two choices of bots at a table."""
    patience: int = 3
    """Seconds that bots wait at new tables before they answer a choice that could be taken back."""
    limits: bool = True
    """Whether clients are held to rates."""
    proxies: str = ""
    """Proxies whose word about the client's address and scheme is believed, by their addresses, with commas."""
    keep: float = 180.0
    """Days after which a table is thrown away at which nobody has done anything; finished games are kept. 0: never."""
    keep_brought: float = 2.0
    """Days after which a save or position is thrown away that somebody has brought and never played. 0: never."""
    quota: int = 300
    """Tables that are not over, of one client."""
    connections: int = 4000
    """Connections that may be open at the same time."""
    connections_each: int = 150
    """Those of them that may come from one address."""
    contact: str = ""
    """An address of mail by which push services can reach whoever runs this server; without one nobody is called."""
    push_services: str = ""
    """Further push services to trust, as https://host, with commas."""
    call_after: float = 60.0
    """Seconds until a person is called who is asked and has no page open; presence is written down twice meanwhile."""
    heartbeat: float = 15.0
    live: int = 400
    """Tables kept in memory while nobody looks; busier tables stay longer."""
    idle: float = 120.0
    """Seconds after which a table that nobody looks at leaves the memory."""

    @property
    def url(self) -> str:
        """The database's address as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data.absolute() / 'civitas.db'}"
        scheme, _, rest = self.database.partition("://")
        if scheme not in DRIVERS:
            raise BadSetup("A database's address looks like postgresql://user:password@host/name.")
        return f"{DRIVERS[scheme]}://{rest}"

    def make_folder(self) -> None:
        """Make the data folder if there is none, for its owner's eyes only."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    def secret(self) -> str:
        """The secret that signs invitations and form tokens.

        It is kept in the data folder, so that open pages still work after a restart; several processes that do not
        share a folder share it by the variable CIVITAS_SECRET.
        """
        given = os.environ.get("CIVITAS_SECRET")
        if given:
            return given
        path = self.data / "secret"
        try:
            fresh = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_text().strip()
        with os.fdopen(fresh, "w") as file:
            file.write(secrets.token_urlsafe(32))
        return path.read_text().strip()


DRIVERS = {
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}
"""The asynchronous drivers, by the scheme that people write."""
