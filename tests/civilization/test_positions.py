"""Positions: the example plays, and what can't be is refused with its path and what could be."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.civilization.position import EXAMPLE

SETUP = {"phase": "setup", "players": [{}, {}]}
REFUSALS: list[tuple[dict[str, Any], str]] = [
    (SETUP | {"choices": [["romans"]]}, "choices: a list for each of the 2 players, not 1."),
    (SETUP | {"choices": [["romans"], []]}, "choices[1]: every player has civilizations to choose from."),
    (SETUP | {"choices": [["romans"], ["romans"]]}, "choices[1][0]: “romans” is at choices[0][0] already."),
    (
        SETUP | {"choices": [["romans"], ["zulu"]], "civilizations": ["zulu"]},
        "civilizations[0]: “zulu” is at choices[1][0] already.",
    ),
    (SETUP | {"players": [{"civilization": "zulu"}, {}]}, "players[0].civilization: at stage 0 of the set-up nobody"),
    ({"choices": [["romans"], ["zulu"]]}, "choices: civilizations are drawn only in the set-up, at stage 0."),
    (
        {"players": [{"coins": {"potery": 1}}, {}]},
        "players[0].coins.potery: there is no place for coins “potery”;",
    ),
    ({"players": [{"gather": {"0,0": "5,5"}}, {}]}, "players[0].gather.0,0: “5,5” is no city of this player."),
    ({"players": [{"due": {"atlantis": 0}}, {}]}, "players[0].due.atlantis: 0 is less than 1."),
    ({"players": [{"refused": ["7:drought"]}, {}]}, "players[0].refused[0]: 7 is no seat; the seats are 0 to 1."),
    ({"players": [{"wonders": ["the_pyramids"]}, {}]}, "players[0].wonders[0]: “the_pyramids” is not `built`"),
    (
        {"decks": {"infantry": ["mounted_1_3"]}},
        "decks.infantry[0]: there is no card of “infantry” “mounted_1_3”;",
    ),
    ({"discards": {"event_2": ["drought"]}}, "discards.event_2[0]: there is no card of “event_2” “drought”"),
    ({"explored": ["1,1"]}, "explored[0]: there is no slot “1,1”; there are 0,0, 4,0,"),
    (
        {"tiles_out": ["tile_05", "tile_05"]},
        "tiles_out[1]: “tile_05” is no neutral tile, or lies somewhere else",
    ),
    (
        {"built": {"99,9": "granary"}},
        "built.99,9: there is no square “99,9” on this map; squares are x,y from",
    ),
    ({"offer": {"proposer": 0, "receiver": 1}}, "offer: only in the trade phase an offer is open"),
    (
        {"phase": "trade", "offer": {"proposer": 1, "receiver": 1}},
        "offer.receiver: an offer goes to another player than its proposer.",
    ),
    (
        {"phase": "trade", "offer": {"proposer": 0, "receiver": 1, "sent": False}, "players": [{"offers": 0}, {}]},
        "offer.sent: its proposer may make no more offers in this phase.",
    ),
    (
        {"variant": {"social_policies": False}, "players": [{"civilization": "french"}, {}]},
        "players[0].civilization: there is no civilization “french”; there are americans,",
    ),
    (
        {"variant": {"investments": False}, "players": [{"investments": {"infrastructure": 1}}, {}]},
        "players[0].investments: investments are not in this game.",
    ),
]


@pytest.mark.parametrize(("position", "told"), REFUSALS, ids=[told.split(":")[0] for _, told in REFUSALS])
def test_what_can_not_be_is_refused_with_its_path(position: dict[str, Any], told: str) -> None:
    with pytest.raises(civitas.BadPosition) as error:
        civitas.arrange("civilization", {"players": [{}, {}]} | position)
    assert str(error.value).startswith(told)


def test_the_example_plays() -> None:
    game = civitas.arrange("civilization", EXAMPLE)
    assert game.decision is not None
    assert game.decision.kind.name == "cm.main"
    assert game.decision.texts == ["act:1,1", "advance", "end"]


def test_civilizations_that_are_left_out_are_drawn_in_order() -> None:
    game = civitas.arrange("civilization", SETUP)
    assert game.position()["choices"] == [["americans", "arabs"], ["aztecs", "chinese"]]
    assert game.position()["civilizations"][0] == "egyptians"
