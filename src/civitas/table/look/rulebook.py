"""A game's rulebook as a page: Markdown, with every rule an anchor."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from typing import Any

from markdown_it import MarkdownIt

from civitas import languages
from civitas.kernel.rules import Rules


def rulebook(rules: Rules[Any], tag: str = languages.ENGLISH) -> str:
    """The rules as they are written in a language, or else in English; nothing if the game has none."""
    paths = [languages.folder(rules, one) / "rulebook.md" for one in (tag, languages.ENGLISH)]
    return next((path.read_text(encoding="utf-8") for path in paths if path.is_file()), "")


_NUMBER = re.compile(r"(\d+\.\d+(?:\.\d+)*)\s+")


@functools.lru_cache(maxsize=16)
def rules_html(text: str) -> str:
    """Turn a rulebook into HTML: every rule an anchor like `r5.3`, nothing in it taken as markup but Markdown."""
    # A rule begins with its number at the start of a line: give each a paragraph of its own.
    spaced = re.sub(r"(?m)^(?=\d+\.\d+(?:\.\d+)*\s)", "\n", text)
    spaced = re.sub(r"(?m)^ {2,4}(?=(\d+\.|-) )", "  ", spaced)
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(spaced)
    last, nth = "", 0
    for token, after in zip(tokens, tokens[1:] + tokens[-1:], strict=True):
        if token.type == "heading_open":
            number = re.match(r"(\d+)\.", after.content)
            if number:
                token.attrSet("id", f"r{number[1]}")
        elif token.type == "paragraph_open" and (found := _NUMBER.match(after.content)) and after.children:
            last = found[1]
            token.attrSet("id", f"r{last}")
            first = after.children[0]
            first.content = first.content[found.end() :]
            link = MarkdownIt().parseInline(f"[{last}](#r{last})")[0].children or []
            after.children[:0] = link
        elif token.type == "ordered_list_open":
            nth = 0
        elif token.type == "list_item_open" and token.info:
            nth += 1
            token.attrSet("id", f"r{last}.{nth}")
    # The corner of a table heads nothing.
    return str(markdown.renderer.render(tokens, markdown.options, {})).replace("<th></th>", "<td></td>")


_PICTURE = re.compile(r'<p><img src="card:([^"]+)" alt="([^"]*)" ?/?></p>')


def illustrated(html: str, faces: Mapping[str, Any], draw: Callable[[Any], str]) -> str:
    """Put the faces of cards where a rulebook says `![caption](card:one,another)` in a paragraph of its own."""

    def figure(found: re.Match[str]) -> str:
        drawn = "".join([f'<div class="entry">{draw(faces[name])}</div>' for name in found[1].split(",")])
        return f'<figure class="faces">{drawn}<figcaption>{found[2]}</figcaption></figure>'

    return _PICTURE.sub(figure, html)


def headings(text: str) -> list[tuple[str, str]]:
    """List a rulebook's sections: their numbers and titles."""
    return [(found[1], found[2]) for found in re.finditer(r"(?m)^#+ (\d+)\. (.+)$", text)]
