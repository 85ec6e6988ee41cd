"""The common head of a player's pictures: the name, and the leaders."""

from collections.abc import Iterator, Sequence

from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, width
from render.kit.names import LEAST
from render.kit.sprites.leaders import Emblem, Seal
from render.kit.symbols import letters_of
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Sprite
from render.sprites.cards import MUTED, TEXT
from render.sprites.ground import Card


def head(frame: Frame, reader: Reader, mark: str, name: str) -> Iterator[Item]:
    """Yield the top card: emblem, title, name, and that nobody else sees this."""
    yield frame.item(50, 48, Emblem(mark, 28))
    title, quiet = reader.say("picture-your-hand"), reader.say("picture-only-you")
    yield frame.start(96, 34, title, 29, HEAVY)
    after = 96 + width(title, 29, HEAVY) + 14
    yield frame.start(after, 34, "•", 24, HEAVY, MUTED)
    shown, size = fit(name, 1060 - after - 22, 29, HEAVY, 14)
    yield frame.start(after + 22, 34, shown, size, HEAVY)
    yield frame.start(96, 66, *fit(quiet, 960, LEAST, MEDIUM, 18), MEDIUM, MUTED)


def public_head(frame: Frame, mark: str, name: str, back: Sprite, held: int) -> Iterator[Item]:
    """Yield the top card of a public picture: emblem, name, and how many pieces the player holds, each with `back`."""
    yield frame.item(52, 48, Emblem(mark, 30))
    yield frame.start(98, 48, *fit(name, 840, 36, HEAVY, 14), HEAVY)
    yield frame.wide(974, 28, 40, back)
    yield frame.start(1030, 48, str(held), 36, HEAVY)


def leaders(frame: Frame, reader: Reader, card: Card, own: Sequence[tuple[int, str, bool]]) -> Iterator[Item]:
    """Yield the four leaders by letter and word, each in the middle of its part; those on the board only as rings."""
    letters, pitch = letters_of(reader), card[2] / len(own)
    words = [fit(reader.word(word), pitch - 84, 29, BOLD, LEAST) for _, word, _ in own]
    aside = (pitch - 67 - max(width(*word, BOLD) for word in words)) / 2
    for number, ((sphere, _, home), word) in enumerate(zip(own, words, strict=True)):
        x, y = card[0] + aside + 29 + pitch * number, card[1] + card[3] / 2
        yield frame.item(x, y, Seal(sphere, letters[sphere], home, 29))
        yield frame.start(x + 38, y, *word, BOLD, TEXT if home else MUTED)


def spread(runs: Sequence[tuple[float, int]], room: float, most: float, least: int) -> tuple[float, list[float]]:
    """Return the way from piece to piece, `most` at most, and how wide each run of the same is, by how wide its word is
    and how many there are: closer together where words take more than their pieces."""
    for pitch in range(int(most), least, -1):
        rooms = [max(word, float(pitch * count)) for word, count in runs]
        if sum(rooms) <= room:
            break
    return pitch, rooms
