"""What the game waits for: the first task on the agenda as a question."""

from functools import lru_cache

from engine.game import Decision, Facts, Seat, Who, Words
from engine.wayfarers.state import NO_ROUND, Act, Batch, Keep, Onward, Table, Target, Task, ThreeCounts, Wrap
from engine.wayfarers.tables import WORKERS
from engine.wayfarers.words.turns import may_adjust


def decision(table: Table) -> Decision | None:
    """Return who is asked for which choice; None when the game is over."""
    return question_of(table, table.agenda[0]) if table.agenda else None


def question_of(table: Table, task: Task) -> Decision | None:
    """Return the question by which a task is done; None for what the game does by itself."""
    seat = table.turn.seat
    match task:
        case Act():
            me = table.players[seat]
            held = (("dice", _dice(me.dice)), ("workers", _workers(me.workers)))
            return _asked("turn", seat, (*held, ("last", _last(table))))
        case Batch(by, source, items, must):
            left = tuple(item.spelled for item in items)
            return _asked("effects", seat, (("by", by), ("source", source), ("left", left), ("must", int(must))))
        case Keep(kind):
            return _asked("keep", seat, (("kind", kind),), private=True)
        case Onward():
            return _asked("onward", seat, (("node", table.players[seat].node),))
        case Wrap():
            adjust = may_adjust(table, seat)
            return _asked("wrap", seat, (("adjust", int(adjust)),), automatic=() if adjust else ("end",))
        case Target(want, cards, workers, denied):
            facts: Facts = (("want", want), ("card", cards[0]), ("worker", workers[0] if workers else "none"))
            return _asked("target", 0, (*facts, ("denied", denied)))
    return None


@lru_cache(maxsize=1 << 10)
def _asked(kind: str, seat: Seat, facts: Facts = (), private: bool = False, automatic: Words = ()) -> Decision:
    return Decision(kind, (seat,), (("who", Who(seat)), *facts), private, automatic)


@lru_cache(maxsize=1 << 10)
def _dice(dice: tuple[int, ...]) -> Words:
    return tuple(str(value) for value in dice)


@lru_cache(maxsize=1 << 10)
def _workers(workers: ThreeCounts) -> Words:
    return tuple(colour for colour, count in zip(WORKERS, workers, strict=True) for _ in range(count))


def _last(table: Table) -> int:
    """Return 1 in somebody's last turn, else 0."""
    return int(table.turns_left not in (NO_ROUND, len(table.players) + (table.rival is not None)))
