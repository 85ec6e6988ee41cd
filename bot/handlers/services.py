"""The desk: what commands and controls reach for, and who is asking in which language."""

from dataclasses import dataclass, field, replace

import discord

from bot.handlers.choices import Advice
from bot.handlers.presses import Presses
from bot.model.errors import NoTable, TablesElsewhere
from bot.pictures import Pictures
from bot.runtime.health import Health
from bot.tables.absence import Absences
from bot.tables.guilds import Guilds
from bot.tables.live_table import LiveTable
from bot.tables.lobby import Lobbies
from bot.tables.openings import Openings
from bot.tables.orders import StandingOrders
from bot.tables.panels import Panels
from bot.tables.people import People
from bot.tables.privacy import Privacy
from bot.tables.records import ImportedRecords
from bot.tables.registry import Tables
from bot.tables.results import Results
from bot.tables.tryouts import Tryouts
from bot.tables.votes import Votes
from bot.tables.watching import Watching
from bot.text.voice import Voice, language_for, voice
from engine.game import Refused
from engine.games import AnyGame


@dataclass(frozen=True)
class Services:
    """The parts of the bot that answer an interaction."""

    games: tuple[AnyGame, ...]
    tables: Tables
    lobbies: Lobbies
    people: People
    pictures: Pictures
    privacy: Privacy
    absences: Absences
    results: Results
    votes: Votes
    health: Health
    watching: Watching
    standing_orders: StandingOrders
    guilds: Guilds
    imported_records: ImportedRecords
    tryouts: Tryouts
    panels: Panels
    openings: Openings = field(default_factory=Openings)
    presses: Presses = field(default_factory=Presses)
    advice: Advice = field(default_factory=Advice)

    async def here(self, interaction: discord.Interaction[discord.Client]) -> LiveTable:
        """The table in the channel that was written in. Raises NoTable or TablesElsewhere."""
        channel = interaction.channel_id or 0
        try:
            return await self.tables.here(channel)
        except NoTable:
            threads = await self.guilds.beneath(channel)
            if threads:
                raise TablesElsewhere(threads) from None
            raise

    async def language(self, interaction: discord.Interaction[discord.Client]) -> str:
        """The language of whoever asks: the one they chose, else their Discord's."""
        client = language_for(str(interaction.locale))
        person = await self.people.met(interaction.user.id, client)
        return person.language or client

    async def voice(self, interaction: discord.Interaction[discord.Client], table: LiveTable | None = None) -> Voice:
        """How to talk to whoever asks, about `at` if there is a table."""
        language = await self.language(interaction)
        if table is None:
            return voice(language)
        person = await self.people.find(interaction.user.id)
        return replace(
            voice(language, table.game.name, table.roster.names), theme=person.theme or table.row.settings.theme
        )

    async def seen(self, interaction: discord.Interaction[discord.Client], table: int) -> LiveTable | None:
        """The table that an interaction is about: number `table`, else the channel's, if there is any."""
        try:
            return await self.tables.find(table) if table else await self.here(interaction)
        except Refused:
            return None
