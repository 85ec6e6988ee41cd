"""A seat's view of an auction, and the positions that are possible for it."""

from engine.chance import Chance, Stream
from engine.game import Seat
from tests.support.games.auction_state import LOTS, PURSES, AuctionState, AuctionView


def view(state: AuctionState, seat: Seat | None) -> AuctionView:
    """Return the lots up to the one on the block, the seats that have chosen, and the own purse and bid."""
    return AuctionView(
        seat,
        state.marks,
        state.rounds,
        state.lots[: min(state.sold + 1, state.rounds)],
        tuple(bid is not None for bid in state.bids),
        state.spent,
        state.least,
        state.points,
        tuple(purse if state.over or owner == seat else None for owner, purse in enumerate(state.purses)),
        None if seat is None else state.bids[seat],
    )


def imagine(seen: AuctionView, chance: Chance) -> AuctionState:
    """Return a position with unseen lots, purses and sealed bids dealt anew."""
    unseen = [lot for lot in LOTS if lot not in seen.shown]
    purses = _purses(seen, chance.stream("purses"))
    sold = seen.rounds if seen.over else len(seen.shown) - 1
    lots = seen.shown + chance.stream("lots").shuffle(unseen)
    bids = _bids(seen, purses, LOTS[lots[sold]], chance.stream("bids"))
    return AuctionState(seen.marks, seen.rounds, lots, purses, bids, seen.spent, seen.least, seen.points, sold)


def _purses(seen: AuctionView, stream: Stream) -> tuple[int, ...]:
    hidden = [purse for purse in PURSES if purse not in seen.purses]
    while True:
        dealt = iter(stream.shuffle(hidden))
        purses = tuple(next(dealt) if purse is None else purse for purse in seen.purses)
        if all(purse >= least for purse, least in zip(purses, seen.least, strict=True)):
            return purses


def _bids(seen: AuctionView, purses: tuple[int, ...], worth: int, stream: Stream) -> tuple[int | None, ...]:
    def bid(seat: Seat) -> int | None:
        if seat == seen.seat or not seen.sealed[seat]:
            return seen.bid if seat == seen.seat else None
        return stream.below(purses[seat] - seen.spent[seat] + 1) if worth else 0

    return tuple(bid(seat) for seat in range(len(purses)))
