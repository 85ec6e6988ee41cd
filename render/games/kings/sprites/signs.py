"""Signs of cards, leaders, ships and dynasties, as buttons show them."""

from collections.abc import Mapping

from engine.games.kings.pieces import BY_CARD, BY_LEADER, BY_SHIP, DYNASTIES, SHIP_COLOURS, Card, Colour
from render.games.kingdoms.sprites.leaders import Emblem
from render.games.kingdoms.sprites.signs import SmallLeader, SmallMonument, SmallTile, Swords
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kingdoms.symbols import COLOURS
from render.layouts.icon_key import first_sign
from render.scene import Sprite
from render.sprites.verbs import verb_signs

_SPHERE = tuple(COLOURS.index(colour.word) for colour in Colour)
"""The themes' number of each colour."""


def _ship(card: Card) -> SmallMonument:
    other, blue = SHIP_COLOURS[card]
    return SmallMonument(_SPHERE[blue], _SPHERE[other], ship=True)


_SIGNS: Mapping[str, Sprite] = {
    **{word: SmallTile(_SPHERE[colour]) for word, colour in BY_CARD.items()},
    **{word: SmallLeader(_SPHERE[colour]) for word, colour in BY_LEADER.items()},
    **{word: _ship(card) for word, card in BY_SHIP.items()},
    "catastrophe": Catastrophe(),
    "treasure": Treasure(),
    "support": Swords(),
    **{mark: Emblem(mark, 26) for mark in DYNASTIES},
    **verb_signs("end", "keep", "bank", "decline"),
}


def signs() -> Mapping[str, Sprite]:
    """Return every sign by its word."""
    return _SIGNS


def sign_of(move: tuple[str, ...], begun: int) -> str:
    """Return the name of the sign on a move's button, whose first `begun` words were on an earlier one; "" if it has
    none."""
    return first_sign(_SIGNS, move, begun)
