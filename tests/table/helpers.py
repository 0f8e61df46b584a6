"""Servers, visitors and streams for the table's tests."""

from __future__ import annotations

import os
import queue
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

TOYBOX = Path(__file__).parents[1] / "kernel" / "toybox"
SERVE = Path(__file__).parent / "serve.py"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process on a data folder; it can be stopped, killed and started again at the same address."""

    def __init__(self, data: Path, toybox: Path = TOYBOX, **settings: Any) -> None:
        self.data = data
        self.port = settings.pop("port", None) or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_path = data / "server.log"
        usual = {"limits": False, "workers": 1, "seconds": 1.0, "patience": 0}
        self.settings = {"data": str(data), "port": self.port} | usual | settings
        self.toybox = toybox
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        paths = [str(self.toybox), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
        with self.log_path.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(SERVE), msgspec.json.encode(self.settings).decode()],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.strip() == "ready", self.log()
        return self

    def kill(self) -> None:
        """End it as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def log(self) -> str:
        return self.log_path.read_text() if self.log_path.exists() else ""


class Visitor:
    """A browser without a screen: one cookie jar, the token of the last page, and everything that was ever received."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=60, headers={"accept": "text/html,*/*"})
        self.token = ""
        self.received: list[str] = []

    def close(self) -> None:
        self.client.close()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self._note(self.client.get(path, headers=headers))

    def form(self, path: str, **fields: Any) -> httpx.Response:
        if not self.token:
            self.get("/")
        return self._note(self.client.post(path, data={"_csrf_token": self.token, **fields}))

    def send(self, path: str, body: Any) -> httpx.Response:
        """What the page's script sends."""
        if not self.token:
            self.get("/")
        headers = {"x-csrftoken": self.token, "accept": "application/json"}
        return self._note(self.client.post(path, json=body, headers=headers))

    def _note(self, response: httpx.Response) -> httpx.Response:
        self.received.append(response.text)
        self.received.append(str(response.headers))
        self.token = response.cookies.get("civitas_csrf") or self.token
        return response

    def play(self, game: str = "tally", **fields: Any) -> str:
        """One click: gives the address of the seat."""
        led = self.form(f"/play/{game}", **fields)
        assert led.status_code == 303, led.text
        return led.headers["location"]

    def table(self, **fields: Any) -> str:
        led = self.form("/tables", **fields)
        assert led.status_code == 303, led.text
        return led.headers["location"]

    def state(self, at: str, after: int = 1_000_000) -> dict[str, Any]:
        """What the program's interface would tell about a seat's address, with the browser's own secret."""
        key = self.client.cookies.get("civitas")
        table, seat = at.strip("/").split("/")[1:3]
        headers = {"authorization": f"Bearer {key}"} if key else {}
        found = self._note(self.client.get(f"/api/tables/{table}/seats/{seat}?after={after}", headers=headers))
        assert found.status_code == 200, found.text
        return found.json()

    def choose(self, at: str, number: int, text: str) -> httpx.Response:
        return self.send(f"{at}/choose", {"number": number, "text": text, "sure": True})

    def step(self, at: str, pick: int = 0) -> dict[str, Any] | None:
        """Make a choice if this seat is asked; gives the state before it, or None when the game is over."""
        state = self.state(at)
        if state["status"] != "running":
            return None
        if state["decision"]:
            options = state["decision"]["options"]
            made = self.choose(at, state["number"] + 1, options[pick % len(options)])
            assert made.status_code in (200, 409), made.text
        return state

    def finish(self, at: str, limit: float = 240) -> dict[str, Any]:
        """Play a table to its end."""
        end = time.monotonic() + limit
        chance = random.Random(1)
        pick = chance.randrange(1000)
        while time.monotonic() < end:
            state = self.step(at, pick)
            if state is None:
                return self.state(at)
            if state["decision"]:
                pick = chance.randrange(1000)
            else:
                time.sleep(0.02)
        raise AssertionError("the game does not end")


class Event:
    def __init__(self, name: str, number: str, data: str) -> None:
        self.name = name
        self.id = number
        self.data = data

    def __repr__(self) -> str:
        return f"Event({self.name}, {self.id}, {len(self.data)} characters)"


class Stream:
    """An event stream, read in a thread."""

    def __init__(self, visitor: Visitor, path: str, after: int | None = None, **headers: str) -> None:
        self.visitor = visitor
        self.events: queue.Queue[Event] = queue.Queue()
        self.seen: list[Event] = []
        self.beats = 0
        self.status = 0
        self._path = path if after is None else f"{path}?after={after}"
        self._headers = headers
        self._opened = threading.Event()
        self._closed = False
        self._response: httpx.Response | None = None
        self._client = httpx.Client(base_url=visitor.client.base_url, cookies=visitor.client.cookies, timeout=60)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        assert self._opened.wait(60)

    def _read(self) -> None:
        try:
            with self._client.stream("GET", self._path, headers=self._headers) as response:
                self._response = response
                self.status = response.status_code
                self._opened.set()
                fields: dict[str, list[str]] = {}
                for line in response.iter_lines():
                    if line.startswith(":"):
                        self.beats += 1
                    elif line:
                        name, _, value = line.partition(": ")
                        fields.setdefault(name, []).append(value)
                    else:
                        if "data" in fields:
                            event = Event(fields["event"][0], fields["id"][0], "\n".join(fields["data"]))
                            self.visitor.received.append(event.data)
                            self.events.put(event)
                        fields = {}
        except httpx.HTTPError:
            pass
        finally:
            self._opened.set()
            self._closed = True

    @property
    def closed(self) -> bool:
        return self._closed

    def next(self, seconds: float = 60) -> Event:
        event = self.events.get(timeout=seconds)
        self.seen.append(event)
        return event

    def until(self, number: int, seconds: float = 60) -> list[Event]:
        """All events up to the board of that number."""
        end = time.monotonic() + seconds
        found = []
        while not found or int(found[-1].id) < number:
            found.append(self.next(max(0.1, end - time.monotonic())))
        return found

    def close(self) -> None:
        self._closed = True
        self._client.close()


def boards(events: list[Event]) -> list[int]:
    return [int(event.id) for event in events if event.name in ("board", "state")]


def board_number(html: str) -> int:
    found = re.search(r'data-number="(\d+)"', html)
    assert found is not None
    return int(found[1])
