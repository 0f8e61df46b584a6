"""Whole games through the server: nothing that is sent to anybody names a piece that is hidden from them then."""

from __future__ import annotations

import random
import re
import sqlite3
from pathlib import Path

import msgspec
import pytest

import civitas
from civitas.languages import sentences
from tests.table.helpers import Server, Stream, Visitor
from tests.table.test_play import wait_for

GAMES = [
    ("tally", 1000),
    ("innovation", 60),
    ("stone_age", 40),
    pytest.param("innovation", 1000, marks=pytest.mark.trial),
    pytest.param("stone_age", 160, marks=pytest.mark.trial),
]
"""Games, and after how many choices to stop; random games of Stone Age are very long."""
SPECTATOR = "watch"


class Party:
    """Somebody at the table: what was sent to them, with the number of choices that had been made."""

    def __init__(self, visitor: Visitor, at: str) -> None:
        self.visitor = visitor
        self.at = at
        self.seat = None if at.endswith(SPECTATOR) else int(at.rpartition("/")[2])
        self.stream = Stream(visitor, f"{at}/events", 0)
        key = visitor.client.cookies.get("civitas")
        table = at.split("/")[2]
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self.data = Stream(visitor, f"/api/tables/{table}/seats/{at.rpartition('/')[2]}/events", 0, **headers)
        self.pages: list[tuple[int, str]] = []
        self.offered: set[str] = set()
        self.pieces: list[str] = []


def gather(visit, server, game: str) -> list[Party]:
    host, friend, watcher = visit(server), visit(server), visit(server)
    at = host.table(game=game, seats=2, spectators="on", **{"seat-0": "me", "seat-1": "open"})
    table = at.split("/")[2]
    friend.form(f"/t/{table}/join/1", name="Bob")
    return [Party(host, at), Party(friend, f"/t/{table}/1"), Party(watcher, f"/t/{table}/{SPECTATOR}")]


def play(parties: list[Party], chance: random.Random, most: int) -> int:
    """Random choices by both, with pages, wrong requests and undos in between; gives the last number."""
    players = [party for party in parties if party.seat is not None]
    while True:
        states = [party.visitor.state(party.at) for party in players]
        number = states[0]["number"]
        if states[0]["status"] != "running" or number >= most:
            return number
        for party, state in zip(players, states, strict=True):
            if not state["decision"]:
                refused = party.visitor.choose(party.at, state["number"] + 1, "nonsense")
                assert refused.status_code in (409, 422)
                party.pages.append((int(refused.headers.get("x-number", state["number"])), refused.text))
                continue
            text = chance.choice(state["decision"]["options"])
            made = party.visitor.choose(party.at, state["number"] + 1, text)
            assert made.status_code in (200, 409), made.text
            if chance.random() < 0.2:
                party.visitor.send(f"{party.at}/undo", {"number": state["number"] + 2})
        for party in parties:
            if chance.random() < 0.05:
                page = party.visitor.get(party.at)
                found = re.search(r'data-number="(\d+)"', page.text)
                assert found is not None
                party.pages.append((int(found[1]), page.text))
                read_in_full(party, parties, int(found[1]), page.text, chance)


def read_in_full(party: Party, parties: list[Party], number: int, page: str, chance: random.Random) -> None:
    """Open what the page offers, and try what it does not: what others were offered, and any piece there is."""
    offered = re.findall(r'data-zoom="([^"]+)"', page)
    for key in chance.sample(offered, min(6, len(offered))):
        answer = party.visitor.get(f"{party.at}/zoom/{number}/{key}")
        assert answer.status_code == 200, key
        party.pages.append((number, answer.text))
        party.offered.add(key)
    others = sorted({key for other in parties for key in other.offered} - set(offered))
    for key in chance.sample(others, min(6, len(others))) + [
        way.format(chance.choice(party.pieces)) for way in ("{}", "card-{}", "tile-{}") if party.pieces
    ]:
        answer = party.visitor.get(f"{party.at}/zoom/{number}/{key}")
        assert answer.status_code in (200, 404), key
        if answer.status_code == 200:
            party.pages.append((number, answer.text))


@pytest.mark.parametrize(("game", "most"), GAMES)
def test_nobody_is_sent_what_is_hidden_from_them(visit, make_server, game, most):
    server = make_server()
    parties = gather(visit, server, game)
    for party in parties:
        party.pieces = pieces(civitas.new(game, 2, seed=1), None)
    last = play(parties, random.Random(7), most)
    for party in parties:
        party.stream.until(last)
        wait_for(lambda party=party: any(event.id == str(last) for event in list(party.data.events.queue)))
    host = parties[0]
    if host.visitor.state(host.at)["status"] == "running":
        host.visitor.send(f"{host.at}/abandon", {})
    saved = host.visitor.get(f"/t/{host.at.split('/')[2]}/save").text
    names_seen = check(server, parties, game, saved)
    assert names_seen > 0
    everything = pieces(civitas.new(game, 2, seed=1), None)
    assert not found_in(server.log(), everything)
    for party in parties:
        for path in ("/", "/mine", "/finished", f"/api/tables/{host.at.split('/')[2]}", "/t/nonsense/0"):
            assert not found_in(party.visitor.get(path).text, everything)
        party.stream.close()
        party.data.close()


def check(server: Server, parties: list[Party], game: str, saved: str) -> int:
    """Go through the table's log, undos too, and compare each moment with what was sent at it."""
    connection = sqlite3.connect(server.data / "civitas.db")
    origin = msgspec.json.decode(saved)["origin"]
    rows = connection.execute("SELECT number, what, seat, text FROM choices ORDER BY number").fetchall()
    connection.close()
    table = civitas.new(game, 2, origin["seed"])
    names_seen = 0
    for number, what, seat, text in [(0, "", 0, ""), *rows]:
        if what == "choose":
            table.choose_text(text, seat)
        elif what == "undo":
            table = table.before(seat)
        for party in parties:
            hidden = pieces(table, party.seat)
            known = f"{msgspec.json.encode(table.view(party.seat)).decode()} " + " ".join(
                sentences(table, party.seat)
                + [text for decision in table.pending if decision.seat == party.seat for text in decision.texts]
            )
            secret = [name for name in hidden if not found_in(known, [name])]
            sent = [event.data for event in party.stream.seen if event.id == str(number)]
            sent += [event.data for event in list(party.data.events.queue) if event.id == str(number)]
            sent += [page for at, page in party.pages if at == number]
            names_seen += len(secret) * len(sent)
            for data in sent:
                assert not found_in(data, secret), f"seat {party.seat}, choice {number}"
    return names_seen


def pieces(game: civitas.Game, seat: int | None) -> list[str]:
    """Ids and titles of the pieces that are hidden from a seat."""
    found = [cards[at] for pool in game.rules.hidden(game.state, seat) for cards, at in pool]
    return sorted({str(piece) for piece in found} | {piece.title for piece in found if hasattr(piece, "title")})


def found_in(text: str, names: list[str]) -> list[str]:
    """The names that stand in a text as whole words, with or without places where they may be broken."""
    whole = re.sub("\u00ad|&shy;|&#173;|&#xad;|\\\\u00ad", "", text)
    return [name for name in names if name in whole and re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", whole)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ann melds Engineering.", ["Engineering"]),
        ("Engi\u00adneering", ["Engineering"]),
        ("Engi&shy;neering", ["Engineering"]),
        (r"Engi\u00adneering", ["Engineering"]),
        ('"card":"engineering"', ["engineering"]),
        ("Bio\u00adengineering, Bio-engineering, bioengineering", []),
    ],
)
def test_a_name_is_found_as_a_whole_word_wherever_it_may_break(text, found):
    assert found_in(text, ["Engineering", "engineering"]) == found


def test_secrets_are_stored_hashed_and_never_logged(visit, make_server):
    server = make_server()
    host, friend, program = visit(server), visit(server), visit(server)
    at = host.table(game="tally", seats=3, **{"seat-0": "me", "seat-1": "friend", "seat-2": "open"})
    page = host.get(at).text
    [secret] = set(re.findall(r"//[^/]+/join/([\w-]+)", page))
    friend.get(f"/join/{secret}")
    friend.get(f"/join/{secret}x")
    friend.form(f"/join/{secret}", name="Bob")
    key = program.client.post(f"/api/tables/{at.split('/')[2]}/join", json={"name": "Robo"}).json()["key"]
    host.choose(at, 1, "nonsense")
    friend.send(f"/join/{secret}", {"name": 5})
    tokens = [secret, key, *(visitor.client.cookies.get("civitas") for visitor in (host, friend))]
    assert all(tokens)
    server.stop()
    kept = (server.data / "secret").read_text()
    assert (server.data / "secret").stat().st_mode & 0o077 == 0
    for path in server.data.iterdir():
        if path.name != "secret":
            content = path.read_bytes()
            assert not [token for token in [*tokens, kept] if token.encode() in content], path.name


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(visit, server):
    person = visit()
    person.get("/")
    led = person.form("/play/tally", seats=2)
    [cookie] = [one for one in led.headers.get_list("set-cookie") if one.startswith("civitas=")]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Path=/" in cookie


def test_one_cookie_owns_many_seats(visit):
    person = visit()
    places = [person.play("tally", seats=2, bot="random") for _ in range(5)]
    assert [name for name in person.client.cookies if name == "civitas"] == ["civitas"]
    for at in places:
        assert person.get(at).status_code == 200


def test_seeds_do_not_leave_the_server_while_the_game_runs(visit, server):
    person = visit()
    at = person.play("tally", seats=2, bot="random")
    connection = sqlite3.connect(Path(server.data) / "civitas.db")
    [(origin,)] = connection.execute("SELECT origin FROM tables WHERE id = ?", [at.split("/")[2]]).fetchall()
    connection.close()
    seed = str(msgspec.json.decode(origin)["seed"])
    for path in (at, "/", "/mine", f"/t/{at.split('/')[2]}/save", f"/t/{at.split('/')[2]}/look/0"):
        assert seed not in person.get(path).text
    person.state(at, after=0)
    assert not [text for text in person.received if seed in text]
