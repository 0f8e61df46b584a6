"""Great persons: what their cards do (rules 9.5), while an unblockaded token of their kind is on the map."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import CM_EXTRA, NUMBERS, TARGET_EVENT, TARGET_NUMBER
from civitas.games.civilization.pieces import (
    AIRCRAFT,
    HARBOR,
    PERSON,
    SHEET,
    Building,
    EventType,
    Investment,
    Source,
    Tech,
    Token,
)
from civitas.games.civilization.rules.building import can_build_free, free_building
from civitas.games.civilization.rules.culture import advance
from civitas.games.civilization.rules.decks import (
    card_of,
    discard_event,
    event_types,
    gain_event,
    gain_unit,
    has_events,
    has_units,
)
from civitas.games.civilization.rules.figures import (
    armies_at,
    bar,
    figures_at,
    in_supply,
    may_be_sent,
    put,
    room,
    scouts_at,
)
from civitas.games.civilization.rules.goods import (
    gain_coin,
    gain_culture,
    gain_trade,
    lose_coin,
    pay_culture,
    pay_trade,
)
from civitas.games.civilization.rules.ground import explored, is_empty
from civitas.games.civilization.rules.learning import known_to_others, lacking, learn, learnable
from civitas.games.civilization.rules.management import devote
from civitas.games.civilization.rules.numbers import coins, culture_hand, section_level
from civitas.games.civilization.rules.placing import unlocked_buildings
from civitas.games.civilization.rules.powers.gains import dial_turns, other_player, own_city, trade_of
from civitas.games.civilization.rules.powers.order import AUTOMATIC
from civitas.games.civilization.rules.powers.targets import (
    figure_squares,
    pick_coin,
    pick_learned,
    pick_mode,
    pick_player,
    pick_square,
)
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.reacting import find, perform, usable
from civitas.games.civilization.rules.windows import (
    ANY_TIME,
    ARTS_DECLARATION,
    BUILT_WONDER,
    CAN_ACTION,
    CAN_EVENT,
    CAN_RESOURCE,
    CITY_MANAGEMENT,
    DECLARATION,
    DEVOTED,
    INVESTED,
    LEARNED,
    MOVEMENT,
    PAYMENT,
    PHASE_START,
    RESEARCH_COMMIT,
    START_OF_TURN,
    WONDER_DECLARATION,
    cancel,
    trigger,
    use,
)
from civitas.games.civilization.state import City, CivilizationState, Player
from civitas.kernel.decisions import Flow, ask, may

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
    "Discard any number of your culture events, then draw from the deck of your marker's track section until "
    "your hand is "
    "at its limit.",
)


def _frida_kahlo_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(player.hand) or (culture_hand(state, player) > 0 and has_events(state, section_level(player.track)))


def _frida_kahlo_choose(state: CivilizationState, player: Player, source: Source) -> Flow[list[EventType]]:
    """Type by type in the order of the types, a type once for each copy."""
    chosen: list[EventType] = []
    while True:
        last = chosen[-1].index if chosen else 0
        held = [card.type for card in player.hand]
        rest = [kind for kind in event_types(player) if kind.index >= last and held.count(kind) > chosen.count(kind)]
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
    "As your capital's city action, all your cities devote themselves to the arts. It can't be cancelled, and "
    "your other "
    "cities keep their actions.",
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
    "nothing "
    "and is no step. The last space can't be jumped.",
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

# Generals that fight stand in `generals`.

HANNIBAL = PERSON["hannibal"]
says(HANNIBAL, "Move some or all of your figures from one square to another one that already holds a figure of yours.")


def _camps(state: CivilizationState, player: Player, origin: int) -> list[int]:
    """The other squares with own figures where at least one more may be put."""
    return [
        at
        for at in figure_squares(player)
        if at != origin and may_be_sent(state, player, at) and room(state, player, at) > 0
    ]


def _marches(state: CivilizationState, player: Player) -> list[int]:
    return [at for at in figure_squares(player) if at not in state.held and _camps(state, player, at)]


def _hannibal_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_marches(state, player))


def _hannibal_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[int, int, int, int]]:
    """From where, to where, how many armies and how many scouts."""
    origin = yield from pick_square(player, _marches(state, player), source)
    at = yield from pick_square(player, _camps(state, player, origin), source)
    space = room(state, player, at)
    armies, scouts = armies_at(state, player, origin), scouts_at(state, player, origin)
    most = min(armies, space)
    least = 0 if scouts else 1
    first = yield from ask(TARGET_NUMBER, player.seat, NUMBERS[least : most + 1], source)
    rest = min(scouts, space - first.value)
    fewest = 0 if first.value else 1
    second = yield from ask(TARGET_NUMBER, player.seat, NUMBERS[fewest : rest + 1], source)
    return (origin, at, first.value, second.value)


def _hannibal(state: CivilizationState, player: Player, source: Source, choice: tuple[int, int, int, int]) -> None:
    origin, at, armies, scouts = choice
    figures = figures_at(state, player, origin)
    marching = [figure for figure in figures if figure < player.armies][:armies]
    marching.extend([figure for figure in figures if figure >= player.armies][:scouts])
    for figure in marching:
        put(state, player, figure, at)
    state.say("sent", source, player=player.seat, origin=SPOTS[origin], square=SPOTS[at])


use(HANNIBAL, CITY_MANAGEMENT, _hannibal, _hannibal_choose, _hannibal_ready)

KHALID_IBN_AL_WALID = PERSON["khalid_ibn_al_walid"]
says(KHALID_IBN_AL_WALID, "At the beginning of a phase: you become the first player.")


def _khalid_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return state.first != player.seat


def _khalid_ibn_al_walid(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    state.first = player.seat
    state.say("first", source, player=player.seat)


use(KHALID_IBN_AL_WALID, PHASE_START, _khalid_ibn_al_walid, ready=_khalid_ready)

# Humanitarians.

says(PERSON["dr_martin_luther_king"], "Your city actions can't be cancelled, and you are immune to anarchy.")
says(PERSON["susan_b_anthony"], "Each of your cities produces {city_production} extra production.")

JACQUES_COUSTEAU = PERSON["jacques_cousteau"]
says(
    JACQUES_COUSTEAU, "Start of turn: place up to {buildings} harbors in your cities for free, even without Navigation."
)


def _jacques_cousteau_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return can_build_free(state, player, (HARBOR,))


def _jacques_cousteau(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    for _ in range(source.numbers["buildings"]):
        if not (yield from free_building(state, player, source, (HARBOR,))):
            return


use(JACQUES_COUSTEAU, START_OF_TURN, _jacques_cousteau, ready=_jacques_cousteau_ready)

JIM_HENSON = PERSON["jim_henson"]
says(
    JIM_HENSON,
    "Put a counter on this card for each wonder that you build.",
    "Start of turn: gain {culture} culture and {trade} trade for each counter.",
)


def _jim_henson_built(state: CivilizationState, player: Player, source: Source, seat: int, wonder: Source) -> None:
    if seat == player.seat:
        player.counters += 1


def _jim_henson_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return player.counters > 0


def _jim_henson(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    gain_culture(state, player, source.numbers["culture"] * player.counters, source)
    gain_trade(state, player, source.numbers["trade"] * player.counters, source)


trigger(JIM_HENSON, BUILT_WONDER, _jim_henson_built)
use(JIM_HENSON, START_OF_TURN, _jim_henson, ready=_jim_henson_ready, automatic=AUTOMATIC[JIM_HENSON])

MOTHER_TERESA = PERSON["mother_teresa"]
says(
    MOTHER_TERESA,
    "Start of turn: you may give {coins} of your coin tokens to an opponent's civilization sheet, and advance "
    "{steps} space "
    "on the culture track for free.",
)


def _mother_teresa_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return any(player.coins)


def _mother_teresa_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[int, int]]:
    place = yield from pick_coin(player, player, source)
    return (place, (yield from pick_player(player, other_player(state, player), source)))


def _mother_teresa(state: CivilizationState, player: Player, source: Source, choice: tuple[int, int]) -> Flow[None]:
    place, seat = choice
    if lose_coin(state, player, place, source):
        gain_coin(state, state.players[seat], SHEET, source)
        yield from advance(state, player, source.numbers["steps"], source)


use(MOTHER_TERESA, START_OF_TURN, _mother_teresa, _mother_teresa_choose, _mother_teresa_ready)

ST_FRANCIS_OF_ASSISI = PERSON["st_francis_of_assisi"]
says(ST_FRANCIS_OF_ASSISI, "Gain {culture} culture for each of your armies that is not on the map.")


def _st_francis_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return in_supply(player, True) > 0


def _st_francis_of_assisi(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    gain_culture(state, player, source.numbers["culture"] * in_supply(player, True), source)


use(ST_FRANCIS_OF_ASSISI, CITY_MANAGEMENT, _st_francis_of_assisi, ready=_st_francis_ready)

# Industrialists.

A_P_GIANNINI = PERSON["a_p_giannini"]
says(A_P_GIANNINI, "Each of your investments also gives you one unlocked building for free.")


def _a_p_giannini(state: CivilizationState, player: Player, source: Source, seat: int, card: Investment) -> Flow[None]:
    if seat == player.seat:
        yield from free_building(state, player, source, unlocked_buildings(state, player))


trigger(A_P_GIANNINI, INVESTED, _a_p_giannini)

says(PERSON["adam_smith"], "Counts as {coins} coin.")


def _coin_groups(state: CivilizationState, player: Player, source: Source) -> int:
    return coins(state, player) // source.numbers["coins_per"]


def _coin_groups_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return _coin_groups(state, player, source) > 0


ANDREW_CARNEGIE = PERSON["andrew_carnegie"]
says(ANDREW_CARNEGIE, "Advance {steps} space on the culture track for free for every {coins_per} coins that you have.")


def _andrew_carnegie(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    yield from advance(state, player, source.numbers["steps"] * _coin_groups(state, player, source), source)


use(ANDREW_CARNEGIE, CITY_MANAGEMENT, _andrew_carnegie, ready=_coin_groups_ready)

LORENZO_DE_MEDICI = PERSON["lorenzo_de_medici"]
says(LORENZO_DE_MEDICI, "Start of turn: gain {culture} culture for every {coins_per} coins that you have.")


def _lorenzo_de_medici(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    gain_culture(state, player, source.numbers["culture"] * _coin_groups(state, player, source), source)


use(
    LORENZO_DE_MEDICI,
    START_OF_TURN,
    _lorenzo_de_medici,
    ready=_coin_groups_ready,
    automatic=AUTOMATIC[LORENZO_DE_MEDICI],
)

CAPTAIN_JAMES_COOK = PERSON["captain_james_cook"]
says(CAPTAIN_JAMES_COOK, "In your movement: your travel speed counts {factor} times for the rest of this turn.")


def _captain_james_cook(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    player.doubled = source.numbers["factor"]


use(CAPTAIN_JAMES_COOK, MOVEMENT, _captain_james_cook)

MARCO_POLO = PERSON["marco_polo"]
says(MARCO_POLO, "At any time: gain {trade} trade; the dial stops at its end.")


use(MARCO_POLO, ANY_TIME, trade_of, ready=dial_turns)

ZHENG_HE = PERSON["zheng_he"]
says(
    ZHENG_HE,
    "At any time: look at the faces of all hut and village tokens, those on the map and those that opponents keep.",
)


def _unseen(state: CivilizationState, player: Player) -> list[Token]:
    held = [token for other in state.others(player.seat) for token in other.tokens]
    lying = [marker for marker in state.markers if isinstance(marker, Token)]
    return [token for token in (*lying, *held) if not state.seen[token.key] & player.bit]


def _zheng_he_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_unseen(state, player))


def _zheng_he(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    for token in _unseen(state, player):
        state.seen[token.key] |= player.bit


use(ZHENG_HE, ANY_TIME, _zheng_he, ready=_zheng_he_ready)

# Scientists.

ALAN_TURING = PERSON["alan_turing"]
says(
    ALAN_TURING,
    "Start of turn: gain {culture} culture and {trade} trade for every {armies_per} of your armies in the supply.",
)


def _pairs(player: Player, source: Source) -> int:
    return in_supply(player, True) // source.numbers["armies_per"]


def _alan_turing_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return _pairs(player, source) > 0


def _alan_turing(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    pairs = _pairs(player, source)
    gain_culture(state, player, source.numbers["culture"] * pairs, source)
    gain_trade(state, player, source.numbers["trade"] * pairs, source)


use(ALAN_TURING, START_OF_TURN, _alan_turing, ready=_alan_turing_ready, automatic=AUTOMATIC[ALAN_TURING])

ALBERT_EINSTEIN = PERSON["albert_einstein"]
says(
    ALBERT_EINSTEIN,
    "Spend any amount of trade to gain as much culture, or any amount of culture to gain as much trade.",
)


def _albert_einstein_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return player.trade > 0 or player.culture > 0


def _albert_einstein_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[str, int]]:
    """What is spent, and how much of it."""
    mode = yield from pick_mode(player, ["trade"] * bool(player.trade) + ["culture"] * bool(player.culture), source)
    most = min(player.trade if mode == "trade" else player.culture, len(NUMBERS) - 1)
    amount = yield from ask(TARGET_NUMBER, player.seat, NUMBERS[1 : most + 1], source)
    return (mode, amount.value)


def _albert_einstein(state: CivilizationState, player: Player, source: Source, choice: tuple[str, int]) -> None:
    mode, amount = choice
    if mode == "trade":
        pay_trade(state, player, amount)
        gain_culture(state, player, amount, source)
    else:
        pay_culture(state, player, amount)
        gain_trade(state, player, amount, source)


use(ALBERT_EINSTEIN, CITY_MANAGEMENT, _albert_einstein, _albert_einstein_choose, _albert_einstein_ready)

says(
    PERSON["charles_darwin"],
    "Once a turn, an arts action of one of your cities may give its whole yield as trade instead of culture.",
)
use(PERSON["charles_darwin"], ARTS_DECLARATION)

GALILEO_GALILEI = PERSON["galileo_galilei"]
says(
    GALILEO_GALILEI,
    "Move all of your figures of one square at the outer edge of the map to another, empty one; they may not "
    "move again "
    "this turn.",
)


def _shores(state: CivilizationState, player: Player, origin: int) -> list[int]:
    """Rules 14.60: empty squares of the outer edge where the figures of a square may rest."""
    count = len(figures_at(state, player, origin))
    return [
        at
        for at in explored(state)
        if at in state.layout.edge and is_empty(state, at) and may_be_sent(state, player, at, count)
    ]


def _edges(state: CivilizationState, player: Player) -> list[int]:
    return [
        at
        for at in figure_squares(player)
        if at in state.layout.edge and at not in state.held and _shores(state, player, at)
    ]


def _galileo_galilei_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_edges(state, player))


def _galileo_galilei_choose(state: CivilizationState, player: Player, source: Source) -> Flow[tuple[int, int]]:
    origin = yield from pick_square(player, _edges(state, player), source)
    return (origin, (yield from pick_square(player, _shores(state, player, origin), source)))


def _galileo_galilei(state: CivilizationState, player: Player, source: Source, choice: tuple[int, int]) -> None:
    origin, at = choice
    for figure in figures_at(state, player, origin):
        put(state, player, figure, at)
        bar(player, figure)
    state.say("sent", source, player=player.seat, origin=SPOTS[origin], square=SPOTS[at])


use(GALILEO_GALILEI, CITY_MANAGEMENT, _galileo_galilei, _galileo_galilei_choose, _galileo_galilei_ready)

says(PERSON["louis_pasteur"], "Stacking limit +{stacking}.")
says(PERSON["marie_curie"], "When you would spend a uranium, spend any other resource instead.")
use(PERSON["marie_curie"], PAYMENT)
says(
    PERSON["sir_isaac_newton"],
    "Before you research, lay this card as a blank into a legal place of rows I to IV of your pyramid, for good.",
)
use(PERSON["sir_isaac_newton"], RESEARCH_COMMIT)
