"""Reading a position: hands, sheets and decks; market and token piles hold what is nowhere else."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.civilization.pieces import (
    BUILDINGS,
    COIN_PLACES,
    CONSTANTS,
    FACTS,
    FAMILIES,
    INVESTMENT,
    MARKET_RESOURCES,
    POLICY,
    RESOURCE,
    UNIT_TYPE,
    UNIT_TYPES,
    WONDER,
    Building,
    Policy,
    Wonder,
)
from civitas.games.civilization.pieces_cards import EVENT_LEVELS, PERSON_KIND, PERSON_KINDS, TOKEN_KIND, PersonKind
from civitas.games.civilization.pieces_map import CITY_STATE, RELIC, CityState, Relic
from civitas.games.civilization.position_forms import (
    MOST,
    PlayerPosition,
    decks_of,
    discards_of,
    hands_of,
)
from civitas.games.civilization.position_reading import Box, Reading, deck_of
from civitas.games.civilization.rules.building import wonder_slots
from civitas.games.civilization.rules.decks import EVERYBODY
from civitas.games.civilization.rules.numbers import policy_limit
from civitas.games.civilization.rules.windows import is_two_player
from civitas.games.civilization.state import SETUP
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kit.positions import known, within

_QUIET_POLICIES: Final = ("rationalism", "urban_development", "military_tradition", "natural_religion")
"""What players of a hand-written position have adopted unless it says otherwise: what changes least."""


def read_cards(reading: Reading, player: Player, mine: PlayerPosition, path: str) -> None:
    """Hands, tokens, wonders, policies, investments, coins and counters."""
    state = reading.state
    if reading.before_civilizations:
        return
    for at, name in enumerate(mine.units):
        player.units.append(_unit(reading, name, f"{path}.units[{at}]"))
    for at, name in enumerate(mine.hand):
        player.hand.append(reading.events.take(name, f"{path}.hand[{at}]", "culture event"))
    for at, name in enumerate(mine.persons):
        player.persons.append(reading.persons.take(name, f"{path}.persons[{at}]", "great person"))
    for at, name in enumerate(mine.shown):
        card = reading.persons.take(name, f"{path}.shown[{at}]", "great person")
        player.shown = (*player.shown, card)
        state.seen[card.key] = EVERYBODY
    for at, name in enumerate(mine.tokens):
        token = reading.tokens.take(name, f"{path}.tokens[{at}]", "token")
        if not token.kind.keep:
            raise BadPosition(f"{path}.tokens[{at}]: a “{name}” is never kept.")
        player.tokens.append(token)
    for name, pieces in hands_of(player).items():
        masks = mine.knowing.get(name, [])  # type: ignore[call-overload]
        for at, piece in enumerate(pieces):
            known = within(masks[at], 0, EVERYBODY, f"{path}.knowing.{name}[{at}]") if at < len(masks) else 0
            state.seen[piece.key] = player.bit | known
    if mine.ready:
        _wonders(reading, player, mine, path)
    _sheet(reading, player, mine, path)


def _unit(reading: Reading, name: str, path: str) -> Any:
    """A unit card, or any one of a type."""
    if name in UNIT_TYPE:
        faces = [face for face, left in reading.units.left.items() if face.startswith(f"{name}_") and left]
        if not faces:
            raise BadPosition(f"{path}: every “{name}” lies somewhere else already.")
        name = faces[0]
    return reading.units.take(name, path, "unit")


def _wonders(reading: Reading, player: Player, mine: PlayerPosition, path: str) -> None:
    state = reading.state
    lying = [
        state.built[at]
        for city in state.cities_of(player.seat)
        for at in city.outskirts
        if isinstance(state.built[at], Wonder)
    ]
    named: dict[str, list[Wonder]] = {}
    for field, names in (("wonders", mine.wonders), ("obsolete", mine.obsolete)):
        named[field] = [known(WONDER, name, f"{path}.{field}[{at}]", "wonder") for at, name in enumerate(names)]
        for at, wonder in enumerate(named[field]):
            if wonder not in lying or wonder in named[field][:at]:
                raise BadPosition(f"{path}.{field}[{at}]: “{wonder}” is not `built` in this player's outskirts.")
    first, obsolete = named["wonders"], named["obsolete"]
    working = [wonder for wonder in lying if wonder not in obsolete]
    player.wonders = (*first, *[wonder for wonder in working if wonder not in first])
    player.obsolete = tuple(obsolete)


def _sheet(reading: Reading, player: Player, mine: PlayerPosition, path: str) -> None:
    """Dials, tokens and cards on the player's sheet."""
    state = reading.state
    player.trade = within(mine.trade, 0, CONSTANTS.trade_dial, f"{path}.trade")
    player.culture = within(mine.culture, 0, MOST, f"{path}.culture")
    player.track = within(mine.track, 0, FACTS.track.spaces, f"{path}.track")
    player.counters = within(mine.counters, 0, MOST, f"{path}.counters")
    places = {place.id: place.index for place in COIN_PLACES}
    coins = list(player.coins)
    for name, count in mine.coins.items():
        place = known(places, name, f"{path}.coins.{shorten(name)}", "place for coins")
        coins[place] = within(count, 0, MOST, f"{path}.coins.{name}")
    player.coins = tuple(coins)
    stock = list(player.stock)
    for name, count in mine.resources.items():
        resource = known(RESOURCE, name, f"{path}.resources.{shorten(name)}", "resource")
        if not resource.market:
            raise BadPosition(f"{path}.resources.{name}: the market has no {name}; see `tokens`.")
        stock[resource.index] = within(count, 0, len(state.players), f"{path}.resources.{name}")
    player.stock = tuple(stock)
    player.reserve = _kinds(mine.reserve, f"{path}.reserve")
    player.arrived = _kinds(mine.arrived, f"{path}.arrived")
    if any(came > held for came, held in zip(player.arrived, player.reserve, strict=True)):
        raise BadPosition(f"{path}.arrived: who came into the reserve stands in `reserve` too.")
    invested = list(player.investments)
    for name, count in mine.investments.items():
        card = known(INVESTMENT, name, f"{path}.investments.{shorten(name)}", "investment")
        if not state.variant["investments"]:
            raise BadPosition(f"{path}.investments: investments are not in this game.")
        invested[card.index] = within(count, 0, MOST, f"{path}.investments.{name}")
    player.investments = tuple(invested)
    _policies(reading, player, mine, path)


def _kinds(names: list[str], path: str) -> tuple[int, ...]:
    """Great person tokens by kind."""
    kinds = [known(PERSON_KIND, name, f"{path}[{at}]", "great person") for at, name in enumerate(names)]
    return tuple([kinds.count(kind) for kind in PERSON_KINDS])


def _policies(reading: Reading, player: Player, mine: PlayerPosition, path: str) -> None:
    state = reading.state
    if mine.policies is None:
        if mine.ready:
            quiet = [POLICY[name] for name in _QUIET_POLICIES]
            player.policies = tuple(quiet[: policy_limit(state, player)])
        return
    found: list[Policy] = []
    for at, name in enumerate(mine.policies):
        policy = known(POLICY, name, f"{path}.policies[{at}]", "social policy")
        if policy.card in [one.card for one in found]:
            raise BadPosition(f"{path}.policies[{at}]: a side of this card is adopted already.")
        found.append(policy)
    if found and not state.variant["social_policies"]:
        raise BadPosition(f"{path}.policies: social policies are not in this game.")
    player.policies = tuple(found)


def read_decks(reading: Reading) -> None:
    """Discards, what is gone, and the decks: named tops, and below what is nowhere else."""
    state, written = reading.state, reading.written
    boxes = _boxes(reading)
    discards = discards_of(state)
    for name, names in written.discards.items():
        pile = known(discards, name, f"discards.{shorten(name)}", "pile")
        for at, card in enumerate(names):
            piece = _card(reading, boxes[name], name, card, f"discards.{name}[{at}]")
            state.seen[piece.key] = EVERYBODY
            pile.append(piece)
    _gone(reading)
    _wonder_deck(reading)
    decks = decks_of(state)
    tops: dict[str, list[Any]] = {}
    for name, names in written.decks.items():
        known(decks, name, f"decks.{shorten(name)}", "deck")
        tops[name] = [_card(reading, boxes[name], name, card, f"decks.{name}[{at}]") for at, card in enumerate(names)]
    if state.phase != SETUP or state.stage or written.decks:
        _fill_markers(reading)
    for name, deck in decks.items():
        rest = _rest(reading, name, boxes[name])
        deck.clear()
        deck.extend(reversed([*tops.get(name, []), *rest]))
        for piece in deck:
            if not isinstance(piece, CityState):
                state.seen[piece.key] = 0


def _card(reading: Reading, box: Box, deck: str, name: str, path: str) -> Any:
    """A card of a certain deck, by its name."""
    fitting = {other: pieces for other, pieces in box.left.items() if reading.deck_of[other] == deck}
    known(fitting, name, path, f"card of “{deck}”")
    return box.take(name, path, "card")


def _boxes(reading: Reading) -> dict[str, Box]:
    boxes = {kind.id: reading.units for kind in UNIT_TYPES}
    boxes.update({f"event_{level}": reading.events for level in range(1, EVENT_LEVELS + 1)})
    boxes.update({"persons": reading.persons, "huts": reading.tokens, "villages": reading.tokens})
    boxes["city_states"] = reading.city_states
    return boxes


def _rest(reading: Reading, name: str, box: Box) -> list[Any]:
    """What of a box belongs to a deck and lies nowhere else."""
    found: list[Any] = []
    for pieces in box.left.values():
        for piece in list(pieces):
            if deck_of(piece) == name:
                pieces.remove(piece)
                found.append(piece)
    return found


def _fill_markers(reading: Reading) -> None:
    """Without `markers`, huts and villages of explored tiles have the tokens that come first."""
    state = reading.state
    if reading.written.markers is not None:
        return
    for at in state.layout.squares:
        cell = state.cells[at]
        if cell is None or isinstance(state.markers[at], Relic) or not (cell.hut or cell.village):
            continue
        for pieces in reading.tokens.left.values():
            if pieces and pieces[0].village == cell.village:
                state.markers[at] = pieces.pop(0)
                break


def _gone(reading: Reading) -> None:
    state = reading.state
    gone = list(reading.written.gone)
    if not gone and reading.removed:
        gone = [str(token) for token in reading.removed]
    for at, name in enumerate(gone):
        path = f"gone[{at}]"
        if name in TOKEN_KIND:
            token = reading.tokens.take(name, path, "token")
            state.seen[token.key] = EVERYBODY
            state.tokens_gone.append(token)
        elif name in CITY_STATE:
            state.city_states_gone = (*state.city_states_gone, reading.city_states.take(name, path, "city-state"))
        elif name in RELIC:
            state.relics_gone = (*state.relics_gone, RELIC[name])
        else:
            state.wonders_gone = (*state.wonders_gone, reading.wonders.take(name, path, "token or wonder"))


def _wonder_deck(reading: Reading) -> None:
    """The market and the deck below it; by default as the set-up builds them from the first wonders of each age."""
    state, written = reading.state, reading.written
    two = is_two_player(state)
    each = FACTS.two_players.wonders_per_age if two else CONSTANTS.wonders_per_age
    if written.wonders_out is not None:
        state.wonders_out = _named_wonders(reading, written.wonders_out, "wonders_out")
    market = None if written.wonders is None else _named_wonders(reading, written.wonders, "wonders")
    if written.wonder_deck is not None:
        deck = _named_wonders(reading, written.wonder_deck, "wonder_deck")
    else:
        deck = []
        left = reading.wonders.rest()
        for age in sorted({wonder.age for wonder in left}):
            pile = [wonder for wonder in left if wonder.age == age]
            used = len([one for one in _used_wonders(reading, market) if one.age == age])
            deck.extend(pile[: max(0, each - used)])
            state.wonders_out.extend(pile[max(0, each - used) :])
    state.wonders_out.extend(reading.wonders.rest())
    if market is None:
        slots = 0 if reading.before_civilizations else wonder_slots(state)
        market, deck = deck[:slots], deck[slots:]
    state.wonders = market
    state.wonder_deck = list(reversed(deck))


def _named_wonders(reading: Reading, names: list[str], path: str) -> list[Wonder]:
    return [reading.wonders.take(name, f"{path}[{at}]", "wonder") for at, name in enumerate(names)]


def _used_wonders(reading: Reading, market: list[Wonder] | None) -> list[Wonder]:
    """Wonders that are in the game but not in the deck."""
    held = [wonder for player in reading.state.players for wonder in (*player.wonders, *player.obsolete)]
    return [*held, *(market or []), *reading.state.wonders_gone]


def count_tokens(reading: Reading) -> None:
    """Rules 2.2: market, building tokens and great person tokens hold what is nowhere else."""
    state = reading.state
    two = is_two_player(state)
    for family in FAMILIES:
        state.supply[family.index] = family.two_players if two else family.full
    for kind in PERSON_KINDS:
        state.person_tokens[kind.index] = kind.count - sum([player.reserve[kind.index] for player in state.players])
    for at in state.layout.squares:
        built = state.built[at]
        if isinstance(built, Building):
            state.supply[built.family] -= 1
        elif isinstance(built, PersonKind):
            state.person_tokens[built.index] -= 1
    for building in BUILDINGS:
        if not building.walls and state.supply[building.family] < 0:
            raise BadPosition(f"built: there are not so many tokens of “{building}”.")
    for kind in PERSON_KINDS:
        if state.person_tokens[kind.index] < 0:
            raise BadPosition(f"built: there are only {kind.count} tokens of “{kind}”.")
    for resource in MARKET_RESOURCES:
        held = sum([player.stock[resource.index] for player in state.players])
        left = CONSTANTS.market_tokens_per_player * len(state.players) - held
        if left < 0:
            raise BadPosition(f"players: there are not so many tokens of “{resource}”.")
        state.market[resource.index] = left
