"""Totals (rules 23): every rating and limit is computed here and nowhere else, and can tell its lines."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.pieces import (
    CONSUMPTION,
    CORRUPTION,
    CULTURE,
    FARM,
    HAPPY,
    HAPPY_REQUIRED,
    LAB,
    MINE,
    MOST_HAPPY,
    OF_TYPE,
    RUIN_CULTURE,
    SCIENCE,
    STRENGTH,
    TUCKED_HAPPY,
    Card,
    Side,
)
from civitas.games.through_the_ages.rules.armies import Armies, best_armies
from civitas.games.through_the_ages.rules.counts import COUNTS, URBAN_COUNTS, best_of, workers_of
from civitas.games.through_the_ages.state import Pact, Player, TtaState

NOBODY: Final = -1


class Summand:
    """A part of a total: what it comes from (a card's id, or a word), how many times how much."""

    __slots__ = ("count", "each", "source")

    def __init__(self, source: str, count: int, each: int) -> None:
        self.source: str = source
        self.count: int = count
        self.each: int = each

    @property
    def amount(self) -> int:
        """What it adds to the total."""
        return self.count * self.each


class Sheet:
    """Totals being added up: four ratings, and their lines if somebody wants to read them."""

    __slots__ = ("lines", "values")

    def __init__(self, is_told: bool) -> None:
        self.values: list[int] = [0, 0, 0, 0]
        self.lines: list[list[Summand]] | None = [[], [], [], []] if is_told else None

    def add(self, stat: int, source: str, count: int, each: int) -> None:
        """Add a line to a rating."""
        self.values[stat] += count * each
        if self.lines is not None and count and each:
            self.lines[stat].append(Summand(source, count, each))

    def add_card(self, card: Card, side: Side) -> None:
        """Add what a card in play gives to each rating."""
        for stat in side.rated:
            self.add(stat, card.id, 1, side.stats[stat])

    def add_modifiers(self, card: Card, side: Side, player: Player, partner: Player | None) -> None:
        """Add what a card gives for other things in play."""
        for modifier in side.modifiers:
            self.add(modifier.stat, card.id, COUNTS[modifier.per](player, partner), modifier.value)


def side_of(pact: Pact, seat: int) -> Side:
    """What a party of a pact has by it."""
    card = pact.piece.type
    return card.in_play if pact.plays_a(seat) else card.other_side


def pact_power(state: TtaState, player: Player, name: str) -> int:
    """A number of the effects of all pacts that the player is a party to."""
    total = 0
    for pact in state.pacts:
        if pact.has(player.seat):
            total += side_of(pact, player.seat).powers.get(name, 0)
    return total


def armies_of(player: Player) -> Armies | None:
    """The armies of a player; None without a tactic or with fewer units than one army needs."""
    tactic = player.tactic
    if tactic is None:
        return None
    counts = [player.workers[card.at] for card in player.units]
    if sum(counts) < tactic.units:
        return None
    return best_armies(tactic, player.units, counts, player.power("infantry_as_cavalry") > 0)


def add_up(state: TtaState, player: Player, is_told: bool, ignored: int = NOBODY) -> Sheet:
    """Rules 23.2-23.7: the four ratings before their limits; pacts with the seat `ignored` that end on an attack are
    left out (rules 23.8).
    """
    sheet = Sheet(is_told)
    workers = player.workers
    for cards in (player.buildings, player.units):
        for card in cards:
            count = workers[card.at]
            if count:
                for stat in card.worker_rated:
                    sheet.add(stat, card.id, count, card.worker[stat])
    armies = armies_of(player)
    if armies is not None and player.tactic is not None:
        tactic = player.tactic
        sheet.add(STRENGTH, "armies", armies.full, tactic.strength)
        sheet.add(STRENGTH, "outdated_armies", armies.outdated, tactic.outdated)
        sheet.add(STRENGTH, "air_forces_with_armies", armies.full_doubled, tactic.strength)
        sheet.add(STRENGTH, "air_forces_with_outdated_armies", armies.outdated_doubled, tactic.outdated)
    government = player.government
    sheet.add_card(government, government.in_play)
    for special in player.specials:
        if special is not None:
            sheet.add_card(special, special.in_play)
    leader = player.leader
    if leader is not None:
        sheet.add_card(leader, leader.in_play)
        sheet.add_modifiers(leader, leader.in_play, player, None)
    for wonder in player.wonders:
        if wonder in player.ruins:
            sheet.add(CULTURE, "ruins", 1, RUIN_CULTURE)
        else:
            sheet.add_card(wonder, wonder.in_play)
            sheet.add_modifiers(wonder, wonder.in_play, player, None)
    if player.homer_under is not None:
        sheet.add(HAPPY, "homer", 1, TUCKED_HAPPY)
    for colony in player.colonies:
        sheet.add_card(colony, colony.in_play)
    for pact in state.pacts:
        if pact.has(player.seat):
            card = pact.piece.type
            if card.ends_on_attack and pact.other(player.seat) == ignored:
                continue
            side = side_of(pact, player.seat)
            sheet.add_card(card, side)
            sheet.add_modifiers(card, side, player, state.players[pact.other(player.seat)])
    return sheet


def ratings(state: TtaState, player: Player) -> list[int]:
    """Rules 13.1-13.4: science, culture, strength and happiness, kept until something changes."""
    if player.is_stale:
        values = add_up(state, player, False).values
        kept = player.ratings
        for stat, value in enumerate(values):
            kept[stat] = value if value > 0 else 0
        if kept[HAPPY] > MOST_HAPPY:
            kept[HAPPY] = MOST_HAPPY
        player.is_stale = False
    return player.ratings


def science_rating(state: TtaState, player: Player) -> int:
    """Rules 23.5."""
    return ratings(state, player)[SCIENCE]


def culture_rating(state: TtaState, player: Player) -> int:
    """Rules 23.6."""
    return ratings(state, player)[CULTURE]


def strength(state: TtaState, player: Player) -> int:
    """Rules 23.7."""
    return ratings(state, player)[STRENGTH]


def happiness(state: TtaState, player: Player) -> int:
    """Rules 23.4."""
    return ratings(state, player)[HAPPY]


def explained(state: TtaState, player: Player) -> list[list[Summand]]:
    """The lines of science, culture, strength and happiness; their sums are the ratings before the limits."""
    lines = add_up(state, player, True).lines
    assert lines is not None
    return lines


def strength_with(state: TtaState, player: Player, tactic: Card | None) -> int:
    """What the strength rating would be with another tactic."""
    other = player.copy()
    other.tactic = tactic
    return max(0, add_up(state, other, False).values[STRENGTH])


def attack_strengths(state: TtaState, attacker: Player, rival: Player) -> tuple[int, int]:
    """Rules 23.8: both strengths in an aggression, without pacts that end by it."""
    bonus = 0
    ends = False
    for pact in state.pacts:
        if pact.has(attacker.seat) and pact.has(rival.seat):
            bonus += pact.piece.type.attack_bonus
            ends = ends or pact.piece.type.ends_on_attack
    if not ends:
        return strength(state, attacker) + bonus, strength(state, rival)
    mine = add_up(state, attacker, False, rival.seat).values[STRENGTH]
    theirs = add_up(state, rival, False, attacker.seat).values[STRENGTH]
    return max(0, mine) + bonus, max(0, theirs)


def war_strengths(state: TtaState, declarer: Player, target: Player) -> tuple[int, int]:
    """Rules 5.3.1, 5.3.4: both strengths in a war, with all pacts as they are."""
    bonus = 0
    for pact in state.pacts:
        if pact.has(declarer.seat) and pact.has(target.seat):
            bonus += pact.piece.type.attack_bonus
    return strength(state, declarer) + bonus, strength(state, target)


def sides_in_play(state: TtaState, player: Player) -> list[tuple[str, Side]]:
    """All cards in play that give something by themselves, with what they give; ruins and buildings left out."""
    sides = [(player.government.id, player.government.in_play)]
    sides += [(card.id, card.in_play) for card in player.specials if card is not None]
    if player.leader is not None:
        sides.append((player.leader.id, player.leader.in_play))
    sides += [(card.id, card.in_play) for card in player.wonders if card not in player.ruins]
    sides += [(card.id, card.in_play) for card in player.colonies]
    sides += [(pact.piece.type.id, side_of(pact, player.seat)) for pact in state.pacts if pact.has(player.seat)]
    return sides


def civil_total(state: TtaState, player: Player) -> int:
    """Rules 23.10: the civil actions of all cards in play."""
    total = player.government.in_play.civil
    for special in player.specials:
        if special is not None:
            total += special.in_play.civil
    for wonder in player.wonders:
        if wonder.in_play.civil and wonder not in player.ruins:
            total += wonder.in_play.civil
    return total


def military_total(state: TtaState, player: Player) -> int:
    """Rules 23.10: the military actions of all cards in play."""
    total = player.government.in_play.military
    for special in player.specials:
        if special is not None:
            total += special.in_play.military
    if player.leader is not None:
        total += player.leader.in_play.military
    for wonder in player.wonders:
        if wonder.in_play.military and wonder not in player.ruins:
            total += wonder.in_play.military
    for pact in state.pacts:
        if pact.has(player.seat):
            total += side_of(pact, player.seat).military
    return total


def action_lines(state: TtaState, player: Player) -> tuple[list[Summand], list[Summand]]:
    """Where the civil and the military actions come from."""
    sides = sides_in_play(state, player)
    civil = [Summand(source, 1, side.civil) for source, side in sides if side.civil]
    military = [Summand(source, 1, side.military) for source, side in sides if side.military]
    return civil, military


def civil_hand_limit(player: Player) -> int:
    """Rules 23.10, checked when a card is taken."""
    return player.civil_total + player.wonder_power("hand_limit")


def military_hand_limit(player: Player) -> int:
    """Rules 23.10, checked at the end of the turn."""
    return player.military_total + player.wonder_power("hand_limit")


def colonization_bonus(state: TtaState, player: Player) -> int:
    """Rules 13.7."""
    return sum([side.colonization for _, side in sides_in_play(state, player)])


def required_happiness(player: Player) -> int:
    """Rules 14.5: the happy faces that the yellow bank requires."""
    return HAPPY_REQUIRED[player.yellow_bank]


def discontent(state: TtaState, player: Player) -> int:
    """Rules 14.6: discontent workers."""
    required = HAPPY_REQUIRED[player.yellow_bank]
    return max(0, required - happiness(state, player)) if required else 0


def is_uprising(state: TtaState, player: Player) -> bool:
    """Rules 8.3."""
    return discontent(state, player) > player.unused


def consumption(player: Player) -> int:
    """Rules 14.5: the food eaten at the end of a turn."""
    return CONSUMPTION[player.yellow_bank]


def corruption(player: Player) -> int:
    """Rules 15.9."""
    return CORRUPTION[player.blue_bank]


def food_of_farms(player: Player) -> int:
    """Rules 23.11."""
    return sum([player.workers[card.at] * card.value for card in OF_TYPE[FARM]])


def food_production(state: TtaState, player: Player) -> int:
    """Rules 23.11."""
    return food_of_farms(player) + pact_power(state, player, "food_production")


def resources_of_mines(player: Player) -> int:
    """Rules 23.11."""
    total = sum([player.workers[card.at] * card.value for card in OF_TYPE[MINE]])
    best = best_of(player, MINE)
    if best is not None:
        total += best.value * player.wonder_power("best_mine_tokens")
    return total


def resources_of_labs(player: Player) -> int:
    """Rules 23.11: what labs produce with Bill Gates."""
    each = player.power("labs_are_mines")
    return each * sum([player.workers[card.at] * card.age for card in OF_TYPE[LAB]]) if each else 0


def resource_production(state: TtaState, player: Player) -> int:
    """Rules 23.11."""
    total = resources_of_mines(player) + resources_of_labs(player)
    return max(0, total + pact_power(state, player, "resource_production"))


def production_lines(state: TtaState, player: Player) -> tuple[list[Summand], list[Summand]]:
    """Where food and resources come from."""
    food = [Summand(c.id, player.workers[c.at], c.value) for c in OF_TYPE[FARM] if player.workers[c.at]]
    mined = [Summand(c.id, player.workers[c.at], c.value) for c in OF_TYPE[MINE] if player.workers[c.at]]
    best = best_of(player, MINE)
    for wonder in player.wonders:
        more = 0 if wonder in player.ruins else wonder.power("best_mine_tokens")
        if more and best is not None:
            mined.append(Summand(wonder.id, more, best.value))
    each = player.power("labs_are_mines")
    if each and player.leader is not None:
        labs = [card for card in OF_TYPE[LAB] if card.age and player.workers[card.at]]
        mined += [Summand(player.leader.id, player.workers[card.at], card.age * each) for card in labs]
    for pact in state.pacts:
        if pact.has(player.seat):
            powers = side_of(pact, player.seat).powers
            if "food_production" in powers:
                food.append(Summand(pact.piece.type.id, 1, powers["food_production"]))
            if "resource_production" in powers:
                mined.append(Summand(pact.piece.type.id, 1, powers["resource_production"]))
    return food, mined


def urban_output(state: TtaState, player: Player, types: tuple[int, ...], stats: tuple[int, ...]) -> int:
    """Rules 23.13: what urban buildings of these types give to these ratings, with all that changes it."""
    total = 0
    for card in player.buildings:
        if card.type in types:
            for stat in stats:
                total += player.workers[card.at] * card.worker[stat]
    leader = player.leader
    if leader is not None:
        for modifier in leader.in_play.modifiers:
            if modifier.stat in stats and modifier.per in URBAN_COUNTS and _concerns(modifier.per, types):
                total += COUNTS[modifier.per](player, None) * modifier.value
    return total


def _concerns(per: str, types: tuple[int, ...]) -> bool:
    """Whether what is counted stands on technologies of these types: labs belong to Internet alone."""
    return LAB in types or per not in ("lab", "lab_level", "level_of_best_lab_or_library")


def urban_limit_reached(player: Player, type_: int) -> bool:
    """Rules 7.6: no further building of that type."""
    return workers_of(player, type_) >= player.government.limit
