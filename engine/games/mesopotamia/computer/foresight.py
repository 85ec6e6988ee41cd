"""Think a turn of Mesopotamia through: candidate moves, the others' answers, the moves left."""

from collections.abc import Sequence

from engine.game import Orders, Seat, Words
from engine.games.mesopotamia.computer import bids
from engine.games.mesopotamia.content.tables import BONE, ROWS
from engine.games.mesopotamia.reading.battle.bids import is_simple
from engine.games.mesopotamia.reading.battle.sides import own_fighters, plays_tribe
from engine.games.mesopotamia.reading.dice import unspent_dice
from engine.games.mesopotamia.state import Build, Explore, Fight, Halves, Order
from engine.games.mesopotamia.view import MesopotamiaView

EXPECTED: Orders = {
    ("tribe", "any"): "even",
    ("settlement", "any"): "conquer",
    ("tire", "any"): "mobility-first",
    ("place", "any"): "first",
}
"""The expected answers to the questions between a move and a position that can be evaluated."""

LUCKY = ("reroll",)

STEADIED = 4
"""Number of further sampled positions in which the end of a turn is tried: it may begin battles, for which cards are
drawn."""

_LINES = 4
"""Number of lines of moves that are followed to the end of a turn, which consists of many questions."""

_LINES_AGAINST_BOTS = 2
"""The same in battles against bots, in which there are most questions."""


def lookahead_width(view: MesopotamiaView) -> int:
    """Return the lookahead width to the end of a turn."""
    battle = view.position.battle
    return _LINES_AGAINST_BOTS if battle is not None and battle.solo else _LINES


def remaining(view: MesopotamiaView) -> int:
    """Return the number of possible actions left in the present turn and battle: every move uses one."""
    position = view.position
    found = 6 - len(position.turn.done) - position.turn.rerolls + len(unspent_dice(position, position.turn.player))
    for task in position.agenda:
        match task:
            case Explore(count) | Build(_, count):
                found += count
            case Halves():
                found += sum(task.left)
            case Order():
                found += len(task.tribes) + len(task.empires)
    if position.battle is not None:
        held = sum(realm.goods[BONE] for realm in position.realms)
        found += sum(position.battle.bonus) + len(position.battle.queue) + len(position.battle.fighters) + held
    return found


def candidates(view: MesopotamiaView, seat: Seat, verb: str) -> Sequence[Words] | None:
    """Return candidate bids, a few totals in a few shapes out of thousands; in a battle against a bot the bones one by
    one."""
    position, battle = view.position, view.position.battle
    if verb == "place" and battle is not None and battle.solo:
        own = own_fighters(battle, battle.attacker == seat)
        return tuple(("place", f"{fighter.card}-{row}", "1") for fighter in own for row in ROWS)
    if verb == "reroll" and not position.turn.marker:
        return ()  # the marker pays for any action, and no tablet
    return bids.candidate_bids(position, battle, seat) if verb == "bid" and battle is not None else None


def default_answer(view: MesopotamiaView, seat: Seat) -> Words | None:
    """Return the expected bid for a tribe, by anybody: all its bones on strength."""
    position, battle = view.position, view.position.battle
    if battle is None or Fight("bid") not in position.agenda[:1] or not plays_tribe(position, battle, seat):
        return None
    return None if is_simple(position, battle) else bids.tribe_bid(battle)
