"""PURE: what a player is told of their own orders; nobody else is told anything."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.messages import notices
from bot.messages.kinds import Ask, Debt
from bot.model import orders
from bot.model.pending import Held
from bot.store.rows import TableRow
from bot.tables.people import Person
from bot.text.voice import Voice, voice
from engine.games import AnyGame
from engine.standing_orders import in_force


def noted(row: TableRow, debts: Sequence[Debt], people: Mapping[int, Person]) -> tuple[Debt, ...]:
    """What is owed, with a line in each question of which the answer is held back."""
    held = {one.user: one for one in row.held if one.due is not None}
    return tuple(_noted(row, debt, held, people) if isinstance(debt, Ask) else debt for debt in debts)


def listed(row: TableRow, game: AnyGame, user: int, told: Voice) -> list[str]:
    """What a person has ordered, and what is usual where they have not."""
    given = orders.left_by(row, user)
    force = in_force(game.standing, given)
    lines = []
    for one in game.standing:
        for about in one.scopes:
            if (one.name, about) in force:
                key = "orders-line" if (one.name, about) in given else "orders-line-usual"
                said = answered(told, force[one.name, about])
                heading, scope = told.say(f"standing-{one.name}"), told.say(f"standing-about-{about}")
                lines.append(told.say(key, question=heading, about=scope, answer=said))
    return lines


def answered(told: Voice, answer: str) -> str:
    """An answer as the reader knows it; a numeral is worded by how many it is."""
    if answer.isdecimal():
        return told.say("standing-answer-count", count=int(answer))
    return told.say(f"standing-answer-{answer}")


def awaited(row: TableRow, user: int, told: Voice) -> list[str]:
    """When the question that a person is asked now is answered, and what they have said to it."""
    return [_when(told, one) for one in row.held if one.user == user and one.due is not None]


def _when(told: Voice, held: Held) -> str:
    due = notices.ago(held.due or 0)
    if held.words:
        return told.say("orders-noted", move=told.sentence(held.words), due=due)
    return told.say("orders-asked", due=due)


def _noted(row: TableRow, ask: Ask, held: Mapping[int, Held], people: Mapping[int, Person]) -> Ask:
    if ask.user not in held:
        return ask
    told = voice(people[ask.user].speaks or row.language, row.game, row.roster.names)
    return replace(ask, text=f"{ask.text}\n{_when(told, held[ask.user])}")
