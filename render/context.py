"""The settings of a picture's reader: the words, the names, the reading direction and the theme."""

from collections.abc import Callable

from msgspec import Struct

from engine.game import Event, Facts, Seat, Words
from render.drawing.text import writable_name


def _explain_nothing(_name: str) -> tuple[str, ...]:
    """Return (): this picture explains no components."""
    return ()


class PictureContext(Struct, frozen=True):
    """The language, names, theme and choices for which a picture is drawn.

    `say`: returns an entry of the catalogs in the reader's language, filled in with the facts given by name.
    `word`: returns one word of a move in the reader's language.
    `names`: the players' names by seat.
    `rtl`: whether the language is read from right to left.
    `theme`: the key of the colours, one of `render.theme.THEMES`.
    `explain`: returns the effects of a component, sentence by sentence, or () for an unknown one.
    `choices`: the choices offered with the picture, in order: the words that each adds to the move, and the game's
        annotations of it.
    `since`: on a board for one reader, what others did since that reader's last turn: the seat and the public events of
        each move. () on a board for everybody, or if only one move was made.
    """

    say: Callable[..., str]
    word: Callable[[str], str]
    names: tuple[str, ...]
    rtl: bool = False
    theme: str = "standard"
    explain: Callable[[str], tuple[str, ...]] = _explain_nothing
    choices: tuple[tuple[Words, Facts], ...] = ()
    since: tuple[tuple[Seat, tuple[Event, ...]], ...] = ()

    def name(self, seat: int, mark: str) -> str:
        """Return a player's name if the font can write it, otherwise the name of the seat's mark."""
        fallback = self.word(mark)
        return writable_name(self.names[seat], fallback) if seat < len(self.names) else fallback

    def full_name(self, seat: int, mark: str) -> str:
        """Return a player's name for a text, where every script is readable, or the name of the seat's mark if the seat
        has no player."""
        return self.names[seat] if seat < len(self.names) else self.word(mark)

    def name_with_points(self, name: str, points: int) -> str:
        """Return a player's name with their points as one line of text."""
        return self.say("picture-alt-points", name=name, points=points)

    def ordinal(self, place: int) -> str:
        """Return a rank in the reader's language, with its point where reading ends."""
        return f".{place}" if self.rtl else f"{place}."
