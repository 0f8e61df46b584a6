"""Positions: what is left out has sensible defaults, what can't be is refused with its path."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas import BadPosition

from .scenes import data, scene, table, who


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"players": [{"leader": "caesar"}, {}]}, "players[0].leader: there is no card “caesar”"),
        (
            {"players": [{"leader": "julius caesar"}, {}]},
            "players[0].leader: there is no card “julius caesar”; julius_c",
        ),
        ({"players": [{"leader": "iron"}, {}]}, "players[0].leader: iron is a card of another kind"),
        ({"players": [{"leader": "homer"}, {"leader": "homer"}]}, "players[1].leader: homer lies in too many places"),
        (
            {"players": [{"military_hand": ["peace_treaty"]}, {}]},
            "players[0].military_hand[0]: peace_treaty is not used",
        ),
        ({"players": [{"science": -1}, {}]}, "players[0].science"),
        ({"players": [{"workers": {"iron": 99}}, {}]}, "players[0].workers"),
        ({"players": [{"tokens": {"religion": 1}}, {}]}, "players[0].tokens.religion: no blue token"),
        ({"players": [{"stages": 1}, {}]}, "players[0].stages: there is no unfinished wonder"),
        ({"players": [{"wonder": "colossus", "stages": 2}, {}]}, "players[0].stages: colossus is complete"),
        ({"players": [{"civil": 5}, {}]}, "players[0].civil: 5 of 4 actions"),
        ({"players": [{"specials": ["warfare", "strategy"]}, {}]}, "players[0].specials[1]: there is another"),
        ({"players": [{"marks": ["tired"]}, {}]}, "players[0].marks[0]: there is no mark"),
        (
            {"players": [{"hand": ["iron"], "technologies": ["iron"]}, {}]},
            "players[0].hand: iron is in hand or in play",
        ),
        ({"players": [{"wars": [{"card": "war_over_culture", "target": 0}]}, {}]}, "players[0].wars[0].target"),
        ({"players": [{"tucked": {"colossus": "homer"}}, {}]}, "players[0].tucked.colossus: the player does not have"),
        ({"players": [{}, {}], "row": ["iron"]}, "row: there are 13 spaces, not 1"),
        ({"players": [{}, {}], "turn": 2}, "turn: 2 is no seat"),
        ({"players": [{}, {}], "civil": {"I": ["coal"]}}, "civil.I[0]: coal is a card of age II"),
        ({"players": [{}, {}], "current": ["iron"]}, "current[0]: iron is a card of another kind"),
        ({"players": [{}, {}], "current": ["crusades", "development_of_science"]}, "current: earlier ages lie above"),
        ({"players": [{}, {}], "current": [], "phase": "politics"}, "current: there is always a current event"),
        ({"players": [{}, {}], "last_round": 3}, "last_round: it is fixed when age IV begins"),
        ({"players": [{}, {}], "round": 1, "phase": "politics"}, "phase: in the first round"),
        ({"players": [{"resigned": True}, {}], "turn": 0}, "turn: seat 0 has resigned"),
        ({"players": [{}, {}, {}], "pacts": [{"card": "peace_treaty", "owner": 1, "partner": 1}]}, "pacts[0].partner"),
        (
            {"players": [{}, {}, {"resigned": True}], "pacts": [{"card": "peace_treaty", "owner": 2, "partner": 1}]},
            "pacts[0].owner: seat 2 has resigned",
        ),
        (
            {"players": [{"wars": [{"card": "war_over_culture", "target": 2}]}, {}, {"resigned": True}]},
            "players[0].wars[0].target: seat 2 has resigned",
        ),
        ({"players": [{}, {"resigned": True, "leader": "moses"}]}, "players[1].leader: whoever has resigned"),
        ({"players": [{}, {}], "phase": "second"}, "phase: only Julius Caesar"),
        ({"players": [{}, {}], "age": "IV", "round": 5, "last_round": 4}, "last_round: round 4 is over"),
    ],
)
def test_what_can_not_be_is_refused_with_its_path(position: dict[str, Any], path: str) -> None:
    with pytest.raises(BadPosition) as refused:
        civitas.arrange("through_the_ages", position)
    assert str(refused.value).startswith(path)


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    game = scene({})
    assert data(game)["workers"] == {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1}
    assert (data(game)["yellow"], data(game)["blue"], data(game)["unused"]) == (18, 16, 1)
    assert (table(game)["age"], table(game)["round"], len(table(game)["current"])) == ("I", 2, 4)
    assert None not in table(game)["row"]


def test_banks_hold_what_is_nowhere_else() -> None:
    start = {"workers": {"warriors": 3, "iron": 1}, "tokens": {"bronze": 2}, "wonder": "pyramids", "stages": 1}
    game = scene({**start, "specials": ["justice_system"], "colonies": ["vast_territory_i"]})
    assert data(game)["yellow"] == 25 + 3 - (2 + 2 + 1 + 3 + 1 + 1)
    assert data(game)["blue"] == 16 + 3 - 1 - 2 - 1
    rich = scene({"food": 3, "resources": 4, "technologies": ["iron", "irrigation"]})
    assert (who(rich).food, who(rich).resources, data(rich)["blue"]) == (3, 4, 16 - 2 - 2)


def test_decks_may_name_their_top_cards_alone() -> None:
    table_ = {"military": {"I": ["legion", "rats"]}, "civil": {"I": ["iron", "drama"]}, "military_left": 2}
    game = scene({}, **table_, row=[None] * 13, phase="start")
    assert table(game)["row"][:2] == ["iron", "drama"]
    game.choose_text("nothing")
    game.choose_text("end")
    assert data(game)["military_hand"] == ["legion", "rats"]


def test_the_next_player_starts_for_one_who_has_resigned() -> None:
    game = scene({"resigned": True}, {}, {}, turn=1, start=0, age="III", phase="start", civil_left=0, round=9)
    assert (table(game)["start"], table(game)["age"], table(game)["last_round"]) == (1, "IV", 9)


def test_a_game_that_ended_by_a_resignation_is_arranged_as_it_was() -> None:
    game = scene({}, {}, phase="politics")
    game.choose_text("resign")
    assert game.over
    assert civitas.arrange("through_the_ages", game.position()).table() == game.table()


def test_a_common_tactic_need_not_be_named_twice() -> None:
    game = scene({"tactic": "legion"}, {"tactic": "legion"})
    assert (table(game)["common"], data(game)["tactic"], data(game, 1)["tactic"]) == (["legion"], 0, 0)


def test_a_ruin_is_a_completed_wonder_and_may_be_named_as_one() -> None:
    game = scene({"wonders": ["hanging_gardens", "pyramids"], "ruins": ["hanging_gardens"]}, age="II")
    assert (data(game)["wonders"], data(game)["ruins"]) == (["pyramids"], ["hanging_gardens"])


def test_joan_of_arc_has_looked_if_it_is_her_politics_phase() -> None:
    game = scene({"leader": "joan_of_arc"}, phase="politics", current=["rats"])
    assert (table(game)["top_seen"], game.view(0).known_event.title) == ([0], "Rats")
    assert scene({"leader": "joan_of_arc"}, phase="politics", top_seen=[]).view(0).known_event is None
    assert table(scene({"leader": "joan_of_arc"}))["top_seen"] == []
