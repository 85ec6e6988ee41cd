"""`/settings quiet`: the hours in which a person is not pinged."""

from functools import cache
from zoneinfo import available_timezones

from discord import app_commands

from bot.commands import dates
from bot.commands.descriptions import described
from bot.gateway.errors import suggesting
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.model.errors import HalfQuiet, UnknownZone
from bot.model.quiet_hours import QuietHours, clock_time
from bot.text.typed_moves import plain
from bot.ui.components import Interaction

OFF = "off"
CHOICES = 25
"""How many suggestions Discord shows."""

_FIRST = {"cs": ("Europe/Prague",), "fi": ("Europe/Helsinki",), "he": ("Asia/Jerusalem",)}
"""The zones that the readers of a language are likely to live in."""


def add(commands: app_commands.Group, services: Services) -> None:
    """Add the command to `/settings`."""

    @commands.command(name="quiet", description=described("command-settings-quiet"))
    @app_commands.rename(starts="from", ends="to")
    @app_commands.describe(
        starts=described("argument-quiet-from"),
        ends=described("argument-quiet-to"),
        timezone=described("argument-timezone"),
    )
    async def quiet(
        interaction: Interaction, starts: str, ends: str | None = None, timezone: str | None = None
    ) -> None:
        before = (await services.people.find(interaction.user.id)).quiet
        wanted = _wanted(starts, ends, timezone or (before.zone if before else None), await _off(services, interaction))
        await services.people.leave_in_peace(interaction.user.id, wanted)
        voice = await services.voice(interaction)
        if wanted is None:
            await answer(interaction, voice.say("done-quiet-off"))
        else:
            hours = {"starts": clock_time(wanted.starts), "ends": clock_time(wanted.ends)}
            await answer(interaction, voice.say("done-quiet", **hours, zone=wanted.zone))

    @quiet.autocomplete("starts")
    @suggesting
    async def suggest_start(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        off = app_commands.Choice(name=await _off(services, interaction), value=OFF)
        return [*_hours(current), off] if current else [off, *_hours(current)]

    @quiet.autocomplete("ends")
    @suggesting
    async def suggest_end(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return _hours(current)

    @quiet.autocomplete("timezone")
    @suggesting
    async def suggest_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        before = (await services.people.find(interaction.user.id)).quiet
        likely = (before.zone,) if before else _FIRST.get(await services.language(interaction), ())
        named = [name for name in dict.fromkeys((*likely, *zones())) if plain(current) in plain(name)]
        return [app_commands.Choice(name=name, value=name) for name in named[:CHOICES]]


@cache
def zones() -> tuple[str, ...]:
    """The time zones by their places."""
    named = (name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/")))
    return ("UTC", *sorted(named))


async def _off(services: Services, interaction: Interaction) -> str:
    return (await services.voice(interaction)).word(OFF)


def _wanted(starts: str, ends: str | None, zone: str | None, off: str) -> QuietHours | None:
    """The hours that were asked for; None: none. Raises NoTime, UnknownZone or HalfQuiet."""
    if plain(starts) in (OFF, plain(off)):
        return None
    if ends is None or zone is None:
        raise HalfQuiet
    wanted = QuietHours(dates.minute_of(starts), dates.minute_of(ends), _zone(zone))
    if wanted.starts == wanted.ends:
        raise HalfQuiet
    return wanted


def _zone(typed: str) -> str:
    """The zone that was meant, by its name or its place alone. Raises UnknownZone."""
    meant = plain(typed)
    found = [name for name in zones() if meant in (plain(name), plain(name.rpartition("/")[2]))]
    if len(found) != 1:
        raise UnknownZone(typed)
    return found[0]


def _hours(current: str) -> list[app_commands.Choice[str]]:
    """Whole hours that begin as typed."""
    hours = [clock_time(60 * hour) for hour in range(24)]
    return [
        app_commands.Choice(name=hour, value=hour) for hour in hours if hour.lstrip("0").startswith(current.lstrip("0"))
    ]
