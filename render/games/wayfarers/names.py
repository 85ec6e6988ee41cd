"""Names of components as pictures show them: without their ids or columns, which the picture shows elsewhere."""

from engine.games.wayfarers.components.tables import JOURNAL_NODES
from render.context import PictureContext
from render.drawing.text import BOLD, MEDIUM, text_width
from render.kit.names import MIN_SIZE


def card_name(context: PictureContext, card: str) -> str:
    """Return a card's name in the reader's language, without its id, which is drawn next to it."""
    return context.word(card).removesuffix(f" ({card})")


def place_name(context: PictureContext, node: str) -> str:
    """Return the name of a node of the journal without its column, which the picture shows."""
    return context.word(node).removesuffix(f" ({JOURNAL_NODES[node].column})")


def name_weight(lines: tuple[str, ...], room: float) -> int:
    """Return the font weight for the lines of a name: bold, or medium if bold lines are wider than `room`."""
    return BOLD if all(text_width(line, MIN_SIZE, BOLD) <= room for line in lines) else MEDIUM
