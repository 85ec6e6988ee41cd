"""What a seat may know of a position, and positions that look like it."""

from dataclasses import dataclass, field

from engine import codec
from engine.game import Seat
from engine.kit.counts import FourCounts
from engine.kit.naming import UNNAMED, Naming
from engine.tigris.state import Board, Conflict, Side, State, Task

__all__ = ["Conflict", "Side", "TigrisView", "view"]


@dataclass(frozen=True, slots=True)
class TigrisView:
    """A position as `seat` sees it (None: as everybody may). What is hidden is None, or only counted."""

    seat: Seat | None
    map: str
    dynasties: tuple[str, ...]
    english: bool
    open_scores: bool
    board: Board
    turn: Seat
    actions: int
    hand: FourCounts | None
    hands: tuple[int, ...]
    swapped: FourCounts | None
    swaps: tuple[int, ...]
    catastrophes: tuple[int, ...]
    points: tuple[FourCounts | None, ...]
    treasures: tuple[int | None, ...]
    bag: int
    out: FourCounts
    agenda: tuple[Task, ...]
    conflict: Conflict | None
    ended: str
    naming: Naming = field(default=UNNAMED, compare=False, metadata={codec.UNWRITTEN: True})

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.ended)


def view(state: State, seat: Seat | None) -> TigrisView:
    """The state as `seat` may see it (R2.4)."""
    shown = state.open_scores or bool(state.ended)
    seats = range(len(state.hands))
    return TigrisView(
        seat,
        state.map,
        state.dynasties,
        state.english,
        state.open_scores,
        state.board,
        state.turn,
        state.actions,
        None if seat is None else state.hands[seat],
        tuple(sum(hand) for hand in state.hands),
        None if seat is None else state.swapped[seat],
        tuple(sum(tiles) for tiles in state.swapped),
        state.catastrophes,
        tuple(state.points[other] if shown or other == seat else None for other in seats),
        tuple(state.treasures[other] if shown or other == seat else None for other in seats),
        len(state.bag),
        state.out,
        state.agenda,
        state.conflict,
        state.ended,
        state.naming,
    )
