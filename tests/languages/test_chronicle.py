"""Lines of the chronicle as sentences: they name whoever they are about, and speak to their reader."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from civitas.kernel.chronicle import Chronicle
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
"""
CZECH = """
you = ty
log-share = { $seats } { VERB($seats, "to sdílí", "to sdílíš", "to sdílejí") }.
log-show =
    { PERSON($seat) ->
        [you] Ukazuješ
       *[other] { $seat } ukazuje
    } { $cards }.
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
