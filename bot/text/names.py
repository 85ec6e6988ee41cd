"""People's names, made harmless: they can neither format the text around them nor turn it round."""

import re
import unicodedata

_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text after them."""

_MARKUP = re.compile(r"([\\*_~`|<>\[\]#@:-])")
"""What Discord could take for formatting, a mention, a link, an emoji or a list."""


def clean(name: str) -> str:
    """`name` on one line, without control characters."""
    shown = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in name)
    return " ".join("".join(sign for sign in shown if sign not in _TURNING).split())


def escaped(name: str) -> str:
    """`name` as it must be written in a message to be read as it is."""
    return _MARKUP.sub(r"\\\1", clean(name))
