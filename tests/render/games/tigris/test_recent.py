"""Marks of what has just happened."""

from engine.game import Event
from render.games.tigris.recent import recent_items
from render.scene import Scene, sort_by_layer
from render.sprites.ground import Wall
from render.sprites.marks import ActionNumber, Arrow, Brackets, GhostFrame
from tests.render.games.tigris.finding import at_corner
from tests.support.scenes import event, items_of, of_kind


def marked(*events: Event) -> Scene:
    return Scene("board", "x", (1, 1), "standard", Wall((1, 1), (), ()), sort_by_layer(recent_items(events)), "")


def test_a_single_action_has_brackets_and_no_number() -> None:
    scene = marked(event("tile-placed", tile="temple", cell="C4"), event("points", count=1))
    assert at_corner(scene, Brackets) == ["C4"]
    assert of_kind(scene, ActionNumber) == []


def test_several_actions_are_numbered() -> None:
    scene = marked(event("tile-placed", cell="C4"), event("leader-placed", cell="D4"))
    assert of_kind(scene, ActionNumber) == [ActionNumber(1), ActionNumber(2)]


def test_a_moved_leader_leaves_a_ghost_and_an_arrow_that_ends_before_it() -> None:
    scene = marked(event("leader-moved", leader="king", start="C4", cell="G4"))
    assert at_corner(scene, GhostFrame) == ["C4"]
    assert of_kind(scene, GhostFrame) == [GhostFrame(False, 56, 56)]
    (arrow,) = of_kind(scene, Arrow)
    assert 4 * 56 - 40 < arrow.dx < 4 * 56
    assert arrow.dy == 0


def test_a_neighbouring_move_still_has_its_arrow() -> None:
    (arrow,) = of_kind(marked(event("leader-moved", start="C4", cell="C5")), Arrow)
    assert 20 < arrow.dy < 56


def test_the_number_of_a_move_keeps_away_from_its_arrow() -> None:
    from_left = marked(event("tile-placed", cell="A1"), event("leader-moved", start="C4", cell="G4"))
    from_right = marked(event("tile-placed", cell="A1"), event("leader-moved", start="K4", cell="G4"))
    (_, right), (_, left) = (items_of(scene, ActionNumber) for scene in (from_left, from_right))
    assert right.x > left.x + 40


def test_what_has_left_the_board_is_crossed_out() -> None:
    scene = marked(
        event("leader-withdrawn", cell="C4"),
        event("leader-home", cell="D4"),
        event("tiles-removed", tile="farm", count=2, cells=("E4", "F4")),
    )
    assert at_corner(scene, GhostFrame) == ["C4", "D4", "E4", "F4"]
    assert set(of_kind(scene, GhostFrame)) == {GhostFrame(True, 56, 56)}


def test_a_taken_treasure_leaves_an_empty_frame() -> None:
    assert of_kind(marked(event("treasure-taken", cell="B2")), GhostFrame) == [GhostFrame(False, 56, 56)]


def test_a_monument_is_bracketed_instead_of_the_tile_that_completed_it() -> None:
    scene = marked(event("tile-placed", cell="D5"), event("monument-built", monument="temple-farm", cell="C4"))
    assert of_kind(scene, Brackets) == [Brackets(112, 112)]
    assert at_corner(scene, Brackets) == ["C4"]
