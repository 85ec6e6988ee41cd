"""People's names, made harmless: they can neither format nor reverse the surrounding text. Names are compared as people
see them: regardless of capitals and width, with letters that look alike taken as equal."""

import json
import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

MAX_NAME_LENGTH = 32
"""Maximum number of characters in a name on Discord."""

NAMELESS = "?"
"""The text for a name without visible characters."""

_JOINING_CHARACTERS = frozenset("\u200c\u200d") | {chr(tag) for tag in range(0xE0020, 0xE0080)}
"""Invisible characters that Persian words and some emoji need. All other invisible characters only hide something."""

_INVISIBLE_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")
"""Invisible characters that Unicode counts as letters or signs."""

_MARKUP = re.compile(r"([\\*_~`|<>\[\]()#@:/+-])")
"""Matches characters that Discord could take for formatting, a mention, a link, an emoji or a list."""

_NUMBERED = re.compile(r"^(\d+)\.")


@lru_cache(maxsize=1000)
def clean_name(name: str) -> str:
    """Return `name` on one line, without control characters."""
    shown = "".join(_visible_form(sign) for sign in name)
    short = " ".join(shown.split())[:MAX_NAME_LENGTH].rstrip()
    return short if any(_is_visible(sign) for sign in short) else NAMELESS


@lru_cache(maxsize=1000)
def escape_name(name: str) -> str:
    """Return `name` with its formatting characters escaped for a message."""
    return _NUMBERED.sub(r"\1\.", _MARKUP.sub(r"\\\1", clean_name(name)))


def _visible_form(sign: str) -> str:
    """Return a character as it may appear in a name: a space for a line break, and "" for an invisible or directional
    character."""
    kind = unicodedata.category(sign)
    if kind in ("Cc", "Zl", "Zp"):
        return " "
    hides = (kind in ("Cf", "Cs", "Co", "Cn") and sign not in _JOINING_CHARACTERS) or sign in _INVISIBLE_LETTERS
    return "" if hides else sign


def _is_visible(sign: str) -> bool:
    return sign not in _JOINING_CHARACTERS and unicodedata.category(sign)[0] not in "ZM"


_IGNORED_CHARACTERS = frozenset("\u200c\u200d") | {
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0000, 0xE01F0))
}
"""Invisible characters of names."""


def look_alike(name: str, other: str) -> bool:
    """Whether two names look the same at a glance."""
    return any(first == second for first, second in zip(_appearance(name), _appearance(other), strict=True))


@lru_cache(maxsize=1000)
def _appearance(name: str) -> tuple[str, str]:
    """Return two lower-case skeletons of a name: one in which I looks like l, and one in which it looks like i."""
    wide = unicodedata.normalize("NFKC", "".join(sign for sign in clean_name(name) if sign not in _IGNORED_CHARACTERS))
    return _skeleton(_skeleton(wide).casefold()), _skeleton(wide.casefold()).casefold()


def _skeleton(text: str) -> str:
    """Return a text in which all letters that look alike are replaced by the same letter (Unicode Technical Standard
    #39, skeletons)."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """Return the prototype of each confusable letter, by the letter's code: the letter that most of the letters
    confused with it look like. Accented letters stay distinct."""
    data = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8"))
    prototypes_by_sign = {
        _without_marks(sign): [_without_marks(prototype["c"]) for prototype in prototypes]
        for sign, prototypes in data.items()
    }
    prototype_by_sign = {
        sign: prototypes[0] for sign, prototypes in prototypes_by_sign.items() if len(sign) == len(prototypes) == 1
    }
    return {
        ord(sign): prototype
        for sign, prototype in prototype_by_sign.items()
        if len(prototype) > 1 or (-len(prototypes_by_sign.get(prototype, ())), prototype) < (-1, sign)
    }


def _without_marks(sign: str) -> str:
    """Return a character without the direction marks that surround some characters in the data."""
    return "".join(part for part in sign if unicodedata.category(part) != "Cf")
