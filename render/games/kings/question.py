"""The picture of a conflict: both sides with their leaders, strength on the table and from the hand, and the sum."""

from engine.games.kings.reading.regions import name_at
from engine.games.kings.state import WAR, Conflict, Side
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.games.kingdoms.alt import conflict_alt
from render.games.kingdoms.conflict_card import PIECE_WIDTH, ConflictCause, ConflictSide, conflict_side, draw_conflict
from render.games.kingdoms.symbols import letters_of
from render.games.kings.setting import SPHERE_OF_COLOUR
from render.games.kings.sprites.faces import CardBack, CardFace
from render.scene import Scene


def question(view: KingsView, context: PictureContext) -> Scene | None:
    """Draw the open conflict, or the last one of this action with its winner; return None if there is neither."""
    fought = view.conflict
    if fought is None:
        return None
    sides = (
        _side_of_conflict(view, context, fought, fought.attacker),
        _side_of_conflict(view, context, fought, fought.defender),
    )
    numerals = [name_at(view.naming, view.table, side.place) for side in (fought.attacker, fought.defender)]
    kingdom_names = numerals if fought.kind == WAR and fought.winner is None else ()
    cause = ConflictCause(context.say(f"picture-{fought.kind}"), fought.place.name, kingdom_names)
    titles = context.say("picture-on-table"), context.say("picture-from-hand")
    return draw_conflict("kings-conflict", context, sides, cause, (*titles, conflict_alt(view, context, fought)))


def _side_of_conflict(view: KingsView, context: PictureContext, fought: Conflict, side: Side) -> ConflictSide:
    counts = SPHERE_OF_COLOUR[fought.support_colour]
    card, hidden = CardFace(counts, letters_of(context)[counts], width=PIECE_WIDTH), CardBack(PIECE_WIDTH, opacity=0.3)
    return conflict_side(view, context, fought, side, SPHERE_OF_COLOUR[fought.colour], (side.on_table, card, hidden))
