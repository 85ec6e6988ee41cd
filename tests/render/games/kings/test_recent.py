"""Marks of what has just happened."""

from engine.game import Event
from engine.games.kings.places import PLACE_BY_NAME
from render.games.kings.recent import current_place, lost_places, places_of, recent_items
from render.games.kings.setting import TABLE_LEADER_RADIUS, card_corner, leader_position
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT
from render.games.kings.sprites.marks import RemovedCardSeam
from render.scene import Scene
from render.sprites.marks import ActionNumber, Arrow, Brackets, GhostFrame
from tests.engine.games.kings.positions import position
from tests.render.games.kings.finding import HEIGHT, at_corner, public, scene_of
from tests.support.scenes import event, items_of, of_kind

STATE = position("$Ak t $ . $Bp\ns   f   m\nf   t   s\nm   m")


def marked(*events: Event) -> Scene:
    return scene_of(recent_items(public(STATE), events))


def test_a_single_action_has_brackets_as_large_as_the_card_is_seen_and_no_number() -> None:
    scene = marked(event("card-placed", place="A4"), event("point", colour="green"))
    assert at_corner(scene, Brackets) == ["A4"]
    assert of_kind(scene, Brackets) == [Brackets(CARD_WIDTH, HEIGHT + TAIL_HEIGHT)]
    assert of_kind(marked(event("kingdoms-joined", place="AB")), Brackets) == [Brackets(CARD_WIDTH, STRIP_HEIGHT)]
    assert of_kind(scene, ActionNumber) == []


def test_several_actions_are_numbered_on_different_corners() -> None:
    scene = marked(event("card-placed", place="A4"), event("leader-placed", place="A1"))
    assert of_kind(scene, ActionNumber) == [ActionNumber(1), ActionNumber(2)]
    assert len({(item.x, item.y) for item in items_of(scene, ActionNumber)}) == 2


def test_a_moved_leader_leaves_a_ghost_and_an_arrow_that_ends_before_it() -> None:
    scene = marked(event("leader-moved", leader="priest", start="A3", place="C1"))
    (ghost,), (arrow,) = items_of(scene, GhostFrame), items_of(scene, Arrow)
    x, y = leader_position(PLACE_BY_NAME["A3"], HEIGHT)
    assert (ghost.x, ghost.y, ghost.sprite) == (
        x - TABLE_LEADER_RADIUS,
        y - TABLE_LEADER_RADIUS,
        GhostFrame(False, 2 * TABLE_LEADER_RADIUS, 2 * TABLE_LEADER_RADIUS),
    )
    assert (arrow.x, arrow.y) == (x, y)
    assert at_corner(scene, Brackets) == ["C1"]
    (tip,) = of_kind(scene, Arrow)
    assert 224 - 40 < tip.dx < 224


def test_a_leader_that_has_left_again_has_no_brackets() -> None:
    scene = marked(event("leader-placed", place="C2"), event("leader-home", place="C2"))
    assert of_kind(scene, Brackets) == []
    assert of_kind(scene, GhostFrame) == [GhostFrame(True, 2 * TABLE_LEADER_RADIUS, 2 * TABLE_LEADER_RADIUS)]


def test_a_card_that_is_gone_leaves_a_seam_or_an_empty_place() -> None:
    scene = marked(event("catastrophe-played", place="A2"))
    assert at_corner(scene, RemovedCardSeam) == ["A2"]
    (end,) = items_of(marked(event("catastrophe-played", place="A5")), GhostFrame)
    x, y = card_corner(PLACE_BY_NAME["A4"], HEIGHT)
    assert (end.x, end.y) == (x, y + HEIGHT + TAIL_HEIGHT)
    assert at_corner(marked(event("catastrophe-played", place="BC")), GhostFrame) == ["BC"]


def test_seams_lie_where_the_cards_have_closed_up() -> None:
    taken = event("cards-taken", card="temple", count=3, places=("A2", "A4", "BC"))
    scene = marked(taken, event("link-lost", place="BC"))
    assert at_corner(scene, RemovedCardSeam) == ["A2", "A3"]
    assert at_corner(scene, GhostFrame) == ["BC"]


def test_brackets_follow_the_card() -> None:
    scene = marked(event("card-placed", place="A5"), event("catastrophe-played", place="A2"))
    assert at_corner(scene, Brackets) == ["A4"]


def test_a_ship_is_bracketed_once_instead_of_the_card_that_completed_it() -> None:
    scene = marked(event("card-placed", place="A7"), event("ship-built", ship="blue-red", column="A", place="A4"))
    assert at_corner(scene, Brackets) == ["A4"]


def test_the_number_of_a_catastrophe_stands_beside_the_cross() -> None:
    scene = marked(event("card-placed", place="B4"), event("catastrophe-played", place="A2"))
    x, y = card_corner(PLACE_BY_NAME["A2"], HEIGHT)
    assert (items_of(scene, ActionNumber)[1].x, items_of(scene, ActionNumber)[1].y) == (x + 22, y)


def test_a_taken_treasure_is_bracketed() -> None:
    assert at_corner(marked(event("treasure-taken", place="C1")), Brackets) == ["C1"]


def test_an_event_names_its_places() -> None:
    assert places_of(event("card-placed", place="C4")) == (PLACE_BY_NAME["C4"],)
    assert places_of(event("cards-taken", places=("B2", "AB"))) == (PLACE_BY_NAME["B2"], PLACE_BY_NAME["AB"])
    assert places_of(event("turn-ended")) == ()
    assert lost_places(event("card-placed", place="C4")) == ()


def test_cards_move_up_when_others_above_are_taken() -> None:
    taken = event("cards-taken", places=("C1", "C3", "C6", "D1", "CD"))
    struck = event("catastrophe-played", place="C1")
    assert current_place(PLACE_BY_NAME["C5"], (taken,)) == PLACE_BY_NAME["C3"]
    assert current_place(PLACE_BY_NAME["C5"], (taken, struck)) == PLACE_BY_NAME["C2"]
    assert current_place(PLACE_BY_NAME["B5"], (taken, struck)) == PLACE_BY_NAME["B5"]
    assert current_place(PLACE_BY_NAME["BC"], (taken, struck)) == PLACE_BY_NAME["BC"]


def test_a_taken_card_has_no_place() -> None:
    assert current_place(PLACE_BY_NAME["C5"], (event("cards-taken", places=("C5",)),)) is None
    assert current_place(PLACE_BY_NAME["CD"], (event("link-lost", place="CD"),)) is None


def test_a_ship_lies_where_its_four_cards_lay() -> None:
    built = event("ship-built", ship="blue-red", column="C", place="C3")
    moved = [current_place(PLACE_BY_NAME[name], (built,)) for name in ("C2", "C3", "C6", "D6")]
    assert moved == [PLACE_BY_NAME["C2"], PLACE_BY_NAME["C3"], PLACE_BY_NAME["C3"], PLACE_BY_NAME["D6"]]
