"""How a bot values a position: everything in culture points, what is still to come included, against the best rival.

The numbers are experience, not rules: what a resource, a worker or an action tends to be worth over the turns that are
left. A turn that has not ended yet counts among them, so that ending it gains nothing by itself.

A search goes by a judge that is even: a turn costs nobody anything by ending, and an action that is unspent is worth
what actions tend to bring. Otherwise it puts off the end of its turn, and tears down mines to have something to do.
"""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.through_the_ages.pieces import (
    CORRUPTION,
    CULTURE,
    HAPPY,
    HAPPY_REQUIRED,
    LAST_AGE,
    SCIENCE,
    STRENGTH,
    SWEPT,
    Card,
)
from civitas.games.through_the_ages.rules.cards.impacts import IMPACTS, impact_values
from civitas.games.through_the_ages.rules.totals import (
    consumption,
    food_production,
    ratings,
    resource_production,
    war_strengths,
)
from civitas.games.through_the_ages.state import END, Player, TtaState
from civitas.kit.facts import weights
from civitas.kit.judging import shares

_SPREAD: Final = 40.0
_TAKEN: Final = 1.4
"""How many cards a player tends to take in a turn."""
_LONG: Final = 9.0
"""With so many turns left an investment has most of its value."""
_FOOD: Final = 0.8
_RESOURCE: Final = 1.0
_SCIENCE: Final = 0.9
_STOCK: Final = 8
_CIVIL: Final = 1.3
_MILITARY: Final = 0.7
_UNSPENT_CIVIL: Final = 0.9
_UNSPENT_LEAST: Final = 0.5
_UNSPENT_EACH: Final = 0.4
"""What an unspent civil action tends to bring: so much, and so much more for every round in which it will count."""
_UNSPENT_LONG: Final = 10.0
_UNSPENT_MILITARY: Final = 0.35
_WORKER: Final = 3.0
_HANDS: Final = 2
"""More unused workers than these find no work soon."""
_SPARE: Final = 0.3
_HUNGRY: Final = 3.0
"""For so many turns hunger goes on before something is done about it."""
_UNREST: Final = 1.6
_STRENGTH: Final = 0.55
_BEHIND: Final = 0.9
_CARD: Final = 0.9
_LEADER: Final = 4.0
_WONDER: Final = 1.1
_LEVEL: Final = 0.22
_MILITARY_CARD: Final = 0.5
_ATTACK: Final = 3.0
_COLONY: Final = 2.0


FEATURES: Final = (
    "culture",
    "growth",
    "science",
    "resources",
    "food",
    "workers",
    "content",
    "actions",
    "strength",
    "cards",
    "impacts",
)
_WEIGHTS: Final = weights("civitas.games.through_the_ages", FEATURES)
_OUT: Final = -1000.0
"""Whoever has resigned is behind everybody."""


class Ahead:
    """How a civilization looks ahead: its own turns to come, and the rounds by which all else counts.

    `late` says how much of its value an investment still has, `civil` what an unspent civil action is worth, `hungry`
    for how many turns hunger goes on, and `hands` how many unused workers find work.
    """

    __slots__ = ("civil", "hands", "hungry", "is_done", "late", "rounds", "turns")

    def __init__(
        self, turns: float, rounds: float, is_done: bool, civil: float, hungry: float = 1.0, hands: int = 99
    ) -> None:
        self.turns = turns
        self.rounds = rounds
        self.is_done = is_done
        self.late = rounds / (rounds + _LONG) * 2.0
        self.civil = civil
        self.hungry = hungry
        self.hands = hands


def judge(state: TtaState, seat: int) -> float:
    """How good the position is for a seat, from 0 to 1."""
    player = state.players[seat]
    if player.resigned:
        return 0.0
    turns = turns_left(state)
    mine = worth(state, player, turns)
    best = max([worth(state, rival, turns) for rival in state.rivals(player)], default=0.0)
    return 1.0 / (1.0 + exp((best - mine) / _SPREAD))


def judges(state: TtaState) -> list[float]:
    """Every seat's chance to win."""
    turns = turns_left(state)
    worths = [
        _OUT if one.resigned else _WEIGHTS.worth(features(state, one, evenly(state, one, turns)))
        for one in state.players
    ]
    return shares(worths, _WEIGHTS.spread)


def reasons(state: TtaState, seat: int) -> dict[str, float]:
    """What a seat's prospects are made of, in culture."""
    player = state.players[seat]
    return _WEIGHTS.reasons(features(state, player, evenly(state, player, turns_left(state))))


def turns_left(state: TtaState) -> float:
    """How many rounds are still to come after this one, by the cards that are left and those that a round uses."""
    if state.age == LAST_AGE:
        return float(max(0, state.last_round - state.round))
    seats = len(state.active())
    left = sum([len(state.civil_decks[age]) for age in range(max(1, state.age), LAST_AGE)])
    return 1.0 + left / (seats * (SWEPT[seats] + _TAKEN))


def worth(state: TtaState, player: Player, rounds: float) -> float:
    """What a civilization is worth in culture points at the end of the game, to who looks one choice ahead."""
    is_done = _is_done(state, player)
    turns = rounds + (0.0 if is_done else 1.0)
    return sum(features(state, player, Ahead(turns, turns, is_done, _UNSPENT_CIVIL * min(1.0, turns))))


def evenly(state: TtaState, player: Player, rounds: float) -> Ahead:
    """How to look ahead so that it makes no difference by itself whose turn is over."""
    is_done = _is_done(state, player)
    turns = rounds + (0.0 if is_done else 1.0)
    middle = rounds + 0.5
    civil = _UNSPENT_LEAST + _UNSPENT_EACH * min(middle, _UNSPENT_LONG)
    return Ahead(turns, middle, is_done, civil, min(turns, _HUNGRY), _HANDS)


def features(state: TtaState, player: Player, ahead: Ahead) -> list[float]:
    """What a civilization's worth is made of, each in culture points."""
    values = ratings(state, player)
    found = [float(player.culture), ahead.turns * values[CULTURE]]
    found += _economy(state, player, values, ahead)
    found += [
        _actions(player, ahead),
        _power(state, player, values, ahead.late),
        _cards(player, ahead.rounds, ahead.late),
        _prospects(state, player),
    ]
    return found


def _is_done(state: TtaState, player: Player) -> bool:
    """Whether the player's turn of this round is over."""
    count = len(state.players)
    return (player.seat - state.start) % count < (state.turn - state.start) % count


def _economy(state: TtaState, player: Player, values: list[int], ahead: Ahead) -> list[float]:
    """Science, resources, food, workers and how content they are."""
    turns, late = ahead.turns, ahead.late
    science = _SCIENCE * late * (player.science * 0.8 + values[SCIENCE] * turns * 0.62)
    made = resource_production(state, player)
    lost = CORRUPTION[player.blue_bank]
    resources = _RESOURCE * late * (min(player.resources, _STOCK + made) * 0.85 + (made - lost * 0.5) * turns * 0.55)
    need = consumption(player)
    surplus = food_production(state, player) - need
    food = _FOOD * late * (min(player.food, _STOCK) * 0.8 + min(surplus, 4) * turns * 0.5)
    hunger = (need - food_production(state, player)) * ahead.hungry - player.food
    if hunger > 0:
        food -= hunger * 4.0
    spare = max(0, player.unused - ahead.hands)
    workers = _WORKER * late * (player.unused - spare + _SPARE * spare) - 0.12 * late * max(0, 18 - player.yellow_bank)
    unrest = HAPPY_REQUIRED[player.yellow_bank] - values[HAPPY]
    calm = 0.0
    if unrest > 0:
        calm -= _UNREST * unrest
        if unrest > player.unused:
            calm -= 3.0 + values[CULTURE] + values[SCIENCE] + made
    else:
        calm += 0.35 * late * min(3, -unrest)
    return [science, resources, food, workers, calm]


def _actions(player: Player, ahead: Ahead) -> float:
    """Actions of all turns to come, and those that are unspent in this one."""
    rounds, late = ahead.rounds, ahead.late
    total = _CIVIL * late * player.civil_total * rounds * 0.5 + _MILITARY * late * player.military_total * rounds * 0.35
    if not ahead.is_done:
        total += ahead.civil * (player.civil + player.extra_civil)
        total += _UNSPENT_MILITARY * (player.military + player.extra_military)
    return total


def _power(state: TtaState, player: Player, values: list[int], late: float) -> float:
    """Strength against the rivals: being behind invites attacks and bad events."""
    mine = values[STRENGTH]
    others = [ratings(state, rival)[STRENGTH] for rival in state.rivals(player)]
    best = max(others, default=0)
    total = _STRENGTH * (0.5 + late) * min(mine, best + 8)
    if mine < best:
        total -= _BEHIND * (best - mine)
    for war in player.wars:
        total += _war_prospect(state, player, state.players[war.target])
    for rival in state.rivals(player):
        for war in rival.wars:
            if war.target == player.seat:
                total -= _war_prospect(state, rival, player)
    return total


def _war_prospect(state: TtaState, player: Player, target: Player) -> float:
    mine, theirs = war_strengths(state, player, target)
    return float(mine - theirs) * 1.5


def _cards(player: Player, turns: float, late: float) -> float:
    """Cards in hand and in play beyond what they give to the ratings."""
    total = 0.0
    for card in player.hand:
        total += _in_hand(player, card, turns, late)
    for card in player.buildings:
        total += _LEVEL * card.age * turns * late
    for card in player.units:
        total += _LEVEL * 0.6 * card.age * turns * late
    for special in player.specials:
        if special is not None:
            total += _LEVEL * 0.8 * special.age * turns * late
    if player.leader is not None:
        total += _LEADER * late
    wonder = player.wonder
    if wonder is not None:
        built = sum(wonder.stages[: player.stages])
        total += _WONDER * late * built + 1.5 * late
        if turns * 3.0 < len(wonder.stages) - player.stages:
            total -= built
    total += 2.0 * late * len(player.wonders) + _COLONY * len(player.colonies)
    for piece in player.military_hand:
        total += _MILITARY_CARD * min(1.0, turns) + (0.4 * piece.age if piece.type.id in IMPACTS else 0.0)
    return total + (1.5 * late if player.tactic is not None else 0.0)


def _in_hand(player: Player, card: Card, turns: float, late: float) -> float:
    """A civil card in hand: worth less than in play, and nothing when it can't be used any more."""
    if card.group == "leader":
        return 0.6 * _LEADER * late if player.leader is None else 0.35 * _LEADER * late
    if card.group == "action":
        return _CARD * min(1.0, turns)
    if card.group == "government":
        return 2.5 * late
    return _LEVEL * 0.55 * card.age * turns * late


def _prospects(state: TtaState, player: Player) -> float:
    """An attack that is being resolved, and the impacts that the player has prepared."""
    total = 0.0
    resolving = state.resolving
    if resolving is not None and resolving.kind == "aggression" and resolving.need > 0:
        rival = state.players[resolving.target]
        cover = 1.5 * min(len(rival.military_hand), rival.military_total)
        hope = resolving.need / (resolving.need + cover)
        if resolving.actor == player.seat:
            total += _ATTACK * hope * (1 + resolving.card.age)
        elif resolving.target == player.seat:
            total -= _ATTACK * hope * (1 + resolving.card.age)
    if state.age >= LAST_AGE - 1 and state.phase != END:
        for deck, authors in ((state.current, state.current_authors), (state.future, state.future_authors)):
            for at, piece in enumerate(deck):
                if piece is not None and piece.type.id in IMPACTS and authors[at] == player.seat:
                    total += impact_values(state, piece.type)[player.seat] * 0.8
    return total
