"""Answers played for people: standing orders, after a delay that hides whether a person answered by hand; and moves
that need neither a choice nor a delay."""

import hashlib
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.model.table import HeldAnswer, StandingOrder, TableRecord
from engine.chance import Chance
from engine.game import Decision, Orders, Seat, Words
from engine.moves import is_offered
from engine.registry import AnyGame
from engine.replay import Fold
from engine.standing_orders import open_question, orders_in_force
from engine.table import Change

DELAY_SECONDS: Mapping[str, tuple[int, int]] = {
    "2-10": (120, 600),
    "1-3": (60, 180),
    "10-30": (600, 1800),
    "none": (0, 0),
}
"""The minimum and maximum seconds before a question to a person with standing orders is answered, by choice. The usual
choice comes first."""


def orders_of(row: TableRecord, user: int) -> Orders:
    """Return the standing orders of a person at a table."""
    return {(order.question, order.about): order.answer for order in row.orders if order.user == user}


def with_order(row: TableRecord, order: StandingOrder) -> TableRecord:
    """Return the table with `order` added. It replaces an order for the same question and scope. If the answer to the
    current question was already due without being given, the question is held again."""
    replaced = (order.user, order.question, order.about)
    other_orders = [kept for kept in row.orders if (kept.user, kept.question, kept.about) != replaced]
    held = tuple(answer for answer in row.held if answer.user != order.user or answer.due is not None)
    return replace(row, orders=(*other_orders, order), held=held)


def without_orders(row: TableRecord, user: int, question: str | None) -> TableRecord:
    """Return the table without a person's orders for `question`, or without any of their orders if it is None."""
    return replace(
        row, orders=tuple(order for order in row.orders if order.user != user or question not in (None, order.question))
    )


def immediate_answer(game: AnyGame, row: TableRecord, fold: Fold[object]) -> tuple[Seat, Words] | None:
    """Return a seat and an answer that is played without delay, or None if there is none. Such an answer is either the
    only possible one, if players need not be given time to think and turns end automatically; or a standing order whose
    speed reveals nothing."""
    decision = fold.decision(game)
    if decision is not None and decision.prompt and row.settings.auto_end:
        return decision.seats[0], decision.automatic_move
    prompt = [question for question in game.standing if question.prompt]
    for seat in decision.seats if decision and prompt else ():
        user = row.roster.user_of(seat)
        if user is not None:
            words = game.standing_answer(game.view(fold.state, seat), orders_in_force(prompt, orders_of(row, user)))
            if words is not None:
                return seat, words
    return None


def with_held_answers(
    row: TableRecord,
    game: AnyGame,
    fold: Fold[object],
    same_question: Collection[Seat],
    seed: bytes,
    version: int,
    now: float,
) -> TableRecord:
    """Return the table with the held answers for its position. Seats in `same_question`, which are asked the same
    question as before, keep their times. For the others, the delay is drawn from the game's `seed`, so that nothing
    hidden influences it. `now`: seconds since the epoch."""
    if row.status != "open":
        return replace(row, orders=(), held=())
    row = replace(row, orders=tuple(order for order in row.orders if order.user in row.roster.users))
    former_answers = {(answer.seat, answer.user): answer for answer in row.held if answer.seat in same_question}
    decision = fold.decision(game)
    answers = []
    for seat in decision.seats if decision else ():
        user = row.roster.user_of(seat)
        if user is not None and (answer := former_answers.get((seat, user))):
            answers.append(answer)
        elif user is not None and _must_hold(row, game, fold.state, seat, user):
            answers.append(HeldAnswer(seat, user, now + _draw_delay(row, seed, version, seat)))
    return replace(row, held=tuple(answers))


def seats_with_same_question(
    before: Decision | None, after: Decision | None, change: Change[object]
) -> tuple[Seat, ...]:
    """Return the seats that are asked the same question after a change as before it."""
    if change.step is None or before is None or after is None or before.kind != after.kind:
        return ()
    moved = {entry.seat for entry in change.entries}
    return tuple(seat for seat in after.seats if seat in before.seats and seat not in moved)


def held_answer_times(row: TableRecord) -> tuple[float, ...]:
    """Return the times at which held answers are due, in seconds since the epoch."""
    return tuple(held.due for held in row.held if held.due is not None) if row.status == "open" else ()


def seats_with_due_answers(row: TableRecord, now: float) -> tuple[Seat, ...]:
    """Return the seats with held answers due at `now` or earlier."""
    ready = [held for held in row.held if held.due is not None and held.due <= now]
    return tuple(held.seat for held in ready) if row.status == "open" else ()


def is_answer_held(row: TableRecord, seat: Seat, now: float) -> bool:
    """Whether the answer of a seat is held and not yet due."""
    return any(held.seat == seat and held.due is not None and held.due > now for held in row.held)


def with_answer(row: TableRecord, seat: Seat, words: Words) -> TableRecord:
    """Return the table with an answer that the player on a seat gave by hand, to be played when it is due."""
    return replace(row, held=tuple(replace(held, words=words) if held.seat == seat else held for held in row.held))


def with_answer_passed(row: TableRecord, seat: Seat) -> TableRecord:
    """Return the table with a note that a seat's held answer was due but not given."""
    return replace(row, held=tuple(replace(held, due=None) if held.seat == seat else held for held in row.held))


def due_answer(row: TableRecord, game: AnyGame, state: object, seat: Seat) -> Words | None:
    """Return the answer of a seat whose time has come: the answer given by hand, or else by standing order. Return None
    if neither can be played."""
    held_answer = next((answer for answer in row.held if answer.seat == seat), None)
    if held_answer is None:
        return None
    by_order = game.standing_answer(
        game.view(state, seat), orders_in_force(game.standing, orders_of(row, held_answer.user))
    )
    return next(
        (words for words in (held_answer.words, by_order) if words and is_offered(game, state, seat, words)), None
    )


def _must_hold(row: TableRecord, game: AnyGame, state: object, seat: Seat, user: int) -> bool:
    """Whether to hold the answer of a person: they have a standing order for a kind of question whose answers are held,
    and are asked a question of such a kind. This does not depend on whether an order fits, nor on the hand, so the
    delay reveals nothing."""
    held_kinds = [question for question in game.standing if not question.prompt]
    if not orders_in_force(held_kinds, orders_of(row, user)):
        return False
    question = open_question(game, game.view(state, seat))
    return question is not None and not question.prompt


def _draw_delay(row: TableRecord, seed: bytes, version: int, seat: Seat) -> float:
    shortest, longest = DELAY_SECONDS[row.settings.orders_delay]
    drawn = Chance(hashlib.sha256(seed + f"orders {row.id} {version} {seat}".encode()).digest())
    return shortest + drawn.stream("delay").below(1000 * (longest - shortest) + 1) / 1000
