"""How one reader wants to see a picture: the words, the names, the direction of reading and the theme."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """`say` gives an entry of the catalogs with its facts filled in, `word` words one word of a move."""

    say: Callable[..., str]
    word: Callable[[str], str]
    names: tuple[str, ...]
    rtl: bool = False
    theme: str = "standard"
