"""Worker processes: each answers one request at a time, within a time limit, and is ended if it does not."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

STARTING: Final = 30.0
"""Seconds that a new worker may take to import everything and say that it is ready, before any clock runs."""
GRACE: Final = 10.0
"""Seconds beyond its limit that a worker may take: it stands back, and may have to wait for a processor."""
READY: Final = b"ready"
NICE: Final = 10
"""How far a worker stands back: whoever thinks for seconds must not hold up those who are waited for now. At 19 they
would wait less still, but beside anything else that is busy a worker would hardly ever come to work.
"""
FAR: Final = 19
"""How far those stand back who get only what nobody else wants, where the system has no better word for it."""


def stand_back(far: bool = False) -> None:
    """Let all other processes of the machine have the processor first; from far behind, only what nobody else wants."""
    os.nice(FAR if far else NICE)
    if far and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class WorkerDied(Exception):
    """A worker ended, or took too long and was ended."""


class Worker:
    """One process; `main` says that it is ready, then answers requests until the pipe is closed."""

    def __init__(self, main: Callable[[Connection], None], name: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe: Connection
        self.pipe, child = context.Pipe()
        self.process: SpawnProcess = context.Process(target=main, args=(child,), daemon=True, name=name)
        self.process.start()
        child.close()
        self._ready = False

    def ask(self, message: bytes, seconds: float) -> bytes:
        """Send a request and wait for the answer; in a thread, never in the event loop."""
        if not self._ready:
            self._received(STARTING)
            self._ready = True
        try:
            self.pipe.send_bytes(message)
        except OSError as error:
            raise WorkerDied("the worker is gone") from error
        return self._received(seconds + GRACE)

    def _received(self, limit: float) -> bytes:
        try:
            if not self.pipe.poll(limit):
                raise WorkerDied(f"no answer within {limit:.0f} seconds")
            return self.pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise WorkerDied("the worker is gone") from error

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join(5)
        self.pipe.close()
