"""A civilization in a position, read: its cards, its workers and tokens, its actions."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.pieces import (
    AGES,
    DESPOTISM,
    FIRST_ACTIONS,
    INITIAL,
    START_BLUE,
    START_UNUSED,
    START_YELLOW,
    TUCKED,
)
from civitas.games.through_the_ages.position_forms import PlayerPosition
from civitas.games.through_the_ages.position_reading import CIVIL, MILITARY, Box, find_card, own
from civitas.games.through_the_ages.rules.play import insort
from civitas.games.through_the_ages.rules.tokens import STORES, change_tokens, gain
from civitas.games.through_the_ages.rules.totals import civil_total, military_total
from civitas.games.through_the_ages.state import MARKS, SOURCES, Player, TtaState, War
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kit.positions import seated

_PLENTY: Final = 100
"""Blue tokens from which food and resources are laid out, before the bank is known."""

_CARDS: Final = (
    "technologies", "government", "specials", "leader", "wonder", "wonders", "ruins", "colonies", "hand",
    "military_hand", "exclusive", "tactic", "wars",
)  # fmt: skip
"""The fields that name cards in play and in hand."""


def read_cards(player: Player, written: PlayerPosition, box: Box, path: str, seats: int) -> None:
    """What a player has in play and in hand."""
    player.resigned = written.resigned
    if written.resigned:
        _empty(player, written, path)
        return
    _read_technologies(player, written, box, path)
    if written.leader is not None:
        player.leader = box.card(written.leader, f"{path}.leader", "leader")
    _read_wonders(player, written, box, path)
    for colony in box.cards(written.colonies, f"{path}.colonies", "territory"):
        insort(player.colonies, colony)
    _read_hands(player, written, box, path)
    _read_tactic(player, written, box, path)
    for at, war in enumerate(written.wars):
        here = f"{path}.wars[{at}]"
        if seated(war.target, seats, f"{here}.target") == player.seat:
            raise BadPosition(f"{here}.target: nobody declares war on himself.")
        player.wars.append(War(box.piece(war.card, f"{here}.card", "war"), war.target))


def _empty(player: Player, written: PlayerPosition, path: str) -> None:
    """Rules 6.7: whoever resigned has nothing."""
    for name in _CARDS:
        if getattr(written, name):
            raise BadPosition(f"{path}.{name}: whoever has resigned has no cards (6.7).")
    player.technologies = 0
    player.buildings = []
    player.units = []
    player.workers = [0] * len(player.workers)
    player.civil_total = player.military_total = 0


def _read_technologies(player: Player, written: PlayerPosition, box: Box, path: str) -> None:
    names = [*written.workers, *[id_ for id_ in written.technologies if id_ not in written.workers]]
    names += [id_ for id_ in written.tokens if id_ not in names]
    for id_ in names:
        here = f"{path}.workers.{shorten(id_)}" if id_ in written.workers else f"{path}.technologies"
        card = find_card(id_, here, "technology")
        if card not in INITIAL:
            box.card(id_, here, "technology")
            insort(player.units if card.is_unit else player.buildings, card)
            player.technologies |= card.bit
        if id_ in written.workers:
            player.workers[card.at] = written.workers[id_]
    government = find_card(written.government or DESPOTISM.id, f"{path}.government", "government")
    if government.science:
        box.card(government.id, f"{path}.government", "government")
    player.technologies = player.technologies & ~player.government.bit | government.bit
    player.government = government
    for at, card in enumerate(box.cards(written.specials, f"{path}.specials", "special")):
        if player.specials[card.kind] is not None:
            raise BadPosition(f"{path}.specials[{at}]: there is another technology of this kind in play (11.5).")
        player.specials[card.kind] = card
        player.technologies |= card.bit


def _read_wonders(player: Player, written: PlayerPosition, box: Box, path: str) -> None:
    if written.wonder is not None:
        player.wonder = box.card(written.wonder, f"{path}.wonder", "wonder")
        if written.stages >= len(player.wonder.stages):
            raise BadPosition(f"{path}.stages: {player.wonder.id} is complete with {len(player.wonder.stages)}.")
        player.stages = written.stages
    elif written.stages:
        raise BadPosition(f"{path}.stages: there is no unfinished wonder.")
    standing = [id_ for id_ in written.wonders if id_ not in written.ruins]
    for wonder in box.cards(standing, f"{path}.wonders", "wonder"):
        insort(player.wonders, wonder)
    for wonder in box.cards(written.ruins, f"{path}.ruins", "wonder"):
        insort(player.wonders, wonder)
        player.ruins.append(wonder)
    for under, id_ in written.tucked.items():
        player.homer_under = own(player.wonders, under, f"{path}.tucked.{shorten(under)}")
        if box.card(id_, f"{path}.tucked.{under}", "leader") is not TUCKED:
            raise BadPosition(f"{path}.tucked.{under}: only {TUCKED.id} can lie under a wonder (20.6).")


def _read_hands(player: Player, written: PlayerPosition, box: Box, path: str) -> None:
    for card in box.cards(written.hand, f"{path}.hand", *CIVIL):
        if (player.technologies | player.hand_technologies) & card.bit:
            raise BadPosition(f"{path}.hand: {card.id} is in hand or in play already (7.3 b).")
        insort(player.hand, card)
        player.hand_technologies |= card.bit
    for id_, count in written.fresh.items():
        card = own(player.hand, id_, f"{path}.fresh.{shorten(id_)}")
        if count > player.hand.count(card):
            raise BadPosition(f"{path}.fresh.{id_}: there are only {player.hand.count(card)} in hand.")
        player.fresh += [card] * count
    player.military_hand = box.pieces(written.military_hand, f"{path}.military_hand", *MILITARY)
    for id_, count in written.shown.items():
        pieces = [piece for piece in player.military_hand if str(piece) == id_]
        if count > len(pieces):
            raise BadPosition(f"{path}.shown.{shorten(id_)}: there are only {len(pieces)} in the military hand.")
        player.shown += pieces[:count]


def _read_tactic(player: Player, written: PlayerPosition, box: Box, path: str) -> None:
    if written.exclusive is not None:
        player.exclusive = box.piece(written.exclusive, f"{path}.exclusive", "tactic")
        if written.tactic not in (None, written.exclusive):
            raise BadPosition(f"{path}.tactic: the exclusive tactic is the current one (7.17).")
        player.tactic = player.exclusive.type
    elif isinstance(written.tactic, str):
        player.tactic = find_card(written.tactic, f"{path}.tactic", "tactic")


def read_tokens(state: TtaState, player: Player, written: PlayerPosition, path: str) -> None:
    """Tokens, points, actions and marks."""
    player.science = written.science
    player.culture = written.culture
    _read_banks(player, written, path)
    player.caesar_used = written.caesar_used
    player.skips_politics = written.skips_politics
    for at, mark in enumerate(written.marks):
        if mark not in MARKS:
            raise BadPosition(f"{path}.marks[{at}]: there is no mark “{shorten(mark)}”; there are {', '.join(MARKS)}.")
        player.marks |= 1 << MARKS.index(mark)
    _read_actions(state, player, written, path)
    player.leader_ages = _leader_ages(player, written)
    player.history = list(written.history)
    for name, amount in written.sources.items():
        if name not in SOURCES:
            raise BadPosition(f"{path}.sources.{shorten(name)}: there is no such source.")
        player.sources[SOURCES.index(name)] = amount


def _read_banks(player: Player, written: PlayerPosition, path: str) -> None:
    """Workers that are unused, blue tokens on cards, and in the banks what is left, unless they say it."""
    player.unused = 0 if player.resigned else written.unused
    for id_, count in written.tokens.items():
        card = find_card(id_, f"{path}.tokens.{shorten(id_)}", "technology")
        if card not in STORES:
            raise BadPosition(f"{path}.tokens.{id_}: no blue token can lie there (15.1).")
        change_tokens(player, card, count)
    player.blue_bank = 0 if player.resigned else _PLENTY
    for is_food, amount, name in ((True, written.food, "food"), (False, written.resources, "resources")):
        if amount and gain(player, amount, is_food) < amount:
            raise BadPosition(f"{path}.{name}: there is no card to put it on.")
    sides = [card.in_play for card in player.specials if card is not None]
    sides += [card.in_play for card in player.wonders if card not in player.ruins]
    sides += [card.in_play for card in player.colonies]
    blue = START_BLUE + sum(side.blue for side in sides) - sum(player.tokens) - player.stages
    yellow = START_YELLOW + START_UNUSED + sum(card.start for card in INITIAL) + sum(side.yellow for side in sides)
    yellow -= sum(player.workers) + player.unused
    if player.resigned:
        blue = yellow = 0
    player.blue_bank = max(0, blue) if written.blue is None else written.blue
    player.yellow_bank = max(0, yellow) if written.yellow is None else written.yellow


def _read_actions(state: TtaState, player: Player, written: PlayerPosition, path: str) -> None:
    if not player.resigned:
        player.civil_total = civil_total(state, player)
        player.military_total = military_total(state, player)
    civil, military = player.civil_total, player.military_total
    if state.round == 1 and not player.history:
        civil, military = FIRST_ACTIONS[(player.seat - state.start) % len(state.players)], 0
    player.civil = civil if written.civil is None else written.civil
    player.military = military if written.military is None else written.military
    for have, total, name in (
        (player.civil, player.civil_total, "civil"),
        (player.military, player.military_total, "military"),
    ):
        if have > total:
            raise BadPosition(f"{path}.{name}: {have} of {total} actions can't be unspent.")
    player.extra_civil = written.extra_civil
    player.extra_military = written.extra_military
    pool = player.power("military_resources") if player.seat == state.turn and state.phase != "start" else 0
    player.pool = pool if written.pool is None else written.pool
    player.pool_science = written.pool_science
    player.card_pool = written.card_pool


def _leader_ages(player: Player, written: PlayerPosition) -> int:
    """The ages of which a leader was taken: at least those of leaders in play, in hand or under a wonder."""
    mask = 0
    for age in written.leader_ages or []:
        mask |= 1 << AGES.index(age)
    for card in [player.leader, *player.hand]:
        if card is not None and card.group == "leader":
            mask |= 1 << card.age
    return mask if player.homer_under is None else mask | 1 << TUCKED.age
