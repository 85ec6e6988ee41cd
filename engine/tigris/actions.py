"""What a player can do, as values, and the words for it: parsed once, here."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engine.game import BadWords, Words
from engine.kit.counts import FourCounts
from engine.tigris.board import BY_NAME
from engine.tigris.pieces import BY_LEADER, BY_TILE, LEADERS, MONUMENTS, TILES, Sphere, monument_word

MONUMENT_WORDS = {monument_word(pair): pair for pair in MONUMENTS}


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """A tile from the hand to a cell (R6)."""

    sphere: Sphere
    cell: int


@dataclass(frozen=True, slots=True)
class PlaceLeader:
    """A leader to a cell, from off the board or from another cell (R5)."""

    sphere: Sphere
    cell: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """A leader back home (R5.1)."""

    sphere: Sphere


@dataclass(frozen=True, slots=True)
class Catastrophe:
    """A catastrophe tile to a cell (R11.1)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Tiles put away for as many new ones (R11.2)."""

    tiles: FourCounts


@dataclass(frozen=True, slots=True)
class Support:
    """Tiles added to a conflict (R7.3)."""

    count: int


@dataclass(frozen=True, slots=True)
class ChooseWar:
    """The war to fight next (R8.2)."""

    sphere: Sphere


@dataclass(frozen=True, slots=True)
class BuildMonument:
    """A monument on the square whose top-left cell is `cell` (R9.1)."""

    colours: tuple[Sphere, Sphere]
    cell: int


@dataclass(frozen=True, slots=True)
class Decline:
    """No monument (R9.4)."""


@dataclass(frozen=True, slots=True)
class TakeTreasure:
    """The treasure to take (R10.2)."""

    cell: int


@dataclass(frozen=True, slots=True)
class End:
    """The end of the turn (R4.1)."""


Action: TypeAlias = (
    PlaceTile
    | PlaceLeader
    | Withdraw
    | Catastrophe
    | Swap
    | Support
    | ChooseWar
    | BuildMonument
    | Decline
    | TakeTreasure
    | End
)


@lru_cache(maxsize=1 << 12)
def parse(move: Words) -> Action:
    """Return the action that the words name. Raises BadWords where there is none."""
    match move:
        case ("swap", *tiles) if tiles:
            return Swap(_counts(tiles))
        case (_,) | (_, _) | (_, _, _):
            return _at_place(move) if len(move) > 1 else _bare(move)
    raise BadWords("incomplete", ("verb", "".join(move[:1])))


def _bare(move: Words) -> Action:
    match move:
        case ("decline",):
            return Decline()
        case ("end",):
            return End()
    raise BadWords("incomplete", ("verb", "".join(move[:1])))


def _at_place(move: Words) -> Action:
    match move:
        case ("tile", tile, cell):
            return PlaceTile(_tile(tile), _cell(cell))
        case ("leader", leader, cell):
            return PlaceLeader(_leader(leader), _cell(cell))
        case ("monument", monument, cell):
            return BuildMonument(_monument(monument), _cell(cell))
        case (verb, word):
            return _of_one_word(verb, word)
    raise BadWords("incomplete", ("verb", "".join(move[:1])))


def _of_one_word(verb: str, word: str) -> Action:
    match verb:
        case "withdraw":
            return Withdraw(_leader(word))
        case "catastrophe":
            return Catastrophe(_cell(word))
        case "support":
            return Support(_count(word))
        case "war":
            return ChooseWar(_leader(word))
        case "treasure":
            return TakeTreasure(_cell(word))
    raise BadWords("incomplete", ("verb", verb))


def _tile(word: str) -> Sphere:
    if word not in BY_TILE:
        raise BadWords("unknown-tile", ("word", word), ("tiles", TILES))
    return BY_TILE[word]


def _leader(word: str) -> Sphere:
    if word not in BY_LEADER:
        raise BadWords("unknown-leader", ("word", word), ("leaders", LEADERS))
    return BY_LEADER[word]


def _cell(word: str) -> int:
    if word not in BY_NAME:
        raise BadWords("unknown-cell", ("word", word))
    return BY_NAME[word]


def _count(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 3 and str(int(word)) == word):
        raise BadWords("unknown-count", ("word", word))
    return int(word)


def _monument(word: str) -> tuple[Sphere, Sphere]:
    if word not in MONUMENT_WORDS:
        raise BadWords("unknown-monument", ("word", word), ("monuments", tuple(MONUMENT_WORDS)))
    return MONUMENT_WORDS[word]


def _counts(words: Sequence[str]) -> FourCounts:
    spheres = [_tile(word) for word in words]
    if spheres != sorted(spheres):
        raise BadWords("swap-order", ("tiles", tuple(sphere.tile for sphere in sorted(spheres))))
    red, blue, green, black = (spheres.count(sphere) for sphere in Sphere)
    return (red, blue, green, black)
