"""A turn is thought through to its end, unless luck decides, and what was planned is played without new thought."""

from typing import Any

import pytest

from engine.ai import TurnPlan, choose
from engine.ai.ahead import MoveLine, SearchExtent, continue_lines
from engine.ai.evaluator import evaluator_of
from engine.chance import Chance
from engine.game import Seat, Words
from engine.games.wayfarers.play import Wayfarers
from engine.games.wayfarers.state import State
from engine.games.wayfarers.view import WayfarersView
from engine.moves import check_move, every_move
from tests.engine.playouts import playout, seed

GAME = Wayfarers()


def in_turn(number: int) -> list[tuple[State, Seat]]:
    """Some positions of a game, each with who is asked."""
    return [(played.before, played.seat) for played in playout(GAME, number).played[number::43]]


class Remembered(TurnPlan[WayfarersView]):
    """A plan that counts the moves that were played from it."""

    kept = 0
    made = 0

    def plan_moves(self, *arguments: Any) -> None:
        super().plan_moves(*arguments)
        self.made = len(self._expected)

    def planned_move(self, view: WayfarersView) -> Words | None:
        found = super().planned_move(view)
        self.kept += found is not None
        return found


def test_a_plan_is_followed_while_it_comes_true() -> None:
    kept = 0
    for begun, seat in in_turn(1):
        if kept > 3:
            return
        state, plan = begun, Remembered()
        for number in range(4):
            decision = GAME.decision(state)
            if decision is None or decision.seats[0] != seat:
                break
            move = choose(GAME, GAME.view(state, seat), seat, Chance(seed(number)), plan)
            check_move(GAME, state, seat, move)
            state = GAME.play(state, seat, move).state
        kept += plan.kept
    assert kept > 3


def test_a_move_that_was_not_followed_to_the_end_of_the_turn_is_not_chosen() -> None:
    """It is worth no more than the lines that were, of which often one alone is left."""
    tried = 0
    for played in playout(GAME, 1).played[::3]:
        plan = Remembered()
        move = choose(GAME, GAME.view(played.before, played.seat), played.seat, Chance(seed(1)), plan)
        if move[0] in ("die", "worker"):
            assert plan.made
            tried += 1
    assert tried >= 8


def test_a_plan_ends_where_something_else_comes() -> None:
    evaluator: Any = evaluator_of(GAME)
    (state, seat), (other, _) = in_turn(2)[:2]
    first = next(every_move(GAME, state, seat))
    after = GAME.play(state, seat, first).state
    plan: TurnPlan[WayfarersView] = TurnPlan()
    plan.plan_moves(GAME, evaluator, state, seat, (first, ("then",)))
    assert plan.planned_move(GAME.view(after, seat)) == ("then",)
    plan.plan_moves(GAME, evaluator, state, seat, (first, ("then",)))
    assert plan.planned_move(GAME.view(other, seat)) is None
    assert plan.planned_move(GAME.view(after, seat)) is None


@pytest.mark.parametrize("number", range(3))
def test_a_line_goes_no_further_than_what_the_seat_knows_and_others_let_it(number: int) -> None:
    """The moves that follow are all worth the same here, so lines of any kind are continued. That dice are rolled ends
    none of them."""
    evaluator: Any = evaluator_of(GAME)
    longest = 0
    for state, seat in in_turn(number):
        ends = {move: GAME.outcome(state, seat, move) for move in list(every_move(GAME, state, seat))[:4]}
        starts = [MoveLine(state, (move,), (True, 0.0), end, 0.0) for move, end in ends.items()]

        def follow(after: State, _: float, seat: Seat = seat) -> list[tuple[Words, State, tuple[bool, float], bool]]:
            ends = [(move, GAME.outcome(after, seat, move)) for move in list(every_move(GAME, after, seat))[:10]]
            return [(move, end, (True, 0.0), place % 5 == 4) for place, (move, end) in enumerate(ends)]

        for line in continue_lines(
            GAME, evaluator, seat, starts, follow, SearchExtent(evaluator.lookahead_width(GAME.view(state, seat)))
        ):
            walked = state
            for move in line.moves[:-1]:
                step = GAME.play(walked, seat, move)
                walked, decision = step.state, GAME.decision(step.state)
                assert seat not in step.informed_seats or move[0] in evaluator.continue_after
                assert move != evaluator.final_move
                assert decision is not None
                assert seat in decision.seats
            check_move(GAME, walked, seat, line.moves[-1])
            longest = max(longest, len(line.moves))
    assert longest > 2
