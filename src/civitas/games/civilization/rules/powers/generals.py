"""Great persons who act in a battle (rules 9.5, 10.6)."""

from __future__ import annotations

from civitas.games.civilization.options import NUMBERS, UNIT_CHOICE
from civitas.games.civilization.options_battle import BT_WOUND
from civitas.games.civilization.pieces import Source, UnitType
from civitas.games.civilization.pieces_cards import PERSON
from civitas.games.civilization.rules.battle import save_unit, show_hand, wound
from civitas.games.civilization.rules.building import unit_types
from civitas.games.civilization.rules.decks import EVERYBODY, draw_unit
from civitas.games.civilization.rules.goods import pay_trade
from civitas.games.civilization.rules.powers.fighting import battle_of, units_of
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import (
    AFTER_BATTLE,
    BATTLE_START,
    BATTLE_TURN,
    UNIT_KILLED,
    trigger,
    use,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_battle import Battle
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask

GEORGY_ZHUKOV = PERSON["georgy_zhukov"]
says(GEORGY_ZHUKOV, "For each of your units that dies in a battle, put {wounds} wound on an enemy unit in play.")


def _georgy_zhukov(state: CivilizationState, player: Player, source: Source, seat: int, battle: Battle) -> Flow[None]:
    """Rules 14.51: also in the enemy's battle turn, after the attack is complete."""
    enemies = units_of(state, player, False) if seat == player.seat else []
    if enemies:
        answer = yield from ask(BT_WOUND, player.seat, [NUMBERS[number] for number, _ in enemies], source)
        for number, fighter in enemies:
            if number == answer.value:
                yield from wound(state, battle, fighter, source.numbers["wounds"], source)


trigger(GEORGY_ZHUKOV, UNIT_KILLED, _georgy_zhukov)

GUSTAVUS_ADOLPHUS = PERSON["gustavus_adolphus"]
says(
    GUSTAVUS_ADOLPHUS,
    "When a battle starts: kill all units in your battle hand, and build as many unlocked units for free straight into "
    "it.",
)


def _gustavus_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    battle = battle_of(state)
    return bool(battle.hands[battle.side_of(player.seat)])


def _gustavus_adolphus(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    """Rules 10.6: the old units count as killed, none can be saved; the new ones are named and drawn one by one."""
    battle = battle_of(state)
    side = battle.side_of(player.seat)
    fallen = battle.hands[side]
    battle.aside[side].extend(fallen)
    battle.losses[side] += len(fallen)
    battle.hands[side] = []
    for card in fallen:
        state.seen[card.key] = EVERYBODY
        state.say("unit_killed", source, player=player.seat, unit=card.type)
    for _ in fallen:
        kinds = unit_types(state, player)
        if not kinds:
            break
        kind: UnitType = yield from ask(UNIT_CHOICE, player.seat, kinds, source)
        drawn = draw_unit(state, kind)
        if drawn is not None:
            state.seen[drawn.key] = player.bit
            battle.hands[side].append(drawn)
    show_hand(state, battle, side)


use(GUSTAVUS_ADOLPHUS, BATTLE_START, _gustavus_adolphus, ready=_gustavus_ready)

JOAN_OF_ARC = PERSON["joan_of_arc"]
says(JOAN_OF_ARC, "When a battle starts in which you defend: add your culture tokens to your combat bonus in it.")


def _joan_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return battle_of(state).side_of(player.seat) == 1 and player.culture > 0


def _joan_of_arc(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    battle_of(state).extra[1] += player.culture


use(JOAN_OF_ARC, BATTLE_START, _joan_of_arc, ready=_joan_ready)

says(
    PERSON["leonidas"],
    "If you defend with a smaller battle hand than the attacker's: +{outnumbered_bonus} combat bonus in that battle.",
)

SUN_TZU = PERSON["sun_tzu"]
says(SUN_TZU, "Once a battle: pay {price_trade} trade to play no unit in your battle turn.")


def _sun_tzu_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return battle_of(state).opening and player.trade >= source.numbers["price_trade"]


def _sun_tzu(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    pay_trade(state, player, source.numbers["price_trade"])
    battle_of(state).skipping = True


use(SUN_TZU, BATTLE_TURN, _sun_tzu, ready=_sun_tzu_ready)

says(PERSON["florence_nightingale"], "After a battle, return all of your units killed in it to your standing forces.")


def _nightingale_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    battle = battle_of(state)
    return bool(battle.killed[battle.side_of(player.seat)])


def _nightingale(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    battle = battle_of(state)
    side = battle.side_of(player.seat)
    for card in battle.killed[side][:]:
        save_unit(state, battle, side, card)


use(PERSON["florence_nightingale"], AFTER_BATTLE, _nightingale, ready=_nightingale_ready)
