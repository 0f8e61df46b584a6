"""The course of the game: set-up, turns and actions (rules 3, 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.games.innovation.options import ACHIEVE, ACTION, CARD, DOGMA, DRAW, MELD, Action
from civitas.games.innovation.pieces import AGES, SPECIALS
from civitas.games.innovation.rules.achieving import check_goal, settle
from civitas.games.innovation.rules.cards import CARDS
from civitas.games.innovation.rules.dogma import dogma
from civitas.games.innovation.rules.looking import in_order
from civitas.games.innovation.rules.verbs import draw, meld
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Flow, ask, together
from civitas.kernel.errors import BadSetup
from civitas.kernel.rules import Value

GOALS: Final = {2: 6, 3: 5, 4: 4}
TEAM_GOAL: Final = 6
SHORT_TURNS: Final = {2: 1, 3: 1, 4: 2}
ACTIONS: Final = 2
STARTING_HAND: Final = 2
POINTS_PER_AGE: Final = 5
SETUP: Final = "set-up"
TURN: Final = "turn"


def blank(seats: int, variant: Mapping[str, Value], chance: Chance) -> InnovationState:
    """A table with players who have nothing, and nothing else on it yet."""
    players = [Player.empty(seat) for seat in range(seats)]
    state = InnovationState(chance, variant, players, [[] for _ in range(AGES + 1)], list(SPECIALS), [0] * len(CARDS))
    state.teams = bool(variant["team_variant"])
    state.goal = TEAM_GOAL if state.teams else GOALS[seats]
    return state


def setup(seats: int, variant: Mapping[str, Value], chance: Chance) -> InnovationState:
    """Rules 3.1-3.4: shuffle each age, lay out the achievements, deal two cards of age 1 to each player."""
    if variant["team_variant"] and seats != 4:
        raise BadSetup(f"The team game is for four players, not {seats}.")
    state = blank(seats, variant, chance)
    for age in range(1, AGES + 1):
        pile = [card for card in CARDS if card.age == age]
        chance.shuffle(pile)
        state.supply[age] = pile
        if age < AGES:
            state.middle.append(pile.pop())
    for player in state.players:
        for _ in range(STARTING_HAND):
            draw(state, player, 1)
    state.changes = 0
    return state


def step(state: InnovationState) -> Flow[None]:
    """One stretch of play: the set-up melds, or one action with everything that it sets off."""
    return opening(state) if state.is_setup else action(state)


def opening(state: InnovationState) -> Flow[None]:
    """Rules 3.5, 3.6: all meld one of their two cards at once; the alphabetically first name starts."""
    chosen = yield from together(CARD, {player.seat: in_order(player.hand.cards) for player in state.players}, SETUP)
    for player in state.players:
        meld(state, player, chosen[player.seat], player.hand)
    state.is_setup = False
    first = min(state.players, key=lambda player: chosen[player.seat].title.lower())
    _begin_turn(state, first.seat)


def actions_of(state: InnovationState) -> int:
    """Rules 4.1, 4.2: two actions, but one in the first turn of the start player (with four: of the first two
    players).
    """
    return 1 if state.turns < SHORT_TURNS[len(state.players)] else ACTIONS


def action(state: InnovationState) -> Flow[None]:
    """Rules 4: one action of the player whose turn it is; after the last one the turn ends."""
    player = state.players[state.turn]
    choice = yield from ask(ACTION, player.seat, actions(state, player), TURN)
    verb = choice.verb
    if verb == "draw":
        draw(state, player, player.top_value())
    elif verb == "achieve":
        achieve(state, player, choice.age)
    elif choice.piece is not None:
        if verb == "meld":
            meld(state, player, choice.piece, player.hand)
        else:
            yield from dogma(state, player, choice.piece)
    state.changes = 0
    state.actions -= 1
    if state.actions == 0:
        for other in state.players:
            other.tucked = 0
            other.scored = 0
        state.turns += 1
        _begin_turn(state, (state.turn + 1) % len(state.players))


def actions(state: InnovationState, player: Player) -> list[Action]:
    """Rules 4.3-4.6: what the player can do, in the order of the kind."""
    options = [DRAW]
    options += [MELD[card.number] for card in in_order(player.hand.cards)]
    options += [DOGMA[card.number] for card in in_order(player.tops())]
    if player.points >= POINTS_PER_AGE:
        highest = min(player.top_value(), player.points // POINTS_PER_AGE)
        options += [ACHIEVE[card.age] for card in state.middle if card.age <= highest]
    return options


def achieve(state: InnovationState, player: Player, age: int) -> None:
    """Rules 4.6: take the achievement of that age, unseen."""
    card = next(card for card in state.middle if card.age == age)
    state.middle.remove(card)
    player.trophies.append(card)
    if state.log is not None:
        state.log.say("achieve", cause=TURN, seat=player.seat, age=age)
    check_goal(state, player)
    if state.touched:
        settle(state)


def _begin_turn(state: InnovationState, seat: int) -> None:
    state.turn = seat
    state.actions = actions_of(state)
    if state.log is not None:
        state.log.say("turn", cause=TURN, seat=seat, number=state.turns + 1)
