"""What a seat may know of a position."""

from dataclasses import dataclass, field

from engine import codec
from engine.game import Seat
from engine.kings.pieces import Card
from engine.kings.state import Conflict, FiveCounts, Side, State, Table, Task
from engine.kit.counts import FourCounts
from engine.kit.naming import UNNAMED, Naming

__all__ = ["Conflict", "KingsView", "Side", "view"]


@dataclass(frozen=True, slots=True)
class KingsView:
    """A position as `seat` sees it (None: as everybody may). What is hidden is None, or only counted."""

    seat: Seat | None
    dynasties: tuple[str, ...]
    open_piles: bool
    table: Table
    turn: Seat
    actions: int
    hand: FourCounts | None
    hands: tuple[int, ...]
    catastrophes: tuple[int, ...]
    tops: tuple[Card | None, ...]
    piles: tuple[int, ...]
    banked: tuple[FiveCounts | None, ...]
    deck: int
    out: FourCounts
    agenda: tuple[Task, ...]
    conflict: Conflict | None
    ended: str
    idle: int = 0
    naming: Naming = field(default=UNNAMED, compare=False, metadata={codec.UNWRITTEN: True})

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.ended)


def view(state: State, seat: Seat | None) -> KingsView:
    """The state as `seat` may see it: hands are closed, and of piles only the top card is seen (6.3, R20)."""
    shown = state.open_piles or bool(state.ended)
    return KingsView(
        seat,
        state.dynasties,
        state.open_piles,
        state.table,
        state.turn,
        state.actions,
        None if seat is None else state.hands[seat],
        tuple(sum(hand) for hand in state.hands),
        state.catastrophes,
        state.tops,
        tuple(sum(pile) for pile in state.banked),
        tuple(pile if shown else None for pile in state.banked),
        len(state.deck),
        state.out,
        state.agenda,
        state.conflict,
        state.ended,
        state.idle,
        state.naming,
    )
