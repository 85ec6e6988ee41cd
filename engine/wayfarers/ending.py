"""How a game ends (R7.7, R8.20)."""

from engine.game import Result
from engine.wayfarers.scoring import rival_score, score
from engine.wayfarers.state import Table

REASON = "journal"


def result(table: Table) -> Result | None:
    """Return the ranks by VP, then by influence on science, trade, exploration; None while the game goes on."""
    if not table.ended:
        return None
    scores = tuple(score(table, seat) for seat in range(len(table.players)))
    rival = rival_score(table, table.rival) if table.rival else ()
    every = (*scores, rival) if rival else scores
    return Result(tuple(1 + sum(other > own for other in every) for own in scores), scores, REASON, rival)
