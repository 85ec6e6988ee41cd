"""The services that commands and controls use, and the voice for the person of an interaction."""

from dataclasses import dataclass, field
from typing import Protocol, cast

import discord
from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.model.errors import NoTable, TablesElsewhere
from bot.model.person import Person
from bot.pictures import Pictures
from bot.runtime.deferred import DeferredAnswers
from bot.runtime.health import Health
from bot.tables.absence import Absences
from bot.tables.between.digests import Digests
from bot.tables.between.lobby_times import LobbyTimes
from bot.tables.between.open_lobbies import OpenLobbies
from bot.tables.between.waiting_tables import WaitingTables
from bot.tables.channels import Channels
from bot.tables.computer_players import ComputerPlayers
from bot.tables.guilds import Guilds
from bot.tables.leagues.leagues import Leagues
from bot.tables.leagues.seasons import Seasons
from bot.tables.live_table import LiveTable
from bot.tables.lobby import Lobbies, ThreadWaiters
from bot.tables.log_archiver import LogArchiver
from bot.tables.orders import StandingOrders
from bot.tables.panels import Panels, Presses
from bot.tables.people import People, WatchService
from bot.tables.preload import Preloader
from bot.tables.privacy import Privacy
from bot.tables.records import ImportedRecords
from bot.tables.results import Results
from bot.tables.schedule import Scheduler
from bot.tables.tables import Tables
from bot.tables.teaching.guides import Guides
from bot.tables.teaching.reviews import Reviews
from bot.tables.time.clocks import Clocks
from bot.tables.time.uptime import Uptime
from bot.tables.tryouts import Tryouts
from bot.tables.votes import Votes
from bot.text.seats import voice_at_table
from bot.text.signs import NO_SIGNS, Signs
from bot.text.voice import Voice, language_for
from engine.game import Refused
from engine.registry import AnyGame


@dataclass(frozen=True)
class Services:
    """The parts of the bot that need no connection to Discord.

    `games`: the games that can be played.
    `tables`: live tables.
    `lobbies`: opening, joining and starting tables.
    `open_lobbies`: calling players, and other changes of lobbies.
    `lobby_times`: when lobbies start or close automatically.
    `people`: the settings of people.
    `pictures`: painted pictures.
    `privacy`: export and deletion of a person's data.
    `absences`: who is away.
    `clocks`: the time for turns.
    `uptime`: outages, which no clock counts.
    `results`: who won which game, and ratings.
    `votes`: votes about seats and about the end of a game.
    `health`: the state of the bot.
    `watching`: who follows a table.
    `standing_orders`: answers in advance.
    `guilds`: settings and limits of servers.
    `imported_records`: records that people uploaded.
    `tryouts`: private games in which one person tries moves.
    `guides`: explanations in a first game.
    `panels`: the private message of each person and table.
    `deferred`: answers for which people are waiting.
    `scheduler`: events at a given time.
    `channels`: deleted channels and servers that the bot has left.
    `computers`: moves of computer players.
    `preloader`: opens the tables in play after a start.
    `archiver`: packs the logs of finished games.
    `waiting`: the tables that wait for each person.
    `digests`: each person's daily list of those tables.
    `reviews`: reviews of finished games.
    `seasons`: the calendar of leagues.
    `signs`: emojis in front of words.
    `openings`: tables that wait for their thread.
    `presses`: the newest press on each message.
    `advice`: proposals and notes.
    """

    games: tuple[AnyGame, ...]
    tables: Tables
    lobbies: Lobbies
    open_lobbies: OpenLobbies
    lobby_times: LobbyTimes
    people: People
    pictures: Pictures
    privacy: Privacy
    absences: Absences
    clocks: Clocks
    uptime: Uptime
    results: Results
    votes: Votes
    health: Health
    watching: WatchService
    standing_orders: StandingOrders
    guilds: Guilds
    imported_records: ImportedRecords
    tryouts: Tryouts
    guides: Guides
    panels: Panels
    deferred: DeferredAnswers
    scheduler: Scheduler
    channels: Channels
    computers: ComputerPlayers
    preloader: Preloader
    archiver: LogArchiver
    waiting: WaitingTables
    digests: Digests
    reviews: Reviews
    seasons: Seasons
    signs: Signs
    openings: ThreadWaiters = field(default_factory=ThreadWaiters)
    presses: Presses = field(default_factory=Presses)
    advice: Advice = field(default_factory=Advice)

    @property
    def leagues(self) -> Leagues:
        """Return the service through which people change leagues."""
        return self.seasons.leagues

    async def table_here(self, interaction: discord.Interaction[discord.Client]) -> LiveTable:
        """Return the table of the interaction's channel. Raises NoTable or TablesElsewhere."""
        channel = interaction.channel_id or 0
        try:
            return await self.tables.find_in_channel(channel)
        except NoTable:
            threads = await self.guilds.threads_with_tables(channel)
            if threads:
                raise TablesElsewhere(threads) from None
            raise

    async def language_of(self, interaction: discord.Interaction[discord.Client]) -> str:
        """Return the person's language: their choice, or else that of their Discord client
        (https://docs.discord.com/developers/reference#locales)."""
        client = language_for(str(interaction.locale))
        person = await self.people.update_client_language(interaction.user.id, client)
        return person.language or client

    async def voice_of(self, interaction: discord.Interaction[discord.Client], table: LiveTable | None = None) -> Voice:
        """Return the voice for the person, about `table` if there is one."""
        client = language_for(str(interaction.locale))
        person = await self.people.update_client_language(interaction.user.id, client)
        language = person.language or client
        if table is None:
            return Voice(language)
        row = table.row
        theme = person.theme or row.settings.theme
        return voice_at_table(language, row.game, row.roster, theme=theme, signs=self.signs_for(person))

    def signs_for(self, person: Person) -> Signs:
        """Return the emojis to show in front of words for a person, or none if they turned them off."""
        return self.signs if person.signs else NO_SIGNS

    async def voice_for(self, user: int, table: LiveTable) -> Voice:
        """Return the voice for a person about a table, when there is no interaction of that person."""
        person = await self.people.find(user)
        voice = voice_at_table(person.private_language or table.language, table.game.name, table.roster)
        theme = person.theme or table.row.settings.theme
        return replace(voice, theme=theme, signs=self.signs_for(person).in_theme(theme))

    def hand_buttons(self, voice: Voice) -> tuple[str, ...]:
        """Return the games' names for the hand button, without repetition, in bold."""
        names = (Voice(voice.language, game.name).say("button-hand") for game in self.games if game.has_hands)
        return tuple(dict.fromkeys(f"**{name}**" for name in names))

    async def visible_table(self, interaction: discord.Interaction[discord.Client], table: int) -> LiveTable | None:
        """Return the table that an interaction is about: number `table`, or the channel's table if it is 0. Return None
        if there is none."""
        try:
            return await self.tables.find(table) if table else await self.table_here(interaction)
        except Refused:
            return None


class BotClient(Protocol):
    """The parts of the client that commands use."""

    services: Services


def services_of(interaction: discord.Interaction[discord.Client]) -> Services:
    """Return the services of the client that received an interaction: all clients of a process share the same
    commands."""
    return cast("BotClient", interaction.client).services
