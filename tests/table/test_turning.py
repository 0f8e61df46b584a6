"""The turning points of a game, and the page that tells them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from civitas.table.look.turning import Chances, turning_points
from tests.table.helpers import Server, Visitor

FIXTURES = Path(__file__).parents[1] / "fixtures"


def test_the_largest_changes_are_told_in_the_order_of_the_game() -> None:
    course = [Chances(at, (0.5, 0.5)) for at in range(40)]
    course += [Chances(40, (0.7, 0.3)), Chances(60, (0.7, 0.3)), Chances(61, (0.4, 0.6)), Chances(100, (0.42, 0.58))]
    found = turning_points(course)
    assert [(one.after, one.number, one.seat) for one in found] == [(39, 40, 0), (60, 61, 0)]
    assert [(one.before, one.now) for one in found] == [(0.5, 0.7), (0.7, 0.4)]


def test_what_comes_of_one_thing_is_one_turning_point() -> None:
    course = [Chances(0, (0.5, 0.5)), Chances(50, (0.6, 0.4)), Chances(51, (0.75, 0.25)), Chances(100, (0.75, 0.25))]
    assert [one.number for one in turning_points(course)] == [51]


def test_a_game_without_a_course_has_none() -> None:
    assert turning_points([]) == []
    assert turning_points([Chances(0, (1.0,))]) == []


def test_the_course_of_a_finished_game_leads_to_its_moments(server: Server) -> None:
    visitor = Visitor(server.url)
    save = json.loads(sorted((FIXTURES / "stone_age").glob("2-seats-*.json"))[0].read_text())["save"]
    led = visitor.form("/open", text=json.dumps(save))
    table = led.headers["location"].split("/")[2]
    course = visitor.get(f"/t/{table}/look/course")
    assert course.status_code == 200
    assert "score-chart" in course.text
    links = re.findall(r'href="(/t/[^"]+/look/\d+)"', course.text)
    assert 1 <= len(links) <= 5
    assert visitor.get(links[0]).status_code == 200
    running = visitor.play("tally").split("/")[2]
    assert visitor.get(f"/t/{running}/look/course").status_code == 403
