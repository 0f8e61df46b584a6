"""Rules 6.4 and 9: rolling dice for figures, and adding tools to the roll."""

from __future__ import annotations

from civitas.games.stone_age.options import ONCE_CHOICES, TOOL, Extra
from civitas.games.stone_age.pieces import TOOL_VALUES
from civitas.games.stone_age.state import Player, StoneAgeState
from civitas.kernel.decisions import Decision, Flow


def roll(state: StoneAgeState, player: Player, count: int, divisor: int, cause: object) -> Flow[int]:
    """Rules 6.4: roll so many dice, add tools after seeing them; gives how often the divisor is reached."""
    die = state.chance.die
    dice = tuple([die() for _ in range(count)])
    total = sum(dice)
    state.dice = dice
    if state.log is not None:
        state.log.say("roll", seat=player.seat, dice=dice, place=cause, total=total, cause=cause)
    if player.tools.unused or player.kept:
        total += yield from add_tools(state, player, cause)
    state.dice = ()
    return total // divisor


def add_tools(state: StoneAgeState, player: Player, cause: object) -> Flow[int]:
    """Rules 9.3, 9.5: add unused tiles and one-use tools, each with its full value, until the player is done.

    They are asked one by one in a fixed order, so that each set of tools can be chosen in one way only.
    """
    least = 0
    least_once = 0
    added = 0
    while True:
        if not player.kept:
            options: tuple[Extra | None, ...] = player.tools.asked[least]
        else:
            options = (*player.tools.choices[least], *one_use_choices(player, least_once), None)
        if len(options) == 1:
            break
        decision = Decision(player.seat, TOOL, options, cause)
        yield decision
        extra: Extra | None = decision.answer
        if extra is None:
            break
        if extra.once:
            least = TOOL_VALUES + 1
            least_once = extra.value + 1
            use_once(player, extra.value)
        else:
            least = extra.value
            player.tools = player.tools.spent[extra.value]
        added += extra.value
        state.added = (*state.added, extra.value)
    if added and state.log is not None:
        message = "add" if len(state.added) == 1 else "add_several"
        state.log.say(message, seat=player.seat, tools=state.added, total=sum(state.dice) + added, cause=cause)
    state.added = ()
    return added


def one_use_choices(player: Player, least: int) -> list[Extra]:
    """The face-up one-use tools from that value on, in the order of their values."""
    values = [card.amount for card in player.kept if card.upper == "one_use_tool"]
    return [extra for extra in ONCE_CHOICES if extra.value >= least and extra.value in values]


def use_once(player: Player, value: int) -> None:
    """Rules 7.3.9: a used one-use tool goes face down to the other cards."""
    card = next(card for card in player.kept if card.upper == "one_use_tool" and card.amount == value)
    player.kept.remove(card)
    player.cards.append(card)
