"""What follows every change (rules 16.1): victories are tested, and compulsory choices are made."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization.options import GOV_FALLBACK, HAND_DISCARD, POLICY_ADOPT, POLICY_RETURN, ordered
from civitas.games.civilization.pieces import ANARCHY, CONSTANTS, FACTS, GOVERNMENTS, POLICIES, Policy
from civitas.games.civilization.pieces_cards import PERSON_KINDS, Person
from civitas.games.civilization.rules.decks import EVERYBODY, card_of, discard_event, event_types, random_of
from civitas.games.civilization.rules.ground import touch_player
from civitas.games.civilization.rules.numbers import coins, culture_hand, is_unlocked, policy_limit
from civitas.games.civilization.rules.windows import tables
from civitas.games.civilization.state import SETUP, CivilizationState
from civitas.games.civilization.state_player import NOBODY, Player
from civitas.kernel.decisions import Flow, GameOver, ask

CULTURE: Final = "culture"
TECHNOLOGY: Final = "technology"
ECONOMY: Final = "economy"
CONQUEST: Final = "conquest"
TURN_LIMIT: Final = "turn_limit"
_COINS: Final[int] = CONSTANTS.economic_victory_coins
_SPACES: Final[int] = FACTS.track.spaces
ENDS: Final = (CULTURE, TECHNOLOGY, ECONOMY, CONQUEST, TURN_LIMIT)


def win(state: CivilizationState, seat: int, reason: str) -> None:
    """Rules 1.3: the game ends at once."""
    state.winner = seat
    state.say("wins_" + reason, player=seat)
    raise GameOver(reason)


def in_turn(state: CivilizationState) -> list[Player]:
    """The players beginning with the acting one, else with the first player (1.4)."""
    start = state.first if state.acting == NOBODY else state.acting
    return [*state.players[start:], *state.players[:start]]


def settle(state: CivilizationState) -> Flow[None]:
    """Rules 16.1: test the victories, then ask for compulsory choices, until nothing is open."""
    while state.restless and state.players:
        state.restless = False
        players = [player for player in in_turn(state) if not player.settled]
        for player in players:
            if coins(state, player) >= _COINS:
                win(state, player.seat, ECONOMY)
            if player.track >= _SPACES:
                win(state, player.seat, CULTURE)
        if state.phase == SETUP:
            return
        for player in players:
            player.settled = True
            if _owes(state, player):
                yield from _comply(state, player)


def _owes(state: CivilizationState, player: Player) -> bool:
    """Whether the player has a compulsory choice to make, or great persons to lose."""
    return (
        len(player.policies) != policy_limit(state, player)
        or not is_unlocked(state, player, player.government)
        or (bool(player.hand) and len(player.hand) > culture_hand(state, player))
        or _has_excess_persons(state, player)
    )


def _has_excess_persons(state: CivilizationState, player: Player) -> bool:
    """Rules 9.6: whether a kind of great persons has more cards than tokens, on the map and in the reserve."""
    held = [card.kind.index for card in (*player.persons, *player.shown)]
    if not held:
        return False
    tables(state, player)
    return any(held.count(kind) > player.reserve[kind] + player.people[kind] for kind in held)


def _comply(state: CivilizationState, player: Player) -> Flow[None]:
    """The compulsory choices of one player; each may call for another one, so that he is looked at again."""
    if not is_unlocked(state, player, player.government) and not _has_idle_pyramids(player):
        known = [one for one in GOVERNMENTS if is_unlocked(state, player, one)]
        government = yield from ask(GOV_FALLBACK, player.seat, known)
        player.government = government
        if government is ANARCHY:
            player.anarchy = state.turn
        touch_player(state, player)
        state.say("government", player=player.seat, government=government)
    _drop_excess_persons(state, player)
    limit = policy_limit(state, player)
    while len(player.policies) > limit:
        policy = yield from ask(POLICY_RETURN, player.seat, ordered(POLICY_RETURN, player.policies))
        player.policies = tuple([one for one in player.policies if one is not policy])
        touch_player(state, player)
        state.say("policy_returned", player=player.seat, policy=policy)
    while len(player.policies) < limit:
        yield from adopt_policy(state, player)
    while len(player.hand) > culture_hand(state, player):
        kind = yield from ask(HAND_DISCARD, player.seat, ordered(HAND_DISCARD, event_types(player)), openly=True)
        discard_event(state, player, card_of(player, kind))
        state.say("event_discarded", player=player.seat, event=kind)


def _has_idle_pyramids(player: Player) -> bool:
    """Rules 5.6: blockaded Pyramids unlock nothing, but a government in force stays."""
    return any(wonder.standing.get("all_governments") for wonder in player.wonders)


def _drop_excess_persons(state: CivilizationState, player: Player) -> None:
    """Rules 9.6: cards of a kind without token are discarded by chance."""
    if not _has_excess_persons(state, player):
        return
    held = [*player.persons, *player.shown]
    for kind in PERSON_KINDS:
        cards = [card for card in held if card.kind is kind]
        while len(cards) > player.reserve[kind.index] + player.people[kind.index]:
            card = random_of(state, cards)
            cards.remove(card)
            discard_person(state, player, card)
            state.say("person_lost", player=player.seat, person=card)


def discard_person(state: CivilizationState, player: Player, card: Person) -> None:
    """Rules 2.3, 9.6: lay a great person card on the discards."""
    if card in player.persons:
        player.persons.remove(card)
    else:
        player.shown = tuple([one for one in player.shown if one is not card])
        if card.use == "trigger" and card.numbers.get("trade"):
            player.counters = 0
    state.seen[card.key] = EVERYBODY
    state.person_discards.append(card)
    touch_player(state, player)


def free_policies(player: Player) -> list[Policy]:
    """Rules 5.7: the sides of cards that are not adopted."""
    cards = [policy.card for policy in player.policies]
    return [policy for policy in POLICIES if policy.card not in cards]


def adopt_policy(state: CivilizationState, player: Player) -> Flow[None]:
    """Rules 5.7: the player picks a card that he has not adopted, and one side."""
    policy = yield from ask(POLICY_ADOPT, player.seat, free_policies(player))
    player.policies = (*player.policies, policy)
    touch_player(state, player)
    state.say("policy", player=player.seat, policy=policy)
