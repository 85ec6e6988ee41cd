"""Messages built from a table and a text, with their controls and files."""

import asyncio
import re
from collections.abc import Sequence
from itertools import islice
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from bot.messages.board import public_voice, turning_point_lines
from bot.messages.outgoing import PostAbsenceNotice, PostBoard, PostRecord, PostRest, PostText
from bot.messages.votes import missing_voters, vote_text
from bot.model import limits
from bot.model.gathering import most_seats
from bot.model.options import reserved_marks
from bot.model.pace import can_extend
from bot.model.person import Person
from bot.model.vote import Vote
from bot.outbox.sender import Attachment, Message
from bot.pictures import PaintedPicture, Pictures, animate_last_moves
from bot.tables.live_table import LiveTable
from bot.text.seats import voice_at_table
from bot.text.voice import Voice
from bot.ui.buttons import (
    after_buttons,
    board_buttons,
    lobby_buttons,
    notice_buttons,
    question_buttons,
    rest_buttons,
    vote_buttons,
    warning_buttons,
)
from bot.ui.components import Controls
from bot.ui.panel import own_question, question_notes
from engine.chance import FIXED_CHANCE
from engine.game import STOP, Decision, Seat, Words
from engine.move_chain import MoveChains
from engine.moves import every_move
from engine.replay import Fold
from engine.score_history import progress_history, score_history, turning_points
from engine.standing_orders import open_question

MAX_TURNING_POINTS = 3
"""Maximum number of turning points in the message about a finished game."""

_ONE_WORD_MOVES_CACHE: WeakKeyDictionary[LiveTable, tuple[Fold[object], Sequence[Words]]] = WeakKeyDictionary()
"""The one-word moves at each table. They are cached because finding them samples a position, and because every message
about a move needs them."""

_MENTION = re.compile(r"<@(\d+)>")


def public_message(table: LiveTable, text: str, pings: tuple[int, ...] = (), *, bare: bool = False) -> Message:
    """Return a public message with the controls that the table currently has, or without controls if `bare`."""
    return Message(text[: limits.MESSAGE_LENGTH], None if bare else _none_if_empty(_table_controls(table)), pings)


def board_message(table: LiveTable, text: str, pings: tuple[int, ...] = (), *, bare: bool = False) -> Message:
    """Return a board message: a public message whose pictures stand in galleries."""
    return replace(public_message(table, text, pings, bare=bare), layout=True)


def board_texts(post: PostBoard) -> tuple[str, ...]:
    """Return the texts that a board message may have: with the hint, without it, and the text that stays after a newer
    message."""
    texts = (post.text, f"{post.text}\n{post.hint}", post.history)
    return tuple(text[: limits.MESSAGE_LENGTH] for text in texts if text.strip())


def mentioned_people(text: str) -> tuple[int, ...]:
    """Return the ids of the people whom a text mentions, in order."""
    return tuple(int(user) for user in _MENTION.findall(text))


async def plain_message(
    table: LiveTable,
    outgoing: PostText | PostRecord | PostAbsenceNotice | PostRest,
    pictures: Pictures,
    *,
    reviewed: bool,
) -> Message:
    """Return a public message that is never edited. `reviewed`: whether the players can get reviews."""
    match outgoing:
        case PostText(text):
            return public_message(table, text, bare=True)
        case PostRecord(text):
            return await _record_message(table, text, pictures, reviewed=reviewed)
        case PostAbsenceNotice(text, about):
            return Message(text, _none_if_empty(_absence_controls(table, about)))
        case PostRest(text):
            return Message(text, rest_buttons(table.id, public_voice(table.row)) if table.row.rest else None)


def warning_message(table: LiveTable, user: int, text: str) -> Message:
    """Return the message in the channel that warns `user` that their time is running out."""
    controls = warning_buttons(
        table.id, table.log.version, user, public_voice(table.row), may_extend=can_extend(table.row, user)
    )
    return Message(text[: limits.MESSAGE_LENGTH], controls, (user,))


def direct_warning(table: LiveTable, person: Person, text: str) -> Message:
    """Return the direct message that warns a person that their time is running out."""
    voice = voice_at_table(person.private_language or table.language, table.game.name, table.roster)
    extends = can_extend(table.row, person.user)
    controls = warning_buttons(table.id, table.log.version, person.user, voice, may_extend=extends)
    return Message(text[: limits.MESSAGE_LENGTH], controls)


def _absence_controls(table: LiveTable, about: Seat) -> Controls | None:
    """Return the buttons with which the others decide about the player on `about` if the table is waiting for that
    seat, else None."""
    user = table.roster.user_of(about)
    decision = table.decision if table.status == "open" else None
    if user is None or decision is None or about not in decision.seats:
        return None
    return notice_buttons(table.id, table.log.version, user, public_voice(table.row))


async def _record_message(table: LiveTable, text: str, pictures: Pictures, *, reviewed: bool) -> Message:
    """Return the message with the record of a finished game as a file. For a game played to its end, add the score
    sheet and the decisive moves."""
    voice, fold = public_voice(table.row), table.log.fold
    file = Attachment(f"{table.position.file_name}.tablet", text.encode())
    if table.status != "over":
        return Message(voice.say("game-over-record"), attachments=(file,))
    seats = len(table.roster.chairs)
    points = await asyncio.to_thread(score_history, table.game, fold, seats)
    progress = await asyncio.to_thread(progress_history, table.game, fold, seats)
    turns = turning_points(fold.moves, progress, MAX_TURNING_POINTS)
    sheet = await pictures.paint_score_sheet(table.position, voice, points, progress)
    sheets = _attachments([sheet]) if sheet is not None else []
    sheets += await _animate_last_moves(table, voice, pictures)
    numbers = [turn.move.entry.number for turn in turns]
    view = after_buttons(table.id, numbers, voice, reviewed=reviewed)
    lines = [*turning_point_lines(voice, turns), voice.say("game-over-record")]
    return Message("\n".join(lines), _none_if_empty(view), attachments=(*sheets, file))


async def _animate_last_moves(table: LiveTable, voice: Voice, pictures: Pictures) -> list[Attachment]:
    moving = await animate_last_moves(pictures, table.position, voice)
    name = f"{table.position.file_name}-last-moves.webp"
    return [Attachment(name, moving, voice.say("history-last-moves"))] if moving is not None else []


def vote_message(table: LiveTable, vote: Vote) -> Message:
    """Return the message of a vote in its current state, which pings the people who have not voted."""
    text = vote_text(table.row, vote)
    return Message(
        text[: limits.MESSAGE_LENGTH],
        _none_if_empty(vote_buttons(vote, table.log.version, public_voice(table.row))),
        missing_voters(table.row, vote),
    )


async def direct_message(table: LiveTable, seat: Seat, text: str, person: Person, pictures: Pictures) -> Message:
    """Return a direct message to `person`, who has `seat`: their hand, with controls if they must answer a private
    question."""
    voice = voice_at_table(person.private_language or table.language, table.game.name, table.roster)
    voice = replace(voice, theme=person.theme or table.row.settings.theme)
    pictures_of_hand = await pictures.paint(pictures.sketch_hand(table.position, seat, voice))
    lines = [text, *(picture.alt for picture in pictures_of_hand if picture.data is None)]
    decision = table.decision
    controls = None
    if decision is not None and decision.private and seat in decision.seats:
        moves = list(islice(every_move(table.game, table.state, seat), limits.BUTTONS_IN_MESSAGE + 1))
        in_advance = open_question(table.game, table.game.view(table.state, seat)) is not None
        notes = {move: table.game.annotations(table.game.view(table.state, seat), move, STOP) for move in moves}
        final = MoveChains(table.game, table.state, seat).revealing_moves(moves)
        controls = question_buttons(
            table.id, table.log.version, moves, voice, in_advance=in_advance, notes=notes, final=final
        )
        lines += [*question_notes(table.position, seat, voice), own_question(table.position, voice)]
    full_text = "\n".join(filter(None, lines))[: limits.MESSAGE_LENGTH]
    return Message(full_text, _none_if_empty(controls), attachments=tuple(_attachments(pictures_of_hand)))


def _attachments(painted: list[PaintedPicture]) -> list[Attachment]:
    return [
        Attachment(f"{picture.name}.png", picture.data, picture.alt) for picture in painted if picture.data is not None
    ]


def _table_controls(table: LiveTable) -> Controls | None:
    voice = public_voice(table.row)
    if table.status == "lobby":
        options, seat_count = dict(table.row.settings.options), len(table.roster.chairs)
        reserved = {*reserved_marks(table.game, options, seat_count)} & {
            *reserved_marks(table.game, options, seat_count + 1)
        }
        free = [mark for mark in table.game.marks if mark not in table.roster.marks and mark not in reserved]
        free_seats = most_seats(table.row, table.game) - len(table.roster.chairs)
        can_call = bool(table.row.call_role) and table.row.called is None and free_seats > 0
        return lobby_buttons(
            table.id, free, voice, free_seats, can_call=can_call, counts_down=table.row.due is not None
        )
    if table.status != "open":
        return None
    decision = table.decision
    fold, moves = _ONE_WORD_MOVES_CACHE.get(table, (None, ()))
    if fold is not table.log.fold:
        moves = _public_one_word_moves(table, decision)
        _ONE_WORD_MOVES_CACHE[table] = table.log.fold, moves
    return board_buttons(table.position, moves, voice)


def _public_one_word_moves(table: LiveTable, decision: Decision | None) -> Sequence[Words]:
    """Return the one-word moves that are possible as far as the public view shows, so that a control reveals
    nothing."""
    if decision is None or decision.private:
        return ()
    game, seat = table.game, decision.seats[0]
    state = game.sample_state(game.view(table.state, None), FIXED_CHANCE)
    return [(verb,) for verb in game.words(state, seat, ()) if STOP in game.words(state, seat, (verb,))]


def _none_if_empty(controls: Controls | None) -> Controls | None:
    return controls if controls is not None and controls.children else None
