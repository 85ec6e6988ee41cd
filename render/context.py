"""For whom a picture is drawn: the language, the names, the reading direction, the theme."""

from collections.abc import Callable

from msgspec import Struct

from engine.game import Event, Facts, Seat, Words
from render.drawing.text import writable_name


class PictureContext(Struct, frozen=True):
    """For whom and with which choices a picture is drawn.

    `say`: returns a text of the catalogs in the reader's language, given its key and, by name, the facts that it
        mentions.
    `word`: returns one word of a move in the reader's language.
    `names`: the players' names by seat.
    `rtl`: whether the language is written from right to left.
    `theme`: the key of the colours, one of `render.theme.THEMES`.
    `explain`: returns the effects of a component in sentences, or () for one without any.
    `choices`: the words that each choice offered with the picture adds to the move, and the game's annotations of it.
    `since`: on a board for one reader, what others did since that reader's last turn: the seat and the public events of
        each move. () on a board for everybody, or if only one move was made.
    """

    say: Callable[..., str]
    word: Callable[[str], str]
    names: tuple[str, ...]
    rtl: bool = False
    theme: str = "standard"
    explain: Callable[[str], tuple[str, ...]] = lambda _name: ()
    choices: tuple[tuple[Words, Facts], ...] = ()
    since: tuple[tuple[Seat, tuple[Event, ...]], ...] = ()

    def name(self, seat: int, mark: str) -> str:
        """Return a player's name if the font can write it, otherwise the word `mark`, which names the seat's mark."""
        fallback = self.word(mark)
        return writable_name(self.names[seat], fallback) if seat < len(self.names) else fallback

    def full_name(self, seat: int, mark: str) -> str:
        """Return a player's name for a text, where every script is readable, or the name of the seat's mark if the seat
        has no player."""
        return self.names[seat] if seat < len(self.names) else self.word(mark)

    def name_with_points(self, name: str, points: int) -> str:
        """Return one line with a player's name and points."""
        return self.say("picture-alt-points", name=name, points=points)

    def ordinal(self, place: int) -> str:
        """Return a rank with its point at the end, which is on the left if text is read from right to left."""
        return f".{place}" if self.rtl else f"{place}."
