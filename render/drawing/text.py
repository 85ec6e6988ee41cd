"""Text: the font's weights, the characters that it has, the width of texts and how they fit."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise, zip_longest
from pathlib import Path
from typing import NamedTuple

from bidi import get_display  # type: ignore[import-untyped]  # it comes without types
from PIL import ImageFont, features

MEDIUM, BOLD, HEAVY = 500, 700, 800
"""Weights of the font, as in the names of its files."""

HALF_CAPITAL_HEIGHT = 0.35
"""Half the height of a capital, relative to the font size."""

HAS_SHAPING_LIBRARY = features.check("raqm")
"""Whether Pillow found fribidi, so that it can reorder Hebrew."""

_FONT_FOLDER = Path(__file__).with_name("fonts")
"""The folder of the fonts. Each file has a table of instructions (`prep`) that do nothing. Without one, FreeType would
fit each outline to the pixels, which takes half of the time of writing and is invisible in reduced letters."""

_MEASURING_SIZE = 100
"""Font size in pixels at which texts are measured."""

_NUMBER_SIGNS = ("+", "−", "±")
"""Signs of numbers. A number with its sign stays on one line with the word before it."""

_RTL_MARK = "\u200f"
"""A character without width that makes text around it read from right to left."""

_DIRECTION_MARKS = f"\u200e{_RTL_MARK}\u2066\u2067\u2068\u2069"
"""Characters without width that determine the direction of text."""

_REORDERED = re.compile(rf"[\u0590-\u05ff{_DIRECTION_MARKS}]|^[\W\d_]*[(\[]")
"""A pattern of texts whose letters appear in another order than they are read: those with Hebrew letters or marks of
direction, or with a bracket before any letter."""

_MAYBE_REORDERED = re.compile(rf"[\u0590-\u05ff{_DIRECTION_MARKS}(\[]")
"""Matches every character that `_REORDERED` may match, wherever it is in a line."""

_WRITABLE_RANGES = (
    (0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0x161), (0x164, 0x17F), (0x218, 0x21B),
    (0x5BE, 0x5BE), (0x5D0, 0x5EA), (0x5F3, 0x5F4),
    (0x2013, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E), (0x2022, 0x2022), (0x2026, 0x2026), (0x20AA, 0x20AA),
    (0x20AC, 0x20AC), (0x2212, 0x2212),
)  # fmt: skip
"""The first and last code point of each range of characters that the font has."""


class Fitted(NamedTuple):
    """A text, which may be cut off, and the font size in which it fits."""

    text: str
    size: float


@lru_cache(maxsize=16)
def load_font(weight: int, pixels: float, *, single_letters: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font of a weight at a size in pixels. It opens quickly, but takes a tenth of a megabyte.
    `single_letters`: whether it writes one letter at a time, which without the shaping library takes a third of the
    time."""
    engine = ImageFont.Layout.RAQM if HAS_SHAPING_LIBRARY and not single_letters else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(_FONT_FOLDER / f"Rubik-{weight}.ttf"), pixels, layout_engine=engine)


def is_hebrew(string: str) -> bool:
    """Whether a text is read from right to left, as its first letter decides."""
    kinds = (unicodedata.bidirectional(sign) for sign in string)
    return next((kind == "R" for kind in kinds if kind in "LR"), False)


def shaping_direction(string: str) -> str | None:
    """Return the direction of a text for the shaping library, or None if that is missing."""
    if not HAS_SHAPING_LIBRARY:
        return None
    return "rtl" if is_hebrew(string) else "ltr"


def in_visual_order(string: str) -> str:
    """Return a text in the order in which the font needs its letters."""
    return string if HAS_SHAPING_LIBRARY else str(get_display(string))


@lru_cache(maxsize=1024)
def text_width(string: str, size: float, weight: int) -> float:
    """Return a text's width in units."""
    length = sum(_letter_distances(string, weight)) if is_left_to_right(string) else _measure_text(string, weight)
    return length * size / _MEASURING_SIZE


def is_left_to_right(string: str) -> bool:
    """Whether each letter is to the right of the previous one, so that pairs of letters determine all positions."""
    return _REORDERED.search(string) is None


def letter_starts(string: str, size: float, weight: int) -> list[float]:
    """Return the distance in units of each letter and the end from the start of a text whose letters are in order."""
    zoom = size / _MEASURING_SIZE
    return [distance * zoom for distance in accumulate(_letter_distances(string, weight), initial=0.0)]


def _letter_distances(string: str, weight: int) -> Iterator[float]:
    """Yield the distance from each letter of a text to the next one, and from the last one to the end."""
    for pair in zip_longest(string, string[1:], fillvalue=""):
        yield _letter_distance(*pair, weight)


@lru_cache(maxsize=2048)
def _letter_distance(first: str, second: str, weight: int) -> float:
    """Return the distance from the start of a letter to the next one, or to the end if `second` is ""."""
    return _measure_text(first + second, weight) - _measure_text(second, weight)


def _measure_text(string: str, weight: int) -> float:
    return load_font(weight, _MEASURING_SIZE).getlength(in_visual_order(string), direction=shaping_direction(string))


def fit_text(text: str, room: float, max_size: float, weight: int, min_size: float) -> Fitted:
    """Return a text and the largest size in which it fits into the width `room`, from `min_size` to `max_size`. If even
    the minimum is too wide, the end of the text is cut off."""
    needed = text_width(text, max_size, weight)
    if needed <= room:
        return Fitted(text, max_size)
    smaller = max(min_size, max_size * room / needed)
    shortened = text
    while text_width(shortened, smaller, weight) > room + 0.01 and len(shortened) > 1:
        shortened = shortened.removesuffix("…")[:-1].rstrip() + "…"
    return Fitted(shortened, smaller)


def wrap_text(text: str, room: float, size: float, weight: int) -> list[str]:
    """Return a text in lines no wider than `room`, if words allow it. Lines break only at spaces, but neither before a
    number with a sign nor between a colon and a number. Each line has the reading direction of the whole text."""
    words: list[str] = []
    for word in text.split():
        signed = word.lstrip(_DIRECTION_MARKS)[:1] in _NUMBER_SIGNS or (
            word[:1].isdecimal() and words[-1:] and words[-1][-1] == ":"
        )
        if words and signed and not any(map(str.isalpha, word)):
            words[-1] += f" {word}"
        else:
            words.append(word)
    lines = _fill_lines(words, room, size, weight)
    return [line if is_hebrew(line) or not is_hebrew(text) else f"{_RTL_MARK}{line}" for line in lines]


def _fill_lines(words: Sequence[str], room: float, size: float, weight: int) -> list[str]:
    """Return words in lines no wider than `room`. Words whose letters are in order are measured once, not again with
    each word that follows."""
    lines: list[str] = []
    steady = not any(_MAYBE_REORDERED.search(word) for word in words)
    reached = 0.0
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if steady:
            further = reached + _last_letter_distance(f"{lines[-1][-1]} {word}" if lines else word, weight)
            line_width = (further + _letter_distance(word[-1], "", weight)) * size / _MEASURING_SIZE
        else:
            further, line_width = 0.0, text_width(longer, size, weight)
        if lines and line_width <= room:
            lines[-1], reached = longer, further
        else:
            lines.append(word)
            reached = _last_letter_distance(word, weight) if steady else 0.0
    return lines


@lru_cache(maxsize=2048)
def _last_letter_distance(string: str, weight: int) -> float:
    """Return the distance of the last letter from the first. Distances are multiples of 1/64, so sums are exact."""
    return sum(_letter_distance(*pair, weight) for pair in pairwise(string))


def is_writable(character: str) -> bool:
    """Whether the font has a character."""
    return any(first <= ord(character) <= last for first, last in _WRITABLE_RANGES)


@lru_cache(maxsize=2048)
def writable_name(name: str, fallback: str) -> str:
    """Return a name without characters that the font lacks (emoji, other scripts). If no letter or digit is left,
    return `fallback`."""
    writable = "".join(sign for sign in unicodedata.normalize("NFC", name) if is_writable(sign))
    writable = " ".join(writable.split())
    return writable if any(sign.isalnum() for sign in writable) else fallback
