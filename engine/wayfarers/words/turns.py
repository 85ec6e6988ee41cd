"""The moves of a turn outside of its effects: for each verb all that may follow it."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.game import Seat, Words
from engine.wayfarers.changes.supposing import paid, with_worker_on
from engine.wayfarers.reading.caravan import shifted
from engine.wayfarers.reading.dice import placements, slots, usable
from engine.wayfarers.reading.journal import open_edges
from engine.wayfarers.reading.prices import fees, lying_in
from engine.wayfarers.state import Batch, Lying, Scene
from engine.wayfarers.tables import CAPACITY, COLUMNS, KINDS, SPOTS, WORKERS
from engine.wayfarers.words.effects import can_any, narrow, with_fee

_HARMLESS = frozenset(("silver", "provision"))
_FACES = tuple(map(str, COLUMNS))


def dice(scene: Scene, seat: Seat, said: Words) -> Iterator[Words]:
    """Yield a die of the supply, its slot, the value with which it is placed, and the help that it needs."""
    at = narrow(slots(scene, seat), said, 1)
    faces = [int(face) for face in narrow(_FACES, said, 2)]
    for value in dict.fromkeys(scene.players[seat].dice):
        if str(value) in narrow((str(value),), said, 0):
            for placement in placements(scene, seat, value, at, faces):
                yield (str(value), placement.slot, str(placement.face), *placement.extras)


def workers(scene: Scene, seat: Seat, said: Words) -> Iterator[Words]:
    """Yield a worker, the card on which it is placed, and the fee (R2.8 to R2.10)."""
    held = tuple(colour for colour, count in zip(WORKERS, scene.players[seat].workers, strict=True) if count)
    for colour in narrow(held, said, 0):
        for kind in KINDS:
            if colour in CAPACITY[kind]:
                for slot, lying in lying_in(scene, kind):
                    if lying.card in narrow((lying.card,), said, 1) and colour not in lying.workers:
                        ways = fees(scene, seat, lying)
                        open_ways = tuple(
                            fee for fee in ways if worth_it(scene, seat, colour, (kind, slot, lying), fee)
                        )
                        yield from with_fee((colour, lying.card), open_ways, said)


def worth_it(scene: Scene, seat: Seat, colour: str, at: tuple[str, int, Lying], fee: str) -> bool:
    """Whether something of a spot's effect can be done with the worker placed and the fee paid (R2.10, W26)."""
    kind, slot, _ = at
    effects = SPOTS[kind][slot]
    if any(item.word in _HARMLESS for item in effects):
        return True
    after = with_worker_on(scene, seat, colour, at, fee)
    return can_any(after, seat, Batch("worker", at[2].card, effects), effects)


def rests(scene: Scene, seat: Seat, said: Words) -> Iterator[Words]:
    """Yield the dice of the supply that are rolled too (R2.13), rising."""
    own = [str(value) for value in scene.players[seat].dice]
    found = dict.fromkeys(some for count in range(len(own) + 1) for some in combinations(own, count))
    yield from (some for some in found if some[: len(said)] == said)


def adjusts(scene: Scene, seat: Seat, said: Words) -> Iterator[Words]:
    """Yield one die of the supply by 1 or 2, or two by 1 each (R4.9)."""
    own = scene.players[seat].dice
    if not usable(scene, seat, "trade"):
        return
    ones = tuple((value, other) for value in dict.fromkeys(own) for other in shifted(value, 1))
    twos = tuple((value, other) for value in dict.fromkeys(own) for other in shifted(value, 2))
    singles = [_words(pair) for pair in twos]
    pairs = [
        _words(first, second)
        for first in ones
        for second in ones
        if first <= second and (first[0] != second[0] or own.count(first[0]) > 1)
    ]
    yield from (some for some in _fitting([*singles, *pairs], said))


def _words(*pairs: tuple[int, int]) -> Words:
    return tuple(str(value) for pair in pairs for value in pair)


def _fitting(moves: Sequence[Words], said: Words) -> Iterator[Words]:
    return (move for move in moves if move[: len(said)] == said)


def may_adjust(scene: Scene, seat: Seat) -> bool:
    """Whether trade could alter a die now (R4.9, W22)."""
    return bool(scene.players[seat].dice) and usable(scene, seat, "trade")


def onwards(scene: Scene, seat: Seat, said: Words) -> Iterator[Words]:
    """Yield nodes that one more step may reach once its influence is paid (R4.11)."""
    if usable(scene, seat, "science"):
        after = paid(scene, seat, (("science", 1),))
        nodes = tuple(edge.end for edge in open_edges(after, seat))
        yield from ((node,) for node in narrow(nodes, said, 0))


def keeps(drawn: tuple[str, ...], said: Words) -> Iterator[Words]:
    """Yield the card kept of those drawn, and which of two others comes undermost (R3.9)."""
    for card in narrow(drawn, said, 0):
        others = tuple(other for other in drawn if other != card)
        if len(others) > 1:
            yield from ((card, last) for last in narrow(others, said, 1))
        else:
            yield (card,)


def answers(scene: Scene, seat: Seat, verb: str, denial: bool, said: Words) -> Iterator[Words]:
    """Yield what the human takes for allowing, or pays for denying (R8.19)."""
    player = scene.players[seat]
    if verb == "allow":
        goods: tuple[str, ...] = ("silver", "provision")
    else:
        goods = tuple(good for good, count in (("silver", player.silver), ("provision", player.provision)) if count)
    if verb == "allow" or denial:
        yield from ((good,) for good in narrow(goods, said, 0))
