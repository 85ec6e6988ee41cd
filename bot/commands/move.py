"""`/move`: a whole move in one argument, for every game."""

import discord
from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers import play, typed_moves
from bot.handlers.respond import suggesting
from bot.handlers.services import Services
from bot.ui.components import Interaction

CHOICES = 25
"""Suggestions that Discord takes
(https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-autocomplete)."""


def command(services: Services) -> app_commands.Command[app_commands.Group, ..., None]:
    """Return `/move`."""

    @app_commands.command(name="move", description=described("command-move"))
    @app_commands.describe(move=described("argument-typed"))
    @app_commands.guild_only()
    async def move(interaction: Interaction, move: app_commands.Range[str, 1, 100]) -> None:
        table = await services.here(interaction)
        if typed_moves.is_undo(move):
            await play.undo(services, interaction, table, None)
            return
        voice = await services.voice(interaction, table)
        words = typed_moves.meant(table, interaction.user.id, move, voice)
        await play.play(services, interaction, table, words, None, voice)

    @move.autocomplete("move")
    @suggesting
    async def suggest(interaction: discord.Interaction[discord.Client], current: str) -> list[app_commands.Choice[str]]:
        table = await services.here(interaction)
        voice = await services.voice(interaction, table)
        found = await typed_moves.suggestions(services, table, interaction.user.id, current, voice, CHOICES)
        return [app_commands.Choice(name=label[:100], value=value) for label, value in found if len(value) <= 100]

    return move
