"""The question whether the rival may act on a card with the human's influence (R8.19), and the tasks that the rival
carries out without a question (R8)."""

from collections.abc import Iterator

from engine.game import Facts, IllegalMove, Seat, Words
from engine.games.wayfarers.changes.turns import end_turn
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import Answer, Question, match_word
from engine.games.wayfarers.questions import Situation as Asked
from engine.games.wayfarers.solo import rival
from engine.games.wayfarers.solo.targets import HUMAN_SEAT, allow_card, deny_card
from engine.games.wayfarers.state import RivalOnward, RivalTurn, RivalWrap, Shuffle, State, Steps, Table, Target
from engine.games.wayfarers.vocabulary import GOOD
from engine.kit.annotations import Annotations
from engine.kit.question import illegal_move
from engine.kit.rules import Chores


class AllowCard(Answer[Target]):
    """Let the rival take the card, and get a good from the supply."""

    name = "allow"
    takes = (GOOD,)

    def moves(self, state: State, seat: Seat, task: Target, words: Words) -> Iterator[Words]:
        yield from ((good,) for good in match_word(tuple(GOOD.meanings), words, 0))

    def play(self, draft: Draft, seat: Seat, task: Target, arguments: Words) -> None:
        allow_card(draft, arguments[0])


class DenyCard(Answer[Target]):
    """Pay a good so that the rival turns to its next card."""

    name = "deny"
    takes = (GOOD,)
    reasons = ("cannot-deny", "nothing-to-pay")

    def moves(self, state: State, seat: Seat, task: Target, words: Words) -> Iterator[Words]:
        player = state.table.players[seat]
        if len(task.cards) > 1:
            goods = tuple(good for good, count in (("silver", player.silver), ("provision", player.provision)) if count)
            yield from ((good,) for good in match_word(goods, words, 0))

    def play(self, draft: Draft, seat: Seat, task: Target, arguments: Words) -> None:
        deny_card(draft, arguments[0])

    def refusal(self, state: State, seat: Seat, task: Target, arguments: Words) -> IllegalMove:
        player = state.table.players[seat]
        if not player.silver and not player.provision:
            return illegal_move("nothing-to-pay", "R8.19")
        return illegal_move("cannot-deny", "R8.19")

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        for good in words:
            annotations.note("good", good)
            annotations.note("price", 1)
            annotations.note_number("net", 1)


class TargetQuestion(Question[Target]):
    """Ask whether to let the rival have its card or to deny it."""

    task = Target
    kind = "target"
    answers = (AllowCard(), DenyCard())

    def active_seat(self, situation: Asked, task: Target) -> Seat:
        return HUMAN_SEAT

    def facts(self, situation: Asked, task: Target) -> Facts:
        worker = task.workers[0] if task.workers else "none"
        return (("want", task.want), ("card", task.cards[0]), ("worker", worker), ("denied", task.denied))


def _act_for_rival(draft: Draft, task: RivalTurn) -> None:
    draft.agenda.pop()
    rival.take_rival_turn(draft)


def _carry_out_step(draft: Draft, task: Steps) -> None:
    rival.carry_out_first_step(draft, task.why, task.items)


def _step_onward(draft: Draft, task: RivalOnward) -> None:
    draft.agenda.pop()
    rival.step_onward(draft, task.price)


def _shuffle_schemes(draft: Draft, task: Shuffle) -> None:
    draft.agenda.pop()
    rival.shuffle_schemes(draft)


def _end_rival_turn(draft: Draft, task: RivalWrap) -> None:
    draft.agenda.pop()
    end_turn(draft)


CHORES: Chores[Draft] = {
    RivalTurn: _act_for_rival,
    Steps: _carry_out_step,
    RivalOnward: _step_onward,
    Shuffle: _shuffle_schemes,
    RivalWrap: _end_rival_turn,
}
"""For each task of the rival, the function that carries it out without a question."""
