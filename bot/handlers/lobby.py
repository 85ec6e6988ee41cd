"""The controls of a lobby and of a game that is over: sit down, get up, seat a computer, begin, once more."""

from bot.handlers.dispatch import Pressed, on
from bot.handlers.permissions import admit
from bot.handlers.respond import answer


@on("join")
async def _join(press: Pressed) -> None:
    user = press.interaction.user
    mark = press.words[0] if press.words else None
    table = await press.table()
    async with press.services.guilds.sitting(table.guild, user.id, table.id):
        await press.services.lobbies.join(table.id, user.id, user.display_name, mark)
    await _said(press, "done-join")


@on("computer")
async def _computer(press: Pressed) -> None:
    await press.services.lobbies.add_computer((await press.table()).id, press.user)
    await _said(press, "done-computer")


@on("dismiss")
async def _dismiss(press: Pressed) -> None:
    await press.services.lobbies.remove_computer((await press.table()).id, press.user)
    await _said(press, "done-dismiss")


@on("start")
async def _start(press: Pressed) -> None:
    await press.services.lobbies.start((await press.table()).id, press.user)
    await _said(press, "done-start")


@on("rematch")
async def _rematch(press: Pressed) -> None:
    press.require(press.interaction.guild_id is not None)
    table = (await press.table()).id
    server = await press.services.guilds.find(press.interaction.guild_id or 0)
    admit(press.interaction, server)
    async with press.services.guilds.opening(server.guild, press.user):
        await press.services.lobbies.rematch(table, press.user, press.interaction.id)
    await _said(press, "done-rematch")


async def _said(press: Pressed, key: str) -> None:
    voice = await press.services.voice(press.interaction)
    await answer(press.interaction, voice.say(key))
