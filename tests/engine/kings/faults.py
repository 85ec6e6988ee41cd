"""The sound game made faulty, one fault each."""

from dataclasses import dataclass, fields, replace

from engine.chance import Chance
from engine.game import Decision, Seat, Step, Words
from engine.kings.play import Kings
from engine.kings.state import Point, State
from engine.kings.view import KingsView


@dataclass(frozen=True, slots=True)
class TalkativeView(KingsView):
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
        return replace(super().play(state, seat, move), learned=frozenset())


class ImaginesTheDeckInOrder(Kings):
    def imagine(self, view: KingsView, chance: Chance) -> State:
        imagined = super().imagine(view, chance)
        return replace(imagined, deck=bytes(sorted(imagined.deck)))
