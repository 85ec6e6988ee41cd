"""The first position (R2)."""

from engine.chance import Chance
from engine.game import Options
from engine.tigris.board import MAPS
from engine.tigris.pieces import CATASTROPHES_EACH, HAND, SPHERES, TILE_COUNTS, Sphere
from engine.tigris.state import NOWHERE, Board, FourCounts, State

NONE: FourCounts = (0, 0, 0, 0)


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Temples with treasures on the board, six tiles a hand, the rest shuffled once for the whole game."""
    map_name = options.get("map", "standard")
    seats = len(marks)
    temples = MAPS[map_name].temples
    boxed = bytes(sphere for sphere in SPHERES for _ in range(_in_bag(sphere, temples)))
    tiles = bytes(chance.stream("bag").shuffled(boxed))
    hands = tuple(counted(tiles[seat * HAND : (seat + 1) * HAND]) for seat in range(seats))
    return State(
        map=map_name,
        dynasties=marks,
        english=options.get("english-variant", "no") == "yes",
        open_scores=options.get("open-scores", "no") == "yes",
        board=Board((temples, 0, 0, 0), 0, 0, temples, (NOWHERE,) * seats),
        hands=hands,
        swapped=(NONE,) * seats,
        catastrophes=(CATASTROPHES_EACH,) * seats,
        points=(NONE,) * seats,
        treasures=(0,) * seats,
        bag=tiles[seats * HAND :],
        out=NONE,
    )


def _in_bag(sphere: Sphere, temples: int) -> int:
    return TILE_COUNTS[sphere] - (temples.bit_count() if sphere == Sphere.RED else 0)


def counted(tiles: bytes) -> FourCounts:
    """How many tiles of each colour."""
    red, blue, green, black = (tiles.count(bytes((sphere,))) for sphere in SPHERES)
    return (red, blue, green, black)
