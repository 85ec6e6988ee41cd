"""A computer player of Ur looks two throws ahead: each number as often as it comes, each time the best move."""

from collections.abc import Iterator

import pytest

from engine.ai import choose
from engine.ai.judge import judge_of
from engine.ai.ur import Scene, _hope, _worth
from engine.chance import Chance
from engine.ur.places import OFF, START
from engine.ur.reading import CHANCES, captures, movable, throws_again
from engine.ur.state import State
from tests.engine.playouts import seed
from tests.engine.ur.positions import DARK, GAME, LIGHT, position

HOME = (OFF,) * 4
SCENES = (
    ((3, 6, *HOME), (7, *HOME)),
    ((2, 7, 8, *HOME), (5, 9, *HOME)),
    ((4, 9, *HOME), (8, 11, 13, *HOME)),
    ((13, *HOME, OFF), (4, 10, *HOME)),
)


def after(scene: Scene, thrown: int) -> Iterator[tuple[Scene, int]]:
    """Where each move leads, for who throws next, and 1 where that is who moved, -1 where it is the other one."""
    own, other = scene
    for start in movable(scene, 0, thrown) if thrown else ():
        end = start + thrown
        moved = tuple(sorted((*own[: own.index(start)], *own[own.index(start) + 1 :], end)))
        met = tuple(sorted(START if captures(scene, 0, end) and spot == end else spot for spot in other))
        yield ((moved, met), 1) if throws_again(end) else ((met, moved), -1)


def expected(scene: Scene, throws: int) -> float:
    """The worth of a scene after so many throws, found by trying everything."""
    if not throws or any(own[0] == OFF for own in scene):
        return _worth(scene)
    own, other = scene
    found = 0.0
    for thrown, times in enumerate(CHANCES):
        ways = list(after(scene, thrown)) or [((other, own), -1)]
        found += times * max(sign * expected(then, throws - 1) for then, sign in ways)
    return found / sum(CHANCES)


def worth(state: State, seat: int) -> float:
    judge = judge_of(GAME)
    assert judge is not None
    return judge.value(GAME.view(state, seat), seat)


@pytest.mark.parametrize("mover", [LIGHT, DARK])
@pytest.mark.parametrize(("own", "other"), SCENES)
def test_a_position_is_worth_what_two_throws_bring(own: tuple[int, ...], other: tuple[int, ...], mover: int) -> None:
    light, dark = (own, other) if mover == LIGHT else (other, own)
    state = position(light, dark, mover=mover)
    scene = (state.pieces[mover], state.pieces[1 - mover])
    assert worth(state, mover) == pytest.approx(expected(scene, 2))
    assert worth(state, 1 - mover) == pytest.approx(-expected(scene, 2))
    assert _hope(scene) == pytest.approx(expected(scene, 1))


@pytest.mark.parametrize(("own", "other"), SCENES[:3])
@pytest.mark.parametrize("thrown", [1, 2, 3])
def test_the_best_move_of_two_throws_is_chosen(own: tuple[int, ...], other: tuple[int, ...], thrown: int) -> None:
    state = position(own, other, thrown)
    scene = (state.pieces[LIGHT], state.pieces[DARK])
    best = max(sign * expected(then, 2) for then, sign in after(scene, thrown))
    moved = GAME.play(state, LIGHT, choose(GAME, GAME.view(state, LIGHT), LIGHT, Chance(seed(thrown)))).state
    then = (moved.pieces[moved.mover], moved.pieces[1 - moved.mover])
    assert (1 if moved.mover == LIGHT else -1) * expected(then, 2) == pytest.approx(best)
