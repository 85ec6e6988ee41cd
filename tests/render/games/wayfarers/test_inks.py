"""Letters on cards and tiles stand out from their ground: each component, at every cost, in every theme."""

import pytest

from engine.games.wayfarers.components.tables import CARDS, SLOT_BY_NAME, TILES
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.games.wayfarers.sprites.cards.offers import Offer
from render.games.wayfarers.sprites.cards.told import card_heights
from render.games.wayfarers.sprites.places.piles import TilePile
from render.games.wayfarers.sprites.places.plates import DicePlace
from render.scene import Item, Scene, Sprite
from render.sprites.ground import Wall
from render.theme import THEMES
from tests.render.games.test_seen import faint

MARKS = ("crimson", "saffron", "azure", "violet", "")
SENTENCES = ("Now: 1 silver.", "Shows a city.")
PLACES = tuple(slot for slot in SLOT_BY_NAME if slot not in CARDS)


def seen(sprites: list[Sprite], theme: str) -> list[tuple[str, str, str, float]]:
    """What does not stand out on sprites that lie one below the other."""
    items, low = list[Item](), 0.0
    for sprite in sprites:
        x, y = 10 - sprite.box.left, low - sprite.box.top
        items += [part._replace(x=x + part.x, y=y + part.y) for part in sprite.child_items or (Item(0, 0, 0, sprite),)]
        low += sprite.box.bottom - sprite.box.top + 4
    size = (700, round(low))
    return faint(Scene("gallery", "gallery", size, theme, Wall(size, (), ()), tuple(items), ""), theme)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("part", range(4))
def test_all_on_an_enlarged_component_stands_out(part: int, theme: str) -> None:
    for number, name in enumerate([*CARDS, *TILES, *PLACES][part::4]):
        mark = MARKS[number % len(MARKS)]
        (height,), letters = card_heights([(name, SENTENCES)], 541.0)
        assert seen([EnlargedCard(name, "Name", SENTENCES, 3, 5, mark, 541.0, height, letters)], theme) == []


@pytest.mark.parametrize("theme", THEMES)
def test_all_on_cards_tiles_and_places_of_the_table_stands_out(theme: str) -> None:
    cards: list[Sprite] = [Offer(card, "Name", 3) for card in [*CARDS][::3]]
    piles: list[Sprite] = [TilePile(tile, "Name", left) for left, tile in enumerate(TILES)]
    places: list[Sprite] = [DicePlace(slot, "Name", (1, 6), "azure", 358.0, 156.0) for slot in PLACES]
    for row in (cards, piles, places):
        for first in range(0, len(row), 8):
            assert seen(row[first : first + 8], theme) == []
