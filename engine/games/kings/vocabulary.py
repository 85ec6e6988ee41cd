"""The words of moves and their meanings."""

from engine.games.kings.pieces import BY_CARD, BY_LEADER, BY_SHIP
from engine.games.kings.places import BY_COLUMN, BY_NAME, LINKS, Place
from engine.kit.vocabulary import Vocabulary

LEADER = Vocabulary("leader", BY_LEADER, listed="leaders")
CARD = Vocabulary("card", BY_CARD, listed="cards")
SHIP = Vocabulary("ship", BY_SHIP, listed="ships")
PLACE = Vocabulary("place", BY_NAME)

_ENDS: dict[str, int | Place] = {**BY_COLUMN, **{place.name: place for place in LINKS}}
WHERE = Vocabulary("place", _ENDS, argument="where")
"""The places to which a card from the hand may go: a column, read as its number, or a gap, read as its place."""

REASONS: tuple[str, ...] = ("no-actions-left", "no-such-war", "nothing-to-answer")
"""The reasons for which several actions refuse a move."""

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
"""The events that several actions report."""
