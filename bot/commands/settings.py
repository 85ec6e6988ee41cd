"""`/settings`: how the bot talks with one person."""

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import TypeAlias
from zoneinfo import available_timezones

from discord import app_commands

from bot.commands import parsing
from bot.commands.descriptions import command_text, suggestions
from bot.commands.game_new import choices_of_games
from bot.handlers.respond import answer, suggesting
from bot.handlers.services import Services, services_of
from bot.model.errors import HalfQuiet, UnknownZone
from bot.model.person import QuietHours, clock_time
from bot.model.table import THEMES
from bot.text.typed_moves import plain
from bot.text.voice import LANGUAGES, Voice
from bot.ui.components import Interaction
from engine.registry import AnyGame, find

AUTOMATIC = "auto"
"""The choice of no language or theme: Discord's language of the person, or the table's theme."""

OFF = "off"

_SWITCH = ("on", "off")

Keep: TypeAlias = Callable[[int, bool], Awaitable[object]]
"""Stores whether a person, by their id, wants something."""

_FIRST = {"cs": ("Europe/Prague",), "fi": ("Europe/Helsinki",), "he": ("Asia/Jerusalem",)}
"""The zones that the readers of a language are likely to live in."""


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return `/settings`."""
    commands = app_commands.Group(name="settings", description=command_text("command-settings"))
    languages = [(code, command_text(f"language-{code}")) for code in (*LANGUAGES, AUTOMATIC)]

    @commands.command(name="language", description=command_text("command-settings-language"))
    @app_commands.describe(language=command_text("argument-language"))
    @app_commands.choices(language=[app_commands.Choice(name=name, value=code) for code, name in languages])
    async def language(interaction: Interaction, language: str) -> None:
        services = services_of(interaction)
        await services.people.speak(interaction.user.id, None if language == AUTOMATIC else language)
        voice = Voice(await services.language(interaction))
        await answer(interaction, voice.say("done-language", language=voice.say(f"language-{voice.language}")))

    _switch(commands, "dm", "argument-dm", lambda services: services.people.write_to)
    _switch(commands, "proposals", "argument-own-proposals", lambda services: services.people.propose_to)
    _switch(commands, "invitations", "argument-invitations", lambda services: services.people.let_invite)
    _switch(commands, "end", "argument-end", lambda services: services.people.end_for)
    _switch(commands, "signs", "argument-signs", lambda services: services.people.sign_for)
    _guide(commands, games)
    _quiet(commands)
    _theme(commands)
    _switch(commands, "stats", "argument-stats", lambda services: services.results.keep)
    return commands


def _switch(commands: app_commands.Group, name: str, about: str, keep: Callable[[Services], Keep]) -> None:
    """Add a setting that is on or off for a person. `about`: the entry that says what for."""

    @commands.command(name=name, description=command_text(f"command-settings-{name}"))
    @app_commands.rename(chosen=name)
    @app_commands.describe(chosen=command_text(about))
    @app_commands.choices(
        chosen=[app_commands.Choice(name=command_text(f"word-{word}"), value=word) for word in _SWITCH]
    )
    async def switch(interaction: Interaction, chosen: str) -> None:
        services = services_of(interaction)
        await keep(services)(interaction.user.id, chosen == "on")
        voice = await services.voice(interaction)
        await answer(interaction, voice.say(f"done-{name}-{chosen}", buttons=services.hand_buttons(voice)))


def _guide(commands: app_commands.Group, games: Sequence[AnyGame]) -> None:
    """Add `guide`: whether the questions of a game are explained to a person."""

    @commands.command(name="guide", description=command_text("command-settings-guide"))
    @app_commands.rename(chosen="guide")
    @app_commands.describe(game=command_text("argument-guided-game"), chosen=command_text("argument-guide"))
    @app_commands.choices(
        game=choices_of_games(games),
        chosen=[app_commands.Choice(name=command_text(f"word-{word}"), value=word) for word in _SWITCH],
    )
    async def guide(interaction: Interaction, game: str, chosen: str) -> None:
        services = services_of(interaction)
        await services.guides.keep(interaction.user.id, find(game, services.games).name, chosen == "on")
        await answer(interaction, (await services.voice(interaction)).say(f"guide-{chosen}"))


def _quiet(commands: app_commands.Group) -> None:
    """Add `quiet`: the hours in which a person is not pinged."""

    @commands.command(name="quiet", description=command_text("command-settings-quiet"))
    @app_commands.rename(starts="from", ends="to")
    @app_commands.describe(
        starts=command_text("argument-quiet-from"),
        ends=command_text("argument-quiet-to"),
        timezone=command_text("argument-timezone"),
    )
    async def quiet(
        interaction: Interaction, starts: str, ends: str | None = None, timezone: str | None = None
    ) -> None:
        services = services_of(interaction)
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
        off = app_commands.Choice(name=await _off(services_of(interaction), interaction), value=OFF)
        return [*_hours(current), off] if current else [off, *_hours(current)]

    @quiet.autocomplete("ends")
    @suggesting
    async def suggest_end(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return _hours(current)

    @quiet.autocomplete("timezone")
    @suggesting
    async def suggest_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        services = services_of(interaction)
        before = (await services.people.find(interaction.user.id)).quiet
        likely = (before.zone,) if before else _FIRST.get(await services.language(interaction), ())
        named = [name for name in dict.fromkeys((*likely, *zones())) if plain(current) in plain(name)]
        return suggestions((name, name) for name in named)


def _theme(commands: app_commands.Group) -> None:
    """Add `theme`: how pictures for one person are painted."""
    themes = [(name, command_text(f"theme-{name}")) for name in (*THEMES, AUTOMATIC)]

    @commands.command(name="theme", description=command_text("command-settings-theme"))
    @app_commands.describe(theme=command_text("argument-theme"))
    @app_commands.choices(theme=[app_commands.Choice(name=name, value=key) for key, name in themes])
    async def theme(interaction: Interaction, theme: str) -> None:
        services = services_of(interaction)
        await services.people.paint(interaction.user.id, None if theme == AUTOMATIC else theme)
        voice = await services.voice(interaction)
        await answer(interaction, voice.say("done-theme", theme=voice.say(f"theme-{theme}")))


@cache
def zones() -> tuple[str, ...]:
    """Return the IANA names of time zones, UTC first."""
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
    wanted = QuietHours(parsing.minute_of(starts), parsing.minute_of(ends), _zone(zone))
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
