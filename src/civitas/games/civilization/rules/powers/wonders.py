"""Wonders: what each does for its owner while it is not obsolete and not blockaded (rules 6.5, 7.7, 7.8)."""

from __future__ import annotations

from civitas.games.civilization.options import ARMY, FREE_ITEM, NUMBERS, SCOUT, TARGET_LEVEL
from civitas.games.civilization.pieces import CANAL, WALLS, WONDER, Investment, Source, Tech, Wonder
from civitas.games.civilization.pieces_cards import EVENT_LEVELS
from civitas.games.civilization.rules.building import build_figure, can_build_free, free_building
from civitas.games.civilization.rules.culture import advance
from civitas.games.civilization.rules.decks import gain_event, has_events
from civitas.games.civilization.rules.figures import in_supply, may_stand
from civitas.games.civilization.rules.goods import gain_coin, in_market, take_resource
from civitas.games.civilization.rules.learning import known_to_others, learn, learnable
from civitas.games.civilization.rules.placing import put_building, unlocked_buildings, wonder_square
from civitas.games.civilization.rules.powers.gains import culture_of, dial_turns, trade_of
from civitas.games.civilization.rules.powers.order import AUTOMATIC
from civitas.games.civilization.rules.powers.targets import pick_city, pick_learned, pick_resource
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import INVESTED, START_OF_TURN, mark, trigger, use
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import City, Player
from civitas.kernel.decisions import Flow, ask
from civitas.kit.pieces import Option

says(WONDER["chichen_itza"], "Each of your cities produces {city_production} extra production.")
says(
    WONDER["the_great_lighthouse"],
    "Each water square without building and figure in the outskirts of your cities gives {water_trade} extra trade.",
)
says(WONDER["the_oracle"], "In your battles you see the opponent's battle hand.")
says(
    WONDER["the_pyramids"],
    "All governments are unlocked for you, and you are immune to anarchy. If this wonder is lost or becomes obsolete "
    "while you use a government that you have not unlocked otherwise, change at once to one that you have.",
)
says(WONDER["statue_of_zeus"], "+{combat_bonus} combat bonus.")
says(
    WONDER["angkor_wat"],
    "Once a turn, a city that harvests takes {harvests} resource more; both may come from the same square.",
)
says(
    WONDER["brandenburg_gate"],
    "Enemy figures may not end their movement in the outskirts of your cities; those that stand there must leave in "
    "their owner's next movement if they can.",
)
says(WONDER["himeji_samurai_castle"], "All your units have +{strength} strength.")
says(WONDER["leonardos_workshop"], "No unit costs you more than {unit_price_cap} production, aircraft included.")
says(
    WONDER["notre_dame"],
    "When you research: if your dial holds the tech's cost and {second_tech} trade more, you may add a second tech of "
    "no higher level.",
)
says(WONDER["porcelain_tower"], "Every tech needs {tech_discount} trade less to research.")
says(WONDER["the_internet"], "Each of your techs with coin slots can hold {coin_slots} more coin tokens.")
says(WONDER["the_kremlin"], "Once a turn you may pay {spy_price} resources of any kind instead of a spy.")
says(WONDER["the_pentagon"], "Your units can't be trumped: where an enemy would trump you, wounds are dealt at once.")
says(
    WONDER["united_nations"],
    "Culture events of other players can't be aimed at you, your figures, cities, squares or coins unless you allow "
    "it.",
)

# Pure gains.

COLOSSUS = WONDER["the_colossus"]
says(COLOSSUS, "Start of turn: gain {trade} trade.")
use(COLOSSUS, START_OF_TURN, trade_of, ready=dial_turns, automatic=AUTOMATIC[COLOSSUS])

for _wonder in (WONDER["stonehenge"], WONDER["the_louvre"]):
    says(_wonder, "Start of turn: gain {culture} culture.")
    use(_wonder, START_OF_TURN, culture_of, automatic=AUTOMATIC[_wonder])

BIG_BEN = WONDER["big_ben"]
says(BIG_BEN, "Start of turn: take {resources} of each resource that the market has.")


def _big_ben_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(in_market(state))


def _big_ben(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    for resource in in_market(state):
        take_resource(state, player, resource, source)


use(BIG_BEN, START_OF_TURN, _big_ben, ready=_big_ben_ready, automatic=AUTOMATIC[BIG_BEN])

PANAMA_CANAL = WONDER["panama_canal"]
says(PANAMA_CANAL, "Start of turn: put {coins} coin token on this card, without limit.")


def _panama_canal(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    gain_coin(state, player, CANAL, source)


use(PANAMA_CANAL, START_OF_TURN, _panama_canal, automatic=AUTOMATIC[PANAMA_CANAL])

SYDNEY_OPERA_HOUSE = WONDER["sydney_opera_house"]
says(SYDNEY_OPERA_HOUSE, "Start of turn: advance {steps} space on the culture track for free.")


def _sydney_opera_house(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    yield from advance(state, player, source.numbers["steps"], source)


use(SYDNEY_OPERA_HOUSE, START_OF_TURN, _sydney_opera_house, automatic=AUTOMATIC[SYDNEY_OPERA_HOUSE])

# Gains with a choice.

GREAT_WALL = WONDER["the_great_wall"]
says(
    GREAT_WALL,
    "Who beats you in a battle gets {loot_lost} loot less.",
    "Start of turn: one of your cities without walls gets walls for free, even without Masonry.",
)


def _unwalled(state: CivilizationState, player: Player) -> list[City]:
    return [city for city in state.cities_of(player.seat) if not city.walls]


def _great_wall_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_unwalled(state, player))


def _great_wall_choose(state: CivilizationState, player: Player, source: Source) -> Flow[City]:
    return (yield from pick_city(player, _unwalled(state, player), source))


def _great_wall(state: CivilizationState, player: Player, source: Source, city: City) -> None:
    put_building(state, player, WALLS, city.centres[0])


use(GREAT_WALL, START_OF_TURN, _great_wall, _great_wall_choose, _great_wall_ready)

HANGING_GARDENS = WONDER["the_hanging_gardens"]
says(HANGING_GARDENS, "Start of turn: build an army or a scout for free on the square of this wonder.")


def _hanging_gardens_figures(state: CivilizationState, player: Player, source: Wonder) -> list[Option]:
    if not may_stand(state, player, wonder_square(state, source)):
        return []
    return [figure for figure in (ARMY, SCOUT) if in_supply(player, figure is ARMY)]


def _hanging_gardens_ready(state: CivilizationState, player: Player, source: Wonder) -> bool:
    return bool(_hanging_gardens_figures(state, player, source))


def _hanging_gardens_choose(state: CivilizationState, player: Player, source: Wonder) -> Flow[Option]:
    figure: Option = yield from ask(FREE_ITEM, player.seat, _hanging_gardens_figures(state, player, source), source)
    return figure


def _hanging_gardens(state: CivilizationState, player: Player, source: Wonder, figure: Option) -> Flow[None]:
    yield from build_figure(state, player, figure is ARMY, wonder_square(state, source), source)


use(HANGING_GARDENS, START_OF_TURN, _hanging_gardens, _hanging_gardens_choose, _hanging_gardens_ready)

MACHU_PICHU = WONDER["machu_pichu"]
says(MACHU_PICHU, "The first coin that you invest in a turn also brings you {resources} resource of the market.")
_FIRST_COIN = mark(MACHU_PICHU)


def _machu_pichu(
    state: CivilizationState, player: Player, source: Source, seat: int, investment: Investment
) -> Flow[None]:
    if seat != player.seat or player.used & _FIRST_COIN:
        return
    player.used |= _FIRST_COIN
    if in_market(state):
        resource = yield from pick_resource(player, in_market(state), source)
        take_resource(state, player, resource, source)


trigger(MACHU_PICHU, INVESTED, _machu_pichu)

TAJ_MAHAL = WONDER["taj_mahal"]
says(TAJ_MAHAL, "Start of turn: build one unlocked building for free in any of your cities.")


def _taj_mahal_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return can_build_free(state, player, unlocked_buildings(state, player))


def _taj_mahal(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    yield from free_building(state, player, source, unlocked_buildings(state, player))


use(TAJ_MAHAL, START_OF_TURN, _taj_mahal, ready=_taj_mahal_ready)

CRISTO_REDENTOR = WONDER["cristo_redentor"]
says(
    CRISTO_REDENTOR,
    "Culture hand +{culture_hand}.",
    "Start of turn: draw {draws} culture events from a deck of your choice.",
)


def _levels(state: CivilizationState) -> list[int]:
    return [level for level in range(1, EVENT_LEVELS + 1) if has_events(state, level)]


def _cristo_redentor_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_levels(state))


def _cristo_redentor_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    answer = yield from ask(TARGET_LEVEL, player.seat, [NUMBERS[level] for level in _levels(state)], source)
    return answer.value


def _cristo_redentor(state: CivilizationState, player: Player, source: Source, level: int) -> Flow[None]:
    for _ in range(source.numbers["draws"]):
        yield from gain_event(state, player, level, source)
        yield from settle(state)


use(CRISTO_REDENTOR, START_OF_TURN, _cristo_redentor, _cristo_redentor_choose, _cristo_redentor_ready)

STATUE_OF_LIBERTY = WONDER["statue_of_liberty"]
says(STATUE_OF_LIBERTY, "Start of turn: learn a tech that another player knows. You may still research this turn.")


def foreign_techs(state: CivilizationState, player: Player) -> list[Tech]:
    """The techs that another player knows and this one could learn."""
    return learnable(player, within=known_to_others(state, player))


def foreign_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    """Whether there is such a tech."""
    return bool(foreign_techs(state, player))


def foreign_choose(state: CivilizationState, player: Player, source: Source) -> Flow[Tech]:
    """Choose such a tech."""
    return (yield from pick_learned(player, foreign_techs(state, player), source))


def learn_chosen(state: CivilizationState, player: Player, source: Source, tech: Tech) -> Flow[None]:
    """Learn the tech that was chosen."""
    yield from learn(state, player, tech, cause=source)


use(STATUE_OF_LIBERTY, START_OF_TURN, learn_chosen, foreign_choose, foreign_ready)
