"""A position while a move changes it: mutable during the move, frozen again afterwards."""

from msgspec.structs import replace

from engine.game import Seat, SeatRef
from engine.games.kingdoms import conflict
from engine.games.kingdoms.naming import Naming
from engine.games.kings.pieces import CARDS, EVERY_COLOUR, Card, Colour
from engine.games.kings.places import LINKS
from engine.games.kings.state import Conflict, FiveCounts, State, Table, Task, five_counts
from engine.games.kings.updates import with_leader, with_link
from engine.kit.changing import Fields, with_value
from engine.kit.counts import add_count


class Draft(conflict.Draft[State, Task, Conflict]):
    """The fields of a state, free to change, with the events of the move and the seats that learn something."""

    fields = Fields(State, State.__struct_fields__)
    naming: Naming
    table: Table
    banked: tuple[FiveCounts, ...]
    tops: tuple[Card | None, ...]
    deck: bytes
    idle: int

    def bank(self, seat: Seat, card: Card, count: int = 1) -> None:
        """Put cards onto a victory pile; everybody sees its top card (6.3)."""
        pile = list(self.banked[seat])
        pile[card] += count
        self.banked = with_value(self.banked, seat, five_counts(pile))
        self.tops = with_value(self.tops, seat, card)

    def draw(self, seat: Seat, count: int) -> None:
        """Draw cards from the deck into a hand."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        if drawn:
            hand = self.hands[seat]
            for colour in drawn:
                hand = add_count(hand, EVERY_COLOUR[colour], 1)
            self.hands = with_value(self.hands, seat, hand)
            self.journal.mark_informed(seat)
            self.journal.report("drew", who=SeatRef(seat), count=len(drawn))
            cards = tuple([CARDS[colour] for colour in sorted(drawn)])
            self.journal.report_to(seat, "drew-cards", cards=cards)

    def send_home(self, seat: Seat, colour: Colour) -> None:
        """Send home a leader that lost a conflict or its card."""
        place = self.table.leaders[seat][colour]
        if place is not None:
            self.table = with_leader(self.table, seat, colour, None)
            self.journal.report("leader-home", who=SeatRef(seat), leader=colour.leader, place=place.name)

    def discard_beside_empty(self) -> None:
        """Discard the cards in gaps next to an empty column, and send home a leader there (R17)."""
        for gap, card in enumerate(self.table.links):
            if card is not None and not all(self.table.columns[gap : gap + 2]):
                place = LINKS[gap]
                if leader := self.table.leader_at(place):
                    self.send_home(*leader)
                self.table = with_link(self.table, gap, None)
                self.discard(Colour(card))
                self.journal.report("link-lost", card=card.word, place=place.name)
                if self.table.face_down == gap:
                    self.table = replace(self.table, face_down=None)
