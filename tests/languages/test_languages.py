"""A second language: plural forms, names in cases, and English for what it lacks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.games.stone_age.pieces import CARD, TILE
from civitas.kernel.chronicle import EVERYBODY, Line
from civitas.languages import Language, language
from civitas.languages.values import Span
from civitas.languages.words import Words
from civitas.words import Button, Group, Message, Prompt, Several, Who, say

RULES = civitas.titles()["stone_age"]
ENGLISH = language(RULES)


@pytest.fixture(scope="module")
def czech() -> Language:
    return Language("cs", [Path(__file__).parent / "cs" / "stone_age"], ENGLISH)


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


def line(message: str, **args: Any) -> Line:
    return Line(0, message, args, None, EVERYBODY)


@pytest.mark.parametrize(
    ("amount", "mine", "hers"),
    [
        (1, "Živíš 1 figurku.", "Jana živí 1 figurku."),
        (3, "Živíš 3 figurky.", "Jana živí 3 figurky."),
        (7, "Živíš 7 figurek.", "Jana živí 7 figurek."),
    ],
)
def test_a_line_has_the_reader_and_the_number_in_its_forms(czech: Language, amount: int, mine: str, hers: str) -> None:
    assert czech.line(line("feed", seat=1, amount=amount), ["Petr", "Jana"], 1).text == mine
    assert czech.line(line("feed", seat=1, amount=amount), ["Petr", "Jana"], 0).text == hers


def test_a_line_chooses_by_words_and_by_cases(czech: Language) -> None:
    assert czech.line(line("gain", seat=0, amount=2, what="clay"), ["Petr"], None).text == "Petr získává hlínu: 2."
    built = line("build", seat=0, tile=TILE["b_4_of_2"], paid="4 zlata")
    assert czech.line(built, ["Petr"], 0).text == "Stavíš budovu za čtyři za 4 zlata."
    assert Span("budovu za čtyři", thing="b_4_of_2") in czech.line(built, ["Petr"], 0).pieces
    cards = [CARD["pottery_market"], CARD["art_tool"]]
    assert czech.line(line("row", cards=cards)).text == "Nové v řadě: Pottery: market a Art: tool."


def test_lines_are_joined_in_its_own_words_and_stand_alone_where_it_has_none(czech: Language) -> None:
    rolled = line("roll", seat=0, dice=(4, 2, 6), total=12, place="les"), line("gain", seat=0, amount=4, what="wood")
    assert czech.joined(rolled) == [rolled]
    assert czech.told(rolled, ["Petr"], 0).text == "Házíš 12 (4, 2, 6) a získáváš dřevo: 4."
    assert czech.told(rolled, ["Petr"], None).text == "Petr hází 12 (4, 2, 6) a získává dřevo: 4."
    built = line("build", seat=0, tile=TILE["b_4_of_2"], paid=""), line("points", seat=0, amount=4, score=4)
    assert (len(ENGLISH.joined(built)), len(czech.joined(built))) == (1, 2)


def test_a_line_that_is_lacking_is_told_in_english(czech: Language) -> None:
    assert czech.line(line("no_card", seat=0), ["Petr"], 0).text == "You draw no card: the deck is empty."


def test_ends_and_house_rules_are_messages(czech: Language) -> None:
    assert czech.text(say("end-buildings")) == "Jedna hromádka budov je prázdná: hra končí."
    assert czech.text(say("end-cards")) == "The cards can't fill the row: the game is over."
    house = Words(czech, "house-starvation")
    assert (house(""), house("-flat_10"), house("-per_food_4")) == ("Co stojí hlad", "jednou −10", "−4 each")
    assert house("-how").startswith("Hlad stojí 4 body za každé chybějící jídlo")


def test_lists(czech: Language) -> None:
    assert ENGLISH.text(say("all-of", parts=["a"])) == "a"
    assert ENGLISH.text(say("all-of", parts=["a", "b", "c"])) == "a, b and c"
    assert ENGLISH.text(say("note", parts=[say("good-wood"), 2, CARD["pottery_market"]])) == "wood, 2, Pottery: market"


@pytest.mark.parametrize("said", [Message("nothing-of-the-kind"), Message("price"), Message("price", {"m": 1})])
def test_what_is_no_message_and_what_lacks_an_argument_are_errors(said: Message) -> None:
    with pytest.raises((LookupError, ValueError)):
        ENGLISH.text(said)
