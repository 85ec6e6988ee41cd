"""The card of a conflict: both sides with their leaders, their tiles on the board and from the hand, their strength."""

from collections.abc import Iterator, Sequence

from engine.tigris.board import NAMES
from engine.tigris.regions import kingdoms, numeral
from engine.tigris.state import WAR, Conflict, Side
from engine.tigris.view import TigrisView
from render.games.tigris.alt import conflict_alt
from render.games.tigris.setting import apart, name_of
from render.look import Look
from render.mirror import Frame
from render.paint.cards import GOLD, MUTED, Glow
from render.paint.ground import Card, Wall
from render.paint.leaders import Leader
from render.paint.marks import Clash
from render.paint.tiles import FaceDown, Tile
from render.scene import Item, Scene, Sprite, shorten, stack
from render.text import BOLD, HEAVY, MEDIUM, fit, width

SIZE = (1100, 372)
_WIDE = 464.0
_CARD: Card = (12, 12, _WIDE, 348)
_BOARD: Card = (24, 164, 440, 76)
_ADDED: Card = (24, 268, 440, 76)
_TILE = 60.0
_ROOM = 416.0


def conflict(view: TigrisView, look: Look) -> Scene | None:
    """The open conflict, or the last one of this action with its winner; None when there is none."""
    if view.conflict is None:
        return None
    items: list[Item] = []
    cards, trays = [], []
    for mirrored, side in ((look.rtl, view.conflict.attacker), (not look.rtl, view.conflict.defender)):
        frame = Frame(SIZE[0], mirrored)
        items += _side(view, look, frame, side)
        cards.append(frame.card(_CARD))
        trays += [frame.card(_BOARD), frame.card(_ADDED)]
    items += _middle(view, view.conflict, look)
    wall = Wall(SIZE, tuple(sorted(cards)), tuple(sorted(trays)))
    alt = shorten(conflict_alt(view, look, view.conflict))
    return Scene("conflict", "tigris-conflict", SIZE, look.theme, wall, stack(items), alt)


def _side(view: TigrisView, look: Look, frame: Frame, side: Side) -> Iterator[Item]:
    """One side's card, laid out as the left one."""
    fought = view.conflict
    if fought is None:
        return
    attacks = side is fought.attacker
    signs = look.letters
    if fought.winner == side.seat:
        yield frame.wide(_CARD[0], _CARD[1], _WIDE, Glow(_WIDE, _CARD[3], 9))
    leader = Leader(view.dynasties[side.seat], fought.sphere, signs[fought.sphere], 48)
    yield frame.item(78, 76, leader)
    strength = str(side.strength) if side.committed else f"{side.strength} + ?"
    yield frame.end(458, 76, strength, 44, HEAVY, GOLD)
    room = 458 - 144 - width(strength, 44, HEAVY) - 18
    role = look.say("picture-attacker" if attacks else "picture-defender")
    yield from _role(look, frame, role, fought.winner == side.seat, room)
    yield frame.start(144, 80, *fit(name_of(view, look, side.seat), room, 31, HEAVY, 13), HEAVY)
    yield frame.start(28, 150, look.say("picture-on-board"), 18, MEDIUM, MUTED)
    yield frame.start(28, 254, look.say("picture-from-hand"), 18, MEDIUM, MUTED)
    colour = fought.colour
    tile = Tile(colour, signs[colour], size=_TILE)
    yield from _row(frame, _BOARD, [tile] * side.on_board)
    added: list[Sprite] = [tile] * side.added if side.committed else [FaceDown(_TILE, 0.3)] * 3
    yield from _row(frame, _ADDED, added)


def _role(look: Look, frame: Frame, role: str, won: bool, room: float) -> Iterator[Item]:
    """Which side it is and, when it has won, that it has."""
    word, size = fit(role, room * (0.6 if won else 1), 18, MEDIUM, 6)
    yield frame.start(144, 46, word, size, MEDIUM, MUTED)
    if won:
        after = 144 + width(word, size, MEDIUM)
        yield frame.start(after + 8, 46, "•", 16, HEAVY, GOLD)
        told = fit(look.say("picture-winner"), 144 + room - after - 22, 18, BOLD, 6)
        yield frame.start(after + 22, 46, *told, BOLD, GOLD)


def _row(frame: Frame, tray: Card, pieces: Sequence[Sprite]) -> Iterator[Item]:
    """Pieces side by side, overlapping where there are many."""
    pitch = min(_TILE + 6, (_ROOM - _TILE) / max(1, len(pieces) - 1))
    for number, piece in enumerate(pieces):
        yield frame.wide(tray[0] + 12 + pitch * number, tray[1] + 7, _TILE, piece)


def _middle(view: TigrisView, fought: Conflict, look: Look) -> Iterator[Item]:
    frame = Frame(SIZE[0], False)
    x = SIZE[0] / 2
    yield frame.item(x, 110, Clash(52, False))
    words = look.say(f"picture-{fought.kind}").split()
    top = 200.0
    for line in words:
        yield frame.middle(x, top, *fit(line, 130, 21, BOLD, 10), BOLD)
        top += 25
    yield frame.middle(x, top + 18, NAMES[fought.cell], 30, HEAVY, GOLD)
    if fought.kind == WAR and fought.winner is None:
        sides = (fought.defender, fought.attacker) if look.rtl else (fought.attacker, fought.defender)
        numerals = " × ".join(_kingdom(view, side) for side in sides)
        yield frame.middle(x, top + 49, numerals, 20, BOLD, GOLD)


def _kingdom(view: TigrisView, side: Side) -> str:
    """The numeral of a side's kingdom, as the board shows it."""
    found = kingdoms(apart(view.board))
    return next((numeral(place) for place, kingdom in enumerate(found) if kingdom.cells >> side.cell & 1), "")
