"""Upgrade tiles (R3.20 to R3.23)."""

import pytest

from engine.games.wayfarers.components.tables import TILES
from engine.games.wayfarers.reading.caravan import CELLS, columns, covered_cells, fitting_cells
from engine.games.wayfarers.reading.scoring import score_sheet
from engine.games.wayfarers.state import Laid, State
from tests.engine.games.wayfarers.positions import begin, facts, forbidden, offered, play, with_player, with_table

FULL = " ".join(f"UB1/front/{cell}" for cell in CELLS)


def asked(kind: str, **changes: object) -> State:
    """A tile of a kind is to be gained."""
    slots = {"basic": ("4", "H4"), "space": ("6", "H1"), "land": ("1", "L01"), "water": ("1", "W12")}
    value, slot = slots[kind]
    state = with_player(begin(), dice=value, land="L01", water="W12", hosts="W12=T11")
    state = with_player(state, silver=9, guilds=(3, 3, 3), stock=6)
    state = with_player(state, **changes)
    return play(state, f"die {value} {slot} {value}", f"choose {slot} tile").state


@pytest.mark.parametrize(
    ("kind", "tile", "guild", "silver"),
    [("basic", "UB2", None, 2), ("land", "UL2", 1, 3), ("water", "UW1", 2, 3), ("space", "US1", 0, 3)],
)
def test_R3_20_prices_both_ways(kind: str, tile: str, guild: int | None, silver: int) -> None:
    state = asked(kind)
    assert play(state, f"tile {tile} front 2b silver").player().silver == 9 - silver
    if guild is None:
        assert offered(state, f"tile {tile} front 2b") == ["silver"]
        return
    paid = play(state, f"tile {tile} front 2b influence").player()
    assert (paid.guilds[guild], paid.stock, paid.silver) == (1, 8, 9)


def test_R3_20_only_tiles_that_are_left() -> None:
    state = asked("basic")
    none = with_table(state, piles=tuple(0 if tile == "UB1" else 1 for tile in TILES))
    assert "UB1" not in offered(none, "tile")
    assert forbidden(none, "tile UB1 front 2b silver") == ("pile-empty", "R3.20")


def test_R3_20_silver_that_is_short() -> None:
    state = asked("land", silver=1)
    assert offered(state, "tile UL1 front 2b") == ["influence"]
    assert facts(state, "tile UL1 front 2b silver") == {"need": 3, "have": 1, "short": 2}


@pytest.mark.parametrize(
    ("size", "beyond"), [((2, 1), ("6b", "6c", "5a", "1a")), ((1, 2), ("1a", "6a", "3c")), ((1, 1), ("1a", "6a"))]
)
def test_R3_21_borders_of_the_caravan(size: tuple[int, int], beyond: tuple[str, ...]) -> None:
    places = fitting_cells((), *size)
    assert not set(beyond) & set(places)
    assert len(places) == {(2, 1): 13, (1, 2): 10, (1, 1): 16}[size]


def test_R3_21_no_overlap_and_both_faces() -> None:
    state = asked("land", tiles="UB1/front/2b")
    assert offered(state, "tile UL1") == ["front", "back"]
    assert not {"1b", "2b"} & set(offered(state, "tile UL1 back"))
    assert forbidden(state, "tile UL1 front 1b silver") == ("does-not-fit", "R3.21")
    assert offered(asked("basic"), "tile UB1") == ["front"]


def test_R3_21_W12_no_room_no_tile() -> None:
    state = with_player(begin(), dice="4 5", tiles=FULL, silver=9)
    placed = play(state, "die 4 H4 4").state
    assert offered(placed, "choose H4") == ["silver"]


def test_R3_22_bonuses_covered() -> None:
    """P1: silver on 6c, refresh on 4c, a mark on 3c."""
    state = asked("basic")
    assert play(state, "tile UB1 front 6c silver").player().silver == 9 - 2 + 1
    assert offered(play(state, "tile UB1 front 4c silver").state) == ["refresh", "skip"]
    assert offered(play(state, "tile UB1 front 3c silver").state) == ["mark", "skip"]


def test_R3_22_two_bonuses_of_one_tile() -> None:
    laid = play(asked("land"), "tile UL1 front 3c silver")
    assert set(offered(laid.state)) == {"mark", "refresh", "skip"}


def test_R3_23_symbols_lie_in_the_columns_covered() -> None:
    shown = columns((Laid("UL1", "back", "3b"), Laid("US3", "front", "5a")))
    assert shown[3].assets == {"camel": 1}
    assert shown[4].steps == (3,)
    assert shown[5].assets == {"ship": 1, "pigeon": 1, "camel": 1}
    assert covered_cells("US3", "5a") == ("5a", "5b")


def test_R3_23_R7_5_vp_of_tiles() -> None:
    state = with_player(begin(), tiles="US2/front/2a UL3/front/3b UB1/front/6c UB2/front/1c UX7/front/1b")
    assert score_sheet(state.table, 0).tiles == 3 + 1 + 1 + 1 + 5
