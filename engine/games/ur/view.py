"""The public view of a position: everything except future throws."""

from typing import Annotated

from msgspec import Struct

from engine.codec import LATER_FIELD
from engine.game import Seat
from engine.games.ur.state import Pieces, State, Task, agenda
from engine.games.ur.variant import USUAL_VARIANT, Variant
from engine.kit.hiding import make_views


class UrView(Struct, frozen=True):
    """The position as `seat` sees it; None means the public.

    `marks`, `pieces`, `mover`, `thrown`, `throws`, `variant`: as in `State`.
    """

    seat: Seat | None
    marks: tuple[str, ...]
    pieces: tuple[Pieces, ...]
    mover: Seat
    thrown: int
    throws: int
    variant: Annotated[Variant, LATER_FIELD] = USUAL_VARIANT

    @property
    def agenda(self) -> tuple[Task, ...]:
        """Return the open tasks, the next one first."""
        return agenda(self.pieces, self.thrown, self.variant)

    @property
    def over(self) -> bool:
        """Whether a seat has borne off all pieces."""
        return not self.agenda


view, sample_state = make_views(State, UrView, key="key")
