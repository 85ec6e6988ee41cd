"""The controls of a lobby and of a game that is over, and getting up: at once in a lobby, after a question later."""

from bot.handlers.dispatch import Pressed, on
from bot.handlers.permissions import admit
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.tables.live_table import LiveTable
from bot.ui.components import Interaction, Press, Style, unwatched
from bot.ui.custom_id import Address
from engine.game import Who


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


async def ask_to_leave(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Leave a lobby; in a game that goes on say first what would follow. Raises Refused."""
    if table.status != "open":
        await leave(services, interaction, table)
        return
    seat = table.roster.seated(interaction.user.id)
    voice = await services.voice(interaction, table)
    alone = len(table.roster.users) == 1
    said = voice.say("leave-ends" if alone else "leave-asks", who=Who(seat), game=voice.say("game-name"))
    view = unwatched()
    view.add_item(Press(Address(table.id, table.log.version, "reallyleave"), voice.say("button-leave"), Style.danger))
    await answer(interaction, said, view)


async def leave(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Get up, and say how to come back where that can be. Raises Refused."""
    returning = table.status == "open" and len(table.roster.users) > 1
    voice = await services.voice(interaction)
    await services.lobbies.leave(table.id, interaction.user.id)
    await answer(interaction, voice.say("done-leave-game" if returning else "done-leave"))


@on("leave")
async def _leave(press: Pressed) -> None:
    await ask_to_leave(press.services, press.interaction, await press.table())


@on("reallyleave")
async def _really(press: Pressed) -> None:
    await leave(press.services, press.interaction, await press.table())
