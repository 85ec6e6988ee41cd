"""`/game new`: its arguments are the options of all games that can be played."""

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import discord
from discord import app_commands

from bot import orders, themes
from bot.commands.permissions import require
from bot.commands.wording import described
from bot.controls.answer import answer
from bot.controls.items import Interaction
from bot.desk import Desk
from bot.text.voice import LANGUAGES
from engine.game import Option, Refused
from engine.games import AnyGame, find

Choices: TypeAlias = Mapping[str, list[app_commands.Choice[str]]]

HOURS = {"off": 0, "6h": 6, "12h": 12, "24h": 24, "48h": 48}
"""The hours between two reminders, by their words."""

USUAL = "24h"


class NoSuchOption(Refused):
    """An option, or a choice of it, that the game does not have."""

    def __init__(self, game: str, option: str) -> None:
        super().__init__("no-such-option", ("game", game), ("option", option))


def new(desk: Desk) -> app_commands.Command[app_commands.Group, ..., None]:
    """The command that opens a table."""
    choices = _choices(desk.games)

    async def opened(
        interaction: Interaction,
        game: str,
        auto_end: str | None = None,
        language: str | None = None,
        reminders: str | None = None,
        theme: str | None = None,
        orders_delay: str | None = None,
        **typed: str | None,
    ) -> None:
        options = {name.replace("_", "-"): choice for name, choice in typed.items() if choice}
        require(interaction)
        hours = HOURS[reminders or USUAL]
        table = _Table(find(game, desk.games), options, auto_end != "off", language, hours, theme or themes.USUAL)
        table = replace(table, orders_delay=orders_delay or table.orders_delay)
        table.check()
        await _open(desk, interaction, table)

    opened.__name__ = opened.__qualname__ = "new"
    signature = _signature(choices)
    opened.__dict__["__signature__"] = signature
    opened.__annotations__ = {p.name: p.annotation for p in signature.parameters.values()}
    app_commands.describe(**_descriptions(desk.games))(opened)
    app_commands.rename(**{name: name.replace("_", "-") for name in choices if "_" in name})(opened)
    app_commands.choices(**choices)(opened)
    return app_commands.Command(name="new", description=described("command-game-new"), callback=opened)


def choices_of_games(games: Sequence[AnyGame]) -> list[app_commands.Choice[str]]:
    """All games, by their names in the reader's language."""
    return [app_commands.Choice(name=described("game-name", game.name), value=game.name) for game in games]


def _choices(games: Sequence[AnyGame]) -> Choices:
    """What each argument may be, by its name in Python."""
    choices = {
        "game": choices_of_games(games),
        "auto_end": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in ("on", "off")],
        "reminders": [app_commands.Choice(name=described(f"word-{word}"), value=word) for word in HOURS],
        "language": [app_commands.Choice(name=described(f"language-{code}"), value=code) for code in LANGUAGES],
        "theme": [app_commands.Choice(name=described(f"theme-{name}"), value=name) for name in themes.THEMES],
        "orders_delay": [
            app_commands.Choice(name=described(f"orders-delay-{delay}"), value=delay) for delay in orders.DELAYS
        ],
    }
    for game in games:
        for option in game.options:
            listed = choices.setdefault(_python(option.name), [])
            known = {choice.value for choice in listed}
            for word in option.choices:
                if word not in known:
                    listed.append(app_commands.Choice(name=described(f"word-{word}", game.name), value=word))
    return choices


def _descriptions(games: Sequence[AnyGame]) -> dict[str, app_commands.locale_str]:
    shared = ("game", "auto_end", "reminders", "language", "theme", "orders_delay")
    told = {name: described(f"argument-{name.replace('_', '-')}") for name in shared}
    for game in games:
        told |= {_python(option.name): described(_option(option), game.name) for option in game.options}
    return told


def _option(option: Option) -> str:
    return f"option-{option.name}-description"


def _signature(choices: Choices) -> inspect.Signature:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    for name in choices:
        default = inspect.Parameter.empty if name == "game" else None
        parameters.append(inspect.Parameter(name, kind, annotation=str, default=default))
    return inspect.Signature(parameters)


def _python(option: str) -> str:
    return option.replace("-", "_")


@dataclass(frozen=True, slots=True)
class _Table:
    """A table as it was asked for."""

    game: AnyGame
    options: dict[str, str]
    auto_end: bool
    language: str | None
    reminders: int
    theme: str
    orders_delay: str = next(iter(orders.DELAYS))

    def check(self) -> None:
        """Raise NoSuchOption for what the game does not have."""
        choices = {option.name: option.choices for option in self.game.options}
        for name, choice in self.options.items():
            if choice not in choices.get(name, ()):
                raise NoSuchOption(self.game.name, name)


async def _open(desk: Desk, interaction: Interaction, table: _Table) -> None:
    await desk.lobbies.create(
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        game=table.game,
        options=table.options,
        language=table.language or await desk.language(interaction),
        key=interaction.id,
        auto_end=table.auto_end,
        reminders=table.reminders,
        theme=table.theme,
        orders_delay=table.orders_delay,
    )
    await answer(interaction, (await desk.voice(interaction)).say("done-new"))
