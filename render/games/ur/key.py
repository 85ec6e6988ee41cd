"""Meanings of the signs on the board."""

from render.context import PictureContext
from render.games.ur.sprites.pieces import Onward, Piece
from render.games.ur.sprites.squares import Square
from render.layouts.icon_key import Sign


def key(context: PictureContext) -> tuple[Sign, ...]:
    """Return both players' pieces, the squares with rules of their own, and the directions of the pieces."""
    return (
        Sign(Piece(True, 22), context.word("light")),
        Sign(Piece(False, 22), context.word("dark")),
        Sign(Square("rosette", 50), context.say("frame-rosette")),
        Sign(Square("safe", 50), context.say("frame-safe")),
        *(Sign(Onward(1, 0, side), context.say(f"picture-way-{side}")) for side in ("light", "dark", "both")),
    )
