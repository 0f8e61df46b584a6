"""Tally, a toy game of another package: it has one of everything that the kernel must cope with.

Each seat holds three of twelve numbered cards. In a round every seat secretly picks a card; all are shown, and the
owner of the highest takes a die's worth of points. Then that seat may *peek* at the top of the deck or *swap* a hand
card for it, unseen by the others. Who is first to twenty points, or has most when the deck is empty, wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import but, only
from civitas.kernel.decisions import Flow, GameOver, Kind, ask, may, together
from civitas.kernel.errors import BadPosition
from civitas.kernel.rules import Outcome, Rules, Slot, State, Value, Variant, conclude
from civitas.words import About, Entry


class Card:
    def __init__(self, value: int) -> None:
        self.value = value

    def __str__(self) -> str:
        return f"card_{self.value}"


CARDS: Final = [Card(value) for value in range(1, 13)]
BY_NAME: Final = {str(card): card for card in CARDS}


class Swap:
    """An option that is about a card without being one."""

    def __init__(self, piece: Card) -> None:
        self.piece = piece

    def on(self, piece: Card) -> Swap:
        return SWAPS[piece]

    def __str__(self) -> str:
        return f"swap:{self.piece}"


SWAPS: Final = {card: Swap(card) for card in CARDS}
PICK: Final = Kind("pick", "Pick a card", CARDS)
PEEK: Final = Kind("peek", "Look at the deck?", ["peek"], no="no")
SWAP: Final = Kind("swap", "Swap a card for it?", [*SWAPS.values()], no="keep")


class Table(State):
    def __init__(self, chance: Chance, variant: Mapping[str, Value], seats: int) -> None:
        super().__init__(chance, variant)
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.deck: list[Card] = []
        self.known: list[int] = []
        self.shown: list[list[Card]] = [[] for _ in range(seats)]
        self.winner = -1

    def copy(self) -> Table:
        twin = Table(self.chance.copy(), self.variant, 0)
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        twin.deck = self.deck[:]
        twin.known = self.known[:]
        twin.shown = [cards[:] for cards in self.shown]
        twin.winner = self.winner
        twin.ended = self.ended
        return twin


class View(msgspec.Struct):
    hand: list[str]
    hands: list[int]
    deck: int
    points: list[int]
    shown: list[list[str]]
    top: str


def ordered(hand: list[Card]) -> list[Card]:
    """A hand in the order of the domain: its own order would tell what was dealt, and a redeal changes it."""
    return sorted(hand, key=CARDS.index)


class Tally(Rules[Table]):
    name = "tally"
    title = "Tally"
    seats = range(2, 4)
    version = 3
    variants = (
        Variant("goal", [20, 6], 20),
        Variant("bold", [False, True], False),
    )
    kinds = (PICK, PEEK, SWAP)
    ends = ("goal", "deck")
    about = About("1", 1)

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> Table:
        state = Table(chance, variant, seats)
        state.deck = CARDS[:]
        state.known = [0]
        chance.shuffle(state.deck)
        for hand in state.hands:
            hand.extend(state.deck.pop() for _ in range(3))
        return state

    def step(self, state: Table) -> Flow[None]:
        return self.reward(state) if state.winner >= 0 else self.round(state)

    def round(self, state: Table) -> Flow[None]:
        picks = yield from together(PICK, {seat: ordered(hand) for seat, hand in enumerate(state.hands)}, openly=True)
        for seat, card in picks.items():
            state.hands[seat].remove(card)
            state.shown[seat].append(card)
            if state.log is not None:
                state.log.say("shown", seat=seat, card=card)
        state.winner = max(picks, key=lambda seat: picks[seat].value)

    def reward(self, state: Table) -> Flow[None]:
        seat = state.winner
        points = state.chance.die()
        state.points[seat] += points
        if state.log is not None:
            state.log.say("gain", seat=seat, points=points)
        if state.points[seat] >= int(state.variant["goal"]):
            raise GameOver("goal")
        if state.deck and not state.variant["bold"]:
            if (yield from may(PEEK, seat, ["peek"])):
                state.known[0] |= 1 << seat
                if state.log is not None:
                    state.log.say("peeks", seat=seat, card=state.deck[-1], to=only(seat))
                    state.log.say("peeked", seat=seat, to=but(seat))
            # The others must not see whether the seat still holds a card that it can swap.
            swap = yield from may(SWAP, seat, [SWAPS[card] for card in ordered(state.hands[seat])], openly=True)
            if swap is not None:
                hand = state.hands[seat]
                hand[hand.index(swap.piece)] = state.deck[-1]
                state.deck[-1] = swap.piece
                state.known[0] = 1 << seat
        state.winner = -1
        for hand in state.hands:
            if not state.deck:
                raise GameOver("deck")
            hand.append(state.deck.pop())
            state.known[0] = 0
        yield from ask(PEEK, seat, ["peek"])

    def outcome(self, state: Table) -> Outcome:
        return conclude(state.points, state.points, state.ended)

    def scores(self, state: Table) -> list[int]:
        return state.points

    def view(self, state: Table, seat: int | None) -> View:
        return View(
            hand=[] if seat is None else [str(card) for card in ordered(state.hands[seat])],
            hands=[len(hand) for hand in state.hands],
            deck=len(state.deck),
            points=state.points[:],
            shown=[[str(card) for card in cards] for cards in state.shown],
            top=str(state.deck[-1]) if seat is not None and state.deck and state.known[0] >> seat & 1 else "",
        )

    def hidden(self, state: Table, seat: int | None) -> list[list[Slot]]:
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        pool: list[Slot] = [(hand, at) for hand in others for at in range(len(hand))]
        knows_top = seat is not None and state.known[0] >> seat & 1
        return [pool + [(state.deck, at) for at in range(len(state.deck) - (1 if knows_top else 0))]]

    def judge(self, state: Table, seat: int) -> float:
        return state.points[seat] / 30

    def write(self, state: Table) -> dict[str, Any]:
        return {
            "players": [
                {"hand": [str(card) for card in hand], "points": points, "shown": [str(card) for card in shown]}
                for hand, points, shown in zip(state.hands, state.points, state.shown, strict=True)
            ],
            "deck": [str(card) for card in state.deck],
            "known": state.known[0],
            "winner": state.winner,
        }

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> Table:
        players = position["players"]
        state = Table(chance, variant, len(players))
        state.hands = [[_card(name) for name in player["hand"]] for player in players]
        state.points = [player["points"] for player in players]
        state.shown = [[_card(name) for name in player["shown"]] for player in players]
        state.deck = [_card(name) for name in position["deck"]]
        state.known = [position["known"]]
        state.winner = position["winner"]
        return state

    def catalogue(self) -> list[Entry]:
        return [Entry(str(card), f"Card {card.value}", "cards", {}) for card in CARDS]


def _card(name: str) -> Card:
    if name not in BY_NAME:
        raise BadPosition(f"there is no card “{name}”.")
    return BY_NAME[name]


RULES: Final = Tally()
