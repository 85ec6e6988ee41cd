"""PURE: what a player is told of their own orders; nobody else is told anything."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.messages import notices
from bot.messages.kinds import Outgoing, SendHand
from bot.model import orders
from bot.model.pending import HeldAnswer
from bot.model.person import Person
from bot.model.table import TableRecord
from bot.text.voice import Voice, voice
from engine.games import AnyGame
from engine.standing_orders import in_force


def noted(row: TableRecord, debts: Sequence[Outgoing], people: Mapping[int, Person]) -> tuple[Outgoing, ...]:
    """What is owed, with a line in each question of which the answer is held back."""
    held = {one.user: one for one in row.held if one.due is not None}
    return tuple(_noted(row, debt, held, people) if isinstance(debt, SendHand) else debt for debt in debts)


def listed(row: TableRecord, game: AnyGame, user: int, voice: Voice) -> list[str]:
    """What a person has ordered, and what is usual where they have not."""
    given = orders.left_by(row, user)
    force = in_force(game.standing, given)
    lines = []
    for one in game.standing:
        for about in one.scopes:
            if (one.name, about) in force:
                key = "orders-line" if (one.name, about) in given else "orders-line-usual"
                said = answered(voice, force[one.name, about])
                heading, scope = voice.say(f"standing-{one.name}"), voice.say(f"standing-about-{about}")
                lines.append(voice.say(key, question=heading, about=scope, answer=said))
    return lines


def answered(voice: Voice, answer: str) -> str:
    """An answer as the reader knows it; a numeral is worded by how many it is."""
    if answer.isdecimal():
        return voice.say("standing-answer-count", count=int(answer))
    return voice.say(f"standing-answer-{answer}")


def awaited(row: TableRecord, user: int, voice: Voice) -> list[str]:
    """When the question that a person is asked now is answered, and what they have said to it."""
    return [_when(voice, one) for one in row.held if one.user == user and one.due is not None]


def _when(voice: Voice, held: HeldAnswer) -> str:
    due = notices.ago(held.due or 0)
    if held.words:
        return voice.say("orders-noted", move=voice.sentence(held.words), due=due)
    return voice.say("orders-asked", due=due)


def _noted(row: TableRecord, ask: SendHand, held: Mapping[int, HeldAnswer], people: Mapping[int, Person]) -> SendHand:
    if ask.user not in held:
        return ask
    told = voice(people[ask.user].speaks or row.language, row.game, row.roster.names)
    return replace(ask, text=f"{ask.text}\n{_when(told, held[ask.user])}")
