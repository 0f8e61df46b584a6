"""How a browser's owner likes things, kept in a cookie."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl, urlencode

import msgspec
from litestar.datastructures import Cookie

from civitas.bots import DEFAULT, LEVELS
from civitas.table.look.pages import Settings
from civitas.table.play.plans import NAME
from civitas.table.web import identity
from civitas.table.web.identity import Asking

SETTINGS: Final = "civitas_settings"
CHOICES: Final = {
    "pace": ("normal", "slow", "instant"),
    "motion": ("full", "reduced"),
    "contrast": ("normal", "high"),
    "cards": ("normal", "small", "large"),
    "theme": ("dark", "light"),
    "sound": ("auto", "on", "off"),
    "confirm": ("off", "on"),
    "level": (DEFAULT, *LEVELS),
}


def read(request: Asking) -> Settings:
    """How this browser's owner likes things."""
    return decoded(request.cookies.get(SETTINGS, ""))


def decoded(text: str) -> Settings:
    """Settings as a cookie keeps them."""
    try:
        given = dict(parse_qsl(text, max_num_fields=10))
    except ValueError:
        given = {}
    return checked(given)


def encoded(chosen: Settings) -> str:
    """Settings, to be kept."""
    return urlencode(msgspec.to_builtins(chosen))


def checked(given: dict[str, str]) -> Settings:
    """Settings with only values that there are."""
    name = " ".join("".join(char for char in given.get("name", "") if char.isprintable()).split())[:NAME]
    values = {field: given[field] if given.get(field) in allowed else allowed[0] for field, allowed in CHOICES.items()}
    return Settings(name=name, **values)


def cookie(request: Asking, chosen: Settings) -> Cookie:
    """The cookie that keeps settings."""
    return identity.cookie(request, SETTINGS, encoded(chosen))
