"""A card or a tile by itself: enlarged, whole, and only what there is a sprite for."""

import pytest

from engine.games.wayfarers.components.tables import CARDS, TILES
from engine.games.wayfarers.explain import explain_components
from render.games.wayfarers import card
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.games.wayfarers.sprites.cards.offers import OFFER_WIDTH
from render.games.wayfarers.sprites.pieces import TilePiece
from render.games.wayfarers.tableau.caravan import CELL_SIZE
from render.raster.compose import compose
from tests.render.games.wayfarers.finding import look
from tests.support.scenes import of_kind


def test_every_card_and_every_tile_has_a_picture_and_nothing_else() -> None:
    assert {name for name in explain_components() if card(look(), name) is not None} == {*CARDS, *TILES}


@pytest.mark.parametrize("name", ["L01", "W06", "S26", "T02", "I01", "HS", "UL1", "UX10"])
def test_it_lies_whole_on_its_picture_and_larger_than_on_the_table(name: str) -> None:
    scene = card(look(), name)
    assert scene is not None
    (item,) = scene.items
    box = item.sprite.box
    assert item.x + box.left >= 0
    assert item.y + box.top >= 0
    assert item.x + box.right <= scene.size[0]
    assert item.y + box.bottom <= scene.size[1]
    assert box.right - box.left > (OFFER_WIDTH if name in CARDS else CELL_SIZE)
    assert [one.name for one in of_kind(scene, EnlargedCard)] + [one.tile for one in of_kind(scene, TilePiece)] == [
        name
    ]
    assert compose(scene, 1).size == scene.size
