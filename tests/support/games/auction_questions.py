"""The auction's questions: about a lot of value, and about a worthless one."""

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from engine.game import STOP, Facts, IllegalMove, OrderQuestion, Orders, Seat, Words
from engine.kit.annotations import Annotations
from engine.kit.question import NO_WORDS, Answer, JointQuestion, illegal_move
from engine.kit.vocabulary import COUNT
from engine.standing_orders import order_for
from tests.support.games.auction_draft import AuctionDraft
from tests.support.games.auction_state import LOTS, AuctionState, AuctionView, Block

Scene: TypeAlias = AuctionState | AuctionView

WORTHLESS = (Block, "worthless")
"""The kind of the task for a lot that nobody can bid for."""


def kind(task: object) -> object:
    """Return the kind of a task."""
    return WORTHLESS if isinstance(task, Block) and not task.worth else type(task)


class Bid(Answer[AuctionState, AuctionView, AuctionDraft, Block, tuple[int]]):
    """A number of coins of the own purse."""

    name = "bid"
    takes = (COUNT.with_name("coins"),)
    reasons = ("worthless-lot", "more-than-your-purse")

    def choices(self, state: AuctionState, seat: Seat, task: Block, words: Words) -> Sequence[str]:
        return tuple(str(coin) for coin in range(1, state.cash(seat) + 1)) if task.worth else NO_WORDS

    def play(self, draft: AuctionDraft, seat: Seat, task: Block, arguments: tuple[int]) -> None:
        draft.seal(seat, arguments[0])

    def refusal(self, state: AuctionState, seat: Seat, task: Block, arguments: tuple[int]) -> IllegalMove:
        if not task.worth:
            return illegal_move("worthless-lot", "A2", lot=task.lot)
        return illegal_move("more-than-your-purse", "A3", count=state.cash(seat))

    def annotate(self, annotations: Annotations, view: AuctionView, seat: Seat, task: Block, words: Words) -> None:
        if len(words) == 1 and words[0] != STOP:
            annotations.note_number("left", view.cash - int(words[0]))


class Pass(Answer[AuctionState, AuctionView, AuctionDraft, Block, tuple[()]]):
    """No bid."""

    name = "pass"

    def play(self, draft: AuctionDraft, seat: Seat, task: Block, arguments: tuple[()]) -> None:
        draft.seal(seat, 0)


class Bidding(JointQuestion[AuctionState, AuctionView, AuctionDraft, Block]):
    """How much is it worth to you?"""

    task: ClassVar[object] = Block
    kind = "bid"
    private = True
    answers = (Bid(), Pass())
    standing = (OrderQuestion("lot", ("any", *(lot for lot, value in LOTS.items() if value)), ("pass", "coin", "all")),)

    def seats(self, scene: Scene, task: Block) -> tuple[Seat, ...]:
        return tuple(seat for seat, sealed in enumerate(scene.sealed) if not sealed)

    def sealed_seats(self, scene: Scene, task: Block) -> tuple[Seat, ...]:
        return tuple(seat for seat, sealed in enumerate(scene.sealed) if sealed and task.worth)

    def facts(self, scene: Scene, task: Block) -> Facts:
        return (("lot", task.lot), ("worth", task.worth))

    def standing_answer(self, view: AuctionView, task: Block, orders: Orders) -> Words | None:
        order = order_for(orders, "lot", task.lot, "any")
        if not order:
            return None
        coins = {"pass": 0, "coin": min(1, view.cash), "all": view.cash}[order]
        return ("bid", str(coins)) if coins else ("pass",)


class Rubbish(Bidding):
    """The question about a worthless lot: everybody knows that passing is the only move."""

    task = WORTHLESS
    private = False
    standing = (OrderQuestion("rubbish", ("any",), ("pass", "ask"), prompt=True),)

    def automatic_move(self, scene: Scene, task: Block) -> Words:
        return ("pass",)

    def standing_answer(self, view: AuctionView, task: Block, orders: Orders) -> Words | None:
        return ("pass",) if order_for(orders, "rubbish", "any") == "pass" else None
