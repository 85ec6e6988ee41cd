"""What a bidder may order in advance."""

from engine.game import OrderQuestion, Orders, Words
from engine.standing_orders import answer
from tests.support.games.auction_state import LOTS, AuctionView

_WORTH = tuple(lot for lot, value in LOTS.items() if value)
STANDING = (
    OrderQuestion("lot", ("any", *_WORTH), ("pass", "coin", "all")),
    OrderQuestion("rubbish", ("any",), ("pass", "ask"), prompt=True),
)


def ordered(view: AuctionView, orders: Orders) -> Words | None:
    """The bid that was ordered: nothing, one coin or the whole purse."""
    seat = view.seat
    purse = None if seat is None else view.purses[seat]
    if seat is None or purse is None or view.sealed[seat] or None not in view.purses:
        return None
    lot = view.shown[-1]
    said = answer(orders, "lot", lot, "any") if LOTS[lot] else answer(orders, "rubbish", "any")
    coins = purse - view.spent[seat]
    match said:
        case "" | "ask":
            return None
        case "coin" | "all" if coins:
            return ("bid", "1" if said == "coin" else str(coins))
    return ("pass",)
