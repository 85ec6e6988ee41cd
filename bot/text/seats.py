"""Names of the players at a table. If two names look alike, each is followed by its dynasty or colour."""

from functools import lru_cache
from itertools import combinations

from bot.model.roster import Chair, Roster, with_chair
from bot.model.table import DEFAULT_THEME
from bot.text.names import MAX_NAME_LENGTH, clean_name, look_alike
from bot.text.signs import NO_SIGNS, Signs
from bot.text.voice import Voice
from engine.game import Seat


def voice_at_table(
    language: str,
    game: str,
    roster: Roster,
    *,
    markdown: bool = True,
    theme: str = DEFAULT_THEME,
    signs: Signs = NO_SIGNS,
) -> Voice:
    """Return the voice that uses the names of a table's players for its seats."""
    return Voice(language, game, seat_names(language, game, roster), markdown, theme, signs.in_theme(theme))


@lru_cache(maxsize=1000)
def seat_names(language: str, game: str, roster: Roster) -> tuple[str, ...]:
    """Return the name of each seat. If another name looks the same, it is followed by its mark in the reader's
    language, or by its number if it has no mark yet."""
    names = roster.names
    alike = {
        seat
        for pair in combinations(range(len(names)), 2)
        if look_alike(*(names[seat] for seat in pair))
        for seat in pair
    }
    voice = Voice(language, game)
    return tuple(
        _with_mark(chair.name, voice.word(chair.mark) if chair.mark else str(seat + 1)) if seat in alike else chair.name
        for seat, chair in enumerate(roster.chairs)
    )


def successor_name(language: str, game: str, roster: Roster, seat: Seat, name: str) -> str:
    """Return the label of a previous or future player of a seat, whose name is `name`."""
    chair = Chair(roster.marks[seat], None, name)
    return seat_names(language, game, with_chair(roster, seat, chair))[seat]


def _with_mark(name: str, mark: str) -> str:
    """Return a name followed by its mark in brackets. The name is shortened so that both fit."""
    ending = f" ({mark})"
    return clean_name(name)[: MAX_NAME_LENGTH - len(ending)].rstrip() + ending
