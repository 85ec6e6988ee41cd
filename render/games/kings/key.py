"""Signs of cards, leaders, ships and dynasties on buttons, and the key of the signs in the pictures."""

from collections.abc import Mapping

from engine.games.kings.pieces import COLOUR_BY_CARD, COLOUR_BY_LEADER, DYNASTIES, SHIP_BY_WORD, SHIP_COLOURS, Card
from render.context import PictureContext
from render.games.kingdoms.side_panel import leader_signs
from render.games.kingdoms.sprites.leaders import DynastyEmblem, Leader
from render.games.kingdoms.sprites.signs import SmallLeader, SmallMonument, SmallTile, SwordsSign
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kingdoms.symbols import letters_of
from render.games.kings.setting import SPHERE_OF_COLOUR
from render.games.kings.sprites.faces import CardBack, CardFace
from render.layouts.icon_key import NamedSign
from render.scene import Sprite
from render.sprites.verbs import verb_signs


def key(context: PictureContext) -> tuple[NamedSign, ...]:
    """Return every sign of the pictures with its name: cards, leaders, treasures, catastrophes, dynasties, and the
    counts in the panel."""
    letters, (dynasty, *_) = letters_of(context), DYNASTIES
    signs = []
    for word, colour in COLOUR_BY_CARD.items():
        sphere = SPHERE_OF_COLOUR[colour]
        signs.append(NamedSign(CardFace(sphere, letters[sphere], is_uncovered=False, width=64), context.word(word)))
    for word, colour in COLOUR_BY_LEADER.items():
        sphere = SPHERE_OF_COLOUR[colour]
        signs.append(NamedSign(Leader(dynasty, sphere, letters[sphere], 26), context.word(word)))
    signs += [
        NamedSign(Treasure(18), context.word("treasure")),
        NamedSign(Catastrophe(46), context.word("catastrophe")),
    ]
    signs += [NamedSign(DynastyEmblem(mark, 22), context.word(mark)) for mark in DYNASTIES]
    signs += leader_signs(context)
    signs += [
        NamedSign(CardBack(40), context.say("picture-key-hand")),
        NamedSign(CardBack(40, 3), context.say("picture-key-left")),
    ]
    return tuple(signs)


def _ship_sign(card: Card) -> SmallMonument:
    second, blue = SHIP_COLOURS[card]
    return SmallMonument(SPHERE_OF_COLOUR[blue], SPHERE_OF_COLOUR[second], ship=True)


signs: Mapping[str, Sprite] = {
    **{word: SmallTile(SPHERE_OF_COLOUR[colour]) for word, colour in COLOUR_BY_CARD.items()},
    **{word: SmallLeader(SPHERE_OF_COLOUR[colour]) for word, colour in COLOUR_BY_LEADER.items()},
    **{word: _ship_sign(card) for word, card in SHIP_BY_WORD.items()},
    "catastrophe": Catastrophe(),
    "treasure": Treasure(),
    "support": SwordsSign(),
    **{mark: DynastyEmblem(mark, 26) for mark in DYNASTIES},
    **verb_signs("end", "keep", "bank", "decline"),
}
