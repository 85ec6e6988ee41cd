"""What a seat may know of a position: nearly all."""

from dataclasses import dataclass

from engine.game import Seat
from engine.wayfarers.state import Keep, State, Table

__all__ = ["Table", "WayfarersView", "view"]

UNSEEN = ""
"""A card in a deck whose face is not known."""
PUBLIC_BIT = 1 << 4


@dataclass(frozen=True, slots=True)
class WayfarersView:
    """A position as a seat sees it.

    `seat`: who sees it; None: everybody.
    `table`: all that lies open.
    `decks`: the cards of each deck from the top; UNSEEN for each that the seat has not seen.
    `drawn`: the cards at which the seat looks; UNSEEN ones where another does.
    `schemes`: how many cards the scheme deck of the game's own player has.
    `shuffles`: how often that deck was shuffled.
    """

    seat: Seat | None
    table: Table
    decks: tuple[tuple[str, ...], ...]
    drawn: tuple[str, ...]
    schemes: int
    shuffles: int


def view(state: State, seat: Seat | None) -> WayfarersView:
    """Return the state as `seat` may see it: decks, coming luck and another's three drawn cards are hidden (R3.9)."""
    table = state.table
    bit = PUBLIC_BIT if seat is None else 1 << seat
    decks = tuple(
        (UNSEEN,) * len(deck) if not seen else _shown(deck, seen, bit)
        for deck, seen in zip(state.decks, table.seen, strict=True)
    )
    looks = table.agenda[:1] == () or not isinstance(table.agenda[0], Keep) or seat == table.turn.seat
    drawn = state.drawn if looks else (UNSEEN,) * len(state.drawn)
    return WayfarersView(seat, table, decks, drawn, len(state.schemes), state.shuffles)


def _shown(deck: tuple[str, ...], seen: tuple[int, ...], bit: int) -> tuple[str, ...]:
    unseen = len(deck) - len(seen)
    known = zip(deck[unseen:], seen, strict=True)
    return (*(UNSEEN,) * unseen, *(card if mask & bit else UNSEEN for card, mask in known))
