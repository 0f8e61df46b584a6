"""A language can give all that is printed on cards, and what views say: faces, rules pages and boards show it."""

from __future__ import annotations

import random
from collections.abc import Callable
from html import escape
from pathlib import Path

import msgspec
import pytest

import civitas
from civitas import languages
from civitas.games.through_the_ages.view_words import GIVES, WORDS
from civitas.languages import language
from civitas.languages.seeing import asked, entries, seen
from civitas.table.look.boards import Seat, Setting, board
from civitas.table.look.rulebook import rulebook
from civitas.table.web.site.books import _rules_page
from civitas.words import Entry

CZECH = Path(__file__).parent / "cs"
GAMES = sorted(civitas.titles())
Folders = Callable[[str, Path], None]


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch) -> Folders:
    """Puts the words of a language beside those of the games."""
    real = languages.folder

    def put(tag: str, home: Path) -> None:
        monkeypatch.setattr(
            languages, "folder", lambda rules, one: home / rules.name if one == tag else real(rules, one)
        )

    return put


@pytest.fixture
def czech(folders: Folders) -> None:
    folders("cs", CZECH)


def name(entry: Entry) -> str:
    """What the thing of an entry is known by."""
    return str(getattr(entry.face, "id", entry.id))


def texts(entry: Entry) -> list[str]:
    """By which ids the text of an entry is known."""
    return [word.id for word in entry.words] or ([f"{name(entry)}-text"] if entry.text else [])


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A language that has all names and texts of all things, each as its own id."""
    home = tmp_path_factory.mktemp("marked")
    for game in GAMES:
        said = {one for entry in civitas.titles()[game].catalogue() for one in (name(entry), *texts(entry))}
        (home / game).mkdir()
        words = "".join([f"thing-{one} = Zz-{one}.\n" for one in sorted(said)])
        (home / game / "things.ftl").write_text(words, encoding="utf-8")
    return home


@pytest.fixture
def tag(folders: Folders, home: Path) -> str:
    folders("de", home)
    return "de"


@pytest.mark.parametrize("game", GAMES)
def test_every_title_and_every_effect_can_be_given(game: str, tag: str) -> None:
    rules = civitas.titles()[game]
    for english, told in zip(rules.catalogue(), entries(rules, language(rules, tag)), strict=True):
        assert told.title == f"Zz-{name(english)}."
        assert all(f"Zz-{one}." in told.text for one in texts(english)), told
        rest = told.text
        for one in texts(english):
            rest = rest.replace(f"Zz-{one}.", "", 1)
        # Between the parts of a text are numbers and colons.
        assert not any(letter.isalpha() for letter in rest), told


@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_show_the_names_and_effects_of_a_language(game: str, tag: str) -> None:
    rules = civitas.titles()[game]
    book = _rules_page(game, tag).book
    for entry in rules.catalogue():
        assert f"Zz-{name(entry)}." in book, entry.id
        assert [one for one in texts(entry) if f"Zz-{one}." not in book] == []


@pytest.mark.parametrize("game", GAMES)
def test_boards_and_questions_are_told_in_a_language(game: str, tag: str) -> None:
    rules = civitas.titles()[game]
    tongue = language(rules, tag)
    known = {f"Zz-{name(entry)}." for entry in rules.catalogue()}
    playing = civitas.new(game, rules.seats[0], 3)
    chance = random.Random(3)
    on_boards, in_questions = set(), set()
    for _ in range(120):
        if playing.over:
            break
        decision = chance.choice(list(playing.pending))
        view = seen(playing, decision.seat, tongue)
        told = asked(rules, view, decision, tongue, ())
        labels = " ".join([button.label for group in told.groups for button in group.buttons] + [told.sentence])
        in_questions |= {one for one in known if one in labels}
        if len(playing.history) % 30 == 0:
            seats = [Seat(n, f"P{n}", "human") for n in range(playing.seats)]
            setting = Setting("t", "T", game, 0, decision.seat, seats, language=tag)
            drawn = board(playing, setting)
            on_boards |= {one for one in known if one in drawn}
        playing.choose(chance.choice(list(decision.options)), decision.seat)
    assert len(on_boards) > 3
    assert in_questions


SAMPLES: dict[str, tuple[str, str, list[str]]] = {
    "stone_age": ("healing_food_5", "Léčení: 5 jídla", ["Získej 5 jídla (7.3.2).", "druhá sada se počítá zvlášť"]),
    "innovation": ("agriculture", "Zemědělství", ["Smíš vrátit kartu z ruky."]),
    "endeavor": ("colony_house", "Koloniální dům", ["a vezmi jeho žeton."]),
    "civilization": ("civilization-americans", "Američané", ["s významnou osobností.", "získáš o 1 výrobu víc."]),
    "through_the_ages": ("moses", "Mojžíš", ["stojí o 1 jídlo méně."]),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("czech")
def test_a_card_in_czech_among_english_ones(game: str) -> None:
    card, title, parts = SAMPLES[game]
    rules = civitas.titles()[game]
    english = {entry.id: entry for entry in rules.catalogue()}
    told = {entry.id: entry for entry in entries(rules, language(rules, "cs"))}
    assert told[card].title == title
    assert all(part in told[card].text for part in parts)
    others = [entry for entry in told.values() if entry.id not in (card, "b_4_of_2")]
    assert [entry for entry in others if entry != english[entry.id]] == []
    book = _rules_page(game, "cs").book
    assert all(escape(part) in book for part in (title, *parts))


@pytest.mark.usefixtures("czech")
def test_a_rulebook_is_found_by_its_language_and_english_stands_in() -> None:
    rules = civitas.titles()["stone_age"]
    assert rulebook(rules, "cs").startswith("# Doba kamenná")
    assert "Kdo má na konci nejvíce bodů" in _rules_page("stone_age", "cs").book
    innovation = civitas.titles()["innovation"]
    assert rulebook(innovation, "cs") == rulebook(innovation)
    assert rulebook(innovation).startswith("# ")


@pytest.mark.usefixtures("czech")
def test_what_a_view_says_is_said_in_the_readers_language_and_to_programs_in_english() -> None:
    game = civitas.new("through_the_ages", 2, 1)
    tongue = language(game.rules, "cs")
    before = msgspec.json.encode(game.view(0))
    told = [space.refusal.text for space in seen(game, 0, tongue).row if space.refusal]
    assert told[0] == "stojí to 2 civilní akce, máš 1"
    plain = [space.refusal.text for space in game.view(0).row if space.refusal]
    assert plain[0] == "it costs 2 civil actions, you have 1"
    assert msgspec.json.encode(game.view(0)) == before
    assert seen(game, 0, language(game.rules)) == game.view(0)


@pytest.mark.usefixtures("czech")
def test_what_a_language_says_for_views_is_what_they_say() -> None:
    known = {f"view-{one}" for one in WORDS} | {f"view-gives-{one}" for one in GIVES}
    said = set(language(civitas.titles()["through_the_ages"], "cs").names("view-"))
    assert said
    assert said <= known


@pytest.mark.usefixtures("czech")
def test_the_chronicle_of_a_board_is_told_in_its_readers_language() -> None:
    game = civitas.new("stone_age", 2, 1)
    for _ in range(14):
        game.choose(game.pending[0].options[0], game.pending[0].seat)
    seats = [Seat(0, "Petr", "you"), Seat(1, "Jana", "human")]
    for reader, told in ((1, "Živíš 5 figurek."), (0, "<b>Jana</b> živí 5 figurek.")):
        assert told in board(game, Setting("t", "T", "stone_age", 14, reader, seats, language="cs"))
        assert told not in board(game, Setting("t", "T", "stone_age", 14, reader, seats))
