"""The commands `/orders`: a player's standing orders, set privately."""

from collections.abc import Sequence

from discord import app_commands

from bot.commands.descriptions import command_text, suggestions
from bot.commands.parsing import match_word, matching_words
from bot.handlers import orders
from bot.handlers.respond import safe_suggestions
from bot.handlers.services import Services, services_of
from bot.messages import orders as orders_words
from bot.model.errors import NoSuchOrder
from bot.model.table import StandingOrder
from bot.tables.live_table import LiveTable
from bot.tables.orders import require_orders_possible
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.game import OrderQuestion, Refused


def group() -> app_commands.Group:
    """Return the group `/orders`: set, show and clear standing orders."""
    commands = app_commands.Group(name="orders", description=command_text("command-orders"), guild_only=True)
    _set(commands)

    @commands.command(name="show", description=command_text("command-orders-show"))
    async def show(interaction: Interaction) -> None:
        services = services_of(interaction)
        await orders.show_orders(services, interaction, await _orders_table(services, interaction))

    @commands.command(name="clear", description=command_text("command-orders-clear"))
    @app_commands.describe(question=command_text("argument-order-question"))
    async def clear(interaction: Interaction, question: str | None = None) -> None:
        services = services_of(interaction)
        table = await _orders_table(services, interaction)
        order_question = (
            None if question is None else _typed_question(table, await services.voice_of(interaction, table), question)
        )
        await services.standing_orders.delete_orders(
            table, interaction.user.id, None if order_question is None else order_question.name
        )
        await orders.show_orders(services, interaction, table)

    @clear.autocomplete("question")
    @safe_suggestions
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggestions(services_of(interaction), interaction, "question", current)

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
        table = await _orders_table(services, interaction)
        voice = await services.voice_of(interaction, table)
        order_question = _typed_question(table, voice, question)
        chosen_answer, scope = (
            _word("answer", answer, order_question, voice),
            _word("about", about or order_question.scopes[0], order_question, voice),
        )
        await services.standing_orders.store_order(
            table, StandingOrder(interaction.user.id, order_question.name, scope, chosen_answer)
        )
        await orders.show_orders(services, interaction, table)

    @set_.autocomplete("question")
    @safe_suggestions
    async def suggest_question(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggestions(services_of(interaction), interaction, "question", current)

    @set_.autocomplete("answer")
    @safe_suggestions
    async def suggest_answer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggestions(services_of(interaction), interaction, "answer", current)

    @set_.autocomplete("about")
    @safe_suggestions
    async def suggest_about(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggestions(services_of(interaction), interaction, "about", current)


async def _orders_table(services: Services, interaction: Interaction) -> LiveTable:
    """Return the table in the channel. Raises Refused if the person may not give standing orders there."""
    table = await services.table_here(interaction)
    require_orders_possible(table, interaction.user.id)
    return table


async def _suggestions(
    services: Services, interaction: Interaction, argument: str, current: str
) -> list[app_commands.Choice[str]]:
    """Return suggestions for an argument, which may depend on the question typed in the same command."""
    try:
        table = await _orders_table(services, interaction)
        voice = await services.voice_of(interaction, table)
        order_question = (
            None if argument == "question" else _typed_question(table, voice, interaction.namespace.question or "")
        )
    except Refused:
        return []
    words = _offered_words(argument, order_question, table)
    pairs = matching_words(current, words, lambda word: _label(argument, word, voice))
    return suggestions(pairs)


def _offered_words(argument: str, question: OrderQuestion | None, table: LiveTable) -> Sequence[str]:
    if question is None:
        return [standing.name for standing in table.game.standing]
    return question.scopes if argument == "about" else question.answers


def _label(argument: str, word: str, voice: Voice) -> str:
    """Return the label of a question, scope or answer of a standing order in the reader's language."""
    match argument:
        case "question":
            return voice.say(f"standing-{word}")
        case "about":
            return voice.say(f"standing-about-{word}")
    return orders_words.answer_text(voice, word)


def _typed_question(table: LiveTable, voice: Voice, typed: str) -> OrderQuestion:
    """Return the question that a person typed. Raises NoSuchOrder."""
    name = match_word(typed, _offered_words("question", None, table), lambda word: _label("question", word, voice))
    if name is None:
        raise NoSuchOrder(typed)
    return next(standing for standing in table.game.standing if standing.name == name)


def _word(argument: str, typed: str, question: OrderQuestion, voice: Voice) -> str:
    """Return the scope or answer that a person typed for a question of standing orders. Raises NoSuchOrder."""
    words = question.scopes if argument == "about" else question.answers
    word = match_word(typed, words, lambda word: _label(argument, word, voice))
    if word is None:
        raise NoSuchOrder(typed)
    return word
