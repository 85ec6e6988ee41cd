"""The promises see the faults that this game could have."""

from dataclasses import replace
from functools import cache

import pytest

from engine.games import AnyGame, find
from tests.engine import conformance as promised
from tests.engine.conformance import Promise
from tests.engine.kings import faults
from tests.engine.kings.positions import GAME
from tests.engine.playouts import Playout, playout

PLANTED: tuple[tuple[AnyGame, Promise], ...] = (
    (faults.ShowsTheNextCard(), promised.imaginations_look_the_same),
    (faults.ShowsAPile(), promised.imaginations_look_the_same),
    (faults.AsksOnlyWhoHoldsTheColour(), promised.imaginations_look_the_same),
    (faults.TellsWhatWasDrawn(), promised.only_who_learned_can_tell),
    (faults.ForgetsWhoDrew(), promised.only_who_learned_can_tell),
    (faults.ImaginesTheDeckInOrder(), promised.imaginations_differ),
)


@cache
def sound_games() -> tuple[Playout[object], ...]:
    return tuple(playout(find(GAME.name), number) for number in range(2))


def replayed(game: AnyGame, sound: Playout[object]) -> Playout[object]:
    """The same moves in the same positions, done by the faulty game."""
    steps = [replace(played, step=game.play(played.before, played.seat, played.move)) for played in sound.played]
    return replace(sound.rewound(), played=tuple(steps))


@pytest.mark.parametrize(("game", "promise"), PLANTED, ids=lambda part: getattr(part, "__name__", type(part).__name__))
def test_fault_is_seen(game: AnyGame, promise: Promise) -> None:
    with pytest.raises(AssertionError):
        promise(game, [replayed(game, sound) for sound in sound_games()])
