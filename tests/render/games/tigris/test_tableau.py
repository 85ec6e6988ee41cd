"""The private picture of a hand."""

import pytest
from msgspec.structs import replace

from engine.games.tigris.pieces import Sphere
from engine.games.tigris.state import State
from engine.games.tigris.view import view as seen_by
from render.games.kingdoms.player_pictures import HAND_PICTURE_SIZE
from render.games.kingdoms.sprites.leaders import LeaderSeal
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Catastrophe, Tile
from render.games.tigris.sprites.tiles import TileBack
from render.games.tigris.tableau import hand, tableau
from render.scene import Scene
from render.sprites.cards import Label, Ordinal
from tests.engine.games.tigris.positions import position
from tests.support.scenes import items_of, look, of_kind

STATE = replace(
    position("Ak t", "F8", hands={"archer": "2 temple 3 farm settlement", "bull": "6 market"}),
    points=((3, 1, 2, 2), (9, 9, 9, 9), (0, 0, 0, 0), (0, 0, 0, 0)),
    catastrophes=(1, 2, 2, 2),
)


def shown(state: State = STATE, seat: int = 0, language: str = "en") -> Scene:
    return hand(seen_by(state, seat), look(language))


def test_own_tiles_and_nobody_elses_are_shown() -> None:
    scene = shown()
    assert sorted(tile.sphere for tile in of_kind(scene, Tile)) == [0, 0, 1, 1, 1, 3]
    assert "2 temples" in scene.alt
    assert "market" not in scene.alt


def test_leaders_on_the_board_are_empty_rings() -> None:
    assert [seal.sphere for seal in of_kind(shown(), LeaderSeal) if not seal.is_home] == [Sphere.BLACK]
    assert len([seal for seal in of_kind(shown(), LeaderSeal) if seal.is_home]) == 3


def test_spent_catastrophes_stay_as_traces() -> None:
    assert [piece.is_mark for piece in of_kind(shown(), Catastrophe)] == [False, True]


def test_the_weakest_colour_is_framed_unless_all_are_equal() -> None:
    assert [chip.sphere for chip in of_kind(shown(), PointsChip) if chip.is_weakest] == [Sphere.BLUE]
    assert not any(chip.is_weakest for chip in of_kind(shown(seat=1), PointsChip))


def test_hebrew_is_the_mirror_image() -> None:
    left, right = shown(), shown(language="he")
    seals, mirrored = ([item.x for item in items_of(scene, LeaderSeal)] for scene in (left, right))
    assert seals == sorted(seals)
    assert mirrored == sorted(mirrored, reverse=True)
    for first, second in zip(items_of(left, Tile), items_of(right, Tile), strict=True):
        assert abs(first.x + 120 + second.x - HAND_PICTURE_SIZE[0]) < 1e-6


def test_no_text_mixes_directions() -> None:
    for label in of_kind(shown(language="he"), Label):
        letters = [sign for sign in label.text if sign.isalpha()]
        assert len({"א" <= sign <= "ת" for sign in letters}) <= 1


def test_an_empty_hand_says_so() -> None:
    scene = shown(seat=2)
    assert of_kind(scene, Tile) == []
    assert "no tiles" in scene.alt


def test_tiles_are_numbered_in_the_order_of_reading() -> None:
    for language in ("en", "he"):
        ordinals = sorted(items_of(shown(language=language), Ordinal), key=lambda item: item.x)
        numbers = [getattr(item.sprite, "number", 0) for item in ordinals]
        assert numbers == ([6, 5, 4, 3, 2, 1] if language == "he" else [1, 2, 3, 4, 5, 6])


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_terms_are_never_cut(language: str) -> None:
    assert not [label for label in of_kind(shown(language=language), Label) if "…" in label.text]


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_back_of_a_tile_stands_level_with_how_many_there_are(language: str) -> None:
    scene = tableau(seen_by(STATE, None), look(language), 0)
    assert scene is not None
    (back,) = items_of(scene, TileBack)
    held = next(item for item in scene.items if isinstance(item.sprite, Label) and item.sprite.text == "6")
    assert isinstance(back.sprite, TileBack)
    assert back.y + back.sprite.size / 2 == held.y
    assert 0 < abs(back.x + back.sprite.size / 2 - held.x) - back.sprite.size / 2 < 30
