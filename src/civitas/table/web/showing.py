"""What a reader is shown of a table: the board as HTML, or its state as data; always by the reader's own eyes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

import civitas
from civitas.kernel.decisions import Decision
from civitas.kernel.rules import plain_prompt
from civitas.languages import told, wording
from civitas.table.look import boards
from civitas.table.look.words import bots
from civitas.table.play import telling
from civitas.table.play.agreements import seat_again
from civitas.table.play.live import Live, Moment
from civitas.table.play.refusals import Refused
from civitas.table.store.records import SeatRecord
from civitas.table.web.painter import Picture, Undo
from civitas.table.web.painting import Painting
from civitas.words import Prompt

LOG = logging.getLogger("civitas.table")


class Asked(msgspec.Struct):
    """What a seat must choose: the legal texts, and the question as people read it."""

    kind: str
    options: list[str]
    prompt: Prompt[str]


class Said(msgspec.Struct):
    """A line of the chronicle: the number of the choice that brought it, and the sentence."""

    number: int
    text: str


class TableView(msgspec.Struct):
    """A table as one seat, or a spectator, sees it."""

    table: str
    game: str
    number: int
    """The number of the last choice; the next one carries this number + 1."""
    seat: int | None
    status: str
    asked: list[int]
    """The seats that must choose now."""
    scores: list[int]
    view: dict[str, Any]
    decision: Asked | None = None
    aside: Asked | None = None
    """Steps that the seat may take now beside what is asked; nobody else knows of them."""
    can_undo: bool = False
    paused: bool = False
    """Whether the host lets the table rest: nobody is asked then."""
    clocks: dict[int, int] = {}
    """How many seconds the seats have left that are asked, at a table with a clock."""
    wish: int | None = None
    """The seat that asks to take its last choice back."""
    waits: float = 0.0
    """Seconds until bots answer your last choice, which you may take back until then."""
    log: list[Said] = []
    outcome: dict[str, Any] | None = None
    note: str = ""


class Event(msgspec.Struct, frozen=True):
    """One event of a stream."""

    name: str
    number: int
    data: str


class Shown(msgspec.Struct):
    """What shows a moment: a board that may still be drawn, or a state, and what is said after it."""

    name: str
    number: int
    data: asyncio.Future[str]
    then: list[Event]

    async def events(self) -> list[Event]:
        """The events that show the moment; whoever gives up waiting leaves the drawing to the others."""
        return [Event(self.name, self.number, await asyncio.shield(self.data)), *self.then]


async def events(
    painting: Painting, live: Live, moment: Moment, eyes: int | None, form: str, since: int
) -> list[Event]:
    """A moment as the events that show it; drawn once for all who see it alike."""
    key = (eyes, form, since, moment.number == live.number)
    if key not in moment.drawn:
        moment.drawn[key] = _shown(painting, live, moment, eyes, form, since)
    shown: Shown = moment.drawn[key]
    try:
        return await shown.events()
    except Exception:
        # Whoever comes next tries again.
        moment.drawn.pop(key, None)
        raise


def _shown(painting: Painting, live: Live, moment: Moment, eyes: int | None, form: str, since: int) -> Shown:
    """The board or state of a moment, and at a hot-seat table the word to hand the device over."""
    number = live.shown(eyes, moment.number)
    if form != "html":
        told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        told.set_result(encode(state(live, moment, eyes, since)))
        return Shown("state", number, told, [])
    drawn = board(painting, live, moment, eyes_at(live, moment.game, moment.number, eyes), since)
    shown = Shown("board", number, drawn, [])
    other = live.handed_to(eyes, moment.asked) if eyes is not None and moment.number == live.number else None
    if other is not None and eyes is not None:
        # The seat that has just chosen may still be on the screen when the next player looks.
        learned = _learned(live, moment, eyes)
        shown.then += [Event("learned", number, learned)] if learned else []
        shown.then.append(Event("curtain", number, f"/t/{live.table.id}/{other}"))
    return shown


def _learned(live: Live, moment: Moment, seat: int) -> str:
    """What the seat alone has learned by its choice: it is shown before the device is handed on."""
    game = moment.game
    if not game.history or game.history[-1][0] != seat:
        return ""
    names = [one.called for one in live.seats]
    news = [line for line in game.log(seat) if line.number > moment.since and not line.readable(None)]
    return " ".join([text for _, text in told(game.rules, news, names, seat)])


def encode(state: TableView) -> str:
    """A state as JSON."""
    return msgspec.json.encode(state).decode()


def eyes_at(live: Live, game: civitas.Game, number: int, eyes: int | None) -> int | None:
    """Whose eyes a seat's stream had on the board after that row: at a hot-seat table, spectators' between turns."""
    if eyes is None or not live.table.hotseat:
        return eyes
    asked = [decision.seat for decision in game.pending]
    if number == live.number:
        return None if live.handed_to(eyes, asked) is not None else eyes
    return eyes if eyes in asked else None


def board(painting: Painting, live: Live, moment: Moment, eyes: int | None, since: int) -> asyncio.Future[str]:
    """The board of a moment, as soon as it is drawn: in the setting of this instant, whatever happens meanwhile."""
    undo: Undo | None = None
    if moment.number != live.number:
        around = _setting_at(live, moment.game, moment.number, eyes, look_back=False)
    else:
        around = setting(live, eyes, "you only watch" if live.running else "the table is closed")
        if eyes is not None and live.running:
            undo = Undo(eyes, moment.last[eyes], live.bot_seats)

    def here() -> str:
        if undo is not None:
            around.undo = moment.undo_refusal(undo.seat, undo.bots)
            around.can_undo = not around.undo
        return boards.board(moment.game, around, since)

    return painting.begin(lambda: Picture(live.table.id, live.save_of(moment), around, since, undo), here)


def board_at(live: Live, game: civitas.Game, number: int, eyes: int | None, since: int, look_back: bool) -> str:
    """The board as it was after an earlier row."""
    return boards.board(game, _setting_at(live, game, number, eyes, look_back), since)


def row_of_line(live: Live, game: civitas.Game, number: int, eyes: int | None, line: int) -> int:
    """The row that brought a line of the chronicle, as these eyes have it after row `number`."""
    lines = game.log(eyes)
    if not 0 <= line < len(lines):
        raise Refused(404, "There is no such line in the chronicle.")
    return max(live.first, live.tape.rows_of(number)[lines[line].number])


def past(live: Live, number: int, game: civitas.Game, eyes: int | None) -> str:
    """The board after an earlier row of a running game, for looking only: as its own eyes saw it, never openly."""
    shown = _setting_at(live, game, number, eyes, look_back=False)
    shown.past = True
    return boards.board(game, shown, live.tape.lengths.get(number - 1, 0))


def zoom(live: Live, game: civitas.Game, number: int, eyes: int | None, key: str, look_back: bool) -> str:
    """Something on the board after that row in full; empty if these eyes see nothing of that key there."""
    return boards.zoom(game, _setting_at(live, game, number, eyes, look_back), key)


def _setting_at(live: Live, game: civitas.Game, number: int, eyes: int | None, look_back: bool) -> boards.Setting:
    """What surrounds the game on a page that shows it as it was after a row."""
    shown = setting(live, eyes, "others have chosen since")
    shown.waits = 0.0
    shown.clocks, shown.wish, shown.paused = {}, None, False
    shown.number = number if look_back else live.shown(eyes, number)
    shown.look_back = look_back
    shown.over = game.over
    shown.end = _end(live) if number == live.number else None
    shown.notices = _notices(live, number)
    return shown


def _undo_refusal(live: Live, moment: Moment, eyes: int | None) -> str:
    """Why these eyes can't take anything back; empty if they can."""
    if not live.running:
        return "the table is closed"
    return "you only watch" if eyes is None else moment.undo_refusal(eyes, live.bot_seats)


def setting(live: Live, eyes: int | None, undo: str) -> boards.Setting:
    """What surrounds the game on a reader's page; `undo` says why nothing can be taken back, if so."""
    table = live.table
    live.drawn_apart |= [live.online(seat.seat) for seat in live.seats] != live.seated
    return boards.Setting(
        table=table.id,
        name=table.name,
        game=table.game,
        number=live.shown(eyes, live.number),
        seat=eyes,
        seats=[_seat(live, seat, eyes) for seat in live.seats],
        host=eyes is not None and live.seats[eyes].holder == table.host,
        undo=undo,
        can_undo=not undo,
        waits=live.time_to_undo(eyes),
        chat=[(line.name, line.text, iso(line.at)) for line in live.chat],
        over=not live.running,
        end=_end(live),
        paused=bool(table.paused) and live.running,
        clocks=_clocks(live),
        wish=_wish(live, eyes),
        rematch=_again(live, eyes),
        spectators=table.spectators,
        note=table.note,
        hotseat=table.hotseat,
        look_back=False,
        hints=telling.can_hint(live, eyes),
        why=bool(live.rows) and live.running and telling.can_ask_why(live),
        last=live.number if not live.running else live.shown(eyes, live.number),
        notices=_notices(live, live.number),
    )


def _end(live: Live) -> boards.End | None:
    """How a table was closed before its game was over; None if it was not."""
    if live.running or live.game.over:
        return None
    found = live.table.outcome
    ranks = found.get("ranks", [1] * len(live.seats))
    return boards.End(
        found.get("reason", "closed"),
        found.get("winners", []),
        sorted(range(len(ranks)), key=ranks.__getitem__),
        len(live.game.history),
        found.get("seat"),
    )


def _clocks(live: Live) -> dict[int, int]:
    """How many seconds those who are asked have left; time stands still while the table rests."""
    now = live.table.paused or live.clock.now()
    return {seat: max(0, int(at - now)) for seat, at in live.table.deadlines.items()} if live.running else {}


def _wish(live: Live, eyes: int | None) -> boards.Wish | None:
    """What somebody wishes to take back, for those who play."""
    wish = live.table.wish
    if wish is None or eyes is None or not live.running:
        return None
    return boards.Wish(wish.seat, eyes not in (wish.seat, *wish.agreed))


def _again(live: Live, eyes: int | None) -> str:
    """Where the rematch of a table is, for these eyes."""
    table = live.table.rematch
    return table and f"/t/{table}/{'watch' if eyes is None else seat_again(live, eyes)}"


def _notices(live: Live, number: int) -> list[boards.Notice]:
    """What happened beside the game up to a row; rows before the rules changed stand at the beginning.

    What came after choices that have been taken back stands at the end.
    """
    lengths = live.tape.lengths
    reached = lengths.get(number, 0)
    return [
        boards.Notice(min(lengths.get(one.number, 0), reached), one.what, one.seat, one.detail)
        for one in live.notices
        if one.number <= number
    ]


def named(live: Live, text: str) -> str:
    """A text with the names of those who sit at the table in place of “seat 2”."""
    return boards.named(text, [seat.called for seat in live.seats])


def note(live: Live) -> str:
    """What readers should know about the table itself."""
    closed = "The host has closed this table." if live.table.status == "abandoned" else ""
    return " ".join(part for part in (live.table.note, closed) if part)


def state(live: Live, moment: Moment, eyes: int | None, since: int) -> TableView:
    """A moment as data."""
    shown = state_at(live, moment.game, moment.number, eyes, since)
    if moment.number == live.number:
        shown.status = live.table.status
        shown.asked = shown.asked if live.asked else []
        shown.paused = bool(live.table.paused)
        shown.clocks = _clocks(live)
        shown.wish = live.table.wish.seat if live.table.wish and live.running else None
        if live.asked and eyes is not None:
            mine = next((decision for decision in moment.game.pending if decision.seat == eyes), None)
            names = [seat.called for seat in live.seats]
            shown.decision = _asked(moment.game, eyes, mine, names)
            shown.aside = _asked(moment.game, eyes, moment.game.aside(eyes), names)
        shown.can_undo = not _undo_refusal(live, moment, eyes)
        shown.waits = live.time_to_undo(eyes)
        shown.outcome = live.table.outcome or None
    return shown


def state_at(live: Live, game: civitas.Game, number: int, eyes: int | None, since: int) -> TableView:
    """The table as data, as it was after an earlier row."""
    return TableView(
        table=live.table.id,
        game=live.table.game,
        number=live.shown(eyes, number),
        seat=eyes,
        status="over" if game.over else "running",
        asked=list(game.asked(eyes)),
        scores=list(game.scores()),
        view=msgspec.to_builtins(game.view(eyes)),
        log=_log(live, game, number, eyes, since),
        note=note(live),
    )


def choice_in_words(live: Live, seat: int, text: str) -> str:
    """What the seat's prompt calls a choice, or each of several that are made at once."""
    mine = next((decision for decision in live.game.pending if decision.seat == seat), None)
    asked = _asked(live.game, seat, mine, [one.called for one in live.seats])
    buttons = [button for group in asked.prompt.groups for button in group.buttons] if asked else []
    labels = {button.text: button.label for button in buttons}
    return labels.get(text) or ", ".join([labels.get(part, part.replace("_", " ")) for part in text.split()])


def _log(live: Live, game: civitas.Game, number: int, eyes: int | None, since: int) -> list[Said]:
    """The sentences of the chronicle after so many choices, with what happened beside the game."""
    names = [seat.called for seat in live.seats]
    news = [line for line in game.log(eyes) if line.number > since or since == 0]
    lines = [(line.number, text) for line, text in told(game.rules, news, names, eyes)]
    lines += [(after, text) for after, _, text in boards.beside(_notices(live, number), names) if after >= since]
    came = live.tape.rows_of(number)
    # Choices would count what others passed quietly; rows, as the reader counts them, do not.
    return [Said(live.shown(eyes, came[after]), text) for after, text in sorted(lines, key=lambda line: line[0])]


def kind(seat: SeatRecord, eyes: int | None) -> str:
    """How a reader sees a seat: you, human, bot or open."""
    if seat.seat == eyes:
        return "you"
    if seat.kind == "bot" or seat.left or (seat.free and seat.stand_in):
        return "bot"
    return "open" if seat.free else "human"


def iso(at: int) -> str:
    """A time as pages write it down."""
    return datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")


def _seat(live: Live, seat: SeatRecord, eyes: int | None) -> boards.Seat:
    return boards.Seat(
        seat=seat.seat,
        name=seat.called,
        kind=kind(seat, eyes),
        bot=bots().get(seat.bot, seat.bot),
        online=seat.kind == "bot" or live.online(seat.seat),
        stand_in=seat.stand_in,
        left=bool(seat.left),
    )


def _asked(game: civitas.Game, eyes: int, decision: Decision | None, names: Sequence[str]) -> Asked | None:
    """A seat's question in words."""
    if decision is None:
        return None
    view = game.view(eyes)
    try:
        prompt = wording(game.rules, view, decision, names)
    except Exception:
        # A question that a game can't put into words can still be answered.
        LOG.exception("%s can't explain %s", game.rules.name, decision.kind.name)
        prompt = plain_prompt(decision)
    return Asked(decision.kind.name, decision.texts, prompt)
