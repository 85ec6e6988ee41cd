"""Contact sheets of golden records: all pictures that players see in whole games, cached."""

from collections.abc import Mapping, Sequence

from bot.cli.contact_sheet import Subject, find_subjects, scenes, voice_for
from bot.model.position import Position
from engine.registry import AnyGame
from engine.replay import add_entry, begin_fold
from render.scene import Scene
from tests.engine.golden import GOLDEN, paths, recorded

SHOWN: Mapping[str, tuple[str, ...]] = {
    "tigris": ("ends-by-swap",),
    "kings": ("ends-by-treasures",),
    "wayfarers": ("against-space", "two-last-sides"),
    "mesopotamia": ("automaton-igigi", "two-full-combat"),
    "ur": ("three-pieces",),
}
"""Short golden records that together show every kind of picture of a game; a game without an entry uses its first."""


def records(game: AnyGame) -> tuple[str, ...]:
    """Return the golden records of a game that show every kind of picture."""
    return SHOWN.get(game.name, tuple(path.stem for path in paths(game)[:1]))


def players(game: AnyGame, stem: str) -> int:
    """Return the number of players of a golden record."""
    whole, _ = recorded(GOLDEN / game.name / f"{stem}.tablet")
    return len(whole.header.marks)


def positions(game: AnyGame, stem: str) -> list[Position]:
    """Return every position of a golden record."""
    whole, _ = recorded(GOLDEN / game.name / f"{stem}.tablet")
    fold = begin_fold(game, whole.header)
    found = [Position(1, game, fold, 0)]
    for entry in whole.entries:
        fold = add_entry(game, fold, entry)
        found.append(Position(1, game, fold, entry.number))
    return found


_KEPT: dict[tuple[str, str], tuple[int, Mapping[str, Subject]]] = {}


def subjects_of(game: AnyGame, stem: str) -> tuple[int, Mapping[str, Subject]]:
    """Return the number of players of a golden record and its subjects, which are cached."""
    if (game.name, stem) not in _KEPT:
        seats = players(game, stem)
        _KEPT[game.name, stem] = seats, find_subjects(positions(game, stem), seats)
    return _KEPT[game.name, stem]


def sheet(game: AnyGame, stem: str, language: str, theme: str) -> dict[str, Scene]:
    """Return the pictures of a golden record, as one reader sees them."""
    seats, found = subjects_of(game, stem)
    return scenes(found, voice_for(language, game, seats, theme))


def sheets(game: AnyGame, stems: Sequence[str], language: str, theme: str) -> list[Scene]:
    """Return the pictures of several golden records."""
    return [scene for stem in stems for scene in sheet(game, stem, language, theme).values()]
