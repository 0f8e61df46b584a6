"""What a board says of what has just happened, of losses, and in its small print."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.kernel.game import Game
from civitas.languages import sentence, wording
from civitas.table.look import boards, chronicle
from civitas.table.look.games import titles

FIXTURES = Path(__file__).parents[1] / "fixtures"
NAMES = ("Ann", "Ben", "Cleo", "Dov")


def recorded(game: str, seats: int = 3) -> Iterator[Game]:
    """A recorded game after each of its choices: the same game, which goes on."""
    save = json.loads(sorted((FIXTURES / game).glob(f"{seats}-seats-*.json"))[0].read_text())["save"]
    playing = civitas.load(json.dumps({**save, "choices": []}))
    for entry in save["choices"]:
        seat, _, text = entry.partition(" ")
        playing.choose_text(text, int(seat))
        yield playing


def drawn(game: Game, seat: int | None = 0, since: int | None = None) -> str:
    people = [boards.Seat(n, NAMES[n], "you" if n == seat else "bot") for n in range(game.seats)]
    number = len(game.history)
    setting = boards.Setting("t", "T", game.rules.name, number, seat, people)
    return boards.board(game, setting, number - 1 if since is None else since)


def test_every_roll_is_told_when_it_is_over_with_its_division() -> None:
    shown = []
    for game in recorded("stone_age"):
        if "step-dice" in (board := drawn(game, None)):
            shown.append(board)
    rolls = [line for line in game.log(None) if line.message == "roll"]
    assert len(rolls) > 20
    # Several rolls may come by one choice, and market dice are shown, too.
    assert len(shown) > len(rolls) * 0.6
    divided = re.compile(r'=\s*\d+</b><span class="share">÷[2-6]</span><b class="gain">\d+')
    assert any(divided.search(board) for board in shown)


def test_what_was_done_and_what_came_of_it_is_one_line_and_its_moment_is_the_last() -> None:
    *_, game = recorded("stone_age")
    lines = [line for turn in chronicle.chronicle(game, None, False, NAMES, 0) for line in turn.lines]
    log = game.log(None)
    joined = [line for line in lines if re.search(r"rolls.*for .*: (nothing|\d)", line.html)]
    assert joined
    for line in joined:
        assert line.at is not None
        assert log[line.at].message == "gain"
        assert line.seat == log[line.at].seat
    assert len(lines) < chronicle.LINES


def test_the_opening_of_a_step_stands_by_itself() -> None:
    steps = [step for game in recorded("innovation", 2) for step in chronicle.steps(game, None, NAMES, 0)]
    assert steps
    for step in steps:
        assert " and " not in step.lines[0].html
        assert "dogma" in step.said
    assert any("draws" in line.html and " and " in line.html for step in steps for line in step.lines[1:])


def test_who_has_left_is_asked_nothing() -> None:
    game = civitas.new("stone_age", 3, 1)
    seat = game.pending[0].seat
    people = [boards.Seat(n, NAMES[n], "bot" if n == seat else "human", left=n == seat) for n in range(3)]
    board = boards.board(game, boards.Setting("t", "T", "stone_age", 0, seat, people))
    assert "data-choice" not in board
    assert "You have left" in board


def test_a_step_is_told_once_and_to_its_end() -> None:
    told = 0
    for game in recorded("stone_age"):
        number = len(game.history)
        told += len(chronicle.steps(game, None, NAMES, number - 1))
        assert chronicle.steps(game, None, NAMES, number) == []
    assert told


def test_every_dogma_is_told_when_it_is_over_also_without_a_choice() -> None:
    shown = 0
    for game in recorded("innovation"):
        if "step-panel dogma" in drawn(game, None):
            assert not game.view(None).band
            shown += 1
    used = [line for line in game.log(None) if line.message == "dogma"]
    assert used
    # The last one may have ended the game.
    assert len(used) - 1 <= shown <= len(used)


def test_what_was_taken_stays_as_a_note_until_its_loser_chooses() -> None:
    noted = 0
    for game in recorded("innovation"):
        for seat in range(game.seats):
            mine = max((at for at, entry in enumerate(game.history, start=1) if entry[0] == seat), default=0)
            lost = [
                line
                for line in game.log(seat)
                if line.number > mine
                and game.rules.losses.get(line.message)
                and line.args[game.rules.losses[line.message]] == seat
                and line.args["seat"] != line.args["other"]
            ]
            board = drawn(game, seat)
            assert ('class="lost"' in board) == bool(lost), lost
            noted += bool(lost)
    assert noted


def test_the_chronicle_runs_in_one_order() -> None:
    game = next(islice(recorded("endeavor"), 60, None))
    lines = re.findall(r'data-moment="(\d+)"', drawn(game, None))
    assert [int(one) for one in lines] == sorted(int(one) for one in lines)
    assert len(lines) > 20


def test_a_heading_stands_over_something() -> None:
    for game in islice(recorded("endeavor"), 0, None, 7):
        for turn in chronicle.chronicle(game, None, False, NAMES, 0):
            assert len(turn.heads) <= 1


def test_a_tile_of_one_worth_says_it_once() -> None:
    boards_drawn = "".join(drawn(game, None) for game in islice(recorded("stone_age", 4), 0, None, 5))
    assert not re.search(r"\b(\d+)–\1\b", boards_drawn)


def test_who_could_not_pay_has_not_declined() -> None:
    position: dict[str, Any] = civitas.new("stone_age", 2, 3).position()
    said = set()
    for seed in range(6):
        chance = random.Random(seed)
        game = civitas.arrange("stone_age", position, seed=seed)
        while not game.over:
            decision = game.pending[0]
            could = "decline" in decision.texts
            text = chance.choice(decision.texts)
            game.choose_text(text, decision.seat)
            news = [line for line in game.log(None) if line.number == len(game.history)]
            for line in news:
                if line.message in ("decline", "decline_tile"):
                    assert could
                    said.add("declined")
                if line.message in ("unpaid", "unpaid_tile"):
                    assert "can’t pay" in sentence(game.rules, line, NAMES, None)
                    said.add("unpaid")
    assert said == {"declined", "unpaid"}


def test_the_feeding_line_knows_what_is_paid() -> None:
    found = set()
    for game in recorded("stone_age"):
        owes = game.view(None).payment
        seat = owes.seat if owes and owes.missing and len(game.history) % 2 else game.view(None).start
        view = game.view(seat)
        line = re.search(r'data-key="feed" data-value="(-?\d+)">(.*?)</section>', drawn(game, seat), re.S)
        if line is None:
            continue
        if owes and owes.missing and owes.seat == seat:
            laid = view.payment.wood + view.payment.clay + view.payment.stone + view.payment.gold
            assert int(line[1]) == laid - view.payment.missing
            found.add("short")
        elif view.phase == "feed" and view.start == seat and view.turn != seat:
            assert int(line[1]) == view.players[seat].food
            assert "all fed" in line[2]
            found.add("fed")
        elif view.phase == "place":
            assert int(line[1]) == view.players[seat].food_after
    assert found == {"short", "fed"}


def test_nobody_is_hit_by_a_card_without_a_demand() -> None:
    seen = 0
    for game in recorded("innovation"):
        view = game.view(0)
        if not view.band or view.band[-1].is_alone or view.band[-1].card.has_demand:
            continue
        seen += 1
        icon = view.band[-1].card.icon
        cells = re.findall(rf'<span data-about="{icon}" class="cell .*?</svg>(.*?)</span>\n', drawn(game), re.S)
        assert cells
        assert not any("victim" in cell for cell in cells)
    assert seen


@pytest.mark.parametrize("game", ["stone_age", "innovation", "endeavor", "through_the_ages", "civilization"])
def test_reasons_are_sentences(game: str) -> None:
    chance = random.Random(game)
    rules = titles()[game]
    playing = civitas.new(game, rules.seats[-1], 3)
    for _ in range(150):
        if playing.over:
            break
        decision = chance.choice(list(playing.pending))
        for reason in wording(rules, playing.view(decision.seat), decision).refusals:
            assert reason.rstrip().endswith((".", "”")), reason
        playing.choose(chance.choice(list(decision.options)), decision.seat)
