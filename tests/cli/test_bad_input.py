"""Whatever is wrong gets one clear sentence on stderr and exit code 2, and nothing is written."""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.cli import files
from tests.cli.conftest import Done, Run


def refused(done: Done, *words: str) -> None:
    assert done.code == 2
    assert "Traceback" not in done.err
    assert done.out == ""
    assert len(done.err.strip().splitlines()) == 1
    for word in words:
        assert word in done.err


def test_unknown_game(run: Run) -> None:
    for command in (("play", "chess"), ("simulate", "chess"), ("record", "chess")):
        refused(run(*command), "There is no game “chess”; there are ", "stone_age")


@pytest.mark.parametrize("seats", ["you", "you,random,random,random,random"])
def test_seats_out_of_range(run: Run, seats: str) -> None:
    refused(run("play", "stone_age", "--seats", seats), "Stone Age is for 2 to 4 players, not ")


def test_simulated_seats_out_of_range(run: Run) -> None:
    refused(run("simulate", "stone_age", "--seats", "7"), "Stone Age is for 2 to 4 players, not 7.")
    refused(run("simulate", "stone_age", "--seats", "99999999999"), "Stone Age is for 2 to 4 players, not ")
    refused(
        run("simulate", "stone_age", "--seats", "you,random"),
        "Nobody is called “you”",
        "easy, greedy, hard, medium, quiet, random",
    )


def test_unknown_player(run: Run) -> None:
    refused(
        run("play", "stone_age", "--seats", "you,genius"),
        "Nobody is called “genius”",
        "you, easy, greedy, hard, medium, quiet, random",
    )


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_unknown_variant_or_value(run: Run, command: str) -> None:
    refused(run(command, "stone_age", "--variant", "weather=rain"), "no house rule “weather”", "starvation")
    refused(run(command, "stone_age", "--variant", "starvation=never"), "“starvation” can be 'per_food_4', 'flat_10'")
    refused(run(command, "stone_age", "--variant", "starvation"), "name=value")


def test_bad_seed_and_bad_numbers(run: Run) -> None:
    refused(run("play", "stone_age", "--seed", "-1"), "A seed is a whole number from 0 ")
    refused(run("play", "stone_age", "--seed", "two"), "--seed")
    refused(run("simulate", "stone_age", "--games", "0"), "--games")
    refused(run("simulate", "stone_age", "--jobs", "0"), "--jobs")


def test_unknown_command_and_option(run: Run) -> None:
    refused(run("dance"), "dance")
    refused(run("play", "stone_age", "--fast"), "--fast")


FILE_COMMANDS = [("show",), ("replay",), ("play", "--resume")]


@pytest.mark.parametrize("command", FILE_COMMANDS)
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe",
        b"hello",
        b"[]",
        b"{}",
        b"null",
        b'{"save": {}}',
        b'{"save": 3}',
        b"[" * 100_000,
        b'{"civitas": 1, "game": "stone_age"',
    ],
)
def test_a_file_that_is_no_save(run: Run, tmp_path: Path, command: tuple[str, ...], content: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    refused(run(*command, path), "not a saved game")
    assert path.read_bytes() == content


@pytest.mark.parametrize("command", FILE_COMMANDS)
def test_a_file_that_is_not_there(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    refused(run(*command, tmp_path / "nothing.json"), "There is no file ")
    refused(run(*command, tmp_path), str(tmp_path))


def changed(path: Path, **changes: Any) -> Path:
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))
    return path


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"civitas": 99}, "This save has format 99"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"seats": 9}, "Stone Age is for 2 to 4 players, not 9."),
        ({"variant": {"weather": "rain"}}, "no house rule “weather”"),
        ({"variant": {"starvation": 7}}, "“starvation” can be"),
        ({"origin": {}}, "origin"),
        ({"origin": {"seed": -4}}, "A seed is a whole number"),
        ({"origin": {"position": {}}}, "players"),
        ({"choices": ["0 moon:3"]}, "Choice 1, “0 moon:3”, is not legal in Stone Age version 1"),
        ({"choices": ["nobody"]}, "Choice 1"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_damaged_or_foreign_save(run: Run, save: Path, changes: dict[str, Any], words: str) -> None:
    refused(run("show", changed(save, **changes)), words)


def test_a_choice_that_is_not_legal(run: Run, save: Path) -> None:
    before = save.read_bytes()
    refused(run("choose", save, "moon:3"), "“moon:3” is not legal here; seat ", " can choose ")
    refused(run("choose", save, "forest:1", "--seat", "8"), "Seat 8 is not asked; seat ")
    assert save.read_bytes() == before


def test_a_position_that_breaks_conservation(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    cards = {"cards": ["pottery_market"]}
    path.write_text(json.dumps({"game": "stone_age", "players": [cards, cards]}))
    refused(run("show", path), "pottery_market")
    path.write_text(json.dumps({"game": "stone_age", "players": [{"figures": 99}, {}]}))
    refused(run("play", "--resume", path), "figures")


def test_positions_are_kept_as_they_are(run: Run, tmp_path: Path, save: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(civitas.load(save.read_text()).position()))
    before = path.read_bytes()
    refused(run("choose", path, "forest:1"), "kept as they are")
    assert path.read_bytes() == before


def test_what_does_not_fit_a_save(run: Run, save: Path) -> None:
    refused(run("show", save, "--at", "21"), "This game has 20 choices; --at can be 0 to 20, not 21.")
    refused(run("show", save, "--at", "-1"), "--at")
    refused(run("show", save, "--seat", "3"), "This game has seats 0 to 2, not 3.")
    refused(run("replay", save, "--seat", "-1"), "This game has seats 0 to 2, not -1.")
    refused(run("play", "--resume", save, "--seats", "you,random"), "This game has 3 seats, not 2.")
    refused(run("play", "stone_age", "--resume", save), "resumed")


@contextmanager
def disk_with_room_for(size: int) -> Iterator[None]:
    """A disk that takes so many bytes of a file and then no more: the system itself cuts the writing short."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_a_save_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    game = civitas.new("stone_age", 2, 1)
    files.write_game(path, game, ["you", "random"])
    before = path.read_bytes()
    game.choose_text("forest:1")
    with disk_with_room_for(len(before)), pytest.raises(OSError, match="File too large") as error:
        files.write_game(path, game, ["you", "random"])
    assert error.value.filename == str(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    files.write_game(path, game, ["you", "random"])
    assert civitas.load(json.dumps(json.loads(path.read_bytes())["save"])).save() == game.save()


def test_a_full_disk_is_a_sentence_and_costs_the_last_choice_only(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    options = ("play", "stone_age", "--seats", "you,you", "--seed", "3", "--save", path)
    assert run(*options, keys="q\n").code == 0
    room = path.stat().st_size + 60
    path.unlink()
    with disk_with_room_for(room):
        done = run(*options, keys="\n1\n" * 40)
    assert (done.code, done.err) == (2, f"{path}: File too large.\n")
    kept = json.loads(path.read_text())["save"]
    assert list(tmp_path.iterdir()) == [path]
    assert len(kept["choices"]) >= 2
    assert room - 30 < path.stat().st_size <= room
    assert civitas.load(json.dumps(kept)).decision is not None


def test_a_file_where_a_folder_should_be_is_a_sentence(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    refused(run("play", "stone_age", "--seats", "you,random", "--save", blocked / "a.json"), f"{blocked}: File exists.")
