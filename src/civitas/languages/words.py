"""Messages by keys: what a page, a board or a screen says."""

from __future__ import annotations

from typing import Any

from civitas.languages import Language
from civitas.words import Message


class Words:
    """Messages of a language that begin alike, by keys: `seat.harbor` is the message `table-seat-harbor` of a game."""

    def __init__(self, language: Language, beginning: str = "") -> None:
        self._language = language
        self._beginning = beginning
        # Most of what boards say has no values: it need not be put together each time.
        self._plain: dict[str, str] = {}

    def __call__(self, key: str, /, **values: Any) -> str:
        """Say a message, with its values filled in."""
        if values:
            return self._language.text(Message(self._beginning + key, values))
        if key not in self._plain:
            self._plain[key] = self._language.text(Message(self._beginning + key))
        return self._plain[key]

    def get(self, key: str, otherwise: str = "") -> str:
        """Say a message if there is one: a game of somebody else's need not have all."""
        return self(key) if key in self else otherwise

    def __contains__(self, key: str) -> bool:
        return self._beginning + key in self._language

    def section(self, name: str) -> dict[str, str]:
        """All that is said under a heading, by the rest of the key."""
        names = self._language.names(f"{self._beginning}{name}-")
        return {one.removeprefix(f"{self._beginning}{name}-"): self._language.text(Message(one)) for one in names}
