"""A second language: plural forms, names in cases, and English for what it lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from civitas.games.stone_age.pieces import CARD, TILE
from civitas.languages import Language, language
from civitas.words import Button, Group, Message, Prompt, Several, Who, say

RULES = civitas.titles()["stone_age"]
ENGLISH = language(RULES)


@pytest.fixture(scope="module")
def czech() -> Language:
    return Language("cs", [Path(__file__).parent / "cs"], ENGLISH)


@pytest.mark.parametrize(("n", "text"), [(1, "1 hlína"), (2, "2 hlíny"), (4, "4 hlíny"), (5, "5 hlín"), (0, "0 hlín")])
def test_one_few_and_many(czech: Language, n: int, text: str) -> None:
    assert czech.text(say("amount-clay", n=n)) == text


def test_a_message_in_a_message_is_told_in_the_same_language(czech: Language) -> None:
    assert czech.text(say("pay", paid=say("amount-clay", n=3))) == "Zaplať 3 hlíny"


def test_a_thing_has_its_name_in_the_case_that_the_sentence_needs(czech: Language) -> None:
    assert czech.text(say("build", tile=TILE["b_4_of_2"])) == "Postavíš budovu za čtyři?"
    assert czech.text(say("name", what=TILE["b_4_of_2"])) == "budova za čtyři"
    assert czech.text(say("build", tile=TILE["b_2wood_1clay"])) == "Postavíš 10-point building?"


def test_what_a_language_lacks_is_said_in_english(czech: Language) -> None:
    assert czech.text(say("market")) == "Market: which die do you take?"
    assert czech.text(say("market-why", card=CARD["pottery_market"])).startswith("“Pottery: market”: ")


def test_the_button_of_a_set_is_told_for_every_number(czech: Language) -> None:
    group = Group("", (Button("wood", say("good-wood")),), Several(1, 5, say("pay-number"), "done"))
    several = czech.prompt(Prompt(say("build", tile=TILE["b_4_of_2"]), (group,))).groups[0].several
    assert several is not None
    assert several.labels[1:] == (
        "Zaplať 1 surovinu", "Zaplať 2 suroviny", "Zaplať 3 suroviny", "Zaplať 4 suroviny", "Zaplať 5 surovin",
    )  # fmt: skip
    assert several.label == "Zaplať {n} surovin"


def test_seats_are_called_by_the_names_of_who_sits_there() -> None:
    said = say("name", what=Who(1))
    assert ENGLISH.text(said, ["Ann", "Ben"]) == "Ben"
    assert ENGLISH.text(said) == "Seat 1"


def test_lists(czech: Language) -> None:
    assert ENGLISH.text(say("all-of", parts=["a"])) == "a"
    assert ENGLISH.text(say("all-of", parts=["a", "b", "c"])) == "a, b and c"
    assert ENGLISH.text(say("note", parts=[say("good-wood"), 2, CARD["pottery_market"]])) == "wood, 2, Pottery: market"


@pytest.mark.parametrize("said", [Message("nothing-of-the-kind"), Message("price"), Message("price", {"m": 1})])
def test_what_is_no_message_and_what_lacks_an_argument_are_errors(said: Message) -> None:
    with pytest.raises((LookupError, ValueError)):
        ENGLISH.text(said)
