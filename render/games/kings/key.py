"""What the cards and leaders on the table are called, with their letters."""

from engine.kings.pieces import BY_CARD, BY_LEADER
from render.games.kings.setting import SPHERE
from render.games.kings.sprites.faces import Face
from render.kit.sprites.leaders import Leader
from render.kit.sprites.tiles import Catastrophe, Treasure
from render.kit.symbols import DYNASTIES, letters_of
from render.layouts.icon_key import Sign
from render.reader import Reader


def key(reader: Reader) -> tuple[Sign, ...]:
    """Return cards, leaders, treasures and catastrophes, each with its name."""
    letters, (dynasty, *_) = letters_of(reader), DYNASTIES
    signs = []
    for word, colour in BY_CARD.items():
        sphere = SPHERE[colour]
        signs.append(Sign(Face(sphere, letters[sphere], whole=False, width=82), reader.word(word)))
    for word, colour in BY_LEADER.items():
        sphere = SPHERE[colour]
        signs.append(Sign(Leader(dynasty, sphere, letters[sphere], 26), reader.word(word)))
    signs += [Sign(Treasure(18), reader.word("treasure")), Sign(Catastrophe(46), reader.word("catastrophe"))]
    return tuple(signs)
