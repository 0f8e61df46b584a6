"""Auction, the smallest toy game with a round: answers that are plain numbers, and no hidden piece at all.

Everybody bids at the same time what is left of ten coins; the highest bid pays and takes the lot, if it is alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Flow, GameOver, Kind, together
from civitas.kernel.rules import Outcome, Rules, Slot, State, Value, conclude
from civitas.words import About

COINS: Final = 10
BID: Final = Kind("bid", "How much?", range(COINS + 1))


class AuctionState(State):
    def __init__(
        self, chance: Chance, variant: Mapping[str, Value], coins: list[int], lots: list[int], left: int
    ) -> None:
        super().__init__(chance, variant)
        self.coins = coins
        self.lots = lots
        self.left = left

    def copy(self) -> AuctionState:
        twin = AuctionState(self.chance.copy(), self.variant, self.coins[:], self.lots[:], self.left)
        twin.ended = self.ended
        return twin


class View(msgspec.Struct):
    coins: list[int]
    lots: list[int]
    left: int


class Auction(Rules[AuctionState]):
    name = "auction"
    title = "Auction"
    seats = range(2, 4)
    version = 1
    variants = ()
    kinds = (BID,)
    ends = ("sold",)
    about = About("1", 1)

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> AuctionState:
        return AuctionState(chance, variant, [COINS] * seats, [0] * seats, 4)

    def step(self, state: AuctionState) -> Flow[None]:
        bids = yield from together(BID, {seat: range(coins + 1) for seat, coins in enumerate(state.coins)}, openly=True)
        for seat, coins in bids.items():
            if state.log is not None:
                state.log.say("bids", seat=seat, coins=coins)
        best = max(bids.values())
        winners = [seat for seat, coins in bids.items() if coins == best]
        if len(winners) == 1:
            state.coins[winners[0]] -= best
            state.lots[winners[0]] += 1
        state.left -= 1
        if not state.left:
            raise GameOver("sold")

    def outcome(self, state: AuctionState) -> Outcome:
        return conclude(state.lots, list(zip(state.lots, state.coins, strict=True)), state.ended)

    def scores(self, state: AuctionState) -> list[int]:
        return state.lots

    def view(self, state: AuctionState, seat: int | None) -> View:
        return View(state.coins[:], state.lots[:], state.left)

    def hidden(self, state: AuctionState, seat: int | None) -> list[list[Slot]]:
        return []

    def judge(self, state: AuctionState, seat: int) -> float:
        return state.lots[seat] / 4

    def write(self, state: AuctionState) -> dict[str, Any]:
        players = [{"coins": coins, "lots": lots} for coins, lots in zip(state.coins, state.lots, strict=True)]
        return {"players": players, "left": state.left}

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> AuctionState:
        players = position["players"]
        return AuctionState(
            chance,
            variant,
            [player["coins"] for player in players],
            [player["lots"] for player in players],
            position["left"],
        )


RULES: Final = Auction()
