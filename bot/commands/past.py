"""The games that are over in a channel and its threads: which one a command means, and what is suggested for it."""

from babel.dates import format_date
from discord import app_commands
from discord.utils import snowflake_time

from bot.commands.descriptions import suggestions
from bot.handlers.permissions import may_see, reach
from bot.handlers.services import Services
from bot.model import limits
from bot.model.errors import NoTable
from bot.model.table import PastTable
from bot.tables.live_table import LiveTable
from bot.text.seats import at_table
from bot.text.typed_moves import plain
from bot.ui.components import Interaction, cut

THIS = "this"
"""The value that stands for the table of the channel."""

_NUMBER = 19
"""Number of digits of the largest id that the store can search for."""


async def named_table(services: Services, interaction: Interaction, typed: str | None) -> LiveTable:
    """Return the table that was named: a past one by its number or its label, else the channel's. Raises NoTable, also
    for a table in a channel that the person may not see."""
    written = plain(typed or THIS)
    if written in (THIS, plain(await _this(services, interaction))):
        return await services.here(interaction)
    if not (written.isdecimal() and len(written) < _NUMBER):
        labels = await _labels(services, interaction)
        written = next((number for number, label in labels.items() if plain(label) == written), "")
    if not written:
        raise NoTable
    table = await services.tables.find(int(written))
    if table.status != "over":
        raise NoTable
    reach(interaction, table)
    return table


async def suggest(services: Services, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the table of the channel and the last games that are over there, of those that match what was typed."""
    labels = {THIS: await _this(services, interaction), **await _labels(services, interaction)}
    return suggestions((label, number) for number, label in labels.items() if plain(typed) in plain(label))


async def _this(services: Services, interaction: Interaction) -> str:
    return (await services.voice(interaction)).say("past-this")


async def _labels(services: Services, interaction: Interaction) -> dict[str, str]:
    """Return the numbers and labels of the past games that the person may see, the newest first."""
    language = await services.language(interaction)
    known = {game.name for game in services.games}
    past = await services.results.past(interaction.channel_id or 0)
    return {
        str(one.row.id): _label(one, language)
        for one in past
        if one.row.game in known and may_see(interaction, one.row)
    }


def _label(past: PastTable, language: str) -> str:
    row = past.row
    voice = at_table(language, row.game, row.roster, markdown=False)
    day = format_date(snowflake_time(past.opened_by), "medium", locale=language)
    people = voice.people(range(len(row.roster.chairs)))
    return cut(voice.say("past-game", game=voice.say("game-name"), date=day, names=people), limits.SUGGESTION)
