"""Bots think elsewhere: a worker that dies or never ends is replaced, and its thought is made again."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from types import SimpleNamespace

import msgspec
import pytest

import civitas
from civitas.table.play import thinker
from civitas.table.play.allowances import Allowance
from civitas.table.play.thinking import Thinking
from civitas.table.play.workers import WorkerDied
from tests.table.helpers import Stream
from tests.table.test_play import wait_for


@pytest.fixture
async def thinking(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(__import__("sys").path))
    thoughts = Thinking(1, 1.0)
    yield thoughts
    await thoughts.close()


def saved(choices: int = 0) -> civitas.Game:
    game = civitas.new("tally", 2, seed=3)
    for _ in range(choices):
        game.choose_text(game.decision.texts[0])
    return game


async def test_a_bot_chooses_something_legal(thinking):
    game = saved()
    for bot in ("random", "greedy"):
        text = await thinking.choice("t", game.save(), game.decision.seat, bot)
        assert text in game.decision.texts


async def test_a_worker_takes_what_the_others_leave(thinking):
    await thinking.choice("t", saved().save(), 0, "random")
    [worker] = thinking.processes
    assert os.getpriority(os.PRIO_PROCESS, worker) == 10


def policy(process: int) -> int:
    return os.sched_getscheduler(process)


async def test_who_has_had_much_thought_about_is_thought_for_from_far_behind(thinking, monkeypatch):
    """Beside somebody who fills tables with strong bots, others' bots and boards have the processor first."""
    game = saved()
    await thinking.choice("t", game.save(), 0, "random", "greedy client")
    [near] = thinking.processes
    monkeypatch.setattr("civitas.table.play.thinking.THOUGHT", Allowance(1e-9, 1e-9))
    assert await thinking.choice("t", game.save(), 0, "random", "greedy client") in game.decision.texts
    [far] = set(thinking.processes) - {near}
    assert policy(near) == os.SCHED_OTHER
    assert policy(far) == os.SCHED_IDLE
    await thinking.choice("t", game.save(), 0, "random", "somebody else")
    await thinking.choice("t", game.save(), 0, "random")
    assert set(thinking.processes) == {near, far}


async def test_who_gets_nothing_far_behind_is_thought_for_like_anybody(thinking, monkeypatch):
    """On a machine that is busy with other things nobody waits for ever."""
    game = saved()
    monkeypatch.setattr("civitas.table.play.thinking.THOUGHT", Allowance(1e-9, 1e-9))
    await thinking.choice("t", game.save(), 0, "random", "somebody")
    await thinking.choice("t", game.save(), 0, "random", "somebody")
    [far] = [one for one in thinking.processes if policy(one) == os.SCHED_IDLE]
    monkeypatch.setattr("civitas.table.play.workers.GRACE", 0.0)
    os.kill(far, signal.SIGSTOP)
    for _ in range(2):
        assert await thinking.choice("t", game.save(), 0, "random", "somebody") in game.decision.texts
        assert [policy(one) for one in thinking.processes] == [os.SCHED_OTHER]


async def test_a_dead_worker_is_replaced_and_the_thought_made_again(thinking):
    game = saved()
    await thinking.choice("t", game.save(), 0, "random")
    [old] = thinking.processes
    os.kill(old, signal.SIGKILL)
    assert await thinking.choice("t", game.save(), 0, "random") in game.decision.texts
    [new] = thinking.processes
    assert new != old


async def test_a_thought_without_end_is_cut_short(thinking, monkeypatch):
    game = saved()
    await thinking.choice("t", game.save(), 0, "random")
    [worker] = thinking.processes
    monkeypatch.setattr("civitas.table.play.workers.GRACE", 0.0)
    thinking.seconds = 3.0
    os.kill(worker, signal.SIGSTOP)
    assert await thinking.choice("t", game.save(), 0, "random") in game.decision.texts
    assert worker not in thinking.processes


async def test_the_event_loop_never_waits(thinking):
    """While the only worker stands still, everything else goes on; then the thought comes to its end."""
    game = saved()
    await thinking.choice("t", game.save(), 0, "random")
    [worker] = thinking.processes
    thinking.seconds = 60
    os.kill(worker, signal.SIGSTOP)
    thought = asyncio.create_task(thinking.choice("t", game.save(), 0, "random"))
    for _ in range(50):
        await asyncio.sleep(0.002)
    assert not thought.done()
    os.kill(worker, signal.SIGCONT)
    assert await thought in game.decision.texts
    assert thinking.processes == [worker]


async def test_levels_have_caps_and_waiting_for_a_worker_counts(thinking, monkeypatch):
    thinking.seconds = 2.0
    assert [thinking.cap(bot) for bot in ("easy", "medium", "hard", "greedy")] == [1.0, 1.0, 2.0, 2.0]
    asked = []
    clock = iter([0.0, 0.5, 0.7, 0.0, 60.0, 61.0])
    monkeypatch.setattr("civitas.table.play.thinking.monotonic", lambda: next(clock))

    def answer(worker, message, limit):
        asked.append((msgspec.json.decode(message)["seconds"], limit))
        return b"{}"

    monkeypatch.setattr("civitas.table.play.thinking.Worker.ask", answer)
    for _ in range(2):
        await thinking.choice("t", "", 0, "hard")
    assert asked == [(1.5, 2.0), (0.4, 2.0)]


async def test_without_any_worker_the_caller_is_told(monkeypatch):
    monkeypatch.setattr("civitas.table.play.workers.GRACE", 0.0)
    monkeypatch.setattr("civitas.table.play.workers.STARTING", 0.0)
    thoughts = Thinking(1, 0.0)
    with pytest.raises(WorkerDied):
        await thoughts.choice("t", saved().save(), 0, "random")
    await thoughts.close()


def test_a_worker_remembers_games_and_notices_undo():
    recent = thinker.Recent()
    first = recent.game("t", saved(4).save())
    again = recent.game("t", saved(6).save())
    assert again is first
    assert len(again.history) == 6
    undone = recent.game("t", saved(5).save())
    assert undone is not first
    assert len(undone.history) == 5


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_does_not_mind_who_was_quicker_in_an_open_round(bot):
    alone, late = civitas.new("tally", 3, seed=9), civitas.new("tally", 3, seed=9)
    assert [decision.seat for decision in late.pending] == [0, 1, 2]
    late.choose_text(late.pending[2].texts[-1], 2)
    late.choose_text(late.pending[0].texts[0], 0)
    thoughts = [
        thinker.think(thinker.Recent(), thinker.Request("t", game.save(), 1, bot, 1.0)).text for game in (alone, late)
    ]
    assert thoughts[0] == thoughts[1] != ""


def test_a_bot_throws_new_dice_at_every_choice():
    game = civitas.new("tally", 3, seed=9)
    seeds = []
    while not game.over:
        seeds.append(thinker.seed(game, game.decision.seat))
        game.choose_text(game.decision.texts[0])
    assert len(set(seeds)) == len(seeds)


def test_a_server_goes_on_when_its_workers_are_killed(make_server, visit):
    server = make_server()
    person = visit(server)
    at = person.table(game="tally", seats=3, **{"seat-0": "me", "seat-1": "bot:random", "seat-2": "bot:random"})
    stream = Stream(person, f"{at}/events", 0)
    person.step(at)
    wait_for(lambda: person.state(at)["number"] >= 3)
    for worker in children(server.process.pid):
        os.kill(worker, signal.SIGKILL)
    assert person.finish(at)["status"] == "over"
    stream.close()


def test_workers_leave_with_their_server(make_server, visit):
    server = make_server()
    person = visit(server)
    person.finish(person.play("tally", seats=2, bot="random"))
    workers = children(server.process.pid)
    assert workers
    server.kill()
    wait_for(lambda: not any(alive(worker) for worker in workers))


def children(parent: int) -> list[int]:
    """The thinking processes of a server."""
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdecimal():
            try:
                with open(f"/proc/{entry}/stat") as stat, open(f"/proc/{entry}/cmdline") as line:
                    if stat.read().rpartition(")")[2].split()[1] == str(parent) and "spawn_main" in line.read():
                        found.append(int(entry))
            except OSError:
                continue
    return found


def alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_as_many_bots_think_at_once_as_there_are_workers(monkeypatch):
    """However few processors there are, and so few threads for whatever waits."""
    workers = 40
    all_think = threading.Barrier(workers, timeout=60)

    class Patient:
        def __init__(self, *_: object) -> None:
            self.process = SimpleNamespace(pid=1, kill=lambda: None)

        def ask(self, message: bytes, seconds: float) -> bytes:
            all_think.wait()
            return msgspec.json.encode(thinker.Advice("yes"))

        def end(self) -> None:
            pass

    monkeypatch.setattr("civitas.table.play.thinking.Worker", Patient)
    thoughts = Thinking(workers, 1.0)
    told = [thoughts.choice(f"t{at}", "{}", 0, "random", f"client {at}") for at in range(workers)]
    assert await asyncio.gather(*told) == ["yes"] * workers
    await thoughts.close()
