"""A computer player of Ur looks two throws ahead: each number as often as it comes, each time the best move."""

from collections.abc import Iterator
from functools import partial

import pytest

from engine.ai import choose
from engine.ai.evaluator import evaluator_of
from engine.chance import Chance
from engine.games.ur.computer import Position, _expected_value, _position_value, variant_facts
from engine.games.ur.places import START_NUMBER
from engine.games.ur.reading import grants_throw, is_capture, movable_pieces
from engine.games.ur.solved import index_by_pieces, is_solved, win_chance
from engine.games.ur.state import Pieces, State
from engine.games.ur.variant import USUAL_VARIANT, Variant
from tests.engine import whole_games
from tests.engine.games.ur.positions import DARK, GAME, LIGHT, OFF, position
from tests.engine.playouts import seed
from tests.support.require import require

worth = partial(whole_games.worth, GAME)

HOME = (OFF,) * 3
SCENES = (
    ((3, 6, *HOME), (7, *HOME)),
    ((2, 7, 8, *HOME), (5, 9, *HOME)),
    ((4, 9, 13, *HOME), (8, 11, 14, *HOME)),
    ((13, *HOME, OFF), (4, 10, *HOME)),
)
LAST = (
    ((3, 6, *HOME, OFF), (7, *HOME, OFF)),
    ((1, 13, *HOME, OFF), (5, 9, *HOME, OFF)),
    ((4, 14, *HOME, OFF, OFF), (7, 11, 13, *HOME, OFF)),
)
FAR = (17,) * 4
VARIANTS = (
    (Variant("masters", "three", "open", "again"), (11, 13, 16, *FAR), (5, 12, 14, *FAR)),
    (Variant("masters", "four", "safe", "plain"), (8, 12, 15, *FAR), (10, 11, 13, *FAR)),
    (Variant("bell", "three", "safe", "again"), (7, 8, *HOME, OFF, OFF), (5, 9, *HOME, OFF, OFF)),
)


def after(before: Position, thrown: int) -> Iterator[tuple[Position, int]]:
    """Where each move leads, for who throws next, and 1 where that is who moved, -1 where it is the other one."""
    (own, other), variant = before.pieces, before.variant
    for start in movable_pieces(before, 0, thrown) if thrown else ():
        end = start + thrown
        moved = tuple(sorted((*own[: own.index(start)], *own[own.index(start) + 1 :], end)))
        hit = variant.paths.number_on_other_path.get(end) if is_capture(before, 0, end) else None
        met = tuple(sorted(START_NUMBER if spot == hit else spot for spot in other))
        then = Position((moved, met), variant_facts(variant))
        yield (then, 1) if grants_throw(before, 0, end) else (then.with_other_thrower(), -1)


def expected(before: Position, throws: int) -> float:
    """The worth of a scene after so many throws, found by trying everything; that of a solved one needs none."""
    over = any(own[0] == before.variant.paths.off_number for own in before.pieces)
    if not throws or over or is_solved(before.variant, before.pieces):
        return _position_value(before)
    found, dice = 0.0, before.variant.thrown_dice
    for thrown, times in enumerate(dice.chances):
        outcomes = list(after(before, thrown)) or [(before.with_other_thrower(), -1)]
        found += times * max(sign * expected(then, throws - 1) for then, sign in outcomes)
    return found / dice.outcomes


def position_of(state: State, mover: int) -> Position:
    return Position((state.pieces[mover], state.pieces[1 - mover]), variant_facts(state.variant))


@pytest.mark.parametrize("mover", [LIGHT, DARK])
@pytest.mark.parametrize(("variant", "own", "other"), [*((USUAL_VARIANT, *both) for both in SCENES), *VARIANTS])
def test_a_position_is_worth_what_two_throws_bring(variant: Variant, own: Pieces, other: Pieces, mover: int) -> None:
    light, dark = (own, other) if mover == LIGHT else (other, own)
    state = position(light, dark, mover=mover, variant=variant)
    before = position_of(state, mover)
    assert worth(state, mover) == pytest.approx(expected(before, 2))
    assert worth(state, 1 - mover) == pytest.approx(-expected(before, 2))
    assert _expected_value(before) == pytest.approx(expected(before, 1))


@pytest.mark.parametrize(("variant", "own", "other"), [*((USUAL_VARIANT, *both) for both in SCENES[:3]), *VARIANTS])
@pytest.mark.parametrize("thrown", [1, 2, 3])
def test_the_best_move_of_two_throws_is_chosen(variant: Variant, own: Pieces, other: Pieces, thrown: int) -> None:
    state = position(own, other, thrown, variant=variant)
    before = position_of(state, LIGHT)
    best = max(sign * expected(then, 2) for then, sign in after(before, thrown))
    moved = GAME.play(state, LIGHT, choose(GAME, GAME.view(state, LIGHT), LIGHT, Chance(seed(thrown)))).state
    then = position_of(moved, moved.mover)
    assert (1 if moved.mover == LIGHT else -1) * expected(then, 2) == pytest.approx(best)


def chance_after_best(own: Pieces, other: Pieces, thrown: int) -> float:
    """The chance of who threw, by the table, after the best move of a throw."""
    before = Position((own, other), variant_facts(USUAL_VARIANT))
    outcomes = list(after(before, thrown)) or [(before.with_other_thrower(), -1)]
    return max(win_chance(*then.pieces) if sign > 0 else 1 - win_chance(*then.pieces) for then, sign in outcomes)


def open_pairs() -> list[tuple[Pieces, Pieces]]:
    met, off = USUAL_VARIANT.paths.number_on_other_path, USUAL_VARIANT.paths.off_number
    return [
        (own, other)
        for own in list(index_by_pieces())[::7]
        for other in list(index_by_pieces())[::11]
        if own[0] < off > other[0] and not any(met.get(spot) in other for spot in own)
    ]


def test_the_table_of_three_pieces_agrees_with_the_rules_everywhere() -> None:
    dice, pairs = USUAL_VARIANT.thrown_dice, open_pairs()
    assert len(pairs) > 3000
    for own, other in pairs:
        mean = sum(count * chance_after_best(own, other, thrown) for thrown, count in enumerate(dice.chances))
        assert win_chance(own, other) == pytest.approx(mean / dice.outcomes, abs=2e-5), (own, other)


def test_the_chance_of_three_pieces_is_certain_at_the_end_and_favours_the_beginner() -> None:
    off = (OFF,) * 3
    assert (win_chance(off, (13, OFF, OFF)), win_chance((13, OFF, OFF), off)) == (1.0, 0.0)
    assert 0.51 < win_chance((START_NUMBER,) * 3, (START_NUMBER,) * 3) < 0.53


@pytest.mark.parametrize("thrown", [1, 2, 3, 4])
def test_with_three_pieces_the_best_move_of_the_whole_game_is_chosen(thrown: int) -> None:
    for own, other in open_pairs()[::150]:
        before = Position((own, other), variant_facts(USUAL_VARIANT))
        if len(list(after(before, thrown))) < 2:
            continue
        state = position(own, other, thrown, count=3)
        moved = GAME.play(state, LIGHT, choose(GAME, GAME.view(state, LIGHT), LIGHT, Chance(seed(thrown)))).state
        assert worth(moved, LIGHT) == pytest.approx(100 * chance_after_best(own, other, thrown))
        assert worth(moved, DARK) == pytest.approx(100 - worth(moved, LIGHT))


@pytest.mark.parametrize(("own", "other"), LAST)
@pytest.mark.parametrize("thrown", [1, 2, 3, 4])
def test_the_last_three_pieces_of_a_larger_game_are_played_without_a_mistake(
    own: Pieces, other: Pieces, thrown: int
) -> None:
    state = position(own, other, thrown)
    before = position_of(state, LIGHT)
    moved = GAME.play(state, LIGHT, choose(GAME, GAME.view(state, LIGHT), LIGHT, Chance(seed(thrown)))).state
    chance = win_chance(*position_of(moved, moved.mover).pieces)
    best = chance_after_best(*before.pieces, thrown)
    assert (chance if moved.mover == LIGHT else 1 - chance) == pytest.approx(best)


@pytest.mark.parametrize("variant", [variant for variant, *_ in VARIANTS])
def test_only_the_usual_rules_are_solved(variant: Variant) -> None:
    usual = require(evaluator_of(GAME))
    view = GAME.view(position((0, 3, 4), (0, 2, 5), variant=variant, count=3), LIGHT)
    assert set(usual.features(view, LIGHT)) == {"home", "way", "safety", "rival", "turn"}
