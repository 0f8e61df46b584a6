"""What a seat sees (rules 9): the table without the faces that are hidden from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from civitas.games.innovation.icons import ICONS
from civitas.games.innovation.pieces import AGES, COLORS, SPECIALS, SPLAYS, VISIBLE, Card, Effect
from civitas.games.innovation.rules.cards import CARDS
from civitas.games.innovation.rules.course import POINTS_PER_AGE, actions_of
from civitas.games.innovation.rules.looking import in_order, partner
from civitas.games.innovation.state import SPECTATOR, Frame, Happening, InnovationState, Pile, Player


class WordsView(msgspec.Struct, frozen=True):
    """One effect as it is printed on a card."""

    is_demand: bool
    text: str


class CardView(msgspec.Struct, frozen=True):
    """A card's face: its four slots in the order TL, BL, BM, BR (an empty text is the picture), its dogma icon, and
    the words of its effects.
    """

    id: str
    title: str
    age: int
    color: str
    slots: tuple[str, ...]
    icon: str
    has_demand: bool
    effects: tuple[WordsView, ...]


class PileView(msgspec.Struct, frozen=True):
    """One colour of a board.

    `strips` are the visible slots of the covered cards, from beneath the top card downward. `cards`, from top to
    bottom, are there only for those who may look through the pile. `forecast` says for each seat what it would be if
    the pile's owner used the top card now: actor, shares, victim or none.
    """

    color: str
    size: int
    splay: str
    top: CardView | None
    strips: tuple[tuple[str, ...], ...]
    cards: tuple[CardView, ...] | None
    forecast: tuple[str, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """One player. Faces of hand and score pile are there only for the player himself; the values are for all."""

    seat: int
    hand_values: tuple[int, ...]
    hand: tuple[CardView, ...] | None
    score_values: tuple[int, ...]
    score: tuple[CardView, ...] | None
    points: int
    piles: tuple[PileView, ...]
    icons: dict[str, int]
    ages: tuple[int, ...]
    specials: tuple[str, ...]
    achievements: int
    tucked: int
    scored: int
    top_value: int
    partner: int | None


class AgeView(msgspec.Struct, frozen=True):
    """An age: how many cards its supply pile has, the points its achievement takes, and who has claimed that."""

    age: int
    supply: int
    points: int
    is_available: bool
    owner: int | None


class SpecialView(msgspec.Struct, frozen=True):
    """A special achievement, and who has claimed it."""

    id: str
    title: str
    condition: str
    granted_by: str
    owner: int | None


class HappeningView(msgspec.Struct, frozen=True):
    """Something that happened in a resolution, to one card or to several in a row; `cards` are those that this seat
    knows, `values` are of all.
    """

    who: int
    verb: str
    seat: int
    cards: tuple[CardView, ...]
    values: tuple[int, ...]
    place: str
    to: int | None
    into: str


class PartView(msgspec.Struct, frozen=True):
    """One player's part in an effect: done, now or next; and what happened in it."""

    seat: int
    status: str
    happenings: tuple[HappeningView, ...]


class EffectView(msgspec.Struct, frozen=True):
    """One effect of the card being resolved: its words, and who executes it, in order."""

    number: int
    is_demand: bool
    text: str
    status: str
    parts: tuple[PartView, ...]


class FrameView(msgspec.Struct, frozen=True):
    """A card being resolved: who uses it, the counted icons, who shares, who suffers, its effects, what is asked."""

    card: CardView
    actor: int
    is_alone: bool
    counts: tuple[int, ...]
    sharers: tuple[int, ...]
    victims: tuple[int, ...]
    effect: int
    executing: int
    effects: tuple[EffectView, ...]
    bonus: bool
    doing: str
    limit: int
    chosen: int
    chosen_cards: tuple[CardView, ...]
    named: tuple[str, ...]
    revealed: tuple[CardView, ...]


class View(msgspec.Struct, frozen=True):
    """The table. `action` is which of the turn's `actions` comes now, `band` the cards being resolved, outermost
    first.
    """

    seat: int | None
    phase: str
    turn: int
    number: int
    action: int
    actions: int
    goal: int
    players: tuple[PlayerView, ...]
    ages: tuple[AgeView, ...]
    specials: tuple[SpecialView, ...]
    removed: tuple[int, ...]
    band: tuple[FrameView, ...]
    over: str
    winner: int | None


FACES: Final[tuple[CardView, ...]] = tuple(
    CardView(
        id=card.id,
        title=card.title,
        age=card.age,
        color=card.color.id,
        slots=tuple(slot.id if slot else "" for slot in card.slots),
        icon=card.icon.id,
        has_demand=card.has_demand,
        effects=tuple(WordsView(effect.is_demand, effect.text) for effect in card.effects),
    )
    for card in CARDS
)
"""The face of each card, by its number."""


def view(state: InnovationState, seat: int | None) -> View:
    """What a seat (None: a spectator) sees."""
    owners = {card.age: player.seat for player in state.players for card in player.trophies}
    holders = {special.id: player.seat for player in state.players for special in player.specials}
    available = {card.age for card in state.middle}
    return View(
        seat=seat,
        phase="setup" if state.is_setup else "play",
        turn=state.turn,
        number=state.turns + 1,
        action=0 if state.is_setup else actions_of(state) - state.actions + 1,
        actions=0 if state.is_setup else actions_of(state),
        goal=state.goal,
        players=tuple(_player(state, player, seat) for player in state.players),
        ages=tuple(
            AgeView(age, len(state.supply[age]), age * POINTS_PER_AGE, age in available, owners.get(age))
            for age in range(1, AGES + 1)
        ),
        specials=tuple(
            SpecialView(special.id, special.title, special.condition, special.granted_by, holders.get(special.id))
            for special in SPECIALS
        ),
        removed=tuple(sorted([card.age for card in state.removed])),
        band=tuple(_frame(state, frame, seat) for frame in state.band),
        over=state.ended,
        winner=state.winner if state.winner >= 0 else None,
    )


def _player(state: InnovationState, player: Player, seat: int | None) -> PlayerView:
    hand, score = in_order(player.hand.cards), in_order(player.score.cards)
    is_me = player.seat == seat
    is_open = is_me or bool(state.variant["covered_cards_public"])
    return PlayerView(
        seat=player.seat,
        hand_values=tuple(card.age for card in hand),
        hand=_faces(hand) if is_me else None,
        score_values=tuple(card.age for card in score),
        score=_faces(score) if is_me else None,
        points=player.points,
        piles=tuple(_pile(state, player, pile, number, is_open) for number, pile in enumerate(player.piles)),
        icons={icon.id: player.count(icon) for icon in ICONS},
        ages=tuple(card.age for card in player.trophies),
        specials=tuple(special.id for special in player.specials),
        achievements=player.achievements(),
        tucked=player.tucked,
        scored=player.scored,
        top_value=player.top_value(),
        partner=partner(player.seat) if state.teams else None,
    )


def _pile(state: InnovationState, owner: Player, pile: Pile, number: int, is_open: bool) -> PileView:
    cards = pile.cards[::-1]
    return PileView(
        color=COLORS[number].id,
        size=len(cards),
        splay=SPLAYS[pile.splay],
        top=FACES[cards[0].number] if cards else None,
        strips=tuple(tuple(_slot(card, slot) for slot in VISIBLE[pile.splay]) for card in cards[1:])
        if pile.splay
        else (),
        cards=_faces(cards) if is_open else None,
        forecast=tuple(_role(state, owner, player, cards[0]) for player in state.players) if cards else (),
    )


def _slot(card: Card, slot: int) -> str:
    icon = card.slots[slot]
    return icon.id if icon else ""


def _role(state: InnovationState, owner: Player, player: Player, card: Card) -> str:
    """Rules 6.2, 10.4: what a player would be if the owner used the card now."""
    if player is owner:
        return "actor"
    if player.count(card.icon) >= owner.count(card.icon):
        return "shares" if card.has_share else "none"
    if state.teams and partner(owner.seat) == player.seat:
        return "none"
    return "victim" if card.has_demand else "none"


def _faces(cards: Sequence[Card]) -> tuple[CardView, ...]:
    return tuple(FACES[card.number] for card in cards)


def _frame(state: InnovationState, frame: Frame, seat: int | None) -> FrameView:
    return FrameView(
        card=FACES[frame.card.number],
        actor=frame.actor,
        is_alone=frame.is_alone,
        counts=tuple(frame.counts),
        sharers=tuple(player.seat for player in frame.sharers),
        victims=tuple(player.seat for player in frame.victims),
        effect=frame.effect,
        executing=frame.executing,
        effects=tuple(_effect(state, frame, effect, seat) for effect in frame.card.effects),
        bonus=frame.bonus,
        doing=frame.doing.rstrip("_"),
        limit=frame.limit,
        chosen=len(frame.chosen),
        # What is chosen but not yet moved is the chooser's: others may never see which cards these are (9.4, 9.5).
        chosen_cards=_faces(frame.chosen) if seat == frame.executing else (),
        named=tuple(frame.named),
        revealed=_seen(state, frame.revealed, seat),
    )


def _effect(state: InnovationState, frame: Frame, effect: Effect, seat: int | None) -> EffectView:
    if effect.is_demand:
        seats = [] if frame.is_alone else [player.seat for player in frame.victims]
    else:
        seats = [*[player.seat for player in frame.sharers], frame.actor]
    status = _status(effect.number, frame.effect)
    parts = []
    for at, one in enumerate(seats):
        when = status
        if status == "now":
            when = _status(at, seats.index(frame.executing))
        happened = [h for h in frame.happenings if h[0] == effect.number and h[1] == one]
        parts.append(PartView(one, when, _summed([_happening(state, happening, seat) for happening in happened])))
    return EffectView(effect.number, effect.is_demand, effect.text, status, tuple(parts))


def _status(at: int, now: int) -> str:
    return "done" if at < now else "now" if at == now else "next"


def _happening(state: InnovationState, happening: Happening, seat: int | None) -> HappeningView:
    _, who, verb, subject, cards, seen, place, to, into = happening
    return HappeningView(
        who=who,
        verb=verb,
        seat=subject,
        cards=_seen(state, cards, seat) if seen >> _eye(seat) & 1 else (),
        values=tuple(card.age for card in cards),
        place=place,
        to=to if to >= 0 else None,
        into=into,
    )


def _summed(happenings: list[HappeningView]) -> tuple[HappeningView, ...]:
    """The same done with one card after the other is told as one."""
    told: list[HappeningView] = []
    for one in happenings:
        last = told[-1] if told and told[-1].values and one.values else None
        if last and msgspec.structs.replace(last, cards=one.cards, values=one.values) == one:
            told[-1] = msgspec.structs.replace(one, cards=last.cards + one.cards, values=last.values + one.values)
        else:
            told.append(one)
    return tuple(told)


def _seen(state: InnovationState, cards: Sequence[Card], seat: int | None) -> tuple[CardView, ...]:
    """Those of the cards that the seat knows now: what it has lost track of, it may no longer be shown."""
    return tuple(FACES[card.number] for card in cards if state.known[card.number] >> _eye(seat) & 1)


def _eye(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
