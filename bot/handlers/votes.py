"""Votes: cast a ballot, take an offered seat, decide about an absent player, end a game early; also asking for another
day, and resuming a resting table."""

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.model.errors import NoExtraDay, NoOtherPersonOnSeat, VoteFirst
from bot.model.vote import Vote, VoteKind
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.buttons import ABSENCE_CHOICES
from bot.ui.components import Controls, Interaction, PressButton, Style
from bot.ui.custom_id import Address

_KINDS: dict[str, VoteKind] = {"computer": "computer", "substitute": "substitute", "end": "end"}


async def cancel_table(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Cancel the table, or start a vote if other people have moved. Raises Refused."""
    user, may_manage = interaction.user.id, interaction.permissions.manage_guild
    try:
        await services.tables.cancel(table, user, may_manage, interaction.id)
    except VoteFirst as refused:
        voice, view = await services.voice_of(interaction, table), Controls()
        view.add(PressButton(Address(table.id, table.log.version, "askend"), voice.say("button-consent"), Style.danger))
        await answer(interaction, voice.refusal(refused), view)
    else:
        await answer(interaction, (await services.voice_of(interaction)).say("done-cancel"))


async def cast_ballot(services: Services, interaction: Interaction, table: LiveTable, vote_id: int, yes: bool) -> None:
    """Cast the person's ballot in a vote, and answer with its state. Raises Refused."""
    await services.votes.require_vote_of(table, vote_id)
    vote = await services.votes.cast_ballot(vote_id, interaction.user.id, yes)
    await answer(interaction, outcome_text(await services.voice_of(interaction), vote))


async def take_seat(services: Services, interaction: Interaction, table: LiveTable, vote_id: int) -> None:
    """Take the seat that vote `vote_id` offers. Raises Refused."""
    await services.votes.require_vote_of(table, vote_id)
    async with services.guilds.guard_sitting(table.guild, interaction.user.id, 0):
        await services.votes.take_seat(vote_id, interaction.user.id, interaction.user.display_name)
    await answer(interaction, seated_text(table, "done-take", await services.voice_of(interaction, table)))


def seated_text(table: LiveTable, greeting: str, voice: Voice) -> str:
    """Return the message to a person who has a seat again: the text of the entry `greeting`, and how to see their
    hand."""
    below = [voice.say("hand-below")] if table.game.has_hands else []
    return " ".join([voice.say(greeting), *below])


async def answer_absence_notice(
    services: Services, interaction: Interaction, table: LiveTable, version: int, choice: str, absent_user: int
) -> None:
    """Carry out the choice about user `absent_user`, who has not answered up to `version`: to wait, or to start a vote.
    Raises Refused."""
    seat = table.roster.seat_of(absent_user)
    if seat is None:
        raise NoOtherPersonOnSeat
    voice = await services.voice_of(interaction, table)
    if choice in _KINDS:
        vote = await services.votes.propose(table, interaction.user.id, _KINDS[choice], seat, version)
        await answer(interaction, outcome_text(voice, vote))
    else:
        await services.votes.vote_to_wait(table, interaction.user.id, seat)
        await services.absences.restart_reminders(table, absent_user)
        await answer(interaction, voice.say("done-wait"))


async def offer_return(press: PressedControl, table: LiveTable) -> bool:
    """Offer the person their seat back if a computer has replaced them at the table. Return whether the seat was
    offered."""
    if table.status != "open" or table.roster.seat_of(press.user) is not None:
        return False
    if not await press.services.votes.may_return(table, press.user):
        return False
    voice, view = await press.services.voice_of(press.interaction, table), Controls()
    view.add(PressButton(Address(table.id, 0, "return"), voice.say("button-return"), Style.primary))
    await answer(press.interaction, voice.say("return-offer"), view)
    return True


async def ask_to_return(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Give the person their seat back, or start a vote on it if another person has the seat. Raises Refused."""
    vote = await services.votes.ask_to_return(table, interaction.user.id)
    voice = await services.voice_of(interaction, table)
    await answer(interaction, outcome_text(voice, vote) if vote else seated_text(table, "done-return", voice))


@on("return")
async def _handle_return(press: PressedControl) -> None:
    press.require_valid(not press.words)
    await ask_to_return(press.services, press.interaction, await press.find_table())


def outcome_text(voice: Voice, vote: Vote) -> str:
    """Return the private answer to a voter: whether the vote goes on, or how it ended."""
    return voice.say(f"voted-{vote.verdict or 'open'}")


@on("vote")
async def _handle_vote(press: PressedControl) -> None:
    vote_id, words = press.number_at(0), press.words[1:]
    press.require_valid(words in (("yes",), ("no",)))
    await cast_ballot(press.services, press.interaction, await press.find_table(), vote_id, words == ("yes",))


@on("askend")
async def _handle_ask_to_end(press: PressedControl) -> None:
    press.require_valid(not press.words)
    table = await press.find_table()
    vote = await press.services.votes.propose(table, press.user, "end", None)
    await answer(press.interaction, outcome_text(await press.services.voice_of(press.interaction), vote))


@on("take")
async def _handle_take(press: PressedControl) -> None:
    await take_seat(press.services, press.interaction, await press.find_table(), press.number_at(0))


@on("notice")
async def _handle_notice(press: PressedControl) -> None:
    user, choice = press.number_at(1), press.words[0]
    press.require_valid(choice in ABSENCE_CHOICES)
    table = await press.find_table()
    await answer_absence_notice(press.services, press.interaction, table, press.address.version, choice, user)


@on("addday")
async def _handle_add_day(press: PressedControl) -> None:
    table, warned = await press.find_table(), press.number_at(0)
    press.require_valid(len(press.words) == 1)
    if press.user != warned:
        raise NoExtraDay
    await press.services.clocks.add_day(table, press.user)
    await answer(press.interaction, (await press.services.voice_of(press.interaction)).say("done-day"))


@on("goon")
async def _handle_go_on(press: PressedControl) -> None:
    press.require_valid(not press.words)
    table = await press.find_table()
    await press.services.clocks.resume(table, press.user)
    await answer(press.interaction, (await press.services.voice_of(press.interaction)).say("done-go-on"))
