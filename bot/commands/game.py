"""The commands `/game`: open a table, show it, leave it."""

from collections.abc import Sequence

from discord import app_commands

from bot.commands import past
from bot.commands.descriptions import command_text, suggestions
from bot.commands.game_new import choices_of_games, new_command
from bot.handlers import history, lobby, play, show, votes
from bot.handlers.history import LAST_PAGE
from bot.handlers.respond import safe_suggestions
from bot.handlers.services import services_of
from bot.handlers.teaching import card
from bot.pictures import BOARD
from bot.ui.components import Interaction
from engine.registry import AnyGame


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return `/game`."""
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
    async def board(interaction: Interaction, text: bool = False, what: str = BOARD) -> None:
        services = services_of(interaction)
        table = await services.here(interaction)
        if text:
            await show.board_in_words(services, interaction, table)
        else:
            await show.board(services, interaction, table, await show.value_of(services, interaction, table, what))

    @board.autocomplete("what")
    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await show.suggestions(services_of(interaction), interaction, current)

    @commands.command(name="hand", description=command_text("command-game-hand"))
    @app_commands.describe(text=command_text("argument-text"))
    async def hand(interaction: Interaction, text: bool = False) -> None:
        services = services_of(interaction)
        looked = show.hand_in_words if text else show.hand
        await looked(services, interaction, await services.here(interaction))

    @commands.command(name="card", description=command_text("command-game-card"))
    @app_commands.describe(component=command_text("argument-component"))
    @app_commands.rename(component="about")
    async def explained(interaction: Interaction, component: str) -> None:
        services = services_of(interaction)
        await card.show(services, interaction, await services.here(interaction), component)

    @explained.autocomplete("component")
    @safe_suggestions
    async def suggest_components(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return suggestions(await card.suggestions(services_of(interaction), interaction, current))

    @commands.command(name="log", description=command_text("command-game-log"))
    @app_commands.describe(page=command_text("argument-page"))
    async def log(interaction: Interaction, page: app_commands.Range[int, 1] = LAST_PAGE) -> None:
        services = services_of(interaction)
        await history.log(services, interaction, await services.here(interaction), page)

    @commands.command(name="rules", description=command_text("command-game-rules"))
    @app_commands.describe(game=command_text("argument-rules-game"))
    @app_commands.choices(game=choices_of_games(games))
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        services = services_of(interaction)
        table = await services.visible_table(interaction, 0)
        await show.rules(services, interaction, game or (table.game.name if table else services.games[0].name), 1)


def _add_leaving(commands: app_commands.Group) -> None:
    @commands.command(name="undo", description=command_text("command-game-undo"))
    async def undo(interaction: Interaction) -> None:
        services = services_of(interaction)
        await play.undo(services, interaction, await services.here(interaction), None)

    @commands.command(name="leave", description=command_text("command-game-leave"))
    async def leave(interaction: Interaction) -> None:
        services = services_of(interaction)
        await lobby.ask_to_leave(services, interaction, await services.here(interaction))

    @commands.command(name="cancel", description=command_text("command-game-cancel"))
    async def cancel(interaction: Interaction) -> None:
        services = services_of(interaction)
        await votes.cancel(services, interaction, await services.here(interaction))


def _replay(commands: app_commands.Group) -> None:
    @commands.command(name="replay", description=command_text("command-game-replay"))
    @app_commands.describe(table=command_text("argument-table"), last=command_text("argument-last"))
    async def replay(interaction: Interaction, table: str | None = None, last: bool = False) -> None:
        services = services_of(interaction)
        named = await past.named_table(services, interaction, table)
        await history.replay(services, interaction, named, last=last)

    @replay.autocomplete("table")
    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await past.suggest(services_of(interaction), interaction, current)
