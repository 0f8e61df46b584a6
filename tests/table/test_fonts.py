"""The table's letters come with it, are kept by browsers, and can write Czech and Slovak."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import httpx
import pytest

from civitas.table.look import fonts

CSS = Path(fonts.__file__).parent / "static" / "fonts.css"
FACES = re.findall(r'url\("(/fonts/[^"]+)"\)', CSS.read_text())
LETTERS = "áäčďéěíĺľňóôŕřšťúůýžÁÄČĎÉĚÍĹĽŇÓÔŔŘŠŤÚŮÝŽ„“”‚‘’–—…×·−"


@pytest.mark.parametrize("face", FACES)
def test_every_face_is_served_once_and_kept(server, face):
    answer = httpx.get(server.url + face)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "font/otf"
    assert answer.headers["cache-control"] == "max-age=31536000, public, immutable"
    assert not [letter for letter in LETTERS if ord(letter) not in known(answer.content)]


def test_the_licence_is_served_with_them(server):
    assert "SIL OPEN FONT LICENSE" in httpx.get(f"{server.url}/fonts/LICENSE.txt").text.upper()


def test_nothing_else_is_served_there(server):
    assert httpx.get(f"{server.url}/fonts/..%2f__init__.py").status_code == 404
    assert httpx.get(f"{server.url}/fonts/nothing.otf").status_code == 404


def known(font: bytes) -> set[int]:
    """The characters of a font: what its `cmap` maps in format 4, by ranges."""
    count = struct.unpack_from(">H", font, 4)[0]
    tables = {font[at : at + 4]: struct.unpack_from(">L", font, at + 8)[0] for at in range(12, 12 + 16 * count, 16)}
    cmap = tables[b"cmap"]
    found: set[int] = set()
    for number in range(struct.unpack_from(">H", font, cmap + 2)[0]):
        at = cmap + struct.unpack_from(">L", font, cmap + 4 + 8 * number + 4)[0]
        if struct.unpack_from(">H", font, at)[0] == 4:
            segments = struct.unpack_from(">H", font, at + 6)[0] // 2
            ends = struct.unpack_from(f">{segments}H", font, at + 14)
            starts = struct.unpack_from(f">{segments}H", font, at + 16 + 2 * segments)
            for start, end in zip(starts, ends, strict=True):
                found.update(range(start, end + 1))
    return found
