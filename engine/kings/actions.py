"""What a player can do, as values, and the words for it: parsed once, here."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engine.game import BadWords, Words
from engine.kings.pieces import BY_CARD, BY_LEADER, BY_SHIP, LEADERS, Card, Colour
from engine.kings.places import BY_COLUMN, BY_NAME, Place

CARD_WORDS, SHIP_WORDS = tuple(BY_CARD), tuple(BY_SHIP)


@dataclass(frozen=True, slots=True)
class PlaceLeader:
    """A leader onto a card, from home or from another card (4.1)."""

    colour: Colour
    place: Place


@dataclass(frozen=True, slots=True)
class AddCard:
    """A card from the hand to the bottom of a column (5.1)."""

    colour: Colour
    column: int


@dataclass(frozen=True, slots=True)
class JoinWith:
    """A card from the hand into a gap (5.2)."""

    colour: Colour
    gap: int


@dataclass(frozen=True, slots=True)
class Catastrophe:
    """A catastrophe that removes a card (11)."""

    place: Place


@dataclass(frozen=True, slots=True)
class Support:
    """Cards added to a conflict (9.2, 10.4)."""

    count: int


@dataclass(frozen=True, slots=True)
class ChooseWar:
    """The conflict to decide next (10.2)."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class TakeTreasure:
    """The treasure to take (7)."""

    place: Place


@dataclass(frozen=True, slots=True)
class BuildShip:
    """The ship to build (8.2)."""

    ship: Card


@dataclass(frozen=True, slots=True)
class Bank:
    """A card from the hand for a point (6.2)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """No card for a point (6.2)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """No treasure, or no ship."""


@dataclass(frozen=True, slots=True)
class End:
    """The end of the turn (3)."""


Answer: TypeAlias = Support | ChooseWar | TakeTreasure | BuildShip | Bank | Keep | Decline
Action: TypeAlias = PlaceLeader | AddCard | JoinWith | Catastrophe | Answer | End


@lru_cache(maxsize=1 << 12)
def parse(move: Words) -> Action:
    """Return the action that the words name. Raises BadWords where there is none."""
    match move:
        case (verb,) if verb in _BARE:
            return _BARE[verb]
        case (verb, word) if verb in _OF_ONE_WORD:
            return _OF_ONE_WORD[verb](word)
        case (verb, what, where) if verb in _OF_TWO_WORDS:
            return _OF_TWO_WORDS[verb](what, where)
    raise BadWords("incomplete", ("verb", "".join(move[:1])))


def _card(word: str, where: str) -> Action:
    if word not in BY_CARD:
        raise BadWords("unknown-card", ("word", word), ("cards", CARD_WORDS))
    if where in BY_COLUMN:
        return AddCard(BY_CARD[word], BY_COLUMN[where])
    place = _place(where)
    if not place.is_link:
        raise BadWords("unknown-place", ("word", where))
    return JoinWith(BY_CARD[word], place.column)


def _leader(word: str) -> Colour:
    if word not in BY_LEADER:
        raise BadWords("unknown-leader", ("word", word), ("leaders", LEADERS))
    return BY_LEADER[word]


def _place(word: str) -> Place:
    if word not in BY_NAME:
        raise BadWords("unknown-place", ("word", word))
    return BY_NAME[word]


def _count(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 3 and str(int(word)) == word):
        raise BadWords("unknown-count", ("word", word))
    return int(word)


def _ship(word: str) -> Card:
    if word not in BY_SHIP:
        raise BadWords("unknown-ship", ("word", word), ("ships", SHIP_WORDS))
    return BY_SHIP[word]


_BARE: dict[str, Action] = {"bank": Bank(), "keep": Keep(), "decline": Decline(), "end": End()}

_OF_ONE_WORD: dict[str, Callable[[str], Action]] = {
    "catastrophe": lambda word: Catastrophe(_place(word)),
    "support": lambda word: Support(_count(word)),
    "war": lambda word: ChooseWar(_leader(word)),
    "treasure": lambda word: TakeTreasure(_place(word)),
    "ship": lambda word: BuildShip(_ship(word)),
}

_OF_TWO_WORDS: dict[str, Callable[[str, str], Action]] = {
    "leader": lambda leader, place: PlaceLeader(_leader(leader), _place(place)),
    "card": _card,
}
