"""The promises see the faults that this game could have."""

from dataclasses import replace
from functools import cache

import pytest

from engine.kings.play import Kings
from engine.kings.state import State
from tests.engine import conformance as promised
from tests.engine.conformance import Promise
from tests.engine.kings import faults
from tests.engine.kings.positions import GAME
from tests.engine.playouts import Playout, playout

PLANTED: tuple[tuple[Kings, Promise], ...] = (
    (faults.ShowsTheNextCard(), promised.imaginations_look_the_same),
    (faults.ShowsAPile(), promised.imaginations_look_the_same),
    (faults.AsksOnlyWhoHoldsTheColour(), promised.imaginations_look_the_same),
    (faults.TellsWhatWasDrawn(), promised.only_who_learned_can_tell),
    (faults.ForgetsWhoDrew(), promised.only_who_learned_can_tell),
    (faults.ImaginesTheDeckInOrder(), promised.imaginations_differ),
)


@cache
def sound_games() -> tuple[Playout[State], ...]:
    return tuple(playout(GAME, number) for number in range(2))


def replayed(game: Kings, sound: Playout[State]) -> Playout[object]:
    """The same moves in the same positions, done by the faulty game."""
    steps = tuple(replace(played, step=game.play(played.before, played.seat, played.move)) for played in sound.played)
    return Playout(sound.header, sound.start, steps, sound.rewound().stream)


@pytest.mark.parametrize(("game", "promise"), PLANTED, ids=lambda part: getattr(part, "__name__", type(part).__name__))
def test_fault_is_seen(game: Kings, promise: Promise) -> None:
    with pytest.raises(AssertionError):
        promise(game, [replayed(game, sound) for sound in sound_games()])
