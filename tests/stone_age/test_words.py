"""What the game says to people: prompts, the catalogue, the chronicle."""

from __future__ import annotations

import random
import re
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import civitas
from civitas import Game
from civitas.cli.draw import board
from civitas.games import stone_age
from civitas.games.stone_age.pieces import CARD, TILE
from civitas.languages import sentences, wording
from civitas.words import Button, Group, Prompt, Several
from tests.stone_age.helpers import ROW, act, lines, play, row_with


def prompt(game: Game) -> Prompt[str]:
    decision = game.decision
    assert decision is not None
    return wording(game.rules, game.view(decision.seat), decision)


def buttons(told: Prompt[str]) -> dict[str, Button]:
    return {button.text: button for group in told.groups for button in group.buttons}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "variant", [{}, {"starvation": "flat_10", "resource_supply": "limited_58", "hunt_repeat": False}]
)
def test_every_button_can_be_pressed_and_every_choice_has_one(seats: int, variant: dict[str, Any]) -> None:
    rng = random.Random(seats)
    game = civitas.new("stone_age", seats=seats, seed=11, variant=variant)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if rng.random() < 0.08:
            told = buttons(prompt(game))
            assert {text.split(" ")[0] for text in told} >= set(decision.texts)
            for group in prompt(game).groups:
                if group.several is not None:
                    pay_by_set(game, group, rng)
            for text in told if all(group.several is None for group in prompt(game).groups) else ():
                trial = game.fork()
                for part in text.split(" "):
                    asked = trial.decision
                    assert asked is not None
                    assert asked.seat == decision.seat
                    trial.choose_text(part)
        game.choose(rng.choice(decision.options))


def pay_by_set(game: Game, group: Group, rng: random.Random) -> None:
    """Whatever is taken is paid as a whole, or it is refused and nothing has happened."""
    assert group.several is not None
    assert game.decision is not None
    seat = game.decision.seat
    for _ in range(30):
        taken = [rng.randint(0, button.times) for button in group.buttons]
        if not group.several.least <= sum(taken) <= group.several.most:
            continue
        trial = game.fork()
        try:
            trial.choose_text(group.texts(taken), seat)
        except civitas.IllegalChoice:
            assert trial.history == game.history
            continue
        asked = trial.decision
        assert asked is None or asked.seat != seat or asked.kind.name != "piece", "the payment is whole"


@pytest.mark.parametrize(
    ("texts", "goods"),
    [
        ("wood wood wood clay", (0, 1, 0, 0)),
        ("wood wood clay clay", (1, 0, 0, 0)),
        ("wood clay clay", (1, 0, 0, 0)),
    ],
)
def test_a_set_may_name_what_is_paid_without_asking(texts: str, goods: tuple[int, ...]) -> None:
    game = act({"wood": 3, "clay": 2, "at": {"building_1": 1}}, stacks=[["b_4_of_2"]])
    game.choose_text(texts)
    assert tuple(game.state.players[0].goods) == goods


def test_a_set_that_is_no_payment_is_refused_as_a_whole() -> None:
    game = act({"wood": 3, "clay": 2, "gold": 1, "at": {"building_1": 1}}, stacks=[["b_4_of_2"]])
    with pytest.raises(civitas.IllegalChoice):
        game.choose_text("wood wood clay gold")
    assert game.history == []


@pytest.mark.parametrize(("tile", "laid"), [("b_4_of_3", "wood"), ("b_5_of_2", "wood"), ("b_5_of_3", "wood clay")])
def test_nothing_is_offered_for_a_payment_of_so_many_kinds_that_is_then_refused(tile: str, laid: str) -> None:
    goods = {"wood": 5, "clay": 5, "stone": 5, "gold": 5}
    game = act(goods | {"at": {"building_1": 1}}, *laid.split(), stacks=[[tile]])
    assert game.decision is not None
    assert game.decision.kind.name == "piece"
    offered = []
    for group in prompt(game).groups:
        rooms = [range(button.times + 1) for button in group.buttons]
        several = group.several
        if several is None:
            offered += [button.text for button in group.buttons]
        else:
            wanted = [taken for taken in product(*rooms) if several.least <= sum(taken) <= several.most]
            offered += [group.texts(taken) for taken in wanted if several.kinds in (0, len(taken) - taken.count(0))]
    assert offered
    for texts in offered:
        game.fork().choose_text(texts)


def test_many_payments_are_a_set_with_a_sum() -> None:
    game = act({"wood": 3, "clay": 2, "gold": 2, "at": {"building_1": 1}}, stacks=[["b_1_to_7_a"]])
    group = prompt(game).groups[0]
    assert group.several is not None
    assert group.several == Several(1, 7, "Pay {n}: {sum} points", "done", labels=group.several.labels)
    assert group.several.labels[2] == "Pay 2: {sum} points"
    assert [(one.text, one.times, one.worth) for one in group.buttons] == [
        ("wood", 3, 3),
        ("clay", 2, 4),
        ("gold", 2, 6),
    ]
    assert group.texts([0, 1, 2]) == "clay gold gold done"
    game.choose_text(group.texts([0, 1, 2]))
    assert tuple(game.state.players[0].goods) == (3, 1, 0, 0)
    assert game.scores()[0] == 16


def test_placing() -> None:
    tools = [[2, False], [1, False], [1, False]]
    players = [
        {"figures": 6, "at": {"quarry": 2}, "tools": tools, "agriculture": 2, "wood": 2, "clay": 1},
        {"at": {"river": 3, "field": 1, "card_1": 1}},
        {},
    ]
    game = play({"row": ROW, "stacks": [["b_2wood_1clay"]], "players": players, "start": 0})
    told = prompt(game)
    assert told.sentence == "Place some of your 4 figures."
    assert told.rule == "5.1"
    assert [group.title for group in told.groups] == [
        "Village", "Hunting grounds", "Forest", "Clay pit", "River", "Civilization cards", "Buildings",
    ]  # fmt: skip
    found = buttons(told)
    assert found["tool_maker:1"].note == "tools 4 → 5"
    assert found["hut:2"].note == "figures 6 → 7"
    assert found["forest:3"] == Button("forest:3", "3", "3 dice, about 3.2 wood")
    assert found["card_2:1"] == Button("card_2:1", "Art: tool", "Card 2, pay 2")
    assert found["building_1:1"].note == "Building 1, 2 wood, 1 clay; you can pay"
    assert told.because == "Each turn one place; you can't pass."
    first = prompt(civitas.new("stone_age", seats=2, seed=1)).because
    assert first == "A round: all figures are placed, then each place is worked, then everybody eats."
    assert told.refusals == (
        "Field: it is taken (4).",
        "Quarry: you are there already (5.3).",
        "Card 1: it is taken (4).",
    )


def test_refusals_by_the_number_of_players() -> None:
    game = play({"players": [{"at": {"hunt": 4}}, {"at": {"forest": 1, "hut": 2, "tool_maker": 1}}]})
    told = prompt(game)
    assert told.sentence == "Place your last figure."
    assert "Forest: another player is there, no more may come with 2 players (4.2)." in told.refusals
    assert "Field: 2 village places are taken, more may not be (4.1)." in told.refusals
    game = play({"players": [{"at": {"hunt": 4}}, {}]})
    assert "Hut: it needs two figures (5.6)." in prompt(game).refusals
    game = play({"variant": {"useless_placement": "forbid"}, "players": [{"agriculture": 10}, {}]})
    assert prompt(game).refusals == ("Field: it would bring you nothing (15.4).",)
    game = play({"players": [{}, {"at": {"river": 4}}, {"at": {"river": 3}}, {}]})
    assert prompt(game).refusals == ("River: all rings are taken (4).",)


def test_resolving() -> None:
    game = act({"wood": 1, "at": {"hunt": 2, "card_2": 1, "building_1": 1, "field": 1}}, stacks=[["b_2wood_1clay"]])
    assert {button.label: button.note for button in buttons(prompt(game)).values()} == {
        "Field": "agriculture 0 → 1",
        "Hunting grounds": "2 dice ÷ 2",
        "Art: tool": "pay 2: not yet",
        "10-point building": "2 wood, 1 clay: not yet",
    }


def test_tools_as_whole_sets() -> None:
    player = {
        "tools": [[2, True], [2, False], [1, False]],
        "kept": ["toolmaker_1_one_use_4"],
        "at": {"quarry": 3},
    }
    told = prompt(act(player, chance=[6, 4, 3]))
    assert told.sentence == "You rolled 13 for Quarry. Which tools do you add?"
    assert told.because.startswith("Every 5 gives one stone, the rest is lost.")
    assert told.rule == "6.4, 9.3"
    assert [group.title for group in told.groups] == ["4 stone", "3 stone", "2 stone"]
    assert [(button.text, button.label, button.note) for group in told.groups for button in group.buttons] == [
        ("tool:1 tool:2 one_use:4", "tools 1 + 2 and one-use 4", "13 + 7 = 20 → 4 stone, 0 wasted"),
        ("tool:2 done", "tool 2", "13 + 2 = 15 → 3 stone, 0 wasted"),
        ("tool:1 tool:2 done", "tools 1 + 2", "13 + 3 = 16 → 3 stone, 1 wasted"),
        ("one_use:4", "one-use 4", "13 + 4 = 17 → 3 stone, 2 wasted"),
        ("tool:1 one_use:4", "tool 1 and one-use 4", "13 + 5 = 18 → 3 stone, 3 wasted"),
        ("tool:2 one_use:4", "tool 2 and one-use 4", "13 + 6 = 19 → 3 stone, 4 wasted"),
        ("done", "no tools", "13 → 2 stone, 3 wasted"),
        ("tool:1 done", "tool 1", "13 + 1 = 14 → 2 stone, 4 wasted"),
    ]
    assert told.refusals == ("Tool 2: used already in this round (9.3).",)


def test_market() -> None:
    player = {"wood": 3, "agriculture": 10, "at": {"card_1": 1}}
    told = prompt(act(player, "wood", chance=[1, 6]))
    assert [(button.label, button.note) for button in buttons(told).values()] == [
        ("the 1", "1 wood: 2 → 3"),
        ("the 6", "you are at 10: nothing gained"),
    ]
    assert told.because == "“Pottery: market”: from the buyer on, everybody takes one die and gains by it."


def test_market_of_a_limited_supply() -> None:
    player = {"wood": 1, "gold": 10, "at": {"card_1": 1}}
    game = act(player, "wood", chance=[4, 1], variant={"resource_supply": "limited_58"})
    assert buttons(prompt(game))["die:4"].note == "no gold is left: nothing gained (15.3)"


def test_buying() -> None:
    player = {"wood": 1, "clay": 1, "gold": 1, "cards": ["writing_market", "wheel_market"], "at": {"card_2": 1}}
    told = prompt(act(player))
    assert told.sentence == "Buy “Art: tool” for 2 resources?"
    assert told.because == "Gain 1 tool (7.3.6). At the end: different symbols 2 → 3, points for them 4 → 9."
    assert [(button.text, button.label, button.note) for button in buttons(told).values()] == [
        ("wood clay", "Pay 1 wood, 1 clay", "you keep 1 gold"),
        ("wood gold", "Pay 1 wood, 1 gold", "you keep 1 clay"),
        ("clay", "Pay 1 clay, 1 gold", "you keep 1 wood"),
        ("decline", "Decline", "the card stays, your figure returns"),
    ]


def test_buying_a_profession() -> None:
    told = prompt(act({"wood": 1, "agriculture": 4, "at": {"card_1": 1}}, row=row_with("farmer_2_food_3")))
    assert told.because == "Gain 3 food (7.3.2). At the end: 2 × agriculture, now 2 × 4 = 8 points."


def test_buying_what_one_point_would_come_of() -> None:
    told = prompt(act({"wood": 1, "agriculture": 1, "at": {"card_1": 1}}, row=row_with("farmer_1_stone_1")))
    assert told.because.endswith("now 1 × 1 = 1 point.")


def test_building() -> None:
    player = {"wood": 3, "clay": 2, "score": 7, "at": {"building_1": 1}}
    told = prompt(act(player, stacks=[["b_4_of_2"]]))
    assert told.rule == "8.3"
    assert [(button.text, button.note) for button in buttons(told).values()][:2] == [
        ("wood wood", "13 points: 7 → 20"),
        ("wood clay", "14 points: 7 → 21"),
    ]
    told = prompt(act({"wood": 9, "clay": 9, "gold": 9, "at": {"building_1": 1}}, "wood", stacks=[["b_1_to_7_a"]]))
    assert told.sentence == "Build the building for 1 to 7? Laid aside: 1 wood."
    assert list(buttons(told)) == ["wood", "clay", "gold", "done"]
    assert buttons(told)["wood"].note == "you have 8 more"


def test_feeding() -> None:
    told = prompt(play({"phase": "feed", "players": [{"food": 3, "wood": 1, "gold": 1, "score": 6}, {}]}))
    assert told.sentence == "2 food are missing. What do you pay instead?"
    assert [(button.text, button.label, button.note) for button in buttons(told).values()] == [
        ("wood gold", "Pay 1 wood, 1 gold", "nothing is lost"),
        ("wood done", "Pay 1 wood", "4 points lost: 6 → 2"),
        ("gold", "Pay 1 gold", "4 points lost: 6 → 2"),
        ("done", "Pay nothing", "8 points lost: 6 → -2"),
    ]


def test_cashing_at_once() -> None:
    row = row_with("healing_any_2")
    told = prompt(
        act({"wood": 1, "at": {"card_1": 1}}, "wood", row=row, variant={"any_resources_timing": "immediately"})
    )
    assert told.rule == "15.6"
    assert buttons(told)["cash:wood+gold"].label == "wood + gold"


def test_the_catalogue_has_every_card_and_tile() -> None:
    entries = {entry.id: entry for entry in civitas.titles()["stone_age"].catalogue()}
    assert set(entries) == {*CARD, *TILE}
    assert entries["pottery_market"].title == "Pottery: market"
    assert entries["b_4_of_2"].facts == {"Cost": "4 resources of exactly 2 kinds", "Points": "13 to 23"}
    assert entries["b_5_of_4"].facts["Points"] == "21 to 24"
    assert entries["b_1_to_7_a"].facts["Points"] == "3 to 42"
    assert entries["b_2wood_1clay"].facts == {"Cost": "2 wood, 1 clay", "Points": "10"}
    assert all("{" not in entry.text for entry in entries.values())


def test_every_rule_that_is_cited_stands_in_the_rulebook() -> None:
    folder = Path(stone_age.__file__).parent
    rulebook = (folder / "languages" / "en" / "rulebook.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"(?m)^(\d+(?:\.\d+)+)\b", rulebook)) | set(re.findall(r"(?m)^## (\d+)\.", rulebook))
    for base in ("7.3",):
        numbers |= {f"{base}.{n}" for n in re.findall(r"(?m)^ +(\d+)\. ", rulebook)}
    cited = set()
    for source in [*folder.glob("*.py"), *folder.glob("rules/*.py"), *folder.glob("languages/en/*.ftl")]:
        text = source.read_text(encoding="utf-8")
        cited |= set(re.findall(r"\((\d+(?:\.\d+)+)(?:, \d[\d.]*)?\)", text))
        cited |= {part for found in re.findall(r"Rules ([\d., ]+\d)", text) for part in found.split(", ")}
    assert cited
    assert cited <= numbers


def test_the_chronicle_of_a_whole_game_can_be_read() -> None:
    rng = random.Random(3)
    game = civitas.new("stone_age", seats=3, seed=12)
    while not game.over:
        decision = game.decision
        assert decision is not None
        game.choose(rng.choice(decision.options))
    told = sentences(game, None, ["Ann", "Ben", "Cem"])
    assert len(told) > 200
    assert all(text.endswith(".") and "{" not in text for text in told)
    assert re.fullmatch(r"Round 1 begins; \w+ is the start player\.", told[0])
    assert told[-1].startswith("Cem: ")


def test_the_chronicle_of_a_purchase() -> None:
    game = act({"wood": 1, "at": {"card_1": 1}}, "wood", "die:4", chance=[4, 6])
    assert lines(game) == [
        "Seat 0 buys “Pottery: market” for 1 wood.",
        "Seat 0 rolls 4, 6 for the market.",
        "Seat 0 takes the 4: 1 gold.",
        "Seat 1 takes the 6: agriculture 0 → 1.",
        "Seat 1 acts.",
    ]
    game.choose_text("building_2")
    assert "The tribes are fed." in lines(game)


def test_one_kind_in_the_terminal() -> None:
    console = Console(width=120, file=StringIO())
    game = play({"players": [{"buildings": ["b_5_of_1"]}, {}], "stacks": [["b_4_of_1"]]})
    console.print(board(game.rules, game.view(0)))
    drawn = console.file.getvalue()
    assert "4 of 1 kind " in drawn
    assert "5 of 1 kind " in drawn


@pytest.mark.parametrize(
    ("place", "player", "line"),
    [
        ("tool_maker", {"tools": [[4, False]] * 3}, "Seat 0 has all tools; one more is lost."),
        ("hut", {"figures": 10}, "Seat 0 has all figures; nothing happens."),
        ("field", {"agriculture": 10}, "Seat 0 is at the end of the agriculture track; the step is lost."),
        ("tool_maker", {"tools": [[1, False]]}, "Seat 0 gains a tool: 1 → 2."),
        ("hut", {}, "Seat 0 gains a figure and has 6 now."),
    ],
)
def test_the_chronicle_of_the_village(place: str, player: dict[str, Any], line: str) -> None:
    game = act(player | {"at": {place: 2 if place == "hut" else 1}})
    assert lines(game) == [line, "Seat 1 acts."]
