"""Beside the board stands what each place leads to, in the order of the buttons, large enough to read."""

import pytest
from msgspec.structs import replace

from engine.game import Facts, SeatRef
from engine.games.kings.play import Kings
from engine.games.tigris.play import Tigris
from render.context import PictureContext
from render.games.kingdoms.side_panel import PANEL_RECT
from render.games.kingdoms.sprites.fight import ClashMark
from render.games.kingdoms.sprites.leaders import DynastyEmblem, LeaderSeal
from render.games.kingdoms.sprites.place_tag import PlaceTag
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Tile, Treasure
from render.games.kings.board import targets as table_targets
from render.games.tigris.board import targets as land_targets
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite
from render.sprites.cards import Label
from tests.engine.games.kings.positions import position as kings_position
from tests.engine.games.tigris.positions import position as tigris_position
from tests.render.games.kings.finding import look as kings_look
from tests.render.games.test_legible import held, written
from tests.support.require import require
from tests.support.scenes import look, of_kind

NOTED: tuple[tuple[str, Facts], ...] = (
    ("A1", (("kingdom", "I"),)),
    ("K10", (("red", 1), ("black", 2), ("treasure", 2), ("gives", SeatRef(1)))),
    ("B4", (("revolt", ("priest",)), ("against", SeatRef(1)), ("own", 3), ("other", 12))),
    ("C4", (("war", ("king",)), ("attack", 4), ("defence", 5))),
)


def drawn(context: PictureContext, notes: tuple[tuple[str, Facts], ...]) -> Scene:
    """Places of the land to choose from, with what is noted about each."""
    context = replace(context, choices=tuple(((place,), facts) for place, facts in notes))
    return require(land_targets(Tigris().view(tigris_position("t", "F8"), 0), context, [place for place, _ in notes]))


def beside(scene: Scene, context: PictureContext) -> list[Item]:
    """What lies on the panel."""
    x, _, width, _ = Frame(scene.size[0], context.rtl).place_card(PANEL_RECT)
    return [item for item in scene.items if x <= item.x <= x + width]


def rows(scene: Scene, context: PictureContext) -> list[list[Sprite]]:
    """The signs behind the name of each place, from top to bottom."""
    items = beside(scene, context)
    starts = [item.y for item in items if isinstance(item.sprite, PlaceTag)]
    signs = (PointsChip, Treasure, ClashMark, DynastyEmblem, Label)
    found: list[list[Sprite]] = [[] for _ in starts]
    for item in items:
        if isinstance(item.sprite, signs):
            found[sum(start - 10 <= item.y for start in starts) - 1].append(item.sprite)
    return found


@pytest.mark.parametrize("language", ["en", "he"])
def test_each_place_has_what_it_leads_to(language: str) -> None:
    context = look(language)
    scene = drawn(context, NOTED)
    assert [tag.name for tag in of_kind(scene, PlaceTag)] == [place for place, _ in NOTED]
    found = rows(scene, context)
    kinds = [sorted(type(sprite).__name__ for sprite in row) for row in found]
    assert kinds[0] == []
    assert kinds[1] == ["DynastyEmblem", "Label", "Label", "PointsChip", "PointsChip", "Treasure"]
    assert kinds[2] == ["ClashMark", "DynastyEmblem", "Label"]
    assert kinds[3] == ["ClashMark", "Label"]
    said = [[sprite.text for sprite in row if isinstance(sprite, Label)] for row in found]
    assert said == [[], ["2", "+"], ["3:12"], ["4:5"]]
    held(written(beside(scene, context)))


def test_players_stay_where_nothing_tells_places_apart_or_too_much_is_to_choose_from() -> None:
    context = look()
    silent = tuple((place, ()) for place, _ in NOTED)
    many = tuple((f"{column}{row}", (("red", row),)) for column in "ABCDEFG" for row in (1, 3, 5))
    alike = tuple((place, (("treasure", 1),)) for place in ("A1", "K10"))
    for notes in (silent, many, alike):
        scene = drawn(context, notes)
        assert of_kind(scene, PlaceTag) == []
        assert of_kind(scene, DynastyEmblem)
    assert len(of_kind(drawn(context, many[:20]), PlaceTag)) == 20
    few = (*((place, ()) for place, _ in many), *NOTED[1:])
    assert [tag.name for tag in of_kind(drawn(context, few), PlaceTag)] == ["K10", "B4", "C4"]


def test_many_rows_stay_on_the_panel() -> None:
    context = look()
    fight: Facts = (("black", 1), ("war", ("king",)), ("own", 3), ("other", 12), ("against", SeatRef(1)))
    notes = ((f"{column}{row}", (("red", row), *fight)) for column in "ABCDEFGHIJ" for row in (10, 11))
    scene = drawn(context, tuple(notes))
    _, y, _, height = PANEL_RECT
    for item in beside(scene, context):
        box = item.sprite.box
        assert y <= item.y + box.top + 6
        assert item.y + box.bottom <= y + height + 6


def test_a_piece_that_is_chosen_with_its_place_stands_before_it() -> None:
    choices = ((("temple", "A"), (("red", 1),)), (("farm", "A"), ()))
    context = replace(kings_look(), choices=choices)
    scene = require(table_targets(Kings().view(kings_position("$Ak"), 0), context, ("A", "A")))
    assert [tag.name for tag in of_kind(scene, PlaceTag)] == ["A", "A"]
    assert [(tile.sphere, tile.letter) for tile in of_kind(scene, Tile)] == [(0, ""), (1, "")]


@pytest.mark.parametrize(("language", "signs"), [("en", ["M"]), ("cs", [])])
def test_a_leader_stands_before_its_name_where_there_is_room(language: str, signs: list[str]) -> None:
    context = replace(look(language), choices=((("trader",), (("red", 1),)),))
    scene = require(land_targets(Tigris().view(tigris_position("At t", "F8"), 0), context, ("trader",)))
    assert [tag.name for tag in of_kind(scene, PlaceTag)] == [context.word("trader")]
    assert [seal.letter for seal in of_kind(scene, LeaderSeal)] == signs
