"""Finished games of a channel and its threads: find the one that a command names, and suggest them."""

from babel.dates import format_date
from discord import app_commands
from discord.utils import snowflake_time

from bot.commands.descriptions import suggestions
from bot.handlers.permissions import may_see, require_access
from bot.handlers.services import Services
from bot.model import limits
from bot.model.errors import NoTable
from bot.model.table import PastTable
from bot.tables.live_table import LiveTable
from bot.text.seats import voice_at_table
from bot.text.typed_moves import plain_form
from bot.ui.components import Interaction, cut_text

THIS_TABLE = "this"
"""The value that stands for the table of the current channel."""

_MAX_ID_DIGITS = 19
"""Maximum number of digits of an id that the store can search for."""


async def named_table(services: Services, interaction: Interaction, typed: str | None) -> LiveTable:
    """Return a past table by its number or label, or the channel's table if nothing was typed. Raises NoTable,
    including for a table in a channel that the person may not see."""
    label_or_id = plain_form(typed or THIS_TABLE)
    if label_or_id in (THIS_TABLE, plain_form(await _current_label(services, interaction))):
        return await services.table_here(interaction)
    if not (label_or_id.isdecimal() and len(label_or_id) < _MAX_ID_DIGITS):
        labels = await _labels(services, interaction)
        label_or_id = next((table_id for table_id, label in labels.items() if plain_form(label) == label_or_id), "")
    if not label_or_id:
        raise NoTable
    table = await services.tables.find(int(label_or_id))
    if table.status != "over":
        raise NoTable
    require_access(interaction, table)
    return table


async def suggest(services: Services, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return suggestions: the channel's table and its latest finished games, as far as they match the typed text."""
    labels = {THIS_TABLE: await _current_label(services, interaction), **await _labels(services, interaction)}
    return suggestions(
        (label, table_id) for table_id, label in labels.items() if plain_form(typed) in plain_form(label)
    )


async def _current_label(services: Services, interaction: Interaction) -> str:
    return (await services.voice_of(interaction)).say("past-this")


async def _labels(services: Services, interaction: Interaction) -> dict[str, str]:
    """Return the labels of the past games that the person may see by their numbers, the newest first."""
    language = await services.language_of(interaction)
    game_names = {game.name for game in services.games}
    past_games = await services.results.past_games(interaction.channel_id or 0)
    return {
        str(table.row.id): _label(table, language)
        for table in past_games
        if table.row.game in game_names and may_see(interaction, table.row)
    }


def _label(past: PastTable, language: str) -> str:
    row = past.row
    voice = voice_at_table(language, row.game, row.roster, markdown=False)
    day = format_date(snowflake_time(past.opened_by), "medium", locale=language)
    people = voice.people(range(len(row.roster.chairs)))
    return cut_text(
        voice.say("past-game", game=voice.say("game-name"), date=day, names=people), limits.SUGGESTION_LENGTH
    )
