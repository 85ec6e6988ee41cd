"""A lesson names buttons as the panel does where the learner plays the move."""

import re
from collections.abc import Iterator

import pytest

from bot.advice.advice import Advice
from bot.handlers.choices import first_page, next_page
from bot.handlers.teaching.lessons import page_text
from bot.handlers.teaching.tasks import question_in
from bot.tables.teaching.lessons import Task, first_task, lesson_pages, task_after
from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES, Voice
from bot.ui.components import PressButton
from bot.ui.page import page_controls
from engine.registry import GAMES, AnyGame
from tests.bot.handlers.presses import leads

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

WAY = re.compile(r"\*\*[^*]+\*\*(?: [→←] \*\*[^*]+\*\*)+|\*\*[^*]+ [→←] [^*]+\*\*")
"""Matches buttons to be pressed one after the other, and a button with an arrow of its own."""


def tasks(game: AnyGame) -> Iterator[Task]:
    """Yield all tasks of a game's lesson."""
    pages = lesson_pages(game)
    for page in pages:
        played = first_task(pages, page)
        while played is not None and (task := task_after(pages, played)) is not None:
            yield task
            played = task.then


async def labels(task: Task, voice: Voice, advice: Advice) -> set[str]:
    """The labels on the pages that lead to the move of a task, and that of the button that opens the first one."""
    asked, found = question_in(task), {voice.say("button-move")}
    page = await first_page(asked, voice, advice)
    while True:
        found |= {control.label for control in page_controls(page, voice).children if isinstance(control, PressButton)}
        going_on = [choice for choice in page.choices if leads(choice, task.move) and choice.words != task.move]
        if not going_on or going_on[0].words == page.prefix:
            return found
        page = await next_page(asked, going_on[0].words, 0, voice, advice)


def plain(text: str) -> str:
    """A text without marks of direction, and with arrows of one direction."""
    return without_marks(text).replace("←", "→").casefold()


@every_game
async def test_a_lesson_names_only_buttons_that_the_panel_has(game: AnyGame) -> None:
    advice = Advice()
    advice.patience_seconds = None
    pages, named = lesson_pages(game), 0
    for language in LANGUAGES:
        voice = Voice(language, game.name)
        buttons = {plain(label) for task in tasks(game) for label in await labels(task, voice, advice)}
        for way in (way for page in pages for way in WAY.findall(page_text(page, len(pages), voice))):
            for button in re.findall(r"\*\*([^*]+)\*\*", way):
                named += 1
                assert any(plain(button) in label for label in buttons), (language, button)
    assert named >= len(LANGUAGES)
