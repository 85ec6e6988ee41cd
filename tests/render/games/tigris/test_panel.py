"""The panel beside the board."""

from msgspec.structs import replace

from engine.games.tigris.pieces import Sphere
from engine.games.tigris.state import State
from engine.games.tigris.view import view as seen_by
from render.games.kingdoms.side_panel import PANEL_RECT, block_rects
from render.games.kingdoms.sprites.leaders import DynastyEmblem, LeaderSeal
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Treasure
from render.games.tigris.board import SIZE
from render.games.tigris.panel import panel_items
from render.layouts.frame import Frame
from render.scene import Scene, sort_by_layer
from render.sprites.cards import ActionPip, DecidingRim, GoldNumber, Label, WinnerGround, Wreath
from render.sprites.ground import Wall
from tests.engine.games.tigris.positions import position
from tests.support.scenes import NAMES, items_of, look, of_kind, texts


def panel(state: State, seat: int | None = None, names: tuple[str, ...] = NAMES, language: str = "en") -> Scene:
    frame = Frame(SIZE[0], language == "he")
    items = sort_by_layer(panel_items(seen_by(state, seat), look(language, names), frame))
    return Scene("board", "x", (1, 1), "standard", Wall((1, 1), (), ()), items, "")


def test_everybody_has_a_name_an_emblem_and_four_seals() -> None:
    scene = panel(position("Ak t", "F8"))
    assert [emblem.dynasty for emblem in of_kind(scene, DynastyEmblem)] == ["archer", "bull", "pot", "lion"]
    assert {"Ilmari", "נועה", "Bo"} <= set(texts(scene))
    away = [seal for seal in of_kind(scene, LeaderSeal) if not seal.is_home]
    assert away == [LeaderSeal(Sphere.BLACK, "S", False, 15.0)]


def test_points_and_treasures_of_others_are_hidden() -> None:
    state = replace(position("t", "F8"), points=((1, 2, 3, 4),) * 4, treasures=(5,) * 4)
    public = panel(state)
    assert {chip.count for chip in of_kind(public, PointsChip)} == {None}
    own = panel(state, 1)
    assert [chip.count for chip in of_kind(own, PointsChip)] == [None] * 4 + [4, 1, 2, 3] + [None] * 8
    assert len(of_kind(own, Treasure)) == len(of_kind(public, Treasure)) + 1


def test_open_scores_are_shown() -> None:
    state = replace(position("t", "F8"), points=((1, 2, 3, 4),) * 4, open_scores=True)
    assert {chip.count for chip in of_kind(panel(state), PointsChip)} == {1, 2, 3, 4}


def test_the_decider_glows_and_actions_left_are_full_pips() -> None:
    scene = panel(replace(position("t", "F8"), turn=2, actions=1))
    (glow,) = items_of(scene, DecidingRim)
    assert (glow.x, glow.y) == block_rects(4)[2][:2]
    assert of_kind(scene, ActionPip) == [ActionPip(True), ActionPip(False)]


def test_the_winner_wears_a_wreath_and_everybody_has_a_rank_when_the_game_is_over() -> None:
    points = ((1, 1, 1, 1), (4, 4, 4, 2), (9, 9, 0, 9), (4, 4, 2, 4))
    scene = panel(replace(position("t", "F8"), ended="tiles", agenda=(), points=points, treasures=(0, 0, 1, 0)))
    _, second, third, fourth = (item.y for item in items_of(scene, DynastyEmblem))
    assert [item.y for item in items_of(scene, Wreath)] == [second, fourth]
    assert len(of_kind(scene, WinnerGround)) == 2
    assert second < fourth < third
    assert of_kind(scene, DecidingRim) == []
    assert [word for word in texts(scene) if word.endswith(".")] == ["4.", "3."]
    assert [one.text for one in of_kind(scene, GoldNumber)] == ["2", "2"]
    assert of_kind(scene, ActionPip) == []


def test_a_name_that_cannot_be_written_gives_way_to_the_dynasty() -> None:
    scene = panel(position("t", "F8"), names=("日本", "🦁", "  ", "Ann 🦁"), language="cs")
    assert {"lučištník", "býk", "hrnčíř", "Ann"} <= set(texts(scene))


def test_every_text_stays_within_the_panel() -> None:
    names = ("Maximiliánka Nejneobhospodařovávatelnější", "W" * 32, "Jean-Luc van der Bommel", "i")
    for item in items_of(panel(position("t", "F8", seats=4), names=names), Label):
        assert isinstance(item.sprite, Label)
        assert item.x + item.sprite.width <= PANEL_RECT[0] + PANEL_RECT[2]


def test_hebrew_has_the_panel_at_the_left_and_all_of_it_mirrored() -> None:
    state = position("Ak t", "F8", seats=3)
    plain, mirrored = panel(state), panel(state, language="he")
    assert [SIZE[0] - item.x for item in items_of(plain, DynastyEmblem)] == [
        item.x for item in items_of(mirrored, DynastyEmblem)
    ]
    assert [SIZE[0] - item.x for item in items_of(plain, LeaderSeal)] == [
        item.x for item in items_of(mirrored, LeaderSeal)
    ]
    left, _, width, _ = Frame(SIZE[0], True).place_card(PANEL_RECT)
    for item in mirrored.items:
        box, spare = item.sprite.box, item.sprite.size / 2 if isinstance(item.sprite, Label) else 0
        assert left <= item.x + box.left + spare
        assert item.x + box.right - spare <= left + width
    for item in items_of(mirrored, Label):
        assert isinstance(item.sprite, Label)
        assert item.sprite.align == 1
