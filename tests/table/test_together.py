"""What is committed together: one commit for all that came meanwhile, and nobody fails for somebody else."""

from __future__ import annotations

import asyncio

import pytest

from civitas.table.store.together import Together


class Disk:
    """Writes all of a batch or none; `spoiled` can't be written."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.ready = asyncio.Event()
        self.ready.set()

    async def commit(self, items):
        await self.ready.wait()
        if "spoiled" in items:
            raise ValueError("spoiled")
        self.batches.append(list(items))


async def test_what_comes_while_the_disk_is_busy_is_written_by_one_commit():
    disk = Disk()
    together = Together(disk.commit)
    disk.ready.clear()
    first = asyncio.create_task(together.add("a"))
    await asyncio.sleep(0.01)
    others = [asyncio.create_task(together.add(name)) for name in "bcd"]
    await asyncio.sleep(0.01)
    assert not first.done()
    disk.ready.set()
    await asyncio.gather(first, *others)
    assert disk.batches == [["a"], ["b", "c", "d"]]


async def test_one_that_cannot_be_written_spoils_no_other():
    disk = Disk()
    together = Together(disk.commit)
    results = await asyncio.gather(*[together.add(name) for name in ("a", "spoiled", "b")], return_exceptions=True)
    assert [type(result) for result in results] == [type(None), ValueError, type(None)]
    assert sorted(item for batch in disk.batches for item in batch) == ["a", "b"]


async def test_who_gives_up_waiting_undoes_nothing():
    disk = Disk()
    together = Together(disk.commit)
    disk.ready.clear()
    hasty, patient = (asyncio.create_task(together.add(name)) for name in "ab")
    await asyncio.sleep(0.01)
    hasty.cancel()
    disk.ready.set()
    await patient
    with pytest.raises(asyncio.CancelledError):
        await hasty
    await together.close()
    assert sorted(item for batch in disk.batches for item in batch) == ["a", "b"]


async def test_it_goes_on_after_everything_failed():
    disk = Disk()
    together = Together(disk.commit)
    with pytest.raises(ValueError, match="spoiled"):
        await together.add("spoiled")
    await together.add("a")
    assert disk.batches == [["a"]]
