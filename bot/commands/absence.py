"""`/table away` and `/table back`: a player says when they cannot play."""

from datetime import date, timedelta

from babel.dates import format_date
from discord import app_commands

from bot.commands import dates
from bot.commands.descriptions import described
from bot.gateway.errors import suggesting
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.model.errors import NoAbsence
from bot.text.typed_moves import plain
from bot.ui.components import Interaction

LONGEST = 60
"""Days that an absence may last: the others are waiting."""

CHOICES = 25
"""How many suggestions Discord shows."""


def add(commands: app_commands.Group, services: Services) -> None:
    """Add both commands to `/table`."""

    @commands.command(name="away", description=described("command-table-away"))
    @app_commands.rename(first="from", last="to")
    @app_commands.describe(first=described("argument-away-from"), last=described("argument-away-to"))
    async def away(interaction: Interaction, first: str, last: str) -> None:
        table = await services.here(interaction)
        zone = await _zone(services, interaction)
        starts, ends = _days(first, last, dates.today(services.days.now(), zone))
        ending = dates.begin(ends + timedelta(days=1), zone)
        await services.days.leave(table, interaction.user.id, dates.begin(starts, zone), ending)
        await answer(interaction, (await services.voice(interaction)).say("done-away"))

    @away.autocomplete("first")
    @away.autocomplete("last")
    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language = await services.language(interaction)
        today = dates.today(services.days.now(), await _zone(services, interaction))
        named = [(format_date(day, "full", locale=language), day.isoformat()) for day in dates.coming(today, LONGEST)]
        meant = [(name, value) for name, value in named if plain(current) in (plain(name) + " " + plain(value))]
        return [app_commands.Choice(name=name, value=value) for name, value in meant[:CHOICES]]

    @commands.command(name="back", description=described("command-table-back"))
    async def back(interaction: Interaction) -> None:
        await services.days.come_back(await services.here(interaction), interaction.user.id)
        await answer(interaction, (await services.voice(interaction)).say("done-back"))


async def _zone(services: Services, interaction: Interaction) -> str:
    """The time zone of who asks: that of their quiet hours."""
    quiet = (await services.people.find(interaction.user.id)).quiet
    return quiet.zone if quiet else "UTC"


def _days(first: str, last: str, today: date) -> tuple[date, date]:
    """The first and the last day. Raises NoDate or NoAbsence."""
    starts = dates.day_of(first, today)
    ends = dates.day_of(last, today)
    if not max(starts, today) <= ends < max(starts, today) + timedelta(days=LONGEST):
        raise NoAbsence(LONGEST)
    return starts, ends
