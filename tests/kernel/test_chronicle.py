"""Sentences, who may read them, and how they speak to their reader."""

from __future__ import annotations

import pytest

from civitas.kernel.chronicle import Chronicle, Line, but, only, speak

TEMPLATES = {
    "take": "{seat:seat} {seat:takes} {what} from {other:seat}.",
    "move": "{what} goes from {seat:’s} hand to {other:’s} board.",
    "share": "{seats:seat} {seats:shares} it.",
}


def line(message, **args):
    chronicle = Chronicle(TEMPLATES)
    chronicle.say(message, **args)
    return chronicle.lines[0]


def test_a_sentence_about_others_names_them():
    take = line("take", seat=0, other=1, what="wood")
    assert take.text() == "Seat 0 takes wood from Seat 1."
    assert take.text(["Ann", "Bob"]) == "Ann takes wood from Bob."


def test_you_is_a_capital_only_at_the_beginning():
    share = line("share", seats=[0, 1])
    assert share.text(["Ann", "Bob"], reader=0) == "You, Bob share it."
    assert share.text(["Ann", "Bob"], reader=1) == "Ann, you share it."


def test_a_sentence_speaks_to_its_reader():
    take = line("take", seat=0, other=1, what="wood")
    assert take.text(["Ann", "Bob"], reader=0) == "You take wood from Bob."
    assert take.text(["Ann", "Bob"], reader=1) == "Ann takes wood from you."
    move = line("move", seat=0, other=1, what="a 3")
    assert move.text(["Ann", "Bob"], reader=1) == "a 3 goes from Ann’s hand to your board."


def test_a_sentence_about_several():
    assert line("share", seats=[0, 1]).text(["Ann", "Bob"]) == "Ann, Bob share it."
    assert line("share", seats=[0, 1]).text(["Ann", "Bob"], reader=0) == "You, Bob share it."
    assert line("share", seats=[1]).text(["Ann", "Bob"], reader=0) == "Bob shares it."


@pytest.mark.parametrize(
    ("verb", "plain"),
    [("takes", "take"), ("passes", "pass"), ("occupies", "occupy"), ("has", "have"), ("is", "are"), ("uses", "use")],
)
def test_verbs_in_their_plain_form(verb, plain):
    assert speak(0, verb, ["Ann", "Bob"], reader=0) == plain
    assert speak(0, verb, ["Ann", "Bob"], reader=1) == verb
    assert speak([0, 1], verb, ["Ann", "Bob"], reader=None) == plain


def test_readers():
    assert [[readers >> seat & 1 for seat in range(3)] for readers in (only(1), but(1), only(0, 2))] == [
        [0, 1, 0],
        [1, 0, 1],
        [1, 0, 1],
    ]
    secret = line("share", seats=[0], to=only(1))
    assert [secret.readable(seat) for seat in (0, 1, None)] == [False, True, False]
    rest = line("share", seats=[0], to=but(1))
    assert [rest.readable(seat) for seat in (0, 1, None)] == [True, False, True]


def test_lines_are_equal_when_they_say_the_same():
    """When it was said, to whom and in which words is no difference: a redealt game says the same."""
    said = Line(3, "take", "{seat:seat} takes.", {"seat": 0}, "card", only(0))
    assert said == Line(9, "take", "Taken.", {"seat": 0}, "card", only(1))
    assert len({said, Line(9, "take", "Taken.", {"seat": 0}, "card", only(1))}) == 1
    assert said != Line(3, "move", "{seat:seat} takes.", {"seat": 0}, "card", only(0))
    assert said != Line(3, "take", "{seat:seat} takes.", {"seat": 1}, "card", only(0))
    assert said != Line(3, "take", "{seat:seat} takes.", {"seat": 0}, "tile", only(0))
    assert said != "Seat 0 takes."
    assert said.__eq__("Seat 0 takes.") is NotImplemented
