"""The commands `/game`: open a table, show it, leave it. The arguments of `new` are the options that all games share;
missing ones take the server's defaults. The options of a single game are typed in one argument, or chosen in the
lobby."""

import inspect
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import discord
from discord import app_commands

from bot.commands import past, typed_options
from bot.commands.descriptions import command_text, suggestions
from bot.handlers import history, lobby, new_table, play, show, votes
from bot.handlers.history import LAST_PAGE
from bot.handlers.respond import safe_suggestions
from bot.handlers.services import services_of
from bot.handlers.teaching import card
from bot.messages.lobby import REMINDER_HOURS, SHARED_OPTIONS
from bot.model import orders, table
from bot.model.pace import LATE_CHOICES, PACES
from bot.pictures import BOARD_PICTURE
from bot.text.voice import LANGUAGES
from bot.ui.components import Interaction
from engine.registry import AnyGame, find_game


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return the group `/game`: open, show and leave a table."""
    commands = app_commands.Group(name="game", description=command_text("command-game"), guild_only=True)
    commands.add_command(new_command(games))
    _add_views(commands, games)
    _add_leaving(commands)
    _replay(commands)
    return commands


def _add_views(commands: app_commands.Group, games: Sequence[AnyGame]) -> None:
    @commands.command(name="board", description=command_text("command-game-board"))
    @app_commands.describe(text=command_text("argument-text"), what=command_text("argument-show"))
    @app_commands.rename(what="show")
    async def board(interaction: Interaction, text: bool = False, what: str = BOARD_PICTURE) -> None:
        services = services_of(interaction)
        table = await services.table_here(interaction)
        if text:
            await show.board_in_words(services, interaction, table)
        else:
            value = await show.picture_value(services, interaction, table, what)
            await show.show_board(services, interaction, table, value)

    @board.autocomplete("what")
    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await show.suggest_pictures(services_of(interaction), interaction, current)

    @commands.command(name="hand", description=command_text("command-game-hand"))
    @app_commands.describe(text=command_text("argument-text"))
    async def hand(interaction: Interaction, text: bool = False) -> None:
        services = services_of(interaction)
        looked = show.hand_in_words if text else show.show_hand
        await looked(services, interaction, await services.table_here(interaction))

    @commands.command(name="card", description=command_text("command-game-card"))
    @app_commands.describe(component=command_text("argument-component"))
    @app_commands.rename(component="about")
    async def explained(interaction: Interaction, component: str) -> None:
        services = services_of(interaction)
        await card.show_component(services, interaction, await services.table_here(interaction), component)

    @explained.autocomplete("component")
    @safe_suggestions
    async def suggest_components(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return suggestions(await card.suggest_components(services_of(interaction), interaction, current))

    @commands.command(name="log", description=command_text("command-game-log"))
    @app_commands.describe(page=command_text("argument-page"))
    async def log(interaction: Interaction, page: app_commands.Range[int, 1] = LAST_PAGE) -> None:
        services = services_of(interaction)
        await history.show_log(services, interaction, await services.table_here(interaction), page)

    @commands.command(name="rules", description=command_text("command-game-rules"))
    @app_commands.describe(game=command_text("argument-rules-game"))
    @app_commands.choices(game=choices_of_games(games))
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        services = services_of(interaction)
        table = await services.visible_table(interaction, 0)
        await show.show_rules(services, interaction, game or (table.game.name if table else services.games[0].name), 1)


def _add_leaving(commands: app_commands.Group) -> None:
    @commands.command(name="undo", description=command_text("command-game-undo"))
    async def undo(interaction: Interaction) -> None:
        services = services_of(interaction)
        await play.undo(services, interaction, await services.table_here(interaction), None)

    @commands.command(name="leave", description=command_text("command-game-leave"))
    async def leave(interaction: Interaction) -> None:
        services = services_of(interaction)
        await lobby.ask_to_leave(services, interaction, await services.table_here(interaction))

    @commands.command(name="cancel", description=command_text("command-game-cancel"))
    async def cancel(interaction: Interaction) -> None:
        services = services_of(interaction)
        await votes.cancel_table(services, interaction, await services.table_here(interaction))


def _replay(commands: app_commands.Group) -> None:
    @commands.command(name="replay", description=command_text("command-game-replay"))
    @app_commands.describe(table=command_text("argument-table"), last=command_text("argument-last"))
    async def replay(interaction: Interaction, table: str | None = None, last: bool = False) -> None:
        services = services_of(interaction)
        shown_table = await past.named_table(services, interaction, table)
        await history.show_replay(services, interaction, shown_table, last=last)

    @replay.autocomplete("table")
    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await past.suggest(services_of(interaction), interaction, current)


ArgumentChoices: TypeAlias = Mapping[str, list[app_commands.Choice[str]]]


def new_command(games: Sequence[AnyGame]) -> app_commands.Command[app_commands.Group, ..., None]:
    """Return the command `/game new`, whose arguments are the options that all games share."""
    choices = {"game": choices_of_games(games), **table_choices(), "seats": _seat_choices(games)}

    async def opened(
        interaction: Interaction, game: str | None = None, options: str | None = None, **typed: str | None
    ) -> None:
        services = services_of(interaction)
        offered_games = [find_game(game, services.games)] if game else services.games
        choices = {name.replace("_", "-"): choice for name, choice in typed.items() if choice}
        choices |= typed_options.read_options(options or "", offered_games)
        if game is None:
            await new_table.ask_for_options(services, interaction, choices)
        else:
            await new_table.open_table(services, interaction, offered_games[0], choices, interaction.id, typed=True)

    opened.__name__ = opened.__qualname__ = "new"
    signature = command_signature(["game", "options", *table_choices(), "seats"], {})
    opened.__dict__["__signature__"] = signature
    opened.__annotations__ = {p.name: p.annotation for p in signature.parameters.values()}
    texts = {"game": command_text("argument-game"), "seats": command_text("argument-seats"), **table_descriptions()}
    app_commands.describe(**texts)(opened)
    app_commands.rename(**{name: name.replace("_", "-") for name in choices if "_" in name})(opened)
    app_commands.choices(**choices)(opened)
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name="new", description=command_text("command-game-new"), callback=opened
    )
    command.autocomplete("options")(suggest_options)
    return command


@safe_suggestions
async def suggest_options(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest options of the chosen game, or of all games if none is chosen, while they are typed."""
    services = services_of(interaction)
    game = getattr(interaction.namespace, "game", None)
    games = [played for played in services.games if played.name == game] or services.games
    return suggestions(typed_options.suggestions(current, games, await services.voice_of(interaction)))


def choices_of_games(games: Sequence[AnyGame]) -> list[app_commands.Choice[str]]:
    """Return the games as choices, by their names in the reader's language."""
    return [app_commands.Choice(name=command_text("game-name", game.name), value=game.name) for game in games]


def table_choices() -> ArgumentChoices:
    """Return the choices for the arguments that a table of any game has, by the Python name of the argument. The number
    of seats is not among them: it has no server default."""
    return {
        "auto_end": [app_commands.Choice(name=command_text(f"word-{word}"), value=word) for word in ("on", "off")],
        "reminders": [app_commands.Choice(name=command_text(f"word-{word}"), value=word) for word in REMINDER_HOURS],
        "language": [app_commands.Choice(name=command_text(f"language-{code}"), value=code) for code in LANGUAGES],
        "theme": [app_commands.Choice(name=command_text(f"theme-{name}"), value=name) for name in table.THEMES],
        "orders_delay": [
            app_commands.Choice(name=command_text(f"orders-delay-{delay}"), value=delay)
            for delay in orders.DELAY_SECONDS
        ],
        "proposals": [app_commands.Choice(name=command_text(f"word-{word}"), value=word) for word in ("on", "off")],
        "computers": [
            app_commands.Choice(name=command_text(f"computers-{level}"), value=level) for level in table.COMPUTER_LEVELS
        ],
        "start": [app_commands.Choice(name=command_text(f"start-{word}"), value=word) for word in table.START_CHOICES],
        "pace": [app_commands.Choice(name=command_text(f"pace-{pace}"), value=pace) for pace in PACES],
        "late": [app_commands.Choice(name=command_text(f"late-{late}"), value=late) for late in LATE_CHOICES],
    }


def _seat_choices(games: Sequence[AnyGame]) -> list[app_commands.Choice[str]]:
    """Return the numbers of seats that tables of these games can have, as choices."""
    numbers = sorted({seats for game in games for seats in game.seats if seats > 1})
    return [app_commands.Choice(name=str(number), value=str(number)) for number in numbers]


def table_descriptions() -> dict[str, app_commands.locale_str]:
    """Return the descriptions of the arguments that all games share, and of the typed options, by the Python name of
    the argument."""
    return {
        python_name(name): command_text(f"argument-{name}") for name in (*SHARED_OPTIONS, "options") if name != "seats"
    }


def command_signature(names: Sequence[str], typed: Mapping[str, object]) -> inspect.Signature:
    """Return the signature of a command with the optional arguments `names`. `typed`: the types of those that are not
    `str`."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    asked = inspect.Parameter("interaction", kind, annotation=discord.Interaction)
    given = (inspect.Parameter(name, kind, annotation=typed.get(name, str), default=None) for name in names)
    return inspect.Signature((asked, *given))


def python_name(option: str) -> str:
    """Return the name of an option as a Python identifier."""
    return option.replace("-", "_")
