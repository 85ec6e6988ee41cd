"""The vocabularies of the words in moves, and the names of shared reasons and events."""

from engine.games.tigris.pieces import MONUMENT_COLOURS, SPHERE_BY_LEADER, SPHERE_BY_TILE, monument_word
from engine.games.tigris.places import CELL_BY_NAME
from engine.kit.vocabulary import Vocabulary

TILE = Vocabulary("tile", SPHERE_BY_TILE, listed="tiles")
LEADER = Vocabulary("leader", SPHERE_BY_LEADER, listed="leaders")
CELL = Vocabulary("cell", CELL_BY_NAME)
MONUMENT = Vocabulary("monument", {monument_word(pair): pair for pair in MONUMENT_COLOURS}, listed="monuments")

REASONS: tuple[str, ...] = ("no-actions-left", "no-such-war", "nothing-to-answer")
"""The reasons for refusing a move that several verbs share."""

EVENTS = (
    "conflict-won",
    "drew",
    "drew-tiles",
    "final-score",
    "game-ended",
    "leader-home",
    "monument-declined",
    "points",
    "revolt-began",
    "tiles-removed",
    "treasure-taken",
    "war-began",
)
"""The events that several verbs report."""
