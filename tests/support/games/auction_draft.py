"""An auction being changed by a bid."""

from msgspec.structs import replace

from engine.game import Seat, SeatRef, Step
from engine.kit.changing import Journal
from tests.support.games.auction_state import LOTS, AuctionState, Sale, Task


class AuctionDraft:
    """A state that may be replaced, with the events of the move."""

    def __init__(self, state: AuctionState) -> None:
        self.state = state
        self.journal = Journal()

    @property
    def tasks(self) -> tuple[Task, ...]:
        return self.state.agenda

    def step(self) -> Step[AuctionState]:
        return self.journal.step(self.state)

    def seal(self, seat: Seat, bid: int) -> None:
        bids = self.state.bids
        self.state = replace(self.state, bids=(*bids[:seat], bid, *bids[seat + 1 :]))
        if bids[seat] is None:
            self.journal.report("bid-sealed", who=SeatRef(seat))
        self.journal.report_to(seat, "bid-noted", count=bid)


def sell(draft: AuctionDraft, _sale: Sale) -> None:
    """Open the bids, hand over the lot, and show the next one, once all have chosen."""
    state, journal = draft.state, draft.journal
    bids = tuple(bid or 0 for bid in state.bids)
    winner = bids.index(max(bids)) if max(bids) > 0 and bids.count(max(bids)) == 1 else None
    price = tuple(bid * (seat == winner) for seat, bid in enumerate(bids))
    prize = tuple(LOTS[state.lot] * (seat == winner) for seat in range(len(bids)))
    known = map(sum, zip(state.spent, bids, strict=True))
    draft.state = replace(
        state,
        bids=(None,) * len(bids),
        least=tuple(max(pair) for pair in zip(state.least, known, strict=True)),
        spent=tuple(map(sum, zip(state.spent, price, strict=True))),
        points=tuple(map(sum, zip(state.points, prize, strict=True))),
        sold=state.sold + 1,
    )
    journal.mark_informed(*range(len(bids)))
    for seat, bid in enumerate(bids):
        journal.report("bid-opened", who=SeatRef(seat), count=bid)
    if winner is None:
        journal.report("lot-unsold", lot=state.lot)
    else:
        journal.report("lot-sold", who=SeatRef(winner), lot=state.lot)
    if draft.state.over:
        journal.report("game-ended", reason="lots")
    else:
        journal.report("lot-shown", lot=draft.state.lot)
