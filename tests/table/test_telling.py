"""What bots tell at a table: hints for whoever may have them, and why they chose once that gives nothing away."""

from __future__ import annotations

from tests.table.test_play import wait_for

TALLY = {"game": "tally", "seats": 2, "seat-0": "me", "seat-1": "bot:easy"}


def asked(person, at):
    """Wait until the person is asked and a bot has chosen."""
    wait_for(lambda: person.state(at)["decision"] and person.state(at)["number"])


def told(person, at, path):
    answer = person.send(f"{at}/{path}", {})
    return answer.status_code, answer.json()


def test_who_plays_alone_with_bots_is_given_hints(visit):
    person = visit()
    at = person.table(**TALLY)
    asked(person, at)
    status, found = told(person, at, "hint")
    assert status == 200
    assert set(found["best"]) <= set(person.state(at)["decision"]["options"])
    assert "% to win" in found["words"]
    assert 'data-act="hint"' in person.get(at).text


def test_among_people_there_are_hints_only_where_the_table_says_so(visit):
    host = visit()
    among = {"game": "tally", "seats": 2, "seat-0": "me", "seat-1": "open"}
    closed, open_ = host.table(**among), host.table(**among, thoughts="on")
    assert told(host, closed, "hint") == (403, {"detail": "There are no hints at this table."})
    assert 'data-act="hint"' not in host.get(closed).text
    assert told(host, open_, "hint")[0] == 200


def test_bots_keep_their_reasons_until_the_game_is_over(visit):
    person = visit()
    at = person.table(**TALLY)
    asked(person, at)
    assert told(person, at, "why")[0] == 403
    state = person.finish(at)
    table = at.strip("/").split("/")[1]
    answers = [told(person, f"/t/{table}/look", f"why/{number}") for number in range(1, state["number"] + 1)]
    assert {status for status, _ in answers} == {200, 404}, "those of the bot are told, those of the person are not"
    assert all("% to win" in found["words"] for status, found in answers if status == 200)


def test_a_table_may_let_its_bots_tell_at_once(visit):
    person = visit()
    at = person.table(**TALLY, thoughts="on")
    person.step(at)
    asked(person, at)
    status, found = told(person, at, "why")
    assert status == 200
    assert "% to win" in found["words"]
    assert 'data-act="why"' in person.get(at).text
