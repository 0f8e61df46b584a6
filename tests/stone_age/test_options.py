"""Rules 15: every house rule."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from tests.stone_age.helpers import act, asked, has, play, row_with, table


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_start_seat_2_4(seat: int) -> None:
    for seed in range(3):
        assert civitas.new("stone_age", seats=4, seed=seed, variant={"start_seat": seat}).state.start == seat


def test_a_start_seat_beyond_the_seats_is_refused_2_4() -> None:
    with pytest.raises(civitas.BadSetup, match="the seats are 0 to 1"):
        civitas.new("stone_age", seats=2, seed=1, variant={"start_seat": 2})
    with pytest.raises(civitas.BadPosition, match=r"variant\.start_seat"):
        civitas.arrange("stone_age", {"variant": {"start_seat": 3}, "players": [{}, {}, {}]})


@pytest.mark.parametrize("variant", [{"start_seat": "4"}, {"starvation": 10}, {"hunt_repeat": 1}, {"nothing": True}])
def test_unknown_house_rules_are_refused(variant: dict[str, Any]) -> None:
    with pytest.raises(civitas.BadSetup):
        civitas.new("stone_age", seats=2, seed=1, variant=variant)


FLAT = {"variant": {"starvation": "flat_10"}, "phase": "feed"}


def test_flat_hunger_pays_all_or_nothing_15_1() -> None:
    player = {"food": 2, "wood": 2, "clay": 1, "gold": 2}
    game = play(FLAT | {"players": [player, {}]})
    assert asked(game) == (0, "feed", ["wood", "clay", "done"])
    game.choose_text("wood")
    assert asked(game) == (0, "piece", ["wood", "clay", "gold"])
    game.choose_text("wood")
    assert asked(game) == (0, "piece", ["clay", "gold"])
    game.choose_text("gold")
    has(game, food=0, wood=0, clay=1, gold=1, score=0)


def test_flat_hunger_costs_ten_points_once_15_1() -> None:
    has(play(FLAT | {"players": [{"food": 1, "wood": 9}, {}]}, "done"), wood=9, food=0, score=-10)


def test_flat_hunger_with_too_few_resources_15_1() -> None:
    game = play(FLAT | {"players": [{"food": 1, "wood": 3}, {}]})
    assert asked(game)[1] == "place"
    has(game, wood=3, food=0, score=-10)


def test_flat_hunger_with_the_two_resources_card_15_1() -> None:
    game = play(FLAT | {"players": [{"food": 1, "wood": 2, "kept": ["healing_any_2"]}, {}]})
    assert asked(game)[2][0] == "cash:wood+wood"
    assert asked(game)[2][-1] == "done"
    assert len(asked(game)[2]) == 11
    game.choose_text("cash:wood+gold")
    assert asked(game) == (0, "feed", ["wood", "done"])
    game.choose_text("wood")
    has(game, wood=0, gold=0, score=0)


ONCE = {"variant": {"hunt_repeat": False}}


def test_hunting_once_15_2() -> None:
    game = play(ONCE | {"players": [{"at": {"hunt": 1}}, {}]})
    assert not any(text.startswith("hunt") for text in asked(game)[2])


def test_a_player_without_a_placement_is_skipped_15_2() -> None:
    at = {"hunt": 1, "tool_maker": 1, "card_1": 1, "card_2": 1, "building_1": 1, "building_2": 1}
    first: dict[str, Any] = {"figures": 9, "at": at}
    second = {"figures": 9, "at": {"field": 1, "forest": 1, "clay_pit": 1, "quarry": 1, "river": 1, "card_3": 1}}
    position = ONCE | {"players": [first, second]}
    # Card 4 is all that seat 0 can take, so it is not even asked.
    game = play(position)
    has(game, at=first["at"] | {"card_4": 1})
    assert asked(game) == (1, "place", ["hunt:1", "hunt:2", "hunt:3"])
    game.choose_text("hunt:1")
    # Seat 0 has two figures left, seat 1 two: there is no place for them, and the actions begin.
    assert asked(game)[:2] == (0, "resolve")
    assert table(game)["phase"] == "act"
    assert game.state.players[0].idle == 2
    assert game.state.players[1].idle == 2


def limited(kind: str, **table: Any) -> dict[str, Any]:
    return {"variant": {"resource_supply": kind}} | table


@pytest.mark.parametrize(("kind", "tokens"), [("limited_58", (20, 16, 12, 10)), ("limited_68", (28, 18, 12, 10))])
def test_gains_are_cut_to_the_supply_15_3(kind: str, tokens: tuple[int, ...]) -> None:
    places = ("forest", "clay_pit", "quarry", "river")
    for place, good, n in zip(places, ("wood", "clay", "stone", "gold"), tokens, strict=True):
        players: dict[str, Any] = {"variant": {"resource_supply": kind}}
        game = act({good: n - 2, "at": {place: 5}}, chance=[6] * 5, **players)
        has(game, **{good: n})
        assert game.view(0).supply[good] == 0


def test_what_is_paid_goes_back_15_3() -> None:
    row = row_with("shaman_1_gold_1")
    variant = {"resource_supply": "limited_58"}
    game = act({"gold": 10, "at": {"card_1": 1}}, "gold", row=row, variant=variant)
    has(game, gold=10)


def test_an_empty_place_may_be_chosen_15_3() -> None:
    game = act({"gold": 10, "at": {"river": 2}}, chance=[6, 6], variant={"resource_supply": "limited_58"})
    has(game, gold=10)


def test_market_dice_of_an_empty_kind_may_be_taken_15_3() -> None:
    variant = {"resource_supply": "limited_58"}
    game = act({"gold": 11 - 1, "wood": 1, "at": {"card_1": 1}}, "wood", "die:4", chance=[4, 1], variant=variant)
    has(game, gold=10, wood=0)


def test_the_cash_in_takes_only_what_is_there_15_3() -> None:
    variant = {"resource_supply": "limited_58"}
    player = {"wood": 20, "clay": 15, "stone": 11, "gold": 10, "kept": ["healing_any_2"], "at": {"card_1": 1}}
    game = act(player, variant=variant)
    assert asked(game) == (0, "resolve", ["card_1", "cash:clay+stone"])


def test_the_cash_in_needs_two_tokens_15_3() -> None:
    variant = {"resource_supply": "limited_58"}
    player = {"wood": 20, "clay": 15, "stone": 12, "gold": 10, "kept": ["healing_any_2"], "at": {"card_1": 1}}
    game = act(player, variant=variant)
    assert asked(game) == (0, "pay", ["wood", "clay", "stone", "gold", "decline"])


def test_the_cash_in_is_offered_at_each_choice_of_a_place_15_3() -> None:
    variant = {"resource_supply": "limited_68"}
    player = {"kept": ["healing_any_2"], "at": {"field": 1, "quarry": 1}}
    game = act(player, variant=variant, chance=[5])
    assert asked(game)[2][:3] == ["field", "quarry", "cash:wood+wood"]
    assert len(asked(game)[2]) == 12
    game.choose_text("field")
    # The last place is a real choice now (16.1).
    assert asked(game)[2][:2] == ["quarry", "cash:wood+wood"]
    game.choose_text("cash:stone+stone")
    has(game, stone=3, kept=[])


def test_unused_at_the_end_with_a_limited_supply_15_3() -> None:
    game = play(limited("limited_58", phase="end", heights=[0, 7], players=[{"kept": ["healing_any_2"]}, {}]))
    assert game.scores()[0] == 3


@pytest.mark.parametrize(
    ("player", "closed"),
    [({"figures": 10}, "hut:2"), ({"agriculture": 10}, "field:1"), ({"tools": [[4, False]] * 3}, "tool_maker:1")],
)
def test_useless_placements_forbidden_15_4(player: dict[str, Any], closed: str) -> None:
    position = {"variant": {"useless_placement": "forbid"}, "players": [player, {}]}
    game = play(position)
    assert closed not in asked(game)[2]
    assert len([text for text in ("tool_maker:1", "hut:2", "field:1") if text in asked(game)[2]]) == 2
    game.choose_text("hunt:1")
    assert closed in asked(game)[2]


def test_open_cards_15_5() -> None:
    players = [{"cards": ["writing_extra_card"], "secret": ["wheel_market"]}, {}]
    game = play({"variant": {"open_cards": True}, "players": players})
    for seat in (1, None):
        shown = game.view(seat).players[0]
        assert (shown.cards, shown.secret, shown.card_count) == (("writing_extra_card",), None, 2)


AT_ONCE = {"any_resources_timing": "immediately"}


def test_two_resources_at_once_15_6() -> None:
    game = act({"wood": 1, "at": {"card_1": 1}}, "wood", row=row_with("healing_any_2"), variant=AT_ONCE)
    assert asked(game)[:2] == (0, "cash")
    assert len(asked(game)[2]) == 10
    game.choose_text("cash:stone+gold")
    has(game, stone=1, gold=1, kept=[], cards=["healing_any_2"])


@pytest.mark.parametrize(("gold", "expected"), [(10, {"wood": 1, "gold": 0}), (9, {"wood": 1, "gold": 1})])
def test_two_resources_at_once_from_a_small_supply_15_3_15_6(gold: int, expected: dict[str, int]) -> None:
    """The wood that was paid is in the supply again: it is the one token left, or one of two."""
    other = {"wood": 19, "clay": 16, "stone": 12, "gold": gold, "at": {"hunt": 1, "building_2": 1}}
    position = {
        "phase": "act",
        "row": row_with("healing_any_2"),
        "variant": AT_ONCE | {"resource_supply": "limited_58"},
        "players": [{"wood": 1, "at": {"card_1": 1}}, other],
    }
    game = play(position, "wood")
    assert asked(game)[0] == 1
    has(game, kept=[], cards=["healing_any_2"], **expected)


def test_options_combine_15_7() -> None:
    variant: dict[str, bool | int | str] = {
        "start_seat": 1, "starvation": "flat_10", "hunt_repeat": False, "resource_supply": "limited_58",
        "useless_placement": "forbid", "open_cards": True, "any_resources_timing": "immediately",
    }  # fmt: skip
    game = civitas.new("stone_age", seats=3, seed=4, variant=variant)
    while not game.over:
        options = game.decision.options if game.decision else []
        game.choose(options[len(game.history) * 7 % len(options)])
    assert game.outcome is not None
    assert game.outcome.winners
