"""A tiny sealed-bid auction: the smallest game with hidden hands, a shuffled deck and secret choices at once."""

from collections.abc import Sequence
from dataclasses import replace

from engine.chance import Chance
from engine.game import (
    STOP,
    Argument,
    BadWords,
    Decision,
    Event,
    Facts,
    IllegalMove,
    Option,
    Options,
    OrderQuestion,
    Orders,
    Result,
    Seat,
    Step,
    Verb,
    Who,
    Words,
)
from tests.support.games import auction_diagram, auction_secrets, auction_standing
from tests.support.games.auction_state import LOTS, PURSES, AuctionState, AuctionView

ROUNDS = {"five": 5, "three": 3}


class Auction:
    """Each seat seals a bid for the lot on the block; the single highest bid wins and pays; ties win nothing."""

    name = "auction"
    rules = 1
    seats = range(2, 5)
    longest = 100
    marks: tuple[str, ...] = ("red", "blue", "green", "white")
    options: tuple[Option, ...] = (Option("rounds", tuple(ROUNDS)),)
    verbs: tuple[Verb, ...] = (Verb("bid", (Argument("coins"),)), Verb("pass"))
    standing: tuple[OrderQuestion, ...] = auction_standing.STANDING
    state_type: type[AuctionState] = AuctionState
    view_type: type[AuctionView] = AuctionView

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> AuctionState:
        rounds = ROUNDS[options.get("rounds", "five")]
        lots = chance.stream("lots").shuffled(tuple(LOTS))
        purses = chance.stream("purses").shuffled(PURSES)[: len(marks)]
        zero = (0,) * len(marks)
        return AuctionState(marks, rounds, lots, purses, (None,) * len(marks), zero, zero, zero)

    def decision(self, state: AuctionState) -> Decision | None:
        if state.over:
            return None
        seats = tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
        worth = LOTS[state.lot]
        facts = (("lot", state.lot), ("worth", worth))
        return Decision("bid", seats, facts, private=worth > 0, automatic=() if worth else ("pass",))

    def words(self, state: AuctionState, seat: Seat, typed: Words) -> Sequence[str]:
        if state.over or state.bids[seat] is not None:
            return ()
        coins = tuple(str(coin) for coin in range(1, state.cash(seat) + 1)) if LOTS[state.lot] else ()
        match typed:
            case ():
                return ("bid", "pass") if coins else ("pass",)
            case ("bid",):
                return coins
            case ("pass",):
                return (STOP,)
            case ("bid", coin) if coin in coins:
                return (STOP,)
        return ()

    def play(self, state: AuctionState, seat: Seat, move: Words) -> Step[AuctionState]:
        bid = int(move[1]) if move[0] == "bid" else 0
        bids = (*state.bids[:seat], bid, *state.bids[seat + 1 :])
        sealed = Event("bid-sealed", (("who", Who(seat)),))
        noted = Event("bid-noted", (("count", bid),), audience=(seat,))
        opened = tuple(bid for bid in bids if bid is not None)
        if len(opened) < len(bids):
            return Step(replace(state, bids=bids), (sealed, noted))
        after, events = _sell(state, opened)
        return Step(after, (sealed, noted, *events), frozenset(range(len(bids))))

    def refusal(self, state: AuctionState, seat: Seat, move: Words) -> IllegalMove | BadWords:
        match move:
            case ("bid", coin) if coin.isdecimal():
                if not LOTS[state.lot]:
                    return IllegalMove("worthless-lot", ("lot", state.lot), rule="A2")
                return IllegalMove("more-than-your-purse", ("count", state.cash(seat)), rule="A3")
        return BadWords("not-a-bid")

    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return auction_secrets.view(state, seat)

    def imagine(self, view: AuctionView, chance: Chance) -> AuctionState:
        return auction_secrets.imagine(view, chance)

    def ordered(self, view: AuctionView, orders: Orders) -> Words | None:
        return auction_standing.ordered(view, orders)

    def notes(self, view: AuctionView, typed: Words, word: str) -> Facts:
        purse = None if view.seat is None else view.purses[view.seat]
        if typed != ("bid",) or purse is None or view.seat is None:
            return ()
        return (("left", purse - view.spent[view.seat] - int(word)),)

    def result(self, state: AuctionState) -> Result | None:
        if not state.over:
            return None
        scores = tuple((points, state.cash(seat)) for seat, points in enumerate(state.points))
        return Result(tuple(1 + sum(other > score for other in scores) for score in scores), scores, "lots")

    def flaw(self, state: AuctionState, marks: tuple[str, ...], options: Options) -> str:
        return auction_secrets.flaw(state, marks, ROUNDS[options.get("rounds", "five")])

    def diagram(self, view: AuctionView) -> str:
        return auction_diagram.diagram(view)


def _sell(state: AuctionState, bids: tuple[int, ...]) -> tuple[AuctionState, tuple[Event, ...]]:
    """All have chosen: open the bids, hand over the lot, show the next."""
    winner = bids.index(max(bids)) if max(bids) > 0 and bids.count(max(bids)) == 1 else None
    price = tuple(bid * (seat == winner) for seat, bid in enumerate(bids))
    prize = tuple(LOTS[state.lot] * (seat == winner) for seat in range(len(bids)))
    after = replace(
        state,
        bids=(None,) * len(bids),
        least=tuple(
            max(known) for known in zip(state.least, map(sum, zip(state.spent, bids, strict=True)), strict=True)
        ),
        spent=tuple(map(sum, zip(state.spent, price, strict=True))),
        points=tuple(map(sum, zip(state.points, prize, strict=True))),
        sold=state.sold + 1,
    )
    opened = tuple(Event("bid-opened", (("who", Who(seat)), ("count", bid))) for seat, bid in enumerate(bids))
    lot = ("lot", state.lot)
    sold = Event("lot-unsold", (lot,)) if winner is None else Event("lot-sold", (("who", Who(winner)), lot))
    following = Event("game-ended", (("reason", "lots"),)) if after.over else Event("lot-shown", (("lot", after.lot),))
    return after, (*opened, sold, following)
