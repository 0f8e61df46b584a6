"""Lines of the chronicle as sentences: they name whoever they are about, and speak to their reader."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from civitas.kernel.chronicle import Chronicle, only
from civitas.languages import COMMON, Language
from civitas.languages.values import Span

NAMES = ["Ann", "Bob", "yo"]
CARD = SimpleNamespace(id="oars", title="Oars")
INITIALS = SimpleNamespace(id="ai", title="A.I.")
ENGLISH = """
log-take = { $seat } { VERB($seat, "takes", "take") } { $what } from { $other }.
log-move = { $what } goes from { NAME($seat, case: "genitive") } hand to { NAME($other, case: "genitive") } board.
log-fall = { NAME($player, case: "genitive") } walls fall.
log-share = { $seats } { VERB($seats, "shares", "share") } it.
log-both = { AND($seats) } agree.
log-show = { $seat } { VERB($seat, "shows", "show") } { $cards }.
log-lead = { $n }: { $score }.
log-roll = { $seat } { VERB($seat, "rolls", "roll") } { $total }.
log-gain = { $seat } { VERB($seat, "gains", "gain") } { $amount } { $what }.
log-roll-gain = { $seat } { VERB($seat, "rolls", "roll") } { $total }: { $gain-amount } { $gain-what }.
log-roll-gain-gain = { $seat }: { $total } brings { $gain-amount } { $gain-what }, { $gain_2-amount } { $gain_2-what }.
log-draw = { $seat } { VERB($seat, "draws", "draw") } { $card }.
log-meld = { $seat } { VERB($seat, "melds", "meld") } { $card }.
log-draw-meld =
    { $seat } { SAME($card, $meld-card) ->
        [yes] { VERB($seat, "draws", "draw") } and { VERB($seat, "melds", "meld") } { $card }
       *[no] { VERB($seat, "draws", "draw") } { $card } and { VERB($seat, "melds", "meld") } { $meld-card }
    }.
"""
CZECH = """
you = ty
log-share = { $seats } { VERB($seats, "to sdílí", "to sdílíš", "to sdílejí") }.
log-show =
    { PERSON($seat) ->
        [you] Ukazuješ
       *[other] { $seat } ukazuje
    } { $cards }.
log-roll = { $seat } { VERB($seat, "hází", "házíš") } { $total }.
log-gain = { $seat } { VERB($seat, "bere", "bereš") } { $amount } { $what }.
log-roll-gain =
    { PERSON($seat) ->
        [you] Házíš
       *[other] { $seat } hází
    } { $total } a { VERB($seat, "bere", "bereš") } { $gain-amount ->
        [one] { $gain-amount } surovinu
        [few] { $gain-amount } suroviny
       *[other] { $gain-amount } surovin
    }.
log-draw = { $seat } { VERB($seat, "táhne", "táhneš") } { $card }.
log-meld = { $seat } { VERB($seat, "vykládá", "vykládáš") } { $card }.
"""


@pytest.fixture
def english(tmp_path: Path) -> Language:
    (tmp_path / "chronicle.ftl").write_text(ENGLISH, encoding="utf-8")
    return Language("en", [COMMON / "en", tmp_path])


@pytest.fixture
def czech(tmp_path: Path, english: Language) -> Language:
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "chronicle.ftl").write_text(CZECH, encoding="utf-8")
    return Language("cs", [tmp_path / "cs"], english)


def told(language: Language, message: str, reader: int | None = None, names: list[str] = NAMES, **args: Any) -> str:
    chronicle = Chronicle()
    chronicle.say(message, **args)
    return language.line(chronicle.lines[0], names, reader).text


def test_a_sentence_about_others_names_them(english: Language) -> None:
    assert told(english, "take", seat=0, other=1, what="wood") == "Ann takes wood from Bob."
    assert told(english, "take", names=[], seat=0, other=1, what="wood") == "Seat 0 takes wood from Seat 1."


def test_a_sentence_speaks_to_its_reader(english: Language) -> None:
    assert told(english, "take", 0, seat=0, other=1, what="wood") == "You take wood from Bob."
    assert told(english, "take", 1, seat=0, other=1, what="wood") == "Ann takes wood from you."
    assert told(english, "move", 1, seat=0, other=1, what="A 3") == "A 3 goes from Ann’s hand to your board."


def test_the_reader_has_a_capital_at_the_beginning_and_a_name_stays_as_it_is(english: Language) -> None:
    assert told(english, "share", 0, seats=[0, 1]) == "You, Bob share it."
    assert told(english, "share", 1, seats=[0, 1]) == "Ann, you share it."
    assert told(english, "fall", 0, player=0) == "Your walls fall."
    assert told(english, "fall", 0, player=2) == "yo’s walls fall."


def test_a_sentence_about_several(english: Language) -> None:
    assert told(english, "share", seats=[0, 1]) == "Ann, Bob share it."
    assert told(english, "share", 0, seats=[1]) == "Bob shares it."
    assert told(english, "both", 2, seats=(0, 1, 2)) == "Ann, Bob and you agree."


def test_lists_and_numbers(english: Language) -> None:
    assert told(english, "show", seat=0, cards=[CARD, "a 3"]) == "Ann shows Oars, a 3."
    assert told(english, "show", seat=0, cards=()) == "Ann shows nothing."
    assert told(english, "lead", n=1234, score=-5) == "1234: -5."


def test_a_full_stop_is_not_doubled(english: Language) -> None:
    assert told(english, "show", seat=0, cards=[CARD, INITIALS]) == "Ann shows Oars, A.I."
    assert told(english, "take", seat=0, other=1, what=INITIALS) == "Ann takes A.I. from Bob."


def test_the_pieces_say_what_they_speak_of(english: Language) -> None:
    chronicle = Chronicle()
    chronicle.say("take", seat=0, other=1, what=CARD)
    assert english.line(chronicle.lines[0], NAMES, 1).pieces == (
        Span("Ann", seat=True),
        Span(" takes "),
        Span("Oars", thing="oars"),
        Span(" from "),
        Span("you", seat=True),
        Span("."),
    )


def test_another_language_has_forms_of_its_own(czech: Language) -> None:
    assert told(czech, "share", seats=[0]) == "Ann to sdílí."
    assert told(czech, "share", 0, seats=[0]) == "Ty to sdílíš."
    assert told(czech, "share", 1, seats=[0, 1]) == "Ann, ty to sdílejí."
    assert told(czech, "show", 0, seat=0, cards=[CARD]) == "Ukazuješ Oars."
    assert told(czech, "show", 1, seat=0, cards=[CARD]) == "Ann ukazuje Oars."


def test_what_it_lacks_is_told_in_english_throughout(czech: Language) -> None:
    assert told(czech, "take", 1, seat=0, other=1, what="wood") == "Ann takes wood from you."
    assert told(czech, "fall", 0, player=0) == "Your walls fall."


def joined(language: Language, *said: tuple[str, dict[str, Any]], reader: int | None = None) -> list[str]:
    """What the reader is told of lines, those joined that the language joins."""
    chronicle = Chronicle()
    for message, args in said:
        chronicle.say(message, **args)
    readable = [line for line in chronicle.lines if line.readable(reader)]
    return [language.told(lines, NAMES, reader).text for lines in language.joined(readable)]


ROLL = ("roll", {"seat": 0, "total": 12, "cause": "forest"})
GAIN = ("gain", {"seat": 0, "amount": 4, "what": "wood", "cause": "forest"})


def test_what_was_done_and_what_came_of_it_are_one_sentence(english: Language) -> None:
    assert joined(english, ROLL, GAIN) == ["Ann rolls 12: 4 wood."]
    assert joined(english, ROLL, GAIN, reader=0) == ["You roll 12: 4 wood."]
    assert joined(english, GAIN, ROLL) == ["Ann gains 4 wood.", "Ann rolls 12."]


def test_as_many_lines_are_joined_as_there_are_words_for(english: Language) -> None:
    more = ("gain", {"seat": 0, "amount": 1, "what": "gold", "cause": "forest"})
    assert joined(english, ROLL, GAIN, more) == ["Ann: 12 brings 4 wood, 1 gold."]
    assert joined(english, ROLL, GAIN, more, more) == ["Ann: 12 brings 4 wood, 1 gold.", "Ann gains 1 gold."]


def test_what_others_do_and_what_comes_of_something_else_stands_alone(english: Language) -> None:
    theirs, card = {"seat": 1, "cause": "forest"}, {"seat": 0, "cause": "card"}
    for other in (theirs, card):
        said = joined(english, ROLL, ("gain", {"amount": 4, "what": "wood", **other}))
        assert said[0] == "Ann rolls 12."


def test_what_comes_of_a_thing_that_was_named_is_joined(english: Language) -> None:
    drawn = ("draw", {"seat": 0, "card": CARD})
    assert joined(english, drawn, ("meld", {"seat": 0, "card": INITIALS, "cause": CARD})) == [
        "Ann draws Oars and melds A.I."
    ]


def test_a_thing_is_named_once(english: Language) -> None:
    drawn, melded = ("draw", {"seat": 0, "card": CARD}), ("meld", {"seat": 0, "card": CARD})
    assert joined(english, drawn, melded) == ["Ann draws and melds Oars."]


def test_only_what_a_reader_may_read_is_joined(english: Language) -> None:
    secret = ("gain", {**GAIN[1], "to": only(0)})
    assert joined(english, ROLL, secret, reader=0) == ["You roll 12: 4 wood."]
    assert joined(english, ROLL, secret, reader=1) == joined(english, ROLL, reader=1) == ["Ann rolls 12."]


def test_another_language_joins_what_it_has_words_for(czech: Language) -> None:
    assert joined(czech, ROLL, GAIN, reader=0) == ["Házíš 12 a bereš 4 suroviny."]
    assert joined(czech, ROLL, GAIN, reader=1) == ["Ann hází 12 a bere 4 suroviny."]
    drawn, melded = ("draw", {"seat": 0, "card": CARD}), ("meld", {"seat": 0, "card": CARD})
    assert joined(czech, drawn, melded, reader=1) == ["Ann táhne Oars.", "Ann vykládá Oars."]
