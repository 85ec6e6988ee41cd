"""Reviews of played moves: true to what a seat could know, silent about good moves, not about bad ones."""

import hashlib

import pytest
from msgspec.structs import replace

from engine import ai
from engine.ai.evaluator import evaluator_of
from engine.chance import Chance
from engine.games.tigris.play import Tigris
from engine.games.ur.play import Ur
from engine.games.ur.state import NO_THROW, State
from engine.moves import every_move
from tests.engine.games.ur.positions import LIGHT, OFF, position
from tests.engine.playouts import seed
from tests.support.require import require

TIGRIS, UR = ai.remember_open_cards(Tigris()), Ur()
END = ("end",)


def test_a_move_that_costs_no_chance_of_winning_has_no_remark_and_another_one_has() -> None:
    state = position((7, OFF), (10, OFF), 3, count=3)
    view, found = UR.view(state, LIGHT), dict[str, ai.Remark | None]()
    for move in every_move(UR, state, LIGHT):
        found[move[1]] = ai.review_move(UR, view, LIGHT, move, Chance(seed(1)))
    assert found["B3"] is None
    remark = require(found["new"])
    assert remark.better == ("move", "B3")
    assert remark.loss == pytest.approx(13.9, abs=0.1)


def test_a_move_that_was_forced_has_no_remark() -> None:
    state = position((1, 2, OFF), (10, OFF), 1, count=3)
    moves = list(every_move(UR, state, LIGHT))
    assert len(moves) == 1
    assert ai.review_move(UR, UR.view(state, LIGHT), LIGHT, moves[0], Chance(seed(1))) is None


def test_an_action_that_nobody_needs_is_no_loss() -> None:
    """To be on turn guides computers to use all actions; with an empty bag no action is worth much any more."""
    start = TIGRIS.setup(TIGRIS.marks[:2], {one.name: one.choices[0] for one in TIGRIS.options}, Chance(seed(5)))
    assert ai.review_move(TIGRIS, TIGRIS.view(start, 0), 0, END, Chance(seed(2))) is not None
    left = tuple(count + start.bag[1:].count(colour) for colour, count in enumerate(start.out))
    late = replace(start, bag=start.bag[:1], out=left)
    assert ai.review_move(TIGRIS, TIGRIS.view(late, 0), 0, END, Chance(seed(2))) is None


def test_hidden_hands_change_no_remark() -> None:
    state = TIGRIS.setup(TIGRIS.marks[:2], {one.name: one.choices[0] for one in TIGRIS.options}, Chance(seed(5)))
    for _ in range(9):
        decision = require(TIGRIS.decision(state))
        seat = decision.seats[0]
        move = ai.choose(TIGRIS, TIGRIS.view(state, seat), seat, Chance(seed(1)))
        state = TIGRIS.play(state, seat, move).state
    decision = require(TIGRIS.decision(state))
    seat = decision.seats[0]
    other = TIGRIS.sample_state(TIGRIS.view(state, seat), Chance(hashlib.sha256(b"other").digest()))
    assert other != state
    bad, twin = (ai.review_move(TIGRIS, TIGRIS.view(one, seat), seat, END, Chance(seed(2))) for one in (state, other))
    assert require(bad) == twin


def test_luck_is_what_no_move_explains() -> None:
    """The chance to win at the end is that at the start, changed by luck and by both players' mistakes."""
    state = position((4, 7, OFF), (3, 10, OFF), count=3)
    states, mistakes, luck = [state], 0.0, Chance(seed(3)).stream("moves")
    while (decision := UR.decision(state)) is not None:
        seat = decision.seats[0]
        after = {move: UR.play(state, seat, move).state for move in every_move(UR, state, seat)}
        move = luck.choice(list(after))
        if state.thrown != NO_THROW:
            best = max(after.values(), key=lambda one: chance(one, seat))
            mistakes += chance(after[move], LIGHT) - chance(best, LIGHT)
        state = after[move]
        states.append(state)
    total = require(ai.total_luck(UR, states, LIGHT))
    assert total == pytest.approx(chance(state, LIGHT) - chance(states[0], LIGHT) - mistakes, abs=0.001)
    assert ai.total_luck(UR, states, 1 - LIGHT) == pytest.approx(-total)
    assert abs(total) > 0.05
    start = TIGRIS.setup(TIGRIS.marks[:2], {one.name: one.choices[0] for one in TIGRIS.options}, Chance(seed(5)))
    assert ai.total_luck(TIGRIS, [start], 0) is None


def chance(state: State, seat: int) -> float:
    """The chance of a seat to win before the next throw."""
    evaluator = require(evaluator_of(UR))
    return evaluator.features(UR.view(state, seat), seat)["chance"] / 100
