"""Names of cards in pictures: whole, else on two lines; they are never cut in the middle."""

from render.context import PictureContext
from render.drawing.text import BOLD, MEDIUM, width
from render.kit.names import LEAST


def card_name(context: PictureContext, card: str) -> str:
    """Return the name of a card without its id, which is beside it."""
    return context.word(card).removesuffix(f" ({card})")


def place_name(context: PictureContext, node: str) -> str:
    """Return the label of a place in the journal, the same in every language."""
    return "".join(filter(str.isalnum, context.word(node)))


def weight(lines: tuple[str, ...], room: float) -> int:
    """Return the weight of a name's letters: lighter if that makes it fit."""
    return BOLD if all(width(line, LEAST, BOLD) <= room for line in lines) else MEDIUM
