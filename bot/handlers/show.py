"""Showing things privately: a hand, the board, the log, the rules."""

import discord

from bot.handlers.legal_words import seat_of
from bot.handlers.lessons import lesson_buttons
from bot.handlers.play import onward
from bot.handlers.respond import LONGEST, answer, show, think
from bot.handlers.services import Desk
from bot.tables.registry import OpenTable
from bot.text.voice import Voice, voice
from bot.ui.buttons import board_buttons
from bot.ui.components import Interaction, Press, unwatched
from bot.ui.custom_id import Address


async def hand(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """The hand of whoever asks. Raises NotSeated."""
    seat = seat_of(at, interaction.user.id)
    told = await desk.voice(interaction, at)
    await think(interaction)
    cards = await desk.cards.hand(at, seat, told)
    text, view = onward(at, interaction.user.id, [told.say("your-hand")], told)
    await show(interaction, text, cards, view)


async def board(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """The board as everybody sees it, with fresh buttons."""
    told = await desk.voice(interaction, at)
    await think(interaction)
    cards = await desk.cards.board(at, told)
    text, _ = onward(at, interaction.user.id, [], told)
    decision = at.game.decision(at.table.fold.state)
    await show(interaction, text, cards, board_buttons(at.id, at.table.version, decision, (), told))


async def log(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """What happened last, as far as whoever asks may know."""
    told = await desk.voice(interaction, at)
    seat = at.roster.seat_of(interaction.user.id)
    moments = at.table.fold.moments
    events = [event for moment in moments for event in moment.events if event.reaches(seat)]
    lines = [told.event(event) for event in events]
    if not lines:
        await answer(interaction, told.say("log-empty"))
        return
    await answer(interaction, "\n".join([told.say("log-title"), *_latest(lines, LONGEST - 200)]))


def _latest(lines: list[str], room: int) -> list[str]:
    """The last lines that fit into `room` characters."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return kept


async def rules(desk: Desk, interaction: Interaction, game: str, page: int) -> None:
    """One page of the summary of a game's rules, with the way to the others."""
    told = voice(await desk.language(interaction), game)
    pages = [number for number in range(1, 10) if told.has(f"game-rules-{number}")]
    if page not in pages:
        await answer(interaction, told.say("rules-none"))
        return
    view = _page_buttons(game, page, pages, told)
    for button in lesson_buttons(desk, told, (game,)):
        view.add_item(button)
    await answer(interaction, told.say(f"game-rules-{page}"), view)


def _page_buttons(game: str, page: int, pages: list[int], told: Voice) -> discord.ui.View:
    view = unwatched()
    for number in pages:
        if number != page:
            at = Address(0, 0, "rules", (game, str(number)))
            view.add_item(Press(at, told.say("button-page", number=number)))
    return view
