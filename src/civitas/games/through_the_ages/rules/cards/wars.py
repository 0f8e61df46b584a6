"""What wars bring the victor (rules 5.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from civitas.games.through_the_ages.options import DONE, SPOILS, STEAL
from civitas.games.through_the_ages.pieces import BY_ID, Card
from civitas.games.through_the_ages.rules.developing import put_special
from civitas.games.through_the_ages.rules.play import exchange_tokens, settle_actions
from civitas.games.through_the_ages.rules.tokens import change_culture, change_science, gain_yellow, lose_yellow
from civitas.games.through_the_ages.state import BY_WARS, Player, Resolution, TtaState
from civitas.kernel.decisions import Flow, ask

Effect: TypeAlias = Callable[[TtaState, Player, Player, Resolution], Flow[None] | None]
WARS: Final[dict[str, Effect]] = {}


def _war(id_: str, text: str, effect: Effect) -> None:
    BY_ID[id_].text = text
    WARS[id_] = effect


def stealable(victor: Player, loser: Player, left: int) -> list[Card]:
    """Rules 5.3.3: special technologies that cost at most so much and that the victor has not."""
    owned = victor.technologies | victor.hand_technologies
    cards = [card for card in loser.specials if card is not None and card.science <= left and not owned & card.bit]
    return sorted(cards, key=lambda card: card.number)


def _over_technology(state: TtaState, victor: Player, loser: Player, resolving: Resolution) -> Flow[None]:
    """Rules 5.3.3, 20.20: special technologies at their printed price, then points."""
    card = resolving.card
    while True:
        cards = stealable(victor, loser, resolving.left)
        if not cards:
            break
        option = yield from ask(SPOILS, victor.seat, [*[STEAL[one] for one in cards], DONE], card)
        stolen = option.card
        if stolen is None:
            break
        resolving.left -= stolen.science
        loser.specials[stolen.kind] = None
        loser.technologies &= ~stolen.bit
        if state.log:
            state.log.say("steals", card, seat=victor.seat, card=stolen, rival=loser.seat)
        yield from put_special(state, victor, stolen)
        settle_actions(state, loser)
        yield from exchange_tokens(state, loser, stolen.in_play, None, stolen)
    taken = change_science(loser, -resolving.left)
    change_science(victor, taken)
    if state.log:
        state.log.say("spoils", card, seat=victor.seat, amount=taken, what="science", rival=loser.seat)


_war(
    "war_over_technology",
    "The victor takes science from the loser worth the strength advantage: special technologies at their printed "
    "price (none that the victor has in hand or in play), the rest in points.",
    _over_technology,
)


def _over_territory(state: TtaState, victor: Player, loser: Player, resolving: Resolution) -> None:
    """Rules 14.3: tokens go from bank to bank, as far as there are any."""
    card = resolving.card
    count = card.power("tokens") + resolving.left // card.power("advantage_per_token")
    taken = lose_yellow(loser, count)
    gain_yellow(victor, taken)
    if state.log:
        state.log.say("spoils", card, seat=victor.seat, amount=taken, what="yellow tokens", rival=loser.seat)


_war(
    "war_over_territory",
    "The victor moves 1 yellow token, and 1 more for every full 5 points of the strength advantage, from the loser's "
    "yellow bank to the own one.",
    _over_territory,
)


def _over_culture(state: TtaState, victor: Player, loser: Player, resolving: Resolution) -> None:
    """Rules 16: the victor gains what the loser really lost."""
    card = resolving.card
    taken = change_culture(loser, -(card.power("culture") + resolving.left), BY_WARS)
    change_culture(victor, taken, BY_WARS)
    if state.log:
        state.log.say("spoils", card, seat=victor.seat, amount=taken, what="culture", rival=loser.seat)


_war(
    "war_over_culture",
    "The loser loses 5 culture plus the strength advantage; the victor gains what was lost.",
    _over_culture,
)
