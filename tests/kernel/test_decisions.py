"""Questions and their answers."""

from __future__ import annotations

import pytest

import civitas
from civitas import IllegalChoice
from civitas.kernel.decisions import UNASKED, Decision, Kind, Round, ask, may, shorten, together

FRUIT = Kind("fruit", "Take a fruit", ["apple", "pear", "plum"], no="nothing")


def returned(flow):
    """What a flow returns that asks nothing."""
    with pytest.raises(StopIteration) as stop:
        next(flow)
    return stop.value.value


def test_texts_and_options_are_each_others_inverse():
    assert FRUIT.domain == ("apple", "pear", "plum", None)
    assert [FRUIT.option(FRUIT.text(option)) for option in FRUIT.domain] == list(FRUIT.domain)
    with pytest.raises(IllegalChoice, match="melon"):
        FRUIT.option("melon")


def test_two_answers_with_one_text_are_a_mistake():
    with pytest.raises(ValueError, match="same text"):
        Kind("bad", "", [1, "1"])


def test_a_single_option_is_taken_without_asking():
    assert returned(ask(FRUIT, 0, ["pear"])) == "pear"
    assert returned(may(FRUIT, 0, [])) is None


def test_openly_a_single_option_is_asked_all_the_same():
    assert next(ask(FRUIT, 0, ["pear"], openly=True)).texts == ["pear"]
    assert next(may(FRUIT, 0, [], openly=True)).texts == ["nothing"]


def test_the_answer_comes_back():
    flow = may(FRUIT, 2, ["apple", "plum"], cause="hunger")
    decision = next(flow)
    assert isinstance(decision, Decision)
    assert (decision.seat, decision.texts, decision.cause) == (2, ["apple", "plum", "nothing"], "hunger")
    decision.answer = "plum"
    with pytest.raises(StopIteration) as stop:
        next(flow)
    assert stop.value.value == "plum"


def test_together_is_a_round_of_single_questions():
    flow = together(FRUIT, {0: ["pear"], 1: ["apple", "plum"]})
    asked = next(flow)
    assert isinstance(asked, Round)
    assert {seat: question.texts for seat, question in asked.open.items()} == {1: ["apple", "plum"]}
    asked.open[1].answer = "plum"
    asked.go_on(1)
    with pytest.raises(StopIteration) as stop:
        next(flow)
    assert stop.value.value == {0: "pear", 1: "plum"}


def test_a_round_in_which_nobody_has_a_choice_is_not_begun():
    assert returned(together(FRUIT, {0: ["pear"], 1: ["plum"]})) == {0: "pear", 1: "plum"}


def test_a_quiet_question_can_be_declined():
    with pytest.raises(ValueError, match="can always be declined"):
        Kind("bad", "", ["yes"], quiet=True)


def test_a_question_without_answers_is_a_mistake():
    with pytest.raises(ValueError, match="nothing to choose from"):
        next(ask(FRUIT, 0, []))


def test_texts_of_unknown_origin_are_shortened():
    assert shorten("a\n b") == "a b"
    assert len(shorten("x" * 500)) == 60


def test_a_kind_may_be_opened_when_its_answers_are_made():
    late = Kind("late", "Choose", no="no")
    assert late.domain == (None,)
    late.open(["a", "b"])
    assert late.domain == ("a", "b", None)
    assert late.option("b") == "b"
    with pytest.raises(ValueError, match="the same text"):
        late.open(["a", "no"])


def test_a_refusal_names_forty_answers_and_counts_the_rest():
    numbers = Kind("number", "Which?", range(43))
    told = str(Decision(1, numbers, range(43)).refused("99"))
    assert told.startswith("99 is not legal here; seat 1 can choose 0, 1, 2, ")
    assert told.endswith(", 38, 39 and 3 more.")
    assert str(Decision(1, numbers, range(40)).refused("99")).endswith(", 38, 39.")


def test_nobody_listens_any_more_when_several_texts_were_refused():
    with pytest.raises(IllegalChoice):
        civitas.new("tally", 2, 1).choose_text("neither of these", 0)
    assert UNASKED == []
