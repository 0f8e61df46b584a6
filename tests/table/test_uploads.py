"""What people bring is opened and drawn in a process of its own, with limits, before anything of it is stored."""

from __future__ import annotations

import asyncio
import os
import sys

import msgspec
import pytest

import civitas
from civitas.kernel.saves import Save
from civitas.table.play.refusals import Refused
from civitas.table.web import inspecting, inspector
from civitas.table.web.guard import UPLOADS, Guard
from civitas.table.web.inspecting import Inspection
from tests.table.helpers import Stream
from tests.table.test_thinking import children


@pytest.fixture
async def inspection(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setattr("civitas.table.play.workers.STARTING", 120.0)
    monkeypatch.setattr("civitas.table.play.workers.GRACE", 60.0)
    one = Inspection()
    yield one
    await one.close()


def played(choices: int, game: str = "tally") -> civitas.Game:
    dealt = civitas.new(game, 2, seed=3)
    for _ in range(choices):
        dealt.choose_text(dealt.decision.texts[0], dealt.decision.seat)
    return dealt


async def test_an_inspected_save_is_written_down_anew(inspection):
    game = played(3)
    begun = await inspection(game.save())
    assert begun.save == msgspec.json.decode(game.save(), type=Save)
    assert begun.turn == [decision.seat for decision in game.pending]
    for text, fault in (("{}", "not a saved game"), (wrong(game, choices=["0 nonsense"]), "Choice 1")):
        with pytest.raises(Refused, match=fault) as refused:
            await inspection(text)
        assert refused.value.status == 422


def wrong(game: civitas.Game, **changes: object) -> str:
    return msgspec.json.encode(msgspec.json.decode(game.save()) | changes).decode()


async def test_a_worker_that_is_killed_is_replaced_and_bots_are_not_asked(inspection):
    assert await inspection(played(1).save())
    inspection._worker.process.kill()
    with pytest.raises(Refused, match="too long"):
        await inspection(played(1).save())
    assert await inspection(played(1).save())


async def test_only_a_few_wait_for_it(inspection, monkeypatch):
    inspection._waiting = inspecting.WAITING
    with pytest.raises(Refused) as refused:
        await inspection(played(1).save())
    assert (refused.value.status, refused.value.headers) == (503, {"Retry-After": "10"})


async def test_whoever_goes_away_leaves_no_answer_for_the_next(inspection):
    assert await inspection(played(1).save())
    asking = asyncio.create_task(inspection(played(2).save()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert len((await inspection(played(3).save())).save.choices) == 3


def test_a_choice_or_a_drawing_that_takes_too_long_is_refused(monkeypatch):
    monkeypatch.setattr(inspector, "LONGEST", -1.0)
    with pytest.raises(inspector.TooMuch):
        inspector.inspect(played(3).save().encode())
    monkeypatch.undo()
    monkeypatch.setattr(inspector, "LARGEST", 10)
    with pytest.raises(inspector.TooMuch):
        inspector.inspect(played(3).save().encode())


def test_what_is_read_and_compiled_once_may_take_long(monkeypatch):
    # On a busy machine templates take longer to compile than a board may take: the worker must begin all the same.
    monkeypatch.setattr(inspector, "LONGEST", -1.0)
    inspector.warm()


@pytest.mark.parametrize("limit", ["time", "memory"])
def test_time_and_memory_are_bounded_by_the_system(limit):
    """In a process of its own: work without end is ended, a list without end is a MemoryError."""
    works = {
        "time": (
            "inspector._bound(resource.RLIMIT_CORE, 0)\ninspector._bound(resource.RLIMIT_CPU, 1)\nwhile True: pass"
        ),
        "memory": (
            "inspector._bound(resource.RLIMIT_AS, inspector._mapped() + 2**26)\n"
            "try: [0] * 2**28\nexcept MemoryError: raise SystemExit(7)"
        ),
    }

    async def run() -> int:
        code = f"import resource\nfrom civitas.table.web import inspector\n{works[limit]}"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
        return await asyncio.wait_for(process.wait(), 120)

    assert asyncio.run(run()) == (7 if limit == "memory" else -24)


@pytest.mark.parametrize(
    ("chance", "path"),
    [
        ({"next": [9]}, "chance: 9 can't come next"),
        ({"next": [3] * 1001}, "chance.next"),
        ({"next": [10**30]}, "chance.next"),
        ({"tape": [1] * 10_001}, "chance.tape"),
    ],
)
def test_scripted_chance_is_checked_when_it_is_brought(visit, chance, path):
    person = visit()
    position = {"game": "stone_age", "players": [{}, {}], "chance": {"key": "00" * 16} | chance}
    refused = person.send("/open", {"text": msgspec.json.encode(position).decode()})
    assert refused.status_code == 422
    assert path in refused.json()["detail"]


def test_a_position_can_not_hold_very_many_answers(visit):
    position = {"game": "stone_age", "players": [{}, {}], "since": ["0 x"] * 1001}
    with pytest.raises(civitas.BadPosition, match="since"):
        civitas.arrange("stone_age", position)


def test_what_was_brought_is_no_strangers_business(visit):
    person, stranger = visit(), visit()
    at = person.form("/open", text=played(3).save(), bot="random").headers["location"]
    table = at.split("/")[2]
    assert table not in stranger.get("/").text
    assert stranger.get(f"/t/{table}/watch").status_code == 403
    assert table in person.get("/").text
    assert person.get(at).status_code == 200


def test_only_what_was_understood_is_stored(visit, server):
    person = visit()
    text = played(3).save()
    padded = text[:-1] + " " * 900_000 + text[-1]
    before = sum(file.stat().st_size for file in server.data.glob("civitas.db*"))
    assert person.form("/open", text=padded, bot="random").status_code == 303
    after = sum(file.stat().st_size for file in server.data.glob("civitas.db*"))
    assert after - before < 300_000


def test_bots_do_not_wait_for_what_is_brought(make_server, visit):
    """The inspector is a process beside the thinkers."""
    server = make_server()
    person = visit(server)
    person.form("/open", text=played(3).save(), bot="random")
    assert len(children(server.process.pid)) >= 1
    at = person.play("tally", seats=2, bot="random")
    stream = Stream(person, f"{at}/events", 0)
    person.finish(at)
    stream.close()
    assert len(children(server.process.pid)) == 2


async def test_uploads_have_a_low_rate_of_their_own():
    async def app(scope, receive, send):
        pass

    guard = Guard(app, limits=True)
    for _ in range(3):
        await guard({"type": "http", "method": "POST", "path": "/open", "client": ("10.0.0.1", 1)}, None, None)
    assert guard.buckets.levels["upload", "10.0.0.1"][0] < UPLOADS.burst - 2
    assert UPLOADS.burst <= 10
    assert UPLOADS.second < 0.05
