"""Lookahead in a turn of Mesopotamia: candidate moves and bids, expected answers, remaining actions."""

from collections.abc import Iterable, Sequence

from engine.game import Orders, Seat, Words
from engine.games.mesopotamia.content.tables import BATTLE_ROWS, BONE
from engine.games.mesopotamia.reading.battle import (
    bid_range,
    decides_for_attacker,
    is_simple_combat,
    own_fighters,
    plays_tribe,
)
from engine.games.mesopotamia.reading.dice import unspent_dice
from engine.games.mesopotamia.state import TRIBE, Battle, Build, Explore, Fight, Halves, Order
from engine.games.mesopotamia.view import MesopotamiaView, Position

EXPECTED_ORDERS: Orders = {
    ("tribe", "any"): "even",
    ("settlement", "any"): "conquer",
    ("tire", "any"): "mobility-first",
    ("place", "any"): "first",
}
"""The expected answers to the questions between a move and a position that can be evaluated."""

CHANCE_VERBS = ("reroll",)

EXTRA_SAMPLES = 4
"""Number of further sampled positions in which to try the end of a turn, since it may begin battles, for which cards
are drawn."""

_MAX_LINES = 4
"""Number of lines of moves to follow to the end of a turn, which consists of many questions."""

_MAX_LINES_AGAINST_BOTS = 2
"""Number of such lines in battles against bots, which ask the most questions."""


def lookahead_width(view: MesopotamiaView) -> int:
    """Return the number of lines of moves to follow to the end of a turn."""
    battle = view.position.battle
    return _MAX_LINES_AGAINST_BOTS if battle is not None and battle.solo else _MAX_LINES


def remaining(view: MesopotamiaView) -> int:
    """Return the number of possible actions left in the current turn and battle. Every move uses one."""
    position = view.position
    actions = 6 - len(position.turn.done) - position.turn.rerolls + len(unspent_dice(position, position.turn.player))
    for task in position.agenda:
        match task:
            case Explore(count) | Build(_, count):
                actions += count
            case Halves():
                actions += sum(task.left)
            case Order():
                actions += len(task.tribes) + len(task.empires)
    if position.battle is not None:
        bones = sum(realm.goods[BONE] for realm in position.realms)
        actions += sum(position.battle.bonus) + len(position.battle.queue) + len(position.battle.fighters) + bones
    return actions


def candidates(view: MesopotamiaView, seat: Seat, verb: str) -> Sequence[Words] | None:
    """Return the candidate bids, a few totals in a few shapes out of thousands. In a battle against a bot, bones are
    placed one by one."""
    position, battle = view.position, view.position.battle
    if verb == "place" and battle is not None and battle.solo:
        fighters = own_fighters(battle, battle.attacker == seat)
        return tuple(("place", f"{fighter.card}-{row}", "1") for fighter in fighters for row in BATTLE_ROWS)
    if verb == "reroll" and not position.turn.marker:
        return ()  # while the marker is free, a reroll wastes a tablet
    return candidate_bids(position, battle, seat) if verb == "bid" and battle is not None else None


def default_answer(view: MesopotamiaView, seat: Seat) -> Words | None:
    """Return the expected bid for a tribe, for any player: all its bones on strength."""
    position, battle = view.position, view.position.battle
    if battle is None or Fight("bid") not in position.agenda[:1] or not plays_tribe(position, battle, seat):
        return None
    return None if is_simple_combat(position, battle) else tribe_bid(battle)


_BID_TOTALS = 4
"""Number of total bids to try, from the fewest bones to the most."""

_BID_SHAPES = ((0.0, 0.0), (0.3, 0.0), (0.3, 0.2), (0.6, 0.1))
"""Shares of a bid that go to tactics and to mobility."""

_BONES_BEYOND_TRIBE = (-3, -1, 0, 1, 2, 3, 4)
"""Numbers of bones to bid beyond a tribe's bid, all on strength, since cards have few spaces for more."""

_TACTICAL_BONES_BEYOND_TRIBE = ((1, 2), (2, 2), (3, 1))
"""Numbers of bones to bid beyond a tribe's bid, on strength and on tactics."""


def candidate_bids(position: Position, battle: Battle, seat: Seat) -> Sequence[Words]:
    """Return the bids worth trying; some may not be offered."""
    attacks = decides_for_attacker(position, battle, seat)
    min_bid, max_bid = bid_range(position, battle, attacks)
    if is_simple_combat(position, battle):
        return tuple(("bid", str(total)) for total in range(min_bid, max_bid + 1))
    if battle.side(attacks) == TRIBE:
        return (tribe_bid(battle),)
    if battle.defender == TRIBE:
        return _bids_against_tribe(battle.tribe, min_bid, max_bid)
    sums = sorted({min_bid + (max_bid - min_bid) * part // (_BID_TOTALS - 1) for part in range(_BID_TOTALS)})
    return _bids_as_words(_split_bid(total, shape) for total in sums for shape in _BID_SHAPES)


def tribe_bid(battle: Battle) -> Words:
    """Return the bid for a tribe that is worst for an attacker: all bones on strength, which always count."""
    return ("bid", str(battle.tribe), "0", "0")


def _bids_against_tribe(tribe: int, min_bones: int, max_bones: int) -> Sequence[Words]:
    """Return the bids with the fewest bones, and with about as many as the tribe bids."""
    bids = [(min_bones, 0, 0), *((tribe + more, 0, 0) for more in _BONES_BEYOND_TRIBE), (max_bones, 0, 0)]
    bids += [(tribe + more, tactics, 0) for more, tactics in _TACTICAL_BONES_BEYOND_TRIBE]
    return _bids_as_words(bid for bid in bids if min(bid) >= 0 and min_bones <= sum(bid) <= max_bones)


def _bids_as_words(bids: Iterable[tuple[int, int, int]]) -> Sequence[Words]:
    return tuple(("bid", *map(str, bid)) for bid in dict.fromkeys(bids))


def _split_bid(total: int, shape: tuple[float, float]) -> tuple[int, int, int]:
    """Return a bid of `total` bones close to a shape: the shares of tactics and mobility. Strength gets the rest."""
    tactics, mobility = (int(total * share) for share in shape)
    return total - tactics - mobility, tactics, mobility
