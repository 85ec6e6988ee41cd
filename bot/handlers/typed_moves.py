"""Moves typed as one text, in a command or a direct message: find, suggest, play and answer them."""

import logging
import re
from collections.abc import Sequence

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.handlers import play
from bot.handlers.choices import is_awaited, next_words_of, seat_of, whole_moves
from bot.handlers.lists.mine import list_tables_of
from bot.handlers.pages import waiting_line
from bot.handlers.panel import continuation_lines, question_lines_for, wants_proposals
from bot.handlers.respond import next_button, reference_of
from bot.handlers.services import Services
from bot.handlers.show import explain_bot
from bot.handlers.teaching import card
from bot.model import limits
from bot.model.errors import AmbiguousMove, MessageWithoutText, NoTable, NoTableWaits, SeveralTablesWait, UnknownMove
from bot.model.mentions import channel_link
from bot.store.database import StoreUnavailable, Superseded
from bot.tables.live_table import LiveTable
from bot.text import typed_moves
from bot.text.names import escape_name
from bot.text.voice import FALLBACK_LANGUAGE, Voice, sign_of
from bot.ui.components import Controls, PressButton
from bot.ui.custom_id import Address
from bot.ui.layout import layout_of, text_of, view_of_controls
from bot.ui.panel import fits_custom_id, move_name, note_text
from engine.game import Refused, Words

MAX_NAMED_MOVES = 5
"""Number of moves that a refusal names."""

MAX_QUOTED_LENGTH = 60
"""Maximum number of characters of a typed text that an answer repeats."""


def is_undo(typed: str) -> bool:
    """Whether a text asks for an undo, in any of the bot's languages."""
    return typed.strip().casefold() == "undo" or typed_moves.is_called(typed, "button-undo")


def is_help(typed: str) -> bool:
    """Whether a text asks for help, in any of the bot's languages."""
    return typed.strip(" !.") in ("?", "??") or typed_moves.is_called(typed, "typed-help")


def is_tables(typed: str) -> bool:
    """Whether a text asks for a list of the writer's tables, in any of the bot's languages."""
    return typed_moves.is_called(typed, "typed-tables")


def text_of_question(typed: str) -> str:
    """Return the text after a leading question mark; "" if there is none."""
    return typed.strip().removeprefix("?").strip() if typed.strip().startswith("?") else ""


def typed_move(table: LiveTable, user: int, typed: str, voice: Voice) -> Words:
    """Return the move that `user` typed. Raises NotSeated, GameOver, NotYourTurn, UnknownMove or AmbiguousMove."""
    moves, typed = _possible_moves(table, user), typed_moves.without_mention(typed)
    matching = typed_moves.matching_moves(voice, typed, moves)
    if len(matching) == 1:
        return matching[0]
    quote = escape_name(typed[:MAX_QUOTED_LENGTH])
    if matching:
        raise AmbiguousMove(
            quote, [move_name(move, voice) for move in matching[:MAX_NAMED_MOVES]], matching[:MAX_NAMED_MOVES]
        )
    near = _nearest_moves(voice, typed, moves)
    raise UnknownMove(quote, [move_name(move, voice) for move in near], near)


async def suggest_moves(
    services: Services, table: LiveTable, user: int, typed: str, voice: Voice, count: int
) -> list[tuple[str, str]]:
    """Return labels and values of at most `count` moves that match the typed text, exact matches first. If the text
    names a cell without moves, the text itself comes first. Raises NotSeated, GameOver or NotYourTurn."""
    moves = _possible_moves(table, user)
    seat = seat_of(table, user)
    if typed.strip():
        listed = typed_moves.suggestions(voice, typed_moves.without_mention(typed), moves)[:count]
        exact = bool(typed_moves.matching_moves(voice, typed, moves))
    else:
        propose = await wants_proposals(services, table, user)
        proposed = (
            [proposal.words for proposal in await services.advice.find_proposals(table.position, seat)]
            if propose
            else []
        )
        listed = [*proposed, *(move for move in moves if move not in proposed)][:count]
        exact = True
    notes = await services.advice.find_notes(table.position, seat, listed)
    plain = replace(voice, markdown=False)
    pairs = [(_move_label(move, note_text(notes.get(move, ()), plain), plain), " ".join(move)) for move in listed]
    if not exact and typed_moves.ends_with_cell(typed):
        pairs.insert(0, (typed[:MAX_QUOTED_LENGTH], typed[:MAX_QUOTED_LENGTH]))
    return pairs[:count]


def _move_label(move: Words, notes: str, voice: Voice) -> str:
    """Return a move's name with its notes. If the name is not distinct, return the move's words instead."""
    return " · ".join(part for part in (move_name(move, voice), notes) if part)


def _possible_moves(table: LiveTable, user: int) -> Sequence[Words]:
    next_words_of(table, user)
    return whole_moves(table, seat_of(table, user))


def _nearest_moves(voice: Voice, typed: str, moves: Sequence[Words]) -> Sequence[Words]:
    """Return the moves that match the largest part of the text, or else the first move of each kind."""
    kinds = {move[:1]: move for move in reversed(moves)}
    return (typed_moves.nearest_moves(voice, typed, moves) or list(kinds.values()))[:MAX_NAMED_MOVES]


_CHANNEL_LINK = re.compile(r"<#(\d{1,19})>")

_log = logging.getLogger(__name__)


class Reply(Struct, frozen=True):
    """The answer to a direct message."""

    text: str
    controls: Controls | None = None


async def play_typed_move(services: Services, message: discord.Message, *, closing: bool) -> None:
    """Play a move from a direct message, and answer there. `closing`: whether the bot is stopping; then the answer only
    says so."""
    voice = await reader_of(services, message.author.id)
    try:
        reply = Reply(voice.say("closing")) if closing else await _play_message(services, message, voice)
    except Refused as refused:
        reply = Reply(voice.refusal(refused))
    except Superseded:
        services.health.left_answers += 1
        return
    except StoreUnavailable as unstored:
        _log.error("a direct message could not be stored: %s", unstored, extra={"reference": reference_of(message)})
        reply = Reply(voice.say("unstored", reference=reference_of(message)))
    except Exception:  # whatever it is, the person who wrote gets an answer
        _log.exception("a direct message failed", extra={"reference": reference_of(message)})
        reply = Reply(voice.say("unexpected", reference=reference_of(message)))
    if len(reply.text) > limits.MESSAGE_LENGTH:
        await message.channel.send(view=layout_of(reply.text, reply.controls))
    else:
        await message.channel.send(reply.text, view=view_of_controls(reply.controls) or discord.utils.MISSING)


async def reader_of(services: Services, user: int) -> Voice:
    """Return a person's voice that is not about a table, even if their settings cannot be read."""
    try:
        return Voice((await services.people.find(user)).private_language or FALLBACK_LANGUAGE)
    except StoreUnavailable:
        return Voice(FALLBACK_LANGUAGE)


async def _play_message(services: Services, message: discord.Message, reader: Voice) -> Reply:
    """Carry out a message and return the reply. For players of several tables, the reply begins with a link. `reader`:
    the person's voice that is not about a table. Raises Refused."""
    if not message.content:
        raise MessageWithoutText
    user, typed = message.author.id, _message_text(message)
    if is_help(typed):
        return Reply(*explain_bot(services, reader))
    if is_tables(typed):
        listed = await list_tables_of(services, user, reader)
        return Reply(listed.text, listed.view)
    seated = await services.tables.games_of(user)
    try:
        table = _find_table(seated, message)
    except SeveralTablesWait as several:
        listed = await list_tables_of(services, user, reader)
        return Reply("\n".join([reader.refusal(several), listed.text]), listed.view)
    voice = await services.voice_for(user, table)
    link_lines = [channel_link(table.channel)] if len(seated) > 1 else []
    try:
        if about := text_of_question(typed):
            return Reply("\n".join([*link_lines, card.explain_component(table, user, about, voice)]))
        if is_undo(typed):
            await services.tables.undo(table, user, None, message.id)
            lines = [voice.say("done-undo")]
        else:
            words = typed_move(table, user, typed, voice)
            change = await services.tables.play(table, user, words, None, message.id)
            lines = play.result_lines(table, user, [words], [change], voice) if change is not None else []
    except (AmbiguousMove, UnknownMove) as refused:
        return Reply("\n".join([*link_lines, voice.refusal(refused)]), _move_buttons(table, refused.moves, voice))
    except Refused as refused:
        return Reply("\n".join([*link_lines, voice.refusal(refused)]))
    lines += [waiting_line(table.position, voice), *continuation_lines(table, user, voice)]
    if is_awaited(table, user):
        return Reply("\n".join([*link_lines, *lines, *question_lines_for(table, user, voice)]))
    button = await next_button(services, user, table.id, voice)
    return Reply("\n".join([*link_lines, *lines]), None if button is None else Controls([button]))


async def answer_missed_message(services: Services, message: discord.Message) -> Reply | None:
    """Return the reply to a message written while the bot was away, with the moves that it may mean as buttons. Return
    None if no table waits for its writer. No move is played: the message may be hours old."""
    user, typed = message.author.id, _message_text(message)
    if is_tables(typed):
        listed = await list_tables_of(services, user, await reader_of(services, user))
        return Reply(listed.text, listed.view)
    seated = await services.tables.games_of(user)
    if not any(is_awaited(table, user) for table in seated):
        return None
    voice = Voice((await services.people.find(user)).private_language or FALLBACK_LANGUAGE)
    try:
        table = _find_table(seated, message)
        voice = await services.voice_for(user, table)
        view = None if is_undo(typed) else _move_buttons(table, [typed_move(table, user, typed, voice)], voice)
    except AmbiguousMove as refused:
        return Reply(voice.say("missed"), _move_buttons(table, refused.moves, voice))
    except Refused as refused:
        return Reply(voice.refusal(refused))
    return Reply(voice.say("missed"), view)


def _message_text(message: discord.Message) -> str:
    """Return a message's text without a mention or the name of a table at its beginning."""
    return typed_moves.without_mention(_CHANNEL_LINK.sub("", message.content, count=1)).strip()


def _move_buttons(table: LiveTable, moves: Sequence[Words], voice: Voice) -> Controls:
    """Return a button for each of the moves that a message may mean."""
    view, version, plain_voice = Controls(), table.log.version, replace(voice, markdown=False)
    for move in moves:
        if fits_custom_id(table.id, version, move):
            view.add(
                PressButton(
                    Address(table.id, version, "play", move), move_name(move, plain_voice), sign=sign_of(voice, move)
                )
            )
    return view


def _find_table(seated: Sequence[LiveTable], message: discord.Message) -> LiveTable:
    """Return the writer's table: the table named at the beginning of the message, or that of the message replied to, or
    the only one that waits, or the only one. Raises NoTable, NoTableWaits or SeveralTablesWait."""
    link = _CHANNEL_LINK.match(message.content.strip()) or _replied_link(message)
    if link is not None:
        linked = [table for table in seated if table.channel == int(link[1])]
        if not linked:
            raise NoTable
        return linked[-1]
    candidates = [table for table in seated if is_awaited(table, message.author.id)] or seated
    if not candidates:
        raise NoTableWaits
    if len(candidates) > 1:
        raise SeveralTablesWait([table.channel for table in candidates])
    return candidates[0]


def _replied_link(message: discord.Message) -> re.Match[str] | None:
    """Return the link to a channel in the message replied to, or None if it has none or several."""
    answered = message.reference.resolved if message.reference is not None else None
    links = list(_CHANNEL_LINK.finditer(text_of(answered))) if isinstance(answered, discord.Message) else []
    return links[0] if len({link[1] for link in links}) == 1 else None
