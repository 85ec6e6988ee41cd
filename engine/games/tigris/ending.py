"""The end of the game (R11.3 to R11.5)."""

from engine.game import Result, Seat, SeatRef
from engine.games.tigris.draft import Draft
from engine.games.tigris.reading.scoring import points_by_colour
from engine.games.tigris.state import State
from engine.kit.counts import rank_scores, seats_by_rank


def end_game(draft: Draft, reason: str) -> None:
    """End the game for `reason`: remove all tasks, reveal everything and report the scores (R11.5)."""
    draft.end_game(reason)
    ranks = rank_scores(tuple(points_by_colour(*both) for both in zip(draft.points, draft.treasures, strict=True)))
    for seat in seats_by_rank(ranks):
        red, blue, green, black = draft.points[seat]
        draft.journal.report(
            "final-score",
            who=SeatRef(seat),
            rank=ranks[seat],
            red=red,
            blue=blue,
            green=green,
            black=black,
            treasures=draft.treasures[seat],
        )


def result(state: State) -> Result | None:
    """Return the ranks and each seat's points by colour, the fewest first, or None while the game goes on (R11.5)."""
    if not state.ended:
        return None
    scores = tuple(points_by_colour(*both) for both in zip(state.points, state.treasures, strict=True))
    return Result(rank_scores(scores), scores, state.ended)


def points(state: State, seat: Seat) -> int:
    """Return a seat's points of its weakest colour, with treasures added (R11.5)."""
    return points_by_colour(state.points[seat], state.treasures[seat])[0]
