"""Signs of dice and pieces on buttons, and the key of the signs in the pictures."""

from collections.abc import Mapping

from msgspec import Struct

from render.context import PictureContext
from render.drawing.canvas import Canvas
from render.drawing.shapes import arc, disc, polygon
from render.games.ur.sprites.pieces import Die, DirectionArrowhead, Piece
from render.games.ur.sprites.squares import Square
from render.layouts.icon_key import NamedSign
from render.scene import Sprite
from render.theme import Theme


def key(context: PictureContext) -> tuple[NamedSign, ...]:
    """Return both players' pieces, the squares with special rules, and the directions of pieces, each with its name."""
    return (
        NamedSign(Piece(True, 22), context.word("light")),
        NamedSign(Piece(False, 22), context.word("dark")),
        NamedSign(Square("rosette", 50), context.say("frame-rosette")),
        NamedSign(Square("safe", 50), context.say("frame-safe")),
        *(
            NamedSign(DirectionArrowhead(1, 0, side), context.say(f"picture-way-{side}"))
            for side in ("light", "dark", "both")
        ),
    )


_SIGN_RADIUS = 26.0


class PieceOfEitherPlayer(Struct, Sprite, frozen=True):
    """A piece of either player around the anchor, half light and half dark."""

    box = Piece(True, _SIGN_RADIUS).box

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a light piece, and a dark one over its right half."""
        r = _SIGN_RADIUS
        canvas.fill(disc(0, 0, r), theme.casing)
        canvas.fill(disc(0, 0, r * 0.94), theme.white)
        canvas.fill(polygon(*arc(0, 0, r * 0.94, -90, 90)), theme.ink)
        for side, ink in ((-1, theme.lapis.dark), (1, theme.white)):
            for y in (-0.4, 0.4):
                canvas.fill(disc(side * r * 0.42, y * r, r * 0.15), ink)


signs: Mapping[str, Sprite] = {
    "throw": Die(is_marked=True),
    "move": PieceOfEitherPlayer(),
    "light": Piece(True, _SIGN_RADIUS),
    "dark": Piece(False, _SIGN_RADIUS),
}
