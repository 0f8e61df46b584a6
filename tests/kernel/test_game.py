"""The driver: choosing, rounds, forks, undo, the chronicle, saves and positions, tried with the toy game."""

from __future__ import annotations

import json

import pytest

import civitas
from civitas import BadPosition, BadSave, BadSetup, CannotUndo, IllegalChoice, UnknownGame
from civitas.kernel.redeal import Deals
from civitas.kernel.undo import DONE, OFFERED
from civitas.languages import sentences
from tests.contract.cases import walk
from tests.contract.properties import table


def tally(seed=1, **variant):
    return civitas.new("tally", 2, seed, variant)


def after_a_round(seed=1):
    """A game in which one round has been picked and the winner may peek."""
    game = tally(seed)
    game.choose(game.pending[1].options[0], 1)
    game.choose(game.pending[0].options[0], 0)
    return game


def test_in_a_round_every_seat_answers_in_its_own_time():
    game = tally()
    assert [decision.seat for decision in game.pending] == [0, 1]
    game.choose_text(game.pending[1].texts[2], 1)
    assert [decision.seat for decision in game.pending] == [0]
    assert game.decision.seat == 0
    assert game.view(0).shown == [[], []], "the pick is hidden until all have answered"
    with pytest.raises(IllegalChoice, match="Seat 1 is not asked"):
        game.choose_text(game.pending[0].texts[0], 1)


def test_an_open_pick_can_always_be_taken_back():
    game = tally()
    start = table(game)
    game.choose_text(game.pending[0].texts[0], 0)
    assert not game.undo_refusal(0)
    game.undo(0)
    assert table(game) == start


def test_an_open_pick_can_be_taken_back_after_anothers():
    game = civitas.new("tally", 3, 1)
    game.choose_text(game.pending[0].texts[0], 0)
    game.choose_text(game.pending[0].texts[0], 1)
    game.undo(0)
    assert [decision.seat for decision in game.pending] == [0, 2]


def test_a_pick_that_was_answered_stays():
    game = after_a_round()
    assert game.undo_refusal(0)
    with pytest.raises(CannotUndo, match="chance has spoken"):
        game.undo(0)
    assert game.undo_refusal(1) == "others have chosen since"


def test_what_others_answered_openly_is_taken_back_along():
    game = civitas.new("stone_age", 3, 7)
    start, first = game.position(), game.decision.seat
    game.choose_text("forest:2")
    others = [seat for seat in range(3) if seat != first]
    for text in ("hunt:1", "river:2"):
        game.choose_text(text)
    assert game.undo_refusal(first) == "others have chosen since"
    assert game.undo_refusal(first, others[:1]) == "others have chosen since"
    assert not game.undo_refusal(first, others)
    assert game.before(first).position() == start


def test_who_has_not_chosen_is_told_so_and_not_that_others_have():
    game = civitas.new("stone_age", 3, 7)
    first = game.decision.seat
    assert game.undo_refusal(first) == "nothing has been chosen yet"
    game.choose_text("forest:2")
    assert game.undo_refusal(game.decision.seat) == "you have not chosen"


def test_a_secret_pick_of_another_is_not_taken_back_along():
    game = civitas.new("auction", 2, 1)
    game.choose_text("2", 0)
    assert not game.undo_refusal(0, [1])
    game.choose_text("3", 1)
    assert game.undo_refusal(0, [1]) == "others have picked in secret since"


def test_an_answer_before_an_open_round_is_taken_back_with_the_picks_in_it():
    game = after_a_round()
    seat = game.decision.seat
    while len(game.pending) < 2:
        before = table(game)
        game.choose_text(game.decision.texts[-1])
    game.choose(game.pending[1 - seat].options[0], 1 - seat)
    assert table(game.before(seat)) == before


def test_what_was_seen_can_not_be_unseen():
    game = after_a_round()
    seat = game.decision.seat
    game.choose_text("no")
    game.undo(seat)
    game.choose_text("peek")
    assert game.undo_refusal(seat) == "a hidden piece has been seen since"


def test_hidden_picks_of_an_open_round_are_redealt():
    game = civitas.new("tally", 3, 5)
    game.choose(game.pending[0].options[0], 0)
    game.choose(game.pending[0].options[0], 1)
    mine = game.open_picks()[0]
    others = {str(game.redeal(0, seed).open_picks()[1]) for seed in range(20)}
    assert len(others) > 2
    assert all(game.redeal(0, seed).open_picks()[0] is mine for seed in range(5))


def test_an_answer_about_a_hidden_card_is_told_again_about_the_card_in_its_place():
    game = after_a_round()
    winner = game.decision.seat
    game.choose_text("peek")
    game.choose(game.decision.options[0])
    for seed in range(20):
        other = game.redeal(1 - winner, seed)
        assert other.view(1 - winner) == game.view(1 - winner)


def test_a_failing_rule_leaves_the_game_unchanged():
    game = civitas.arrange("tally", after_a_round().position(), chance=[])
    broken = civitas.arrange("tally", tally().position(), chance=[9])
    before = table(broken)
    broken.choose(broken.pending[0].options[0], 0)
    with pytest.raises(BadPosition, match="9 can't come next"):
        broken.choose(broken.pending[0].options[0], 1)
    broken.undo(0)
    assert table(broken) == before
    assert game.decision.kind.name == "peek"


def test_scripted_chance_comes_next():
    game = civitas.arrange("tally", tally().position(), chance=[6])
    game.choose(game.pending[0].options[0], 0)
    assert "next" in game.position()["chance"]
    game.choose(game.pending[0].options[0], 1)
    assert sorted(game.scores()) == [0, 6]


def test_the_chronicle_is_for_its_readers():
    game = after_a_round()
    seat = game.decision.seat
    game.choose_text("peek")
    mine, others, watching = (sentences(game, reader) for reader in (seat, 1 - seat, None))
    assert mine[-1].startswith(f"Seat {seat} looks at card_")
    assert others == watching
    assert others[-1] == f"Seat {seat} looks at the deck."
    assert sentences(game, seat, ["Ann", "Bob"])[-1].startswith(("Ann", "Bob")[seat])


def test_listening_late_tells_the_same():
    early, late = tally(4), tally(4)
    early.log(0)
    for game in (early, late):
        for _ in walk(game, 2):
            pass
    assert sentences(early, 0) == sentences(late, 0)
    assert [line.number for line in early.log(0)] == [line.number for line in late.log(0)]


def test_without_a_seed_chance_is_one_that_nobody_knows():
    position = tally().position()
    del position["chance"]
    dealt = [civitas.new("tally", 2) for _ in range(40)]
    arranged = [civitas.arrange("tally", position, seed=None) for _ in range(40)]
    assert len({game.state.chance.key for game in dealt + arranged}) == 80


def test_a_position_without_chance_always_has_the_same():
    """Puzzles that are written by hand depend on it: what falls in them never changes."""
    position = tally().position()
    del position["chance"]
    assert civitas.arrange("tally", position).state.chance.key == civitas.new("tally", 2, 0).state.chance.key
    assert civitas.arrange("tally", position, seed=7).state.chance.key == civitas.new("tally", 2, 7).state.chance.key


def test_a_fork_tells_the_whole_chronicle_and_none_is_written_before_it_is_asked_for():
    game = after_a_round()
    forks = [game.fork(), game.fork_at(len(game.history))]
    assert [each.state.log for each in (game, *forks)] == [None] * 3
    told = sentences(game, 0)
    assert told[0].startswith("Seat 0 shows")
    assert [sentences(fork, 0) for fork in forks] == [told] * 2


def test_a_fork_at_an_earlier_choice():
    game = tally(2)
    tables = [table(stop) for stop in walk(game, 3)]
    for number, expected in enumerate(tables):
        assert table(game.fork_at(number)) == expected


def test_an_ended_game_asks_nothing():
    game = tally(goal=6)
    for _ in walk(game, 1):
        pass
    assert game.over
    assert game.outcome.reason in ("goal", "deck")
    with pytest.raises(IllegalChoice, match="over"):
        game.choose_text("peek")


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: civitas.new("chess", 2), UnknownGame, "no game “chess”.*tally"),
        (lambda: civitas.new("tally", 9), BadSetup, "2 to 3 players, not 9"),
        (lambda: civitas.new("tally", 2, variant={"speed": 1}), BadSetup, "no house rule “speed”; it has goal, bold"),
        (lambda: civitas.new("tally", 2, variant={"goal": 7}), BadSetup, "“goal” can be 20, 6, not 7"),
        (lambda: civitas.new("tally", 2, variant={"bold": 1}), BadSetup, "“bold” can be False, True, not 1"),
        (lambda: civitas.new("tally", 2, seed=-3), BadSetup, "seed"),
        (lambda: civitas.load("{"), BadSave, "not a saved game"),
        (lambda: civitas.load("[" * 100_000), BadSave, "not a saved game"),
        (lambda: civitas.load(b"\xff\xfe"), BadSave, "not a saved game"),
        (lambda: civitas.arrange("tally", {}), BadPosition, "players"),
        (lambda: civitas.arrange("tally", {"players": [{}] * 7}), BadPosition, "2 to 3 players"),
        (lambda: civitas.arrange("tally", {"game": "go", "players": [{}] * 2}), BadPosition, "another game"),
        (lambda: civitas.arrange("tally", {"players": [{}] * 2, "variant": 3}), BadPosition, "variant"),
        (lambda: civitas.arrange("tally", {"players": [{}] * 2, "chance": {"key": "xy"}}), BadPosition, "chance.key"),
        (lambda: civitas.arrange("tally", None), BadPosition, "a position is"),
        (lambda: civitas.arrange("tally", {"players": [{}] * 7}), BadPosition, "^players: "),
        (lambda: civitas.arrange("tally", {"players": [{}] * 2, "variant": {"x": 1}}), BadPosition, "^variant: "),
        (lambda: civitas.arrange("tally", {"players": [{}] * 2}, chance=["six"]), BadPosition, "^chance"),
        (lambda: civitas.arrange("tally", {"players": [{}] * 2}, chance=[1.5]), BadPosition, "^chance"),
        (lambda: civitas.arrange("tally", tally().position(), chance=3), BadPosition, "^chance: Expected `array`"),
        (
            lambda: civitas.arrange("tally", tally().position() | {"chance": {"key": "00" * 16, "count": 2**68}}),
            BadPosition,
            "^chance.count: ",
        ),
        (
            lambda: civitas.arrange("tally", tally().position() | {"version": {}}),
            BadPosition,
            "^version: Expected `int`",
        ),
        (lambda: civitas.arrange("tally", tally().position() | {"ended": "boredom"}), BadPosition, "^ended: “boredom”"),
        (lambda: civitas.arrange("tally", tally().position() | {"since": [range(3)]}), BadPosition, r"^since\[0\]: "),
        (lambda: civitas.arrange("tally", tally().position() | {"variant": range(3)}), BadPosition, "^variant: "),
        (lambda: civitas.arrange("tally", tally().position() | {"variant": {3: 4}}), BadPosition, "^variant: .* name"),
        (
            lambda: civitas.arrange("tally", tally().position() | {"chance": {"key": "00" * 16, "\ud800": 1}}),
            BadPosition,
            "^chance: ",
        ),
    ],
)
def test_bad_input_gets_one_clear_sentence(call, error, words):
    with pytest.raises(error, match=words):
        call()


@pytest.mark.parametrize("field", ["variant", "since", "ended", "chance"])
def test_a_message_stays_short_and_can_be_printed_whatever_was_written(field):
    odd = "\ud800" + "é" * 5000
    position = tally().position() | {
        field: {"variant": {"goal": odd}, "since": [odd], "chance": {"key": odd}}.get(field, odd)
    }
    with pytest.raises(BadPosition, match=f"^{field}") as caught:
        civitas.arrange("tally", position)
    assert len(str(caught.value).encode()) < 500


def changed(**fields):
    return json.dumps(json.loads(after_a_round().save()) | fields)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"civitas": 99}, "format 99"),
        ({"game": "chess"}, "no game “chess”"),
        ({"seats": 8}, "2 to 3 players"),
        ({"variant": {"speed": 1}}, "no house rule"),
        ({"origin": {}}, "neither a seed nor a position"),
        ({"origin": {"seed": -1}}, "seed"),
        ({"choices": ["0 card_99"]}, r"Choice 1, “0 card_99”, is not legal in Tally version 3.*can choose card_"),
        ({"choices": ["nobody"]}, "does not begin with a seat"),
        ({"choices": ["9" * 5000 + " 1"]}, "does not begin with a seat"),
        ({"choices": ["0"]}, "“” is not legal"),
        ({"extra": 1}, "not a saved game"),
    ],
)
def test_a_damaged_save_gets_one_clear_sentence(fields, words):
    with pytest.raises(BadSave, match=words):
        civitas.load(changed(**fields))


def test_a_redealt_game_keeps_no_word_of_the_true_future():
    game = after_a_round()
    key = game.state.chance.key
    for seat in (0, 1, None):
        other = game.redeal(seat, 3)
        assert other.state.chance.key != key
        assert key.hex() not in other.save()


def test_a_redealt_game_can_be_saved():
    game = after_a_round().redeal(0, 3)
    game.choose(game.decision.options[0])
    twin = civitas.load(game.save())
    assert table(twin) == table(game)


def test_a_position_with_an_illegal_answer_is_refused_with_its_path():
    position = after_a_round().position() | {"since": ["0 jump"]}
    with pytest.raises(BadPosition, match=r"since\[0\]"):
        civitas.arrange("tally", position)


def test_an_undo_is_tried_in_more_deals_before_it_is_done_than_before_it_is_offered(monkeypatch):
    """What one deal in twenty would show, eight deals seldom find."""
    tried, deal = [], Deals.deal
    monkeypatch.setattr(Deals, "deal", lambda deals, seed: tried.append(seed) or deal(deals, seed))
    game = civitas.new("stone_age", 2, 1)
    seat = game.decision.seat
    game.choose(game.decision.options[0])
    assert not game.undo_refusal(seat)
    assert tried == [*OFFERED]
    tried.clear()
    game.undo(seat)
    assert tried == [*DONE]
    assert len(DONE) > 10 * len(OFFERED)
