"""The research phase (rules 11.1 to 11.3, 16.7): all commit secretly, reveal together, and apply in turn order."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization.options import (
    NEWTON,
    RS_COMMIT,
    RS_NEWTON,
    RS_SECOND,
    RS_SWITCH,
    RS_TESLA,
    Power,
    ordered,
)
from civitas.games.civilization.pieces import LEVELS, TECHS, Tech
from civitas.games.civilization.pieces_cards import Person
from civitas.games.civilization.rules.culture import switch_policy
from civitas.games.civilization.rules.decks import EVERYBODY
from civitas.games.civilization.rules.ground import touch_player
from civitas.games.civilization.rules.learning import OF_LEVEL, Fresh, add_card, add_tech, answer_to, has_place, knows
from civitas.games.civilization.rules.numbers import coins, tech_price
from civitas.games.civilization.rules.reacting import usable
from civitas.games.civilization.rules.sweep import discard_person, settle
from civitas.games.civilization.rules.windows import RESEARCH_COMMIT, SWITCH_ONCE, value
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, apart, ask, may

Rows = tuple[tuple[Tech | Person, ...], ...]
TYPICAL: Final = [next(tech for tech in TECHS if tech.level == level) for level in range(1, LEVELS + 1)]
"""A tech of each level: price and place are the same for all of a level."""


class Plan:
    """What a player commits: a blank card and its row, a tech and its row, a second tech and its row."""

    __slots__ = ("blank", "blank_row", "helper", "row", "second", "second_row", "tech")

    def __init__(self) -> None:
        self.blank: Person | None = None
        self.blank_row: int = 0
        self.tech: Tech | None = None
        self.row: int = 0
        self.helper: Person | None = None
        self.second: Tech | None = None
        self.second_row: int = 0


def _with(rows: Rows, card: Tech | Person, row: int) -> Rows:
    return (*rows[: row - 1], (*rows[row - 1], card), *rows[row:])


def _lower(tech: Tech) -> int:
    """Rules 14.73: the row in which Tesla puts a tech of level II to IV; 0 if he does not."""
    return tech.level - 1 if 1 < tech.level < LEVELS else 0


def _candidates(state: CivilizationState, player: Player, rows: Rows, trade: int, lowered: bool) -> list[Tech]:
    """The techs for which the dial and the pyramid suffice."""
    fitting = 0
    for tech in TYPICAL:
        if _fits(rows, tech, lowered) and tech_price(state, player, tech) <= trade:
            fitting |= OF_LEVEL[tech.level]
    fitting &= ~player.known
    return [tech for tech in TECHS if fitting >> tech.index & 1] if fitting else []


def _helpers(state: CivilizationState, player: Player) -> tuple[Person | None, Person | None]:
    """The cards that change research: who becomes a blank card, and who lowers a tech."""
    blank = lowers = None
    if player.persons or player.shown:
        for use in usable(state, player, RESEARCH_COMMIT):
            if isinstance(use.source, Person):
                if use.source.discard:
                    lowers = use.source
                else:
                    blank = use.source
    return blank, lowers


def commit(state: CivilizationState, player: Player) -> Flow[Plan]:
    """Rules 11.2, 14.73: one player's secret choice: a tech, Newton's row, Tesla, a second tech.

    Newton is laid first, but he is asked about after the tech, so that nobody's first question tells who holds him.
    """
    plan = state.plans[player.seat] = Plan()
    blank, lowers = _helpers(state, player)
    lowered = lowers is not None
    techs = _candidates(state, player, player.rows, player.trade, lowered)
    pyramids = _pyramids(player, blank)
    for rows in pyramids.values():
        techs.extend([one for one in _candidates(state, player, rows, player.trade, lowered) if one not in techs])
    plan.tech = yield from may(RS_COMMIT, player.seat, ordered(RS_COMMIT, techs), openly=bool(player.persons))
    rows = yield from _lay_blank(player, plan, pyramids, blank, lowered)
    if plan.tech is None:
        return plan
    plan.row = yield from _row(player, plan, rows, plan.tech, lowers)
    rows = _with(rows, plan.tech, plan.row)
    more = value(state, player, "second_tech")
    left = player.trade - tech_price(state, player, plan.tech) - more
    if more and left >= 0:
        spare = lowers if plan.helper is None else None
        others = [tech for tech in TECHS if tech.level <= plan.tech.level and tech is not plan.tech]
        fitting = [tech for tech in others if not knows(player, tech) and _fits(rows, tech, spare is not None)]
        plan.second = yield from may(RS_SECOND, player.seat, fitting)
        if plan.second is not None:
            plan.second_row = yield from _row(player, plan, rows, plan.second, spare)
    return plan


def _pyramids(player: Player, blank: Person | None) -> dict[int, Rows]:
    """What the pyramid could look like with Newton in it, by his row."""
    if blank is None:
        return {}
    rows = [row for row in range(1, LEVELS) if has_place(player.rows, row)]
    return {row: _with(player.rows, blank, row) for row in rows}


def _lay_blank(
    player: Player, plan: Plan, pyramids: dict[int, Rows], blank: Person | None, lowered: bool
) -> Flow[Rows]:
    """Newton's row: one that the tech fits upon, or none if it needs him not."""
    tech = plan.tech
    fitting = {row: rows for row, rows in pyramids.items() if tech is None or _fits(rows, tech, lowered)}
    options = [NEWTON[row - 1] for row in fitting]
    if tech is None or _fits(player.rows, tech, lowered):
        answer = yield from may(RS_NEWTON, player.seat, options, blank)
    else:
        answer = yield from ask(RS_NEWTON, player.seat, options, blank)
    if answer is None:
        return player.rows
    plan.blank, plan.blank_row = blank, int(answer.thing)
    return fitting[plan.blank_row]


def _fits(rows: Rows, tech: Tech, lowered: bool) -> bool:
    return has_place(rows, tech.level) or (lowered and bool(_lower(tech)) and has_place(rows, _lower(tech)))


def _row(player: Player, plan: Plan, rows: Rows, tech: Tech, lowers: Person | None) -> Flow[int]:
    """The row of a tech: its own, or with Tesla the next lower one, which is needed if its own has no place."""
    usual = has_place(rows, tech.level)
    below = _lower(tech)
    if lowers is None or not below or not has_place(rows, below):
        return tech.level
    if usual:
        option: Power | None = yield from may(RS_TESLA, player.seat, list(RS_TESLA.domain[:1]), lowers)
        if option is None:
            return tech.level
    plan.helper = lowers
    return below


def research(state: CivilizationState) -> Flow[None]:
    """Rules 11.2: everybody commits, all is revealed, and applied one player after the other."""
    plans = yield from apart({seat: commit(state, state.players[seat]) for seat in state.order})
    state.reveal = tuple([_bits(plans[player.seat]) for player in state.players])
    for seat in state.order:
        plan = plans[seat]
        if plan.tech is not None:
            state.say("researches", player=seat, tech=plan.tech)
    for seat in state.order:
        del state.plans[seat]
        yield from _apply(state, state.players[seat], plans[seat])
    state.reveal = ()


def _bits(plan: Plan) -> int:
    found = 0
    for tech in (plan.tech, plan.second):
        if tech is not None:
            found |= 1 << tech.index
    return found


def _apply(state: CivilizationState, player: Player, plan: Plan) -> Flow[None]:
    """Rules 11.2: Newton, the techs, the dial, then everything that answers."""
    if plan.blank is not None:
        if plan.blank in player.persons:
            player.persons.remove(plan.blank)
        player.shown = tuple([one for one in player.shown if one is not plan.blank])
        state.seen[plan.blank.key] = EVERYBODY
        add_card(player, plan.blank, plan.blank_row)
        touch_player(state, player)
        state.say("newton", plan.blank, player=player.seat, row=plan.blank_row)
    if plan.tech is None:
        yield from settle(state)
        return
    if plan.helper is not None:
        discard_person(state, player, plan.helper)
        state.say("uses", plan.helper, player=player.seat, power=plan.helper)
    added: list[tuple[Tech, Fresh]] = []
    for tech, row in ((plan.tech, plan.row), (plan.second, plan.second_row)):
        if tech is not None:
            added.append((tech, add_tech(state, player, tech, row)))
    player.trade = min(player.trade, coins(state, player))
    for tech, fresh in added:
        yield from answer_to(state, player, tech, fresh)
    yield from settle(state)


def switch(state: CivilizationState, player: Player) -> Flow[bool]:
    """Rules 11.2: once a turn a social policy may be switched, before the commits or after the techs."""
    if not value(state, player, "research_switches") or player.used & SWITCH_ONCE:
        return False
    if not (yield from switch_policy(state, player, kind=RS_SWITCH)):
        return False
    player.used |= SWITCH_ONCE
    return True


__all__ = ["Plan", "commit", "research", "switch"]
