"""What a server makes ready before anybody asks: whoever asks first must not hold up the others."""

from __future__ import annotations

import json
import subprocess
import sys

GAMES = ["stone_age", "innovation", "endeavor", "through_the_ages", "civilization"]
# In a process of its own: in this one other tests have warmed everything.
SCRIPT = """
import asyncio, json
from civitas.languages import language
from civitas.table.look.drawing import environment
from civitas.table.web import app
from civitas.table.web.site import books

def ready():
    kept = books._rules_page.cache_info().currsize, language.cache_info().currsize
    return *kept, sorted(name.split("/")[1] for _, name in environment().cache if name.endswith("/board.html"))

cold, app.WARM = ready(), 0.0
asyncio.run(app._warm())
print(json.dumps([cold, ready()]))
"""


def test_words_boards_and_rulebooks_are_ready_soon_after_a_start():
    run = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    cold, (rulebooks, languages, boards) = json.loads(run.stdout)
    assert cold == [0, 0, []]
    assert boards == sorted(GAMES)
    assert rulebooks == len(GAMES)
    assert languages >= len(GAMES)
