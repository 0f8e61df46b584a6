"""What lies beside the players in a position, read: the row, the decks, the events, tactics and pacts."""

from __future__ import annotations

from civitas.games.through_the_ages.pieces import AGES, FIRST_EVENTS, LAST_AGE, ROW, Card, Piece
from civitas.games.through_the_ages.position_forms import DiscardPosition, EventPosition, TablePosition
from civitas.games.through_the_ages.position_reading import CIVIL, EVENTS, MILITARY, Box, find_card
from civitas.games.through_the_ages.rules.play import insort
from civitas.games.through_the_ages.state import END, Pact, Scoring, TtaState
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kit.positions import seated


def read_common(state: TtaState, table: TablePosition, box: Box) -> None:
    """What lies open beside the players."""
    seats = len(state.players)
    for card in box.cards(table.common, "common", "tactic"):
        if card in state.common:
            raise BadPosition(f"common: {card.id} lies there once only (5.4).")
        insort(state.common, card)
    laid = [find_card(id_, "common", "tactic") for id_ in table.common]
    for player, written in zip(state.players, table.players, strict=True):
        if isinstance(written.tactic, int) and player.exclusive is None:
            if not 0 <= written.tactic < len(laid):
                raise BadPosition(f"players[{player.seat}].tactic: there are {len(laid)} common tactics.")
            player.tactic = laid[written.tactic]
        tactic = player.tactic
        if tactic is not None and player.exclusive is None and tactic not in state.common:
            insort(state.common, box.card(tactic.id, f"players[{player.seat}].tactic", "tactic"))
        for at, war in enumerate(player.wars):
            _in_game(state, war.target, f"players[{player.seat}].wars[{at}].target")
    for at, pact in enumerate(table.pacts):
        here = f"pacts[{at}]"
        owner = seated(pact.owner, seats, f"{here}.owner")
        partner = seated(pact.partner, seats, f"{here}.partner")
        _in_game(state, owner, f"{here}.owner")
        _in_game(state, partner, f"{here}.partner")
        if owner == partner:
            raise BadPosition(f"{here}.partner: a pact has two parties.")
        if any(other.owner == owner for other in state.pacts):
            raise BadPosition(f"{here}.owner: a player has one own pact only (6.5).")
        state.pacts.append(Pact(box.piece(pact.card, f"{here}.card", "pact"), owner, partner, pact.side == "a"))
    state.past = box.cards(table.past, "past", *EVENTS)
    state.gone = box.cards(table.gone, "gone")
    for id_, one in table.impacts.items():
        if len(one.values) != seats:
            raise BadPosition(f"impacts.{shorten(id_)}.values: one number for each of {seats} seats is needed.")
        card = find_card(id_, f"impacts.{shorten(id_)}", "event")
        state.impacts.append(Scoring(card, list(one.values), one.final))


def _in_game(state: TtaState, seat: int, path: str) -> None:
    if state.players[seat].resigned:
        raise BadPosition(f"{path}: seat {seat} has resigned (6.7).")


def read_decks(state: TtaState, table: TablePosition, box: Box) -> None:
    """Row, decks, events, discards; what is named nowhere comes beneath, or is out of the game."""
    seats = len(state.players)
    if table.row is not None:
        if len(table.row) != len(ROW):
            raise BadPosition(f"row: there are {len(ROW)} spaces, not {len(table.row)}.")
        state.row = [
            None if id_ is None else box.card(id_, f"row[{at}]", *CIVIL, "wonder") for at, id_ in enumerate(table.row)
        ]
    civil = {AGES.index(age): _deck(ids, age, box, f"civil.{age}", False) for age, ids in table.civil.items()}
    military = {AGES.index(age): _deck(ids, age, box, f"military.{age}", True) for age, ids in table.military.items()}
    current, authors = _read_events(table.current or [], box, "current", seats)
    state.future, state.future_authors = _read_events(table.future, box, "future", seats)
    for age, pile in table.discards.items():
        for at, entry in enumerate(pile):
            _read_discard(state, entry, AGES.index(age), box, f"discards.{age}[{at}]")
    for age, ids in table.removed.items():
        state.removed[AGES.index(age)] = _deck(ids, age, box, f"removed.{age}", True)[::-1]
    state.civil_removed = box.pieces(table.civil_removed, "civil_removed")
    if table.current is None:
        first = box.rest(True, 0)
        current = first[: FIRST_EVENTS[seats]]
        authors = [-1] * len(current)
        state.removed[0] += first[FIRST_EVENTS[seats] :]
    ages = [piece.age for piece in current]
    if ages != sorted(ages, reverse=True):
        raise BadPosition("current: earlier ages lie above later ones (6.2).")
    if not current and state.phase != END:
        raise BadPosition("current: there is always a current event until the end of the game (6.2).")
    state.lay_events(current, authors)
    for seat in table.top_seen or []:
        state.top_seen |= 1 << seated(seat, seats, "top_seen")
    for number in range(LAST_AGE):
        _fill_civil(state, table, number, civil.get(number, []), box)
        _fill_military(state, table, number, military.get(number, []), box)
    if table.row is None:
        state.row = [_dealt(state) for _ in ROW]


def _deck(ids: list[str], age: str, box: Box, path: str, is_military: bool) -> list[Piece]:
    """A deck from its top cards on, the top card last."""
    pieces = box.pieces(ids, path, *(MILITARY if is_military else (*CIVIL, "wonder")))
    for at, piece in enumerate(pieces):
        if piece.age != AGES.index(age):
            raise BadPosition(f"{path}[{at}]: {piece} is a card of age {AGES[piece.age]}.")
    return pieces[::-1]


def _fill_civil(state: TtaState, table: TablePosition, age: int, top: list[Piece], box: Box) -> None:
    rest = box.rest(False, age)
    if age < state.age:
        state.gone += [piece.type for piece in rest]
        rest = []
    elif age == state.age and table.civil_left is not None:
        below = max(0, table.civil_left - len(top))
        if table.row is None:
            below += len(ROW)
        state.gone += [piece.type for piece in rest[below:]]
        rest = rest[:below]
    state.civil_decks[age] = rest + top


def _fill_military(state: TtaState, table: TablePosition, age: int, top: list[Piece], box: Box) -> None:
    rest = box.rest(True, age)
    if age < state.age or age == 0:
        state.removed[age] += rest
        rest = []
    elif age == state.age and table.military_left is not None:
        below = max(0, table.military_left - len(top))
        state.removed[age] += rest[below:]
        rest = rest[:below]
    state.military_decks[age] = rest + top


def _dealt(state: TtaState) -> Card | None:
    """A card for the row, from beneath the deck of the current age, so that a deck's top can be named alone."""
    deck = state.civil_decks[state.age] if state.age < LAST_AGE else []
    return deck.pop(0).type if deck else None


def _read_events(entries: list[str | EventPosition], box: Box, path: str, seats: int) -> tuple[list[Piece], list[int]]:
    pieces: list[Piece] = []
    authors: list[int] = []
    for at, entry in enumerate(entries):
        here = f"{path}[{at}]"
        if isinstance(entry, str):
            pieces.append(box.piece(entry, here, *EVENTS))
            authors.append(-1)
        else:
            pieces.append(box.piece(entry.card, f"{here}.card", *EVENTS))
            authors.append(seated(entry.by, seats, f"{here}.by"))
    return pieces[::-1], authors[::-1]


def _read_discard(state: TtaState, entry: str | DiscardPosition, age: int, box: Box, path: str) -> None:
    seats = len(state.players)
    eyes = 0
    if isinstance(entry, str):
        piece = box.piece(entry, path, *MILITARY)
    else:
        piece = box.piece(entry.card, f"{path}.card", *MILITARY)
        if entry.seen == "all":
            eyes = -1
        else:
            for seat in entry.seen:
                eyes |= 1 << seated(seat, seats, f"{path}.seen")
    if piece.age != age:
        raise BadPosition(f"{path}: {piece} is a card of age {AGES[piece.age]}.")
    state.discards[age].append(piece)
    state.discard_eyes[age].append(eyes)
