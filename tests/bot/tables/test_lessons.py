"""Lessons: they can be played, and every page says something."""

import pytest

from bot.tables.teaching.lessons import LEARNER, first_task, lesson_pages, task_after
from bot.text.catalog import CATALOG_FOLDER, catalog
from bot.text.voice import LANGUAGES
from engine.moves import is_offered
from engine.record import UNDO
from engine.registry import GAMES, AnyGame

TAUGHT = [game for game in GAMES if (CATALOG_FOLDER / game.name / "lesson.tablet").is_file()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_has_words_and_no_words_lack_a_page(game: AnyGame, language: str) -> None:
    said = catalog(language, game.name)
    pages = len(lesson_pages(game))
    assert bool(pages) == (game in TAUGHT)
    assert all(f"game-lesson-{number}" in said for number in range(1, pages + 1))
    assert f"game-lesson-{pages + 1}" not in said


@every_lesson
def test_it_goes_on_page_by_page_and_takes_nothing_back(game: AnyGame) -> None:
    pages = lesson_pages(game)
    assert [page.position.version for page in pages] == list(range(1, len(pages) + 1))
    played = [len(page.position.fold.moves) for page in pages]
    assert played == sorted(played)
    assert all(move.entry.words[0] != UNDO for move in pages[-1].position.fold.moves)


@every_lesson
def test_the_pictures_show_what_there_is(game: AnyGame) -> None:
    for page in lesson_pages(game):
        kind, *prefix = page.picture
        assert kind in ("hand", "board", "conflict", "targets")
        if kind == "targets":
            assert game.words(page.position.state, LEARNER, tuple(prefix))


def test_a_game_without_a_lesson_has_no_pages() -> None:
    class Untold:
        name = "untold"

    assert lesson_pages(Untold()) == ()  # type: ignore[arg-type]  # only the name is asked for


@every_lesson
def test_each_move_that_the_learner_chooses_is_a_task_once(game: AnyGame) -> None:
    """A throw of dice is made by the table."""
    pages, done = lesson_pages(game), list[int]()
    for page in pages:
        played = first_task(pages, page)
        while played is not None:
            found = task_after(pages, played)
            assert found is not None
            assert found.page == page
            assert is_offered(game, found.position.state, LEARNER, found.move)
            done.append(played)
            played = found.then
    moments = pages[-1].position.fold.moves
    own = [place for place, moment in enumerate(moments) if moment.entry.seat == LEARNER]
    assert done == [place for place in own if moments[place].entry.words != ("throw",)]
    assert all(task_after(pages, place) is None for place in range(len(moments) + 1) if place not in done)
