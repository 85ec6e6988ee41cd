"""The initial position (R2)."""

from engine.chance import Chance
from engine.game import Options
from engine.games.tigris.pieces import CATASTROPHES_EACH, HAND_SIZE, TILE_COUNTS, Sphere
from engine.games.tigris.places import MAPS
from engine.games.tigris.reading.regions import KINGDOM_READERS
from engine.games.tigris.state import NO_LEADER_CELLS, Board, State
from engine.kit.counts import NO_PIECES, add_count, count_colours, list_pieces


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Return the initial position: temples with treasures, six tiles in each hand, the rest shuffled once for the whole
    game (R2)."""
    map_name = options.get("map", "standard")
    seats = len(marks)
    temples = MAPS[map_name].temples
    boxed = add_count(TILE_COUNTS, Sphere.RED, -temples.bit_count())
    tiles = bytes(chance.stream("bag").shuffle(list_pieces(boxed)))
    hands = tuple(count_colours(tiles[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(seats))
    state = State(
        map=map_name,
        dynasties=marks,
        english=options.get("english-variant", "no") == "yes",
        open_scores=options.get("open-scores", "no") == "yes",
        board=Board((temples, 0, 0, 0), 0, 0, temples, (NO_LEADER_CELLS,) * seats),
        hands=hands,
        swapped=(NO_PIECES,) * seats,
        catastrophes=(CATASTROPHES_EACH,) * seats,
        points=(NO_PIECES,) * seats,
        treasures=(0,) * seats,
        bag=tiles[seats * HAND_SIZE :],
        out=NO_PIECES,
    )
    return KINGDOM_READERS.with_first_names(state)
