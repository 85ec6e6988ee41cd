"""Signs of tiles, leaders, monuments and dynasties, as buttons show them."""

from collections.abc import Mapping

from engine.games.tigris.pieces import BY_LEADER, BY_TILE, DYNASTIES, MONUMENTS, monument_word
from render.games.kingdoms.sprites.leaders import Emblem
from render.games.kingdoms.sprites.signs import SmallLeader, SmallMonument, SmallTile, Swords
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.layouts.icon_key import first_sign
from render.scene import Sprite
from render.sprites.verbs import verb_signs

_SIGNS: Mapping[str, Sprite] = {
    **{word: SmallTile(sphere) for word, sphere in BY_TILE.items()},
    **{word: SmallLeader(sphere) for word, sphere in BY_LEADER.items()},
    **{monument_word((first, second)): SmallMonument(first, second) for first, second in MONUMENTS},
    "catastrophe": Catastrophe(),
    "treasure": Treasure(),
    "support": Swords(),
    **{mark: Emblem(mark, 26) for mark in DYNASTIES},
    **verb_signs("swap", "end", "decline"),
}


def signs() -> Mapping[str, Sprite]:
    """Return every sign by its word."""
    return _SIGNS


def sign_of(move: tuple[str, ...], begun: int) -> str:
    """Return the name of the sign on a move's button, whose first `begun` words were on an earlier one; "" if it has
    none."""
    return first_sign(_SIGNS, move, begun)
