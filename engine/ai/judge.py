"""Evaluate a seat's position: the evaluation of positions and moves by a game's module, with defaults for what it
leaves out."""

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from engine.game import Game, Orders, Seat, Words
from engine.kit.rules import Rules
from engine.standing_orders import in_force

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
V = TypeVar("V")


class _Foreseen(Protocol[S_contra]):
    def __call__(self, imagined: S_contra, seat: Seat, /, *, compared: bool) -> Sequence[Words]: ...


class Judge(Struct, Generic[S, V], frozen=True):
    """What a game's module knows of positions and moves.

    `terms`: what speaks for a seat in a view, each consideration by its name.
    `answers`: the answers that matter to what a seat is asked on the way there, in its view; those that are offered
        count, and the best of them for that seat is expected. (): each of a few. None: the position is judged as it is.
    `foreseen`: such answers, all of them offered, where they follow from an imagined position itself; (): those of
        `answers`. Where they are `compared` none is among them that is surely worse than another one, else the
        likeliest is the first.
    `left`: how much is left in hands and stocks, which ends the game by running out.
    `outcome`: the position after a move, which may lack what neither the rules nor `terms` ask for.
    `alike`: what two moves of a seat have in common only if they are of exactly the same value; None: nothing is known.
    `same`: what two moves of a seat have in common only if they are worth the same in an imagined position, wherever
        they lead and regardless of who decides it; None: nothing is known.
    `lucky`: the verbs of moves whose outcome is luck: as if others decided it, they are tried in several positions.
    `earnest`: the verbs of answers in which no level slips: however poorly a computer plays, it gives nothing away.
    `lines`: how many lines of moves are followed to the end of the turn, in a view; 0: none, and those that lead there
        end.
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

    terms: Callable[[V, Seat], Mapping[str, float]]
    answers: Callable[[V, Seat], Sequence[Words] | None]
    foreseen: _Foreseen[S]
    left: Callable[[V], int]
    outcome: Callable[[S, Seat, Words], S]
    alike: Callable[[V, Seat, Words], Hashable]
    same: Callable[[S, Seat, Words], Hashable]
    short: Callable[[V, Seat, str], Sequence[Words] | None]
    lines: Callable[[V], int]
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
        """Return how well `seat` stands in a view: the sum of the terms, of which only differences mean something."""
        return sum(self.terms(view, seat).values())


def judge_of(game: Game[S, V]) -> Judge[S, V] | None:
    """Return the judge of a game; None where nobody has written a module for it."""
    written = _computer(type(game).__module__)
    if written is None:
        return None
    orders = getattr(written, "EXPECTED", in_force(game.standing, {}))
    return Judge(
        getattr(written, "terms", _alike),
        getattr(written, "answers", partial(_ordered, game, orders, getattr(written, "usual", _unasked))),
        getattr(written, "foreseen", _unforeseen),
        getattr(written, "left", _nothing),
        _outcome(game),
        getattr(written, "alike", _unknown),
        getattr(written, "same", _unknown),
        getattr(written, "short", _unknown),
        getattr(written, "lines", _nothing),
        getattr(written, "WORLDS", None),
        getattr(written, "WEIGHED", 0),
        getattr(written, "LUCKY", ()),
        getattr(written, "EARNEST", ()),
        getattr(written, "STEADIED", 0),
        getattr(written, "LAST", ()),
        getattr(written, "REGARDLESS", ()),
        getattr(written, "ALTERNATIVES", None),
        getattr(written, "RETRIED", None),
    )


def _ordered(
    game: Game[S, V], orders: Orders, usual: Callable[[V, Seat], Words | None], view: V, seat: Seat
) -> Sequence[Words] | None:
    answer = usual(view, seat) or game.ordered(view, orders)
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


def _alike(_view: object, _seat: Seat) -> Mapping[str, float]:
    return {}


def _nothing(_view: object) -> int:
    return 0


def _unforeseen(_imagined: object, _seat: Seat, /, *, compared: bool) -> Sequence[Words]:
    return ()


def _unasked(_view: object, _seat: Seat) -> None:
    return None


def _unknown(_view: object, _seat: Seat, _move: object) -> None:
    return None
