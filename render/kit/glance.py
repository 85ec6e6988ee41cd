"""Pictures above a panel's buttons: the board with their numbers on it, and a strip of the reader's belongings."""

import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import groupby, product
from typing import NamedTuple

from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.drawing.shapes import Point
from render.scene import Item, shorten_alt
from render.sprites.marks import Arrow, Brackets
from render.sprites.numbers import NumberPlate, PlateInk, PlateOutline

STRIP_WIDTH = 1084
"""Width of a strip, in units."""

PHONE_WIDTH = 351
"""Width of a picture on a phone, in pixels."""

_PLATE_WIDTH, _PAIRED_WIDTH, _FIGURE_HEIGHT = 18.2, 16.2, 12.0
"""Sizes on a phone, in pixels: the width of a plate that is alone, of one that is next to another at the same place,
and the height of a figure on a plate."""

MAX_HIDDEN_SHARE = 0.45
"""Maximum share of a piece's area that plates may hide."""

_PLATE_GAP = 2.0
"""Gap between two plates at the same place, in units."""

_OFFSETS: Sequence[Point] = sorted(
    ((dx, dy) for dx, dy in product((0.0, -8.0, 8.0, -16.0, 16.0, -26.0, 26.0), repeat=2)),
    key=lambda step: step[0] ** 2 + step[1] ** 2,
)
"""Distances in units, to the right and downwards, from a plate's preferred position at which it is tried in order."""

_NO_OFFSET = (0.0, 0.0)

_MAX_DISTANCE = 150.0
"""Maximum distance of a plate's edge from its preferred position, in units."""

_FAR_ARROW_LENGTH, _BRACKETS_SIZE = 240.0, 58.0
"""Length in units from which on several arrows from one piece would cross the picture, and size of the brackets around
the piece that are drawn instead."""

_MAX_TRIES = 4000
"""Maximum number of arrangements of plates to try before some may touch a name."""


class Spot(NamedTuple):
    """The place of an answer in a picture.

    `place`: equal for answers that are played at the same place.
    `x`, `y`: the plate's preferred position in units.
    `outline`, `ink`: the shape and colour of the plate.
    `origin`: the previous position of a moved piece, or None.
    `fixed`: whether the plate must not be moved because it belongs to something small.
    `room`: the number of plates for which the place has room side by side.
    """

    place: Hashable
    x: float
    y: float
    outline: PlateOutline
    ink: PlateInk
    origin: Point | None = None
    fixed: bool = False
    room: int = 2


class PlacedAnswer(NamedTuple):
    """An answer, and where it is shown."""

    answer: Answer
    spot: Spot


class _PlateArrangement(NamedTuple):
    """One possible arrangement of the plates at one place: their positions, and the areas that they cover."""

    numbers: tuple[tuple[Point, NumberPlate], ...]
    boxes: tuple[Box, ...]


def number_items(
    layers: tuple[int, int],
    placed: Iterable[PlacedAnswer],
    width: float,
    within: Box,
    taken: Sequence[Box] = (),
    pieces: Iterable[Box] = (),
) -> Iterator[Item]:
    """Yield the plates of numbered answers, and arrows from the previous positions of moved pieces. A piece that may go
    to several far places is bracketed instead, since its arrows would cross the picture. If possible, no plate covers
    another one, a `taken` area, or most of a piece.

    `layers`: the z-layers of the arrows and of the plates.
    `width`: the width of the picture, in units.
    `within`: the area for plates.
    `pieces`: the areas of pieces.
    """
    numbered = sorted((entry for entry in placed if entry.answer.number), key=lambda entry: entry.answer.number)
    by_place = sorted(numbered, key=lambda entry: [other.spot.place for other in numbered].index(entry.spot.place))
    groups = [[*group] for _, group in groupby(by_place, lambda entry: entry.spot.place)]
    chosen = _arrange_plates(groups, width / PHONE_WIDTH, within, taken, [*pieces])
    yield from _origin_items(layers[0], groups, chosen)
    for plates in chosen:
        for (left, top), number in plates.numbers:
            yield Item(layers[1], left, top, number)


def _origin_items(
    layer: int, groups: Sequence[Sequence[PlacedAnswer]], arrangements: Sequence[_PlateArrangement]
) -> Iterator[Item]:
    """Yield arrows to the plates of moved pieces, or brackets around their origins."""
    aims: dict[Point, list[tuple[Point, float]]] = {}
    for group, plates in zip(groups, arrangements, strict=True):
        for origin in {entry.spot.origin for entry in group if entry.spot.origin is not None}:
            (place, number), *_ = plates.numbers
            aims.setdefault(origin, []).append((place, number.width / 2))
    for origin, ends in aims.items():
        if len(ends) > 1 and max(math.dist(origin, place) for place, _ in ends) > _FAR_ARROW_LENGTH:
            x, y = origin
            yield Item(layer, x - _BRACKETS_SIZE / 2, y - _BRACKETS_SIZE / 2, Brackets(_BRACKETS_SIZE, _BRACKETS_SIZE))
            continue
        for place, radius in ends:
            yield from arrow_items(layer, origin, place, radius)


def _possible_arrangements(group: Sequence[PlacedAnswer], pixel: float, within: Box) -> Iterator[_PlateArrangement]:
    """Yield the arrangements of a place's plates, the best first: all of them in a row or a column if the place has
    room for so many, then for more than two plates the first alone, with a plus."""
    spot, count, height = group[0].spot, len(group), _FIGURE_HEIGHT * pixel
    offsets = _OFFSETS[:1] if spot.fixed else _OFFSETS
    plates, patterns = list[NumberPlate](), list[Sequence[Point]]()
    if 1 < count <= spot.room:
        side = _PAIRED_WIDTH * pixel
        plates = [_number_plate(entry, side, height, more=False) for entry in group]
        steps = [(place - (count - 1) / 2) * (side + _PLATE_GAP) for place in range(count)]
        patterns = [[(step, 0.0) for step in steps], [(0.0, step) for step in steps]]
        yield from _arrangements_within(spot, plates, patterns, offsets, within)
    if count != 2:
        plates, patterns = [_number_plate(group[0], _PLATE_WIDTH * pixel, height, more=count > 2)], [[_NO_OFFSET]]
        yield from _arrangements_within(spot, plates, patterns, offsets, within)
    yield _arranged(spot, plates, patterns[0], _NO_OFFSET)


def _arrangements_within(
    spot: Spot,
    plates: Sequence[NumberPlate],
    patterns: Sequence[Sequence[Point]],
    offsets: Sequence[Point],
    within: Box,
) -> Iterator[_PlateArrangement]:
    """Yield arrangements of plates that lie in an area, those with the smallest offsets first."""
    for offset, pattern in product(offsets, patterns):
        arranged = _arranged(spot, plates, pattern, offset)
        if all(_is_inside(box, within) for box in arranged.boxes):
            yield arranged


def _arranged(spot: Spot, plates: Sequence[NumberPlate], pattern: Sequence[Point], offset: Point) -> _PlateArrangement:
    """Return plates at the distances in `pattern` from a place that is moved by `offset`, all in units."""
    points = [(spot.x + offset[0] + x, spot.y + offset[1] + y) for x, y in pattern]
    boxes = tuple(_square_around(point, plate.width / 2) for point, plate in zip(points, plates, strict=True))
    return _PlateArrangement(tuple(zip(points, plates, strict=True)), boxes)


def number_of_answer(answer: Answer, outline: PlateOutline, ink: PlateInk, width: float) -> NumberPlate:
    """Return a plate for an answer that has no other answers at its place. `width`: that of the picture in units."""
    pixel = width / PHONE_WIDTH
    return NumberPlate(answer.number, outline, ink, _PLATE_WIDTH * pixel, _FIGURE_HEIGHT * pixel, answer.spends)


def _number_plate(entry: PlacedAnswer, width: float, height: float, *, more: bool) -> NumberPlate:
    return NumberPlate(
        entry.answer.number, entry.spot.outline, entry.spot.ink, width, height, entry.answer.spends, more
    )


def _square_around(point: Point, half: float) -> Box:
    return Box(point[0] - half, point[1] - half, point[0] + half, point[1] + half)


def item_box(item: Item) -> Box:
    """Return the area that an item may touch, in units."""
    return item.sprite.box.move(item.x, item.y)


def _is_inside(box: Box, room: Box) -> bool:
    return room.left <= box.left and room.top <= box.top and box.right <= room.right and box.bottom <= room.bottom


def _arrange_plates(
    groups: Sequence[Sequence[PlacedAnswer]], pixel: float, within: Box, taken: Sequence[Box], pieces: Sequence[Box]
) -> list[_PlateArrangement]:
    """Return an arrangement of the plates for each place. If possible, none covers another plate, a `taken` area, or
    most of a piece. Otherwise at least none covers another plate. If even that is impossible, each plate is at its
    preferred position."""
    arranged: list[_PlateArrangement] = []
    for group in groups:
        used = [box for plates in arranged for box in plates.boxes]
        names, near = _boxes_near(group, (*taken, *used)), _boxes_near(group, pieces)
        options = _possible_arrangements(group, pixel, within)
        best = next((one for one in options if _is_clear(one, names) and not _hides_piece(one, near)), None)
        if best is None:
            return _arrange_anyhow(groups, pixel, within, taken, pieces)
        arranged.append(best)
    return arranged


def _boxes_near(group: Sequence[PlacedAnswer], boxes: Iterable[Box]) -> list[Box]:
    """Return those of `boxes` that the plates of a place may touch."""
    area = _square_around((group[0].spot.x, group[0].spot.y), _MAX_DISTANCE)
    return [box for box in boxes if box.overlaps(area)]


def _arrange_anyhow(
    groups: Sequence[Sequence[PlacedAnswer]], pixel: float, within: Box, taken: Sequence[Box], pieces: Sequence[Box]
) -> list[_PlateArrangement]:
    """Return an arrangement for each place in which no plate covers another one, if there is one: without those that
    cover `taken` areas or pieces if possible."""
    options = [[*_possible_arrangements(group, pixel, within)] for group in groups]
    clear, free = list[list[_PlateArrangement]](), list[list[_PlateArrangement]]()
    for group, place in zip(groups, options, strict=True):
        names, near = _boxes_near(group, taken), _boxes_near(group, pieces)
        clear.append([plates for plates in place if _is_clear(plates, names)] or place)
        free.append([plates for plates in clear[-1] if not _hides_piece(plates, near)] or clear[-1])
    for choices in (free, clear, options):
        tries = iter(range(_MAX_TRIES))
        if (arrangements := _find_arrangement(choices, [], tries)) is not None:
            return arrangements
    return [place[0] for place in options]


def _is_clear(plates: _PlateArrangement, taken: Sequence[Box]) -> bool:
    return not any(box.overlaps(other) for box, other in product(plates.boxes, taken))


def _hides_piece(plates: _PlateArrangement, pieces: Sequence[Box]) -> bool:
    """Whether plates hide too much of a piece."""
    return any(
        sum(_overlap_area(box, piece) for box in plates.boxes)
        > MAX_HIDDEN_SHARE * (piece.right - piece.left) * (piece.bottom - piece.top)
        for piece in pieces
    )


def _overlap_area(first: Box, second: Box) -> float:
    """Return the area that two rectangles share, or 0."""
    width = min(first.right, second.right) - max(first.left, second.left)
    height = min(first.bottom, second.bottom) - max(first.top, second.top)
    return max(0.0, width) * max(0.0, height)


def _find_arrangement(
    options: Sequence[Sequence[_PlateArrangement]], chosen: list[_PlateArrangement], tries: Iterator[int]
) -> list[_PlateArrangement] | None:
    if len(chosen) == len(options):
        return chosen
    for plates in options[len(chosen)]:
        if next(tries, None) is None:
            return None
        used = [box for earlier in chosen for box in earlier.boxes]
        if _is_clear(plates, used) and (whole := _find_arrangement(options, [*chosen, plates], tries)) is not None:
            return whole
    return None


def arrow_items(layer: int, origin: Point, aim: Point, radius: float) -> Iterator[Item]:
    """Yield an arrow to the edge of a plate whose middle is at `aim`, or nothing if the plate covers `origin`."""
    dx, dy = aim[0] - origin[0], aim[1] - origin[1]
    distance = (dx * dx + dy * dy) ** 0.5
    if distance > 2 * radius:
        part = (distance - radius) / distance
        yield Item(layer, *origin, Arrow(dx * part, dy * part))


def glance_alt(context: PictureContext, answers: Sequence[Answer], lit: Iterable[Answer] = ()) -> str:
    """Return the alt text of the answers in a picture: the numbered ones, otherwise those at `lit` places, or ""."""
    numbered = sorted((answer for answer in answers if answer.number), key=lambda answer: answer.number)
    if numbered:
        proposals = "; ".join(f"{answer.number} {answer.text}" for answer in numbered)
        return shorten_alt(context.say("picture-proposals", proposals=proposals))
    places = ", ".join(answer.text for answer in lit)
    return shorten_alt(context.say("picture-places", places=places)) if places else ""
