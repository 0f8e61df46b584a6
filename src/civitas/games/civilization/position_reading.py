"""A position while it is read: the boxes with what lies nowhere yet, squares and seats by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.games.civilization.atlas import NOWHERE, SPOT, SPOTS
from civitas.games.civilization.pieces import FACTS
from civitas.games.civilization.pieces_cards import EVENT_CARDS, PERSONS, UNIT_CARDS, Token
from civitas.games.civilization.pieces_map import CITY_STATES, CityState
from civitas.games.civilization.position_forms import (
    TablePosition,
)
from civitas.games.civilization.rules.setup import answers_to_investing, playable, playable_wonders, token_piles
from civitas.games.civilization.state import (
    SETUP,
    CivilizationState,
)
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kit.positions import known, seated


class Box:
    """The cards and tokens that have no place yet; copies are taken one after the other."""

    def __init__(self, pieces: Sequence[Any]) -> None:
        self.left: dict[str, list[Any]] = {}
        for piece in pieces:
            self.left.setdefault(str(piece), []).append(piece)

    def take(self, name: str, path: str, what: str) -> Any:
        """A piece of that name, or a refusal."""
        pieces: list[Any] = known(self.left, name, path, what)
        if not pieces:
            raise BadPosition(f"{path}: every “{name}” lies somewhere else already.")
        return pieces.pop(0)

    def rest(self) -> list[Any]:
        """All that is left, in the order of the box."""
        found = [piece for pieces in self.left.values() for piece in pieces]
        self.left = {name: [] for name in self.left}
        return found


class Reading:
    """A position that is being read into a bare state, with what has no place yet."""

    def __init__(self, state: CivilizationState, written: TablePosition) -> None:
        self.state = state
        self.written = written
        self.units = Box(UNIT_CARDS)
        self.events = Box(EVENT_CARDS)
        invests = bool(state.variant["investments"])
        self.persons = Box([one for one in PERSONS if invests or not answers_to_investing(one)])
        huts, villages, self.removed = token_piles(state.variant, len(written.players) == FACTS.layouts[0].players)
        self.tokens = Box([*huts, *villages, *self.removed])
        self.wonders = Box(playable_wonders(state.variant))
        self.city_states = Box(CITY_STATES)
        boxes = (self.units, self.events, self.persons, self.tokens, self.city_states)
        self.deck_of = {name: deck_of(pieces[0]) for box in boxes for name, pieces in box.left.items()}
        self.civilizations = {one.id: one for one in playable(state.variant)}
        self.taken: dict[str, str] = {}
        self.corner = SPOTS[state.layout.squares[-1]]
        self.before_civilizations = written.phase == SETUP and (written.stage or 0) == 0

    def at(self, text: str, path: str) -> int:
        """The square of that name on this map."""
        spot = SPOT.get(text)
        if spot is None or self.state.layout.slot_of[spot.at] == NOWHERE:
            there = f"squares are x,y from 0,0 to {self.corner}"
            raise BadPosition(f"{path}: there is no square “{shorten(text)}” on this map; {there}.")
        return spot.at

    def seat(self, seat: int | None, default: int, path: str) -> int:
        """A seat that is written, or that which holds unless one is."""
        return default if seat is None else seated(seat, len(self.written.players), path)


def deck_of(piece: Any) -> str:
    """The deck to which a card or token belongs."""
    if isinstance(piece, Token):
        return "villages" if piece.village else "huts"
    if isinstance(piece, CityState):
        return "city_states"
    if hasattr(piece, "strength"):
        return str(piece.type)
    if hasattr(piece, "level"):
        return f"event_{piece.level}"
    return "persons"
