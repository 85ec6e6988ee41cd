"""The end of the game (13, 14)."""

from engine.game import Result, Seat, SeatRef
from engine.games.kings.draft import Draft
from engine.games.kings.reading.scoring import points_by_colour
from engine.games.kings.state import State
from engine.kit.counts import rank_scores, seats_by_rank


def end_game(draft: Draft, reason: str) -> None:
    """End the game for `reason`: remove all tasks, reveal everything and report the scores (14)."""
    draft.end_game(reason)
    ranks = rank_scores(tuple(map(points_by_colour, draft.banked)))
    for seat in seats_by_rank(ranks):
        _report_score(draft, seat, ranks[seat])


def _report_score(draft: Draft, seat: Seat, rank: int) -> None:
    black, green, red, blue, treasures = draft.banked[seat]
    draft.journal.report(
        "final-score", who=SeatRef(seat), rank=rank, black=black, green=green, red=red, blue=blue, treasures=treasures
    )


def result(state: State) -> Result | None:
    """Return the ranks and each seat's cards by colour, the fewest first, or None while the game goes on (14)."""
    if not state.ended:
        return None
    scores = tuple(map(points_by_colour, state.banked))
    return Result(rank_scores(scores), scores, state.ended)


def points(state: State, seat: Seat) -> int:
    """Return the number of a seat's cards of its weakest colour, with treasures added (14)."""
    return points_by_colour(state.banked[seat])[0]
