"""The controls of a lobby and of a game that is over, and getting up: at once in a lobby, after a question later."""

from collections.abc import Sequence

import discord

from bot.handlers import panel
from bot.handlers.dispatch import Pressed, on
from bot.handlers.new_table import opening
from bot.handlers.permissions import admit, lacking
from bot.handlers.respond import answer, keep_as_it_is, notice, pressed_in_public
from bot.handlers.services import Services
from bot.model.mentions import person_link
from bot.tables.live_table import LiveTable
from bot.ui.components import Controls, Interaction, Press, Style, people_in
from bot.ui.custom_id import Address
from engine.game import SeatRef


async def sit_down(press: Pressed, table: LiveTable, mark: str | None = None) -> None:
    """Let the person who pressed join a lobby, on the side of `mark` if it is given. Raises Refused."""
    user = press.interaction.user
    async with press.services.guilds.sitting(table.guild, user.id, table.id):
        await press.services.lobbies.join(table.id, user.id, user.display_name, mark)


@on("join")
async def _join(press: Pressed) -> None:
    table = await press.table()
    await sit_down(press, table, press.words[0] if press.words else None)
    await _done(press.services, press.interaction, table)


@on("computer")
async def _computer(press: Pressed) -> None:
    table = await press.table()
    await press.services.lobbies.add_computer(table.id, press.user)
    await _done(press.services, press.interaction, table)


@on("dismiss")
async def _dismiss(press: Pressed) -> None:
    table = await press.table()
    await press.services.lobbies.remove_computer(table.id, press.user)
    await _done(press.services, press.interaction, table)


@on("invite")
async def _invite(press: Pressed) -> None:
    known = people_in(press.interaction)
    chosen = [press.number(place) for place in range(len(press.words))]
    press.require(bool(chosen) and not press.address.words and known.keys() >= set(chosen))
    bots = tuple(user for user in chosen if known[user])
    table = await press.table()
    people = [user for user in dict.fromkeys(chosen) if user not in (*bots, press.user)]
    invited = await press.services.lobbies.invite(table.id, press.user, people)
    groups = {"invite-now": invited.now, "invite-before": invited.before, "invite-seated": invited.seated}
    groups |= {"invite-unwilling": invited.unwilling, "invite-bot": tuple(bots)}
    voice = await press.services.voice(press.interaction, table)
    lines = [voice.say(key, people=" ".join(map(person_link, group))) for key, group in groups.items() if group]
    lines += [voice.say("invite-self")] if press.user in chosen else []
    await answer(press.interaction, "\n".join(lines))


ALONE = "alone"
"""What the button says that starts a game without those who are invited."""


@on("start")
async def _start(press: Pressed) -> None:
    press.require(press.words in ((), (ALONE,)))
    table = await press.table()
    if not press.words and (missing := await press.services.lobbies.excluded_people(table, press.user)):
        await _ask_to_start(press, table, missing)
        return
    await press.services.lobbies.start(table.id, press.user)
    if pressed_in_public(press.interaction):
        await _done(press.services, press.interaction, table)
    else:
        await panel.show(press.services, press.interaction, table, await press.services.voice(press.interaction, table))


async def _ask_to_start(press: Pressed, table: LiveTable, missing: Sequence[int]) -> None:
    """Say that the game would be one for the person alone, though others are invited."""
    voice, view = await press.services.voice(press.interaction, table), Controls()
    view.add(Press(Address(table.id, 0, "start", (ALONE,)), voice.say("button-start-alone"), Style.primary))
    await notice(press.interaction, voice.say("start-alone", people=" ".join(map(person_link, missing))), view)


@on("rematch")
async def _rematch(press: Pressed) -> None:
    press.require(press.interaction.guild_id is not None)
    table = await press.table()
    server = await press.services.guilds.find(press.interaction.guild_id or 0)
    admit(press.interaction, server)
    async with opening(press.services, press.interaction, server):
        invited = await press.services.lobbies.rematch(table.id, press.user, press.interaction.id)
    if invited.unwilling:
        voice = await press.services.voice(press.interaction, table)
        people = " ".join(map(person_link, invited.unwilling))
        await answer(press.interaction, voice.say("invite-unwilling", people=people))
    else:
        await _done(press.services, press.interaction, table)


async def _done(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer a press without words: the public message shows what it did, unless the bot may not change it. An archived
    thread is opened by a message, not by an edit."""
    voice, place = await services.voice(interaction), interaction.channel
    reopened = [voice.say("done-reopened")] if isinstance(place, discord.Thread) and place.archived else []
    if lines := [*reopened, *lacking(interaction, table, voice)]:
        await answer(interaction, "\n".join(lines))
    else:
        await keep_as_it_is(interaction)


async def ask_to_leave(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Leave a lobby; in a game that goes on, ask first and say what would follow. Raises Refused."""
    if table.status != "open":
        await leave(services, interaction, table)
        return
    seat = table.roster.seat_of_user(interaction.user.id)
    voice = await services.voice(interaction, table)
    alone = len(table.roster.users) == 1
    text = voice.say("leave-ends" if alone else "leave-asks", who=SeatRef(seat), game=voice.say("game-name"))
    view = Controls()
    view.add(Press(Address(table.id, table.log.version, "reallyleave"), voice.say("button-leave"), Style.danger))
    await answer(interaction, text, view)


async def leave(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Leave the table, and say how to come back where that can be. Raises Refused."""
    lobby = table.status == "lobby"
    returning = table.status == "open" and len(table.roster.users) > 1
    voice = await services.voice(interaction)
    await services.lobbies.leave(table.id, interaction.user.id)
    if lobby and pressed_in_public(interaction):
        await _done(services, interaction, table)
    else:
        await answer(interaction, voice.say("done-leave-game" if returning else "done-leave"))


@on("leave")
async def _leave(press: Pressed) -> None:
    await ask_to_leave(press.services, press.interaction, await press.table())


@on("reallyleave")
async def _really(press: Pressed) -> None:
    press.require(not press.words)
    await leave(press.services, press.interaction, await press.table())
