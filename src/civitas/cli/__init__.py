"""The command line: `civitas`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

import typer
from rich.console import Console

import civitas
from civitas.cli import look, play, positions, run
from civitas.cli.words import words

app = typer.Typer(
    name="civitas",
    help="Five civilization board games at one table.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(look.games)
app.command()(play.play)
app.command()(run.simulate)
app.command()(run.match)
app.command()(look.replay)
app.command()(look.show)
app.command()(play.choose)
app.command()(run.record)
app.command()(positions.positions)
if find_spec("civitas.table") and find_spec("civitas.table.commands"):
    import_module("civitas.table.commands").add_to(app)


def main() -> None:
    """Run a command; whatever the user can cause ends in one sentence and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except civitas.CivitasError as error:
        sys.exit(_refuse(str(error)))
    except OSError as error:
        where = "refused.file" if error.filename else "refused.a_file"
        sys.exit(_refuse(words(where, path=str(error.filename), reason=str(error.strerror))))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except Exception as error:
        # Typer's usage errors have no base class of their own that all its versions export.
        sentence = getattr(error, "format_message", None)
        if sentence is None:
            raise
        sys.exit(_refuse(sentence()))
    sys.exit(code or 0)


def _refuse(sentence: str) -> int:
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(" ".join(sentence.split()))
    return 2
