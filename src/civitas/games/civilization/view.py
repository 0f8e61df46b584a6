"""What a seat sees of the table (rules 13): public things by name, hidden ones as numbers."""

from __future__ import annotations

from collections.abc import Iterable

from civitas.games.civilization import seen
from civitas.games.civilization.atlas import SPOTS, square_title
from civitas.games.civilization.city_names import city_name
from civitas.games.civilization.pieces import (
    BUILDINGS,
    COIN_PLACES,
    CONSTANTS,
    FACTS,
    FAMILIES,
    INVESTMENTS,
    MARKET_RESOURCES,
    SPACE_FLIGHT,
    TECHS,
    UNIT_TYPES,
    WONDER,
    Icons,
    Tech,
)
from civitas.games.civilization.pieces_cards import EVENT, EVENT_LEVELS, PERSON_KINDS, PersonKind, Token
from civitas.games.civilization.pieces_map import CityState, Relic
from civitas.games.civilization.rules import numbers
from civitas.games.civilization.rules.figures import armies_at, is_army, on_map, owner_at
from civitas.games.civilization.rules.ground import icons_at, is_blockaded, resource_at
from civitas.games.civilization.rules.movement import reach
from civitas.games.civilization.rules.numbers import Part
from civitas.games.civilization.rules.windows import INTERRUPT, USES, tables, value, values_by_source
from civitas.games.civilization.state import RESEARCH, SETUP, TRADE, TURNED_DOWN, CivilizationState
from civitas.games.civilization.state_player import CITIES, NOBODY, Player
from civitas.games.civilization.view_battle import battle_view, unit_view
from civitas.games.civilization.view_cities import city_view
from civitas.games.civilization.view_parts import explained, face_key


def view(state: CivilizationState, seat: int | None) -> seen.View:
    """The table as the seat sees it; None is a spectator."""
    layout = state.layout
    bit = 0 if seat is None else 1 << seat
    hole = next((entry.hole for entry in FACTS.layouts if entry.players == layout.seats), None)
    acting = state.order[state.part] if state.phase not in (SETUP,) and state.part < len(state.order) else None
    return seen.View(
        turn=state.turn,
        phase=state.phase,
        first=state.first,
        order=tuple(state.order),
        acting=acting,
        width=layout.width,
        height=layout.height,
        hole=hole,
        house=dict(state.variant),
        squares=tuple(_square(state, at, bit) for at in layout.squares if state.cells[at] is not None),
        unexplored=tuple(
            seen.TileView(*layout.slots[slot]) for slot, turn in enumerate(state.turns) if turn == TURNED_DOWN
        ),
        slots=layout.slots,
        cities=tuple(city_view(state, city, seat) for city in state.cities if city is not None),
        players=_players(state, seat),
        market=_market(state),
        track=_track(state),
        battle=battle_view(state, seat),
        offer=_offer(state, seat),
        move=_move(state),
        me=seat,
        homes=tuple(layout.slots[slot] for slot, _ in layout.homes),
        home_turn=0 if seat is None else layout.homes[seat][1],
        placing=face_key(state.placing),
        steps=state.steps,
        milestones=tuple(_milestone(state, *one) for one in state.milestones),
    )


def _square(state: CivilizationState, at: int, bit: int) -> seen.SquareView:
    spot = SPOTS[at]
    cell = state.cells[at]
    assert cell is not None
    city = state.city_at(at)
    centre = city is not None and at in city.centres
    token, known = _token(state, at, bit)
    gather = next(
        ((player.seat, number) for player in state.players for place, number in player.gather if place == at), None
    )
    gatherer = None if gather is None else state.cities[gather[1]]
    blockaded = city is not None and not centre and is_blockaded(state, city, at)
    return seen.SquareView(
        id=str(spot),
        title=square_title(spot.x, spot.y),
        x=spot.x,
        y=spot.y,
        terrain=cell.terrain,
        mark=_mark(state, at),
        token=token,
        known=known,
        gives=seen.Icons() if centre else icons_view(icons_at(state, at)),
        seat=None if city is None else city.owner,
        city="" if city is None else str(SPOTS[city.centres[0]]),
        centre=centre,
        blockaded=blockaded,
        gathered="" if gatherer is None else str(SPOTS[gatherer.centres[0]]),
        figures=_figures(state, at),
    )


def icons_view(icons: Icons) -> seen.Icons:
    """Icons as a reader sees them."""
    return seen.Icons(icons.production, icons.trade, icons.culture, icons.coin, icons.combat)


def _mark(state: CivilizationState, at: int) -> str:
    """What is printed on a square and still shows; the icon of a hut or village that is gone."""
    cell = state.cells[at]
    if cell is None or state.built[at] is not None or state.markers[at] is not None:
        return ""
    resource = resource_at(state, at)
    if resource is not None:
        return str(resource)
    if cell.hut or cell.village:
        return "hut" if cell.hut else "village"
    if cell.icons.culture or cell.icons.coin:
        return "culture" if cell.icons.culture else "coin"
    return ""


def _token(state: CivilizationState, at: int, bit: int) -> tuple[str, str]:
    """The face on a square, and what a face-down token is for who knows it."""
    built, marker = state.built[at], state.markers[at]
    if built is not None:
        return face_key(built), ""
    if isinstance(marker, Token):
        return ("village" if marker.village else "hut"), (marker.kind.name if state.seen[marker.key] & bit else "")
    return (face_key(marker), "") if marker is not None else ("", "")


def _figures(state: CivilizationState, at: int) -> seen.FiguresView | None:
    player = owner_at(state, at)
    if player is None:
        return None
    here = [figure for figure, place in enumerate(player.at) if place == at]
    armies = [figure for figure in here if is_army(player, figure)]
    stuck = player.moved | player.barred
    tired = [figure for figure in here if stuck >> figure & 1]
    return seen.FiguresView(
        seat=player.seat,
        armies=len(armies),
        scouts=len(here) - len(armies),
        moved_armies=sum(figure in armies for figure in tired),
        moved_scouts=sum(figure not in armies for figure in tired),
        held=at in state.held,
    )


def _players(state: CivilizationState, seat: int | None) -> tuple[seen.PlayerView, ...]:
    if state.phase == SETUP and state.stage == 0:
        return tuple(_stranger(state, number, seat) for number in range(state.layout.seats))
    return tuple(_player(state, player, seat) for player in state.players)


def _stranger(state: CivilizationState, number: int, seat: int | None) -> seen.PlayerView:
    """A player before the civilizations are chosen: only the own draw is known."""
    is_drawn = state.variant["civilization_choice"] == "draw_two" and number == seat
    draws = tuple(str(civ) for civ in state.choices[number]) if is_drawn else ()
    none = seen.Sum(0)
    return seen.PlayerView(
        seat=number, civ="", government="", direct=(), unlocked=(), policies=(), policy_maximum=0, trade=0, culture=0,
        space=0, coins=none, coin_tokens=(), bonus=none, techs=(), rows=(0,) * len(CONSTANTS.tech_cost), free_rows=(1,),
        prices=tuple(CONSTANTS.tech_cost), resources={}, tokens=0, known_tokens=(), events=(), event_backs=(),
        hand_limit=none, persons=(), person_backs=0, people={}, reserve={}, units=(), forces=(), wonders=(),
        investments={}, speed=none, stacking=none, armies=0, all_armies=0, scouts=0, all_scouts=0, cities=0,
        city_maximum=0, income=none, space_costs=((0, 0),) * EVENT_LEVELS, state="", offers=0, draws=draws,
    )  # fmt: skip


def _player(state: CivilizationState, player: Player, seat: int | None) -> seen.PlayerView:
    own = player.seat == seat
    bit = 0 if seat is None else 1 << seat
    known = [token for token in player.tokens if own or state.seen[token.key] & bit]
    events = [card for card in player.hand if own or state.seen[card.key] & bit]
    persons = [card for card in player.persons if own or state.seen[card.key] & bit]
    units = player.units if own else [card for card in player.units if state.seen[card.key] & bit]
    works = numbers.usable_kinds(state, player)
    rows = tuple(len(row) for row in player.rows)
    return seen.PlayerView(
        seat=player.seat,
        civ=str(player.civ),
        government=str(player.government),
        direct=tuple(str(one) for one in player.direct),
        unlocked=tuple(str(one) for one in numbers.unlocked_governments(state, player)),
        policies=tuple(str(one) for one in player.policies),
        policy_maximum=numbers.policy_limit(state, player),
        trade=player.trade,
        culture=player.culture,
        space=player.track,
        coins=explained(numbers.coin_parts(state, player)),
        coin_tokens=tuple(
            seen.CoinPlace(str(place), place.title, player.coins[place.index])
            for place in COIN_PLACES
            if player.coins[place.index]
        ),
        bonus=explained(numbers.combat_parts(state, player)),
        techs=tuple(_techs(state, player)),
        rows=rows,
        free_rows=tuple(row for row in range(1, len(rows) + 1) if row == 1 or rows[row - 1] < rows[row - 2] - 1),
        prices=tuple(numbers.tech_price(state, player, tech) for tech in _one_of_each_level()),
        resources={str(one): player.stock[one.index] for one in MARKET_RESOURCES},
        tokens=len(player.tokens),
        known_tokens=tuple(sorted(token.kind.name for token in known)),
        events=tuple(sorted((str(card.type) for card in events), key=_event_order)),
        event_backs=tuple(sorted(card.level for card in player.hand if card not in events)),
        hand_limit=explained(numbers.culture_hand_parts(state, player)),
        persons=(
            *(seen.PersonView(str(one), True, bool(works >> one.kind.index & 1)) for one in player.shown),
            *(seen.PersonView(str(one), False, bool(works >> one.kind.index & 1)) for one in sorted(persons, key=str)),
        ),
        person_backs=len(player.persons) - len(persons),
        people=_people(state, player),
        reserve={str(kind): player.reserve[kind.index] for kind in PERSON_KINDS},
        units=tuple(
            unit_view(state, player, card, player.ranks[card.type.index])
            for card in sorted(units, key=lambda card: (card.type.index, card.strength))
        ),
        forces=tuple(
            seen.ForceView(kind.id, player.ranks[kind.index], sum(card.type is kind for card in player.units))
            for kind in UNIT_TYPES
        ),
        wonders=tuple(_wonders(state, player)),
        investments={str(card): player.investments[card.index] for card in INVESTMENTS},
        speed=_best(state, player, "travel", "travel_speed", CONSTANTS.travel_speed),
        stacking=_best(state, player, "stacking", "stacking_limit", CONSTANTS.stacking_limit),
        armies=on_map(player, True),
        all_armies=player.armies,
        scouts=on_map(player, False),
        all_scouts=len(player.at) - player.armies,
        cities=len(state.cities_of(player.seat)),
        city_maximum=numbers.city_limit(state, player),
        income=explained(numbers.trade_parts(state, player)),
        space_costs=tuple(numbers.space_price(state, player, section.first) for section in FACTS.track.sections),
        state=_state_of(state, player),
        offers=player.offers,
        history=player.history,
    )


def _event_order(name: str) -> tuple[int, str]:
    return EVENT[name].level, name


def _one_of_each_level() -> list[Tech]:
    return [next(tech for tech in TECHS if tech.level == level) for level in range(1, SPACE_FLIGHT.level + 1)]


def _techs(state: CivilizationState, player: Player) -> Iterable[seen.TechView]:
    used = [use.source for use in USES if player.used & use.bit]
    for number, row in enumerate(player.rows, 1):
        for one in row:
            if isinstance(one, Tech):
                place = one.coin_place
                spent = any(ability in used for ability in one.abilities)
                slots = one.coin_slots and one.coin_slots + value(state, player, "coin_slots")
                yield seen.TechView(str(one), number, player.coins[place] if place >= 0 else 0, slots, spent)
            else:
                yield seen.TechView(str(one), number, 0, 0, False)


def _people(state: CivilizationState, player: Player) -> dict[str, int]:
    """The great people of a player on the map."""
    found = {str(kind): 0 for kind in PERSON_KINDS}
    for city in state.cities_of(player.seat):
        for at in city.outskirts:
            built = state.built[at]
            if isinstance(built, PersonKind):
                found[str(built)] += 1
    return found


def _wonders(state: CivilizationState, player: Player) -> Iterable[seen.WonderView]:
    places = {state.built[at]: at for city in state.cities_of(player.seat) for at in city.outskirts}
    for wonder in (*player.wonders, *player.obsolete):
        at = places.get(wonder, NOBODY)
        city = None if at == NOBODY else state.city_at(at)
        blockaded = city is not None and is_blockaded(state, city, at)
        square = "" if at == NOBODY else str(SPOTS[at])
        yield seen.WonderView(str(wonder), square, wonder in player.obsolete, blockaded)


def _best(state: CivilizationState, player: Player, name: str, field: str, base: int) -> seen.Sum:
    """A limit of which the best tech counts and the modifiers add up."""
    best = max(player.techs, key=lambda tech: int(getattr(tech, field)), default=None)
    top = 0 if best is None else int(getattr(best, field))
    first = Part(top, best) if best is not None and top > base else Part(base, "base")
    return explained([first, *(Part(amount, source) for source, amount in values_by_source(state, player, name))])


def _state_of(state: CivilizationState, player: Player) -> str:
    """Whether the player has done his part of the phase, is at it, or has it before him."""
    if state.phase == TRADE:
        return "done" if player.passed else "next"
    if state.phase in (SETUP, RESEARCH) or player.seat not in state.order:
        return "next"
    place = state.order.index(player.seat)
    return "done" if place < state.part else "now" if place == state.part else "next"


def _milestone(state: CivilizationState, turn: int, seat: int, what: str, thing: str) -> seen.MilestoneView:
    """A milestone with the name of the city, the wonder, or the number of the row."""
    if what == "wonder":
        thing = WONDER[thing].title
    elif what != "row":
        owner, place = divmod(int(thing), CITIES)
        thing = city_name(str(state.players[owner].civ), place)
    return seen.MilestoneView(turn, seat, what, thing)


def _market(state: CivilizationState) -> seen.MarketView:
    return seen.MarketView(
        wonders=tuple(str(wonder) for wonder in state.wonders),
        wonder_deck=len(state.wonder_deck),
        resources={str(one): state.market[one.index] for one in MARKET_RESOURCES},
        all_resources=CONSTANTS.market_tokens_per_player * state.layout.seats,
        supply=tuple(
            seen.SupplyView(
                str(family),
                tuple(str(one) for one in BUILDINGS if one.family == family.index),
                state.supply[family.index],
                family.two_players if state.layout.seats == FACTS.layouts[0].players else family.full,
            )
            for family in FAMILIES
        ),
        units={str(kind): len(state.units[kind.index]) for kind in UNIT_TYPES},
        unit_discards={str(kind): len(state.unit_discards[kind.index]) for kind in UNIT_TYPES},
        events=tuple(len(deck) for deck in state.events),
        event_discards=tuple(tuple(str(card) for card in pile) for pile in state.event_discards),
        persons=len(state.persons),
        person_discards=tuple(str(card) for card in state.person_discards),
        people={str(kind): state.person_tokens[kind.index] for kind in PERSON_KINDS},
        huts=len(state.huts),
        villages=len(state.villages),
        city_states=len(state.city_states),
    )


def _track(state: CivilizationState) -> tuple[seen.SpaceView, ...]:
    track = FACTS.track
    found = []
    for number in range(track.spaces + 1):
        section = next((one.level for one in track.sections if one.first <= number <= one.last), 0)
        reward = "event" if number else ""
        if number in track.great_person:
            reward = "person"
        elif number == track.spaces:
            reward = "victory"
        seats = tuple(player.seat for player in state.players if player.track == number)
        found.append(seen.SpaceView(number, section, reward, seats))
    return tuple(found)


def _offer(state: CivilizationState, seat: int | None) -> seen.OfferView | None:
    """Rules 13.4: an open offer is known to its two players; the others see that there is one."""
    offer = state.offer
    if offer is None:
        return None
    knows = offer.is_known_to(seat)
    give = {str(item.thing): item.amount for item in offer.gives} if knows else {}
    ask = {str(item.thing): item.amount for item in offer.asks} if knows else {}
    return seen.OfferView(offer.proposer, offer.receiver, give, ask)


def _move(state: CivilizationState) -> seen.MoveView | None:
    moving = state.moving
    if moving is None:
        return None
    player = state.players[moving.seat]
    armies = sum(is_army(player, figure) for figure in moving.figures)
    alone = not any(_might_interrupt(state, other) for other in state.others(moving.seat))
    return seen.MoveView(
        seat=moving.seat,
        square=str(SPOTS[moving.at]),
        armies=armies,
        scouts=len(moving.figures) - armies,
        points=moving.left,
        reach=tuple(
            seen.ReachView(
                str(SPOTS[at]),
                cost,
                _what(state, player, at),
                tuple(str(way) for way in steps[: None if alone else 1]),
                _hands(state, player, armies, at),
            )
            for at, (cost, steps) in sorted(reach(state, player, moving).items())
        ),
    )


def _hands(state: CivilizationState, player: Player, armies: int, at: int) -> tuple[int, int] | None:
    """Rules 10.6: how many units both sides would draw on a square where there is an army or a city of an enemy."""
    city = state.centre_at(at)
    other = owner_at(state, at) if city is None else state.players[city.owner]
    if other is None or other is player or (city is None and not armies_at(state, other, at)):
        return None
    sides = ((player, armies, False), (other, armies_at(state, other, at), city is not None))
    mine, theirs = (
        min(numbers.total(numbers.battle_hand_parts(state, who, number, in_city)), len(who.units))
        for who, number, in_city in sides
    )
    return mine, theirs


def _might_interrupt(state: CivilizationState, other: Player) -> bool:
    """Whether a player could interrupt a move, as far as everybody knows: by a card or by a tech."""
    return bool(other.hand) or bool(tables(state, other).uses[INTERRUPT])


def _what(state: CivilizationState, player: Player, at: int) -> str:
    """What a group meets on a square, in a word."""
    other = owner_at(state, at)
    city = state.centre_at(at)
    marker = state.markers[at]
    if other is not None and other is not player:
        return "battle" if armies_at(state, other, at) else "scouts"
    if city is not None:
        return "own_city" if city.owner == player.seat else "city"
    if isinstance(marker, Token):
        return "village" if marker.village else "hut"
    if isinstance(marker, Relic):
        return "relic"
    return "city_state" if isinstance(marker, CityState) else ""
