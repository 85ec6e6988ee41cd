"""The opponent's board and the score sheet."""

from engine.wayfarers.tables import TILES
from render.games.wayfarers import board, extra, names, sheet
from render.games.wayfarers.rival import laid, path_cells
from render.games.wayfarers.sprites.pieces import Pin
from render.games.wayfarers.sprites.rival import Plan, Ring, Step
from render.sprites.cards import Glow
from tests.engine.wayfarers.positions import begin, with_rival
from tests.render.games.wayfarers.finding import look, played, public
from tests.support.scenes import of_kind, texts

STATE = with_rival(begin(1), tiles=("UL1", "US1", "UX7"), filled=5, spot=3, opened=("C1", "C4"), comets=4)


def test_only_a_table_of_one_has_an_opponents_board() -> None:
    assert names(public(begin())) == ()
    assert extra(public(begin()), look(), "rival") is None
    assert names(public(STATE)) == ("rival",)
    assert extra(public(STATE), look(), "other") is None


def test_the_path_is_covered_from_the_lower_left_on() -> None:
    scene = extra(public(STATE), look(), "rival")
    assert scene is not None
    steps = of_kind(scene, Step)
    assert [step.tile for step in steps[:6]] == ["UL1", "UL1", "US1", "US1", "UX7", ""]
    assert path_cells()[:8] == ((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3), (7, 2))


def test_a_tile_without_room_lies_beside() -> None:
    rival = with_rival(STATE, tiles=("UL1",) * 10 + ("UW1", "UB1")).table.rival
    assert rival is not None
    assert len(laid(rival)) == 21
    assert laid(rival)[-1] == "UB1"
    assert TILES["UW1"].width == 2


def test_its_schemes_and_its_ring_are_open() -> None:
    scene = extra(public(STATE), look(), "rival")
    assert scene is not None
    assert [plan.card for plan in of_kind(scene, Plan)] == ["C1", "C4"]
    assert [(ring.spot, ring.total) for ring in of_kind(scene, Ring)] == [(3, 3)]


def test_its_marker_stands_on_the_journal() -> None:
    assert {pin.mark for pin in of_kind(board(public(STATE), look(), ()), Pin)} == {"crimson", "rival"}


def test_a_game_that_goes_on_has_no_score_sheet() -> None:
    assert sheet(public(begin()), look(), ()) is None


def test_the_score_sheet_has_everybody_with_the_winner_ringed() -> None:
    for seats in (1, 4):
        final = played(seats)[-1]
        scene = sheet(public(final), look(), ())
        assert scene is not None
        assert len(of_kind(scene, Glow)) == 1
        assert any("1." in text for text in texts(scene))
        assert scene.size[1] <= 700
