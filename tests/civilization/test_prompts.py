"""Questions in words: every kind is told, every answer has a button, every rule that is named stands in the book."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import civitas
from civitas.games.civilization.city_names import CITY_NAMES
from civitas.games.civilization.game import RULES
from civitas.games.civilization.prompts import told_kinds
from civitas.games.civilization.prompts_battle import clash
from civitas.games.civilization.seen import UnitView
from civitas.languages import wording
from tests.civilization.test_view import played


def test_every_kind_is_told() -> None:
    assert told_kinds() == {kind.name for kind in RULES.kinds}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 4)])
def test_every_answer_has_a_button(seats: int, seed: int) -> None:
    for game in played(seats, seed, 400):
        for decision in game.pending:
            prompt = wording(game.rules, game.view(decision.seat), decision)
            offered = {button.text.split(" ")[0] for group in prompt.groups for button in group.buttons}
            assert set(decision.texts) <= offered, decision
            assert prompt.sentence
            assert "{" not in prompt.sentence + prompt.because


def test_every_rule_that_prompts_name_stands_in_the_rulebook() -> None:
    folder = files("civitas.games.civilization")
    book = folder.joinpath("languages/en/rulebook.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"(?m)^(\d+\.\d+) ", book))
    cited = set()
    for name in ("prompts_course", "prompts_cities", "prompts_moves", "prompts_battle"):
        source = folder.joinpath(f"{name}.py").read_text(encoding="utf-8")
        cited |= {number for rule in re.findall(r'"((?:\d+\.\d+(?:, )?)+)"', source) for number in rule.split(", ")}
    words = folder.joinpath("languages/en/prompts.ftl").read_text(encoding="utf-8")
    cited |= set(re.findall(r"\((\d+\.\d+)\)", words))
    assert cited <= numbers, cited - numbers


def test_every_civilization_has_names_for_its_cities() -> None:
    names = [name for four in CITY_NAMES.values() for name in four]
    assert len(names) == len(set(names)) == 64


def unit(kind: str, strength: int, health: int, wounds: int = 0) -> UnitView:
    return UnitView(kind, kind, 1, strength, health, wounds)


@pytest.mark.parametrize(
    ("ours", "theirs", "left"),
    [
        (unit("infantry", 2, 2), unit("infantry", 2, 2), (0, 0)),
        (unit("infantry", 3, 1), unit("mounted", 3, 3), (1, 0)),
        (unit("infantry", 2, 1), unit("mounted", 3, 3), (0, 1)),
        (unit("mounted", 3, 3), unit("infantry", 3, 1), (0, 1)),
        (unit("aircraft", 5, 7), unit("infantry", 3, 1, 0), (4, 0)),
    ],
)
def test_the_result_of_an_attack_is_foretold(ours: UnitView, theirs: UnitView, left: tuple[int, int]) -> None:
    """Rules 10.6: a trump deals its wounds first, and a killed enemy deals none."""
    assert clash(ours, theirs)[:2] == left


RICH = {
    "phase": "management",
    "explored": True,
    "markers": {},
    "players": [
        {
            "civilization": "romans",
            "techs": ["pottery", "philosophy"],
            "trade": 27,
            "culture": 12,
            "reserve": ["artist"],
        },
        {"civilization": "zulu"},
    ],
}


def told(game: civitas.Game) -> dict[str, tuple[str, str]]:
    """The buttons of the first open question, by their texts."""
    decision = game.pending[0]
    prompt = wording(game.rules, game.view(decision.seat), decision)
    return {one.text: (one.label, one.note) for group in prompt.groups for one in group.buttons}


def test_a_square_says_what_a_building_would_change() -> None:
    game = civitas.arrange("civilization", RICH)
    game.choose_text("act:1,2 build temple")
    notes = {note for _, note in told(game).values()}
    assert "-1 production, +2 culture" in notes, "on a mountain"
    assert "-1 trade, +2 culture" in notes, "in a desert"
    assert wording(game.rules, game.view(0), game.pending[0]).sentence == "Temple: on which square?"


def test_a_square_says_what_a_great_person_would_change() -> None:
    game = civitas.arrange("civilization", RICH | {"phase": "start"})
    game.choose_text("place:artist")
    assert "-1 production, +1 trade, +2 culture, hides iron" in {note for _, note in told(game).values()}


def test_an_advance_names_the_space_that_comes_next() -> None:
    game = civitas.arrange("civilization", RICH)
    game.choose_text("advance")
    assert told(game)["enter"][0] == "Enter space 2"
    game.choose_text("enter")
    assert told(game)["enter"] == ("Enter space 3", "a great person")


def test_spaces_of_the_track_are_chosen_at_once() -> None:
    position = {"players": [{"culture": 7, "trade": 0}, {}], "phase": "management"}
    game = civitas.arrange("civilization", position)
    group = next(
        group
        for group in wording(game.rules, game.view(0), game.pending[0]).groups
        if group.buttons[0].text.startswith("advance")
    )
    assert [(button.label, button.text) for button in group.buttons] == [
        ("1", "advance enter stop"),
        ("2", "advance enter enter"),
    ]
    for button, rest in zip(group.buttons, (4, 1), strict=True):
        trial = game.fork()
        trial.choose_text(button.text)
        mine = trial.view(0).players[0]
        assert (mine.space, mine.culture) == (int(button.label), rest)
        assert trial.decision is None or trial.decision.kind.name != "cm.advance"
