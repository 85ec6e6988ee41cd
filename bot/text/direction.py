"""Invisible direction marks (Unicode bidirectional controls). They keep Hebrew text with Latin names right-to-left,
line by line, and text in other languages left-to-right with names in any script."""

import re
import unicodedata
from dataclasses import dataclass

RIGHT_TO_LEFT = frozenset({"he"})

RLM, LRM = "\u200f", "\u200e"
"""The right-to-left mark and the left-to-right mark. They count as a letter when a client determines the direction of a
line."""

_FSI, _RLI, _PDI = "\u2068", "\u2067", "\u2069"
_OPENING = frozenset((_FSI, _RLI))
_MARKS = str.maketrans("", "", RLM + LRM + _FSI + _RLI + _PDI)
_RIGHT_TO_LEFT_LETTER = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_ISOLATE = re.compile(f"[{_FSI}{_RLI}][^{_FSI}{_RLI}{_PDI}]*{_PDI}")
_CODE_PATTERN = re.compile(r"(?<!\\)`[^`\n]+(?<!\\)`")
_SPAN_PATTERN = re.compile(rf"({_FSI}?)((?<![\\`])`[^`\n]+(?<!\\)`(?!`))")
_SIGNED_NUMBER_PATTERN = re.compile(rf"(?<![\w{_PDI}])([+−]){_FSI}(?=\d)")
_MARKDOWN_MARKERS = re.compile(r"(?:> |-# |#{1,3} |[-*] |\d+\. )*")


@dataclass(slots=True)
class _Isolate:
    """An isolate that begins at index `place`. `has_isolates`: whether it contains other isolates. `has_letters`:
    whether it contains letters outside them."""

    place: int
    has_isolates: bool = False
    has_letters: bool = False


def direct_lines(text: str) -> str:
    """Return `text` with U+200F in front of each line that has no Hebrew letter before its first fact or Latin letter.

    Some clients skip isolated facts when they look for the letter that decides a line's direction, others count them
    (HTML's `dir="auto"`). Both must find a Hebrew letter. The mark is placed after Markdown's own markers, which must
    come first. The sign of a number is isolated together with the number, or it would appear after the number (UAX #9,
    rule N1). Markdown code is isolated, or the slash of a command would move. An isolate whose only letters are in
    nested isolates begins with U+2067 and reads from right to left (rule P2 would choose the opposite).
    """
    isolated_text = _SPAN_PATTERN.sub(
        lambda span: span[0] if span[1] else f"{_FSI}{span[2]}{_PDI}", _SIGNED_NUMBER_PATTERN.sub(rf"{_FSI}\1", text)
    )
    return "\n".join(_direct_line(line) for line in _with_inner_isolates_reversed(isolated_text).split("\n"))


def has_right_to_left(text: str) -> bool:
    """Whether a text contains letters that are read from right to left."""
    return _RIGHT_TO_LEFT_LETTER.search(text) is not None


def isolate_lines(text: str) -> str:
    """Return a name or another text. A line of it is isolated if its letters would reverse the surrounding text in a
    left-to-right language."""
    if not has_right_to_left(text):
        return text
    return "\n".join(
        f"{_FSI}{line}{_PDI}" if has_right_to_left(_remove_isolates(line)) else line for line in text.split("\n")
    )


def mark_left_to_right(text: str) -> str:
    """Return a left-to-right text, with U+200E in front of each line whose first letter would reverse it. Code gets no
    marks inside, but is isolated if it would reverse its surroundings."""
    if not has_right_to_left(text):
        return text
    spans = _SPAN_PATTERN.sub(lambda span: span[0] if span[1] else isolate_lines(span[2]), without_marks_in_code(text))
    return "\n".join(
        _MARKDOWN_MARKERS.sub(lambda markers: markers[0] + LRM, line, count=1) if _is_reversed(line) else line
        for line in spans.split("\n")
    )


def isolate_item(item: str) -> str:
    """Return an item of a Hebrew list. It is isolated if its letters are not Hebrew, so that the items keep their
    order."""
    return item if _first_direction(item) == "R" else f"{_FSI}{item}{_PDI}"


def without_marks(text: str) -> str:
    """Return `text` without direction marks, as people see it."""
    return text.translate(_MARKS)


def without_marks_in_code(text: str) -> str:
    """Return `text` without direction marks inside Markdown code, which people copy and type."""
    return _CODE_PATTERN.sub(lambda code: code[0].translate(_MARKS), text)


def without_open_isolates(text: str) -> str:
    """Return the beginning of a longer text without those isolates that would end only after it, since they would
    isolate the text that follows."""
    opened: list[int] = []
    for place, sign in enumerate(text):
        if sign in _OPENING:
            opened.append(place)
        elif sign == _PDI:
            opened.pop()
    return "".join(sign for place, sign in enumerate(text) if place not in opened)


def _is_reversed(line: str) -> bool:
    kinds = (unicodedata.bidirectional(sign) for sign in line)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L"


def _remove_isolates(line: str) -> str:
    removed = 1
    while removed:
        line, removed = _ISOLATE.subn("", line)
    return line


def _with_inner_isolates_reversed(text: str) -> str:
    """Return `text` with U+2067 instead of U+2068 at the beginning of each isolate that contains others and no letters
    outside them."""
    opened: list[_Isolate] = []
    turned = list(text)
    for place, sign in enumerate(text):
        if sign in _OPENING:
            for outer in opened[-1:]:
                outer.has_isolates = True
            opened.append(_Isolate(place))
        elif sign == _PDI and opened:
            isolate = opened.pop()
            if isolate.has_isolates and not isolate.has_letters:
                turned[isolate.place] = _RLI
        elif opened and _first_direction(sign):
            opened[-1].has_letters = True
    return "".join(turned)


def _direct_line(line: str) -> str:
    before_facts = line.partition(_FSI)[0]
    if _first_direction(before_facts) == "R" or not any(sign.isalnum() for sign in line):
        return line
    return _MARKDOWN_MARKERS.sub(lambda markers: markers[0] + RLM, line, count=1)


def _first_direction(text: str) -> str:
    """Return the direction of the first letter, "R" or "L", or "" if there is no letter."""
    kinds = (unicodedata.bidirectional(sign) for sign in text)
    return next((kind for kind in kinds if kind in ("L", "R")), "")
