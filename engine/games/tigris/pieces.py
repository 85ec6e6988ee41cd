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
        """Return a tile of this colour as moves write it."""
        return TILES[self]

    @property
    def leader(self) -> str:
        """Return a leader of this colour as moves write it."""
        return LEADERS[self]

    @property
    def colour(self) -> str:
        """Return the colour as a word."""
        return COLOURS[self]


SPHERES = tuple(Sphere)
TILES = ("temple", "farm", "market", "settlement")
LEADERS = ("priest", "farmer", "trader", "king")
COLOURS = ("red", "blue", "green", "black")

BY_TILE = dict(zip(TILES, SPHERES, strict=True))
BY_LEADER = dict(zip(LEADERS, SPHERES, strict=True))

TILE_COUNTS = (57, 36, 30, 30)
HAND = 6
CATASTROPHES_EACH = 2
ACTIONS = 2
TREASURES_LEFT_AT_END = 2

MONUMENTS = tuple((Sphere(a), Sphere(b)) for a in range(4) for b in range(a + 1, 4))
"""The six monuments, one for each pair of colours (R1.4). A monument is named like `temple-settlement`."""


def monument_word(pair: tuple[Sphere, Sphere]) -> str:
    """Return a monument as moves write it: the words for its two tiles."""
    return f"{pair[0].tile}-{pair[1].tile}"
