"""The board and cards as pixels: a few probes, no text."""

import pytest
from PIL import Image

from engine.games.wayfarers.components.effects import PAYMENT_BY_SOURCE
from engine.games.wayfarers.components.tables import CARDS, KINDS, TILES
from render.games.wayfarers import board, further_boards
from render.games.wayfarers.board.journal import node_middle
from render.games.wayfarers.board.market import MARKET_ROWS, slot_corner
from render.games.wayfarers.board.sky import SKY_ROWS as SKY
from render.games.wayfarers.sprites.cards.faces import PlayersCard
from render.games.wayfarers.sprites.inks import KIND_COLOURS as INKS
from render.games.wayfarers.sprites.pieces import SIGN_OF_MARK, TilePiece
from render.raster.compose import compose
from render.raster.sprite_cache import paint_whole
from render.theme import THEMES
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin
from tests.render.games.wayfarers.finding import look, public
from tests.support.samples import some


@pytest.fixture(scope="module")
def pictures() -> list[Image.Image]:
    view = public(begin())
    return [compose(scene, 1) for scene in (board(view, look(), ()), *further_boards(view, look(), ()))]


def near(picture: Image.Image, place: tuple[float, float], wanted: str) -> bool:
    found = picture.getpixel((round(place[0]), round(place[1])))
    assert isinstance(found, tuple)
    return all(abs(part - other) <= 14 for part, other in zip(found, bytes.fromhex(wanted[1:]), strict=True))


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_card_has_its_colour(pictures: list[Image.Image], kind: str) -> None:
    x, y = slot_corner(MARKET_ROWS if kind in MARKET_ROWS else SKY, kind, 0)
    assert near(pictures[0 if kind in MARKET_ROWS else 2], (x + 46, y + 3), INKS[kind].base)


def test_nodes_are_paper_on_the_map(pictures: list[Image.Image]) -> None:
    x, y = node_middle("n4b")
    assert near(pictures[1], (x - 36, y - 28), "#FBF1DA")


@pytest.mark.parametrize("theme", some(THEMES, "standard"))
def test_every_card_and_every_tile_can_be_painted(theme: str) -> None:
    for card in CARDS:
        assert paint_whole(PlayersCard(card, "", 152, 141), 1, theme).pieces
    for tile in TILES.values():
        for face in ("front", "back")[: len(tile.faces)]:
            assert paint_whole(TilePiece(tile.id, face, 30), 1, theme).pieces


def test_every_mark_has_a_sign_and_a_colour_of_its_own() -> None:
    for theme in THEMES.values():
        assert len({theme.dynasty_colour(mark) for mark in SIGN_OF_MARK}) == len(SIGN_OF_MARK)
    assert set(GAME.marks) < set(SIGN_OF_MARK)
    assert PAYMENT_BY_SOURCE
