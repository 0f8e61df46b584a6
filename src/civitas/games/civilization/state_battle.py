"""A battle in progress: its fronts, and the units on them."""

from __future__ import annotations

from civitas.games.civilization.pieces_cards import UnitCard
from civitas.games.civilization.state_player import NOBODY


class Fighter:
    """A unit in a battle: on a front, in a hand, or killed. `side` is 0 for the attacker, 1 for the defender."""

    __slots__ = ("card", "rank", "side", "wounds")

    def __init__(self, card: UnitCard, side: int, rank: int) -> None:
        self.card: UnitCard = card
        self.side: int = side
        self.rank: int = rank
        self.wounds: int = 0


class Front:
    """A front of a battle: the units of the attacker and of the defender on it."""

    __slots__ = ("units",)

    def __init__(self) -> None:
        self.units: list[Fighter | None] = [None, None]


class Battle:
    """A battle in progress (rules 10.6); sides are 0 for the attacker, 1 for the defender.

    `seats` are who plays the sides, `barbarian` the side without owner (NOBODY: none). `hands` are the battle hands and
    `drawn` how many cards were drawn, `killed` the dead units by side, `aside` those that nobody can save, and `losses`
    how many died, saved ones too. `bonus` are the combat bonuses with the difference in `held`, `extra` what start
    effects add to them, `used` the bits of battle powers used by each side, `boost` strength for the unit played now.
    `turn` is the side whose battle turn it is, `number` counts the turns, `opening` is true before the unit is played.
    """

    __slots__ = (
        "aside",
        "at",
        "barbarian",
        "bonus",
        "boost",
        "city",
        "drawn",
        "extra",
        "fronts",
        "garrison",
        "hands",
        "held",
        "killed",
        "losses",
        "number",
        "opening",
        "seats",
        "skipping",
        "step",
        "turn",
        "used",
        "winner",
    )

    def __init__(self, at: int, attacker: int, defender: int, barbarian: int, city: int, garrison: bool) -> None:
        self.at: int = at
        self.seats: tuple[int, int] = (attacker, defender)
        self.barbarian: int = barbarian
        self.city: int = city
        self.garrison: bool = garrison
        self.hands: list[list[UnitCard]] = [[], []]
        self.drawn: list[int] = [0, 0]
        self.fronts: list[Front] = []
        self.killed: list[list[UnitCard]] = [[], []]
        self.aside: list[list[UnitCard]] = [[], []]
        self.losses: list[int] = [0, 0]
        self.bonus: list[int] = [0, 0]
        self.extra: list[int] = [0, 0]
        self.held: list[int] = [0, 0]
        self.used: list[int] = [0, 0]
        self.boost: int = 0
        self.skipping: bool = False
        self.turn: int = 1
        self.number: int = 0
        self.opening: bool = True
        self.step: str = "prepare"
        self.winner: int = NOBODY

    def side_of(self, seat: int) -> int:
        """Which side the seat plays with units of its own, or NOBODY."""
        for side in (0, 1):
            if self.seats[side] == seat and side != self.barbarian:
                return side
        return NOBODY

    def owner(self, side: int) -> int:
        """Whose units fight on that side; NOBODY for barbarians."""
        return NOBODY if side == self.barbarian else self.seats[side]
