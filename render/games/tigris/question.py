"""The picture of a conflict: both sides with their leaders, strength on the board and from the hand, and the sum."""

from engine.games.tigris.places import CELL_NAMES
from engine.games.tigris.reading.regions import name_at
from engine.games.tigris.state import WAR, Conflict, Side
from engine.games.tigris.view import TigrisView
from render.context import PictureContext
from render.games.kingdoms.alt import conflict_alt
from render.games.kingdoms.conflict_card import PIECE_WIDTH, ConflictCause, ConflictSide, conflict_side, draw_conflict
from render.games.kingdoms.sprites.tiles import Tile
from render.games.kingdoms.symbols import letters_of
from render.games.tigris.sprites.tiles import TileBack
from render.scene import Scene


def question(view: TigrisView, context: PictureContext) -> Scene | None:
    """Draw the open conflict, or the last one of this action with its winner; return None if there is neither."""
    fought = view.conflict
    if fought is None:
        return None
    sides = (
        _side_of_conflict(view, context, fought, fought.attacker),
        _side_of_conflict(view, context, fought, fought.defender),
    )
    numerals = [name_at(view.naming, view.board, side.cell) for side in (fought.attacker, fought.defender)]
    kingdom_names = numerals if fought.kind == WAR and fought.winner is None else ()
    cause = ConflictCause(context.say(f"picture-{fought.kind}"), CELL_NAMES[fought.cell], kingdom_names)
    titles = context.say("picture-on-board"), context.say("picture-from-hand")
    return draw_conflict("tigris-conflict", context, sides, cause, (*titles, conflict_alt(view, context, fought)))


def _side_of_conflict(view: TigrisView, context: PictureContext, fought: Conflict, side: Side) -> ConflictSide:
    tile = Tile(fought.support_colour, letters_of(context)[fought.support_colour], size=PIECE_WIDTH)
    return conflict_side(view, context, fought, side, fought.sphere, (side.on_board, tile, TileBack(PIECE_WIDTH, 0.3)))
