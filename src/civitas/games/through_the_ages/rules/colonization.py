"""Colonization: the auction, the force, the colony (rules 10)."""

from __future__ import annotations

from math import prod

from civitas.games.through_the_ages.options import BID, BIDS, BONUS, DISCARD, DONE, FORCE, MOST_BID, PASS, SEND, Option
from civitas.games.through_the_ages.pieces import PIECE_OF, STRENGTH, Card, Piece
from civitas.games.through_the_ages.rules.armies import best_armies
from civitas.games.through_the_ages.rules.building import has_units
from civitas.games.through_the_ages.rules.play import (
    discard,
    discard_unseen,
    draw_military,
    exchange_tokens,
    insort,
    settle_actions,
)
from civitas.games.through_the_ages.rules.tokens import (
    change_culture,
    change_science,
    gain_food,
    gain_population,
    gain_resources,
    move_worker,
)
from civitas.games.through_the_ages.rules.totals import colonization_bonus
from civitas.games.through_the_ages.state import BY_COLONIES, Player, Resolution, TtaState
from civitas.kernel.decisions import Flow, ask


def force_of(state: TtaState, player: Player, counts: list[int], cards: int) -> int:
    """Rules 10.2: what so many of each unit in play are worth together with cards of that value."""
    units = player.units
    total = cards + colonization_bonus(state, player)
    for at, card in enumerate(units):
        total += counts[at] * card.worker[STRENGTH]
    if player.tactic is not None:
        total += best_armies(player.tactic, units, counts, player.power("infantry_as_cavalry") > 0).strength
    return total


def card_values(player: Player, pieces: list[Piece], discards: int) -> int:
    """The most that these military cards add: bonus cards, and with James Cook some others."""
    bonus = sum([piece.type.colonization for piece in pieces])
    others = sum([1 for piece in pieces if not piece.type.colonization])
    return bonus + min(others, discards) * player.power("colonization_per_discard")


def most_force(state: TtaState, player: Player) -> int:
    """Rules 23.9: the highest bid that the player can really send; 0 without a unit."""
    if not has_units(player):
        return 0
    counts = [player.workers[card.at] for card in player.units]
    cards = card_values(player, player.military_hand, player.power("colonization_discards"))
    return min(MOST_BID, force_of(state, player, counts, cards))


def colonize(state: TtaState, territory: Card, resolving: Resolution) -> Flow[bool]:
    """Rules 10: an auction; the winner sends a force and gets the colony. False if nobody bids."""
    bidders = [player for player in state.clockwise(state.turn) if has_units(player)]
    resolving.order = [player.seat for player in bidders]
    at = 0
    while bidders:
        player = bidders[at % len(bidders)]
        if resolving.bidder == player.seat:
            break
        resolving.now = player.seat
        numbers = BIDS[resolving.bid + 1 : most_force(state, player) + 1]
        option = yield from ask(BID, player.seat, [*numbers, PASS], territory, openly=True)
        if option is PASS:
            resolving.passed.append(player.seat)
            bidders.remove(player)
            if state.log:
                state.log.say("passes", territory, seat=player.seat)
        else:
            resolving.bid = option.number
            resolving.bidder = player.seat
            at = (at + 1) % len(bidders)
            if state.log:
                state.log.say("bids", territory, seat=player.seat, bid=option.number)
    if resolving.bidder < 0:
        return False
    winner = state.players[resolving.bidder]
    resolving.now = winner.seat
    yield from _send_force(state, winner, resolving)
    resolving.piece = None
    yield from settle_colony(state, winner, territory)
    return True


def _send_force(state: TtaState, player: Player, resolving: Resolution) -> Flow[None]:
    """Rules 10.3: unit by unit and card by card, at least one unit and at least the bid."""
    while True:
        resolving.force = _sent_force(state, player, resolving)
        options = force_options(state, player, resolving)
        # Not asking would tell which cards are in hand.
        is_secret = len(player.military_hand) > len(resolving.chosen)
        option = yield from ask(FORCE, player.seat, options, resolving.card, is_secret)
        card = option.card
        if card is None:
            break
        if option.verb == "send":
            resolving.units.append(card)
        else:
            resolving.chosen.append(
                next(piece for piece in player.military_hand if piece.type is card and piece not in resolving.chosen)
            )
            resolving.as_bonus.append(option.verb == "bonus")
    for card in resolving.units:
        move_worker(player, card, -1)
        player.yellow_bank += 1
    shown: list[Card] = []
    hidden = 0
    for at, piece in enumerate(resolving.chosen):
        if resolving.as_bonus[at]:
            player.military_hand.remove(piece)
            discard(state, piece, -1)
            shown.append(piece.type)
        else:
            discard_unseen(state, player, piece.type)
            hidden += 1
    if state.log:
        cards = [*resolving.units, *shown]
        state.log.say("sends", resolving.card, seat=player.seat, cards=cards, hidden=hidden, force=resolving.force)


def cards_sent(player: Player, resolving: Resolution) -> int:
    """What the cards that were committed so far add to a force."""
    each = player.power("colonization_per_discard")
    return sum(
        [piece.type.colonization if resolving.as_bonus[at] else each for at, piece in enumerate(resolving.chosen)]
    )


def _sent_force(state: TtaState, player: Player, resolving: Resolution) -> int:
    counts = [resolving.units.count(card) for card in player.units]
    return force_of(state, player, counts, cards_sent(player, resolving))


def force_options(state: TtaState, player: Player, resolving: Resolution) -> list[Option]:
    """Rules 24.3 C2: units and cards that may still be added; done when the bid is reached."""
    options = [SEND[card] for card in player.units if player.workers[card.at] > resolving.units.count(card)]
    free = [piece for piece in player.military_hand if piece not in resolving.chosen]
    cards: list[Card] = []
    for piece in free:
        if piece.type not in cards:
            insort(cards, piece.type)
    options += [BONUS[card] for card in cards if card.colonization]
    left = player.power("colonization_discards") - resolving.as_bonus.count(False)
    if left > 0:
        counts = [player.workers[card.at] for card in player.units]
        each = player.power("colonization_per_discard")
        sent = cards_sent(player, resolving) + each
        for card in cards:
            others = free[:]
            others.remove(next(piece for piece in free if piece.type is card))
            most = force_of(state, player, counts, sent + card_values(player, others, left - 1))
            if most >= resolving.bid:
                options.append(DISCARD[card])
    if resolving.units and resolving.force >= resolving.bid:
        options.append(DONE)
    return options


def fewest_units(state: TtaState, player: Player, bid: int) -> list[Card]:
    """A smallest set of units that reaches a bid together with all cards, weak units first; empty if none does."""
    cards = card_values(player, player.military_hand, player.power("colonization_discards"))
    present = [player.workers[card.at] for card in player.units]
    best: list[int] = []
    if prod([count + 1 for count in present]) > _MOST_WAYS:
        return _strong_units(state, player, bid, cards)
    for chosen in selections(present):
        is_better = not best or _loss(player, chosen) < _loss(player, best)
        if sum(chosen) and is_better and force_of(state, player, chosen, cards) >= bid:
            best = chosen
    return [card for at, card in enumerate(player.units) for _ in range(best[at])] if best else []


_MOST_WAYS = 5000


def _strong_units(state: TtaState, player: Player, bid: int, cards: int) -> list[Card]:
    """The strongest units, one after another, until the bid is reached: near enough where there are very many."""
    counts = [0] * len(player.units)
    order = sorted(range(len(counts)), key=lambda at: -player.units[at].worker[STRENGTH])
    for at in order:
        for _ in range(player.workers[player.units[at].at]):
            counts[at] += 1
            if force_of(state, player, counts, cards) >= bid:
                return [card for at, card in enumerate(player.units) for _ in range(counts[at])]
    return []


def _loss(player: Player, counts: list[int]) -> tuple[int, int]:
    return sum(counts), sum([count * player.units[at].resources for at, count in enumerate(counts)])


def selections(present: list[int]) -> list[list[int]]:
    """All ways to take some of so many units of each kind."""
    ways: list[list[int]] = [[]]
    for count in present:
        ways = [[*one, number] for one in ways for number in range(count + 1)]
    return ways


def forces(state: TtaState, player: Player, resolving: Resolution, most: int) -> dict[str, int]:
    """What the force would be if so many of each unit that stays behind ("2 0 1", by id) were sent too; without a unit
    bonus cards never make it enough. Nothing is told if there are more than `most` ways.
    """
    sent = [resolving.units.count(card) for card in player.units]
    home = [player.workers[card.at] - sent[at] for at, card in enumerate(player.units)]
    if prod([count + 1 for count in home]) > most:
        return {}
    told: dict[str, int] = {}
    cards = cards_sent(player, resolving)
    held = sum([piece.type.colonization for piece in player.military_hand if piece not in resolving.chosen])
    for more in selections(home):
        counts = [sent[at] + count for at, count in enumerate(more)]
        force = force_of(state, player, counts, cards)
        key = " ".join([str(count) for at, count in enumerate(more) if home[at]])
        told[key] = force if sum(counts) else min(force, resolving.bid - 1 - held)
    return told


def settle_colony(state: TtaState, player: Player, territory: Card) -> Flow[None]:
    """Rules 10.4: the permanent effect, then what it brings at once."""
    insort(player.colonies, territory)
    if state.log:
        state.log.say("colonizes", territory, seat=player.seat, card=territory)
    settle_actions(state, player)
    yield from exchange_tokens(state, player, None, territory.in_play, territory)
    gains = territory.immediate
    gain_resources(player, gains.get("resources", 0))
    gain_food(player, gains.get("food", 0))
    change_science(player, gains.get("science", 0))
    change_culture(player, gains.get("culture", 0), BY_COLONIES)
    gain_population(player, gains.get("population", 0))
    draw_military(state, player, gains.get("military_cards", 0))


def lose_colony(state: TtaState, player: Player, colony: Card) -> Flow[None]:
    """Rules 10.5: a colony is removed with its permanent effect."""
    player.colonies.remove(colony)
    discard(state, PIECE_OF[colony], -1)
    settle_actions(state, player)
    yield from exchange_tokens(state, player, colony.in_play, None, colony)
