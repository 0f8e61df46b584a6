"""Age 10: Information."""

from __future__ import annotations

from civitas.games.innovation.icons import CLOCK, CROWN, FACTORY, HEX, LEAF, LIGHTBULB
from civitas.games.innovation.pieces import BLUE, GREEN, PURPLE, RED, UP, YELLOW, card
from civitas.games.innovation.rules.achieving import total_achievements, win, win_alone
from civitas.games.innovation.rules.choices import confirm, every, may_one, one, pick, pick_top
from civitas.games.innovation.rules.dogma import execute_alone, meld_and_execute
from civitas.games.innovation.rules.effects import demand, draw_effect, share, splay_effect
from civitas.games.innovation.rules.looking import different_values, others
from civitas.games.innovation.rules.verbs import draw_and, draw_and_many, draw_many, meld, return_, score, transfer
from civitas.games.innovation.state import InnovationState, Player
from civitas.kernel.decisions import Flow

AI = card("A.I.", 10, PURPLE, LIGHTBULB, LIGHTBULB, CLOCK, HEX, LIGHTBULB)
draw_effect(AI, 10, score)


@share(AI, "If Robotics and Software are both top cards, on any boards, the single player with the lowest score wins.")
def ai_2(state: InnovationState, me: Player) -> None:
    tops = [card for player in state.players for card in player.tops()]
    if ROBOTICS in tops and SOFTWARE in tops:
        win_alone(state, [-player.points for player in state.players])


BIOENGINEERING = card("Bioengineering", 10, BLUE, LIGHTBULB, CLOCK, CLOCK, HEX, CLOCK)


@share(BIOENGINEERING, "Transfer a top card with a leaf from any other player's board to your score pile.")
def bioengineering(state: InnovationState, me: Player) -> Flow[None]:
    picked = yield from pick_top(state, me, others(state, me), "transfer", LEAF)
    if picked:
        owner, card = picked
        transfer(state, card, owner.piles, me.score)


@share(
    BIOENGINEERING,
    "If any player's board shows fewer than three leaves, the single player with the most leaves wins.",
)
def bioengineering_2(state: InnovationState, me: Player) -> None:
    leaves = [player.count(LEAF) for player in state.players]
    if min(leaves) < 3:
        win_alone(state, leaves)


DATABASES = card("Databases", 10, GREEN, HEX, CLOCK, CLOCK, CLOCK, CLOCK)


@demand(DATABASES, "I demand you return half of the cards in your score pile, rounded up.")
def databases(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from every(state, you, return_, you.score, number=(len(you.score.cards) + 1) // 2)


GLOBALIZATION = card("Globalization", 10, YELLOW, HEX, FACTORY, FACTORY, FACTORY, FACTORY)


@demand(GLOBALIZATION, "I demand you return a top card with a leaf from your board.")
def globalization(state: InnovationState, me: Player, you: Player) -> Flow[None]:
    yield from one(state, you, return_, you.piles, you.tops(LEAF))


@share(
    GLOBALIZATION,
    "Draw and score a 6. If no player's board shows more leaves than factories, the single player with the highest "
    "score wins.",
)
def globalization_2(state: InnovationState, me: Player) -> None:
    draw_and(state, me, score, 6)
    if all(player.count(LEAF) <= player.count(FACTORY) for player in state.players):
        win_alone(state, [player.points for player in state.players])


MINIATURIZATION = card("Miniaturization", 10, RED, HEX, LIGHTBULB, CLOCK, LIGHTBULB, LIGHTBULB)


@share(
    MINIATURIZATION,
    "You may return a card from your hand. If you returned a 10, draw a 10 for every different value in your score "
    "pile.",
)
def miniaturization(state: InnovationState, me: Player) -> Flow[None]:
    card = yield from may_one(state, me, return_, me.hand)
    if card and card.age == 10:
        draw_many(state, me, 10, different_values(me.score.cards))


ROBOTICS = card("Robotics", 10, RED, HEX, FACTORY, CLOCK, FACTORY, FACTORY)


@share(
    ROBOTICS,
    "Score your top green card. Draw and meld a 10, then execute its effects that are not demands, for yourself alone.",
)
def robotics(state: InnovationState, me: Player) -> Flow[None]:
    green = me.top(GREEN)
    if green:
        score(state, me, green, me.piles)
    yield from meld_and_execute(state, me, 10)


SELF_SERVICE = card("Self Service", 10, GREEN, HEX, CROWN, CROWN, CROWN, CROWN)


@share(
    SELF_SERVICE,
    "Execute the effects that are not demands of any other top card on your board, for yourself alone.",
)
def self_service(state: InnovationState, me: Player) -> Flow[None]:
    card = yield from pick(state, me, [card for card in me.tops() if card is not SELF_SERVICE], "execute")
    if card:
        yield from execute_alone(state, me, card)


@share(SELF_SERVICE, "If you have more achievements than each other player, you win.")
def self_service_2(state: InnovationState, me: Player) -> None:
    mine = total_achievements(state, me)
    if all(mine > total_achievements(state, other) for other in others(state, me)):
        win(state, me)


SOFTWARE = card("Software", 10, BLUE, CLOCK, CLOCK, CLOCK, HEX, CLOCK)
draw_effect(SOFTWARE, 10, score)


@share(
    SOFTWARE,
    "Draw and meld two 10s, then execute the effects of the second that are not demands, for yourself alone.",
)
def software_2(state: InnovationState, me: Player) -> Flow[None]:
    draw_and(state, me, meld, 10)
    yield from meld_and_execute(state, me, 10)


STEM_CELLS = card("Stem Cells", 10, YELLOW, HEX, LEAF, LEAF, LEAF, LEAF)


@share(STEM_CELLS, "You may score all cards in your hand.")
def stem_cells(state: InnovationState, me: Player) -> Flow[None]:
    if me.hand.cards and (yield from confirm(state, me, "score")):
        yield from every(state, me, score, me.hand)


THE_INTERNET = card("The Internet", 10, PURPLE, HEX, CLOCK, CLOCK, LIGHTBULB, CLOCK)
splay_effect(THE_INTERNET, UP, GREEN)
draw_effect(THE_INTERNET, 10, score)


@share(THE_INTERNET, "Draw and meld a 10 for every two clocks on your board.")
def the_internet_3(state: InnovationState, me: Player) -> None:
    draw_and_many(state, me, meld, 10, me.count(CLOCK) // 2)
