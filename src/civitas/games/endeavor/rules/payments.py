"""Taking markers back from buildings: salary, Payment action, and the guard against repetition (rules 7, 8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from civitas.games.endeavor.options import FREE, FREES, Free
from civitas.games.endeavor.pieces import FINANCE, PAYING_TILES, PAYMENT_ICONS, Tile, Token
from civitas.games.endeavor.rules.cards import value
from civitas.games.endeavor.state import NOBODY, EndeavorState, Player
from civitas.kernel.decisions import Flow, ask


def payable(state: EndeavorState, player: Player) -> int:
    """Rules 8.5.1 and 8.5.3: the bits of the used tiles that a Payment action may free."""
    if player.used and state.variant["payment_protected_tiles"] == "payment_buildings":
        return player.used & ~PAYING_TILES
    return player.used


def payments(state: EndeavorState, player: Player) -> int:
    """Rules 8.5 and 8.5.3: how many markers a Payment action returns at most."""
    if state.variant["payment_action_mode"] == "per_icon":
        return PAYMENT_ICONS
    return value(player, FINANCE)


def has_choice(player: Player) -> bool:
    """Rules 7.2: whether the player has more markers on buildings than his salary pays for."""
    return player.used.bit_count() > value(player, FINANCE)


def choose_salary(state: EndeavorState, player: Player) -> Flow[None]:
    """Rules 7.2: with too few payments the player chooses which markers come back."""
    pool = [tile for tile in player.tiles if player.used & tile.bit]
    return choose_back(state, player, pool, value(player, FINANCE), None)


def pay(state: EndeavorState, player: Player) -> Flow[None] | None:
    """Rules 8.5 and 8.5.2: the Payment action of what is in use; the flow of the choice if there is one."""
    source = state.using
    free = payable(state, player)
    pool = [tile for tile in player.tiles if free & tile.bit and tile is not source]
    count = payments(state, player)
    if count < len(pool):
        return choose_back(state, player, pool, count, source)
    take_all(state, player, pool, source)
    return None


def take_all(state: EndeavorState, player: Player, pool: Sequence[Tile], cause: Tile | Token | None) -> None:
    """Rules 7.2 and 8.5.2: with enough payments all markers come back, and the rest of the payments is lost."""
    for tile in pool:
        player.used &= ~tile.bit
    player.harbor += len(pool)
    if state.log is not None:
        state.log.say("free", cause=cause, seat=player.seat, tiles=tuple(pool), harbor=player.harbor)


def choose_back(
    state: EndeavorState, player: Player, pool: Sequence[Tile], count: int, cause: Tile | Token | None
) -> Flow[None]:
    """Rules 7.2 and 8.5.2: the player chooses which markers come back, in the order of the tiles."""
    taken: list[Tile] = []
    at = 0
    for left in range(count, 0, -1):
        state.payments = left
        choice = yield from ask(FREE, player.seat, _choices(state, player, pool, at, left, cause), cause)
        tile = choice.tile
        at = pool.index(tile) + 1
        player.used &= ~tile.bit
        player.harbor += 1
        taken.append(tile)
    state.payments = 0
    if state.log is not None:
        state.log.say("free", cause=cause, seat=player.seat, tiles=tuple(taken), harbor=player.harbor)


def _choices(
    state: EndeavorState, player: Player, pool: Sequence[Tile], at: int, left: int, cause: Tile | Token | None
) -> list[Free]:
    """The tiles that may be freed next: late enough in the pool, early enough to use all payments, and no repetition.

    Tiles of one type are equal and are offered once, unless the guard remembers which of them were used.
    """
    options: list[Free] = []
    # The first entry is the position before this very Payment, which can't come back by it.
    guarded = len(state.seen) > 1 and isinstance(cause, Tile)
    for index in range(at, len(pool) - left + 1):
        tile = pool[index]
        if guarded:
            if not _can_end(state, player, player.used & ~tile.bit, pool[index + 1 :], left - 1):
                continue
        elif index > at and tile.building is pool[index - 1].building:
            continue
        options.append(FREES[tile.index])
    return options


def can_pay_with(state: EndeavorState, player: Player, tile: Tile) -> bool:
    """R13: whether some choice of markers with this payment tile leads to a position that is new in this phase."""
    free = payable(state, player)
    pool = [other for other in player.tiles if free & other.bit]
    return _can_end(state, player, player.used | tile.bit, pool, min(payments(state, player), len(pool)))


def _can_end(state: EndeavorState, player: Player, used: int, pool: Sequence[Tile], left: int) -> bool:
    for tiles in combinations(pool, left):
        after = used
        for tile in tiles:
            after &= ~tile.bit
        if _key(state, following(state), player, after) not in state.seen:
            return True
    return False


def following(state: EndeavorState) -> int:
    """R27: the seat after the one on turn that has not passed; the same one if all others have. -1 when all have."""
    players = state.players
    seat = state.turn
    for _ in players:
        seat += 1
        if seat == len(players):
            seat = 0
        if not players[seat].passed:
            return seat
    return NOBODY


def _key(state: EndeavorState, turn: int, player: Player, used: int) -> tuple[int, ...]:
    """What tells positions apart while nothing but Payments of buildings happens: who is on turn and what is used.

    All other turns change something for good within the phase: a space or city is taken, markers leave harbor and
    buildings together, a card leaves its deck, a token is spent, or somebody passes. So no position from before such a
    turn can come back, and the memory begins anew.
    """
    return (turn, *[used if other is player else other.used for other in state.players])


def remember(state: EndeavorState) -> None:
    """R13: add the position, with the player on turn as he is now, to those that may not come back."""
    player = state.players[state.turn]
    key = _key(state, state.turn, player, player.used)
    if key not in state.seen:
        state.seen.append(key)
