"""The end of the game (rules 17)."""

from __future__ import annotations

from civitas.games.through_the_ages.pieces import LAB
from civitas.games.through_the_ages.rules.cards.impacts import IMPACTS, score_impact
from civitas.games.through_the_ages.rules.counts import levels_of
from civitas.games.through_the_ages.rules.tokens import change_culture
from civitas.games.through_the_ages.state import BY_LEADERS, TtaState
from civitas.kernel.rules import Outcome, conclude


def final_scoring(state: TtaState) -> None:
    """Rules 17.3: the age III events still in the decks, by id, with the starting player as current player; then
    leaders.
    """
    state.turn = state.start
    events = state.current_events()
    left = [piece for piece in [*events, *state.future] if piece.type.id in IMPACTS]
    left.sort(key=lambda piece: piece.type.number)
    for piece in left:
        score_impact(state, piece.type, True)
        state.past.append(piece.type)
    kept = [marker for marker in state.sequence if state.current[marker.number] not in left]
    authors = [state.current_authors[marker.number] for marker in kept]
    state.lay_events([piece for piece in events if piece not in left], authors)
    state.future_authors = [author for at, author in enumerate(state.future_authors) if state.future[at] not in left]
    state.future = [piece for piece in state.future if piece not in left]
    for player in state.active():
        amount = player.power("parting_culture_per_lab_level") * levels_of(player, LAB)
        if amount:
            change_culture(player, amount, BY_LEADERS)
            if state.log:
                state.log.say("culture", player.leader, seat=player.seat, amount=amount)
    if state.log:
        state.log.say("over")


def scores(state: TtaState) -> list[int]:
    """The culture points of every seat."""
    return [player.culture for player in state.players]


def outcome(state: TtaState) -> Outcome:
    """Rules 17.4, 6.7: most culture wins, ties share; whoever resigned has lost."""
    points = scores(state)
    merits = [-1 if player.resigned else player.culture for player in state.players]
    return conclude(points, merits, state.ended)
