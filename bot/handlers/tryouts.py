"""Trying things out in a private message: the picker plays for all seats, on a branch and nowhere else."""

from dataclasses import replace

import discord

from bot.handlers.respond import answer, files, show, think
from bot.handlers.services import Desk
from bot.pictures import Card
from bot.tables.tryouts import Branch
from bot.text.voice import Voice, voice
from bot.ui.components import Interaction, Press, Style, unwatched
from bot.ui.custom_id import Address
from bot.ui.move_picker import Picked, picker
from engine.game import STOP, Words
from engine.moves import complete

PREFIX = "try"
ACTS = ("trypick", "trygroup", "tryplay", "tryundo", "tryend")
"""What the controls of a branch do. None of them is an act of a table."""

_LAST_ROW = 4


async def begin(desk: Desk, interaction: Interaction) -> None:
    """Open a branch from the table in the channel. Raises Refused."""
    branch = desk.branches.begin(await desk.here(interaction), interaction.user.id)
    told = await _voice(desk, interaction, branch)
    await think(interaction)
    picked = _picked(branch, _opening(branch))
    cards = await desk.cards.board(branch, told)
    await show(interaction, _text(branch, picked, told, "try-begins"), cards, _controls(branch, picked, told))


async def pressed(desk: Desk, interaction: Interaction, at: Address, words: Words) -> None:
    """Answer the press of a control of a branch. Raises Refused, NoBranch where it is no longer remembered."""
    user = interaction.user.id
    branch = desk.branches.find(user, at.table)
    if at.act == "tryend":
        desk.branches.end(user)
        await answer(interaction, (await _voice(desk, interaction, branch)).say("try-thrown-away"))
    elif at.version != branch.table.version:
        await _ask(desk, interaction, branch, _opening(branch), "try-stale")
    elif at.act == "tryundo":
        branch = desk.branches.undo(user, at.table)
        await _ask(desk, interaction, branch, _opening(branch))
    elif at.act == "trygroup":
        await _ask(desk, interaction, branch, words[:-1], beginning=words[-1])
    else:
        await _go_on(desk, interaction, branch, words, whole=at.act == "tryplay")


async def _go_on(desk: Desk, interaction: Interaction, branch: Branch, words: Words, *, whole: bool) -> None:
    """Try the move if it is whole, else offer its next word."""
    if whole or _picked(branch, words).offered == (STOP,):
        branch = desk.branches.play(interaction.user.id, branch.id, words)
        words = _opening(branch)
    await _ask(desk, interaction, branch, words)


async def _ask(
    desk: Desk,
    interaction: Interaction,
    branch: Branch,
    typed: Words,
    heading: str = "try-goes-on",
    beginning: str = "",
) -> None:
    """Show where the branch is and what may come next; the picture follows."""
    told = await _voice(desk, interaction, branch)
    picked = replace(_picked(branch, typed), beginning=beginning)
    message = await answer(interaction, _text(branch, picked, told, heading), _controls(branch, picked, told))
    cards = await _cards(desk, branch, picked, told)
    if files(cards) and desk.presses.newest(interaction, message):
        await interaction.edit_original_response(attachments=files(cards))


async def _cards(desk: Desk, branch: Branch, picked: Picked, told: Voice) -> list[Card]:
    """The places that the next word may name, else the board."""
    if branch.mover is not None and picked.typed:
        words = [word for word in picked.offered if word.startswith(picked.beginning)]
        if lit := await desk.cards.targets(branch, branch.mover, told, words):
            return lit
    return await desk.cards.board(branch, told)


async def _voice(desk: Desk, interaction: Interaction, branch: Branch) -> Voice:
    return voice(await desk.language(interaction), branch.game.name, branch.names)


def _picked(branch: Branch, typed: Words) -> Picked:
    state, mover = branch.table.fold.state, branch.mover
    offered = () if mover is None else tuple(branch.game.words(state, mover, typed))
    return Picked(branch.id, branch.table.version, typed, offered, prefix=PREFIX)


def _opening(branch: Branch) -> Words:
    """Where a move begins: past what is the only way to begin, unless that is a whole move."""
    if branch.mover is None:
        return ()
    typed = complete(branch.game, branch.table.fold.state, branch.mover, ())
    return () if _picked(branch, typed).offered in ((), (STOP,)) else typed


def _text(branch: Branch, picked: Picked, told: Voice, heading: str) -> str:
    moments = branch.table.fold.moments
    events = [e for e in moments[-1].events if e.reaches(moments[-1].entry.seat)] if moments else []
    decision = branch.game.decision(branch.table.fold.state)
    waits = told.decision(decision) if decision is not None else told.say("done-over")
    so_far = [told.say("picker-so-far", move=told.sentence(picked.typed))] if picked.typed else []
    return "\n".join([told.say(heading), *(told.event(event) for event in events), f"**{waits}**", *so_far])


def _controls(branch: Branch, picked: Picked, told: Voice) -> discord.ui.View:
    verbs = branch.game.verbs
    view = picker(picked, told, verbs) if branch.mover is not None else unwatched()
    start = replace(picked, typed=())
    if branch.table.fold.moments:
        view.add_item(Press(start.to("undo"), told.say("button-undo"), row=_LAST_ROW))
    view.add_item(Press(start.to("end"), told.say("button-throw-away"), Style.danger, _LAST_ROW))
    return view
