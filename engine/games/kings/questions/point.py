"""The question whether to bank a card from the hand for a point of its colour (6.2)."""

from engine.game import Facts, IllegalMove, OrderQuestion, Orders, Seat, SeatRef, Words
from engine.games.kingdoms.conflict import ANY_CONFLICT, NEVER
from engine.games.kings.draft import Draft
from engine.games.kings.pieces import COLOUR_WORDS
from engine.games.kings.questions import Answer, Question, Situation
from engine.games.kings.state import Point, State
from engine.games.kings.view import KingsView
from engine.kit.question import illegal_move
from engine.standing_orders import order_for

ALWAYS_BANK, ASK_EACH_TIME = "always", "ask"


class BankCard(Answer[Point, tuple[()]]):
    """Move a card of the point's colour from the hand to the seat's victory pile (6.2)."""

    name = "bank"
    reasons = ("nothing-to-bank",)
    events = ("point",)

    def is_possible(self, state: State, seat: Seat, task: Point) -> bool:
        return state.hands[seat][task.colour] > 0

    def play(self, draft: Draft, seat: Seat, task: Point, arguments: tuple[()]) -> None:
        draft.agenda.pop()
        draft.spend_pieces(seat, task.colour)
        draft.put_on_pile(seat, task.colour.card)
        draft.journal.report("point", who=SeatRef(seat), colour=task.colour.word, source=task.source)

    def refusal(self, state: State, seat: Seat, task: Point, arguments: tuple[()]) -> IllegalMove:
        return illegal_move("nothing-to-bank", "6.2", colour=task.colour.word)


class KeepCard(Answer[Point, tuple[()]]):
    """Keep the card in the hand and forgo the point."""

    name = "keep"
    events = ("point-kept",)

    def play(self, draft: Draft, seat: Seat, task: Point, arguments: tuple[()]) -> None:
        draft.agenda.pop()
        draft.journal.report("point-kept", who=SeatRef(seat), colour=task.colour.word, source=task.source)


class PointQuestion(Question[Point]):
    """Ask whether to bank a card or keep it."""

    task = Point
    kind = "point"
    private = True
    answers = (BankCard(), KeepCard())
    standing = (
        OrderQuestion(
            "point",
            (ANY_CONFLICT, *COLOUR_WORDS),
            (ALWAYS_BANK, NEVER, ASK_EACH_TIME),
            default_answer=ALWAYS_BANK,
            prompt=True,
        ),
    )

    def active_seat(self, situation: Situation, task: Point) -> Seat:
        return task.seat

    def facts(self, situation: Situation, task: Point) -> Facts:
        return (("colour", task.colour.word), ("source", task.source))

    def standing_answer(self, view: KingsView, task: Point, orders: Orders) -> Words | None:
        order = order_for(orders, "point", task.colour.word, ANY_CONFLICT)
        if order in ("", ASK_EACH_TIME):
            return None
        return ("bank",) if order == ALWAYS_BANK and view.hand and view.hand[task.colour] else ("keep",)
