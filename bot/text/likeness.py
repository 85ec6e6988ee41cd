"""Compare names as people see them: regardless of capitals and width, with look-alike letters taken as equal."""

import json
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

from bot.text.names import clean

_UNSEEN = frozenset("\u200c\u200d") | {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0000, 0xE01F0))}
"""Invisible characters of names."""


def look_alike(name: str, other: str) -> bool:
    """Whether two names look the same at a glance."""
    return any(one == another for one, another in zip(_appearance(name), _appearance(other), strict=True))


@lru_cache(maxsize=1000)
def _appearance(name: str) -> tuple[str, str]:
    """Return two lower-case skeletons of a name: one in which I looks like l, one in which it looks like i."""
    wide = unicodedata.normalize("NFKC", "".join(sign for sign in clean(name) if sign not in _UNSEEN))
    return _skeleton(_skeleton(wide).casefold()), _skeleton(wide.casefold()).casefold()


def _skeleton(text: str) -> str:
    """Return a text with one letter for all that look alike (Unicode Technical Standard #39, skeletons)."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """Return the prototype of each confusable letter: the one that most others look like. Accented letters stay
    distinct."""
    data = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8"))
    like = {_without_marks(sign): [_without_marks(other["c"]) for other in others] for sign, others in data.items()}
    alone = {sign: others[0] for sign, others in like.items() if len(sign) == len(others) == 1}
    return {
        ord(sign): other
        for sign, other in alone.items()
        if len(other) > 1 or (-len(like.get(other, ())), other) < (-1, sign)
    }


def _without_marks(sign: str) -> str:
    """Return a sign without the marks of direction that the data has around some."""
    return "".join(part for part in sign if unicodedata.category(part) != "Cf")
