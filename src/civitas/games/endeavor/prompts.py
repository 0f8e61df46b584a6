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
from civitas.games.endeavor.words import GIVES, TAKE_BACK
from civitas.kernel.decisions import Decision
from civitas.kernel.words import Button, Group, Prompt, Several

if TYPE_CHECKING:
    from civitas.games.endeavor.faces import BuildingView, CardView
    from civitas.games.endeavor.view import ActionView, PlayerView, TileView, View

_GOVERNED: Final = {status.id: GIVES.get(status.governs, status.governs) for status in STATUSES}
_STATUS: Final = {status.id: status for status in STATUSES}
_GOES: Final = {"slavery": "face down", "governor": "out of the game"}
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


def changes(me: PlayerView, icons: Mapping[str, int]) -> list[str]:
    """What gaining (or losing) icons does to a player's levels: “Politics 1→2, card limit 2”."""
    told = []
    for track in me.tracks:
        number = icons.get(track.id, 0)
        if number:
            after = track.level + number
            gives = _STATUS[track.id].gives[min(after, LAST_SPACE)]
            more = f", {_GOVERNED[track.id]} {gives}" if gives != track.value else ""
            told.append(f"{track.title} {track.level}→{after}{more}")
    return told


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _note(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _groups(*groups: tuple[str, Iterable[Button]]) -> tuple[Group, ...]:
    made = [Group(title, tuple(buttons)) for title, buttons in groups]
    return tuple(group for group in made if group.buttons)


def _what(building: BuildingView) -> str:
    glory = f"{building.glory} glory" if building.glory else ""
    return _note(building.action_title, glory)


def _build(view: View, me: PlayerView, options: Sequence[Build]) -> Prompt:
    stock = {one.building.id: one for one in view.stock}
    level = me.track(INDUSTRY.id).value
    groups = []
    for number in range(1, TOP_LEVEL + 1):
        buttons = []
        for option in options:
            one = stock[option.building.id]
            if one.building.level == number:
                note = _note(_what(one.building), *changes(me, one.building.icons), f"{one.left} left")
                buttons.append(Button(str(option), one.building.title, note))
        groups.append((f"Level {number}", buttons))
    refusals = []
    top = any(tile.building.level == TOP_LEVEL for tile in me.buildings)
    highest = max(level, options[0].building.level)
    for one in view.stock:
        building = one.building
        if building.level <= highest and not one.left:
            refusals.append(f"{building.title}: no tile is left (5.2)")
        elif building.level == TOP_LEVEL == highest and top:
            refusals.append(f"{building.title}: you have a building of level {TOP_LEVEL} already (5.3)")
    if highest < TOP_LEVEL:
        above = f"Level {TOP_LEVEL}" if highest + 1 == TOP_LEVEL else f"Levels {highest + 1} to {TOP_LEVEL}"
        refusals.append(f"{above}: your industry gives build level {level} (5.1)")
    sentence = f"Build: take a tile of level {level}{' or lower' if level > 1 else ''}."
    if options[0].building.level > level:
        sentence = f"Build: no tile up to level {level} is left, so take one of level {options[0].building.level}."
    return Prompt(sentence, _groups(*groups), f"Round {view.round} of {view.rounds}.", "5", tuple(refusals))


def _turn(view: View, me: PlayerView, options: Sequence[Any]) -> Prompt:
    buildings = []
    tokens = []
    tiles = {tile.id: tile for tile in me.buildings}
    for option in options:
        if isinstance(option, Activate):
            tile = tiles[option.tile.id]
            buildings.append(Button(str(option), tile.title, _what(tile.building)))
        elif isinstance(option, Spend):
            number = me.tokens[option.token.id]
            tokens.append(Button(str(option), f"{option.token.title} token", f"{number} in the harbor"))
    over = me.counted - me.limit
    note = f"{_count(over, 'card')} over the limit of {me.limit}" if over > 0 else "no more turns in this phase"
    return Prompt(
        "Your turn: use a building or a token, or pass.",
        _groups(("Buildings", buildings), ("Tokens", tokens), ("", [Button("pass", "Pass", note)])),
        f"{_count(me.harbor, 'marker')} in your harbor.",
        "8.0",
        tuple(_idle(view, me, {str(option) for option in options})),
    )


def _idle(view: View, me: PlayerView, legal: set[str]) -> list[str]:
    """Why the other buildings and tokens can't be used."""
    told = []
    offered = {tile.building.id for tile in me.buildings if f"activate:{tile.id}" in legal}
    for tile in me.buildings:
        if not tile.activation or f"activate:{tile.id}" in legal:
            continue
        if tile.used:
            told.append(f"{tile.title}: a marker lies on it (8.0.1)")
        elif not me.harbor:
            told.append(f"{tile.title}: no marker in the harbor (8.0.1)")
        elif tile.building.id not in offered:
            told.append(f"{tile.title}: {_missing(view, me, tile.building.parts, me.harbor - 1, tile.id)}")
    mine = [token for token in view.tokens if token.action and me.tokens.get(token.id)]
    refused = [token for token in mine if f"spend:{token.id}" not in legal]
    return told + [f"{token.title} token: {_missing(view, me, (token.action,), me.harbor, '')}" for token in refused]


def _missing(view: View, me: PlayerView, parts: Sequence[str], markers: int, source: str) -> str:
    """Why an action can't be done with these markers; `source` is the tile that gives it, none for a token."""
    if "payment" in parts:
        if _payable(view, me, source):
            return "it would only bring back an earlier position (R13)"
        return f"no marker on {'another' if source else 'a'} building to take back (8.5.2)"
    if "draw" in parts:
        return "no top card that you are strong enough for (8.6)"
    if markers < (ATTACK.cost if parts == (ATTACK.id,) else 1):
        return f"too few markers: {markers} would be left for the action (8.0.3)"
    return "no city that you can reach (8.0.4)"


def _act(view: View, me: PlayerView, options: Sequence[Any]) -> Prompt:
    ship, occupy, attack, draw, stop = [], [], [], [], []
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
            draw.append(Button(text, card.title, _card_note(me, card)))
        else:
            stop.append(Button("stop", "Stop here", "leave the second part out"))
    action = view.action
    title = "" if action is None else _source(action)
    parts = " or ".join(dict.fromkeys(action.parts)) if action is not None else ""
    sentence = f"{title}: {parts}."
    if stop:
        whole = next((tile.building.parts for tile in me.buildings if action and tile.id == action.source), ())
        more = "once more" if len(set(whole)) == 1 else "as well"
        sentence = f"{title}: you may {parts} {more}, or stop."
    bound = ""
    if action is not None and action.bound:
        titles = {region.id: region.title for region in view.regions} | {deck.id: deck.title for deck in view.decks}
        bound = f"Both parts are bound to one place: {titles[action.bound]}."
    groups = _groups(("Ship", ship), ("Occupy", occupy), ("Attack", attack), ("Draw", draw), ("", stop))
    rules = [number for number, buttons in (("8.1", ship), ("8.2", occupy), ("8.3", attack), ("8.6", draw)) if buttons]
    rule = rules[0] if len(rules) == 1 and not stop else "8.8"
    return Prompt(sentence, groups, bound or f"{_count(me.harbor, 'marker')} in your harbor.", rule)


def _source(action: ActionView) -> str:
    return f"{action.title} token" if action.token else action.title


def _status_icons(view: View, tokens: Iterable[str]) -> tuple[Counter[str], list[str]]:
    """The status icons and the actions of tokens."""
    icons: Counter[str] = Counter()
    actions = []
    for name in tokens:
        if name:
            token = view.token(name)
            if token.status:
                icons[token.status] += 1
            else:
                actions.append(f"{token.title} token")
    return icons, actions


def _ship(view: View, me: PlayerView, text: str, name: str) -> Button:
    region = view.region(name)
    if not region.next:
        return Button(text, region.title, "beside the full track: no token")
    icons, actions = _status_icons(view, [region.spaces[region.next - 1].token])
    opens = "opens the region" if region.next == len(region.spaces) else ""
    return Button(text, f"{region.title} {region.next}", _note(*changes(me, icons), *actions, opens))


def _take(view: View, me: PlayerView, text: str, name: str, attack: bool) -> Button:
    city = view.city(name)
    joined = []
    tokens = [] if attack else [city.token]
    for link in view.connections:
        if name in link.cities:
            other = view.city(link.cities[0] if link.cities[1] == name else link.cities[1])
            if other.seat == me.seat:
                joined.append(other.title)
                tokens.append(link.token)
    icons, actions = _status_icons(view, tokens)
    joins = f"joins {' and '.join(joined)}" if joined else ""
    return Button(text, city.title, _note(*changes(me, icons), *actions, joins, f"+{city.glory + len(joined)} glory"))


def _card_note(me: PlayerView, card: CardView) -> str:
    glory = f"+{card.glory} glory" if card.glory else ""
    ends = "ends slavery" if card.kind == "abolition" else ""
    return _note(*changes(me, card.icons), glory, ends)


def _free(view: View, me: PlayerView, options: Sequence[Free]) -> Prompt:
    action = view.action
    tiles = {tile.id: tile for tile in me.buildings}
    single = [_marker(tiles[option.tile.id]) for option in options]
    pool = _pool(view, me, options)
    sets = _sets(pool, view.payments)
    if action is not None:
        why, rule = (
            f"{action.title}{' token' if action.token else ''} pays {_count(view.payments, 'marker')} back.",
            "8.5",
        )
    else:
        why, rule = f"Your finance pays {_count(view.payments, 'marker')} back.", "7.2"
    if len(sets) > _SETS:
        several = Several(view.payments, view.payments, TAKE_BACK)
        # Equal tiles have equal names here: which of them is freed is no choice.
        buttons = tuple(Button(f"free:{tile.id}", tile.building.title, _what(tile.building)) for tile in pool)
        markers = Group("", buttons, several)
        return Prompt("Which markers come back?", (markers,), why, rule)
    whole = {button.text for button in sets}
    single = [button for button in single if button.text not in whole]
    sentence = "Which markers come back?" if sets else "Take a marker back; the buildings before it keep theirs."
    return Prompt(sentence, _groups(("", sets), ("One by one" if sets else "", single)), why, rule)


def _marker(tile: TileView) -> Button:
    """The marker on a tile, by what the tile does."""
    return Button(f"free:{tile.id}", tile.title, _what(tile.building))


def _pool(view: View, me: PlayerView, options: Sequence[Free]) -> list[TileView]:
    """The tiles whose markers can be put together freely; none where the repetition guard thins them out."""
    action = view.action
    if action is not None and not action.token and view.repeated > 1:
        return []
    used = _payable(view, me, action.source) if action is not None else [tile for tile in me.buildings if tile.used]
    return used[[tile.id for tile in used].index(options[0].tile.id) :]


def _sets(pool: Sequence[TileView], payments: int) -> list[Button]:
    """A button for each whole set of markers."""
    found: list[tuple[list[str], list[str]]] = []
    if pool:
        _gather(pool, payments, [], [], found)
    return [Button(" ".join(texts), " + ".join(titles)) for texts, titles in found]


def _payable(view: View, me: PlayerView, source: str) -> list[TileView]:
    """Rules 8.5.1 and 8.5.3: the tiles whose marker a Payment of that source may take."""
    protects = view.house["payment_protected_tiles"] == "payment_buildings"
    return [
        tile
        for tile in me.buildings
        if tile.used and tile.id != source and not (protects and tile.building.action == PAYMENT.id)
    ]


def _gather(
    pool: Sequence[TileView], left: int, texts: list[str], titles: list[str], found: list[tuple[list[str], list[str]]]
) -> None:
    """Walk through all ways to answer; where one choice is left, nobody is asked."""
    if not left:
        found.append((texts, titles))
        return
    offered = [at for at in range(len(pool) - left + 1) if at == 0 or pool[at].building is not pool[at - 1].building]
    for at in offered:
        asked = [f"free:{pool[at].id}"] if len(offered) > 1 else []
        _gather(pool[at + 1 :], left - 1, texts + asked, [*titles, pool[at].title], found)


def _limit(me: PlayerView) -> str:
    return f"Cards that count: {me.counted}, your limit: {me.limit}."


def _governor(view: View, me: PlayerView, options: Sequence[Enthrone | None]) -> Prompt:
    buttons = []
    free = me.counted + (1 if me.governor else 0)
    for option in options:
        if option is None:
            note = _note(f"scores {EMPTY_GOVERNOR_SPACE_GLORY} if it stays empty", _against(free, me.limit))
            buttons.append(Button("governor:none", "Leave it empty", note))
        else:
            was = "lies there now" if option.card.id == me.governor else ""
            buttons.append(Button(str(option), option.card.title, _note(_against(free - 1, me.limit), was)))
    return Prompt("Who lies on your governor space?", _groups(("", buttons)), _limit(me), "9.5")


def _against(number: int, limit: int) -> str:
    return f"cards {number} of {limit}" + (": you must discard" if number > limit else "")


def _discard(view: View, me: PlayerView, options: Sequence[Discard]) -> Prompt:
    buttons = []
    cards = {card.id: card for card in me.cards}
    for option in options:
        card = cards[option.card.id]
        lost = {status: -number for status, number in card.icons.items()}
        goes = _GOES.get(card.kind, "back into its deck")
        loss = me.loss(card.id)
        over = loss.counted - loss.limit
        then = f"then {over} more" if over > 0 else "done"
        glory = f"{loss.glory - me.score.total:+d} glory if scored now" if loss.glory != me.score.total else ""
        result = f"{then}: {loss.counted} of {loss.limit}"
        buttons.append(Button(str(option), card.title, _note(result, glory, *changes(me, lost), goes)))
    return Prompt("Discard a card.", _groups(("", buttons)), _limit(me), "9.3")
