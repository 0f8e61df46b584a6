"""The culture track and the great persons (rules 9), switched policies (5.7) and invested coins (12.5)."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import (
    CM_ADVANCE,
    ENTER,
    GP_KEEP,
    GP_PLACE,
    JUMP,
    POLICY_SWITCH,
    SWITCH,
    Switch,
    ordered,
)
from civitas.games.civilization.pieces import FACTS, Investment, Policy
from civitas.games.civilization.pieces_cards import PERSON_KINDS, Person, PersonKind
from civitas.games.civilization.rules.decks import EVERYBODY, gain_event
from civitas.games.civilization.rules.goods import changed_at, pay_culture, pay_trade
from civitas.games.civilization.rules.ground import touch_player
from civitas.games.civilization.rules.numbers import section_level, space_price
from civitas.games.civilization.rules.placing import note_arrival, person_squares, put_person
from civitas.games.civilization.rules.sweep import CULTURE, discard_person, free_policies, settle, win
from civitas.games.civilization.rules.windows import INVESTED, PERSON_GAINED, fire, powers_of, run, value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import NOBODY, Player
from civitas.kernel.chronicle import but, only
from civitas.kernel.decisions import Flow, Kind, ask, may


def may_jump(state: CivilizationState, player: Player, space: int) -> bool:
    """Rules 14.72: whether the space may be jumped: another marker stands there, and it is not the last."""
    if space >= FACTS.track.spaces or not value(state, player, "jumps"):
        return False
    return any(other.track == space for other in state.others(player.seat))


def next_spaces(state: CivilizationState, player: Player, start: int) -> list[int]:
    """Rules 14.72: the spaces that may come next after a space, nearest first: beyond the first only by jumping."""
    found: list[int] = []
    space = start + 1
    while space <= FACTS.track.spaces:
        found.append(space)
        if not may_jump(state, player, space):
            break
        space += 1
    return found


def advance(state: CivilizationState, player: Player, steps: int, cause: object = None) -> Flow[None]:
    """Rules 9.1, 14.4: free steps on the track; each gives its reward."""
    for _ in range(steps):
        space = player.track + 1
        if space > FACTS.track.spaces:
            return
        while may_jump(state, player, space):
            answer = yield from ask(CM_ADVANCE, player.seat, [ENTER, JUMP], cause)
            if answer is ENTER:
                break
            state.steps = space - player.track
            space += 1
        state.steps = 0
        yield from enter_space(state, player, space, cause)


def affordable(state: CivilizationState, player: Player, spaces: list[int], space: int) -> bool:
    """Whether the player can pay for the spaces chosen so far and this one."""
    culture = trade = 0
    for one in [*spaces, space]:
        price = space_price(state, player, one)
        culture += price[0]
        trade += price[1]
    return player.culture >= culture and player.trade >= trade


def can_pay_advance(state: CivilizationState, player: Player) -> bool:
    """Rules 7.14: whether the player can pay for a space now."""
    return any(affordable(state, player, [], space) for space in next_spaces(state, player, player.track))


def paid_advance(state: CivilizationState, player: Player) -> Flow[None]:
    """Rules 7.14, 9.1: name the spaces, pay for all of them, move, and collect reward by reward."""
    spaces: list[int] = []
    last = player.track
    while last < FACTS.track.spaces:
        space = last + 1
        enter = affordable(state, player, spaces, space)
        beyond = may_jump(state, player, space) and any(
            affordable(state, player, spaces, other) for other in next_spaces(state, player, last)[1:]
        )
        options = [option for option, legal in ((ENTER, enter), (JUMP, beyond)) if legal]
        if not options:
            break
        jumped = bool(spaces) and last > spaces[-1]
        if spaces and not jumped:
            answer = yield from may(CM_ADVANCE, player.seat, options)
            if answer is None:
                break
        else:
            answer = yield from ask(CM_ADVANCE, player.seat, options)
        if answer is ENTER:
            spaces.append(space)
        last = space
        state.steps = last - player.track
    state.steps = 0
    for space in spaces:
        culture, trade = space_price(state, player, space)
        pay_culture(state, player, culture)
        pay_trade(state, player, trade)
    player.advanced = True
    for space in spaces:
        yield from enter_space(state, player, space)


def enter_space(state: CivilizationState, player: Player, space: int, cause: object = None) -> Flow[None]:
    """Rules 9.1: the marker enters a space and its reward is taken."""
    player.track = space
    state.say("advances", cause, player=player.seat, space=space)
    if space >= FACTS.track.spaces:
        win(state, player.seat, CULTURE)
    if space in FACTS.track.great_person:
        yield from gain_person(state, player, cause)
    else:
        yield from gain_event(state, player, section_level(space), cause)
    yield from settle(state)


def can_gain_person(state: CivilizationState) -> bool:
    """Rules 9.3: whether a card with a token left can be drawn."""
    return any(state.person_tokens[card.kind.index] for card in (*state.persons, *state.person_discards))


def _draw_person(state: CivilizationState) -> Person | None:
    """The next card whose kind has a token left; others are discarded."""
    while can_gain_person(state):
        if not state.persons:
            for card in state.person_discards:
                state.seen[card.key] = 0
            state.persons.extend(state.person_discards)
            state.person_discards.clear()
            state.chance.shuffle(state.persons)
        card = state.persons.pop()
        if state.person_tokens[card.kind.index]:
            return card
        state.seen[card.key] = EVERYBODY
        state.person_discards.append(card)
    return None


def gain_person(state: CivilizationState, player: Player, cause: object = None) -> Flow[bool]:
    """Rules 9.3, 9.4: draw a great person, take its token, and place it or keep it in reserve."""
    drawn: list[Person] = []
    for _ in range(1 + value(state, player, "person_draws")):
        card = _draw_person(state)
        if card is None:
            break
        drawn.append(card)
        player.persons.append(card)
        state.seen[card.key] = player.bit
    if not drawn:
        return False
    kept = drawn[0]
    if len(drawn) > 1:
        kept = yield from ask(GP_KEEP, player.seat, ordered(GP_KEEP, drawn), cause)
        for card in drawn:
            if card is not kept:
                discard_person(state, player, card)
                state.say("person_discarded", cause, player=player.seat, person=card)
    state.person_tokens[kept.kind.index] -= 1
    player.reserve = changed_at(player.reserve, kept.kind.index, 1)
    state.say("person", cause, to=but(player.seat), player=player.seat, kind=kept.kind)
    state.say("person_seen", cause, to=only(player.seat), player=player.seat, person=kept, kind=kept.kind)
    touch_player(state, player)
    if not (yield from place_person(state, player, kept.kind)):
        note_arrival(state, player, kept.kind)
    yield from fire(state, PERSON_GAINED, player.seat)
    yield from settle(state)
    return True


def place_person(state: CivilizationState, player: Player, kind: PersonKind) -> Flow[bool]:
    """Rules 9.3: put a token of the reserve on the map, or leave it there; True if it is on the map."""
    squares = ordered(GP_PLACE, [SPOTS[at] for at in person_squares(state, player)])
    state.placing = kind
    spot = yield from may(GP_PLACE, player.seat, squares, kind)
    state.placing = None
    if spot is None:
        return False
    player.reserve = changed_at(player.reserve, kind.index, -1)
    put_person(state, player, kind, spot.at)
    state.say("person_placed", player=player.seat, kind=kind, at=spot)
    return True


def reserved_kinds(player: Player) -> list[PersonKind]:
    """Rules 9.3: the great persons of the reserve who came there before this start of turn, by kind."""
    return [kind for kind in PERSON_KINDS if player.reserve[kind.index] > player.arrived[kind.index]]


def switches(player: Player) -> list[Switch]:
    """Rules 5.7: every switch of an adopted policy: turned over, or swapped for an unused card."""
    free = free_policies(player)
    found: list[Switch] = []
    for old in sorted(player.policies, key=_index):
        news = sorted([old.reverse, *free], key=_index)
        found.extend([SWITCH[old.index, new.index] for new in news])
    return found


def _index(policy: Policy) -> int:
    return policy.index


def switch_policy(
    state: CivilizationState, player: Player, cause: object = None, kind: Kind[Switch] = POLICY_SWITCH
) -> Flow[bool]:
    """Rules 5.7: one switch, or none."""
    answer = yield from may(kind, player.seat, switches(player), cause)
    if answer is None:
        return False
    player.policies = tuple([answer.new if one is answer.old else one for one in player.policies])
    touch_player(state, player)
    state.say("switches", cause, player=player.seat, old=answer.old, new=answer.new)
    yield from settle(state)
    return True


def invest(state: CivilizationState, player: Player, card: Investment, cause: object = None) -> Flow[None]:
    """Rules 12.5, 14.74: an investment token comes on a card; the level that it reaches acts at once."""
    before = card.reached(player.investments[card.index])
    player.investments = changed_at(player.investments, card.index, 1)
    touch_player(state, player)
    state.say("invests", cause, player=player.seat, card=card)
    after = card.reached(player.investments[card.index])
    yield from settle(state)
    if after is not None and after is not before:
        answer = powers_of(after).reward
        if answer is not None:
            yield from run(answer(state, player, after, NOBODY))
    yield from fire(state, INVESTED, player.seat, card)
    yield from settle(state)
