"""The panel beside a board, whatever the game: a block for each player, and what the letters mean."""

from collections.abc import Iterator, Sequence

from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, two_lines
from render.kit.sprites.leaders import Emblem, Seal
from render.kit.sprites.tiles import Tile
from render.kit.symbols import letters_of
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item
from render.sprites.cards import GOLD, IVORY, MUTED, Glow, Pip, Plate
from render.sprites.ground import Card

PANEL: Card = (964, 12, 126, 676)
LEFT, WIDE, FOOT = 968.0, 118.0, 636.0
"""Where blocks begin, their width, and where the footer below them begins."""

SEATS = 4
"""For how many blocks there is room."""

_HIGH, _PITCH, _TOP = 150.0, 154.5, 16.0
_TALL = 70.0
"""From this height on, a sign in the legend has its words below it."""


def blocks(seats: int) -> tuple[Card, ...]:
    """Return where the players' blocks lie."""
    return tuple((LEFT, _TOP + _PITCH * seat, WIDE, _HIGH) for seat in range(seats))


def head(frame: Frame, block: Card, mark: str, name: str, *, lit: bool) -> Iterator[Item]:
    """Yield a block's plate with the player's emblem and name; a gold rim around who is to decide, or has won."""
    x, y, wide, high = block
    yield frame.wide(x, y, wide, Plate(wide, high))
    if lit:
        yield frame.wide(x, y, wide, Glow(wide, high))
    yield frame.item(x + 25, y + 27, Emblem(mark, 20.5))
    lines = two_lines(name, wide - 57, 16, 8)
    top = y + 19 - 7 * (len(lines) - 1)
    for number, (line, size) in enumerate(lines):
        yield frame.start(x + 51, top + 15 * number, line, size, BOLD)


def ranked(frame: Frame, block: Card, rank: str) -> Item:
    """Return a player's rank, below the name."""
    return frame.start(block[0] + 51, block[1] + 45, rank, 18, HEAVY, GOLD)


def pips(frame: Frame, block: Card, left: int, most: int = 2) -> Iterator[Item]:
    """Yield the actions of a turn, those left full, below the name."""
    for action in range(most):
        yield frame.item(block[0] + 57 + 15 * action, block[1] + 42, Pip(action < left))


def seals(frame: Frame, block: Card, reader: Reader, leaders: Sequence[tuple[int, bool]]) -> Iterator[Item]:
    """Yield a row of leaders by sphere; those on the board only as rings."""
    letters = letters_of(reader)
    for number, (sphere, home) in enumerate(leaders):
        x = block[0] + 17.5 + 27.7 * number
        yield frame.item(x, block[1] + 71, Seal(sphere, letters[sphere], home, 12.4))


def legend(frame: Frame, reader: Reader, seats: int, terms: Sequence[tuple[int, str, str]]) -> Iterator[Item]:
    """Yield what each letter stands for, where seats are free: by sphere the words for the piece and, below it, the
    leader; all words in the size of the longest. They stand beside their sign, or below it where there is room for
    that."""
    if seats == SEATS:
        return
    top = _TOP + _PITCH * seats
    pitch = (FOOT - 2 - top) / len(terms)
    below = pitch >= _TALL
    side = 30.0 if below else min(30.0, pitch - 9)
    left, middle = (LEFT + 6, 33.0) if below else (LEFT + 10 + side, 0.0)
    room = LEFT + WIDE - left - 4
    size = min(fit(word, room, 14, BOLD, 8).size for _, *pair in terms for word in pair)
    letters = letters_of(reader)
    for number, (sphere, *pair) in enumerate(terms):
        y = top + pitch * (number + 0.5) - (20 if below else 0)
        yield frame.wide(LEFT + 5, y - side / 2, side, Tile(sphere, letters[sphere], size=side))
        if below:
            yield frame.item(LEFT + side + 24, y, Seal(sphere, letters[sphere], True, 13))
        for word, weight, ink, line in zip(pair, (BOLD, MEDIUM), (IVORY, MUTED), (-1, 1), strict=True):
            shown = fit(word, room, size, weight, size).text
            yield frame.start(left, y + middle + line * (size / 2 + 2), shown, size, weight, ink)
