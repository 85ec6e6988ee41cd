"""Names of the tiles, leaders and markers on the board, with their letters."""

from engine.games.tigris.pieces import DYNASTIES
from render.context import PictureContext
from render.games.kingdoms.side_panel import leader_signs
from render.games.kingdoms.sprites.leaders import Emblem, Leader
from render.games.kingdoms.sprites.tiles import Catastrophe, Tile, Treasure
from render.games.kingdoms.symbols import letters_of
from render.games.tigris.setting import SHOWN
from render.games.tigris.sprites.tiles import FaceDown, Sack
from render.layouts.icon_key import Sign


def key(context: PictureContext) -> tuple[Sign, ...]:
    """Return tiles, leaders, treasures, catastrophes, dynasties and what is counted beside the board, each with its
    name."""
    letters, (dynasty, *_) = letters_of(context), DYNASTIES
    signs = [Sign(Tile(sphere, letters[sphere]), context.word(sphere.tile)) for sphere in SHOWN]
    signs += [Sign(Leader(dynasty, sphere, letters[sphere], 26), context.word(sphere.leader)) for sphere in SHOWN]
    signs += [Sign(Treasure(18), context.word("treasure")), Sign(Catastrophe(46), context.word("catastrophe"))]
    signs += [Sign(Emblem(mark, 22), context.word(mark)) for mark in DYNASTIES]
    signs += leader_signs(context)
    signs += [Sign(FaceDown(44), context.say("picture-key-hand")), Sign(Sack(44), context.say("picture-key-left"))]
    return tuple(signs)
