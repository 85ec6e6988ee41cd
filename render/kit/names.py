"""Players' names in pictures: whole, on two lines, or only the first word, but never cut off. Sizes are in units."""

import re
from collections.abc import Sequence

from render.drawing.text import BOLD, MEDIUM, Fitted, fit_text, text_width

MIN_SIZE = 26.0
"""Minimum font size. Capitals are nine pixels high if a picture is shown 550 pixels wide."""

_SUFFIX = re.compile(r"\s(\d+|\([^()]*\))$")
"""The end of a name that distinguishes players: a number, or text in brackets."""

_VOWELS = frozenset("aeiouyäöåáéíóúůýě")
"""The vowels of languages whose names are divided."""


def break_name(name: str, room: float) -> tuple[str, ...]:
    """Return a name on one line if it is not wider than `room`, otherwise on two lines of about the same length. A
    single word stays on one line."""
    if text_width(name, MIN_SIZE, BOLD) <= room:
        return (name,)
    words = name.replace("-", "- ").split()
    splits = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(splits, key=lambda lines: max_line_width(lines, MIN_SIZE, BOLD), default=(name,))


def max_line_width(lines: Sequence[str], size: float, weight: int) -> float:
    """Return the width of the longest of some lines, in units."""
    return max(text_width(line, size, weight) for line in lines)


def fit_player_name(name: str, room: float, size: float, weight: int = BOLD) -> Fitted:
    """Return a player's name on one line and its font size: in full if it fits in the minimum size, otherwise only its
    first word if that fits, otherwise smaller. A number at its end stays, since it distinguishes players."""
    if text_width(name, MIN_SIZE, weight) <= room:
        return fit_text(name, room, size, weight, MIN_SIZE)
    first_word = shorten_name(name)
    if first_word != name and text_width(first_word, MIN_SIZE, weight) <= room:
        return fit_text(first_word, room, size, weight, MIN_SIZE)
    return fit_text(name, room, size, weight, 12)


def shorten_name(name: str) -> str:
    """Return the first word of a name, or the whole name if its end distinguishes players."""
    return name if _distinguishing_suffix(name) else _first_word(name)


def in_lines(name: str, room: float) -> tuple[str, ...]:
    """Return a player's name on one or two lines if it fits in the minimum size, otherwise its first word, divided if
    it is too long. A number at its end stays, on lines of its own."""
    first_word, end = _first_word(name), _distinguishing_suffix(name)
    mark = _word_lines(end, room) if end != name else ()
    for lines in (break_name(name, room), (*break_name(first_word, room), *mark), (first_word, *mark)):
        if max_line_width(lines, MIN_SIZE, MEDIUM) <= room:
            return lines
    return (*_word_lines(first_word, room), *mark)


def _word_lines(word: str, room: float) -> tuple[str, ...]:
    """Return words on one line, or on two if one line is too narrow; none for ""."""
    lines = break_name(word, room) if word else ()
    return halve_word(word) if lines and max_line_width(lines, MIN_SIZE, MEDIUM) > room else lines


def _first_word(name: str) -> str:
    return name.split(maxsplit=1)[0]


def _distinguishing_suffix(name: str) -> str:
    """Return the end of a name that distinguishes players, which is a number or text in brackets, or ""."""
    match = _SUFFIX.search(name)
    return match.group(1) if match else ""


def halve_word(word: str) -> tuple[str, str]:
    """Return a word in two parts of similar length, with a hyphen, divided before a consonant and vowel if possible."""
    cuts = [cut for cut in range(2, len(word) - 1) if word[cut] not in _VOWELS and word[cut + 1] in _VOWELS]
    halves = [(f"{word[:cut]}-", word[cut:]) for cut in cuts or [-(-len(word) // 2)]]
    return min(halves, key=lambda lines: max_line_width(lines, MIN_SIZE, MEDIUM))
