"""Reading a position: tiles and tokens, cities, figures, pyramids, and what is built."""

from __future__ import annotations

from civitas.games.civilization.atlas import NOWHERE, SPOTS
from civitas.games.civilization.pieces import BUILDING, CONSTANTS, GOVERNMENT, LEVELS, TECH, WATER
from civitas.games.civilization.pieces_cards import PERSON, PERSON_KIND, TOKEN_KIND, Token
from civitas.games.civilization.pieces_map import BARE, CITY_STATE, RELIC, TILE, TILES
from civitas.games.civilization.position_forms import (
    ACTIONS,
    MOST,
    QUARTER,
    CityPosition,
    PlayerPosition,
)
from civitas.games.civilization.position_reading import Reading
from civitas.games.civilization.rules.cities import put_city
from civitas.games.civilization.rules.decks import EVERYBODY
from civitas.games.civilization.rules.exploring import has_relic, lay_tile
from civitas.games.civilization.rules.learning import enter_tech
from civitas.games.civilization.state import SETUP
from civitas.games.civilization.state_player import CAPITAL, CITIES, CITY, METROPOLIS, NOBODY, Player
from civitas.kernel.decisions import shorten
from civitas.kernel.errors import BadPosition
from civitas.kit.positions import known, within


def read_map(reading: Reading) -> None:
    """Tiles, their turns, terrains and tokens."""
    state, written = reading.state, reading.written
    slots = {f"{x},{y}": slot for slot, (x, y) in enumerate(state.layout.slots)}
    homes = dict(state.layout.homes)
    left = list(TILES)
    turned: dict[int, int] = {}
    for name, text in written.tiles.items():
        slot = known(slots, name, f"tiles.{shorten(name)}", "slot")
        tile_id, _, angle = text.partition(":")
        tile = known(TILE, tile_id, f"tiles.{name}", "tile")
        if slot in homes:
            owner = next(seat for seat, (home, _) in enumerate(state.layout.homes) if home == slot)
            if tile is not state.players[owner].civ.home:
                raise BadPosition(f"tiles.{name}: here lies the home of players[{owner}].")
        elif tile in left:
            left.remove(tile)
        else:
            raise BadPosition(f"tiles.{name}: “{tile}” can't lie here, or lies somewhere else already.")
        state.tiles[slot] = tile
        if angle:
            if angle not in ("0", "90", "180", "270"):
                raise BadPosition(f"tiles.{name}: a tile is turned by 0, 90, 180 or 270, not “{shorten(angle)}”.")
            turned[slot] = int(angle) // QUARTER
    if written.tiles_out is not None:
        for at, name in enumerate(written.tiles_out):
            tile = known(TILE, name, f"tiles_out[{at}]", "tile")
            if tile not in left:
                raise BadPosition(f"tiles_out[{at}]: “{tile}” is no neutral tile, or lies somewhere else already.")
            left.remove(tile)
            state.tiles_out.append(tile)
    shown = written.explored
    for at, name in enumerate(shown if isinstance(shown, list) else []):
        known(slots, name, f"explored[{at}]", "slot")
    for name, slot in slots.items():
        if slot in homes:
            if not reading.before_civilizations:
                owner = next(seat for seat, (home, _) in enumerate(state.layout.homes) if home == slot)
                state.tiles[slot] = state.players[owner].civ.home
                turned[slot] = turned.get(slot, homes[slot])
            continue
        if state.tiles[slot] is None:
            if not left:
                raise BadPosition(f"tiles.{name}: no tile is left for this slot.")
            state.tiles[slot] = left.pop(0)
            if shown is True or (isinstance(shown, list) and name in shown):
                turned[slot] = 0
    if written.tiles_out is None:
        state.tiles_out = left
    _turn_up(reading, turned)


def _turn_up(reading: Reading, turned: dict[int, int]) -> None:
    """Tiles face up, with the tokens that are written, or with those of the box."""
    state, written = reading.state, reading.written
    for slot, turn in turned.items():
        lay_tile(state, slot, turn)
    for name, terrain in written.changed.items():
        at = reading.at(name, f"changed.{shorten(name)}")
        if state.cells[at] is None:
            raise BadPosition(f"changed.{name}: the square is not explored.")
        state.cells[at] = known(BARE, terrain, f"changed.{name}", "terrain")
        state.changed = (*state.changed, at)
    if written.markers is not None:
        for at in state.layout.squares:
            state.markers[at] = None
        for name, marker in written.markers.items():
            _mark(reading, reading.at(name, f"markers.{shorten(name)}"), marker, f"markers.{name}")
    for name, mask in written.knowing.items():
        token = state.markers[reading.at(name, f"knowing.{shorten(name)}")]
        if not isinstance(token, Token):
            raise BadPosition(f"knowing.{name}: no hut or village lies here.")
        state.seen[token.key] = within(mask, 0, EVERYBODY, f"knowing.{name}")


def _mark(reading: Reading, at: int, name: str, path: str) -> None:
    state = reading.state
    if state.cells[at] is None:
        raise BadPosition(f"{path}: the square is not explored.")
    if name in TOKEN_KIND:
        state.markers[at] = reading.tokens.take(name, path, "token")
    elif name in CITY_STATE:
        state.markers[at] = reading.city_states.take(name, path, "city-state")
        state.city_squares = (*state.city_squares, at)
    else:
        relic = known(RELIC, name, path, "token")
        if not has_relic(state, relic):
            raise BadPosition(f"{path}: “{name}” is not in this game.")
        state.markers[at] = relic


def read_place(reading: Reading, player: Player, mine: PlayerPosition) -> None:
    """What lies on the map and before the player: cities, figures, techs, government."""
    path = f"players[{player.seat}]"
    civ = player.civ
    if reading.before_civilizations:
        return
    if not mine.ready:
        if reading.state.phase != SETUP:
            raise BadPosition(f"{path}.ready: after the set-up everybody is ready.")
        if mine.wonders:
            player.wonders = tuple(
                [reading.wonders.take(name, f"{path}.wonders[{at}]", "wonder") for at, name in enumerate(mine.wonders)]
            )
        return
    player.armies = civ.setup.armies
    player.at = [NOWHERE] * (civ.setup.armies + civ.setup.scouts)
    player.city_tokens = CONSTANTS.city_tokens
    if mine.government:
        player.government = known(GOVERNMENT, mine.government, f"{path}.government", "government")
    _cities(reading, player, mine, path)
    _techs(reading, player, mine, path)
    for name, figures, first, last in (
        ("armies", mine.armies, 0, player.armies),
        ("scouts", mine.scouts, player.armies, len(player.at)),
    ):
        if len(figures) > last - first:
            raise BadPosition(f"{path}.{name}: there are only {last - first}.")
        for at, text in enumerate(figures):
            _figure(reading, player, first + at, text, f"{path}.{name}[{at}]")


def _figure(reading: Reading, player: Player, figure: int, text: str, path: str) -> None:
    square, *words = text.split(":")
    at = reading.at(square, path)
    state = reading.state
    if state.cells[at] is None:
        raise BadPosition(f"{path}: the square is not explored.")
    if state.standing[at] & ~player.bit:
        raise BadPosition(f"{path}: another player's figures stand on this square.")
    if state.centre_at(at) is not None:
        raise BadPosition(f"{path}: a city lies on this square.")
    for word in words:
        if word == "moved":
            player.moved |= 1 << figure
        elif word == "barred":
            player.barred |= 1 << figure
        else:
            raise BadPosition(f"{path}: “{shorten(word)}” says nothing about a figure.")
    player.at[figure] = at
    state.standing[at] |= player.bit


def _cities(reading: Reading, player: Player, mine: PlayerPosition, path: str) -> None:
    state = reading.state
    cities = mine.cities if mine.cities is not None else [_start(reading, player)]
    if not cities:
        raise BadPosition(f"{path}.cities: every player has a capital.")
    if len(cities) > 1 + CONSTANTS.city_tokens:
        raise BadPosition(f"{path}.cities: there are only {1 + CONSTANTS.city_tokens} city tokens.")
    for place, text in enumerate(cities):
        where = f"{path}.cities[{place}]"
        city = CityPosition(text) if isinstance(text, str) else text
        squares = tuple(
            [reading.at(one, where if isinstance(text, str) else f"{where}.at") for one in city.at.split("+")]
        )
        kind = CITY if place else METROPOLIS if len(squares) > 1 else CAPITAL
        _check_city(reading, squares, kind, where)
        if place:
            player.city_tokens -= 1
        one = put_city(state, player.seat * CITIES + place, kind, squares)
        one.walls, one.marker, one.program = city.walls, city.marker, city.program
        for name in city.acted:
            one.acted |= ACTIONS[name]
        one.taken = within(city.taken or len(city.acted), 0, MOST, f"{where}.taken")
        one.extra = within(city.extra, 0, MOST, f"{where}.extra")
        one.freed = within(city.freed, 0, MOST, f"{where}.freed")
        one.bonus = within(city.bonus, 0, MOST, f"{where}.bonus")


def _check_city(reading: Reading, squares: tuple[int, ...], kind: str, where: str) -> None:
    state = reading.state
    if len(squares) > (2 if kind == METROPOLIS else 1):
        raise BadPosition(f"{where}: only a metropolis has two squares.")
    if len(squares) == 2 and squares[1] not in state.layout.steps[squares[0]]:
        raise BadPosition(f"{where}: the squares of a metropolis are neighbours.")
    for at in squares:
        cell = state.cells[at]
        if cell is None:
            raise BadPosition(f"{where}: the square is not explored.")
        if cell.terrain == WATER and kind != METROPOLIS:
            raise BadPosition(f"{where}: the square is water.")
        for near in (at, *state.layout.around[at]):
            if state.land[near] != NOBODY:
                raise BadPosition(f"{where}: the outskirts overlap those of another city.")


def _start(reading: Reading, player: Player) -> str:
    """The recommended capital square of the home tile."""
    slot, _ = reading.state.layout.homes[player.seat]
    found: list[str] = []
    for at in reading.state.layout.squares_of(slot):
        cell = reading.state.cells[at]
        if cell is not None and cell.start:
            found.append(str(SPOTS[at]))
    return "+".join(found)


def _techs(reading: Reading, player: Player, mine: PlayerPosition, path: str) -> None:
    state = reading.state
    if mine.rows is not None:
        if mine.techs:
            raise BadPosition(f"{path}.techs: `rows` says which techs there are; one of the two is enough.")
        if len(mine.rows) > LEVELS:
            raise BadPosition(f"{path}.rows: a pyramid has {LEVELS} rows.")
        for row, names in enumerate(mine.rows, 1):
            for at, name in enumerate(names):
                where = f"{path}.rows[{row - 1}][{at}]"
                if name in PERSON:
                    person = reading.persons.take(name, where, "card")
                    state.seen[person.key] = EVERYBODY
                    rows = player.rows
                    player.rows = (*rows[: row - 1], (*rows[row - 1], person), *rows[row:])
                else:
                    _tech(reading, player, name, row, where)
        return
    _tech(reading, player, player.civ.starting_tech.id, 1, f"{path}.civilization")
    for at, name in enumerate(mine.techs):
        if name != player.civ.starting_tech.id:
            _tech(reading, player, name, 0, f"{path}.techs[{at}]")


def _tech(reading: Reading, player: Player, name: str, row: int, path: str) -> None:
    tech = known(TECH, name, path, "tech")
    if player.known >> tech.index & 1:
        raise BadPosition(f"{path}: “{name}” is known already.")
    enter_tech(reading.state, player, tech, row or tech.level)


def read_buildings(reading: Reading) -> None:
    """Buildings, wonders and great persons on the map."""
    state = reading.state
    for name, what in reading.written.built.items():
        at = reading.at(name, f"built.{shorten(name)}")
        path = f"built.{name}"
        if state.city_at(at) is None or state.centre_at(at) is not None:
            raise BadPosition(f"{path}: this is no square of a city's outskirts.")
        if state.markers[at] is not None:
            raise BadPosition(f"{path}: a token lies on this square.")
        if what in BUILDING:
            if BUILDING[what].walls:
                raise BadPosition(f"{path}: walls belong to a city.")
            state.built[at] = BUILDING[what]
        elif what in PERSON_KIND:
            state.built[at] = PERSON_KIND[what]
        else:
            state.built[at] = reading.wonders.take(what, path, "building, wonder or great person")
