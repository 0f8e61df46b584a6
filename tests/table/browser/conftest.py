"""A real browser before the real server. Pictures of every page go to build/screenshots.

The browser knows one family of the machine's fonts, DejaVu, the widest of the usual ones: so every machine is a
bare one, and all see the same. Tests of layout run with the table's own letters, and with DejaVu where these fail.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.table.browser.person import Come, Person
from tests.table.helpers import Server

SCREENSHOTS = Path(__file__).parents[3] / "build" / "screenshots"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts", "/Library/Fonts")
FONTS = ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold", "DejaVuSerif", "DejaVuSerif-Bold")
BARE = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
"""
"""A machine that has these fonts and no other."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The settings of a machine without any fonts but DejaVu."""
    folder = tmp_path_factory.mktemp("fonts")
    for name in FONTS:
        found = (path for place in FONT_FOLDERS for path in Path(place).expanduser().rglob(f"{name}.ttf"))
        path = next(found, None)
        if path is None:
            pytest.fail("These tests need the DejaVu fonts: install Debian's package fonts-dejavu-core.", False)
        (folder / path.name).symlink_to(path)
    settings = folder / "fonts.conf"
    settings.write_text(BARE.format(folder=folder))
    return settings


@pytest.fixture(scope="package")
def browser(playwright: Playwright, bare: Path) -> Iterator[Browser]:
    found = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    path = next(filter(None, found), None)
    if path is None:
        pytest.fail("These tests need Chromium: install Debian's package chromium, or say make test BROWSER=no.", False)
    running = playwright.chromium.launch(
        executable_path=path, args=FLAGS.split(), env={**os.environ, "FONTCONFIG_FILE": str(bare)}
    )
    yield running
    running.close()


@pytest.fixture
def letters() -> str:
    """Which letters a page is written in; tests of layout are told others too, by LETTERS."""
    return "ours"


@pytest.fixture
def come(browser: Browser, server: Server, letters: str) -> Iterator[Come]:
    """Somebody with a browser of their own; whatever goes wrong in its console fails the test."""
    people: list[Person] = []

    def arrive(phone: bool = False, to: Server | None = None, motion: bool = False) -> Person:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP, has_touch=phone, device_scale_factor=2 if phone else 1
        )
        context.set_default_timeout(120_000)
        if letters == "fallback":
            context.route("**/fonts/*", lambda route: route.fulfill(status=404))
        person = Person(context.new_page(), (to or server).url, SCREENSHOTS, "phone" if phone else "desktop")
        people.append(person)
        person.settle("normal" if motion else "instant", "full" if motion else "reduced")
        return person

    yield arrive
    for person in people:
        person.page.context.close()
        assert not person.complaints, person.complaints
