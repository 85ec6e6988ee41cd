"""All commands of a bot. They depend only on its games: each command takes the services from the client of its
interaction, so all clients of a process share the commands."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from cachetools import cached
from discord import app_commands

from bot.commands import admin, game, league, orders, play, settings, stats, table, tables
from bot.commands import help as help_commands
from engine.registry import AnyGame

Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"


@cached({})
def commands_of(games: tuple[AnyGame, ...]) -> Sequence[Command]:
    """Return all groups and commands of a bot with these games, a group for each game among them."""
    return (
        *map(play.group, games),
        game.group(games),
        table.group(),
        tables.group(games),
        settings.group(games),
        orders.group(),
        stats.group(),
        admin.group(games),
        league.group(games),
        help_commands.privacy_group(),
        *help_commands.commands(),
        play.try_command(),
        play.move_command(),
    )
