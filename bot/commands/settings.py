"""The commands `/settings`: a person's choices of how the bot talks to them."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from discord import app_commands

from bot.commands import parsing
from bot.commands.descriptions import command_text, suggestions
from bot.commands.game import choices_of_games
from bot.handlers.respond import answer, safe_suggestions
from bot.handlers.services import Services, services_of
from bot.model.errors import DigestWithoutZone, IncompleteQuietHours
from bot.model.person import DailyDigest, Person, clock_time
from bot.model.quiet_hours import QuietHours
from bot.model.table import THEMES
from bot.text.typed_moves import plain_form
from bot.text.voice import LANGUAGES, Voice
from bot.ui.components import Interaction
from engine.registry import AnyGame, find_game

AUTOMATIC_CHOICE = "auto"
"""The choice that leaves language and theme open: the language of the person's Discord client, the theme of the
table."""

OFF_CHOICE = "off"

_SWITCH_CHOICES = ("on", "off")

StoreSetting: TypeAlias = Callable[[int, bool], Awaitable[object]]
"""A function that turns a setting of a person on or off. It takes the person's id and the new value."""

_LIKELY_ZONES = {"cs": ("Europe/Prague",), "fi": ("Europe/Helsinki",), "he": ("Asia/Jerusalem",)}
"""The time zones in which readers of a language are likely to live, suggested first."""


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return the group `/settings`, with a command for each setting of a person."""
    commands = app_commands.Group(name="settings", description=command_text("command-settings"))
    languages = [(code, command_text(f"language-{code}")) for code in (*LANGUAGES, AUTOMATIC_CHOICE)]

    @commands.command(name="language", description=command_text("command-settings-language"))
    @app_commands.describe(language=command_text("argument-language"))
    @app_commands.choices(language=[app_commands.Choice(name=name, value=code) for code, name in languages])
    async def language(interaction: Interaction, language: str) -> None:
        services = services_of(interaction)
        await services.people.set_language(interaction.user.id, None if language == AUTOMATIC_CHOICE else language)
        voice = Voice(await services.language_of(interaction))
        await answer(interaction, voice.say("done-language", language=voice.say(f"language-{voice.language}")))

    _add_switch(commands, "dm", "argument-dm", lambda services: services.people.set_direct_messages)
    _add_switch(commands, "proposals", "argument-own-proposals", lambda services: services.people.set_proposals)
    _add_switch(commands, "invitations", "argument-invitations", lambda services: services.people.set_invitable)
    _add_switch(commands, "end", "argument-end", lambda services: services.people.set_auto_end)
    _add_switch(commands, "signs", "argument-signs", lambda services: services.people.set_signs)
    _add_switch(commands, "next", "argument-next", lambda services: services.people.set_next_table)
    _add_guide(commands, games)
    _add_quiet(commands)
    _add_digest(commands)
    _add_theme(commands)
    _add_switch(commands, "stats", "argument-stats", lambda services: services.results.set_storing)
    return commands


def _add_switch(commands: app_commands.Group, name: str, about: str, keep: Callable[[Services], StoreSetting]) -> None:
    """Add a setting that a person turns on or off. `about`: the catalog entry that describes the setting. `keep`:
    stores it."""

    @commands.command(name=name, description=command_text(f"command-settings-{name}"))
    @app_commands.rename(chosen=name)
    @app_commands.describe(chosen=command_text(about))
    @app_commands.choices(
        chosen=[app_commands.Choice(name=command_text(f"word-{word}"), value=word) for word in _SWITCH_CHOICES]
    )
    async def switch(interaction: Interaction, chosen: str) -> None:
        services = services_of(interaction)
        await keep(services)(interaction.user.id, chosen == "on")
        voice = await services.voice_of(interaction)
        await answer(interaction, voice.say(f"done-{name}-{chosen}", buttons=services.hand_buttons(voice)))


def _add_guide(commands: app_commands.Group, games: Sequence[AnyGame]) -> None:
    """Add `guide`, which sets whether a game's questions are explained to a person."""

    @commands.command(name="guide", description=command_text("command-settings-guide"))
    @app_commands.rename(chosen="guide")
    @app_commands.describe(game=command_text("argument-guided-game"), chosen=command_text("argument-guide"))
    @app_commands.choices(
        game=choices_of_games(games),
        chosen=[app_commands.Choice(name=command_text(f"word-{word}"), value=word) for word in _SWITCH_CHOICES],
    )
    async def guide(interaction: Interaction, game: str, chosen: str) -> None:
        services = services_of(interaction)
        await services.guides.set_wanted(interaction.user.id, find_game(game, services.games).name, chosen == "on")
        await answer(interaction, (await services.voice_of(interaction)).say(f"guide-{chosen}"))


def _add_quiet(commands: app_commands.Group) -> None:
    """Add `quiet`, which sets daily hours without pings."""

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
        former_hours = (await services.people.find(interaction.user.id)).quiet
        new_hours = _hours_of(
            starts,
            ends,
            timezone or (former_hours.zone if former_hours else None),
            await _off_word(services, interaction),
        )
        await services.people.set_quiet_hours(interaction.user.id, new_hours)
        services.digests.reschedule(interaction.user.id)
        voice = await services.voice_of(interaction)
        if new_hours is None:
            await answer(interaction, voice.say("done-quiet-off"))
        else:
            hours = {"starts": clock_time(new_hours.starts), "ends": clock_time(new_hours.ends)}
            await answer(interaction, voice.say("done-quiet", **hours, zone=new_hours.zone))

    @quiet.autocomplete("starts")
    @safe_suggestions
    async def suggest_start(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _hours_or_off(interaction, current)

    @quiet.autocomplete("ends")
    @safe_suggestions
    async def suggest_end(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return _hour_choices(current)

    @quiet.autocomplete("timezone")
    @safe_suggestions
    async def suggest_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _zone_choices(interaction, current)


def _add_digest(commands: app_commands.Group) -> None:
    """Add `digest`, which sets the time of a daily message about the tables that wait for a person."""

    @commands.command(name="digest", description=command_text("command-settings-digest"))
    @app_commands.rename(clock="time")
    @app_commands.describe(clock=command_text("argument-digest"), timezone=command_text("argument-timezone"))
    async def digest(interaction: Interaction, clock: str, timezone: str | None = None) -> None:
        services = services_of(interaction)
        zone = timezone or _known_zone(await services.people.find(interaction.user.id))
        digest_time = _digest_of(clock, zone, await _off_word(services, interaction))
        await services.digests.set_time(interaction.user.id, digest_time)
        voice = await services.voice_of(interaction)
        if digest_time is None:
            await answer(interaction, voice.say("done-digest-off"))
        else:
            await answer(
                interaction, voice.say("done-digest", time=clock_time(digest_time.minute), zone=digest_time.zone)
            )

    @digest.autocomplete("clock")
    @safe_suggestions
    async def suggest_time(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _hours_or_off(interaction, current)

    @digest.autocomplete("timezone")
    @safe_suggestions
    async def suggest_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _zone_choices(interaction, current)


def _known_zone(person: Person) -> str | None:
    """Return the time zone in which a person has set quiet hours, or else their digest; None if neither is set."""
    return next((setting.zone for setting in (person.quiet, person.digest) if setting is not None), None)


def _digest_of(clock: str, zone: str | None, off: str) -> DailyDigest | None:
    """Return the requested time of the digest, or None to turn the digest off. Raises NotATimeOfDay, UnknownZone or
    DigestWithoutZone."""
    if plain_form(clock) in (OFF_CHOICE, plain_form(off)):
        return None
    minute = parsing.parse_time(clock)
    if zone is None:
        raise DigestWithoutZone
    return DailyDigest(minute, parsing.parse_zone(zone))


async def _hours_or_off(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return suggestions: the full hours that begin with the typed text, and the word that turns the setting off."""
    off = app_commands.Choice(name=await _off_word(services_of(interaction), interaction), value=OFF_CHOICE)
    return [*_hour_choices(current), off] if current else [off, *_hour_choices(current)]


async def _zone_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the time zones whose names contain the typed text, likely ones first."""
    services = services_of(interaction)
    known_zone = _known_zone(await services.people.find(interaction.user.id))
    likely = (known_zone,) if known_zone else _LIKELY_ZONES.get(await services.language_of(interaction), ())
    matching_zones = [
        name for name in dict.fromkeys((*likely, *parsing.time_zones())) if plain_form(current) in plain_form(name)
    ]
    return suggestions((name, name) for name in matching_zones)


def _add_theme(commands: app_commands.Group) -> None:
    """Add `theme`, which sets the theme of pictures for one person."""
    themes = [(name, command_text(f"theme-{name}")) for name in (*THEMES, AUTOMATIC_CHOICE)]

    @commands.command(name="theme", description=command_text("command-settings-theme"))
    @app_commands.describe(theme=command_text("argument-theme"))
    @app_commands.choices(theme=[app_commands.Choice(name=name, value=key) for key, name in themes])
    async def theme(interaction: Interaction, theme: str) -> None:
        services = services_of(interaction)
        await services.people.set_theme(interaction.user.id, None if theme == AUTOMATIC_CHOICE else theme)
        voice = await services.voice_of(interaction)
        await answer(interaction, voice.say("done-theme", theme=voice.say(f"theme-{theme}")))


async def _off_word(services: Services, interaction: Interaction) -> str:
    return (await services.voice_of(interaction)).word(OFF_CHOICE)


def _hours_of(starts: str, ends: str | None, zone: str | None, off: str) -> QuietHours | None:
    """Return the requested quiet hours, or None to turn them off. Raises NotATimeOfDay, UnknownZone or
    IncompleteQuietHours."""
    if plain_form(starts) in (OFF_CHOICE, plain_form(off)):
        return None
    if ends is None or zone is None:
        raise IncompleteQuietHours
    hours = QuietHours(parsing.parse_time(starts), parsing.parse_time(ends), parsing.parse_zone(zone))
    if hours.starts == hours.ends:
        raise IncompleteQuietHours
    return hours


def _hour_choices(current: str) -> list[app_commands.Choice[str]]:
    """Return the full hours that begin with the typed text."""
    hours = [clock_time(60 * hour) for hour in range(24)]
    return [
        app_commands.Choice(name=hour, value=hour) for hour in hours if hour.lstrip("0").startswith(current.lstrip("0"))
    ]
