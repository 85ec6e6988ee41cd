"""The panel next to a board, with a block for each player."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.game import Seat
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM
from render.games.kingdoms.alt import Contest, name_of
from render.games.kingdoms.score_sheet import FourNumbers, rank_pairs, total_points
from render.games.kingdoms.sprites.leaders import DynastyEmblem, LeaderSeal
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE, fit_player_name, in_lines
from render.layouts.frame import Frame
from render.layouts.icon_key import NamedSign
from render.scene import Item
from render.sprites.cards import GOLD, INK, MUTED, TEXT, ActionPip, DecidingRim, GoldNumber, Plate, WinnerGround, Wreath
from render.sprites.ground import Rect

PANEL_RECT: Rect = (938, 12, 156, 676)
BLOCK_LEFT, BLOCK_WIDTH, FOOTER_TOP = 942.0, 148.0, 636.0
"""Left edge and width of all blocks, and upper edge of the footer below them, in units."""

_BLOCK_GAP, _BLOCKS_TOP = 4.5, 16.0


class BlockLayout(Struct, frozen=True):
    """The layout of a player's block, in units. Names that end in `_y` are distances of a row's middle from the block's
    upper edge.

    `height`: the height of the block.
    `head_y`, `emblem_radius`: the emblem's row and radius.
    `name_y`, `max_name_size`: the name's row and maximum font size.
    `seals_y`, `seal_radius`: the leaders' row and radius.
    `counts_y`, `count_size`: the row and font size of what the player holds.
    `points_y`, `point_height`, `point_rows`: the first row of points, the height of a point, and the number of rows.
    """

    height: float
    head_y: float
    emblem_radius: float
    name_y: float
    max_name_size: float
    seals_y: float
    seal_radius: float
    counts_y: float
    count_size: float
    points_y: float
    point_height: float
    point_rows: int = 1


_LAYOUT_BY_PLAYERS = {
    2: BlockLayout(305, 36, 27, 94, 36, 142, 16.5, 189, 36, 233, 40, 2),
    3: BlockLayout(202, 25, 20, 69, 32, 108, 15.5, 143, 32, 180, 34),
    4: BlockLayout(150, 17, 16, 51, 30, 79, 15, 107, 30, 133.5, 32),
}
"""The layout of blocks by the number of players. With fewer players, names and numbers are larger."""

_WINNER_RATIO, _CENTRED_FROM_HEIGHT, _TWO_ROWS_FROM_HEIGHT = 1.7, 196.0, 220.0
"""Height of a winner's block relative to others; heights in units from which a block's content is centred, and from
which its points are in two rows."""

_POINTS_IN_ONE_ROW, _POINTS_IN_TWO_ROWS = (44.0, 35.0, 1), (102.0, 40.0, 2)
"""Height of all points at the foot of a block and height of a point, in units, and the number of rows."""

COUNT_SIZE = 30.0
"""Font size of the numbers in the footer, in units."""

_NAME_INSET, _MIN_STRETCH = 5.0, 0.93
"""Distance of a long name from the sides of its block in units, and minimum width of its letters as a fraction of the
usual."""

_SEAL_PITCH = 36.5

_MAX_NAME_LINES, _MAX_TWO_LINE_SIZE = 2, 32.0
"""Number of lines of a long name if there is room, and the maximum font size of these lines in units."""


def block_rects(seats: int) -> tuple[Rect, ...]:
    """Return the rectangles of the blocks of `seats` players, from top to bottom."""
    height = _LAYOUT_BY_PLAYERS[seats].height
    return tuple((BLOCK_LEFT, _BLOCKS_TOP + (height + _BLOCK_GAP) * seat, BLOCK_WIDTH, height) for seat in range(seats))


def layout_of(block: Rect) -> BlockLayout:
    """Return the layout of a block, which its height determines."""
    return next(rows for rows in _LAYOUT_BY_PLAYERS.values() if rows.height == block[3])


def final_block_rects(places: Sequence[int]) -> tuple[Rect, ...]:
    """Return the rectangle of each seat's block after the end, given the ranks. Blocks are sorted by rank; winners'
    blocks are higher."""
    *_, last = block_rects(len(places))
    room = last[1] + last[3] - _BLOCKS_TOP - _BLOCK_GAP * (len(places) - 1)
    share = room / sum(_WINNER_RATIO if place == 1 else 1.0 for place in places)
    rects: dict[Seat, Rect] = {}
    top = _BLOCKS_TOP
    for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
        height = share * (_WINNER_RATIO if places[seat] == 1 else 1.0)
        rects[seat] = (BLOCK_LEFT, top, BLOCK_WIDTH, height)
        top += height + _BLOCK_GAP
    return tuple(rects[seat] for seat in range(len(places)))


def final_items(
    view: Contest,
    context: PictureContext,
    frame: Frame,
    results: Sequence[tuple[FourNumbers, int]],
    shown: Sequence[tuple[int, int]],
) -> Iterator[Item]:
    """Yield everybody's block after the end, winners' in gold with a wreath. `results`: each seat's points and
    treasures; `shown`: the colours in order, each by its index in the points and in `Theme.spheres`."""
    places = rank_pairs(results)
    for seat, (block, place, result) in enumerate(zip(final_block_rects(places), places, results, strict=True)):
        whole = total_points(*result)
        counts = [(sphere, whole[colour], whole[colour] == min(whole)) for colour, sphere in shown]
        name = name_of(view, context, seat)
        if place == 1:
            yield from _winner_block_items(frame, block, view.dynasties[seat], name, min(whole))
        else:
            yield from _loser_block_items(
                frame, block, view.dynasties[seat], name, (context.ordinal(place), min(whole))
            )
        room, height, rows = _final_points_layout(block)
        yield from point_row_items(frame, block, block[1] + block[3] - room + 6 + height / 2, height, rows, counts)


def _final_points_layout(block: Rect) -> tuple[float, float, int]:
    """Return the height of all points at the foot of a block after the end and the height of a point, in units, and the
    number of rows."""
    return _POINTS_IN_TWO_ROWS if block[3] >= _TWO_ROWS_FROM_HEIGHT else _POINTS_IN_ONE_ROW


def _winner_block_items(frame: Frame, block: Rect, mark: str, name: str, score: int) -> Iterator[Item]:
    """Yield a winner's block: the emblem in a wreath, the name and the score. They are stacked if there is room;
    otherwise the score is next to the emblem."""
    x, y, width, height = block
    tall, below = height >= _CENTRED_FROM_HEIGHT, height - _final_points_layout(block)[0]
    roomy = below >= _CENTRED_FROM_HEIGHT
    radius, middle = (38.0 if roomy else 27.0, x + width / 2) if tall else (21.0, x + 40)
    yield frame.place_rectangle(x, y, width, WinnerGround(width, height))
    yield frame.place_sprite(middle, y + radius + 16, Wreath(radius, dark=True))
    yield frame.place_sprite(middle, y + radius + 16, DynastyEmblem(mark, radius))
    row, score_row = (0.56, 0.86) if tall else (0.82, 0.34)
    one_line = fit_player_name(name, width - 14, 36, HEAVY)
    lines = (one_line.text,) if one_line.size >= MIN_SIZE or not roomy else in_lines(name, width - 14)
    size = min(fit_player_name(line, width - 14, 36, HEAVY).size for line in lines)
    if size < MIN_SIZE:
        yield name_item(frame, y + below * row, name, INK)
    for index, line in enumerate(lines if size >= MIN_SIZE else ()):
        line_y = y + below * row + (index - (len(lines) - 1) / 2) * size
        yield frame.write_around(x + width / 2, line_y, line, size, HEAVY, INK)
    yield frame.place_sprite(
        x + width / 2 if tall else x + width - 42, y + below * score_row, GoldNumber(str(score), 54 if roomy else 40)
    )


def _loser_block_items(frame: Frame, block: Rect, mark: str, name: str, points: tuple[str, int]) -> Iterator[Item]:
    """Yield the block of a player who has not won: rank, emblem and score, and below them the name. `points`: the rank
    as text and the score."""
    (x, y, width, height), (place, score) = block, points
    below = height - _final_points_layout(block)[0]
    yield frame.place_rectangle(x, y, width, Plate(width, height))
    yield frame.write_from(x + 8, y + below * 0.3, place, MIN_SIZE, HEAVY, MUTED)
    yield frame.place_sprite(x + 62, y + below * 0.3, DynastyEmblem(mark, 17))
    yield frame.write_to(x + width - 10, y + below * 0.3, str(score), 40, HEAVY, GOLD)
    yield name_item(frame, y + below * 0.78, name, size=32)


def head_items(frame: Frame, block: Rect, mark: str, name: str, *, lit: bool) -> Iterator[Item]:
    """Yield a block's plate with the player's emblem and name, and a gold rim if `lit`."""
    x, y, width, height = block
    yield frame.place_rectangle(x, y, width, Plate(width, height))
    if lit:
        yield frame.place_rectangle(x, y, width, DecidingRim(width, height))
    rows = layout_of(block)
    yield frame.place_sprite(x + rows.emblem_radius + 6, y + rows.head_y, DynastyEmblem(mark, rows.emblem_radius))
    yield from _name_items(frame, block, rows.name_y, name, rows.max_name_size)


def player_head_items(
    view: Contest, context: PictureContext, frame: Frame, seat: Seat, decides: Seat | None
) -> Iterator[Item]:
    """Yield the head of a player's block, with the actions left in the player's turn. `decides`: the deciding seat."""
    block = block_rects(len(view.dynasties))[seat]
    yield from head_items(frame, block, view.dynasties[seat], name_of(view, context, seat), lit=decides == seat)
    if view.turn == seat:
        yield from action_items(frame, block, view.actions)


def name_item(frame: Frame, y: float, name: str, ink: str = TEXT, size: float = 28.0) -> Item:
    """Return a name that is at most as wide as a block, in a font size of at most `size`. A long one has narrower
    letters and no margins, so that the numbers of computers stay visible."""
    inset, weight = (
        (7.0, BOLD) if fit_player_name(name, BLOCK_WIDTH - 14, MIN_SIZE).size == MIN_SIZE else (_NAME_INSET, MEDIUM)
    )
    max_width = BLOCK_WIDTH - 2 * inset
    fitted_name = fit_player_name(
        name, max_width if weight == BOLD else max_width / _MIN_STRETCH, size if weight == BOLD else MIN_SIZE, weight
    )
    return frame.write_from(BLOCK_LEFT + inset, y, *fitted_name, weight, ink, max_width)


def _name_items(frame: Frame, block: Rect, row: float, name: str, size: float) -> Iterator[Item]:
    """Yield a name with its middle at `row`, on two lines if the block has room and one line would be illegible."""
    lines = in_lines(name, BLOCK_WIDTH - 14) if block[3] >= _TWO_ROWS_FROM_HEIGHT else (name,)
    fitted = min(fit_player_name(line, BLOCK_WIDTH - 14, _MAX_TWO_LINE_SIZE).size for line in lines)
    if len(lines) != _MAX_NAME_LINES or fitted < MIN_SIZE:
        yield name_item(frame, block[1] + row, name, size=size)
        return
    for index, line in enumerate(lines):
        yield frame.write_from(block[0] + 7, block[1] + row + (index - 0.5) * fitted, line, fitted, BOLD)


def action_items(frame: Frame, block: Rect, left: int) -> Iterator[Item]:
    """Yield a pip for each of the two actions of a turn, to the right of the emblem. Those of the `left` actions are
    filled."""
    rows = layout_of(block)
    for action in range(2):
        yield frame.place_sprite(
            block[0] + 2 * rows.emblem_radius + 25 + 15 * action, block[1] + rows.head_y, ActionPip(action < left)
        )


def leader_items(
    frame: Frame, block: Rect, context: PictureContext, leaders: Sequence[tuple[int, bool]]
) -> Iterator[Item]:
    """Yield a row of leaders, each given by the index of its colour and whether it is at home. Leaders on the board are
    rings."""
    letters, rows = letters_of(context), layout_of(block)
    for index, (sphere, home) in enumerate(leaders):
        x = block[0] + 19.5 + _SEAL_PITCH * index
        yield frame.place_sprite(
            x, block[1] + rows.seals_y, LeaderSeal(sphere, letters[sphere], home, rows.seal_radius)
        )


def foot_point_items(frame: Frame, block: Rect, counts: Sequence[tuple[int, int | None]]) -> Iterator[Item]:
    """Yield the points at the foot of a block, each given by the index of its colour. None stands for hidden points."""
    rows = layout_of(block)
    yield from point_row_items(
        frame, block, block[1] + rows.points_y, rows.point_height, rows.point_rows, [(*pair, False) for pair in counts]
    )


def point_row_items(
    frame: Frame, block: Rect, y: float, height: float, rows: int, counts: Sequence[tuple[int, int | None, bool]]
) -> Iterator[Item]:
    """Yield points in rows, the first with its middle at `y`. `counts`: for each colour its index, the points, and
    whether no other colour has fewer."""
    abreast = len(counts) // rows
    inset, gap = (2.0, 1.5) if rows == 1 else (6.0, 9.0)
    width = (BLOCK_WIDTH - 2 * inset) / abreast - gap * (abreast - 1) / abreast
    for index, (sphere, count, weakest) in enumerate(counts):
        row, column = divmod(index, abreast)
        x, top = block[0] + inset + (width + gap) * column, y - height / 2 + (height + gap) * row
        yield frame.place_rectangle(x, top, width, PointsChip(sphere, count, width, height, is_weakest=weakest))


def letter_legend(context: PictureContext, terms: Sequence[tuple[int, str, str]]) -> str:
    """Return one line that explains the letters on pieces and leaders. `terms`: the index of each colour, its piece and
    its leader."""
    letters = letters_of(context)
    return " · ".join(f"{letters[sphere]} {piece}, {leader}" for sphere, piece, leader in terms)


def leader_signs(context: PictureContext) -> list[NamedSign]:
    """Return the panel's signs for the icon key: a leader at home, a leader on the board, the weakest colour."""
    letter = letters_of(context)[0]
    return [
        NamedSign(LeaderSeal(0, letter, True, 20), context.say("picture-key-home")),
        NamedSign(LeaderSeal(0, letter, False, 20), context.say("picture-key-placed")),
        NamedSign(PointsChip(0, 3, 44, 40, is_weakest=True), context.say("picture-weakest")),
    ]
