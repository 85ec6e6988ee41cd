"""The end of the game (R11.3 to R11.5)."""

from engine.game import Result, Seat, Who
from engine.games.tigris.draft import Draft
from engine.games.tigris.reading.scoring import score
from engine.games.tigris.state import State
from engine.kit.counts import best_first, rank_scores


def end_game(draft: Draft, reason: str) -> None:
    """End the game: nothing more is to be done, and all is shown."""
    draft.ended = reason
    draft.agenda.tasks = ()
    draft.journal.note_shown(*range(len(draft.hands)))
    draft.journal.tell("game-ended", reason=reason)
    ranks = rank_scores(tuple(score(*both) for both in zip(draft.points, draft.treasures, strict=True)))
    for seat in best_first(ranks):
        red, blue, green, black = draft.points[seat]
        draft.journal.tell(
            "final-score",
            who=Who(seat),
            rank=ranks[seat],
            red=red,
            blue=blue,
            green=green,
            black=black,
            treasures=draft.treasures[seat],
        )


def result(state: State) -> Result | None:
    """Return how the game ended, None while it goes on."""
    if not state.ended:
        return None
    scores = tuple(score(*both) for both in zip(state.points, state.treasures, strict=True))
    return Result(rank_scores(scores), scores, state.ended)


def points(state: State, seat: Seat) -> int:
    """Return a seat's points of its weakest colour, treasures included (R11.5)."""
    return score(state.points[seat], state.treasures[seat])[0]
