"""The interface for programs: the example of the documentation plays, and hostile requests break nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

# All of it is read here: what is read late, in the middle of a test, can fail in Python before 3.11.5.
import schemathesis.specs.openapi.schemas
from hypothesis import HealthCheck, Phase, given, settings

import civitas
from tests.table.helpers import Stream, boards
from tests.table.test_play import wait_for

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("game", ["tally", "stone_age"])
def test_the_bot_of_the_documentation_plays_a_whole_game(server, tmp_path, game):
    [code] = re.findall(r"```python\n(.*?)```", (DOCS / "api.md").read_text(), re.S)
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    (tmp_path / "bot.py").write_text(code)
    played = subprocess.run(
        [sys.executable, str(tmp_path / "bot.py"), server.url, game], capture_output=True, text=True, timeout=120
    )
    assert "over:" in played.stdout, played.stdout + played.stderr


def make(server, **table):
    seats = table.pop("seats", [{"kind": "me"}, {"kind": "open"}])
    made = httpx.post(f"{server.url}/api/tables", json={"game": "tally", "seats": seats, **table})
    assert made.status_code == 201, made.text
    return made.json()


def test_join_view_choose_follow(server, visit):
    made = make(server, seats=[{"kind": "me"}, {"kind": "friend"}, {"kind": "open"}], variant={"goal": 20})
    base = f"{server.url}/api/tables/{made['table']}"
    [secret] = made["invitations"].values()
    friend = httpx.post(f"{base}/join", json={"name": "Bob", "secret": secret}).json()
    assert httpx.post(f"{base}/join", json={"secret": secret}).status_code == 404
    other = httpx.post(f"{base}/join", json={"name": "Cy"}).json()
    assert httpx.post(f"{base}/join", json={}).status_code == 409
    assert (friend["seat"], other["seat"]) == (1, 2)
    keys = [made["key"], friend["key"], other["key"]]
    assert len(set(keys)) == 3
    headers = [{"Authorization": f"Bearer {key}"} for key in keys]
    watcher = visit()
    stream = Stream(watcher, f"/api/tables/{made['table']}/seats/watch/events", 0)
    for seat in range(3):
        state = httpx.get(f"{base}/seats/{seat}", headers=headers[seat]).json()
        assert state["decision"]["prompt"]["sentence"]
        choice = {"number": 1, "text": state["decision"]["options"][0]}
        answer = httpx.post(f"{base}/seats/{seat}/choose", json=choice, headers=headers[seat])
        assert answer.json() == {"number": seat + 1}
        assert httpx.get(f"{base}/seats/{seat}", headers=headers[seat - 1]).status_code == 403
    assert boards(stream.until(3))[-1] == 3
    late = httpx.post(f"{base}/seats/0/choose", json={"number": 1, "text": "card_0"}, headers=headers[0])
    assert late.status_code == 409
    assert late.json()["number"] == 3
    said = httpx.post(f"{base}/seats/0/chat", json={"text": "hi"}, headers=headers[0])
    assert said.status_code == 200
    assert httpx.get(f"{base}/save", headers=headers[0]).status_code == 403
    assert httpx.get(base).json()["people"][1]["name"] == "Bob"
    mine = httpx.get(f"{server.url}/api/tables", headers=headers[1]).json()["mine"]
    assert [row["table"] for row in mine] == [made["table"]]
    stream.close()


def test_one_key_can_hold_many_seats(server):
    made = make(server)
    headers = {"Authorization": f"Bearer {made['key']}"}
    again = httpx.post(
        f"{server.url}/api/tables", json={"game": "tally", "seats": [{"kind": "me"}, {"kind": "bot"}]}, headers=headers
    ).json()
    assert again["key"] is None
    assert httpx.get(f"{server.url}/api/tables/{again['table']}/seats/0", headers=headers).status_code == 200


def test_the_log_can_be_read_from_a_number_on(server):
    made = make(server, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    headers = {"Authorization": f"Bearer {made['key']}"}
    seat = f"{server.url}/api/tables/{made['table']}/seats/0"
    state = httpx.get(seat, headers=headers).json()
    choice = {"number": state["number"] + 1, "text": state["decision"]["options"][0]}
    httpx.post(f"{seat}/choose", json=choice, headers=headers)
    wait_for(lambda: httpx.get(seat, headers=headers).json()["number"] >= 2)
    whole = httpx.get(seat, headers=headers).json()
    rest = httpx.get(f"{seat}?after={whole['number']}", headers=headers).json()
    assert whole["log"]
    assert rest["log"] == []


def test_cards_and_games(server):
    games = httpx.get(f"{server.url}/api/games").json()
    assert {"tally", "stone_age"} <= {game["game"] for game in games["games"]}
    assert "random" in games["bots"]
    assert len(httpx.get(f"{server.url}/api/games/tally/catalogue").json()) == 12
    assert httpx.get(f"{server.url}/api/games/chess/catalogue").status_code == 404


def test_anything_that_fits_the_description_is_answered_as_described(server):
    """Schemathesis makes requests from the description, legal and not, and checks every answer against it."""
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json").exclude(path_regex="events$")
    made = make(server)
    key = {"Authorization": f"Bearer {made['key']}"}
    checks = [
        schemathesis.checks.not_a_server_error,
        schemathesis.specs.openapi.checks.status_code_conformance,
        schemathesis.specs.openapi.checks.content_type_conformance,
        schemathesis.specs.openapi.checks.response_schema_conformance,
    ]
    tried = 0
    for operation in schema.get_all_operations():
        found = operation.ok()

        @settings(
            max_examples=20,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=found.as_strategy())
        def attempt(case):
            nonlocal tried
            tried += 1
            if "table" in case.path_parameters and tried % 2:
                case.path_parameters["table"] = made["table"]
            if "seat" in case.path_parameters and tried % 3:
                case.path_parameters["seat"] = "0"
            case.call_and_validate(headers=key, checks=checks)

        attempt()
    assert tried > 200


def test_programs_agree_too(visit):
    person = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    clock = {"seconds": 600, "per": "turn", "misses": 2}
    made = person.client.post("/api/tables", json={"game": "tally", "seats": seats, "clock": clock}).json()
    headers = {"authorization": f"Bearer {made['key']}"}
    seat = f"/api/tables/{made['table']}/seats/0"
    assert person.client.post(f"{seat}/deed/pause", headers=headers).json()["number"] >= 0
    assert person.client.get(seat, headers=headers).json()["paused"]
    assert person.client.post(f"{seat}/deed/leave", headers=headers).status_code == 200
    assert person.client.get(seat, headers=headers).json()["outcome"]["winners"] == [1]
    again = person.client.post(f"{seat}/deed/rematch", headers=headers).json()
    assert again["seat"] == 1
    assert again["table"] != made["table"]
    hasty = {"game": "tally", "seats": seats, "clock": {"seconds": 9}}
    assert visit().client.post("/api/tables", json=hasty).status_code == 422
    refused = {"game": "tally", "seats": seats, "clock": {"seconds": -1}}
    assert person.client.post("/api/tables", json=refused).status_code in (400, 422)


def test_a_key_is_asked_for_only_where_one_is_needed(visit):
    paths = visit().client.get("/schema/openapi.json").json()["paths"]
    needed, perhaps = [{"key": []}], [{"key": []}, {}]
    asked = {(path, verb): one.get("security") for path, verbs in paths.items() for verb, one in verbs.items()}
    assert not asked["/api/games", "get"]
    assert asked["/api/tables", "post"] == perhaps
    for (path, verb), security in asked.items():
        if verb == "post" and "/seats/" in path:
            assert security == needed, path


def test_a_program_pages_through_what_a_stream_leaves_out(visit):
    host, game = visit(), civitas.new("stone_age", 2, seed=7)
    while len(game.history) < 80 or game.decision.seat != 0:
        game.choose_text(game.decision.texts[0], game.decision.seat)
    at = host.form("/open", text=game.save(), bot="random", seat=1).headers["location"]
    table, seat = at.split("/")[2:4]
    assert seat == "0", "nobody else is asked"
    key = {"authorization": f"Bearer {host.client.cookies.get('civitas')}"}
    last = host.state(at)["number"]
    told, after, more = [], 0, True
    while more:
        page = host.client.get(f"/api/tables/{table}/seats/0/past?after={after}", headers=key).json()
        told += page["states"]
        after, more = told[-1]["number"], page["more"]
        assert len(page["states"]) <= 30
    assert [state["number"] for state in told] == list(range(1, last + 1))
    assert all(state["seat"] == 0 for state in told)
    assert told[-1]["view"] == host.state(at)["view"]
    assert told[0]["log"] != told[1]["log"], "each tells its own news"
    assert visit().client.get(f"/api/tables/{table}/seats/0/past").status_code == 403
    assert host.client.get(f"/api/tables/{table}/seats/0/past?after=-1", headers=key).status_code == 400
    assert host.client.get(f"/api/tables/{table}/seats/0/past?after={last}", headers=key).json()["states"] == []
