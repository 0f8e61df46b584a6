"""Looking back: any moment of a finished game, lines of the chronicle as moments, and playing on from there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import civitas
from civitas.table.play.replay import Tape
from civitas.table.store.records import Row
from tests.table.helpers import board_number
from tests.table.test_play import friends

FIXTURES = Path(__file__).parent.parent / "fixtures"


def moments(page: str) -> list[int]:
    return [int(found) for found in re.findall(r'data-moment="(\d+)"', page)]


def opened(person, fixture: str) -> tuple[str, int]:
    """A recorded game, whole, as a table; gives its address and its number of choices."""
    save = json.loads((FIXTURES / fixture).read_text())["save"]
    led = person.form("/open", text=json.dumps(save))
    assert led.status_code == 303
    return led.headers["location"].rpartition("/")[0], len(save["choices"])


def test_a_line_leads_to_the_moment_that_it_tells_of(visit):
    person = visit()
    table, last = opened(person, "innovation/3-seats-16.json")
    shown = person.get(f"{table}/look/{last}?eyes=open&part=board").text
    lines = moments(shown)
    assert lines
    numbers = []
    for line in sorted(lines):
        answer = person.get(f"{table}/look/{last}?eyes=open&part=board&line={line}")
        number = int(answer.headers["x-number"])
        assert f'data-moment="{line}"' in answer.text, "the line has just been written there"
        assert board_number(answer.text) == number
        if number:
            before = person.get(f"{table}/look/{number - 1}?eyes=open&part=board").text
            assert f'data-moment="{line}"' not in before, "and not yet one choice before"
        numbers.append(number)
    assert numbers == sorted(numbers)
    assert person.get(f"{table}/look/{last}?eyes=open&part=board&line=100000").status_code == 404


def test_a_line_of_a_running_game_shows_the_table_of_then_without_choices(visit):
    host, at, friend, there = friends(visit)
    for _ in range(6):
        host.step(at)
        friend.step(there)
    page = friend.get(there).text
    line = min(moments(page))
    answer = friend.get(f"{there}/moment/{line}")
    assert answer.status_code == 200
    assert int(answer.headers["x-number"]) == board_number(answer.text) < board_number(page)
    assert "data-choice" not in answer.text
    assert 'data-act="now"' in answer.text
    for nowhere in (9999, -1, -9999):
        assert friend.get(f"{there}/moment/{nowhere}").status_code == 404
    assert visit().get(f"{there}/moment/{line}").status_code == 403


def test_choices_that_were_taken_back_lead_nowhere():
    tape = Tape(civitas.new("stone_age", 2, seed=1))

    first = tape.game.decision.seat

    def play(what: str, text: str = "") -> None:
        tape.play(Row(number=tape.number + 1, what=what, seat=first, text=text, carried=tape.number + 1))

    play("choose", tape.game.decision.texts[0])
    play("undo")
    play("choose", tape.game.decision.texts[1])
    assert tape.rows_of(1) == [0, 1]
    assert tape.rows_of(2) == [0]
    assert tape.rows_of(3) == [0, 3]


@pytest.mark.parametrize("deal", ["lay", "anew"])
def test_playing_on_from_any_moment(visit, deal):
    person = visit()
    table, last = opened(person, "innovation/3-seats-16.json")
    played = civitas.load(person.get(f"{table}/save").text)
    number = next(n for n in range(last // 2, last) if played.fork_at(n).decision.seat == 1)
    led = person.form(f"{table}/look/{number}/on", seat="2", bot="random", deal=deal)
    assert led.status_code == 303
    there = led.headers["location"]
    assert there.endswith("/1")
    assert not there.startswith(table)
    then = person.get(f"{table}/look/{number}?eyes=1&part=board").text
    now = person.state(there)
    assert now["status"] == "running"
    ages = re.search(r'<section class="rail.*?</section>', then, re.S)
    page = re.search(r'<section class="rail.*?</section>', person.get(there).text, re.S)
    assert ages
    assert page
    counts = [re.findall(r'data-value="(\d+)"', found[0]) for found in (ages, page)]
    assert counts[0] == counts[1], "the piles are as high as they were"


def test_what_can_not_go_on_is_said(visit):
    person = visit()
    table, last = opened(person, "innovation/3-seats-16.json")
    over = person.form(f"{table}/look/{last}/on", seat="1")
    assert over.status_code == 422
    assert "The game is over here" in over.text
    assert "Your seat" in person.form(f"{table}/look/3/on", seat="9").text
    assert "There is no such bot" in person.form(f"{table}/look/3/on", seat="1", bot="nobody").text
    assert person.form(f"{table}/look/{last + 1}/on", seat="1").status_code == 404
