"""The card of a conflict: both sides with their leaders, their tiles on the board and from the hand, their strength."""

from engine.tigris.board import NAMES
from engine.tigris.regions import kingdoms, numeral
from engine.tigris.state import WAR, Conflict, Side
from engine.tigris.view import TigrisView
from render.games.tigris.alt import conflict_alt
from render.games.tigris.setting import apart, name_of
from render.layouts.conflict_card import PIECE, Cause, Duellist, duel
from render.reader import Reader
from render.scene import Scene
from render.sprites.leaders import Leader
from render.sprites.tiles import FaceDown, Tile


def conflict(view: TigrisView, look: Reader) -> Scene | None:
    """The open conflict, or the last one of this action with its winner; None when there is none."""
    fought = view.conflict
    if fought is None:
        return None
    sides = _side(view, look, fought, fought.attacker), _side(view, look, fought, fought.defender)
    numerals = [_kingdom(view, side) for side in (fought.attacker, fought.defender)]
    shown = numerals if fought.kind == WAR and fought.winner is None else ()
    cause = Cause(look.say(f"picture-{fought.kind}"), NAMES[fought.cell], shown)
    titles = look.say("picture-on-board"), look.say("picture-from-hand")
    return duel("tigris-conflict", look, sides, cause, (*titles, conflict_alt(view, look, fought)))


def _side(view: TigrisView, look: Reader, fought: Conflict, side: Side) -> Duellist:
    letters, colour = look.letters, fought.colour
    tile = Tile(colour, letters[colour], size=PIECE)
    return Duellist(
        look.say("picture-attacker" if side is fought.attacker else "picture-defender"),
        name_of(view, look, side.seat),
        Leader(view.dynasties[side.seat], fought.sphere, letters[fought.sphere], 48),
        [tile] * side.on_board,
        [tile] * side.added if side.committed else [FaceDown(PIECE, 0.3)] * 3,
        str(side.strength) if side.committed else f"{side.strength} + ?",
        fought.winner == side.seat,
    )


def _kingdom(view: TigrisView, side: Side) -> str:
    """The numeral of a side's kingdom, as the board shows it."""
    found = kingdoms(apart(view.board))
    return next((numeral(place) for place, kingdom in enumerate(found) if kingdom.cells >> side.cell & 1), "")
