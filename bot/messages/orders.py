"""Texts about a player's standing orders, which only that player sees."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.messages.outgoing import Outgoing, SendHand
from bot.model import orders
from bot.model.mentions import relative_time
from bot.model.person import Person
from bot.model.table import HeldAnswer, TableRecord
from bot.text.seats import voice_at_table
from bot.text.voice import Voice
from engine.registry import AnyGame
from engine.standing_orders import orders_in_force


def with_delay_lines(
    row: TableRecord, outgoing: Sequence[Outgoing], people: Mapping[int, Person]
) -> tuple[Outgoing, ...]:
    """Return the messages, with a line added to each question whose answer is held."""
    held_by_user = {held_answer.user: held_answer for held_answer in row.held if held_answer.due is not None}
    return tuple(
        _with_held_line(row, message, held_by_user, people) if isinstance(message, SendHand) else message
        for message in outgoing
    )


def order_lines(row: TableRecord, game: AnyGame, user: int, voice: Voice) -> list[str]:
    """Return a line for each standing order of a person, or the lines about the default answers."""
    own_orders = orders.orders_of(row, user)
    orders_by_question = orders_in_force(game.standing, own_orders)
    lines = []
    for question in game.standing:
        for about in question.scopes:
            if (question.name, about) in orders_by_question:
                key = "orders-line" if (question.name, about) in own_orders else "orders-line-usual"
                text = answer_text(voice, orders_by_question[question.name, about])
                heading, scope = voice.say(f"standing-{question.name}"), voice.say(f"standing-about-{about}")
                lines.append(voice.say(key, question=heading, about=scope, answer=text))
    return lines


def answer_text(voice: Voice, answer: str) -> str:
    """Return a standing answer in the reader's language. A number becomes an amount, such as "up to 2"."""
    if answer.isdecimal():
        return voice.say("standing-answer-count", count=int(answer))
    return voice.say(f"standing-answer-{answer}")


def held_answer_lines(row: TableRecord, user: int, voice: Voice) -> list[str]:
    """Return a line for each held answer of a person that is still to be played: the answer, and its time."""
    return [_held_line(voice, held) for held in row.held if held.user == user and held.due is not None]


def _held_line(voice: Voice, held: HeldAnswer) -> str:
    due = relative_time(held.due or 0)
    if held.words:
        return voice.say("orders-noted", move=voice.sentence(held.words), due=due)
    return voice.say("orders-asked", due=due)


def _with_held_line(
    row: TableRecord, ask: SendHand, held_by_user: Mapping[int, HeldAnswer], people: Mapping[int, Person]
) -> SendHand:
    if ask.user not in held_by_user:
        return ask
    voice = voice_at_table(people[ask.user].private_language or row.settings.language, row.game, row.roster)
    return replace(ask, text=f"{ask.text}\n{_held_line(voice, held_by_user[ask.user])}")
