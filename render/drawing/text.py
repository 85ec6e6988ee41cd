"""Lettering: the font's faces, their characters, the width of texts and how they fit."""

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

HALF_CAPITAL = 0.35
"""Half the height of a capital, as a fraction of the font size."""

SHAPING = features.check("raqm")
"""Whether Pillow found fribidi, so that it can reorder Hebrew."""

_FONTS = Path(__file__).with_name("fonts")
"""Each file has a table of instructions (`prep`) that do nothing. Without one, FreeType would fit the outlines of each
letter to the pixels, which takes half of the time of writing and is invisible in reduced letters."""

_MEASURE = 100
_BOUND = ("+", "−", "±")
"""Signs of a number, which stay on one line with the word before them."""

_RIGHT_TO_LEFT = "\u200f"
_MARKS = f"\u200e{_RIGHT_TO_LEFT}\u2066\u2067\u2068\u2069"
"""Marks of direction, which have no width."""

_TURNED = re.compile(rf"[\u0590-\u05ff{_MARKS}]|^[\W\d_]*[(\[]")
"""Characters that may appear in another order than they are read, and brackets before any letter, which separate
signs."""

_TURNING = re.compile(rf"[\u0590-\u05ff{_MARKS}(\[]")
"""Matches any character of a line that `_TURNED` may match."""

_WRITABLE = (
    (0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0x161), (0x164, 0x17F), (0x218, 0x21B),
    (0x5BE, 0x5BE), (0x5D0, 0x5EA), (0x5F3, 0x5F4),
    (0x2013, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E), (0x2022, 0x2022), (0x2026, 0x2026), (0x20AA, 0x20AA),
    (0x20AC, 0x20AC), (0x2212, 0x2212),
)  # fmt: skip


class Fitted(NamedTuple):
    """A text and the size at which it fits."""

    text: str
    size: float


@lru_cache(maxsize=16)
def face(weight: int, pixels: float, *, alone: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font of a weight at a size in pixels. It opens quickly, but takes a tenth of a megabyte. `alone`:
    whether it writes one letter at a time, which takes a third of the time without the shaping library."""
    engine = ImageFont.Layout.RAQM if SHAPING and not alone else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(_FONTS / f"Rubik-{weight}.ttf"), pixels, layout_engine=engine)


def is_hebrew(string: str) -> bool:
    """Whether a text is read from right to left, as its first letter decides."""
    kinds = (unicodedata.bidirectional(sign) for sign in string)
    return next((kind == "R" for kind in kinds if kind in "LR"), False)


def direction(string: str) -> str | None:
    """Return the direction for the shaping library, or None without that library."""
    if not SHAPING:
        return None
    return "rtl" if is_hebrew(string) else "ltr"


def visual(string: str) -> str:
    """Return the text in the order in which the font must receive it."""
    return string if SHAPING else str(get_display(string))


@lru_cache(maxsize=1024)
def text_width(string: str, size: float, weight: int) -> float:
    """Return a text's width in units."""
    length = sum(_steps(string, weight)) if in_order(string) else _length(string, weight)
    return length * size / _MEASURE


def in_order(string: str) -> bool:
    """Whether each letter is to the right of the previous one, so that pairs of letters determine all positions."""
    return _TURNED.search(string) is None


def starts(string: str, size: float, weight: int) -> list[float]:
    """Return the start of each letter and the end of the last one, in units from the left end, for a text whose letters
    are in order."""
    zoom = size / _MEASURE
    return [at * zoom for at in accumulate(_steps(string, weight), initial=0.0)]


def _steps(string: str, weight: int) -> Iterator[float]:
    """Yield the distances between the starts of neighbouring letters of a text, and from the last one to the end."""
    for pair in zip_longest(string, string[1:], fillvalue=""):
        yield _step(*pair, weight)


@lru_cache(maxsize=2048)
def _step(first: str, second: str, weight: int) -> float:
    """Return the distance from a letter's start to the next letter's, or to the end."""
    return _length(first + second, weight) - _length(second, weight)


def _length(string: str, weight: int) -> float:
    return face(weight, _MEASURE).getlength(visual(string), direction=direction(string))


def fit(string: str, room: float, size: float, weight: int, least: float) -> Fitted:
    """Return the text as large as its room allows, at most `size`. Below `least` its end is cut off instead."""
    needed = text_width(string, size, weight)
    if needed <= room:
        return Fitted(string, size)
    smaller = max(least, size * room / needed)
    shown = string
    while text_width(shown, smaller, weight) > room + 0.01 and len(shown) > 1:
        shown = shown.removesuffix("…")[:-1].rstrip() + "…"
    return Fitted(shown, smaller)


def wrap_text(text: str, room: float, size: float, weight: int) -> list[str]:
    """Return a text in lines no longer than `room`. Lines break only at gaps, but not between a number and its sign or
    after a colon. Each line has the reading direction of the whole text."""
    words: list[str] = []
    for word in text.split():
        signed = word.lstrip(_MARKS)[:1] in _BOUND or (word[:1].isdecimal() and words[-1:] and words[-1][-1] == ":")
        if words and signed and not any(map(str.isalpha, word)):
            words[-1] += f" {word}"
        else:
            words.append(word)
    lines = _fill_lines(words, room, size, weight)
    return [line if is_hebrew(line) or not is_hebrew(text) else f"{_RIGHT_TO_LEFT}{line}" for line in lines]


def _fill_lines(words: Sequence[str], room: float, size: float, weight: int) -> list[str]:
    """Return words in lines no longer than `room`. Words whose letters are in order are measured once, not again with
    each following word."""
    lines: list[str] = []
    steady = not any(_TURNING.search(word) for word in words)
    reached = 0.0
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if steady:
            further = reached + _reach(f"{lines[-1][-1]} {word}" if lines else word, weight)
            long = (further + _step(word[-1], "", weight)) * size / _MEASURE
        else:
            further, long = 0.0, text_width(longer, size, weight)
        if lines and long <= room:
            lines[-1], reached = longer, further
        else:
            lines.append(word)
            reached = _reach(word, weight) if steady else 0.0
    return lines


@lru_cache(maxsize=2048)
def _reach(string: str, weight: int) -> float:
    """Return the distance of the last letter from the first. Distances are multiples of 1/64, so sums are exact."""
    return sum(_step(*pair, weight) for pair in pairwise(string))


def writable(sign: str) -> bool:
    """Whether the font has this character."""
    return any(first <= ord(sign) <= last for first, last in _WRITABLE)


@lru_cache(maxsize=2048)
def plain(name: str, fallback: str) -> str:
    """Return a name without characters that the font lacks (emoji, other scripts), or `fallback` if nothing readable is
    left."""
    kept = "".join(sign for sign in unicodedata.normalize("NFC", name) if writable(sign))
    kept = " ".join(kept.split())
    return kept if any(sign.isalnum() for sign in kept) else fallback
