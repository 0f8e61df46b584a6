"""What a seat sees: the table without what is hidden from it, with all numbers explained (rules 18, 23)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from civitas.games.through_the_ages.faces import AGES, FACES, CardView
from civitas.games.through_the_ages.pieces import (
    CONSUMPTION,
    COPY_TACTIC,
    CORRUPTION,
    HAPPY_REQUIRED,
    LAST_AGE,
    OF_TYPE,
    PLAY_TACTIC,
    ROW,
    SWEPT,
    TECHNOLOGIES,
    Card,
)
from civitas.games.through_the_ages.rules.building import build_refusal, most_stages
from civitas.games.through_the_ages.rules.cards.actions import playable
from civitas.games.through_the_ages.rules.developing import develop_refusal
from civitas.games.through_the_ages.rules.play import civil_actions, military_actions
from civitas.games.through_the_ages.rules.politics import prepared_by
from civitas.games.through_the_ages.rules.prices import (
    modified_price,
    population_price,
    science_price,
    stages_cost,
    take_price,
    upgrade_price,
)
from civitas.games.through_the_ages.rules.taking import is_hand_full, take_refusal
from civitas.games.through_the_ages.rules.tokens import means
from civitas.games.through_the_ages.rules.totals import (
    Summand,
    action_lines,
    armies_of,
    civil_hand_limit,
    colonization_bonus,
    consumption,
    corruption,
    discontent,
    explained,
    food_production,
    military_hand_limit,
    production_lines,
    ratings,
    resource_production,
    sides_in_play,
    strength,
    strength_with,
    war_strengths,
)
from civitas.games.through_the_ages.seen import (
    ActionsView,
    BlueView,
    CellView,
    HandCardView,
    LineView,
    PactView,
    PlayerView,
    PriceView,
    SpaceView,
    StockView,
    TacticView,
    TotalView,
    UpgradeView,
    View,
    WarView,
    WonderView,
    YellowView,
)
from civitas.games.through_the_ages.state import (
    ACTION,
    END,
    MARKS,
    SECOND,
    SOURCES,
    Player,
    TtaState,
)
from civitas.games.through_the_ages.viewing import (
    attacks,
    forecast,
    impacts,
    outlook,
    priced,
    refused,
    resolution,
    source_title,
)
from civitas.kernel.rules import rank

BLUE_STEPS: Final = [at for at in range(1, len(CORRUPTION)) if CORRUPTION[at] != CORRUPTION[at - 1]]
"""From how many tokens in the blue bank on corruption is less."""
SHOWN_PHASE: Final = {ACTION: "actions", END: "end"}
"""The phases as the bar names them; all before the actions is politics."""


def view(state: TtaState, seat: int | None) -> View:
    """The table as that seat sees it."""
    over = bool(state.ended)
    reader = None if seat is None else state.players[seat]
    age = min(state.age, 3)
    alive = state.active()
    standings = rank([(not player.resigned, player.culture) for player in state.players])
    events = state.current_events()
    top_known = seat is not None and events and state.top_seen >> seat & 1
    return View(
        seat=seat,
        round=state.round,
        last_round=bool(state.last_round) and state.round >= state.last_round,
        ends_with=state.last_round or None,
        age=AGES[state.age],
        phase=SHOWN_PHASE.get(state.phase, "politics"),
        second=state.phase == SECOND,
        turn=state.turn,
        starter=state.start,
        order=tuple([player.seat for player in state.clockwise(state.start)]),
        row=_row(state, reader, len(alive)),
        civil_left=len(state.civil_decks[age]) if state.age <= 3 else 0,
        military_left=len(state.military_decks[age]) if state.age <= 3 else 0,
        discards=len(state.discards[age]),
        current_events=tuple([AGES[piece.age] for piece in reversed(events)]),
        future_events=tuple(sorted([AGES[piece.age] for piece in state.future])),
        known_event=FACES[events[-1].type.id] if top_known else None,
        own_events=_own_events(state, seat),
        past_events=_faces(state.past),
        tactics=tuple([_tactic(state, reader, card) for card in state.common]),
        tactic_prices=(PLAY_TACTIC, COPY_TACTIC),
        players=tuple([_player(state, player, player is reader, standings[player.seat]) for player in state.players]),
        forecast=None if reader is None or over else forecast(state, reader),
        attacks=() if reader is None or over else attacks(state, reader),
        resolution=None if over else resolution(state, seat),
        impacts=impacts(state),
        outlook=outlook(state, seat),
        begun=tuple(state.begun),
        over=over,
        reason=state.ended,
        ranks=tuple(standings) if over else (),
        house=dict(state.variant),
    )


def _faces(cards: Iterable[Card]) -> tuple[CardView, ...]:
    return tuple([FACES[card.id] for card in cards])


def _own_events(state: TtaState, seat: int | None) -> tuple[CardView, ...]:
    """Rules 18.3: the events that a seat has prepared, without their places."""
    mine = [] if seat is None else [piece.type for piece in prepared_by(state, seat)]
    return _faces(sorted(mine, key=_by_number))


def _row(state: TtaState, reader: Player | None, players: int) -> tuple[SpaceView, ...]:
    spaces = []
    full = reader is not None and is_hand_full(reader)
    # A refill leaves no gap: spaces stay empty behind the last card alone, and only once the decks are used up.
    held = len(ROW) if state.age < LAST_AGE else max([at for at, card in enumerate(state.row) if card], default=0)
    for at, card in enumerate(state.row):
        price = None
        refusal = None
        if card is not None and reader is not None and not reader.resigned:
            told = take_price(state, reader, at, True)
            price = priced(told)
            reason = take_refusal(state, reader, at, civil_actions(reader), full)
            if reason:
                limit = civil_hand_limit(reader) if reason == "hand_full" else told.value
                have = len(reader.hand) if reason == "hand_full" else civil_actions(reader)
                refusal = refused(reason, price=limit, have=have, age=AGES[card.age])
        face = None if card is None else FACES[card.id]
        spaces.append(SpaceView(at + 1, ROW[at], face, at < SWEPT[players], price, refusal, card is None and at < held))
    return tuple(spaces)


_GROUPS: Final = {"production": "workers", "urban": "workers", "unit": "workers", "pact": "pacts"}


def _line(line: Summand) -> LineView:
    face = FACES.get(line.source)
    if face is not None:
        group = _GROUPS.get(face.family, "cards")
        sign = face.picture
    else:
        group = "cards" if line.source == "ruins" else "armies"
        sign = "break" if line.source == "ruins" else "tactic"
    return LineView(line.source, source_title(line.source), sign, group, line.count, line.each, line.amount)


def _total(value: int, lines: Sequence[Summand], before: int | None = None) -> TotalView:
    return TotalView(value, tuple([_line(line) for line in lines]), before)


def _actions(left: int, extra: int, lines: Sequence[Summand], total: int) -> ActionsView:
    return ActionsView(left, _total(total, lines), extra)


def _player(state: TtaState, player: Player, own: bool, place: int) -> PlayerView:
    science, culture, force, faces = explained(state, player)
    rating, before = ratings(state, player), player.before
    food, mined = production_lines(state, player)
    civil, military = action_lines(state, player)
    bonus = [
        Summand(source, 1, side.colonization) for source, side in sides_in_play(state, player) if side.colonization
    ]
    is_open = own or bool(state.variant["open_civil_hands"])
    return PlayerView(
        seat=player.seat,
        out=player.resigned,
        rank=place,
        culture=player.culture,
        culture_rate=_total(rating[1], culture, before[1]),
        science=player.science,
        science_rate=_total(rating[0], science, before[0]),
        strength=_total(rating[2], force, before[2]),
        happiness=_total(rating[3], faces, before[3]),
        needed=HAPPY_REQUIRED[player.yellow_bank],
        unhappy=discontent(state, player),
        workers=player.unused + sum(player.workers),
        unused=player.unused,
        food=StockView(player.food, _total(food_production(state, player), food), consumption(player)),
        resources=StockView(player.resources, _total(resource_production(state, player), mined), corruption(player)),
        civil=_actions(civil_actions(player), player.extra_civil, civil, player.civil_total),
        military=_actions(military_actions(player), player.extra_military, military, player.military_total),
        yellow=_yellow(player),
        blue=_blue(player),
        leader=None if player.leader is None else FACES[player.leader.id],
        leader_ages=tuple([AGES[age] for age in range(4) if player.leader_ages >> age & 1]),
        government=FACES[player.government.id],
        limit=player.government.limit,
        specials=_faces([card for card in player.specials if card is not None]),
        wonders=tuple(
            [
                WonderView(FACES[card.id], len(card.stages), True, card in player.ruins, card is player.homer_under)
                for card in player.wonders
            ]
        ),
        unfinished=None if player.wonder is None else WonderView(FACES[player.wonder.id], player.stages, False),
        colonies=_faces(player.colonies),
        pacts=_pacts(state, player),
        wars=_wars(state, player),
        tactic=None if player.tactic is None else _tactic(state, player, player.tactic),
        colonization=_total(colonization_bonus(state, player), bonus),
        cells=_cells(state, player, own),
        civil_hand=_hand(state, player, own) if is_open else (),
        civil_count=len(player.hand),
        civil_limit=civil_hand_limit(player),
        military_hand=_faces(sorted([p.type for p in player.military_hand], key=_by_number)) if own else (),
        military_backs=tuple([AGES[age] for age in sorted([piece.age for piece in player.military_hand])]),
        military_limit=military_hand_limit(player),
        pools=_pools(player),
        marks=tuple([name for at, name in enumerate(MARKS) if player.marks >> at & 1]),
        stages=_stages(player) if own else (),
        tactic_strengths=_tactic_strengths(state, player) if own else {},
        prepared=len(prepared_by(state, player.seat)),
        history=tuple(player.history),
        sources=dict(zip(SOURCES, player.sources, strict=True)),
    )


def _by_number(card: Card) -> int:
    return card.number


def _yellow(player: Player) -> YellowView:
    tokens = player.yellow_bank
    after = max(0, tokens - 1)
    price = priced(population_price(player, is_told=True)) if tokens else None
    needed = HAPPY_REQUIRED[tokens]
    return YellowView(tokens, price, CONSUMPTION[tokens], needed, CONSUMPTION[after], HAPPY_REQUIRED[after])


def _blue(player: Player) -> BlueView:
    tokens = player.blue_bank
    lost = CORRUPTION[tokens]
    better = min([step for step in BLUE_STEPS if step > tokens], default=0)
    worse = max([step for step in BLUE_STEPS if step <= tokens], default=0)
    return BlueView(tokens, lost, better, worse)


def _pools(player: Player) -> tuple[tuple[str, int], ...]:
    pools = (("resources for units", player.pool + player.card_pool), ("science for units", player.pool_science))
    return tuple([(title, number) for title, number in pools if number])


def _stages(player: Player) -> tuple[PriceView, ...]:
    """What the next stages cost together, one, two and so on."""
    if player.wonder is None:
        return ()
    most = min(most_stages(player), len(player.wonder.stages) - player.stages)
    return tuple([PriceView(stages_cost(player, number)) for number in range(1, most + 1)])


def _tactic_strengths(state: TtaState, player: Player) -> dict[str, int]:
    """What the strength would be with each tactic in the hand."""
    cards = [piece.type for piece in player.military_hand if piece.type.group == "tactic"]
    return {card.id: strength_with(state, player, card) for card in cards}


def _pacts(state: TtaState, player: Player) -> tuple[PactView, ...]:
    return tuple(
        [
            PactView(
                FACES[pact.piece.type.id],
                pact.owner,
                pact.other(player.seat),
                "" if pact.piece.type.is_symmetric else "A" if pact.plays_a(player.seat) else "B",
            )
            for pact in state.pacts
            if pact.has(player.seat)
        ]
    )


def _wars(state: TtaState, player: Player) -> tuple[WarView, ...]:
    """The wars that a player has declared, and those declared on the player."""
    wars = []
    for other in state.players:
        for war in other.wars:
            if other is player or war.target == player.seat:
                mine, theirs = war_strengths(state, other, state.players[war.target])
                wars.append(WarView(FACES[war.piece.type.id], other.seat, war.target, mine, theirs))
    return tuple(wars)


def _tactic(state: TtaState, reader: Player | None, card: Card) -> TacticView:
    users = [player for player in state.active() if player.tactic is card]
    force = 0 if reader is None else strength_with(state, reader, card)
    armies = None
    if reader is not None and reader.tactic is card:
        armies = armies_of(reader)
    return TacticView(
        card=FACES[card.id],
        armies=0 if armies is None else armies.full + armies.outdated,
        outdated=0 if armies is None else armies.outdated,
        adds=0 if armies is None else armies.strength,
        exclusive=reader is not None and reader.exclusive is not None and reader.exclusive.type is card,
        seats=tuple([player.seat for player in users]),
        strength=force if reader is None or reader.tactic is not card else strength(state, reader),
    )


def _cells(state: TtaState, player: Player, own: bool) -> tuple[CellView, ...]:
    cells = []
    for card in TECHNOLOGIES:
        if not player.technologies & card.bit:
            continue
        price = None
        refusal = None
        upgrades: list[UpgradeView] = []
        if own:
            told = modified_price(player, card, True)
            price = priced(told)
            reason = build_refusal(player, card, means(state, player, False))
            if reason:
                limit = player.government.limit if reason == "urban_limit" else told.value
                refusal = refused(reason, price=limit, have=player.resources)
            if player.workers[card.at]:
                higher = [other for other in OF_TYPE[card.type] if other.age > card.age]
                upgrades = [
                    UpgradeView(other.id, priced(upgrade_price(player, card, other, True)))
                    for other in higher
                    if player.technologies & other.bit
                ]
        workers = player.workers[card.at]
        tokens = player.tokens[card.at]
        cells.append(CellView(FACES[card.id], workers, tokens, price, refusal, tuple(upgrades)))
    return tuple(cells)


def _hand(state: TtaState, player: Player, own: bool) -> tuple[HandCardView, ...]:
    held = []
    for card in player.hand:
        price = None
        revolution = None
        refusal = None
        if own:
            if card.is_technology:
                price = priced(science_price(state, player, card, False, is_told=True))
                if card.revolution:
                    revolution = priced(science_price(state, player, card, True, is_told=True))
                reason = develop_refusal(state, player, card, False)
                if reason:
                    refusal = refused(reason, price=price.value, have=player.science)
            elif player.hand.count(card) <= player.fresh.count(card):
                refusal = refused("fresh")
            elif card.group == "action" and not playable(state, player, card):
                refusal = refused("no_target")
        held.append(HandCardView(FACES[card.id], price, revolution, refusal))
    return tuple(held)
