"""Icons in words."""

from __future__ import annotations

from collections.abc import Mapping


def icons_text(icons: Mapping[str, int]) -> str:
    """Icons in words: “2 industry, 1 finance”."""
    return ", ".join(f"{number} {status}" for status, number in icons.items())
