"""The questions as people read them: what each choice brings, and why others are not legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from civitas.games.endeavor.options import (
    Activate,
    Attack,
    Build,
    Discard,
    Draw,
    Enthrone,
    Free,
    Occupy,
    Ship,
    Spend,
)
from civitas.games.endeavor.pieces import (
    ATTACK,
    EMPTY_GOVERNOR_SPACE_GLORY,
    INDUSTRY,
    LAST_SPACE,
    PAYMENT,
    STATUSES,
    TOP_LEVEL,
)
from civitas.kernel.decisions import Decision
from civitas.words import Button, Group, Message, Prompt, Several, Text, say

if TYPE_CHECKING:
    from civitas.games.endeavor.faces import BuildingView, CardView
    from civitas.games.endeavor.view import ActionView, DeckView, PlayerView, RegionView, TileView, View

_STATUS: Final = {status.id: status for status in STATUSES}
_GOES: Final = ("slavery", "governor")
"""The kinds of cards that do not go back into their deck."""
_SETS: Final = 4
"""Up to so many sets of markers get a button of their own; more are put together from their markers."""


def explain(view: View, decision: Decision) -> Prompt:
    """The question as the asked seat reads it: what each choice brings, and why others are not legal."""
    me = view.players[decision.seat]
    kind = decision.kind.name
    if kind == "build":
        return _build(view, me, decision.options)
    if kind == "turn":
        return _turn(view, me, decision.options)
    if kind == "act":
        return _act(view, me, decision.options)
    if kind == "free":
        return _free(view, me, decision.options)
    if kind == "governor":
        return _governor(view, me, decision.options)
    return _discard(view, me, decision.options)


def changes(me: PlayerView, icons: Mapping[str, int]) -> list[Message]:
    """What gaining (or losing) icons does to a player's levels: “Politics 1→2, card limit 2”."""
    told = []
    for track in me.tracks:
        number = icons.get(track.id, 0)
        if number:
            after = track.level + number
            status = _STATUS[track.id]
            gives = status.gives[min(after, LAST_SPACE)]
            name = "level-gives" if gives != track.value else "level"
            what = say(f"governs-{status.governs}")
            told.append(say(name, status=track, before=track.level, after=after, what=what, gives=gives))
    return told


def _note(*parts: Text | None) -> Text:
    some = [part for part in parts if part]
    return say("brings", parts=some) if some else ""


def _groups(*groups: tuple[Text, Iterable[Button]]) -> tuple[Group, ...]:
    made = [Group(title, tuple(buttons)) for title, buttons in groups]
    return tuple(group for group in made if group.buttons)


def _titled(thing: object) -> Message:
    return say("name", what=thing)


def _what(building: BuildingView) -> Text:
    return _note(building.action_title, say("glory", n=building.glory) if building.glory else None)


def _build(view: View, me: PlayerView, options: Sequence[Build]) -> Prompt:
    stock = {one.building.id: one for one in view.stock}
    level = me.track(INDUSTRY.id).value
    groups: list[tuple[Text, list[Button]]] = []
    for number in range(1, TOP_LEVEL + 1):
        buttons: list[Button] = []
        for option in options:
            one = stock[option.building.id]
            if one.building.level == number:
                note = _note(_what(one.building), *changes(me, one.building.icons), say("left", n=one.left))
                buttons.append(Button(str(option), _titled(one.building), note))
        groups.append((say("build-level", n=number), buttons))
    refusals = []
    top = any(tile.building.level == TOP_LEVEL for tile in me.buildings)
    highest = max(level, options[0].building.level)
    for one in view.stock:
        building = one.building
        if building.level <= highest and not one.left:
            refusals.append(say("no-tile", building=building))
        elif building.level == TOP_LEVEL == highest and top:
            refusals.append(say("no-second", building=building, n=TOP_LEVEL))
    if highest < TOP_LEVEL:
        name = "no-level" if highest + 1 == TOP_LEVEL else "no-levels"
        refusals.append(say(name, first=highest + 1, top=TOP_LEVEL, n=level))
    sentence = say("build", n=level)
    if options[0].building.level > level:
        sentence = say("build-higher", n=level, higher=options[0].building.level)
    why = say("build-why", round=view.round, rounds=view.rounds)
    return Prompt(sentence, _groups(*groups), why, "5", tuple(refusals))


def _turn(view: View, me: PlayerView, options: Sequence[Any]) -> Prompt:
    buildings: list[Button] = []
    tokens: list[Button] = []
    tiles = {tile.id: tile for tile in me.buildings}
    for option in options:
        if isinstance(option, Activate):
            tile = tiles[option.tile.id]
            buildings.append(Button(str(option), _titled(tile), _what(tile.building)))
        elif isinstance(option, Spend):
            number = me.tokens[option.token.id]
            tokens.append(Button(str(option), say("token", token=option.token), say("token-number", n=number)))
    over = me.counted - me.limit
    note = say("pass-over", n=over, limit=me.limit) if over > 0 else say("pass-note")
    last: list[Button] = [Button("pass", say("pass"), note)]
    return Prompt(
        say("turn"),
        _groups((say("buildings"), buildings), (say("tokens"), tokens), ("", last)),
        say("in-harbor", n=me.harbor),
        "8.0",
        tuple(_idle(view, me, {str(option) for option in options})),
    )


def _idle(view: View, me: PlayerView, legal: set[str]) -> list[Message]:
    """Why the other buildings and tokens can't be used."""
    told = []
    offered = {tile.building.id for tile in me.buildings if f"activate:{tile.id}" in legal}
    for tile in me.buildings:
        if not tile.activation or f"activate:{tile.id}" in legal:
            continue
        if tile.used:
            told.append(say("idle-used", tile=tile))
        elif not me.harbor:
            told.append(say("idle-harbor", tile=tile))
        elif tile.building.id not in offered:
            why = _missing(view, me, tile.building.parts, me.harbor - 1, tile.id)
            told.append(say("idle", what=tile, why=why))
    mine = [token for token in view.tokens if token.action and me.tokens.get(token.id)]
    refused = [token for token in mine if f"spend:{token.id}" not in legal]
    for token in refused:
        why = _missing(view, me, (token.action,), me.harbor, "")
        told.append(say("idle", what=say("token", token=token), why=why))
    return told


def _missing(view: View, me: PlayerView, parts: Sequence[str], markers: int, source: str) -> Message:
    """Why an action can't be done with these markers; `source` is the tile that gives it, none for a token."""
    if "payment" in parts:
        if _payable(view, me, source):
            return say("missing-change")
        return say("missing-other" if source else "missing-marked")
    if "draw" in parts:
        return say("missing-card")
    if markers < (ATTACK.cost if parts == (ATTACK.id,) else 1):
        return say("missing-markers", n=markers)
    return say("missing-city")


def _act(view: View, me: PlayerView, options: Sequence[Any]) -> Prompt:
    ship: list[Button] = []
    occupy: list[Button] = []
    attack: list[Button] = []
    draw: list[Button] = []
    stop: list[Button] = []
    for option in options:
        text = str(option)
        if isinstance(option, Ship):
            ship.append(_ship(view, me, text, option.region.id))
        elif isinstance(option, Occupy):
            occupy.append(_take(view, me, text, option.city.id, False))
        elif isinstance(option, Attack):
            attack.append(_take(view, me, text, option.city.id, True))
        elif isinstance(option, Draw):
            card = view.deck(option.deck.id).cards[0]
            draw.append(Button(text, _titled(card), _card_note(me, card)))
        else:
            stop.append(Button("stop", say("stop"), say("stop-note")))
    action = view.action
    assert action is not None
    name = "act"
    if stop:
        whole = next((tile.building.parts for tile in me.buildings if tile.id == action.source), ())
        name = "act-again" if len(set(whole)) == 1 else "act-also"
    sentence = say(name, source=_source(action), parts=[say(part) for part in dict.fromkeys(action.parts)])
    why = say("in-harbor", n=me.harbor)
    if action.bound:
        places: dict[str, RegionView | DeckView] = {one.id: one for one in view.regions}
        places |= {one.id: one for one in view.decks}
        why = say("bound-why", place=places[action.bound])
    groups = _groups(
        (say("group-ship"), ship),
        (say("group-occupy"), occupy),
        (say("group-attack"), attack),
        (say("group-draw"), draw),
        ("", stop),
    )
    rules = [number for number, buttons in (("8.1", ship), ("8.2", occupy), ("8.3", attack), ("8.6", draw)) if buttons]
    rule = rules[0] if len(rules) == 1 and not stop else "8.8"
    return Prompt(sentence, groups, why, rule)


def _source(action: ActionView) -> Message:
    return say("token", token=action.title) if action.token else say("name", what=action.title)


def _status_icons(view: View, tokens: Iterable[str]) -> tuple[Counter[str], list[Message]]:
    """The status icons and the actions of tokens."""
    icons: Counter[str] = Counter()
    actions = []
    for name in tokens:
        if name:
            token = view.token(name)
            if token.status:
                icons[token.status] += 1
            else:
                actions.append(say("token", token=token))
    return icons, actions


def _ship(view: View, me: PlayerView, text: str, name: str) -> Button:
    region = view.region(name)
    if not region.next:
        return Button(text, _titled(region), say("beside"))
    icons, actions = _status_icons(view, [region.spaces[region.next - 1].token])
    opens = say("opens") if region.next == len(region.spaces) else None
    label = say("sea-space", region=region, n=region.next)
    return Button(text, label, _note(*changes(me, icons), *actions, opens))


def _take(view: View, me: PlayerView, text: str, name: str, attack: bool) -> Button:
    city = view.city(name)
    joined = []
    tokens = [] if attack else [city.token]
    for link in view.connections:
        if name in link.cities:
            other = view.city(link.cities[0] if link.cities[1] == name else link.cities[1])
            if other.seat == me.seat:
                joined.append(other)
                tokens.append(link.token)
    icons, actions = _status_icons(view, tokens)
    joins = say("joins", cities=joined) if joined else None
    glory = say("glory-more", n=city.glory + len(joined))
    return Button(text, _titled(city), _note(*changes(me, icons), *actions, joins, glory))


def _card_note(me: PlayerView, card: CardView) -> Text:
    glory = say("glory-more", n=card.glory) if card.glory else None
    ends = say("ends-slavery") if card.kind == "abolition" else None
    return _note(*changes(me, card.icons), glory, ends)


def _free(view: View, me: PlayerView, options: Sequence[Free]) -> Prompt:
    action = view.action
    tiles = {tile.id: tile for tile in me.buildings}
    single = [_marker(tiles[option.tile.id]) for option in options]
    pool = _pool(view, me, options)
    sets = _sets(pool, view.payments)
    if action is not None:
        why, rule = say("free-why", source=_source(action), n=view.payments), "8.5"
    else:
        why, rule = say("finance-why", n=view.payments), "7.2"
    if len(sets) > _SETS:
        several = Several(view.payments, view.payments, say("take-back"))
        # Equal tiles have equal names here: which of them is freed is no choice.
        buttons = tuple(Button(f"free:{tile.id}", _titled(tile.building), _what(tile.building)) for tile in pool)
        markers = Group("", buttons, several)
        return Prompt(say("free"), (markers,), why, rule)
    whole = {button.text for button in sets}
    single = [button for button in single if button.text not in whole]
    groups = _groups(("", sets), (say("one-by-one") if sets else "", single))
    return Prompt(say("free" if sets else "free-on"), groups, why, rule)


def _marker(tile: TileView) -> Button:
    """The marker on a tile, by what the tile does."""
    return Button(f"free:{tile.id}", _titled(tile), _what(tile.building))


def _pool(view: View, me: PlayerView, options: Sequence[Free]) -> list[TileView]:
    """The tiles whose markers can be put together freely; none where the repetition guard thins them out."""
    action = view.action
    if action is not None and not action.token and view.repeated > 1:
        return []
    used = _payable(view, me, action.source) if action is not None else [tile for tile in me.buildings if tile.used]
    return used[[tile.id for tile in used].index(options[0].tile.id) :]


def _sets(pool: Sequence[TileView], payments: int) -> list[Button]:
    """A button for each whole set of markers."""
    found: list[tuple[list[str], list[TileView]]] = []
    if pool:
        _gather(pool, payments, [], [], found)
    return [Button(" ".join(texts), say("plus", parts=freed)) for texts, freed in found]


def _payable(view: View, me: PlayerView, source: str) -> list[TileView]:
    """Rules 8.5.1 and 8.5.3: the tiles whose marker a Payment of that source may take."""
    protects = view.house["payment_protected_tiles"] == "payment_buildings"
    return [
        tile
        for tile in me.buildings
        if tile.used and tile.id != source and not (protects and tile.building.action == PAYMENT.id)
    ]


def _gather(
    pool: Sequence[TileView],
    left: int,
    texts: list[str],
    freed: list[TileView],
    found: list[tuple[list[str], list[TileView]]],
) -> None:
    """Walk through all ways to answer; where one choice is left, nobody is asked."""
    if not left:
        found.append((texts, freed))
        return
    offered = [at for at in range(len(pool) - left + 1) if at == 0 or pool[at].building is not pool[at - 1].building]
    for at in offered:
        asked = [f"free:{pool[at].id}"] if len(offered) > 1 else []
        _gather(pool[at + 1 :], left - 1, texts + asked, [*freed, pool[at]], found)


def _limit(me: PlayerView) -> Message:
    return say("limit-why", n=me.counted, limit=me.limit)


def _governor(view: View, me: PlayerView, options: Sequence[Enthrone | None]) -> Prompt:
    buttons: list[Button] = []
    free = me.counted + (1 if me.governor else 0)
    for option in options:
        if option is None:
            empty = say("governor-none-note", n=EMPTY_GOVERNOR_SPACE_GLORY)
            buttons.append(Button("governor:none", say("governor-none"), _note(empty, _against(free, me.limit))))
        else:
            was = say("governor-now") if option.card.id == me.governor else None
            buttons.append(Button(str(option), _titled(option.card), _note(_against(free - 1, me.limit), was)))
    return Prompt(say("governor"), _groups(("", buttons)), _limit(me), "9.5")


def _against(number: int, limit: int) -> Message:
    return say("against-over" if number > limit else "against", n=number, limit=limit)


def _discard(view: View, me: PlayerView, options: Sequence[Discard]) -> Prompt:
    buttons: list[Button] = []
    cards = {card.id: card for card in me.cards}
    for option in options:
        card = cards[option.card.id]
        lost = {status: -number for status, number in card.icons.items()}
        goes = say(f"goes-{card.kind if card.kind in _GOES else 'back'}")
        loss = me.loss(card.id)
        over = loss.counted - loss.limit
        result = say("discard-more" if over > 0 else "discard-done", over=over, n=loss.counted, limit=loss.limit)
        change = loss.glory - me.score.total
        glory = say("glory-scored", n=f"{change:+d}") if change else None
        buttons.append(Button(str(option), _titled(card), _note(result, glory, *changes(me, lost), goes)))
    return Prompt(say("discard"), _groups(("", buttons)), _limit(me), "9.3")
