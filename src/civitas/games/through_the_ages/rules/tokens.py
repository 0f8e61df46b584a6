"""Yellow and blue tokens, food, resources and points: how they are gained, paid and lost (rules 14-16)."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.options import MOVE, PAYMENT, POPULATION_LOSS, RETURN, STORE, TOKEN_LOSS, Option
from civitas.games.through_the_ages.pieces import FARM, LAB, MINE, OF_TYPE, TECHNOLOGIES, Card
from civitas.games.through_the_ages.rules.totals import pact_power
from civitas.games.through_the_ages.state import ACTION, TRADE_ARMED, TRADE_USED, Player, TtaState
from civitas.kernel.decisions import Flow, ask


def _token_value(card: Card) -> int:
    """Rules 15.1: what a blue token on a card is worth; on a lab its level."""
    if card.type == LAB:
        return card.age
    return card.value if card.type in (FARM, MINE) else 0


TOKEN_VALUE: Final[list[int]] = [_token_value(card) for card in TECHNOLOGIES]
"""What a blue token is worth, by `Card.at`."""
FARMS: Final[list[Card]] = OF_TYPE[FARM]
MINES: Final[list[Card]] = sorted(
    [card for card in [*OF_TYPE[LAB], *OF_TYPE[MINE]] if TOKEN_VALUE[card.at]],
    key=lambda card: (TOKEN_VALUE[card.at], card.type == MINE),
)
"""Rules 15.8 c: what resources lie on, the lowest value first and labs before mines."""
FARMS_DOWN: Final[list[Card]] = FARMS[::-1]
MINES_DOWN: Final[list[Card]] = MINES[::-1]
"""Rules 23.11: in the order in which they produce, the highest value first."""
STORES: Final[list[Card]] = [card for card in TECHNOLOGIES if TOKEN_VALUE[card.at]]
"""Everything that a blue token can lie on, by id."""


def change_tokens(player: Player, card: Card, by: int) -> None:
    """Put blue tokens on a card, or take them off; the bank is the caller's matter."""
    player.tokens[card.at] += by
    worth = by * TOKEN_VALUE[card.at]
    if card.type == FARM:
        player.food += worth
    else:
        player.resources += worth


def stores(player: Player, is_food: bool) -> list[Card]:
    """The cards on which gained food or resources may be put, the lowest value first."""
    technologies = player.technologies
    if is_food:
        return [card for card in FARMS if technologies & card.bit]
    labs = player.power("labs_are_mines") > 0
    return [card for card in MINES if technologies & card.bit and (labs or card.type == MINE)]


def gain(player: Player, amount: int, is_food: bool) -> int:
    """Rules 15.2, 15.8 a: put tokens on the highest values that fit, as far as the bank goes; returns the value."""
    missing = amount
    for card in reversed(stores(player, is_food)):
        worth = TOKEN_VALUE[card.at]
        count = min(missing // worth, player.blue_bank)
        if count:
            player.blue_bank -= count
            change_tokens(player, card, count)
            missing -= count * worth
    return amount - missing


def gain_food(player: Player, amount: int) -> int:
    """Gain food; returns how much."""
    return gain(player, amount, True)


def gain_resources(player: Player, amount: int) -> int:
    """Gain resources; returns how much."""
    return gain(player, amount, False)


def lose(player: Player, amount: int, is_food: bool) -> int:
    """Rules 15.4, 15.8 b: return the lowest tokens until it is enough and take change; returns what was lost."""
    owned = player.food if is_food else player.resources
    if amount > owned:
        amount = owned
    returned = 0
    for card in FARMS if is_food else MINES:
        if returned >= amount:
            break
        count = player.tokens[card.at]
        if count:
            worth = TOKEN_VALUE[card.at]
            count = min(count, -((returned - amount) // worth))
            player.blue_bank += count
            change_tokens(player, card, -count)
            returned += count * worth
    if returned > amount:
        gain(player, returned - amount, is_food)
    return amount


def lose_food(player: Player, amount: int) -> int:
    """Lose food as far as there is any; returns how much."""
    return lose(player, amount, True)


def lose_resources(player: Player, amount: int) -> int:
    """Lose resources as far as there are any; returns how much."""
    return lose(player, amount, False)


def exchanges(state: TtaState, player: Player, is_food: bool) -> bool:
    """Rules 20.26: whether an armed exchange stands in for one food (side B) or one resource (side A) right now."""
    if not player.marks & TRADE_ARMED:
        return False
    if is_food:
        return player.resources > 0 and pact_power(state, player, "use_resource_as_food") > 0
    return player.food > 0 and pact_power(state, player, "use_food_as_resource") > 0


def exchange(state: TtaState, player: Player, amount: int, is_food: bool) -> int:
    """Rules 20.26: pay one of the other kind if the exchange is armed; returns what is still due."""
    if amount and exchanges(state, player, is_food):
        lose(player, 1, not is_food)
        player.marks = player.marks & ~TRADE_ARMED | TRADE_USED
        return amount - 1
    return amount


def means(state: TtaState, player: Player, is_food: bool) -> int:
    """The food or resources that a payment in the own Action Phase can use."""
    owned = player.food if is_food else player.resources
    return owned + 1 if player.marks & TRADE_ARMED and exchanges(state, player, is_food) else owned


def pay(state: TtaState, player: Player, amount: int, is_food: bool) -> Flow[None]:
    """Rules 15.3: pay in the Action Phase; with manual payments the payer chooses the tokens (rules 15.8 e)."""
    if not amount:
        return
    is_own = state.phase == ACTION and state.turn == player.seat and state.resolving is None
    if is_own and player.marks:
        amount = exchange(state, player, amount, is_food)
    if state.is_manual and is_own:
        yield from _pay_by_hand(state, player, amount, is_food)
    else:
        lose(player, amount, is_food)


def earn(state: TtaState, player: Player, amount: int, is_food: bool) -> Flow[None]:
    """Rules 15.2: gain in the Action Phase; with manual payments the gainer chooses the cards."""
    is_own = state.phase == ACTION and state.turn == player.seat
    if state.is_manual and is_own:
        yield from _earn_by_hand(state, player, amount, is_food)
    else:
        gain(player, amount, is_food)


def _pay_by_hand(state: TtaState, player: Player, amount: int, is_food: bool) -> Flow[None]:
    due = amount
    while due:
        steps = _steps(player, due, is_food)
        if not steps:
            lose(player, due, is_food)
            return
        step = yield from ask(PAYMENT, player.seat, steps, cause="payment")
        due -= _take_step(player, step, due, is_food)


def _steps(player: Player, due: int, is_food: bool) -> list[Option]:
    """The next steps of a payment after which it can still be made exactly."""
    cards = [card for card in (FARMS if is_food else MINES) if player.tokens[card.at]]
    cards.sort(key=lambda card: card.number)
    lower = sorted(stores(player, is_food), key=lambda card: card.number)
    steps = [RETURN[card] for card in cards]
    for card in cards:
        steps += [
            MOVE[(card, other)]
            for other in lower
            if TOKEN_VALUE[other.at] < TOKEN_VALUE[card.at] and TOKEN_VALUE[card.at] - TOKEN_VALUE[other.at] <= due
        ]
    return [step for step in steps if _stays_payable(player, step, due, is_food)]


def _stays_payable(player: Player, step: Option, due: int, is_food: bool) -> bool:
    other = player.copy()
    left = due - _take_step(other, step, due, is_food)
    if left < 0:
        return False
    before = other.food if is_food else other.resources
    lose(other, left, is_food)
    after = other.food if is_food else other.resources
    return before - after == left


def _take_step(player: Player, step: Option, due: int, is_food: bool) -> int:
    """Return a token, with change if it is worth more than is due, or move it to a lower card; what it pays."""
    card = step.card
    assert card is not None
    worth = TOKEN_VALUE[card.at]
    change_tokens(player, card, -1)
    if step.other is not None:
        change_tokens(player, step.other, 1)
        return worth - TOKEN_VALUE[step.other.at]
    player.blue_bank += 1
    if worth > due:
        return worth - gain(player, worth - due, is_food)
    return worth


def _earn_by_hand(state: TtaState, player: Player, amount: int, is_food: bool) -> Flow[None]:
    missing = amount
    while missing and player.blue_bank:
        cards = [card for card in stores(player, is_food) if TOKEN_VALUE[card.at] <= missing]
        cards = [card for card in cards if _stays_reachable(player, card, missing, is_food)]
        if not cards:
            gain(player, missing, is_food)
            return
        cards.sort(key=lambda card: card.number)
        card = yield from ask(STORE, player.seat, cards, cause="gain")
        player.blue_bank -= 1
        change_tokens(player, card, 1)
        missing -= TOKEN_VALUE[card.at]


def _stays_reachable(player: Player, card: Card, missing: int, is_food: bool) -> bool:
    """Whether with a token on that card as much can still be gained as without the choice."""
    reach = gain(player.copy(), missing, is_food)
    other = player.copy()
    other.blue_bank -= 1
    return TOKEN_VALUE[card.at] + gain(other, missing - TOKEN_VALUE[card.at], is_food) >= reach


def gain_population(player: Player, count: int) -> int:
    """Rules 14.4: tokens from the yellow bank to the unused workers, as far as there are any; returns how many."""
    count = min(count, player.yellow_bank)
    player.yellow_bank -= count
    player.unused += count
    return count


def lose_population(state: TtaState, player: Player, cause: Card) -> Flow[bool]:
    """Rules 14.4, 20.28: an unused worker returns to the bank, or one on a card that the owner chooses."""
    if player.unused:
        player.unused -= 1
        player.yellow_bank += 1
        return True
    cards = [card for card in TECHNOLOGIES if player.workers[card.at]]
    if not cards:
        return False
    card = yield from ask(POPULATION_LOSS, player.seat, cards, cause)
    move_worker(player, card, -1)
    player.yellow_bank += 1
    if state.log:
        state.log.say("lost_worker", cause, seat=player.seat, card=card)
    return True


def move_worker(player: Player, card: Card, by: int) -> None:
    """Put workers on a card or take them off; where they come from or go to is the caller's matter."""
    player.workers[card.at] += by
    player.is_stale = True


def gain_yellow(player: Player, count: int) -> None:
    """Rules 14.3: tokens from the box into the yellow bank."""
    player.yellow_bank += count


def lose_yellow(player: Player, count: int) -> int:
    """Rules 14.3: tokens from the yellow bank to the box, as far as there are any; returns how many."""
    count = min(count, player.yellow_bank)
    player.yellow_bank -= count
    return count


def lose_blue(state: TtaState, player: Player, count: int, cause: Card) -> Flow[None]:
    """Rules 15.7: blue tokens to the box, from the bank, else from cards that the owner chooses."""
    for _ in range(count):
        if player.blue_bank:
            player.blue_bank -= 1
            continue
        cards = [card for card in STORES if player.tokens[card.at]]
        if not cards:
            return
        card = yield from ask(TOKEN_LOSS, player.seat, cards, cause)
        change_tokens(player, card, -1)
        if state.log:
            state.log.say("lost_token", cause, seat=player.seat, card=card)


def change_science(player: Player, by: int) -> int:
    """Rules 16: science points never drop below 0; returns how many were gained or lost."""
    after = player.science + by
    if after < 0:
        by -= after
        after = 0
    player.science = after
    return abs(by)


def change_culture(player: Player, by: int, source: int) -> int:
    """Rules 16: culture points never drop below 0; returns how many were gained or lost."""
    after = player.culture + by
    if after < 0:
        by -= after
        after = 0
    player.culture = after
    player.sources[source] += by
    return abs(by)
