"""What is a person's own: their results by game and by opponent, their turns as a feed, everything as one file."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from xml.sax.saxutils import escape, quoteattr

import msgspec

from civitas.table.look import pages
from civitas.table.play.tables import Tables
from civitas.table.store import queries
from civitas.table.web import lists

ALL = 1000
"""The most tables that a person's record looks at."""


def record(tables: Sequence[pages.Listed]) -> pages.Mine:
    """A person's results, from the tables at which they sat."""
    games: dict[str, pages.Results] = {}
    others: dict[str, pages.Results] = {}
    for table in tables:
        mine = [person for person in table.people if person.kind == "you" and person.rank is not None]
        if table.status != "over" or len(mine) != 1:
            # At a table where one plays all seats nobody wins against anybody.
            continue
        [me] = mine
        _count(games.setdefault(table.title, pages.Results(table.title)), me)
        for person in table.people:
            if person.kind != "you":
                name = f"{person.name} ({person.bot})" if person.bot else person.name
                _count(others.setdefault(name, pages.Results(name)), me)
    by_number = [sorted(found.values(), key=lambda one: (-one.games, one.name)) for found in (games, others)]
    return pages.Mine(by_number[0], by_number[1])


def _count(results: pages.Results, me: pages.Person) -> None:
    results.games += 1
    results.won += me.rank == 1
    if me.score is not None:
        results.scores.append(me.score)


def matching(tables: Sequence[pages.Listed], word: str) -> list[pages.Listed]:
    """The tables whose name, game or people have that word in them."""
    word = word.casefold()
    return [
        table
        for table in tables
        if any(word in text.casefold() for text in (table.name, table.title, *(one.name for one in table.people)))
    ]


async def export(tables: Tables, who: str) -> dict[str, Any]:
    """Everything that is a person's: their tables, who sat there, how they ended, and the saves of finished games."""
    found = []
    for row in lists.rows(await tables.storage.listed(queries.held(who)), who):
        plain: dict[str, Any] = msgspec.to_builtins(row)
        if row.status == "over":
            async with tables.at(row.table) as live:
                plain["save"] = msgspec.json.decode(live.game.save())
        found.append(plain)
    return {"tables": found}


def feed(base: str, address: str, tables: Sequence[pages.Listed]) -> str:
    """The tables at which it is a person's turn, as an Atom feed."""
    now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    entries = "".join(
        f"<entry><id>{escape(base + table.url)}#{escape(table.updated)}</id><title>{escape(table.name)}</title>"
        f"<link href={quoteattr(base + table.url)}/><updated>{escape(table.updated)}</updated>"
        f"<summary>{escape(table.title)}</summary></entry>"
        for table in tables
        if table.your_turn
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Civitas</title>'
        f'<id>{escape(base + address)}</id><link rel="self" href={quoteattr(base + address)}/>'
        f"<updated>{now}</updated><author><name>Civitas</name></author>{entries}</feed>"
    )
