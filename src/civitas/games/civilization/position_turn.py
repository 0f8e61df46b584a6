"""Reading a position: the clock, who plays which civilization, what was done this turn, an open offer."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.civilization.options import EVENT_LEVEL
from civitas.games.civilization.pieces import CONSTANTS, GOVERNMENT, LEVELS, RESOURCE, WONDER
from civitas.games.civilization.pieces_cards import EVENT, TOKEN_KIND
from civitas.games.civilization.pieces_map import CIVILIZATIONS, RELIC, Civilization, Relic
from civitas.games.civilization.position_forms import (
    MOST,
    MOST_TURNS,
    ONCE,
    PlayerPosition,
    use_names,
)
from civitas.games.civilization.position_reading import Reading
from civitas.games.civilization.rules.trade import MOST_DROPS
from civitas.games.civilization.rules.windows import FIRST_USE
from civitas.games.civilization.state import PHASES, SETUP, TRADE, Item, Offer
from civitas.games.civilization.state_player import Player, new_player
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kit.positions import known, seated, within


def read_clock(reading: Reading) -> None:
    """Turn, phase, stage, and whose part it is."""
    state, written = reading.state, reading.written
    count = len(written.players)
    state.turn = within(written.turn, 1, MOST_TURNS, "turn")
    state.phase = written.phase
    default = 0 if written.phase == SETUP else 1
    highest = 2 if written.phase == PHASES[-1] else 1
    state.stage = default if written.stage is None else within(written.stage, 0, highest, "stage")
    state.first = reading.seat(written.first, reading.seat(written.active, 0, "active"), "first")
    state.order = tuple([(state.first + step) % count for step in range(count)])
    if written.order is not None:
        if sorted(written.order) != list(range(count)):
            raise BadPosition("order: every seat stands in it once.")
        state.order = tuple(written.order)
    state.part = state.order.index(reading.seat(written.active, state.order[0], "active"))
    if state.phase == SETUP and state.stage == 0:
        _drawn(reading)
    elif written.choices or written.civilizations:
        name = "choices" if written.choices else "civilizations"
        raise BadPosition(f"{name}: civilizations are drawn only in the set-up, at stage 0.")


def _drawn(reading: Reading) -> None:
    """The civilizations that are drawn, and those that nobody drew; what is left out is drawn in order."""
    state, written = reading.state, reading.written
    count, each = len(written.players), CONSTANTS.civilizations_drawn
    if written.choices and len(written.choices) != count:
        raise BadPosition(f"choices: a list for each of the {count} players, not {len(written.choices)}.")
    for seat, drawn in enumerate(written.choices):
        if not drawn:
            raise BadPosition(f"choices[{seat}]: every player has civilizations to choose from.")
        state.choices.append([_civilization(reading, one, f"choices[{seat}][{at}]") for at, one in enumerate(drawn)])
    left = [_civilization(reading, one, f"civilizations[{at}]") for at, one in enumerate(written.civilizations)]
    free = [one for one in reading.civilizations.values() if one.id not in reading.taken]
    if not written.choices:
        state.choices = [free[seat * each : (seat + 1) * each] for seat in range(count)]
        free = free[count * each :]
    state.civilizations = left if written.choices else [*left, *free]


def _civilization(reading: Reading, name: str, path: str) -> Civilization:
    """A civilization that these house rules have, and that is named nowhere else."""
    found = known(reading.civilizations, name, path, "civilization")
    if name in reading.taken:
        raise BadPosition(f"{path}: “{name}” is at {reading.taken[name]} already.")
    reading.taken[name] = path
    return found


def read_sheets(reading: Reading) -> None:
    """Civilizations; those that are left out get the first that nobody has."""
    players = reading.written.players
    for seat, mine in enumerate(players):
        path = f"players[{seat}].civilization"
        if mine.civilization and reading.before_civilizations:
            raise BadPosition(f"{path}: at stage 0 of the set-up nobody has chosen; see `choices`.")
        if mine.civilization:
            _civilization(reading, mine.civilization, path)
    for seat, mine in enumerate(players):
        civ = CIVILIZATIONS[0]
        if mine.civilization:
            civ = reading.civilizations[mine.civilization]
        elif not reading.before_civilizations:
            name = next(name for name in reading.civilizations if name not in reading.taken)
            civ = _civilization(reading, name, f"players[{seat}].civilization")
        reading.state.players.append(new_player(seat, civ))


def read_turn(reading: Reading, player: Player, mine: PlayerPosition, path: str) -> None:
    """What has happened this turn."""
    state = reading.state
    player.direct = tuple(
        [known(GOVERNMENT, name, f"{path}.direct[{at}]", "government") for at, name in enumerate(mine.direct)]
    )
    player.changed, player.invested, player.advanced = mine.changed, mine.invested, mine.advanced
    player.army_built, player.growing, player.passed = mine.army_built, mine.growing, mine.passed
    player.anarchy = within(mine.anarchy, 0, MOST_TURNS, f"{path}.anarchy")
    player.doubled = within(mine.doubled, 0, MOST, f"{path}.doubled")
    limit = int(state.variant["negotiation_offer_limit"]) if state.phase == TRADE else 0
    player.offers = limit if mine.offers is None else within(mine.offers, 0, MOST, f"{path}.offers")
    player.drops = within(mine.drops, 0, MOST_DROPS - 1, f"{path}.drops")
    player.history = tuple(
        [
            tuple([within(one, 0, MOST, f"{path}.history[{at}]") for one in turn])  # type: ignore[misc]
            for at, turn in enumerate(mine.history)
        ]
    )
    player.due = tuple([_due(reading, name, turn, f"{path}.due.{shorten(name)}") for name, turn in mine.due.items()])
    player.harvested = tuple([reading.at(name, f"{path}.harvested[{at}]") for at, name in enumerate(mine.harvested)])
    gather: list[tuple[int, int]] = []
    for name, text in mine.gather.items():
        city = state.centre_at(reading.at(text, f"{path}.gather.{name}"))
        if city is None or city.owner != player.seat:
            raise BadPosition(f"{path}.gather.{name}: “{shorten(text)}” is no city of this player.")
        gather.append((reading.at(name, f"{path}.gather"), city.number))
    player.gather = tuple(gather)
    bits = {name: 1 << (FIRST_USE + at) for at, name in enumerate(use_names())}
    bits.update({f"once:{name}": 1 << at for at, name in enumerate(ONCE)})
    for at, name in enumerate(mine.used):
        player.used |= known(bits, name, f"{path}.used[{at}]", "power")
    for at, text in enumerate(mine.refused):
        seat, _, event = text.partition(":")
        where = f"{path}.refused[{at}]"
        if not (seat.isascii() and seat.isdecimal()):
            raise BadPosition(f"{where}: a seat and an event, like “1:drought”.")
        refuser = seated(int(seat[:4]), len(state.players), where)
        player.refused = (*player.refused, (refuser, known(EVENT, event, where, "culture event").id))
    if player.seat == 0:
        state.held = tuple([reading.at(name, f"held[{at}]") for at, name in enumerate(reading.written.held)])
        state.explored_villages = tuple(
            [reading.at(name, f"villages_explored[{at}]") for at, name in enumerate(reading.written.villages_explored)]
        )


def _due(reading: Reading, name: str, turn: int, path: str) -> tuple[Relic, int]:
    """A reward that waits for a turn: this one or a later one."""
    return known(RELIC, name, path, "relic"), within(turn, reading.state.turn, MOST_TURNS, path)


def read_milestones(reading: Reading) -> None:
    """What the end of the game will look back at."""
    state = reading.state
    numbers = {str(number): number for number in range(len(state.cities))}
    rows = {str(row): row for row in range(1, LEVELS + 1)}
    things: dict[str, Mapping[str, object]] = dict.fromkeys(("founded", "taken", "repelled"), numbers)
    things |= {"wonder": WONDER, "row": rows}
    for at, (turn, seat, what, thing) in enumerate(reading.written.milestones):
        path = f"milestones[{at}]"
        known(known(things, what, path, "milestone"), thing, path, "thing")
        milestone = within(turn, 1, MOST_TURNS, path), seated(seat, len(state.players), path), what, thing
        state.milestones = (*state.milestones, milestone)


def read_offer(reading: Reading) -> None:
    """An offer that is open in the trade phase."""
    state, written = reading.state, reading.written.offer
    if written is None:
        return
    count = len(state.players)
    offer = Offer(seated(written.proposer, count, "offer.proposer"), seated(written.receiver, count, "offer.receiver"))
    things: dict[str, object] = {"trade": "trade", "culture": "culture"}
    things.update(RESOURCE)
    things.update(TOKEN_KIND)
    things.update(EVENT)
    things.update({str(level): level for level in EVENT_LEVEL})
    for name, side, items in (("gives", offer.gives, written.gives), ("asks", offer.asks, written.asks)):
        for thing, amount in items.items():
            path = f"offer.{name}.{shorten(thing)}"
            side.append(Item(known(things, thing, path, "thing to trade"), within(amount, 1, MOST, path)))
    if offer.proposer == offer.receiver:
        raise BadPosition("offer.receiver: an offer goes to another player than its proposer.")
    if state.phase != TRADE or not state.stage:
        raise BadPosition("offer: only in the trade phase an offer is open, after the collection (stage 1).")
    if not written.sent and not state.players[offer.proposer].offers:
        raise BadPosition("offer.sent: its proposer may make no more offers in this phase.")
    offer.sent = written.sent
    state.offer = offer
