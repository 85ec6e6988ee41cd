"""`/game new`: its arguments are the options of all games that can be played, the same as what a server takes where
nothing is chosen."""

import inspect
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import discord
from discord import app_commands

from bot.commands.descriptions import described
from bot.handlers import lobby as opening
from bot.handlers.services import Services
from bot.messages.lobby import HOURS, SHARED, content_key
from bot.model import limits, orders, table
from bot.text.voice import LANGUAGES, Voice, choice_key
from bot.ui.components import Interaction
from engine.game import CONTENT, Option
from engine.games import AnyGame, find

Choices: TypeAlias = Mapping[str, list[app_commands.Choice[str]]]


def new(services: Services) -> app_commands.Command[app_commands.Group, ..., None]:
    """Return `/game new`."""
    every = {"game": choices_of_games(services.games), **option_choices(services.games)}
    choices = dict(list(every.items())[: limits.ARGUMENTS])
    texts = {name: text for name, text in option_descriptions(services.games).items() if name in choices}

    async def opened(interaction: Interaction, game: str | None = None, **typed: str | None) -> None:
        given = {name.replace("_", "-"): choice for name, choice in typed.items() if choice}
        if game is None:
            await opening.ask(services, interaction, given)
        else:
            await opening.open_table(services, interaction, find(game, services.games), given, interaction.id)

    opened.__name__ = opened.__qualname__ = "new"
    signature = command_signature(list(choices), {})
    opened.__dict__["__signature__"] = signature
    opened.__annotations__ = {p.name: p.annotation for p in signature.parameters.values()}
    app_commands.describe(game=described("argument-game"), **texts)(opened)
    app_commands.rename(**{name: name.replace("_", "-") for name in choices if "_" in name})(opened)
    app_commands.choices(**choices)(opened)
    return app_commands.Command(name="new", description=described("command-game-new"), callback=opened)


def choices_of_games(games: Sequence[AnyGame]) -> list[app_commands.Choice[str]]:
    """Return the games as choices, by their names in the reader's language."""
    return [app_commands.Choice(name=described("game-name", game.name), value=game.name) for game in games]


def option_choices(games: Sequence[AnyGame]) -> Choices:
    """Return the choices of each argument, by its name in Python."""
    found = {
        "auto_end": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in ("on", "off")],
        "reminders": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in HOURS],
        "language": [app_commands.Choice(name=described(f"language-{code}"), value=code) for code in LANGUAGES],
        "theme": [app_commands.Choice(name=described(f"theme-{name}"), value=name) for name in table.THEMES],
        "orders_delay": [
            app_commands.Choice(name=described(f"orders-delay-{delay}"), value=delay) for delay in orders.DELAYS
        ],
        "proposals": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in ("on", "off")],
    }
    for game in games:
        for option in _choosable(game):
            listed = found.setdefault(python(option.name), [])
            known = {choice.value for choice in listed}
            for word in option.choices:
                if word not in known:
                    listed.append(app_commands.Choice(name=_named(option, word, game), value=word))
    return found


def _choosable(game: AnyGame) -> list[Option]:
    """The options of a game that leave a choice."""
    return [option for option in game.options if option.open]


def _named(option: Option, word: str, game: AnyGame) -> str | app_commands.locale_str:
    if option.name == CONTENT:
        return described(content_key(word, [game]), content=word)
    if word.isdecimal():
        return word
    own = choice_key(option.name, word)
    return described(own if Voice("en", game.name).has(own) else f"word-{word}", game.name)


def option_descriptions(games: Sequence[AnyGame]) -> dict[str, app_commands.locale_str]:
    """Return the description of each argument, by its name in Python."""
    texts = {python(name): described(f"argument-{name}") for name in SHARED}
    for game in games:
        texts |= {python(option.name): _about(option, game) for option in _choosable(game)}
    return texts


def command_signature(
    names: Sequence[str], typed: Mapping[str, object], needed: Sequence[str] = ()
) -> inspect.Signature:
    """Return the signature of a command with arguments `names`. `typed`: their types, `str` for others. `needed`: those
    that may not be left out."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    for name in names:
        default = inspect.Parameter.empty if name in needed else None
        parameters.append(inspect.Parameter(name, kind, annotation=typed.get(name, str), default=default))
    return inspect.Signature(parameters)


def python(option: str) -> str:
    """Return the name of an option as an identifier."""
    return option.replace("-", "_")


def _about(option: Option, game: AnyGame) -> app_commands.locale_str:
    if option.name == CONTENT:
        return described("argument-content")
    return described(f"option-{option.name}-description", game.name)
