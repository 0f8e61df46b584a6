"""Things that clients use by turns: nobody waits behind all that somebody else has asked for."""

from __future__ import annotations

import asyncio

from civitas.table.play.turns import Turns


async def settle():
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_asks_once_is_next_after_who_asks_often():
    turns, served = Turns(["worker"]), []

    async def ask(who):
        thing = await turns.take(who)
        served.append(who)
        await asyncio.sleep(0.001)
        turns.give(who, thing)

    await asyncio.gather(*[ask("greedy") for _ in range(20)], ask("modest"))
    assert served.index("modest") <= 2
    assert len(served) == 21


async def test_nobody_has_all_of_several():
    turns = Turns([1, 2, 3])
    greedy = [asyncio.create_task(turns.take("greedy")) for _ in range(5)]
    await settle()
    assert sum(task.done() for task in greedy) == 2
    assert await asyncio.wait_for(turns.take("modest"), 1) == 3
    turns.give("greedy", greedy[0].result())
    await settle()
    assert sum(task.done() for task in greedy) == 3
    for task in greedy:
        task.cancel()


async def test_where_clients_are_not_told_apart_everything_is_used():
    turns = Turns([1, 2])
    assert await turns.take("") + await turns.take("") == 3


async def test_who_gives_up_waiting_takes_nothing_along():
    turns = Turns(["worker"])
    await turns.take("first")
    late = asyncio.create_task(turns.take("late"))
    await settle()
    turns.give("first", "worker")
    late.cancel()
    await settle()
    assert await asyncio.wait_for(turns.take("next"), 1) == "worker"
    gone = asyncio.create_task(turns.take("gone"))
    await settle()
    gone.cancel()
    await settle()
    turns.give("next", "worker")
    assert await asyncio.wait_for(turns.take("last"), 1) == "worker"
