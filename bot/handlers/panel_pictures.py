"""Pictures of the private panel: the choices on its page or their places, and what is looked at beside them."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.handlers.services import Services
from bot.pictures import Sketch
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.effects import leading
from bot.ui.panel import Choice, Offered
from engine.game import Seat, Words
from engine.move_chain import last_move, split_moves

Sketching: TypeAlias = Callable[[Services, LiveTable, int, Offered | None, Voice], Sequence[Sketch]]
"""What returns the pictures of a panel for a reader who is offered something, in their voice."""

_TOGETHER = 8
"""So many moves of several verbs are one step of a turn; more are a whole turn, which is chosen by what one holds."""


def sketches_of(
    services: Services, table: LiveTable, user: int, offered: Offered | None, voice: Voice
) -> Sequence[Sketch]:
    """Return the choices on the page or their places, else what was said last, and what is looked at beside them where
    a move begins; else the hand, with the conflict that goes on."""
    seat = table.roster.seat_of(user)
    if seat is None:
        return ()
    if offered is not None and (told := choices_of(services, table, user, offered, voice)):
        return told if offered.typed else (*told, *_beside(services, table, seat, offered, told, voice))
    hand = services.pictures.hand(table.position, seat, voice)
    return hand if len(hand) > 1 else (*hand, *services.pictures.conflict(table.position, voice))


def choices_of(
    services: Services, table: LiveTable, user: int, offered: Offered | None, voice: Voice
) -> Sequence[Sketch]:
    """Return the choices on the page or their places, else what was said last; () where nothing can be drawn."""
    seat = table.roster.seat_of(user)
    if offered is None or seat is None:
        return ()
    begun, options = len(offered.typed), dict(table.log.header.options)
    plain, questions = replace(voice, markdown=False), _questions(offered)
    sketches = list[Sketch]()
    for asked in questions:
        choices = [(_said_next(choice.words, begun), choice.notes) for choice in asked]
        drawn = services.pictures.choices(table.position, seat, voice, choices, options, offered.typed)
        told = asked if len(questions) > 1 else offered.visible_choices
        lines = leading(table.game, options, told, plain, begun) if drawn else ()
        described = (sketch.with_lines((voice.say("picture-choices"), *lines)) for sketch in drawn)
        sketches += [sketch.with_number(number) for number, sketch in enumerate(described, len(sketches))]
    return sketches


def _said_next(words: Words, begun: int) -> Words:
    """Return the words behind the `begun` ones; where a move begins, those behind the verb: of the first of a move
    chain that does one thing more than once, of the last of one that leads to a question and answers it."""
    first, last = split_moves(words)[0], last_move(words)
    return words[begun:] if begun else (first if first[0] == last[0] else last)[1:]


def _beside(
    services: Services, table: LiveTable, seat: Seat, offered: Offered, told: Sequence[Sketch], voice: Voice
) -> Sequence[Sketch]:
    """Return what is looked at beside the choices where a move begins: the conflict that goes on, else the hand, unless
    all of them lie on the board and everybody knows the question."""
    private = table.decision is not None and table.decision.private
    if not private and (conflict := services.pictures.conflict(table.position, voice)):
        return conflict
    on_board = len(_questions(offered)) == 1 and all(sketch.scene.kind == "targets" for sketch in told)
    alone = on_board and not private
    return () if alone else services.pictures.hand(table.position, seat, voice)[:1]


def _questions(offered: Offered) -> Sequence[Sequence[Choice]]:
    """Return the choices on the page, those of one question together: all where words were said, else those with one
    verb, besides those that are a verb alone; () where there are several verbs and many moves."""
    if offered.typed:
        return (offered.visible_choices,)
    told = [choice for choice in offered.visible_choices if len(choice.words) > 1]
    verbs = dict.fromkeys(choice.words[0] for choice in told)
    in_menus = {choice.words[0] for menu in offered.menus for choice in menu}
    if in_menus - verbs.keys() or (len(verbs) > 1 and (in_menus or len(told) > _TOGETHER)):
        return ()
    return [[choice for choice in told if choice.words[0] == verb] for verb in verbs]
