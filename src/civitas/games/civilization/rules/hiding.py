"""What a seat can't know (rules 13), as pools of places whose pieces could be dealt otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.civilization.pieces import AGES
from civitas.games.civilization.pieces_cards import HIDDEN, EventCard, Person, Token, UnitCard
from civitas.games.civilization.rules.trade import redraw
from civitas.games.civilization.state import SETUP, TURNED_DOWN, CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.chance import Chance
from civitas.kernel.rules import Slot


def hidden(state: CivilizationState, seat: int | None) -> list[list[Slot]]:
    """Rules 13.2, 13.3: the narrow pools first (kept tokens, great persons by kind), then the wide ones."""
    bit = 0 if seat is None else 1 << seat
    others = [player for player in state.players if player.seat != seat]
    pools: list[list[Slot]] = []
    if state.phase == SETUP and state.stage == 0:
        drawn = [(hand, at) for owner, hand in enumerate(state.choices) if owner != seat for at in range(len(hand))]
        pools.append([*drawn, *_slots(state.civilizations)])
    pools.append(_tiles(state))
    pools.extend(_wonders(state))
    pools.extend(_events(state, others, bit))
    pools.extend(_units(state, others, bit))
    pools.extend(_persons(state, others, bit))
    pools.extend(_tokens(state, others, bit))
    pools.append(_slots(state.city_states))
    return [pool for pool in pools if len(pool) > 1]


def _slots(pieces: list[Any]) -> list[Slot]:
    return [(pieces, at) for at in range(len(pieces))]


def _unseen(state: CivilizationState, hands: list[list[Any]], bit: int) -> list[Slot]:
    """The places of pieces in these hands that the seat has not seen."""
    return [(hand, at) for hand in hands for at, piece in enumerate(hand) if not state.seen[piece.key] & bit]


def _tiles(state: CivilizationState) -> list[Slot]:
    """Tiles that lie face down, and those that are not in the game."""
    down = [(state.tiles, at) for at, turn in enumerate(state.turns) if turn == TURNED_DOWN and state.tiles[at]]
    return [*down, *_slots(state.tiles_out)]


def _wonders(state: CivilizationState) -> list[list[Slot]]:
    """By age: the deck, and those that are not in the game."""
    pools: list[list[Slot]] = [[] for _ in AGES]
    for pile in (state.wonder_deck, state.wonders_out):
        for at, wonder in enumerate(pile):
            pools[wonder.age].append((pile, at))
    return pools


def _events(state: CivilizationState, others: list[Player], bit: int) -> list[list[Slot]]:
    """By level, as the backs show it: the deck, and what others hold unseen."""
    pools = [_slots(deck) for deck in state.events]
    for place in _unseen(state, [player.hand for player in others], bit):
        card: EventCard = place[0][place[1]]
        pools[card.level - 1].append(place)
    return pools


def _units(state: CivilizationState, others: list[Player], bit: int) -> list[list[Slot]]:
    """By type, which is public: the deck, and others' standing forces and battle hands as far as unseen."""
    pools = [_slots(deck) for deck in state.units]
    hands = [player.units for player in others]
    battle = state.battle
    if battle is not None:
        hands.extend([battle.hands[side] for side in (0, 1) if not 1 << battle.seats[side] & bit])
    for place in _unseen(state, hands, bit):
        card: UnitCard = place[0][place[1]]
        pools[card.type.index].append(place)
    return pools


def _persons(state: CivilizationState, others: list[Player], bit: int) -> list[list[Slot]]:
    """Others' face-down cards are of public kinds; then the order of the deck."""
    deck = _slots(state.persons)
    held = _unseen(state, [player.persons for player in others], bit)
    kinds = {_person(place).kind.index for place in held}
    return [*[_of_kind(kind, [*held, *deck]) for kind in sorted(kinds)], deck]


def _of_kind(kind: int, places: list[Slot]) -> list[Slot]:
    return [place for place in places if _person(place).kind.index == kind]


def _person(place: Slot) -> Person:
    card: Person = place[0][place[1]]
    return card


def _tokens(state: CivilizationState, others: list[Player], bit: int) -> list[list[Slot]]:
    """By back: what others keep is of a kind that is kept; then the tokens on the map and in the piles."""
    markers, seen = state.markers, state.seen
    on_map = [
        (markers, at) for at, marker in enumerate(markers) if isinstance(marker, Token) and not seen[marker.key] & bit
    ]
    held = _unseen(state, [player.tokens for player in others], bit)
    pools: list[list[Slot]] = []
    for village, pile in ((False, state.huts), (True, state.villages)):
        free = [*_slots(pile), *[place for place in on_map if _token(place).village == village]]
        kept = [place for place in held if _token(place).village == village]
        if kept:
            pools.append([*kept, *[place for place in free if _token(place).kind.keep]])
        pools.append(free)
    return pools


def _token(place: Slot) -> Token:
    token: Token = place[0][place[1]]
    return token


def redealt(state: CivilizationState, swap: Mapping[Any, Any], seat: int | None, chance: Chance | None) -> None:
    """Rules 13.3, 13.4a: who knew what lay in a place knows what lies there now; an offer unknown to him is redrawn."""
    seen = state.seen
    known = [(HIDDEN[key], eyes) for key, eyes in enumerate(seen) if eyes and HIDDEN[key] in swap]
    for piece, _ in known:
        seen[piece.key] = 0
    for piece, eyes in known:
        seen[swap[piece].key] = eyes
    offer = state.offer
    if chance is not None and offer is not None and not offer.is_known_to(seat):
        redraw(state, offer, chance)


def glance(state: CivilizationState, seat: int | None) -> list[Any]:
    """Rules 13: what lies open, own cards, the backs of others' cards, and what is going on."""
    bit = 0 if seat is None else 1 << seat
    seen: list[Any] = [state.turn, state.phase, state.part, state.first, state.order, state.cells, state.built]
    seen += (state.standing, state.land, state.turns, state.changed, state.held, state.market, state.supply)
    seen += (state.person_tokens, state.wonders, state.steps, state.placing, state.person_discards)
    seen += ([[card.type for card in pile] for pile in state.event_discards], [len(deck) for deck in state.events])
    seen += ([len(deck) for deck in state.units], [len(pile) for pile in state.unit_discards])
    seen += [len(deck) for deck in (state.wonder_deck, state.persons, state.huts, state.villages, state.city_states)]
    for at in state.layout.squares:
        marker = state.markers[at]
        if marker is not None:
            seen.append(_side_of(state, marker, bit) if isinstance(marker, Token) else marker)
    for city in state.cities:
        if city is not None:
            seen += (city.kind, city.centres, city.outskirts, city.walls, city.marker, city.program)
            seen += (city.acted, city.taken, city.extra, city.freed, city.bonus)
    if state.phase == SETUP and state.stage == 0 and seat is not None:
        seen.append(state.choices[seat])
    for player in state.players:
        _see_player(seen, state, player, seat, bit)
    _see_events(seen, state, seat, bit)
    return seen


def _see_player(seen: list[Any], state: CivilizationState, player: Player, seat: int | None, bit: int) -> None:
    seen += (player.civ, player.government, player.direct, player.rows, player.ranks, player.trade, player.culture)
    seen += (player.track, player.coins, player.stock, player.shown, player.reserve, player.policies, player.wonders)
    seen += (player.investments, player.obsolete, player.armies, player.at, player.moved, player.barred)
    seen += (player.gather, player.used, player.passed, player.offers, player.history, player.advanced)
    eyes = -1 if player.seat == seat else bit
    for cards in (player.tokens, player.hand, player.persons, player.units):
        seen.append(sorted([str(_side_of(state, card, eyes)) for card in cards]))


def _see_events(seen: list[Any], state: CivilizationState, seat: int | None, bit: int) -> None:
    """What a step in hand shows: a battle, a move, an offer."""
    battle, moving, offer = state.battle, state.moving, state.offer
    if battle is not None:
        seen += (battle.at, battle.seats, battle.step, battle.turn, battle.number, battle.opening, battle.winner)
        seen += (battle.bonus, battle.extra, battle.held, battle.boost, battle.killed)
        for front in battle.fronts:
            seen += [None if one is None else (one.card, one.rank, one.wounds) for one in front.units]
        for side in (0, 1):
            eyes = -1 if battle.seats[side] == seat else bit
            seen.append([_side_of(state, card, eyes) for card in battle.hands[side]])
    if moving is not None:
        seen += (moving.seat, moving.figures, moving.at, moving.left)
    if offer is not None:
        seen += (offer.proposer, offer.receiver)
        if offer.is_known_to(seat):
            seen += [(item.thing, item.amount) for item in (*offer.gives, *offer.asks)]


def _side_of(state: CivilizationState, piece: Any, eyes: int) -> Any:
    """What these eyes see of a piece: its face, or its back."""
    if isinstance(piece, Token):
        return piece.kind if state.seen[piece.key] & eyes or eyes < 0 else piece.village
    if state.seen[piece.key] & eyes or eyes < 0:
        return piece
    if isinstance(piece, UnitCard):
        return piece.type
    return piece.kind if isinstance(piece, Person) else piece.level
