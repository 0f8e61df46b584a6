"""Addresses as QR codes, for a phone to read from the screen."""

from __future__ import annotations

import io

import segno


def qr(address: str) -> bytes:
    """The code of an address, as a picture."""
    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", border=3, light="#fff", omitsize=True, xmldecl=False)
    return picture.getvalue()
