"""The questions as people read them: a sentence, the reason, the rule, the choices with what they bring, refusals.

Everything is told from a seat's view. Where a short sequence of choices is one thought (a set of tools, a whole
payment) a button stands for all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    Resource,
    Tile,
)
from civitas.games.stone_age.rules.paying import one_more, pieces
from civitas.games.stone_age.state import NOTHING
from civitas.games.stone_age.tools import TOOLS
from civitas.games.stone_age.view import CardView, PlayerView, TileView, View
from civitas.games.stone_age.words import UPPER
from civitas.kernel.decisions import Decision
from civitas.words import Button, CardText, Group, Message, Prompt, Several, Text, say

_MANY = 4
"""More whole payments than this are put together piece by piece, as a set."""

_VILLAGE = ("tool_maker", "hut", "field")
_OFFERS = ("card", "building")
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
            return Prompt(say("cash"), (_cashes(decision, ""),), say("cash-why"), "15.6")
        case "feed":
            return _feeding(view, me, decision)
        case _ if view.payment is not None and view.payment.missing:
            return _feeding(view, me, decision)
    return _paying(view, me, decision)


def _placing(view: View, me: PlayerView, decision: Decision) -> Prompt:
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
            price = say("card-price", place=place, n=place.slot + 1)
            cards.append(Button(option.text, _title(view.row[place.slot]), price))
        elif place.group == "building":
            tile = view.stacks[place.slot].top
            name = "tile-payable" if _can_build(tile, me) else "tile-price"
            buildings.append(Button(option.text, _title(tile), say(name, place=place, cost=tile_cost(tile))))
        else:
            numbers.setdefault(place, []).append(_number(option))
    groups = [Group(say("village"), tuple(village))]
    groups += [Group(say("name", what=place), tuple(buttons)) for place, buttons in numbers.items()]
    groups += [Group(say("cards"), tuple(cards)), Group(say("buildings"), tuple(buildings))]
    return Prompt(
        say("place", n=me.home),
        tuple(group for group in groups if group.buttons),
        say("place-first-why" if first else "place-why"),
        "5.1",
        tuple(refusals(view, me, decision)),
    )


def _number(option: Placement) -> Button:
    """So many figures at a place that rolls: what they bring on average, without tools."""
    place = option.place
    good = say(f"good-{place.resource.id if place.resource is not None else 'food'}")
    about = mean_gain(option.figures, place.divisor)
    return Button(option.text, str(option.figures), say("dice-about", n=option.figures, about=about, good=good))


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


def _village_label(place: Place) -> Message:
    return say("place-figures", place=place, n=place.least) if place.least > 1 else say("name", what=place)


def village_note(place: Place, me: PlayerView) -> Message:
    """What a village place would bring to a player."""
    has, most = {
        "tool_maker": (me.tool_total, TOOLS_MAX),
        "hut": (me.figures, FIGURES_MAX),
        "field": (me.agriculture, AGRICULTURE_MAX),
    }[place.id]
    return say(f"gain-{place.id}", n=has, more=has + 1) if has < most else say(f"full-{place.id}", n=has)


def tile_cost(tile: TileView | None) -> Text:
    """What a tile costs."""
    if tile is None:
        return ""
    if tile.kind == "fixed":
        return say("amounts", goods=[say(f"amount-{good}", n=n) for good, n in tile.cost.items()])
    if tile.kind == "choice":
        return say("cost-kinds", n=tile.least, kinds=tile.kinds)
    return say("cost-any", least=tile.least, most=tile.most)


def _amounts(goods: Sequence[int]) -> Message:
    """Amounts of the four resources: “2 wood, 1 clay”."""
    some = [say(f"amount-{RESOURCES[at].id}", n=n) for at, n in enumerate(goods) if n]
    return say("amounts", goods=some) if some else say("nothing")


def _can_build(tile: TileView | None, me: PlayerView) -> bool:
    return tile is not None and bool(pieces(list(me.goods), TILE[tile.id].price, NOTHING, 0, 0))


def refusals(view: View, me: PlayerView, decision: Decision) -> Iterator[Message]:
    """Why a place is not among the choices, with the rule's number."""
    offered = {option.place.id for option in decision.options}
    taken = sum(1 for place in _VILLAGE if any(place in player.at for player in view.players))
    for place in view.places:
        if place.id in offered:
            continue
        figures = sum(place.figures)
        if me.at.get(place.id):
            yield say("no-there", place=place)
        elif place.group == "resource" and figures < place.rings:
            others = sum(1 for number in place.figures if number)
            yield say("no-others", place=place, n=others, players=len(view.players))
        elif figures:
            yield say("no-rings" if place.group == "resource" else "no-taken", place=place)
        elif place.group == "village" and place.closed and taken:
            yield say("no-village", place=place, n=taken)
        elif place.id == "hut" and me.home < PLACE["hut"].least:
            yield say("no-figures", place=place)
        elif place.group == "village":
            yield say("no-use", place=place)


def _resolving(view: View, me: PlayerView, decision: Decision) -> Prompt:
    places = [option for option in decision.options if isinstance(option, Place)]
    groups = [
        Group("", tuple(_place(view, me, place) for place in places if place.group not in _OFFERS)),
        Group(say("offers"), tuple(_place(view, me, place) for place in places if place.group in _OFFERS)),
        _cashes(decision, say("cash-first")),
    ]
    found = tuple(group for group in groups if group.buttons)
    return Prompt(say("resolve"), found, say("resolve-why"), "6.1")


def _place(view: View, me: PlayerView, place: Place) -> Button:
    """What resolving a place will do: a card or a building goes by its own name."""
    if place.group == "village":
        return Button(place.id, say("name", what=place), village_note(place, me))
    if place.group == "card":
        price = place.slot + 1
        can = sum(me.goods) >= price or _has_cash(me)
        return Button(place.id, _title(view.row[place.slot]), _when(say("price", n=price), can))
    if place.group == "building":
        tile = view.stacks[place.slot].top
        return Button(place.id, _title(tile), _when(tile_cost(tile), _can_build(tile, me)))
    dice = say("dice-divided", n=me.at.get(place.id, 0), by=place.divisor)
    return Button(place.id, say("name", what=place), dice)


def _when(price: Text, can: bool) -> Text:
    return price if can else say("not-yet", price=price)


def _title(piece: CardView | TileView | None) -> Text:
    return say("name", what=piece) if piece is not None else ""


def _has_cash(me: PlayerView) -> bool:
    return any(CARD[name].upper == "any_resources" for name in me.kept)


def _tools(view: View, me: PlayerView, decision: Decision) -> Prompt:
    roll = view.roll
    assert roll is not None
    gains: dict[int, list[tuple[int, Button]]] = {}
    for texts, values, once in tool_sets(me, decision):
        total = roll.total + sum(values) + sum(once)
        gain = total // roll.divisor
        names = [say("tools", n=len(values), tools=_sum(values))] if values else []
        names += [say("one-use", tools=_sum(once))] if once else []
        label = say("all-of", parts=names) if names else say("no-more-tools" if roll.added else "no-tools")
        sums = f"{roll.total} + {total - roll.total} = {total}" if total > roll.total else str(total)
        brings = say(f"amount-{roll.gain}", n=gain)
        # A one-use tool is gone for good: sets without one come first among equals.
        weight = sum(values) + 10 * sum(once)
        note = say("roll-brings", sums=sums, brings=brings, wasted=total - gain * roll.divisor)
        button = Button(" ".join(texts), label, note)
        gains.setdefault(gain, []).append((weight, button))
    groups = [
        Group(say(f"amount-{roll.gain}", n=gain), tuple(button for _, button in sorted(sets, key=lambda one: one[0])))
        for gain, sets in sorted(gains.items(), reverse=True)
    ]
    used = [value for value, rests in me.tools if rests]
    name = "tool-more" if roll.added else "tool"
    return Prompt(
        say(name, rolled=sum(roll.dice), total=roll.total, place=roll.title),
        tuple(groups),
        say("tool-why", n=roll.divisor, good=say(f"good-{roll.gain}")),
        "6.4, 9.3",
        (say("no-tool", n=len(used), tools=used),) if used else (),
    )


def _sum(values: Sequence[int]) -> str:
    return " + ".join(map(str, values))


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
    buttons = [Button(die.text, say("die", n=die.face), die_note(die.face, view, me)) for die in decision.options]
    return Prompt(say("market"), (Group("", tuple(buttons)),), say("market-why", card=decision.cause), "7.3.1")


def die_note(face: int, view: View, me: PlayerView) -> Message:
    """What a market die would bring to a player."""
    die = DICE[face - 1]
    if die.resource is not None:
        if view.supply is not None and not view.supply[die.resource.id]:
            return say("none-left", good=say(f"good-{die.resource.id}"))
        have = me.goods[die.resource.index]
        return say("die-brings", brings=say(f"amount-{die.resource.id}", n=1), n=have, more=have + 1)
    return village_note(PLACE["tool_maker" if die.gain == "tool" else "field"], me)


def _cashes(decision: Decision, title: Text) -> Group:
    pairs = [option for option in decision.options if isinstance(option, Cash)]
    return Group(title, tuple(Button(pair.text, _pair(pair)) for pair in pairs))


def _pair(pair: Cash) -> Message:
    return say("pair", first=say(f"good-{pair.first.id}"), second=say(f"good-{pair.second.id}"))


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
        stop = Button("done", say("enough")) if laid != NOTHING else _declining(cause)
        groups.append(Group("", (stop,)))
    cashes = _cashes(decision, say("cash-first"))
    if cashes.buttons:
        groups.append(cashes)
    if isinstance(cause, Card):
        because = say("buy-why", upper=upper_half(cause), lower=gain_note(me, cause))
        return Prompt(_aside(say("buy", card=cause, n=price.least), laid), tuple(groups), because, "7.1")
    rule = "8.2" if price.cost is not None else "8.3" if price.kinds else "8.4"
    return Prompt(_aside(say("build", tile=cause), laid), tuple(groups), say("build-why"), rule)


def _aside(question: Message, laid: Laid) -> Message:
    """A question with what has been laid aside for it."""
    return say("laid-aside", question=question, laid=_amounts(laid)) if laid != NOTHING else question


def upper_half(card: Card) -> CardText:
    """What a card's upper half does."""
    return CardText(f"{card.id}-upper", UPPER[card.upper].format(n=card.amount, good=card.resource))


def _declining(cause: object) -> Button:
    return Button("decline", say("decline"), say("decline-card" if isinstance(cause, Card) else "decline-tile"))


def _payment_groups(me: PlayerView, price: Price, laid: Laid, decision: Decision, tile: bool) -> list[Group]:
    """The payments as whole buttons where they are few, else the next piece."""
    whole = payments(list(me.goods), price, laid)
    if len(whole) <= _MANY:
        # Stopping now has a button of its own.
        buttons = [
            Button(" ".join(texts), say("pay", paid=_amounts(paid)), _payment_note(me, paid, tile))
            for texts, paid in whole
            if texts and texts != ["done"]
        ]
        return [Group("", tuple(buttons))] if buttons else []
    if price.kinds and laid != NOTHING:
        # What is laid already counts among the kinds: the rest is taken one by one, so that it becomes a payment.
        next_ones = [one for one in decision.options if isinstance(one, Resource)]
        return [Group("", tuple([Button(one.id, *_offered(me, laid, one)) for one in next_ones]))]
    return [_pieces(me, price, laid, say("pay-sum" if tile and laid == NOTHING else "pay-number"))]


def _pieces(me: PlayerView, price: Price, laid: Laid, label: Message) -> Group:
    """A payment as a set of pieces, where there are too many whole ones to list."""
    taken = sum(laid)
    first = max((at for at, n in enumerate(laid) if n), default=0)
    left = [have - n for have, n in zip(me.goods, laid, strict=True)]
    buttons = [
        Button(one.id, *_offered(me, laid, one), left[one.index], one.value)
        for one in RESOURCES[first:]
        if left[one.index]
    ]
    most = min(price.most - taken, sum(left[first:]))
    end = "done" if price.least < price.most else ""
    return Group("", tuple(buttons), Several(max(1, price.least - taken), most, label, end, price.kinds))


def _offered(me: PlayerView, laid: Laid, good: Resource) -> tuple[Message, Message]:
    """A resource that can be paid, and how much of it is left."""
    left = me.goods[good.index] - laid[good.index]
    return say("name", what=good), say("have-more" if laid != NOTHING else "have", n=left)


def _payment_note(me: PlayerView, paid: Laid, tile: bool) -> Message:
    if tile:
        points = sum(n * RESOURCES[at].value for at, n in enumerate(paid))
        return say("scores", n=points, score=me.score, then=me.score + points)
    return say("keep", left=_amounts([have - n for have, n in zip(me.goods, paid, strict=True)]))


def gain_note(me: PlayerView, card: Card) -> Message:
    """What a card's lower half would add to this player's final scoring now."""
    cards = [CARD[name] for name in (*(me.cards or ()), *me.kept, *(me.secret or ()))]
    if card.symbol >= 0:
        owned = [other.symbol for other in cards if other.symbol >= 0]
        n = len(set(owned)) if card.symbol not in owned else sum(1 for s in set(owned) if owned.count(s) > 1)
        name = "end-symbols" if card.symbol not in owned else "end-symbols-twice"
        return say(name, n=n, more=n + 1, points=n * n, then=(n + 1) * (n + 1))
    counts = (me.agriculture, me.tool_total, len(me.buildings), me.figures)
    things = ("agriculture", "tools", "buildings", "figures")
    count, thing = counts[card.profession], say(f"counted-{things[card.profession]}")
    return say("end-times", times=card.multiplier, thing=thing, n=count, points=card.multiplier * count)


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
                buttons.append(Button(" ".join(texts), say("pay", paid=_amounts(paid)), _hunger_note(me, lost)))
        groups += [Group("", tuple(buttons))] if buttons else []
    else:
        groups.append(_pieces(me, price, laid, say("pay-number")))
    if None in decision.options:
        lost = HUNGER_FLAT if flat else HUNGER_EACH * (missing - sum(laid))
        label = say("pay-no-more" if laid != NOTHING else "pay-nothing")
        groups.append(Group("", (Button("done", label, _hunger_note(me, lost)),)))
    cashes = _cashes(decision, say("cash-first"))
    if cashes.buttons:
        groups.append(cashes)
    because = say("feed-flat-why", n=HUNGER_FLAT) if flat else say("feed-why", n=HUNGER_EACH)
    return Prompt(_aside(say("feed", n=missing), laid), tuple(groups), because, "15.1" if flat else "10.4")


def _hunger_note(me: PlayerView, lost: int) -> Message:
    return say("hunger", n=lost, score=me.score, then=me.score - lost) if lost else say("no-hunger")


__all__ = ["explain", "payments", "tool_sets"]
