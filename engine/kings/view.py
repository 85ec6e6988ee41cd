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
    """A position as a seat sees it. What is hidden is None, or only counted.

    `seat`: who sees it; None: everybody.
    `dynasties`: the dynasty of each seat.
    `open_piles`: whether everybody may look into the victory piles.
    `table`: all that lies open.
    `turn`: whose turn it is.
    `actions`: how many actions are left in it.
    `hand`: the own cards by colour; None for everybody.
    `hands`: how many cards each seat holds.
    `catastrophes`: how many catastrophes each seat has.
    `tops`: the card on top of each victory pile; None: the pile is empty.
    `piles`: how many cards each victory pile has.
    `banked`: the victory pile of each seat, counted; None while it is closed.
    `deck`: how many cards the deck has.
    `out`: the cards that were discarded for all to see, by colour.
    `agenda`: what is still to be done, next first.
    `conflict`: the open conflict, or the one that the last action brought; None: neither.
    `ended`: the reason why the game is over; "" while it goes on.
    `idle`: how many of the last turns passed in which no card left a hand and none could be added to the table (R25).
    `naming`: what the kingdoms are called; it follows from the moves before and is in no digest.
    """

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
    """Return the state as `seat` may see it: hands are closed, and of piles only the top card is seen (6.3, R20)."""
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
