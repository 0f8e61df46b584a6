"""Trade, culture, coins and resources: how they are gained and lost (rules 6.8, 8.1, 12.2)."""

from __future__ import annotations

from civitas.games.civilization.pieces import COIN_PLACES, CONSTANTS, MARKET_RESOURCES, SHEET, CoinPlace, Resource
from civitas.games.civilization.pieces_cards import Token
from civitas.games.civilization.rules.ground import recount
from civitas.games.civilization.rules.windows import SPENT, fire, value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow


def changed_at(values: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same numbers with one of them changed."""
    return (*values[:at], values[at] + by, *values[at + 1 :])


def gain_trade(state: CivilizationState, player: Player, amount: int, cause: object = None) -> None:
    """Rules 6.8, 14.18: the dial stops at its end."""
    gained = min(amount, CONSTANTS.trade_dial - player.trade)
    if gained > 0:
        player.trade += gained
        state.say("trade", cause, player=player.seat, amount=gained)


def gain_culture(state: CivilizationState, player: Player, amount: int, cause: object = None) -> None:
    """Take culture tokens."""
    if amount > 0:
        player.culture += amount
        state.say("culture", cause, player=player.seat, amount=amount)


def pay_trade(state: CivilizationState, player: Player, amount: int) -> None:
    """Turn the dial down."""
    player.trade -= amount


def pay_culture(state: CivilizationState, player: Player, amount: int) -> None:
    """Give culture tokens back."""
    player.culture -= amount


def coin_room(state: CivilizationState, player: Player, place: int) -> bool:
    """Rules 12.2: whether another coin token fits there: the tech or wonder is the player's, and has a free slot."""
    where = COIN_PLACES[place]
    if where.wonder is not None:
        return where.wonder in player.wonders
    if where.tech is None:
        return True
    if not player.known >> where.tech.index & 1:
        return False
    return player.coins[place] < where.slots + value(state, player, "coin_slots")


def gain_coin(state: CivilizationState, player: Player, place: int = SHEET, cause: object = None) -> bool:
    """Put a coin token on a tech, a wonder or the sheet; none if it is full."""
    if not coin_room(state, player, place):
        return False
    player.coins = changed_at(player.coins, place, 1)
    recount(state, player)
    state.say("coin", cause, player=player.seat, place=COIN_PLACES[place])
    return True


def lose_coin(state: CivilizationState, player: Player, place: int, cause: object = None) -> bool:
    """Discard a coin token that lies there."""
    if not player.coins[place]:
        return False
    player.coins = changed_at(player.coins, place, -1)
    recount(state, player)
    state.say("coin_lost", cause, player=player.seat, place=COIN_PLACES[place])
    return True


def coin_places(player: Player) -> list[CoinPlace]:
    """Where the player has coin tokens."""
    return [place for place in COIN_PLACES if player.coins[place.index]]


def in_market(state: CivilizationState) -> list[Resource]:
    """The resources that the market has."""
    return [resource for resource in MARKET_RESOURCES if state.market[resource.index]]


def take_resource(state: CivilizationState, player: Player, resource: Resource, cause: object = None) -> bool:
    """Take a token from the market, if it has one."""
    if not state.market[resource.index]:
        return False
    state.market[resource.index] -= 1
    player.stock = changed_at(player.stock, resource.index, 1)
    state.say("resource", cause, player=player.seat, resource=resource)
    return True


def spend_stock(state: CivilizationState, player: Player, resource: Resource) -> Flow[None]:
    """Rules 8.1: a market token goes back to the market."""
    player.stock = changed_at(player.stock, resource.index, -1)
    state.market[resource.index] += 1
    yield from fire(state, SPENT, player.seat, resource)


def spend_token(state: CivilizationState, player: Player, token: Token) -> Flow[None]:
    """Rules 8.1: a hut or village token is shown and leaves the game."""
    player.tokens.remove(token)
    state.tokens_gone.append(token)
    if token.kind.resource is not None:
        yield from fire(state, SPENT, player.seat, token.kind.resource)


def token_of(player: Player, kind: object) -> Token:
    """A face-down token of that kind."""
    for token in player.tokens:
        if token.kind is kind:
            return token
    raise LookupError(f"no {kind} is held")
