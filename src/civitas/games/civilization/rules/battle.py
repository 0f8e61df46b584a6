"""Battles (rules 10.6 to 10.9, 16.8): preparation, hands, combat bonus, battle turns, and what follows."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import Power, ordered
from civitas.games.civilization.options_battle import (
    BT_BARBARIANS,
    BT_PLAY,
    BT_PREPARE,
    BT_SAVE,
    BT_START,
    BT_WINDOW,
    FACE,
    PLAYS,
)
from civitas.games.civilization.pieces import CONSTANTS, INFANTRY, LAND_UNITS
from civitas.games.civilization.pieces_cards import UnitCard
from civitas.games.civilization.rules.cities import raze
from civitas.games.civilization.rules.decks import EVERYBODY, discard_unit, draw_unit, has_units
from civitas.games.civilization.rules.figures import armies_at, figures_at, garrisoned, kill
from civitas.games.civilization.rules.ground import touch
from civitas.games.civilization.rules.loot import take_loot
from civitas.games.civilization.rules.numbers import Part, battle_hand_parts, combat_parts, total
from civitas.games.civilization.rules.reacting import any_time, find, perform, take_aside, usable
from civitas.games.civilization.rules.sweep import CONQUEST, settle, win
from civitas.games.civilization.rules.windows import (
    AFTER_BATTLE,
    BATTLE_OVER,
    BATTLE_PREPARATION,
    BATTLE_START,
    BATTLE_TURN,
    BATTLE_WON,
    RAZED,
    UNIT_KILLED,
    fire,
    value,
    values_by_source,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_battle import Battle, Fighter, Front
from civitas.games.civilization.state_player import CAPITAL, FORTIFICATION, METROPOLIS, NOBODY, City, Player
from civitas.kernel.decisions import Flow, Kind, ask, may

ATTACKER = 0
DEFENDER = 1
_BATTLES: Final[dict[int, str]] = {ATTACKER: "battle_horde", DEFENDER: "battle_village", NOBODY: "battle"}
"""By the barbarians' side: what is said of the battle."""


def attack(state: CivilizationState, player: Player, at: int) -> Flow[bool]:
    """Rules 10.5, 14.11: the player's figures on the square fight those of the enemy, or his city; True if they win."""
    city = state.centre_at(at)
    if city is not None:
        defender = state.players[city.owner]
    else:
        defender = next(other for other in state.others(player.seat) if state.standing[at] & other.bit)
        if not armies_at(state, defender, at):
            yield from kill_scouts(state, player, defender, at)
            return True
    number = NOBODY if city is None else city.number
    battle = Battle(at, player.seat, defender.seat, NOBODY, number, garrisoned(state, at))
    won = yield from _fight(state, battle)
    return won


def kill_scouts(state: CivilizationState, player: Player, victim: Player, at: int) -> Flow[None]:
    """Rules 10.5, 14.41: scouts alone are killed, which counts as a battle won by the attacker."""
    for figure in figures_at(state, victim, at):
        kill(state, victim, figure)
    state.say("scouts_killed", player=player.seat, other=victim.seat, at=SPOTS[at])
    yield from fire(state, BATTLE_WON, player.seat, None)
    yield from settle(state)
    yield from take_loot(state, player, victim, CONSTANTS.loot_figures, True)


def fight_village(state: CivilizationState, player: Player, at: int) -> Flow[bool]:
    """Rules 10.9: the left neighbour plays the barbarians as defender; True if the player wins."""
    neighbour = state.others(player.seat)[0]
    battle = Battle(at, player.seat, neighbour.seat, DEFENDER, NOBODY, False)
    won = yield from _fight(state, battle)
    return won


def horde(state: CivilizationState, player: Player, at: int) -> Flow[None]:
    """Rules 10.9: the player leads barbarians against the armies or the city on a square."""
    city = state.centre_at(at)
    if city is not None:
        victim = state.players[city.owner]
    else:
        victim = next(other for other in state.others(player.seat) if state.standing[at] & other.bit)
    number = NOBODY if city is None else city.number
    yield from _fight(state, Battle(at, player.seat, victim.seat, ATTACKER, number, garrisoned(state, at)))


def _fight(state: CivilizationState, battle: Battle) -> Flow[bool]:
    """Rules 16.8: the whole battle; True if the attacker wins."""
    outer = state.battle
    state.battle = battle
    city = _city(state, battle)
    attacker, defender = battle.seats
    state.say(_BATTLES[battle.barbarian], player=attacker, other=defender, at=SPOTS[battle.at])
    if city is not None and city.walls:
        _storm_walls(state, battle, city)
    if battle.barbarian != NOBODY:
        yield from _muster(state, battle)
    yield from _windows(state, battle, BT_PREPARE, BATTLE_PREPARATION)
    battle.step = "hands"
    for side in (ATTACKER, DEFENDER):
        if side != battle.barbarian:
            _draw_hand(state, battle, side)
        show_hand(state, battle, side)
    battle.step = "start"
    yield from _windows(state, battle, BT_START, BATTLE_START)
    battle.step = "turns"
    _compare_bonus(state, battle)
    battle.turn = ATTACKER if city is not None and city.walls else DEFENDER
    while battle.hands[ATTACKER] or battle.hands[DEFENDER]:
        if not battle.hands[battle.turn]:
            battle.turn = 1 - battle.turn
        yield from _take_turn(state, battle)
        battle.turn = 1 - battle.turn
    battle.step = "after"
    battle.winner = ATTACKER if points(battle, ATTACKER) > points(battle, DEFENDER) else DEFENDER
    yield from _finish(state, battle)
    state.battle = outer
    yield from settle(state)
    return battle.winner == ATTACKER


def _city(state: CivilizationState, battle: Battle) -> City | None:
    return None if battle.city == NOBODY else state.cities[battle.city]


def _storm_walls(state: CivilizationState, battle: Battle, city: City) -> None:
    """Rules 10.6 step 1: walls fall to who knows how to bring them down, not to barbarians."""
    if battle.barbarian != ATTACKER and value(state, state.players[battle.seats[ATTACKER]], "walls_fall"):
        city.walls = False
        touch(state, battle.at)
        state.say("walls_fall", player=city.owner)


def _compare_bonus(state: CivilizationState, battle: Battle) -> None:
    """Rules 10.6 step 3: only the side with the higher combat bonus holds the difference."""
    for side in (ATTACKER, DEFENDER):
        battle.bonus[side] = total(bonus_parts(state, battle, side))
    lead = battle.bonus[ATTACKER] - battle.bonus[DEFENDER]
    battle.held = [max(0, lead), max(0, -lead)]


def _muster(state: CivilizationState, battle: Battle) -> Flow[None]:
    """Rules 10.9: the barbarians have one unit of each of the three types, or of another instead."""
    side = battle.barbarian
    seat = battle.seats[side]
    for kind in LAND_UNITS:
        if not has_units(state, kind):
            others = [other for other in LAND_UNITS if has_units(state, other)]
            if not others:
                return
            kind = yield from ask(BT_BARBARIANS, seat, others)
        card = draw_unit(state, kind)
        if card is not None:
            battle.hands[side].append(card)
            state.seen[card.key] = 1 << seat


def _draw_hand(state: CivilizationState, battle: Battle, side: int) -> None:
    """Rules 10.6: random cards of the standing forces."""
    player = state.players[battle.seats[side]]
    defends_city = side == DEFENDER and battle.city != NOBODY
    size = total(battle_hand_parts(state, player, armies_at(state, player, battle.at), defends_city))
    hand = battle.hands[side]
    while len(hand) < size and player.units:
        hand.append(player.units.pop(state.chance.below(len(player.units))))
    hand.sort(key=_by_key)


def show_hand(state: CivilizationState, battle: Battle, side: int) -> None:
    """A side has its hand: the opponent sees how large it is, and with The Oracle which units."""
    hand = battle.hands[side]
    battle.drawn[side] = len(hand)
    other = battle.owner(1 - side)
    if other != NOBODY and value(state, state.players[other], "sees_battle_hand"):
        for card in hand:
            state.seen[card.key] |= 1 << other


def _by_key(card: UnitCard) -> int:
    return card.key


def _windows(state: CivilizationState, battle: Battle, kind: Kind[Power], window: int) -> Flow[None]:
    """Rules 10.6: what both sides may do before, the attacker first."""
    for side in (ATTACKER, DEFENDER):
        yield from _window(state, battle, side, kind, window)


def _window(state: CivilizationState, battle: Battle, side: int, kind: Kind[Power], window: int) -> Flow[None]:
    """One side's window: any number of powers and any-time steps, each within its own limit, until it passes."""
    if side == battle.barbarian:
        return
    player = state.players[battle.seats[side]]
    while True:
        uses = usable(state, player, window)
        asides = any_time(state, player)
        options = [*[use.option for use in uses], *asides]
        if not options:
            return
        answer = yield from may(kind, player.seat, ordered(kind, options))
        if answer is None:
            return
        if answer in asides:
            yield from take_aside(state, player.seat, answer)
        else:
            yield from perform(state, player, find(uses, answer))


def bonus_parts(state: CivilizationState, battle: Battle, side: int) -> list[Part]:
    """Rules 10.6: the combat bonus of a side, by source."""
    if side == battle.barbarian:
        return []
    player = state.players[battle.seats[side]]
    parts = combat_parts(state, player)
    if battle.extra[side]:
        parts.append(Part(battle.extra[side], "culture"))
    if side == ATTACKER:
        return parts
    city = _city(state, battle)
    if city is not None:
        amounts = {CAPITAL: CONSTANTS.defending_capital, METROPOLIS: CONSTANTS.defending_metropolis}
        parts.append(Part(amounts.get(city.kind, CONSTANTS.defending_city), city.kind))
        if city.walls:
            parts.append(Part(CONSTANTS.city_walls, "walls"))
        if city.marker == FORTIFICATION:
            parts.append(Part(CONSTANTS.fortification, FORTIFICATION))
    if battle.garrison:
        parts.append(Part(CONSTANTS.garrison, "city_state"))
    if battle.drawn[DEFENDER] < battle.drawn[ATTACKER]:
        parts.extend([Part(amount, source) for source, amount in values_by_source(state, player, "outnumbered_bonus")])
    return parts


def rank_of(state: CivilizationState, battle: Battle, side: int, card: UnitCard) -> int:
    """Rules 10.6, 10.9: the rank at which a side plays a card."""
    if card.type.fixed_rank:
        return 1
    if side == battle.barbarian:
        return CONSTANTS.village_rank if side == DEFENDER else CONSTANTS.horde_rank
    return state.players[battle.seats[side]].ranks[card.type.index]


def strength_of(state: CivilizationState, battle: Battle, fighter: Fighter) -> int:
    """Rules 10.6: the wounds that a unit deals."""
    strength = fighter.card.strength + fighter.rank - 1
    owner = battle.owner(fighter.side)
    if owner != NOBODY:
        player = state.players[owner]
        strength += value(state, player, "strength")
        if fighter.card.type is INFANTRY:
            strength += value(state, player, "infantry_strength")
    return strength


def health_of(fighter: Fighter) -> int:
    """Rules 10.6: the wounds that kill a unit."""
    return fighter.card.health + fighter.rank - 1


def points(battle: Battle, side: int) -> int:
    """Rules 10.6: what is left of the surviving units, and the held combat bonus."""
    left = battle.held[side]
    for front in battle.fronts:
        fighter = front.units[side]
        if fighter is not None:
            left += health_of(fighter) - fighter.wounds
    return left


def _take_turn(state: CivilizationState, battle: Battle) -> Flow[None]:
    """Rules 10.6: ability window, one unit, ability window."""
    side = battle.turn
    battle.number += 1
    battle.boost = 0
    battle.skipping = False
    battle.opening = True
    yield from _window(state, battle, side, BT_WINDOW, BATTLE_TURN)
    battle.opening = False
    if not battle.skipping:
        yield from _play(state, battle, side)
    battle.skipping = False
    yield from _window(state, battle, side, BT_WINDOW, BATTLE_TURN)
    battle.boost = 0


def _play(state: CivilizationState, battle: Battle, side: int) -> Flow[None]:
    """A unit comes on a new front, or against an enemy unit without opponent."""
    hand = battle.hands[side]
    targets = [0]
    for number, front in enumerate(battle.fronts, 1):
        if front.units[side] is None:
            targets.append(number)
    faces = [FACE[text] for text in dict.fromkeys([card.id for card in hand])]
    options = ordered(BT_PLAY, [PLAYS[face.index, number] for face in faces for number in targets])
    answer = yield from ask(BT_PLAY, battle.seats[side], options, openly=len(hand) > 1)
    card = next(card for card in hand if card.id == answer.face.text)
    hand.remove(card)
    state.seen[card.key] = EVERYBODY
    fighter = Fighter(card, side, rank_of(state, battle, side, card))
    if answer.front == 0:
        front = Front()
        front.units[side] = fighter
        battle.fronts.append(front)
        state.say("unit_front", player=battle.seats[side], unit=card.type)
        return
    front = battle.fronts[answer.front - 1]
    front.units[side] = fighter
    enemy = front.units[1 - side]
    if enemy is not None:
        state.say("unit_attacks", player=battle.seats[side], unit=card.type, other=enemy.card.type)
        yield from _clash(state, battle, fighter, enemy)


def _clash(state: CivilizationState, battle: Battle, fighter: Fighter, enemy: Fighter) -> Flow[None]:
    """Rules 10.6: both deal wounds at once, unless one trumps the other."""
    mine = strength_of(state, battle, fighter) + battle.boost
    theirs = strength_of(state, battle, enemy)
    first = _trumps(state, battle, fighter, enemy)
    second = _trumps(state, battle, enemy, fighter)
    if first:
        enemy.wounds += mine
        if enemy.wounds < health_of(enemy):
            fighter.wounds += theirs
    elif second:
        fighter.wounds += theirs
        if fighter.wounds < health_of(fighter):
            enemy.wounds += mine
    else:
        enemy.wounds += mine
        fighter.wounds += theirs
    yield from bury(state, battle)


def _trumps(state: CivilizationState, battle: Battle, fighter: Fighter, enemy: Fighter) -> bool:
    if fighter.card.type.trumps != enemy.card.type.index:
        return False
    owner = battle.owner(enemy.side)
    return owner == NOBODY or not value(state, state.players[owner], "untrumped")


def bury(state: CivilizationState, battle: Battle) -> Flow[None]:
    """Rules 10.6: units with enough wounds are killed; a front without units vanishes."""
    dead: list[int] = []
    for front in battle.fronts:
        for side in (ATTACKER, DEFENDER):
            fighter = front.units[side]
            if fighter is not None and fighter.wounds >= health_of(fighter):
                front.units[side] = None
                battle.killed[side].append(fighter.card)
                battle.losses[side] += 1
                dead.append(side)
                state.say("unit_killed", player=battle.seats[side], unit=fighter.card.type)
    battle.fronts = [front for front in battle.fronts if front.units[0] is not None or front.units[1] is not None]
    for side in dead:
        owner = battle.owner(side)
        if owner != NOBODY:
            yield from fire(state, UNIT_KILLED, owner, battle)


def wound(state: CivilizationState, battle: Battle, fighter: Fighter, amount: int, cause: object = None) -> Flow[None]:
    """Wounds dealt by an ability."""
    fighter.wounds += amount
    state.say("wounds", cause, player=battle.seats[1 - fighter.side], amount=amount, unit=fighter.card.type)
    yield from bury(state, battle)


def save_unit(state: CivilizationState, battle: Battle, side: int, card: UnitCard) -> None:
    """A killed unit returns to its owner's standing forces."""
    battle.killed[side].remove(card)
    state.players[battle.seats[side]].units.append(card)


def _finish(state: CivilizationState, battle: Battle) -> Flow[None]:
    """Rules 10.6 step 6: saves, capitals, losses of figures, the loser's end, triggers, loot."""
    winner, loser = battle.winner, 1 - battle.winner
    state.say(
        "battle_won" if winner == ATTACKER else "battle_held",
        player=battle.seats[ATTACKER],
        other=battle.seats[DEFENDER],
        attack=points(battle, ATTACKER),
        defence=points(battle, DEFENDER),
    )
    for side in (ATTACKER, DEFENDER):
        if battle.killed[side] and side != battle.barbarian:
            yield from _save(state, battle, side)
    for side in (ATTACKER, DEFENDER):
        _disperse(state, battle, side)
    city = _city(state, battle)
    if city is not None and battle.barbarian == NOBODY:
        state.remember(battle.seats[ATTACKER], "taken" if winner == ATTACKER else "repelled", str(city.number))
        if winner == ATTACKER and city.is_capital:
            win(state, battle.seats[ATTACKER], CONQUEST)
    if winner != battle.barbarian:
        _lose_armies(state, state.players[battle.seats[winner]], battle.at, battle.losses[winner])
    had_figures = _kill_losers(state, battle, city)
    razed = False
    if winner == ATTACKER and city is not None and not city.is_capital:
        razed = battle.barbarian == NOBODY
        yield from raze(state, city)
    elif winner == DEFENDER and city is not None and city.marker == FORTIFICATION:
        city.marker = ""
    yield from settle(state)
    yield from _fire_triggers(state, battle, razed)
    yield from settle(state)
    if battle.barbarian == NOBODY:
        battle.step = "loot"
        amount = CONSTANTS.loot_city if razed else CONSTANTS.loot_figures if had_figures else 0
        one, other = state.players[battle.seats[winner]], state.players[battle.seats[loser]]
        yield from take_loot(state, one, other, amount, winner == ATTACKER)


def _kill_losers(state: CivilizationState, battle: Battle, city: City | None) -> bool:
    """Rules 10.6, 10.9: the loser's figures on the square die, unless barbarians beat a capital; whether he had any."""
    winner, loser = battle.winner, 1 - battle.winner
    if loser == battle.barbarian or (winner == battle.barbarian and city is not None and city.is_capital):
        return False
    beaten = state.players[battle.seats[loser]]
    figures = figures_at(state, beaten, battle.at)
    for figure in figures:
        kill(state, beaten, figure)
    return bool(figures)


def _fire_triggers(state: CivilizationState, battle: Battle, razed: bool) -> Flow[None]:
    """Rules 10.6, 14.62: what answers to a battle won, a city destroyed, a battle fought."""
    if battle.winner != battle.barbarian:
        yield from fire(state, BATTLE_WON, battle.seats[battle.winner], battle)
    if razed:
        yield from fire(state, RAZED, battle.seats[ATTACKER])
    for side in (ATTACKER, DEFENDER):
        if side != battle.barbarian:
            yield from fire(state, BATTLE_OVER, battle.seats[side], battle)


def _save(state: CivilizationState, battle: Battle, side: int) -> Flow[None]:
    """Rules 10.6, 14.15: effects that give killed units back."""
    player = state.players[battle.seats[side]]
    while battle.killed[side]:
        uses = usable(state, player, AFTER_BATTLE)
        answer = yield from may(BT_SAVE, player.seat, ordered(BT_SAVE, [use.option for use in uses]))
        if answer is None:
            return
        yield from perform(state, player, find(uses, answer))


def _disperse(state: CivilizationState, battle: Battle, side: int) -> None:
    """Survivors go home, the dead to the discards; barbarians all to the discards."""
    survivors = list(battle.hands[side])
    for front in battle.fronts:
        fighter = front.units[side]
        if fighter is not None:
            survivors.append(fighter.card)
            front.units[side] = None
    battle.hands[side] = []
    if side == battle.barbarian:
        for card in survivors:
            discard_unit(state, card)
    else:
        state.players[battle.seats[side]].units.extend(survivors)
    for card in (*battle.killed[side], *battle.aside[side]):
        discard_unit(state, card)
    battle.killed[side] = []
    battle.aside[side] = []


def _lose_armies(state: CivilizationState, player: Player, at: int, losses: int) -> None:
    """Rules 10.6: the winner loses an army for every two of his killed units, but keeps one."""
    lost = losses // CONSTANTS.units_per_lost_army
    armies = [figure for figure in figures_at(state, player, at) if figure < player.armies]
    for figure in armies[: max(0, min(lost, len(armies) - 1))]:
        kill(state, player, figure)
        state.say("army_lost", player=player.seat)
