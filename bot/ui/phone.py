"""Estimates of the space that a message takes on a phone, where a whole panel must be visible.

The measures are those of a screen 375 pixels wide, as on the sandbox's page. Most letters are narrower than estimated
here, so a message that fits by these numbers fits there.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.text.direction import without_marks
from bot.ui.components import Control, PressButton
from bot.ui.layout import divide_into_rows

MAX_HEIGHT, USUAL_HEIGHT = 740, 600
"""Maximum height in pixels of a panel, and the height that most panels do not exceed."""

CONTENT_WIDTH, WIDER_CONTENT_WIDTH = 351, 388
"""Width in pixels of a message's content, on a phone 375 pixels wide and on one 412 pixels wide."""

MAX_PICTURES_HEIGHT = 345
"""Maximum total height of a panel's pictures in pixels."""

_LINE_HEIGHT, _SMALL_LINE_HEIGHT = 21.6, 17.6
"""The height in pixels of a line of text, and of a line in small type."""

_LETTERS_IN_LINE, _SMALL_LETTERS_IN_LINE = 41, 50
"""The number of letters in a line of text, and in a line in small type."""

_BUTTON_HEIGHT, _GAP_HEIGHT = 41.6, 5.6
"""The height in pixels of a button or menu, and of the gap between two of them."""

_LETTER_WIDTH, _SIGN_WIDTH, _EDGES_WIDTH, _MIN_BUTTON_WIDTH = 10.9, 26.0, 25.0, 44.0
"""Widths in pixels: of most letters, of a sign in front of a label, of both edges of a button, and of the narrowest
button."""

_NARROW_LETTER_WIDTH, _WIDE_LETTER_WIDTH, _CAPITAL_WIDTH, _EMOJI_WIDTH = 6.6, 15.0, 12.4, 20.0
"""Widths in pixels of narrow letters, wide letters, capitals, and emojis."""

_CHARACTER_WIDTHS = dict.fromkeys(" .,:;'|!·()[]-ijlftrIťřľיו", _NARROW_LETTER_WIDTH) | dict.fromkeys(
    "mwMWQ%–→", _WIDE_LETTER_WIDTH
)

_LAST_LETTER_CODE = 0x2600
"""Characters after this one are emojis and other pictures."""

_MAX_CACHED_LABELS = 5000
"""Maximum number of labels whose width is cached."""


def lines_of_buttons(controls: Iterable[Control]) -> int:
    """Return the number of lines that controls take on a phone, where a row breaks if there is no room for the next
    button."""
    return sum(lines_of_row(map(width_of, row)) for row in divide_into_rows([*controls]))


def lines_of_row(widths: Iterable[float]) -> int:
    """Return the number of lines that a row of controls of these widths takes on a phone 375 pixels wide."""
    return max(lines_of_beginnings(widths), default=0)


def lines_of_beginnings(widths: Iterable[float], width: float = CONTENT_WIDTH) -> Iterator[int]:
    """Yield the number of lines that the first control of a row takes within `width` pixels, then the first two, and so
    on."""
    count, room = 0, 0.0
    for wide in widths:
        if min(width, wide) > room:
            count, room = count + 1, width
        room -= wide + _GAP_HEIGHT
        yield count


def width_of(control: Control) -> float:
    """Return the width of a control in pixels; a menu is as wide as a screen."""
    if not isinstance(control, PressButton):
        return WIDER_CONTENT_WIDTH
    return max(_MIN_BUTTON_WIDTH, _width_of(control.label) + _EDGES_WIDTH + _SIGN_WIDTH * (control.sign is not None))


def height_of(text: str, controls: Iterable[Control]) -> float:
    """Return the height in pixels of a panel with this text and these controls, and with the tallest pictures."""
    lines = sum(_count_lines(line, _LETTERS_IN_LINE) for line in text.splitlines())
    rows_height = (_BUTTON_HEIGHT + _GAP_HEIGHT) * lines_of_buttons(controls)
    return MAX_PICTURES_HEIGHT + _LINE_HEIGHT * lines + rows_height + 4 * _GAP_HEIGHT


def small_lines_in(height: float) -> int:
    """Return the number of lines of small text for which there is room in this height."""
    return max(0, int(height / _SMALL_LINE_HEIGHT))


def count_small_lines(text: str) -> int:
    """Return the number of lines that a text in small type takes."""
    return _count_lines(text, _SMALL_LETTERS_IN_LINE)


def _count_lines(text: str, letters: int) -> int:
    return -(-len(without_marks(text)) // letters)


@lru_cache(maxsize=_MAX_CACHED_LABELS)
def _width_of(label: str) -> float:
    return sum(map(_width_of_letter, without_marks(label)))


def _width_of_letter(letter: str) -> float:
    if letter in _CHARACTER_WIDTHS:
        return _CHARACTER_WIDTHS[letter]
    if ord(letter) > _LAST_LETTER_CODE:
        return _EMOJI_WIDTH
    return _CAPITAL_WIDTH if letter.isupper() or letter.isdecimal() else _LETTER_WIDTH
