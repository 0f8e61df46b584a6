"""What powers say: a text stands beside the code that carries it out, and its numbers come from the data."""

from __future__ import annotations

from civitas.games.civilization.pieces import Source


def says(source: Source, *texts: str) -> None:
    """Give the source its words, one text a power; `{culture}` is the amount of that name in the data."""
    numbers = source.numbers | source.standing
    source.texts.extend([text.format(**numbers) for text in texts])
