"""Candidate bids in battles of Mesopotamia: a few out of thousands."""

from collections.abc import Iterable, Sequence

from engine.game import Seat, Words
from engine.games.mesopotamia.reading.battle.bids import bid_range, is_simple, side_of
from engine.games.mesopotamia.state import TRIBE, Battle
from engine.games.mesopotamia.view import Position

_SUMS = 4
"""Number of bids tried, from the fewest bones to the most."""

_SHAPES = ((0.0, 0.0), (0.3, 0.0), (0.3, 0.2), (0.6, 0.1))
"""Shares of a bid for tactics and for mobility."""

_BEYOND = (-3, -1, 0, 1, 2, 3, 4)
"""Number of bones beyond a tribe's to bid against it, all on strength: cards have few spaces for more."""

_TACTICAL = ((1, 2), (2, 2), (3, 1))
"""Numbers of bones beyond a tribe's to bid on strength, and on tactics."""


def candidate_bids(position: Position, battle: Battle, seat: Seat) -> Sequence[Words]:
    """Return the bids that are worth trying; some may not be offered."""
    attacks = side_of(position, battle, seat)
    least, most = bid_range(position, battle, attacks)
    if is_simple(position, battle):
        return tuple(("bid", str(total)) for total in range(least, most + 1))
    if battle.side(attacks) == TRIBE:
        return (tribe_bid(battle),)
    if battle.defender == TRIBE:
        return _bids_against_tribe(battle.tribe, least, most)
    sums = sorted({least + (most - least) * part // (_SUMS - 1) for part in range(_SUMS)})
    return _words(_split_bid(total, shape) for total in sums for shape in _SHAPES)


def tribe_bid(battle: Battle) -> Words:
    """Return the bid for a tribe that leaves an attacker least: all bones on strength, which always count."""
    return ("bid", str(battle.tribe), "0", "0")


def _bids_against_tribe(tribe: int, least: int, most: int) -> Sequence[Words]:
    """Return bids of the fewest bones, and of about as many as the tribe bids."""
    found = [(least, 0, 0), *((tribe + more, 0, 0) for more in _BEYOND), (most, 0, 0)]
    found += [(tribe + more, tactics, 0) for more, tactics in _TACTICAL]
    return _words(bid for bid in found if min(bid) >= 0 and least <= sum(bid) <= most)


def _words(bids: Iterable[tuple[int, int, int]]) -> Sequence[Words]:
    return tuple(("bid", *map(str, bid)) for bid in dict.fromkeys(bids))


def _split_bid(total: int, shape: tuple[float, float]) -> tuple[int, int, int]:
    """Return a bid of `total` bones close to a shape: the shares of tactics and mobility; strength gets the rest."""
    tactics, mobility = (int(total * share) for share in shape)
    return total - tactics - mobility, tactics, mobility
