"""The panel next to a board: a block for each player."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.game import Seat
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM
from render.games.kingdoms.alt import Contest, name_of
from render.games.kingdoms.score_sheet import Four, rank_pairs, totals
from render.games.kingdoms.sprites.leaders import Emblem, Seal
from render.games.kingdoms.sprites.points import Points
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE, fit_player_name, in_lines
from render.layouts.frame import Frame
from render.layouts.icon_key import Sign
from render.scene import Item
from render.sprites.cards import GOLD, INK, MUTED, TEXT, Figure, Gilded, Glow, Pip, Plate, Wreath
from render.sprites.ground import Rect

PANEL: Rect = (938, 12, 156, 676)
BLOCK_LEFT, BLOCK_WIDTH, FOOTER_TOP = 942.0, 148.0, 636.0
"""The left edge of blocks, their width, and the upper edge of the footer below them."""

_GAP, _TOP = 4.5, 16.0


class Rows(Struct, frozen=True):
    """The rows of a player's block: how far each middle is below the block's upper edge, and how large it is.

    `height`: the block's height. `head`, `radius`: of the emblem. `name`, `name_size`: of the name, at most. `seals`,
    `seal`: of the leaders. `counts`, `count`: of what the player holds. `points`, `point`: of a row of points, and
    `rows` of them.
    """

    height: float
    head: float
    radius: float
    name: float
    name_size: float
    seals: float
    seal: float
    counts: float
    count: float
    points: float
    point: float
    rows: int = 1


_ROWS = {
    2: Rows(305, 36, 27, 94, 36, 142, 16.5, 189, 36, 233, 40, 2),
    3: Rows(202, 25, 20, 69, 32, 108, 15.5, 143, 32, 180, 34),
    4: Rows(150, 17, 16, 51, 30, 79, 15, 107, 30, 133.5, 32),
}
"""The rows by the number of players. With fewer players, names and numbers are larger."""

_WINNER_RATIO, _CENTRED_FROM_HEIGHT, _TWO_ROWS_FROM_HEIGHT = 1.7, 196.0, 220.0
"""The height of a winner's block relative to others, the height from which its content is centred, and the height from
which its points stand in two rows."""

_ONE_ROW, _TWO_ROWS = (44.0, 35.0, 1), (102.0, 40.0, 2)
"""The height reserved for points by colour at the foot of a block, the height of a point, and the number of rows."""

COUNT_SIZE = 30.0
"""The size of the numbers in the footer, in units."""

_NAME_INSET, _MIN_STRETCH = 5.0, 0.93
"""Distance of a long name from the edge of its block, and the minimum width of its letters."""

_ABREAST = 36.5

_NAME_LINES, _TWO_LINE_SIZE = 2, 32.0
"""Maximum number of lines of a long name if there is room for them, and the maximum size of its letters then."""


def blocks(seats: int) -> tuple[Rect, ...]:
    """Return the rectangles of the players' blocks."""
    height = _ROWS[seats].height
    return tuple((BLOCK_LEFT, _TOP + (height + _GAP) * seat, BLOCK_WIDTH, height) for seat in range(seats))


def rows_of(block: Rect) -> Rows:
    """Return the layout of a player's block, by the block's height."""
    return next(rows for rows in _ROWS.values() if rows.height == block[3])


def end_blocks(places: Sequence[int]) -> tuple[Rect, ...]:
    """Return the rectangles of the players' blocks after the end, by seat. They stand in the order of ranks; those of
    winners are higher."""
    *_, last = blocks(len(places))
    room = last[1] + last[3] - _TOP - _GAP * (len(places) - 1)
    share = room / sum(_WINNER_RATIO if place == 1 else 1.0 for place in places)
    found: dict[Seat, Rect] = {}
    top = _TOP
    for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
        height = share * (_WINNER_RATIO if places[seat] == 1 else 1.0)
        found[seat] = (BLOCK_LEFT, top, BLOCK_WIDTH, height)
        top += height + _GAP
    return tuple(found[seat] for seat in range(len(places)))


def final_items(
    view: Contest,
    context: PictureContext,
    frame: Frame,
    results: Sequence[tuple[Four, int]],
    shown: Sequence[tuple[int, int]],
) -> Iterator[Item]:
    """Yield everybody's block after the end. The winner's is gold with a wreath. `results`: each seat's points and
    treasures. `shown`: the order of colours, each given by its index in the points and its sphere."""
    places = rank_pairs(results)
    for seat, (block, place, result) in enumerate(zip(end_blocks(places), places, results, strict=True)):
        whole = totals(*result)
        counts = [(sphere, whole[colour], whole[colour] == min(whole)) for colour, sphere in shown]
        name = name_of(view, context, seat)
        if place == 1:
            yield from _winner(frame, block, view.dynasties[seat], name, min(whole))
        else:
            yield from _loser_block(frame, block, view.dynasties[seat], name, (context.ordinal(place), min(whole)))
        room, height, rows = _foot(block)
        yield from point_items(frame, block, block[1] + block[3] - room + 6 + height / 2, height, rows, counts)


def _foot(block: Rect) -> tuple[float, float, int]:
    """Return the height reserved for points at the foot of a block after the end, the height of a point, and the number
    of rows."""
    return _TWO_ROWS if block[3] >= _TWO_ROWS_FROM_HEIGHT else _ONE_ROW


def _winner(frame: Frame, block: Rect, mark: str, name: str, score: int) -> Iterator[Item]:
    """Yield a winner's block: the emblem in a wreath, and the name and the score in dark text on gold. They are stacked
    if there is room; otherwise the score is next to the emblem."""
    x, y, width, height = block
    tall, below = height >= _CENTRED_FROM_HEIGHT, height - _foot(block)[0]
    roomy = below >= _CENTRED_FROM_HEIGHT
    radius, middle = (38.0 if roomy else 27.0, x + width / 2) if tall else (21.0, x + 40)
    yield frame.top_left(x, y, width, Gilded(width, height))
    yield frame.item(middle, y + radius + 16, Wreath(radius, dark=True))
    yield frame.item(middle, y + radius + 16, Emblem(mark, radius))
    row, score_row = (0.56, 0.86) if tall else (0.82, 0.34)
    one = fit_player_name(name, width - 14, 36, HEAVY)
    lines = (one.text,) if one.size >= MIN_SIZE or not roomy else in_lines(name, width - 14)
    size = min(fit_player_name(line, width - 14, 36, HEAVY).size for line in lines)
    if size < MIN_SIZE:
        yield name_item(frame, y + below * row, name, INK)
    for number, line in enumerate(lines if size >= MIN_SIZE else ()):
        at = y + below * row + (number - (len(lines) - 1) / 2) * size
        yield frame.middle(x + width / 2, at, line, size, HEAVY, INK)
    yield frame.item(
        x + width / 2 if tall else x + width - 42, y + below * score_row, Figure(str(score), 54 if roomy else 40)
    )


def _loser_block(frame: Frame, block: Rect, mark: str, name: str, told: tuple[str, int]) -> Iterator[Item]:
    """Yield the block of a player who has not won: rank, emblem and score, with the name below them."""
    (x, y, width, height), (place, score) = block, told
    below = height - _foot(block)[0]
    yield frame.top_left(x, y, width, Plate(width, height))
    yield frame.start(x + 8, y + below * 0.3, place, MIN_SIZE, HEAVY, MUTED)
    yield frame.item(x + 62, y + below * 0.3, Emblem(mark, 17))
    yield frame.end(x + width - 10, y + below * 0.3, str(score), 40, HEAVY, GOLD)
    yield name_item(frame, y + below * 0.78, name, size=32)


def head(frame: Frame, block: Rect, mark: str, name: str, *, lit: bool) -> Iterator[Item]:
    """Yield a block's plate with the player's emblem and name. A gold rim marks the deciding player."""
    x, y, width, height = block
    yield frame.top_left(x, y, width, Plate(width, height))
    if lit:
        yield frame.top_left(x, y, width, Glow(width, height))
    rows = rows_of(block)
    yield frame.item(x + rows.radius + 6, y + rows.head, Emblem(mark, rows.radius))
    yield from _name(frame, block, rows.name, name, rows.name_size)


def player_items(
    view: Contest, context: PictureContext, frame: Frame, seat: Seat, decides: Seat | None
) -> Iterator[Item]:
    """Yield the head of a player's block. `decides`: the deciding seat."""
    block = blocks(len(view.dynasties))[seat]
    yield from head(frame, block, view.dynasties[seat], name_of(view, context, seat), lit=decides == seat)
    if view.turn == seat:
        yield from pips(frame, block, view.actions)


def name_item(frame: Frame, y: float, name: str, ink: str = TEXT, size: float = 28.0) -> Item:
    """Return a name as wide as a block, with a font size of at most `size`. A long name gets narrower letters and the
    full width, so that the numbers of computers stay visible."""
    inset, weight = (
        (7.0, BOLD) if fit_player_name(name, BLOCK_WIDTH - 14, MIN_SIZE).size == MIN_SIZE else (_NAME_INSET, MEDIUM)
    )
    most = BLOCK_WIDTH - 2 * inset
    shown = fit_player_name(
        name, most if weight == BOLD else most / _MIN_STRETCH, size if weight == BOLD else MIN_SIZE, weight
    )
    return frame.start(BLOCK_LEFT + inset, y, *shown, weight, ink, most)


def _name(frame: Frame, block: Rect, row: float, name: str, size: float) -> Iterator[Item]:
    """Yield a name, on two lines if the block has room for them and one line would be too small."""
    lines = in_lines(name, BLOCK_WIDTH - 14) if block[3] >= _TWO_ROWS_FROM_HEIGHT else (name,)
    fitted = min(fit_player_name(line, BLOCK_WIDTH - 14, _TWO_LINE_SIZE).size for line in lines)
    if len(lines) != _NAME_LINES or fitted < MIN_SIZE:
        yield name_item(frame, block[1] + row, name, size=size)
        return
    for number, line in enumerate(lines):
        yield frame.start(block[0] + 7, block[1] + row + (number - 0.5) * fitted, line, fitted, BOLD)


def pips(frame: Frame, block: Rect, left: int) -> Iterator[Item]:
    """Yield the two actions of a turn next to the emblem. Remaining actions are filled."""
    rows = rows_of(block)
    for action in range(2):
        yield frame.item(block[0] + 2 * rows.radius + 25 + 15 * action, block[1] + rows.head, Pip(action < left))


def seals(frame: Frame, block: Rect, context: PictureContext, leaders: Sequence[tuple[int, bool]]) -> Iterator[Item]:
    """Yield a row of leaders by sphere. Those on the board are rings."""
    letters, rows = letters_of(context), rows_of(block)
    for number, (sphere, home) in enumerate(leaders):
        x = block[0] + 19.5 + _ABREAST * number
        yield frame.item(x, block[1] + rows.seals, Seal(sphere, letters[sphere], home, rows.seal))


def chips(frame: Frame, block: Rect, counts: Sequence[tuple[int, int | None]]) -> Iterator[Item]:
    """Yield the points by sphere at the block's foot, in one row or two. None stands for hidden points."""
    rows = rows_of(block)
    yield from point_items(
        frame, block, block[1] + rows.points, rows.point, rows.rows, [(*one, False) for one in counts]
    )


def point_items(
    frame: Frame, block: Rect, y: float, height: float, rows: int, counts: Sequence[tuple[int, int | None, bool]]
) -> Iterator[Item]:
    """Yield points by sphere in rows, the middle of the first at `y`. `counts`: sphere, points, and whether no other
    sphere has fewer."""
    abreast = len(counts) // rows
    inset, gap = (2.0, 1.5) if rows == 1 else (6.0, 9.0)
    width = (BLOCK_WIDTH - 2 * inset) / abreast - gap * (abreast - 1) / abreast
    for number, (sphere, count, weakest) in enumerate(counts):
        row, column = divmod(number, abreast)
        x, top = block[0] + inset + (width + gap) * column, y - height / 2 + (height + gap) * row
        yield frame.top_left(x, top, width, Points(sphere, count, width, height, weakest=weakest))


def letter_legend(context: PictureContext, terms: Sequence[tuple[int, str, str]]) -> str:
    """Return one line that explains the letters on tiles and leaders."""
    letters = letters_of(context)
    return " · ".join(f"{letters[sphere]} {piece}, {leader}" for sphere, piece, leader in terms)


def leader_signs(context: PictureContext) -> list[Sign]:
    """Return the signs of the panel for the icon key: a leader at home, a placed leader, the weakest colour."""
    letter = letters_of(context)[0]
    return [
        Sign(Seal(0, letter, True, 20), context.say("picture-key-home")),
        Sign(Seal(0, letter, False, 20), context.say("picture-key-placed")),
        Sign(Points(0, 3, 44, 40, weakest=True), context.say("picture-weakest")),
    ]
