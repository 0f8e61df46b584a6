"""The 48 cards and the actions of the buildings against a listing of their own: a slip in the data file is seen."""

from __future__ import annotations

import pytest

from civitas.games.endeavor import facts

CARDS = """
europe_0                 asset     0 glory:0 politics:1
europe_1                 asset     1 glory:0 culture:1 politics:1
europe_2                 asset     2 glory:0 culture:1 finance:1 politics:1
europe_3                 asset     3 glory:0 industry:1 culture:1 finance:1 politics:1
europe_4                 asset     4 glory:1 culture:2 politics:2
europe_5                 abolition 5 glory:3 politics:1
slavery_0                slavery   0 glory:0 industry:1
slavery_1                slavery   1 glory:0 industry:1 finance:1
slavery_2                slavery   2 glory:0 industry:2 finance:1
slavery_3                slavery   3 glory:0 industry:2 finance:2
slavery_4                slavery   4 glory:0 industry:2 culture:1 finance:2
slavery_5                slavery   5 glory:0 industry:3 culture:1 finance:2
far_east_governor        governor  None glory:2 culture:1 politics:1
far_east_1               asset     1 glory:0 culture:1 politics:1
far_east_2               asset     2 glory:1 culture:1 politics:1
far_east_3               asset     3 glory:3 culture:1
far_east_4               asset     4 glory:3 culture:1 politics:1
far_east_5               asset     5 glory:6
india_governor           governor  None glory:1 culture:2 finance:1
india_1                  asset     1 glory:1 culture:1
india_2                  asset     2 glory:1 culture:1 finance:1
india_3                  asset     3 glory:1 culture:2 finance:1
india_4                  asset     4 glory:1 culture:2 finance:2
india_5                  asset     5 glory:3 culture:2 finance:1
north_america_governor   governor  None glory:1 industry:1 politics:2
north_america_1          asset     1 glory:0 industry:1 politics:1
north_america_2          asset     2 glory:0 industry:1 politics:2
north_america_3          asset     3 glory:0 industry:2 politics:2
north_america_4          asset     4 glory:1 industry:2 politics:2
north_america_5          asset     5 glory:3 industry:1 politics:2
caribbean_governor       governor  None glory:1 industry:1 finance:2
caribbean_1              asset     1 glory:0 industry:1 finance:1
caribbean_2              asset     2 glory:0 industry:1 finance:2
caribbean_3              asset     3 glory:1 industry:1 finance:2
caribbean_4              asset     4 glory:2 industry:1 finance:2
caribbean_5              asset     5 glory:2 industry:1 finance:3
south_america_governor   governor  None glory:1 culture:1 finance:1 politics:1
south_america_1          asset     1 glory:0 finance:1 politics:1
south_america_2          asset     2 glory:0 culture:1 finance:1 politics:1
south_america_3          asset     3 glory:0 culture:1 finance:2 politics:1
south_america_4          asset     4 glory:1 finance:2 politics:2
south_america_5          asset     5 glory:3 finance:2 politics:1
africa_governor          governor  None glory:1 industry:2 culture:1
africa_1                 asset     1 glory:0 industry:1 culture:1
africa_2                 asset     2 glory:1 industry:1 culture:1
africa_3                 asset     3 glory:0 industry:2 culture:1 politics:1
africa_4                 asset     4 glory:1 industry:2 culture:1 politics:1
africa_5                 asset     5 glory:3 industry:2 culture:1
"""
ACTIONS = {
    "ship_or_draw": ["ship", "draw"],
    "occupy_or_draw": ["occupy", "draw"],
    "occupy_or_attack": ["occupy", "attack"],
    "occupy_and_ship": ["occupy", "ship"],
    "ship_and_ship": ["ship", "ship"],
    "draw_and_draw": ["draw", "draw"],
}
DATA = facts.load()


@pytest.mark.parametrize("line", CARDS.strip().splitlines(), ids=lambda line: line.split()[0])
def test_a_card_is_as_listed(line: str) -> None:
    name, kind, value, glory, *icons = line.split()
    card = next(card for card in DATA.cards if card.id == name)
    assert (card.kind, str(card.value), f"glory:{card.glory}") == (kind, value, glory)
    assert sorted(f"{status}:{number}" for status, number in card.icons.items()) == sorted(icons)


def test_there_are_no_other_cards() -> None:
    assert [card.id for card in DATA.cards] == [line.split()[0] for line in CARDS.strip().splitlines()]


@pytest.mark.parametrize("name", ACTIONS)
def test_a_compound_action_has_its_parts(name: str) -> None:
    action = next(action for action in DATA.actions if action.id == name)
    assert list(action.parts) == ACTIONS[name]


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("score_cities", None),
        ("score_tracks", None),
        ("score_cards", None),
        ("score_governor_space_empty", 3),
        ("score_slavery", -1),
    ],
)
def test_a_line_of_the_scoring_has_its_points(name: str, points: int | None) -> None:
    assert next(line.points for line in DATA.scoring if line.id == name) == points
