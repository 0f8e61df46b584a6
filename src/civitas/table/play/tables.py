"""The tables of this server: opened, played at, watched, closed. Every change is committed before anybody sees it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeAlias

from civitas.table.play import plans, presence, secrecy
from civitas.table.play.agreements import Agreements
from civitas.table.play.background import Background
from civitas.table.play.bells import Bells
from civitas.table.play.bots import Bots
from civitas.table.play.clock import Clock, deadlines
from civitas.table.play.devices import NEWS, Devices
from civitas.table.play.live import Live
from civitas.table.play.memory import DAY, Memory
from civitas.table.play.plans import Beginning, Plan, SeatPlan
from civitas.table.play.refusals import Refused, Stale
from civitas.table.play.taking import take
from civitas.table.play.thinking import Thinking
from civitas.table.play.timing import Timing
from civitas.table.play.turns import ASKER
from civitas.table.store.config import Config
from civitas.table.store.people import People
from civitas.table.store.records import ChatLine, Notice, Row, SeatRecord, TableRecord
from civitas.table.store.storage import Storage

A_DAY: Final = 4
"""How many times its quota of tables a client may open in a day."""

Inspect: TypeAlias = Callable[[str], Awaitable[Beginning]]
"""How a save of unknown origin is opened where it can do no harm; Refused if it can't be."""


class Tables(Memory):
    """All tables, and what people do at them."""

    def __init__(
        self,
        config: Config,
        storage: Storage,
        thinking: Thinking,
        signer: secrecy.Signer,
        inspect: Inspect,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(config, storage, clock or Clock())
        self.inspect = inspect
        self.thinking = thinking
        self.signer = signer
        self.background = Background()
        self.bots = Bots(self, thinking, self.background)
        self.timing = Timing(self, self.bots, self.background)
        self.agreements = Agreements(self)
        people = People(storage)
        self.devices = Devices(self, people)
        self.bells = Bells(self, people, self.background, config.secret())

    def wake_late(self, live: Live) -> None:
        """Let a bot go on that another process should have moved long ago."""
        self.bots.wake_late(live)

    def taken(self, live: Live) -> None:
        """Call whoever is asked now and is not there."""
        self.bells.asked(live)

    async def heard(self, key: str) -> None:
        """Another process has changed a table, or whose a device is."""
        if key == NEWS:
            await self.devices.read()
        else:
            await super().heard(key)

    def close_streams(self) -> None:
        """End all streams: the server is about to stop."""
        self.background.closing.set()
        self.wake_streams()

    async def close(self) -> None:
        """End everything in the background."""
        self.close_streams()
        await self.background.close()

    # New tables

    async def create(self, plan: Plan, holder: str) -> tuple[str, list[int]]:
        """Deal a new game; gives the table and the seats that the holder has."""
        return await self._open(plan, holder, plans.beginning(plans.deal(plan)))

    async def open_save(self, text: str, plan: Plan, holder: str) -> tuple[str, list[int]]:
        """Open a save as a new table: its choices so far can be looked at like any others.

        Whatever it is, it has been opened and drawn elsewhere before it is stored, and strangers do not see it.
        """
        brought = await self.inspect(text)
        plan.spectators = False
        return await self._open(plan, holder, brought, brought=len(brought.save.choices))

    async def _open(
        self, plan: Plan, holder: str, begun: Beginning, brought: int | None = None
    ) -> tuple[str, list[int]]:
        """Write a new table down, and let its bots begin."""
        client = self._opener()
        await self._check_quota(client)
        key = secrecy.table_id()
        now = int(time.time())
        save = begun.save
        rules = plans.rules_of(save.game)
        rows: list[Row] = []
        for number, choice in enumerate(save.choices, start=1):
            who, _, said = choice.partition(" ")
            rows.append(Row(number=number, what="choose", seat=int(who), text=said, carried=number))
        table = TableRecord(
            id=key,
            name=plan.name or rules.title,
            game=rules.name,
            version=rules.version,
            seats=save.seats,
            variant=save.variant,
            origin=save.origin,
            host=holder,
            spectators=plan.spectators,
            hotseat=plan.hotseat and sum(seat.kind == "me" for seat in plan.seats) > 1,
            status="over" if begun.outcome else "running",
            number=len(rows),
            turn=begun.turn,
            quiet=begun.quiet,
            outcome=begun.outcome,
            created=now,
            updated=now,
            absent=plan.absent,
            thoughts=plan.thoughts,
            patience=self.config.patience if plan.patience is None else plan.patience,
            brought=brought,
            client=client,
            clock=plan.clock,
        )
        for at, seat in enumerate(plan.seats):
            seat.name = plans.unlike(seat.name, [other.name for other in plan.seats[:at]]) if seat.name else ""
        seats = [self._planned(key, at, seat, holder) for at, seat in enumerate(plan.seats)]
        table.deadlines = deadlines(plan.clock, seats, begun.turn, {}, -1, self.clock.now())
        await self.storage.add_table(table, seats, rows)
        live = await self.get(key)
        self.bots.wake(live)
        return key, [seat.seat for seat in seats if seat.holder == holder]

    def _planned(self, key: str, at: int, plan: SeatPlan, holder: str) -> SeatRecord:
        """A seat as planned."""
        seat = SeatRecord(table=key, seat=at, kind=plan.kind, name=plan.name)
        if plan.kind == "me":
            seat.kind, seat.holder, seat.seen = "human", plan.holder or holder, int(time.time())
        elif plan.kind == "bot":
            seat.bot = plans.bot_named(plan.bot)
        elif plan.kind == "friend":
            seat.nonce = secrets.token_urlsafe(12)
            seat.invitation = secrecy.digest(self.signer.invitation(key, at, seat.nonce))
        return seat

    def _opener(self) -> str:
        """Who opens a table, as far as their address tells; empty where clients are not told apart."""
        asker = ASKER.get()
        return self.signer.client(asker) if asker else ""

    async def _check_quota(self, client: str) -> None:
        """Refuse a client that has very many tables, or opens very many: closed ones are kept for a while too."""
        if not client:
            return
        running, today = await self.storage.opened_by(client, int(self.clock.now()) - DAY)
        if running >= self.config.quota:
            raise Refused(429, "You have very many tables that are not over. Please finish or close some.")
        if today >= A_DAY * self.config.quota:
            raise Refused(429, "You have opened very many tables today. Please come back tomorrow.")

    def invitation(self, seat: SeatRecord) -> str:
        """The secret part of the address that claims a seat."""
        return self.signer.invitation(seat.table, seat.seat, seat.nonce)

    async def invited(self, secret: str, table: str = "") -> SeatRecord:
        """The seat to which an invitation leads, at that table if one is given; Refused if it leads nowhere."""
        seat = await self.storage.invited(secrecy.digest(secret))
        if seat is None or (table and seat.table != table):
            raise Refused(404, "This invitation has been used already, or was never made.")
        if not (await self.get(seat.table)).running:
            raise Refused(409, "This table is closed.")
        return seat

    # Playing

    async def choose(self, key: str, seat: int, carried: int, text: str, hold: bool = False) -> int:
        """Make a choice; gives its number. Stale if the table has moved on, Refused if it is not legal.

        With `hold`, bots wait a while before they answer it if it can be taken back.
        """
        return await self._request(key, "choose", seat, carried, text, hold)

    async def undo(self, key: str, seat: int, carried: int) -> int:
        """Take the seat's last choice back, with what bots have answered; gives the number of the row that does it."""
        return await self._request(key, "undo", seat, carried, "")

    async def go_on(self, live: Live, seat: int) -> int:
        """Let bots answer at once: the seat does not want its choice back."""
        if live.held and live.held[0] == seat:
            live.held = None
            live.go_on.set()
            live.changed()
        return live.shown(seat, live.number)

    async def _request(self, key: str, what: str, seat: int, carried: int, text: str, hold: bool = False) -> int:
        """Take a row that somebody asks for, once, however often it is asked; gives its number.

        Numbers from and to a seat are as it counts: it knows nothing of what others passed quietly.
        """
        async with self.at(key) as live:
            counted = carried
            while True:
                carried = live.row_of(seat, counted - 1) + 1
                repeated = live.repeated(what, seat, carried, text)
                if repeated is None and carried != live.number + 1:
                    await self.catch_up(live)
                    carried = live.row_of(seat, counted - 1) + 1
                    repeated = live.repeated(what, seat, carried, text)
                if repeated is not None:
                    return live.shown(seat, repeated)
                late = carried != live.number + 1
                kept = live.still_asked(seat, carried) if what == "choose" else live.only_bots_since(carried)
                if live.seats[seat].left:
                    raise Refused(403, "You have left this game; a bot plays on.")
                if live.table.paused and live.running:
                    raise Refused(422, "The host has paused this table.")
                if not live.running or (late and not kept):
                    raise Stale
                try:
                    await take(self, live, what, seat, carried, text)
                except Stale:
                    # Another process was quicker; perhaps with this very request, or with a pick in the same round.
                    continue
                if hold:
                    self.bots.hold(live, seat)
                self.bots.wake(live)
                return live.shown(seat, live.number)

    async def is_final(self, key: str, seat: int, text: str) -> bool:
        """Whether a choice could not be taken back once it is made."""
        async with self.at(key) as live:
            return live.is_final(seat, text)

    # Around the game

    async def say(self, live: Live, seat: int, text: str) -> int:
        """Chat; nothing is said without words."""
        if not text:
            return live.shown(seat, live.number)
        line = ChatLine(live.seats[seat].called, text, int(time.time()))
        return await self._change(live.table.id, self.storage.add_chat(live.table.id, line))

    async def give_away(self, key: str, seat: int, bot: str, asker: str) -> int:
        """Let a bot play for a seat whose person is away, or is the asker; the chronicle says so."""
        async with self.at(key) as live:
            await self.refresh(live)
            person = live.seats[seat]
            if person.holder not in (None, asker) and not presence.is_away(live, seat, self.started):
                raise Refused(409, presence.too_early(live, seat))
            await self._hand_over(live, seat, bot)
            number = live.shown(None, live.number)
        self.announce(key)
        self.bots.wake(live)
        return number

    async def give_back(self, key: str, seat: int) -> int:
        """Let a person play for themselves again."""
        async with self.at(key) as live:
            await self._hand_over(live, seat, "")
            number = live.shown(None, live.number)
        self.announce(key)
        return number

    async def came(self, live: Live, seat: int) -> None:
        """The person of a seat is there: if a bot stands in for them, they have their seat back."""
        live.last_seen[seat] = int(time.time())
        if live.seats[seat].stand_in and live.running and not live.seats[seat].left:
            async with self.at(live.table.id) as live:
                if live.seats[seat].stand_in:
                    await self._hand_over(live, seat, "")
            self.announce(live.table.id)

    async def _hand_over(self, live: Live, seat: int, bot: str) -> None:
        """Give a seat to a bot, or (with an empty name) back to its person; the caller holds the lock."""
        notice = Notice(number=live.number, what="given" if bot else "back", seat=seat, detail=bot, at=int(time.time()))
        await self.storage.set_stand_in(live.table.id, seat, bot, notice)
        await self.refresh(live)
        await self._set_clock(live)

    async def _set_clock(self, live: Live) -> None:
        """Let time run for those who are asked, now that somebody else sits there."""
        table = live.table
        due = deadlines(table.clock, live.seats, live.asked, table.deadlines, -1, self.clock.now())
        if due != table.deadlines and not table.paused:
            await self.storage.change(table.id, None, {"deadlines": due})
            await self.refresh(live)

    async def abandon(self, key: str) -> int:
        """Close a table for good."""
        return await self._change(key, self.storage.set_status(key, "abandoned"))

    async def claim(self, key: str, seat: int, holder: str, name: str) -> None:
        """Take a free seat; Refused if somebody was quicker, or the table is closed."""
        async with self.at(key) as live:
            await self.catch_up(live)
            if not live.running:
                raise Refused(409, "This table is closed.")
            name = plans.unlike(name, [one.called for one in live.seats if one.seat != seat])
            notice = Notice(number=live.number, what="sat", seat=seat, detail="", at=int(time.time()))
            if not await self.storage.claim(key, seat, holder, name, notice):
                raise Refused(409, "Somebody has already taken this seat.")
            await self.refresh(live)
            await self._set_clock(live)
        self.announce(key)

    async def _change(self, key: str, change: Coroutine[Any, Any, None]) -> int:
        """Change something other than the game, and show it; gives the table's number."""
        try:
            async with self.at(key) as live:
                await change
                await self.refresh(live)
                number = live.shown(None, live.number)
        finally:
            change.close()
        self.announce(key)
        return number
