"""The sound game made faulty, one fault each: the promises see it."""

import dataclasses
from functools import cache

import pytest
from msgspec.structs import fields, replace

from engine.chance import Chance
from engine.game import Decision, Seat, Step, Words
from engine.games.kings.play import Kings
from engine.games.kings.state import Point, State
from engine.games.kings.view import KingsView
from engine.registry import AnyGame, find
from tests.engine import conformance as promised
from tests.engine.conformance import Promise
from tests.engine.games.kings.positions import GAME
from tests.engine.playouts import Playout, playout


class TalkativeView(KingsView, frozen=True):
    """A view with a field too many."""

    told: int = 0


def _talkative(view: KingsView, told: int) -> TalkativeView:
    return TalkativeView(**{field.name: getattr(view, field.name) for field in fields(KingsView)}, told=told)


class ShowsTheNextCard(Kings):
    def view(self, state: State, seat: Seat | None) -> KingsView:
        return _talkative(super().view(state, seat), state.deck[0] if state.deck else -1)


class ShowsAPile(Kings):
    def view(self, state: State, seat: Seat | None) -> KingsView:
        return _talkative(super().view(state, seat), state.banked[0][0])


class AsksOnlyWhoHoldsTheColour(Kings):
    """The question of a point tells by itself what can be answered."""

    def decision(self, state: State) -> Decision | None:
        decision = super().decision(state)
        match state.agenda[:1]:
            case (Point(seat, colour, _),) if decision and not state.hands[seat][colour]:
                return replace(decision, automatic=("keep",))
        return decision


class TellsWhatWasDrawn(Kings):
    def play(self, state: State, seat: Seat, move: Words) -> Step[State]:
        step = super().play(state, seat, move)
        return replace(step, events=tuple(replace(event, audience=None) for event in step.events))


class ForgetsWhoDrew(Kings):
    def play(self, state: State, seat: Seat, move: Words) -> Step[State]:
        return replace(super().play(state, seat, move), informed_seats=frozenset())


class ImaginesTheDeckInOrder(Kings):
    def sample_state(self, view: KingsView, chance: Chance) -> State:
        imagined = super().sample_state(view, chance)
        return replace(imagined, deck=bytes(sorted(imagined.deck)))


PLANTED: tuple[tuple[AnyGame, Promise], ...] = (
    (ShowsTheNextCard(), promised.imaginations_look_the_same),
    (ShowsAPile(), promised.imaginations_look_the_same),
    (AsksOnlyWhoHoldsTheColour(), promised.imaginations_look_the_same),
    (TellsWhatWasDrawn(), promised.only_who_learned_can_tell),
    (ForgetsWhoDrew(), promised.only_who_learned_can_tell),
    (ImaginesTheDeckInOrder(), promised.imaginations_differ),
)


@cache
def sound_games() -> tuple[Playout[object], ...]:
    return tuple(playout(find(GAME.name), number) for number in range(2))


def replayed(game: AnyGame, sound: Playout[object]) -> Playout[object]:
    """The same moves in the same positions, done by the faulty game."""
    steps = [replace(played, step=game.play(played.before, played.seat, played.move)) for played in sound.played]
    return dataclasses.replace(sound.rewound(), played=tuple(steps))


@pytest.mark.parametrize(("game", "promise"), PLANTED, ids=lambda part: getattr(part, "__name__", type(part).__name__))
def test_fault_is_seen(game: AnyGame, promise: Promise) -> None:
    with pytest.raises(AssertionError):
        promise(game, [replayed(game, sound) for sound in sound_games()])
