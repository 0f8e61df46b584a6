"""Which tables stand in a list, the latest first."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, or_, select

from civitas.table.store.schema import SEATS, TABLES

_LISTED: Final = select(*[column for column in TABLES.c if column.name != "origin"])
"""What lists say of a table: an origin may be a whole position, and nobody reads it there."""


def held(holder: str, limit: int = 60) -> Select[Any]:
    """The tables at which a holder has a seat; those that run come first."""
    running_first = TABLES.c.status != "running"
    query = _LISTED.where(TABLES.c.id.in_(_seated(holder)))
    return query.order_by(running_first, TABLES.c.updated.desc()).limit(limit)


def joinable(limit: int = 20) -> Select[Any]:
    """Running tables with a seat that anybody may take."""
    free = select(SEATS.c.table).where(SEATS.c.kind == "open", SEATS.c.holder.is_(None))
    query = _LISTED.where(TABLES.c.status == "running", TABLES.c.id.in_(free))
    return query.order_by(TABLES.c.updated.desc()).limit(limit)


def watchable(holder: str, limit: int = 12) -> Select[Any]:
    """Running tables that anybody may watch and at which this holder has no seat."""
    query = _LISTED.where(TABLES.c.status == "running", TABLES.c.spectators, TABLES.c.id.not_in(_seated(holder)))
    return query.order_by(TABLES.c.updated.desc()).limit(limit)


def finished(holder: str, limit: int = 20) -> Select[Any]:
    """Finished games that this holder may look back on."""
    query = _LISTED.where(TABLES.c.status == "over", or_(TABLES.c.spectators, TABLES.c.id.in_(_seated(holder))))
    return query.order_by(TABLES.c.updated.desc()).limit(limit)


def _seated(holder: str) -> Select[Any]:
    return select(SEATS.c.table).where(SEATS.c.holder == holder)
