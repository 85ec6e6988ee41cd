"""`/table log`, `show`, `export` and `verify`, `/game replay`: what was played, to read, see, keep and check."""

from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers import history
from bot.handlers.services import Services
from bot.ui.components import Interaction

_LATEST = 10**6


def add_replay(commands: app_commands.Group, services: Services) -> None:
    """`/game replay`."""

    @commands.command(name="replay", description=described("command-game-replay"))
    async def replay(interaction: Interaction) -> None:
        await history.replay(services, interaction, await services.here(interaction))


def add(commands: app_commands.Group, services: Services) -> None:
    """The commands about a table's past."""

    @commands.command(name="log", description=described("command-table-log"))
    @app_commands.describe(page=described("argument-page"))
    async def log(interaction: Interaction, page: app_commands.Range[int, 1] = _LATEST) -> None:
        await history.log(services, interaction, await services.here(interaction), page)

    @commands.command(name="show", description=described("command-table-show"))
    @app_commands.describe(move=described("argument-move"))
    async def show(interaction: Interaction, move: app_commands.Range[int, 0]) -> None:
        await history.show(services, interaction, await services.here(interaction), move)

    @commands.command(name="export", description=described("command-table-export"))
    async def export(interaction: Interaction) -> None:
        await history.export(services, interaction, await services.here(interaction))

    @commands.command(name="verify", description=described("command-table-verify"))
    async def verify(interaction: Interaction) -> None:
        await history.verify(services, interaction, await services.here(interaction))
