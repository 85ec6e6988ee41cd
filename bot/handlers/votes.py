"""Taking part in votes: a ballot, a seat that was offered, what to do about a player who does not answer."""

from bot.handlers.respond import answer
from bot.handlers.services import Desk
from bot.model.vote import Kind, NobodyThere, Vote
from bot.tables.registry import OpenTable
from bot.text.voice import Voice
from bot.ui.components import Interaction

_KINDS: dict[str, Kind] = {"computer": "computer", "substitute": "substitute", "end": "end"}


async def cast(desk: Desk, interaction: Interaction, at: OpenTable, number: int, yes: bool) -> None:
    """Say yes or no. Raises Refused."""
    await desk.votes.require(at, number)
    vote = await desk.votes.cast(number, interaction.user.id, yes)
    await answer(interaction, outcome(await desk.voice(interaction), vote))


async def take(desk: Desk, interaction: Interaction, at: OpenTable, number: int) -> None:
    """Sit down where somebody is missing. Raises Refused."""
    await desk.votes.require(at, number)
    async with desk.servers.sitting(at.guild, interaction.user.id, 0):
        await desk.votes.take(number, interaction.user.id, interaction.user.display_name)
    await answer(interaction, (await desk.voice(interaction)).say("done-take"))


async def noticed(desk: Desk, interaction: Interaction, at: OpenTable, version: int, choice: str, missing: int) -> None:
    """What to do about `missing`, who has not answered up to `version`. Raises Refused."""
    seat = at.roster.seat_of(missing)
    if seat is None:
        raise NobodyThere
    told = await desk.voice(interaction, at)
    if choice in _KINDS:
        vote = await desk.votes.propose(at, interaction.user.id, _KINDS[choice], seat, version)
        await answer(interaction, outcome(told, vote))
    else:
        await desk.votes.wait(at, interaction.user.id, seat)
        await desk.days.wait_on(at, missing)
        await answer(interaction, told.say("done-wait"))


def outcome(told: Voice, vote: Vote) -> str:
    """What whoever voted is told."""
    return told.say(f"voted-{vote.verdict or 'open'}")
