"""A server for the tests, in a process of its own: `python serve.py '{"data": …, "port": …}'`.

Every table is dealt by the same seed, whoever opens it and whenever: a rerun of a test gives the same games.
"""

from __future__ import annotations

import random
import secrets
import sys
from pathlib import Path

import msgspec

from civitas.table.play import workers
from civitas.table.store.config import Config
from civitas.table.web.server import serve

SEED = 1_234_567_890_123_456_789


def main(settings: str) -> None:
    secrets.randbits = lambda bits: SEED % 2**bits
    secrets.randbelow = lambda below: SEED % below
    secrets.SystemRandom = lambda: random.Random(SEED)
    # However busy the machine is, a bot's thought and the opening of a file come to their end.
    workers.GRACE = workers.STARTING = 60.0
    given = msgspec.json.decode(settings)
    config = Config(**given | {"data": Path(given["data"])})
    serve(config, lambda: print("ready", flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
