"""The board of Wayfarers in three pictures: the market with the turn and the players' belongings, the journal, the sky.

Only the game's own pictures import it.
"""

from collections.abc import Sequence

from engine.game import Event
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.board.journal import draw_journal
from render.games.wayfarers.board.sky import draw_sky
from render.scene import Scene


def further_boards(view: WayfarersView, context: PictureContext, recent: Sequence[Event]) -> tuple[Scene, ...]:
    """Draw the journal and the sky, with recent changes marked."""
    return draw_journal(view, context, recent), draw_sky(view, context, recent)
