"""Garbage in circles: what has lasted is not looked through at every search, and tables leave none."""

from __future__ import annotations

import gc
import weakref

import pytest

from civitas.table.play.garbage import Aside
from civitas.table.play.live import Listener
from civitas.table.play.plans import Plan, SeatPlan
from civitas.table.store.config import Config
from civitas.table.web.app import make

SEATS = {"stone_age": 2, "innovation": 2, "endeavor": 3, "through_the_ages": 2, "civilization": 2}


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def searching():
    """Lets things be set aside, as in a server, until the test is over."""
    before = list(gc.callbacks)

    def begin(every: float) -> None:
        gc.callbacks.append(Aside(every))

    yield begin
    gc.callbacks[:] = before
    gc.unfreeze()


def lasting() -> weakref.ref[Circle]:
    """A circle that outlasts one search, and is let go then."""
    circle = Circle()
    gc.collect()
    return weakref.ref(circle)


def test_what_has_outlasted_a_search_is_not_searched_again(searching):
    searching(every=3600.0)
    old, new = lasting(), weakref.ref(Circle())
    gc.collect()
    assert new() is None
    assert old() is not None


def test_after_a_while_all_is_searched(searching):
    searching(every=0.0)
    old = lasting()
    gc.collect()
    assert old() is None


async def test_a_table_that_is_let_go_leaves_no_circles(tmp_path):
    _, tables = make(Config(data=tmp_path, limits=False))
    await tables.storage.open()
    gc.disable()
    try:
        for game, seats in SEATS.items():
            people = [SeatPlan("me", f"Person {seat}") for seat in range(seats)]
            key, _ = await tables.create(Plan(game, people), "holder")
            live = await tables.get(key)
            live.listeners.add(Listener(0, 0))
            while live.number < 30 and not live.game.over:
                asked = live.game.pending[0]
                await tables.choose(key, asked.seat, live.number + 1, asked.texts[0])
            assert live.moments
            left = [weakref.ref(thing) for thing in (live, live.tape, live.moments[-1])]
            live.listeners.clear()
            live.used = float("-inf")
            tables.sweep()
            del live
            assert [thing() for thing in left] == [None] * len(left), game
    finally:
        gc.enable()
        await tables.close()
        await tables.storage.close()
