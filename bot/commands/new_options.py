"""What can be chosen for a table: the same for `/game new` as for what a server takes where nothing is chosen."""

import inspect
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import discord
from discord import app_commands

from bot.commands.descriptions import described
from bot.messages.lobby import HOURS
from bot.model import orders, themes
from bot.text.voice import LANGUAGES, Voice, voice
from engine.game import Option
from engine.games import AnyGame

Choices: TypeAlias = Mapping[str, list[app_commands.Choice[str]]]

SHARED = ("auto-end", "reminders", "language", "theme", "orders-delay", "proposals")
"""What can be chosen for a table of any game."""


def choices_of_games(games: Sequence[AnyGame]) -> list[app_commands.Choice[str]]:
    """All games, by their names in the reader's language."""
    return [app_commands.Choice(name=described("game-name", game.name), value=game.name) for game in games]


def choices(games: Sequence[AnyGame]) -> Choices:
    """What each argument may be, by its name in Python."""
    found = {
        "auto_end": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in ("on", "off")],
        "reminders": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in HOURS],
        "language": [app_commands.Choice(name=described(f"language-{code}"), value=code) for code in LANGUAGES],
        "theme": [app_commands.Choice(name=described(f"theme-{name}"), value=name) for name in themes.THEMES],
        "orders_delay": [
            app_commands.Choice(name=described(f"orders-delay-{delay}"), value=delay) for delay in orders.DELAYS
        ],
        "proposals": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in ("on", "off")],
    }
    for game in games:
        for option in game.options:
            listed = found.setdefault(python(option.name), [])
            known = {choice.value for choice in listed}
            for word in option.choices:
                if word not in known:
                    listed.append(app_commands.Choice(name=described(f"word-{word}", game.name), value=word))
    return found


def descriptions(games: Sequence[AnyGame]) -> dict[str, app_commands.locale_str]:
    """What each argument is about."""
    told = {python(name): described(f"argument-{name}") for name in SHARED}
    for game in games:
        told |= {python(option.name): described(_option(option), game.name) for option in game.options}
    return told


def chosen(voice: Voice, defaults: Mapping[str, str], games: Sequence[AnyGame]) -> list[str]:
    """Choices in the reader's words."""
    return [
        voice.say("lobby-option", option=_name(voice, name, games), choice=_choice(voice, name, word, games))
        for name, word in defaults.items()
    ]


def signature(names: Sequence[str], typed: Mapping[str, object], needed: Sequence[str] = ()) -> inspect.Signature:
    """Of a command with these arguments: texts unless `typed` says otherwise, which may be left out unless `needed`."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    for name in names:
        default = inspect.Parameter.empty if name in needed else None
        parameters.append(inspect.Parameter(name, kind, annotation=typed.get(name, str), default=default))
    return inspect.Signature(parameters)


def python(option: str) -> str:
    """An option's name as Python writes it."""
    return option.replace("-", "_")


def _option(option: Option) -> str:
    return f"option-{option.name}-description"


def _name(told: Voice, name: str, games: Sequence[AnyGame]) -> str:
    if name in SHARED:
        return told.say(f"choice-{name}")
    return voice(told.language, _having(name, games)).say(f"option-{name}")


def _choice(told: Voice, name: str, word: str, games: Sequence[AnyGame]) -> str:
    if name in ("language", "theme", "orders-delay"):
        return told.say(f"{name}-{word}")
    return voice(told.language, None if name in SHARED else _having(name, games)).word(word)


def _having(option: str, games: Sequence[AnyGame]) -> str | None:
    """The first game with that option."""
    return next((game.name for game in games if any(one.name == option for one in game.options)), None)
