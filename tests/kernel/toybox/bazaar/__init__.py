"""Bazaar, a toy game with what Tally has not: chains of questions at once, steps beside a question, quiet questions,
places where only some cards can lie, and copies.

Sixteen cards of five wares have one back. Each seat holds three, two events lie face down in the *fate* pile, the
rest is the deck. First everybody, at the same time, shows nothing, or one card, or two, and scores a point for each.
Then each seat in turn draws, and *scores* two points, *buries* an event of its hand in the fate pile, or rests. Whoever
holds a veto may throw it away to spoil another's scoring; nobody learns who could have. A seat with a charm may use it,
for a point, whenever somebody chooses what to do in turn. The game ends with the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from civitas.kernel.chance import Chance
from civitas.kernel.chronicle import but, only
from civitas.kernel.decisions import Aside, Decision, Flow, GameOver, Kind, apart, ask, may, put
from civitas.kernel.errors import BadPosition
from civitas.kernel.rules import Outcome, Rules, Slot, State, Value, Variant, conclude
from civitas.words import About, Entry


class Ware:
    """What a card is; cards of one ware are copies of each other."""

    def __init__(self, name: str, copies: int) -> None:
        self.id = name
        self.copies = copies
        self.is_event = name in ("storm", "feast")

    def __str__(self) -> str:
        return self.id


class Card:
    """One card; its copies are told apart by identity only."""

    def __init__(self, ware: Ware) -> None:
        self.ware = ware

    def __str__(self) -> str:
        return self.ware.id


STORM: Final = Ware("storm", 3)
FEAST: Final = Ware("feast", 3)
SALT: Final = Ware("salt", 4)
SILK: Final = Ware("silk", 4)
VETO: Final = Ware("veto", 2)
WARES: Final = [STORM, FEAST, SALT, SILK, VETO]
BY_NAME: Final = {ware.id: ware for ware in WARES}

SHOW: Final = Kind("show", "Show a card?", WARES, no="enough")
ACT: Final = Kind("act", "What do you do?", ["score", "bury", "rest"])
BURY: Final = Kind("bury", "Which event?", [STORM, FEAST], face=lambda ware: ware.is_event)
SPOIL: Final = Kind("spoil", "Spoil it?", [VETO], no="let_be", quiet=True)
CHARM: Final = Kind("charm", "Use your charm?", ["charm"])


class BazaarState(State):
    def __init__(self, chance: Chance, variant: Mapping[str, Value], seats: int) -> None:
        super().__init__(chance, variant)
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.charms = [True] * seats
        self.deck: list[Card] = []
        self.fate: list[Card] = []
        self.buried: list[int] = []
        self.thrown: list[Card] = []
        self.turn = -1

    def copy(self) -> BazaarState:
        twin = BazaarState(self.chance.copy(), self.variant, 0)
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        twin.charms = self.charms[:]
        twin.deck = self.deck[:]
        twin.fate = self.fate[:]
        twin.buried = self.buried[:]
        twin.thrown = self.thrown[:]
        twin.turn = self.turn
        twin.ended = self.ended
        return twin

    def throw(self, seat: int, ware: Ware) -> None:
        """Lay a card of the hand open."""
        self.thrown.append(self.taken(seat, ware))

    def taken(self, seat: int, ware: Ware) -> Card:
        """A card of that ware, out of the hand."""
        hand = self.hands[seat]
        return hand.pop(next(at for at, card in enumerate(hand) if card.ware is ware))


class View(msgspec.Struct):
    hand: list[str]
    hands: list[int]
    points: list[int]
    charms: list[bool]
    deck: int
    fate: list[int]
    mine: list[str]
    thrown: list[str]
    turn: int


def held(state: BazaarState, seat: int, but: list[Ware], events: bool = False) -> list[Ware]:
    """The wares that a seat holds, in the domain's order, without cards that are laid aside."""
    hand = [card.ware for card in state.hands[seat]]
    for ware in but:
        hand.remove(ware)
    return [ware for ware in WARES if ware in hand and (ware.is_event or not events)]


class Bazaar(Rules[BazaarState]):
    name = "bazaar"
    title = "Bazaar"
    seats = range(2, 4)
    version = 1
    variants = (Variant("charmless", [False, True], False),)
    kinds = (SHOW, ACT, BURY, SPOIL, CHARM)
    ends = ("deck",)
    about = About("1", 1)

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> BazaarState:
        state = BazaarState(chance, variant, seats)
        cards = [Card(ware) for ware in WARES for _ in range(ware.copies)]
        chance.shuffle(cards)
        state.fate = [card for card in cards if card.ware.is_event][:2]
        state.buried = [-1, -1]
        state.deck = [card for card in cards if card not in state.fate]
        for hand in state.hands:
            hand.extend(state.deck.pop() for _ in range(3))
        state.charms = [not variant["charmless"]] * seats
        return state

    def step(self, state: BazaarState) -> Flow[None]:
        return self.market(state) if state.turn < 0 else self.act(state)

    def market(self, state: BazaarState) -> Flow[None]:
        """All at once: a chain of one or two questions each."""
        shown = yield from apart({seat: self.stall(state, seat) for seat in range(len(state.hands))})
        for seat, wares in shown.items():
            for ware in wares:
                state.throw(seat, ware)
            state.points[seat] += len(wares)
            if state.log is not None:
                state.log.say("shows", seat=seat, wares=[ware.id for ware in wares])
        state.turn = 0

    def stall(self, state: BazaarState, seat: int) -> Flow[list[Ware]]:
        wares: list[Ware] = []
        while len(wares) < 2:
            ware = yield from may(SHOW, seat, held(state, seat, wares), openly=True)
            if ware is None:
                break
            wares.append(ware)
        return wares

    def act(self, state: BazaarState) -> Flow[None]:
        seat = state.turn
        if not state.deck:
            raise GameOver("deck")
        state.hands[seat].append(state.deck.pop())
        deed = yield from self.deed(state, seat)
        if deed == "score":
            if state.log is not None:
                state.log.say("scores", seat=seat)
            if not (yield from self.spoiled(state, seat)):
                state.points[seat] += 2
        elif deed == "bury":
            events = held(state, seat, [], events=True)
            if events:
                ware = yield from ask(BURY, seat, events, openly=True)
                card = state.taken(seat, ware)
                state.fate.append(card)
                state.buried.append(seat)
                if state.log is not None:
                    state.log.say("buries", seat=seat, card=card, to=only(seat))
                    state.log.say("buried", seat=seat, to=but(seat))
        state.turn = (seat + 1) % len(state.hands)

    def deed(self, state: BazaarState, seat: int) -> Flow[str]:
        """What the seat does; meanwhile anybody may use a charm."""
        while True:
            charmed = {one: Decision(one, CHARM, ["charm"]) for one, charm in enumerate(state.charms) if charm}
            answer = yield from put(Decision(seat, ACT, ["score", "bury", "rest"], asides=charmed))
            if not isinstance(answer, Aside):
                deed: str = answer
                return deed
            state.charms[answer.seat] = False
            state.points[answer.seat] += 1
            if state.log is not None:
                state.log.say("charms", seat=answer.seat)

    def spoiled(self, state: BazaarState, seat: int) -> Flow[bool]:
        """Whoever holds a veto is quietly asked."""
        for other in range(len(state.hands)):
            if other != seat and VETO in held(state, other, []) and (yield from may(SPOIL, other, [VETO])):
                state.throw(other, VETO)
                if state.log is not None:
                    state.log.say("spoils", seat=other, card=state.thrown[-1])
                return True
        return False

    def outcome(self, state: BazaarState) -> Outcome:
        return conclude(state.points, state.points, state.ended)

    def scores(self, state: BazaarState) -> list[int]:
        return state.points

    def view(self, state: BazaarState, seat: int | None) -> View:
        return View(
            hand=[] if seat is None else sorted(card.ware.id for card in state.hands[seat]),
            hands=[len(hand) for hand in state.hands],
            points=state.points[:],
            charms=state.charms[:],
            deck=len(state.deck),
            fate=state.buried[:],
            mine=[str(card) for card, by in zip(state.fate, state.buried, strict=True) if by == seat],
            thrown=[str(card) for card in state.thrown],
            turn=state.turn,
        )

    def hidden(self, state: BazaarState, seat: int | None) -> list[list[Slot]]:
        hands = [hand for other, hand in enumerate(state.hands) if other != seat]
        wide: list[Slot] = [(pile, at) for pile in [*hands, state.deck] for at in range(len(pile))]
        fate: list[Slot] = [(state.fate, at) for at, by in enumerate(state.buried) if by != seat or seat is None]
        return [[*fate, *[(pile, at) for pile, at in wide if pile[at].ware.is_event]], wide]

    def judge(self, state: BazaarState, seat: int) -> float:
        return state.points[seat] / 30

    def write(self, state: BazaarState) -> dict[str, Any]:
        return {
            "players": [
                {"hand": list(map(str, hand)), "points": points, "charm": charm}
                for hand, points, charm in zip(state.hands, state.points, state.charms, strict=True)
            ],
            "deck": list(map(str, state.deck)),
            "fate": [[str(card), by] for card, by in zip(state.fate, state.buried, strict=True)],
            "thrown": list(map(str, state.thrown)),
            "turn": state.turn,
        }

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> BazaarState:
        players = position["players"]
        state = BazaarState(chance, variant, len(players))
        state.hands = [_cards(player["hand"]) for player in players]
        state.points = [player["points"] for player in players]
        state.charms = [player["charm"] for player in players]
        state.deck = _cards(position["deck"])
        state.fate = _cards([name for name, _ in position["fate"]])
        state.buried = [by for _, by in position["fate"]]
        state.thrown = _cards(position["thrown"])
        state.turn = position["turn"]
        return state

    def catalogue(self) -> list[Entry]:
        return [Entry(ware.id, ware.id.title(), "cards", {}) for ware in WARES]


def _cards(names: list[str]) -> list[Card]:
    for name in names:
        if name not in BY_NAME:
            raise BadPosition(f"there is no card “{name}”.")
    return [Card(BY_NAME[name]) for name in names]


RULES: Final = Bazaar()
