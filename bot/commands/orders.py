"""`/orders`: what a player answers in advance, privately."""

from collections.abc import Sequence

from discord import app_commands

from bot.commands.descriptions import command_text, suggestions
from bot.commands.parsing import matching, recognise
from bot.handlers import orders
from bot.handlers.respond import suggesting
from bot.handlers.services import Services, services_of
from bot.messages import orders as orders_words
from bot.model.errors import NoSuchOrder
from bot.model.table import StandingOrder
from bot.tables.live_table import LiveTable
from bot.tables.orders import require
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.game import OrderQuestion, Refused


def group() -> app_commands.Group:
    """Return `/orders`."""
    commands = app_commands.Group(name="orders", description=command_text("command-orders"), guild_only=True)
    _set(commands)

    @commands.command(name="show", description=command_text("command-orders-show"))
    async def show(interaction: Interaction) -> None:
        services = services_of(interaction)
        await orders.show(services, interaction, await _here(services, interaction))

    @commands.command(name="clear", description=command_text("command-orders-clear"))
    @app_commands.describe(question=command_text("argument-order-question"))
    async def clear(interaction: Interaction, question: str | None = None) -> None:
        services = services_of(interaction)
        table = await _here(services, interaction)
        one = None if question is None else _meant(table, await services.voice(interaction, table), question)
        await services.standing_orders.clear(table, interaction.user.id, None if one is None else one.name)
        await orders.show(services, interaction, table)

    @clear.autocomplete("question")
    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(services_of(interaction), interaction, "question", current)

    return commands


def _set(commands: app_commands.Group) -> None:
    @commands.command(name="set", description=command_text("command-orders-set"))
    @app_commands.describe(
        question=command_text("argument-order-question"),
        answer=command_text("argument-order-answer"),
        about=command_text("argument-order-about"),
    )
    async def set_(interaction: Interaction, question: str, answer: str, about: str | None = None) -> None:
        services = services_of(interaction)
        table = await _here(services, interaction)
        voice = await services.voice(interaction, table)
        one = _meant(table, voice, question)
        said, scope = _word("answer", answer, one, voice), _word("about", about or one.scopes[0], one, voice)
        await services.standing_orders.leave(table, StandingOrder(interaction.user.id, one.name, scope, said))
        await orders.show(services, interaction, table)

    @set_.autocomplete("question")
    @suggesting
    async def suggest_question(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(services_of(interaction), interaction, "question", current)

    @set_.autocomplete("answer")
    @suggesting
    async def suggest_answer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(services_of(interaction), interaction, "answer", current)

    @set_.autocomplete("about")
    @suggesting
    async def suggest_about(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(services_of(interaction), interaction, "about", current)


async def _here(services: Services, interaction: Interaction) -> LiveTable:
    """Return the table in the channel. Raises where the person may give no standing orders there."""
    table = await services.here(interaction)
    require(table, interaction.user.id)
    return table


async def _suggested(
    services: Services, interaction: Interaction, argument: str, current: str
) -> list[app_commands.Choice[str]]:
    """The words that may stand for an argument, after the question that was typed so far."""
    try:
        table = await _here(services, interaction)
        voice = await services.voice(interaction, table)
        one = None if argument == "question" else _meant(table, voice, interaction.namespace.question or "")
    except Refused:
        return []
    words = _offered(argument, one, table)
    pairs = matching(current, words, lambda word: _label(argument, word, voice))
    return suggestions(pairs)


def _offered(argument: str, one: OrderQuestion | None, table: LiveTable) -> Sequence[str]:
    if one is None:
        return [standing.name for standing in table.game.standing]
    return one.scopes if argument == "about" else one.answers


def _label(argument: str, word: str, voice: Voice) -> str:
    """A word of an order as the reader knows it."""
    match argument:
        case "question":
            return voice.say(f"standing-{word}")
        case "about":
            return voice.say(f"standing-about-{word}")
    return orders_words.answer_text(voice, word)


def _meant(table: LiveTable, voice: Voice, typed: str) -> OrderQuestion:
    """The question that was typed. Raises NoSuchOrder."""
    name = recognise(typed, _offered("question", None, table), lambda word: _label("question", word, voice))
    if name is None:
        raise NoSuchOrder(typed)
    return next(one for one in table.game.standing if one.name == name)


def _word(argument: str, typed: str, one: OrderQuestion, voice: Voice) -> str:
    """What was typed for a question's argument. Raises NoSuchOrder."""
    known = one.scopes if argument == "about" else one.answers
    word = recognise(typed, known, lambda word: _label(argument, word, voice))
    if word is None:
        raise NoSuchOrder(typed)
    return word
