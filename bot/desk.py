"""The desk: what commands and controls reach for, and who is asking in which language."""

from dataclasses import dataclass, field, replace

import discord

from bot.album import Album
from bot.branches import Branches
from bot.cards import Cards
from bot.days import Days
from bot.health import Health
from bot.lobbies import Lobbies
from bot.members import Members
from bot.openings import Openings
from bot.ordering import Ordering
from bot.people import People
from bot.presses import Presses
from bot.privacy import Privacy
from bot.results import Results
from bot.servers import Servers
from bot.servers_rules import TablesElsewhere
from bot.tables import NoTable, OpenTable, Tables
from bot.tablets import Tablets
from bot.text.voice import Voice, language_for, voice
from bot.votes import Votes
from bot.watching import Watching
from engine.game import Refused
from engine.games import AnyGame


@dataclass
class Desk:
    """The parts of the bot that answer an interaction. `closing`: no new work is taken on."""

    games: tuple[AnyGame, ...]
    tables: Tables
    lobbies: Lobbies
    people: People
    cards: Cards
    album: Album
    privacy: Privacy
    days: Days
    results: Results
    votes: Votes
    health: Health
    watching: Watching
    ordering: Ordering
    servers: Servers
    tablets: Tablets
    members: Members
    closing: bool = False
    openings: Openings = field(default_factory=Openings)
    presses: Presses = field(default_factory=Presses)
    branches: Branches = field(default_factory=Branches)

    async def here(self, interaction: discord.Interaction[discord.Client]) -> OpenTable:
        """The table in the channel that was written in. Raises NoTable or TablesElsewhere."""
        channel = interaction.channel_id or 0
        try:
            return await self.tables.here(channel)
        except NoTable:
            threads = await self.servers.beneath(channel)
            if threads:
                raise TablesElsewhere(threads) from None
            raise

    async def language(self, interaction: discord.Interaction[discord.Client]) -> str:
        """The language of whoever asks: the one they chose, else their Discord's."""
        client = language_for(str(interaction.locale))
        person = await self.people.met(interaction.user.id, client)
        return person.language or client

    async def voice(self, interaction: discord.Interaction[discord.Client], at: OpenTable | None = None) -> Voice:
        """How to talk to whoever asks, about `at` if there is a table."""
        language = await self.language(interaction)
        if at is None:
            return voice(language)
        person = await self.people.find(interaction.user.id)
        return replace(voice(language, at.game.name, at.roster.names), theme=person.theme or at.row.theme)

    async def seen(self, interaction: discord.Interaction[discord.Client], table: int) -> OpenTable | None:
        """The table that an interaction is about: number `table`, else the channel's, if there is any."""
        try:
            return await self.tables.find(table) if table else await self.here(interaction)
        except Refused:
            return None
