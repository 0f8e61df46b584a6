"""The final scoring (rules 10), at any moment as if the game ended there."""

from __future__ import annotations

from civitas.games.endeavor.pieces import (
    CITIES,
    CONNECTION_GLORY,
    CONNECTIONS,
    EMPTY_GOVERNOR_SPACE_GLORY,
    LAST_SPACE,
    POPULATION_GLORY,
    POPULATION_SET,
    SLAVERY_GLORY,
    STATUSES,
    Building,
)
from civitas.games.endeavor.state import EndeavorState, Player
from civitas.kernel.rules import Outcome, conclude


class Score:
    """The glory of one player, line by line."""

    __slots__ = (
        "cards",
        "cities",
        "connections",
        "governor_space",
        "population",
        "slavery",
        "total",
        "tracks",
        "university",
    )

    def __init__(self, state: EndeavorState, player: Player) -> None:
        holders = state.holders
        seat = player.seat
        self.cities: int = 0
        for city in CITIES:
            if holders[city.index] == seat:
                self.cities += city.glory
        self.connections: int = 0
        for link in CONNECTIONS:
            one, other = link.cities
            if holders[one.index] == seat and holders[other.index] == seat:
                self.connections += CONNECTION_GLORY
        self.tracks: int = 0
        for status in STATUSES:
            level = player.levels[status.index]
            self.tracks += status.slides[level if level < LAST_SPACE else LAST_SPACE]
        self.cards: int = 0
        for card in player.cards:
            self.cards += card.glory
        self.governor_space: int = EMPTY_GOVERNOR_SPACE_GLORY if player.governor is None else 0
        self.university: int = _printed_glory(player, state.variant["university_scoring"] == "per_player")
        self.population: int = player.harbor // POPULATION_SET * POPULATION_GLORY
        self.slavery: int = len(player.face_down) * SLAVERY_GLORY
        self.total: int = (
            self.cities
            + self.connections
            + self.tracks
            + self.cards
            + self.governor_space
            + self.university
            + self.population
            + self.slavery
        )


def _printed_glory(player: Player, once: bool) -> int:
    """Rules 10.6 and R16: the glory printed on building tiles, of each tile or of each type once."""
    glory = 0
    seen: list[Building] = []
    for tile in player.tiles:
        building = tile.building
        if building.glory and not (once and building in seen):
            glory += building.glory
            seen.append(building)
    return glory


def scores(state: EndeavorState) -> list[int]:
    """The glory of every seat if the game ended now."""
    return [Score(state, player).total for player in state.players]


def outcome(state: EndeavorState) -> Outcome:
    """Rules 10.10: most glory wins; equals share the victory."""
    totals = scores(state)
    return conclude(totals, totals, state.ended)
