"""`/game new`: its arguments are the options of all games that can be played."""

from collections.abc import Mapping
from dataclasses import dataclass

import discord
from discord import app_commands

from bot.commands import new_options
from bot.commands.descriptions import described
from bot.handlers.permissions import admit, require
from bot.handlers.respond import answer, think
from bot.handlers.services import Services
from bot.messages import threads
from bot.messages.lobby import HOURS
from bot.model import orders, themes
from bot.model.errors import NoSuchOption
from bot.model.guild import GuildSettings
from bot.model.mentions import link
from bot.tables.live_table import LiveTable
from bot.ui.components import Interaction
from engine.games import AnyGame, find

USUAL = "24h"
"""How often people are reminded where nothing else is chosen."""


def new(services: Services) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command that opens a table."""
    choices = {"game": new_options.choices_of_games(services.games), **new_options.choices(services.games)}

    async def opened(interaction: Interaction, game: str, **typed: str | None) -> None:
        server = await services.servers.find(interaction.guild_id or 0)
        admit(interaction, server)
        require(interaction, server)
        given = {name.replace("_", "-"): choice for name, choice in typed.items() if choice}
        table = _Table.wanted(find(game, services.games), given, server.defaults)
        if _in_thread(interaction, server):
            await think(interaction)
        async with services.servers.opening(server.guild, interaction.user.id):
            at = await _open(services, interaction, table, server)
        await services.openings.settled(at)
        await answer(interaction, await _told(services, interaction, at))

    opened.__name__ = opened.__qualname__ = "new"
    signature = new_options.signature(list(choices), {}, ("game",))
    opened.__dict__["__signature__"] = signature
    opened.__annotations__ = {p.name: p.annotation for p in signature.parameters.values()}
    app_commands.describe(game=described("argument-game"), **new_options.descriptions(services.games))(opened)
    app_commands.rename(**{name: name.replace("_", "-") for name in choices if "_" in name})(opened)
    app_commands.choices(**choices)(opened)
    return app_commands.Command(name="new", description=described("command-game-new"), callback=opened)


@dataclass(frozen=True, slots=True)
class _Table:
    """A table as it was asked for."""

    game: AnyGame
    options: dict[str, str]
    auto_end: bool
    language: str | None
    reminders: int
    theme: str
    orders_delay: str
    proposals: bool

    @classmethod
    def wanted(cls, game: AnyGame, given: Mapping[str, str], defaults: Mapping[str, str]) -> "_Table":
        """What was given, else what the server takes. Raises NoSuchOption for what the game does not have."""
        choices = {option.name: option.choices for option in game.options}
        options = {name: choice for name, choice in defaults.items() if choice in choices.get(name, ())}
        for name, choice in given.items():
            if name not in new_options.SHARED:
                if choice not in choices.get(name, ()):
                    raise NoSuchOption(game.name, name)
                options[name] = choice
        said = {**defaults, **given}
        hours, theme = HOURS[said.get("reminders", USUAL)], said.get("theme", themes.USUAL)
        delay = said.get("orders-delay", next(iter(orders.DELAYS)))
        switches = said.get("auto-end") != "off", said.get("proposals") != "off"
        return cls(game, options, switches[0], said.get("language"), hours, theme, delay, switches[1])


def _in_thread(interaction: Interaction, server: GuildSettings) -> bool:
    """Whether the table gets a thread of its own."""
    return server.threads and isinstance(interaction.channel, discord.TextChannel)


async def _open(services: Services, interaction: Interaction, table: _Table, server: GuildSettings) -> LiveTable:
    channel, host = interaction.channel, interaction.user.display_name
    language = table.language or await services.language(interaction)
    own = _in_thread(interaction, server)
    return await services.lobbies.create(
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        host=interaction.user.id,
        host_name=host,
        game=table.game,
        options=table.options,
        language=language,
        key=interaction.id,
        auto_end=table.auto_end,
        reminders=table.reminders,
        theme=table.theme,
        orders_delay=table.orders_delay,
        proposals=table.proposals,
        parent=channel.parent_id if isinstance(channel, discord.Thread) else (interaction.channel_id or 0) * own,
        opening=threads.opening(table.game, host, language) if own else None,
    )


async def _told(services: Services, interaction: Interaction, table: LiveTable) -> str:
    voice = await services.voice(interaction)
    if not table.row.placed:
        return voice.say("done-new-soon")
    elsewhere = table.channel != interaction.channel_id
    return voice.say("done-new-thread", link=link(table.channel)) if elsewhere else voice.say("done-new")
