"""A person at a browser: what they do, in their words."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as Late

import civitas

READY = """() => document.querySelector('[data-part=prompt] [data-choice], .turn.over')
    && !document.querySelector('main[aria-busy]') && document.fonts.status === 'loaded'"""
LETTERS = pytest.mark.parametrize("letters", ["ours", "fallback"])
"""Tests of layout hold with the table's own letters, and with those of a browser that can't load them."""
FORGIVEN = re.compile(
    "ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|ERR_INTERNET|Failed to fetch|status of (409|404|422|403|428)"
)
FIXTURES = Path(__file__).parents[2] / "fixtures"
IDLE = "() => !busy && !queue.length"
PASSED = "before => +document.querySelector('main').dataset.number > before"


ROOMS = "all => all.map(e => [e.dataset.choice, +e.dataset.times])"
WORTHS = "all => all.map(e => [e.dataset.choice, +e.dataset.worth])"
TEXTS = "all => all.map(e => e.dataset.choice)"
PATIENCE = 20_000.0
"""Milliseconds in which a thing that is lit can be clicked, or is lit no more."""


def recorded(game: str, name: str, choices: int | None = None) -> str:
    """A recorded game as a save, whole or after so many choices."""
    save = json.loads((FIXTURES / game / f"{name}.json").read_text("utf-8"))["save"]
    return json.dumps(save | {"choices": save["choices"][:choices]})


class Person:
    """One browser, one page, and what its console complained about."""

    def __init__(self, page: Page, url: str, screenshots: Path, size: str) -> None:
        self.page = page
        self.url = url
        self.screenshots = screenshots
        self.size = size
        self.complaints: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not FORGIVEN.search(message.text):
            self.complaints.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.url + path)

    def settle(self, pace: str, motion: str) -> None:
        """Choose how the table behaves, on the settings page."""
        self.go("/settings")
        for name, value in (("pace", pace), ("motion", motion), ("confirm", "off")):
            self.page.locator(f"input[name={name}][value={value}]").check(force=True)
        self.page.locator("input[name=name]").fill("Mira")
        self.page.locator("main form button.go").click()
        self.page.wait_for_url("**/")

    def open_table(
        self,
        game: str = "stone_age",
        seats: int = 2,
        others: str = "bot:random",
        name: str = "Fireside",
        hotseat: bool = False,
        absent: int = 5,
    ) -> str:
        """Open a table by its form, and give its address."""
        self.go(f"/new/{game}")
        self.page.locator(f"#seats-{seats}").check(force=True)
        self.page.locator("input[name=name]").fill(name)
        for seat in range(1, seats):
            self.page.locator(f"select[name=seat-{seat}]").select_option(others)
        if hotseat:
            self.page.locator("input[name=hotseat]").check(force=True)
        self.page.locator(f"input[name=absent][value='{absent}']").check(force=True)
        self.page.locator("button.big-go").click()
        self.page.wait_for_url("**/t/**")
        return self.page.url

    def deal(self, game: str, seats: int, seed: int) -> None:
        """Open a table that is the same each time: dealt by this seed, with bots that do the same again.

        Picks that several seats make at once are made before: whoever is the first of them would be a matter of luck.
        """
        dealt = civitas.new(game, seats, seed)
        while len(dealt.pending) > 1:
            dealt.choose(dealt.pending[0].options[0], dealt.pending[0].seat)
        self.open_file(dealt.save(), "random")

    def open_file(self, text: str, bot: str = "greedy") -> None:
        """Open a save as a new table against bots of that kind."""
        self.go("/finished")
        self.page.locator("#open-file .paste summary").click()
        self.page.locator("textarea[name=text]").fill(text)
        self.page.locator("select[name=bot]").select_option(bot)
        self.page.locator("#open-file button.go").click()
        self.page.wait_for_url("**/t/**")

    def linger(self) -> None:
        """Show the next board at once, and what it tells until it is skipped, however busy the machine is."""
        # What is being shown now is let be: the pace counts from its end.
        self.page.wait_for_function(IDLE)
        self.page.evaluate("() => { PACE.normal = 1e6; lastShown = 0; }")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and see the page take it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    @property
    def number(self) -> int:
        return int(self.page.locator("main").get_attribute("data-number") or 0)

    @property
    def over(self) -> bool:
        return self.page.locator(".turn.over").count() > 0

    def wait(self) -> None:
        """Wait until this person is asked or the game is over."""
        self.page.wait_for_function(READY)

    def asked(self) -> Iterator[None]:
        """Each time that this person is asked, until the game is over."""
        while True:
            self.wait()
            if self.over:
                return
            yield

    def reaches_the_choices(self) -> None:
        """On a phone the choices stand at the bottom, within reach."""
        prompt = self.page.locator("[data-part=prompt]").bounding_box()
        assert prompt
        assert prompt["y"] + prompt["height"] <= 845

    def texts(self, part: str) -> set[str]:
        """Everything that can be chosen in a part of the page."""
        lit = self.page.locator(f"[data-part={part}] [data-choice]")
        return set(lit.evaluate_all("all => all.map(e => e.dataset.choice)"))

    def choices(self, where: str = "") -> Locator:
        """The visible things that can be chosen, lit parts of the board and buttons of the bar alike."""
        scope = f"[data-part={where}]" if where else "main"
        return self.page.locator(f"{scope} [data-choice]:visible")

    def choose(self, one: Locator, patience: float | None = None) -> None:
        """Choose it, and see the table go on."""
        before = self.number
        text = one.get_attribute("data-choice", timeout=patience) or ""
        one.click(timeout=patience)
        if self.page.locator("[data-toggle]").evaluate_all(TEXTS).count(text):
            self.fill_set(text)
            self.page.locator("[data-several] [data-act=confirm]").click()
        self.page.wait_for_function(PASSED, arg=before)

    def fill_set(self, text: str) -> None:
        """Take more of a set of which one is taken, until it can be confirmed."""
        bounds = self.page.locator("[data-several]").evaluate("e => ({...e.dataset})")
        rooms = dict(self.page.locator("[data-toggle]").evaluate_all(ROOMS))
        names = sorted(rooms, key=lambda one: (one != text, -rooms[one]))
        confirm = self.page.locator("[data-several] [data-act=confirm]")
        if int(bounds["kinds"]):
            # One of each kind first, then as many as there are.
            names = names[: int(bounds["kinds"])]
            wanted = names[1:] + [one for one in names for _ in range(rooms[one] - 1)]
            for one in wanted[: max(0, int(bounds["least"]) - 1)]:
                self.page.locator(f"[data-toggle][data-choice='{one}']").click()
            return
        if int(bounds["reach"]):
            worth = dict(self.page.locator("[data-toggle]").evaluate_all(WORTHS))
            names = sorted(rooms, key=lambda one: -worth[one])
            for one in [name for name in names for _ in range(rooms[name] - (name == text))]:
                if not confirm.is_enabled():
                    self.page.locator(f"[data-toggle][data-choice='{one}']").click()
            return
        for _ in range(int(bounds["least"])):
            if confirm.is_enabled():
                return
            more = self.page.locator("[data-toggle][aria-pressed=false]")
            if more.count():
                more.first.click()
            else:
                roomy = next(one for one in names if rooms[one] > 1)
                self.page.locator(f"[data-toggle][data-choice='{roomy}']").click()

    def choose_any(self, chance: random.Random, where: str = "") -> None:
        """Choose something in that part of the page, or anywhere if nothing is lit there."""
        for _ in self.asked():
            lit = self.choices(where)
            texts = lit.evaluate_all(TEXTS)
            if not texts:
                lit = self.choices()
                texts = lit.evaluate_all(TEXTS)
            if not texts:
                continue
            # By its text: others may choose at the same time, and the board is drawn anew under the pointer.
            one = lit.and_(self.page.locator(f'[data-choice="{chance.choice(texts)}"]'))
            try:
                self.choose(one.first, PATIENCE)
                return
            except Late:
                # Where several choose at once, this may have been the board before the own last choice.
                if one.count():
                    raise

    def picture(self, name: str, full: bool = False) -> None:
        self.screenshots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(self.screenshots / f"{name}-{self.size}.png"), full_page=full)

    def check(self) -> None:
        """Axe finds nothing that stands in anybody's way, and nothing is wider than the page."""
        found = Axe().run(self.page).response["violations"]
        bad = [f"{one['impact']} {one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]
        assert not [line for line in bad if not line.startswith("minor")], bad
        assert self.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "The page is too wide."


Come = Callable[..., Person]
"""Somebody comes, with a browser of their own."""
