"""Pages of the panel: their questions, notes and pictures, which are the same for a table, a lesson and a tryout."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.handlers.choices import SeatQuestion, first_page, next_page, question_at
from bot.handlers.services import Services
from bot.messages import board
from bot.model.position import Position
from bot.pictures import Pictures, Sketch, painter_of, sketch_glance
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice, capitalize_first
from bot.ui.effects import result_lines
from bot.ui.means import goods_lines
from bot.ui.page import Page
from bot.ui.panel import Choice, first_question, last_word_name, next_question, own_question, question_notes
from bot.ui.unavailable import lacking_lines
from engine.game import GAME_ENDED_EVENT, Seat, Words
from engine.move_chain import MoveChains, last_move, split_moves

Sketching: TypeAlias = Callable[[Services, LiveTable, int, Page | None, Voice], Sequence[Sketch]]
"""A function that returns the pictures of a panel, for a reader and a page, in the reader's language."""

_MAX_MOVES_IN_ONE_STEP = 8
"""Maximum number of moves, of several verbs, that count as one step of a turn. More moves make up a whole turn, which
is chosen by component."""


def panel_sketches(
    services: Services, table: LiveTable, user: int, page: Page | None, voice: Voice
) -> Sequence[Sketch]:
    """Return the pictures for a page of the panel of `user` at a table. Without a page, return the hand, followed by
    the open conflict."""
    seat = table.roster.seat_of(user)
    if seat is None:
        return ()
    if page is not None:
        return page_sketches(services.pictures, question_at(table, seat, propose=False), page, voice)
    hand = services.pictures.sketch_hand(table.position, seat, voice)
    return hand if len(hand) > 1 else (*hand, *services.pictures.sketch_conflict(table.position, voice))


def choice_sketches(
    services: Services, table: LiveTable, user: int, page: Page | None, voice: Voice
) -> Sequence[Sketch]:
    """Return the pictures of the choices on a page, without any others; () if nothing can be drawn."""
    seat = table.roster.seat_of(user)
    if page is None or seat is None:
        return ()
    question = question_at(table, seat, propose=False)
    return _board_sketches(question, page, voice) or _choice_sketches(services.pictures, question, page, voice)


def page_sketches(pictures: Pictures, question: SeatQuestion, page: Page, voice: Voice) -> Sequence[Sketch]:
    """Return the board with a page's choices on it and the reader's belongings, if the game has such pictures.
    Otherwise return the choices or their places, with the conflict or the hand added at the beginning of a move."""
    position, seat = question.position, question.seat
    if board_sketches := _board_sketches(question, page, voice):
        return board_sketches
    if choices := _choice_sketches(pictures, question, page, voice):
        return choices if page.prefix else (*choices, *_extra_sketches(pictures, question, page, choices, voice))
    hand = pictures.sketch_hand(position, seat, voice)
    if page.kinds and position.game.has_hands:
        return (*pictures.sketch_board(position, voice)[:1], *hand[:1])
    return hand if len(hand) > 1 else (*hand, *pictures.sketch_conflict(position, voice))


def _choice_sketches(pictures: Pictures, question: SeatQuestion, page: Page, voice: Voice) -> Sequence[Sketch]:
    """Return pictures of a page's choices or of their places, or else of the words chosen last; () if nothing can be
    drawn."""
    position, word_count = question.position, len(page.prefix)
    plain_voice = replace(voice, markdown=False)
    sketches, questions = list[Sketch](), _choices_by_question(page)
    for answers in questions:
        choices = [(_following_words(choice.words, word_count), choice.notes) for choice in answers]
        drawn_sketches = pictures.sketch_choices(position, question.seat, voice, choices, question.options, page.prefix)
        choices_to_describe = answers if len(questions) > 1 else page.marked_choices
        lines = (
            result_lines(position.game, question.options, choices_to_describe, plain_voice, word_count)
            if drawn_sketches
            else ()
        )
        described_sketches = (
            sketch.with_description((voice.say("picture-choices"), *lines)) for sketch in drawn_sketches
        )
        sketches += [sketch.with_number(index) for index, sketch in enumerate(described_sketches, len(sketches))]
    return sketches


def _board_sketches(question: SeatQuestion, page: Page, voice: Voice) -> Sequence[Sketch]:
    """Return the board with a page's choices on it, and the seat's belongings; () in a game without such pictures. The
    description of the board says where each answer leads, except for proposals and kinds of moves."""
    plain_voice = replace(voice, markdown=False)
    sketches = sketch_glance(question.position, question.seat, voice, page.marked_choices, question.options)
    if not sketches or page.kinds:
        return sketches
    lines = result_lines(question.position.game, question.options, page.marked_choices, plain_voice, len(page.prefix))
    heading = voice.say("picture-choices") if page.prefix else sketches[0].scene.alt
    return (sketches[0].with_description((heading, *lines)), *sketches[1:])


def _following_words(words: Words, prefix_length: int) -> Words:
    """Return the words after the first `prefix_length` words. At the beginning of a move (`prefix_length` is 0), return
    the words after the verb: those of the first move of a chain that repeats one verb, or of the last move of a chain
    that first leads to a question."""
    first, last = split_moves(words)[0], last_move(words)
    return words[prefix_length:] if prefix_length else (first if first[0] == last[0] else last)[1:]


def _extra_sketches(
    pictures: Pictures, question: SeatQuestion, page: Page, choice_sketches: Sequence[Sketch], voice: Voice
) -> Sequence[Sketch]:
    """Return the pictures to add to the choices at the beginning of a move: the open conflict, or else the hand. No
    hand is added if all choices are on the board and the question is public."""
    decision = question.position.decision
    private = decision is not None and decision.private
    if not private and (conflict := pictures.sketch_conflict(question.position, voice)):
        return conflict
    on_board = len(_choices_by_question(page)) == 1 and all(
        sketch.scene.kind == "targets" for sketch in choice_sketches
    )
    alone = on_board and not private
    return () if alone else pictures.sketch_hand(question.position, question.seat, voice)[:1]


def _choices_by_question(page: Page) -> Sequence[Sequence[Choice]]:
    """Return groups of choices on a page, one group for each question. If words were chosen, all choices answer one
    question. Otherwise the choices of each verb form a group, and verbs that stand alone are left out. Return () if
    there are several verbs and many moves."""
    if page.prefix:
        return (page.marked_choices,)
    long_answers = [choice for choice in page.answers if len(choice.words) > 1]
    verbs = dict.fromkeys(choice.words[0] for choice in long_answers)
    if page.kinds or (len(verbs) > 1 and len(long_answers) > _MAX_MOVES_IN_ONE_STEP):
        return ()
    return [[choice for choice in long_answers if choice.words[0] == verb] for verb in verbs]


async def find_page(question: SeatQuestion, prefix: Words, page_number: int, voice: Voice, advice: Advice) -> Page:
    """Return the page after `prefix`: the first page if `prefix` is empty, or else the next question. `page_number`:
    the page; at the beginning of a move, 1 is the page *More*. A page that is whole and has no choices is a finished
    move."""
    if prefix:
        return await next_page(question, prefix, page_number, voice, advice)
    return replace(await first_page(question, voice, advice), number=page_number)


def question_line(question: SeatQuestion, page: Page, voice: Voice, *, noted: bool = True) -> str:
    """Return the line with the question, which stands above the board. `noted`: whether it begins with the notes on a
    private question."""
    if page.prefix:
        return next_step_line(question, page, voice)
    notes = question_notes(question.position, question.seat, voice) if noted else ()
    return " · ".join([*notes, question_text(question.position, question.seat, voice)])


def question_text(position: Position, seat: Seat, voice: Voice) -> str:
    """Return the goal and its clock, then the question. A game may have its own wording for the question."""
    goal = board.goal_lines(voice, position.game, position.state, brief=True)
    if own_wording := own_question(position, voice):
        lines = [f"**{own_wording}**"]
    else:
        wording = first_question(position.game, position.state, seat, voice)
        lines = [waiting_line(position, voice), f"**{wording}**"]
    return " · ".join([*goal, " ".join(lines)])


def next_step_line(question: SeatQuestion, page: Page, voice: Voice) -> str:
    """Return the line with the words chosen so far and the next question."""
    chosen = last_word_name(page.prefix, voice) if page.tabs else voice.sentence(page.prefix)
    text = next_question(question.position.game.verbs, last_move(page.prefix), voice)
    return f"**{voice.fill('panel-asked', (), {'chosen': capitalize_first(chosen), 'question': text})}**"


def waiting_line(position: Position, voice: Voice) -> str:
    """Return the line about what a game is waiting for; if the game is over, the line says so and why."""
    if position.decision is not None:
        return voice.decision(position.decision)
    last = position.fold.moves[-1].events if position.fold.moves else ()
    return next((voice.event(event) for event in last if event.name == GAME_ENDED_EVENT), voice.say("done-over"))


def cost_lines(question: SeatQuestion, page: Page, voice: Voice) -> list[str]:
    """Return lines about the requirements that moves missing from the page do not meet. If the game's panel pictures do
    not show the reader's goods, the first line gives the amounts of those goods that something on the page costs."""
    position, seat = question.position, question.seat
    lines = lacking_lines(position, seat, page, voice)
    if not painter_of(position).has_glance:
        lines = [*goods_lines(position.game.resources(position.game.view(position.state, seat)), page, voice), *lines]
    return lines


def can_begin_with(question: SeatQuestion, prefix: Sequence[str]) -> bool:
    """Whether the seat may begin a move with these words, or play it if the last one is STOP."""
    chains = MoveChains(question.position.game, question.position.state, question.seat)
    return all(word in chains.words(tuple(prefix[:place])) for place, word in enumerate(prefix))
