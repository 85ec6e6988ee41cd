"""Regions and kingdoms (R3)."""

from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.reading.regions import Kingdom, adjacent_cells, kingdom_at, kingdoms, kingdoms_beside
from tests.engine.games.tigris.positions import position


def cell(name: str) -> int:
    return 1 << CELL_BY_NAME[name]


def test_R3_1_sides_connect_and_corners_do_not() -> None:
    state = position(
        """
        t  m  ..
        Ak .. m
        """,
        "F5",
    )
    (kingdom,) = kingdoms(state.board)
    assert kingdom.cells == cell("F5") | cell("G5") | cell("F6")


def test_R3_1_the_edge_does_not_wrap() -> None:
    assert not adjacent_cells(cell("P5")) & cell("A6")
    assert not adjacent_cells(cell("A6")) & cell("P5")


def test_R3_2_face_down_tiles_connect() -> None:
    state = position(
        """
        Ak t  x  x  s
        .. .. x  x  ..
        """,
        "F5",
        monuments="temple-settlement=H5",
    )
    assert kingdoms(state.board)[0].cells & cell("J5")


def test_R3_3_catastrophes_connect_nothing() -> None:
    state = position("Ak t  ## t  Bk", "F5")
    assert len(kingdoms(state.board)) == 2
    assert kingdom_at(state.board, CELL_BY_NAME["H5"]) is None


def test_R3_4_a_kingdom_is_a_region_with_leaders() -> None:
    state = position(
        """
        t  .. .. t  Bp
        .. .. .. Ak ..
        """,
        "F5",
    )
    (kingdom,) = kingdoms(state.board)
    assert [leader.seat for leader in kingdom.leaders] == [0, 1]


def test_kingdoms_are_numbered_by_their_top_left_cell() -> None:
    state = position(
        """
        .. .. .. t  Ak
        t  Bk .. .. ..
        """,
        "F5",
    )
    found: tuple[Kingdom, ...] = kingdoms(state.board)
    assert [kingdom.leaders[0].seat for kingdom in found] == [0, 1]
    assert kingdoms_beside(state.board, CELL_BY_NAME["H5"]) == (0,)
