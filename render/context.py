"""One reader's settings for a picture: the words, the names, the direction of reading and the theme."""

from collections.abc import Callable

from msgspec import Struct

from engine.game import Event, Facts, Seat, Words
from render.drawing.text import plain


def _unexplained(_name: str) -> tuple[str, ...]:
    """Return nothing: this picture explains no components."""
    return ()


class PictureContext(Struct, frozen=True):
    """The language, names, theme and controls for which a picture is drawn.

    `say`: returns an entry of the catalogs in the reader's language, with the facts given by name filled in.
    `word`: returns one word of a move in the reader's language.
    `names`: the players' names by seat.
    `rtl`: whether the language is read from right to left.
    `theme`: the key of the colours, one of `render.theme.THEMES`.
    `explain`: returns the effects of a component, sentence by sentence; () if it is none.
    `choices`: the controls beside the picture, in order: the words that each adds to the move, and the game's
        annotations of it.
    `since`: on a board for the reader alone, what others did since the reader's last turn: the seat and the public
        events of each move; () for everybody, or if only one move was made.
    """

    say: Callable[..., str]
    word: Callable[[str], str]
    names: tuple[str, ...]
    rtl: bool = False
    theme: str = "standard"
    explain: Callable[[str], tuple[str, ...]] = _unexplained
    choices: tuple[tuple[Words, Facts], ...] = ()
    since: tuple[tuple[Seat, tuple[Event, ...]], ...] = ()

    def name(self, seat: int, mark: str) -> str:
        """Return a player's name as far as the font has its letters, else the name of the seat's mark."""
        fallback = self.word(mark)
        return plain(self.names[seat], fallback) if seat < len(self.names) else fallback

    def points(self, name: str, points: int) -> str:
        """Return a player's name with their points in one line of words."""
        return self.say("picture-alt-points", name=name, points=points)

    def ordinal(self, place: int) -> str:
        """Return a rank in the reader's language: the point follows in reading direction."""
        return f".{place}" if self.rtl else f"{place}."
