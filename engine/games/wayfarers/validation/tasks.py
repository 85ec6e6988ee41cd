"""Check the open tasks: whether moves leave such tasks, and whether the first question has an answer."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from engine.games.wayfarers.components.effects import CHOICES, PAYMENTS, Effects, Item
from engine.games.wayfarers.components.tables import (
    BOARDS,
    CARDS,
    DECKS,
    DRAWN,
    EXTRA_STEP,
    JOURNAL_TILES,
    NODES,
    RIVAL_BOARDS,
    ROW,
    SCHEMES,
    SLOT,
    SPOTS,
    TILES,
    WORKERS,
)
from engine.games.wayfarers.questions.batch import can_apply_any, verb_for_effect
from engine.games.wayfarers.questions.journal import further_nodes
from engine.games.wayfarers.reading.prices import find_in_rows
from engine.games.wayfarers.solo.rival import DOES, SCHEME, SCHEME_DOES
from engine.games.wayfarers.solo.sight import ROW_OF_WORKER, rests
from engine.games.wayfarers.solo.targets import HUMAN, PLACE, RETRIEVE, TAKE
from engine.games.wayfarers.state import (
    Act,
    Batch,
    Keep,
    Lying,
    Onward,
    Rival,
    RivalOnward,
    RivalWrap,
    Shuffle,
    State,
    Steps,
    Table,
    Target,
    Task,
    Wrap,
)
from engine.games.wayfarers.validation.values import MOST

TIMES = 99
"""More than an effect is ever done at once."""

_SOURCES: Mapping[str, Iterable[str]] = {
    "die": SLOT,
    "worker": CARDS,
    "rest": ("rest",),
    "card": CARDS,
    "spot": CARDS,
    "tile": TILES,
    "node": NODES,
}
"""The possible sources of a batch, by its cause."""


def _shared() -> Iterator[Effects]:
    """Yield the effects that players and the rival may both get."""
    yield from (node.effect for node in NODES.values())
    yield from JOURNAL_TILES.values()
    yield from chain(*SPOTS.values())
    yield from (effects for _, effects in PAYMENTS.values())


def _for_players() -> Iterator[Effects]:
    yield from _shared()
    yield from (slot.effect for slot in SLOT.values())
    yield from (effects for branches in CHOICES.values() for _, effects in branches)
    yield from (effects for board in BOARDS.values() for effects in board.values())
    for card in CARDS.values():
        yield from (card.on_gain, card.with_host, card.on_rest, tuple(item for _, item in card.link_out))
        if card.trigger is not None:
            yield card.trigger.effect


def _for_the_rival() -> Iterator[Effects]:
    yield from _shared()
    yield from ((*card.first, *card.second) for card in SCHEMES.values())
    for board in RIVAL_BOARDS.values():
        yield from (board.effect, board.rest, (board.bonus,), tuple(board.cells.values()))


_OF_BATCHES = frozenset(item.times(1) for item in chain(*_for_players()) if verb_for_effect(item.word))
_OF_STEPS = frozenset(item.times(1) for item in chain(*_for_the_rival()) if item.word in DOES)


def agenda(state: State) -> bool:
    """Whether the tasks are such as a move leaves: none when the game is over (R3.1, R8.2)."""
    table = state.table
    if table.ended or not table.agenda:
        return table.ended and not table.agenda
    match table.agenda:
        case (Act(),):
            return True
        case (Target(), *later):
            return table.rival is not None and _of_rival(table.rival, tuple(later))
        case (Keep(), *later, Wrap()):
            return all(map(_of_turn, later))
        case (*first, Wrap()):
            return all(map(_of_turn, first))
    return False


def _of_turn(task: Task) -> bool:
    if isinstance(task, Batch):
        known = task.source in _SOURCES.get(task.by, ()) and (task.by == "worker" or not task.must)
        return known and _effects(task.items, _OF_BATCHES)
    return isinstance(task, Onward)


def _effects(items: Effects, possible: frozenset[Item]) -> bool:
    return all(1 <= item.count <= TIMES and item.times(1) in possible for item in items)


def _of_rival(rival: Rival, tasks: tuple[Task, ...]) -> bool:
    """Whether these tasks may follow while the rival asks: steps, then perhaps a scheme card or shuffling, its end."""
    match tasks:
        case (*steps, Steps("scheme", items), RivalWrap()) if items == (Item(SCHEME),):
            return not rests(rival.opened) and _all_steps(rival, steps)
        case (*steps, Shuffle(), RivalWrap()) | (*steps, RivalWrap()):
            return _all_steps(rival, steps)
    return False


def _all_steps(rival: Rival, tasks: Iterable[Task]) -> bool:
    return all(_step(rival, task) for task in tasks)


def _step(rival: Rival, task: Task) -> bool:
    match task:
        case RivalOnward(price):
            return price in EXTRA_STEP
        case Steps("scheme", (item,)):
            return item in {Item(SCHEME_DOES, source=card) for card in rival.opened}
        case Steps(_, items):
            return bool(items) and _effects(items, _OF_STEPS)
    return False


def question(state: State) -> bool:
    """Whether the first question has an answer: a question without one is passed over (R2.10, R3.4)."""
    table, seat = state.table, state.table.turn.seat
    match table.agenda[:1]:
        case (Batch(_, _, items) as batch,):
            return can_apply_any(table, seat, batch, items)
        case (Onward(),):
            return bool(further_nodes(table, seat))
        case (Target() as target,):
            return _target(table, target)
    return True


def has_drawn_cards(state: State) -> bool:
    """Whether there are drawn cards, all of one deck, exactly while the question is which one to keep (R3.9)."""
    match state.table.agenda[:1]:
        case (Keep("land" | "water" as kind),):
            return 1 <= len(state.drawn) <= DRAWN and set(state.drawn) <= set(DECKS[ROW[kind]])
        case (Keep(),):
            return False
    return not state.drawn


def _target(table: Table, target: Target) -> bool:
    """Whether the rival wants cards of one row, the first of them with the human's influence (R8.19)."""
    found = [find_in_rows(table, card) for card in target.cards]
    there = [place for place in found if place is not None]
    if not there or len(there) < len(found) or len(set(target.cards)) < len(found):
        return False
    if there[0][2].owner != HUMAN or not 0 <= target.denied <= MOST:
        return False
    return _can_have(table, target, there)


def _can_have(table: Table, target: Target, places: list[tuple[str, int, Lying]]) -> bool:
    """Whether the rival can have its wish there."""
    workers, kinds = target.workers, {kind for kind, _, _ in places}
    if target.want == TAKE:
        return not workers and len(kinds) == 1
    if len(workers) != len(places) or len(set(workers)) != 1 or workers[0] not in WORKERS:
        return False
    colour, lying = workers[0], [one.workers for _, _, one in places]
    if target.want == PLACE:
        has = table.rival is not None and table.rival.workers[WORKERS.index(colour)] > 0
        return has and kinds == {ROW_OF_WORKER[colour]} and not any(colour in there for there in lying)
    return target.want == RETRIEVE and all(colour in there for there in lying)
