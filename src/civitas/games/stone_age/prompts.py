"""The questions as people read them: a sentence, the reason, the rule, the choices with what they bring, refusals.

Everything is told from a seat's view. Where a short sequence of choices is one thought (a set of tools, a whole
payment) a button stands for all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from civitas.games.stone_age.options import DICE, Cash, Placement
from civitas.games.stone_age.pieces import (
    AGRICULTURE_MAX,
    CARD,
    FIGURES_MAX,
    HUNGER_EACH,
    HUNGER_FLAT,
    PLACE,
    RESOURCES,
    TILE,
    TOOL_VALUES,
    TOOLS_MAX,
    Card,
    Place,
    Price,
    Tile,
    amounts,
)
from civitas.games.stone_age.rules.paying import one_more, pieces
from civitas.games.stone_age.state import NOTHING
from civitas.games.stone_age.tools import TOOLS
from civitas.games.stone_age.view import CardView, PlayerView, TileView, View
from civitas.games.stone_age.words import PAY, PAY_SUM, UPPER
from civitas.kernel.decisions import Decision
from civitas.kernel.words import Button, Group, Prompt, Several

_MANY = 4
"""More whole payments than this are put together piece by piece, as a set."""

_ROUND = "A round: all figures are placed, then each place is worked, then everybody eats."
"""What a newcomer is told once."""

_VILLAGE = ("tool_maker", "hut", "field")
_OFFERS = ("card", "building")
_CASH_FIRST = "Use “any two” first"
Laid = tuple[int, int, int, int]


def explain(view: View, decision: Decision) -> Prompt:
    """An open decision as its seat reads it."""
    me = view.players[decision.seat]
    match decision.kind.name:
        case "place":
            return _placing(view, me, decision)
        case "resolve":
            return _resolving(view, me, decision)
        case "tool":
            return _tools(view, me, decision)
        case "market":
            return _market(view, me, decision)
        case "cash":
            because = "The card says: take any two resources now."
            return Prompt("Which two resources do you take?", (_cashes(decision, ""),), because, "15.6")
        case "feed":
            return _feeding(view, me, decision)
        case _ if view.payment is not None and view.payment.missing:
            return _feeding(view, me, decision)
    return _paying(view, me, decision)


def _placing(view: View, me: PlayerView, decision: Decision) -> Prompt:
    figures = "your last figure" if me.home == 1 else f"some of your {me.home} figures"
    first = view.round == 1 and me.home == me.figures
    village: list[Button] = []
    cards: list[Button] = []
    buildings: list[Button] = []
    numbers: dict[Place, list[Button]] = {}
    for option in decision.options:
        place: Place = option.place
        if place.group == "village":
            village.append(Button(option.text, _village_label(place), village_note(place, me)))
        elif place.group == "card":
            cards.append(Button(option.text, _title(view.row[place.slot]), f"{place.title}, pay {place.slot + 1}"))
        elif place.group == "building":
            tile = view.stacks[place.slot].top
            can = "; you can pay" if _can_build(tile, me) else ""
            buildings.append(Button(option.text, _title(tile), f"{place.title}, {tile_cost(tile)}{can}"))
        else:
            numbers.setdefault(place, []).append(_number(option))
    groups = [Group("Village", tuple(village))]
    groups += [Group(place.title, tuple(buttons)) for place, buttons in numbers.items()]
    groups += [Group("Civilization cards", tuple(cards)), Group("Buildings", tuple(buildings))]
    return Prompt(
        f"Place {figures}.",
        tuple(group for group in groups if group.buttons),
        _ROUND if first else "Each turn one place; you can't pass.",
        "5.1",
        tuple(refusals(view, me, decision)),
    )


def _number(option: Placement) -> Button:
    """So many figures at a place that rolls: what they bring on average, without tools."""
    place = option.place
    good = place.resource.id if place.resource is not None else "food"
    dice = "1 die" if option.figures == 1 else f"{option.figures} dice"
    return Button(
        option.text, str(option.figures), f"{dice}, about {mean_gain(option.figures, place.divisor):.1f} {good}"
    )


@cache
def mean_gain(dice: int, divisor: int) -> float:
    """What so many dice bring on average, the remainder lost."""
    ways = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for total, n in ways.items():
            for face in range(1, 7):
                after[total + face] = after.get(total + face, 0) + n
        ways = after
    return sum(n * (total // divisor) for total, n in ways.items()) / sum(ways.values())


def _village_label(place: Place) -> str:
    return f"{place.title} (2 figures)" if place.least == 2 else place.title


def village_note(place: Place, me: PlayerView) -> str:
    """What a village place would bring to a player."""
    if place.id == "tool_maker":
        n = me.tool_total
        return f"tools {n} → {n + 1}" if n < TOOLS_MAX else f"you have {n} tools: nothing gained"
    if place.id == "hut":
        n = me.figures
        return f"figures {n} → {n + 1}" if n < FIGURES_MAX else f"you have {n} figures: nothing gained"
    n = me.agriculture
    return f"agriculture {n} → {n + 1}" if n < AGRICULTURE_MAX else f"you are at {n}: nothing gained"


def tile_cost(tile: TileView | None) -> str:
    """What a tile costs."""
    if tile is None:
        return ""
    if tile.kind == "fixed":
        return ", ".join(f"{n} {good}" for good, n in tile.cost.items())
    if tile.kind == "choice":
        return f"{tile.least} of exactly {tile.kinds} kind{'s' if tile.kinds > 1 else ''}"
    return f"{tile.least} to {tile.most} of any kinds"


def _can_build(tile: TileView | None, me: PlayerView) -> bool:
    return tile is not None and bool(pieces(list(me.goods), TILE[tile.id].price, NOTHING, 0, 0))


def refusals(view: View, me: PlayerView, decision: Decision) -> Iterator[str]:
    """Why a place is not among the choices, with the rule's number."""
    offered = {option.place.id for option in decision.options}
    taken = sum(1 for place in _VILLAGE if any(place in player.at for player in view.players))
    for place in view.places:
        if place.id in offered:
            continue
        figures = sum(place.figures)
        if me.at.get(place.id):
            yield f"{place.title}: you are there already (5.3)."
        elif place.group == "resource" and figures < place.rings:
            n = sum(1 for number in place.figures if number)
            who = "another player is" if n == 1 else f"{n} other players are"
            yield f"{place.title}: {who} there, no more may come with {len(view.players)} players (4.2)."
        elif figures:
            yield f"{place.title}: {'all rings are' if place.group == 'resource' else 'it is'} taken (4)."
        elif place.group == "village" and place.closed and taken:
            yield f"{place.title}: {taken} village places are taken, more may not be (4.1)."
        elif place.id == "hut" and me.home < PLACE["hut"].least:
            yield f"{place.title}: it needs two figures (5.6)."
        elif place.group == "village":
            yield f"{place.title}: it would bring you nothing (15.4)."


def _resolving(view: View, me: PlayerView, decision: Decision) -> Prompt:
    places = [option for option in decision.options if isinstance(option, Place)]
    groups = [
        Group("", tuple(_place(view, me, place) for place in places if place.group not in _OFFERS)),
        Group("Cards and buildings", tuple(_place(view, me, place) for place in places if place.group in _OFFERS)),
        _cashes(decision, _CASH_FIRST),
    ]
    return Prompt(
        "Your actions: which place next?",
        tuple(group for group in groups if group.buttons),
        "You resolve all your places, in any order; what one brings can be used for the next.",
        "6.1",
    )


def _place(view: View, me: PlayerView, place: Place) -> Button:
    """What resolving a place will do: a card or a building goes by its own name."""
    if place.group == "village":
        return Button(place.id, place.title, village_note(place, me))
    if place.group == "card":
        price = place.slot + 1
        can = sum(me.goods) >= price or _has_cash(me)
        return Button(place.id, _title(view.row[place.slot]), f"pay {price}{'' if can else ': not yet'}")
    if place.group == "building":
        tile = view.stacks[place.slot].top
        return Button(place.id, _title(tile), f"{tile_cost(tile)}{'' if _can_build(tile, me) else ': not yet'}")
    n = me.at.get(place.id, 0)
    return Button(place.id, place.title, f"{n} {'die' if n == 1 else 'dice'} ÷ {place.divisor}")


def _title(piece: CardView | TileView | None) -> str:
    return piece.title if piece is not None else ""


def _has_cash(me: PlayerView) -> bool:
    return any(CARD[name].upper == "any_resources" for name in me.kept)


def _tools(view: View, me: PlayerView, decision: Decision) -> Prompt:
    roll = view.roll
    assert roll is not None
    gains: dict[int, list[tuple[int, Button]]] = {}
    for texts, values, once in tool_sets(me, decision):
        total = roll.total + sum(values) + sum(once)
        gain = total // roll.divisor
        names = [f"tool{'s' if len(values) > 1 else ''} {' + '.join(map(str, values))}"] if values else []
        names += [f"one-use {' + '.join(map(str, once))}"] if once else []
        label = " and ".join(names) or ("no more tools" if roll.added else "no tools")
        wasted = total - gain * roll.divisor
        sums = f"{roll.total} + {total - roll.total} = {total}" if total > roll.total else str(total)
        # A one-use tool is gone for good: sets without one come first among equals.
        weight = sum(values) + 10 * sum(once)
        button = Button(" ".join(texts), label, f"{sums} → {gain} {roll.gain}, {wasted} wasted")
        gains.setdefault(gain, []).append((weight, button))
    groups = [
        Group(f"{gain} {roll.gain}", tuple(button for _, button in sorted(sets, key=lambda one: one[0])))
        for gain, sets in sorted(gains.items(), reverse=True)
    ]
    used = [value for value, rests in me.tools if rests]
    resting = (f"Tool{'s' if len(used) > 1 else ''} {' and '.join(map(str, used))}: used already in this round (9.3).",)
    sofar = f", with tools {roll.total}" if roll.added else ""
    return Prompt(
        f"You rolled {sum(roll.dice)}{sofar} for {roll.title}. Which tools do you add?",
        tuple(groups),
        f"Every {roll.divisor} gives one {roll.gain}, the rest is lost. A tile counts whole and then rests this round.",
        "6.4, 9.3",
        resting if used else (),
    )


def tool_sets(me: PlayerView, decision: Decision) -> Iterator[tuple[list[str], list[int], list[int]]]:
    """Every set of tools that can still be added: the choices that lead there, the tiles, the one-use tools."""
    tools = TOOLS[me.tools]
    offered = [extra for extra in decision.options if extra is not None]
    # What has been added already fixes where the canonical order goes on.
    least = min((extra.value for extra in offered if not extra.once), default=TOOL_VALUES + 1)
    once = [extra.value for extra in offered if extra.once]
    ways: list[tuple[list[str], list[int], list[int], int, int]] = [([], [], [], least, 0)]
    while ways:
        texts, values, ones, least, least_once = ways.pop()
        left = tools
        for value in values:
            left = left.spent[value]
        more = [extra.value for extra in left.choices[least]]
        more_once = [value for value in once if value >= least_once and value not in ones]
        yield [*texts, "done"] if more or more_once else texts, values, ones
        ways += [([*texts, f"tool:{n}"], [*values, n], ones, n, 0) for n in more]
        ways += [([*texts, f"one_use:{n}"], values, [*ones, n], TOOL_VALUES + 1, n + 1) for n in more_once]


def _market(view: View, me: PlayerView, decision: Decision) -> Prompt:
    buttons = tuple(Button(die.text, f"the {die.face}", die_note(die.face, view, me)) for die in decision.options)
    return Prompt(
        "Market: which die do you take?",
        (Group("", buttons),),
        f"“{_cause(decision)}”: from the buyer on, everybody takes one die and gains by it.",
        "7.3.1",
    )


def die_note(face: int, view: View, me: PlayerView) -> str:
    """What a market die would bring to a player."""
    die = DICE[face - 1]
    if die.resource is not None:
        if view.supply is not None and not view.supply[die.resource.id]:
            return f"no {die.resource.id} is left: nothing gained (15.3)"
        have = me.goods[die.resource.index]
        return f"1 {die.resource.id}: {have} → {have + 1}"
    return village_note(PLACE["tool_maker" if die.gain == "tool" else "field"], me)


def _cause(decision: Decision) -> str:
    return str(getattr(decision.cause, "title", ""))


def _cashes(decision: Decision, title: str) -> Group:
    pairs = [option for option in decision.options if isinstance(option, Cash)]
    return Group(title, tuple(Button(pair.text, f"{pair.first.id} + {pair.second.id}") for pair in pairs))


def _laid(view: View) -> Laid:
    payment = view.payment
    return (payment.wood, payment.clay, payment.stone, payment.gold) if payment is not None else NOTHING


def payments(goods: list[int], price: Price, laid: Laid) -> list[tuple[list[str], Laid]]:
    """Every whole payment that can follow, with the choices that lead there; "done" ends one that could go on."""
    found: list[tuple[list[str], Laid]] = []
    ways: list[tuple[list[str], Laid]] = [([], laid)]
    while ways:
        texts, paid = ways.pop()
        taken = sum(paid)
        last = max((at for at, n in enumerate(paid) if n), default=0)
        if price.cost is not None and taken:
            found.append((texts, price.cost))
            continue
        more = pieces(goods, price, paid, taken, last) if taken < price.most else []
        enough = taken >= price.least
        if enough and taken:
            found.append(([*texts, "done"] if more else texts, paid))
        if len(found) > _MANY:
            break
        # A single piece that must follow is paid without asking.
        forced = len(more) == 1 and not enough and taken > 0
        ways += [(texts if forced else [*texts, one.id], one_more(paid, one.index)) for one in reversed(more)]
    return found


def _paying(view: View, me: PlayerView, decision: Decision) -> Prompt:
    cause = decision.cause
    laid = _laid(view)
    place = PLACE[view.resolving]
    price = cause.price if isinstance(cause, Tile) else place.price
    assert price is not None
    groups = _payment_groups(me, price, laid, decision, isinstance(cause, Tile))
    if None in decision.options:
        stop = Button("done", "Enough: build now") if laid != NOTHING else _declining(cause)
        groups.append(Group("", (stop,)))
    cashes = _cashes(decision, _CASH_FIRST)
    if cashes.buttons:
        groups.append(cashes)
    aside = f" Laid aside: {amounts(laid)}." if laid != NOTHING else ""
    if isinstance(cause, Card):
        number = "1 resource" if price.least == 1 else f"{price.least} resources"
        because = f"{UPPER[cause.upper].format(n=cause.amount, good=cause.resource)} {gain_note(me, cause)}"
        return Prompt(f"Buy “{cause.title}” for {number}?{aside}", tuple(groups), because, "7.1")
    rule = "8.2" if price.cost is not None else "8.3" if price.kinds else "8.4"
    because = "The points are the sum of what you pay: wood 3, clay 4, stone 5, gold 6."
    return Prompt(f"Build the {_cause(decision)}?{aside}", tuple(groups), because, rule)


def _declining(cause: object) -> Button:
    what = "card" if isinstance(cause, Card) else "tile"
    return Button("decline", "Decline", f"the {what} stays, your figure returns")


def _payment_groups(me: PlayerView, price: Price, laid: Laid, decision: Decision, tile: bool) -> list[Group]:
    """The payments as whole buttons where they are few, else the next piece."""
    whole = payments(list(me.goods), price, laid)
    if len(whole) <= _MANY:
        # Stopping now has a button of its own.
        buttons = [
            Button(" ".join(texts), f"Pay {amounts(paid)}", _payment_note(me, paid, tile))
            for texts, paid in whole
            if texts and texts != ["done"]
        ]
        return [Group("", tuple(buttons))] if buttons else []
    return [_pieces(me, price, laid, PAY_SUM if tile and laid == NOTHING else PAY)]


def _pieces(me: PlayerView, price: Price, laid: Laid, label: str) -> Group:
    """A payment as a set of pieces, where there are too many whole ones to list."""
    taken = sum(laid)
    first = max((at for at, n in enumerate(laid) if n), default=0)
    left = [have - n for have, n in zip(me.goods, laid, strict=True)]
    buttons = [
        Button(one.id, one.title, f"you have {left[one.index]}{' more' if taken else ''}", left[one.index], one.value)
        for one in RESOURCES[first:]
        if left[one.index]
    ]
    most = min(price.most - taken, sum(left[first:]))
    end = "done" if price.least < price.most else ""
    kinds = price.kinds if not taken else 0
    return Group("", tuple(buttons), Several(max(1, price.least - taken), most, label, end, kinds))


def _payment_note(me: PlayerView, paid: Laid, tile: bool) -> str:
    if tile:
        points = sum(n * RESOURCES[at].value for at, n in enumerate(paid))
        return f"{points} points: {me.score} → {me.score + points}"
    return f"you keep {amounts([have - n for have, n in zip(me.goods, paid, strict=True)])}"


def gain_note(me: PlayerView, card: Card) -> str:
    """What a card's lower half would add to this player's final scoring now."""
    cards = [CARD[name] for name in (*(me.cards or ()), *me.kept, *(me.secret or ()))]
    if card.symbol >= 0:
        owned = [other.symbol for other in cards if other.symbol >= 0]
        n = len(set(owned)) if card.symbol not in owned else sum(1 for s in set(owned) if owned.count(s) > 1)
        which = "different symbols" if card.symbol not in owned else "symbols owned twice"
        return f"At the end: {which} {n} → {n + 1}, points for them {n * n} → {(n + 1) * (n + 1)}."
    counts = (me.agriculture, me.tool_total, len(me.buildings), me.figures)
    things = ("agriculture", "tools", "buildings", "figures")
    count = counts[card.profession]
    times = f"{card.multiplier} × {things[card.profession]}"
    worth = card.multiplier * count
    points = "1 point" if worth == 1 else f"{worth} points"
    return f"At the end: {times}, now {card.multiplier} × {count} = {points}."


def _feeding(view: View, me: PlayerView, decision: Decision) -> Prompt:
    payment = view.payment
    assert payment is not None
    laid = _laid(view)
    missing = payment.missing
    flat = view.house["starvation"] == "flat_10"
    price = Price(None, missing if flat else 1, missing, 0)
    whole = payments(list(me.goods), price, laid)
    groups: list[Group] = []
    buttons: list[Button] = []
    if len(whole) <= _MANY:
        # The fullest meal first.
        for texts, paid in sorted(whole, key=lambda one: -sum(one[1])):
            lost = 0 if flat else HUNGER_EACH * (missing - sum(paid))
            if texts and texts != ["done"]:
                buttons.append(Button(" ".join(texts), f"Pay {amounts(paid)}", _hunger_note(me, lost)))
        groups += [Group("", tuple(buttons))] if buttons else []
    else:
        groups.append(_pieces(me, price, laid, PAY))
    if None in decision.options:
        lost = HUNGER_FLAT if flat else HUNGER_EACH * (missing - sum(laid))
        label = "Pay no more" if laid != NOTHING else "Pay nothing"
        groups.append(Group("", (Button("done", label, _hunger_note(me, lost)),)))
    cashes = _cashes(decision, _CASH_FIRST)
    if cashes.buttons:
        groups.append(cashes)
    if flat:
        because = f"A resource feeds one figure: all that is missing, or nothing and {HUNGER_FLAT} points are lost."
    else:
        because = f"A resource feeds one figure; each food still missing costs {HUNGER_EACH} points."
    aside = f" Laid aside: {amounts(laid)}." if laid != NOTHING else ""
    return Prompt(
        f"{missing} food {'is' if missing == 1 else 'are'} missing. What do you pay instead?{aside}",
        tuple(groups),
        because,
        "15.1" if flat else "10.4",
    )


def _hunger_note(me: PlayerView, lost: int) -> str:
    return f"{lost} points lost: {me.score} → {me.score - lost}" if lost else "nothing is lost"


__all__ = ["explain", "payments", "tool_sets"]
