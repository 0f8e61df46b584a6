"""How verbs tell what happened: to the chronicle, and to the view of the card being resolved."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.innovation.pieces import Card
from civitas.games.innovation.rules.looking import cause
from civitas.games.innovation.state import EVERYBODY_KNOWS, SPECTATOR, InnovationState
from civitas.kernel.chronicle import EVERYBODY, only

_SPECTATORS: Final = 1 << 62


def tell(
    state: InnovationState, verb: str, seat: int, card: Card, place: str = "", to: int = -1, into: str = ""
) -> None:
    """Record what happened to a card, by name for those who know it now and by value for the rest."""
    seen = state.known[card.number]
    if state.band:
        frame = state.band[-1]
        frame.happenings.append((frame.effect, frame.executing, verb, seat, (card,), seen, place, to, into))
    log = state.log
    if log is not None:
        because = cause(state)
        words: dict[str, Any] = {"seat": seat, "place": place, "other": to, "into": into}
        readers = EVERYBODY if seen == EVERYBODY_KNOWS else _readers(seen)
        log.say(verb, because, readers, card=card, **words)
        if readers != EVERYBODY:
            log.say(f"{verb}_unseen", because, ~readers, n=card.age, **words)


def note(
    state: InnovationState, verb: str, seat: int, cards: tuple[Card, ...], place: str = "", into: str = ""
) -> None:
    """Record for the view what happened openly."""
    if state.band:
        frame = state.band[-1]
        frame.happenings.append((frame.effect, frame.executing, verb, seat, cards, EVERYBODY_KNOWS, place, -1, into))


def _readers(known: int) -> int:
    seats = only(*[seat for seat in range(SPECTATOR) if known >> seat & 1])
    return seats | _SPECTATORS if known >> SPECTATOR & 1 else seats
