"""A position: what lies on the board, in the hands, in the bag, and what is still to be done."""

from dataclasses import dataclass, field
from typing import TypeAlias

from engine import codec
from engine.game import Seat
from engine.kit import counts
from engine.kit.conflict import next_side
from engine.kit.naming import UNNAMED, Naming
from engine.tigris.board import OFF_BOARD
from engine.tigris.pieces import Sphere

NOWHERE = (OFF_BOARD,) * 4
"""Where the leaders of a seat are that has none on the board."""

FourCounts: TypeAlias = counts.FourCounts
"""A number for each colour, in the order of Sphere."""


@dataclass(frozen=True, slots=True)
class Monument:
    """A monument on the board: its two colours and its top-left cell."""

    colours: tuple[Sphere, Sphere]
    cell: int


@dataclass(frozen=True, slots=True)
class Board:
    """All that lies open. Bitboards by cell; `tiles` are the face-up ones, one each colour; `leaders[seat][sphere]`
    is a cell or OFF_BOARD, `covered` is the cell under the unification tile (its tile stays in `tiles`) or none."""

    tiles: FourCounts
    flipped: int
    catastrophes: int
    treasures: int
    leaders: tuple[tuple[int, int, int, int], ...]
    monuments: tuple[Monument, ...] = ()
    covered: int = OFF_BOARD


@dataclass(frozen=True, slots=True)
class Side:
    """One of two in a conflict: whose leader, where, which cells support it and how many tiles came from the hand."""

    seat: Seat
    cell: int
    on_board: int
    supporters: int
    added: int = 0
    committed: bool = False

    @property
    def strength(self) -> int:
        """Supporters on the board and from the hand."""
        return self.on_board + self.added


@dataclass(frozen=True, slots=True)
class Conflict:
    """A revolt or a war over one colour; `cell` is the joining tile's, or the placed leader's."""

    kind: str
    sphere: Sphere
    cell: int
    attacker: Side
    defender: Side
    winner: Seat | None = None

    @property
    def colour(self) -> Sphere:
        """The colour of the tiles that support: temples in a revolt (R7.2), the leader's own in a war (R8.4)."""
        return Sphere.RED if self.kind == REVOLT else self.sphere

    @property
    def next_side(self) -> Side:
        """Whoever adds tiles now: first the attacker, then the defender (R7.3)."""
        return next_side(self)


REVOLT, WAR = "revolt", "war"


@dataclass(frozen=True, slots=True)
class Act:
    """The active player's turn: an action, or its end (R4.1)."""


@dataclass(frozen=True, slots=True)
class Fight:
    """The open conflict: each side adds tiles (R7.3)."""


@dataclass(frozen=True, slots=True)
class Wars:
    """What the unification tile brought: wars one by one, then it is taken off (R8)."""


@dataclass(frozen=True, slots=True)
class Build:
    """A monument on a square that the tile on `cell` completed (R9)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Collect:
    """Treasures at the end of an action (R10)."""


Task: TypeAlias = Act | Fight | Wars | Build | Collect


@dataclass(frozen=True, slots=True)
class State:
    """Everything, hidden things included. `bag` holds colours as bytes in the order of drawing; `out` counts the tiles
    that left play for all to see, those face down under monuments among them; `swapped` those put away unseen, a seat.
    `agenda` is what is to be done, next first; `ended` is the reason once the game is over."""

    map: str
    dynasties: tuple[str, ...]
    english: bool
    open_scores: bool
    board: Board
    hands: tuple[FourCounts, ...]
    swapped: tuple[FourCounts, ...]
    catastrophes: tuple[int, ...]
    points: tuple[FourCounts, ...]
    treasures: tuple[int, ...]
    bag: bytes
    out: FourCounts
    turn: Seat = 0
    actions: int = 2
    agenda: tuple[Task, ...] = (Act(),)
    conflict: Conflict | None = None
    ended: str = ""
    naming: Naming = field(default=UNNAMED, compare=False, metadata={codec.UNWRITTEN: True})
