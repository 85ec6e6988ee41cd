"""The commands for playing, built from the games' verbs: a group for each game with a command for each verb; `/move`,
which takes a whole move as one argument; and `/try`, which tries moves privately."""

import inspect
from collections.abc import Callable, Coroutine, Sequence
from typing import TypeAlias

import discord
from discord import app_commands

from bot.commands.descriptions import command_text, suggestions
from bot.commands.game import python_name
from bot.commands.parsing import match_move, match_word, matching_words
from bot.handlers import play, tryouts, typed_moves
from bot.handlers.choices import NextWords, next_words_of
from bot.handlers.respond import safe_suggestions
from bot.handlers.services import services_of
from bot.model import limits
from bot.model.errors import WrongGame
from bot.ui.components import Interaction
from engine.game import STOP, Refused, Verb, Words
from engine.registry import AnyGame

Command: TypeAlias = "app_commands.Command[app_commands.Group, ..., None]"
Completer: TypeAlias = Callable[[Interaction, str], Coroutine[None, None, list[app_commands.Choice[str]]]]


def group(game: AnyGame) -> app_commands.Group:
    """Return the group of commands of one game, such as `/tigris`, with a command for each verb."""
    description = command_text("command-play", game.name, group=game.name)
    commands = app_commands.Group(name=game.name, description=description, guild_only=True)
    inner: dict[str, app_commands.Group] = {}
    for verb in game.verbs:
        if verb.group and verb.group not in inner:
            about = command_text(f"command-play-{verb.group}", game.name)
            inner[verb.group] = app_commands.Group(name=verb.group, description=about, parent=commands)
        inner.get(verb.group, commands).add_command(_verb_command(game, verb))
    return commands


def _verb_command(game: AnyGame, verb: Verb) -> Command:
    async def typed(interaction: Interaction, **arguments: str | None) -> None:
        services = services_of(interaction)
        table = await services.table_here(interaction)
        if table.game.name != game.name:
            raise WrongGame(table.game.name)
        next_words = next_words_of(table, interaction.user.id)
        voice = await services.voice_of(interaction, table)
        words = match_move(verb.name, [text for text in arguments.values() if text], next_words, voice.word)
        await play.play(services, interaction, table, words, None, voice)

    typed.__name__ = typed.__qualname__ = verb.name
    names = {python_name(a.name): a.name for a in verb.arguments}
    typed.__annotations__ = {"interaction": discord.Interaction} | dict.fromkeys(names, str)
    typed.__dict__["__signature__"] = _verb_signature(verb)
    app_commands.describe(**{key: command_text(f"argument-{name}", game.name) for key, name in names.items()})(typed)
    app_commands.rename(**{key: name for key, name in names.items() if key != name})(typed)
    completers = {key: _make_completer(verb, place) for place, key in enumerate(names)}
    app_commands.autocomplete(**completers)(typed)
    description = command_text(f"verb-{verb.name}-description", game.name)
    return app_commands.Command(name=verb.name, description=description, callback=typed)


def _verb_signature(verb: Verb) -> inspect.Signature:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("interaction", kind, annotation=discord.Interaction)]
    for argument in verb.arguments:
        default = None if argument.optional else inspect.Parameter.empty
        parameters.append(inspect.Parameter(python_name(argument.name), kind, annotation=str, default=default))
    return inspect.Signature(parameters)


def _make_completer(verb: Verb, place: int) -> Completer:
    earlier_arguments = [argument.name for argument in verb.arguments[:place]]

    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        services = services_of(interaction)
        try:
            table = await services.table_here(interaction)
            next_words = next_words_of(table, interaction.user.id)
        except Refused:
            return []
        translate = (await services.voice_of(interaction, table)).word
        typed_words = [getattr(interaction.namespace, name, None) for name in earlier_arguments]
        words = _words_before(verb.name, [text for text in typed_words if text], next_words, translate)
        pairs = matching_words(current, [word for word in next_words(words) if word != STOP], translate)
        return suggestions(pairs)

    return suggest


def _words_before(verb: str, typed: Sequence[str], offered: NextWords, worded: Callable[[str], str]) -> Words:
    words: Words = (verb,)
    for text in typed:
        words = (*words, match_word(text, offered(words), worded) or text)
    return words


def try_command() -> app_commands.Command[app_commands.Group, ..., None]:
    """Return the command `/try`, which starts a tryout."""

    @app_commands.command(name="try", description=command_text("command-try"))
    @app_commands.guild_only()
    async def try_(interaction: Interaction) -> None:
        await tryouts.begin_tryout(services_of(interaction), interaction)

    return try_


def move_command() -> app_commands.Command[app_commands.Group, ..., None]:
    """Return the command `/move`, whose one argument is a whole move, typed freely."""

    @app_commands.command(name="move", description=command_text("command-move"))
    @app_commands.describe(move=command_text("argument-typed"))
    @app_commands.guild_only()
    async def move(interaction: Interaction, move: app_commands.Range[str, 1, limits.SUGGESTION_LENGTH]) -> None:
        services = services_of(interaction)
        table = await services.table_here(interaction)
        if typed_moves.is_undo(move):
            await play.undo(services, interaction, table, None)
            return
        voice = await services.voice_of(interaction, table)
        words = typed_moves.typed_move(table, interaction.user.id, move, voice)
        await play.play(services, interaction, table, words, None, voice)

    @move.autocomplete("move")
    @safe_suggestions
    async def suggest(interaction: discord.Interaction[discord.Client], current: str) -> list[app_commands.Choice[str]]:
        services = services_of(interaction)
        table = await services.table_here(interaction)
        voice = await services.voice_of(interaction, table)
        suggested = await typed_moves.suggest_moves(
            services, table, interaction.user.id, current, voice, limits.SUGGESTIONS_FOR_ARGUMENT
        )
        return suggestions(suggested)

    return move
