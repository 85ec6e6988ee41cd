"""Estimate the room that a message takes on a phone, where a whole panel must be visible.

The measures are those of a screen 375 pixels wide, as on the sandbox's page. Most letters are narrower than estimated
here, so a message that fits by these numbers fits there.
"""

from collections.abc import Iterable

from bot.text.direction import without_marks
from bot.ui.components import Control, Press
from bot.ui.layout import rows

HEIGHT, USUAL = 740, 600
"""Maximum height of a panel, and of most panels, in pixels."""

WIDTH = 351
"""Width of a message's content in pixels."""

PICTURES = 345
"""Maximum total height of a panel's pictures in pixels."""

_LINE, _SMALL = 21.6, 17.6
"""Height of a line of text, and of one in small type."""

_LETTERS, _SMALL_LETTERS = 41, 50
"""Letters in a line of text, and in one in small type."""

_BUTTON, _GAP = 41.6, 5.6
"""Height of a button or of a menu, and of the gap between two."""

_LETTER, _WIDE, _SIGN, _EDGES, _LEAST = 9.4, 20.0, 26.0, 23.0, 44.0
"""Widths: of a letter, of a picture among letters, of a sign before a label, of both edges of a button, and of the
narrowest one."""


def lines_of_buttons(controls: Iterable[Control]) -> int:
    """Return the number of lines that controls take; a row breaks if the next button has no room."""
    return sum(_lines(row) for row in rows([*controls]))


def lines_left(text: str, controls: Iterable[Control], height: int) -> int:
    """Return the number of small lines that fit beside a text, pictures and controls of that height."""
    told = sum(_lines_of(line, _LETTERS) for line in text.splitlines())
    used = PICTURES + _LINE * told + (_BUTTON + _GAP) * lines_of_buttons(controls) + 4 * _GAP
    return max(0, int((height - used) / _SMALL))


def small_lines(text: str) -> int:
    """Return how many lines a text in small type takes."""
    return _lines_of(text, _SMALL_LETTERS)


def _lines_of(text: str, letters: int) -> int:
    return -(-len(without_marks(text)) // letters)


def _lines(row: Iterable[Control]) -> int:
    count, left = 0, 0.0
    for control in row:
        wide = _width(control) if isinstance(control, Press) else WIDTH
        if wide > left:
            count, left = count + 1, WIDTH
        left -= wide + _GAP
    return count


def _width(button: Press) -> float:
    said = without_marks(button.label)
    wide = sum(_WIDE if ord(letter) > 0x2600 else _LETTER for letter in said)
    return min(WIDTH, max(_LEAST, wide + _EDGES + _SIGN * (button.sign is not None)))
