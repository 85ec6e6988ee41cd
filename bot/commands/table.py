"""`/table`: what there is to do at a table besides playing."""

from discord import app_commands

from bot.commands.descriptions import described


def group() -> app_commands.Group:
    """The group, for each concern to add its commands to."""
    return app_commands.Group(name="table", description=described("command-table"), guild_only=True)
