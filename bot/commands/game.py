"""`/game`: open a table, look at it, leave it."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.commands.game_new import new
from bot.commands.new_options import choices_of_games
from bot.handlers import described as twin
from bot.handlers import play, show
from bot.handlers.respond import answer
from bot.handlers.services import Desk
from bot.ui.components import Interaction


def group(desk: Desk) -> app_commands.Group:
    """The commands of a table."""
    commands = app_commands.Group(name="game", description=described("command-game"), guild_only=True)
    commands.add_command(new(desk))
    _looking(commands, desk)
    _leaving(commands, desk)
    return commands


def _looking(commands: app_commands.Group, desk: Desk) -> None:
    @commands.command(name="board", description=described("command-game-board"))
    @app_commands.describe(text=described("argument-text"))
    async def board(interaction: Interaction, text: bool = False) -> None:
        looked = twin.board if text else show.board
        await looked(desk, interaction, await desk.here(interaction))

    @commands.command(name="hand", description=described("command-game-hand"))
    @app_commands.describe(text=described("argument-text"))
    async def hand(interaction: Interaction, text: bool = False) -> None:
        looked = twin.hand if text else show.hand
        await looked(desk, interaction, await desk.here(interaction))

    @commands.command(name="log", description=described("command-game-log"))
    async def log(interaction: Interaction) -> None:
        await show.log(desk, interaction, await desk.here(interaction))

    @commands.command(name="rules", description=described("command-game-rules"))
    @app_commands.describe(game=described("argument-game"))
    @app_commands.choices(game=choices_of_games(desk.games))
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        at = await desk.seen(interaction, 0)
        await show.rules(desk, interaction, game or (at.game.name if at else desk.games[0].name), 1)


def _leaving(commands: app_commands.Group, desk: Desk) -> None:
    @commands.command(name="undo", description=described("command-game-undo"))
    async def undo(interaction: Interaction) -> None:
        await play.undo(desk, interaction, await desk.here(interaction), None)

    @commands.command(name="leave", description=described("command-game-leave"))
    async def leave(interaction: Interaction) -> None:
        at = await desk.here(interaction)
        await desk.lobbies.leave(at.id, interaction.user.id)
        await answer(interaction, (await desk.voice(interaction)).say("done-leave"))

    @commands.command(name="cancel", description=described("command-game-cancel"))
    async def cancel(interaction: Interaction) -> None:
        at = await desk.here(interaction)
        may_manage = interaction.permissions.manage_guild
        await desk.tables.cancel(at, interaction.user.id, may_manage, interaction.id)
        await answer(interaction, (await desk.voice(interaction)).say("done-cancel"))
