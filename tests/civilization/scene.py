"""A small table for tests of powers: players on explored land with a capital each, and nothing dealt.

Tests add what they are about, use powers by their texts, and look at what became of the table.
"""

from __future__ import annotations

from typing import Any

from civitas.games.civilization.atlas import NOWHERE, SPOT, printed
from civitas.games.civilization.pieces import (
    BUILDING,
    CONSTANTS,
    DESPOTISM,
    FAMILIES,
    GOVERNMENT,
    POLICY,
    RESOURCE,
    RESOURCES,
    TECH,
    WONDER,
)
from civitas.games.civilization.pieces_cards import (
    EVENT_CARDS,
    PERSON,
    PERSON_KIND,
    PERSON_KINDS,
    PERSONS,
    TOKENS,
    UNIT_CARDS,
    EventCard,
    Token,
    UnitCard,
)
from civitas.games.civilization.pieces_map import CITY_STATES, CIVILIZATION, TILE
from civitas.games.civilization.rules import powers, windows
from civitas.games.civilization.rules.cities import put_city
from civitas.games.civilization.rules.figures import put, spare
from civitas.games.civilization.rules.goods import changed_at
from civitas.games.civilization.rules.ground import set_built, touch_player
from civitas.games.civilization.rules.learning import enter_tech
from civitas.games.civilization.rules.numbers import coins
from civitas.games.civilization.rules.reacting import find, perform, usable
from civitas.games.civilization.state import START, CivilizationState, new_state
from civitas.games.civilization.state_player import CAPITAL, CITIES, CITY, City, Player, new_player
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Decision, Flow

assert powers
VARIANT = {
    "social_policies": False,
    "investments": True,
    "relics": True,
    "confucius_great_persons": 1,
    "blockade_stops_combat_bonus": False,
    "gathering_needs_figure": False,
    "negotiation_offer_limit": 10,
}
PLAIN = ("tile_03", "tile_04", "tile_12", "tile_20", "tile_21", "tile_26")
"""The first neutral tiles in the order of the slots; no tokens lie on them."""
WINDOWS = {
    "start": windows.START_OF_TURN,
    "management": windows.CITY_MANAGEMENT,
    "movement": windows.MOVEMENT,
    "interrupt": windows.INTERRUPT,
    "trade": windows.NEGOTIATION,
    "any_time": windows.ANY_TIME,
    "phase_start": windows.PHASE_START,
}


def answered(flow: Flow[Any], asked: Any, option: Any) -> Any:
    """What a flow asks next, once a question has this answer."""
    asked.answer = option
    return next(flow)


def run(flow: Flow[Any], *answers: str) -> Any:
    """Let a flow run with these answers; all must be asked for, and no more. Forced answers need not be given."""
    left = list(answers)
    try:
        asked = next(flow)
        while True:
            assert isinstance(asked, Decision), asked
            if len(asked.options) == 1 and asked.texts != left[:1]:
                asked = answered(flow, asked, asked.options[0])
                continue
            assert left, f"{asked} is open"
            text = left.pop(0)
            assert text in asked.texts, f"{text} is no answer to {asked}"
            asked = answered(flow, asked, asked.kind.option(text))
    except StopIteration as done:
        assert not left, f"{left} are not asked for"
        return done.value


def at(text: str) -> int:
    """The number of a square: `3,5` is column 3 of row 5."""
    return SPOT[text].at


class Scene:
    """A table at rest in somebody's part of a phase."""

    def __init__(self, *sheets: str, phase: str = START, script: tuple[int, ...] = (), **variant: Any) -> None:
        sheets = sheets or ("mongols", "zulu")
        seats = len(sheets)
        self.state: CivilizationState = new_state(seats, VARIANT | variant, Chance(bytes(16), script=script))
        state = self.state
        state.phase = phase
        homes = dict(state.layout.homes)
        others = [f"tile_{number:02}" for number in range(1, 28)]
        neutral = [*PLAIN, *[tile for tile in others if tile not in PLAIN]]
        for slot in range(len(state.layout.slots)):
            if slot not in homes:
                self._lay(slot, neutral.pop(0), 0)
        for seat, sheet in enumerate(sheets):
            slot, turn = state.layout.homes[seat]
            self._lay(slot, f"home_{sheet}", turn)
            civilization = CIVILIZATION[sheet]
            player = new_player(seat, civilization)
            player.government = DESPOTISM
            player.city_tokens = CONSTANTS.city_tokens
            player.armies = civilization.setup.armies
            player.at = [NOWHERE] * (civilization.setup.armies + civilization.setup.scouts)
            state.players.append(player)
        for seat in range(seats):
            put_city(state, seat * CITIES, CAPITAL, (self._start(state.layout.homes[seat][0]),))
        state.market = [seats * resource.market for resource in RESOURCES]
        state.supply = [family.full for family in FAMILIES]
        state.person_tokens = [kind.count for kind in PERSON_KINDS]
        state.units = [[card for card in UNIT_CARDS if card.type.index == deck] for deck in range(4)]
        state.events = [[card for card in EVENT_CARDS if card.level == level] for level in (1, 2, 3)]
        state.persons = list(PERSONS)
        state.huts = [token for token in TOKENS if not token.village]
        state.villages = [token for token in TOKENS if token.village]
        state.city_states = list(CITY_STATES)
        self.me: Player = state.players[0]
        self.you: Player = state.players[1]

    def _lay(self, slot: int, tile: str, turn: int) -> None:
        state = self.state
        state.tiles[slot] = TILE[tile]
        state.turns[slot] = turn
        for place, square in enumerate(state.layout.squares_of(slot)):
            state.cells[square] = TILE[tile].cells[printed(place // 4, place % 4, turn)]

    def _start(self, slot: int) -> int:
        squares = self.state.layout.squares_of(slot)
        cells = [(squares[place], self.state.cells[squares[place]]) for place in (5, 6, 9, 10)]
        return next(square for square, cell in cells if cell is not None and cell.start)

    def learn(self, player: Player, *techs: str) -> None:
        """Put techs into the first row of the player's pyramid, without anything that answers."""
        for tech in techs:
            enter_tech(self.state, player, TECH[tech], 1)

    def govern(self, player: Player, government: str) -> None:
        """The player has a government, with the tech that unlocks it."""
        player.government = GOVERNMENT[government]
        tech = player.government.tech
        if tech is not None and tech not in player.techs:
            enter_tech(self.state, player, tech, 1)
        touch_player(self.state, player)

    def adopt(self, player: Player, *policies: str) -> None:
        """The player has these policies; everybody else has one that does nothing here."""
        self.state.variant = {**self.state.variant, "social_policies": True}
        for other in self.state.players:
            other.policies = (POLICY["natural_religion"],)
        player.policies = tuple(POLICY[policy] for policy in policies)
        touch_player(self.state, player)

    def city(self, player: Player, square: str) -> City:
        """Found a city of the player there."""
        numbers = range(player.seat * CITIES, (player.seat + 1) * CITIES)
        number = next(number for number in numbers if self.state.cities[number] is None)
        player.city_tokens -= 1
        return put_city(self.state, number, CITY, (at(square),))

    def capital(self, player: Player) -> City:
        city = self.state.cities[player.seat * CITIES]
        assert city is not None
        return city

    def outskirts(self, player: Player, *terrains: str) -> list[str]:
        """The free squares in the outskirts of the player's capital, of these terrains (none: all), as texts."""
        found = []
        for square in self.capital(player).outskirts:
            cell = self.state.cells[square]
            assert cell is not None
            if self.state.built[square] is None and (not terrains or cell.terrain in terrains):
                found.append(f"{square % 28},{square // 28}")
        return found

    def wonder(self, player: Player, wonder: str, square: str = "") -> str:
        """The player has built a wonder; gives its square."""
        square = square or self.outskirts(player, "grassland", "forest", "mountain", "desert")[0]
        player.wonders = (*player.wonders, WONDER[wonder])
        set_built(self.state, at(square), WONDER[wonder])
        touch_player(self.state, player)
        return square

    def build(self, building: str, square: str) -> None:
        """A building lies there."""
        self.state.supply[BUILDING[building].family] -= 1
        set_built(self.state, at(square), BUILDING[building])

    def person(self, player: Player, person: str, shown: bool = False, square: str = "") -> str:
        """The player has a great person card and its token on the map; gives the token's square."""
        card = PERSON[person]
        square = square or self.outskirts(player, "grassland", "forest", "mountain", "desert")[0]
        self.state.persons.remove(card)
        self.state.person_tokens[card.kind.index] -= 1
        set_built(self.state, at(square), card.kind)
        if shown:
            player.shown = (*player.shown, card)
        else:
            player.persons.append(card)
        touch_player(self.state, player)
        return square

    def reserve(self, player: Player, kind: str, count: int = 1) -> None:
        player.reserve = changed_at(player.reserve, PERSON_KIND[kind].index, count)

    def event(self, player: Player, *events: str) -> list[EventCard]:
        """The player holds these culture events."""
        cards = []
        for event in events:
            card = next(card for deck in self.state.events for card in deck if card.id == event)
            self.state.events[card.level - 1].remove(card)
            player.hand.append(card)
            cards.append(card)
        return cards

    def unit(self, player: Player, *units: str) -> list[UnitCard]:
        """The player has these units."""
        cards = []
        for unit in units:
            card = next(card for deck in self.state.units for card in deck if card.id == unit)
            self.state.units[card.type.index].remove(card)
            player.units.append(card)
            cards.append(card)
        return cards

    def token(self, player: Player, kind: str) -> Token:
        """The player keeps a hut or village token."""
        pile = self.state.villages if kind.startswith("village") else self.state.huts
        token = next(token for token in pile if token.id == kind)
        pile.remove(token)
        player.tokens.append(token)
        return token

    def stock(self, player: Player, *resources: str) -> None:
        """The player has market tokens (or, for spies and uranium, a village token)."""
        for resource in resources:
            if RESOURCE[resource].market:
                self.state.market[RESOURCE[resource].index] -= 1
                player.stock = changed_at(player.stock, RESOURCE[resource].index, 1)
            else:
                self.token(player, f"village_{resource}")

    def army(self, player: Player, *squares: str) -> None:
        for square in squares:
            put(self.state, player, spare(player, True), at(square))

    def scout(self, player: Player, *squares: str) -> None:
        for square in squares:
            put(self.state, player, spare(player, False), at(square))

    def coin(self, player: Player, place: int, count: int = 1) -> None:
        player.coins = changed_at(player.coins, place, count)
        touch_player(self.state, player)

    def coins(self, player: Player) -> int:
        return coins(self.state, player)

    def can(self, power: str, window: str = "start", player: Player | None = None) -> bool:
        """Whether the player (the first one) may use the power in the window."""
        uses = usable(self.state, player or self.me, WINDOWS[window])
        return power in [use.option.text for use in uses]

    def use(self, power: str, *answers: str, window: str = "start", player: Player | None = None) -> None:
        """The player (the first one) uses a power; the answers are those of all seats, in the order they are asked."""
        player = player or self.me
        uses = usable(self.state, player, WINDOWS[window])
        options = {use.option.text: use.option for use in uses}
        assert power in options, f"{power} is not among {list(options)}"
        run(perform(self.state, player, find(uses, options[power])), *answers)

    def draw(self) -> str:
        """The map in letters, for those who write tests."""
        layout, state = self.state.layout, self.state
        rows = []
        for y in range(layout.height):
            cells = [state.cells[y * 28 + x] for x in range(layout.width)]
            rows.append(" ".join("." if cell is None else cell.terrain[0] for cell in cells))
        return "\n".join(rows)
