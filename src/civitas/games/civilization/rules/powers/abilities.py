"""Resource abilities of technologies: each is used once a turn, after its resources are paid (rules 4.7, 8.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import TARGET_BUILDING, TARGET_TERRAIN, TARGET_WONDER
from civitas.games.civilization.pieces import MOUNTAIN, TECH, TERRAIN, TERRAINS, Ability, Source, Tech, Wonder
from civitas.games.civilization.pieces_map import Relic
from civitas.games.civilization.rules.building import obsolete
from civitas.games.civilization.rules.cities import raze
from civitas.games.civilization.rules.culture import can_gain_person, gain_person
from civitas.games.civilization.rules.decks import kill_unit, random_of
from civitas.games.civilization.rules.figures import bar, figures_at, kill, may_be_sent, put
from civitas.games.civilization.rules.goods import coin_room, gain_coin, gain_trade, lose_coin
from civitas.games.civilization.rules.ground import change_terrain, explored, is_empty, is_water, terrain
from civitas.games.civilization.rules.learning import learn, learnable
from civitas.games.civilization.rules.placing import destroy_building
from civitas.games.civilization.rules.powers.fighting import battle_of, enemy_wounds, faces_enemy, hurt
from civitas.games.civilization.rules.powers.gains import culture_of, dial_turns, other_player, own_city, production_of
from civitas.games.civilization.rules.powers.targets import (
    buildings_on,
    figure_squares,
    pick_city,
    pick_coin,
    pick_mode,
    pick_player,
    pick_square,
    pick_tech,
    seats_of,
    with_coins,
)
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import (
    BATTLE_TURN,
    CAN_ACTION,
    CAN_EVENT,
    CAN_RESOURCE,
    CITY_MANAGEMENT,
    INTERRUPT,
    MOVEMENT,
    NEGOTIATION,
    START_OF_TURN,
    cancel,
    use,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import City, Player
from civitas.kernel.decisions import Flow, ask


def _ability(tech: str, number: int = 0) -> Ability:
    return TECH[tech].abilities[number]


# A city produces more this turn.

for _tech in ("animal_husbandry", "construction", "banking", "plastics"):
    says(_ability(_tech), "One of your cities produces {production} extra production this turn.")
    use(_ability(_tech), CITY_MANAGEMENT, production_of, own_city)

# Culture.

for _tech in ("currency", "chivalry", "metal_casting"):
    says(_ability(_tech), "Gain {culture} culture.")
    use(_ability(_tech), CITY_MANAGEMENT, culture_of)

# Wounds in a battle.


def _foe(state: CivilizationState, player: Player, source: Source) -> bool:
    return faces_enemy(state, player)


def _wounds(state: CivilizationState, player: Player, source: Source) -> Flow[list[int]]:
    return (yield from enemy_wounds(state, player, source.numbers["wounds"], source))


def _hurt(state: CivilizationState, player: Player, source: Source, fronts: list[int]) -> Flow[None]:
    yield from hurt(state, player, fronts, source)


for _tech in ("mathematics", "ballistics"):
    says(_ability(_tech), "In your battle turn: deal up to {wounds} wounds to enemy units in play, spread as you like.")
    use(_ability(_tech), BATTLE_TURN, _hurt, _wounds, _foe)

METALWORKING = _ability("metalworking")
says(
    METALWORKING,
    "Before you play a unit in your battle turn: it has +{strength} strength in the attack that it makes at once.",
)


def _metalworking_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    """Rules 14.2: only before the unit is played, and only if there is something to attack."""
    battle = battle_of(state)
    side = battle.side_of(player.seat)
    return battle.opening and any(
        front.units[side] is None and front.units[1 - side] is not None for front in battle.fronts
    )


def _metalworking(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    battle_of(state).boost += source.numbers["strength"]


use(METALWORKING, BATTLE_TURN, _metalworking, ready=_metalworking_ready)

HORSEBACK_RIDING = _ability("horseback_riding")
says(HORSEBACK_RIDING, "Gain {trade} trade, then another player of your choice gains {other_trade} trade.")


def _horseback_riding_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return any(dial_turns(state, one, source) for one in state.players)


def _horseback_riding_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    return (yield from pick_player(player, other_player(state, player), source))


def _horseback_riding(state: CivilizationState, player: Player, source: Source, seat: int) -> None:
    gain_trade(state, player, source.numbers["trade"], source)
    gain_trade(state, state.players[seat], source.numbers["other_trade"], source)


use(HORSEBACK_RIDING, NEGOTIATION, _horseback_riding, _horseback_riding_choose, _horseback_riding_ready)

PHILOSOPHY = _ability("philosophy")
says(PHILOSOPHY, "Gain a great person.")


def _philosophy_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return can_gain_person(state)


def _philosophy(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    yield from gain_person(state, player, source)


use(PHILOSOPHY, CITY_MANAGEMENT, _philosophy, ready=_philosophy_ready)

POTTERY = _ability("pottery")
says(POTTERY, "Put a coin token on this card.")


def _pottery_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return coin_room(state, player, TECH["pottery"].coin_place)


def _pottery(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    gain_coin(state, player, TECH["pottery"].coin_place, source)


use(POTTERY, CITY_MANAGEMENT, _pottery, ready=_pottery_ready)

# Cancels (rules 4.5).

WRITING = _ability("writing")
says(WRITING, "Cancel a city action of another player; the city's action is used up.")
cancel(WRITING, CAN_ACTION)

CIVIL_SERVICE = _ability("civil_service")
says(CIVIL_SERVICE, "Cancel a culture event.")
cancel(CIVIL_SERVICE, CAN_EVENT)

MASS_MEDIA = _ability("mass_media")
says(MASS_MEDIA, "Cancel a resource ability; the resources that were paid for it are lost.")
cancel(MASS_MEDIA, CAN_RESOURCE)

# Obsolete wonders, killed units, destroyed buildings.


def _wonders(state: CivilizationState, source: Source) -> list[Wonder]:
    """Rules 7.8: the wonders of the ages that the ability can make obsolete, built ones and those of the market."""
    ages = cast(Ability, source).ages
    built = [wonder for player in state.players for wonder in player.wonders]
    found = [wonder for wonder in (*built, *state.wonders) if wonder.age in ages]
    return sorted(found, key=_number)


def _number(wonder: Wonder) -> int:
    return wonder.index


def _with_units(state: CivilizationState, player: Player) -> list[int]:
    return [other.seat for other in state.others(player.seat) if other.units]


MONARCHY = _ability("monarchy")
says(
    MONARCHY,
    "Either make an ancient wonder obsolete, built or in the market, or kill a random unit of another player.",
)


def _monarchy_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_wonders(state, source) or _with_units(state, player))


def _monarchy_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[Wonder | None, int]]:
    wonders, seats = _wonders(state, source), _with_units(state, player)
    mode = yield from pick_mode(player, ["wonder"] * bool(wonders) + ["unit"] * bool(seats), source)
    if mode == "wonder":
        return ((yield from ask(TARGET_WONDER, player.seat, wonders, source)), -1)
    return (None, (yield from pick_player(player, seats, source)))


def _monarchy(state: CivilizationState, player: Player, source: Source, choice: tuple[Wonder | None, int]) -> None:
    wonder, seat = choice
    if wonder is not None:
        obsolete(state, wonder)
        return
    victim = state.players[seat]
    if victim.units:
        card = random_of(state, victim.units)
        kill_unit(state, victim, card)
        state.say("unit_killed", source, player=seat, unit=card.type)


use(MONARCHY, CITY_MANAGEMENT, _monarchy, _monarchy_choose, _monarchy_ready)

GUNPOWDER = _ability("gunpowder")
says(
    GUNPOWDER,
    "Either make an ancient or medieval wonder obsolete, built or in the market, or destroy a building of your choice.",
)


def _gunpowder_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_wonders(state, source) or buildings_on(state))


def _gunpowder_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[Wonder | None, int]]:
    wonders, squares = _wonders(state, source), buildings_on(state)
    mode = yield from pick_mode(player, ["wonder"] * bool(wonders) + ["building"] * bool(squares), source)
    if mode == "wonder":
        return ((yield from ask(TARGET_WONDER, player.seat, wonders, source)), -1)
    spot = yield from ask(TARGET_BUILDING, player.seat, [SPOTS[at] for at in squares], source)
    return (None, spot.at)


def _gunpowder(state: CivilizationState, player: Player, source: Source, choice: tuple[Wonder | None, int]) -> None:
    wonder, at = choice
    if wonder is not None:
        obsolete(state, wonder)
        return
    destroy_building(state, at)
    state.say("destroyed", source, square=SPOTS[at])


use(GUNPOWDER, CITY_MANAGEMENT, _gunpowder, _gunpowder_choose, _gunpowder_ready)

MYSTICISM = _ability("mysticism")
says(MYSTICISM, "Choose an opponent: he discards a coin token of your choice.")


def _mysticism_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(with_coins(state.others(player.seat)))


def _mysticism_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[int, int]]:
    seat = yield from pick_player(player, seats_of(with_coins(state.others(player.seat))), source)
    return (seat, (yield from pick_coin(player, state.players[seat], source)))


def _mysticism(state: CivilizationState, player: Player, source: Source, choice: tuple[int, int]) -> None:
    seat, place = choice
    lose_coin(state, state.players[seat], place, source)


use(MYSTICISM, CITY_MANAGEMENT, _mysticism, _mysticism_choose, _mysticism_ready)

COMMUNISM = _ability("communism")
says(
    COMMUNISM,
    "In any player's movement, also between two steps of a figure: choose an explored square. No figure may leave it "
    "for the rest of this turn.",
)


def _communism_squares(state: CivilizationState) -> list[int]:
    return [at for at in explored(state) if at not in state.held]


def _communism_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_communism_squares(state))


def _communism_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    return (yield from pick_square(player, _communism_squares(state), source))


def _communism(state: CivilizationState, player: Player, source: Source, at: int) -> None:
    state.held = (*state.held, at)
    state.say("held", source, player=player.seat, square=SPOTS[at])


use(COMMUNISM, MOVEMENT, _communism, _communism_choose, _communism_ready)
use(COMMUNISM, INTERRUPT, _communism, _communism_choose, _communism_ready)

ECOLOGY = _ability("ecology")
says(
    ECOLOGY,
    "Change an empty square that is no mountain into another terrain, but not into mountain, for the rest of the game.",
)


def _ecology_squares(state: CivilizationState) -> Iterator[int]:
    for at in explored(state):
        if terrain(state, at) != MOUNTAIN and is_empty(state, at):
            yield at


def _ecology_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return any(True for _ in _ecology_squares(state))


def _ecology_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[int, str]]:
    at = yield from pick_square(player, _ecology_squares(state), source)
    kinds = [kind for kind in TERRAINS if kind.id not in (MOUNTAIN, terrain(state, at))]
    kind = yield from ask(TARGET_TERRAIN, player.seat, kinds, source)
    return (at, kind.id)


def _ecology(state: CivilizationState, player: Player, source: Source, choice: tuple[int, str]) -> None:
    at, kind = choice
    if is_empty(state, at):
        change_terrain(state, at, kind)
        state.say("terrain", source, square=SPOTS[at], terrain=TERRAIN[kind])


use(ECOLOGY, START_OF_TURN, _ecology, _ecology_choose, _ecology_ready)

EDUCATION = _ability("education")
says(EDUCATION, "Learn a tech of your choice.")


def _education_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(learnable(player))


def _education_choose(state: CivilizationState, player: Player, source: Source) -> Flow[Tech]:
    return (yield from pick_tech(player, learnable(player), source))


def _education(state: CivilizationState, player: Player, source: Source, tech: Tech) -> Flow[None]:
    yield from learn(state, player, tech, cause=source)


use(EDUCATION, CITY_MANAGEMENT, _education, _education_choose, _education_ready)

STEAM_POWER = _ability("steam_power")
says(
    STEAM_POWER,
    "Move all of your figures of one square to any one explored water square; they may not move again this turn.",
)


def _harbours(state: CivilizationState, player: Player, origin: int) -> list[int]:
    """Rules 14.60: where the figures of a square may be shipped to."""
    count = len(figures_at(state, player, origin))
    return [
        at
        for at in explored(state)
        if at != origin
        and is_water(state, at)
        and not isinstance(state.markers[at], Relic)
        and may_be_sent(state, player, at, count)
    ]


def _piers(state: CivilizationState, player: Player) -> list[int]:
    return [at for at in figure_squares(player) if at not in state.held and _harbours(state, player, at)]


def _steam_power_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_piers(state, player))


def _steam_power_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[int, int]]:
    origin = yield from pick_square(player, _piers(state, player), source)
    return (origin, (yield from pick_square(player, _harbours(state, player, origin), source)))


def _steam_power(state: CivilizationState, player: Player, source: Source, choice: tuple[int, int]) -> None:
    origin, at = choice
    figures = figures_at(state, player, origin)
    if at in _harbours(state, player, origin):
        for figure in figures:
            put(state, player, figure, at)
            bar(player, figure)
        state.say("sent", source, player=player.seat, origin=SPOTS[origin], square=SPOTS[at])


use(STEAM_POWER, CITY_MANAGEMENT, _steam_power, _steam_power_choose, _steam_power_ready)

REACTOR = _ability("atomic_theory", 0)
says(REACTOR, "Each of your cities may take one extra city action this turn.")


def _reactor(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    for city in state.cities_of(player.seat):
        city.extra += 1


use(REACTOR, CITY_MANAGEMENT, _reactor)

BOMB = _ability("atomic_theory", 1)
says(
    BOMB,
    "Choose a city that is no capital or metropolis. It is destroyed, with all buildings, wonders, great people and "
    "figures in its centre and outskirts, whoever owns them.",
)


def _small_cities(state: CivilizationState) -> list[City]:
    return [city for city in state.cities if city is not None and not city.is_capital]


def _bomb_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_small_cities(state))


def _bomb_choose(state: CivilizationState, player: Player, source: Source) -> Flow[City]:
    return (yield from pick_city(player, _small_cities(state), source))


def _bomb(state: CivilizationState, player: Player, source: Source, city: City) -> Flow[None]:
    """Rules 14.26: figures of every player die; nobody gains anything."""
    squares = (*city.centres, *city.outskirts)
    yield from raze(state, city)
    for other in state.players:
        for figure, at in enumerate(other.at):
            if at in squares:
                kill(state, other, figure)


use(BOMB, MOVEMENT, _bomb, _bomb_choose, _bomb_ready)
