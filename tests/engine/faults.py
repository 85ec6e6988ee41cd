"""Sound games made faulty, one fault each."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, TypeVar, cast

from msgspec.structs import fields, replace

from engine.chance import Chance
from engine.game import (
    BadWords,
    Clause,
    Decision,
    Event,
    Facts,
    IllegalMove,
    Options,
    OrderQuestion,
    Orders,
    Result,
    Seat,
    SeatRef,
    Step,
    Verb,
    Words,
)
from engine.games.kings.play import Kings
from engine.games.kings.state import Point
from engine.games.kings.state import State as KingsState
from engine.games.kings.view import KingsView
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import State
from engine.games.tigris.view import TigrisView
from engine.kit.rules import HasAgenda, Rules
from tests.support.games.auction import Auction
from tests.support.games.auction_state import LOTS, AuctionState, AuctionView

P = TypeVar("P", bound=HasAgenda)


class TalkativeView(AuctionView, frozen=True):
    """A view with a field too many."""

    told: tuple[int | str | None, ...]


def _talkative(view: AuctionView, told: Sequence[int | str | None]) -> TalkativeView:
    return TalkativeView(**{field.name: getattr(view, field.name) for field in fields(AuctionView)}, told=tuple(told))


class _TellsEverybody(Rules[P, Any, Any]):
    """Each event is told to everybody."""

    def play(self, state: P, seat: Seat, move: Words) -> Step[P]:
        step = super().play(state, seat, move)
        return replace(step, events=tuple(replace(event, audience=None) for event in step.events))


class _ForgetsWhoLearned(Rules[P, Any, Any]):
    """Nobody learns anything by a move."""

    def play(self, state: P, seat: Seat, move: Words) -> Step[P]:
        return replace(super().play(state, seat, move), informed_seats=frozenset())


class SaysThatNothingIsHidden(Auction):
    hides_information = False


class ShowsPurses(Auction):
    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return _talkative(super().view(state, seat), state.purses)


class ShowsAPurseToThePublic(Auction):
    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return _talkative(super().view(state, seat), state.purses[:1] if seat is None else ())


class ShowsTheNextLot(Auction):
    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return _talkative(super().view(state, seat), state.lots[state.sold + 1 :][:1])


class ShowsBids(Auction):
    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return _talkative(super().view(state, seat), state.bids)


class ShowsWhoBidsNothing(Auction):
    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return _talkative(super().view(state, seat), [bid == 0 for bid in state.bids])


class TellsBids(_TellsEverybody[AuctionState], Auction):
    pass


class RewardsTheSlowest(Auction):
    def play(self, state: AuctionState, seat: Seat, move: Words) -> Step[AuctionState]:
        step = super().play(state, seat, move)
        if step.state.sold == state.sold:
            return step
        points = tuple(score + (other == seat) for other, score in enumerate(step.state.points))
        return replace(step, state=replace(step.state, points=points))


class _HasHiddenDice(Auction):
    """Luck that is no part of the state."""

    def __init__(self) -> None:
        super().__init__()
        self._rolls = count()


class RollsHiddenDice(_HasHiddenDice):
    def play(self, state: AuctionState, seat: Seat, move: Words) -> Step[AuctionState]:
        step = super().play(state, seat, move)
        return replace(step, events=(*step.events, Event("rolled", (("count", next(self._rolls)),))))


class ForgetsWhoLearned(_ForgetsWhoLearned[AuctionState], Auction):
    pass


class HearsInvalidSeats(Auction):
    def play(self, state: AuctionState, seat: Seat, move: Words) -> Step[AuctionState]:
        return Step(super().play(state, seat, move).state, (Event("whispered", audience=(4,)),))


class ReturnsLists(Auction):
    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return replace(super().view(state, seat), shown=cast("tuple[str, ...]", list(state.lots[: state.sold])))


class CountsInFractions(Auction):
    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return replace(super().view(state, seat), rounds=cast("int", float(state.rounds)))


class OffersTheNeighboursCoins(Auction):
    def words(self, state: AuctionState, seat: Seat, prefix: Words) -> Sequence[str]:
        rich = replace(state, purses=(max(state.purses),) * len(state.purses))
        return super().words(rich, seat, prefix)


class RefusesByTheNeighboursPurse(Auction):
    def refusal(self, state: AuctionState, seat: Seat, move: Words) -> IllegalMove | BadWords:
        return IllegalMove("poorer-than", ("count", max(state.purses)), rule="A3")


class RefusesWithoutARule(Auction):
    def refusal(self, state: AuctionState, seat: Seat, move: Words) -> IllegalMove | BadWords:
        return IllegalMove("because")


class StumblesOverNonsense(Auction):
    def refusal(self, state: AuctionState, seat: Seat, move: Words) -> IllegalMove | BadWords:
        return IllegalMove("more-than-your-purse", ("count", int(move[1])), rule="A3")


class AsksWhoHasChosen(Auction):
    def decision(self, state: AuctionState) -> Decision | None:
        decision = super().decision(state)
        return decision and replace(decision, seats=tuple(range(len(state.bids))))


class AsksNobody(Auction):
    def decision(self, state: AuctionState) -> Decision | None:
        return Decision("bid", ())


class KeepsTheFirstBid(Auction):
    """A new answer is taken and forgotten."""

    def play(self, state: AuctionState, seat: Seat, move: Words) -> Step[AuctionState]:
        return super().play(state, seat, move) if state.bids[seat] is None else Step(state)


class TellsOfNewBids(Auction):
    def play(self, state: AuctionState, seat: Seat, move: Words) -> Step[AuctionState]:
        step = super().play(state, seat, move)
        again = state.bids[seat] is not None
        return replace(step, events=(*step.events, Event("bid-sealed", (("who", SeatRef(seat)),)))) if again else step


class PassesForThePoor(Auction):
    def decision(self, state: AuctionState) -> Decision | None:
        decision = super().decision(state)
        return decision and replace(decision, automatic_move=() if state.cash(decision.seats[0]) > 2 else ("pass",))


class BidsByItself(Auction):
    def decision(self, state: AuctionState) -> Decision | None:
        decision = super().decision(state)
        return decision and replace(decision, automatic_move=("bid", "10"))


class PassesAtOnce(Auction):
    def decision(self, state: AuctionState) -> Decision | None:
        decision = super().decision(state)
        return decision and replace(decision, automatic_move=("bid", "0"), prompt=True)


class ImaginesTheTruth(Auction):
    """The view smuggles the whole state."""

    def view(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        return _talkative(super().view(state, seat), (*state.lots, *state.purses, *state.bids))

    def sample_state(self, view: AuctionView, chance: Chance) -> AuctionState:
        assert isinstance(view, TalkativeView)
        told = cast("tuple[str, ...]", view.told[: len(LOTS)])
        numbers = cast("tuple[int, ...]", view.told[len(LOTS) :])
        purses, bids = numbers[: len(view.marks)], numbers[len(view.marks) :]
        return replace(super().sample_state(view, chance), lots=told, purses=purses, bids=bids)


class ImaginesLotsInOrder(Auction):
    def sample_state(self, view: AuctionView, chance: Chance) -> AuctionState:
        unseen = tuple(lot for lot in LOTS if lot not in view.shown)
        return replace(super().sample_state(view, chance), lots=view.shown + unseen)


class ImaginesTheSamePurses(Auction):
    def sample_state(self, view: AuctionView, chance: Chance) -> AuctionState:
        return replace(super().sample_state(view, chance), purses=super().sample_state(view, Chance(bytes(32))).purses)


class OffersAWordThatCannotBePlayed(Auction):
    def words(self, state: AuctionState, seat: Seat, prefix: Words) -> Sequence[str]:
        if prefix == ("bid", "all"):
            return ("",)
        return (*super().words(state, seat, prefix), *(["all"] if prefix == ("bid",) else []))


class OffersABlindAlley(Auction):
    def words(self, state: AuctionState, seat: Seat, prefix: Words) -> Sequence[str]:
        return () if prefix == ("bid",) else super().words(state, seat, prefix)


class FollowsWhatItDoesNotOffer(Auction):
    def words(self, state: AuctionState, seat: Seat, prefix: Words) -> Sequence[str]:
        return ("",) if len(prefix) == 2 else super().words(state, seat, prefix)


class OffersTwice(Auction):
    def words(self, state: AuctionState, seat: Seat, prefix: Words) -> Sequence[str]:
        return tuple(super().words(state, seat, prefix)) * 2


class DrawsTooLittle(Auction):
    def diagram(self, view: AuctionView) -> str:
        return super().diagram(replace(view, sealed=(False,) * len(view.sealed)))


class ExplainsNothing(Auction):
    def components(self, options: Options) -> Mapping[str, str]:
        return {"vase": "lot"}

    def explain(self, options: Options, name: str) -> tuple[Clause, ...]:
        return {"vase": (Clause("lot-vase", full_text_only=True),)}[name]


class ExplainsWhatThereIsNot(Auction):
    def explain(self, options: Options, name: str) -> tuple[Clause, ...]:
        return (Clause("lot"),)


class NotesHiddenDice(_HasHiddenDice):
    def annotations(self, view: AuctionView, prefix: Words, word: str) -> Facts:
        return (("roll", next(self._rolls)),)


class LosesToNobody(Auction):
    def result(self, state: AuctionState) -> Result | None:
        result = super().result(state)
        return result and replace(result, ranks=tuple(rank + 1 for rank in result.ranks))


class EndsTwice(Auction):
    def result(self, state: AuctionState) -> Result | None:
        return Result((1,) * len(state.marks), ((0,),) * len(state.marks), "early")


class MisspellsItsVerbs(Auction):
    def __init__(self) -> None:
        super().__init__()
        self.verbs = (Verb("bid"), Verb("pass"))


class OrdersMoreThanThereIs(Auction):
    def standing_answer(self, view: AuctionView, orders: Orders) -> Words | None:
        move = super().standing_answer(view, orders)
        return move and ("bid", "99")


class OrdersForOthers(Auction):
    def standing_answer(self, view: AuctionView, orders: Orders) -> Words | None:
        return super().standing_answer(replace(view, sealed=(False,) * len(view.sealed)), orders)


class OrdersByHiddenDice(_HasHiddenDice):
    def standing_answer(self, view: AuctionView, orders: Orders) -> Words | None:
        move = super().standing_answer(view, orders)
        return move and ("bid", str(next(self._rolls)))


class ForgetsTheNarrowOrder(Auction):
    def standing_answer(self, view: AuctionView, orders: Orders) -> Words | None:
        wide = {about: answer for about, answer in orders.items() if about[1] == "any"}
        return super().standing_answer(view, wide or orders)


class IsNeverAsked(Auction):
    def __init__(self) -> None:
        super().__init__()
        self.standing = (*self.standing, OrderQuestion("weather", ("any",), ("rain",)))


class TalkativeTigrisView(TigrisView, frozen=True):
    """A view with a field too many."""

    told: int = 0


def _talkative_tigris(view: TigrisView, told: int) -> TalkativeTigrisView:
    return TalkativeTigrisView(**{field.name: getattr(view, field.name) for field in fields(TigrisView)}, told=told)


class ShowsTheNextTile(Tigris):
    def view(self, state: State, seat: Seat | None) -> TigrisView:
        return _talkative_tigris(super().view(state, seat), state.bag[0] if state.bag else -1)


class ShowsAHand(Tigris):
    def view(self, state: State, seat: Seat | None) -> TigrisView:
        return _talkative_tigris(super().view(state, seat), state.hands[0][0])


class TellsDrawnTiles(_TellsEverybody[State], Tigris):
    pass


class ForgetsWhoDrewTiles(_ForgetsWhoLearned[State], Tigris):
    pass


class ImaginesTheBagInOrder(Tigris):
    def sample_state(self, view: TigrisView, chance: Chance) -> State:
        imagined = super().sample_state(view, chance)
        return replace(imagined, bag=bytes(sorted(imagined.bag)))


class TalkativeKingsView(KingsView, frozen=True):
    """A view with a field too many."""

    told: int = 0


def _talkative_kings(view: KingsView, told: int) -> TalkativeKingsView:
    return TalkativeKingsView(**{field.name: getattr(view, field.name) for field in fields(KingsView)}, told=told)


class ShowsTheNextCard(Kings):
    def view(self, state: KingsState, seat: Seat | None) -> KingsView:
        return _talkative_kings(super().view(state, seat), state.deck[0] if state.deck else -1)


class ShowsAPile(Kings):
    def view(self, state: KingsState, seat: Seat | None) -> KingsView:
        return _talkative_kings(super().view(state, seat), state.banked[0][0])


class AsksOnlyWhoHoldsTheColour(Kings):
    """The question of a point tells by itself what can be answered."""

    def decision(self, state: KingsState) -> Decision | None:
        decision = super().decision(state)
        match state.agenda[:1]:
            case (Point(seat, colour, _),) if decision and not state.hands[seat][colour]:
                return replace(decision, automatic_move=("keep",))
        return decision


class TellsDrawnCards(_TellsEverybody[KingsState], Kings):
    pass


class ForgetsWhoDrewCards(_ForgetsWhoLearned[KingsState], Kings):
    pass


class ImaginesTheDeckInOrder(Kings):
    def sample_state(self, view: KingsView, chance: Chance) -> KingsState:
        imagined = super().sample_state(view, chance)
        return replace(imagined, deck=bytes(sorted(imagined.deck)))
