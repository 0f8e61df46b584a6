"""Rules 7: every civilization card by its id."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.stone_age.pieces import CARDS
from tests.stone_age.helpers import ROW, WAITING, act, asked, has, lines, now, play, row_with

# What each upper half brings to a buyer who owns nothing else; with the dice and choices it takes.
UPPER: dict[str, tuple[dict[str, Any], list[int], list[str]]] = {
    "healing_food_5": ({"food": 17}, [], []),
    "healing_any_2": ({"kept": ["healing_any_2"], "cards": []}, [], []),
    "art_tool": ({"tools": [[1, False]]}, [], []),
    "art_dice_gold": ({"gold": 1}, [6, 5], []),
    "writing_extra_card": ({"secret": ["builder_2_food_2"], "cards": ["writing_extra_card"], "food": 12}, [], []),
    "writing_market": ({"wood": 1}, [1, 5], ["die:1"]),
    "pottery_food_7": ({"food": 19}, [], []),
    "pottery_market": ({"clay": 1}, [2, 5], ["die:2"]),
    "sundial_agriculture": ({"agriculture": 1}, [], []),
    "sundial_market": ({"stone": 1}, [5, 3], ["die:3"]),
    "wheel_stone_2": ({"stone": 2}, [], []),
    "wheel_market": ({"gold": 1}, [4, 1], ["die:4"]),
    "music_points_3_a": ({"score": 3}, [], []),
    "music_points_3_b": ({"score": 3}, [], []),
    "weaving_food_3": ({"food": 15}, [], []),
    "weaving_food_1": ({"food": 13}, [], []),
    "farmer_1_stone_1": ({"stone": 1}, [], []),
    "farmer_1_agriculture": ({"agriculture": 1}, [], []),
    "farmer_1_market": ({"tools": [[1, False]]}, [5, 1], ["die:5"]),
    "farmer_2_market": ({"agriculture": 1}, [6, 1], ["die:6"]),
    "farmer_2_food_3": ({"food": 15}, [], []),
    "toolmaker_1_one_use_3": ({"kept": ["toolmaker_1_one_use_3"], "cards": [], "tools": []}, [], []),
    "toolmaker_1_one_use_4": ({"kept": ["toolmaker_1_one_use_4"], "cards": [], "tools": []}, [], []),
    "toolmaker_2_one_use_2": ({"kept": ["toolmaker_2_one_use_2"], "cards": [], "tools": []}, [], []),
    "toolmaker_2_market_a": ({"wood": 1}, [6, 1], ["die:1"]),
    "toolmaker_2_market_b": ({"wood": 1}, [6, 1], ["die:1"]),
    "builder_1_food_4": ({"food": 16}, [], []),
    "builder_1_market": ({"gold": 1}, [6, 4], ["die:4"]),
    "builder_2_food_2": ({"food": 14}, [], []),
    "builder_2_market": ({"gold": 1}, [6, 4], ["die:4"]),
    "builder_3_points_3": ({"score": 3}, [], []),
    "shaman_1_stone_1": ({"stone": 1}, [], []),
    "shaman_1_gold_1": ({"gold": 1}, [], []),
    "shaman_1_dice_stone": ({"stone": 2}, [6, 4], []),
    "shaman_2_clay_1": ({"clay": 1}, [], []),
    "shaman_2_dice_wood": ({"wood": 3}, [6, 5], []),
}

# Points at the end for this card alone: agriculture 4, 5 tools, 3 buildings, 7 figures.
BOARD = {
    "agriculture": 4,
    "tools": [[2, False], [2, True], [1, False]],
    "buildings": ["b_4_of_1", "b_4_of_2", "b_4_of_3"],
    "figures": 7,
}
PART = {"farmer": ("farmers", 4), "toolmaker": ("toolmakers", 5), "builder": ("builders", 3), "shaman": ("shamans", 7)}


def test_every_card_is_tested() -> None:
    assert sorted(UPPER) == sorted(str(card) for card in CARDS)


@pytest.mark.parametrize("card", UPPER)
def test_upper_half(card: str) -> None:
    expected, dice, choices = UPPER[card]
    position = {"wood": 1, "at": {"card_1": 1}}
    deck = ["builder_2_food_2"] if card == "writing_extra_card" else []
    game = act(position, "wood", *choices, chance=dice, row=row_with(card), deck=deck)
    assert asked(game)[0] == 1
    expected = {"wood": 0, "clay": 0, "stone": 0, "gold": 0, "score": 0} | expected
    has(game, **expected)
    if not expected.get("kept"):
        has(game, cards=[card], kept=[])
    assert game.view(0).row[0] is None


@pytest.mark.parametrize("card", UPPER)
def test_declined_cards_stay(card: str) -> None:
    game = act({"wood": 1, "at": {"card_1": 1}}, "decline", row=row_with(card))
    assert game.view(0).row[0].id == card
    has(game, wood=1, cards=[], kept=[], secret=[], food=12, score=0, at={})


@pytest.mark.parametrize("card", UPPER)
def test_lower_half(card: str) -> None:
    game = play({"phase": "act", "players": [BOARD | {"cards": [card]}, WAITING]})
    totals = game.view(0).players[0].totals
    found = {part: getattr(totals, part) for part in ("green", "farmers", "toolmakers", "builders", "shamans")}
    kind, multiplier = card.split("_")[:2]
    expected = dict.fromkeys(found, 0)
    if kind in PART:
        part, count = PART[kind]
        expected[part] = int(multiplier) * count
    else:
        expected["green"] = 1
    assert found == expected


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_exactly_the_price_of_the_space_7_1(space: int) -> None:
    row = row_with("music_points_3_b", space)
    game = act({"gold": 9, "at": {f"card_{space}": 1}}, "gold", row=row)
    has(game, gold=9 - space, score=3)
    poor = act({"food": 30, "wood": space - 1, "at": {f"card_{space}": 1}}, row=row)
    assert asked(poor)[0] == 1
    has(poor, wood=space - 1, food=30, cards=[])


def test_any_mix_of_resources_7_1() -> None:
    row = row_with("music_points_3_b", 4)
    position = {"wood": 1, "clay": 1, "stone": 1, "gold": 2, "at": {"card_4": 1}}
    game = act(position, "clay", row=row)
    has(game, wood=1, clay=0, stone=0, gold=0, cards=["music_points_3_b"])


@pytest.mark.parametrize(
    ("face", "gain"),
    [
        (1, {"wood": 1}),
        (2, {"clay": 1}),
        (3, {"stone": 1}),
        (4, {"gold": 1}),
        (5, {"tools": [[1, False]]}),
        (6, {"agriculture": 1}),
    ],
)
def test_the_market_table_7_3_1(face: int, gain: dict[str, Any]) -> None:
    other = 1 if face != 1 else 2
    game = act({"gold": 1, "at": {"card_1": 1}}, "gold", f"die:{other}", chance=[face, other])
    has(game, 1, **gain)


def test_everybody_takes_a_die_in_order_7_3_1() -> None:
    position = {
        "phase": "act",
        "start": 2,
        "row": ROW,
        "players": [{}, {}, {"wood": 1, "at": {"card_1": 1, "hunt": 1}}, {}],
    }
    game = play(position, "card_1", "wood", chance=[5, 3, 1, 3])
    assert asked(game) == (2, "market", ["die:1", "die:3", "die:5"])
    game.choose_text("die:3")
    assert asked(game) == (3, "market", ["die:1", "die:3", "die:5"])
    game.choose_text("die:1")
    assert asked(game) == (0, "market", ["die:3", "die:5"])
    has(game, 3, wood=1)
    view = game.view(1)
    assert (view.market.dice, view.market.picker, view.market.order) == ((3, 5), 0, (0, 1))
    game.choose_text("die:5")
    has(game, 0, tools=[[1, False]])
    has(game, 1, stone=1)
    assert game.view(1).market is None


def test_equal_dice_are_one_choice_7_3_1() -> None:
    game = act({"wood": 1, "at": {"card_1": 1}}, "wood", chance=[3, 3])
    has(game, stone=1)
    has(game, 1, stone=1)
    assert asked(game)[1] == "resolve"


def test_a_die_must_be_taken_even_if_lost_7_3_1() -> None:
    player = {"wood": 1, "agriculture": 10, "tools": [[4, False]] * 3, "at": {"card_1": 1}}
    game = act(player, "wood", chance=[5, 6])
    assert asked(game) == (0, "market", ["die:5", "die:6"])
    game.choose_text("die:6")
    has(game, agriculture=10, tools=[[4, False]] * 3)
    has(game, 1, tools=[[1, False]])


def test_no_tools_at_the_market_7_3_1() -> None:
    game = act({"wood": 1, "tools": [[1, False]], "at": {"card_1": 1}}, "wood", chance=[1, 2])
    assert asked(game)[1] == "market"


@pytest.mark.parametrize(
    ("card", "good", "value"),
    [("shaman_2_dice_wood", "wood", 3), ("shaman_1_dice_stone", "stone", 5), ("art_dice_gold", "gold", 6)],
)
def test_resource_dice_take_tools_7_3_4(card: str, good: str, value: int) -> None:
    player = {"clay": 1, "tools": [[1, False]], "kept": ["toolmaker_1_one_use_4"], "at": {"card_1": 1}}
    game = act(player, "clay", row=row_with(card), chance=[4, 3])
    roll = game.view(1).roll
    assert (roll.cause, roll.gain, roll.divisor, roll.dice) == (card, good, value, (4, 3))
    assert asked(game) == (0, "tool", ["tool:1", "one_use:4", "done"])
    game.choose_text("tool:1")
    game.choose_text("one_use:4")
    has(game, **{good: 12 // value})


def test_the_extra_card_is_seen_by_its_owner_only_7_3_8() -> None:
    row = row_with("writing_extra_card")
    game = act({"wood": 1, "at": {"card_1": 1}}, "wood", row=row, deck=["healing_any_2"])
    has(game, cards=["writing_extra_card"], kept=[], secret=["healing_any_2"])
    assert game.view(0).players[0].secret == ("healing_any_2",)
    assert game.view(1).players[0].secret is None
    assert game.view(None).players[0].secret is None
    assert game.view(1).players[0].card_count == 2
    bought = "Seat 0 buys “Writing: extra card” for 1 wood and draws "
    assert f"{bought}“Healing: two resources of choice” in secret." in lines(game, 0)
    assert f"{bought}a card in secret." in lines(game, 1)
    assert not any("Healing: two" in line for line in lines(game, 1) + lines(game, None))


def test_the_extra_card_of_an_empty_deck_7_3_8() -> None:
    row = row_with("writing_extra_card")
    rest = [str(card) for card in CARDS if str(card) not in row and card.upper != "any_resources"]
    game = act({"wood": 1, "cards": [*rest, "healing_any_2"], "at": {"card_1": 1}}, "wood", row=row)
    has(game, secret=[])
    assert "Seat 0 draws no card: the deck is empty." in lines(game)


def test_the_secret_card_has_no_upper_half_7_3_8() -> None:
    row = row_with("writing_extra_card")
    player = {"wood": 2, "at": {"card_1": 1, "card_2": 1}}
    game = act(player, "card_1", "wood", row=row, deck=["healing_any_2"])
    # One wood is left and card 2 costs two: without a cash-in there is nothing to ask.
    assert asked(game)[0] == 1


def test_a_one_use_tool_in_the_same_turn_7_3_9() -> None:
    player = {"wood": 1, "at": {"card_1": 1, "river": 1}}
    game = act(player, "card_1", "wood", row=row_with("toolmaker_1_one_use_4"), chance=[2])
    assert asked(game) == (0, "tool", ["one_use:4", "done"])


CASHES = [
    "cash:wood+wood", "cash:wood+clay", "cash:wood+stone", "cash:wood+gold", "cash:clay+clay", "cash:clay+stone",
    "cash:clay+gold", "cash:stone+stone", "cash:stone+gold", "cash:gold+gold",
]  # fmt: skip


def test_two_resources_before_paying_7_4() -> None:
    game = act({"kept": ["healing_any_2"], "at": {"card_2": 1}})
    assert asked(game) == (0, "pay", [*CASHES, "decline"])
    game.choose_text("cash:clay+gold")
    has(game, clay=1, gold=1, kept=[], cards=["healing_any_2"])
    assert asked(game) == (0, "pay", ["clay", "decline"])
    game.choose_text("clay")
    has(game, clay=0, gold=0, tools=[[1, False]])


def test_two_equal_resources_7_4() -> None:
    game = act({"kept": ["healing_any_2"], "at": {"card_1": 1}}, "cash:gold+gold", "decline")
    has(game, gold=2, kept=[])


def test_two_resources_for_a_building_7_4() -> None:
    stacks = [["b_2wood_1gold"]]
    game = act({"wood": 1, "kept": ["healing_any_2"], "at": {"building_1": 1}}, "cash:wood+gold", stacks=stacks)
    assert asked(game) == (0, "pay", ["wood", "decline"])
    game.choose_text("wood")
    has(game, wood=0, gold=0, score=12, buildings=["b_2wood_1gold"])


def test_two_resources_when_food_is_short_7_4() -> None:
    player = {"food": 3, "kept": ["healing_any_2"]}
    game = play({"phase": "feed", "players": [player, {}]})
    assert asked(game) == (0, "feed", [*CASHES, "done"])
    game.choose_text("cash:wood+wood")
    assert asked(game) == (0, "feed", ["wood", "done"])
    game.choose_text("wood")
    game.choose_text("wood")
    has(game, wood=0, food=0, score=0)


def test_the_two_resources_are_never_forced_7_4() -> None:
    game = act({"kept": ["healing_any_2"], "at": {"card_1": 1}}, "decline")
    has(game, kept=["healing_any_2"], wood=0)
    game = play({"phase": "feed", "players": [{"food": 0, "kept": ["healing_any_2"]}, {}]}, "done")
    has(game, kept=["healing_any_2"], score=-20)


def test_the_two_resources_not_inside_a_payment_16_3() -> None:
    game = act({"wood": 2, "gold": 1, "kept": ["healing_any_2"], "at": {"card_2": 1}}, "wood")
    assert asked(game) == (0, "piece", ["wood", "gold"])
    game = play({"phase": "feed", "players": [{"food": 2, "wood": 2, "kept": ["healing_any_2"]}, {}]}, "wood")
    assert asked(game) == (0, "piece", ["wood", "done"])


def test_the_card_cannot_pay_for_itself_7_4() -> None:
    game = act({"at": {"card_1": 1}}, row=row_with("healing_any_2"))
    assert asked(game)[0] == 1
    assert now(game)["kept"] == []
