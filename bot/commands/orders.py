"""`/orders`: what a player answers in advance, privately."""

from collections.abc import Sequence

from discord import app_commands

from bot.commands.descriptions import described
from bot.commands.parsing import matching, recognise
from bot.gateway.errors import suggesting
from bot.handlers import orders
from bot.handlers.services import Desk
from bot.messages import orders as orders_words
from bot.model.pending import Order
from bot.tables.orders import NoSuchOrder, require
from bot.tables.registry import OpenTable
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.game import Refused, Standing

CHOICES = 25
"""How many suggestions Discord shows."""


def group(desk: Desk) -> app_commands.Group:
    """The commands of standing orders."""
    commands = app_commands.Group(name="orders", description=described("command-orders"), guild_only=True)
    _set(commands, desk)

    @commands.command(name="show", description=described("command-orders-show"))
    async def show(interaction: Interaction) -> None:
        await orders.show(desk, interaction, await _here(desk, interaction))

    @commands.command(name="clear", description=described("command-orders-clear"))
    @app_commands.describe(question=described("argument-order-question"))
    async def clear(interaction: Interaction, question: str | None = None) -> None:
        at = await _here(desk, interaction)
        one = None if question is None else _meant(at, await desk.voice(interaction, at), question)
        await desk.ordering.clear(at, interaction.user.id, None if one is None else one.name)
        await orders.show(desk, interaction, at)

    @clear.autocomplete("question")
    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(desk, interaction, "question", current)

    return commands


def _set(commands: app_commands.Group, desk: Desk) -> None:
    @commands.command(name="set", description=described("command-orders-set"))
    @app_commands.describe(
        question=described("argument-order-question"),
        answer=described("argument-order-answer"),
        about=described("argument-order-about"),
    )
    async def set_(interaction: Interaction, question: str, answer: str, about: str | None = None) -> None:
        at = await _here(desk, interaction)
        told = await desk.voice(interaction, at)
        one = _meant(at, told, question)
        said, scope = _word("answer", answer, one, told), _word("about", about or one.scopes[0], one, told)
        await desk.ordering.leave(at, Order(interaction.user.id, one.name, scope, said))
        await orders.show(desk, interaction, at)

    @set_.autocomplete("question")
    @suggesting
    async def suggest_question(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(desk, interaction, "question", current)

    @set_.autocomplete("answer")
    @suggesting
    async def suggest_answer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(desk, interaction, "answer", current)

    @set_.autocomplete("about")
    @suggesting
    async def suggest_about(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await _suggested(desk, interaction, "about", current)


async def _here(desk: Desk, interaction: Interaction) -> OpenTable:
    """The table in the channel. Raises unless whoever asks may order something there."""
    at = await desk.here(interaction)
    require(at, interaction.user.id)
    return at


async def _suggested(
    desk: Desk, interaction: Interaction, argument: str, current: str
) -> list[app_commands.Choice[str]]:
    """The words that may stand for an argument, after the question that was typed so far."""
    try:
        at = await _here(desk, interaction)
        told = await desk.voice(interaction, at)
        one = None if argument == "question" else _meant(at, told, interaction.namespace.question or "")
    except Refused:
        return []
    words = _offered(argument, one, at)
    pairs = matching(current, words, lambda word: _label(argument, word, told))
    return [app_commands.Choice(name=label[:100], value=word) for label, word in pairs[:CHOICES]]


def _offered(argument: str, one: Standing | None, at: OpenTable) -> Sequence[str]:
    if one is None:
        return [standing.name for standing in at.game.standing]
    return one.scopes if argument == "about" else one.answers


def _label(argument: str, word: str, told: Voice) -> str:
    """A word of an order as the reader knows it."""
    match argument:
        case "question":
            return told.say(f"standing-{word}")
        case "about":
            return told.say(f"standing-about-{word}")
    return orders_words.answered(told, word)


def _meant(at: OpenTable, told: Voice, typed: str) -> Standing:
    """The question that was typed. Raises NoSuchOrder."""
    name = recognise(typed, _offered("question", None, at), lambda word: _label("question", word, told))
    if name is None:
        raise NoSuchOrder(typed)
    return next(one for one in at.game.standing if one.name == name)


def _word(argument: str, typed: str, one: Standing, told: Voice) -> str:
    """What was typed for a question's argument. Raises NoSuchOrder."""
    known = one.scopes if argument == "about" else one.answers
    word = recognise(typed, known, lambda word: _label(argument, word, told))
    if word is None:
        raise NoSuchOrder(typed)
    return word
