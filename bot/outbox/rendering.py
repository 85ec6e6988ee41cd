"""From a table and a text to the letter: which controls it carries, which files."""

import re
from dataclasses import replace
from itertools import islice

import discord

from bot.messages.board import LONGEST, public
from bot.messages.kinds import Notice, Post, Publish, Tell
from bot.messages.votes import asked, standing
from bot.model.vote import Vote
from bot.outbox.sender import Attachment, Letter
from bot.pictures import Album, Card, Cards
from bot.tables.people import Person
from bot.tables.registry import OpenTable
from bot.text.voice import voice
from bot.ui.buttons import (
    BUTTONS,
    board_buttons,
    lobby_buttons,
    notice_buttons,
    question_buttons,
    rematch_button,
    vote_buttons,
)
from engine.chance import SEED_BYTES, Chance
from engine.game import STOP, Decision, Seat, Words
from engine.moves import every_move
from engine.standing_orders import asked as asked_in_advance

_MENTION = re.compile(r"<@(\d+)>")


def to_all(at: OpenTable, text: str, pings: tuple[int, ...] = (), *, bare: bool = False) -> Letter:
    """A public message, with the controls that the table has now unless it is `bare`."""
    return Letter(text[:LONGEST], None if bare else _filled(_controls(at)), pings)


def forms(post: Post) -> tuple[str, ...]:
    """Return the texts that a board message may have: with the hint, without, and once another is the newest."""
    texts = (post.text, f"{post.text}\n{post.hint}", post.history)
    return tuple(text[:LONGEST] for text in texts if text.strip())


def mentioned(text: str) -> tuple[int, ...]:
    """The people whom a text mentions."""
    return tuple(int(user) for user in _MENTION.findall(text))


async def lasting(at: OpenTable, debt: Tell | Publish | Notice, album: Album) -> Letter:
    """A public message that stays as it is."""
    match debt:
        case Tell(text):
            return to_all(at, text, bare=True)
        case Publish(text):
            return await _record(at, text, album)
        case Notice(text, about):
            return Letter(text, _filled(_choices(at, about)))


def _choices(at: OpenTable, about: Seat) -> discord.ui.View | None:
    """What the others may decide about who sits on a seat, as long as the table waits for them."""
    user = at.roster.user_of(about)
    decision = at.game.decision(at.table.fold.state) if at.status == "open" else None
    if user is None or decision is None or about not in decision.seats:
        return None
    return notice_buttons(at.id, at.table.version, user, public(at.row))


async def _record(at: OpenTable, text: str, album: Album) -> Letter:
    """A finished game as a file, with its score sheet."""
    file = Attachment(f"{at.game.name}-{at.id}.tablet", text.encode())
    sheet = await album.sheet(at, public(at.row))
    sheets = _files([sheet]) if sheet is not None else []
    return Letter(public(at.row).say("game-over-record"), attachments=(*sheets, file))


def poll(at: OpenTable, vote: Vote) -> Letter:
    """A vote as it stands, for those whose say is missing."""
    text = standing(at.row, vote)
    return Letter(text[:LONGEST], _filled(vote_buttons(vote, at.table.version, public(at.row))), asked(at.row, vote))


async def to_one(at: OpenTable, seat: Seat, text: str, person: Person, cards: Cards) -> Letter:
    """A direct message to who sits on `seat`: their hand, and the answers if they are asked something secret."""
    told = voice(person.speaks or at.language, at.game.name, at.roster.names)
    told = replace(told, theme=person.theme or at.row.theme)
    shown = await cards.hand(at, seat, told)
    lines = [text, *(card.alt for card in shown if card.png is None)]
    decision = at.game.decision(at.table.fold.state)
    controls = None
    if decision is not None and decision.private and seat in decision.seats:
        moves = list(islice(every_move(at.game, at.table.fold.state, seat), BUTTONS + 1))
        in_advance = asked_in_advance(at.game, at.game.view(at.table.fold.state, seat)) is not None
        controls = question_buttons(at.id, at.table.version, moves, told, in_advance=in_advance)
    return Letter("\n".join(lines)[:LONGEST], _filled(controls), attachments=tuple(_files(shown)))


def _files(cards: list[Card]) -> list[Attachment]:
    return [Attachment(f"{card.name}.png", card.png, card.alt) for card in cards if card.png is not None]


def _controls(at: OpenTable) -> discord.ui.View | None:
    told = public(at.row)
    if at.status == "lobby":
        return lobby_buttons(at.id, [mark for mark in at.game.marks if mark not in at.roster.marks], told)
    if at.status == "over":
        return rematch_button(at.id, told)
    if at.status != "open":
        return None
    decision = at.game.decision(at.table.fold.state)
    return board_buttons(at.id, at.table.version, decision, _open_moves(at, decision), told)


def _open_moves(at: OpenTable, decision: Decision | None) -> list[Words]:
    """The moves of one word, judged by what everybody may know, so that a control tells nobody anything."""
    if decision is None or decision.private:
        return []
    game, seat = at.game, decision.seats[0]
    state = game.imagine(game.view(at.table.fold.state, None), Chance(bytes(SEED_BYTES)))
    return [(verb,) for verb in game.words(state, seat, ()) if STOP in game.words(state, seat, (verb,))]


def _filled(controls: discord.ui.View | None) -> discord.ui.View | None:
    return controls if controls is not None and controls.children else None
