"""The evaluator of a game: the functions and limits that its computer player defines, with their defaults."""

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Generic, NoReturn, Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.game import Game, Orders, Seat, Words
from engine.kit.rules import Rules
from engine.standing_orders import orders_in_force

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
V = TypeVar("V")


class _ExpectedAnswers(Protocol[S_contra]):
    def __call__(self, imagined: S_contra, seat: Seat, /, *, compared: bool) -> Sequence[Words]: ...


class ReviewLimits(Struct, frozen=True):
    """The moves that a review of a finished game reports.

    `min_loss`: the minimum loss of a reported move, in units of the game's evaluation.
    `max_moves`: the maximum number of moves to report to a player, the worst ones.
    `is_chance`: whether the unit is one per cent of the chance to win.
    `min_certain_loss`: the minimum loss if the loss is the same in all sampled positions because nothing hidden decides
        it; None means `min_loss`.
    `feature_shares`: the part of a feature that counts as a loss, by its name. A feature may be large only to guide a
        choice.
    """

    min_loss: float
    max_moves: int
    is_chance: bool = False
    min_certain_loss: float | None = None
    feature_shares: Mapping[str, float] = {}


def _unbound_default(*_arguments: object) -> NoReturn:
    """Raise TypeError: `evaluator_of` replaces this default by one that depends on the game."""
    raise TypeError("evaluator_of binds an evaluator to its game")


def _zero(_view: object) -> int:
    return 0


def _no_answers(_imagined: object, _seat: Seat, /, *, compared: bool) -> Sequence[Words]:
    return ()


def _no_answer(_view: object, _seat: Seat) -> None:
    return None


def _no_review(_view: object) -> None:
    return None


def _one(_view: object) -> float:
    return 1.0


def _no_key(_view: object, _seat: Seat, _move: object) -> None:
    return None


class Evaluator(Struct, Generic[S, V], frozen=True, kw_only=True):
    """A game's evaluation of positions and moves; each field but `features` has a default.

    `features`: returns the evaluation features of a view for a seat, by name; their sum is the value.
    `answers`: returns the answers to consider when a seat is asked a question before the position is judged, in its
        view; the best of the offered ones is expected. For () a few of all answers are considered; for None the
        position is judged as it is. By default `default_answer` and `expected_orders` give the only answer.
    `default_answer`: returns the expected answer to a question, in the asked seat's view, or None to follow
        `expected_orders`.
    `expected_orders`: the standing orders by which everybody answers, or None for the orders in force if nobody gave
        any.
    `expected_answers`: returns such answers, all of them offered, if they follow from a sampled position itself, or ()
        to follow `answers`. If they are `compared`, no answer is surely worse than another; otherwise the likeliest
        comes first.
    `remaining`: returns how much is left in hands and supplies; the game ends when this runs out.
    `outcome`: returns the position after a move, which may lack what neither the rules nor `features` need. By default
        the game's own `outcome`.
    `equivalence_key`: returns a key shared only by moves of exactly the same value, in a view; None if unknown.
    `sampled_equivalence_key`: returns a key shared only by moves of the same value in a sampled position, regardless of
        the outcome and of who decides it; None if unknown.
    `chance_verbs`: the verbs of moves with a random outcome, which are tried in several sampled positions.
    `careful_verbs`: the verbs of moves that no level plays badly on purpose.
    `lookahead_width`: returns the number of move sequences to follow to the end of the turn, in a view. With 0 none is
        followed, and sequences that reach such a view end.
    `beginner_margins`: by how much a beginner's move may be worse than the best, by verb; "any" stands for all other
        verbs.
    `carelessness`: returns the share of these margins that a beginner uses, in a view; less in a game that lasts long.
    `candidates`: returns the only moves with a verb that are worth trying, if they are offered, or None for all.
    `max_samples`: the maximum number of further positions to sample for a move whose outcome others decide; None: the
        level's number.
    `extra_samples`: the number of further positions in which to try each of a few moves if others decide the outcome of
        all, as in a conflict. With 0 only the moves that look best in one position are tried in others.
    `confirmations`: the number of further positions in which to try the last move of a sequence, after which luck may
        decide.
    `final_move`: the move that ends a turn whenever it is offered; a sequence does not include later moves of others.
    `continue_after`: the verbs of moves after which a sequence goes on, even if the seat gains information by them.
    `revisited_moves`: how many of the best first moves are tried again later in a sequence, in addition to moves that
        were not possible before, or None for all.
    `review_limits`: returns what a review of the game reports, in any view of it, or None if the evaluation is too weak
        for an honest review.
    `luck`: returns by how much random events changed the exact chance of a seat to win, from a view to the next. It is
        None if such chances are not known.
    `max_alternatives`: the maximum number of sequences with the same first move that are continued, or None for no
        limit.
    """

    features: Callable[[V, Seat], Mapping[str, float]]
    answers: Callable[[V, Seat], Sequence[Words] | None] = _unbound_default
    default_answer: Callable[[V, Seat], Words | None] = _no_answer
    expected_orders: Orders | None = None
    expected_answers: _ExpectedAnswers[S] = _no_answers
    remaining: Callable[[V], int] = _zero
    outcome: Callable[[S, Seat, Words], S] = _unbound_default
    equivalence_key: Callable[[V, Seat, Words], Hashable] = _no_key
    sampled_equivalence_key: Callable[[S, Seat, Words], Hashable] = _no_key
    candidates: Callable[[V, Seat, str], Sequence[Words] | None] = _no_key
    lookahead_width: Callable[[V], int] = _zero
    beginner_margins: Mapping[str, float] = {}
    carelessness: Callable[[V], float] = _one
    max_samples: int | None = None
    extra_samples: int = 0
    chance_verbs: Container[str] = ()
    careful_verbs: Container[str] = ()
    confirmations: int = 0
    final_move: Words = ()
    continue_after: Container[str] = ()
    max_alternatives: int | None = None
    revisited_moves: int | None = None
    review_limits: Callable[[V], ReviewLimits | None] = _no_review
    luck: Callable[[V, V, Seat], float] | None = None

    def value(self, view: V, seat: Seat) -> float:
        """Return the value of a view for `seat`, the sum of its features. Only differences of values have a meaning."""
        return sum(self.features(view, seat).values())


def evaluator_of(game: Game[S, V]) -> Evaluator[S, V] | None:
    """Return the `EVALUATOR` of a game's module `computer`, with its defaults bound to the game, or None if the game
    has no such module."""
    computer = _computer_module(type(game).__module__)
    if computer is None:
        return None
    written: Evaluator[S, V] = computer.EVALUATOR
    orders = orders_in_force(game.standing, {}) if written.expected_orders is None else written.expected_orders
    return replace(
        written,
        answers=partial(_standing_answers, game, orders, written.default_answer)
        if written.answers is _unbound_default
        else written.answers,
        outcome=_default_outcome(game) if written.outcome is _unbound_default else written.outcome,
    )


def _standing_answers(
    game: Game[S, V], orders: Orders, usual: Callable[[V, Seat], Words | None], view: V, seat: Seat
) -> Sequence[Words] | None:
    answer = usual(view, seat) or game.standing_answer(view, orders)
    return None if answer is None else (answer,)


def _default_outcome(game: Game[S, V]) -> Callable[[S, Seat, Words], S]:
    if isinstance(game, Rules):
        return game.outcome
    return lambda imagined, seat, move: game.play(imagined, seat, move).state


@cache
def _computer_module(rules: str) -> ModuleType | None:
    """Import and return the module `computer` in the package of a game's rules, or return None if there is none."""
    module = f"{rules.rpartition('.')[0]}.computer"
    return import_module(module) if find_spec(module) else None


Weights = dict[str, tuple[float, ...]]
"""The weights of each feature, one for each stage of a game."""


def read_weights(package: str, name: str) -> dict[str, Weights]:
    """Return the tables of weights in the file `name`.json of `package`, by their names."""
    return msgspec.json.decode((files(package) / f"{name}.json").read_bytes(), type=dict[str, Weights])
