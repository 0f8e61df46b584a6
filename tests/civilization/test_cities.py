"""Cities: what they produce, build, harvest and devote (rules 6.3 to 6.5, 7, 8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import Game
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.state_player import City
from tests.civilization.tables import choose, player, table


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.texts


def city(game: Game, number: int = 0) -> City:
    found: City = game.state.cities[number]  # type: ignore[attr-defined]
    return found


def production(game: Game) -> int:
    return numbers.production(game.state, city(game))  # type: ignore[arg-type]


def manage(me: dict[str, Any], you: dict[str, Any] | None = None, **more: Any) -> Game:
    return table(me, you or {}, phase="management", **more)


def test_production_of_the_outskirts_and_the_government() -> None:
    # Two mountains and two forests lie around the Mongols' capital; Despotism adds one.
    assert production(manage({})) == 1 + 2 + 1 + 2 + 1


def test_a_token_covers_what_is_printed() -> None:
    game = manage({"techs": ["construction"]}, built={"2,0": "workshop"})
    assert production(game) == 3 + 2 + 1 + 2 + 1


def test_a_blockade_takes_what_the_square_gives() -> None:
    assert production(manage({}, {"scouts": ["2,2"]})) == 7 - 2


def test_a_building_program_doubles_the_outskirts_alone() -> None:
    game = manage({"cities": [{"at": "1,1", "program": True, "bonus": 4}]})
    assert production(game) == 2 * 6 + 4 + 1


def test_a_building_program_is_laid_and_used_up() -> None:
    game = choose(manage({"cities": [{"at": "1,1"}]}), "0>act:1,1 0>program")
    assert city(game).program
    game = manage({"cities": [{"at": "1,1", "program": True}]})
    choose(game, "0>act:1,1")
    assert "program" not in texts(game)
    choose(game, "0>build 0>infantry")
    assert not city(game).program


def test_a_caravan_adds_two() -> None:
    game = manage({"cities": [{"at": "1,1", "marker": "caravan"}]})
    choose(game, "0>act:1,1 0>build 0>infantry 0>caravan")
    assert city(game).marker == ""


def test_rush_takes_the_fewest_steps() -> None:
    game = manage({"trade": 27, "techs": ["theology"]})
    assert production(game) == 7
    choose(game, "0>act:1,1 0>build 0>cathedral 0>2,2")
    assert player(game, 0)["trade"] == 27 - 3 * (10 - 7)


def test_what_can_not_be_paid_is_not_offered() -> None:
    game = choose(manage({"trade": 8, "techs": ["theology"]}), "0>act:1,1 0>build")
    assert "cathedral" not in texts(game)
    game = choose(manage({"trade": 9, "techs": ["theology"]}), "0>act:1,1 0>build")
    assert "cathedral" in texts(game)


@pytest.mark.parametrize(
    ("building", "tech", "squares"),
    [
        ("workshop", "construction", ["2,0", "1,2"]),
        ("trading_post", "code_of_laws", ["0,0", "1,0", "0,1", "0,2"]),
        ("temple", "philosophy", ["0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2"]),
    ],
)
def test_buildings_need_their_terrain(building: str, tech: str, squares: list[str]) -> None:
    game = choose(manage({"techs": [tech], "trade": 9}), f"0>act:1,1 0>build 0>{building}")
    assert texts(game) == squares


def test_one_star_building_a_city() -> None:
    me = {"techs": ["philosophy", "metalworking"], "trade": 9}
    game = choose(manage(me, built={"2,2": "temple"}), "0>act:1,1 0>build")
    assert "temple" not in texts(game)
    choose(game, "0>barracks")
    # A barracks may only take the place of the temple.
    assert str(game.state.built[2 * 28 + 2]) == "barracks"  # type: ignore[attr-defined]
    assert game.state.supply[1] == 3  # type: ignore[attr-defined]


def test_only_the_better_version_is_built() -> None:
    game = choose(manage({"techs": ["currency", "banking"], "trade": 27}), "0>act:1,1 0>build")
    assert "bank" in texts(game)
    assert "market" not in texts(game)


def test_a_wonder_is_built_and_the_market_filled() -> None:
    me = {"trade": 27, "techs": ["pottery"]}
    game = manage(me, wonders=["the_pyramids", "stonehenge", "the_oracle"])
    before = production(game)
    top = game.position()["wonder_deck"][0]
    choose(game, "0>act:1,1 0>build 0>the_pyramids 0>1,2")
    assert player(game, 0)["wonders"] == ["the_pyramids"]
    # With Pottery the Pyramids cost ten.
    assert player(game, 0)["trade"] == 27 - 3 * (10 - before)
    assert [str(wonder) for wonder in game.state.wonders] == ["stonehenge", "the_oracle", top]  # type: ignore[attr-defined]


def test_harvest() -> None:
    game = manage({"cities": [{"at": "1,1", "extra": 1}]})
    choose(game, "0>act:1,1 0>harvest")
    assert texts(game) == ["0,0:silk", "0,2:incense"]
    choose(game, "0>0,2:incense 0>act:1,1 0>harvest")
    # The square has been harvested this turn: only the silk is left.
    assert player(game, 0)["resources"] == {"incense": 1, "silk": 1}


def test_arts() -> None:
    game = choose(manage({"techs": ["philosophy"]}, built={"2,2": "temple"}), "0>act:1,1 0>arts")
    assert player(game, 0)["culture"] == 1 + 2


def test_a_city_acts_once() -> None:
    game = choose(manage({"trade": 27, "techs": ["democracy"]}), "0>act:1,1 0>arts")
    assert texts(game) == ["tech:democracy", "end"]


def test_units_and_figures_are_built() -> None:
    game = choose(manage({"trade": 27}), "0>act:1,1 0>build 0>scout 0>2,2")
    assert player(game, 0)["scouts"] == ["2,2"]


def test_gathering() -> None:
    game = table({"scouts": ["4,4"]}, {}, phase="start")
    choose(game, "0>assign:4,4")
    # The forest gives two production to the capital, the building program would not double them.
    assert production(game) == 7 + 2


def test_a_scout_gathers_and_blockades_at_once() -> None:
    game = table({"scouts": ["14,5"]}, {}, phase="start")
    yours = numbers.production(game.state, city(game, 4))  # type: ignore[arg-type]
    choose(game, "0>assign:14,5")
    assert production(game) == 7 + 2
    free = table({}, {}, phase="start")
    assert numbers.production(free.state, city(free, 4)) == yours + 2  # type: ignore[arg-type]


def test_coins_of_a_square_count_where_a_scout_stands() -> None:
    game = table({"scouts": ["8,2"]}, {}, phase="start")
    assert numbers.coins(game.state, game.state.players[0]) == 1  # type: ignore[arg-type, attr-defined]
