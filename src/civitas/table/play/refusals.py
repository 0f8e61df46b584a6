"""Why a request is not granted."""

from __future__ import annotations


class Refused(Exception):
    """A request that can't be granted: the status of the answer, why, in a sentence, and what else the answer says."""

    def __init__(self, status: int, sentence: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.headers = headers or {}


class Stale(Exception):
    """A choice that came too late: the table has moved on since the board that was shown."""
