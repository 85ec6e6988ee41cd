"""A player's turn by private messages: play what they said, then tell what came of it and what may come next."""

from collections.abc import Sequence

import discord

from bot.handlers.legal_words import offer, owes, seat_of
from bot.handlers.permissions import lacking
from bot.handlers.respond import answer, files
from bot.handlers.services import Desk
from bot.handlers.votes import outcome
from bot.messages.orders import awaited
from bot.messages.votes import undone
from bot.tables.registry import AnyChange, OpenTable
from bot.tables.votes import last_of
from bot.text.voice import Voice
from bot.ui.components import Interaction, Press, unwatched
from bot.ui.custom_id import Address
from bot.ui.move_picker import BUTTONS, Picked, picker
from engine.game import STOP, Words
from engine.moves import complete
from engine.table import CannotUndo, Stale


async def play(desk: Desk, interaction: Interaction, at: OpenTable, words: Words, version: int | None) -> None:
    """Play `words`; a press that comes too late is answered with what the table waits for now."""
    try:
        change = await desk.tables.play(at, interaction.user.id, words, version, interaction.id)
    except Stale:
        await now(desk, interaction, at, "stale-now")
        return
    voice = await desk.voice(interaction, at)
    told = []
    if change is not None:
        told = [voice.say("done-move", move=voice.sentence(words)), *_heard(at, interaction.user.id, change, voice)]
    told += lacking(interaction, at, voice)
    await answer(interaction, *onward(at, interaction.user.id, told, voice))


async def undo(desk: Desk, interaction: Interaction, at: OpenTable, version: int | None) -> None:
    """Take the last move back; where nobody may do so alone, the others can be asked."""
    try:
        await desk.tables.undo(at, interaction.user.id, version, interaction.id)
    except Stale:
        await now(desk, interaction, at, "stale-now")
        return
    except CannotUndo:
        await ask_to_undo(desk, interaction, at, version)
        return
    voice = await desk.voice(interaction, at)
    told = [voice.say("done-undo"), *lacking(interaction, at, voice)]
    await answer(interaction, *onward(at, interaction.user.id, told, voice))


async def now(desk: Desk, interaction: Interaction, at: OpenTable, heading: str) -> None:
    """Say what the table waits for, with fresh controls for whoever can go on."""
    voice = await desk.voice(interaction, at)
    told = [voice.say(heading), *lacking(interaction, at, voice)]
    await answer(interaction, *onward(at, interaction.user.id, told, voice))


def onward(at: OpenTable, user: int, told: Sequence[str], voice: Voice) -> tuple[str, discord.ui.View | None]:
    """What was told, when an answer that is held back is played, and what the table waits for; the picker when it waits
    for `user`."""
    decision = at.game.decision(at.table.fold.state)
    waiting = voice.decision(decision) if decision else voice.say("done-over")
    view = None
    if owes(at, user):
        view = picker(opening(at, user), voice, at.game.verbs)
    return "\n".join([*told, *awaited(at.row, user, voice), waiting]), view


def pick(at: OpenTable, user: int, typed: Words, version: int) -> Picked:
    """How far `user` is after `typed`. Raises Refused for whoever is not to move."""
    return Picked(at.id, version, typed, tuple(offer(at, user)(typed)))


def opening(at: OpenTable, user: int) -> Picked:
    """Where a move begins: at its verb, or past what is the only way to begin."""
    typed = complete(at.game, at.table.fold.state, seat_of(at, user), ())
    picked = pick(at, user, typed, at.table.version)
    return pick(at, user, (), at.table.version) if picked.offered in ((), (STOP,)) else picked


async def ask(desk: Desk, interaction: Interaction, at: OpenTable, picked: Picked) -> None:
    """Offer the next word, then light the places it may name."""
    voice = await desk.voice(interaction, at)
    decision = at.game.decision(at.table.fold.state)
    lines = [voice.decision(decision)] if decision else []
    if picked.typed:
        lines.append(voice.say("picker-so-far", move=voice.sentence(picked.typed)))
    words = [word for word in picked.offered if word.startswith(picked.beginning)]
    if len(words) > BUTTONS:
        lines.append(voice.say("picker-choices", words=tuple(words)))
    message = await answer(interaction, "\n".join(lines), picker(picked, voice, at.game.verbs))
    if not picked.typed:
        return
    seat = seat_of(at, interaction.user.id)
    cards = await desk.cards.targets(at, seat, voice, words)
    if files(cards) and desk.presses.newest(interaction, message):
        await interaction.edit_original_response(attachments=files(cards))


def _heard(at: OpenTable, user: int, change: AnyChange, voice: Voice) -> list[str]:
    """What only the mover gets to know."""
    seat = at.roster.seat_of(user)
    return [voice.event(event) for event in change.events if event.audience is not None and event.reaches(seat)]


async def ask_to_undo(desk: Desk, interaction: Interaction, at: OpenTable, version: int | None) -> None:
    """A command asks at once; a button may have been pressed for less, so it first tells what would be taken back.
    Raises CannotUndo where there is nothing of one's own."""
    if version is None:
        await propose(desk, interaction, at, None)
        return
    told = await desk.voice(interaction, at)
    first = last_of(at, at.roster.seated(interaction.user.id))
    view = unwatched()
    view.add_item(Press(Address(at.id, version, "consent"), told.say("button-consent")))
    lines = [told.say("undo-needs-consent"), *undone(told, at.table.fold, first)[:10]]
    await answer(interaction, "\n".join(lines), view)


async def propose(desk: Desk, interaction: Interaction, at: OpenTable, version: int | None) -> None:
    """Put it to the vote. Raises Refused."""
    vote = await desk.votes.propose_undo(at, interaction.user.id, version)
    await answer(interaction, outcome(await desk.voice(interaction, at), vote))
