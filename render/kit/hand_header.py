"""The common head of a player's pictures: the name, and the leaders."""

from collections.abc import Iterator, Sequence

from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, width
from render.kit.sprites.leaders import Emblem, Leader, Seal
from render.kit.symbols import letters_of
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Sprite
from render.sprites.cards import FAINT, MUTED, TEXT
from render.sprites.ground import Card


def head(frame: Frame, reader: Reader, mark: str, name: str) -> Iterator[Item]:
    """Yield the top card: emblem, title, name, and that nobody else sees this."""
    yield frame.item(50, 48, Emblem(mark, 28))
    title, quiet = reader.say("picture-your-hand"), reader.say("picture-only-you")
    yield frame.start(96, 40, title, 29, HEAVY)
    after = 96 + width(title, 29, HEAVY) + 14
    yield frame.start(after, 40, "•", 24, HEAVY, MUTED)
    shown, size = fit(name, 1060 - after - 22, 29, HEAVY, 14)
    yield frame.start(after + 22, 40, shown, size, HEAVY)
    yield frame.start(96, 67, quiet, 17, MEDIUM, MUTED)


def public_head(frame: Frame, mark: str, name: str, back: Sprite, held: int) -> Iterator[Item]:
    """Yield the top card of a public picture: emblem, name, and how many pieces the player holds, each with `back`."""
    yield frame.item(50, 48, Emblem(mark, 28))
    yield frame.start(96, 48, *fit(name, 850, 29, HEAVY, 14), HEAVY)
    yield frame.wide(980, 28, 40, back)
    yield frame.start(1032, 48, str(held), 26, HEAVY)


def leaders(
    frame: Frame, reader: Reader, card: Card, mark: str, own: Sequence[tuple[int, str, bool]]
) -> Iterator[Item]:
    """Yield the four leaders by sphere and word; those on the board only as rings."""
    letters = letters_of(reader)
    yield frame.start(card[0] + 16, card[1] + 20, reader.say("picture-leaders"), 18, MEDIUM, MUTED)
    for number, (sphere, word, home) in enumerate(own):
        x, y = card[0] + 58 + 100.5 * number, card[1] + 65
        letter = letters[sphere]
        yield frame.item(x, y, Leader(mark, sphere, letter, 27.5) if home else Seal(sphere, letter, False, 25))
        shown, size = fit(reader.word(word), 88, 16, BOLD, 8)
        yield frame.middle(x, card[1] + 106, shown, size, BOLD, TEXT if home else FAINT)
