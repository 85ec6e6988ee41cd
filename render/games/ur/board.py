"""The board's scene: squares and pieces, both players with their pieces off the board, the dice, the last move, and
possible moves."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from engine.game import Event, Seat, SeatRef
from engine.games.ur.places import ROSETTE_SQUARES, SQUARES, START_NUMBER
from engine.games.ur.reading import count_borne_off, is_safe, movable_pieces
from engine.games.ur.state import NO_THROW
from engine.games.ur.variant import Variant
from engine.games.ur.view import UrView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.ur.described import board_alt
from render.games.ur.setting import LEFT, PLAYER_RECTS, SIDE, SIZE, TOP, Layer, corner, is_light, middle, name_of
from render.games.ur.sprites.pieces import Die, Onward, Piece, Place, SelectableRing, Way
from render.games.ur.sprites.squares import Square, SquareName
from render.kit.names import fit_player_name
from render.kit.poster import FinalStanding, Placed
from render.kit.since import Change, since_items
from render.kit.victory import with_victory
from render.layouts.frame import Frame
from render.scene import Item, Scene, stack
from render.sprites.cards import GOLD, MUTED, Glow
from render.sprites.ground import Rect, Wall
from render.sprites.marks import Arrow, Brackets, Ghost
from render.theme import THEMES

_PIECE, _SMALL, _SIZE, _AIM = 42.0, 22.0, 30.0, 20.0
_ROW_STARTS = (400.0, 740.0)
"""Left edges of the rows of pieces to enter and of pieces borne off, on a player's plate."""

_ARROWHEAD_OFFSET = 18.0
"""Half the distance between two opposite arrowheads. One is in the middle of an edge, the other farther from the
squares' names."""

_DICE_AT: tuple[str, str] = ("A5", "C5")
_TRAYS = (("A5", -3.0), ("C5", 13.0))
"""The gaps into which dice fall, each with the distance from its corner down to its tray."""

_ENDS = {2: "five", 3: "lozenges", 4: "eyes", 8: "rings"}
_BRIDGE = ("five", "eyes", "rings", "rosette", "lozenges", "eyes", "five", "rings")


def pattern(name: str, variant: Variant) -> str:
    """Return the pattern of a square. A shared rosette has a special pattern if a piece on it is safe."""
    if name in ROSETTE_SQUARES:
        numbers = [way.index(name) + 1 for way in variant.paths.squares_by_seat if name in way]
        return "safe" if len(numbers) > 1 and is_safe(variant, numbers[0]) else "rosette"
    column = int(name[1])
    return _BRIDGE[column - 1] if name[0] == "B" else _ENDS[column]


def board(view: UrView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the position with the last move and the possible moves marked."""
    theme = THEMES[context.theme]
    marks = since_items(context, _find_changes, lambda seat: theme.ivory if is_light(view, seat) else theme.lapis.base)
    items = [*_moves(view), *([*marks] or _recent(view, context, recent))]
    scene = board_scene("board", view, context, items, board_alt(view, context, recent))
    return with_victory(scene, standing(view, context), rtl=context.rtl) if view.over else scene


def standing(view: UrView, context: PictureContext) -> FinalStanding:
    """Return the places and the verdict once a player has borne off all pieces."""
    off = [count_borne_off(view, seat) for seat in range(len(view.pieces))]
    order = sorted(range(len(off)), key=lambda seat: -off[seat])
    places = [
        Placed(rank, name_of(view, context, seat), str(off[seat]), partial(Piece, is_light(view, seat)))
        for rank, seat in enumerate(order, 1)
    ]
    return FinalStanding(places, 1, context.say("poster-wins-against", points=off[order[0]], other=off[order[1]]))


def targets(view: UrView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the squares in `words` lit, each with a small ring at its piece's destination, or return None if there are
    none."""
    lit = [word for word in words if word in SQUARES]
    if not lit:
        return None
    marks = [Item(Layer.LIT, *middle(word), SelectableRing(_PIECE + 5)) for word in lit]
    marks += [Item(Layer.MARK, *middle(end), SelectableRing(_AIM)) for end in _ends_of(view, lit)]
    return board_scene("targets", view, context, marks, context.say("picture-alt-targets", places=tuple(lit)))


def _ends_of(view: UrView, starts: Sequence[str]) -> Iterator[str]:
    """Yield the squares to which the throw takes the mover's pieces, without those that are borne off."""
    way = view.variant.paths.squares_by_seat[view.mover]
    for start in starts:
        if start in way and view.thrown != NO_THROW and (end := way.index(start) + view.thrown) < len(way):
            yield way[end]


def board_scene(kind: str, view: UrView, context: PictureContext, items: Iterable[Item], alt: str) -> Scene:
    """Compose a scene: squares in the same order for every reader, the plates mirrored for a right-to-left one."""
    frame = Frame(SIZE[0], context.rtl)
    squares = [Item(Layer.SQUARE, *corner(name), Square(pattern(name, view.variant), SIDE)) for name in SQUARES]
    names = [Item(Layer.NAME, *corner(name), SquareName(name)) for name in SQUARES]
    width = 8 * SIDE
    beds = ((LEFT - 6, TOP + SIDE - 6, width + 12, SIDE + 12), *_ends())
    trays = tuple((corner(gap)[0] + 11, corner(gap)[1] + down, 2 * SIDE - 22, SIDE - 10) for gap, down in _TRAYS)
    wall = Wall(SIZE, (*(frame.card(strip) for strip in PLAYER_RECTS), *trays), (), beds)
    sides = [item for seat in range(len(view.marks)) for item in _side(view, context, frame, seat)]
    whole = stack([*squares, *_ways(view), *names, *_pieces(view), *_gaps(view), *items, *sides])
    return Scene(kind, f"ur-{kind}", SIZE, context.theme, wall, whole, alt)


def _ways(view: UrView) -> Iterator[Item]:
    """Yield an arrowhead on the edge between each square and the next one of a path: one arrowhead if both players go
    in the same direction, two side by side if they go in opposite directions."""
    steps: dict[tuple[str, str], list[Seat]] = {}
    for seat, way in enumerate(view.variant.paths.squares_by_seat):
        for step in pairwise(way):
            steps.setdefault(step, []).append(seat)
    for (start, end), seats in steps.items():
        (x, y), (to_x, to_y) = middle(start), middle(end)
        across, down = round((to_x - x) / SIDE), round((to_y - y) / SIDE)
        aside = _ARROWHEAD_OFFSET if (end, start) in steps else 0.0
        at = (x + to_x) / 2 + aside * (down + abs(down)), (y + to_y) / 2 + aside * (across + abs(across))
        side = view.marks[seats[0]] if len(seats) == 1 else "both"
        yield Item(Layer.NAME, *at, Onward(across, down, side))


def _ends() -> tuple[Rect, ...]:
    """Return the rectangles below both ends of the board, which are three squares high."""
    height = 3 * SIDE + 12
    return ((LEFT - 6, TOP - 6, 4 * SIDE + 12, height), (LEFT + 6 * SIDE - 6, TOP - 6, 2 * SIDE + 12, height))


def _pieces(view: UrView) -> Iterator[Item]:
    way = view.variant.paths
    for seat, pieces in enumerate(view.pieces):
        for spot in pieces:
            if START_NUMBER < spot < way.off_number:
                yield Item(Layer.PIECE, *middle(way.square(seat, spot)), Piece(is_light(view, seat), _PIECE))


def _gaps(view: UrView) -> Iterator[Item]:
    """Yield the dice in the gap on the mover's side, as outlines until they are thrown. In the other gap yield the
    direction of the pieces there."""
    for seat, gap in enumerate(_DICE_AT):
        x, y = corner(gap)
        y += 12 * seat
        if view.over or view.mover != seat:
            yield Item(Layer.DICE, x + SIDE, y + SIDE / 2 - 8, Way())
            continue
        thrown, dice = view.thrown != NO_THROW, view.variant.thrown_dice
        for number in range(dice.count):
            die = Die(number < dice.dice_showing_one(view.thrown), thrown)
            yield Item(Layer.DICE, x + SIDE + 57 * (number - (dice.count - 1) / 2), y + 41, die)
        said = (str(view.thrown), 46.0, HEAVY, GOLD) if thrown else ("?", 46.0, HEAVY, MUTED)
        yield Frame(SIZE[0], False).middle(x + SIDE, y + 94, *said)


def _side(view: UrView, context: PictureContext, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield a player's name and the pieces before entering and after bearing off."""
    x, y, width, height = PLAYER_RECTS[seat]
    if view.mover == seat and not view.over:
        yield frame.top_left(x, y, width, Glow(width, height, 9))
    yield frame.item(x + 42, y + height / 2, Piece(is_light(view, seat), 30))
    name, size = fit_player_name(name_of(view, context, seat), 300, _SIZE + 6)
    yield frame.start(x + 86, y + height / 2, name, size, BOLD)
    for spot, left in zip((START_NUMBER, view.variant.paths.off_number), _ROW_STARTS, strict=True):
        yield from _row(view, context, frame, seat, spot, x + left)


def _row(view: UrView, context: PictureContext, frame: Frame, seat: Seat, spot: int, x: float) -> Iterator[Item]:
    """Yield a row of places with their pieces, and a title above it."""
    _, y, _, _ = PLAYER_RECTS[seat]
    title = context.say("picture-waiting" if spot == START_NUMBER else "picture-off")
    shown, size = fit(title, 320, 30, MEDIUM, 26)
    yield frame.start(x, y + 22, shown, size, MEDIUM, MUTED)
    there = view.pieces[seat].count(spot)
    for number in range(len(view.pieces[seat])):
        sprite = Piece(is_light(view, seat), _SMALL - 3) if number < there else Place(_SMALL - 5)
        yield frame.item(*_in_row(view.variant.paths.off_number, seat, spot, number), sprite)


def _in_row(off: int, seat: Seat, spot: int, number: int) -> tuple[float, float]:
    """Return the place of a piece in a row off the board, for left-to-right readers."""
    x, y, _, _ = PLAYER_RECTS[seat]
    return x + _ROW_STARTS[spot == off] + _SMALL + (2 * _SMALL - 2) * number, y + 60


def place_aside(context: PictureContext, seat: Seat, off: int, spot: int, number: int) -> tuple[float, float]:
    """Return the place of piece `number` in one of a player's rows off the board."""
    item = Frame(SIZE[0], context.rtl).item(*_in_row(off, seat, spot, number), Place(_SMALL))
    return item.x, item.y


def _moves(view: UrView) -> Iterator[Item]:
    """Yield a ring around each piece that may move. The first piece that may enter stands for all."""
    if view.over or view.thrown == NO_THROW:
        return
    for start in movable_pieces(view, view.mover, view.thrown):
        if start != START_NUMBER:
            yield Item(Layer.LIT, *middle(view.variant.paths.square(view.mover, start)), SelectableRing(_PIECE + 5))


def _find_changes(events: Sequence[Event]) -> Iterator[Change]:
    """Yield the squares to which a move's piece came."""
    for event in events:
        facts = dict(event.facts)
        if event.name in ("moved", "entered"):
            square = str(facts["end" if event.name == "moved" else "square"])
            yield Change((*corner(square), SIDE, SIDE), (Layer.MARK, Layer.MARK))


def _recent(view: UrView, context: PictureContext, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield an arrow or brackets for the last move, and for a piece that has come home a ghost where it stood and
    brackets where it lies."""
    for event in recent:
        facts = {name: str(value) for name, value in event.facts}
        match event.name:
            case "moved":
                (x, y), (to_x, to_y) = middle(facts["start"]), middle(facts["end"])
                yield Item(Layer.MARK, x, y, Arrow(to_x - x, to_y - y))
            case "entered":
                yield Item(Layer.MARK, *corner(facts["square"]), Brackets(SIDE, SIDE))
            case "borne-off":
                home = view.variant.paths.off_number
                seat = next(who.seat for _, who in event.facts if isinstance(who, SeatRef))
                x, y = place_aside(context, seat, home, home, view.pieces[seat].count(home) - 1)
                yield Item(Layer.MARK, *corner(facts["start"]), Ghost(False, SIDE, SIDE))
                yield Item(Layer.MARK, x - _SMALL, y - _SMALL, Brackets(2 * _SMALL, 2 * _SMALL))
