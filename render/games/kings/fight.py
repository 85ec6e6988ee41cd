"""Marks of an open conflict, or of the wars to choose from: rings around fighters, frames around supporters, tags with
strengths, and shade over the rest; and the list of possible wars."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.games.kings.pieces import Colour
from engine.games.kings.places import CELLS, COLUMN_COUNT, LINKS, Place
from engine.games.kings.reading.regions import Leader, cards_of, colours_at_war, kingdom_at, leaders_at_war, lost_cards
from engine.games.kings.state import WAR, Conflict, Side, Wars
from engine.games.kings.view import KingsView
from engine.kit.changing import clockwise
from render.context import PictureContext
from render.games.kingdoms.alt import name_of
from render.games.kingdoms.sprites.fight import ClashMark, StrengthTag, SupporterRim
from render.games.kingdoms.sprites.leaders import FighterRing
from render.games.kingdoms.war_list import BACK_WIDTH, PossibleWar, WarSide, war_block_items
from render.games.kings.setting import (
    COLUMNS_TOP,
    SPHERE_OF_COLOUR,
    TABLE_RECT,
    WATER_TOP,
    Layer,
    card_corner,
    column_skyline,
    leader_position,
    row_layout,
    visible_height,
)
from render.games.kings.sprites.faces import CARD_WIDTH, TAIL_HEIGHT, CardBack
from render.games.kings.sprites.skyline import ColumnShade, ShadeAroundKingdom
from render.layouts.frame import Frame
from render.scene import Item

_FOOT_GAP, _MIN_GAP_TO_WATER, _STRENGTH_PITCH = 27.0, 22.0, 44.0
"""Distance of a strength's tag from the foot of its column, its minimum distance from the water, and distance between
tags below the same column, in units."""

_Fighter: TypeAlias = tuple[Place, StrengthTag]


def fight_items(view: KingsView) -> Iterator[Item]:
    """Yield the marks of the open conflict, or of the wars to choose from; nothing if there is neither."""
    if view.agenda[:1] == (Wars(),):
        yield from war_items(view, colours_at_war(view.table))
        return
    conflict = view.conflict
    if conflict is None or conflict.winner is not None:
        return
    sides = (conflict.attacker, conflict.defender)
    _, strip = row_layout(view.table)
    for side in sides:
        for place in _supporter_places(view, conflict, side):
            yield Item(Layer.SUPPORT, *card_corner(place, strip), SupporterRim(CARD_WIDTH, visible_height(view, place)))
    sphere = SPHERE_OF_COLOUR[conflict.colour]
    yield from _fighter_items(
        view,
        [
            (side.place, StrengthTag(side.strength, not side.committed, view.dynasties[side.seat], sphere))
            for side in sides
        ],
    )


def war_items(view: KingsView, colours: Sequence[Colour]) -> Iterator[Item]:
    """Yield the marks of the wars of these colours, before one is chosen: rings around fighters, and strengths."""
    table = view.table
    fighting = [leader for colour in colours for leader in leaders_at_war(table)[colour]]
    yield from _fighter_items(
        view,
        [
            (
                fighter.place,
                StrengthTag(
                    kingdom_at(table, fighter.place).counts[fighter.colour],
                    True,
                    view.dynasties[fighter.seat],
                    SPHERE_OF_COLOUR[fighter.colour],
                ),
            )
            for fighter in fighting
        ],
    )


def _fighter_items(view: KingsView, fighters: Sequence[_Fighter]) -> Iterator[Item]:
    """Yield a ring and a strength for each fighting leader, swords on a joining card, and shade over everything outside
    their kingdoms."""
    _, strip = row_layout(view.table)
    yield from _shade_items(view, [place for place, _ in fighters], strip)
    for place, _ in fighters:
        yield Item(Layer.RING, *leader_position(place, strip), FighterRing())
    yield from _strength_items(view, fighters, strip)
    if view.table.face_down is not None:
        x, y = card_corner(LINKS[view.table.face_down], strip)
        yield Item(Layer.BADGE, x + CARD_WIDTH / 2, y - 2, ClashMark(17))


def _strength_items(view: KingsView, fighters: Sequence[_Fighter], strip: float) -> Iterator[Item]:
    """Yield the tags with strengths below the leaders' columns, where they cover no letters or joining cards."""
    columns: dict[int, list[_Fighter]] = {}
    for fighter in sorted(fighters, key=lambda one: one[0].row):
        columns.setdefault(fighter[0].column, []).append(fighter)
    for column, stacked in columns.items():
        x, top = card_corner(CELLS[column][0], strip)
        foot = top + len(view.table.columns[column]) * strip + TAIL_HEIGHT + _FOOT_GAP
        lowest = TABLE_RECT[1] + WATER_TOP - _MIN_GAP_TO_WATER - _STRENGTH_PITCH * (len(stacked) - 1)
        for index, (_, strength) in enumerate(stacked):
            yield Item(Layer.BADGE, x + CARD_WIDTH / 2, min(foot, lowest) + _STRENGTH_PITCH * index, strength)


def _supporter_places(view: KingsView, conflict: Conflict, side: Side) -> Iterator[Place]:
    """Yield the places of the cards that support a side: in a war all of the colour in its kingdom, in a revolt a red
    card under its leader."""
    for place, card in cards_of(view.table, kingdom_at(view.table, side.place)):
        if card.colour == conflict.support_colour and (conflict.kind == WAR or place == side.place):
            yield place


def _shade_items(view: KingsView, fighters: Sequence[Place], strip: float) -> Iterator[Item]:
    """Yield shade over the columns outside the fight, and around the kingdoms in the others."""
    fighting = {column for place in fighters for column in kingdom_at(view.table, place).columns}
    bottom = WATER_TOP - COLUMNS_TOP - 5
    for column in range(COLUMN_COUNT):
        x, y = card_corner(CELLS[column][0], strip)
        if column not in fighting:
            yield Item(Layer.VEIL, x, y, ColumnShade(-COLUMNS_TOP, bottom))
            continue
        end = -COLUMNS_TOP
        for row, part in enumerate(column_skyline(view.table, view.table.links, column).split_by_row()):
            if not row:
                yield Item(Layer.VEIL, x, y, ColumnShade(end, part.box.top))
            end = min(bottom, row * strip + part.box.bottom)
            yield Item(Layer.VEIL, x, y + row * strip, ShadeAroundKingdom(part, end - row * strip))
        if end < bottom:
            yield Item(Layer.VEIL, x, y, ColumnShade(end, bottom))


def war_list_items(view: KingsView, context: PictureContext, frame: Frame, colours: Sequence[Colour]) -> Iterator[Item]:
    """Yield a block for the war of each of these colours. The first leader clockwise from the active player attacks
    (10.3)."""
    order, pairs = clockwise(view.turn, len(view.dynasties)), leaders_at_war(view.table)
    wars = []
    for colour in colours:
        first, second = sorted(pairs[colour], key=lambda leader: order.index(leader.seat))
        foes = _war_side(view, context, first, second), _war_side(view, context, second, first)
        wars.append(PossibleWar(SPHERE_OF_COLOUR[colour], context.word(colour.leader), foes))
    yield from war_block_items(frame, context, wars, CardBack(BACK_WIDTH))


def _war_side(view: KingsView, context: PictureContext, leader: Leader, foe: Leader) -> WarSide:
    """Return one side of a war. If it wins, it gains the played card and those that its opponent loses (10.5, 10.6)."""
    seat, table = leader.seat, view.table
    gains = 1 + len(lost_cards(table, kingdom_at(table, foe.place), foe))
    held = view.hand[leader.colour] if view.hand is not None and seat == view.seat else None
    strength = kingdom_at(table, leader.place).counts[leader.colour]
    return WarSide(view.dynasties[seat], name_of(view, context, seat), strength, gains, view.hands[seat], held)
