"""Layouts that can be mirrored: coordinates for reading from left to right, converted for either direction."""

import math

from msgspec import Struct

from render.scene import Item, Sprite
from render.sprites.cards import TEXT, Label
from render.sprites.ground import Rect

PIECES_LAYER, WORDS_LAYER = 100, 101
"""The layers of what is on cards, above all layers of a game."""

EDGE_LAYER = 102
"""The lowest layer of what is at the edges of a board's first picture for all its pictures: who decides, what was done
last, what the players have."""


class Frame(Struct, frozen=True):
    """Coordinates for one direction of reading.

    `width`: the picture's width in units.
    `rtl`: whether everything is mirrored, for reading from right to left.
    `layer`: the layer of sprites; text is above them.
    """

    width: float
    rtl: bool
    layer: int = PIECES_LAYER

    def _mirrored_x(self, x: float) -> float:
        return self.width - x if self.rtl else x

    def place_card(self, card: Rect) -> Rect:
        """Return a card, mirrored if the frame is."""
        x, y, width, height = card
        return (self.width - x - width if self.rtl else x, y, width, height)

    def place_sprite(self, x: float, y: float, sprite: Sprite) -> Item:
        """Return a sprite around its anchor."""
        return Item(self.layer, self._mirrored_x(x), y, sprite)

    def place_rectangle(self, x: float, y: float, width: float, sprite: Sprite) -> Item:
        """Return a sprite anchored at its top left corner, `width` units across."""
        return Item(self.layer, self._mirrored_x(x + width) if self.rtl else x, y, sprite)

    def write_from(
        self, x: float, y: float, text: str, size: float, weight: int, ink: str = TEXT, max_width: float = math.inf
    ) -> Item:
        """Return a text that starts at x, in narrower letters if it is wider than `max_width`."""
        return self._place_label(x, y, Label(text, size, weight, ink, 1 if self.rtl else -1, max_width))

    def write_to(self, x: float, y: float, text: str, size: float, weight: int, ink: str = TEXT) -> Item:
        """Return a text that ends at x."""
        return self._place_label(x, y, Label(text, size, weight, ink, -1 if self.rtl else 1))

    def write_around(self, x: float, y: float, text: str, size: float, weight: int, ink: str = TEXT) -> Item:
        """Return a text centred on x."""
        return self._place_label(x, y, Label(text, size, weight, ink, 0))

    def _place_label(self, x: float, y: float, label: Label) -> Item:
        return Item(self.layer + WORDS_LAYER - PIECES_LAYER, self._mirrored_x(x), y, label)
