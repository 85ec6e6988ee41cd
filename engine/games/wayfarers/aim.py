"""The goal against the rival, and the progress of both (R7.1, R8.20)."""

from engine.game import Clause
from engine.games.wayfarers.reading.scoring import rival_score, score
from engine.games.wayfarers.view import WayfarersView
from engine.kit.explaining import clause


def aim(view: WayfarersView) -> Clause | None:
    """Return both players' points and places in the journal; None with several people, and when the game is over."""
    table = view.table
    if table.rival is None or table.ended:
        return None
    own, best = score(table, 0)[0], rival_score(table, table.rival)[0]
    return clause("aim-rival", own=own, best=best, node=table.players[0].node, rival=table.rival.node)
