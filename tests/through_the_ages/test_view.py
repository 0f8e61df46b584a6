"""What a seat sees: nothing hidden, and numbers that can say where they come from."""

from __future__ import annotations

import random

import msgspec
import pytest

import civitas
from civitas.games.through_the_ages.faces import FACES
from civitas.games.through_the_ages.seen import TotalView, View

from .scenes import event, play, politics, scene

MILITARY = {card.id for card in FACES.values() if not card.civil}


def names(view: View) -> set[str]:
    """All card ids in a view."""
    text = msgspec.json.encode(view).decode()
    return {card for card in MILITARY if f'"{card}"' in text}


def test_a_military_hand_is_seen_by_its_owner_alone() -> None:
    game = scene({"military_hand": ["legion", "war_over_culture"]}, {}, age="III")
    assert [card.id for card in game.view(0).me.military_hand] == ["legion", "war_over_culture"]
    for seat in (1, None):
        view = game.view(seat)
        assert view.players[0].military_hand == ()
        assert view.players[0].military_backs == ("I", "III")
        assert not names(view) & {"legion", "war_over_culture"}


def test_own_events_are_known_without_their_places() -> None:
    game = scene(
        {"military_hand": ["rats"]}, {}, phase="politics", age="I", current=["development_of_science", "foray"]
    )
    play(game, "prepare:rats")
    assert [card.id for card in game.view(0).own_events] == ["rats"]
    assert game.view(1).own_events == ()
    assert "rats" not in names(game.view(1))
    assert game.view(1).players[0].prepared == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_totals_are_the_sums_of_their_lines(seats: int) -> None:
    game = civitas.new("through_the_ages", seats, 3)
    chance = random.Random(3)
    for number in range(200):
        if game.over:
            break
        if number % 10 == 0:
            for player in game.view(0).players:
                for total in (player.culture_rate, player.science_rate, player.strength):
                    assert total.value == max(0, _sum(total))
                assert player.happiness.value == min(8, max(0, _sum(player.happiness)))
                assert player.civil.total.value == _sum(player.civil.total)
                assert player.military.total.value == _sum(player.military.total)
                assert player.food.made.value == _sum(player.food.made)
        decision = game.pending[0]
        texts = [text for text in decision.texts if text != "resign"]
        game.choose(decision.kind.option(chance.choice(texts)), decision.seat)


def _sum(total: TotalView) -> int:
    return sum(line.amount for line in total.lines)


def test_the_forecast_is_what_the_end_of_the_turn_brings() -> None:
    chance = random.Random(8)
    told = 0
    for seed in (1, 2, 3):
        game = civitas.new("through_the_ages", 2, seed)
        while not game.over:
            decision = game.pending[0]
            texts = [text for text in decision.texts if text != "resign"]
            text = "end" if "end" in texts and chance.random() < 0.4 else chance.choice(texts)
            view = game.view(decision.seat)
            ahead = view.forecast
            game.choose(decision.kind.option(text), decision.seat)
            if text != "end" or ahead is None or ahead.discards or game.over or any(p.wars for p in view.players):
                continue
            after = game.view(decision.seat).players[decision.seat]
            assert after.science == ahead.science[1]
            assert after.food.stored == ahead.food[1]
            assert after.resources.stored == ahead.resources[1]
            assert after.culture == ahead.culture[1]
            told += 1
    assert told > 40


def row(*cards: str | None) -> list[str | None]:
    return [*cards, *[None] * (13 - len(cards))]


def test_prices_have_their_parts_and_refusals_their_rules() -> None:
    game = scene({"wonders": ["colossus", "pyramids"]}, {}, age="I", row=row("taj_mahal", "iron"))
    first, second, *_ = game.view(0).row
    assert first.price is not None
    assert first.price.value == 3
    assert first.price.how == "1 + 2 for your wonders"
    assert second.price is not None
    assert second.price.value == 1
    game = scene({"wonder": "colossus"}, {}, age="I", row=row("taj_mahal"))
    refusal = game.view(0).row[0].refusal
    assert refusal is not None
    assert str(refusal) == "your wonder is unfinished (7.4)"


def test_a_gap_in_the_row_was_taken_and_the_end_of_the_last_row_is_empty() -> None:
    game = scene({}, {}, age="II", row=row("frugality_ii", "coal"))
    game.choose_text("take:1")
    assert [space.taken for space in game.view(0).row[:3]] == [True, False, True]
    game = scene({}, {}, age="IV", last_round=20, round=20, row=row("frugality_ii", "coal"))
    game.choose_text("take:1")
    assert [space.taken for space in game.view(0).row[:3]] == [True, False, False]


def test_a_wonder_that_may_become_a_ruin_says_what_would_change() -> None:
    game = event("ravages_of_time", {"wonders": ["colossus", "pyramids", "taj_mahal"], "workers": {"warriors": 1}})
    now = game.view(0).resolution
    assert now is not None
    assert now.ruins == {
        "colossus": "3 → 5 culture, 3 → 1 strength, 1 → 0 colonization",
        "pyramids": "3 → 5 culture, 5 → 4 civil actions",
        "taj_mahal": "3 → 2 culture, 1 blue token less",
    }


def test_every_card_has_a_face_and_words() -> None:
    assert len(FACES) == 236
    assert all(card.text and card.lines for card in FACES.values())
    titles = {entry.id for entry in civitas.titles()["through_the_ages"].catalogue()}
    assert titles == set(FACES)


def test_ratings_tell_what_they_were_when_the_turn_began() -> None:
    game = scene({"resources": 5, "unused": 2}, phase="start")
    play(game, "nothing", "build:warriors", "build:religion")
    me = game.view(0).me
    totals = (me.science_rate, me.culture_rate, me.strength, me.happiness)
    assert [(total.before, total.value) for total in totals] == [(1, 1), (0, 1), (1, 2), (0, 1)]
    again = civitas.arrange("through_the_ages", game.position())
    assert again.view(0).me.strength.before == 1


def test_both_sides_of_a_pact_and_of_a_war_are_concerned() -> None:
    offered = politics({"military_hand": ["open_borders_agreement"]}, {}, {}, age="I")
    play(offered, "offer:open_borders_agreement>1")
    assert _parts(offered) == [(0, "done"), (1, "now"), (2, "out")]
    declarer = {"workers": {"warriors": 9}, "wars": [{"card": "war_over_technology", "target": 1}]}
    won = scene(declarer, {"specials": ["masonry"]}, {}, phase="start")
    assert _parts(won) == [(1, "done"), (0, "now"), (2, "out")]


def _parts(game: civitas.Game) -> list[tuple[int, str]]:
    return [(part.seat, part.status) for part in game.view(None).resolution.parts]
