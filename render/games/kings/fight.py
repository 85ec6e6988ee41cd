"""An open conflict on the table: fighters ringed, supporters framed, strengths on tags, all else in shade."""

from collections.abc import Iterator

from engine.kings.places import CELLS, COLUMNS, LINKS, Place
from engine.kings.reading.regions import cards_of, kingdom_at
from engine.kings.state import WAR, Conflict, Side
from engine.kings.view import KingsView
from render.games.kings.setting import SHORE, TABLE, TOP, Layer, rows_of, seat_of, skyline, spot, visible_height
from render.games.kings.sprites.faces import WIDTH
from render.games.kings.sprites.skyline import Dusk, Night
from render.kit.sprites.fight import Clash, Strength, Support, strength_tags
from render.kit.sprites.leaders import Fighter
from render.scene import Item


def fight_items(view: KingsView) -> Iterator[Item]:
    """Yield everything that shows the open conflict; nothing when there is none."""
    conflict = view.conflict
    if conflict is None or conflict.winner is not None:
        return
    _, strip = rows_of(view.table)
    yield from _dusk(view, conflict, strip)
    for side in (conflict.attacker, conflict.defender):
        yield Item(Layer.RING, *seat_of(side.place, strip), Fighter())
        for place in _supporters(view, conflict, side):
            yield Item(Layer.SUPPORT, *spot(place, strip), Support(WIDTH, visible_height(view, place)))
    sides = (conflict.attacker, conflict.defender)
    tags = [(*seat_of(side.place, strip), Strength(side.strength, not side.committed)) for side in sides]
    yield from (Item(Layer.BADGE, *tag) for tag in strength_tags(tags, 24, 33, (TABLE[0], TABLE[0] + TABLE[2])))
    if view.table.face_down is not None:
        x, y = spot(LINKS[view.table.face_down], strip)
        yield Item(Layer.BADGE, x + WIDTH / 2, y - 2, Clash(17))


def _supporters(view: KingsView, conflict: Conflict, side: Side) -> Iterator[Place]:
    """Yield the places of the cards that count: in a war all of the colour in the side's kingdom, in a revolt a red one
    under its leader."""
    for place, card in cards_of(view.table, kingdom_at(view.table, side.place)):
        if card.colour == conflict.fought and (conflict.kind == WAR or place == side.place):
            yield place


def _dusk(view: KingsView, conflict: Conflict, strip: float) -> Iterator[Item]:
    """Yield shade over the columns that do not fight, and around those that do."""
    fighting = {
        column
        for side in (conflict.attacker, conflict.defender)
        for column in kingdom_at(view.table, side.place).columns
    }
    bottom = SHORE - TOP - 5
    for column in range(COLUMNS):
        x, y = spot(CELLS[column][0], strip)
        if column not in fighting:
            yield Item(Layer.VEIL, x, y, Night(-TOP, bottom))
            continue
        end = -TOP
        for row, part in enumerate(skyline(view.table, view.table.links, column).parts()):
            if not row:
                yield Item(Layer.VEIL, x, y, Night(end, part.box.top))
            end = min(bottom, row * strip + part.box.bottom)
            yield Item(Layer.VEIL, x, y + row * strip, Dusk(part, end - row * strip))
        if end < bottom:
            yield Item(Layer.VEIL, x, y, Night(end, bottom))
