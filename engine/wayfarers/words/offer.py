"""The words that may come next (what a menu offers), for each question of the game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from engine.game import STOP, Seat, Words
from engine.wayfarers.state import Act, Batch, Keep, Onward, State, Table, Target, Wrap
from engine.wayfarers.words import turns as turn
from engine.wayfarers.words.effects import HANDLERS, VERBS

Moves: TypeAlias = Callable[[Words], Iterator[Words]]
"""For what was said after a verb all that a whole move may have after it."""

NOTHING: Sequence[str] = ()


def words(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    """Return the possible next words of `seat` after `typed`."""
    offered = offers(state.table, state.drawn, seat)
    if not typed:
        return tuple(verb for verb, moves in offered.items() if next(moves(()), None) is not None)
    if typed[0] not in offered:
        return NOTHING
    said = typed[1:]
    place = len(said)
    fitting = [move for move in offered[typed[0]](said) if move[:place] == said]
    return tuple(dict.fromkeys([move[place] if len(move) > place else STOP for move in fitting]))


def offers(table: Table, drawn: Words, seat: Seat) -> Mapping[str, Moves]:
    """Return for each verb that may be said now, if anything follows it, what follows."""
    match table.agenda[0] if table.agenda else None:
        case Target(_, cards):
            denial = len(cards) > 1
            return {verb: partial(turn.answers, table, seat, verb, denial) for verb in ("allow", "deny") if seat == 0}
        case _ if seat != table.turn.seat:
            return {}
        case Act():
            return {
                "die": partial(turn.dice, table, seat),
                "worker": partial(turn.workers, table, seat),
                "rest": partial(turn.rests, table, seat),
                "adjust": partial(turn.adjusts, table, seat),
            }
        case Batch() as batch:
            return _of_batch(table, seat, batch)
        case Keep():
            return {"keep": partial(turn.keeps, drawn)}
        case Onward():
            return {"onward": partial(turn.onwards, table, seat), "skip": _alone}
        case Wrap():
            return {"end": _alone, "adjust": partial(turn.adjusts, table, seat)}
    return {}


def _of_batch(table: Table, seat: Seat, batch: Batch) -> Mapping[str, Moves]:
    verbs = dict.fromkeys(verb for item in batch.items for verb in HANDLERS[item.word])
    found: dict[str, Moves] = {verb: partial(VERBS[verb], table, seat, batch) for verb in verbs}
    return found if batch.must else {**found, "skip": _alone}


def _alone(said: Words) -> Iterator[Words]:
    if not said:
        yield ()
