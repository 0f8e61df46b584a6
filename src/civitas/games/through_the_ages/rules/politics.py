"""The Politics Phase: events prepared, attacks, wars, pacts, leaders' own actions, resigning (rules 6)."""

from __future__ import annotations

from civitas.games.through_the_ages.options import (
    ACCEPT,
    ALEXANDER,
    ATTACK,
    CANCEL,
    COLUMBUS,
    NOTHING,
    OFFER,
    PACT_ANSWER,
    POLITICS,
    PREPARE,
    REFUSE,
    RESIGN,
    WAR,
    Offer,
    Option,
)
from civitas.games.through_the_ages.pieces import (
    CULTURE_FOR_RESIGNED,
    LAST_AGE,
    PIECE_OF,
    TUCKED,
    Card,
    Piece,
)
from civitas.games.through_the_ages.rules.aggression import attack
from civitas.games.through_the_ages.rules.attacks import attackable
from civitas.games.through_the_ages.rules.colonization import settle_colony
from civitas.games.through_the_ages.rules.events import reveal
from civitas.games.through_the_ages.rules.play import (
    discard,
    insort,
    military_types,
    remove_leader,
    remove_pact,
    settle_actions,
    take_from_hand,
)
from civitas.games.through_the_ages.rules.tokens import change_culture, gain_yellow
from civitas.games.through_the_ages.rules.wars import declare
from civitas.games.through_the_ages.state import BY_PREPARING, BY_WARS, Pact, Player, Resolution, TtaState
from civitas.kernel.chronicle import but, only
from civitas.kernel.decisions import Flow, ask


def politics(state: TtaState, player: Player) -> Flow[bool]:
    """Rules 6.1: one political action or none; returns whether there was one."""
    option = yield from ask(POLITICS, player.seat, political_options(state, player), openly=True)
    if option is NOTHING:
        return False
    card = option.card
    if option is RESIGN:
        resign(state, player)
    elif option is ALEXANDER:
        _retire(state, player)
    elif card is None:
        raise AssertionError(option)
    elif option.verb == "prepare":
        yield from prepare(state, player, card)
    elif option.verb == "aggression":
        yield from attack(state, player, card, state.players[option.number])
    elif option.verb == "war":
        declare(state, player, card, state.players[option.number])
    elif isinstance(option, Offer):
        yield from offer(state, player, option)
    elif option.verb == "cancel":
        remove_pact(state, next(pact for pact in state.pacts if pact.piece.type is card and pact.has(player.seat)))
    else:
        yield from _discover(state, player, card)
    return True


def political_options(state: TtaState, player: Player) -> list[Option]:
    """Rules 24.3 P1: what the current player may do, in the canonical order."""
    prepared: list[Option] = []
    attacks: list[Option] = []
    wars: list[Option] = []
    offers: list[Option] = []
    discovered: list[Option] = []
    for card in military_types(player):
        group = card.group
        if group == "event":
            prepared.append(PREPARE[card])
        elif group == "territory":
            prepared.append(PREPARE[card])
            discovered.append(COLUMBUS[card])
        elif group == "aggression":
            for rival in attackable(state, player, card):
                attacks.append(ATTACK[(card, rival.seat)])
        elif group == "war":
            for rival in attackable(state, player, card):
                wars.append(WAR[(card, rival.seat)])
        elif group == "pact":
            for rival in state.active():
                if rival is not player:
                    offers.append(OFFER[(card, rival.seat, True)])
                    if not card.is_symmetric:
                        offers.append(OFFER[(card, rival.seat, False)])
    options = prepared + attacks + wars + offers
    if state.pacts:
        own: list[Card] = []
        for pact in state.pacts:
            if pact.has(player.seat):
                insort(own, pact.piece.type)
        options += [CANCEL[card] for card in own]
    if player.power("yellow_tokens"):
        options.append(ALEXANDER)
    if player.power("colonies_without_force"):
        options += discovered
    if state.age < LAST_AGE:
        options.append(RESIGN)
    options.append(NOTHING)
    return options


def prepare(state: TtaState, player: Player, card: Card) -> Flow[None]:
    """Rules 6.2: a card for the future events, culture by its level, then the top current event is resolved."""
    piece = take_from_hand(player, card)
    state.future.append(piece)
    state.future_authors.append(player.seat)
    change_culture(player, card.age, BY_PREPARING)
    if state.log:
        state.log.say("prepares", to=but(player.seat), seat=player.seat, culture=card.age)
        state.log.say("prepares_card", to=only(player.seat), seat=player.seat, culture=card.age, card=piece)
    yield from reveal(state)


def offer(state: TtaState, player: Player, option: Offer) -> Flow[None]:
    """Rules 6.5: the partner accepts or refuses; a refused card returns to the hand, seen by all."""
    card = option.card
    assert card is not None
    partner = state.players[option.number]
    piece = next(piece for piece in player.military_hand if piece.type is card)
    state.resolving = resolving = Resolution(card, player.seat, "pact")
    resolving.target = resolving.now = partner.seat
    resolving.order = [player.seat, partner.seat]
    resolving.done.append(player.seat)
    resolving.takes_a = option.takes_a
    if piece not in player.shown:
        player.shown.append(piece)
    if state.log:
        state.log.say("offers", card, seat=player.seat, card=card, rival=partner.seat)
    answer = yield from ask(PACT_ANSWER, partner.seat, [ACCEPT, REFUSE], card)
    state.resolving = None
    if answer is REFUSE:
        if state.log:
            state.log.say("refuses", card, seat=partner.seat)
        return
    take_from_hand(player, card)
    for pact in state.pacts[:]:
        if pact.owner == player.seat:
            remove_pact(state, pact)
    state.pacts.append(Pact(piece, player.seat, partner.seat, option.takes_a))
    settle_actions(state, player)
    settle_actions(state, partner)
    if state.log:
        state.log.say("accepts", card, seat=partner.seat)


def _retire(state: TtaState, player: Player) -> None:
    """Alexander leaves the game for a yellow token."""
    count = player.power("yellow_tokens")
    remove_leader(state, player)
    gain_yellow(player, count)
    if state.log:
        state.log.say("retires", seat=player.seat, count=count)


def _discover(state: TtaState, player: Player, card: Card) -> Flow[None]:
    """Rules 20.47: Columbus leaves the game; a territory from hand becomes a colony."""
    state.resolving = Resolution(card, player.seat, "columbus")
    state.resolving.now = player.seat
    take_from_hand(player, card)
    remove_leader(state, player)
    yield from settle_colony(state, player, card)
    state.resolving = None


def resign(state: TtaState, player: Player) -> None:
    """Rules 6.7: the player leaves the game; wars against him give culture; later decks are adjusted."""
    if state.log:
        state.log.say("resigns", seat=player.seat)
    before = len(state.active())
    for pact in [pact for pact in state.pacts if pact.has(player.seat)]:
        remove_pact(state, pact)
    _clear_away(state, player)
    player.resigned = True
    for rival in state.active():
        for war in [war for war in rival.wars if war.target == player.seat]:
            rival.wars.remove(war)
            discard(state, war.piece, -1)
            change_culture(rival, CULTURE_FOR_RESIGNED, BY_WARS)
    if before > 2:
        _adjust_decks(state, before - 1)


def _clear_away(state: TtaState, player: Player) -> None:
    """Rules 6.7 (1): hand and play area leave the game."""
    state.gone += player.hand
    player.hand = []
    player.hand_technologies = 0
    player.fresh = []
    for piece in player.military_hand:
        discard(state, piece, -1 if piece in player.shown else 1 << player.seat)
    player.military_hand = []
    player.shown = []
    for war in player.wars:
        discard(state, war.piece, -1)
    player.wars = []
    if player.exclusive is not None:
        discard(state, player.exclusive, -1)
        player.exclusive = None
    player.tactic = None
    for colony in player.colonies:
        discard(state, PIECE_OF[colony], -1)
    player.colonies = []
    if player.leader is not None:
        state.gone.append(player.leader)
    player.leader = None
    if player.wonder is not None:
        state.gone.append(player.wonder)
    player.wonder = None
    if player.homer_under is not None:
        state.gone.append(TUCKED)
        player.homer_under = None
    state.gone += player.wonders
    player.wonders = []
    player.ruins = []
    state.gone += [card for card in [*player.buildings, *player.units] if card.science]
    state.gone += [card for card in player.specials if card is not None]
    if player.government.science:
        state.gone.append(player.government)
    player.specials = [None, None, None, None]
    player.buildings = []
    player.units = []
    player.technologies = 0
    player.workers = [0] * len(player.workers)
    player.tokens = [0] * len(player.tokens)
    player.food = player.resources = player.blue_bank = player.yellow_bank = player.unused = player.stages = 0
    player.civil = player.military = player.civil_total = player.military_total = 0
    player.extra_civil = player.extra_military = player.pool = player.pool_science = player.card_pool = 0
    player.marks = 0
    player.is_stale = True


def _adjust_decks(state: TtaState, now: int) -> None:
    """Rules 6.7 (4), 3.2: decks of later ages lose what fewer players do not use, the lowest copies first."""
    for age in range(state.age + 1, LAST_AGE):
        for decks in (state.civil_decks, state.military_decks):
            kept: list[Piece] = []
            counts: dict[Card, int] = {}
            for piece in reversed(decks[age]):
                counts[piece.type] = counts.get(piece.type, 0) + 1
                if counts[piece.type] <= piece.type.copies[now - 2]:
                    kept.append(piece)
                else:
                    state.gone.append(piece.type)
            decks[age] = kept[::-1]


def prepared_by(state: TtaState, seat: int) -> list[Piece]:
    """The events in both decks that a seat has prepared."""
    current = [
        piece for at, piece in enumerate(state.current) if piece is not None and state.current_authors[at] == seat
    ]
    return current + [piece for at, piece in enumerate(state.future) if state.future_authors[at] == seat]
