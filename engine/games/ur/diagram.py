"""The position as text, which tests can read back.

```
light 4 off 1   *
A  .  .  l  @        .  .
B  .  @  d  .  .  .  .  .
C  @  .  .  .        .  d
dark 6 off 0
thrown 3 of 12 throws
```
"""

from engine.game import Seat
from engine.games.ur.places import ROSETTE_SQUARES, SQUARES, START_NUMBER
from engine.games.ur.reading import count_borne_off
from engine.games.ur.state import NO_THROW
from engine.games.ur.variant import USUAL_VARIANT, VARIANT_OPTIONS
from engine.games.ur.view import UrView

_ROWS, _COLUMNS = "ABC", range(1, 9)
_SEAT_LETTERS = "ld"


def write_diagram(view: UrView) -> str:
    """Return the board with a seat above and below it, then the last throw, and the options unless all are default. A
    star marks the player to move."""
    paths = view.variant.paths
    places = ((seat, spot) for seat, pieces in enumerate(view.pieces) for spot in pieces)
    lying = {paths.square(seat, spot): seat for seat, spot in places if START_NUMBER < spot < paths.off_number}
    board = [
        "  ".join((row, *(_write_square(f"{row}{column}", lying) for column in _COLUMNS))).rstrip() for row in _ROWS
    ]
    light, dark = (_write_seat(view, seat) for seat in range(2))
    thrown = "" if view.thrown == NO_THROW else f"thrown {view.thrown}"
    last = (f"{thrown} of {view.throws} throws".lstrip(), f"seat {_write_viewer(view)}", *_write_variant(view))
    return "\n".join([light, *board, dark, *last, ""])


def _write_variant(view: UrView) -> list[str]:
    """Return the line with the options of the game, or no lines if all are default."""
    if view.variant == USUAL_VARIANT:
        return []
    return [" ".join(f"{option.name}={getattr(view.variant, option.name)}" for option in VARIANT_OPTIONS)]


def _write_viewer(view: UrView) -> str:
    return "-" if view.seat is None else str(view.seat)


def _write_seat(view: UrView, seat: Seat) -> str:
    waiting = view.pieces[seat].count(START_NUMBER)
    return f"{view.marks[seat]} {waiting} off {count_borne_off(view, seat)}{' *' if view.mover == seat else ''}"


def _write_square(name: str, lying: dict[str, Seat]) -> str:
    if name not in SQUARES:
        return " "
    if name in lying:
        return _SEAT_LETTERS[lying[name]]
    return "@" if name in ROSETTE_SQUARES else "."
