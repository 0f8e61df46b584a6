"""The actions: what can be done, and doing it (rules 8.0 to 8.8)."""

from __future__ import annotations

from civitas.games.endeavor.components import (
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
from civitas.games.endeavor.rules.cards import abolish, award_governor, gain_token, settle_all, take_card
from civitas.games.endeavor.rules.payments import can_pay_with, payable
from civitas.games.endeavor.state import NOBODY, Player, Table
from civitas.kernel.decisions import Flow, ask, may


def turns(table: Table, player: Player) -> list[Turn]:
    """Rules 8.0 and R1: the buildings and tokens whose action is possible, and passing."""
    options: list[Turn] = []
    possible = targets(table, player)
    harbor = player.harbor
    if harbor:
        able = possible & AFFORDABLE[harbor - 1 if harbor <= DEAREST else DEAREST]
        used = player.used
        offered = None
        for tile in player.tiles:
            if not tile.mask & able or used & tile.bit:
                continue
            building = tile.building
            if table.seen and building.pays:
                if can_pay_with(table, player, tile):
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


def targets(table: Table, player: Player) -> int:
    """The bits of the simple actions for which there is a target, whatever they cost."""
    possible = SHIP.mask
    strength = player.strength
    for region in table.open:
        at = region.index
        if region.home or strength[at]:
            empty = table.empty[at]
            if empty:
                possible |= OCCUPY.mask
            if len(region.cities) - empty > player.holdings[at]:
                possible |= ATTACK.mask
    for pile in table.decks:
        if pile:
            top = pile[0]
            if 0 <= top.value <= strength[top.place]:
                possible |= DRAW.mask
                break
    if player.used and payable(table, player):
        possible |= PAYMENT.mask
    return possible


def drawable(table: Table, player: Player, deck: Deck) -> bool:
    """Rules 8.6: whether the player is strong enough for the top card. In a closed region that is the governor."""
    pile = table.decks[deck.index]
    return bool(pile) and 0 <= pile[0].value <= player.strength[deck.region.index]


def start(table: Table, player: Player, choice: Turn) -> Action | None:
    """Rules 8.0.1 and 8.0.2: put a marker on a building or spend a token; returns the action that this allows."""
    if isinstance(choice, Activate):
        tile = choice.tile
        player.harbor -= 1
        player.used |= tile.bit
        table.using = tile
        if table.log is not None:
            table.log.say("activate", seat=player.seat, tile=tile, harbor=player.harbor)
        return tile.building.action
    if isinstance(choice, Spend):
        token = choice.token
        player.tokens[token.index] -= 1
        player.blue -= 1
        table.spent[token.index] += 1
        table.using = token
        if table.log is not None:
            table.log.say("spend", seat=player.seat, token=token)
        return token.action
    return None


def act(table: Table, player: Player, action: Action) -> Flow[None]:
    """Rules 8.8: one part of the action; where both are allowed, perhaps the other in the same region or deck."""
    table.parts = action.parts
    choice = yield from ask(ACT, player.seat, choices(table, player, action.mask), table.using)
    over = perform(table, player, choice)
    if over:
        yield from settle_all(table, over, table.using)
    if action.both:
        first, second = action.parts
        done = SHIP if isinstance(choice, Ship) else OCCUPY if isinstance(choice, Occupy) else DRAW
        left = second if done is first else first
        table.parts = (left,)
        table.bound = _place(choice)
        again = yield from may(ACT, player.seat, choices(table, player, left.mask), table.using)
        if again is not None:
            over = perform(table, player, again)
            if over:
                yield from settle_all(table, over, table.using)
        table.bound = None
    table.parts = ()


def _place(choice: Act) -> Region | Deck | None:
    if isinstance(choice, Ship):
        return choice.region
    if isinstance(choice, Draw):
        return choice.deck
    return choice.city.region if isinstance(choice, (Occupy, Attack)) else None


def choices(table: Table, player: Player, mask: int) -> list[Act]:
    """The targets of these simple actions that the harbor pays for, in the place that the action is bound to."""
    options: list[Act] = []
    bound = table.bound
    harbor = player.harbor
    if mask & SHIP.mask and harbor >= SHIP.cost:
        if bound is None:
            options.extend(SHIPS)
        else:
            options.extend([option for option in SHIPS if option.region is bound])
    if mask & OCCUPY.mask and harbor >= OCCUPY.cost:
        for region in table.open:
            at = region.index
            if (bound is None or bound is region) and table.empty[at] and (region.home or player.strength[at]):
                cities = region.cities
                options.extend([OCCUPIES[city.index] for city in cities if table.holders[city.index] == NOBODY])
    if mask & ATTACK.mask and harbor >= ATTACK.cost:
        for region in table.open:
            at = region.index
            if (bound is None or bound is region) and (region.home or player.strength[at]):
                for city in region.cities:
                    holder = table.holders[city.index]
                    if holder != NOBODY and holder != player.seat:
                        options.append(ATTACKS[city.index])
    if mask & DRAW.mask:
        decks = [deck for deck in DECKS if (bound is None or bound is deck) and drawable(table, player, deck)]
        options.extend([DRAWS[deck.index] for deck in decks])
    return options


def perform(table: Table, player: Player, choice: Act) -> list[Player] | None:
    """Carry out one part; returns the players who have passed and must settle their cards because of it."""
    if isinstance(choice, Ship):
        return ship(table, player, choice.region)
    if isinstance(choice, Occupy):
        occupy(table, player, choice.city)
    elif isinstance(choice, Attack):
        attack(table, player, choice.city)
    elif isinstance(choice, Draw):
        return draw(table, player, choice.deck)
    return None


def ship(table: Table, player: Player, region: Region) -> list[Player] | None:
    """Rules 8.1: a marker on the lowest empty space, for its token; or beside a full track."""
    at = region.index
    player.harbor -= SHIP.cost
    player.strength[at] += 1
    track = table.tracks[at]
    if len(track) == region.spaces:
        player.beside = (*player.beside[:at], player.beside[at] + 1, *player.beside[at + 1 :])
        if table.log is not None:
            table.log.say("beside", seat=player.seat, region=region)
        return None
    token = table.layout[region.sea + len(track)]
    track = table.tracks[at] = (*track, player.seat)
    if table.log is not None:
        table.log.say("ship", seat=player.seat, region=region, space=len(track), spaces=region.spaces)
    gain_token(table, player, token, region)
    if len(track) < region.spaces:
        return None
    open_region(table, region)
    receiver = award_governor(table, region)
    return [receiver] if receiver.passed else None


def open_region(table: Table, region: Region) -> None:
    """Rules 8.1.1: a region whose track is full is open."""
    table.open = tuple([other for other in REGIONS if other is region or other in table.open])
    if table.log is not None:
        table.log.say("open", region=region)


def occupy(table: Table, player: Player, city: City) -> None:
    """Rules 8.2: a marker in an empty city, for its token."""
    at = city.region.index
    player.harbor -= OCCUPY.cost
    player.strength[at] += 1
    player.holdings[at] += 1
    table.empty[at] -= 1
    table.holders[city.index] = player.seat
    if table.log is not None:
        table.log.say("occupy", seat=player.seat, city=city)
    gain_token(table, player, table.layout[city.index], city)
    connect(table, player, city)


def attack(table: Table, player: Player, city: City) -> None:
    """Rules 8.3: one marker replaces the defender's, the others of the price and his go back to their supplies."""
    at = city.region.index
    defender = table.players[table.holders[city.index]]
    player.harbor -= ATTACK.cost
    player.supply += ATTACK.cost - 1
    player.strength[at] += 1
    player.holdings[at] += 1
    defender.supply += 1
    defender.strength[at] -= 1
    defender.holdings[at] -= 1
    table.holders[city.index] = player.seat
    if table.log is not None:
        table.log.say("attack", seat=player.seat, city=city, defender=defender.seat)
    connect(table, player, city)


def connect(table: Table, player: Player, city: City) -> None:
    """Rules 8.4: the first to hold both cities of a connection takes its token."""
    for link, other in city.links:
        if table.holders[other] == player.seat and not table.joined & link.bit:
            table.joined |= link.bit
            if table.log is not None:
                table.log.say("connect", seat=player.seat, connection=link)
            gain_token(table, player, table.layout[link.space], link)


def draw(table: Table, player: Player, deck: Deck) -> list[Player] | None:
    """Rules 8.6: the top card of a deck; the Abolition ends slavery."""
    pile = table.decks[deck.index]
    card = pile[0]
    table.decks[deck.index] = pile[1:]
    if table.log is not None:
        table.log.say("draw", seat=player.seat, card=card, deck=deck)
    take_card(table, player, card)
    return abolish(table, player) if card.abolition else None
