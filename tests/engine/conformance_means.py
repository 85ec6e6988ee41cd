"""Promises of a game about a seat's resources and needs."""

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.game import Game, IllegalMove
from engine.kit.resources import shortage
from tests.engine.playouts import Playout

S = TypeVar("S")
V = TypeVar("V")

STRIDE = 21


def what_is_lacking_is_what_is_not_offered(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """Of the verbs of a question each is offered or lacks something, of known words none is both; the view alone tells
    what."""
    for playout in playouts:
        for state in playout.states[:-1:STRIDE]:
            decision = game.decision(state)
            for seat in decision.seats if decision else ():
                view = game.view(state, seat)
                imagined = game.view(game.sample_state(view, playout.chance()), seat)
                verbs = dict(game.unavailable_words(view, ()))
                assert set(verbs) | set(game.words(state, seat, ())) == _answers(game, state)
                for prefix in ((), *((verb,) for verb in _answers(game, state))):
                    lacks = game.unavailable_words(view, prefix)
                    assert repr(lacks) == repr(game.unavailable_words(imagined, prefix))
                    assert not {word for word, _ in lacks} & set(game.words(state, seat, prefix))
                    assert list(map(_short, lacks)) == sorted(map(_short, lacks)), "the nearest does not come first"
        assert not game.unavailable_words(game.view(playout.states[0], None), ())


def _answers(game: Any, state: Any) -> set[str]:
    """The verbs of the question that is asked."""
    task = state.agenda[0]
    (question,) = (one for one in game.questions if one.task == type(game).task_kind(task))
    return set(question.open_verbs(state, task))


def _short(lack: tuple[str, IllegalMove]) -> int:
    return shortage(lack[1])
