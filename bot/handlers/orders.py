"""A player's own orders, told privately, and leaving one from the message that asks the question."""

from bot.handlers.legal_words import seat_of
from bot.handlers.respond import answer, notice
from bot.handlers.services import Desk
from bot.messages import orders as orders_words
from bot.model import orders
from bot.model.pending import Order
from bot.tables.orders import NothingToOrder
from bot.tables.registry import OpenTable
from bot.text.voice import Voice
from bot.ui.components import Interaction, Menu, unwatched
from bot.ui.custom_id import Address
from engine.game import Words
from engine.standing_orders import asked


async def show(desk: Desk, interaction: Interaction, at: OpenTable) -> None:
    """All that whoever asks has ordered at a table. Raises NotSeated."""
    await answer(interaction, told(at, interaction.user.id, await desk.voice(interaction, at)))


async def offer(desk: Desk, interaction: Interaction, at: OpenTable, custom: Words) -> None:
    """Ask what is to be answered from now on to a question like the one that is asked; or (with words) note it."""
    if custom:
        question, about, said = custom
        await desk.ordering.leave(at, Order(interaction.user.id, question, about, said))
        await show(desk, interaction, at)
        return
    one = asked(at.game, at.game.view(at.table.fold.state, seat_of(at, interaction.user.id)))
    if one is None:
        raise NothingToOrder
    voice = await desk.voice(interaction, at)
    view = unwatched()
    choices = [(said, orders_words.answered(voice, said)) for said in one.answers]
    view.add_item(Menu(Address(at.id, 0, "advance", (one.name, one.scopes[0])), choices, voice.say("pick-answer")))
    question = voice.say(f"standing-{one.name}")
    about = voice.say(f"standing-about-{one.scopes[0]}")
    await notice(interaction, voice.say("orders-offer", question=question, about=about), view)


def told(at: OpenTable, user: int, voice: Voice) -> str:
    """What somebody has ordered, how it is played, and when the question of now is answered."""
    lines = orders_words.listed(at.row, at.game, user, voice) or [voice.say("orders-none")]
    lines += orders_words.awaited(at.row, user, voice)
    least, most = (seconds // 60 for seconds in orders.DELAYS[at.row.orders_delay])
    delay = voice.say("orders-waited", least=least, most=most) if most else voice.say("orders-unwaited")
    return "\n".join([voice.say("orders-title"), *lines, delay])
