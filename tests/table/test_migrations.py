"""A database of an older Civitas is brought up to date when it is opened, with all that lies in it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import create_engine

from civitas.table.store import storage
from civitas.table.store.config import Config

TABLE = ("t1", "Fireside", "tally", 1, 1, "{}", '{"seed": 1}', "h", 1, 0, "running", 0, 0, "0", "{}", "", 100, 100)
SEAT = ("t1", 0, "human", "Ada", "", 0, "h", None, "")


def migrated(path: Path, revision: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
    with create_engine(f"sqlite:///{path}").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


async def test_the_first_tables_are_kept(tmp_path):
    migrated(tmp_path / "civitas.db", "0001")
    with sqlite3.connect(tmp_path / "civitas.db") as database:
        database.execute(f"INSERT INTO tables VALUES ({','.join('?' * len(TABLE))})", TABLE)
        database.execute(f"INSERT INTO seats VALUES ({','.join('?' * len(SEAT))})", SEAT)
    database.close()
    stored = storage.Storage(Config(data=tmp_path))
    await stored.open()
    found = await stored.table("t1")
    await stored.close()
    assert found is not None
    assert (found.table.name, found.table.absent, found.table.brought) == ("Fireside", 5, None)
    assert (found.seats[0].name, found.seats[0].seen, found.notices) == ("Ada", 0, [])
