"""What a seat knows of military cards and events (rules 18)."""

from __future__ import annotations

from civitas import Game
from civitas.languages import sentences

from .scenes import data, play, politics, scene, table

EVENTS = ["rats", "raiders", "crusades", "foray"]


def hand(game: Game, seat: int) -> list[str]:
    """A military hand."""
    cards: list[str] = data(game, seat)["military_hand"]
    return cards


def test_own_events_are_known_but_not_when_they_come() -> None:
    current = [{"card": card, "by": number % 2} for number, card in enumerate(EVENTS)]
    game = scene({}, {}, current=current)
    orders = set()
    for seed in range(60):
        dealt = table(game.redeal(0, seed))["current"]
        assert {one["card"] for one in dealt if one["by"] == 0} == {"rats", "crusades"}
        orders.add(tuple(one["by"] for one in dealt))
    assert len(orders) == 6


def test_only_events_come_into_event_decks() -> None:
    game = scene({}, {"military_hand": ["legion", "barbarians"]}, current=[{"card": "rats", "by": 1}])
    seen = set()
    for seed in range(80):
        dealt = game.redeal(0, seed)
        seen.add(table(dealt)["current"][0]["card"])
        assert len(hand(dealt, 1)) == 2
    assert len(seen) > 8
    assert not seen & {"legion", "phalanx", "military_bonus_i", "aggression_spy_ii"}


def test_joan_of_arc_knows_the_next_event() -> None:
    game = scene({"leader": "joan_of_arc"}, {}, current=["rats", "raiders", "crusades"], top_seen=[0])
    assert {table(game.redeal(0, seed))["current"][0] for seed in range(20)} == {"rats"}
    assert len({table(game.redeal(1, seed))["current"][0] for seed in range(20)}) > 3


def test_a_refused_pact_is_known_until_a_card_of_its_age_is_discarded_unseen() -> None:
    start = {"military_hand": ["peace_treaty", "impact_of_science", "legion"], "military": 0}
    game = play(politics(start, {}, {}), "offer:peace_treaty>1", "refuse")
    assert all("peace_treaty" in hand(game.redeal(2, seed), 0) for seed in range(10))
    play(game, "end", "discard:impact_of_science")
    assert data(game)["shown"] == {}
    assert not all("peace_treaty" in hand(game.redeal(2, seed), 0) for seed in range(10))


def test_who_discards_knows_what_lies_in_the_pile() -> None:
    pile = {"I": [{"card": "legion", "seen": [0]}, {"card": "phalanx", "seen": "all"}, "rats"]}
    game = scene({}, {}, discards=pile)
    for seed in range(10):
        mine = table(game.redeal(0, seed))["discards"]["I"]
        assert [one["card"] if isinstance(one, dict) else "?" for one in mine] == ["legion", "phalanx", "?"]
    others = {table(game.redeal(1, seed))["discards"]["I"][0]["card"] for seed in range(10)}
    assert len(others) > 1


def test_a_prepared_event_is_seen_by_its_age_alone() -> None:
    start = {"military_hand": ["pestilence", "rats", "cold_war"]}
    game = play(politics(start, {"unused": 0}, current=["reign_of_terror"]), "prepare:rats")
    lines = sentences(game, 1)
    assert any("prepares an event" in line for line in lines)
    assert not any("Rats" in line for line in lines)
    assert any("Rats" in line for line in sentences(game, 0))
