"""The verbs that choose a branch of an effect or pay for further effects (R3.1, R3.4)."""

from collections.abc import Iterator

from engine.game import IllegalMove, Seat, SeatRef, VerbKind, Words
from engine.games.wayfarers.changes.gains import add_to_batch
from engine.games.wayfarers.components.effects import (
    BRANCHES_BY_SOURCE,
    CHOOSE_BRANCH,
    PAY_FOR_EFFECTS,
    PAYMENT_BY_SOURCE,
)
from engine.games.wayfarers.draft import Draft, position_after_payment
from engine.games.wayfarers.questions import match_word
from engine.games.wayfarers.questions.effects import EffectAnswer, annotate_effects, can_apply_any
from engine.games.wayfarers.questions.paying import charge_cost, explain_shortage
from engine.games.wayfarers.reading.prices import can_afford, net_price
from engine.games.wayfarers.state import Batch, OpenPosition, State, Table
from engine.games.wayfarers.vocabulary import BRANCH, CHOICE_SOURCE
from engine.kit.annotations import Annotations
from engine.kit.question import illegal_move


class ChooseBranch(EffectAnswer):
    """Choose one branch of an alternative, whose effects then join the batch (R3.4)."""

    name, effects = "choose", (CHOOSE_BRANCH,)
    kind = VerbKind.ASKS_NEXT
    takes = (CHOICE_SOURCE, BRANCH)
    reasons = ("no-such-branch", "no-such-choice", "nothing-to-do")
    events = ("chosen",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the source and the branch of each choice in which at least one effect is possible."""
        for source in match_word([item.source for item in self.matching_effects(batch)], words, 0):
            for branch, effects in BRANCHES_BY_SOURCE[source]:
                if branch in match_word((branch,), words, 1) and can_apply_any(situation, seat, batch, effects):
                    yield source, branch

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        source, branch = arguments
        self.remove_effect(draft, task, arguments, source=source)
        draft.journal.report("chosen", who=SeatRef(seat), source=source, branch=branch)
        add_to_batch(draft, dict(BRANCHES_BY_SOURCE[source])[branch])

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        sources = tuple(item.source for item in self.matching_effects(task))
        if arguments[0] not in sources:
            return illegal_move("no-such-choice", "R3.1", sources=sources)
        branches = tuple(name for name, _ in BRANCHES_BY_SOURCE[arguments[0]])
        reason = "nothing-to-do" if arguments[1] in branches else "no-such-branch"
        return illegal_move(reason, "R3.4", branches=branches)

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        if len(words) > 1:
            annotate_effects(annotations, dict(BRANCHES_BY_SOURCE[words[0]])[words[1]])


class PayForEffects(EffectAnswer):
    """Pay the price of a payment, whose effects then join the batch (R3.1)."""

    name, effects = "pay", (PAY_FOR_EFFECTS,)
    kind = VerbKind.ASKS_NEXT
    reasons = ("nothing-to-do", "nothing-to-pay-for")

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield () for each payment that is affordable and after which at least one of its effects is possible."""
        for item in self.matching_effects(batch):
            cost, effects = PAYMENT_BY_SOURCE[item.source]
            if can_afford(situation, seat, cost) and can_apply_any(
                position_after_payment(situation, seat, cost), seat, batch, effects
            ):
                yield ()

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        cost, effects = PAYMENT_BY_SOURCE[self.remove_effect(draft, task, arguments).source]
        charge_cost(draft, cost)
        add_to_batch(draft, effects)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        for item in self.matching_effects(task):
            cost, _ = PAYMENT_BY_SOURCE[item.source]
            if can_afford(state.table, seat, cost):
                return illegal_move("nothing-to-do", "R3.1")
            return explain_shortage(state.table, seat, cost)
        return illegal_move("nothing-to-pay-for", "R3.1")

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        for task in table.agenda[:1]:
            for item in self.matching_effects(task) if isinstance(task, Batch) else ():
                ((good, price), *_), effects = PAYMENT_BY_SOURCE[item.source]
                annotations.note("good", good)
                annotations.note("price", price)
                annotations.note_number("net", net_price(table, good, price))
                annotate_effects(annotations, effects)
                return
