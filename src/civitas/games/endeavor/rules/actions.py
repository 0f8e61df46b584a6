"""The actions: what can be done, and doing it (rules 8.0 to 8.8)."""

from __future__ import annotations

from civitas.games.endeavor.options import (
    ACT,
    ACTIVATES,
    ATTACKS,
    DRAWS,
    OCCUPIES,
    PASS,
    SHIPS,
    SPENDS,
    Act,
    Activate,
    Attack,
    Draw,
    Occupy,
    Ship,
    Spend,
    Turn,
)
from civitas.games.endeavor.pieces import (
    AFFORDABLE,
    ATTACK,
    DEAREST,
    DECKS,
    DRAW,
    OCCUPY,
    PAYMENT,
    REGIONS,
    SHIP,
    Action,
    City,
    Deck,
    Region,
)
from civitas.games.endeavor.rules.cards import abolish, award_governor, gain_token, settle_all, take_card
from civitas.games.endeavor.rules.payments import can_pay_with, payable
from civitas.games.endeavor.state import NOBODY, EndeavorState, Player
from civitas.kernel.decisions import Flow, ask, may


def turns(state: EndeavorState, player: Player) -> list[Turn]:
    """Rules 8.0 and R1: the buildings and tokens whose action is possible, and passing."""
    options: list[Turn] = []
    possible = targets(state, player)
    harbor = player.harbor
    if harbor:
        able = possible & AFFORDABLE[harbor - 1 if harbor <= DEAREST else DEAREST]
        used = player.used
        offered = None
        for tile in player.tiles:
            if not tile.mask & able or used & tile.bit:
                continue
            building = tile.building
            if state.seen and building.pays:
                if can_pay_with(state, player, tile):
                    options.append(ACTIVATES[tile.index])
            elif building is not offered:
                # Tiles of one type are equal: one of the unused ones is enough.
                offered = building
                options.append(ACTIVATES[tile.index])
    if player.blue:
        able = possible & AFFORDABLE[harbor if harbor <= DEAREST else DEAREST]
        tokens = player.tokens
        options.extend([option for option in SPENDS if tokens[option.token.index] and option.mask & able])
    options.append(PASS)
    return options


def targets(state: EndeavorState, player: Player) -> int:
    """The bits of the simple actions for which there is a target, whatever they cost."""
    possible = SHIP.mask
    strength = player.strength
    for region in state.open:
        at = region.index
        if region.home or strength[at]:
            empty = state.empty[at]
            if empty:
                possible |= OCCUPY.mask
            if len(region.cities) - empty > player.holdings[at]:
                possible |= ATTACK.mask
    for pile in state.decks:
        if pile:
            top = pile[0]
            if 0 <= top.value <= strength[top.place]:
                possible |= DRAW.mask
                break
    if player.used and payable(state, player):
        possible |= PAYMENT.mask
    return possible


def drawable(state: EndeavorState, player: Player, deck: Deck) -> bool:
    """Rules 8.6: whether the player is strong enough for the top card. In a closed region that is the governor."""
    pile = state.decks[deck.index]
    return bool(pile) and 0 <= pile[0].value <= player.strength[deck.region.index]


def start(state: EndeavorState, player: Player, choice: Turn) -> Action | None:
    """Rules 8.0.1 and 8.0.2: put a marker on a building or spend a token; returns the action that this allows."""
    if isinstance(choice, Activate):
        tile = choice.tile
        player.harbor -= 1
        player.used |= tile.bit
        state.using = tile
        if state.log is not None:
            state.log.say("activate", seat=player.seat, tile=tile, harbor=player.harbor)
        return tile.building.action
    if isinstance(choice, Spend):
        token = choice.token
        player.tokens[token.index] -= 1
        player.blue -= 1
        state.spent[token.index] += 1
        state.using = token
        if state.log is not None:
            state.log.say("spend", seat=player.seat, token=token)
        return token.action
    return None


def act(state: EndeavorState, player: Player, action: Action) -> Flow[None]:
    """Rules 8.8: one part of the action; where both are allowed, perhaps the other in the same region or deck."""
    state.parts = action.parts
    choice = yield from ask(ACT, player.seat, choices(state, player, action.mask), state.using)
    over = perform(state, player, choice)
    if over:
        yield from settle_all(state, over, state.using)
    if action.both:
        first, second = action.parts
        done = SHIP if isinstance(choice, Ship) else OCCUPY if isinstance(choice, Occupy) else DRAW
        left = second if done is first else first
        state.parts = (left,)
        state.bound = _place(choice)
        again = yield from may(ACT, player.seat, choices(state, player, left.mask), state.using)
        if again is not None:
            over = perform(state, player, again)
            if over:
                yield from settle_all(state, over, state.using)
        state.bound = None
    state.parts = ()


def _place(choice: Act) -> Region | Deck | None:
    if isinstance(choice, Ship):
        return choice.region
    if isinstance(choice, Draw):
        return choice.deck
    return choice.city.region if isinstance(choice, (Occupy, Attack)) else None


def choices(state: EndeavorState, player: Player, mask: int) -> list[Act]:
    """The targets of these simple actions that the harbor pays for, in the place that the action is bound to."""
    options: list[Act] = []
    bound = state.bound
    harbor = player.harbor
    if mask & SHIP.mask and harbor >= SHIP.cost:
        if bound is None:
            options.extend(SHIPS)
        else:
            options.extend([option for option in SHIPS if option.region is bound])
    if mask & OCCUPY.mask and harbor >= OCCUPY.cost:
        for region in state.open:
            at = region.index
            if (bound is None or bound is region) and state.empty[at] and (region.home or player.strength[at]):
                cities = region.cities
                options.extend([OCCUPIES[city.index] for city in cities if state.holders[city.index] == NOBODY])
    if mask & ATTACK.mask and harbor >= ATTACK.cost:
        for region in state.open:
            at = region.index
            if (bound is None or bound is region) and (region.home or player.strength[at]):
                for city in region.cities:
                    holder = state.holders[city.index]
                    if holder != NOBODY and holder != player.seat:
                        options.append(ATTACKS[city.index])
    if mask & DRAW.mask:
        decks = [deck for deck in DECKS if (bound is None or bound is deck) and drawable(state, player, deck)]
        options.extend([DRAWS[deck.index] for deck in decks])
    return options


def perform(state: EndeavorState, player: Player, choice: Act) -> list[Player] | None:
    """Carry out one part; returns the players who have passed and must settle their cards because of it."""
    if isinstance(choice, Ship):
        return ship(state, player, choice.region)
    if isinstance(choice, Occupy):
        occupy(state, player, choice.city)
    elif isinstance(choice, Attack):
        attack(state, player, choice.city)
    elif isinstance(choice, Draw):
        return draw(state, player, choice.deck)
    return None


def ship(state: EndeavorState, player: Player, region: Region) -> list[Player] | None:
    """Rules 8.1: a marker on the lowest empty space, for its token; or beside a full track."""
    at = region.index
    player.harbor -= SHIP.cost
    player.strength[at] += 1
    track = state.tracks[at]
    if len(track) == region.spaces:
        player.beside = (*player.beside[:at], player.beside[at] + 1, *player.beside[at + 1 :])
        if state.log is not None:
            state.log.say("beside", seat=player.seat, region=region)
        return None
    token = state.layout[region.sea + len(track)]
    track = state.tracks[at] = (*track, player.seat)
    if state.log is not None:
        state.log.say("ship", seat=player.seat, region=region, space=len(track), spaces=region.spaces)
    gain_token(state, player, token, region)
    if len(track) < region.spaces:
        return None
    open_region(state, region)
    receiver = award_governor(state, region)
    return [receiver] if receiver.passed else None


def open_region(state: EndeavorState, region: Region) -> None:
    """Rules 8.1.1: a region whose track is full is open."""
    state.open = tuple([other for other in REGIONS if other is region or other in state.open])
    if state.log is not None:
        state.log.say("open", region=region)


def occupy(state: EndeavorState, player: Player, city: City) -> None:
    """Rules 8.2: a marker in an empty city, for its token."""
    at = city.region.index
    player.harbor -= OCCUPY.cost
    player.strength[at] += 1
    player.holdings[at] += 1
    state.empty[at] -= 1
    state.holders[city.index] = player.seat
    if state.log is not None:
        state.log.say("occupy", seat=player.seat, city=city)
    gain_token(state, player, state.layout[city.index], city)
    connect(state, player, city)


def attack(state: EndeavorState, player: Player, city: City) -> None:
    """Rules 8.3: one marker replaces the defender's, the others of the price and his go back to their supplies."""
    at = city.region.index
    defender = state.players[state.holders[city.index]]
    player.harbor -= ATTACK.cost
    player.supply += ATTACK.cost - 1
    player.strength[at] += 1
    player.holdings[at] += 1
    defender.supply += 1
    defender.strength[at] -= 1
    defender.holdings[at] -= 1
    state.holders[city.index] = player.seat
    if state.log is not None:
        state.log.say("attack", seat=player.seat, city=city, defender=defender.seat)
    connect(state, player, city)


def connect(state: EndeavorState, player: Player, city: City) -> None:
    """Rules 8.4: the first to hold both cities of a connection takes its token."""
    for link, other in city.links:
        if state.holders[other] == player.seat and not state.joined & link.bit:
            state.joined |= link.bit
            if state.log is not None:
                state.log.say("connect", seat=player.seat, connection=link)
            gain_token(state, player, state.layout[link.space], link)


def draw(state: EndeavorState, player: Player, deck: Deck) -> list[Player] | None:
    """Rules 8.6: the top card of a deck; the Abolition ends slavery."""
    pile = state.decks[deck.index]
    card = pile[0]
    state.decks[deck.index] = pile[1:]
    if state.log is not None:
        state.log.say("draw", seat=player.seat, card=card, deck=deck)
    take_card(state, player, card)
    return abolish(state, player) if card.abolition else None
