"""Using powers (rules 4.4 to 4.7): what may be used now, the reaction round, interrupts and any-time steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.games.civilization.options import (
    ALLOW,
    CONSENT,
    MV_INTERRUPT,
    REACT,
    REFUSE,
    REVEAL,
    Power,
    ordered,
)
from civitas.games.civilization.options import (
    ANY_TIME as ANY_TIME_KIND,
)
from civitas.games.civilization.pieces import Ability
from civitas.games.civilization.pieces_cards import EventType, Person, TokenKind
from civitas.games.civilization.pieces_map import Relic
from civitas.games.civilization.rules.decks import EVERYBODY, card_of, discard_event, event_types
from civitas.games.civilization.rules.goods import token_of
from civitas.games.civilization.rules.ground import touch_player
from civitas.games.civilization.rules.payment import Purse, can_cover, can_pay, has_means, pay
from civitas.games.civilization.rules.sweep import discard_person, settle
from civitas.games.civilization.rules.windows import (
    ANY_TIME,
    CAN_ACTION,
    CAN_EVENT,
    CAN_RESOURCE,
    EVENTS_IN,
    IN_BATTLE,
    INTERRUPT,
    TOKENS_IN,
    USES_IN,
    Cancel,
    Use,
    powers_of,
    tables,
    usable_kinds,
    value,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Aside, Decision, Flow, Kind, ask, may, put
from civitas.kit.pieces import Option


def _used(state: CivilizationState, player: Player, use: Use) -> int:
    """The bits of what the player has used: this turn, or in this battle."""
    battle = state.battle
    if battle is not None and use.window in IN_BATTLE and not use.cost:
        side = battle.side_of(player.seat)
        return 0 if side < 0 else battle.used[side]
    return player.used


def _mark_used(state: CivilizationState, player: Player, use: Use) -> None:
    battle = state.battle
    if battle is not None and use.window in IN_BATTLE and not use.cost:
        battle.used[battle.side_of(player.seat)] |= use.bit
    else:
        player.used |= use.bit


def usable(state: CivilizationState, player: Player, window: int) -> list[Use]:
    """Rules 14.61: what the player may use in a window: not used up, payable, and good for something."""
    held = held_uses(state, player, window)
    if not held:
        return []
    is_broke = not has_means(player)
    purse: Purse | None = None
    found: list[Use] = []
    for use in held:
        if use.once and _used(state, player, use) & use.bit:
            continue
        if use.cost:
            if is_broke:
                continue
            if purse is None:
                purse = Purse(state, player)
            if not can_cover(purse, use.cost):
                continue
        if use.ready is None or use.ready(state, player, use.source):
            found.append(use)
    return found


def held_uses(state: CivilizationState, player: Player, window: int) -> list[Use]:
    """Rules 16.5: what the player has for a window: what is in force, his cards, his tokens, rewards that wait."""
    found = tables(state, player).uses[window]
    acting = USES_IN[window]
    if player.persons and player.kinds:
        kinds = player.kinds
        persons = [one for one in player.persons if one in acting and kinds >> one.kind.index & 1]
        if persons:
            found = _with(found, acting, persons)
    if player.hand and EVENTS_IN[window]:
        events = [card.type for card in player.hand if card.type in acting]
        if events:
            found = _with(found, acting, events)
    if player.tokens and TOKENS_IN[window]:
        tokens = [token.kind for token in player.tokens if token.kind in acting]
        if tokens:
            found = _with(found, acting, tokens)
    if player.due:
        found = _with(found, acting, [relic for relic, turn in player.due if turn == state.turn and relic in acting])
    return found


def _with(uses: list[Use], acting: dict[object, list[Use]], sources: Sequence[object]) -> list[Use]:
    """These uses, and those of the sources, of each once."""
    return [*uses, *[use for source in dict.fromkeys(sources) for use in acting[source]]]


def find(uses: list[Use], option: object) -> Use:
    """The use that an option names."""
    for use in uses:
        if use.option is option:
            return use
    raise LookupError(f"{option} is not offered")


def perform(state: CivilizationState, player: Player, use: Use) -> Flow[bool]:
    """Rules 4.5: fix the choices, pay, let others react, resolve. False: it was backed out of."""
    choice: Any = ()
    state.using = use.source
    if use.choose is not None:
        choice = yield from use.choose(state, player, use.source)
        if choice is None:
            state.using = None
            return False
    aims = 0 if use.aims is None else use.aims(state, player, use.source, choice)
    if isinstance(use.source, EventType) and not (yield from _consented(state, player, use.source, aims)):
        state.using = None
        return False
    if use.cost and not (yield from pay(state, player, use.cost, use.source)):
        state.using = None
        return False
    if use.once:
        _mark_used(state, player, use)
    _take_up(state, player, use.source)
    state.say("uses", use.source, player=player.seat, power=use.source)
    what = CAN_EVENT if isinstance(use.source, EventType) else CAN_RESOURCE if isinstance(use.source, Ability) else 0
    if not what or not (yield from cancelled(state, player, what, use.source, aims)):
        flow = None if use.act is None else use.act(state, player, use.source, choice)
        if flow is not None:
            yield from flow
    state.using = None
    yield from settle(state)
    return True


def _take_up(state: CivilizationState, player: Player, source: object) -> None:
    """Rules 9.2, 9.5, 10.3: an event is discarded, a great person turned up or discarded, a token spent."""
    if isinstance(source, EventType):
        discard_event(state, player, card_of(player, source))
    elif isinstance(source, Person):
        if source.discard:
            discard_person(state, player, source)
        elif source in player.persons:
            reveal(state, player, source)
    elif isinstance(source, TokenKind):
        token = token_of(player, source)
        player.tokens.remove(token)
        state.tokens_gone.append(token)
    elif isinstance(source, Relic):
        player.due = tuple([one for one in player.due if one[0] is not source])


def reveal(state: CivilizationState, player: Player, person: Person) -> None:
    """Rules 9.5: a great person card is turned face up for good."""
    player.persons.remove(person)
    player.shown = (*player.shown, person)
    state.seen[person.key] = EVERYBODY
    touch_player(state, player)
    state.say("reveals", person, player=player.seat, person=person)


def _consented(state: CivilizationState, player: Player, event: EventType, aims: int) -> Flow[bool]:
    """Rules 14.9: those whose things the event hits, and who may forbid it, are asked."""
    if event.targets == "all_others":
        return True
    for other in state.others(player.seat):
        if aims >> other.seat & 1 and value(state, other, "consent"):
            answer = yield from ask(CONSENT, other.seat, [ALLOW, REFUSE], event)
            if answer is REFUSE:
                player.refused = (*player.refused, (other.seat, event.id))
                state.say("refuses", event, player=other.seat, event=event)
                return False
    return True


def cancels(state: CivilizationState, player: Player, what: int, aimed: bool) -> list[Cancel]:
    """Rules 4.5: the cancels with which the player could answer."""
    found: list[Cancel] = []
    for one in tables(state, player).cancels:
        fresh = one.what & what and not player.used & one.bit
        if fresh and isinstance(one.source, Ability) and can_pay(state, player, one.source.cost):
            found.append(one)
    for kind in event_types(player):
        held = powers_of(kind).cancel
        if held is not None and held.what & what and (aimed or not held.aimed):
            found.append(held)
    for person in player.persons:
        held = powers_of(person).cancel
        if held is not None and held.what & what and usable_kinds(state, player) >> person.kind.index & 1:
            found.append(held)
    return found


def cancelled(state: CivilizationState, actor: Player, what: int, source: object, aims: int) -> Flow[bool]:
    """Rules 16.4: the others, clockwise, may answer once each; a cancel that is an event or ability can be answered."""
    if what == CAN_EVENT and value(state, actor, "events_uncancelled"):
        return False
    if what == CAN_ACTION and value(state, actor, "actions_uncancelled"):
        return False
    for other in state.others(actor.seat):
        held = cancels(state, other, what, bool(aims >> other.seat & 1))
        if not held:
            continue
        answer = yield from may(REACT, other.seat, ordered(REACT, [one.option for one in held]), source)
        if answer is None:
            continue
        used = next(one for one in held if one.option is answer)
        if isinstance(used.source, Ability):
            if not (yield from pay(state, other, used.source.cost, used.source)):
                continue
            other.used |= used.bit
        _take_up(state, other, used.source)
        state.say("cancels", used.source, player=other.seat, power=used.source, other=actor.seat)
        kind = CAN_RESOURCE if isinstance(used.source, Ability) else CAN_EVENT
        # A cancel is aimed at what it cancels, and so at nobody (14.47).
        if isinstance(used.source, Person) or not (yield from cancelled(state, other, kind, used.source, 0)):
            return True
    return False


def interrupts(state: CivilizationState, mover: Player) -> Flow[None]:
    """Rules 4.6: each other player, clockwise, may interrupt until he passes."""
    for other in state.others(mover.seat):
        while True:
            uses = usable(state, other, INTERRUPT)
            if not uses:
                break
            options = ordered(MV_INTERRUPT, [use.option for use in uses])
            answer = yield from may(MV_INTERRUPT, other.seat, options)
            if answer is None:
                break
            yield from perform(state, other, find(uses, answer))


def can_reveal(state: CivilizationState, player: Player) -> list[Person]:
    """Rules 9.5: the face-down cards with a lasting effect that may be turned up now."""
    kinds = usable_kinds(state, player)
    return [person for person in player.persons if person.lasting and kinds >> person.kind.index & 1]


def any_time(state: CivilizationState, player: Player) -> list[Power]:
    """Rules 4.4: the any-time steps of a player."""
    acting = USES_IN[ANY_TIME]
    mine = [person for person in player.persons if person.lasting or person in acting]
    if not mine and not (player.persons and tables(state, player).uses[ANY_TIME]):
        return []
    found = [REVEAL[person.id] for person in can_reveal(state, player)]
    found.extend([use.option for use in usable(state, player, ANY_TIME)])
    return ordered(ANY_TIME_KIND, found)


def asides(state: CivilizationState) -> dict[int, Decision]:
    """Rules 4.4: the any-time steps that all seats may take while a question is open."""
    found: dict[int, Decision] = {}
    for player in state.players:
        if player.persons:
            options = any_time(state, player)
            if options:
                found[player.seat] = Decision(player.seat, ANY_TIME_KIND, options)
    return found


def take_aside(state: CivilizationState, seat: int, option: Power) -> Flow[None]:
    """An any-time step is taken."""
    player = state.players[seat]
    if option.group == "reveal" and isinstance(option.source, Person):
        reveal(state, player, option.source)
        yield from settle(state)
        return
    yield from perform(state, player, find(usable(state, player, ANY_TIME), option))


def holds_secrets(player: Player) -> bool:
    """Whether others can't see what the player could do: then he is asked even if there is only one answer (13.5)."""
    return bool(player.hand or player.persons or player.tokens)


AGAIN: Final = Option("")
"""An any-time step was taken: the question is to be put again."""


def ask_openly(
    state: CivilizationState, kind: Kind[Any], seat: int, options: list[Any], cause: object = None
) -> Flow[Option | None]:
    """A question at which any-time steps are accepted; AGAIN: one was taken, and the question is to be put again.

    It is put even if there is only one answer: what else a player could do is often his secret (13.5).
    """
    answer = yield from put(Decision(seat, kind, options, cause, asides(state)))
    if isinstance(answer, Aside):
        yield from take_aside(state, answer.seat, answer.option)
        return AGAIN
    chosen: Option | None = answer
    return chosen
