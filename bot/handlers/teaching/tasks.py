"""A lesson by doing: the learner makes the moves of its script; another choice is explained and may be taken back."""

from collections.abc import Iterator, Sequence

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import defer_replacement, edit_deferred
from bot.handlers.teaching.lessons import page_text, pages_of, turn_page, voice_of
from bot.pictures import Sketch
from bot.tables.teaching.lessons import LEARNER, Page, Task, task_after
from bot.text.clauses import line
from bot.text.voice import Voice, sign_of
from bot.ui.components import Controls, Menu, Press, Style, shelves
from bot.ui.custom_id import Address
from bot.ui.move_picker import label
from bot.ui.panel import ROOM, next_question, note_text
from engine.game import STOP, Words
from engine.moves import complete

MENUS = ("task", "taska", "taskb", "taskc")
"""Acts of the menus on one page, which all do the same: their custom ids must differ."""

DONE = "taskdone"
"""The act that ends a move which could go on."""


@on(*MENUS, DONE)
async def _answer(press: PressedControl) -> None:
    press.require(bool(press.words) and press.words[0] in [game.name for game in press.services.games])
    name, *move = press.words
    pages = pages_of(press.services, name)
    current = task_after(pages, press.address.version) if pages else None
    press.require(current is not None)
    assert current is not None
    press.require(all(word in _next_words(current, tuple(move[:place])) for place, word in enumerate(move)))
    typed = complete(current.page.game, current.position.state, LEARNER, tuple(move)) if move else ()
    whole = press.address.act == DONE or _next_words(current, typed) == (STOP,)
    press.require(not whole or STOP in _next_words(current, typed))
    if not whole:
        await _show(press, pages, current, typed)
    elif typed != current.move:
        await _show(press, pages, current, typed, whole=True)
    elif (then := task_after(pages, current.then) if current.then is not None else None) is not None:
        await _show(press, pages, then, (), right=True)
    else:
        await turn_page(press.services, press.interaction, name, current.page.position.version + 1, "lesson-task-right")


def _next_words(current: Task, typed: Words) -> Words:
    """Return the words that may follow `typed`."""
    return tuple(current.page.game.words(current.position.state, LEARNER, typed))


async def _show(
    press: PressedControl,
    pages: Sequence[Page],
    current: Task,
    typed: Words,
    *,
    right: bool = False,
    whole: bool = False,
) -> None:
    """Show the next step. `right`: the previous task was solved. `whole`: `typed` is a move, but not the script's."""
    await defer_replacement(press.services, press.interaction)
    voice = await voice_of(press.services, press.interaction, current.page)
    lines = [voice.say("lesson-task-right")] if right else []
    lines.append(page_text(current.page, len(pages), voice))
    move = voice.sentence(current.move)
    if whole:
        lines += [*_explain_other_move(current, typed, voice), voice.say("lesson-task-goes-on", move=move)]
        controls = Controls()
        address = Address(0, current.position.version, "task", (current.page.game.name,))
        controls.add(Press(address, voice.say("button-lesson-take-back"), Style.primary))
    else:
        lines += [voice.say("lesson-task", move=move), f"**{next_question(current.page.game.verbs, typed, voice)}**"]
        controls = _choices(current, typed, voice)
    cards = await press.services.pictures.paint(_sketches(press, current, typed, voice))
    await edit_deferred(press.interaction, "\n".join(lines), cards, controls)


def _sketches(press: PressedControl, current: Task, typed: Words, voice: Voice) -> Sequence[Sketch]:
    """Return the places that the next word may name, else the board."""
    pictures = press.services.pictures
    lit = pictures.targets(current.position, LEARNER, voice, _next_words(current, typed)) if typed else ()
    return lit or pictures.board(current.position, voice)


def _explain_other_move(current: Task, move: Words, voice: Voice) -> Iterator[str]:
    """Yield the name of another move, its notes, and the effects of its components."""
    game, state = current.page.game, current.position.state
    yield voice.say("lesson-task-other", move=voice.sentence(move))
    if notes := note_text(game.annotations(game.view(state, LEARNER), move, STOP), voice):
        yield notes
    options = dict(current.page.options)
    names = game.components(options)
    for name in dict.fromkeys(word for word in move if word in names):
        if text := line(voice, game.explain(options, name)):
            yield f"-# **{voice.word(name)}**: {text}"


def _choices(current: Task, typed: Words, voice: Voice) -> Controls:
    """Return the controls for the word after `typed`."""
    view, name, place = Controls(), current.page.game.name, current.position.version
    words = [word for word in _next_words(current, typed) if word != STOP]
    if len(words) <= ROOM:
        for word in words:
            address, sign = Address(0, place, "task", (name, *typed, word)), sign_of(voice, (*typed, word), len(typed))
            view.add(Press(address, label(word, typed, voice), sign=sign))
    else:
        for act, shelf in zip(MENUS, shelves(words), strict=False):
            part = [(word, label(word, typed, voice)) for word in shelf]
            signs = {word: sign_of(voice, (*typed, word), len(typed)) for word in shelf}
            address = Address(0, place, act, (name, *typed))
            view.add(Menu(address, part, f"{part[0][1]} – {part[-1][1]}", signs=signs))
    if typed and STOP in _next_words(current, typed):
        view.add(Press(Address(0, place, DONE, (name, *typed)), voice.say("button-done"), Style.success))
    back = Address(0, place, "task", (name,))
    if typed:
        view.add(Press(back, voice.say("button-back")))
    else:
        page = Address(0, 0, "lesson", (name, str(current.page.position.version)))
        view.add(Press(page, voice.say("button-lesson-back")))
    return view
