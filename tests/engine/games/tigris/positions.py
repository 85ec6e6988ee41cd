"""Positions from drawings, and games played on from them."""

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from engine.games.tigris.pieces import DYNASTIES, SPHERES, TILE_COUNTS, TILE_WORDS
from engine.games.tigris.places import CELL_BY_NAME, CELL_NAMES, CELLS, MAP_HEIGHT, MAP_WIDTH, MAPS, ROW_BITS
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import State
from engine.kit.counts import FourCounts, count_colours
from tests.engine import written_moves
from tests.support.diagrams.tigris import read_diagram

GAME = Tigris()
named = partial(written_moves.pieces, TILE_WORDS)
refused = partial(written_moves.refused, GAME)
forbidden = partial(written_moves.forbidden, GAME)
offered = partial(written_moves.offered, GAME)
notes = partial(written_moves.notes, GAME)


def position(
    window: str,
    at: str = "A1",
    *,
    hands: Mapping[str, str] | None = None,
    bag: str | None = None,
    seats: int = 4,
    map_name: str = "standard",
    monuments: str = "-",
    lasting: bool = False,
    **changes: object,
) -> State:
    """The state with `window` drawn at cell `at` of an else empty map; the bag holds the rest unless given.

    `lasting` puts treasures into three corners, so that the game continues after the turn (R11.3).
    """
    marks = DYNASTIES[:seats]
    legend = [f"map: {map_name}", f"monuments: {monuments}", *(f"{mark}: catastrophes=2" for mark in marks)]
    seen = read_diagram("\n".join([*_rows(window, at, map_name, "B8 P2 O9" if lasting else ""), *legend]))
    held = tuple(count_colours(named((hands or {}).get(mark, ""))) for mark in marks)
    used = [seen.board.tiles[s].bit_count() + sum(hand[s] for hand in held) for s in SPHERES]
    rest = bytes(s for s in SPHERES for _ in range(TILE_COUNTS[s] - used[s]))
    state = State(
        map=map_name,
        dynasties=marks,
        english=False,
        open_scores=False,
        board=seen.board,
        hands=held,
        swapped=((0, 0, 0, 0),) * seats,
        catastrophes=seen.catastrophes,
        points=((0, 0, 0, 0),) * seats,
        treasures=(0,) * seats,
        bag=rest if bag is None else named(bag),
        out=(0, 0, 0, 0),
    )
    return replace(state, **changes)


def _rows(window: str, at: str, map_name: str, treasures: str) -> list[str]:
    signs = {cell: "~~" if MAPS[map_name].rivers >> cell & 1 else ".." for cell in CELLS}
    signs |= {CELL_BY_NAME[name]: "t$" for name in treasures.split()}
    start = CELL_BY_NAME[at]
    for down, row in enumerate(line.strip() for line in window.splitlines() if line.strip()):
        for right, sign in enumerate(row[column : column + 2].ljust(2) for column in range(0, len(row), 3)):
            cell = start + down * ROW_BITS + right
            if sign not in ("..", "~~"):
                signs[cell] = sign
            assert sign != "~~" or signs[cell] == "~~", f"{CELL_NAMES[cell]} is no river"
    return [" ".join(signs[row * ROW_BITS + column] for column in range(MAP_WIDTH)) for row in range(MAP_HEIGHT)]


class Played(written_moves.Played[State]):
    """Where some moves led, with what lies there."""

    def points(self, mark: str) -> FourCounts:
        """A seat's points."""
        return self.state.points[self.state.dynasties.index(mark)]

    def leader(self, mark: str, leader: str) -> str:
        """Where a leader stands; `home` off the board."""
        return leader_at(self.state, mark, leader)


def leader_at(state: State, mark: str, leader: str) -> str:
    """Where a leader stands; `home` off the board."""
    row = state.board.leaders[state.dynasties.index(mark)]
    return CELL_NAMES.get(row[("priest", "farmer", "trader", "king").index(leader)], "home")


def play(state: State, *lines: str) -> Played:
    """Play lines such as `archer tile temple C4`."""
    return written_moves.play(Played, GAME, state, lines)


def type_at(state: State, cell: str) -> str:
    """What lies face up on a cell."""
    bit = 1 << CELL_BY_NAME[cell]
    return next((TILE_WORDS[s] for s in SPHERES if state.board.tiles[s] & bit), "")
