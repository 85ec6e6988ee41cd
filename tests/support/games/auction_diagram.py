"""A text picture of an auction, and its parser."""

from tests.support.games.auction_state import AuctionView


def diagram(view: AuctionView) -> str:
    """Return the shown lots, then a line for each seat: points, spent, least, purse and bid."""
    rows = [_row(view, seat) for seat in range(len(view.marks))]
    return "\n".join([f"lots {' '.join(view.shown)} / {view.rounds}", *rows]) + "\n"


def _row(view: AuctionView, seat: int) -> str:
    purse = view.purses[seat]
    mine = "" if seat != view.seat else " *" if view.bid is None else f" {view.bid}"
    numbers = f"{view.points[seat]:3}{view.spent[seat]:3}{view.least[seat]:3}{'?' if purse is None else purse:>3}"
    return f"{view.marks[seat]:6}{numbers} {'sealed' if view.sealed[seat] else 'open'}{mine}"


def read_diagram(text: str) -> AuctionView:
    """Return the view that `diagram` wrote."""
    head, *rows = (line.split() for line in text.splitlines())
    mine = [(seat, row[6]) for seat, row in enumerate(rows) if len(row) == 7]
    seat, bid = mine[0] if mine else (None, "*")
    return AuctionView(
        seat,
        tuple(row[0] for row in rows),
        int(head[-1]),
        tuple(head[1:-2]),
        tuple(row[5] == "sealed" for row in rows),
        tuple(int(row[2]) for row in rows),
        tuple(int(row[3]) for row in rows),
        tuple(int(row[1]) for row in rows),
        tuple(None if row[4] == "?" else int(row[4]) for row in rows),
        None if bid == "*" else int(bid),
    )
