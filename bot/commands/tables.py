"""`/tables`: the tables of a person, on all servers, and those of a server."""

from collections.abc import Sequence

from discord import app_commands

from bot.commands.descriptions import command_text
from bot.commands.game_new import choices_of_games
from bot.handlers.lists.here import show_here
from bot.handlers.lists.mine import show_mine
from bot.handlers.lists.pages import ANY
from bot.handlers.services import services_of
from bot.ui.components import Interaction
from engine.registry import AnyGame, find


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return `/tables`."""
    commands = app_commands.Group(name="tables", description=command_text("command-tables"))

    @commands.command(name="mine", description=command_text("command-tables-mine"))
    async def mine(interaction: Interaction) -> None:
        await show_mine(services_of(interaction), interaction)

    @commands.command(name="here", description=command_text("command-tables-here"))
    @app_commands.describe(game=command_text("argument-listed-game"))
    @app_commands.choices(game=choices_of_games(games))
    async def here(interaction: Interaction, game: str | None = None) -> None:
        services = services_of(interaction)
        await show_here(services, interaction, find(game, services.games).name if game is not None else ANY)

    return commands
