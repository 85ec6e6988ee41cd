"""The position: table, hands, piles, deck and open tasks."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from engine import codec
from engine.game import Seat
from engine.games.kingdoms.conflict import CONFLICT_KINDS, next_side
from engine.games.kingdoms.naming import UNNAMED, Naming, Position
from engine.games.kings.pieces import ACTIONS_A_TURN, Card, Colour
from engine.games.kings.places import LINK_ROW, Place
from engine.kit import counts
from engine.kit.counts import NO_PIECES

FourCounts: TypeAlias = counts.FourCounts
"""A number for each colour, in the order of Colour."""

FiveCounts: TypeAlias = tuple[int, int, int, int, int]
"""A number for each colour, and a fifth for treasures."""


def five_counts(pile: list[int]) -> FiveCounts:
    """Return the counts of a pile, for each colour and for treasures, as a tuple whose length the type shows."""
    black, green, red, blue, treasures = pile
    return (black, green, red, blue, treasures)


FourPlaces: TypeAlias = tuple[Place | None, Place | None, Place | None, Place | None]
"""Places of the leaders of one seat, in the order of `Colour`; None means at home."""

AT_HOME: FourPlaces = (None, None, None, None)


class Table(Struct, frozen=True):
    """All open cards and leaders.

    `columns`: the cards of each column, the top one first.
    `links`: the card in each gap between two columns, or None.
    `leaders`: the places of each seat's leaders.
    `ships`: the ships that nobody has built.
    `face_down`: the gap with a joining card that still lies face down (10.1), or None.
    """

    columns: tuple[tuple[Card, ...], ...]
    links: tuple[Card | None, ...]
    leaders: tuple[FourPlaces, ...]
    ships: tuple[Card, ...]
    face_down: int | None = None

    def card(self, place: Place) -> Card | None:
        """Return the card at a place, or None if there is none."""
        if place.row == LINK_ROW:
            return self.links[place.column]
        column = self.columns[place.column]
        return column[place.row] if place.row < len(column) else None

    def leader_at(self, place: Place) -> tuple[Seat, Colour] | None:
        """Return the seat and the colour of the leader at a place, or None if there is none."""
        for seat, row in enumerate(self.leaders):
            if place in row:
                return seat, Colour(row.index(place))
        return None


class Side(Struct, frozen=True):
    """One side of a conflict.

    `seat`: the seat of its leader.
    `place`: the place of its leader.
    `on_table`: its strength on the table. In a revolt this is 1 for a red card under the leader, otherwise 0 (9.3).
    `added`: how many cards it added from the hand.
    `committed`: whether it has added its support.
    """

    seat: Seat
    place: Place
    on_table: int
    added: int = 0
    committed: bool = False

    @property
    def strength(self) -> int:
        """Return the strength on the table plus the cards added from the hand."""
        return self.on_table + self.added


REVOLT, WAR = CONFLICT_KINDS


class Conflict(Struct, frozen=True):
    """A conflict of leaders of one colour: internal (revolt) or external (war).

    `kind`: `REVOLT` or `WAR`.
    `colour`: the colour of the leaders.
    `place`: the place of the leader who came, or of the joining card.
    `attacker`: the side that adds cards first.
    `defender`: the side that wins ties.
    `winner`: the seat that won, or None if the conflict is not decided.
    """

    kind: str
    colour: Colour
    place: Place
    attacker: Side
    defender: Side
    winner: Seat | None = None

    @property
    def leader(self) -> str:
        """Return the word in moves for the two fighting leaders."""
        return self.colour.leader

    @property
    def support_colour(self) -> Colour:
        """Return the colour of the cards that count: red in a revolt (9.2), the leaders' colour in a war (10.4)."""
        return Colour.RED if self.kind == REVOLT else self.colour

    @property
    def next_side(self) -> Side:
        """Return the side that adds cards now: the attacker first, then the defender (9.2, 10.4)."""
        return next_side(self)


class Act(Struct, frozen=True):
    """The active player takes an action or ends the turn (3)."""


class Point(Struct, frozen=True):
    """A seat may bank a card of a colour from its hand. `source`: the reason for the point, `card`, `ship`, `revolt` or
    `war`."""

    seat: Seat
    colour: Colour
    source: str


class Build(Struct, frozen=True):
    """The active player may replace the last four cards of a column by a ship (8)."""

    column: int


class Wars(Struct, frozen=True):
    """The wars caused by the joining card are fought one by one, then the card is turned up (10)."""


class Fight(Struct, frozen=True):
    """Each side of the open conflict adds cards (9.2, 10.4)."""


class Claim(Struct, frozen=True):
    """The trader of the kingdom that the card in `gap` joined may take a treasure (7)."""

    gap: int


class Refill(Struct, frozen=True):
    """The turn ends: all hands are filled, or the game ends (12, 13)."""


Task: TypeAlias = Act | Point | Build | Wars | Fight | Claim | Refill


class State(Position, frozen=True, eq=False):
    """A position, including hidden things.

    `dynasties`: the dynasty of each seat.
    `open_piles`: whether everybody may look into the victory piles.
    `table`: all open components.
    `hands`: the cards in each hand, by colour.
    `catastrophes`: the number of catastrophes that each seat has.
    `banked`: the number of cards of each colour in each seat's victory pile.
    `tops`: the top card of each victory pile, or None if the pile is empty.
    `deck`: the colours of the cards in the deck as bytes, the next one first.
    `box`: the cards that were removed unseen, by colour (1.3).
    `out`: the cards that were discarded openly, by colour.
    `turn`: the seat whose turn it is.
    `actions`: the number of actions left in this turn.
    `agenda`: the open tasks, the next one first; empty once the game is over.
    `conflict`: the open conflict, or the one of the last action, or None.
    `ended`: the reason for the end of the game; "" while it goes on.
    `idle`: the number of turns, up to now, in which no card left a hand and none could be added to the table (R25).
    `naming`: the names of the kingdoms. They follow from earlier moves and are part of no digest.
    """

    dynasties: tuple[str, ...]
    open_piles: bool
    table: Table
    hands: tuple[FourCounts, ...]
    catastrophes: tuple[int, ...]
    banked: tuple[FiveCounts, ...]
    tops: tuple[Card | None, ...]
    deck: bytes
    box: FourCounts = NO_PIECES
    out: FourCounts = NO_PIECES
    turn: Seat = 0
    actions: int = ACTIONS_A_TURN
    agenda: tuple[Task, ...] = (Act(),)
    conflict: Conflict | None = None
    ended: str = ""
    idle: int = 0
    naming: Annotated[Naming, codec.UNWRITTEN_FIELD] = UNNAMED
