"""The commands `/league`: join or leave a league of this server, and see its standings; and `/admin league`, which
starts and stops a league."""

from collections.abc import Sequence
from typing import TypeAlias

import discord
from discord import app_commands

from bot.commands import game, typed_options
from bot.commands.descriptions import command_text
from bot.handlers import leagues
from bot.handlers.services import Services, services_of
from bot.model.errors import NotPermitted
from bot.model.league import League
from bot.ui.components import Interaction
from engine.registry import AnyGame, find_game

SeasonNumber: TypeAlias = app_commands.Range[int, 1, 999]
"""The number of a season."""


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return the group `/league`: join, leave and show a league."""
    commands = app_commands.Group(name="league", description=command_text("command-league"), guild_only=True)
    game_choices = game.choices_of_games(games)

    @commands.command(name="join", description=command_text("command-league-join"))
    @app_commands.describe(game=command_text("argument-league-game"))
    @app_commands.choices(game=game_choices)
    async def join(interaction: Interaction, game: str | None = None) -> None:
        services = services_of(interaction)
        await leagues.join(services, interaction, await _league(services, interaction, game))

    @commands.command(name="leave", description=command_text("command-league-leave"))
    @app_commands.describe(game=command_text("argument-league-game"))
    @app_commands.choices(game=game_choices)
    async def leave(interaction: Interaction, game: str | None = None) -> None:
        services = services_of(interaction)
        await leagues.leave(services, interaction, await _league(services, interaction, game))

    @commands.command(name="show", description=command_text("command-league-show"))
    @app_commands.describe(game=command_text("argument-league-game"), season=command_text("argument-league-season"))
    @app_commands.choices(game=game_choices)
    async def show(
        interaction: Interaction,
        game: str | None = None,
        season: SeasonNumber | None = None,
    ) -> None:
        services = services_of(interaction)
        await leagues.show(services, interaction, await _league(services, interaction, game), season)

    return commands


def admin_group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return `/admin league`, for members who may manage the server."""
    commands = app_commands.Group(name="league", description=command_text("command-admin-league"))
    game_choices = game.choices_of_games(games)
    _add_start(commands, games)

    @commands.command(name="stop", description=command_text("command-admin-league-stop"))
    @app_commands.describe(game=command_text("argument-league-game"))
    @app_commands.choices(game=game_choices)
    async def stop(interaction: Interaction, game: str | None = None) -> None:
        services = _require_manager(interaction)
        await leagues.stop(services, interaction, await _league(services, interaction, game))

    @commands.command(name="replace", description=command_text("command-admin-league-replace"))
    @app_commands.describe(
        by=command_text("argument-league-by"),
        player=command_text("argument-league-player"),
        game=command_text("argument-league-game"),
    )
    @app_commands.choices(game=game_choices)
    async def replace(
        interaction: Interaction, by: discord.User, player: discord.User | None = None, game: str | None = None
    ) -> None:
        services = _require_manager(interaction)
        league = await _league(services, interaction, game)
        await leagues.replace(services, interaction, league, player.id if player is not None else None, by)

    return commands


def _add_start(commands: app_commands.Group, games: Sequence[AnyGame]) -> None:
    @commands.command(name="start", description=command_text("command-admin-league-start"))
    @app_commands.describe(game=command_text("argument-game"), options=command_text("argument-options"))
    @app_commands.choices(game=game.choices_of_games(games))
    @app_commands.autocomplete(options=game.suggest_options)
    async def start(interaction: Interaction, game: str, options: str | None = None) -> None:
        services = _require_manager(interaction)
        played = find_game(game, services.games)
        await leagues.start(services, interaction, played, typed_options.read_options(options or "", [played]))


def _require_manager(interaction: Interaction) -> Services:
    """Return the services, if the member may manage the server. Raises NotPermitted."""
    if not interaction.permissions.manage_guild:
        raise NotPermitted("manage-guild")
    return services_of(interaction)


async def _league(services: Services, interaction: Interaction, game: str | None) -> League:
    return await services.leagues.find(interaction.guild_id or 0, game)
