"""Names of the cards and leaders on the table, with their letters."""

from engine.games.kings.pieces import BY_CARD, BY_LEADER, DYNASTIES
from render.context import PictureContext
from render.games.kingdoms.side_panel import leader_signs
from render.games.kingdoms.sprites.leaders import Emblem, Leader
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kingdoms.symbols import letters_of
from render.games.kings.setting import SPHERE
from render.games.kings.sprites.faces import Back, Face
from render.layouts.icon_key import Sign


def key(context: PictureContext) -> tuple[Sign, ...]:
    """Return cards, leaders, treasures, catastrophes, dynasties and what is counted beside the table, each with its
    name."""
    letters, (dynasty, *_) = letters_of(context), DYNASTIES
    signs = []
    for word, colour in BY_CARD.items():
        sphere = SPHERE[colour]
        signs.append(Sign(Face(sphere, letters[sphere], whole=False, width=64), context.word(word)))
    for word, colour in BY_LEADER.items():
        sphere = SPHERE[colour]
        signs.append(Sign(Leader(dynasty, sphere, letters[sphere], 26), context.word(word)))
    signs += [Sign(Treasure(18), context.word("treasure")), Sign(Catastrophe(46), context.word("catastrophe"))]
    signs += [Sign(Emblem(mark, 22), context.word(mark)) for mark in DYNASTIES]
    signs += leader_signs(context)
    signs += [Sign(Back(40), context.say("picture-key-hand")), Sign(Back(40, 3), context.say("picture-key-left"))]
    return tuple(signs)
