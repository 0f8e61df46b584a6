"""The game as the kernel knows it: its name, its house rules, and where each of its rooms lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from civitas.games.stone_age import judge, rules
from civitas.games.stone_age.components import KINDS
from civitas.games.stone_age.rules.setup import setup
from civitas.games.stone_age.scoring import final_score, merit
from civitas.games.stone_age.state import StoneAge
from civitas.games.stone_age.words import MESSAGES
from civitas.kernel.chance import Chance
from civitas.kernel.decisions import Decision, Flow
from civitas.kernel.rules import Outcome, Rules, Slot, Value, Variant, conclude
from civitas.kernel.words import About, Entry, Prompt

VARIANTS: Final = (
    Variant(
        "start_seat",
        ("random", 0, 1, 2, 3),
        "random",
        "Who is the first start player: a seat, or drawn by chance (2.4).",
    ),
    Variant(
        "starvation",
        ("per_food_4", "flat_10"),
        "per_food_4",
        "What hunger costs: 4 points for each missing food, or 10 points once, whatever is missing (15.1).",
    ),
    Variant(
        "hunt_repeat",
        (True, False),
        True,
        "Whether a player may place at the hunting grounds again in a later turn of the round (15.2).",
    ),
    Variant(
        "resource_supply",
        ("unlimited", "limited_58", "limited_68"),
        "unlimited",
        "Whether resources are endless or limited to 58 or 68 tokens; a gain is then cut to what is left (15.3).",
    ),
    Variant(
        "useless_placement",
        ("allow", "forbid"),
        "allow",
        "Whether a village place may be taken only to block it, when it could bring the player nothing (15.4).",
    ),
    Variant(
        "open_cards",
        (False, True),
        False,
        "Whether everybody may look at the cards that others have bought (15.5).",
    ),
    Variant(
        "any_resources_timing",
        ("anytime", "immediately"),
        "anytime",
        "Whether the two resources of choice may be taken at any time or must be taken at once (15.6).",
    ),
)


class StoneAgeRules(Rules[StoneAge]):
    """Stone Age for two to four players."""

    name = "stone_age"
    title = "Stone Age"
    seats = range(2, 5)
    version = 1
    variants = VARIANTS
    kinds = KINDS
    messages = MESSAGES
    ends = ("buildings", "cards")
    about = About(
        "Send out your tribe, roll for what it brings home, and feed everybody.",
        "60–90",
        2.5,
    )

    def setup(self, seats: int, variant: Mapping[str, Value], chance: Chance) -> StoneAge:
        """Rules 2: the table before the first placement."""
        return setup(seats, variant, chance)

    def step(self, state: StoneAge) -> Flow[None]:
        """One placement, one resolved place, one player's feeding, or the end of the round."""
        return rules.step(state)

    def outcome(self, state: StoneAge) -> Outcome:
        """Rules 13.7: scores and ranks."""
        return outcome(state)

    def scores(self, state: StoneAge) -> list[int]:
        """The score track; after the end with final scoring."""
        if state.ended:
            return [final_score(player) for player in state.players]
        return [player.score for player in state.players]

    def view(self, state: StoneAge, seat: int | None) -> Any:
        """Rules 14: what a seat sees."""
        from civitas.games.stone_age.view import view

        return view(state, seat)

    def hidden(self, state: StoneAge, seat: int | None) -> list[list[Slot]]:
        """Rules 14.6: the deck with others' secretly drawn card, and the tiles below the tops with unused stacks."""
        deck = state.deck
        cards: list[Slot] = [(deck, at) for at in range(len(deck))]
        if not state.ended:
            for player in state.players:
                if player.secret and player.seat != seat:
                    cards.extend((player.secret, at) for at in range(len(player.secret)))
        tiles: list[Slot] = [(stack, at) for stack in state.stacks for at in range(len(stack) - 1)]
        tiles.extend((state.unused, at) for at in range(len(state.unused)))
        return [cards, tiles]

    def judge(self, state: StoneAge, seat: int) -> float:
        """How good the position is for a seat."""
        return judge.judge(state, seat)

    def write(self, state: StoneAge) -> dict[str, Any]:
        """The table as readable JSON values."""
        from civitas.games.stone_age.position import write

        return write(state)

    def read(self, position: Mapping[str, Any], variant: Mapping[str, Value], chance: Chance) -> StoneAge:
        """The table that a position describes."""
        from civitas.games.stone_age.position import read

        return read(position, variant, chance)

    def explain(self, view: Any, decision: Decision) -> Prompt:
        """An open decision as its seat reads it."""
        from civitas.games.stone_age.explain import explain

        return explain(view, decision)

    def catalogue(self) -> Sequence[Entry]:
        """Every card and tile."""
        from civitas.games.stone_age.catalogue import catalogue

        return catalogue()


def outcome(state: StoneAge) -> Outcome:
    """Rules 13.7: by score, then by tools, figures and agriculture together; equals share a rank."""
    merits = [merit(player) for player in state.players]
    return conclude([score for score, _ in merits], merits, state.ended)


RULES: Final = StoneAgeRules()
