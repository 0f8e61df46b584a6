"""The battle in progress as a reader sees it (rules 10.6, 13.3)."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.pieces import CONSTANTS, INFANTRY, MARKET_RESOURCES
from civitas.games.civilization.pieces_cards import UnitCard
from civitas.games.civilization.rules.battle import ATTACKER, DEFENDER, bonus_parts, rank_of
from civitas.games.civilization.rules.figures import armies_at, scouts_at
from civitas.games.civilization.rules.goods import coin_places
from civitas.games.civilization.rules.loot import learnable_loot, loot_of
from civitas.games.civilization.rules.windows import value
from civitas.games.civilization.seen import BattleView, FrontView, GoodView, SideView, StakeView, UnitView
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_battle import Battle, Fighter
from civitas.games.civilization.state_player import NOBODY, Player
from civitas.games.civilization.view_parts import explained


def unit_view(state: CivilizationState, player: Player | None, card: UnitCard, rank: int, wounds: int = 0) -> UnitView:
    """A unit with its strength and health now."""
    more = rank - 1 if rank and not card.type.fixed_rank else 0
    boost = 0
    if player is not None:
        boost = value(state, player, "strength")
        if card.type is INFANTRY:
            boost += value(state, player, "infantry_strength")
    names = card.type.names
    return UnitView(
        type=card.type.id,
        title=names[min(max(rank, 1), len(names)) - 1],
        rank=max(rank, 1),
        strength=card.strength + more + boost,
        health=card.health + more,
        wounds=wounds,
        key=card.id,
    )


def battle_view(state: CivilizationState, seat: int | None) -> BattleView | None:
    """The battle, if there is one; battle hands only for who may see them."""
    battle = state.battle
    if battle is None:
        return None
    city = None if battle.city == NOBODY else state.cities[battle.city]
    kind = "village" if battle.barbarian == 1 else "horde" if battle.barbarian == 0 else "figures"
    if city is not None and kind == "figures":
        kind = "city" if not city.is_capital else "capital"
    spot = SPOTS[battle.at]
    fronts = tuple(
        FrontView(_fighter(state, battle, front.units[0]), _fighter(state, battle, front.units[1]))
        for front in battle.fronts
    )
    return BattleView(
        square=str(spot),
        kind=kind,
        city="" if city is None else str(SPOTS[city.centres[0]]),
        step=battle.step,
        turn=("attacker", "defender")[battle.turn],
        number=battle.number,
        attacker=_side(state, battle, 0, seat),
        defender=_side(state, battle, 1, seat),
        fronts=fronts,
        held=max(battle.held),
        winner="" if battle.winner == NOBODY else ("attacker", "defender")[battle.winner],
    )


def _player(state: CivilizationState, battle: Battle, side: int) -> Player | None:
    owner = battle.owner(side)
    return None if owner == NOBODY else state.players[owner]


def _fighter(state: CivilizationState, battle: Battle, fighter: Fighter | None) -> UnitView | None:
    if fighter is None:
        return None
    return unit_view(state, _player(state, battle, fighter.side), fighter.card, fighter.rank, fighter.wounds)


def _side(state: CivilizationState, battle: Battle, side: int, seat: int | None) -> SideView:
    player = _player(state, battle, side)
    hand = battle.hands[side]
    fighters = [fighter for front in battle.fronts if (fighter := front.units[side]) is not None]
    units = [unit_view(state, player, one.card, one.rank, one.wounds) for one in fighters]
    return SideView(
        seat=None if player is None else player.seat,
        player=battle.seats[side],
        armies=0 if player is None else armies_at(state, player, battle.at),
        scouts=0 if player is None else scouts_at(state, player, battle.at),
        in_hand=len(hand),
        hand=tuple(_card(state, battle, side, card) for card in hand) if _sees(state, battle, side, seat) else (),
        bonus=explained(bonus_parts(state, battle, side)),
        health=sum(unit.health - unit.wounds for unit in units),
        killed=tuple(_card(state, battle, side, card) for card in battle.killed[side]),
        stake=_stake(state, battle, side),
    )


def _stake(state: CivilizationState, battle: Battle, side: int) -> StakeView:
    """Rules 10.6, 10.7: the loot of a side if it won now; a capital ends the game, barbarians have none."""
    if battle.barbarian != NOBODY:
        return StakeView()
    winner, loser = state.players[battle.seats[side]], state.players[battle.seats[1 - side]]
    city = None if battle.city == NOBODY or side == DEFENDER else state.cities[battle.city]
    if city is not None and city.is_capital:
        return StakeView()
    amount = CONSTANTS.loot_figures if city is None else CONSTANTS.loot_city
    loot = loot_of(state, winner, loser, amount, side == ATTACKER)
    return StakeView(
        loot=loot,
        small=_small_goods(loser) if loot >= CONSTANTS.loot_small_price else (),
        great=_great_goods(winner, loser) if loot >= CONSTANTS.loot_great_price else (),
    )


def _small_goods(loser: Player) -> tuple[GoodView, ...]:
    """What one loot takes from the loser."""
    goods = [
        GoodView("trade", min(CONSTANTS.loot_trade, loser.trade), loser.trade),
        GoodView("culture", min(CONSTANTS.loot_culture, loser.culture), loser.culture),
        *[GoodView(one.id, 1, loser.stock[one.index]) for one in MARKET_RESOURCES],
        GoodView("hut", 1, len(loser.tokens)),
        GoodView("coin", 1, sum(loser.coins[place.index] for place in coin_places(loser))),
    ]
    return tuple(good for good in goods if good.of)


def _great_goods(winner: Player, loser: Player) -> tuple[GoodView, ...]:
    """What two loot take from the loser."""
    goods = [
        GoodView("tech", 1, len(learnable_loot(winner, loser))),
        GoodView("event", 1, len(loser.hand)),
        GoodView("coin", 1, sum(loser.coins[place.index] for place in coin_places(loser))),
    ]
    return tuple(good for good in goods if good.of)


def _sees(state: CivilizationState, battle: Battle, side: int, seat: int | None) -> bool:
    """Who plays the hand sees it, and an opponent with The Oracle."""
    if seat is None:
        return False
    if battle.seats[side] == seat:
        return True
    return battle.owner(1 - side) == seat and value(state, state.players[seat], "sees_battle_hand") > 0


def _card(state: CivilizationState, battle: Battle, side: int, card: UnitCard) -> UnitView:
    return unit_view(state, _player(state, battle, side), card, rank_of(state, battle, side, card))
