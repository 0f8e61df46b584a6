"""Culture events that change coins, knowledge, policies and governments, help cities, or cancel (rules 9.2).

Whoever plays one fixes all of his choices first; then others may cancel it (4.5). `aims` say at whom an event is aimed.
"""

from __future__ import annotations

from civitas.games.civilization.options import NUMBERS, TARGET_LEVEL, TARGET_TECH, TEACH_BACK
from civitas.games.civilization.pieces import (
    FACTS,
    SHEET,
    TECHS,
    Source,
    Tech,
)
from civitas.games.civilization.pieces_cards import EVENT, EventType
from civitas.games.civilization.rules.culture import switch_policy
from civitas.games.civilization.rules.goods import gain_coin, lose_coin
from civitas.games.civilization.rules.learning import can_force_anarchy, can_learn, force_anarchy, learn, learnable
from civitas.games.civilization.rules.powers.gains import dial_turns, other_player, own_city, production_of, trade_of
from civitas.games.civilization.rules.powers.targets import (
    aims_at_seat,
    may_pick_player,
    pick_city,
    pick_coin,
    pick_mode,
    pick_player,
    pick_tech,
    seats_of,
    willing,
    with_coins,
)
from civitas.games.civilization.rules.powers.texts import says
from civitas.games.civilization.rules.windows import (
    CAN_EVENT,
    CAN_RESOURCE,
    CITY_MANAGEMENT,
    PAYMENT,
    START_OF_TURN,
    cancel,
    is_two_player,
    use,
    value,
)
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import City, Player
from civitas.kernel.decisions import Flow, ask, may

# Gifts are played while paying a cost; what they stand for is data.

says(
    EVENT["a_gift_from_afar"],
    "Play it as one iron, wheat, spy or silk when you pay a cost. Then another player of your choice puts a coin token "
    "on his civilization sheet.",
)
says(EVENT["a_generous_gift"], "Play it as one iron, wheat, spy or silk when you pay a cost.")
says(EVENT["a_princely_gift"], "Play it as one iron, uranium, spy, wheat or silk when you pay a cost.")


def _gift_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    return (yield from pick_player(player, other_player(state, player), source))


def _gift(state: CivilizationState, player: Player, source: Source, seat: int) -> None:
    gain_coin(state, state.players[seat], SHEET, source)


use(EVENT["a_gift_from_afar"], PAYMENT, _gift, _gift_choose, once=False)

# Cancels.

says(
    EVENT["bread_and_circuses"], "Cancel an event that is aimed at you, a figure of yours, or something of your cities."
)
says(EVENT["jousting_tourney"], "Cancel a culture event.")
says(EVENT["primetime_tv"], "Cancel a culture event or a resource ability; what was paid for it is lost.")
cancel(EVENT["bread_and_circuses"], CAN_EVENT, aimed=True)
cancel(EVENT["jousting_tourney"], CAN_EVENT)
cancel(EVENT["primetime_tv"], CAN_EVENT | CAN_RESOURCE)

# A city produces more this turn.

for _event in ("we_love_the_despot_day", "we_love_the_queen_day", "we_love_the_president_day"):
    says(EVENT[_event], "One of your cities produces {production} extra production this turn.")
    use(EVENT[_event], CITY_MANAGEMENT, production_of, own_city, once=False)

# Anarchy.


def _governed(state: CivilizationState, player: Player, event: Source) -> list[int]:
    return [other.seat for other in willing(state, player, event) if can_force_anarchy(state, other)]


def _revolt_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_governed(state, player, source))


def _revolt_choose(state: CivilizationState, player: Player, source: Source) -> Flow[int]:
    return (yield from pick_player(player, _governed(state, player, source), source))


def _revolt(state: CivilizationState, player: Player, source: Source, seat: int) -> None:
    if can_force_anarchy(state, state.players[seat]):
        force_anarchy(state, state.players[seat])


for _event in ("the_citizens_are_revolting_1", "the_citizens_are_revolting_2"):
    says(EVENT[_event], "Choose another player who is neither in Anarchy nor immune to it: he is in Anarchy now.")
    use(EVENT[_event], START_OF_TURN, _revolt, _revolt_choose, _revolt_ready, aims_at_seat, once=False)

# Coin tokens are lost: pairs of seat and place are chosen.


def _poor(state: CivilizationState, player: Player, source: Source, coins: list[tuple[int, int]]) -> None:
    for seat, place in coins:
        lose_coin(state, state.players[seat], place, source)


def _aims_at_owners(state: CivilizationState, player: Player, source: Source, coins: list[tuple[int, int]]) -> int:
    found = 0
    for seat, _ in coins:
        found |= 1 << seat
    return found & ~player.bit


def _coins_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(with_coins(willing(state, player, source)))


def _coins_of(player: Player, victim: Player, count: int, source: Source) -> Flow[list[tuple[int, int]]]:
    """So many coin tokens of one player, or all that he has."""
    places: list[int] = []
    while len(places) < min(count, sum(victim.coins)):
        places.append((yield from pick_coin(player, victim, source, places)))
    return [(victim.seat, place) for place in places]


def _counterfeiters(state: CivilizationState, player: Player, source: Source) -> Flow[list[tuple[int, int]]]:
    seat = yield from pick_player(player, seats_of(with_coins(willing(state, player, source))), source)
    return (yield from _coins_of(player, state.players[seat], source.numbers["coins"], source))


says(EVENT["counterfeiters"], "Another player discards {coins} coin token of your choice.")
use(EVENT["counterfeiters"], START_OF_TURN, _poor, _counterfeiters, _coins_ready, _aims_at_owners, once=False)


def _depression(state: CivilizationState, player: Player, source: Source) -> Flow[list[tuple[int, int]]]:
    """Up to two players, one token each. With two players: one, or two for one of one's own."""
    victims = with_coins(willing(state, player, source))
    each = source.numbers["coins"]
    if is_two_player(state):
        mode = yield from pick_mode(player, ["one", "two"] if any(player.coins) else ["one"], source)
        if mode == "one":
            return (yield from _coins_of(player, victims[0], each, source))
        own = yield from _coins_of(player, player, each, source)
        lost = yield from _coins_of(player, victims[0], source.numbers["coins_of_two"], source)
        return [*own, *lost]
    seat = yield from pick_player(player, seats_of(victims), source)
    chosen = yield from _coins_of(player, state.players[seat], each, source)
    rest = [other for other in seats_of(victims) if other != seat]
    if rest:
        second = yield from may_pick_player(player, rest, source)
        if second >= 0:
            chosen.extend((yield from _coins_of(player, state.players[second], each, source)))
    return chosen


says(
    EVENT["depression"],
    "Up to {players} other players discard {coins} coin token of your choice each. With two players: the opponent "
    "discards {coins}, or you discard {coins} and he {coins_of_two}.",
)
use(EVENT["depression"], START_OF_TURN, _poor, _depression, _coins_ready, _aims_at_owners, once=False)


def _scandalized(state: CivilizationState, player: Player) -> list[Player]:
    """Rules 14.9: every other player with coin tokens, except owners of the United Nations."""
    return [other for other in with_coins(state.others(player.seat)) if not value(state, other, "consent")]


def _bank_scandal_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_scandalized(state, player))


def _bank_scandal(state: CivilizationState, player: Player, source: Source) -> Flow[list[tuple[int, int]]]:
    count = source.numbers["coins_of_two" if is_two_player(state) else "coins"]
    chosen: list[tuple[int, int]] = []
    for victim in _scandalized(state, player):
        chosen.extend((yield from _coins_of(player, victim, count, source)))
    return chosen


says(
    EVENT["bank_scandal"],
    "Every other player discards {coins} coin token of your choice; with two players the opponent discards "
    "{coins_of_two}.",
)
use(EVENT["bank_scandal"], START_OF_TURN, _poor, _bank_scandal, _bank_scandal_ready, _aims_at_owners, once=False)

# Knowledge is exchanged (rules 3.4, 14.46).


def _lessons(player: Player, teacher: Player, source: EventType) -> list[Tech]:
    """The techs of the card's levels that one player could learn from another."""
    return learnable(player, source.tech_levels, teacher.known)


def _may_exchange(player: Player, other: Player, source: EventType) -> bool:
    """Whether one of the two could learn from the other."""
    levels = source.tech_levels
    return can_learn(player, levels, other.known) or can_learn(other, levels, player.known)


def _unlearned(opponent: Player, level: int) -> list[Tech]:
    return [tech for tech in TECHS if tech.level == level and not tech.shared and not opponent.known >> tech.index & 1]


def _exchange_levels(player: Player, opponent: Player, source: EventType) -> list[int]:
    """With two players: the levels of which cards can be shown, or all if a half is possible anyway."""
    if _may_exchange(player, opponent, source):
        return list(source.tech_levels)
    return [level for level in source.tech_levels if _unlearned(opponent, level)]


def _partners(state: CivilizationState, player: Player, source: EventType) -> list[int]:
    if is_two_player(state):
        return [other.seat for other in willing(state, player, source) if _exchange_levels(player, other, source)]
    return [other.seat for other in willing(state, player, source) if _may_exchange(player, other, source)]


def _exchange_ready(state: CivilizationState, player: Player, source: EventType) -> bool:
    return bool(_partners(state, player, source))


def _exchange_choose(state: CivilizationState, player: Player, source: EventType) -> Flow[tuple[int, int, Tech | None]]:
    """The other player; then with two players the level of the cards to be shown, else the tech."""
    seat = yield from pick_player(player, _partners(state, player, source), source)
    partner = state.players[seat]
    if is_two_player(state):
        levels = [NUMBERS[level] for level in _exchange_levels(player, partner, source)]
        level = yield from ask(TARGET_LEVEL, player.seat, levels, source)
        return (seat, level.value, None)
    techs = _lessons(player, partner, source)
    tech = (yield from pick_tech(player, techs, source)) if techs else None
    return (seat, 0, tech)


def _exchange(
    state: CivilizationState, player: Player, source: EventType, choice: tuple[int, int, Tech | None]
) -> Flow[None]:
    seat, level, tech = choice
    partner = state.players[seat]
    shown: list[Tech] = []
    if level:
        shown = _show(state, partner, level, source)
        within = partner.known
        for card in shown:
            within |= 1 << card.index
        techs = learnable(player, source.tech_levels, within)
        tech = yield from may(TARGET_TECH, player.seat, techs, source)
        state.shown = ()
    if tech is not None and tech in learnable(player):
        yield from learn(state, player, tech, cause=source)
    back = [one for one in _lessons(partner, player, source) if one not in shown]
    answer = yield from may(TEACH_BACK, partner.seat, back, source)
    if answer is not None:
        yield from learn(state, partner, answer, cause=source)


def _show(state: CivilizationState, opponent: Player, level: int, source: EventType) -> list[Tech]:
    """Rules 3.4: two random cards of the level that the opponent has not learned."""
    cards = _unlearned(opponent, level)
    state.chance.shuffle(cards)
    shown = sorted(cards[: FACTS.two_players.shown_techs], key=_number)
    state.shown = tuple(shown)
    for card in shown:
        state.say("tech_shown", source, player=opponent.seat, tech=card)
    return shown


def _number(tech: Tech) -> int:
    return tech.index


def _aims_at_partner(
    state: CivilizationState, player: Player, source: EventType, choice: tuple[int, int, Tech | None]
) -> int:
    return 1 << choice[0]


for _event, _levels in (
    ("exchange_of_ideas", "I"),
    ("knowledge_shared", "I or II"),
    ("think_tank", "I, II or III"),
):
    says(
        EVENT[_event],
        f"Choose another player. Learn a tech of level {_levels} that he knows; then he learns one of level "
        f"{_levels} that you know, if he likes. With two players, two cards of a level of your choice that the "
        "opponent has not learned are shown first and count as known by him.",
    )
    use(EVENT[_event], START_OF_TURN, _exchange, _exchange_choose, _exchange_ready, _aims_at_partner, once=False)

# Policies are switched; the same cards move a figure in movement.


def _switch_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(player.policies)


def _switch(state: CivilizationState, player: Player, source: Source, choice: object) -> Flow[None]:
    for _ in range(source.numbers["switches"]):
        if not (yield from switch_policy(state, player, source)):
            return


for _event in ("migrants", "colonists", "immigrants"):
    says(EVENT[_event], "City management: switch up to {switches} of your social policies.")
    use(EVENT[_event], CITY_MANAGEMENT, _switch, ready=_switch_ready, once=False)

# Supply Drop.

SUPPLY_DROP = EVENT["supply_drop"]
says(
    SUPPLY_DROP,
    "Start of turn: gain {trade} trade.",
    "City management: one of your cities other than the capital gets an extra city action.",
)


def _small_cities(state: CivilizationState, player: Player) -> list[City]:
    return [city for city in state.cities_of(player.seat) if not city.is_capital]


def _supply_drop_ready(state: CivilizationState, player: Player, source: Source) -> bool:
    return bool(_small_cities(state, player))


def _supply_drop_choose(state: CivilizationState, player: Player, source: Source) -> Flow[City]:
    return (yield from pick_city(player, _small_cities(state, player), source))


def _supply_drop(state: CivilizationState, player: Player, source: Source, city: City) -> None:
    city.extra += 1


use(SUPPLY_DROP, START_OF_TURN, trade_of, ready=dial_turns, once=False)
use(SUPPLY_DROP, CITY_MANAGEMENT, _supply_drop, _supply_drop_choose, _supply_drop_ready, once=False)
