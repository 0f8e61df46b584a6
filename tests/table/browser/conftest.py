"""A real browser before the real server. Pictures of every page go to build/screenshots."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.table.browser.person import Person
from tests.table.helpers import Server

SCREENSHOTS = Path(__file__).parents[3] / "build" / "screenshots"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    path = next(filter(None, found), None)
    if path is None:
        pytest.fail("These tests need Chromium: install Debian's package chromium, or say make test BROWSER=no.", False)
    running = playwright.chromium.launch(executable_path=path, args=FLAGS.split())
    yield running
    running.close()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; whatever goes wrong in its console fails the test."""
    people: list[Person] = []

    def arrive(phone: bool = False, to: Server | None = None, motion: bool = False) -> Person:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP, has_touch=phone, device_scale_factor=2 if phone else 1
        )
        context.set_default_timeout(45_000)
        person = Person(context.new_page(), (to or server).url, SCREENSHOTS, "phone" if phone else "desktop")
        people.append(person)
        person.settle("normal" if motion else "instant", "full" if motion else "reduced")
        return person

    yield arrive
    for person in people:
        person.page.context.close()
        assert not person.complaints, person.complaints
