"""The board and cards as pixels: a few probes, no text."""

import pytest
from PIL import Image

from engine.wayfarers.effects import PAYMENTS
from engine.wayfarers.tables import CARDS, KINDS, TILES
from render.games.wayfarers import board
from render.games.wayfarers.setting import node_at, spot
from render.games.wayfarers.sprites.faces import Face
from render.games.wayfarers.sprites.inks import KINDS as INKS
from render.games.wayfarers.sprites.pieces import SIGNS, TilePiece
from render.raster.compose import compose
from render.raster.sprite_cache import painted
from render.theme import THEMES
from tests.engine.wayfarers.playing import GAME
from tests.engine.wayfarers.positions import begin
from tests.render.games.wayfarers.finding import look, public


@pytest.fixture(scope="module")
def picture() -> Image.Image:
    return compose(board(public(begin()), look(), ()), 1)


def near(picture: Image.Image, place: tuple[float, float], wanted: str) -> bool:
    found = picture.getpixel((round(place[0]), round(place[1])))
    assert isinstance(found, tuple)
    return all(abs(part - other) <= 14 for part, other in zip(found, bytes.fromhex(wanted[1:]), strict=True))


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_card_has_its_colour(picture: Image.Image, kind: str) -> None:
    x, y = spot(kind, 0)
    assert near(picture, (x + 46, y + 2), INKS[kind].base)


def test_nodes_are_paper_on_the_map(picture: Image.Image) -> None:
    x, y = node_at("n4b")
    assert near(picture, (x - 19, y - 17), "#FBF1DA")


@pytest.mark.parametrize("theme", THEMES)
def test_every_card_and_every_tile_can_be_painted(theme: str) -> None:
    for card in CARDS:
        assert painted(Face(card), 1, theme).pieces
    for tile in TILES.values():
        for face in ("front", "back")[: len(tile.faces)]:
            assert painted(TilePiece(tile.id, face, 30, True), 1, theme).pieces


def test_every_mark_has_a_sign_and_a_colour_of_its_own() -> None:
    for theme in THEMES.values():
        assert len({theme.dynasty(mark) for mark in SIGNS}) == len(SIGNS)
    assert set(GAME.marks) < set(SIGNS)
    assert PAYMENTS
