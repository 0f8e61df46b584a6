"""The questions in words: every answer has its button, every rule that is named stands in the rulebook."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

import civitas
from civitas.games.through_the_ages.rules.refusals import REFUSALS
from civitas.games.through_the_ages.view_words import WORDS
from civitas.languages import wording
from civitas.words import Prompt, Several

from .scenes import data, event, play, politics, scene

BOOK = files("civitas.games.through_the_ages").joinpath("languages/en/rulebook.md").read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"(?m)^(\d+(?:\.\d+)+)\s", BOOK)) | set(re.findall(r"(?m)^## (\d+)\.", BOOK))
WITH_LISTS = NUMBERS | {f"23.{n}" for n in range(1, 15)}


def prompt(game: civitas.Game) -> Prompt:
    assert game.decision is not None
    return wording(game.rules, game.view(game.decision.seat), game.decision)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_has_a_button_and_every_rule_exists(seats: int) -> None:
    chance = random.Random(seats)
    kinds: set[str] = set()
    for seed in range(3):
        game = civitas.new("through_the_ages", seats, seed)
        while not game.over:
            decision = game.pending[0]
            if decision.kind.name not in kinds or chance.random() < 0.1:
                asked = wording(game.rules, game.view(decision.seat), decision)
                texts = [button.text for group in asked.groups for button in group.buttons]
                assert sorted(texts) == sorted(decision.texts), decision.kind.name
                assert asked.sentence
                assert all(number.strip() in WITH_LISTS for number in asked.rule.split(",")), asked.rule
                kinds.add(decision.kind.name)
            texts = [text for text in decision.texts if text != "resign"]
            game.choose(decision.kind.option(chance.choice(texts)), decision.seat)
    assert {"act", "politics", "excess", "defence"} <= kinds


def test_refusals_of_the_rules_have_words_and_rules() -> None:
    for reason, rule in REFUSALS.items():
        assert reason in WORDS
        assert rule.split(" ")[0] in WITH_LISTS, rule


def test_actions_stand_behind_doors_with_their_prices() -> None:
    game = scene({"resources": 5, "food": 5, "unused": 2}, {}, age="I", row=["iron", *[None] * 12])
    groups = {group.title: [(b.label, b.note) for b in group.buttons] for group in prompt(game).groups}
    assert groups["Row › 1 civil action"][0] == ("Iron", "Mine · 2 resources")
    assert groups["Build › Mine"] == [("Bronze", "2 resources · 1 resource")]
    assert groups["Army › Infantry"] == [("Warriors", "2 resources · 1 military action · 1 strength")]
    assert groups["End"][0][0] == "End turn"


def test_what_can_not_be_taken_says_why() -> None:
    game = scene({"technologies": ["iron"]}, {}, age="I", row=["iron", *[None] * 12])
    assert "Row › Iron: you have it (7.3)." in prompt(game).refusals


def test_a_defence_is_a_set_that_reaches_the_strength_and_no_more() -> None:
    attacker = {"workers": {"warriors": 6}, "military_hand": ["aggression_spy_ii"]}
    hand = ["military_bonus_ii", "legion", "legion", "phalanx"]
    game = politics(attacker, {"military_hand": hand, "government": "communism", "science": 5}, age="II")
    play(game, "aggression:aggression_spy_ii>1")
    together, *others = prompt(game).groups
    several = together.several
    assert several is not None
    assert several == Several(1, 5, "Defend with {n} cards: +{sum}", labels=several.labels, reach=5)
    assert several.labels[1] == "Defend with 1 card: +{sum}"
    assert [(b.text, b.times, b.worth) for b in together.buttons] == [
        ("defend:military_bonus_ii", 1, 4),
        ("discard:legion", 2, 1),
        ("discard:phalanx", 1, 1),
    ]
    assert [b.text for group in others for b in group.buttons] == ["none"]
    assert together.texts([1, 2, 1]) == "defend:military_bonus_ii discard:legion", "what is not needed is kept"
    game.choose_text(together.texts([1, 0, 1]))
    assert (data(game, 1)["military_hand"], data(game, 1)["science"]) == (["legion", "legion"], 5)


def test_politics_of_strength_takes_its_cards_together() -> None:
    hand = ["legion", "legion", "phalanx", "rats", "crusades"]
    game = event("politics_of_strength", {"workers": {"warriors": 5}}, {"military_hand": hand})
    (group,) = prompt(game).groups
    several = group.several
    assert several is not None
    assert several == Several(3, 3, "Discard {n} cards", labels=several.labels)
    game.choose_text("discard:legion discard:legion discard:phalanx")
    assert data(game, 1)["military_hand"] == ["rats", "crusades"]


def colonizing(**more: object) -> civitas.Game:
    """Seat 0 has bid 7 with two Warriors, a Swordsman and Legions' tactic, and sends its force."""
    workers = {"warriors": 2, "swordsmen": 1}
    hand = ["raiders", "military_bonus_i", "rats"]
    seat = {"workers": workers, "tactic": "legion", "military_hand": hand, **more}
    game = politics(seat, {}, age="II", current=["vast_territory_i"], future=[])
    return play(game, "prepare:raiders", "bid:7", "pass")


def test_a_force_is_a_set_in_which_armies_count() -> None:
    game = colonizing()
    together, *others = prompt(game).groups
    several = together.several
    assert several is not None
    assert (several.least, several.finish, several.reach) == (1, "done", 7)
    assert [(b.text, b.times, b.worth) for b in together.buttons] == [
        ("send:swordsmen", 1, 0),
        ("send:warriors", 2, 0),
        ("bonus:military_bonus_i", 1, 1),
    ]
    legion = {"0 0": 0, "0 1": 1, "0 2": 2, "1 0": 2, "1 1": 3, "1 2": 4 + 2}
    assert several.together == legion, "three infantry form an army"
    assert several.labels[2] == "Send 2: {sum} of 7"
    assert not others
    assert together.texts([1, 2, 1]) == "send:swordsmen send:warriors send:warriors bonus:military_bonus_i done"
    game.choose_text(together.texts([1, 2, 1]))
    assert (data(game)["colonies"], data(game)["workers"]["warriors"]) == (["vast_territory_i"], 0)
    assert data(game)["military_hand"] == ["rats"]


def test_bonus_cards_alone_are_no_force() -> None:
    seat = {"workers": {"warriors": 2}, "wonders": ["colossus"], "military_hand": ["raiders", "military_bonus_iii"]}
    game = politics(seat, {}, age="III", current=["vast_territory_i"], future=[])
    play(game, "prepare:raiders", "bid:3", "pass")
    several = prompt(game).groups[0].several
    assert several is not None
    assert several.together == {"0": -1, "1": 2, "2": 3}, "3 by the card stays below the bid of 3 until a unit is sent"


def test_what_james_cook_discards_stands_beside_the_force() -> None:
    game = colonizing(leader="james_cook")
    play(game, "discard:rats")
    together, *others = prompt(game).groups
    assert together.several is not None
    assert together.several.together["1 2"] == 7, "the discarded card counts"
    assert [b.text for group in others for b in group.buttons] == ["discard:military_bonus_i"]
    game.choose_text(together.texts([1, 2, 0]))
    assert data(game)["military_hand"] == ["military_bonus_i"]


def test_rivals_stand_clockwise() -> None:
    attacker = {"workers": {"warriors": 9}, "military_hand": ["aggression_raid_i", "loss_of_sovereignty"]}
    game = politics({}, {}, attacker, {}, turn=2, age="III")
    offered = {group.title: [button.text for button in group.buttons] for group in prompt(game).groups}
    assert [text[-1] for text in offered["Attack"]] == ["3", "0", "1"]
    assert [text[-3:] for text in offered["Pacts"]] == ["3:a", "3:b", "0:a", "0:b", "1:a", "1:b"]
    assert [target.seat for target in game.view(2).attacks[0].targets] == [3, 0, 1]


def test_whoever_takes_the_first_answer_does_not_resign() -> None:
    """Rules 6.1 and 6.7: in the terminal answers have numbers, and resigning can't be taken back."""
    offered = [button.text for group in prompt(politics({}, {})).groups for button in group.buttons]
    assert offered == ["nothing", "resign"]
