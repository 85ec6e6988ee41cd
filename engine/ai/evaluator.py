"""Evaluate positions and moves for a seat: the fields that a game's computer player fills in, and their defaults."""

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Generic, NoReturn, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.game import Game, Orders, Seat, Words
from engine.kit.rules import Rules
from engine.standing_orders import in_force

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
V = TypeVar("V")


class _Foreseen(Protocol[S_contra]):
    def __call__(self, imagined: S_contra, seat: Seat, /, *, compared: bool) -> Sequence[Words]: ...


def _unbound(*_arguments: object) -> NoReturn:
    """Stand for a default that depends on the game: `evaluator_of` puts the game's own in its place."""
    raise TypeError("evaluator_of binds an evaluator to its game")


def _nothing(_view: object) -> int:
    return 0


def _unforeseen(_imagined: object, _seat: Seat, /, *, compared: bool) -> Sequence[Words]:
    return ()


def _unasked(_view: object, _seat: Seat) -> None:
    return None


def _unknown(_view: object, _seat: Seat, _move: object) -> None:
    return None


class Evaluator(Struct, Generic[S, V], frozen=True, kw_only=True):
    """A game's evaluation of positions and moves; each field but `features` has a default.

    `features`: what speaks for a seat in a view, each consideration by its name.
    `answers`: the answers that matter to what a seat is asked on the way there, in its view; those that are offered
        count, and the best of them for that seat is expected. (): each of a few. None: the position is judged as it is.
        By default `usual` and `expected` give the only answer.
    `usual`: the expected answer to what a seat is asked, in its view; None: that of `expected`.
    `expected`: the standing orders by which everybody answers; None: those in force where nobody has ordered anything.
    `foreseen`: such answers, all of them offered, where they follow from an imagined position itself; (): those of
        `answers`. Where they are `compared` none is among them that is surely worse than another one, else the
        likeliest is the first.
    `left`: how much is left in hands and stocks, which ends the game by running out.
    `outcome`: the position after a move, which may lack what neither the rules nor `features` ask for. By default that
        of the game's rules.
    `alike`: what two moves of a seat have in common only if they are of exactly the same value; None: nothing is known.
    `same`: what two moves of a seat have in common only if they are worth the same in an imagined position, wherever
        they lead and regardless of who decides it; None: nothing is known.
    `lucky`: the verbs of moves whose outcome is luck: as if others decided it, they are tried in several positions.
    `earnest`: the verbs of answers in which no level slips: however poorly a computer plays, it gives nothing away.
    `lines`: how many lines of moves are followed to the end of the turn, in a view; 0: none, and those that lead there
        end.
    `careless`: how much less than the best move a beginner's may be worth, by its verb; "any": all others. The more,
        the weaker beginners play.
    `short`: the only moves with a verb that are worth looking at, as far as they are offered; None: all.
    `worlds`: the most further imagined positions in which a move is tried whose outcome others decide; None: as many as
        the level says.
    `weighed`: in how many further imagined positions each of a few moves is tried where others decide the outcome of
        all, as in a conflict; 0: only those that look best in one position are tried in others.
    `steadied`: in how many further imagined positions the last move of a line is tried, after which luck may decide.
    `last`: the move that ends a turn wherever it is offered; what others do after it is no part of a line.
    `regardless`: the verbs of moves after which a line goes on whatever the seat learns by them.
    `retried`: how many of the moves that could be made first, the best, are looked at again later in a line, beside
        those that could not; None: all.
    `alternatives`: the most lines with the same first move that are continued at once; None: as many as there are.
    """

    features: Callable[[V, Seat], Mapping[str, float]]
    answers: Callable[[V, Seat], Sequence[Words] | None] = _unbound
    usual: Callable[[V, Seat], Words | None] = _unasked
    expected: Orders | None = None
    foreseen: _Foreseen[S] = _unforeseen
    left: Callable[[V], int] = _nothing
    outcome: Callable[[S, Seat, Words], S] = _unbound
    alike: Callable[[V, Seat, Words], Hashable] = _unknown
    same: Callable[[S, Seat, Words], Hashable] = _unknown
    short: Callable[[V, Seat, str], Sequence[Words] | None] = _unknown
    lines: Callable[[V], int] = _nothing
    careless: Mapping[str, float] = {}
    worlds: int | None = None
    weighed: int = 0
    lucky: Container[str] = ()
    earnest: Container[str] = ()
    steadied: int = 0
    last: Words = ()
    regardless: Container[str] = ()
    alternatives: int | None = None
    retried: int | None = None

    def value(self, view: V, seat: Seat) -> float:
        """Return how well `seat` stands in a view: the sum of the features, of which only differences mean
        something."""
        return sum(self.features(view, seat).values())


def evaluator_of(game: Game[S, V]) -> Evaluator[S, V] | None:
    """Return the `EVALUATOR` of the module `computer` beside a game's rules, its defaults bound to the game; None if
    there is no such module."""
    computer = _computer(type(game).__module__)
    if computer is None:
        return None
    written: Evaluator[S, V] = computer.EVALUATOR
    orders = in_force(game.standing, {}) if written.expected is None else written.expected
    return replace(
        written,
        answers=partial(_ordered, game, orders, written.usual) if written.answers is _unbound else written.answers,
        outcome=_outcome(game) if written.outcome is _unbound else written.outcome,
    )


def _ordered(
    game: Game[S, V], orders: Orders, usual: Callable[[V, Seat], Words | None], view: V, seat: Seat
) -> Sequence[Words] | None:
    answer = usual(view, seat) or game.standing_answer(view, orders)
    return None if answer is None else (answer,)


def _outcome(game: Game[S, V]) -> Callable[[S, Seat, Words], S]:
    if isinstance(game, Rules):
        return game.outcome
    return lambda imagined, seat, move: game.play(imagined, seat, move).state


@cache
def _computer(rules: str) -> ModuleType | None:
    """Import the module `computer` beside the module of a game's rules; return None if there is none."""
    module = f"{rules.rpartition('.')[0]}.computer"
    return import_module(module) if find_spec(module) else None
