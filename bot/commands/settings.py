"""`/settings`: how the bot talks with one person."""

from discord import app_commands

from bot.commands import quiet, themes
from bot.commands.descriptions import described
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.text.voice import LANGUAGES, voice
from bot.ui.components import Interaction

AUTOMATIC = "auto"
"""Choosing no language: the one that Discord says the person uses."""


def group(services: Services) -> app_commands.Group:
    """The commands that change a person's settings."""
    commands = app_commands.Group(name="settings", description=described("command-settings"))
    languages = [(code, described(f"language-{code}")) for code in (*LANGUAGES, AUTOMATIC)]
    switches = [(word, described(f"word-{word}")) for word in ("on", "off")]

    @commands.command(name="language", description=described("command-settings-language"))
    @app_commands.describe(language=described("argument-language"))
    @app_commands.choices(language=[app_commands.Choice(name=name, value=code) for code, name in languages])
    async def language(interaction: Interaction, language: str) -> None:
        await services.people.speak(interaction.user.id, None if language == AUTOMATIC else language)
        told = voice(await services.language(interaction))
        await answer(interaction, told.say("done-language", language=told.say(f"language-{told.language}")))

    @commands.command(name="dm", description=described("command-settings-dm"))
    @app_commands.describe(dm=described("argument-dm"))
    @app_commands.choices(dm=[app_commands.Choice(name=name, value=word) for word, name in switches])
    async def dm(interaction: Interaction, dm: str) -> None:
        await services.people.write_to(interaction.user.id, dm == "on")
        voice = await services.voice(interaction)
        await answer(interaction, voice.say("done-dm-on" if dm == "on" else "done-dm-off"))

    @commands.command(name="proposals", description=described("command-settings-proposals"))
    @app_commands.describe(proposals=described("argument-own-proposals"))
    @app_commands.choices(proposals=[app_commands.Choice(name=name, value=word) for word, name in switches])
    async def proposals(interaction: Interaction, proposals: str) -> None:
        await services.people.propose_to(interaction.user.id, proposals == "on")
        voice = await services.voice(interaction)
        await answer(interaction, voice.say(f"done-proposals-{'on' if proposals == 'on' else 'off'}"))

    quiet.add(commands, services)
    themes.add(commands, services)
    return commands
