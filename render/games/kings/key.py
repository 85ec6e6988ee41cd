"""Signs of cards, leaders, ships and dynasties on buttons, and the key of the table's signs."""

from collections.abc import Mapping

from engine.games.kings.pieces import (
    COLOUR_BY_CARD,
    COLOUR_BY_LEADER,
    DYNASTIES,
    SHIP_BY_WORD,
    SHIP_COLOURS,
    Card,
    Colour,
)
from render.context import PictureContext
from render.games.kingdoms.side_panel import leader_signs
from render.games.kingdoms.sprites.leaders import Emblem, Leader
from render.games.kingdoms.sprites.signs import SmallLeader, SmallMonument, SmallTile, Swords
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kingdoms.symbols import COLOURS, letters_of
from render.games.kings.setting import SPHERES
from render.games.kings.sprites.faces import Back, Face
from render.layouts.icon_key import Sign
from render.scene import Sprite
from render.sprites.verbs import verb_signs


def key(context: PictureContext) -> tuple[Sign, ...]:
    """Return the cards, leaders, treasures, catastrophes and dynasties, and what is counted next to the table, each
    with its name."""
    letters, (dynasty, *_) = letters_of(context), DYNASTIES
    signs = []
    for word, colour in COLOUR_BY_CARD.items():
        sphere = SPHERES[colour]
        signs.append(Sign(Face(sphere, letters[sphere], whole=False, width=64), context.word(word)))
    for word, colour in COLOUR_BY_LEADER.items():
        sphere = SPHERES[colour]
        signs.append(Sign(Leader(dynasty, sphere, letters[sphere], 26), context.word(word)))
    signs += [Sign(Treasure(18), context.word("treasure")), Sign(Catastrophe(46), context.word("catastrophe"))]
    signs += [Sign(Emblem(mark, 22), context.word(mark)) for mark in DYNASTIES]
    signs += leader_signs(context)
    signs += [Sign(Back(40), context.say("picture-key-hand")), Sign(Back(40, 3), context.say("picture-key-left"))]
    return tuple(signs)


_SPHERE = tuple(COLOURS.index(colour.word) for colour in Colour)
"""The themes' number for each colour."""


def _ship(card: Card) -> SmallMonument:
    other, blue = SHIP_COLOURS[card]
    return SmallMonument(_SPHERE[blue], _SPHERE[other], ship=True)


signs: Mapping[str, Sprite] = {
    **{word: SmallTile(_SPHERE[colour]) for word, colour in COLOUR_BY_CARD.items()},
    **{word: SmallLeader(_SPHERE[colour]) for word, colour in COLOUR_BY_LEADER.items()},
    **{word: _ship(card) for word, card in SHIP_BY_WORD.items()},
    "catastrophe": Catastrophe(),
    "treasure": Treasure(),
    "support": Swords(),
    **{mark: Emblem(mark, 26) for mark in DYNASTIES},
    **verb_signs("end", "keep", "bank", "decline"),
}
