"""The score sheet of both games, and the comparison of scores: the weakest colour with treasures decides."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from engine.game import SeatRef
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text
from render.games.kingdoms.alt import Contest, name_of
from render.games.kingdoms.sprites.leaders import DynastyEmblem
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Treasure
from render.games.kingdoms.symbols import COLOUR_NAMES, letters_of
from render.kit.names import MIN_SIZE, break_name, fit_player_name
from render.kit.points_chart import Line, Ranking, chart_items, lead_text
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, MUTED, TEXT, Plate, Wreath
from render.sprites.ground import Rect, Wall
from render.theme import THEMES

FourNumbers: TypeAlias = tuple[int, int, int, int]
"""A number for each colour, in the game's own order."""


def count_wild_treasures(points: FourNumbers, treasures: int) -> FourNumbers:
    """Return the number of treasures that count for each colour. Each goes to the colour that is weakest then."""
    added = [0, 0, 0, 0]
    for _ in range(treasures):
        added[min(range(4), key=lambda colour: points[colour] + added[colour])] += 1
    return (added[0], added[1], added[2], added[3])


def total_points(points: FourNumbers, treasures: int) -> FourNumbers:
    """Return the points of each colour with the treasures that count for it."""
    first, second, third, fourth = (
        sum(pair) for pair in zip(points, count_wild_treasures(points, treasures), strict=True)
    )
    return (first, second, third, fourth)


def rank_pairs(scores: Sequence[tuple[FourNumbers, int]]) -> tuple[int, ...]:
    """Return the rank of each score, given as points and treasures. Equal scores share a rank."""
    compared = [sorted(total_points(*score)) for score in scores]
    return tuple(1 + sum(foe > own for foe in compared) for own in compared)


SHEET_SIZE = (1100, 700)
_TABLE_WIDTH, _HEAD_HEIGHT, _ROW_HEIGHT = 1076.0, 76.0, 86.0
_FIRST_CHIP_X, _CHIP_PITCH = 424.0, 104.0
_TREASURES_X, _SCORE_X = 884.0, 1010.0
_TITLE_LINE_PITCH = 28.0


class PlayerScore(Struct, frozen=True):
    """The score of one player.

    `mark`: the dynasty, whose sign and colour stand for the player.
    `name`: the player's name as written in the picture.
    `rank`: 1 for the best, shared by equals.
    `points`: the points by colour, in the game's own order.
    `treasures`: the number of treasures.
    """

    mark: str
    name: str
    rank: int
    points: FourNumbers
    treasures: int


def draw_score_sheet(
    name: str,
    view: Contest,
    context: PictureContext,
    results: Sequence[tuple[FourNumbers, int]],
    shown: Sequence[tuple[int, int]],
    points: ScoreHistory,
) -> Scene | None:
    """Draw the points and treasures of each seat, the best first, over a chart of everybody's weakest colour. Return
    None while the game goes on. `shown`: the colours in the order of the columns, each by its index in the points and
    in `Theme.spheres`."""
    if not view.ended:
        return None
    scores = [
        PlayerScore(dynasty, name_of(view, context, seat), rank, *result)
        for seat, (dynasty, rank, result) in enumerate(zip(view.dynasties, rank_pairs(results), results, strict=True))
    ]
    frame = Frame(SHEET_SIZE[0], context.rtl)
    table: Rect = (12, 12, _TABLE_WIDTH, _HEAD_HEIGHT + _ROW_HEIGHT * len(scores) + 8)
    below: Rect = (12, table[3] + 24, _TABLE_WIDTH, SHEET_SIZE[1] - table[3] - 36)
    items = [*_title_items(context, frame)]
    for line, score in enumerate(sorted(scores, key=lambda score: score.rank)):
        items += _row_items(context, frame, score, shown, 12 + _HEAD_HEIGHT + _ROW_HEIGHT * (line + 0.5))
    theme = THEMES[context.theme]
    lines = [Line(theme.dynasty_colour(score.mark), DynastyEmblem(score.mark, 14)) for score in scores]
    items += chart_items(context, frame, below, lines, points, Ranking([score.rank for score in scores]))
    wall = Wall(SHEET_SIZE, (table, below), ())
    return Scene(
        "sheet", name, SHEET_SIZE, context.theme, wall, sort_by_layer(items), _sheet_alt(context, scores, shown, points)
    )


def _sheet_alt(
    context: PictureContext, scores: Sequence[PlayerScore], shown: Sequence[tuple[int, int]], points: ScoreHistory
) -> str:
    """Return a text about everybody's points and treasures, the winner first, and about the leads over time."""
    sentences = [context.say("picture-score-sheet") + "."]
    for seat, score in sorted(enumerate(scores), key=lambda one: one[1].rank):
        counts = {COLOUR_NAMES[sphere]: score.points[colour] for colour, sphere in shown}
        facts = {"who": SeatRef(seat), "rank": score.rank, **counts, "treasures": score.treasures}
        sentences.append(context.say("event-final-score", **facts))
    sentences.append(lead_text(context, points))
    return shorten_alt(" ".join(sentences).rstrip())


def _title_items(context: PictureContext, frame: Frame) -> Iterator[Item]:
    y = 12 + _HEAD_HEIGHT / 2
    yield frame.write_from(
        34, y, *fit_text(context.say("picture-score-sheet"), _FIRST_CHIP_X - 50, 32, HEAVY, MIN_SIZE), HEAVY
    )
    for entry, x, room in (
        ("points", _FIRST_CHIP_X + 1.7 * _CHIP_PITCH, 380),
        ("treasures", _TREASURES_X, 124),
        ("weakest", _SCORE_X, 136),
    ):
        lines = break_name(context.say(f"picture-{entry}"), room)
        for index, line in enumerate(lines):
            line_y = y + _TITLE_LINE_PITCH * (index - (len(lines) - 1) / 2)
            yield frame.write_around(x, line_y, *fit_text(line, room, MIN_SIZE, MEDIUM, 12), MEDIUM, MUTED)


def _row_items(
    context: PictureContext, frame: Frame, score: PlayerScore, shown: Sequence[tuple[int, int]], y: float
) -> Iterator[Item]:
    """Yield a row of the sheet: rank, player, the four colours with the treasures that count for them, all treasures,
    and the score."""
    letters, is_winner = letters_of(context), score.rank == 1
    whole, added = total_points(score.points, score.treasures), count_wild_treasures(score.points, score.treasures)
    if is_winner:
        yield frame.place_rectangle(22, y - 41, _TABLE_WIDTH - 20, Plate(_TABLE_WIDTH - 20, 82))
        yield frame.place_sprite(112, y, Wreath(27))
    yield frame.write_around(52, y, context.ordinal(score.rank), 30, HEAVY, GOLD if is_winner else MUTED)
    yield frame.place_sprite(112, y, DynastyEmblem(score.mark, 27))
    yield frame.write_from(154, y, *fit_player_name(score.name, _FIRST_CHIP_X - 164, 28), BOLD)
    for index, (colour, sphere) in enumerate(shown):
        x, weakest = _FIRST_CHIP_X + _CHIP_PITCH * index, whole[colour] == min(whole)
        yield frame.place_rectangle(x, y - 34, 64, PointsChip(sphere, whole[colour], 64, 68, letters[sphere], weakest))
        if added[colour]:
            yield from _treasure_items(frame, x + 84, y, added[colour])
    yield frame.place_sprite(_TREASURES_X - 18, y, Treasure(16))
    yield frame.write_from(_TREASURES_X + 6, y, str(score.treasures), 30, BOLD)
    yield frame.write_around(_SCORE_X, y, str(min(whole)), 40, HEAVY, GOLD if is_winner else TEXT)


def _treasure_items(frame: Frame, x: float, y: float, count: int) -> Iterator[Item]:
    """Yield the number of treasures that count for a colour, around (x, y)."""
    yield frame.place_sprite(x, y - 16, Treasure(13))
    yield frame.write_around(x, y + 15, str(count), MIN_SIZE, BOLD, GOLD)
