"""Effects that several cards have; the numbers are the card's own."""

from __future__ import annotations

from civitas.games.civilization.atlas import SPOTS
from civitas.games.civilization.pieces import CONSTANTS, Source
from civitas.games.civilization.rules.goods import gain_culture, gain_trade
from civitas.games.civilization.rules.powers.targets import pick_city
from civitas.games.civilization.state import CivilizationState
from civitas.games.civilization.state_player import City, Player
from civitas.kernel.decisions import Flow


def trade_of(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    """Gain the card's trade."""
    gain_trade(state, player, source.numbers["trade"], source)


def dial_turns(state: CivilizationState, player: Player, source: Source) -> bool:
    """Rules 14.61: trade may be gained while the dial is not at its end."""
    return player.trade < CONSTANTS.trade_dial


def culture_of(state: CivilizationState, player: Player, source: Source, choice: object) -> None:
    """Gain the card's culture."""
    gain_culture(state, player, source.numbers["culture"], source)


def own_city(state: CivilizationState, player: Player, source: Source) -> Flow[City]:
    """Choose one of the own cities."""
    return (yield from pick_city(player, state.cities_of(player.seat), source))


def production_of(state: CivilizationState, player: Player, source: Source, city: City) -> None:
    """Rules 7.2: the card's production, for the chosen city and this turn."""
    city.bonus += source.numbers["production"]
    state.say(
        "production", source, player=player.seat, city=SPOTS[city.centres[0]], amount=source.numbers["production"]
    )


def other_player(state: CivilizationState, player: Player) -> list[int]:
    """The other seats, clockwise."""
    return [other.seat for other in state.others(player.seat)]
