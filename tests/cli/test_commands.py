"""The other commands: games, simulate, show, replay, choose, record."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import msgspec
from rich.console import Console

import civitas
from civitas.arena.records import Record, differences
from civitas.arena.simulate import Summary
from civitas.cli import draw
from civitas.cli.files import open_game
from tests.cli.conftest import Run


def test_games_lists_titles_and_house_rules(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    for rules in civitas.titles().values():
        assert rules.title in done.out
        for variant in rules.variants:
            assert variant.name in done.out


def test_simulate_prints_a_summary(run: Run) -> None:
    done = run("simulate", "stone_age", "--seats", "3", "--games", "10")
    assert done.code == 0
    assert "Stone Age: 10 games" in done.out
    assert "games/s" in done.out
    assert "decisions/s" in done.out


def test_simulate_prints_json(run: Run) -> None:
    wishes = ("--seats", "random,random", "--games", "30", "--jobs", "2", "--variant", "open_cards=yes", "--json")
    done = run("simulate", "stone_age", *wishes)
    summary = msgspec.json.decode(done.out, type=Summary)
    assert (summary.games, summary.jobs, len(summary.seats)) == (30, 2, 2)
    assert summary.variant["open_cards"] is True


def test_show_at_a_choice_with_a_seats_eyes(run: Run, save: Path) -> None:
    game = civitas.load(save.read_text())
    done = run("show", save, "--at", "4", "--seat", "1", "--json")
    shown = json.loads(done.out)
    assert shown["view"] == json.loads(msgspec.json.encode(game.fork_at(4).view(1)))
    assert "Hunting grounds" in run("show", save).out
    asked = game.fork_at(4).decision
    assert asked is not None
    assert f"Seat {asked.seat}: " in run("show", save, "--at", "4", "--seat", asked.seat).out


def test_replay_steps_forth_and_back(run: Run, save: Path) -> None:
    done = run("replay", save, keys="\n\nb\n20\n\n")
    assert done.code == 0
    assert re.findall(r"─ (\d+) of 20 choices", done.out) == ["0", "1", "2", "1", "20"]
    game = civitas.load(save.read_text())
    seat, kind, option = game.history[0]
    assert kind is not None
    assert f"Choice 1: {seat} {kind.text(option)}" in done.out
    assert run("replay", save, keys="q\n").code == 0
    assert run("replay", save).code == 0


def test_choose_makes_a_choice_in_a_save(run: Run, save: Path) -> None:
    before = civitas.load(save.read_text())
    assert before.decision is not None
    text = before.decision.texts[-1]
    assert run("choose", save, text).code == 0
    before.choose_text(text)
    assert open_game(save)[0].position() == before.position()


def test_record_writes_games_that_replay(run: Run, tmp_path: Path) -> None:
    done = run("record", "stone_age", "--games", "4", "--folder", tmp_path, "--bots", "random")
    assert done.code == 0
    paths = sorted((tmp_path / "stone_age").iterdir())
    assert len(paths) == 4
    for path in paths:
        recorded = msgspec.json.decode(path.read_bytes(), type=Record)
        assert list(differences(recorded)) == []
        assert open_game(path)[0].over
    again = run("record", "stone_age", "--games", "4", "--folder", tmp_path)
    assert again.code == 2
    assert "nothing is written over it" in again.err


def test_a_changed_record_is_noticed(run: Run, tmp_path: Path) -> None:
    run("record", "stone_age", "--games", "1", "--folder", tmp_path, "--bots", "random")
    (path,) = (tmp_path / "stone_age").iterdir()
    recorded = msgspec.json.decode(path.read_bytes(), type=Record)
    wrong = msgspec.structs.replace(recorded, hashes=recorded.hashes | {"50": "0"})
    assert list(differences(wrong)) == ["After choice 50 the position is another one."]
    wrong = msgspec.structs.replace(recorded, end="0")
    assert list(differences(wrong)) == ["The last position is another one."]
    choices = [*recorded.save["choices"][:9], "0 moon:3"]
    wrong = msgspec.structs.replace(recorded, save=recorded.save | {"choices": choices})
    (sentence,) = differences(wrong)
    assert sentence.startswith("Choice 10 is no longer legal: ")


def test_a_game_without_a_drawing_of_its_own_is_shown_as_a_tree() -> None:
    class Bare(type(civitas.titles()["stone_age"])):  # type: ignore[misc]
        """Stone Age from a folder without terminal.py."""

    Bare.__module__ = "collections"
    console = Console(width=150, file=io.StringIO())
    console.print(draw.board(Bare(), civitas.new("stone_age", 2, 1).view(0)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    for word in ("players", "phase: place", "row", "deck: 32", "food 12"):
        assert word in text
