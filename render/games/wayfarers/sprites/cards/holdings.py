"""The sprite of a player's card in landscape format, with its name and illustration."""

from msgspec import Struct

from engine.games.wayfarers.components.tables import CARDS, WATER, Card
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import rounded_rectangle
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.wayfarers.names import name_weight
from render.games.wayfarers.sprites.cards.effects import DieOnCard, paint_effects
from render.games.wayfarers.sprites.cards.faces import ARROW_WIDTH, MAX_EFFECT_SIZE, paint_inactive_shade, paint_links
from render.games.wayfarers.sprites.inks import kind_colours, named_colour
from render.games.wayfarers.sprites.pieces import mark_colour
from render.games.wayfarers.sprites.tokens import Token, paint_row, row_length, tag_tokens
from render.games.wayfarers.sprites.views import paint_view_at
from render.kit.names import MIN_SIZE, break_name
from render.scene import RectangleSprite
from render.theme import Theme

HEAD_HEIGHT, TALL_HEAD_HEIGHT = 40.0, 57.0
"""Height of the head with a name of one line, and of two lines, in units."""

_ID_SIZE, _MAX_NAME_SIZE, _MAX_TAG_SIZE = MIN_SIZE, 28.0, 30.0
_VIEW_WIDTH_SHARE = 0.3
"""Width of the illustration, as a fraction of the card's width."""


class PlayersWideCard(Struct, RectangleSprite, frozen=True):
    """A player's card, anchored at its top-left corner.

    `card`: the card's id.
    `name`: the card's name.
    `width`, `height`: the size of the card, in units.
    `points`: the current VP of a space card, -1 for other cards.
    `is_fresh`: whether it was gained this turn, so that it does not work yet.
    `die`: the value of the die on it, or 0.
    `mark`: the mark of the die's owner.
    """

    card: str
    name: str
    width: float
    height: float
    points: int = -1
    is_fresh: bool = False
    die: int = 0
    mark: str = ""

    margins = (1, 1, 1, 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the head with the name, the illustration with id and tags, and the effects."""
        card, w, h = CARDS[self.card], self.width, self.height
        hue = kind_colours(theme, card.kind)
        canvas.fill(rounded_rectangle(-0.6, -0.2, w + 1.2, h + 1.8, 8), theme.casing)
        canvas.fill(rounded_rectangle(0, 0, w, h, 7.5), hue.base)
        head = self._paint_head(canvas, theme)
        canvas.fill(rounded_rectangle(3, head, w - 6, h - head - 3, 5), named_colour("paper"))
        view_width = w * _VIEW_WIDTH_SHARE
        paint_view_at(canvas, card.id, Box(3, head, 3 + view_width, h - 3))
        self._paint_tags_or_points(canvas, theme, card, view_width)
        place = Box(9 + view_width, head + 3, w - 7, h - 6)
        if card.kind == WATER:
            out = paint_links(canvas, theme, card, Box(0, head, w, h))
            place = Box(place.left, place.top, w - out - 3, place.bottom)
        die = DieOnCard(self.die, mark_colour(theme, self.mark)) if self.die else None
        paint_effects(canvas, theme, card, place, MAX_EFFECT_SIZE, die)
        if self.is_fresh:
            paint_inactive_shade(canvas, Box(0, head, w, h))
        if not self._has_id_beside_name:
            self._write_id(canvas, theme, head, hue.dark)

    @property
    def _has_id_beside_name(self) -> bool:
        """Whether the head has room for the id next to the name, so that the id does not cover the illustration."""
        return text_width(self.name, _MAX_NAME_SIZE, BOLD) + text_width(self.card, _ID_SIZE, HEAVY) + 34 <= self.width

    def _paint_head(self, canvas: Canvas, theme: Theme) -> float:
        """Write the name, and the id if it fits next to it. Return the height of the head, in units."""
        room = self.width - 18
        lines = break_name(self.name, room)
        head = HEAD_HEIGHT if len(lines) == 1 else TALL_HEAD_HEIGHT
        heavy = name_weight(lines, room)
        for index, line in enumerate(lines):
            size = min(
                _MAX_NAME_SIZE if len(lines) == 1 else MIN_SIZE,
                _MAX_NAME_SIZE * room / text_width(line, _MAX_NAME_SIZE, heavy),
            )
            half = text_width(line, size, heavy) / 2
            y = head / 2 + 0.5 if len(lines) == 1 else 16 + 25.5 * index
            canvas.write(9 + half, y, line, size, heavy, theme.white)
        if self._has_id_beside_name:
            canvas.write(
                self.width - 10 - text_width(self.card, _ID_SIZE, HEAVY) / 2, y, self.card, _ID_SIZE, HEAVY, theme.white
            )
        return head

    def _write_id(self, canvas: Canvas, theme: Theme, head: float, dark: str) -> None:
        """Write the id in the upper left corner of the illustration, which begins at y `head`."""
        width = text_width(self.card, _ID_SIZE, HEAVY) + 12
        canvas.fill(rounded_rectangle(3, head, width, 31, 5), dark)
        canvas.write(3 + width / 2, head + 15.5, self.card, _ID_SIZE, HEAVY, theme.white)

    def _paint_tags_or_points(self, canvas: Canvas, theme: Theme, card: Card, view_width: float) -> None:
        """Paint the tags, or a space card's current VP, at the foot of the illustration."""
        bottom = self.height - 3
        if self.points >= 0:
            paint_row(canvas, theme, (Token("points", self.points),), 3 + view_width / 2, bottom - 30, 38, view_width)
            return
        tokens = tag_tokens(card)
        if tokens:
            size = min(_MAX_TAG_SIZE, (view_width - 8 - ARROW_WIDTH) / row_length(tokens, 1))
            width = row_length(tokens, size) + 6
            left = 2 + ARROW_WIDTH if card.link_in else 2.0
            canvas.fill(rounded_rectangle(left, bottom - size - 7, width + 1.4, size + 8.4, 5), theme.casing)
            canvas.fill(
                rounded_rectangle(left + 1.4, bottom - size - 5.6, width - 1.4, size + 5.6, 4), named_colour("paper")
            )
            paint_row(canvas, theme, tokens, left + 1 + width / 2, bottom - size / 2 - 2.5, size, width)
