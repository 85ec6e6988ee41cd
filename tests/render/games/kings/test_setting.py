"""Shared parts of the game's pictures."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.games.kings.pieces import Card, Colour
from engine.games.kings.places import PLACE_BY_NAME, ROW_COUNT
from engine.games.kings.reading.regions import kingdoms
from engine.games.kings.state import WAR, Claim, Conflict, Fight, Point, Side
from render.games.kings.setting import (
    COLUMNS_TOP,
    TABLE_RECT,
    WATER_TOP,
    card_corner,
    card_face,
    column_span,
    deciding_seat,
    leader_position,
    row_layout,
    treasures_left,
    visible_height,
)
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT, CardFace, ShipCard
from tests.engine.games.kings.positions import position
from tests.render.games.kings.finding import HEIGHT, public

LETTERS = ("T", "F", "M", "S")


@pytest.mark.parametrize("longest", range(1, ROW_COUNT + 1))
def test_rows_fill_the_table_and_leave_room_for_a_card(longest: int) -> None:
    rows, strip = row_layout(position("\n".join("t" * longest)).table)
    assert rows == ROW_COUNT or rows > longest
    assert 0.86 * (WATER_TOP - COLUMNS_TOP) < rows * strip + TAIL_HEIGHT < WATER_TOP - COLUMNS_TOP - 9
    assert STRIP_HEIGHT <= strip <= CARD_WIDTH


@pytest.mark.parametrize("longest", [4, 5, ROW_COUNT])
def test_cards_lie_within_the_table_and_columns_apart(longest: int) -> None:
    x, y, width, height = TABLE_RECT
    rows, strip = row_layout(position("\n".join("t" * longest)).table)
    spots = [card_corner(place, strip) for place in PLACE_BY_NAME.values() if place.row < rows]
    assert all(x < left and left + CARD_WIDTH < x + width and y < top < y + height for left, top in spots)
    for (ax, ay), (bx, by) in combinations(spots, 2):
        assert abs(ax - bx) >= CARD_WIDTH or abs(ay - by) >= STRIP_HEIGHT - 6


def test_a_leader_leaves_the_sign_in_sight() -> None:
    (x, _), (left, _) = leader_position(PLACE_BY_NAME["C4"], HEIGHT), card_corner(PLACE_BY_NAME["C4"], HEIGHT)
    assert left + 24 < x - 24 < x + 24 < left + CARD_WIDTH + 1


def test_only_the_last_card_of_a_column_is_seen_whole() -> None:
    view = public(position("$ t $\ns   f"))
    heights = [visible_height(view, PLACE_BY_NAME[name]) for name in ("A1", "A2", "AB", "C1")]
    assert heights == [HEIGHT, HEIGHT + TAIL_HEIGHT, STRIP_HEIGHT, HEIGHT + TAIL_HEIGHT]


@pytest.mark.parametrize(
    ("card", "sprite"),
    [
        (Card.FARM, CardFace(1, "F")),
        (Card.TREASURE, CardFace(0, "T", is_treasure=True)),
        (Card.SHIP_BLACK, ShipCard((1, 3), ("F", "S"))),
        (Card.SHIP_RED, ShipCard((1, 0), ("F", "T"))),
    ],
)
def test_every_card_has_its_face(card: Card, sprite: object) -> None:
    assert card_face(card, LETTERS) == sprite


def test_kingdoms_are_called_by_their_columns() -> None:
    found = kingdoms(position("$ . $ t $ t $", "B").table)
    assert [column_span(kingdom) for kingdom in found] == ["A", "B", "C–E", "F", "G", "H"]


def test_treasures_are_counted() -> None:
    assert treasures_left(public(position("t . $\ns   f"))) == 7


def test_somebody_who_is_asked_decides() -> None:
    state = position("$ t $Bt . $Ap")
    assert deciding_seat(public(state)) == 0
    assert deciding_seat(public(replace(state, ended="cards", agenda=()))) is None
    assert deciding_seat(public(replace(state, agenda=(Point(3, Colour.RED, "card"),)))) == 3
    assert deciding_seat(public(replace(state, agenda=(Claim(0),)))) == 2
    fight = Conflict(
        WAR, Colour.RED, PLACE_BY_NAME["AB"], Side(0, PLACE_BY_NAME["C1"], 1), Side(1, PLACE_BY_NAME["A1"], 1)
    )
    assert deciding_seat(public(replace(state, agenda=(Fight(),), conflict=fight))) == 0
    half = replace(fight, attacker=replace(fight.attacker, committed=True))
    assert deciding_seat(public(replace(state, agenda=(Fight(),), conflict=half))) == 1
