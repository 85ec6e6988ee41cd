"""Coordinates that are mirrored for languages read from right to left."""

import math

from msgspec import Struct

from render.scene import Item, Sprite
from render.sprites.cards import TEXT, Label
from render.sprites.ground import Rect

PIECES_LAYER, WORDS_LAYER = 100, 101
"""Z-layers of sprites and of text on cards, above all layers of a game."""

EDGE_LAYER = 102
"""Lowest z-layer of what is at the edges of a board's first picture and is true for all its pictures: who decides, the
recent events, and what the players have."""


class Frame(Struct, frozen=True):
    """Places items at coordinates for reading from left to right, or at their mirror images.

    `width`: the picture's width in units.
    `rtl`: whether everything is mirrored, for reading from right to left.
    `layer`: the z-layer of sprites; text is above them.
    """

    width: float
    rtl: bool
    layer: int = PIECES_LAYER

    def _mirrored_x(self, x: float) -> float:
        return self.width - x if self.rtl else x

    def place_card(self, card: Rect) -> Rect:
        """Return the place of a card."""
        x, y, width, height = card
        return (self.width - x - width if self.rtl else x, y, width, height)

    def place_sprite(self, x: float, y: float, sprite: Sprite) -> Item:
        """Return a sprite with its anchor at (x, y)."""
        return Item(self.layer, self._mirrored_x(x), y, sprite)

    def place_rectangle(self, x: float, y: float, width: float, sprite: Sprite) -> Item:
        """Return a sprite, `width` units wide, with its top-left corner at (x, y)."""
        return Item(self.layer, self._mirrored_x(x + width) if self.rtl else x, y, sprite)

    def write_from(
        self, x: float, y: float, text: str, size: float, weight: int, ink: str = TEXT, max_width: float = math.inf
    ) -> Item:
        """Return text that starts at (x, y), the middle of its capitals. Its letters are narrowed to fit
        `max_width`."""
        return self._place_label(x, y, Label(text, size, weight, ink, 1 if self.rtl else -1, max_width))

    def write_to(self, x: float, y: float, text: str, size: float, weight: int, ink: str = TEXT) -> Item:
        """Return text that ends at (x, y), the middle of its capitals."""
        return self._place_label(x, y, Label(text, size, weight, ink, -1 if self.rtl else 1))

    def write_around(self, x: float, y: float, text: str, size: float, weight: int, ink: str = TEXT) -> Item:
        """Return text with its middle at (x, y)."""
        return self._place_label(x, y, Label(text, size, weight, ink, 0))

    def _place_label(self, x: float, y: float, label: Label) -> Item:
        return Item(self.layer + WORDS_LAYER - PIECES_LAYER, self._mirrored_x(x), y, label)
