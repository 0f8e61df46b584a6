"""What the server hands to each page: the contexts of the templates, as plain records.

Every page is rendered as `drawing.page(template, chrome=Chrome(…), page=<the record named below>)`.

Routes and what they answer:

    GET  /                     lobby.html, `Lobby`
    GET  /new/<game>           new.html, `New`
    POST /tables               a form or JSON; 303 to /t/<table>/<seat>. Fields: game, name (of the table), you (your
                               name), seats (how many), seat-0 … seat-4 (“me”, “friend”, “open”, “bot” or “bot:greedy”),
                               name-0 … name-4, rules (“usual”: whatever the house rules say), variant-<name>,
                               spectators (on), hotseat (on), patience (seconds), clock (“none”,
                               “60”: seconds a decision, “3d”: days a turn), misses (how often one may be late)
    POST /play/<game>          one click against bots; optional fields seats, bot (kept for the next time), you;
                               303 to /t/<table>/<seat>
    POST /open                 fields text (or file), game (for a position that does not name it), seat (mine, from 1),
                               bot (the others); 303, or open.html, `Opening`, with what was wrong
    GET  /t/<table>/<seat>     table.html, `TablePage`; <seat> is a number or “watch”. Without the right: error.html.
                               Hot-seat tables: curtain.html, `Curtain`, unless ?open=1 and that seat is asked

Below /t/<table>/<seat>:

    GET  events?after=N        event stream: `board` (id: the number, data: the board's HTML), also after chat and seat
                               changes (the number then repeats); `curtain` (data: an address to go to; hot-seat only)
                               With &changes boards after the first are named `change`: a list of pieces (the board
                               is cut before each "<") and of [first, number] of pieces that the last board had
    GET  zoom/<number>/<key>   something on the board of that number in full, as HTML; 404 if nothing has that key
    GET  moment/<line>         the board when that line of the chronicle was written, as HTML, through the same eyes
    POST choose                {"number": shown + 1, "text": "forest:3"}: 200 {"number": n}; 409 with the present board
                               as text/html; 422 {"detail": a sentence}; 403, 404, 429 {"detail": a sentence}; 428 if
                               it can't be taken back, the reader likes to be asked before, and "sure" is not sent
    POST undo                  {"number": shown + 1}: the same answers
    POST hint                  200 {"words": …, "best": [texts]}; 403 where there are no hints, 409 if not asked
    POST why                   200 {"words": …}: why a bot made its last choice; 403 if bots don't tell yet
    POST go-on                 bots need not wait for an undo; 200 {"number": n}
    POST chat                  {"text": …} or a form: 200 {"number": n}; a form is sent back to the table (303)
    POST seat/<n>/bot          {"bot": "greedy"} (optional): the host gives the seat to a bot; 200, or 303 for a form
    POST seat/<n>/back         the host or the seat's owner takes it back; 200, or 303 for a form
    GET  seat/<n>/qr           the invitation to a seat as a QR code (SVG), for the host
    POST deed/<what>           pause, resume, leave, takeback, agree, decline, rematch: 200 {"number": n, "url": …}
    POST abandon               the host ends the table; 200 {"number": n}, or 303 for a form

Elsewhere:

    GET  /join/<secret>        invite.html, `Invite`; POST with name claims the seat: 303 to the table
    GET  /t/<table>/join/<n>   the same for an open seat; POST with name claims it
    GET  /t/<table>/look/<n>?eyes=1|open    look.html, `Look`; with &part=board only the board's HTML
                               (and its number as X-Number); with &line=N as it was when that line was written
    GET  /t/<table>/look/course    how the game went: its chart and its turning points, as HTML
    POST /t/<table>/look/<n>/on    a new table that goes on from there: seat (mine, from 1), bot, deal (“lay” or “anew”)
    GET  /t/<table>/look/zoom/<n>/<key>?eyes=…    something on that board in full, as HTML
    POST /t/<table>/look/why/<n>    200 {"words": …}: why a bot made that choice; 404 if no bot did
    GET  /t/<table>/save       the save, as a download, once the game is over
    GET  /finished?q=…         finished.html, `Finished`
    GET  /me, /me/export       me.html, `Mine`; everything that is the reader's, as JSON
    POST /me/link, /me/unlink  a link for a further device is made, or no longer holds; 303
    GET  /me/qr                the link as a QR code
    POST /me/withdraw          field device: it is the reader's no more; 303
    POST /me/bell              a browser's subscription to calls, as JSON
    GET, POST /come/<secret>   come.html, `Coming`; this device becomes theirs who made the link; 303
    GET  /bell.js              the script that shows calls
    GET  /feed/<key>           where it is somebody's turn, as an Atom feed
    GET  /rules/<game>         rules.html, `RulesPage`
    GET, POST /settings        settings.html, `SettingsPage`; fields name, pace, motion, contrast, cards,
                               theme, sound, confirm, level, back; 303
    GET  /mine                 JSON {"turns": 2, "tables": [{"table", "name", "game", "seat", "url", "turn"}]}
    GET  /api/…, /schema       for programs
    any error                  error.html, `Error`, to a browser that asks for HTML; else {"detail": …}

CSRF: every POST outside /api carries the token of the cookie `civitas_csrf`, as the header `X-CSRFToken` or as the
hidden field `_csrf_token`; pages find it in `chrome.csrf`.

Boards: `boards.board(game, setting, lines_since)`: lines of the chronicle with `line.number > lines_since` are new to
the reader.
Looking back with `setting.look_back` and `setting.seat` None means open: every hand may be shown.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from civitas.bots import DEFAULT
from civitas.words import Entry


class Settings(msgspec.Struct):
    """How a person likes the table to behave; kept in a cookie of the browser."""

    name: str = ""
    pace: str = "normal"
    """slow, normal or instant"""
    motion: str = "full"
    """full or reduced"""
    contrast: str = "normal"
    """normal or high"""
    cards: str = "normal"
    """small, normal or large"""
    theme: str = "dark"
    """dark or light"""
    sound: str = "auto"
    """auto (none on phones), on or off"""
    confirm: str = "off"
    """off, or on: ask before a choice that can't be taken back"""
    level: str = DEFAULT
    """How well the bots of a quick game play."""


class Chrome(msgspec.Struct):
    """What every page needs: the token for its forms, the reader's settings, the address it stands at."""

    csrf: str
    settings: Settings
    path: str
    turns: int = 0
    """At how many tables it is the reader's turn."""


class HouseRule(msgspec.Struct):
    """A house rule as a switch or a list: its name, the rule in a sentence, and how people ask for it and answer."""

    name: str
    text: str
    values: list[bool | int | str]
    default: bool | int | str
    question: str = ""
    answers: list[str] = []
    """What each of the values is called."""


class Introduction(msgspec.Struct):
    """What the lobby says of a game: a sentence or two, how long it takes, how heavy it is (1 to 5)."""

    blurb: str
    minutes: str
    weight: float


class Title(msgspec.Struct):
    """A game as the lobby shows it."""

    game: str
    title: str
    about: Introduction
    seats: list[int]
    variants: list[HouseRule]
    version: int


class Bot(msgspec.Struct):
    """A bot that can take a seat."""

    name: str
    title: str
    how: str = ""
    """How it plays, in a sentence."""


class Person(msgspec.Struct, frozen=True):
    """Who sits where, in a list of tables."""

    seat: int
    name: str
    kind: str
    """you, human, bot or open"""
    asked: bool = False
    score: int | None = None
    rank: int | None = None
    bot: str = ""
    """The kind of bot that plays here, as people call it."""
    points: str = ""
    """The score in words: “18 glory”."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    name: str
    game: str
    title: str
    url: str
    """Where the reader's own seat is, or where to watch, look back or join."""
    people: tuple[Person, ...]
    your_turn: bool
    status: str
    """running, over or abandoned"""
    number: int
    updated: str
    """ISO time"""
    host: bool = False
    open_seat: int | None = None
    spectators: bool = True


class Lobby(msgspec.Struct):
    """lobby.html."""

    games: list[Title]
    bots: list[Bot]
    mine: list[Listed]
    open: list[Listed]
    watch: list[Listed]
    finished: list[Listed]


class New(msgspec.Struct):
    """new.html: the form of a new table."""

    game: Title
    bots: list[Bot]
    games: list[Title]
    error: str = ""


class Invitation(msgspec.Struct):
    """A link that brings a friend to a seat; it works once."""

    seat: int
    name: str
    url: str


class TablePage(msgspec.Struct):
    """table.html: `board` is HTML made by boards.board and safe to insert as it is."""

    table: str
    name: str
    game: str
    title: str
    seat: int | None
    number: int
    board: str
    url: str
    """The address under which events, choose, undo, chat … are found: /t/<table>/<seat or watch>."""
    host: bool
    over: bool
    spectators: bool
    hotseat: bool
    invitations: list[Invitation]
    """Links for seats that nobody has taken yet; for the host only."""
    bots: list[Bot]
    status: str = "running"
    people: list[Person] = []


class Curtain(msgspec.Struct):
    """curtain.html: hand the device over; `url` opens that seat's table."""

    table: str
    name: str
    title: str
    seat: int
    who: str
    url: str
    waiting: bool = False
    """Nobody at this device is asked now (a bot is thinking); the page may look again."""


class Invite(msgspec.Struct):
    """invite.html: a seat waits; a form posts `name` to `url`."""

    table: str
    name: str
    game: str
    title: str
    seat: int
    who: str
    url: str
    people: list[Person]
    about: Title
    """What is played."""
    taken: bool = False
    error: str = ""


class TurningPoint(msgspec.Struct):
    """A choice after which a chance to win had changed much: whose, from what to what in percent, what happened."""

    number: int
    seat: int
    before: int
    now: int
    text: str


class Course(msgspec.Struct):
    """course.html: how a finished game went."""

    url: str
    """/t/<table>/look: the addresses of the choices begin with it."""
    scores: list[list[int]]
    turning: list[TurningPoint]
    people: list[Person]
    first: int = 0


class Look(msgspec.Struct):
    """look.html: a finished game at choice `number` of `last`."""

    table: str
    name: str
    game: str
    title: str
    number: int
    first: int
    """The first choice that can be looked at (later than 0 if the rules changed in mid-game)."""
    last: int
    eyes: str
    """A seat's number, or “open”."""
    board: str
    scores: list[list[int]]
    """The scores of all seats after each choice, from `first` to `last`."""
    people: list[Person]
    url: str
    """/t/<table>/look: the addresses of the other choices begin with it."""
    save: str
    bots: list[Bot] = []
    """Who may play the other seats of a table that goes on from here."""
    reason: str = ""
    turning: list[TurningPoint] = []


class Finished(msgspec.Struct):
    """finished.html."""

    tables: list[Listed]
    games: list[Title]
    word: str = ""
    """What was searched for."""


class Results(msgspec.Struct):
    """How often somebody played a game, or against somebody, and how it went."""

    name: str
    games: int = 0
    won: int = 0
    scores: list[int] = []


class Device(msgspec.Struct):
    """A device of the reader: its key, what it seems to be, since when it is theirs, and whether it is this one."""

    device: str
    name: str
    since: str
    here: bool


class Mine(msgspec.Struct):
    """me.html: results by game and by opponent, the feed of one's turns, one's devices and a link to another one."""

    games: list[Results]
    others: list[Results]
    feed: str = ""
    devices: list[Device] = []
    link: str = ""
    bell: str = ""
    """The key with which a browser subscribes to calls; empty if this server calls nobody."""


class Coming(msgspec.Struct):
    """come.html: a device that would become somebody's; `held` tables of its own would come along."""

    url: str
    name: str
    held: int


class Opening(msgspec.Struct):
    """open.html: the form for a save or a position, again, with what was wrong."""

    text: str
    error: str
    games: list[Title]


class RulesPage(msgspec.Struct):
    """rules.html, and its part book.html: `text` is the game's rulebook as Markdown, `words` its board's own."""

    game: Title
    text: str
    entries: list[Entry]
    games: list[Title]
    words: Callable[..., str]
    styles: list[str]
    """The game's own style sheets: its board's, and what differs for cards in a book."""
    book: str = ""
    """Rulebook and cards as they are drawn, by book.html."""


class SettingsPage(msgspec.Struct):
    """settings.html."""

    settings: Settings
    back: str


class Error(msgspec.Struct):
    """error.html: what went wrong, in a sentence, and where to go from here."""

    status: int
    detail: str
    url: str = "/"
    link: str = "Back to the lobby"
