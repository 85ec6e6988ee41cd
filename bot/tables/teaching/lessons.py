"""Lessons: a short game, page by page, each with a picture. They come from a file among the texts of the game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from bot.model.position import Position
from bot.text.catalog import CATALOG_FOLDER
from engine import replay
from engine.game import Seat, Words
from engine.record import read_record
from engine.registry import AnyGame

LEARNER: Seat = 0
"""The seat whose hand the pictures of a lesson show."""

_PICTURE_PREFIX = "# picture: "


class LessonPage(Struct, frozen=True):
    """A page of a lesson.

    `position`: the position on the page; its version is the number of the page.
    `marks`: the marks of the seats.
    `picture`: the picture to show: `hand`, `board`, `conflict`, or `targets` followed by the beginning of a move.
    `options`: the game's options.
    """

    position: Position
    marks: tuple[str, ...]
    picture: Words
    options: Mapping[str, str]

    @property
    def game(self) -> AnyGame:
        """Return the rules of the game that the lesson teaches."""
        return self.position.game


def lesson_pages(game: AnyGame) -> tuple[LessonPage, ...]:
    """Return the pages of a game's lesson, or () if it has none. Raises BadRecord for a lesson that cannot be
    played."""
    return _cached_pages(game)


def _play_script(game: AnyGame) -> tuple[LessonPage, ...]:
    file = CATALOG_FOLDER / game.name / "lesson.tablet"
    if not file.is_file():
        return ()
    text = file.read_text("utf-8")
    record = read_record(text)
    replayed = replay.replay_record(game, record)
    if replayed.fault is not None:
        raise replayed.fault
    options = dict(record.header.options)
    return tuple(
        LessonPage(
            Position(0, game, replay.fold_at(game, replayed.fold, move_count), page_number),
            record.header.marks,
            picture,
            options,
        )
        for page_number, (move_count, picture) in enumerate(_find_pictures(text), 1)
    )


_cached_pages: Callable[..., tuple[LessonPage, ...]] = lru_cache(maxsize=16)(_play_script)


class Task(Struct, frozen=True):
    """A move for the learner to make.

    `page`: the page that describes it. `position`: the position before the move; its version is the number of moves so
    far. `move`: the move of the script. `then`: the number of moves before the page's next task, or None if this is the
    last task.
    """

    page: LessonPage
    position: Position
    move: Words
    then: int | None


def first_task(pages: Sequence[LessonPage], page: LessonPage) -> int | None:
    """Return the number of moves before the first task of a page, or None if the page has no task."""
    return _next_task(pages, page, len(page.position.fold.moves))


def task_after(pages: Sequence[LessonPage], played: int) -> Task | None:
    """Return the task after `played` moves of the script, or None if the learner does not choose the next move."""
    fold = pages[-1].position.fold
    if not _is_choice(pages[-1], played):
        return None
    page = [page for page in pages if len(page.position.fold.moves) <= played][-1]
    position = Position(0, page.game, replay.fold_at(page.game, fold, played), played)
    return Task(page, position, fold.moves[played].entry.words, _next_task(pages, page, played + 1))


def _next_task(pages: Sequence[LessonPage], page: LessonPage, played: int) -> int | None:
    """Return the number of moves before a page's next task, starting with the move after `played` moves. Return None if
    there is no such task."""
    later = [len(other.position.fold.moves) for other in pages if other.position.version > page.position.version]
    end = later[0] if later else len(pages[-1].position.fold.moves)
    return next((place for place in range(played, end) if _is_choice(pages[-1], place)), None)


def _is_choice(last_page: LessonPage, played: int) -> bool:
    """Whether the learner chooses the move after `played` moves of the script. A move of one word that the table plays
    automatically, such as a throw of dice, is not a choice."""
    fold = last_page.position.fold
    if played >= len(fold.moves) or fold.moves[played].entry.seat != LEARNER:
        return False
    words = fold.moves[played].entry.words
    decision = replay.fold_at(last_page.game, fold, played).decision(last_page.game)
    return len(words) > 1 or decision is None or not decision.prompt


def _find_pictures(text: str) -> Iterator[tuple[int, Words]]:
    """Yield the pictures that the comments of a lesson's record ask for, each with the number of moves before it."""
    played = 0
    for line in text.splitlines():
        played += line[:1].isdigit()
        if line.startswith(_PICTURE_PREFIX):
            yield played, tuple(line.removeprefix(_PICTURE_PREFIX).split())
