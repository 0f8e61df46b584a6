"""Events of age II."""

from __future__ import annotations

from civitas.games.through_the_ages.options import (
    AGREEMENT,
    DISCARD,
    DONE,
    INDEPENDENCE,
    POLITICS_DISCARD,
    RUIN,
    TERROR,
)
from civitas.games.through_the_ages.pieces import LAST_AGE, Card
from civitas.games.through_the_ages.rules.building import destroy
from civitas.games.through_the_ages.rules.cards.events_i import lose_populations
from civitas.games.through_the_ages.rules.colonization import lose_colony
from civitas.games.through_the_ages.rules.events import (
    by_culture,
    event,
    everybody,
    one_by_one,
    strongest,
    two_strongest,
    two_weakest,
    weakest,
)
from civitas.games.through_the_ages.rules.play import (
    discard_unseen,
    draw_military,
    exchange_tokens,
    military_types,
    remove_leader,
    settle_actions,
)
from civitas.games.through_the_ages.rules.prices import take_cost
from civitas.games.through_the_ages.rules.production import run_economy
from civitas.games.through_the_ages.rules.row import slide_and_fill
from civitas.games.through_the_ages.rules.taking import take, takeable
from civitas.games.through_the_ages.rules.tokens import (
    change_culture,
    change_science,
    gain_food,
    gain_population,
    lose_blue,
)
from civitas.games.through_the_ages.rules.totals import discontent, happiness, science_rating
from civitas.games.through_the_ages.state import BY_EVENTS, Player, TtaState
from civitas.kernel.decisions import Flow, ask


def _civil_unrest(state: TtaState, card: Card) -> Flow[None]:
    """Rules 9.2, 20.54: all who are tied lose a token, unless nobody is discontent."""
    players = everybody(state)
    unrest = [discontent(state, player) for player in players]
    worst = max(unrest)
    for at, player in enumerate(players):
        change_culture(player, -card.power("culture_per_discontent") * unrest[at], BY_EVENTS)
    if worst:
        for player in one_by_one(state, [one for at, one in enumerate(players) if unrest[at] == worst]):
            yield from lose_blue(state, player, card.power("blue_tokens"), card)


event(
    "civil_unrest",
    "Each civilization loses {culture_per_discontent} culture for each discontent worker. Those with the most also "
    "lose {blue_tokens} blue token.",
    _civil_unrest,
)


def _cold_war(state: TtaState, card: Card) -> None:
    """Rules 9.3."""
    for player in two_strongest(state):
        change_science(player, card.power("science"))


event("cold_war", "Each of the two strongest civilizations gains {science} science.", _cold_war)


def _crime_wave(state: TtaState, card: Card) -> Flow[None]:
    """Rules 15.7."""
    for player in one_by_one(state, two_weakest(state)):
        change_culture(player, -card.power("culture"), BY_EVENTS)
        yield from lose_blue(state, player, card.power("blue_tokens"), card)


event(
    "crime_wave",
    "Each of the two weakest civilizations loses {culture} culture and {blue_tokens} blue token.",
    _crime_wave,
)


def _economic_progress(state: TtaState, card: Card) -> None:
    """Rules 20.52: no scoring, no uprising."""
    for player in everybody(state):
        run_economy(state, player)


event(
    "economic_progress",
    "Each civilization carries out corruption, food production, consumption and resource production.",
    _economic_progress,
)


def _emigration(state: TtaState, card: Card) -> Flow[None]:
    """Rules 20.29: half of the discontent workers, rounded up."""
    players = everybody(state)
    each = card.power("discontent_per_population")
    counts = [-(-discontent(state, player) // each) for player in players]
    leaving = [at for at, count in enumerate(counts) if count]
    yield from lose_populations(state, card, [players[at] for at in leaving], [counts[at] for at in leaving])


event(
    "emigration",
    "Each civilization loses population equal to half of its discontent workers, rounded up.",
    _emigration,
)


def _iconoclasm(state: TtaState, card: Card) -> None:
    """Rules 20.27: in age IV every leader."""
    for player in everybody(state):
        if player.leader is not None and player.leader.age != state.age:
            if state.log:
                state.log.say("loses_leader", card, seat=player.seat, card=player.leader)
            remove_leader(state, player)


event("iconoclasm", "Each civilization whose leader is not from the current age removes it from the game.", _iconoclasm)


def _independence_declaration(state: TtaState, card: Card) -> Flow[None]:
    """Rules 10.5."""
    loser = weakest(state)
    if loser.colonies:
        for player in one_by_one(state, [loser]):
            colony = yield from ask(INDEPENDENCE, player.seat, player.colonies[:], card)
            if state.log:
                state.log.say("loses_colony", card, seat=player.seat, card=colony)
            yield from lose_colony(state, player, colony)


event("independence_declaration", "The weakest civilization loses one of its colonies.", _independence_declaration)


def _international_agreement(state: TtaState, card: Card) -> Flow[None]:
    """Rules 20.15, 20.16, 20.62: a budget of civil actions for cards of the row, one after another."""
    resolving = state.resolving
    assert resolving is not None
    resolving.left = card.power("budget")
    has_taken = False
    for player in one_by_one(state, [strongest(state)]):
        while True:
            options = takeable(state, player, resolving.left)
            if not options:
                break
            option = yield from ask(AGREEMENT, player.seat, [*options, DONE], card)
            if option is DONE:
                break
            at = option.number - 1
            resolving.left -= take_cost(state, player, at)
            take(state, player, at, False)
            has_taken = True
        player.skips_politics = player.skips_politics or has_taken
    if has_taken:
        slide_and_fill(state)


event(
    "international_agreement",
    "The strongest civilization may take cards from the row for {budget} civil actions that it need not spend. If it "
    "does, it gives up its next political action, and the row is filled up.",
    _international_agreement,
)


def _national_pride(state: TtaState, card: Card) -> None:
    """Rules 9.4: by culture points."""
    change_culture(by_culture(state)[0], card.power("culture"), BY_EVENTS)


event("national_pride", "The civilization with the most culture gains {culture} culture.", _national_pride)


def _politics_of_strength(state: TtaState, card: Card) -> Flow[None]:
    """Rules 24.3 E9: cards, or culture in age IV."""
    winner, loser = strongest(state), weakest(state)
    if state.age == LAST_AGE:
        change_culture(winner, card.power("strongest_culture"), BY_EVENTS)
        change_culture(loser, -card.power("weakest_culture"), BY_EVENTS)
        return
    draw_military(state, winner, card.power("strongest_cards"))
    resolving = state.resolving
    assert resolving is not None
    discarded = 0
    for player in one_by_one(state, [loser]):
        resolving.left = min(card.power("weakest_cards"), len(player.military_hand))
        while resolving.left:
            options = [DISCARD[one] for one in military_types(player)]
            # Not asking would tell that all cards are alike.
            option = yield from ask(POLITICS_DISCARD, player.seat, options, card, len(player.military_hand) > 1)
            assert option.card is not None
            discard_unseen(state, player, option.card)
            discarded += 1
            resolving.left -= 1
    if discarded and state.log:
        state.log.say("discards", card, seat=loser.seat, count=discarded)


event(
    "politics_of_strength",
    "The strongest civilization draws {strongest_cards} military cards, the weakest discards {weakest_cards}. In age "
    "IV the strongest gains {strongest_culture} culture and the weakest loses {weakest_culture}.",
    _politics_of_strength,
)


def _popularization_of_science(state: TtaState, card: Card) -> None:
    """Rules 9.4: by the science rating."""
    for player in everybody(state):
        change_culture(player, science_rating(state, player), BY_EVENTS)


event(
    "popularization_of_science",
    "Each civilization gains culture equal to its science rating.",
    _popularization_of_science,
)


def _prosperity(state: TtaState, card: Card) -> None:
    """Rules 9.4: by the happiness rating."""
    for player in everybody(state):
        gain_food(player, min(card.power("most"), card.power("food") * happiness(state, player)))


event("prosperity", "Each civilization gains {food} food for each happy face, at most {most}.", _prosperity)


def _ravages_of_time(state: TtaState, card: Card) -> Flow[None]:
    """Rules 11.7, 20.48: effects end, tokens are given back, action totals fall."""
    latest = card.power("latest_age")
    for player in one_by_one(state, [one for one in everybody(state) if ruinable(one, latest)]):
        wonder = yield from ask(RUIN, player.seat, ruinable(player, latest), card)
        player.ruins.append(wonder)
        if state.log:
            state.log.say("ruins", card, seat=player.seat, card=wonder)
        settle_actions(state, player)
        yield from exchange_tokens(state, player, wonder.in_play, None, wonder)


def ruinable(player: Player, latest_age: int) -> list[Card]:
    """The completed wonders up to that age that are no ruins yet."""
    return [one for one in player.wonders if one.age <= latest_age and one not in player.ruins]


event(
    "ravages_of_time",
    "Each civilization turns one of its completed wonders of age A or I into a ruin, which gives culture instead of "
    "its effects.",
    _ravages_of_time,
)


def _refugees(state: TtaState, card: Card) -> Flow[None]:
    """Rules 14.4: the weakest first, then the strongest."""
    winner, loser = strongest(state), weakest(state)
    change_culture(loser, -card.power("culture"), BY_EVENTS)
    yield from lose_populations(state, card, [loser], [card.power("population")])
    change_culture(winner, card.power("culture"), BY_EVENTS)
    gain_population(winner, card.power("population"))


event(
    "refugees",
    "The weakest civilization loses {culture} culture and {population} population, the strongest gains as much.",
    _refugees,
)


def _terrorism(state: TtaState, card: Card) -> Flow[None]:
    """Rules 24.3 E6: the civilization with the fewest culture points chooses."""
    poorest = by_culture(state)[-1]
    resolving = state.resolving
    assert resolving is not None
    for victim in everybody(state):
        cards = [one for one in victim.buildings if one.is_urban and victim.workers[one.at]]
        if victim is not poorest and cards:
            resolving.target = victim.seat
            resolving.now = poorest.seat
            for _ in range(card.power("buildings")):
                chosen = yield from ask(TERROR, poorest.seat, cards, card)
                destroy(state, victim, chosen)
                if state.log:
                    state.log.say("razes", card, seat=poorest.seat, card=chosen, rival=victim.seat)
            resolving.done.append(victim.seat)


event(
    "terrorism",
    "The civilization with the least culture destroys {buildings} urban building of each other civilization.",
    _terrorism,
)
