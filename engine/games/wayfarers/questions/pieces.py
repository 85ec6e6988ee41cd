"""Workers that come back, dice that are rolled again or turned (R2.11, R2.15, R2.16)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import IllegalMove, Seat, Who, Words
from engine.games.wayfarers.changes.gains import pay_fee
from engine.games.wayfarers.components.effects import REFRESH, RETRIEVE, SHIFT
from engine.games.wayfarers.components.tables import KINDS, ROW, SLOT
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import narrow
from engine.games.wayfarers.questions.effects import OfEffect
from engine.games.wayfarers.questions.paying import fee_of, owed_to, with_fee, wrong_fee
from engine.games.wayfarers.reading.caravan import reachable_values
from engine.games.wayfarers.reading.gaining import place_of
from engine.games.wayfarers.reading.prices import fees, find, lying_in
from engine.games.wayfarers.state import Batch, Scene, State, Table
from engine.games.wayfarers.updates import with_worker
from engine.games.wayfarers.vocabulary import CARD, DIE, GOOD, PLACE, WORKER
from engine.kit.notes import Notes
from engine.kit.question import illegal


class Retrieve(OfEffect):
    """A worker from a face-up card (R2.11)."""

    name, effects = "retrieve", (RETRIEVE,)
    takes = (CARD, WORKER)
    also = (GOOD.with_name("fee"),)

    def ways(self, scene: Scene, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield workers on face-up cards, with the fee."""
        for kind in KINDS:
            for _, lying in lying_in(scene, kind):
                if lying.workers and lying.card in narrow((lying.card,), words, 0):
                    ways = fees(scene, seat, lying)
                    for worker in narrow(lying.workers, words, 1):
                        if (lying.card, worker) != scene.turn.worker:
                            yield from with_fee((lying.card, worker), ways, words)

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        card, colour = arguments[:2]
        self.take_off(draft, task, arguments)
        kind, slot = place_of(draft, card)
        lying = draft.face_up(kind, slot)
        pay_fee(draft, lying, fee_of(arguments, len(self.takes)))
        left = tuple(worker for worker in lying.workers if worker != colour)
        draft.put_lying(kind, slot, replace(lying, workers=left))
        draft.me = with_worker(draft.me, colour, 1)
        draft.journal.tell("worker-retrieved", who=Who(seat), worker=colour, card=card)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        table = state.table
        at = find(table, arguments[0])
        if not self.items(task):
            return illegal("no-such-effect", "R3.1", kind="retrieve")
        if at is None or arguments[1] not in at[2].workers:
            return illegal("no-worker-there", "R2.11", card=arguments[0], cards=_with_workers(table))
        if arguments[:2] == table.turn.worker:
            return illegal("worker-of-this-turn", "R2.11", card=arguments[0])
        found = wrong_fee(table, seat, at[2], arguments[2:], 0)
        return found or illegal("no-worker-there", "R2.11", card=arguments[0], cards=())

    def tell(self, noted: Notes, table: Table, seat: Seat, words: Words) -> None:
        if len(words) == 1:
            at = find(table, words[0])
            noted.note("fee", owed_to(seat, at[2]) if at else None)


def _with_workers(table: Table) -> Words:
    return tuple(lying.card for kind in KINDS for lying in table.rows[ROW[kind]] if lying and lying.workers)


class Refresh(OfEffect):
    """A die, placed or of the supply, rolled again (R2.15)."""

    name, effects = "refresh", (REFRESH,)
    takes = (PLACE,)

    def ways(self, scene: Scene, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield slots with a die, and dice in the supply."""
        player = scene.players[seat]
        places = (*(slot for slot, _ in player.placed), *dict.fromkeys(str(value) for value in player.dice))
        yield from ((word,) for word in narrow(places, words, 0))

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.take_off(draft, task, arguments)
        me = draft.me
        if arguments[0] in SLOT:
            dice = me.dice
            draft.me = replace(me, placed=tuple(placed for placed in me.placed if placed[0] != arguments[0]))
        else:
            place = me.dice.index(int(arguments[0]))
            dice = (*me.dice[:place], *me.dice[place + 1 :])
        (value,) = draft.roll(seat, 1)
        draft.me = replace(draft.me, dice=tuple(sorted((*dice, value))))
        draft.journal.tell("die-refreshed", who=Who(seat), place=arguments[0], value=value)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        player = state.table.players[seat]
        placed, dice = tuple(slot for slot, _ in player.placed), tuple(str(value) for value in player.dice)
        return illegal("no-such-die", "R2.15", dice=dice, slots=placed)


class Shift(OfEffect):
    """A die of the supply, one up or down (R2.16)."""

    name, effects = "shift", (SHIFT,)
    takes = (DIE, DIE.with_name("to"))

    def ways(self, scene: Scene, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield dice in the supply, one up or down."""
        for value in dict.fromkeys(scene.players[seat].dice):
            if str(value) in narrow((str(value),), words, 0):
                others = tuple(str(other) for other in reachable_values(value, 1))
                yield from ((str(value), other) for other in narrow(others, words, 1))

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.take_off(draft, task, arguments)
        draft.shift_die(int(arguments[0]), int(arguments[1]))

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        dice = tuple(str(value) for value in state.table.players[seat].dice)
        if arguments[0] not in dice:
            return illegal("no-such-die", "R2.16", dice=dice, slots=())
        return illegal("one-step-only", "R2.16", die=arguments[0])
