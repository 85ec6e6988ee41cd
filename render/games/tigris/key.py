"""Signs of tiles, leaders, monuments and dynasties on buttons, and the key of the signs in the pictures."""

from collections.abc import Mapping

from engine.games.tigris.pieces import DYNASTIES, MONUMENT_COLOURS, SPHERE_BY_LEADER, SPHERE_BY_TILE, monument_word
from render.context import PictureContext
from render.games.kingdoms.side_panel import leader_signs
from render.games.kingdoms.sprites.leaders import DynastyEmblem, Leader
from render.games.kingdoms.sprites.signs import SmallLeader, SmallMonument, SmallTile, SwordsSign
from render.games.kingdoms.sprites.tiles import Catastrophe, Tile, Treasure
from render.games.kingdoms.symbols import letters_of
from render.games.tigris.setting import SHOWN_SPHERES
from render.games.tigris.sprites.tiles import Sack, TileBack
from render.layouts.icon_key import NamedSign
from render.scene import Sprite
from render.sprites.verbs import verb_signs


def key(context: PictureContext) -> tuple[NamedSign, ...]:
    """Return every sign of the pictures with its name: tiles, leaders, treasures, catastrophes, dynasties, and the
    counts in the panel."""
    letters, (dynasty, *_) = letters_of(context), DYNASTIES
    signs = [NamedSign(Tile(sphere, letters[sphere]), context.word(sphere.tile)) for sphere in SHOWN_SPHERES]
    signs += [
        NamedSign(Leader(dynasty, sphere, letters[sphere], 26), context.word(sphere.leader)) for sphere in SHOWN_SPHERES
    ]
    signs += [
        NamedSign(Treasure(18), context.word("treasure")),
        NamedSign(Catastrophe(46), context.word("catastrophe")),
    ]
    signs += [NamedSign(DynastyEmblem(mark, 22), context.word(mark)) for mark in DYNASTIES]
    signs += leader_signs(context)
    signs += [
        NamedSign(TileBack(44), context.say("picture-key-hand")),
        NamedSign(Sack(44), context.say("picture-key-left")),
    ]
    return tuple(signs)


signs: Mapping[str, Sprite] = {
    **{word: SmallTile(sphere) for word, sphere in SPHERE_BY_TILE.items()},
    **{word: SmallLeader(sphere) for word, sphere in SPHERE_BY_LEADER.items()},
    **{monument_word((first, second)): SmallMonument(first, second) for first, second in MONUMENT_COLOURS},
    "catastrophe": Catastrophe(),
    "treasure": Treasure(),
    "support": SwordsSign(),
    **{mark: DynastyEmblem(mark, 26) for mark in DYNASTIES},
    **verb_signs("swap", "end", "decline"),
}
