"""Brings style sheets and scripts into their usual form, or (with --check) says which are not in it.

Called as `python .ci/styles.py [--check] FOLDER…`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import cssbeautifier
import jsbeautifier

WIDTH = 120


def formatted(path: Path, text: str) -> str:
    """A file in its usual form: two spaces, one declaration or statement a line."""
    tool = cssbeautifier if path.suffix == ".css" else jsbeautifier
    options = tool.default_options()
    options.indent_size = 2
    options.max_preserve_newlines = 2
    options.end_with_newline = True
    options.space_around_combinator = True
    options.brace_style = "collapse,preserve-inline"
    return str(tool.beautify(text, options))


def main(arguments: list[str]) -> int:
    """Format all files of the folders; with --check change nothing, and end with 1 if something is to be done."""
    folders = [Path(argument) for argument in arguments if argument != "--check"]
    faults = []
    for path in sorted(one for folder in folders for end in ("css", "js") for one in folder.glob(f"*.{end}")):
        text = path.read_text(encoding="utf-8")
        shaped = formatted(path, text)
        if shaped != text:
            if "--check" in arguments:
                faults.append(f"{path}: not in its usual form; make format brings it there")
            else:
                path.write_text(shaped, encoding="utf-8")
        for number, line in enumerate(shaped.splitlines(), start=1):
            # A selector can't be broken.
            if len(line) > WIDTH and not (path.suffix == ".css" and line.endswith((",", "{"))):
                faults.append(f"{path}:{number}: longer than {WIDTH} characters")
    sys.stdout.write("\n".join(faults or ["All style sheets and scripts are in their usual form."]) + "\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
