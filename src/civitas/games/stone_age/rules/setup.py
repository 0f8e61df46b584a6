"""Rules 2: setting up."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.stone_age.pieces import CARDS, SPACES, STACK_HEIGHT, TILES, Card, Tile
from civitas.games.stone_age.rules.placing import clear_board
from civitas.games.stone_age.state import House, Player, StoneAgeState
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadSetup
from civitas.kernel.rules import Value


def setup(seats: int, variant: Mapping[str, Value], chance: Chance) -> StoneAgeState:
    """Rules 2.1 to 2.4: four cards in the row, a stack of seven tiles per player, a start player."""
    wish = variant["start_seat"]
    if isinstance(wish, int) and wish >= seats:
        raise BadSetup(f"“start_seat” is {wish}, but the seats are 0 to {seats - 1}.")
    deck: list[Card] = list(CARDS)
    chance.shuffle(deck)
    tiles: list[Tile] = list(TILES)
    chance.shuffle(tiles)
    stacks = [tiles[at * STACK_HEIGHT : (at + 1) * STACK_HEIGHT] for at in range(seats)]
    start = wish if isinstance(wish, int) else chance.below(seats)
    row: list[Card | None] = [deck.pop() for _ in SPACES]
    players = [Player.fresh(seat) for seat in range(seats)]
    state = StoneAgeState(
        chance,
        variant,
        House(seats, variant),
        players,
        row,
        deck,
        stacks,
        tiles[seats * STACK_HEIGHT :],
        "place",
        1,
        start,
        start,
        [],
        [],
        0,
    )
    clear_board(state)
    return state
