"""`/table away` and `/table back`: a player says when they cannot play."""

from datetime import date, timedelta

from babel.dates import format_date
from discord import app_commands

from bot.commands import dates
from bot.commands.descriptions import described
from bot.commands.parsing import plain
from bot.gateway.errors import suggesting
from bot.handlers.respond import answer
from bot.handlers.services import Desk
from bot.ui.components import Interaction
from engine.game import Refused

LONGEST = 60
"""Days that an absence may last: the others are waiting."""

CHOICES = 25
"""How many suggestions Discord shows."""


class NoAbsence(Refused):
    """Days that are over, the wrong way round or too many."""

    def __init__(self) -> None:
        super().__init__("no-absence", ("most", LONGEST))


def add(commands: app_commands.Group, desk: Desk) -> None:
    """Add both commands to `/table`."""

    @commands.command(name="away", description=described("command-table-away"))
    @app_commands.rename(first="from", last="to")
    @app_commands.describe(first=described("argument-away-from"), last=described("argument-away-to"))
    async def away(interaction: Interaction, first: str, last: str) -> None:
        at = await desk.here(interaction)
        zone = await _zone(desk, interaction)
        starts, ends = _days(first, last, dates.today(desk.days.now(), zone))
        ending = dates.begin(ends + timedelta(days=1), zone)
        await desk.days.leave(at, interaction.user.id, dates.begin(starts, zone), ending)
        await answer(interaction, (await desk.voice(interaction)).say("done-away"))

    @away.autocomplete("first")
    @away.autocomplete("last")
    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language = await desk.language(interaction)
        today = dates.today(desk.days.now(), await _zone(desk, interaction))
        named = [(format_date(day, "full", locale=language), day.isoformat()) for day in dates.coming(today, LONGEST)]
        meant = [(name, value) for name, value in named if plain(current) in (plain(name) + " " + plain(value))]
        return [app_commands.Choice(name=name, value=value) for name, value in meant[:CHOICES]]

    @commands.command(name="back", description=described("command-table-back"))
    async def back(interaction: Interaction) -> None:
        await desk.days.come_back(await desk.here(interaction), interaction.user.id)
        await answer(interaction, (await desk.voice(interaction)).say("done-back"))


async def _zone(desk: Desk, interaction: Interaction) -> str:
    """The time zone of who asks: that of their quiet hours."""
    quiet = (await desk.people.find(interaction.user.id)).quiet
    return quiet.zone if quiet else "UTC"


def _days(first: str, last: str, today: date) -> tuple[date, date]:
    """The first and the last day. Raises NoDate or NoAbsence."""
    starts = dates.day_of(first, today)
    ends = dates.day_of(last, today)
    if not max(starts, today) <= ends < max(starts, today) + timedelta(days=LONGEST):
        raise NoAbsence
    return starts, ends
