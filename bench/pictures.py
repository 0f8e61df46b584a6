"""The pictures of the README, taken anew: `python bench/pictures.py [folder]` (docs/pictures if none is named).

Boards of recorded games, the lobby, and three games on phones, as WebP by Chromium's own encoder.
"""

from __future__ import annotations

import base64
import json
import shutil
import sys
import tempfile
from pathlib import Path

from clicks import ROOT, open_save, serve
from playwright.sync_api import Browser, Page, sync_playwright

SHOTS = {"stone_age": 0.5, "innovation": 0.5, "endeavor": 0.3, "through_the_ages": 0.45, "civilization": 0.6}
PHONES = ("stone_age", "innovation", "endeavor")
ENCODE = """([pictures, width, height]) => Promise.all(pictures.map(async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  return image;
})).then((images) => {
  const canvas = document.createElement('canvas'), gap = 24;
  canvas.width = images.length * width + (images.length - 1) * gap;
  canvas.height = height;
  images.forEach((image, at) => canvas.getContext('2d').drawImage(image, at * (width + gap), 0, width, height));
  return canvas.toDataURL('image/webp', 0.86).split(',')[1];
})"""
"""Puts pictures side by side and encodes them."""


def recorded(game: str, share: float) -> dict[str, object]:
    """A recorded game after a share of its choices: a whole one if there is, else one of four."""
    found = [sorted((ROOT / "tests" / "fixtures" / game).glob(f"{kind}-seats-*.json")) for kind in ("whole-[34]", "4")]
    path = next(paths[0] for paths in found if paths)
    save = json.loads(path.read_text())["save"]
    return {**save, "choices": save["choices"][: int(share * len(save["choices"]))]}


def board(browser: Browser, url: str, game: str, width: int, height: int) -> bytes:
    """A board in a window of that size."""
    page = _page(browser, url, width, height)
    open_save(page, url, recorded(game, SHOTS[game]))
    page.wait_for_selector("[data-part=prompt] [data-choice]", state="attached")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    taken = page.screenshot()
    page.context.close()
    return taken


def _page(browser: Browser, url: str, width: int, height: int) -> Page:
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 760)
    context.set_default_timeout(120_000)
    context.add_cookies([{"name": "civitas_settings", "value": "name=Mira&pace=instant&motion=reduced", "url": url}])
    return context.new_page()


def main(folder: Path) -> None:
    """Take all of them."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server, url = serve(Path(data))
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        encoder = browser.new_page()

        def keep(name: str, pictures: list[bytes], width: int, height: int) -> None:
            encoded = [base64.b64encode(one).decode() for one in pictures]
            made = encoder.evaluate(ENCODE, [encoded, width, height])
            (folder / f"{name}.webp").write_bytes(base64.b64decode(made))
            print(name, flush=True)

        lobby = _page(browser, url, 1440, 900)
        lobby.goto(url)
        keep("lobby", [lobby.screenshot()], 1440, 900)
        for game in SHOTS:
            keep(game, [board(browser, url, game, 1440, 900)], 1440, 900)
        keep("phones", [board(browser, url, game, 390, 844) for game in PHONES], 390, 844)
        browser.close()
        server.terminate()
        server.wait(30)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
