"""What every game reads its positions with."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from civitas import BadPosition
from civitas.kernel.positions import convert
from civitas.kit.pieces import Piece
from civitas.kit.positions import Box, known, seated, shuffled, texts, within

STONES = [Piece(f"stone_{number}", f"Stone {number}") for number in range(30)]


class Hut(msgspec.Struct, forbid_unknown_fields=True):
    rooms: Annotated[int, Meta(ge=1, le=9)] = 1
    roof: Literal["straw", "slate"] | None = None


class Village(msgspec.Struct, forbid_unknown_fields=True):
    huts: list[Hut | str] = []
    wells: dict[str, Hut] = {}


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ({"huts": [{"rooms": 10}]}, "huts[0].rooms: 10 is more than 9."),
        ({"huts": ["x", {"rooms": 0}]}, "huts[1].rooms: 0 is less than 1."),
        ({"huts": [{"rooms": 10**5000}]}, "huts[0].rooms: a number of more than 18 digits is more than 9."),
        ({"huts": [{"rooms": -(10**5000)}]}, "huts[0].rooms: a number of more than 18 digits is less than 1."),
        ({"huts": [{"roof": "tin"}]}, "huts[0].roof: “tin” can't stand here; there are slate, straw."),
        ({"huts": [{"door": 1}]}, "huts[0]: there is no field “door”; there are rooms, roof."),
        ({"wells": {"old": {"door": 1}}}, "wells: there is no field “door”; there are rooms, roof."),
        ({"towers": 1}, "there is no field “towers”; there are huts, wells."),
        ({"huts": [{"rooms": "many"}]}, "huts[0].rooms: Expected `int`, got `str`."),
        ({"huts": [5]}, "huts[0]: Expected `str | object`, got `int`."),
    ],
)
def test_a_wrong_value_is_told_its_path_and_what_there_is(value: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        convert(value, Village)
    assert str(refusal.value) == sentence


def test_a_path_goes_before() -> None:
    with pytest.raises(BadPosition, match=r"^place\.huts\[0\]\.rooms: 10 is more than 9\.$"):
        convert({"huts": [{"rooms": 10}]}, Village, "place")


def test_a_piece_lies_in_one_place() -> None:
    box = Box(STONES, "stone")
    first, second = box.listed(["stone_4", "stone_2"], "pile")
    assert (first, second) == (STONES[4], STONES[2])
    assert (box.place(first), box.place(second), box.place(STONES[0])) == ("pile[0]", "pile[1]", "")
    assert box.left() == [stone for stone in STONES if stone not in (first, second)]
    with pytest.raises(BadPosition, match=r"^heap: the stone “stone_2” lies at pile\[1\] already\.$"):
        box.take("stone_2", "heap")


def test_what_is_unknown_is_answered_with_what_there_is() -> None:
    few = {"wood": 1, "clay": 2}
    assert known(few, "clay", "goods", "good") == 2
    with pytest.raises(BadPosition, match=r"^goods: there is no good “gold”; there are wood, clay\.$"):
        known(few, "gold", "goods", "good")
    with pytest.raises(BadPosition, match=r"^x: there is no stone “stone_33”; near it are stone_3, .*\.$"):
        Box(STONES, "stone").take("stone_33", "x")
    with pytest.raises(BadPosition, match=r"^x: there is no stone “water”\.$"):
        Box(STONES, "stone").take("water", "x")
    with pytest.raises(BadPosition, match=r"^x: there is no stone “é+…”\.$"):
        Box(STONES, "stone").take("é" * 100_000, "x")


def test_numbers_and_seats_are_bounded() -> None:
    assert [within(number, 1, 3, "x") for number in (1, 3)] == [1, 3]
    assert [seated(number, 3, "x") for number in (0, 2)] == [0, 2]
    for number, sentence in ((0, "x: 0 is less than 1."), (4, "x: 4 is more than 3.")):
        with pytest.raises(BadPosition) as refusal:
            within(number, 1, 3, "x")
        assert str(refusal.value) == sentence
    for number in (-1, 3):
        with pytest.raises(BadPosition, match=rf"^x: {number} is no seat; the seats are 0 to 2\.$"):
            seated(number, 3, "x")


def test_what_is_left_has_always_the_same_order() -> None:
    assert texts(shuffled(STONES)) == texts(shuffled(STONES)) != texts(STONES)
    assert sorted(texts(shuffled(STONES))) == sorted(texts(STONES))
