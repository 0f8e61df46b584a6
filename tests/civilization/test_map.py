"""The map: founding, growing, moving, discovering, exploring (rules 6.1, 6.2, 6.6, 10.1 to 10.4)."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import Game
from civitas.games.civilization.pieces_map import TILE
from tests.civilization.tables import choose, player, table


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.texts


def terrain(game: Game, x: int, y: int) -> str:
    return str(game.state.cells[y * 28 + x].terrain)  # type: ignore[attr-defined]


# Founding.


def settlers(square: str = "6,5", **more: Any) -> Game:
    return table({"scouts": [square]}, {}, phase="start", **more)


def test_a_scout_founds_a_city() -> None:
    game = choose(settlers(), "0>found:6,5")
    while game.decision is not None and game.decision.kind.name == "policy.adopt":
        choose(game, game.decision.texts[0])
    assert [city["at"] for city in player(game, 0)["cities"]] == ["1,1", "6,5"]
    assert "scouts" not in player(game, 0)


@pytest.mark.parametrize(
    ("square", "more"),
    [
        ("6,4", {}),
        ("4,0", {}),
        ("3,3", {}),
        ("6,5", {"markers": {"7,6": "hut_iron"}}),
        ("6,5", {"markers": {"5,4": "village_iron"}}),
        ("6,5", {"markers": {"5,4": "cs1"}}),
    ],
    ids=["water", "edge", "too near", "hut", "village", "city-state"],
)
def test_where_no_city_is_founded(square: str, more: dict[str, Any]) -> None:
    assert f"found:{square}" not in texts(settlers(square, **more))


def test_an_enemy_figure_beside_hinders() -> None:
    game = table({"scouts": ["6,5"]}, {"armies": ["7,6"]}, phase="start")
    assert "found:6,5" not in texts(game)


def test_an_unexplored_square_beside_hinders() -> None:
    game = table({"scouts": ["5,5"]}, {}, phase="start", explored=["4,4"])
    assert "found:5,5" in texts(game)
    game = table({"scouts": ["7,5"]}, {}, phase="start", explored=["4,4"], tiles={"4,4": "tile_21:0"})
    assert "found:7,5" not in texts(game)


def test_a_city_on_a_city_state_destroys_it() -> None:
    game = choose(settlers(markers={"6,5": "cs1"}), "0>found:6,5")
    assert player(game, 0)["culture"] == 3
    assert game.state.markers[5 * 28 + 6] is None  # type: ignore[attr-defined]


def test_others_on_the_square_step_aside() -> None:
    game = table({"scouts": ["6,5"], "armies": ["6,5"]}, {}, phase="start")
    choose(game, "0>found:6,5 0>7,6")
    assert player(game, 0)["armies"] == ["7,6"]


def test_two_cities_are_the_most_without_irrigation() -> None:
    me = {"scouts": ["6,5"], "cities": ["1,1", "10,1"]}
    assert "found:6,5" not in texts(table(me, {}, phase="start"))
    assert "found:6,5" in texts(table(me | {"techs": ["irrigation"]}, {}, phase="start"))


# Moving.


def starts(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("start:")]


def test_a_figure_moves_once_and_as_far_as_its_speed() -> None:
    game = table({"civilization": "french", "armies": ["3,4"]}, {})
    choose(game, "0>start:3,4:1:0 0>south 0>south")
    assert player(game, 0)["armies"][0].split(":")[0] == "3,6"


@pytest.mark.parametrize(
    ("techs", "crosses", "rests"),
    [([], False, False), (["navigation"], True, False), (["sailing"], True, True)],
)
def test_water(techs: list[str], crosses: bool, rests: bool) -> None:
    game = choose(table({"armies": ["6,2"], "techs": techs}, {}), "0>start:6,2:1:0")
    assert ("east" in texts(game)) is crosses
    if crosses:
        choose(game, "0>east")
        assert ("stop" in texts(game)) is rests


def test_an_army_stops_on_a_hut_and_explores_it() -> None:
    game = table({"armies": ["3,4"]}, {}, markers={"3,5": "hut_silk"})
    choose(game, "0>start:3,4:1:0 0>south")
    assert player(game, 0)["tokens"] == ["hut_silk"]


def test_a_scout_may_not_enter_a_hut() -> None:
    game = table({"scouts": ["3,4"]}, {}, markers={"3,5": "hut_silk"})
    choose(game, "0>start:3,4:0:1")
    assert "south" not in texts(game)


def test_a_group_with_a_scout_may_not_enter_a_hut() -> None:
    game = table({"scouts": ["3,4"], "armies": ["3,4"]}, {}, markers={"3,5": "hut_silk"})
    choose(game, "0>start:3,4:1:1")
    assert "south" not in texts(game)


def test_the_stacking_limit_is_checked_where_a_move_ends() -> None:
    game = table({"armies": ["3,4", "3,5", "3,5"]}, {})
    choose(game, "0>start:3,4:1:0 0>south")
    assert "stop" not in texts(game)
    assert "south" in texts(game)


def test_groups_are_made_of_figures_that_began_together() -> None:
    game = table({"armies": ["3,4", "3,4"], "scouts": ["3,4"], "techs": ["masonry"]}, {})
    assert starts(game) == [
        "start:3,4:0:1",
        "start:3,4:1:0",
        "start:3,4:1:1",
        "start:3,4:2:0",
        "start:3,4:2:1",
    ]


def test_an_own_centre_is_crossed_or_disbands() -> None:
    game = table({"armies": ["1,2"]}, {})
    choose(game, "0>start:1,2:1:0 0>north 0>stop 0>fortification")
    assert player(game, 0)["cities"][0]["marker"] == "fortification"
    assert "armies" not in player(game, 0)


# Discovering.


@pytest.mark.parametrize(
    ("square", "way", "slot", "turn"),
    [("3,1", "east", "4,0", 90), ("1,3", "south", "0,4", 180)],
)
def test_the_arrow_points_away_from_the_explorer(square: str, way: str, slot: str, turn: int) -> None:
    game = table({"armies": [square]}, {}, explored=False, tiles={slot: "tile_03"}, markers=None)
    choose(game, f"0>start:{square}:1:0 0>discover:{way}")
    x, y = map(int, slot.split(","))
    corner = {90: 12, 180: 15}[turn]
    assert terrain(game, x, y) == TILE["tile_03"].cells[corner].terrain
    tiles = [str(tile) for tile in game.state.tiles]  # type: ignore[attr-defined]
    assert game.state.turns[tiles.index("tile_03")] == turn // 90  # type: ignore[attr-defined]
    huts = [square for square, marker in enumerate(game.state.markers) if marker is not None]  # type: ignore[attr-defined]
    assert len(huts) == 2


def test_discovering_costs_a_point_and_the_figure_moves_on() -> None:
    game = table({"armies": ["3,2"]}, {}, explored=False, tiles={"4,0": "tile_03"}, markers=None)
    choose(game, "0>start:3,2:1:0 0>discover:east")
    assert "west" in texts(game)
    assert "stop" in texts(game)


def test_a_relic_is_taken_by_an_army() -> None:
    game = table({"armies": ["3,4"]}, {}, markers={"3,5": "attilas_village"})
    choose(game, "0>start:3,4:1:0 0>south 0>stop 0>infantry 0>mounted")
    assert len(player(game, 0)["units"]) == 2
