"""The position as text: the columns and the gaps between them, then a legend of everything else in the view.

A card is a letter: `s m t f` in the four colours, `$` a treasure, `k d p` the ships of king, trader and priest. A
leader on a card follows it as the initial of its dynasty in upper case and its own letter (`tLk`: the lion's king on a
temple). `.` means no card. The first row also holds the gaps; a joining card that lies face down is in upper case
(`M`). `-` means nothing, `?` hidden.
"""

from collections.abc import Iterable

from engine.game import Seat
from engine.games.kingdoms.legend import NOTHING, write_closing, write_counts, write_player, write_turn, write_yes_or_no
from engine.games.kings.pieces import LEADER_WORDS, Card
from engine.games.kings.places import CELLS, COLUMN_COUNT, COLUMN_NAMES, GAP_COUNT, LINKS, Place
from engine.games.kings.state import Build, Claim, Point, Side, Task
from engine.games.kings.view import KingsView

CARD_LETTERS = "smtf$kdp"
"""The letter for each card."""
NO_CARD = "."
CARD_WIDTH = 3
"""Width of a card in characters; a blank separates cards."""


def write_diagram(view: KingsView) -> str:
    """Return the text of a view. Different views give different texts."""
    height = max(1, *(len(column) for column in view.table.columns))
    rows = [_write_heading(), *(_write_row(view, row) for row in range(height))]
    return "\n".join([*(row.rstrip() for row in rows), "", *_write_legend(view)]) + "\n"


def _write_heading() -> str:
    return (" " * (CARD_WIDTH + 2)).join(name.ljust(CARD_WIDTH) for name in COLUMN_NAMES)


def _write_row(view: KingsView, row: int) -> str:
    signs = []
    for column in range(COLUMN_COUNT):
        signs.append(_write_card(view, CELLS[column][row]))
        if column < GAP_COUNT:
            signs.append(" " * CARD_WIDTH if row else _write_card(view, LINKS[column]))
    return " ".join(signs)


def _write_card(view: KingsView, place: Place) -> str:
    card = view.table.card(place)
    if card is None:
        return NO_CARD.ljust(CARD_WIDTH)
    hidden = place.is_link and place.column == view.table.face_down
    sign = CARD_LETTERS[card].upper() if hidden else CARD_LETTERS[card]
    if leader := view.table.leader_at(place):
        seat, colour = leader
        sign += view.dynasties[seat][0].upper() + LEADER_WORDS[colour][0]
    return sign.ljust(CARD_WIDTH)


def _write_legend(view: KingsView) -> Iterable[str]:
    yield f"open-piles: {write_yes_or_no(view.open_piles)}"
    yield from write_turn(view)
    yield f"agenda: {' '.join(_write_task(view, task) for task in view.agenda) or NOTHING}"
    yield f"ships: {' '.join(ship.word for ship in view.table.ships) or NOTHING}"
    yield f"deck: {view.deck}"
    yield f"idle: {view.idle}"
    yield f"out: {write_counts(view.out)}"
    yield from write_closing(view, _write_player, view.conflict.place.name if view.conflict else NOTHING, _write_side)


def _write_task(view: KingsView, task: Task) -> str:
    name = type(task).__name__.lower()
    match task:
        case Point(seat, colour, source):
            return f"{name}={view.dynasties[seat]},{colour.word},{source}"
        case Build(column):
            return f"{name}={COLUMN_NAMES[column]}"
        case Claim(gap):
            return f"{name}={LINKS[gap].name}"
    return name


def _write_player(view: KingsView, seat: Seat) -> str:
    facts = {
        "cards": str(view.hands[seat]),
        "hand": write_counts(view.hand if seat == view.seat else None),
        "catastrophes": str(view.catastrophes[seat]),
        "pile": str(view.piles[seat]),
        "top": _write_top_card(view.tops[seat]),
        "banked": write_counts(view.banked[seat]),
    }
    return write_player(view.dynasties[seat], facts)


def _write_top_card(card: Card | None) -> str:
    return NOTHING if card is None else card.word


def _write_side(side: Side) -> str:
    return f"{side.place.name} {side.on_table}"
