"""Every question of the game and every answer it can have (rules 24.3).

CODES names the kinds by the codes of the rules. Targets of an attack or a pact are part of its answer (P1 with P2 and
P3): "war:war_over_culture>2", "offer:loss_of_sovereignty>2:b".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from civitas.games.through_the_ages.pieces import (
    BUILDINGS,
    OF_TYPE,
    ROW,
    TECHNOLOGIES,
    THEATER,
    UNIT_CARDS,
    URBAN_CARDS,
    Card,
    of_group,
)
from civitas.kernel.decisions import Kind

MOST_SEATS: Final = 4
MOST_BID: Final = 500
MOST_SPLIT: Final = 9
STAGES: Final = 5


class Option:
    """An answer: a verb, and what it is about."""

    __slots__ = ("card", "number", "other", "text", "verb")

    def __init__(self, verb: str, card: Card | None = None, other: Card | None = None, number: int = -1) -> None:
        self.verb: str = verb
        self.card: Card | None = card
        self.other: Card | None = other
        self.number: int = number
        text = verb
        if card is not None:
            text += f":{card.id}"
        if other is not None:
            text += f">{other.id}"
        if number >= 0:
            text += f">{number}" if card is not None else f":{number}"
        self.text: str = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text})"


def _about(verb: str, cards: Iterable[Card]) -> dict[Card, Option]:
    return {card: Option(verb, card) for card in cards}


def _upgrades(verb: str, groups: Iterable[list[Card]]) -> dict[tuple[Card, Card], Option]:
    pairs = [(one, two) for cards in groups for one in cards for two in cards if two.age > one.age]
    pairs.sort(key=lambda pair: (pair[0].number, pair[1].number))
    return {pair: Option(verb, *pair) for pair in pairs}


def _by_theater() -> dict[tuple[Card, Card], Option]:
    theaters = sorted(OF_TYPE[THEATER], key=lambda card: card.number)
    return {
        (one, two): Option("bach", one, two)
        for one in URBAN_CARDS
        if one.type != THEATER
        for two in theaters
        if two.age >= one.age
    }


_TECHNOLOGIES: Final = [card for card in of_group("technology", "special", "government") if card.science]
_GOVERNMENTS: Final = [card for card in of_group("government") if card.revolution]
_MILITARY: Final = of_group("tactic", "bonus", "aggression", "war", "pact", "event", "territory")

TAKE: Final[list[Option]] = [Option("take", number=at + 1) for at in range(len(ROW))]
POPULATION: Final[Option] = Option("population")
BUILD: Final[dict[Card, Option]] = _about("build", TECHNOLOGIES)
UPGRADE: Final[dict[tuple[Card, Card], Option]] = _upgrades("upgrade", OF_TYPE)
DESTROY: Final[dict[Card, Option]] = _about("destroy", BUILDINGS)
LEAD: Final[dict[Card, Option]] = _about("lead", of_group("leader"))
STAGE: Final[list[Option]] = [Option("stages", number=at + 1) for at in range(STAGES)]
DEVELOP: Final[dict[Card, Option]] = _about("develop", _TECHNOLOGIES)
REVOLUTION: Final[dict[Card, Option]] = _about("revolution", _GOVERNMENTS)
PLAY: Final[dict[Card, Option]] = _about("play", of_group("action"))
DISBAND: Final[dict[Card, Option]] = _about("disband", UNIT_CARDS)
TACTIC: Final[dict[Card, Option]] = _about("tactic", of_group("tactic"))
COPY: Final[dict[Card, Option]] = _about("copy", of_group("tactic"))
MUSTER: Final[dict[Card, Option]] = _about("barbarossa", UNIT_CARDS)
OCEAN: Final[Option] = Option("ocean_liner_service")
CHURCHILL_CULTURE: Final[Option] = Option("churchill_culture")
CHURCHILL_MILITARY: Final[Option] = Option("churchill_military")
BACH: Final[dict[tuple[Card, Card], Option]] = _by_theater()
HAMMURABI: Final[Option] = Option("hammurabi")
TRADE_ROUTES: Final[Option] = Option("trade_routes")
FINISH: Final[Option] = Option("end")

_UNIT_UPGRADES: Final = [option for pair, option in UPGRADE.items() if pair[0].is_unit]
_BUILDING_UPGRADES: Final = [option for pair, option in UPGRADE.items() if not pair[0].is_unit]

ACT: Final[Kind[Option]] = Kind(
    "act",
    "What do you do?",
    [
        *TAKE,
        POPULATION,
        *[BUILD[card] for card in BUILDINGS],
        *_BUILDING_UPGRADES,
        *DESTROY.values(),
        *LEAD.values(),
        *STAGE,
        *DEVELOP.values(),
        *REVOLUTION.values(),
        *PLAY.values(),
        *[BUILD[card] for card in UNIT_CARDS],
        *_UNIT_UPGRADES,
        *DISBAND.values(),
        *TACTIC.values(),
        *COPY.values(),
        *MUSTER.values(),
        OCEAN,
        CHURCHILL_CULTURE,
        CHURCHILL_MILITARY,
        *BACH.values(),
        HAMMURABI,
        TRADE_ROUTES,
        FINISH,
    ],
)

FOOD: Final[Option] = Option("food")
RESOURCES: Final[Option] = Option("resources")
TARGET: Final[Kind[Option]] = Kind(
    "target",
    "What is the action card played for?",
    [
        *[BUILD[card] for card in BUILDINGS],
        *_BUILDING_UPGRADES,
        *BACH.values(),
        *DEVELOP.values(),
        *REVOLUTION.values(),
        FOOD,
        RESOURCES,
    ],
)
ACTION_BACK: Final[Option] = Option("action_back")
TUCK: Final[dict[Card, Option]] = _about("tuck", of_group("wonder"))
HOMER: Final[Kind[Option]] = Kind("homer", "What becomes of Homer?", [ACTION_BACK, *TUCK.values()])


def _against(verb: str, cards: Iterable[Card]) -> dict[tuple[Card, int], Option]:
    return {(card, seat): Option(verb, card, number=seat) for card in cards for seat in range(MOST_SEATS)}


class Offer(Option):
    """A pact offered to a seat; `takes_a` says which side the offering player takes."""

    __slots__ = ("takes_a",)

    def __init__(self, card: Card, seat: int, takes_a: bool) -> None:
        super().__init__("offer", card, None, seat)
        self.takes_a: bool = takes_a
        if not card.is_symmetric:
            self.text += ":a" if takes_a else ":b"


def _offers() -> dict[tuple[Card, int, bool], Offer]:
    return {
        (card, seat, takes_a): Offer(card, seat, takes_a)
        for card in of_group("pact")
        for seat in range(MOST_SEATS)
        for takes_a in ((True,) if card.is_symmetric else (True, False))
    }


PREPARE: Final[dict[Card, Option]] = _about("prepare", of_group("event", "territory"))
ATTACK: Final[dict[tuple[Card, int], Option]] = _against("aggression", of_group("aggression"))
WAR: Final[dict[tuple[Card, int], Option]] = _against("war", of_group("war"))
OFFER: Final[dict[tuple[Card, int, bool], Offer]] = _offers()
CANCEL: Final[dict[Card, Option]] = _about("cancel", of_group("pact"))
ALEXANDER: Final[Option] = Option("alexander_the_great")
COLUMBUS: Final[dict[Card, Option]] = _about("columbus", of_group("territory"))
RESIGN: Final[Option] = Option("resign")
NOTHING: Final[Option] = Option("nothing")
DONE: Final[Option] = Option("done")


def _age_of_event(option: Any) -> Any:
    """Rules 24.3, P1: of a prepared card others see only the age."""
    return ("prepare", option.card.age) if option.verb == "prepare" else option


def _age_of_discard(option: Any) -> Any:
    """Rules 18.4: of a card that is discarded face down others see only the age."""
    return ("discard", option.card.age) if option.verb == "discard" else option


def _is_card(option: Any) -> Any:
    """Rules 24.3, P5: cards of a defence are hidden until it is complete."""
    return "none" if option is NO_DEFENCE else "card"


POLITICS: Final[Kind[Option]] = Kind(
    "politics",
    "Which political action do you take?",
    [
        *PREPARE.values(),
        *ATTACK.values(),
        *WAR.values(),
        *OFFER.values(),
        *CANCEL.values(),
        ALEXANDER,
        *COLUMBUS.values(),
        RESIGN,
        NOTHING,
    ],
    face=_age_of_event,
)
ACCEPT: Final[Option] = Option("accept")
REFUSE: Final[Option] = Option("refuse")
PACT_ANSWER: Final[Kind[Option]] = Kind("pact", "Do you accept the pact?", [ACCEPT, REFUSE])
DEFEND: Final[dict[Card, Option]] = _about("defend", of_group("bonus"))
DISCARD: Final[dict[Card, Option]] = _about("discard", _MILITARY)
NO_DEFENCE: Final[Option] = Option("none")
DEFENCE: Final[Kind[Option]] = Kind(
    "defence", "How do you defend yourself?", [*DEFEND.values(), *DISCARD.values(), NO_DEFENCE], face=_is_card
)
SPLIT: Final[list[Option]] = [Option("food", number=at) for at in range(MOST_SPLIT + 1)]
PLUNDER: Final[Kind[Option]] = Kind("plunder", "How much food do you take?", SPLIT)
RAID: Final[Kind[Card]] = Kind("raid", "Which building do you destroy?", URBAN_CARDS)
ANNEX: Final[Kind[Card]] = Kind("annex", "Which colony do you take?", of_group("territory"))
LEADER: Final[Option] = Option("leader")
WONDER: Final[Option] = Option("wonder")
INFILTRATE: Final[Kind[Option]] = Kind("infiltrate", "What do you remove?", [LEADER, WONDER])
FIRST_WAR: Final[Kind[Option]] = Kind("war", "Which war is resolved first?", WAR.values())
STEAL: Final[dict[Card, Option]] = _about("steal", of_group("special"))
SPOILS: Final[Kind[Option]] = Kind("spoils", "Which technology do you take?", [*STEAL.values(), DONE])
DEVELOPMENT: Final[Kind[Option]] = Kind(
    "development",
    "How do you develop your civilization?",
    [POPULATION, *[BUILD[card] for card in BUILDINGS], *DEVELOP.values(), *REVOLUTION.values(), NOTHING],
)
MARKET: Final[Kind[Option]] = Kind("market", "What do you gain?", [FOOD, RESOURCES])
FREE: Final[Option] = Option("build")
FREE_BUILDING: Final[Kind[Option]] = Kind("free_building", "Do you build it for free?", [FREE, NOTHING])
AMOUNT: Final[Kind[Option]] = Kind("amount", "How much of it is food?", SPLIT)
DESTRUCTION: Final[Kind[Card]] = Kind("destruction", "Which building do you destroy?", BUILDINGS)
TERROR: Final[Kind[Card]] = Kind("terror", "Which building of theirs do you destroy?", URBAN_CARDS)
INDEPENDENCE: Final[Kind[Card]] = Kind("independence", "Which colony do you lose?", of_group("territory"))
AGREEMENT: Final[Kind[Option]] = Kind("agreement", "Which card do you take?", [*TAKE, DONE])
RUIN: Final[Kind[Card]] = Kind("ruin", "Which wonder becomes a ruin?", of_group("wonder"))
BIDS: Final[list[Option]] = [Option("bid", number=at) for at in range(MOST_BID + 1)]
PASS: Final[Option] = Option("pass")
BID: Final[Kind[Option]] = Kind("bid", "How much do you bid?", [*BIDS[1:], PASS])
SEND: Final[dict[Card, Option]] = _about("send", UNIT_CARDS)
BONUS: Final[dict[Card, Option]] = _about("bonus", of_group("bonus"))
FORCE: Final[Kind[Option]] = Kind(
    "force",
    "Whom and what do you send?",
    [*SEND.values(), *BONUS.values(), *DISCARD.values(), DONE],
    face=_age_of_discard,
)
POPULATION_LOSS: Final[Kind[Card]] = Kind("population_loss", "Which worker do you lose?", TECHNOLOGIES)
TOKEN_LOSS: Final[Kind[Card]] = Kind("token_loss", "From which card do you lose a blue token?", TECHNOLOGIES)
STAGE_TOKEN: Final[Kind[Card]] = Kind("stage_token", "Which blue token covers the stage?", TECHNOLOGIES)
EXCESS: Final[Kind[Option]] = Kind(
    "excess", "Which military card do you discard?", DISCARD.values(), face=_age_of_discard
)
POLITICS_DISCARD: Final[Kind[Option]] = Kind(
    "politics_discard", "Which military card do you discard?", DISCARD.values(), face=_age_of_discard
)

_STORES: Final = [card for card in BUILDINGS if card.type <= 2]
RETURN: Final[dict[Card, Option]] = _about("return", _STORES)
MOVE: Final[dict[tuple[Card, Card], Option]] = {
    (one, two): Option("move", one, two) for one in _STORES for two in _STORES if one is not two
}
PAYMENT: Final[Kind[Option]] = Kind("payment", "Which blue token do you pay with?", [*RETURN.values(), *MOVE.values()])
STORE: Final[Kind[Card]] = Kind("store", "Where do you put a blue token?", _STORES)

CODES: Final[dict[str, Kind[Any]]] = {
    "W1": FIRST_WAR,
    "W2": SPOILS,
    "P1": POLITICS,
    "P4": PACT_ANSWER,
    "P5": DEFENCE,
    "S1": PLUNDER,
    "S2": RAID,
    "S3": ANNEX,
    "S4": INFILTRATE,
    "E1": DEVELOPMENT,
    "E2": MARKET,
    "E3": FREE_BUILDING,
    "E4": AMOUNT,
    "E5": DESTRUCTION,
    "E6": TERROR,
    "E7": INDEPENDENCE,
    "E8": AGREEMENT,
    "E9": POLITICS_DISCARD,
    "E10": RUIN,
    "C1": BID,
    "C2": FORCE,
    "U1": POPULATION_LOSS,
    "U2": TOKEN_LOSS,
    "U3": STAGE_TOKEN,
    "A1": ACT,
    "A2": TARGET,
    "A3": HOMER,
    "X1": EXCESS,
    "M1": PAYMENT,
    "M2": STORE,
}
"""The kinds by the codes of rules 24.3; M1 and M2 are asked with manual payments only (rules 15.8 e)."""
KINDS: Final[tuple[Kind[Any], ...]] = tuple(CODES.values())
