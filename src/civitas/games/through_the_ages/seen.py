"""What a seat sees, as data: the Structs that `view.py` fills and that board, terminal and prompts read."""

from __future__ import annotations

import msgspec

from civitas.games.through_the_ages.faces import CardView


class LineView(msgspec.Struct, frozen=True):
    """A part of a total: where it comes from (a card's id, or a word), how many times how much.

    `group` gathers lines of one kind: workers, armies, cards, pacts. `sign` is what stands before it.
    """

    source: str
    title: str
    sign: str
    group: str
    count: int
    each: int
    amount: int


class TotalView(msgspec.Struct, frozen=True):
    """A computed number and the lines that it is the sum of (rules 23).

    `before` is what a rating was at the start of its owner's last turn; None for other numbers.
    """

    value: int
    lines: tuple[LineView, ...] = ()
    before: int | None = None


class PriceView(msgspec.Struct, frozen=True):
    """What something costs this player: the sum and its parts, each with the reason (rules 23.12)."""

    value: int
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def how(self) -> str:
        """The parts in a short sum, if there is more than one: “8 − 2 Architecture”."""
        if len(self.parts) < 2:
            return ""
        first, *others = self.parts
        return " ".join([str(first[1]), *[f"{'+' if n > 0 else '−'} {abs(n)} {why}" for why, n in others]])


class RefusalView(msgspec.Struct, frozen=True):
    """Why something is not possible, in a sentence, and the rule that says so."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the card row: its card, what taking it costs me, or why I may not.

    `step` is the printed price, `swept` whether its card falls off at the next refill, `taken` whether the empty space
    had a card since the last one.
    """

    number: int
    step: int
    card: CardView | None
    swept: bool
    price: PriceView | None
    refusal: RefusalView | None
    taken: bool


class UpgradeView(msgspec.Struct, frozen=True):
    """A worker that can move up: to which card, for how much."""

    to: str
    price: PriceView


class CellView(msgspec.Struct, frozen=True):
    """A technology in play: the workers and blue tokens on it, what a further worker costs, upgrades from it.

    `refusal` says why nothing can be built on it; both are only told of the reader's own technologies.
    """

    card: CardView
    workers: int
    tokens: int
    price: PriceView | None = None
    refusal: RefusalView | None = None
    upgrades: tuple[UpgradeView, ...] = ()


class WonderView(msgspec.Struct, frozen=True):
    """A wonder: `built` stages of its card's; a ruin has lost its effects, Homer gives it a face (rules 11.7, 20.5)."""

    card: CardView
    built: int
    complete: bool
    ruin: bool = False
    homer: bool = False


class PactView(msgspec.Struct, frozen=True):
    """A pact that a player is a party to: before whom it lies, with whom, and the own side (A, B or both)."""

    card: CardView
    owner: int
    partner: int
    side: str


class WarView(msgspec.Struct, frozen=True):
    """A declared war: by whom, against whom, and the strengths as they stand."""

    card: CardView
    by: int
    against: int
    strength: int
    other: int


class TacticView(msgspec.Struct, frozen=True):
    """A tactic: the armies that a player forms with it, how many of them outdated, what they add, who uses it.

    `strength` is what the reader's strength would be with it.
    """

    card: CardView
    armies: int
    outdated: int
    adds: int
    exclusive: bool
    seats: tuple[int, ...]
    strength: int


class HandCardView(msgspec.Struct, frozen=True):
    """A card in the reader's civil hand: what playing it costs, or why it can't be played now."""

    card: CardView
    price: PriceView | None = None
    revolution: PriceView | None = None
    refusal: RefusalView | None = None


class TargetView(msgspec.Struct, frozen=True):
    """A rival to be attacked: the strengths as they would be compared, the price, or why not.

    `lead` is mine minus theirs; `spoils` says in sentences what the stronger side would take as it stands.
    """

    seat: int
    strength: int
    other: int
    price: int
    refusal: RefusalView | None
    spoils: tuple[str, ...]

    @property
    def lead(self) -> int:
        """By how much I am stronger."""
        return self.strength - self.other


class AttackView(msgspec.Struct, frozen=True):
    """An aggression, war or pact in the reader's hand, and every rival as its target."""

    card: CardView
    targets: tuple[TargetView, ...]

    @property
    def refusal(self) -> RefusalView | None:
        """Why nobody can be its target, if so."""
        return None if any(target.refusal is None for target in self.targets) else self.targets[0].refusal


class StockView(msgspec.Struct, frozen=True):
    """Food or resources: what is stored, what is made a turn, what is eaten or lost to corruption."""

    stored: int
    made: TotalView
    lost: int

    @property
    def net(self) -> int:
        """The change at the end of a turn."""
        return self.made.value - self.lost


class YellowView(msgspec.Struct, frozen=True):
    """The yellow bank: tokens, the price of the next worker in food (None: no token), what is eaten, faces needed.

    `then_needed` are the faces needed after one more worker.
    """

    tokens: int
    price: PriceView | None
    eaten: int
    needed: int
    then_eaten: int
    then_needed: int


class BlueView(msgspec.Struct, frozen=True):
    """The blue bank: tokens, corruption, and from how many tokens on there is less of it (0: there is none)."""

    tokens: int
    corruption: int
    better_from: int
    worse_below: int


class ActionsView(msgspec.Struct, frozen=True):
    """Civil or military actions: how many can be spent, the total and its lines, extra ones of this turn."""

    left: int
    total: TotalView
    extra: int


class PlayerView(msgspec.Struct, frozen=True):
    """One civilization. What is only for its owner is empty for others: `military`, prices, refusals, `stages`."""

    seat: int
    out: bool
    rank: int
    culture: int
    culture_rate: TotalView
    science: int
    science_rate: TotalView
    strength: TotalView
    happiness: TotalView
    needed: int
    unhappy: int
    workers: int
    unused: int
    food: StockView
    resources: StockView
    civil: ActionsView
    military: ActionsView
    yellow: YellowView
    blue: BlueView
    leader: CardView | None
    leader_ages: tuple[str, ...]
    government: CardView
    limit: int
    specials: tuple[CardView, ...]
    wonders: tuple[WonderView, ...]
    unfinished: WonderView | None
    colonies: tuple[CardView, ...]
    pacts: tuple[PactView, ...]
    wars: tuple[WarView, ...]
    tactic: TacticView | None
    colonization: TotalView
    cells: tuple[CellView, ...]
    civil_hand: tuple[HandCardView, ...]
    civil_count: int
    civil_limit: int
    military_hand: tuple[CardView, ...]
    military_backs: tuple[str, ...]
    military_limit: int
    pools: tuple[tuple[str, int], ...]
    marks: tuple[str, ...]
    stages: tuple[PriceView, ...]
    tactic_strengths: dict[str, int]
    prepared: int
    history: tuple[int, ...]
    sources: dict[str, int]

    def cell(self, card: str) -> CellView | None:
        """The technology of that id, if it is in play."""
        return next((cell for cell in self.cells if cell.card.id == card), None)

    def held(self, card: str) -> HandCardView | None:
        """The card of that id in the civil hand."""
        return next((held for held in self.civil_hand if held.card.id == card), None)


class ForecastView(msgspec.Struct, frozen=True):
    """The end of the turn if it came now: before and after, what goes wrong, what is left unspent (rules 8).

    `ends_age` says that the age ends before the reader's next turn at the latest; then the bank and the faces needed
    are those after it.
    """

    culture: tuple[int, int]
    science: tuple[int, int]
    food: tuple[int, int]
    resources: tuple[int, int]
    corruption: int
    missing: int
    hunger: int
    uprising: bool
    unhappy: int
    unused: int
    drawn: int
    discards: int
    civil_left: int
    military_left: int
    ends_age: str
    bank_after: int
    needed_after: int


class PartView(msgspec.Struct, frozen=True):
    """A player's part in what is being resolved: done, now, next or out (not concerned), and what is told of it."""

    seat: int
    status: str
    note: str


class BidView(msgspec.Struct, frozen=True):
    """Bids that cost the same: from, to, the fewest units to send for them, cards to play, strength afterwards."""

    least: int
    most: int
    units: tuple[str, ...]
    cards: int
    strength: int


class ResolutionView(msgspec.Struct, frozen=True):
    """What is being resolved: the card, who played or revealed it, against whom, and everybody's part in order.

    `reached` of `needed`: a defence, a force, a budget. `meter` are its pieces. `given` are the cards committed so far
    (only told to who committed them). Who sends a force is told what it has `sent` so far, and its `forces` by
    the units that are sent besides (see `rules.colonization.forces`). `left` is what may still be taken, `side` the
    side of a pact that is offered to the other, `ruins` what each wonder that may become a ruin would change.
    """

    card: CardView
    by: int
    against: int | None
    step: str
    parts: tuple[PartView, ...]
    needed: int
    reached: int
    meter: tuple[tuple[str, int], ...]
    most: int
    given: int
    bid: int
    bidder: int | None
    bids: tuple[BidView, ...]
    sent: tuple[str, ...]
    forces: dict[str, int]
    left: int
    side: str
    ruins: dict[str, str]


class ImpactView(msgspec.Struct, frozen=True):
    """An event of age III as it would be, or was, scored: by seat the culture and why."""

    card: CardView
    values: tuple[int, ...]
    reasons: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it (None: a spectator). Nothing hidden is in it.

    `current_events` and `future_events` are backs by age, the next event first; `known_event` is what Joan of Arc has
    shown to the reader, `own_events` are those that the reader has prepared and that still lie in a deck, `outlook`
    what the impacts among them would give now. `begun` are the rounds in which ages I, II, III and IV began.
    """

    seat: int | None
    round: int
    last_round: bool
    ends_with: int | None
    age: str
    phase: str
    second: bool
    turn: int
    starter: int
    order: tuple[int, ...]
    row: tuple[SpaceView, ...]
    civil_left: int
    military_left: int
    discards: int
    current_events: tuple[str, ...]
    future_events: tuple[str, ...]
    known_event: CardView | None
    own_events: tuple[CardView, ...]
    past_events: tuple[CardView, ...]
    tactics: tuple[TacticView, ...]
    tactic_prices: tuple[int, int]
    players: tuple[PlayerView, ...]
    forecast: ForecastView | None
    attacks: tuple[AttackView, ...]
    resolution: ResolutionView | None
    impacts: tuple[ImpactView, ...]
    outlook: tuple[ImpactView, ...]
    begun: tuple[int, ...]
    over: bool
    reason: str
    ranks: tuple[int, ...]
    house: dict[str, bool | int | str]

    @property
    def me(self) -> PlayerView | None:
        """The reader's own civilization."""
        return None if self.seat is None else self.players[self.seat]

    def space(self, number: int) -> SpaceView:
        """A space of the row by its number, from 1."""
        return self.row[number - 1]

    def attack(self, card: str) -> AttackView | None:
        """The attack or pact of that id in the reader's hand."""
        return next((attack for attack in self.attacks if attack.card.id == card), None)

    @property
    def alive(self) -> tuple[PlayerView, ...]:
        """The civilizations that are still in the game."""
        return tuple([player for player in self.players if not player.out])
