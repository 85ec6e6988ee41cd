"""A position while a move changes it: mutable during the move, frozen again afterwards; and tables derived from old
ones, each by one change."""

from collections.abc import Collection

from msgspec.structs import replace

from engine.game import Seat, SeatRef
from engine.games.kingdoms import conflict
from engine.games.kingdoms.naming import Naming
from engine.games.kings.pieces import CARD_WORDS, SHIP_CARDS, Card, Colour
from engine.games.kings.places import CELLS, LINKS, Place
from engine.games.kings.state import (
    Conflict,
    FiveCounts,
    FourPlaces,
    State,
    Table,
    Task,
    five_counts,
)
from engine.kit.changing import FieldCopier, with_value


class Draft(conflict.Draft[State, Task, Conflict]):
    """A mutable copy of a state, with the reported events and the seats that are shown hidden information."""

    fields = FieldCopier(State, State.__struct_fields__)
    naming: Naming
    table: Table
    banked: tuple[FiveCounts, ...]
    tops: tuple[Card | None, ...]
    deck: bytes
    idle: int

    def put_on_pile(self, seat: Seat, card: Card, count: int = 1) -> None:
        """Put cards onto a victory pile; everybody sees its top card (6.3)."""
        pile = list(self.banked[seat])
        pile[card] += count
        self.banked = with_value(self.banked, seat, five_counts(pile))
        self.tops = with_value(self.tops, seat, card)

    def draw(self, seat: Seat, count: int) -> None:
        """Move the next `count` cards of the deck into a hand, and report them to its seat alone."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        if drawn:
            self.add_drawn(seat, drawn)
            cards = tuple([CARD_WORDS[colour] for colour in sorted(drawn)])
            self.journal.report_to(seat, "drew-cards", cards=cards)

    def remove_leader(self, seat: Seat, colour: Colour) -> None:
        """Take a leader that lost a conflict or its card off the table and report it; do nothing if it is off."""
        place = self.table.leaders[seat][colour]
        if place is not None:
            self.table = with_leader(self.table, seat, colour, None)
            self.journal.report("leader-home", who=SeatRef(seat), leader=colour.leader, place=place.name)

    def discard_beside_empty(self) -> None:
        """Discard the cards in gaps next to an empty column, and remove the leaders on them (R17)."""
        for gap, card in enumerate(self.table.links):
            if card is not None and not all(self.table.columns[gap : gap + 2]):
                place = LINKS[gap]
                if leader := self.table.leader_at(place):
                    self.remove_leader(*leader)
                self.table = with_link(self.table, gap, None)
                self.discard_pieces(Colour(card))
                self.journal.report("link-lost", card=card.word, place=place.name)
                if self.table.face_down == gap:
                    self.table = replace(self.table, face_down=None)


def with_leader(table: Table, seat: Seat, colour: Colour, place: Place | None) -> Table:
    """Return the table with one leader at a place, or off the table if the place is None."""
    king, trader, priest, farmer = with_value(table.leaders[seat], colour, place)
    return replace(table, leaders=with_value(table.leaders, seat, (king, trader, priest, farmer)))


def with_column(table: Table, column: int, cards: tuple[Card, ...]) -> Table:
    """Return the table with other cards in a column, from the top."""
    return replace(table, columns=with_value(table.columns, column, cards))


def with_card(table: Table, column: int, card: Card) -> Table:
    """Return the table with a card added to the bottom of a column (5.1)."""
    return with_column(table, column, (*table.columns[column], card))


def with_temple_for_treasure(table: Table, column: int) -> Table:
    """Return the table with a temple instead of the treasure of a column (7)."""
    return with_column(table, column, (Card.TEMPLE, *table.columns[column][1:]))


def with_ship(table: Table, column: int, ship: Card) -> Table:
    """Return the table with a ship instead of the last four cards of a column (8.1)."""
    left = tuple(other_ship for other_ship in table.ships if other_ship != ship)
    return replace(with_column(table, column, (*table.columns[column][:-SHIP_CARDS], ship)), ships=left)


def with_link(table: Table, gap: int, card: Card | None) -> Table:
    """Return the table with a card in a gap, or with the gap empty if it is None."""
    return replace(table, links=with_value(table.links, gap, card))


def close_gaps(table: Table, emptied: Collection[Place]) -> Table:
    """Return the table without the cards at the places `emptied`, on which no leaders stand. Cards and leaders below
    them move up."""
    shortened = {place.column for place in emptied if not place.is_link}
    columns = list(table.columns)
    for column in shortened:
        lying = zip(CELLS[column], columns[column], strict=False)
        columns[column] = tuple([card for place, card in lying if place not in emptied])
    links = tuple([None if place in emptied else link for place, link in zip(LINKS, table.links, strict=True)])
    leaders = tuple([_move_leaders_up(row, emptied, shortened) for row in table.leaders])
    return replace(table, columns=tuple(columns), links=links, leaders=leaders)


def _move_leaders_up(row: FourPlaces, gone: Collection[Place], shortened: Collection[int]) -> FourPlaces:
    king, trader, priest, farmer = [
        _move_up(place, gone) if place is not None and place.column in shortened else place for place in row
    ]
    return (king, trader, priest, farmer)


def _move_up(place: Place, gone: Collection[Place]) -> Place:
    if place.is_link:
        return place
    return CELLS[place.column][sum([above not in gone for above in CELLS[place.column][: place.row]])]
