"""Lessons by doing: the learner makes the moves of a script. Any other choice is explained and may be taken back."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.handlers.choices import SeatQuestion
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.pages import can_begin_with, find_page, page_sketches, question_line
from bot.handlers.respond import defer_replacement, edit_deferred
from bot.handlers.teaching.lessons import lesson_pages_of, page_text, turn_page, voice_of
from bot.tables.teaching.lessons import LEARNER, LessonPage, Task, task_after
from bot.text.clauses import effect_line
from bot.text.voice import Voice
from bot.ui.components import Controls, PressButton, Style
from bot.ui.custom_id import Address
from bot.ui.page import MENU_ACTS, WORD_SEPARATOR, Page, PageButton, Source, page_controls
from bot.ui.panel import chosen_move_name, note_text
from engine.game import STOP, Facts, Words
from engine.move_chain import split_moves

ACT_PREFIX = "task"

OLDER_ACTS = ("task", "taska", "taskb", "taskc", "taskdone")
"""Acts of the controls of older versions of the bot."""


class _TaskResult(Struct, frozen=True):
    """The result of a press.

    `pages`: the pages of the lesson.
    `voice`: the learner's.
    `right`: whether the previous task was solved.
    """

    pages: Sequence[LessonPage]
    voice: Voice
    right: bool = False


@on(*(f"{ACT_PREFIX}{act}" for act in MENU_ACTS), f"{ACT_PREFIX}play", f"{ACT_PREFIX}more", *OLDER_ACTS)
async def _handle_answer(press: PressedControl) -> None:
    press.require_valid(bool(press.words) and press.words[0] in [game.name for game in press.services.games])
    name, *words = press.address.words
    pages = lesson_pages_of(press.services, name)
    current = task_after(pages, press.address.version) if pages else None
    press.require_valid(current is not None)
    assert current is not None
    page_number, chosen_words = 0, [word for option in press.chosen_values for word in option.split(WORD_SEPARATOR)]
    if press.address.act == f"{ACT_PREFIX}more":
        press.require_valid(bool(words) and words[-1].isdecimal() and len(words[-1]) < 4)
        page_number = int(words.pop())
    move, question = (*words, *chosen_words), question_in(current)
    press.require_valid(can_begin_with(question, move))
    voice = await voice_of(press.services, press.interaction, current.page)
    page = await find_page(
        question, move[:-1] if move[-1:] == (STOP,) else move, page_number, voice, press.services.advice
    )
    ends = move[-1:] == (STOP,) or press.address.act in (f"{ACT_PREFIX}play", "taskdone")
    press.require_valid(not ends or page.whole or not page.choices)
    if move and (ends or (page.whole and not page.choices)):
        await _continue_after(
            press, current, page.prefix if not ends else _without_stop(move), _TaskResult(pages, voice)
        )
    else:
        await _show_task(press, current, page, _TaskResult(pages, voice))


def question_in(current: Task) -> SeatQuestion:
    """Return the question to the learner. A lesson proposes no moves: its text names the right move."""
    source = Source(0, current.position.version, ACT_PREFIX, (current.page.game.name,))
    return SeatQuestion(current.position, LEARNER, source, dict(current.page.options))


def _without_stop(move: Words) -> Words:
    return move[:-1] if move[-1:] == (STOP,) else move


async def _continue_after(press: PressedControl, current: Task, move: Words, result: _TaskResult) -> None:
    """Continue after a move or a move chain: with the next task, with the next page, or, after a wrong choice, with an
    explanation."""
    for part in split_moves(move):
        if part != current.move:
            await _explain_wrong_move(press, current, part, result)
            return
        next_task = task_after(result.pages, current.then) if current.then is not None else None
        if next_task is None:
            version = current.page.position.version + 1
            await turn_page(press.services, press.interaction, current.page.game.name, version, "lesson-task-right")
            return
        current = next_task
    page = await find_page(question_in(current), (), 0, result.voice, press.services.advice)
    await _show_task(press, current, page, _TaskResult(result.pages, result.voice, right=True))


async def _show_task(press: PressedControl, current: Task, page: Page, result: _TaskResult) -> None:
    """Show the task, with pictures and controls like those of the panel at a table."""
    await defer_replacement(press.services, press.interaction)
    voice, question, game = result.voice, question_in(current), current.page.game
    lines = [voice.say("lesson-task-right")] if result.right else []
    lines.append(page_text(current.page, len(result.pages), voice))
    lines += [voice.say("lesson-task", move=_task_name(current, voice)), question_line(question, page, voice)]
    lesson_address = Address(0, 0, "lesson", (game.name, str(current.page.position.version)))
    controls = page_controls(replace(page, more_buttons=(PageButton("button-lesson-leave", lesson_address),)), voice)
    pictures = await press.services.pictures.paint(page_sketches(press.services.pictures, question, page, voice))
    await edit_deferred(press.interaction, "\n".join(lines), pictures, controls)


async def _explain_wrong_move(press: PressedControl, current: Task, move: Words, result: _TaskResult) -> None:
    """Explain what a wrong choice would do, and offer to take it back."""
    await defer_replacement(press.services, press.interaction)
    voice, controls = result.voice, Controls()
    lines = [page_text(current.page, len(result.pages), voice), *_explain_other_move(current, move, voice)]
    lines.append(voice.say("lesson-task-goes-on", move=_task_name(current, voice)))
    address = question_in(current).source.address_of("pick")
    controls.add(PressButton(address, voice.say("button-lesson-take-back"), Style.primary))
    pictures = await press.services.pictures.paint(press.services.pictures.sketch_board(current.position, voice))
    await edit_deferred(press.interaction, "\n".join(lines), pictures, controls)


def _notes_of(current: Task, move: Words) -> Facts:
    """Return the notes about a whole move in a task."""
    game = current.page.game
    return game.annotations(game.view(current.position.state, LEARNER), move, STOP)


def _task_name(current: Task, voice: Voice) -> str:
    """Return the name of the move that a task asks for."""
    return chosen_move_name(current.move, _notes_of(current, current.move), voice)


def _explain_other_move(current: Task, move: Words, voice: Voice) -> Iterator[str]:
    """Yield lines about a wrong move: its name, its notes, and the effects of its components."""
    game, facts = current.page.game, _notes_of(current, move)
    yield voice.say("lesson-task-other", move=chosen_move_name(move, facts, voice))
    if notes := note_text(facts, voice):
        yield notes
    options = dict(current.page.options)
    names = game.components(options)
    for name in dict.fromkeys(word for word in move if word in names):
        if text := effect_line(voice, game.explain(options, name)):
            yield f"-# **{voice.word(name)}**: {text}"
