"""Lessons: a short game page by page, each with a picture, from a file among the texts of the game."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.model.position import Position
from bot.text.catalog import FOLDER
from engine import fold
from engine.game import Seat, Words
from engine.games import AnyGame
from engine.record import read

LEARNER: Seat = 0
"""The seat whose hand the pictures show."""

_PICTURE = "# picture: "


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a lesson.

    `position`: how far the lesson is; its version is the number of the page. `marks`: what the seats are called.
    `picture`: which picture is shown: `hand`, `board`, `conflict`, or `targets` and the beginning of a move.
    """

    position: Position
    marks: tuple[str, ...]
    picture: Words

    @property
    def game(self) -> AnyGame:
        """Return the game that is played."""
        return self.position.game


def lesson(game: AnyGame) -> tuple[Page, ...]:
    """Return the pages about a game; none where there is no lesson. Raises BadRecord for one that cannot be played."""
    file = FOLDER / game.name / "lesson.tablet"
    if not file.is_file():
        return ()
    text = file.read_text("utf-8")
    record = read(text)
    refolded = fold.refold(game, record)
    if refolded.fault is not None:
        raise refolded.fault
    return tuple(
        Page(Position(0, game, fold.first(game, refolded.fold, played), number), record.header.marks, picture)
        for number, (played, picture) in enumerate(_pictures(text), 1)
    )


def _pictures(text: str) -> Iterator[tuple[int, Words]]:
    """Yield after how many moves there is which picture."""
    played = 0
    for line in text.splitlines():
        played += line[:1].isdigit()
        if line.startswith(_PICTURE):
            yield played, tuple(line.removeprefix(_PICTURE).split())
