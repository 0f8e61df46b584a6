"""Playing in the terminal: choosing, taking back, saving, going on."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import civitas
from civitas.cli.files import open_game
from tests.cli.conftest import Run

PLAY = ("play", "stone_age", "--seats", "you,random", "--seed", "3", "--variant", "start_seat=0", "--save")


def choices(path: Path) -> list[str]:
    found: list[str] = json.loads(path.read_text())["save"]["choices"]
    return found


def test_a_number_or_a_text_chooses(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    done = run(*PLAY, path, keys="2\nforest:3\nq\n")
    assert done.code == 0
    game = civitas.new("stone_age", 2, 3, {"start_seat": 0})
    assert game.decision is not None
    mine = [choice for choice in choices(path) if choice.startswith("0 ")]
    assert mine == [f"0 {game.decision.texts[1]}", "0 forest:3"]
    assert f"civitas play --resume {path}" in done.out


def test_several_numbers_in_one_line_choose_a_set(run: Run, tmp_path: Path) -> None:
    hand = ["archery", "calendar", "machinery"]
    position = {"game": "innovation", "players": [{"board": [{"cards": ["pottery"]}], "hand": hand}, {}]}
    file, path = tmp_path / "position.json", tmp_path / "a.json"
    file.write_text(json.dumps(position))
    done = run("play", "--resume", file, "--seats", "you,random", "--save", path, keys="dogma:pottery\n1 3\nq\n")
    assert "Choose up to 3 cards  0 to 3 numbers in one line, or done" in done.out
    assert choices(path)[:3] == ["0 dogma:pottery", "0 archery", "0 machinery"]


def test_a_hint_says_what_a_bot_would_do(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    done = run(*PLAY, path, keys="hint\nq\n")
    assert "% to win; next best" in done.out
    assert choices(path) == []


def test_the_board_and_the_question_are_shown(run: Run, tmp_path: Path) -> None:
    done = run(*PLAY, tmp_path / "a.json", keys="1\nq\n")
    assert "Hunting grounds" in done.out
    assert "Cards (deck 32) and buildings" in done.out
    assert "Seat 0 (you): " in done.out
    assert "Since your last choice" in done.out
    assert "Seat 1 (random) places" in done.out


def test_an_illegal_text_is_refused_and_asked_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    done = run(*PLAY, path, keys="moon:3\n999\n\n?\nl\nq\n")
    assert done.code == 0
    assert "“moon:3” is not legal here; seat 0 can choose " in done.out
    assert "“999” is not legal here" in done.out
    assert "undo" in done.out
    assert choices(path) == []


def test_undo_takes_back_and_says_why_it_can_not(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    done = run("play", "stone_age", "--seats", "you,you", "--seed", "3", "--save", path, keys="\n1\n\nu\nq\n")
    assert done.code == 0
    assert choices(path) == []
    done = run(*PLAY, tmp_path / "b.json", keys="u\n1\nu\nq\n")
    assert "This can't be taken back: nothing has been chosen yet." in done.out
    assert "This can't be taken back: others have chosen since." in done.out


def test_a_screen_between_turns_hides_hands(run: Run, tmp_path: Path) -> None:
    done = run("play", "stone_age", "--seats", "you,you", "--seed", "3", "--save", tmp_path / "a.json", keys="\n1\n")
    screens = done.out.split("Press Enter when only you can see this.")
    assert len(screens) == 3
    assert "Hunting grounds" not in screens[0]
    assert "Hunting grounds" in screens[1]
    assert "Hunting grounds" not in screens[2]


def test_save_under_a_name_and_never_over_a_file(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "sub" / "other.json"
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    done = run(*PLAY, tmp_path / "a.json", keys=f"1\ns {other}\ns {taken}\ns\nq\n")
    assert f"Saved as {other}." in done.out
    assert "exists already; nothing is written over it." in done.out
    assert taken.read_text() == "mine"
    assert open_game(other)[0].position() == open_game(tmp_path / "a.json")[0].position()
    assert run(*PLAY, taken).code == 2


def test_resume_goes_on_with_the_same_players(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    run(*PLAY, path, keys="1\nq\n")
    before = choices(path)
    done = run("play", "--resume", path, keys="1\nq\n")
    assert done.code == 0
    assert choices(path)[: len(before)] == before
    assert len(choices(path)) > len(before)
    assert "Seat 1 (random)" in done.out


def test_a_whole_game_ends_with_a_result(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    done = run("play", "stone_age", "--seats", "random,random", "--seed", "3", "--save", path)
    assert done.code == 0
    assert "the game is over." in done.out
    assert open_game(path)[0].over
    assert f"civitas replay {path}" in done.out


def test_without_a_name_the_game_is_kept_in_the_data_folder(run: Run, tmp_path: Path) -> None:
    done = run("play", "Stone-Age", "--seats", "you,random", keys="1\n")
    assert done.code == 0
    (path,) = (tmp_path / "data" / "civitas" / "saves").iterdir()
    assert path.name.startswith("stone_age-")
    assert str(path) in done.out


def test_resume_a_position(run: Run, tmp_path: Path, save: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(civitas.load(save.read_text()).position()))
    before = position.read_bytes()
    path = tmp_path / "b.json"
    done = run("play", "--resume", position, "--seats", "you,you,you", "--save", path, keys="\n1\nq\n")
    assert done.code == 0
    assert len(choices(path)) >= 1
    assert run("play", "--resume", position, "--seats", "you,you,you", keys="\n1\nq\n").code == 0
    assert position.read_bytes() == before


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    # A shell that starts the tests in the background lets them ignore Ctrl-C; a person's shell does not.
    program = "import signal as s; s.signal(s.SIGINT, s.default_int_handler); from civitas.cli import main; main()"
    command = [sys.executable, "-c", program, *PLAY, str(path)]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    until = time.monotonic() + 120
    while time.monotonic() < until and not (path.exists() and "0 " in "".join(choices(path)[:1])):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert f"civitas play --resume {path}" in out
    assert choices(path)[0].startswith("0 ")
