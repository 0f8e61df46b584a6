"""Techs and the pyramid (rules 11.4 to 11.6), and the governments that techs open (5.6)."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization.options import CHANGE, GOV_DIRECT, KEEP, LEARN_TECH
from civitas.games.civilization.pieces import ANARCHY, LEVELS, SPACE_FLIGHT, TECHS, Building, Government, Tech
from civitas.games.civilization.pieces_cards import Person
from civitas.games.civilization.rules.ground import set_built, touch_player
from civitas.games.civilization.rules.numbers import is_unlocked
from civitas.games.civilization.rules.sweep import TECHNOLOGY, settle, win
from civitas.games.civilization.rules.windows import LEARNED, fire, value
from civitas.games.civilization.state import START, CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask, may

_NOTED_ROW = 3
"""Who is the first to reach this row of the pyramid, or a higher one, is a milestone."""


def knows(player: Player, tech: Tech) -> bool:
    """Whether the player has learned the tech."""
    return bool(player.known >> tech.index & 1)


def has_place(rows: tuple[tuple[Tech | Person, ...], ...], row: int) -> bool:
    """Rules 11.4: whether a card fits into a row (1 to 5) of a pyramid."""
    return row == 1 or (row <= LEVELS and len(rows[row - 1]) + 1 < len(rows[row - 2]))


def fits(player: Player, tech: Tech) -> bool:
    """Whether the player could add the tech now."""
    return not knows(player, tech) and has_place(player.rows, tech.level)


OF_LEVEL: Final[list[int]] = [
    sum([1 << tech.index for tech in TECHS if tech.level == level]) for level in range(LEVELS + 1)
]
"""The bits of the techs by level."""


def _fitting(player: Player, levels: tuple[int, ...], within: int) -> int:
    found = within & ~player.known
    if found:
        places = 0
        for level in levels or range(1, LEVELS + 1):
            if has_place(player.rows, level):
                places |= OF_LEVEL[level]
        found &= places
    return found


def learnable(player: Player, levels: tuple[int, ...] = (), within: int = -1) -> list[Tech]:
    """The techs that fit, of these levels (none: all) and of this set of bits (-1: all)."""
    fitting = _fitting(player, levels, within)
    return [tech for tech in TECHS if fitting >> tech.index & 1] if fitting else []


def can_learn(player: Player, levels: tuple[int, ...] = (), within: int = -1) -> bool:
    """Whether any of them fits."""
    return _fitting(player, levels, within) != 0


def known_to_others(state: CivilizationState, player: Player) -> int:
    """The bits of the techs that any other player knows; Space Flight is nobody's (11.6)."""
    found = 0
    for other in state.others(player.seat):
        found |= other.known
    return found & ~(1 << SPACE_FLIGHT.index)


def lacking(state: CivilizationState, player: Player, tech: Tech) -> int:
    """Rules 11.2: how many other players neither know the tech nor take it in the same reveal."""
    return len(
        [
            other
            for other in state.others(player.seat)
            if not knows(other, tech) and not (state.reveal and state.reveal[other.seat] >> tech.index & 1)
        ]
    )


def add_card(player: Player, card: Tech | Person, row: int) -> None:
    """Lay a card into a row of the pyramid."""
    player.rows = (*player.rows[: row - 1], (*player.rows[row - 1], card), *player.rows[row:])


def enter_tech(state: CivilizationState, player: Player, tech: Tech, row: int) -> None:
    """Rules 11.5: the tech's place, ranks and values; without what answers to learning."""
    add_card(player, tech, row)
    player.known |= 1 << tech.index
    ranks = [max(old, new) for old, new in zip(player.ranks, tech.ranks, strict=True)]
    if tech.unit_unlock is not None:
        ranks[tech.unit_unlock.index] = 1
    player.ranks = tuple(ranks)
    touch_player(state, player)
    building = tech.building
    if building is not None and building.basic is not None:
        for city in state.cities_of(player.seat):
            for at in city.outskirts:
                held = state.built[at]
                if isinstance(held, Building) and held is building.basic:
                    set_built(state, at, building)


def learn(state: CivilizationState, player: Player, tech: Tech, row: int = 0, cause: object = None) -> Flow[None]:
    """Rules 11.5: a tech is added, with everything that answers to it."""
    fresh = add_tech(state, player, tech, row, cause)
    yield from answer_to(state, player, tech, fresh)


class Fresh:
    """What a tech has just brought: a government that is new to the player, and bits of raised unit types."""

    __slots__ = ("government", "raised")

    def __init__(self, government: Government | None, raised: int) -> None:
        self.government: Government | None = government
        self.raised: int = raised


def add_tech(state: CivilizationState, player: Player, tech: Tech, row: int = 0, cause: object = None) -> Fresh:
    """Rules 11.2, 11.6: the tech lies in the pyramid and its values count; Space Flight wins."""
    government = tech.government
    if government is not None and is_unlocked(state, player, government):
        government = None
    before = player.ranks
    row = row or tech.level
    if row >= _NOTED_ROW and not any(other.rows[row - 1] for other in state.players):
        state.remember(player.seat, "row", str(row))
    enter_tech(state, player, tech, row)
    state.say("learns", cause, player=player.seat, tech=tech)
    if tech is SPACE_FLIGHT:
        win(state, player.seat, TECHNOLOGY)
    return Fresh(government, sum([1 << at for at, rank in enumerate(player.ranks) if rank > before[at]]))


def answer_to(state: CivilizationState, player: Player, tech: Tech, fresh: Fresh) -> Flow[None]:
    """Rules 11.2: what answers to a new tech, in the order of the rules."""
    if fresh.government is not None:
        yield from _open_chance(state, player, fresh.government)
    yield from fire(state, LEARNED, player.seat, tech, fresh.raised)
    if tech.standing.get("metropolis"):
        player.growing = True
        from civitas.games.civilization.rules.cities import grow

        yield from grow(state, player)
    yield from settle(state)


def _open_chance(state: CivilizationState, player: Player, government: Government) -> Flow[None]:
    """Rules 5.6, 14.32: the direct chance to change, taken at once if the player's start of turn is over."""
    if state.phase != START or not is_part_over(state, player.seat):
        player.direct = (*player.direct, government)
        return
    if player.changed or (player.government is ANARCHY and player.anarchy == state.turn):
        return
    answer = yield from ask(GOV_DIRECT, player.seat, [CHANGE, KEEP], government)
    if answer is CHANGE:
        set_government(state, player, government)
        player.changed = True


def is_part_over(state: CivilizationState, seat: int) -> bool:
    """Whether the seat's part of the phase is over."""
    return state.stage > 0 and state.order.index(seat) < state.part


def set_government(state: CivilizationState, player: Player, government: Government) -> None:
    """Put another government into force."""
    player.government = government
    if government is ANARCHY:
        player.anarchy = state.turn
    touch_player(state, player)
    state.say("government", player=player.seat, government=government)


def can_force_anarchy(state: CivilizationState, player: Player) -> bool:
    """Rules 5.6: whether a card may force Anarchy on the player."""
    return player.government is not ANARCHY and not value(state, player, "anarchy_immune")


def force_anarchy(state: CivilizationState, player: Player) -> None:
    """Rules 5.6: a forced Anarchy; it ends an open direct chance."""
    player.direct = ()
    set_government(state, player, ANARCHY)


def learn_one(
    state: CivilizationState,
    player: Player,
    levels: tuple[int, ...] = (),
    within: int = -1,
    cause: object = None,
    optional: bool = False,
) -> Flow[Tech | None]:
    """Rules 1.6, 11.4: choose a tech that fits and learn it for free; None if there is none, or if he passes."""
    techs = learnable(player, levels, within)
    if not techs:
        return None
    if optional:
        tech = yield from may(LEARN_TECH, player.seat, techs, cause)
    else:
        tech = yield from ask(LEARN_TECH, player.seat, techs, cause)
    if tech is not None:
        yield from learn(state, player, tech, cause=cause)
    return tech


__all__ = [
    "OF_LEVEL",
    "add_tech",
    "answer_to",
    "can_force_anarchy",
    "can_learn",
    "enter_tech",
    "fits",
    "force_anarchy",
    "has_place",
    "known_to_others",
    "knows",
    "lacking",
    "learn",
    "learn_one",
    "learnable",
    "set_government",
]
