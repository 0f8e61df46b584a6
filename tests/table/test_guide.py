"""Every table says how its game is won, and what stands on its board is in its glossary."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import civitas
from civitas.table.look import boards
from civitas.table.look.games import titles
from civitas.table.look.guide import guide, leading, linked
from civitas.table.look.rulebook import rulebook, rules_html

FIXTURES = Path(__file__).parents[1] / "fixtures"
GAMES = ("stone_age", "innovation", "endeavor", "through_the_ages", "civilization")
MARKED = re.compile(r'data-about="([a-z_]+)"')


def drawn(game: str, share: float, seat: int | None = 0) -> str:
    """The board of a recorded game after a share of its choices."""
    save = json.loads(sorted((FIXTURES / game).glob("3-seats-*.json"))[0].read_text())["save"]
    played = save["choices"]
    after = civitas.load(json.dumps({**save, "choices": played[: int(share * len(played))]}))
    seats = [boards.Seat(n, f"P{n}", "you" if n == seat else "bot") for n in range(after.seats)]
    return boards.board(after, boards.Setting("t", "T", game, len(after.history), seat, seats), len(after.history))


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_board_explains_is_in_the_glossary(game: str) -> None:
    said = guide(game)
    assert said is not None
    known = {term.key for term in said.terms}
    for share, least in ((0, 2), (0.4, 9), (0.8, 9)):
        found = set(MARKED.findall(drawn(game, share)))
        assert len(found) >= least
        assert found <= known


@pytest.mark.parametrize("game", GAMES)
def test_how_to_win_stands_on_every_table(game: str) -> None:
    for seat in (0, None):
        line = re.search(r'class="aim".*?<span>(.*?)</span>', drawn(game, 0.6, seat))
        assert line is not None
        assert "win" in line[1]
        assert len(line[1]) < 90


@pytest.mark.parametrize(
    ("reached", "me", "message"),
    [([1, 3], 0, "goal"), ([1, 3], 1, "goal-lead"), ([0, 0], 0, "goal-shared"), ([1, 2, 2], 0, "goal"),
     ([1, 3], None, "goal-watch"), ([3, 3], None, "goal-watch-shared")],
)  # fmt: skip
def test_nobody_leads_who_is_even_with_others(reached: list[int], me: int | None, message: str) -> None:
    assert leading("goal", reached, me) == message


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_a_guide_names_stand_in_the_rulebook(game: str) -> None:
    said = guide(game)
    assert said is not None
    lines = [*said.goal, *said.turn, *said.points, *(term.means for term in said.terms)]
    anchors = set(re.findall(r'id="(r[\d.]+)"', rules_html(rulebook(titles()[game]))))
    named = set(re.findall(r'#(r[\d.]+)"', "".join(lines)))
    assert named
    assert named <= anchors
    for term in said.terms:
        assert "/rules/" in term.means, term.key


def test_a_text_is_escaped_and_its_rules_are_links() -> None:
    html = linked("stone_age", "Fish & wood (6.4, 10).")
    assert html.startswith("Fish &amp; wood ")
    assert 'href="/rules/stone_age#r6.4"' in html
    assert 'href="/rules/stone_age#r10"' in html
