"""The table as JSON values: written whole, read with defaults for all that is left out.

A position says where pieces lie; what follows from that is left out: the market, the building tokens, the great person
tokens and the supplies hold what is nowhere else. Squares are `x,y` from the top left corner. A deck lists its top card
first and may list only its top: the cards that are nowhere else lie below in an order that is always the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from civitas.games.civilization.atlas import ATLAS, NOWHERE, SPOTS
from civitas.games.civilization.pieces import COIN_PLACES, INVESTMENT, MARKET_RESOURCES
from civitas.games.civilization.pieces_cards import PERSON_KINDS, Token
from civitas.games.civilization.position_cards import count_tokens, read_cards, read_decks
from civitas.games.civilization.position_forms import (
    ACTIONS,
    ONCE,
    QUARTER,
    CityPosition,
    OfferPosition,
    PlayerPosition,
    TablePosition,
    decks_of,
    discards_of,
    hands_of,
    use_names,
)
from civitas.games.civilization.position_map import read_buildings, read_map, read_place
from civitas.games.civilization.position_reading import Reading
from civitas.games.civilization.position_turn import read_clock, read_milestones, read_offer, read_sheets, read_turn
from civitas.games.civilization.rules.windows import FIRST_USE
from civitas.games.civilization.state import SETUP, TURNED_DOWN, CivilizationState, Offer, new_state
from civitas.games.civilization.state_player import NOBODY, City, Player
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadPosition
from civitas.kernel.positions import convert
from civitas.kernel.rules import Value
from civitas.kit.positions import seated

EXAMPLE: Final = {
    "phase": "management",
    "turn": 6,
    "explored": True,
    "players": [
        {
            "civilization": "romans",
            "rows": [["code_of_laws", "pottery", "writing"], ["irrigation"]],
            "trade": 9,
            "culture": 12,
            "coins": {"pottery": 1},
            "resources": {"silk": 1},
            "hand": ["drought"],
            "units": ["infantry_1_3", "mounted"],
            "cities": [{"at": "1,1", "walls": True}],
            "armies": ["0,0"],
        },
        {"civilization": "zulu", "scouts": ["15,2:moved"], "tokens": ["hut_iron"]},
    ],
    "built": {"0,1": "granary"},
    "decks": {"event_1": ["migrants"]},
}


def write(state: CivilizationState) -> dict[str, Any]:
    """The table at a rest, all of it."""
    layout = state.layout
    tiles: dict[str, str] = {}
    for slot, tile in enumerate(state.tiles):
        if tile is not None:
            x, y = layout.slots[slot]
            turn = state.turns[slot]
            tiles[f"{x},{y}"] = tile.id if turn == TURNED_DOWN else f"{tile.id}:{turn * QUARTER}"
    markers = {str(SPOTS[at]): str(state.markers[at]) for at in layout.squares if state.markers[at] is not None}
    is_drawing = state.phase == SETUP and state.stage == 0
    gone = [*state.tokens_gone, *state.city_states_gone, *state.relics_gone, *state.wonders_gone]
    written = TablePosition(
        players=[_written(state, player) for player in state.players],
        turn=state.turn,
        phase=state.phase,  # type: ignore[arg-type]
        stage=state.stage,
        first=state.first,
        active=state.order[state.part % len(state.order)],
        order=list(state.order),
        choices=[[str(one) for one in drawn] for drawn in state.choices] if is_drawing else [],
        civilizations=[str(one) for one in state.civilizations] if is_drawing else [],
        tiles=tiles,
        markers=markers,
        built={str(SPOTS[at]): str(state.built[at]) for at in layout.squares if state.built[at] is not None},
        changed={str(SPOTS[at]): _terrain(state, at) for at in state.changed},
        villages_explored=[str(SPOTS[at]) for at in state.explored_villages],
        wonders=[str(one) for one in state.wonders],
        wonder_deck=[str(one) for one in reversed(state.wonder_deck)],
        wonders_out=[str(one) for one in state.wonders_out],
        tiles_out=[str(one) for one in state.tiles_out],
        decks={name: [str(card) for card in reversed(deck)] for name, deck in decks_of(state).items()},
        discards={name: [str(card) for card in deck] for name, deck in discards_of(state).items() if deck},
        gone=[str(one) for one in gone],
        knowing={
            str(SPOTS[at]): state.seen[state.markers[at].key]
            for at in layout.squares
            if isinstance(state.markers[at], Token) and state.seen[state.markers[at].key]
        },
        held=[str(SPOTS[at]) for at in state.held],
        offer=_written_offer(state.offer),
        restless=state.restless,
        milestones=list(state.milestones),
        winner=None if state.winner == NOBODY else state.winner,
    )
    found: dict[str, Any] = msgspec.to_builtins(written)
    found.setdefault("players", [])
    return found


def _terrain(state: CivilizationState, at: int) -> str:
    cell = state.cells[at]
    return "" if cell is None else cell.terrain


def _written_offer(offer: Offer | None) -> OfferPosition | None:
    if offer is None:
        return None
    return OfferPosition(
        offer.proposer,
        offer.receiver,
        {str(item.thing): item.amount for item in offer.gives},
        {str(item.thing): item.amount for item in offer.asks},
        offer.sent,
    )


def _written(state: CivilizationState, player: Player) -> PlayerPosition:
    if state.phase == SETUP and state.stage == 0:
        return PlayerPosition(ready=False)
    knowing: dict[Any, list[int]] = {}
    for name, pieces in hands_of(player).items():
        masks = [state.seen[piece.key] & ~player.bit for piece in pieces]
        if any(masks):
            knowing[name] = masks
    bits = [f"once:{name}" for at, name in enumerate(ONCE) if player.used >> at & 1]
    bits.extend([name for at, name in enumerate(use_names()) if player.used >> (FIRST_USE + at) & 1])
    return PlayerPosition(
        civilization=player.civ.id,
        ready=bool(player.at),
        government=player.government.id,
        direct=[str(one) for one in player.direct],
        changed=player.changed,
        anarchy=player.anarchy,
        rows=[[str(card) for card in row] for row in player.rows],
        trade=player.trade,
        culture=player.culture,
        track=player.track,
        coins={place.id: player.coins[place.index] for place in COIN_PLACES if player.coins[place.index]},
        resources={one.id: player.stock[one.index] for one in MARKET_RESOURCES if player.stock[one.index]},
        tokens=[str(one) for one in player.tokens],
        hand=[str(one) for one in player.hand],
        units=[str(one) for one in player.units],
        persons=[str(one) for one in player.persons],
        shown=[str(one) for one in player.shown],
        reserve=[kind.id for kind in PERSON_KINDS for _ in range(player.reserve[kind.index])],
        arrived=[kind.id for kind in PERSON_KINDS for _ in range(player.arrived[kind.index])],
        counters=player.counters,
        policies=[str(one) for one in player.policies],
        investments={
            card.id: player.investments[card.index] for card in INVESTMENT.values() if player.investments[card.index]
        },
        wonders=[str(one) for one in player.wonders],
        obsolete=[str(one) for one in player.obsolete],
        cities=[_written_city(city) for city in state.cities_of(player.seat)],
        armies=_written_figures(player, 0, player.armies),
        scouts=_written_figures(player, player.armies, len(player.at)),
        growing=player.growing,
        due={str(relic): turn for relic, turn in player.due},
        gather={str(SPOTS[at]): _city_text(state, number) for at, number in player.gather},
        used=bits,
        invested=player.invested,
        advanced=player.advanced,
        army_built=player.army_built,
        doubled=player.doubled,
        history=list(player.history),
        harvested=[str(SPOTS[at]) for at in player.harvested],
        refused=[f"{seat}:{event}" for seat, event in player.refused],
        offers=player.offers,
        drops=player.drops,
        passed=player.passed,
        knowing=knowing,
    )


def _city_text(state: CivilizationState, number: int) -> str:
    city = state.cities[number]
    return "" if city is None else str(SPOTS[city.centres[0]])


def _written_city(city: City) -> CityPosition:
    return CityPosition(
        at="+".join([str(SPOTS[at]) for at in city.centres]),
        walls=city.walls,
        marker=city.marker,  # type: ignore[arg-type]
        program=city.program,
        acted=[name for name, bit in ACTIONS.items() if city.acted & bit],  # type: ignore[misc]
        taken=city.taken,
        extra=city.extra,
        freed=city.freed,
        bonus=city.bonus,
    )


def _written_figures(player: Player, first: int, last: int) -> list[str]:
    found: list[str] = []
    for figure in range(first, last):
        if player.at[figure] != NOWHERE:
            moved = ":moved" if player.moved >> figure & 1 else ""
            barred = ":barred" if player.barred >> figure & 1 else ""
            found.append(f"{SPOTS[player.at[figure]]}{moved}{barred}")
    return found


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> CivilizationState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    written = convert(position, TablePosition)
    if len(written.players) not in ATLAS:
        raise BadPosition(f"players: Civilization is for {min(ATLAS)} to {max(ATLAS)} players.")
    state = new_state(len(written.players), variant, chance)
    reading = Reading(state, written)
    read_clock(reading)
    read_sheets(reading)
    read_map(reading)
    for seat, mine in enumerate(written.players):
        read_place(reading, state.players[seat], mine)
    read_buildings(reading)
    for seat, mine in enumerate(written.players):
        read_cards(reading, state.players[seat], mine, f"players[{seat}]")
    read_decks(reading)
    count_tokens(reading)
    for seat, mine in enumerate(written.players):
        read_turn(reading, state.players[seat], mine, f"players[{seat}]")
    read_offer(reading)
    state.winner = NOBODY if written.winner is None else seated(written.winner, len(state.players), "winner")
    state.restless = written.restless
    read_milestones(reading)
    for player in state.players:
        player.stale = True
        player.coined = NOBODY
    return state


__all__ = ["EXAMPLE", "TablePosition", "read", "write"]
