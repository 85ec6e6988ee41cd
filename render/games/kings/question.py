"""The card of a conflict: both sides with their leaders, their strength from the table and from the hand, and the
totals."""

from engine.games.kings.reading.regions import name_at
from engine.games.kings.state import WAR, Conflict, Side
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.games.kingdoms.alt import conflict_alt
from render.games.kingdoms.conflict_card import PIECE, Cause, Duellist, duel
from render.games.kingdoms.sprites.leaders import Leader
from render.games.kingdoms.symbols import letters_of
from render.games.kings.setting import SPHERE, name_of
from render.games.kings.sprites.faces import Back, Face
from render.scene import Scene


def question(view: KingsView, reader: PictureContext) -> Scene | None:
    """Draw the open conflict, or the last one of this action with its winner; None when there is none."""
    fought = view.conflict
    if fought is None:
        return None
    sides = _side(view, reader, fought, fought.attacker), _side(view, reader, fought, fought.defender)
    numerals = [name_at(view.naming, view.table, side.place) for side in (fought.attacker, fought.defender)]
    shown = numerals if fought.kind == WAR and fought.winner is None else ()
    cause = Cause(reader.say(f"picture-{fought.kind}"), fought.place.name, shown)
    titles = reader.say("picture-on-table"), reader.say("picture-from-hand")
    return duel("kings-conflict", reader, sides, cause, (*titles, conflict_alt(view, reader, fought)))


def _side(view: KingsView, reader: PictureContext, fought: Conflict, side: Side) -> Duellist:
    letters, own, counts = letters_of(reader), SPHERE[fought.colour], SPHERE[fought.fought]
    card = Face(counts, letters[counts], width=PIECE)
    return Duellist(
        reader.say("picture-attacker" if side is fought.attacker else "picture-defender"),
        name_of(view, reader, side.seat),
        Leader(view.dynasties[side.seat], own, letters[own], 48),
        [card] * side.on_table,
        [card] * side.added if side.committed else [Back(PIECE, opacity=0.3)] * 3,
        side.committed,
        str(side.strength) if side.committed else f"{side.strength} + ?",
        fought.winner == side.seat,
    )
