"""How long it takes from a click to the new board, without motion, and from one board to the next while looking back.

A browser goes on with recorded games against random bots. Printed are, by game and in milliseconds, the least, the
median and the 95th percentile of the time in the page, and the processor time of a click, with the boards of the bots'
answers, in the server and in the page: on a busy machine the time in the page says little. Behind a step's times stand
the bytes, compressed, in which a board comes, in the median and at the 95th percentile.

    python bench/clicks.py [game …]
"""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

import civitas
from civitas.table.web.showing import Event
from civitas.table.web.streams import encode

ROOT = Path(__file__).parents[1]
SERVE = """
import sys
from pathlib import Path
from civitas.table.store.config import Config
from civitas.table.web.server import serve
if __name__ == "__main__":
    config = Config(data=Path(sys.argv[1]), port=int(sys.argv[2]), limits=False, patience=0)
    serve(config, lambda: print("ready", flush=True))
"""
GAMES = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")
CLICKS = 30
CLICK = """chance => new Promise((done) => {
  const number = () => +document.querySelector('main').dataset.number, before = number();
  let start = 0;
  const look = () => number() > before ? done(performance.now() - start) : setTimeout(look, 0);
  const set = [...document.querySelectorAll('[data-toggle]')].map(one => one.dataset.choice);
  const choices = [...document.querySelectorAll('[data-part=prompt] [data-choice]')]
    .filter(one => !(set.includes(one.dataset.choice) || 'confirm' in one.dataset));
  const toggles = document.querySelectorAll('[data-toggle]'), confirm = document.querySelector('[data-act=confirm]');
  for (let n = 0; !choices.length && confirm?.disabled && n < 2 * toggles.length; n++)
    toggles[n % toggles.length].click();
  const one = choices.length ? choices[Math.floor(chance * choices.length)] : confirm;
  if (!one || one.disabled) return done(null);
  start = performance.now();
  one.click();
  look();
})"""
"""Clicks a choice, or a set with as few as it needs, and gives the milliseconds until the page shows the next board;
null if there is none."""
STEP = """() => new Promise((done) => {
  const at = document.querySelector('main'), before = at.dataset.number, start = performance.now();
  const look = () => at.dataset.number !== before ? done(performance.now() - start) : setTimeout(look, 0);
  document.querySelector('.look-bar [data-step="1"]').click();
  look();
})"""
"""The same for a step while looking back."""
ASKED = "() => document.querySelector('[data-part=prompt] [data-choice], .turn.over')"


def serve(data: Path) -> tuple[subprocess.Popen[str], str]:
    """A server on a free port, and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(data), str(port)], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert server.stdout is not None
    assert server.stdout.readline().strip() == "ready"
    return server, f"http://127.0.0.1:{port}"


def work(process: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def open_save(page: Page, url: str, save: dict[str, object]) -> None:
    """Open a save as a table against random bots."""
    page.goto(f"{url}/finished")
    page.locator("#open-file .paste summary").click()
    page.locator("textarea[name=text]").fill(json.dumps(save))
    page.locator("select[name=bot]").select_option("random")
    page.locator("#open-file button.go").click()
    page.wait_for_url("**/t/**")


def late(amounts: list[float]) -> float:
    """The 95th percentile."""
    return sorted(amounts)[int(0.95 * (len(amounts) - 1))]


def told(times: list[float]) -> str:
    """Least, median and 95th percentile."""
    return f"{min(times):6.0f} {statistics.median(times):6.0f} {late(times):6.0f}"


def weigh(session: CDPSession) -> list[float]:
    """The bytes of each board that comes from now on as a change of the last one, compressed as the server does it."""
    boards: list[float] = []
    squeezed: dict[str, Any] = {}

    def come(event: dict[str, Any]) -> None:
        squeeze = squeezed.setdefault(event["requestId"], zlib.compressobj(4, zlib.DEFLATED, 31, 6))
        sent = encode(Event(event["eventName"], int(event["eventId"]), event["data"]))
        size = len(squeeze.compress(sent) + squeeze.flush(zlib.Z_SYNC_FLUSH))
        if event["eventName"] == "change":
            boards.append(size)

    session.on("Network.eventSourceMessageReceived", come)
    session.send("Network.enable")
    return boards


def busy(page: CDPSession) -> float:
    """Seconds of the processor that a page has used."""
    metrics = {one["name"]: one["value"] for one in page.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def recorded(game: str) -> Iterator[dict[str, Any]]:
    """The saves of recorded games of three; those that were played whole on purpose come last."""
    for path in sorted((ROOT / "tests" / "fixtures" / game).glob("*3-seats-*.json")):
        yield json.loads(path.read_text())["save"]


def measure(page: Page, url: str, game: str, server: int) -> None:
    """Print what a game takes."""
    save = next(save for save in recorded(game) if not any("resign" in choice for choice in save["choices"]))
    meter = page.context.new_cdp_session(page)
    boards = weigh(meter)
    open_save(page, url, {**save, "choices": save["choices"][: len(save["choices"]) // 3]})
    chance = random.Random(1)
    clicks: list[float] = []
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    used, drawn = work(server), busy(meter)
    while len(clicks) < CLICKS:
        page.wait_for_function(ASKED)
        taken = page.evaluate(CLICK, chance.random())
        if taken is None:
            break
        clicks.append(taken)
    meter.send("Network.disable")
    spent, shown = [1000 * time / max(1, len(clicks)) for time in (work(server) - used, busy(meter) - drawn)]
    open_save(page, url, next(save for save in recorded(game) if civitas.load(json.dumps(save)).over))
    page.goto(page.url.rsplit("/", 1)[0] + "/look/40")
    steps = [page.evaluate(STEP) for _ in range(CLICKS)]
    weight = f"{statistics.median(boards):6.0f} {late(boards):6.0f}"
    print(f"{game:18} {told(clicks)} {spent:7.0f} {shown:6.0f} {told(steps)} {weight}", flush=True)


def main() -> None:
    """Measure all games, or those that are named."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server, url = serve(Path(data))
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.set_default_timeout(120_000)
        page.context.add_cookies([{"name": "civitas_settings", "value": "pace=instant&motion=reduced", "url": url}])
        print(f"load {os.getloadavg()[0]:.1f}")
        page_time = f"{'least':>6} {'click':>6} {'p95':>6}"
        print(
            f"{'':18} {page_time} {'server':>7} {'page':>6} {page_time.replace('click', ' step')}  bytes    p95",
            flush=True,
        )
        for game in sys.argv[1:] or GAMES:
            measure(page, url, game, server.pid)
        browser.close()
        server.terminate()
        server.wait(30)


if __name__ == "__main__":
    main()
