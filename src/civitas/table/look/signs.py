"""Signs in sentences: of a number and a word that has a sign (“3 culture”), the word is shown as its sign."""

from __future__ import annotations

import functools
import re

from markupsafe import Markup, escape

from civitas.languages.words import Words

SIGN = '<span class="sgn">{}<svg class="g g-{}" role="img" aria-label="{}"><use href="#t-{}"/></svg></span>'


def signs(words: Words, text: str) -> Markup:
    """Put a game's signs into a text, or into HTML; which words have one, its language says under `table-signs`."""
    html = escape(text)
    named = _named(words)
    if named is None:
        return html
    pattern, names = named

    def sign(found: re.Match[str]) -> str:
        name = names[found["word"]]
        return SIGN.format(found["number"], name, found["word"], name)

    return Markup(pattern.sub(sign, html))


@functools.lru_cache(maxsize=16)
def _named(words: Words) -> tuple[re.Pattern[str], dict[str, str]] | None:
    """Find the words of a game that have a sign, longer ones first."""
    names = {word: name for name, said in words.section("signs").items() for word in said.split(", ")}
    if not names:
        return None
    either = "|".join(re.escape(word) for word in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?P<number>[+−]?\d+(?: → [+−]?\d+)?)\s(?P<word>{either})\b"), names
