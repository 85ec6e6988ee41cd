"""A treasure for the trader of the joined kingdoms (7)."""

from collections.abc import Sequence

from engine.game import Facts, IllegalMove, Seat, SeatRef, Words
from engine.games.kings.draft import Draft, with_temple_for_treasure
from engine.games.kings.pieces import EVERY_COLOUR, Card, Colour
from engine.games.kings.places import Place
from engine.games.kings.questions import Answer, Decline, OptionalQuestion, Situation
from engine.games.kings.reading.placement import trade_offer
from engine.games.kings.state import Claim, State, Table
from engine.games.kings.vocabulary import PLACE
from engine.kit.question import NO_WORDS, illegal_move


def _place_words(table: Table, task: Claim) -> Words:
    offer = trade_offer(table, task.gap)
    return tuple(place.name for place in offer.places) if offer else ()


class TakeTreasure(Answer[Claim, tuple[Place]]):
    """Take a treasure, in exchange for a red card from the hand."""

    name = "treasure"
    takes = (PLACE,)
    reasons = ("no-such-treasure", "not-in-hand")
    events = ("treasure-taken",)

    def choices(self, state: State, seat: Seat, task: Claim, words: Words) -> Sequence[str]:
        return _place_words(state.table, task) if state.hands[seat][Colour.RED] else NO_WORDS

    def play(self, draft: Draft, seat: Seat, task: Claim, arguments: tuple[Place]) -> None:
        (place,) = arguments
        draft.agenda.pop()
        draft.spend_pieces(seat, Colour.RED)
        draft.table = with_temple_for_treasure(draft.table, place.column)
        draft.put_on_pile(seat, Card.TREASURE)
        draft.journal.report("treasure-taken", who=SeatRef(seat), place=place.name)

    def refusal(self, state: State, seat: Seat, task: Claim, arguments: tuple[Place]) -> IllegalMove:
        (place,), places = arguments, _place_words(state.table, task)
        if place.name in places:
            cards = tuple(colour.card.word for colour in EVERY_COLOUR for _ in range(state.hands[seat][colour]))
            return illegal_move("not-in-hand", "7", cards=cards)
        return illegal_move("no-such-treasure", "7", place=place.name, places=places)


class NoTreasure(Decline[Claim]):
    """Decline the treasure of the joined kingdoms."""

    event = "treasure-declined"


class TreasureQuestion(OptionalQuestion[Claim]):
    """Ask the trader's owner which treasure of the joined kingdoms to take, or none."""

    task = Claim
    kind = "treasure"
    private = True
    answers = (TakeTreasure(), NoTreasure())

    def active_seat(self, situation: Situation, task: Claim) -> Seat | None:
        offer = trade_offer(situation.table, task.gap)
        return offer.seat if offer else None

    def facts(self, situation: Situation, task: Claim) -> Facts:
        return (("places", _place_words(situation.table, task)),)

    def has_offer(self, draft: Draft, task: Claim) -> bool:
        return trade_offer(draft.table, task.gap) is not None
