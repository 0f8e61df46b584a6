"""Two at once: one wins, the other is told, and repeating a request does nothing twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

from tests.table.test_play import friends


def race(*calls):
    with ThreadPoolExecutor(len(calls)) as pool:
        return [future.result() for future in [pool.submit(call) for call in calls]]


def test_two_tabs_choose_differently_at_once(visit):
    host, at, *_ = friends(visit)
    number = 0
    for _ in range(12):
        options = host.state(at)["decision"]["options"]
        answers = race(*(partial(host.choose, at, number + 1, text) for text in options[:2]))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        undone = race(*[partial(host.send, f"{at}/undo", {"number": number + 2})] * 2)
        assert [answer.json() for answer in undone] == [{"number": number + 2}] * 2
        number += 2
        assert host.state(at)["number"] == number


def test_the_same_request_many_times_is_one_choice(visit):
    host, at, *_ = friends(visit)
    text = host.state(at)["decision"]["options"][0]
    answers = race(*(lambda: host.choose(at, 1, text) for _ in range(8)))
    assert [answer.json() for answer in answers] == [{"number": 1}] * 8
    assert host.state(at)["number"] == 1


def test_two_claim_one_seat(visit):
    host = visit()
    at = host.table(game="tally", seats=2, **{"seat-0": "me", "seat-1": "open"})
    table = at.split("/")[2]
    guests = [visit() for _ in range(4)]
    for guest in guests:
        guest.get("/")
    answers = race(*(lambda guest=guest: guest.form(f"/t/{table}/join/1", name="Me") for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [303, 409, 409, 409]


def test_choosing_beside_a_bot_that_stands_in(visit):
    host, at, friend, there = friends(visit, absent=0)
    for _ in range(5):
        state = friend.state(there)
        if not state["decision"]:
            break
        number, text = state["number"] + 1, state["decision"]["options"][0]
        answers = race(
            lambda: host.send(f"{at}/seat/1/bot", {"bot": "random"}),
            lambda number=number, text=text: friend.choose(there, number, text),
        )
        assert answers[0].status_code == 200
        assert answers[1].status_code in (200, 409)
        friend.send(f"{there}/seat/1/back", {})
        host.step(at)
