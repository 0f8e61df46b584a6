"""What people agree on beside the game: pauses, takebacks, leaving, and playing again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from civitas.table.play import plans
from civitas.table.play.live import Live
from civitas.table.play.plans import Plan, SeatPlan
from civitas.table.play.refusals import Refused
from civitas.table.play.taking import take
from civitas.table.store.records import Notice, Wish

if TYPE_CHECKING:
    from civitas.table.play.tables import Tables


class Agreements:
    """What a person at a table may do beside choosing. All of it happens under the table's lock."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.deeds: dict[str, Callable[[Live, int], Awaitable[None]]] = {
            "pause": self._pause,
            "resume": self._resume,
            "leave": self._leave,
            "takeback": self._wish,
            "agree": self._agree,
            "decline": self._decline,
            "rematch": self._rematch,
        }

    async def do(self, key: str, seat: int, deed: str) -> Live:
        """Do one of the deeds for the person of a seat; Refused if it can't be done now."""
        if deed not in self.deeds:
            raise Refused(404, f"One can {', '.join(self.deeds)}.")
        async with self._tables.at(key) as live:
            await self._tables.catch_up(live)
            if live.running == (deed == "rematch"):
                raise Refused(409, "The game goes on." if live.running else "This table is closed.")
            if live.seats[seat].left and deed != "rematch":
                raise Refused(409, "You have left this game.")
            await self.deeds[deed](live, seat)
            await self._tables.refresh(live)
        self._tables.announce(key)
        self._tables.bots.wake(live)
        return live

    # The host's pause

    async def _pause(self, live: Live, seat: int) -> None:
        """The host lets the table rest: nobody is asked, and no clock runs."""
        _check_host(live, seat)
        if not live.table.paused:
            await self._change(live, {"paused": int(live.clock.now())}, live.notice("paused", seat))

    async def _resume(self, live: Live, seat: int) -> None:
        """The host lets the table go on, with the time that everybody had left."""
        _check_host(live, seat)
        if live.table.paused:
            rested = int(live.clock.now()) - live.table.paused
            due = {one: at + rested for one, at in live.table.deadlines.items()}
            await self._change(live, {"paused": 0, "deadlines": due}, live.notice("resumed", seat))

    # Leaving

    async def _leave(self, live: Live, seat: int) -> None:
        """A person leaves for good: of two players the other wins; among more a bot plays on, and everybody knows."""
        key = live.table.id
        if len(live.seats) == 2:
            other = 1 - seat
            ranks = [1, 2] if other == 0 else [2, 1]
            scores = live.game.scores()
            outcome = {"scores": scores, "ranks": ranks, "winners": [other], "reason": "conceded", "seat": seat}
            await self._change(live, {"status": "over", "turn": "", "outcome": outcome}, live.notice("conceded", seat))
            return
        bot = plans.bot_named("")
        values = {"left": "left", "stand_in": True, "bot": bot}
        await self._tables.storage.change(key, seat, values, live.notice("left", seat, bot))
        others = [one.holder for one in live.seats if one.seat != seat and one.holder is not None and not one.left]
        if not others:
            await self._tables.storage.set_status(key, "abandoned")
        elif live.table.host not in others:
            await self._change(live, {"host": others[0]})

    # Taking back what can't be taken back alone

    async def _wish(self, live: Live, seat: int) -> None:
        """A person asks the others to take their last choice back, with all that came after it."""
        if not _others(live, seat):
            raise Refused(409, "There is nobody else here who could agree.")
        if not any(entry[0] == seat for entry in live.game.history):
            raise Refused(422, "You have not chosen anything yet.")
        await self._change(live, {"wish": Wish(seat, live.number)}, live.notice("wish", seat))

    async def _agree(self, live: Live, seat: int) -> None:
        """Another person agrees; when all have, the choice is taken back."""
        wish = _wished(live, seat)
        agreed = sorted({*wish.agreed, seat})
        if set(_others(live, wish.seat)) <= set(agreed):
            await take(self._tables, live, "takeback", wish.seat, live.number + 1, "")
        else:
            await self._change(live, {"wish": Wish(wish.seat, wish.number, agreed)})

    async def _decline(self, live: Live, seat: int) -> None:
        """Somebody does not agree, or the asker thinks better of it."""
        if live.table.wish is None or live.table.wish.seat != seat:
            _wished(live, seat)
        await self._change(live, {"wish": None}, live.notice("declined", seat))

    # Again

    async def _rematch(self, live: Live, seat: int) -> None:
        """The same people play the same game again, everybody one seat on; whoever asks first opens the table."""
        table = live.table
        if table.rematch:
            return
        turned = [*live.seats[1:], live.seats[0]]
        plan = Plan(
            table.game,
            [SeatPlan(*_again(one.kind, one.name, one.bot, one.holder, one.left)) for one in turned],
            table.name,
            table.variant,
            table.spectators,
            table.hotseat,
            patience=table.patience,
            absent=table.absent,
            thoughts=table.thoughts,
            clock=table.clock,
        )
        key, _ = await self._tables.create(plan, live.seats[seat].holder or table.host)
        await self._change(live, {"rematch": key}, live.notice("rematch", seat))

    async def _change(self, live: Live, values: dict[str, Any], notice: Notice | None = None) -> None:
        await self._tables.storage.change(live.table.id, None, values, notice)


def seat_again(live: Live, seat: int) -> int:
    """Where a person sits at the rematch of a table."""
    return (seat - 1) % len(live.seats)


def _again(kind: str, name: str, bot: str, holder: str | None, left: str) -> tuple[str, str, str, str]:
    """A seat's plan for another game: people and bots come again; to all other seats friends can be invited."""
    if kind == "bot":
        return "bot", name, bot, ""
    return ("me", name, "", holder) if holder is not None and not left else ("friend", "", "", "")


def _others(live: Live, seat: int) -> list[int]:
    """The other people who play."""
    return [one.seat for one in live.seats if one.seat != seat and one.holder is not None and not one.played_by_bot]


def _wished(live: Live, seat: int) -> Wish:
    """The wish that a person may answer; Refused if there is none."""
    wish = live.table.wish
    if wish is None or seat not in _others(live, wish.seat):
        raise Refused(409, "Nobody asks you to take anything back.")
    return wish


def _check_host(live: Live, seat: int) -> None:
    if live.seats[seat].holder != live.table.host:
        raise Refused(403, "Only the host of this table can do that.")
