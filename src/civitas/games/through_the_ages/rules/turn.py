"""The turn: from one rest to the next (rules 4, 5, 8, 24.2)."""

from __future__ import annotations

from civitas.games.through_the_ages.options import DISCARD, EXCESS
from civitas.games.through_the_ages.pieces import LAST_AGE, MOST_DRAWN
from civitas.games.through_the_ages.rules.actions import act, churchill_culture
from civitas.games.through_the_ages.rules.play import (
    discard_unseen,
    draw_military,
    insort,
    military_actions,
    military_types,
)
from civitas.games.through_the_ages.rules.politics import politics
from civitas.games.through_the_ages.rules.production import produce
from civitas.games.through_the_ages.rules.row import refill
from civitas.games.through_the_ages.rules.scoring import final_scoring
from civitas.games.through_the_ages.rules.tokens import change_culture
from civitas.games.through_the_ages.rules.totals import military_hand_limit, ratings, strength
from civitas.games.through_the_ages.rules.wars import resolve_wars
from civitas.games.through_the_ages.state import (
    ACTION,
    BY_LEADERS,
    CHURCHILL_USED,
    END,
    POLITICS,
    SECOND,
    START,
    Player,
    TtaState,
)
from civitas.kernel.decisions import Flow, GameOver, ask


def step(state: TtaState) -> Flow[None]:
    """Rules 24.2: the start of a turn, a political action, one action, or the end of a turn."""
    phase = state.phase
    if phase == ACTION:
        return act(state)
    if phase == END:
        return end_turn(state)
    if phase == START:
        return start_turn(state)
    return politics_phase(state)


def start_turn(state: TtaState) -> Flow[None]:
    """Rules 5: refill the row, resolve own wars, make the exclusive tactic common; Joan of Arc sees the next event."""
    player = state.players[state.turn]
    if state.log:
        state.log.say("turn", seat=player.seat, round=state.round)
    refill(state)
    if player.wars:
        yield from resolve_wars(state, player)
    share_tactic(state, player)
    player.before = tuple(ratings(state, player))
    if player.leader is not None:
        player.pool = player.power("military_resources")
        if player.power("sees_event") and state.sequence:
            state.top_seen |= 1 << player.seat
    state.phase = POLITICS


def share_tactic(state: TtaState, player: Player) -> None:
    """Rules 5.4: the exclusive tactic becomes common; of two equal ones one leaves the game."""
    piece = player.exclusive
    if piece is None:
        return
    player.exclusive = None
    if piece.type in state.common:
        state.gone.append(piece.type)
    else:
        insort(state.common, piece.type)


def politics_phase(state: TtaState) -> Flow[None]:
    """Rules 6.1, 24.2 T4, T5: one political action; Julius Caesar may add a second one, once per game."""
    player = state.players[state.turn]
    if state.phase == SECOND:
        if (yield from politics(state, player)):
            player.caesar_used = True
        if not player.resigned:
            state.phase = ACTION
    elif player.skips_politics:
        player.skips_politics = False
        state.phase = ACTION
    else:
        acted = yield from politics(state, player)
        if not player.resigned:
            again = acted and player.power("second_political_action") and not player.caesar_used
            state.phase = SECOND if again and not player.skips_politics else ACTION
    if player.resigned:
        pass_turn(state)


def end_turn(state: TtaState) -> Flow[None]:
    """Rules 8: Churchill, excess cards, leader's gain, production, drawing, reset; then the next player."""
    player = state.players[state.turn]
    if player.power("war_cabinet_culture") and not player.marks & CHURCHILL_USED:
        churchill_culture(state, player)
    if len(player.military_hand) > player.military_total:
        yield from discard_excess(state, player)
    close_turn(state, player)
    pass_turn(state)


def discard_excess(state: TtaState, player: Player) -> Flow[None]:
    """Rules 8.1: discard military cards down to the limit, one after another."""
    discarded = 0
    while len(player.military_hand) > military_hand_limit(player):
        options = [DISCARD[card] for card in military_types(player)]
        # Not asking would tell that all cards are alike.
        option = yield from ask(EXCESS, player.seat, options, openly=len(player.military_hand) > 1)
        assert option.card is not None
        discard_unseen(state, player, option.card)
        discarded += 1
    if discarded and state.log:
        state.log.say("discards", seat=player.seat, count=discarded)


def close_turn(state: TtaState, player: Player) -> None:
    """Rules 8.2-8.6: what happens at the end of a turn without any decision."""
    reward_strong(state, player)
    produce(state, player)
    if state.age < LAST_AGE:
        draw_military(state, player, min(MOST_DRAWN, military_actions(player)))
    reset(player)
    player.history.append(player.culture)


def reward_strong(state: TtaState, player: Player) -> None:
    """Rules 8.2, 20.7: Genghis Khan gives culture to one of the two strongest (two players: the strongest)."""
    culture = player.power("culture_if_strong")
    if culture:
        mine = strength(state, player)
        stronger = sum([1 for rival in state.rivals(player) if strength(state, rival) > mine])
        if stronger < (1 if len(state.active()) == 2 else 2):
            change_culture(player, culture, BY_LEADERS)
            if state.log:
                state.log.say("culture", player.leader, seat=player.seat, amount=culture)


def reset(player: Player) -> None:
    """Rules 8.6: all actions are available again; what belonged to the turn is gone."""
    player.civil = player.civil_total
    player.military = player.military_total
    player.extra_civil = 0
    player.extra_military = 0
    player.pool = 0
    player.pool_science = 0
    player.card_pool = 0
    player.marks = 0
    if player.fresh:
        player.fresh = []


def pass_turn(state: TtaState) -> None:
    """Rules 1.2, 24.2 T10: the next player clockwise; after the last turn of the last round the final scoring."""
    players = state.players
    is_new_round = False
    turn = state.turn
    for _ in players:
        turn = (turn + 1) % len(players)
        is_new_round = is_new_round or turn == state.start
        if not players[turn].resigned:
            break
    if turn == state.turn or (players[state.turn].resigned and len(state.active()) == 1):
        state.turn = turn
        raise GameOver("resignation")
    if is_new_round:
        if state.last_round and state.round >= state.last_round:
            final_scoring(state)
            raise GameOver("culture")
        state.round += 1
    state.turn = turn
    if players[state.start].resigned:
        # Rules 20.43: the next player takes the place of a starting player who has resigned, in the same round.
        state.start = turn
    state.phase = ACTION if state.round == 1 else START
