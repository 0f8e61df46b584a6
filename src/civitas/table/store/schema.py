"""The tables of the database. A choice is a row, an undo too; everything else can be made anew from them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variant", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("host", String(64), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hotseat", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("turn", String(40), nullable=False),
    Column("outcome", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("absent", Integer, nullable=False),
    Column("brought", Integer, nullable=True),
    Column("client", String(64), nullable=False, index=True),
    Column("thoughts", Boolean, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("deadlines", Text, nullable=False),
    Column("paused", BigInteger, nullable=False),
    Column("wish", Text, nullable=False),
    Column("rematch", String(24), nullable=False),
    Index("ix_tables_status_updated", "status", "updated"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("holder", String(64), nullable=True, index=True),
    Column("invitation", String(64), nullable=True, unique=True),
    Column("nonce", String(24), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("left", String(16), nullable=False),
    Column("missed", Integer, nullable=False),
)

CHOICES: Final = Table(
    "choices",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("carried", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("position", Text, nullable=False),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("what", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("detail", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("device", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("link", String(64), nullable=False, unique=True),
    Column("nonce", String(24), nullable=False),
    Column("settings", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

BELLS: Final = Table(
    "bells",
    METADATA,
    Column("bell", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("device", String(64), nullable=False),
    Column("subscription", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)
