"""Looking back on a finished game, and taking its save home."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import MediaType, Response, get, post

import civitas
from civitas.languages import sentence
from civitas.table.look import drawing, pages
from civitas.table.look.turning import Chances, Turning, turning_points
from civitas.table.look.words import words
from civitas.table.play import telling
from civitas.table.play.live import Live
from civitas.table.play.plans import NAME, Plan, SeatPlan, bot_named
from civitas.table.play.refusals import Refused
from civitas.table.play.replay import Breath, Tape
from civitas.table.web import forms, identity, lists, settings, showing
from civitas.table.web.identity import Asking, tables_of
from civitas.table.web.naming import christen
from civitas.table.web.site.common import check_number, html, lead, secret_of, told, zoomed


@get("/t/{table:str}/look/{number:int}")
async def look(request: Asking, table: str, number: int) -> Response[str]:
    """A finished game after any of its choices, through any seat's eyes or openly."""
    tables = tables_of(request)
    who = identity.holder(request)
    async with tables.at(table) as live:
        record = live.table
        _finished(live, who)
        number = max(live.first, min(number, live.number))
        eyes = _eyes(request, live)
    effort = identity.effort(request)
    game = await tables.game_after(live, number, effort)
    if "line" in request.query_params:
        line = forms.whole(request.query_params["line"], "The line", 0)
        number = showing.row_of_line(live, game, number, eyes, line)
        game = await tables.game_after(live, number, effort)
    part = request.query_params.get("part") == "board"
    scores, turning = ([], []) if part else await _course(live, effort)
    board = showing.board_at(live, game, number, eyes, live.tape.lengths.get(number - 1, 0), look_back=True)
    if part:
        return Response(board, media_type=MediaType.HTML, headers={"X-Number": str(number)})
    page = pages.Look(
        table=record.id,
        name=record.name,
        game=record.game,
        title=live.game.rules.title,
        number=number,
        first=live.first,
        last=live.number,
        eyes="open" if eyes is None else str(eyes),
        board=board,
        scores=scores,
        people=lists.people(record, live.seats, who),
        url=f"/t/{record.id}/look",
        save=f"/t/{record.id}/save",
        bots=lists.bot_list(),
        reason=str(record.outcome.get("reason", "")),
        turning=turning,
    )
    return html(request, "look.html", page)


@get("/t/{table:str}/look/zoom/{number:int}/{key:str}")
async def zoom(request: Asking, table: str, number: int, key: str) -> Response[str]:
    """Something in full, as it was after any choice of a finished game, through any seat's eyes or openly."""
    tables = tables_of(request)
    async with tables.at(table) as live:
        _finished(live, identity.holder(request))
        check_number(live, number)
    game = await tables.game_after(live, number, identity.effort(request))
    return zoomed(showing.zoom(live, game, number, _eyes(request, live), key, look_back=True))


@post("/t/{table:str}/look/{number:int}/on")
async def play_on(request: Asking, table: str, number: int) -> Response[None]:
    """A new table against bots that goes on from any moment of a finished game."""
    tables = tables_of(request)
    fields = await forms.form(request)
    async with tables.at(table) as live:
        _finished(live, identity.holder(request))
        check_number(live, number)
    game = await tables.game_after(live, number, identity.effort(request))
    if game.over:
        raise Refused(422, "The game is over here: go back to a moment when somebody had still to choose.")
    seat = forms.whole(fields.get("seat", 1), "Your seat", 1, game.seats) - 1
    bot = bot_named(forms.line(fields.get("bot"), NAME, "A bot's name"))
    luck = secrets.randbits(64)
    # Whoever has seen how the game went on must not know what is drawn and rolled next.
    game = game.redeal(seat, luck) if fields.get("deal") == "anew" else game.relucked(luck)
    you = settings.read(request).name or words("new.guest")
    plan = Plan("", [SeatPlan("me", you) if at == seat else SeatPlan("bot", bot=bot) for at in range(game.seats)])
    christen(plan, game.rules.title, secrets.randbelow(100))
    who, cookies = secret_of(request)
    save = civitas.arrange(game.rules.name, game.position()).save()
    key, _ = await tables.open_save(save, plan, who)
    return lead(f"/t/{key}/{seat}", cookies)


@post("/t/{table:str}/look/why/{number:int}", status_code=200)
async def why(request: Asking, table: str, number: int) -> Response[Any]:
    """Why a bot made the choice of that number."""
    tables = tables_of(request)
    async with tables.at(table) as live:
        _finished(live, identity.holder(request))
    return told(live, *await telling.why(tables.thinking, live, number))


def _eyes(request: Asking, live: Live) -> int | None:
    """Through whose eyes one wants to look back; None is openly, through everybody's."""
    given = request.query_params.get("eyes", "open")
    seated = given.isascii() and given.isdecimal() and len(given) < 3 and int(given) < len(live.seats)
    return int(given) if seated else None


def _finished(live: Live, who: str) -> None:
    """Refuse whoever may not look back on a game, or not yet."""
    identity.check_watcher(live, who)
    if live.running:
        raise Refused(403, "One can look back once the game is over.")


async def _course(live: Live, breath: Breath) -> tuple[list[list[int]], list[pages.TurningPoint]]:
    """All seats' scores at the start and after each choice, and the turning points; reckoned once."""
    if live.course is None:
        breath.begin()
        tape = Tape.of(live.table, live.rows, live.first)
        rules = tape.game.rules
        scores = [list(tape.game.scores())]
        chances = [Chances(live.first, rules.judges(tape.game.state))]
        counted = [len(tape.game.history)]
        for row in live.rows[live.first :]:
            tape.play(row)
            scores.append(list(tape.game.scores()))
            counted.append(len(tape.game.history))
            if tape.game.at_rest and not tape.game.over:
                # In the middle of a step a judge sees the cost and not yet the gain.
                chances.append(Chances(row.number, rules.judges(tape.game.state)))
            await breath.taken()
        live.course = scores, [_told(live, one, counted) for one in turning_points(chances)]
    found: tuple[list[list[int]], list[pages.TurningPoint]] = live.course
    return found


def _told(live: Live, turning: Turning, counted: list[int]) -> pages.TurningPoint:
    """A turning point in words: the first that everybody could read of what happened there."""
    game = live.game
    since, until = counted[turning.after - live.first], counted[turning.number - live.first]
    names = [seat.called for seat in live.seats]
    lines = [line for line in game.log(None) if since < line.number <= until and line.message not in game.rules.heads]
    weighty = [line for line in lines if line.message in game.rules.openings]
    text = sentence(game.rules, (weighty or lines)[0], names, None) if lines else ""
    return pages.TurningPoint(turning.number, turning.seat, round(100 * turning.before), round(100 * turning.now), text)


@get("/t/{table:str}/look/course")
async def course(request: Asking, table: str) -> Response[str]:
    """How a finished game went, for the panel at its end."""
    who = identity.holder(request)
    async with tables_of(request).at(table) as live:
        _finished(live, who)
    scores, turning = await _course(live, identity.effort(request))
    url = f"/t/{live.table.id}/look"
    page = pages.Course(url, scores, turning, lists.people(live.table, live.seats, who), live.first)
    return Response(drawing.page("course.html", page=page), media_type=MediaType.HTML)


@get("/t/{table:str}/save")
async def save(request: Asking, table: str) -> Response[str]:
    """The save of a finished game."""
    tables = tables_of(request)
    async with tables.at(table) as live:
        _finished(live, identity.holder(request))
        text = live.game.save()
    headers = {"Content-Disposition": f'attachment; filename="{live.table.game}-{live.table.id}.json"'}
    return Response(text, media_type="application/json", headers=headers)
