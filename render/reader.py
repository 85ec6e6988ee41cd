"""How one reader wants to see a picture: the words, the names, the direction of reading and the theme."""

from collections.abc import Callable
from dataclasses import dataclass

from render.drawing.text import plain

_SPHERES = ("red", "blue", "green", "black")


@dataclass(frozen=True, slots=True)
class Reader:
    """`say` gives an entry of the catalogs with its facts filled in, `word` words one word of a move."""

    say: Callable[..., str]
    word: Callable[[str], str]
    names: tuple[str, ...]
    rtl: bool = False
    theme: str = "standard"

    @property
    def letters(self) -> tuple[str, ...]:
        """The letter of each sphere, in the themes' order, in the reader's language."""
        return tuple(self.say(f"picture-letter-{colour}") for colour in _SPHERES)

    def name(self, seat: int, mark: str) -> str:
        """A player's name as far as it can be written, else what the seat's mark is called."""
        fallback = self.word(mark)
        return plain(self.names[seat], fallback) if seat < len(self.names) else fallback

    def ordinal(self, place: int) -> str:
        """A rank as the reader's language writes it: the point follows, also where reading goes to the left."""
        return f".{place}" if self.rtl else f"{place}."
