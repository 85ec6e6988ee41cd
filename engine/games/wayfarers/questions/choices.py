"""A choice between branches, and a price for more effects (R3.1, R3.4)."""

from collections.abc import Iterator

from engine.game import IllegalMove, Seat, Who, Words
from engine.games.wayfarers.changes.gains import add_to_batch
from engine.games.wayfarers.changes.supposing import pay_cost
from engine.games.wayfarers.components.effects import CHOICES, CHOOSE, PAY, PAYMENTS
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import narrow
from engine.games.wayfarers.questions.effects import OfEffect, can_any, tell_effects
from engine.games.wayfarers.questions.paying import pay, short
from engine.games.wayfarers.reading.prices import affordable, net
from engine.games.wayfarers.state import Batch, Scene, State, Table
from engine.games.wayfarers.vocabulary import BRANCH, SOURCE
from engine.kit.notes import Notes
from engine.kit.question import illegal


class Choose(OfEffect):
    """One branch of a choice (R3.4)."""

    name, effects = "choose", (CHOOSE,)
    leads = True
    takes = (SOURCE, BRANCH)

    def ways(self, scene: Scene, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield branches in which something can be done."""
        for source in narrow([item.source for item in self.items(batch)], words, 0):
            for branch, effects in CHOICES[source]:
                if branch in narrow((branch,), words, 1) and can_any(scene, seat, batch, effects):
                    yield source, branch

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        source, branch = arguments
        self.take_off(draft, task, arguments, source=source)
        draft.journal.tell("chosen", who=Who(seat), source=source, branch=branch)
        add_to_batch(draft, dict(CHOICES[source])[branch])

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        sources = tuple(item.source for item in self.items(task))
        if arguments[0] not in sources:
            return illegal("no-such-choice", "R3.1", sources=sources)
        branches = tuple(name for name, _ in CHOICES[arguments[0]])
        reason = "nothing-to-do" if arguments[1] in branches else "no-such-branch"
        return illegal(reason, "R3.4", branches=branches)

    def tell(self, noted: Notes, table: Table, seat: Seat, words: Words) -> None:
        if len(words) > 1:
            tell_effects(noted, dict(CHOICES[words[0]])[words[1]])


class Pay(OfEffect):
    """A price for what stands behind it (R3.1)."""

    name, effects = "pay", (PAY,)
    leads = True

    def ways(self, scene: Scene, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the one way to pay, for each payment after which something can be done."""
        for item in self.items(batch):
            cost, effects = PAYMENTS[item.source]
            if affordable(scene, seat, cost) and can_any(pay_cost(scene, seat, cost), seat, batch, effects):
                yield ()

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        cost, effects = PAYMENTS[self.take_off(draft, task, arguments).source]
        pay(draft, cost)
        add_to_batch(draft, effects)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        for item in self.items(task):
            cost, _ = PAYMENTS[item.source]
            if affordable(state.table, seat, cost):
                return illegal("nothing-to-do", "R3.1")
            return short(state.table, seat, cost)
        return illegal("nothing-to-pay-for", "R3.1")

    def tell(self, noted: Notes, table: Table, seat: Seat, words: Words) -> None:
        for task in table.agenda[:1]:
            for item in self.items(task) if isinstance(task, Batch) else ():
                ((good, price), *_), effects = PAYMENTS[item.source]
                noted.note("good", good)
                noted.note("price", price)
                noted.number("net", net(table, good, price))
                tell_effects(noted, effects)
                return
