"""`/table watch`: hear of a table where one does not play."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.ui.components import Interaction


def add(commands: app_commands.Group, services: Services) -> None:
    """The command for spectators."""
    switches = [(word, described(f"word-{word}")) for word in ("on", "off")]

    @commands.command(name="watch", description=described("command-table-watch"))
    @app_commands.describe(watch=described("argument-watch"))
    @app_commands.choices(watch=[app_commands.Choice(name=name, value=word) for word, name in switches])
    async def watch(interaction: Interaction, watch: str) -> None:
        table = await services.here(interaction)
        if watch == "on":
            await services.watching.begin(table, interaction.user.id)
        else:
            await services.watching.end(table, interaction.user.id)
        voice = await services.voice(interaction)
        await answer(interaction, voice.say("done-watch-on" if watch == "on" else "done-watch-off"))
