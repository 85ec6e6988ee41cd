"""A position being changed by one move: mutable while the move runs, frozen again after it."""

from collections.abc import Sequence

from engine.game import Seat, Step, Who
from engine.interning import frozen
from engine.kings.altered import with_leader, with_link
from engine.kings.pieces import EVERY_COLOUR, Card, Colour
from engine.kings.places import LINKS
from engine.kings.state import State, Task, five
from engine.kit.changing import Agenda, Journal, clockwise, replace
from engine.kit.counts import added


class Draft:
    """A state's fields, free to change, and what was told and learned on the way."""

    def __init__(self, state: State) -> None:
        self.start = state
        self.table = state.table
        self.hands = list(state.hands)
        self.catastrophes = list(state.catastrophes)
        self.banked = list(state.banked)
        self.tops = list(state.tops)
        self.deck = state.deck
        self.out = state.out
        self.turn = state.turn
        self.actions = state.actions
        self.agenda: Agenda[Task] = Agenda(state.agenda)
        self.conflict = state.conflict
        self.ended = state.ended
        self.idle = state.idle
        self.journal = Journal()

    @property
    def tasks(self) -> tuple[Task, ...]:
        """Return what is still to be done, next first."""
        return self.agenda.tasks

    def step(self) -> Step[State]:
        """Return the move's outcome."""
        state = replace(
            self.start,
            table=self.table,
            hands=frozen(self.hands, self.start.hands),
            catastrophes=frozen(self.catastrophes, self.start.catastrophes),
            banked=frozen(self.banked, self.start.banked),
            tops=frozen(self.tops, self.start.tops),
            deck=self.deck,
            out=self.out,
            turn=self.turn,
            actions=self.actions,
            agenda=self.agenda.tasks,
            conflict=self.conflict,
            ended=self.ended,
            idle=self.idle,
        )
        return self.journal.step(state)

    def clockwise(self) -> Sequence[Seat]:
        """Return all seats, the active player's first."""
        return clockwise(self.turn, len(self.hands))

    def spend(self, seat: Seat, colour: Colour, count: int = 1) -> None:
        """Take cards from a hand."""
        self.hands[seat] = added(self.hands[seat], colour, -count)

    def discard(self, colour: Colour, count: int = 1) -> None:
        """Count cards as out of the game; a negative count takes them back."""
        self.out = added(self.out, colour, count)

    def bank(self, seat: Seat, card: Card, count: int = 1) -> None:
        """Put cards onto a victory pile, whose top card everybody sees (6.3)."""
        pile = list(self.banked[seat])
        pile[card] += count
        self.banked[seat] = five(pile)
        self.tops[seat] = card

    def draw(self, seat: Seat, count: int) -> None:
        """Draw cards from the deck into a hand."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        if drawn:
            for colour in drawn:
                self.hands[seat] = added(self.hands[seat], EVERY_COLOUR[colour], 1)
            self.journal.learned(seat)
            self.journal.tell("drew", who=Who(seat), count=len(drawn))
            cards = tuple(Card(colour).word for colour in sorted(drawn))
            self.journal.tell_only(seat, "drew-cards", cards=cards)

    def send_home(self, seat: Seat, colour: Colour) -> None:
        """Send a leader home that lost a conflict or its card."""
        place = self.table.leaders[seat][colour]
        if place is not None:
            self.table = with_leader(self.table, seat, colour, None)
            self.journal.tell("leader-home", who=Who(seat), leader=colour.leader, place=place.name)

    def discard_lonely(self) -> None:
        """Discard cards in gaps beside an empty column (R17); a leader there goes home."""
        for gap, card in enumerate(self.table.links):
            if card is not None and not all(self.table.columns[gap : gap + 2]):
                place = LINKS[gap]
                if leader := self.table.leader_at(place):
                    self.send_home(*leader)
                self.table = with_link(self.table, gap, None)
                self.discard(Colour(card))
                self.journal.tell("link-lost", card=card.word, place=place.name)
                if self.table.face_down == gap:
                    self.table = replace(self.table, face_down=None)
