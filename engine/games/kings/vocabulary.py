"""The vocabularies of the words in moves, and the names of shared reasons and events."""

from engine.games.kings.pieces import COLOUR_BY_CARD, COLOUR_BY_LEADER, SHIP_BY_WORD
from engine.games.kings.places import COLUMN_BY_NAME, LINKS, PLACE_BY_NAME, Place
from engine.kit.vocabulary import Vocabulary

LEADER = Vocabulary("leader", COLOUR_BY_LEADER, listed="leaders")
CARD = Vocabulary("card", COLOUR_BY_CARD, listed="cards")
SHIP = Vocabulary("ship", SHIP_BY_WORD, listed="ships")
PLACE = Vocabulary("place", PLACE_BY_NAME)

_PLACE_BY_WORD: dict[str, int | Place] = {**COLUMN_BY_NAME, **{place.name: place for place in LINKS}}
CARD_PLACE = Vocabulary("place", _PLACE_BY_WORD, argument="where")
"""The places to which a card from the hand may go: a column, read as its number, or a gap, read as its place."""

REASONS: tuple[str, ...] = ("no-actions-left", "no-such-war", "nothing-to-answer")
"""The reasons for refusing a move that several verbs share."""

EVENTS = (
    "card-banked",
    "card-placed",
    "cards-taken",
    "conflict-won",
    "drew",
    "drew-cards",
    "final-score",
    "game-ended",
    "kingdoms-joined",
    "leader-home",
    "link-lost",
    "revolt-began",
    "ship-declined",
    "treasure-declined",
    "war-began",
)
"""The events that several verbs report."""
