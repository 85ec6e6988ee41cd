"""An open conflict on the table, or wars to choose from: fighters ringed, supporters framed, strengths on tags, all the
others in shade."""

from collections.abc import Iterator, Sequence

from engine.games.kings.pieces import Colour
from engine.games.kings.places import CELLS, COLUMNS, LINKS, Place
from engine.games.kings.reading.regions import cards_of, kingdom_at, opponents, wars
from engine.games.kings.state import WAR, Conflict, Side, Wars
from engine.games.kings.view import KingsView
from render.drawing.canvas import Box
from render.games.kingdoms.sprites.fight import Clash, Strength, Support, strength_tags
from render.games.kingdoms.sprites.leaders import Fighter
from render.games.kings.setting import SHORE, TABLE, TOP, Layer, rows_of, seat_of, skyline, spot, visible_height
from render.games.kings.sprites.faces import WIDTH
from render.games.kings.sprites.skyline import Dusk, Night
from render.scene import Item

_TAGGED = Box(TABLE[0], TABLE[1] - 8, TABLE[0] + TABLE[2], TABLE[1] + TABLE[3])
"""The area for tags with strengths: not on the letters of the columns."""


def fight_items(view: KingsView) -> Iterator[Item]:
    """Yield everything that shows the open conflict, or the wars that are chosen from; nothing when there is
    neither."""
    if view.agenda[:1] == (Wars(),):
        yield from war_items(view, wars(view.table))
        return
    conflict = view.conflict
    if conflict is None or conflict.winner is not None:
        return
    sides = (conflict.attacker, conflict.defender)
    _, strip = rows_of(view.table)
    for side in sides:
        for place in _supporters(view, conflict, side):
            yield Item(Layer.SUPPORT, *spot(place, strip), Support(WIDTH, visible_height(view, place)))
    yield from _fighter_items(view, [(side.place, Strength(side.strength, not side.committed)) for side in sides])


def war_items(view: KingsView, colours: Sequence[Colour]) -> Iterator[Item]:
    """Yield the marks of the wars of these colours before one of them is chosen: the fighters and their strengths."""
    table = view.table
    fighting = [leader for colour in colours for leader in opponents(table)[colour]]
    strengths = [Strength(kingdom_at(table, one.place).counts[one.colour], True) for one in fighting]
    yield from _fighter_items(view, [*zip([one.place for one in fighting], strengths, strict=True)])


def _fighter_items(view: KingsView, fighters: Sequence[tuple[Place, Strength]]) -> Iterator[Item]:
    """Yield a ring and the strength of each fighting leader, swords on a joining card, and shade over all but their
    kingdoms."""
    _, strip = rows_of(view.table)
    yield from _shade_items(view, [place for place, _ in fighters], strip)
    for place, _ in fighters:
        yield Item(Layer.RING, *seat_of(place, strip), Fighter())
    tags = [(*seat_of(place, strip), strength) for place, strength in fighters]
    yield from (Item(Layer.BADGE, *tag) for tag in strength_tags(tags, 24, 33, _TAGGED))
    if view.table.face_down is not None:
        x, y = spot(LINKS[view.table.face_down], strip)
        yield Item(Layer.BADGE, x + WIDTH / 2, y - 2, Clash(17))


def _supporters(view: KingsView, conflict: Conflict, side: Side) -> Iterator[Place]:
    """Yield the places of the cards that count: in a war all of the colour in the side's kingdom, in a revolt a red one
    under its leader."""
    for place, card in cards_of(view.table, kingdom_at(view.table, side.place)):
        if card.colour == conflict.fought and (conflict.kind == WAR or place == side.place):
            yield place


def _shade_items(view: KingsView, fighters: Sequence[Place], strip: float) -> Iterator[Item]:
    """Yield shade over the columns outside the fight, and around the others."""
    fighting = {column for place in fighters for column in kingdom_at(view.table, place).columns}
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
