"""Components in the box: colours, dynasties, cards and ships (1.1 to 1.3). Data only."""

from enum import IntEnum

DYNASTIES = ("archer", "lion", "bull", "vase")


class Colour(IntEnum):
    """A colour of cards, leaders and points. Its number is its index in every tuple of four."""

    BLACK = 0
    GREEN = 1
    RED = 2
    BLUE = 3

    @property
    def word(self) -> str:
        """Return the word for the colour in moves: `black`, `green`, `red` or `blue`."""
        return COLOUR_WORDS[self]

    @property
    def leader(self) -> str:
        """Return the word in moves for the leader of this colour."""
        return LEADER_WORDS[self]

    @property
    def card(self) -> "Card":
        """Return the kind of card that has this colour in hands and decks."""
        return EVERY_CARD[self]


class Card(IntEnum):
    """A card on the table or in a pile. Cards of the four colours have the colour's number."""

    SETTLEMENT = 0
    MARKET = 1
    TEMPLE = 2
    FARM = 3
    TREASURE = 4
    SHIP_BLACK = 5
    SHIP_GREEN = 6
    SHIP_RED = 7

    @property
    def word(self) -> str:
        """Return the word in moves for this kind of card or ship."""
        return CARD_WORDS[self]

    @property
    def colour(self) -> Colour | None:
        """Return the colour that the card counts as: a treasure is red (10.4), a ship has none (8.5)."""
        return _COLOUR_OF[self]

    @property
    def is_ship(self) -> bool:
        """Whether the card is one of the three ships."""
        return self > Card.TREASURE


COLOUR_WORDS = ("black", "green", "red", "blue")
LEADER_WORDS = ("king", "trader", "priest", "farmer")
CARD_WORDS = ("settlement", "market", "temple", "farm", "treasure", "blue-black", "blue-green", "blue-red")

EVERY_COLOUR = tuple(Colour)
EVERY_CARD = tuple(Card)
SHIPS = (Card.SHIP_BLACK, Card.SHIP_GREEN, Card.SHIP_RED)
_COLOUR_OF: tuple[Colour | None, ...] = (*EVERY_COLOUR, Colour.RED, None, None, None)

SHIP_COLOURS = {
    Card.SHIP_BLACK: (Colour.BLACK, Colour.BLUE),
    Card.SHIP_GREEN: (Colour.GREEN, Colour.BLUE),
    Card.SHIP_RED: (Colour.RED, Colour.BLUE),
}
"""The two colours for which a ship brings points (8.6)."""

COLOUR_BY_LEADER = dict(zip(LEADER_WORDS, EVERY_COLOUR, strict=True))
COLOUR_BY_CARD = {colour.card.word: colour for colour in EVERY_COLOUR}
"""The colour of a card in hand, by the word for the card."""
SHIP_BY_WORD = {ship.word: ship for ship in SHIPS}

CARD_COUNTS = (40, 40, 65, 40)
TREASURE_COUNT = 8
HAND_SIZE = 8
ACTIONS_A_TURN = 2
CATASTROPHES_EACH = 1
CARDS_REMOVED_FOR_TWO = 30


def removed_cards(seats: int) -> int:
    """Return the number of cards removed unseen in a game with this many seats (1.3)."""
    return CARDS_REMOVED_FOR_TWO if seats == 2 else 0


MAX_COLUMN_CARDS = 8
"""Maximum number of cards in a column, including its top card (5.1, R7)."""
MIN_JOINED_CARDS = 3
"""Minimum number of cards in each of two columns to join them, including the top card (5.2, R8)."""
SHIP_CARDS = 4
"""Number of equal cards in a row that make a ship (8.1)."""
TREASURES_LEFT_AT_END = 1
