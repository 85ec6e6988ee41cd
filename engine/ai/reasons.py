"""Why a move promises much: the considerations in which its player stands better afterwards."""

from typing import TypeVar

from engine.ai.chooser import settled
from engine.ai.judge import judge_of
from engine.chance import Chance
from engine.game import Game, Seat, Words

S = TypeVar("S")
V = TypeVar("V")

MOST = 2
"""Maximum number of reasons: a third would hardly have decided."""

LEAST = 0.05
"""Minimum gain of a consideration that is a reason."""


def reasons(game: Game[S, V], view: V, seat: Seat, chance: Chance, move: Words) -> tuple[str, ...]:
    """Return the names of the terms (`Judge.terms`) that `move` raises most for `seat`, which sees `view`, the one
    that rises most first. () where it raises none, and for a game without a module here. The same chance gives the
    same reasons."""
    judge = judge_of(game)
    if judge is None:
        return ()
    imagined = game.imagine(view, chance)
    end, _ = settled(game, judge, judge.outcome(imagined, seat, move), seat)
    before, after = judge.terms(view, seat), judge.terms(game.view(end, seat), seat)
    gains = {name: worth - before.get(name, 0.0) for name, worth in after.items()}
    rising = sorted((name for name in gains if gains[name] >= LEAST), key=lambda name: gains[name], reverse=True)
    return tuple(rising[:MOST])
