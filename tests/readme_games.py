"""The games in the README, written from the registry: `python -m tests.readme_games`; with `--check` only compared.

A game is listed as soon as it has a small picture, `docs/pictures/NAME.png`.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from bot.text.voice import Voice
from engine.games import GAMES, AnyGame
from tests.support.sources import ROOT

README = ROOT / "README.md"
BEGIN = "<!-- Written by `python -m tests.readme_games`. -->\n"
END = "<!-- The end of what is written. -->\n"

NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
"""Small numbers as words, at the beginning of a sentence."""

ABREAST = 2
"""Pictures beside one another."""


def listed(root: Path = ROOT) -> tuple[AnyGame, ...]:
    """Return the games that have a small picture, in the order of the registry."""
    return tuple(game for game in GAMES if (root / "docs" / "pictures" / f"{game.name}.png").is_file())


def written(games: Sequence[AnyGame]) -> str:
    """Return the part of the README about these games. The first one's picture stands on top of the page already."""
    return "\n".join([*_table(games), "", *_pictures(games[1:])])


def _table(games: Sequence[AnyGame]) -> Iterator[str]:
    yield f"{_number(len(games))} {'game' if len(games) == 1 else 'games'} so far:"
    yield ""
    yield "| game | players | options | its moves as commands |"
    yield "|---|---|---|---|"
    for game in games:
        voice = Voice("en", game.name)
        options = [voice.say(f"option-{option.name}") for option in game.options if option.open]
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


def renewed(text: str, games: Sequence[AnyGame]) -> str:
    """Return a README with the part about the games written anew. Raises ValueError where it has no such part."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{README.name} needs the lines {BEGIN.strip()} and {END.strip()}")
    return f"{before}{begin}\n{written(games)}\n{end}{after}"


def main(arguments: Sequence[str], file: Path = README) -> int:
    """Write the part, or with `--check` only say whether it is as it would be written. Return the exit code."""
    text = file.read_text("utf-8")
    new = renewed(text, listed())
    if "--check" not in arguments:
        file.write_text(new, "utf-8")
    elif new != text:
        sys.stdout.write(f"{file.name} lists the games otherwise: run python -m tests.readme_games\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
