"""What the board has besides the market, each in a picture of its own."""

from collections.abc import Sequence

from engine.game import Event
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.journal import journal
from render.games.wayfarers.sky import sky
from render.reader import Reader
from render.scene import Scene


def beside(view: WayfarersView, reader: Reader, recent: Sequence[Event]) -> tuple[Scene, ...]:
    """Draw the journal and the sky as everybody sees them."""
    return journal(view, reader, recent), sky(view, reader, recent)
