"""Tables of components from an owner's files: the game of each file, and the errors in it.

Each file is a JSON object that names its `game`; that game defines the rest. A game whose components can be replaced
offers its tables, by digest, as choices of its option `content`.
"""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.game import CONTENT_OPTION, Game, Options, S, V

Files: TypeAlias = Mapping[str, str]
"""The texts of files by their names."""


class BadContent(ValueError):
    """Raised for an unusable table. Names the `file`, the `row`, the `field`, and the `expected` value; "-" means the
    whole file or row."""

    def __init__(self, file: str, row: str, field: str, expected: str) -> None:
        super().__init__(f"{file}, row {row}, field {field}: {expected}")
        self.file = file
        self.row = row
        self.field = field
        self.expected = expected


def read_table(files: Files, name: str) -> Mapping[str, object]:
    """Return the content of a file. Raises BadContent if it is missing or is not a JSON object."""
    if name not in files:
        raise BadContent(name, "-", "-", "the file is missing")
    try:
        content = json.loads(files[name])
    except (ValueError, RecursionError) as fault:
        raise BadContent(name, "-", "-", f"no JSON: {fault}") from fault
    if not isinstance(content, dict):
        raise BadContent(name, "-", "-", "expected an object")
    return content


def files_by_game(files: Files, games: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return the files of each game. Raises BadContent for a file that names none of `games`."""
    files_of: dict[str, dict[str, str]] = {}
    for name, text in files.items():
        game = read_table(files, name).get("game")
        if not isinstance(game, str) or game not in games:
            raise BadContent(name, "-", "game", f"expected one of: {' '.join(games)}")
        files_of.setdefault(game, {})[name] = text
    return files_of


def content_digests(game: Game[S, V]) -> tuple[str, ...]:
    """Return the digests of the tables that a game was given, its default ones first, or () for a game without
    tables."""
    return next((option.choices for option in game.options if option.name == CONTENT_OPTION), ())


def playable_digests(game: Game[S, V]) -> tuple[str, ...]:
    """Return the digests of the tables with which a game's records can be played: the installed tables and earlier
    editions of them."""
    return next((option.playable for option in game.options if option.name == CONTENT_OPTION), ())


def pin_content(game: Game[S, V], options: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Return the options of a record, including the digest of its tables even if nobody chose them."""
    usual = content_digests(game)[:1] if CONTENT_OPTION not in dict(options) else ()
    return (*options, *((CONTENT_OPTION, digest) for digest in usual))


def missing_content(game: Game[S, V], options: Options) -> str:
    """Return the digest of the tables that `options` name but the game was not given, or "" if none are missing."""
    wanted = options.get(CONTENT_OPTION, "")
    return wanted if wanted not in playable_digests(game) else ""
