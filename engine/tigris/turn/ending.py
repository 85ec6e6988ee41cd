"""The end of a turn (R4.3) and of the game (R11.3 to R11.5)."""

from engine.game import Result, Seat, Who
from engine.kit.counts import FourCounts, best_first, raised, ranked
from engine.tigris.board import OFF_BOARD
from engine.tigris.draft import Draft
from engine.tigris.pieces import ACTIONS, HAND, TREASURES_LEFT_AT_END
from engine.tigris.regions import kingdom_at
from engine.tigris.state import Act, State


def end_turn(draft: Draft) -> None:
    """End a turn: income, new tiles, then the next player's turn or the end of the game (R4.3)."""
    seat = draft.turn
    draft.journal.tell("turn-ended", who=Who(seat))
    draft.conflict = None
    _income(draft, seat)
    if not all(draft.draw(other, HAND - sum(draft.hands[other])) for other in draft.clockwise()):
        end_game(draft, "tiles")
    elif draft.board.treasures.bit_count() <= TREASURES_LEFT_AT_END:
        end_game(draft, "treasures")
    else:
        draft.turn = (seat + 1) % len(draft.hands)
        draft.actions = ACTIONS
        draft.agenda.tasks = (Act(),)


def _income(draft: Draft, seat: Seat) -> None:
    for monument in draft.board.monuments:
        kingdom = kingdom_at(draft.board, monument.cell)
        for sphere in monument.colours:
            cell = draft.board.leaders[seat][sphere]
            if kingdom is not None and cell != OFF_BOARD and kingdom.cells >> cell & 1:
                draft.gain(seat, sphere, 1, "monument")


def end_game(draft: Draft, reason: str) -> None:
    """End the game: nothing more is to be done, and all is shown."""
    draft.ended = reason
    draft.agenda.tasks = ()
    draft.journal.learned(*range(len(draft.hands)))
    draft.journal.tell("game-ended", reason=reason)
    ranks = ranked(tuple(score(*both) for both in zip(draft.points, draft.treasures, strict=True)))
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


def score(points: FourCounts, treasures: int) -> FourCounts:
    """Return the points by colour, each treasure added where it helps most, weakest colour first (R11.5)."""
    return raised(list(points), treasures)


def result(state: State) -> Result | None:
    """Return how the game ended, None while it goes on."""
    if not state.ended:
        return None
    scores = tuple(score(*both) for both in zip(state.points, state.treasures, strict=True))
    return Result(ranked(scores), scores, state.ended)
