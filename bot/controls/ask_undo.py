"""Taking back more than a player may take back alone: the others are asked."""

from bot.controls.address import Address
from bot.controls.answer import answer
from bot.controls.items import Interaction, Press, unwatched
from bot.controls.votes import outcome
from bot.desk import Desk
from bot.tables import OpenTable
from bot.votes import last_of
from bot.votes_words import undone


async def offer(desk: Desk, interaction: Interaction, at: OpenTable, version: int | None) -> None:
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
