"""List the stored things, beside the schema, that a version must know: games, their options and verbs, kinds of
messages.

`python -m tests.support.written` writes the list anew. Each change of it needs a migration, even an empty one: an
    earlier version finds by its number that it cannot read the database.
"""

import sys
from pathlib import Path
from typing import get_args

from bot.messages.notices import Notice
from bot.messages.outgoing import Outgoing
from bot.store.migrations import FIRST_STEP, migration_steps
from engine.registry import GAMES

FILE = Path(__file__).parents[1] / "bot" / "store" / "written.txt"


def newest() -> int:
    """Return the newest format of any kind of database."""
    return max(number for kind in FIRST_STEP for number, _ in migration_steps(kind))


def written() -> list[str]:
    """Return the list, a line each."""
    lines = list[str]()
    for game in GAMES:
        lines.append(f"{game.name} {game.rules}")
        lines.append(f"{game.name} verbs: {' '.join(sorted(verb.name for verb in game.verbs))}")
        lines += [f"{game.name} {option.name}: {' '.join(option.choices)}" for option in game.options]
    kinds = {kind.__name__: list(kind.__struct_fields__) for kind in (*get_args(Outgoing), *get_args(Notice))}
    return sorted([*lines, *(f"{name}({', '.join(parts)})" for name, parts in kinds.items())])


def listed() -> tuple[int, list[str]]:
    """Return the format for which the list was written, and its lines."""
    first, *lines = FILE.read_text("utf-8").splitlines()
    return int(first.removeprefix("format ")), lines


def main() -> None:
    """Write the list anew, if there is a migration since it was written."""
    if FILE.exists() and listed()[0] == newest() and listed()[1] != written():
        sys.exit("what is stored has changed: add a migration first, if only one that changes nothing")
    FILE.write_text("\n".join([f"format {newest()}", *written(), ""]), "utf-8")


if __name__ == "__main__":
    main()
