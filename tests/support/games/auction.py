"""A tiny sealed-bid auction: the smallest game with hidden hands, a shuffled deck and secret choices at once."""

from typing import ClassVar

from engine.chance import Chance
from engine.game import Option, Options, Result, Seat
from engine.kit.counts import rank_scores
from engine.kit.rules import Chores, GameParts, Rules
from tests.support.games import auction_diagram, auction_secrets
from tests.support.games.auction_draft import AuctionDraft, sell
from tests.support.games.auction_questions import Bidding, Rubbish, kind
from tests.support.games.auction_state import LOTS, PURSES, AuctionState, AuctionView, Sale

ROUNDS = {"five": 5, "three": 3}


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> AuctionState:
    rounds = ROUNDS[options.get("rounds", "five")]
    lots = chance.stream("lots").shuffle(tuple(LOTS))
    purses = chance.stream("purses").shuffle(PURSES)[: len(marks)]
    zero = (0,) * len(marks)
    return AuctionState(marks, rounds, lots, purses, (None,) * len(marks), zero, zero, zero)


def result(state: AuctionState) -> Result | None:
    if not state.over:
        return None
    scores = tuple((points, state.cash(seat)) for seat, points in enumerate(state.points))
    return Result(rank_scores(scores), scores, "lots")


def points(state: AuctionState, seat: Seat) -> int:
    return state.points[seat]


class Auction(Rules[AuctionState, AuctionView, AuctionDraft]):
    """Each seat seals a bid for the lot on the block; the single highest bid wins and pays; ties win nothing."""

    name = "auction"
    seats = range(2, 5)
    max_moves = 100
    marks: tuple[str, ...] = ("red", "blue", "green", "white")
    options: tuple[Option, ...] = (Option("rounds", tuple(ROUNDS)),)
    state_type = AuctionState
    view_type = AuctionView
    questions = (Bidding(), Rubbish())
    task_kind = kind
    chores: ClassVar[Chores[AuctionDraft]] = {Sale: sell}
    other_answer_refusal = ("another-question", "A1")
    events = ("bid-sealed", "bid-noted", "bid-opened", "lot-sold", "lot-unsold", "lot-shown", "game-ended")
    parts = GameParts(
        setup=setup,
        draft=AuctionDraft,
        view=auction_secrets.view,
        sample_state=auction_secrets.imagine,
        result=result,
        points=points,
        diagram=auction_diagram.diagram,
    )
