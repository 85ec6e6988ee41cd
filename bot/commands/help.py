"""The commands `/help` and `/about`, which explain the bot, and `/privacy`, which shows, exports and deletes a person's
data."""

from discord import app_commands

from bot.commands.descriptions import command_text
from bot.handlers import privacy
from bot.handlers.respond import answer
from bot.handlers.services import services_of
from bot.handlers.show import explain_bot
from bot.runtime.health import version
from bot.text.voice import name_of_game
from bot.ui.components import Interaction


def commands() -> tuple[app_commands.Command[app_commands.Group, ..., None], ...]:
    """Return the commands `/help` and `/about`, which belong to no group."""

    @app_commands.command(name="help", description=command_text("command-help"))
    async def help_(interaction: Interaction) -> None:
        services = services_of(interaction)
        await answer(interaction, *explain_bot(services, await services.voice_of(interaction)))

    @app_commands.command(name="about", description=command_text("command-about"))
    async def about(interaction: Interaction) -> None:
        services = services_of(interaction)
        voice = await services.voice_of(interaction)
        games = tuple(name_of_game(voice, game.name) for game in services.games)
        await answer(interaction, voice.say("about", version=version(), games=games))

    return help_, about


def privacy_group() -> app_commands.Group:
    """Return the group `/privacy`: show, export and delete a person's data."""
    commands = app_commands.Group(name="privacy", description=command_text("command-privacy"))

    @commands.command(name="about", description=command_text("command-privacy-about"))
    async def about(interaction: Interaction) -> None:
        await answer(interaction, (await services_of(interaction).voice_of(interaction)).say("privacy-about"))

    @commands.command(name="export", description=command_text("command-privacy-export"))
    async def export(interaction: Interaction) -> None:
        await privacy.export(services_of(interaction), interaction)

    @commands.command(name="delete", description=command_text("command-privacy-delete"))
    async def delete(interaction: Interaction) -> None:
        await privacy.confirm(services_of(interaction), interaction)

    return commands
