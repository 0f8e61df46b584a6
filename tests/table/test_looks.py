"""Boards and pages as HTML: well-formed, fit for a strict policy, and nothing on them that can't be chosen."""

from __future__ import annotations

import random
import re
from collections import Counter
from html.parser import HTMLParser

import pytest
from markupsafe import Markup

import civitas
from civitas.kernel.game import Game
from civitas.table.look import boards, drawing, games, rulebook
from civitas.table.look.rulebook import rules_html

VOID = {"br", "img", "input", "link", "meta", "hr"}
GAMES = ("endeavor", "innovation", "stone_age", "through_the_ages")


class Reader(HTMLParser):
    """Collects what matters of a page, and refuses tags that are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.keys: Counter[str] = Counter()
        self.ids: Counter[str] = Counter()
        self.choices: list[tuple[str, str]] = []
        self.forbidden: list[str] = []
        self.pictures: set[str] = set()
        self.zooms: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self._note(tag, {name: value or "" for name, value in attrs})

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, {name: value or "" for name, value in attrs})

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def _note(self, tag: str, attributes: dict[str, str]) -> None:
        self.forbidden += [name for name in attributes if name == "style" or name.startswith("on")]
        self.forbidden += [tag] if tag in ("script", "style") else []
        self.keys.update([attributes["data-key"]] if "data-key" in attributes else [])
        self.ids.update([attributes["id"]] if "id" in attributes else [])
        if "data-choice" in attributes:
            self.choices.append((tag, attributes["data-choice"]))
        if "data-zoom" in attributes:
            self.zooms.add(attributes["data-zoom"])
        if tag == "use":
            self.pictures.add(attributes["href"].removeprefix("#"))


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open
    return reader


def at_table(game: Game, seat: int | None, look_back: bool = False) -> boards.Setting:
    people = [
        boards.Seat(n, f"N{n}", "you" if n == seat else "bot", "" if n == seat else "greedy") for n in range(game.seats)
    ]
    return boards.Setting(
        table="abc",
        name="<Fireside> & co",
        game=game.rules.name,
        number=len(game.history),
        seat=seat,
        seats=people,
        host=True,
        chat=[("<b>Kai</b>", "<script>alert(1)</script>", "now")],
        over=game.over,
        look_back=look_back,
    )


@pytest.mark.parametrize("name", GAMES)
def test_boards_at_random_moments(name: str) -> None:
    rules = civitas.titles()[name]
    symbols = set(re.findall(r'id="([^"]+)"', str(games.sprite()) + str(games.sprite(name))))
    for seats in (rules.seats[0], rules.seats[-1]):
        game = civitas.new(name, seats=seats, seed=5)
        chance = random.Random(5)
        for number in range(3_000):
            if number % 200 == 0 or game.over:
                for seat in (*range(seats), None):
                    _check(game, seat, symbols)
                openly = at_table(game, None, look_back=True)
                for key in read(boards.board(game, openly, 0)).zooms:
                    assert boards.zoom(game, openly, key), key
            if game.over:
                break
            assert game.decision
            game.choose(chance.choice([one for one in game.decision.options if str(one) != "resign"]))
        assert game.over


def _check(game: Game, seat: int | None, symbols: set[str]) -> None:
    setting = at_table(game, seat)
    page = read(boards.board(game, setting, len(game.history) - 3))
    asked = next((decision for decision in game.pending if decision.seat == seat), None)
    legal = asked.texts if asked is not None else []
    if asked is not None:
        groups = game.rules.explain(game.view(seat), asked).groups
        legal += [button.text for group in groups if group.several is not None for button in group.buttons]
    assert [key for key, times in page.keys.items() if times > 1] == []
    assert [key for key, times in page.ids.items() if times > 1] == []
    assert bool(page.choices) == bool(legal)
    zooms = [boards.zoom(game, setting, key) for key in sorted(page.zooms)]
    assert all(zooms), "what can be opened has something to read"
    for part in (page, *map(read, zooms)):
        assert not part.forbidden
        assert all(text.split(" ")[0] in legal for _, text in part.choices)
        assert all(tag == "button" for tag, _ in part.choices), "what can be chosen is a real button"
        assert part.pictures <= symbols | page.ids.keys(), part.pictures - symbols


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_of_other_boards_changes_nothing(name: str) -> None:
    game = civitas.new(name, seats=3, seed=8)
    chance = random.Random(8)
    warm = []
    for number in range(61):
        assert game.decision
        game.choose(chance.choice([one for one in game.decision.options if str(one) != "resign"]))
        if number % 20:
            continue
        for seat in (*range(3), None):
            setting = at_table(game, seat)
            warm.append((setting, boards.board(game, setting, 0)))
            for one in setting.seats:
                one.name += "'s other table"
            boards.board(game, setting, 0)
    for kept in (drawing.environment, drawing._kept, boards._template):
        kept.cache_clear()
    for setting, html in warm[-4:]:
        again = at_table(game, setting.seat)
        assert boards.board(game, again, 0) == html


def test_what_is_said_again_is_escaped_as_ever() -> None:
    template = drawing.environment().from_string("{{ one }} {{ other }} {{ number }} {{ truth }}")
    for _ in range(2):
        assert template.render(one="<&>", other=Markup("<b>"), number=1, truth=True) == "&lt;&amp;&gt; <b> 1 True"
        assert template.render(one=Markup("<&>"), other="<b>", number=1.0, truth=None) == "<&> &lt;b&gt; 1.0 None"


def test_a_line_of_the_chronicle_is_drawn_once_for_all_boards() -> None:
    game = civitas.new("stone_age", seats=2, seed=8)
    for _ in range(20):
        assert game.decision
        game.choose(game.decision.options[0])
    boards.board(game, at_table(game, None), 0)
    lines = drawing._kept("parts/line.html").line
    drawn = lines.cache_info().misses
    assert game.decision
    game.choose(game.decision.options[0])
    assert 'class="line' in boards.board(game, at_table(game, None), 0)
    assert lines.cache_info().misses <= drawn + 3


def test_what_is_not_on_the_board_can_not_be_opened() -> None:
    for name in (*GAMES, "tally"):
        game = civitas.new(name, seats=3, seed=3)
        for seat in (0, None):
            for key in ("", "-", "card-", "seat-9", "seat--1", "score-9", "city-", "nonsense", "{{ 7 }}", "ß" * 99):
                assert boards.zoom(game, at_table(game, seat), key) == "", (name, key)


def test_a_game_without_a_board_is_shown_plainly() -> None:
    game = civitas.new("tally", seats=2, seed=1)
    assert game.decision
    page = read(boards.board(game, at_table(game, game.decision.seat), 0))
    assert {text for _, text in page.choices} == set(game.decision.texts)


def test_rules_become_anchors_and_nothing_else_becomes_markup() -> None:
    html = rules_html("## 5. Placing\n\n5.1 First **this**.\n5.2 Then that:\n  1. one\n  2. two <script>x</script>\n")
    assert '<h2 id="r5">' in html
    assert '<p id="r5.1"><a href="#r5.1">5.1</a>' in html
    assert 'id="r5.2.2"' in html
    assert "<script>" not in html


def test_the_scripts_stay_small_and_alone() -> None:
    scripts = {path.name: path.read_text() for path in (games.HERE / "static").glob("*.js")}
    names = "bell bells choosing keys look pages patching people several swapping table telling zoom"
    assert scripts.keys() == {f"{name}.js" for name in names.split()}
    assert sum(map(len, scripts.values())) < 46_000
    for text in scripts.values():
        assert not re.search(r"https?://|import\s|eval\(|stone|innovation|endeavor|through_the", text), (
            "it knows no game and fetches nothing"
        )


@pytest.mark.parametrize("game", ["stone_age", "innovation", "endeavor", "through_the_ages", "civilization"])
def test_rulebooks_speak_to_readers(game: str) -> None:
    """No names of the program, and pictures of faces that there are."""
    rules = games.titles()[game]
    text = rulebook.rulebook(rules)
    assert "`" not in text
    assert not re.search(r"\b[a-z]+_[a-z0-9]+\b", re.sub(r"\(card:[^)]*\)", "", text))
    known = {entry.id: entry for entry in rules.catalogue()}
    html = rulebook.illustrated(rulebook.rules_html(text), known, lambda entry: entry.title)
    assert html.count('<figure class="faces">') >= 1
    assert '"card:' not in html
