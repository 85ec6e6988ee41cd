"""Components in the box: colours, dynasties, tile counts (R1.3 to R1.6). Data only."""

from enum import IntEnum

DYNASTIES = ("archer", "bull", "pot", "lion")


class Sphere(IntEnum):
    """A colour of tiles, leaders and points. Its number is its index in every tuple of four."""

    RED = 0
    BLUE = 1
    GREEN = 2
    BLACK = 3

    __hash__ = int.__hash__  # Enum's own hash takes several times as long

    @property
    def tile(self) -> str:
        """Return the word in moves for a tile of this colour."""
        return TILE_WORDS[self]

    @property
    def leader(self) -> str:
        """Return the word in moves for the leader of this colour."""
        return LEADER_WORDS[self]

    @property
    def colour(self) -> str:
        """Return the word for the colour: `red`, `blue`, `green` or `black`."""
        return COLOUR_WORDS[self]


SPHERES = tuple(Sphere)
TILE_WORDS = ("temple", "farm", "market", "settlement")
LEADER_WORDS = ("priest", "farmer", "trader", "king")
COLOUR_WORDS = ("red", "blue", "green", "black")

SPHERE_BY_TILE = dict(zip(TILE_WORDS, SPHERES, strict=True))
SPHERE_BY_LEADER = dict(zip(LEADER_WORDS, SPHERES, strict=True))

TILE_COUNTS = (57, 36, 30, 30)
HAND_SIZE = 6
CATASTROPHES_EACH = 2
ACTIONS_A_TURN = 2
TREASURES_LEFT_AT_END = 2

MONUMENT_COLOURS = tuple((Sphere(a), Sphere(b)) for a in range(4) for b in range(a + 1, 4))
"""The six monuments, one for each pair of colours (R1.4). A monument is named like `temple-settlement`."""


def monument_word(pair: tuple[Sphere, Sphere]) -> str:
    """Return the word for a monument in moves, made of its two tiles: `temple-settlement`."""
    return f"{pair[0].tile}-{pair[1].tile}"
