"""Write the documents' parts about the games from the registry: `python -m tests.game_documents`; with `--check` only
compared.

A game is listed in the README as soon as it has a small picture, `docs/pictures/NAME.png`.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from types import MappingProxyType

from bot.text.voice import Voice
from engine.registry import GAMES, AnyGame, find_game
from tests.support.sources import ROOT

BEGIN = "<!-- Written by `python -m tests.game_documents`. -->\n"
END = "<!-- End of the generated part. -->\n"
EXAMPLE = "ur"
"""The game that the guide takes as its example."""

NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
"""Small numbers as words, at the beginning of a sentence."""

ABREAST = 2
"""Pictures beside one another."""


def listed() -> tuple[AnyGame, ...]:
    """Return the games that have a small picture, in the order of the registry."""
    return tuple(game for game in GAMES if (ROOT / "docs" / "pictures" / f"{game.name}.png").is_file())


def overview(games: Sequence[AnyGame]) -> str:
    """Return the part of the README about these games. The first one's picture stands on top of the page already."""
    return "\n".join([*_table(games), "", *_pictures(games[1:])])


def _table(games: Sequence[AnyGame]) -> Iterator[str]:
    yield f"{_number(len(games))} {'game' if len(games) == 1 else 'games'} so far:"
    yield ""
    yield "| game | players | options | command for its moves |"
    yield "|---|---|---|---|"
    for game in games:
        voice = Voice("en", game.name)
        options = [voice.say(f"option-{option.name}") for option in game.options if option.is_open]
        yield f"| **{voice.say('game-name')}** | {_seats(game)} | {', '.join(options) or '–'} | `/{game.name}` |"


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def _seats(game: AnyGame) -> str:
    return str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]} to {game.seats[-1]}"


def _pictures(games: Sequence[AnyGame]) -> Iterator[str]:
    rest = iter(games)
    while row := list(islice(rest, ABREAST)):
        names = [Voice("en", game.name).say("game-name") for game in row]
        yield f"| {' | '.join(names)} |"
        yield "|" + "---|" * len(row)
        yield f"| {' | '.join(f'![{name}][{game.name}]' for name, game in zip(names, row, strict=True))} |"
        yield ""
    yield from (f"[{game.name}]: docs/pictures/{game.name}.png" for game in games)
    yield ""


def registration(name: str) -> str:
    """Return what the registry gained with a game, as a diff without its surroundings, which other games change."""
    path = "engine/registry.py"
    after = (ROOT / path).read_text("utf-8").splitlines()
    shown = type(find_game(name)).__name__
    before = [line for line in after if f"engine.games.{name}." not in line and line.strip() != f"{shown}(),"]
    changed = unified_diff(before, after, path, path, n=0, lineterm="")
    return "\n".join(["```diff", *(line for line in changed if not line.startswith("@@")), "```", ""])


WRITTEN: Mapping[str, Callable[[], str]] = MappingProxyType(
    {"README.md": lambda: overview(listed()), "docs/adding-a-game.md": lambda: registration(EXAMPLE)}
)
"""The documents with a part that is written, and what returns it."""


def renewed(text: str, part: str) -> str:
    """Return a document with its written part anew. Raises ValueError if it has no place for it."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the document needs the lines {BEGIN.strip()} and {END.strip()}")
    return f"{before}{begin}\n{part}\n{end}{after}"


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Write the parts, or with `--check` only say which would be written otherwise. Return the exit code."""
    stale = []
    for name, part in WRITTEN.items():
        file = root / name
        text = file.read_text("utf-8")
        new = renewed(text, part())
        if new != text:
            stale.append(name)
            if "--check" not in arguments:
                file.write_text(new, "utf-8")
    if "--check" not in arguments or not stale:
        return 0
    sys.stdout.write(f"{', '.join(stale)}: not as the registry has it; run python -m tests.game_documents\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
