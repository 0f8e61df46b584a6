"""Rules 4 and 5."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import IllegalChoice
from tests.stone_age.helpers import asked, has, play, table


def options(game: Any) -> list[str]:
    return asked(game)[2]


def of(game: Any, place: str) -> list[str]:
    return [text for text in options(game) if text.startswith(f"{place}:")]


def test_everything_is_open_to_four_at_the_beginning() -> None:
    game = play({"players": [{}, {}, {}, {}]})
    assert options(game) == [
        "tool_maker:1", "hut:2", "field:1",
        *[f"hunt:{n}" for n in range(1, 6)],
        *[f"{place}:{n}" for place in ("forest", "clay_pit", "quarry", "river") for n in range(1, 6)],
        "card_1:1", "card_2:1", "card_3:1", "card_4:1", "building_1:1", "building_2:1", "building_3:1", "building_4:1",
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "stacks"), [(2, 2), (3, 3), (4, 4)])
def test_as_many_stacks_as_players(seats: int, stacks: int) -> None:
    game = play({"players": [{}] * seats})
    assert of(game, "building_3") + of(game, "building_4") == ["building_3:1", "building_4:1"][: stacks - 2]


def test_clockwise_from_the_start_player_5_1() -> None:
    game = play({"start": 1, "players": [{}, {}, {}]})
    seats = []
    for choice in ("forest:1", "hunt:1", "quarry:1", "river:1"):
        seats.append(asked(game)[0])
        game.choose_text(choice)
    assert seats == [1, 2, 0, 1]


def test_players_without_figures_are_skipped_5_1() -> None:
    game = play({"players": [{}, {"at": {"hunt": 5}}, {}]}, "forest:1")
    assert asked(game)[0] == 2


def test_the_last_player_goes_on_alone_5_1() -> None:
    game = play({"players": [{}, {"at": {"hunt": 5}}]}, "forest:1", "card_1:1", "card_2:1")
    assert asked(game)[:2] == (0, "place")
    game.choose_text("hunt:2")
    assert asked(game)[:2] == (0, "resolve")


def test_nobody_passes_5_2() -> None:
    game = play({"players": [{}, {}]})
    for text in ("pass", "done", "decline", "forest:0"):
        with pytest.raises(IllegalChoice):
            game.choose_text(text)


@pytest.mark.parametrize("place", ["forest", "clay_pit", "quarry", "river"])
def test_no_second_visit_5_3(place: str) -> None:
    game = play({"players": [{}, {}, {}, {}]}, f"{place}:1", "hunt:1", "hunt:1", "hunt:1")
    assert asked(game)[0] == 0
    assert of(game, place) == []


def test_several_cards_and_buildings_in_turns_of_their_own_5_3() -> None:
    game = play({"players": [{}, {"at": {"hunt": 5}}]}, "card_1:1", "card_2:1", "building_1:1", "building_2:1")
    assert options(game) == [
        "tool_maker:1", "field:1", "hunt:1", "forest:1", "clay_pit:1", "quarry:1", "river:1", "card_3:1", "card_4:1",
    ]  # fmt: skip


def test_hunting_again_5_4() -> None:
    game = play({"players": [{}, {"at": {"forest": 5}}]}, "hunt:1", "hunt:2")
    has(game, at={"hunt": 3})
    assert of(game, "hunt") == ["hunt:1", "hunt:2"]


def test_rings_limit_resource_places_5_5() -> None:
    game = play({"players": [{}, {"at": {"forest": 4}}, {"at": {"forest": 1}}, {}]})
    assert of(game, "forest") == ["forest:1", "forest:2"]


def test_a_full_place_is_closed_5_5() -> None:
    game = play({"players": [{}, {"at": {"quarry": 4}}, {"at": {"quarry": 3}}, {}]})
    assert of(game, "quarry") == []


def test_seven_figures_at_most_5_5() -> None:
    game = play({"players": [{"figures": 10}, {}]})
    assert of(game, "river") == [f"river:{n}" for n in range(1, 8)]
    assert of(game, "hunt") == [f"hunt:{n}" for n in range(1, 11)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_at_a_resource_place_4_2(seats: int) -> None:
    limit = {2: 1, 3: 2, 4: 4}[seats]
    for visitors in range(1, seats):
        players: list[dict[str, Any]] = [{}] + [{"at": {"forest": 1}}] * visitors + [{}] * (seats - 1 - visitors)
        if visitors > limit:
            continue
        game = play({"players": players})
        assert bool(of(game, "forest")) == (visitors < limit)


def test_hunt_cards_and_buildings_know_no_player_limit_4_2() -> None:
    game = play({"players": [{}, {"at": {"hunt": 2, "card_1": 1, "building_1": 1}}]})
    assert of(game, "hunt") == [f"hunt:{n}" for n in range(1, 6)]
    assert of(game, "card_1") + of(game, "building_1") == []
    assert of(game, "card_2") + of(game, "building_2") == ["card_2:1", "building_2:1"]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("taken", "closed"), [(("tool_maker:1", "hut:2"), "field"), (("hut:2", "field:1"), "tool_maker")]
)
def test_the_village_limit_4_1(seats: int, taken: tuple[str, str], closed: str) -> None:
    game = play({"players": [{}] * seats}, *taken)
    assert of(game, closed) == []


def test_four_players_use_the_whole_village_4_1() -> None:
    game = play({"players": [{}] * 4}, "tool_maker:1", "field:1")
    assert of(game, "hut") == ["hut:2"]
    game.choose_text("hut:2")
    assert [text for text in options(game) if text.split(":")[0] in ("tool_maker", "hut", "field")] == []


def test_one_player_may_take_both_village_places_4_1() -> None:
    game = play({"players": [{}, {}]}, "tool_maker:1", "hunt:1", "field:1")
    has(game, at={"tool_maker": 1, "field": 1})
    assert of(game, "hut") == []


def test_the_village_is_free_again_next_round_4_1() -> None:
    game = play({"players": [{"at": {"hunt": 4}}, {"at": {"hunt": 5}}]}, "field:1", "field", chance=[1] * 9)
    while asked(game)[1] != "place":
        game.choose_text(asked(game)[2][0])
    assert table(game)["round"] == 2
    assert options(game)[:3] == ["tool_maker:1", "hut:2", "field:1"]


def test_the_hut_needs_two_5_6() -> None:
    game = play({"players": [{"at": {"hunt": 4}}, {}]})
    assert of(game, "hut") == []
    game = play({"players": [{"at": {"hunt": 3}}, {}]}, "hut:2")
    has(game, at={"hunt": 3, "hut": 2})


def test_no_resources_are_needed_to_place_5_7() -> None:
    game = play({"players": [{}, {}]})
    assert of(game, "card_4") + of(game, "building_1") == ["card_4:1", "building_1:1"]


def test_useless_places_may_be_taken_to_block_5_8() -> None:
    tools = [[4, False]] * 3
    game = play({"players": [{"figures": 10, "agriculture": 10, "tools": tools}, {}, {}, {}]})
    assert options(game)[:3] == ["tool_maker:1", "hut:2", "field:1"]
