"""Great artists and builders: what their cards do (rules 9.5)."""

from __future__ import annotations

from civitas.games.civilization.options import CM_EXTRA, TARGET_EVENT
from civitas.games.civilization.pieces import AIRCRAFT, Building, Source, Tech
from civitas.games.civilization.pieces_cards import PERSON, EventType
from civitas.games.civilization.rules.decks import (
    card_of,
    discard_event,
    event_types,
    gain_event,
    gain_unit,
    has_events,
    has_units,
)
from civitas.games.civilization.rules.goods import (
    gain_culture,
    gain_trade,
)
from civitas.games.civilization.rules.learning import known_to_others, lacking, learn, learnable
from civitas.games.civilization.rules.management import devote
from civitas.games.civilization.rules.numbers import culture_hand, section_level
from civitas.games.civilization.rules.powers.gains import own_city
from civitas.games.civilization.rules.powers.targets import (
    pick_learned,
)
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.reacting import find, perform, usable
from civitas.games.civilization.rules.windows import (
    ANY_TIME,
    ARTS_DECLARATION,
    CAN_ACTION,
    CAN_EVENT,
    CAN_RESOURCE,
    CITY_MANAGEMENT,
    DECLARATION,
    DEVOTED,
    LEARNED,
    RESEARCH_COMMIT,
    START_OF_TURN,
    WONDER_DECLARATION,
    cancel,
    trigger,
    use,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import City, Player
from civitas.kernel.decisions import Flow, may

# Artists.

AKIRA_KUROSAWA = PERSON["akira_kurosawa"]
says(AKIRA_KUROSAWA, "Each time an opponent's city devotes itself to the arts, gain {culture} culture.")


def _akira_kurosawa(state: CivilizationState, player: Player, source: Source, seat: int, city: City) -> None:
    if seat != player.seat:
        gain_culture(state, player, source.numbers["culture"], source)


trigger(AKIRA_KUROSAWA, DEVOTED, _akira_kurosawa)

FRIDA_KAHLO = PERSON["frida_kahlo"]
says(
    FRIDA_KAHLO,
    "Discard any number of your culture events, then draw from the deck of your marker's track section until your hand "
    "is at its limit.",
)


def _frida_kahlo_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(player.hand) or (culture_hand(state, player) > 0 and has_events(state, section_level(player.track)))


def _frida_kahlo_choose(state: CivilizationState, player: Player, source: Source) -> Flow[list[EventType]]:
    """Type by type, a type once for each copy."""
    chosen: list[EventType] = []
    while True:
        held = [card.type for card in player.hand]
        rest = [kind for kind in event_types(player) if held.count(kind) > chosen.count(kind)]
        answer = yield from may(TARGET_EVENT, player.seat, sorted(rest, key=_number), source)
        if answer is None:
            return chosen
        chosen.append(answer)


def _number(kind: EventType) -> int:
    return kind.index


def _frida_kahlo(state: CivilizationState, player: Player, source: Source, kinds: list[EventType]) -> Flow[None]:
    """Rules 14.84: first discard, then draw one by one."""
    for kind in kinds:
        discard_event(state, player, card_of(player, kind))
        state.say("event_discarded", source, player=player.seat, event=kind)
    while len(player.hand) < culture_hand(state, player):
        if not (yield from gain_event(state, player, section_level(player.track), source)):
            return


use(FRIDA_KAHLO, ANY_TIME, _frida_kahlo, _frida_kahlo_choose, _frida_kahlo_ready)

JERRY_GARCIA = PERSON["jerry_garcia"]
says(
    JERRY_GARCIA,
    "As your capital's city action, all your cities devote themselves to the arts. It can't be cancelled, and your "
    "other cities keep their actions.",
)


def _jerry_garcia(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    """Rules 14.78: every city once; one of them may have it as trade, if somebody allows that."""
    for city in state.cities_of(player.seat):
        uses = usable(state, player, ARTS_DECLARATION)
        helper = yield from may(CM_EXTRA, player.seat, [use.option for use in uses], city)
        if helper is not None:
            yield from perform(state, player, find(uses, helper))
        yield from devote(state, player, city, helper is not None, source)


use(JERRY_GARCIA, DECLARATION, _jerry_garcia)

says(PERSON["mark_twain"], "Cancel a city action, a resource ability or a culture event; what was paid for it is lost.")
cancel(PERSON["mark_twain"], CAN_EVENT | CAN_RESOURCE | CAN_ACTION)

says(PERSON["michelangelo"], "Build a wonder for {production} production less, besides other discounts.")
use(PERSON["michelangelo"], WONDER_DECLARATION)

says(PERSON["valmiki"], "Culture hand +{culture_hand}.")
says(
    PERSON["william_shakespeare"],
    "When your marker advances, it may jump a space with another player's marker: the space costs nothing, gives "
    "nothing and is no step. The last space can't be jumped.",
)

# Builders.

ADA_LOVELACE = PERSON["ada_lovelace"]
says(ADA_LOVELACE, "One of your cities, even a capital in Anarchy, gets an extra city action that can't be cancelled.")


def _ada_lovelace(state: CivilizationState, player: Player, source: Source, city: City) -> None:
    city.freed += 1


use(ADA_LOVELACE, CITY_MANAGEMENT, _ada_lovelace, own_city)

ARCHIMEDES = PERSON["archimedes"]
says(
    ARCHIMEDES,
    "Gain {culture} culture whenever you research or learn a tech that no opponent has and none reveals with you.",
)


def _archimedes(state: CivilizationState, player: Player, source: Source, seat: int, tech: Tech, raised: int) -> None:
    if seat == player.seat and lacking(state, player, tech) == len(state.players) - 1:
        gain_culture(state, player, source.numbers["culture"], source)


trigger(ARCHIMEDES, LEARNED, _archimedes)

FRANK_LLOYD_WRIGHT = PERSON["frank_lloyd_wright"]
says(FRANK_LLOYD_WRIGHT, "Gain {trade} trade and {culture} culture for each building in your cities, walls included.")


def _buildings(state: CivilizationState, player: Player) -> int:
    """Rules 14.43: walls are buildings."""
    cities = state.cities_of(player.seat)
    squares = [at for city in cities for at in city.outskirts]
    return sum([isinstance(state.built[at], Building) for at in squares]) + sum([city.walls for city in cities])


def _frank_lloyd_wright_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return _buildings(state, player) > 0


def _frank_lloyd_wright(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    count = _buildings(state, player)
    gain_trade(state, player, source.numbers["trade"] * count, source)
    gain_culture(state, player, source.numbers["culture"] * count, source)


use(FRANK_LLOYD_WRIGHT, CITY_MANAGEMENT, _frank_lloyd_wright, ready=_frank_lloyd_wright_ready)

says(PERSON["henry_ford"], "Travel speed +{travel}.")
says(PERSON["nikola_tesla"], "The tech of level II to IV that you research takes a place in the next lower row.")
use(PERSON["nikola_tesla"], RESEARCH_COMMIT)

ORVILLE_WRIGHT = PERSON["orville_wright"]
says(ORVILLE_WRIGHT, "Start of turn: build an aircraft for free, even without Flight.")


def _orville_wright_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return has_units(state, AIRCRAFT)


def _orville_wright(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    gain_unit(state, player, AIRCRAFT, source)


use(ORVILLE_WRIGHT, START_OF_TURN, _orville_wright, ready=_orville_wright_ready)

THOMAS_EDISON = PERSON["thomas_edison"]
says(THOMAS_EDISON, "Start of turn: learn a tech that another player knows.")


def _foreign(state: CivilizationState, player: Player) -> list[Tech]:
    return learnable(player, within=known_to_others(state, player))


def _thomas_edison_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_foreign(state, player))


def _thomas_edison_choose(state: CivilizationState, player: Player, source: Source) -> Flow[Tech]:
    return (yield from pick_learned(player, _foreign(state, player), source))


def _thomas_edison(state: CivilizationState, player: Player, source: Source, tech: Tech) -> Flow[None]:
    yield from learn(state, player, tech, cause=source)


use(THOMAS_EDISON, START_OF_TURN, _thomas_edison, _thomas_edison_choose, _thomas_edison_ready)
