"""Controls of a lobby and of a finished game, and leaving a table: a lobby at once, a running game after
confirmation."""

from collections.abc import Sequence

import discord

from bot.handlers import panel
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.new_table import guard_opening
from bot.handlers.permissions import permission_warning, require_call_role, require_may_open
from bot.handlers.respond import acknowledge, answer, is_public_press, send_notice
from bot.handlers.services import Services
from bot.model.mentions import person_link
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, PressButton, Style, chosen_people
from bot.ui.custom_id import Address
from engine.game import SeatRef


async def sit_down(press: PressedControl, table: LiveTable, mark: str | None = None) -> None:
    """Let the person who pressed the control join a lobby, with `mark` if one is given. Raises Refused."""
    user = press.interaction.user
    async with press.services.guilds.guard_sitting(table.guild, user.id, table.id):
        await press.services.lobbies.join(table.id, user.id, user.display_name, mark)


@on("join")
async def _handle_join(press: PressedControl) -> None:
    table = await press.find_table()
    await sit_down(press, table, press.words[0] if press.words else None)
    await _acknowledge(press.services, press.interaction, table)


@on("computer")
async def _handle_computer(press: PressedControl) -> None:
    table = await press.find_table()
    await press.services.lobbies.add_computer(table.id, press.user)
    await _acknowledge(press.services, press.interaction, table)


@on("dismiss")
async def _handle_dismiss(press: PressedControl) -> None:
    table = await press.find_table()
    await press.services.lobbies.remove_computer(table.id, press.user)
    await _acknowledge(press.services, press.interaction, table)


@on("invite")
async def _handle_invite(press: PressedControl) -> None:
    is_bot_by_user = chosen_people(press.interaction)
    chosen_users = [press.number_at(place) for place in range(len(press.words))]
    press.require_valid(bool(chosen_users) and not press.address.words and is_bot_by_user.keys() >= set(chosen_users))
    bots = tuple(user for user in chosen_users if is_bot_by_user[user])
    table = await press.find_table()
    people = [user for user in dict.fromkeys(chosen_users) if user not in (*bots, press.user)]
    result = await press.services.lobbies.invite(table.id, press.user, people)
    groups = {"invite-now": result.now, "invite-before": result.before, "invite-seated": result.seated}
    groups |= {"invite-unwilling": result.unwilling, "invite-bot": tuple(bots)}
    voice = await press.services.voice_of(press.interaction, table)
    lines = [voice.say(key, people=" ".join(map(person_link, group))) for key, group in groups.items() if group]
    lines += [voice.say("invite-self")] if press.user in chosen_users else []
    await answer(press.interaction, "\n".join(lines))


@on("call")
async def _handle_call(press: PressedControl) -> None:
    press.require_valid(not press.words and press.interaction.guild_id is not None)
    table = await press.find_table()
    server = await press.services.guilds.find(table.guild)
    role = require_call_role(press.interaction, server)
    await press.services.open_lobbies.call_players(table.id, press.user, role, server.call_limit)
    await _acknowledge(press.services, press.interaction, table)


@on("notyet")
async def _handle_stop_countdown(press: PressedControl) -> None:
    press.require_valid(not press.words)
    table = await press.find_table()
    await press.services.open_lobbies.stop_countdown(table.id, press.user)
    await _acknowledge(press.services, press.interaction, table)


@on("keepopen")
async def _handle_keep_open(press: PressedControl) -> None:
    press.require_valid(not press.words)
    table = await press.find_table()
    await press.services.open_lobbies.keep_open(table.id, press.user)
    voice = await press.services.voice_of(press.interaction, table)
    await answer(press.interaction, voice.say("done-keep-open"))


START_ALONE = "alone"
"""The label of the button that starts a game without the invited people."""


@on("start")
async def _handle_start(press: PressedControl) -> None:
    press.require_valid(press.words in ((), (START_ALONE,)))
    table = await press.find_table()
    if not press.words and (not_joined := await press.services.lobbies.people_left_out(table, press.user)):
        await _ask_to_start(press, table, not_joined)
        return
    await press.services.lobbies.start(table.id, press.user)
    if is_public_press(press.interaction):
        await _acknowledge(press.services, press.interaction, table)
    else:
        await panel.show_panel(
            press.services, press.interaction, table, await press.services.voice_of(press.interaction, table)
        )


async def _ask_to_start(press: PressedControl, table: LiveTable, not_joined: Sequence[int]) -> None:
    """Warn that the person would play alone although others are invited."""
    voice, view = await press.services.voice_of(press.interaction, table), Controls()
    view.add(PressButton(Address(table.id, 0, "start", (START_ALONE,)), voice.say("button-start-alone"), Style.primary))
    await send_notice(press.interaction, voice.say("start-alone", people=" ".join(map(person_link, not_joined))), view)


@on("rematch")
async def _handle_rematch(press: PressedControl) -> None:
    press.require_valid(press.interaction.guild_id is not None)
    table = await press.find_table()
    server = await press.services.guilds.find(press.interaction.guild_id or 0)
    require_may_open(press.interaction, server)
    async with guard_opening(press.services, press.interaction, server):
        result = await press.services.lobbies.rematch(table.id, press.user, press.interaction.id)
    if result.unwilling:
        voice = await press.services.voice_of(press.interaction, table)
        people = " ".join(map(person_link, result.unwilling))
        await answer(press.interaction, voice.say("invite-unwilling", people=people))
    else:
        await _acknowledge(press.services, press.interaction, table)


async def _acknowledge(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Acknowledge a press: the public message shows its effect. If the bot lacks permissions to edit that message, or
    the thread is archived, answer with a private message instead, since an edit does not reopen a thread."""
    voice, place = await services.voice_of(interaction), interaction.channel
    reopened_lines = [voice.say("done-reopened")] if isinstance(place, discord.Thread) and place.archived else []
    if lines := [*reopened_lines, *permission_warning(interaction, table, voice)]:
        await answer(interaction, "\n".join(lines))
    else:
        await acknowledge(interaction)


async def ask_to_leave(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Leave a lobby at once. In a running game, first explain the consequences and ask for confirmation. Raises
    Refused."""
    if table.status != "open":
        await leave(services, interaction, table)
        return
    voice = await services.voice_of(interaction, table)
    text = leaving_question(table, interaction.user.id, voice)
    view = Controls()
    view.add(PressButton(Address(table.id, table.log.version, "reallyleave"), voice.say("button-leave"), Style.danger))
    await answer(interaction, text, view)


def leaving_question(table: LiveTable, user: int, voice: Voice) -> str:
    """Return the text that explains what leaving means for `user` and asks for confirmation. Raises NotSeated."""
    if table.status != "open":
        return voice.say("leave-lobby")
    alone = len(table.roster.users) == 1
    leaver = SeatRef(table.roster.seat_of_user(user))
    text = voice.say("leave-ends" if alone else "leave-asks", who=leaver, game=voice.say("game-name"))
    return text if alone or not voice.has("own-players") else f"{text} {voice.say('leave-against-game')}"


async def leave(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Let the person leave the table, and explain how to come back if that is possible. Raises Refused."""
    lobby = table.status == "lobby"
    can_return = table.status == "open" and len(table.roster.users) > 1
    voice = await services.voice_of(interaction)
    await services.lobbies.leave(table.id, interaction.user.id)
    if lobby and is_public_press(interaction):
        await _acknowledge(services, interaction, table)
    else:
        await answer(interaction, voice.say("done-leave-game" if can_return else "done-leave"))


@on("leave")
async def _handle_leave(press: PressedControl) -> None:
    await ask_to_leave(press.services, press.interaction, await press.find_table())


@on("reallyleave")
async def _handle_confirm_leaving(press: PressedControl) -> None:
    press.require_valid(not press.words)
    await leave(press.services, press.interaction, await press.find_table())
