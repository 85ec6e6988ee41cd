"""Getting up from a table: at once while players gather, after a question once the game goes on."""

from bot.handlers.dispatch import Pressed, on
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.tables.live_table import LiveTable
from bot.ui.components import Interaction, Press, Style, unwatched
from bot.ui.custom_id import Address
from engine.game import Who


async def ask(services: Services, interaction: Interaction, table: LiveTable) -> None:
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
    await ask(press.services, press.interaction, await press.table())


@on("reallyleave")
async def _really(press: Pressed) -> None:
    await leave(press.services, press.interaction, await press.table())
