"""A player's turn by private messages: play what they said, then tell what came of it and what may come next."""

from collections.abc import Sequence

import discord

from bot.handlers.legal_words import offer, owes, seat_of
from bot.handlers.permissions import lacking
from bot.handlers.respond import answer, files
from bot.handlers.services import Services
from bot.handlers.votes import outcome
from bot.messages.orders import awaited
from bot.messages.votes import undone
from bot.tables.live_table import AnyChange, LiveTable
from bot.tables.votes import last_of
from bot.text.voice import Voice
from bot.ui.components import Interaction, Press, unwatched
from bot.ui.custom_id import Address
from bot.ui.move_picker import BUTTONS, Picked, picker
from engine.game import STOP, Words
from engine.moves import complete
from engine.table import CannotUndo, Stale


async def play(
    services: Services, interaction: Interaction, table: LiveTable, words: Words, version: int | None
) -> None:
    """Play `words`; a press that comes too late is answered with what the table waits for now."""
    try:
        change = await services.tables.play(table, interaction.user.id, words, version, interaction.id)
    except Stale:
        await now(services, interaction, table, "stale-now")
        return
    voice = await services.voice(interaction, table)
    told = []
    if change is not None:
        told = [voice.say("done-move", move=voice.sentence(words)), *_heard(table, interaction.user.id, change, voice)]
    told += lacking(interaction, table, voice)
    await answer(interaction, *onward(table, interaction.user.id, told, voice))


async def undo(services: Services, interaction: Interaction, table: LiveTable, version: int | None) -> None:
    """Take the last move back; where nobody may do so alone, the others can be asked."""
    try:
        await services.tables.undo(table, interaction.user.id, version, interaction.id)
    except Stale:
        await now(services, interaction, table, "stale-now")
        return
    except CannotUndo:
        await ask_to_undo(services, interaction, table, version)
        return
    voice = await services.voice(interaction, table)
    told = [voice.say("done-undo"), *lacking(interaction, table, voice)]
    await answer(interaction, *onward(table, interaction.user.id, told, voice))


async def now(services: Services, interaction: Interaction, table: LiveTable, heading: str) -> None:
    """Say what the table waits for, with fresh controls for whoever can go on."""
    voice = await services.voice(interaction, table)
    told = [voice.say(heading), *lacking(interaction, table, voice)]
    await answer(interaction, *onward(table, interaction.user.id, told, voice))


def onward(table: LiveTable, user: int, told: Sequence[str], voice: Voice) -> tuple[str, discord.ui.View | None]:
    """What was told, when an answer that is held back is played, and what the table waits for; the picker when it waits
    for `user`."""
    decision = table.game.decision(table.state)
    waiting = voice.decision(decision) if decision else voice.say("done-over")
    view = None
    if owes(table, user):
        view = picker(opening(table, user), voice, table.game.verbs)
    return "\n".join([*told, *awaited(table.row, user, voice), waiting]), view


def pick(table: LiveTable, user: int, typed: Words, version: int) -> Picked:
    """How far `user` is after `typed`. Raises Refused for whoever is not to move."""
    return Picked(table.id, version, typed, tuple(offer(table, user)(typed)))


def opening(table: LiveTable, user: int) -> Picked:
    """Where a move begins: at its verb, or past what is the only way to begin."""
    typed = complete(table.game, table.state, seat_of(table, user), ())
    picked = pick(table, user, typed, table.log.version)
    return pick(table, user, (), table.log.version) if picked.offered in ((), (STOP,)) else picked


async def ask(services: Services, interaction: Interaction, table: LiveTable, picked: Picked) -> None:
    """Offer the next word, then light the places it may name."""
    voice = await services.voice(interaction, table)
    decision = table.game.decision(table.state)
    lines = [voice.decision(decision)] if decision else []
    if picked.typed:
        lines.append(voice.say("picker-so-far", move=voice.sentence(picked.typed)))
    words = [word for word in picked.offered if word.startswith(picked.beginning)]
    if len(words) > BUTTONS:
        lines.append(voice.say("picker-choices", words=tuple(words)))
    message = await answer(interaction, "\n".join(lines), picker(picked, voice, table.game.verbs))
    if not picked.typed:
        return
    seat = seat_of(table, interaction.user.id)
    cards = await services.pictures.targets(table.position, seat, voice, words)
    if files(cards) and services.presses.newest(interaction, message):
        await interaction.edit_original_response(attachments=files(cards))


def _heard(table: LiveTable, user: int, change: AnyChange, voice: Voice) -> list[str]:
    """What only the mover gets to know."""
    seat = table.roster.seat_of(user)
    return [voice.event(event) for event in change.events if event.audience is not None and event.reaches(seat)]


async def ask_to_undo(services: Services, interaction: Interaction, table: LiveTable, version: int | None) -> None:
    """A command asks at once; a button may have been pressed for less, so it first tells what would be taken back.
    Raises CannotUndo where there is nothing of one's own."""
    if version is None:
        await propose(services, interaction, table, None)
        return
    voice = await services.voice(interaction, table)
    first = last_of(table, table.roster.seated(interaction.user.id))
    view = unwatched()
    view.add_item(Press(Address(table.id, version, "consent"), voice.say("button-consent")))
    lines = [voice.say("undo-needs-consent"), *undone(voice, table.log.fold, first)[:10]]
    await answer(interaction, "\n".join(lines), view)


async def propose(services: Services, interaction: Interaction, table: LiveTable, version: int | None) -> None:
    """Put it to the vote. Raises Refused."""
    vote = await services.votes.propose_undo(table, interaction.user.id, version)
    await answer(interaction, outcome(await services.voice(interaction, table), vote))
