"""Names in pictures: whole, else on two lines, else the first word; they are never cut in the middle."""

from render.drawing.text import BOLD, MEDIUM, Fitted, fit, width
from render.reader import Reader

LEAST = 26.0
"""The smallest letters, in units: their capitals are nine pixels high where a picture is shown 550 pixels wide."""


def card_name(reader: Reader, card: str) -> str:
    """Return what a card is called, without its id, which stands beside it."""
    return reader.word(card).removesuffix(f" ({card})")


def broken(name: str, room: float) -> tuple[str, ...]:
    """Return a name on one line, or on two of about the same length where one is too narrow."""
    if width(name, LEAST, BOLD) <= room:
        return (name,)
    words = name.replace("-", "- ").split()
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(ways, key=lambda way: max(width(part, LEAST, BOLD) for part in way), default=(name,))


def whole(name: str, room: float, size: float) -> Fitted:
    """Return a player's name: whole, else its first word where that is enough for the least size, else smaller."""
    if width(name, LEAST, BOLD) <= room:
        return fit(name, room, size, BOLD, LEAST)
    first = name.split(maxsplit=1)[0]
    if first != name and not name.rsplit(maxsplit=1)[-1].isdigit() and width(first, LEAST, BOLD) <= room:
        return fit(first, room, size, BOLD, LEAST)
    return fit(name, room, size, BOLD, 12)


def weight(lines: tuple[str, ...], room: float) -> int:
    """Return how heavy a name is written: lighter where that makes it fit."""
    return BOLD if all(width(line, LEAST, BOLD) <= room for line in lines) else MEDIUM
