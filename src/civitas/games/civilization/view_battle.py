"""The battle in progress as a reader sees it (rules 10.6, 13.3)."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.pieces import INFANTRY
from civitas.games.civilization.pieces_cards import UnitCard
from civitas.games.civilization.rules.battle import bonus_parts, rank_of
from civitas.games.civilization.rules.figures import armies_at, scouts_at
from civitas.games.civilization.rules.windows import value
from civitas.games.civilization.seen import BattleView, FrontView, SideView, UnitView
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
    )


def _sees(state: CivilizationState, battle: Battle, side: int, seat: int | None) -> bool:
    """Who plays the hand sees it, and an opponent with The Oracle."""
    if seat is None:
        return False
    if battle.seats[side] == seat:
        return True
    return battle.owner(1 - side) == seat and value(state, state.players[seat], "sees_battle_hand") > 0


def _card(state: CivilizationState, battle: Battle, side: int, card: UnitCard) -> UnitView:
    return unit_view(state, _player(state, battle, side), card, rank_of(state, battle, side, card))
