"""The card of a conflict: both sides with their leaders, what counts on the table and from the hand, their strength."""

from engine.kings.regions import numeral, place_of
from engine.kings.state import WAR, Conflict, Side
from engine.kings.view import KingsView
from render.games.kings.alt import conflict_alt
from render.games.kings.setting import SPHERE, name_of
from render.layouts.conflict_card import PIECE, Cause, Duellist, duel
from render.reader import Reader
from render.scene import Scene
from render.sprites.faces import Back, Face
from render.sprites.leaders import Leader


def conflict(view: KingsView, look: Reader) -> Scene | None:
    """The open conflict, or the last one of this action with its winner; None when there is none."""
    fought = view.conflict
    if fought is None:
        return None
    sides = _side(view, look, fought, fought.attacker), _side(view, look, fought, fought.defender)
    numerals = [numeral(place_of(view.table, side.place)) for side in (fought.attacker, fought.defender)]
    shown = numerals if fought.kind == WAR and fought.winner is None else ()
    cause = Cause(look.say(f"picture-{fought.kind}"), fought.place.name, shown)
    titles = look.say("picture-on-table"), look.say("picture-from-hand")
    return duel("kings-conflict", look, sides, cause, (*titles, conflict_alt(view, look, fought)))


def _side(view: KingsView, look: Reader, fought: Conflict, side: Side) -> Duellist:
    letters, own, counts = look.letters, SPHERE[fought.colour], SPHERE[fought.fought]
    card = Face(counts, letters[counts], width=PIECE)
    return Duellist(
        look.say("picture-attacker" if side is fought.attacker else "picture-defender"),
        name_of(view, look, side.seat),
        Leader(view.dynasties[side.seat], own, letters[own], 48),
        [card] * side.on_table,
        [card] * side.added if side.committed else [Back(PIECE, opacity=0.3)] * 3,
        str(side.strength) if side.committed else f"{side.strength} + ?",
        fought.winner == side.seat,
    )
