"""Parts of a view that look ahead or tell what is going on: forecast, attacks, the resolution in progress, impacts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from civitas.games.through_the_ages.faces import AGES, FACES
from civitas.games.through_the_ages.pieces import (
    ARENA,
    CULTURE_PER_MISSING_FOOD,
    HAPPY_REQUIRED,
    LAST_AGE,
    MOST_DRAWN,
    STATS,
    SWEPT,
    TYPES,
    YELLOW_LOST,
    Card,
)
from civitas.games.through_the_ages.rules.actions import churchill_culture
from civitas.games.through_the_ages.rules.attacks import attack_refusal
from civitas.games.through_the_ages.rules.cards.events_ii import ruinable
from civitas.games.through_the_ages.rules.cards.impacts import IMPACTS, impact_values
from civitas.games.through_the_ages.rules.cards.wars import stealable
from civitas.games.through_the_ages.rules.colonization import (
    card_values,
    fewest_units,
    force_of,
    forces,
    most_force,
)
from civitas.games.through_the_ages.rules.play import civil_actions, military_actions
from civitas.games.through_the_ages.rules.politics import prepared_by
from civitas.games.through_the_ages.rules.prices import Price, attack_price
from civitas.games.through_the_ages.rules.production import produce
from civitas.games.through_the_ages.rules.refusals import REFUSALS
from civitas.games.through_the_ages.rules.totals import (
    attack_strengths,
    civil_total,
    colonization_bonus,
    consumption,
    corruption,
    discontent,
    food_of_farms,
    food_production,
    is_uprising,
    military_hand_limit,
    military_total,
    ratings,
    resource_production,
    resources_of_mines,
    war_strengths,
)
from civitas.games.through_the_ages.rules.turn import reward_strong
from civitas.games.through_the_ages.seen import (
    AttackView,
    BidView,
    ForecastView,
    ImpactView,
    PartView,
    PriceView,
    RefusalView,
    ResolutionView,
    TargetView,
)
from civitas.games.through_the_ages.state import (
    ACTION,
    CHURCHILL_USED,
    Player,
    Resolution,
    TtaState,
)
from civitas.games.through_the_ages.view_words import count, listed, say

STRENGTH: Final = 2


def refused(reason: str, **values: object) -> RefusalView:
    """A refusal of the rules in words."""
    return RefusalView(say(reason, **values), REFUSALS[reason].split(" ")[0])


def source_title(source: str) -> str:
    """What a line or a part of a price comes from, as people call it."""
    return FACES[source].title if source in FACES else say(source)


def priced(price: Price) -> PriceView:
    """A price with the titles of its parts."""
    return PriceView(price.value, tuple([(source_title(source), number) for source, number in price.parts or ()]))


def forecast(state: TtaState, reader: Player) -> ForecastView | None:
    """Rules 8: the end of the reader's turn if it came now, by the rules that carry it out."""
    if state.turn != reader.seat or state.phase != ACTION:
        return None
    later = state.copy()
    player = later.players[reader.seat]
    uprising = is_uprising(later, player)
    due = 0 if uprising else corruption(player)
    if player.power("war_cabinet_culture") and not player.marks & CHURCHILL_USED:
        churchill_culture(later, player)
    reward_strong(later, player)
    hungry = player.sources[-1]
    produce(later, player)
    lost = hungry - player.sources[-1]
    missing = max(0, consumption(reader) - reader.food - food_production(state, reader)) if lost else 0
    drawn = min(MOST_DRAWN, military_actions(reader)) if state.age < LAST_AGE else 0
    ends = _ends_age(state)
    bank = max(0, reader.yellow_bank - YELLOW_LOST) if ends else reader.yellow_bank
    return ForecastView(
        culture=(reader.culture, player.culture),
        science=(reader.science, player.science),
        food=(reader.food, player.food),
        resources=(reader.resources, player.resources),
        corruption=due,
        missing=missing or lost // CULTURE_PER_MISSING_FOOD,
        hunger=lost,
        uprising=uprising,
        unhappy=discontent(state, reader),
        unused=reader.unused,
        drawn=drawn,
        discards=max(0, len(reader.military_hand) - military_hand_limit(reader)),
        civil_left=civil_actions(reader),
        military_left=military_actions(reader),
        ends_age=ends,
        bank_after=bank,
        needed_after=HAPPY_REQUIRED[bank],
    )


def _ends_age(state: TtaState) -> str:
    """Rules 5.2.2: the age, if it is sure to end before the current player's next turn."""
    if not 0 < state.age < LAST_AGE:
        return ""
    players = len(state.active())
    holes = sum([1 for card in state.row if card is None])
    fallen = min(SWEPT[players], sum([1 for card in state.row[: SWEPT[players]] if card is not None]))
    laid = holes + fallen + SWEPT[players] * (players - 1)
    return AGES[state.age] if laid >= len(state.civil_decks[state.age]) else ""


Spoils: TypeAlias = Callable[[TtaState, Player, Player, Card], list[str]]


def _enslave(state: TtaState, victor: Player, loser: Player, card: Card) -> list[str]:
    return [say("spoil_population", resources=card.power("resources"), food=card.power("food"))]


def _plunder(state: TtaState, victor: Player, loser: Player, card: Card) -> list[str]:
    return [say("spoil_food", n=card.power("amount"), food=loser.food, resources=loser.resources)]


def _raid(state: TtaState, victor: Player, loser: Player, card: Card) -> list[str]:
    told = []
    for level in card.levels:
        there = sum([loser.workers[one.at] for one in loser.buildings if one.is_urban and one.age <= level])
        told.append(say("spoil_building", level=AGES[level], n=there))
    return told


def _annex(state: TtaState, victor: Player, loser: Player, card: Card) -> list[str]:
    return [say("spoil_colony", titles=listed([colony.title for colony in loser.colonies]) or "–")]


def _infiltrate(state: TtaState, victor: Player, loser: Player, card: Card) -> list[str]:
    each = card.power("culture_per_level")
    there = [one for one in (loser.leader, loser.wonder) if one is not None]
    return [say("spoil_leader", title=one.title, n=each * one.age) for one in there]


def _spy(state: TtaState, victor: Player, loser: Player, card: Card) -> list[str]:
    return [say("spoil_science", n=min(card.power("amount"), loser.science))]


def _intervene(state: TtaState, victor: Player, loser: Player, card: Card) -> list[str]:
    return [say("spoil_culture", n=min(card.power("amount"), loser.culture))]


AGGRESSION_SPOILS: Final[dict[str, Spoils]] = {
    "enslave": _enslave,
    "plunder": _plunder,
    "raid": _raid,
    "annex": _annex,
    "infiltrate": _infiltrate,
    "spy": _spy,
    "armed_intervention": _intervene,
}
WarSpoils: TypeAlias = Callable[[Player, Player, Card, int], list[str]]


def _technology(victor: Player, loser: Player, card: Card, lead: int) -> list[str]:
    stolen = stealable(victor, loser, lead)
    told = [say("spoil_special", title=one.title, n=one.science) for one in stolen]
    return [say("spoil_science", n=min(lead, loser.science)), *told]


def _territory(victor: Player, loser: Player, card: Card, lead: int) -> list[str]:
    tokens = card.power("tokens") + lead // card.power("advantage_per_token")
    return [say("spoil_tokens", n=min(tokens, loser.yellow_bank))]


def _culture(victor: Player, loser: Player, card: Card, lead: int) -> list[str]:
    return [say("spoil_culture", n=min(card.power("culture") + lead, loser.culture))]


WAR_SPOILS: Final[dict[str, WarSpoils]] = {
    "war_over_technology": _technology,
    "war_over_territory": _territory,
    "war_over_culture": _culture,
}


def attacks(state: TtaState, reader: Player) -> tuple[AttackView, ...]:
    """The aggressions, wars and pacts in the reader's hand while a political action is open, each with every rival."""
    if state.turn != reader.seat or state.phase == ACTION or state.resolving is not None or reader.resigned:
        return ()
    cards = {piece.type.number: piece.type for piece in reader.military_hand}
    shown = []
    for number in sorted(cards):
        card = cards[number]
        if card.group in ("aggression", "war"):
            targets = [_target(state, reader, card, rival) for rival in state.rivals(reader)]
            shown.append(AttackView(FACES[card.id], tuple(targets)))
        elif card.group == "pact":
            offers = [_partner(state, reader, card, rival) for rival in state.rivals(reader)]
            shown.append(AttackView(FACES[card.id], tuple(offers)))
    return tuple(shown)


def _target(state: TtaState, reader: Player, card: Card, rival: Player) -> TargetView:
    is_war = card.group == "war"
    mine, theirs = (war_strengths if is_war else attack_strengths)(state, reader, rival)
    price = attack_price(card, rival)
    reason = attack_refusal(state, reader, card, rival)
    refusal = refused(reason, price=price, have=military_actions(reader)) if reason else None
    if not is_war:
        spoils = AGGRESSION_SPOILS[card.family](state, reader, rival, card)
    else:
        lead = mine - theirs
        victor, loser = (reader, rival) if lead > 0 else (rival, reader)
        spoils = WAR_SPOILS[card.id](victor, loser, card, abs(lead)) if lead else []
        if lead < 0:
            spoils.append(say("spoil_they", who=f"seat {rival.seat}"))
    return TargetView(rival.seat, mine, theirs, price, refusal, tuple(spoils))


def _partner(state: TtaState, reader: Player, card: Card, rival: Player) -> TargetView:
    mine, theirs = attack_strengths(state, reader, rival)
    return TargetView(rival.seat, mine, theirs, 0, None, (say("spoil_pact", text=card.text),))


MOST_FORCES: Final = 400
"""So many ways to send a force are reckoned beforehand; with more units they are sent one by one."""


def resolution(state: TtaState, seat: int | None) -> ResolutionView | None:
    """What is being resolved, as that seat may know it."""
    now = state.resolving
    if now is None:
        return None
    step = _step(now)
    needed, reached, meter = _meter(state, now, step, seat)
    knows = step != "defence" or seat == now.target
    sends = step == "force" and seat == now.bidder
    return ResolutionView(
        card=FACES[now.card.id],
        by=now.actor,
        against=now.target if now.target >= 0 else None,
        step=step,
        parts=_parts(state, now, step),
        needed=needed,
        reached=reached,
        meter=meter,
        most=now.limit + len(now.chosen) if step == "defence" and knows else 0,
        given=len(now.chosen) if knows else 0,
        bid=now.bid,
        bidder=now.bidder if now.bidder >= 0 else None,
        bids=_bids(state, now) if step == "auction" and seat is not None and seat == now.now else (),
        sent=(*[card.id for card in now.units], *[str(piece) for piece in now.chosen]) if sends else (),
        forces=forces(state, state.players[now.bidder], now, MOST_FORCES) if sends else {},
        left=now.left,
        side="" if now.kind != "pact" or now.card.is_symmetric else "B" if now.takes_a else "A",
        ruins=_ruins(state, now),
    )


def _ruins(state: TtaState, now: Resolution) -> dict[str, str]:
    """Rules 11.7: what each wonder that may become a ruin would change for who is asked."""
    latest = now.card.powers.get("latest_age")
    if latest is None or now.now < 0:
        return {}
    player = state.players[now.now]
    return {wonder.id: _ruined(state, player, wonder) for wonder in ruinable(player, latest)}


def _ruined(state: TtaState, player: Player, wonder: Card) -> str:
    fallen = player.copy()
    fallen.ruins.append(wonder)
    fallen.is_stale = True
    names = (*STATS, "civil_actions", "military_actions", "colonization")
    changes = zip(names, _standing(state, player), _standing(state, fallen), strict=True)
    told = [say("change", old=old, new=count(new, name)) for name, old, new in changes if old != new]
    if wonder.in_play.blue:
        told.append(say("fewer", gives=count(wonder.in_play.blue, "blue_tokens")))
    return ", ".join(told)


def _standing(state: TtaState, player: Player) -> tuple[int, ...]:
    """The ratings and totals that a wonder can have a part in."""
    totals = (civil_total(state, player), military_total(state, player), colonization_bonus(state, player))
    return (*ratings(state, player), *totals)


def _step(now: Resolution) -> str:
    """Where a resolution has come to."""
    if now.kind == "territory":
        rest = [seat for seat in now.order if seat not in now.passed]
        return "force" if rest == [now.bidder] else "auction"
    if now.kind == "aggression":
        return "spoils" if now.target in now.done else "defence"
    return now.kind


def _meter(
    state: TtaState, now: Resolution, step: str, seat: int | None
) -> tuple[int, int, tuple[tuple[str, int], ...]]:
    """What is needed, what is reached, and its pieces; cards of a defence are only told to who plays them."""
    if step == "defence":
        mine, theirs = now.strengths
        added = mine - theirs - now.need if seat == now.target else 0
        meter = [(say("meter_strength"), theirs)] + ([(say("meter_cards"), added)] if added else [])
        return mine, theirs + added, tuple(meter)
    if step == "force":
        player = state.players[now.bidder]
        bonus = colonization_bonus(state, player)
        cards = sum([piece.type.colonization for at, piece in enumerate(now.chosen) if now.as_bonus[at]])
        cards += now.as_bonus.count(False) * player.power("colonization_per_discard")
        pieces = [
            (say("meter_units"), now.force - bonus - cards),
            (say("meter_bonus"), bonus),
            (say("meter_cards"), cards),
        ]
        return now.bid, now.force, tuple([piece for piece in pieces if piece[1]])
    return 0, 0, ()


def _parts(state: TtaState, now: Resolution, step: str) -> tuple[PartView, ...]:
    """Everybody's part, in the order in which they decide; then those whom it does not concern."""
    parts = []
    for seat in now.order:
        status = "done" if seat in now.done else "now" if seat == now.now else "next"
        note = ""
        if step in ("auction", "force"):
            status = "out" if seat in now.passed else status
            note = say("part_passed") if seat in now.passed else ""
            if seat == now.bidder:
                note = say("part_leads", n=now.bid)
        elif now.kind in ("aggression", "war"):
            strength = now.strengths[0 if seat == now.actor else 1]
            note = say("part_attacks", n=strength) if strength else ""
        parts.append(PartView(seat, status, note))
    others = [player.seat for player in state.clockwise(now.actor) if player.seat not in now.order]
    return (*parts, *[PartView(seat, "out", say("part_none")) for seat in others])


def _bids(state: TtaState, now: Resolution) -> tuple[BidView, ...]:
    """The possible bids, gathered by the fewest units that they would cost."""
    player = state.players[now.now]
    groups: list[BidView] = []
    for bid in range(now.bid + 1, most_force(state, player) + 1):
        units = fewest_units(state, player, bid)
        kinds = tuple([TYPES[card.type] for card in units])
        cards = _cards_needed(state, player, units, bid)
        last = groups[-1] if groups else None
        if last is not None and last.units == kinds and last.cards == cards:
            groups[-1] = BidView(last.least, bid, kinds, cards, last.strength)
        else:
            groups.append(BidView(bid, bid, kinds, cards, _strength_without(state, player, units)))
    return tuple(groups)


def _cards_needed(state: TtaState, player: Player, units: list[Card], bid: int) -> int:
    """How many military cards a bid needs besides these units, the best first."""
    counts = [units.count(card) for card in player.units]
    pieces = sorted(player.military_hand, key=lambda piece: -piece.type.colonization)
    for number in range(len(pieces) + 1):
        value = card_values(player, pieces[:number], player.power("colonization_discards"))
        if force_of(state, player, counts, value) >= bid:
            return number
    return len(pieces)


def _strength_without(state: TtaState, player: Player, units: list[Card]) -> int:
    """What the strength rating would be without these units."""
    rest = player.copy()
    for card in units:
        rest.workers[card.at] -= 1
    rest.is_stale = True
    return ratings(state, rest)[STRENGTH]


def impacts(state: TtaState) -> tuple[ImpactView, ...]:
    """The impacts that have been scored; those of the end with what they counted."""
    return tuple([_impact(state, one.card, one.values, one.is_final) for one in state.impacts])


def outlook(state: TtaState, seat: int | None) -> tuple[ImpactView, ...]:
    """What the impacts that a seat has prepared would give everybody now."""
    if seat is None:
        return ()
    cards = sorted([piece.type for piece in prepared_by(state, seat)], key=lambda card: card.number)
    return tuple([_impact(state, card, impact_values(state, card), True) for card in cards if card.id in IMPACTS])


def _impact(state: TtaState, card: Card, values: list[int], is_told: bool) -> ImpactView:
    reason = REASONS[card.id]
    reasons = [reason(state, player) for player in state.players] if is_told else []
    return ImpactView(FACES[card.id], tuple(values), tuple(reasons))


Reason: TypeAlias = Callable[[TtaState, Player], str]


def _agriculture(state: TtaState, player: Player) -> str:
    return say("reason_food", n=food_of_farms(player), m=consumption(player))


def _buildings(state: TtaState, player: Player) -> str:
    return say("reason_buildings", n=sum([player.workers[card.at] for card in player.buildings if card.is_urban]))


def _balance(state: TtaState, player: Player) -> str:
    science, culture, _, _ = ratings(state, player)
    food, mined = food_production(state, player), resource_production(state, player)
    return say("reason_balance", n=min(science, culture, food, mined))


def _units(state: TtaState, player: Player) -> str:
    arenas = [card for card in player.buildings if card.type == ARENA]
    return say(
        "reason_units",
        n=sum([player.workers[card.at] for card in player.units]),
        m=sum([player.workers[card.at] for card in arenas]),
    )


def _specials(state: TtaState, player: Player) -> str:
    return say("reason_specials", n=sum([1 for card in player.specials if card is not None]))


def _wonders(state: TtaState, player: Player) -> str:
    return ", ".join([AGES[age] for age in sorted([card.age for card in player.wonders])]) or say("reason_none")


def _content(state: TtaState, player: Player) -> str:
    return say("reason_content", n=player.unused + sum(player.workers) - discontent(state, player))


REASONS: Final[dict[str, Reason]] = {
    "impact_of_agriculture": _agriculture,
    "impact_of_architecture": _buildings,
    "impact_of_balance": _balance,
    "impact_of_colonies": lambda state, player: say("reason_colonies", n=len(player.colonies)),
    "impact_of_competition": _units,
    "impact_of_government": lambda state, player: say("reason_actions", n=player.civil_total, m=player.military_total),
    "impact_of_happiness": lambda state, player: say("reason_faces", n=ratings(state, player)[3]),
    "impact_of_industry": lambda state, player: say("reason_mines", n=resources_of_mines(player)),
    "impact_of_population": _content,
    "impact_of_progress": _specials,
    "impact_of_science": lambda state, player: say("reason_rating", n=ratings(state, player)[0]),
    "impact_of_strength": lambda state, player: say("reason_rating", n=ratings(state, player)[STRENGTH]),
    "impact_of_technology": lambda state, player: say("reason_level"),
    "impact_of_variety": lambda state, player: say("reason_types"),
    "impact_of_wonders": _wonders,
}
"""What an impact counts, in short, by its card."""
