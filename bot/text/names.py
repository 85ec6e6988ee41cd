"""People's names, made harmless: they can neither format nor reverse the surrounding text."""

import re
import unicodedata
from functools import lru_cache

LONGEST = 32
"""Maximum number of characters in a name on Discord."""

NOBODY = "?"
"""The text for a name without visible characters."""

_JOINING = frozenset("\u200c\u200d") | {chr(tag) for tag in range(0xE0020, 0xE0080)}
"""Invisible characters that Persian words and some emoji need; all others only hide something."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")
"""Invisible characters that Unicode counts as letters or signs."""

_MARKUP = re.compile(r"([\\*_~`|<>\[\]()#@:/+-])")
"""Matches text that Discord could take for formatting, a mention, a link, an emoji or a list."""

_NUMBERED = re.compile(r"^(\d+)\.")


@lru_cache(maxsize=1000)
def clean(name: str) -> str:
    """Return `name` on one line, without control characters."""
    shown = "".join(_visible_form(sign) for sign in name)
    short = " ".join(shown.split())[:LONGEST].rstrip()
    return short if any(_visible(sign) for sign in short) else NOBODY


@lru_cache(maxsize=1000)
def escape(name: str) -> str:
    """Return `name` escaped for a message."""
    return _NUMBERED.sub(r"\1\.", _MARKUP.sub(r"\\\1", clean(name)))


def _visible_form(sign: str) -> str:
    """Return a character as allowed in a name: a blank for a line break, nothing for invisible or directional ones."""
    kind = unicodedata.category(sign)
    if kind in ("Cc", "Zl", "Zp"):
        return " "
    hides = (kind in ("Cf", "Cs", "Co", "Cn") and sign not in _JOINING) or sign in _UNSEEN
    return "" if hides else sign


def _visible(sign: str) -> bool:
    return sign not in _JOINING and unicodedata.category(sign)[0] not in "ZM"
