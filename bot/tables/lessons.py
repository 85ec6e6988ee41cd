"""Lessons: a short game told page by page, each with a picture. It stands among the texts of its game."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.text.catalog import FOLDER
from engine import fold
from engine.fold import Fold
from engine.game import Seat, Words
from engine.games import AnyGame
from engine.record import read

LEARNER: Seat = 0
"""Whose hand the pictures show."""

_PICTURE = "# picture: "


@dataclass(frozen=True, slots=True)
class LessonPosition:
    """How far the lesson is; `version` counts its pages."""

    fold: Fold[object]
    version: int


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a lesson: the position, what its seats are called, and which of its pictures is shown: `hand`,
    `board`, `conflict`, or `targets` and the beginning of a move."""

    game: AnyGame
    marks: tuple[str, ...]
    log: LessonPosition
    picture: Words
    id: int = 0


def lesson(game: AnyGame) -> tuple[Page, ...]:
    """The pages about a game; none where there is no lesson. Raises BadRecord for one that cannot be played."""
    file = FOLDER / game.name / "lesson.tablet"
    if not file.is_file():
        return ()
    text = file.read_text("utf-8")
    record = read(text)
    refolded = fold.refold(game, record)
    if refolded.fault is not None:
        raise refolded.fault
    return tuple(
        Page(game, record.header.marks, LessonPosition(fold.first(game, refolded.fold, played), number), picture)
        for number, (played, picture) in enumerate(_pictures(text), 1)
    )


def _pictures(text: str) -> Iterator[tuple[int, Words]]:
    """After how many moves there is which picture."""
    played = 0
    for line in text.splitlines():
        played += line[:1].isdigit()
        if line.startswith(_PICTURE):
            yield played, tuple(line.removeprefix(_PICTURE).split())
