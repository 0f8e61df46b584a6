"""Nothing is made and nothing is lost: every card lies in one place, every token is somewhere."""

from __future__ import annotations

from collections import Counter

from civitas.games.through_the_ages.pieces import (
    CIVIL_PIECES,
    DESPOTISM,
    INITIAL,
    LAST_AGE,
    MILITARY_PIECES,
    TUCKED,
    Card,
    Piece,
    in_use,
)
from civitas.games.through_the_ages.rules.tokens import FARMS, MINES, TOKEN_VALUE
from civitas.games.through_the_ages.rules.totals import add_up, civil_total, military_total, ratings
from civitas.games.through_the_ages.state import Player, TtaState


def check(state: TtaState) -> None:
    """All cards that so many players use are in exactly one place; tokens and kept totals are as recounted."""
    seats = len(state.players)
    whole = Counter(piece.type.id for piece in [*in_use(CIVIL_PIECES, seats), *in_use(MILITARY_PIECES, seats)])
    assert Counter(card.id for card in cards(state)) == whole
    hidden = pieces(state)
    assert len(hidden) == len({id(piece) for piece in hidden})
    for player in state.players:
        check_player(state, player)
    order = [state.current[marker.number] for marker in state.sequence]
    assert None not in order
    assert len(order) == sum(piece is not None for piece in state.current)
    ages = [piece.age for piece in state.current_events()]
    assert ages == sorted(ages, reverse=True)
    assert len(state.row) == 13


def pieces(state: TtaState) -> list[Piece]:
    """Everything that lies somewhere as a piece."""
    found: list[Piece] = [piece for piece in state.current if piece is not None] + state.future + state.civil_removed
    for age in range(LAST_AGE):
        found += state.civil_decks[age] + state.military_decks[age] + state.discards[age] + state.removed[age]
        assert len(state.discards[age]) == len(state.discard_eyes[age])
    for player in state.players:
        found += player.military_hand + [war.piece for war in player.wars]
        found += [player.exclusive] if player.exclusive is not None else []
        assert all(piece in player.military_hand for piece in player.shown)
    found += [pact.piece for pact in state.pacts]
    if state.resolving is not None and state.resolving.piece is not None:
        found.append(state.resolving.piece)
    return found


def cards(state: TtaState) -> list[Card]:
    """Every card, wherever it lies."""
    found = [piece.type for piece in pieces(state)] + [card for card in state.row if card is not None]
    found += state.past + state.common + state.gone
    for player in state.players:
        found += player.hand + player.wonders + player.colonies
        found += [card for card in [*player.buildings, *player.units] if card not in INITIAL]
        found += [card for card in [player.leader, player.wonder, *player.specials] if card is not None]
        found += [player.government] if player.government is not DESPOTISM and not player.resigned else []
        found += [TUCKED] if player.homer_under is not None else []
    return found


def check_player(state: TtaState, player: Player) -> None:
    """Kept totals are as recounted; numbers stay within what they can be."""
    assert player.food == sum(player.tokens[card.at] * TOKEN_VALUE[card.at] for card in FARMS)
    assert player.resources == sum(player.tokens[card.at] * TOKEN_VALUE[card.at] for card in MINES)
    assert min(player.workers) >= 0
    assert min(player.tokens) >= 0
    assert min(player.yellow_bank, player.blue_bank, player.unused, player.science, player.culture) >= 0
    if player.resigned:
        return
    assert player.civil_total == civil_total(state, player)
    assert player.military_total == military_total(state, player)
    assert 0 <= player.civil <= player.civil_total
    assert 0 <= player.military <= player.military_total
    if not player.is_stale:
        limits = [max(0, value) for value in add_up(state, player, False).values]
        limits[3] = min(8, limits[3])
        assert ratings(state, player) == limits
    owned = player.technologies
    bits = sum(card.bit for card in [*player.buildings, *player.units, player.government])
    assert owned == bits + sum(card.bit for card in player.specials if card is not None)
    assert player.hand_technologies == sum(card.bit for card in player.hand)
    assert player.hand == sorted(player.hand, key=lambda card: card.number)
