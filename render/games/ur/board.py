"""The board's picture: squares, pieces on and off the board, players, dice, the last move, and possible moves."""

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
from render.drawing.shapes import Point
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text
from render.games.ur.described import board_alt
from render.games.ur.setting import (
    BOARD_LEFT,
    BOARD_TOP,
    PLAYER_RECTS,
    SIZE,
    SQUARE_SIDE,
    Layer,
    full_name_of,
    is_light,
    name_of,
    square_corner,
    square_middle,
)
from render.games.ur.sprites.pieces import Die, DirectionArrowhead, DirectionChevrons, EmptyPlace, Piece, SelectableRing
from render.games.ur.sprites.squares import Square, SquareName
from render.kit.names import fit_player_name
from render.kit.poster import FinalStanding, Finisher
from render.kit.since import ChangedPlace, change_items
from render.kit.victory import with_victory
from render.layouts.frame import Frame
from render.scene import Item, Scene, sort_by_layer
from render.sprites.cards import GOLD, MUTED, DecidingRim
from render.sprites.ground import Rect, Wall
from render.sprites.marks import Arrow, Brackets, GhostFrame
from render.theme import THEMES

_PIECE_RADIUS, _OFF_BOARD_RADIUS, _NAME_SIZE, _DESTINATION_RADIUS = 42.0, 22.0, 30.0, 20.0
_OFF_BOARD_ROWS_X = (400.0, 740.0)
"""X coordinates of the rows of pieces to enter and of borne-off pieces on a player's plate, in units."""

_OFF_BOARD_PITCH, _OFF_BOARD_ROW_DROP, _TITLE_RISE = 2 * _OFF_BOARD_RADIUS - 2, 60.0, 38.0
"""Distance from piece to piece in a row off the board, from the plate's upper edge to the row, and from the row up to
its title, in units."""

_ARROWHEAD_OFFSET = 18.0
"""Half the distance between two opposite arrowheads on an edge, in units."""

_DICE_GAP_OF_SEAT: tuple[str, str] = ("A5", "C5")
_DICE_TRAY_OFFSETS = (("A5", -3.0), ("C5", 13.0))
"""The gaps with dice, each with the distance from its corner down to its tray, in units."""

_END_ROW_PATTERNS = {2: "five", 3: "lozenges", 4: "eyes", 8: "rings"}
_MIDDLE_ROW_PATTERNS = ("five", "eyes", "rings", "rosette", "lozenges", "eyes", "five", "rings")


def square_pattern(name: str, variant: Variant) -> str:
    """Return the name of a square's pattern: `safe` for a shared rosette on which pieces can't be captured."""
    if name in ROSETTE_SQUARES:
        numbers = [path.index(name) + 1 for path in variant.paths.squares_by_seat if name in path]
        return "safe" if len(numbers) > 1 and is_safe(variant, numbers[0]) else "rosette"
    column = int(name[1])
    return _MIDDLE_ROW_PATTERNS[column - 1] if name[0] == "B" else _END_ROW_PATTERNS[column]


def board(view: UrView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the position with the last move and the possible moves marked."""
    theme = THEMES[context.theme]
    marks = change_items(context, _find_changes, lambda seat: theme.ivory if is_light(view, seat) else theme.lapis.base)
    items = [*_movable_items(view), *([*marks] or _recent_items(view, context, recent))]
    scene = board_scene("board", view, context, items, board_alt(view, context, recent))
    return with_victory(scene, final_standing(view, context), rtl=context.rtl) if view.over else scene


def final_standing(view: UrView, context: PictureContext) -> FinalStanding:
    """Return both players' ranks and the verdict, after a player has borne off all pieces."""
    off = [count_borne_off(view, seat) for seat in range(len(view.pieces))]
    order = sorted(range(len(off)), key=lambda seat: -off[seat])
    places = [
        Finisher(
            rank,
            name_of(view, context, seat),
            str(off[seat]),
            partial(Piece, is_light(view, seat)),
            full_name_of(view, context, seat),
        )
        for rank, seat in enumerate(order, 1)
    ]
    return FinalStanding(places, 1, context.say("poster-wins-against", points=off[order[0]], other=off[order[1]]))


def targets(view: UrView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the squares in `words` highlighted, with a small ring at the destination of each piece on them, or return
    None if `words` has no square."""
    lit = [word for word in words if word in SQUARES]
    if not lit:
        return None
    marks = [Item(Layer.LIT, *square_middle(word), SelectableRing(_PIECE_RADIUS + 5)) for word in lit]
    marks += [
        Item(Layer.MARK, *square_middle(end), SelectableRing(_DESTINATION_RADIUS)) for end in _destinations(view, lit)
    ]
    return board_scene("targets", view, context, marks, context.say("picture-alt-targets", places=tuple(lit)))


def _destinations(view: UrView, starts: Sequence[str]) -> Iterator[str]:
    """Yield the squares to which the throw takes the mover's pieces from the squares `starts`; none if borne off."""
    path = view.variant.paths.squares_by_seat[view.mover]
    for start in starts:
        if start in path and view.thrown != NO_THROW and (end := path.index(start) + view.thrown) < len(path):
            yield path[end]


def board_scene(kind: str, view: UrView, context: PictureContext, items: Iterable[Item], alt: str) -> Scene:
    """Compose a scene: squares and plates in the same order for every reader, since pieces enter and leave at the same
    place."""
    squares = [
        Item(Layer.SQUARE, *square_corner(name), Square(square_pattern(name, view.variant), SQUARE_SIDE))
        for name in SQUARES
    ]
    names = [Item(Layer.NAME, *square_corner(name), SquareName(name)) for name in SQUARES]
    width = 8 * SQUARE_SIDE
    beds = ((BOARD_LEFT - 6, BOARD_TOP + SQUARE_SIDE - 6, width + 12, SQUARE_SIDE + 12), *_end_rects())
    trays = tuple(
        (square_corner(gap)[0] + 11, square_corner(gap)[1] + down, 2 * SQUARE_SIDE - 22, SQUARE_SIDE - 10)
        for gap, down in _DICE_TRAY_OFFSETS
    )
    wall = Wall(SIZE, (*PLAYER_RECTS, *trays), (), beds)
    sides = [item for seat in range(len(view.marks)) for item in _player_items(view, context, seat)]
    whole = sort_by_layer(
        [*squares, *_arrowhead_items(view), *names, *_piece_items(view), *_dice_items(view), *items, *sides]
    )
    return Scene(kind, f"ur-{kind}", SIZE, context.theme, wall, whole, alt)


def _arrowhead_items(view: UrView) -> Iterator[Item]:
    """Yield an arrowhead on the edge between each square and the next one of a path: one arrowhead if both players go
    in the same direction, two side by side if they go in opposite directions."""
    steps: dict[tuple[str, str], list[Seat]] = {}
    for seat, path in enumerate(view.variant.paths.squares_by_seat):
        for step in pairwise(path):
            steps.setdefault(step, []).append(seat)
    for (start, end), seats in steps.items():
        (x, y), (to_x, to_y) = square_middle(start), square_middle(end)
        dx, dy = round((to_x - x) / SQUARE_SIDE), round((to_y - y) / SQUARE_SIDE)
        offset = _ARROWHEAD_OFFSET if (end, start) in steps else 0.0
        middle = (x + to_x) / 2 + offset * (dy + abs(dy)), (y + to_y) / 2 + offset * (dx + abs(dx))
        side = view.marks[seats[0]] if len(seats) == 1 else "both"
        yield Item(Layer.NAME, *middle, DirectionArrowhead(dx, dy, side))


def _end_rects() -> tuple[Rect, ...]:
    """Return the rectangles of the ground below both ends of the board, which are three squares high, in units."""
    height = 3 * SQUARE_SIDE + 12
    return (
        (BOARD_LEFT - 6, BOARD_TOP - 6, 4 * SQUARE_SIDE + 12, height),
        (BOARD_LEFT + 6 * SQUARE_SIDE - 6, BOARD_TOP - 6, 2 * SQUARE_SIDE + 12, height),
    )


def _piece_items(view: UrView) -> Iterator[Item]:
    paths = view.variant.paths
    for seat, pieces in enumerate(view.pieces):
        for spot in pieces:
            if START_NUMBER < spot < paths.off_number:
                yield Item(
                    Layer.PIECE, *square_middle(paths.square(seat, spot)), Piece(is_light(view, seat), _PIECE_RADIUS)
                )


def _dice_items(view: UrView) -> Iterator[Item]:
    """Yield the dice in the gap on the mover's side, as outlines until they are thrown. In the other gap yield the
    direction of the pieces there."""
    for seat, gap in enumerate(_DICE_GAP_OF_SEAT):
        x, y = square_corner(gap)
        y += 12 * seat
        if view.over or view.mover != seat:
            yield Item(Layer.DICE, x + SQUARE_SIDE, y + SQUARE_SIDE / 2 - 8, DirectionChevrons())
            continue
        thrown, dice = view.thrown != NO_THROW, view.variant.thrown_dice
        for index in range(dice.count):
            die = Die(index < dice.dice_showing_one(view.thrown), thrown)
            yield Item(Layer.DICE, x + SQUARE_SIDE + 57 * (index - (dice.count - 1) / 2), y + 41, die)
        text = (str(view.thrown), 46.0, HEAVY, GOLD) if thrown else ("?", 46.0, HEAVY, MUTED)
        yield Frame(SIZE[0], False).write_around(x + SQUARE_SIDE, y + 94, *text)


def _player_items(view: UrView, context: PictureContext, seat: Seat) -> Iterator[Item]:
    """Yield a player's name, and the pieces before entering and after bearing off on the sides where they do so."""
    frame = Frame(SIZE[0], rtl=False)
    x, y, width, height = PLAYER_RECTS[seat]
    if view.mover == seat and not view.over:
        yield frame.place_rectangle(x, y, width, DecidingRim(width, height, 9))
    yield frame.place_sprite(x + 42, y + height / 2, Piece(is_light(view, seat), 30))
    name, size = fit_player_name(name_of(view, context, seat), 300, _NAME_SIZE + 6)
    yield frame.write_from(x + 86, y + height / 2, name, size, BOLD)
    for spot in (START_NUMBER, view.variant.paths.off_number):
        yield from _off_board_row_items(view, context, frame, seat, spot)


def _off_board_row_items(view: UrView, context: PictureContext, frame: Frame, seat: Seat, spot: int) -> Iterator[Item]:
    """Yield one of a player's rows off the board: its places with the pieces, and a title above the first place.
    `spot`: the number of the row on the path."""
    count = len(view.pieces[seat])
    title = context.say("picture-waiting" if spot == START_NUMBER else "picture-off")
    text, size = fit_text(title, _OFF_BOARD_PITCH * count, 30, MEDIUM, 26)
    write = frame.write_to if context.rtl else frame.write_from
    x, y = _off_board_place(view, context, seat, spot, 0)
    yield write(x + _OFF_BOARD_RADIUS * (1 if context.rtl else -1), y - _TITLE_RISE, text, size, MEDIUM, MUTED)
    filled = view.pieces[seat].count(spot)
    for index in range(count):
        sprite = (
            Piece(is_light(view, seat), _OFF_BOARD_RADIUS - 3) if index < filled else EmptyPlace(_OFF_BOARD_RADIUS - 5)
        )
        yield frame.place_sprite(*_off_board_place(view, context, seat, spot, index), sprite)


def _off_board_place(view: UrView, context: PictureContext, seat: Seat, spot: int, number: int) -> Point:
    """Return the middle of a place in one of a player's rows off the board, in units. `number`: that of the place, from
    0 in the direction of reading."""
    x, y, _, _ = PLAYER_RECTS[seat]
    column = len(view.pieces[seat]) - 1 - number if context.rtl else number
    left = _OFF_BOARD_ROWS_X[spot == view.variant.paths.off_number] + _OFF_BOARD_RADIUS
    return x + left + _OFF_BOARD_PITCH * column, y + _OFF_BOARD_ROW_DROP


def next_off_board_place(view: UrView, context: PictureContext, seat: Seat, spot: int) -> Point:
    """Return the middle of the first free place in one of a player's rows off the board, in units."""
    return _off_board_place(view, context, seat, spot, view.pieces[seat].count(spot))


def _movable_items(view: UrView) -> Iterator[Item]:
    """Yield a ring around each piece that may move. The first piece that may enter stands for all."""
    if view.over or view.thrown == NO_THROW:
        return
    for start in movable_pieces(view, view.mover, view.thrown):
        if start != START_NUMBER:
            yield Item(
                Layer.LIT,
                *square_middle(view.variant.paths.square(view.mover, start)),
                SelectableRing(_PIECE_RADIUS + 5),
            )


def _find_changes(events: Sequence[Event]) -> Iterator[ChangedPlace]:
    """Yield the square to which the events of a move took a piece."""
    for event in events:
        facts = dict(event.facts)
        if event.name in ("moved", "entered"):
            square = str(facts["end" if event.name == "moved" else "square"])
            yield ChangedPlace((*square_corner(square), SQUARE_SIDE, SQUARE_SIDE), (Layer.MARK, Layer.MARK))


def _recent_items(view: UrView, context: PictureContext, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield an arrow for a move, brackets around a piece that entered and, for a borne-off piece, a ghost where it was
    and brackets where it is."""
    for event in recent:
        facts = {name: str(value) for name, value in event.facts}
        match event.name:
            case "moved":
                (x, y), (to_x, to_y) = square_middle(facts["start"]), square_middle(facts["end"])
                yield Item(Layer.MARK, x, y, Arrow(to_x - x, to_y - y))
            case "entered":
                yield Item(Layer.MARK, *square_corner(facts["square"]), Brackets(SQUARE_SIDE, SQUARE_SIDE))
            case "borne-off":
                home = view.variant.paths.off_number
                seat = next(who.seat for _, who in event.facts if isinstance(who, SeatRef))
                x, y = _off_board_place(view, context, seat, home, view.pieces[seat].count(home) - 1)
                yield Item(Layer.MARK, *square_corner(facts["start"]), GhostFrame(False, SQUARE_SIDE, SQUARE_SIDE))
                yield Item(
                    Layer.MARK,
                    x - _OFF_BOARD_RADIUS,
                    y - _OFF_BOARD_RADIUS,
                    Brackets(2 * _OFF_BOARD_RADIUS, 2 * _OFF_BOARD_RADIUS),
                )
