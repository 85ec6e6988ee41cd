"""A player's standing orders: show them privately, and set one from the message with the question."""

from bot.handlers.choices import seat_of
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import answer, send_notice
from bot.handlers.services import Services
from bot.messages import orders as orders_words
from bot.model import orders
from bot.model.errors import NothingToOrder
from bot.model.table import StandingOrder
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.components import Controls, Interaction, Menu
from bot.ui.custom_id import Address
from engine.game import Words
from engine.standing_orders import open_question


async def show_orders(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with all standing orders of the person at a table. Raises NotSeated."""
    await answer(interaction, orders_text(table, interaction.user.id, await services.voice_of(interaction, table)))


async def offer_order(services: Services, interaction: Interaction, table: LiveTable, custom: Words) -> None:
    """Ask for the standing order for questions like the current one. `custom`: the words of the menu's address and the
    chosen answer; if they name the question, its scope and the answer, the order is stored. Raises NotSeated or
    NothingToOrder."""
    if custom:
        question, about, word = custom
        await services.standing_orders.store_order(table, StandingOrder(interaction.user.id, question, about, word))
        await show_orders(services, interaction, table)
        return
    order_question = open_question(table.game, table.game.view(table.state, seat_of(table, interaction.user.id)))
    if order_question is None:
        raise NothingToOrder
    voice = await services.voice_of(interaction, table)
    view = Controls()
    choices = [(word, orders_words.answer_text(voice, word)) for word in order_question.answers]
    view.add(
        Menu(
            Address(table.id, 0, "advance", (order_question.name, order_question.scopes[0])),
            choices,
            voice.say("pick-answer"),
        )
    )
    question = voice.say(f"standing-{order_question.name}")
    about = voice.say(f"standing-about-{order_question.scopes[0]}")
    await send_notice(interaction, voice.say("orders-offer", question=question, about=about), view)


def orders_text(table: LiveTable, user: int, voice: Voice) -> str:
    """Return a text with the standing orders of `user`, the delay of answers at the table, and the time of the answer
    that is due."""
    lines = orders_words.order_lines(table.row, table.game, user, voice) or [voice.say("orders-none")]
    lines += orders_words.held_answer_lines(table.row, user, voice)
    shortest, longest = (seconds // 60 for seconds in orders.DELAY_SECONDS[table.row.settings.orders_delay])
    delay = voice.say("orders-waited", least=shortest, most=longest) if longest else voice.say("orders-unwaited")
    return "\n".join([voice.say("orders-title"), *lines, delay])


@on("advance")
async def _handle_advance(press: PressedControl) -> None:
    press.require_valid(len(press.words) in (0, 3))
    await offer_order(press.services, press.interaction, await press.find_table(), press.words)
