"""Event decks, and what all events have in common (rules 6.2, 9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from civitas.games.through_the_ages.pieces import BY_ID, Card
from civitas.games.through_the_ages.rules.colonization import colonize
from civitas.games.through_the_ages.rules.totals import strength
from civitas.games.through_the_ages.state import Player, Resolution, TtaState
from civitas.kernel.decisions import Flow

Effect: TypeAlias = Callable[[TtaState, Card], Flow[None] | None]
EVENTS: Final[dict[str, Effect]] = {}


def event(id_: str, text: str, effect: Effect) -> None:
    """Declare an event: its words, with {braces} for its numbers, and what it does."""
    card = BY_ID[id_]
    card.text = text.format(**card.powers)
    EVENTS[id_] = effect


def reveal(state: TtaState) -> Flow[None]:
    """Rules 6.2 (3), (4): resolve the top current event; when it was the last the future events take their place."""
    number = state.sequence.pop().number
    piece = state.current[number]
    assert piece is not None
    state.current[number] = None
    state.current_authors[number] = -1
    state.top_seen = 0
    card = piece.type
    state.resolving = resolving = Resolution(card, state.turn, card.group)
    resolving.piece = piece
    if state.log:
        state.log.say("reveals", card, card=card)
    is_settled = False
    if card.group == "territory":
        is_settled = yield from colonize(state, card, resolving)
    else:
        done = EVENTS[card.id](state, card)
        if done is not None:
            yield from done
    state.resolving = None
    if not is_settled:
        state.past.append(card)
    if not state.sequence:
        renew_events(state)


def renew_events(state: TtaState) -> None:
    """Rules 6.2 (4): the future events, shuffled, with earlier ages above later ones."""
    order = list(range(len(state.future)))
    state.chance.shuffle(order)
    order.sort(key=lambda at: -state.future[at].age)
    state.lay_events([state.future[at] for at in order], [state.future_authors[at] for at in order])
    state.future = []
    state.future_authors = []


def by_strength(state: TtaState) -> list[Player]:
    """Rules 9.2: from the strongest to the weakest; of a tie who comes next in turn counts as stronger."""
    players = state.clockwise(state.turn)
    players.sort(key=lambda player: -strength(state, player))
    return players


def by_culture(state: TtaState) -> list[Player]:
    """Rules 9.2, 9.4: from the most culture points to the fewest."""
    players = state.clockwise(state.turn)
    players.sort(key=lambda player: -player.culture)
    return players


def strongest(state: TtaState) -> Player:
    """The strongest civilization."""
    return by_strength(state)[0]


def weakest(state: TtaState) -> Player:
    """The weakest civilization."""
    return by_strength(state)[-1]


def pair_size(state: TtaState) -> int:
    """Rules 9.3: with two players "the two strongest" or "the two weakest" are one."""
    return 1 if len(state.active()) == 2 else 2


def in_turn(state: TtaState, players: list[Player]) -> list[Player]:
    """These players in the order in which they decide: clockwise from the current player (rules 9.1)."""
    return [player for player in state.clockwise(state.turn) if player in players]


def two_strongest(state: TtaState) -> list[Player]:
    """The two strongest civilizations in the order in which they decide."""
    return in_turn(state, by_strength(state)[: pair_size(state)])


def two_weakest(state: TtaState) -> list[Player]:
    """The two weakest civilizations in the order in which they decide."""
    return in_turn(state, by_strength(state)[-pair_size(state) :])


def everybody(state: TtaState) -> list[Player]:
    """All civilizations, clockwise from the current player."""
    return state.clockwise(state.turn)


def one_by_one(state: TtaState, players: list[Player]) -> Iterator[Player]:
    """Go through the players that an event concerns; the resolution tells who is done and whose it is now."""
    resolving = state.resolving
    assert resolving is not None
    resolving.order = [player.seat for player in players]
    for player in players:
        resolving.now = player.seat
        yield player
        resolving.done.append(player.seat)
    resolving.now = -1
