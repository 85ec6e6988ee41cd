"""The position: board, hands, bag and open tasks."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from engine import codec
from engine.game import Seat
from engine.games.kingdoms.conflict import CONFLICT_KINDS, next_side
from engine.games.kingdoms.naming import UNNAMED, Naming, Position
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import OFF_BOARD
from engine.kit import counts

NO_LEADER_CELLS = (OFF_BOARD,) * 4
"""The leader cells of a seat without leaders on the board."""

FourCounts: TypeAlias = counts.FourCounts
"""A number for each colour, in the order of Sphere."""


class Monument(Struct, frozen=True):
    """A monument on the board: its two colours and its top-left cell."""

    colours: tuple[Sphere, Sphere]
    cell: int


class Board(Struct, frozen=True):
    """All open tiles, leaders and monuments. A set of cells is a number with a bit for each cell.

    `tiles`: the cells of the face-up tiles, for each colour.
    `flipped`: the cells of the tiles that were turned face down under monuments (R9.1).
    `catastrophes`: the cells under catastrophe tiles.
    `treasures`: the cells with a treasure.
    `leaders`: the cell of each leader as `leaders[seat][sphere]`, or OFF_BOARD.
    `monuments`: the monuments that stand.
    `covered`: the cell under the unification tile, whose tile stays in `tiles`; OFF_BOARD if the unification tile is
        not on the board.
    """

    tiles: FourCounts
    flipped: int
    catastrophes: int
    treasures: int
    leaders: tuple[tuple[int, int, int, int], ...]
    monuments: tuple[Monument, ...] = ()
    covered: int = OFF_BOARD


class Side(Struct, frozen=True):
    """One side of a conflict.

    `seat`: the seat of its leader.
    `cell`: the place of its leader.
    `on_board`: the number of tiles that support it on the board.
    `supporters`: the cells of these tiles, a bit for each.
    `added`: the number of tiles added from the hand.
    `committed`: whether it has added its support.
    """

    seat: Seat
    cell: int
    on_board: int
    supporters: int
    added: int = 0
    committed: bool = False

    @property
    def strength(self) -> int:
        """Return the number of supporting tiles on the board plus those added from the hand."""
        return self.on_board + self.added


class Conflict(Struct, frozen=True):
    """A revolt or a war over one colour.

    `kind`: `REVOLT` or `WAR`.
    `sphere`: the colour of the leaders.
    `cell`: the cell of the leader that was placed, or of the joining tile.
    `attacker`: the side that adds tiles first.
    `defender`: the side that wins ties.
    `winner`: the seat that won, or None if the conflict is not decided.
    """

    kind: str
    sphere: Sphere
    cell: int
    attacker: Side
    defender: Side
    winner: Seat | None = None

    @property
    def leader(self) -> str:
        """Return the word in moves for the two fighting leaders."""
        return self.sphere.leader

    @property
    def support_colour(self) -> Sphere:
        """Return the colour of the tiles that support: temples in a revolt (R7.2), the leaders' colour in a war
        (R8.4)."""
        return Sphere.RED if self.kind == REVOLT else self.sphere

    @property
    def next_side(self) -> Side:
        """Return the side that adds tiles now: the attacker first, then the defender (R7.3)."""
        return next_side(self)


REVOLT, WAR = CONFLICT_KINDS


class Act(Struct, frozen=True):
    """The active player takes an action or ends the turn (R4.1)."""


class Fight(Struct, frozen=True):
    """Each side of the open conflict adds tiles (R7.3)."""


class Wars(Struct, frozen=True):
    """The wars caused by the unification tile are fought one by one, then the tile is removed (R8)."""


class Build(Struct, frozen=True):
    """The active player may build a monument on a square that the tile on `cell` completed (R9)."""

    cell: int


class Collect(Struct, frozen=True):
    """Owners of traders take treasures at the end of an action (R10)."""


Task: TypeAlias = Act | Fight | Wars | Build | Collect


class State(Position, frozen=True, eq=False):
    """A position, including hidden things.

    `map`: the name of the map.
    `dynasties`: the dynasty of each seat.
    `english`: whether the English variant is played (R12.1).
    `open_scores`: whether points and treasures are open during the game.
    `board`: all open components.
    `hands`: the tiles in each hand, by colour.
    `swapped`: the tiles that each seat put away unseen, by colour.
    `catastrophes`: the number of catastrophe tiles that each seat has.
    `points`: the points of each seat, by colour.
    `treasures`: the number of treasures that each seat has.
    `bag`: the colours of the tiles in the bag as bytes, the next one first.
    `out`: the tiles that left play openly, by colour, including those face down under monuments.
    `turn`: the seat whose turn it is.
    `actions`: the number of actions left in this turn.
    `agenda`: the open tasks, the next one first; empty once the game is over.
    `conflict`: the open conflict, or the one of the last action, or None.
    `ended`: the reason for the end of the game; "" while it goes on.
    `naming`: the names of the kingdoms. They follow from earlier moves and are part of no digest.
    """

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
    naming: Annotated[Naming, codec.UNWRITTEN_FIELD] = UNNAMED
