"""What all pictures of this game share: where things lie, names, who decides."""

from enum import IntEnum, auto

from engine.game import Seat
from engine.wayfarers.state import RIVAL, Target
from engine.wayfarers.tables import INSPIRATION, LAND, NODES, SPACE, TOWNSFOLK, WATER
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.sprites.faces import WIDTH
from render.games.wayfarers.sprites.pieces import RIVAL_MARK
from render.reader import Reader
from render.sprites.ground import Card

SIZE = (1100, 700)
TABLE_WIDE = 934.0
"""How far the rows and the map reach for who reads from the left; the inspiration cards lie beyond."""

MAP: Card = (12, 203, 920, 228)
PITCH = 92.0
_TOP, _LOW = 8.0, 508.0
SPOT_HIGH = 24.0
TOP_SPOTS, LOW_SPOTS = 131.0, 481.0
"""Where the slips with worker effects and prices begin, below the upper rows and above the lower ones."""

TOP_PILES, LOW_PILES = 157.0, 438.0
PILES_HIGH = 40.0
COLUMN_PITCH = 124.0
COLUMN_X, COLUMN_SPOT = 1002.0, 944.0
FOOT: Card = (8, 634, 1084, 60)


class Layer(IntEnum):
    """What lies on what, bottom to top; panels and words lie above all of it."""

    BLOT = auto()
    NODE = auto()
    CARD = auto()
    PIECE = auto()
    VEIL = auto()
    TARGET = auto()
    BRACKETS = auto()
    TAG = auto()


def spot(kind: str, slot: int) -> tuple[float, float]:
    """Return the top left corner of a row's slot, from 0; slot 4 is that of the deck."""
    match kind:
        case "townsfolk" | "land":
            return 10 + PITCH * (4 - slot), _TOP if kind == TOWNSFOLK else _LOW
        case "space" | "water":
            return 478 + PITCH * slot, _TOP if kind == SPACE else _LOW
    return COLUMN_X, _TOP + COLUMN_PITCH * (4 - slot)


def slip(kind: str, slot: int) -> Card:
    """Return where a slot's worker effect or price stands."""
    x, y = spot(kind, slot)
    if kind == INSPIRATION:
        return COLUMN_SPOT, y + 30, 54, 60
    return x, TOP_SPOTS if kind in (TOWNSFOLK, SPACE) else LOW_SPOTS, WIDTH, SPOT_HIGH


def node_at(node: str) -> tuple[float, float]:
    """Return the middle of a node."""
    column = NODES[node].column
    number = sum(other.column == column for other in NODES.values())
    place = "abcde".index(node[-1]) if node[-1].isalpha() else 0
    x = MAP[0] + (38 + 83 * column if column < 10 else MAP[2] - 38)
    return x, MAP[1] + 8 + (MAP[3] - 12) * (place + 0.5) / number


def blot_at(start: str, end: str) -> tuple[float, float]:
    """Return the middle of the blot between two nodes: nearer to the last column where five ways end, and around the
    nodes of a column that is skipped."""
    (ax, ay), (bx, by) = node_at(start), node_at(end)
    if NODES[end].last:
        return ax + (bx - ax) * 0.44, ay + (by - ay) * 0.64
    if NODES[end].column - NODES[start].column > 1:
        return (ax + bx) / 2, ay + (-21 if ay < MAP[1] + MAP[3] / 2 else 21)
    return (ax + bx) / 2, (ay + by) / 2


def green_at(spot_name: str) -> tuple[float, float]:
    """Return where a green worker lies beside the journal: between its two nodes."""
    places = [node_at(node.id) for node in NODES.values() if node.green == spot_name]
    return places[0][0], sum(y for _, y in places) / len(places)


def mark_of(view: WayfarersView, seat: Seat) -> str:
    """Return the mark of a seat, or of the game's own player."""
    return RIVAL_MARK if seat == RIVAL else view.table.colours[seat]


def name_of(view: WayfarersView, reader: Reader, seat: Seat) -> str:
    """Return a player's name as far as it can be written, else the mark's."""
    if seat == RIVAL:
        return reader.say("picture-rival")
    return reader.name(seat, view.table.colours[seat])


def deciding(view: WayfarersView) -> Seat | None:
    """Return the seat that the game waits for; None when it is over."""
    table = view.table
    if table.ended:
        return None
    asked = table.agenda[:1]
    return 0 if (asked and isinstance(asked[0], Target)) or table.turn.seat == RIVAL else table.turn.seat


KIND_ROWS = (TOWNSFOLK, SPACE, LAND, WATER, INSPIRATION)
"""The rows in reading order."""
