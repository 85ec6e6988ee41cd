"""Where leaders, cards and catastrophes may be put (4.1, 5, 11)."""

from engine.kings.pieces import COLUMN_MOST, JOIN_LEAST, Card
from engine.kings.places import GAPS, Place
from engine.kings.regions import cards
from engine.kings.state import Table


def open_columns(table: Table) -> list[int]:
    """Return the columns to which a card may be added (5.1)."""
    return [column for column, lying in enumerate(table.columns) if len(lying) < COLUMN_MOST]


def short_columns(table: Table, gap: int) -> list[int]:
    """Return which columns beside a gap have too few cards to be joined (5.2)."""
    return [column for column in (gap, gap + 1) if len(table.columns[column]) < JOIN_LEAST]


def open_gaps(table: Table) -> list[int]:
    """Return the gaps into which a card may be put (5.2)."""
    return [gap for gap in range(GAPS) if table.links[gap] is None and not short_columns(table, gap)]


def has_room(table: Table) -> bool:
    """Whether a card could be added anywhere (5)."""
    return bool(open_columns(table) or open_gaps(table))


def leader_places(table: Table) -> list[Place]:
    """Return the cards onto which a leader may go, from wherever it is (4.1)."""
    taken = _under_leaders(table)
    return [place for place, card in cards(table) if not card.is_ship and place not in taken]


def catastrophe_places(table: Table) -> list[Place]:
    """Return the cards that a catastrophe may remove (11)."""
    taken = _under_leaders(table)
    return [place for place, card in cards(table) if card < Card.TREASURE and place not in taken]


def _under_leaders(table: Table) -> set[Place | None]:
    return {place for row in table.leaders for place in row}
