"""The table as JSON values: written whole, read with defaults for all that is left out.

Decks list their top cards first, and may list only those: cards of the current and of later ages that are named
nowhere are shuffled and lie beneath, those of earlier ages are out of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from civitas.games.through_the_ages.pieces import AGES, INITIAL, LAST_AGE, TUCKED, Card, Piece
from civitas.games.through_the_ages.position_decks import read_common, read_decks
from civitas.games.through_the_ages.position_forms import TablePosition
from civitas.games.through_the_ages.position_players import read_cards, read_tokens
from civitas.games.through_the_ages.position_reading import Box
from civitas.games.through_the_ages.rules.setup import new_player
from civitas.games.through_the_ages.rules.tokens import STORES
from civitas.games.through_the_ages.rules.totals import ratings
from civitas.games.through_the_ages.state import ACTION, END, MARKS, POLITICS, SECOND, SOURCES, Player, TtaState
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadPosition
from civitas.kernel.positions import convert
from civitas.kernel.rules import Value
from civitas.kit.positions import seated

EXAMPLE: Final = {
    "age": "II",
    "players": [{"workers": {"warriors": 9}, "wars": [{"card": "war_over_technology", "target": 1}]}, {}, {}],
    "pacts": [{"card": "loss_of_sovereignty", "owner": 0, "partner": 2, "side": "b"}],
    "current": [{"card": "rats", "by": 0}],
    "future": [{"card": "crusades", "by": 1}],
}


def write(state: TtaState) -> dict[str, Any]:
    """The table at a rest, all of it; in the middle of a step also the card that is being resolved."""
    decks = range(LAST_AGE)
    resolving = state.resolving
    limbo = {} if resolving is None or resolving.piece is None else {"resolving": str(resolving.piece)}
    return limbo | {
        "phase": state.phase,
        "age": AGES[state.age],
        "round": state.round,
        "last_round": state.last_round,
        "turn": state.turn,
        "start": state.start,
        "players": [_written(player, state.common) for player in state.players],
        "row": [None if card is None else card.id for card in state.row],
        "civil": {AGES[age]: _ids(reversed(state.civil_decks[age])) for age in decks},
        "military": {AGES[age]: _ids(reversed(state.military_decks[age])) for age in decks},
        "current": _events(state.current_events(), [state.current_authors[marker.number] for marker in state.sequence]),
        "future": _events(state.future, state.future_authors),
        "top_seen": [player.seat for player in state.players if state.top_seen >> player.seat & 1],
        "past": _ids(state.past),
        "common": _ids(state.common),
        "discards": {
            AGES[age]: [
                _discard(piece, state.discard_eyes[age][at], len(state.players))
                for at, piece in enumerate(state.discards[age])
            ]
            for age in decks
        },
        "removed": {AGES[age]: _ids(state.removed[age]) for age in decks},
        "civil_removed": _ids(state.civil_removed),
        "gone": _ids(state.gone),
        "pacts": [
            {
                "card": pact.piece.type.id,
                "owner": pact.owner,
                "partner": pact.partner,
                "side": "a" if pact.is_a else "b",
            }
            for pact in state.pacts
        ],
        "impacts": {one.card.id: {"values": one.values, "final": one.is_final} for one in state.impacts},
        "begun": state.begun,
    }


def _ids(cards: Any) -> list[str]:
    return [str(card) for card in cards]


def _events(pieces: list[Piece], authors: list[int]) -> list[Any]:
    """An event deck, top first."""
    return [
        str(piece) if author < 0 else {"card": str(piece), "by": author}
        for piece, author in reversed(list(zip(pieces, authors, strict=True)))
    ]


def _discard(piece: Piece, eyes: int, seats: int) -> Any:
    if not eyes:
        return str(piece)
    return {"card": str(piece), "seen": "all" if eyes < 0 else [seat for seat in range(seats) if eyes >> seat & 1]}


def _written(player: Player, common: list[Card]) -> dict[str, Any]:
    """One player; every card is named once as a value, so that a position shows that none is lost."""
    cards = [*player.buildings, *player.units]
    tactic = None if player.tactic is None or player.exclusive is not None else common.index(player.tactic)
    return {
        "science": player.science,
        "culture": player.culture,
        "yellow": player.yellow_bank,
        "unused": player.unused,
        "blue": player.blue_bank,
        "workers": {card.id: player.workers[card.at] for card in (INITIAL if player.resigned else cards)},
        "technologies": [card.id for card in cards if card not in INITIAL],
        "tokens": {card.id: player.tokens[card.at] for card in STORES if player.tokens[card.at]},
        "government": player.government.id if player.government.science else None,
        "specials": [card.id for card in player.specials if card is not None],
        "leader": None if player.leader is None else player.leader.id,
        "leader_ages": [AGES[age] for age in range(LAST_AGE) if player.leader_ages >> age & 1],
        "wonder": None if player.wonder is None else player.wonder.id,
        "stages": player.stages,
        "wonders": [card.id for card in player.wonders if card not in player.ruins],
        "ruins": _ids(player.ruins),
        "tucked": {} if player.homer_under is None else {player.homer_under.id: TUCKED.id},
        "colonies": _ids(player.colonies),
        "hand": _ids(player.hand),
        "fresh": dict(Counter(_ids(player.fresh))),
        "military_hand": _ids(player.military_hand),
        "shown": dict(Counter(_ids(player.shown))),
        "tactic": tactic,
        "exclusive": None if player.exclusive is None else str(player.exclusive),
        "wars": [{"card": str(war.piece), "target": war.target} for war in player.wars],
        "civil": player.civil,
        "extra_civil": player.extra_civil,
        "military": player.military,
        "extra_military": player.extra_military,
        "pool": player.pool,
        "pool_science": player.pool_science,
        "card_pool": player.card_pool,
        "marks": [name for at, name in enumerate(MARKS) if player.marks >> at & 1],
        "caesar_used": player.caesar_used,
        "skips_politics": player.skips_politics,
        "resigned": player.resigned,
        "before": player.before,
        "history": player.history,
        "sources": {name: player.sources[at] for at, name in enumerate(SOURCES) if player.sources[at]},
    }


def read(position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> TtaState:
    """The table that a position describes, or BadPosition with the path of what can't be."""
    table = convert(position, TablePosition)
    seats = len(table.players)
    box = Box(seats)
    state = TtaState(chance, variant, [new_player(seat) for seat in range(seats)])
    state.phase = table.phase
    state.age = AGES.index(table.age)
    state.begun = list(table.begun)
    for player, written in zip(state.players, table.players, strict=True):
        read_cards(player, written, box, f"players[{player.seat}]", seats)
    read_common(state, table, box)
    read_decks(state, table, box)
    _read_course(state, table)
    for player, written in zip(state.players, table.players, strict=True):
        read_tokens(state, player, written, f"players[{player.seat}]")
    for player, written in zip(state.players, table.players, strict=True):
        player.before = tuple(ratings(state, player)) if written.before is None else written.before
    return state


def _read_course(state: TtaState, table: TablePosition) -> None:
    """Whose turn it is in which round."""
    seats = len(state.players)
    active = state.active()
    if not active:
        raise BadPosition("players: somebody is still in the game.")
    turn = active[0].seat if table.turn is None else seated(table.turn, seats, "turn")
    state.turn = turn
    start = turn if table.start is None else seated(table.start, seats, "start")
    # Rules 20.43: the next one takes the place of a starting player who has resigned, unless that ended the game.
    state.start = state.clockwise(start)[0].seat if len(active) > 1 else start
    usual = 1 if state.age == 0 else 2
    state.round = usual if table.round is None else table.round
    if state.round == 1 and state.phase not in (ACTION, END):
        raise BadPosition("phase: in the first round there are only actions (4.2).")
    if table.last_round is not None:
        state.last_round = table.last_round
    elif state.age == LAST_AGE:
        state.last_round = state.round if turn == state.start else state.round + 1
    if state.age < LAST_AGE and state.last_round:
        raise BadPosition("last_round: it is fixed when age IV begins (5.2.2).")
    if state.last_round and state.last_round < state.round:
        raise BadPosition(f"last_round: round {state.last_round} is over in round {state.round}.")
    if state.players[turn].resigned:
        raise BadPosition(f"turn: seat {turn} has resigned.")
    if state.phase == SECOND and not state.players[turn].power("second_political_action"):
        raise BadPosition("phase: only Julius Caesar adds a second political action (6.1).")
    if table.top_seen is None and state.phase == POLITICS and state.players[turn].power("sees_event"):
        state.top_seen = 1 << turn
