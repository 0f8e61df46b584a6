"""A game's `game.py` declares facts; what its rules do is found in the rooms of its folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Decision, Kind
from civitas.kernel.rules import Rules
from civitas.words import Button

GAME = """
from civitas.kernel.rules import Rules

class Hamlet(Rules):
    name = "hamlet"

RULES = Hamlet()
"""
ROOMS = {
    "game": GAME,
    "rules": """
def setup(seats, variant, chance): return [seats]
def step(state): return iter(state)
def outcome(state): return "over"
def scores(state): return state
def hidden(state, seat): return [seat]
""",
    "view": "def view(state, seat): return (state, seat)",
    "judge": "def judge(state, seat): return 0.5",
    "position": """
def write(state): return {"players": state}
def read(position, variant, chance): return position["players"]
""",
}
FOLDERS = iter(range(1000))


def hamlet(path: Path, monkeypatch: pytest.MonkeyPatch, **more: str) -> Rules:
    """The rules of a game in a folder with these rooms."""
    name = f"hamlet_{next(FOLDERS)}"
    folder = path / name
    folder.mkdir()
    for room, text in {"__init__": "", **ROOMS, **more}.items():
        (folder / f"{room}.py").write_text(text)
    monkeypatch.syspath_prepend(path)
    return __import__(f"{name}.game", fromlist=["RULES"]).RULES


def test_rules_are_found_in_the_rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = hamlet(tmp_path, monkeypatch)
    state = rules.setup(3, {}, None)
    assert state == [3]
    assert list(rules.step(state)) == [3]
    assert (rules.outcome(state), rules.scores(state), rules.hidden(state, 1)) == ("over", [3], [1])
    assert (rules.view(state, None), rules.judge(state, 0)) == (([3], None), 0.5)
    assert rules.read(rules.write(state), {}, None) == [3]
    assert rules.glance(state, 1) == rules.view(state, 1)


def test_rooms_are_opened_when_they_are_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = hamlet(tmp_path, monkeypatch)
    folder = type(rules).__module__.rpartition(".")[0]
    assert {name for name in sys.modules if name.startswith(folder)} == {folder, f"{folder}.game"}
    rules.setup(2, {}, None)
    assert {name for name in sys.modules if name.startswith(folder)} == {folder, f"{folder}.game", f"{folder}.rules"}


def test_a_game_without_words_of_its_own_asks_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = hamlet(tmp_path, monkeypatch)
    prompt = rules.explain(None, Decision(0, Kind("go", "Where to?", ["far_away", "home"]), ["far_away", "home"]))
    assert prompt.sentence == "Where to?"
    assert prompt.groups[0].buttons == (Button("far_away", "far away"), Button("home", "home"))
    assert rules.catalogue() == ()
    rules.redealt([1], {}, 0, Chance.from_seed(1))


def test_words_and_cards_are_rooms_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = hamlet(
        tmp_path,
        monkeypatch,
        prompts="def explain(view, decision): return [view, decision]",
        catalogue="def catalogue(): return ['a card']",
        rules="def redealt(state, *how): state.append(len(how))\ndef glance(state, seat): return [state[0], seat]",
    )
    state = [7]
    assert rules.glance(state, 2) == [7, 2]
    rules.redealt(state, {}, 0, Chance.from_seed(1))
    assert state == [7, 3]
    assert rules.explain(1, 2) == [1, 2]
    assert rules.catalogue() == ["a card"]


def test_without_chances_of_its_own_what_the_judge_says_is_shared_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unequal = hamlet(tmp_path, monkeypatch, judge="def judge(state, seat): return [0.6, 0.3, 0.3][seat]")
    assert unequal.judges([1, 2, 3]) == pytest.approx([0.5, 0.25, 0.25])
    lost = hamlet(tmp_path, monkeypatch, judge="def judge(state, seat): return 0.0")
    assert lost.judges([1, 2]) == [0, 0]


@pytest.mark.parametrize("rooms", [{"prompts": "import not_there"}, {"prompts": "explain = 1 / 0"}])
def test_a_broken_room_is_not_taken_for_a_missing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rooms: dict[str, str]
) -> None:
    rules = hamlet(tmp_path, monkeypatch, **rooms)
    with pytest.raises((ImportError, ZeroDivisionError)):
        rules.explain(None, None)


@pytest.mark.parametrize("name", sorted(set(civitas.titles()) - {"tally"}))
def test_every_game_declares_facts_only(name: str) -> None:
    own = type(civitas.titles()[name])
    facts = set(Rules.__annotations__)
    declared = {name for name in vars(own) if not name.startswith("__")}
    usual = {name for name in facts if hasattr(Rules, name)}
    assert facts - usual <= declared <= facts
