"""What a seat sees: sums that explain themselves, hidden things as numbers, faces with their signs."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec
import pytest

import civitas
from civitas.games.civilization import RULES
from civitas.games.civilization.atlas import square_title
from civitas.games.civilization.catalogue import catalogue
from civitas.games.civilization.faces import FACES
from civitas.games.civilization.rules.sweep import TURN_LIMIT
from civitas.games.civilization.seen import Sum, View
from civitas.kernel.game import Game
from civitas.languages import language
from tests.civilization.tables import choose, table

ENDS = {"end", "pass", "none", "stop", "no", "decline", "drop", "nothing", "done", "reserve"}


def played(seats: int, seed: int, choices: int) -> Iterator[Game]:
    """A game at every fifth of its decisions, played by chance but seldom passing."""
    game = civitas.new("civilization", seats, seed, {"negotiation_offer_limit": 3})
    chance = random.Random(seed)
    for number in range(choices):
        if game.over:
            return
        if number % 5 == 0:
            yield game
        one = chance.choice(game.pending)
        bold = [option for option in one.options if one.kind.text(option) not in ENDS]
        game.choose(chance.choice(bold if bold and chance.random() < 0.9 else list(one.options)), one.seat)


def sums(view: View) -> Iterator[Sum]:
    for city in view.cities:
        yield from (city.production, city.arts)
    for player in view.players:
        yield from (player.coins, player.bonus, player.hand_limit, player.speed, player.stacking, player.income)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_sum_is_the_sum_of_its_parts(seats: int) -> None:
    for game in played(seats, 3, 300):
        view = game.view(0)
        for one in sums(view):
            assert one.total == sum(part.amount for part in one.parts), one
        for player in view.players:
            assert player.coins.total <= 15 or game.over


def test_what_squares_are_called() -> None:
    assert [square_title(0, 0), square_title(15, 15), square_title(27, 17)] == ["A1", "P16", "AB18"]


def test_hands_of_others_are_numbers() -> None:
    for game in played(3, 4, 300):
        for seat in (0, None):
            view = game.view(seat)
            for player, truth in zip(view.players, game.state.players, strict=False):
                if player.seat == seat or not player.civ:
                    continue
                assert len(player.event_backs) + len(player.events) == len(truth.hand)
                assert player.tokens == len(truth.tokens)
                known = {card.id for card in truth.hand if seat is not None and game.state.seen[card.key] >> seat & 1}
                assert set(player.events) <= known
                assert sum(force.number for force in player.forces) == len(truth.units)
            assert msgspec.json.encode(view)


def test_every_sign_of_a_face_is_drawn() -> None:
    sprite = files("civitas.games.civilization").joinpath("table", "icons.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="cv-([^"]+)"', sprite))
    named = {face.sign for face in FACES.values()}
    named |= {sign for face in FACES.values() if face.kind == "tech" for sign in face.signs}
    named |= {resource for face in FACES.values() for resource in face.resources}
    assert named <= drawn


def test_every_end_has_its_words_on_the_board() -> None:
    for reason in RULES.ends:
        assert f"end-{reason}" in language(RULES)
        assert f"table-end-by_{reason}" in language(RULES) or reason == TURN_LIMIT


def test_the_browser_has_every_face_with_its_words() -> None:
    entries = catalogue()
    assert len({entry.id for entry in entries}) == len(entries) == len(FACES)
    silent = {entry.id for entry in entries if not entry.text and not entry.facts}
    assert not silent, silent


def test_the_end_of_a_turn_is_written_down_for_the_charts() -> None:
    position = {"phase": "research", "players": [{"civilization": "romans", "track": 4}, {"civilization": "zulu"}]}
    game = civitas.arrange("civilization", position)
    while game.view(0).turn == 1:
        game.choose_text("none", seat=game.pending[0].seat)
    assert [who.history for who in game.view(0).players] == [((4, 1, 0),), ((0, 1, 0),)]


def test_milestones_are_remembered_in_order() -> None:
    """A city founded, the first tech of row III, and an attack on a city that was beaten off."""
    rows = [["pottery", "writing", "currency"], ["irrigation", "monarchy"], [], [], []]
    game = choose(table({"scouts": ["6,5"]}, {}, phase="start", turn=2), "found:6,5")
    assert _milestones(game) == [(2, 0, "founded", "Orkhon")]
    game = choose(table({"rows": rows, "trade": 20}, {}, phase="research", stage=2), "banking")
    assert _milestones(game) == [(1, 0, "row", "3")]
    game = choose(table({"armies": ["12,6"]}, {}), "start:12,6:1:0 east")
    assert _milestones(game) == [(1, 0, "repelled", "Ulundi")]
    again = civitas.arrange("civilization", game.position())
    assert _milestones(again) == [(1, 0, "repelled", "Ulundi")]


def _milestones(game: civitas.Game) -> list[tuple[int, int, str, str]]:
    view: Any = game.view(1)
    return [(one.turn, one.seat, one.what, one.title) for one in view.milestones]


def test_a_face_says_once_when_something_may_be_used() -> None:
    titled = [(text.title, text.text) for face in FACES.values() for text in face.texts if text.title]
    assert len(titled) > 50
    for title, text in titled:
        assert not text.lower().startswith((f"{title}:".lower(), f"in your {title}:".lower())), text
