"""The commands `/tables`: a person's tables on all servers, and the tables of a server."""

from collections.abc import Sequence

from discord import app_commands

from bot.commands.descriptions import command_text
from bot.commands.game import choices_of_games
from bot.handlers.lists.here import STATUS_BY_STATE, ListFilters, show_here
from bot.handlers.lists.mine import WAITING, show_mine
from bot.handlers.lists.pages import ANY_WORD
from bot.handlers.services import services_of
from bot.ui.components import Interaction
from engine.registry import AnyGame, find_game

_WAITING_CHOICES = ("yes", "all")
"""The choices for listing tables: only those that wait for the person, or all."""


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return the group `/tables`: one's own tables, and those of a server."""
    commands = app_commands.Group(name="tables", description=command_text("command-tables"))

    @commands.command(name="mine", description=command_text("command-tables-mine"))
    @app_commands.describe(waiting=command_text("argument-waiting"))
    @app_commands.choices(
        waiting=[app_commands.Choice(name=command_text(f"waiting-{w}"), value=w) for w in _WAITING_CHOICES]
    )
    async def mine(interaction: Interaction, waiting: str = "all") -> None:
        await show_mine(services_of(interaction), interaction, words=(WAITING,) if waiting == "yes" else ())

    @commands.command(name="here", description=command_text("command-tables-here"))
    @app_commands.describe(game=command_text("argument-listed-game"), state=command_text("argument-listed-state"))
    @app_commands.choices(
        game=choices_of_games(games),
        state=[app_commands.Choice(name=command_text(f"listed-{state}"), value=state) for state in STATUS_BY_STATE],
    )
    async def here(interaction: Interaction, game: str | None = None, state: str = ANY_WORD) -> None:
        services = services_of(interaction)
        named = find_game(game, services.games).name if game is not None else ANY_WORD
        await show_here(services, interaction, ListFilters(named, state))

    return commands
