"""Great generals outside of battles, humanitarians and industrialists: what their cards do (rules 9.5)."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.options import NUMBERS, TARGET_NUMBER
from civitas.games.civilization.pieces import HARBOR, SHEET, Investment, Source
from civitas.games.civilization.pieces_cards import PERSON, Token
from civitas.games.civilization.rules.building import can_build_free, free_building
from civitas.games.civilization.rules.culture import advance
from civitas.games.civilization.rules.figures import (
    armies_at,
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
)
from civitas.games.civilization.rules.numbers import coins
from civitas.games.civilization.rules.placing import unlocked_buildings
from civitas.games.civilization.rules.powers.gains import dial_turns, other_player, trade_of
from civitas.games.civilization.rules.powers.order import AUTOMATIC
from civitas.games.civilization.rules.powers.targets import (
    figure_squares,
    pick_coin,
    pick_player,
    pick_square,
)
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.sweep import settle
from civitas.games.civilization.rules.windows import (
    ANY_TIME,
    BUILT_WONDER,
    CITY_MANAGEMENT,
    INVESTED,
    MOVEMENT,
    PHASE_START,
    START_OF_TURN,
    trigger,
    use,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import Player
from civitas.kernel.decisions import Flow, ask

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
    "Start of turn: you may give {coins} of your coin tokens to an opponent's civilization sheet, and advance {steps} "
    "space on the culture track for free.",
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
        # Rules 16.1: the coin may win for the opponent before the step is taken.
        yield from settle(state)
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
