"""`/game new`: its arguments are the options of all games that can be played, the same as what a server takes where
nothing is chosen."""

import inspect
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import discord
from discord import app_commands

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
from bot.model.table import TablePlace, TableSettings
from bot.tables.live_table import LiveTable
from bot.text.voice import LANGUAGES, Voice, voice
from bot.ui.components import Interaction
from engine.game import CONTENT, Option
from engine.games import AnyGame, find

Choices: TypeAlias = Mapping[str, list[app_commands.Choice[str]]]

SHARED = ("auto-end", "reminders", "language", "theme", "orders-delay", "proposals")
"""What can be chosen for a table of any game."""

MOST = 25
"""How many arguments Discord lets a command have; options of the last games that do not fit keep their defaults."""

USUAL = "24h"
"""How often people are reminded where nothing else is chosen."""


def new(services: Services) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command that opens a table."""
    every = {"game": choices_of_games(services.games), **option_choices(services.games)}
    choices = dict(list(every.items())[:MOST])
    told = {name: text for name, text in option_descriptions(services.games).items() if name in choices}

    async def opened(interaction: Interaction, game: str, **typed: str | None) -> None:
        server = await services.guilds.find(interaction.guild_id or 0)
        admit(interaction, server)
        require(interaction, server)
        given = {name.replace("_", "-"): choice for name, choice in typed.items() if choice}
        wanted = find(game, services.games)
        settings = _wanted(wanted, given, server.defaults, await services.language(interaction))
        if _in_thread(interaction, server):
            await think(interaction)
        async with services.guilds.opening(server.guild, interaction.user.id):
            at = await _open(services, interaction, wanted, settings, server)
        await services.openings.settled(at)
        await answer(interaction, await _told(services, interaction, at))

    opened.__name__ = opened.__qualname__ = "new"
    signature = command_signature(list(choices), {}, ("game",))
    opened.__dict__["__signature__"] = signature
    opened.__annotations__ = {p.name: p.annotation for p in signature.parameters.values()}
    app_commands.describe(game=described("argument-game"), **told)(opened)
    app_commands.rename(**{name: name.replace("_", "-") for name in choices if "_" in name})(opened)
    app_commands.choices(**choices)(opened)
    return app_commands.Command(name="new", description=described("command-game-new"), callback=opened)


def _wanted(game: AnyGame, given: Mapping[str, str], defaults: Mapping[str, str], language: str) -> TableSettings:
    """What was given, else what the server takes. Raises NoSuchOption for what the game does not have."""
    choices = {option.name: option.choices for option in game.options}
    options = {name: choice for name, choice in defaults.items() if choice in choices.get(name, ())}
    for name, choice in given.items():
        if name not in SHARED:
            if choice not in choices.get(name, ()):
                raise NoSuchOption(game.name, name)
            options[name] = choice
    said = {**defaults, **given}
    return TableSettings(
        language=said.get("language", language),
        options=tuple(options.items()),
        auto_end=said.get("auto-end") != "off",
        reminders=HOURS[said.get("reminders", USUAL)],
        theme=said.get("theme", themes.USUAL),
        orders_delay=said.get("orders-delay", next(iter(orders.DELAYS))),
        proposals=said.get("proposals") != "off",
    )


def _in_thread(interaction: Interaction, server: GuildSettings) -> bool:
    """Whether the table gets a thread of its own."""
    return server.threads and isinstance(interaction.channel, discord.TextChannel)


async def _open(
    services: Services, interaction: Interaction, game: AnyGame, settings: TableSettings, server: GuildSettings
) -> LiveTable:
    channel, host = interaction.channel, interaction.user.display_name
    own = _in_thread(interaction, server)
    parent = channel.parent_id if isinstance(channel, discord.Thread) else (interaction.channel_id or 0) * own
    return await services.lobbies.create(
        game,
        TablePlace(interaction.guild_id or 0, interaction.channel_id or 0, parent),
        (interaction.user.id, host),
        settings,
        key=interaction.id,
        opening=threads.opening(game, host, settings.language) if own else None,
    )


async def _told(services: Services, interaction: Interaction, table: LiveTable) -> str:
    voice = await services.voice(interaction)
    if not table.row.placed:
        return voice.say("done-new-soon")
    elsewhere = table.channel != interaction.channel_id
    return voice.say("done-new-thread", link=link(table.channel)) if elsewhere else voice.say("done-new")


def choices_of_games(games: Sequence[AnyGame]) -> list[app_commands.Choice[str]]:
    """All games, by their names in the reader's language."""
    return [app_commands.Choice(name=described("game-name", game.name), value=game.name) for game in games]


def option_choices(games: Sequence[AnyGame]) -> Choices:
    """What each argument may be, by its name in Python."""
    found = {
        "auto_end": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in ("on", "off")],
        "reminders": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in HOURS],
        "language": [app_commands.Choice(name=described(f"language-{code}"), value=code) for code in LANGUAGES],
        "theme": [app_commands.Choice(name=described(f"theme-{name}"), value=name) for name in themes.THEMES],
        "orders_delay": [
            app_commands.Choice(name=described(f"orders-delay-{delay}"), value=delay) for delay in orders.DELAYS
        ],
        "proposals": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in ("on", "off")],
    }
    for game in games:
        for option in _choosable(game):
            listed = found.setdefault(python(option.name), [])
            known = {choice.value for choice in listed}
            for word in option.choices:
                if word not in known:
                    listed.append(app_commands.Choice(name=_named(option, word, game), value=word))
    return found


def _choosable(game: AnyGame) -> list[Option]:
    """The options of a game that leave a choice."""
    return [option for option in game.options if option.open]


def _named(option: Option, word: str, game: AnyGame) -> str | app_commands.locale_str:
    return word if option.name == CONTENT or word.isdecimal() else described(f"word-{word}", game.name)


def option_descriptions(games: Sequence[AnyGame]) -> dict[str, app_commands.locale_str]:
    """What each argument is about."""
    told = {python(name): described(f"argument-{name}") for name in SHARED}
    for game in games:
        told |= {python(option.name): _about(option, game) for option in _choosable(game)}
    return told


def chosen(voice: Voice, defaults: Mapping[str, str], games: Sequence[AnyGame]) -> list[str]:
    """Choices in the reader's words."""
    return [
        voice.say("lobby-option", option=_name(voice, name, games), choice=_choice(voice, name, word, games))
        for name, word in defaults.items()
    ]


def command_signature(
    names: Sequence[str], typed: Mapping[str, object], needed: Sequence[str] = ()
) -> inspect.Signature:
    """Of a command with these arguments: texts unless `typed` says otherwise, which may be left out unless `needed`."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    for name in names:
        default = inspect.Parameter.empty if name in needed else None
        parameters.append(inspect.Parameter(name, kind, annotation=typed.get(name, str), default=default))
    return inspect.Signature(parameters)


def python(option: str) -> str:
    """An option's name as Python writes it."""
    return option.replace("-", "_")


def _about(option: Option, game: AnyGame) -> app_commands.locale_str:
    if option.name == CONTENT:
        return described("argument-content")
    return described(f"option-{option.name}-description", game.name)


def _name(told: Voice, name: str, games: Sequence[AnyGame]) -> str:
    if name in (*SHARED, CONTENT):
        return told.say(f"choice-{name}")
    return voice(told.language, _having(name, games)).say(f"option-{name}")


def _choice(told: Voice, name: str, word: str, games: Sequence[AnyGame]) -> str:
    if name in ("language", "theme", "orders-delay"):
        return told.say(f"{name}-{word}")
    if name == CONTENT:
        return word
    return voice(told.language, None if name in SHARED else _having(name, games)).word(word)


def _having(option: str, games: Sequence[AnyGame]) -> str | None:
    """The first game with that option."""
    return next((game.name for game in games if any(one.name == option for one in game.options)), None)
