"""The list of choices next to a board, in the order of the buttons, each with its results."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.game import Fact, SeatRef, Words
from render.context import PictureContext
from render.drawing.text import HEAVY, text_width
from render.games.kingdoms.side_panel import BLOCK_LEFT, BLOCK_WIDTH
from render.games.kingdoms.sprites.fight import ClashMark
from render.games.kingdoms.sprites.leaders import DynastyEmblem, LeaderSeal
from render.games.kingdoms.sprites.place_tag import TAG_HEIGHT, PlaceTag
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Tile, Treasure
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Sprite
from render.sprites.cards import Plate

_LIST_TOP, _LIST_HEIGHT, _MARK_GAP = 16.0, 668.0, 3.4
_MAX_SIGN_ROWS = 20
"""Maximum number of rows in the list; with more choices, there is no list."""

_LINE_HEIGHT, _SIGN_WIDTH, _SIDE_MARGIN = 30.0, 28.0, 5.0
_LIST_WIDTH = BLOCK_WIDTH - 2 * _SIDE_MARGIN
_CHIP_SIZE, _PIECE_SIZE = (34.0, 30.0), 26.0


class _Mark(NamedTuple):
    """A sign or a text in a row of the list.

    `width`: its width, in units.
    `sprite`: the sign, or None for a text.
    `height`: the height of a sign that is anchored at its top-left corner, in units; 0 for one anchored at its middle.
    `text`: the text, or "".
    """

    width: float
    sprite: Sprite | None
    height: float = 0.0
    text: str = ""


class SphereOfWord(NamedTuple):
    """The index in `Theme.spheres` of each colour that is gained, and of each piece that is placed, by its word."""

    colours: Mapping[str, int]
    pieces: Mapping[str, int]


class _ChoiceRow(NamedTuple):
    """A row of the list: the marks of the piece and its place, and those of the results, line by line. The first line
    of results follows the place."""

    start: list[_Mark]
    lines: list[list[_Mark]]


def choice_items(
    context: PictureContext, frame: Frame, places: Sequence[str], spheres: SphereOfWord, dynasties: Sequence[str]
) -> tuple[Item, ...]:
    """Return a row for each of the reader's choices that has one of `places`.

    A row has the piece, the place, and the results: points by colour, treasures, a fight with its strengths, others'
    gains. If there are too many rows, only those with results are returned. Return () if no choice is annotated, if all
    have the same results, or if even the rows with results are too many.
    """
    chosen = [
        (words[: position + 1], dict(facts))
        for words, facts in context.choices
        for position in [place for place, word in enumerate(words) if word in places][-1:]
    ]
    leading = [(words, [*_result_marks(facts, spheres.colours, dynasties)]) for words, facts in chosen]
    if len(leading) > _MAX_SIGN_ROWS:
        leading = [(words, effects) for words, effects in leading if effects]
    if len(leading) > _MAX_SIGN_ROWS or not _have_different_results([effects for _, effects in leading]):
        return ()
    rows = [_wrap_marks([*_placement_marks(words, spheres.pieces, context)], effects) for words, effects in leading]
    if _min_list_height(rows) > _LIST_HEIGHT:
        rows = [row._replace(lines=row.lines[:1]) for row in rows]
    spare = min(12.0, (_LIST_HEIGHT - _min_list_height(rows)) / len(rows))
    return tuple(_row_items(frame, rows, spare))


def _have_different_results(results: Sequence[Sequence[_Mark]]) -> bool:
    """Whether the results differ between choices or, for a single choice, whether it has any."""
    return any(results) and (len(results) == 1 or any(result != results[0] for result in results))


def _min_list_height(rows: Sequence[_ChoiceRow]) -> float:
    return sum(_LINE_HEIGHT * len(row.lines) + _MARK_GAP for row in rows)


def _wrap_marks(start: list[_Mark], marks: Sequence[_Mark]) -> _ChoiceRow:
    lines: list[list[_Mark]] = [[]]
    left = _LIST_WIDTH - sum(mark.width + _MARK_GAP for mark in start)
    for mark in marks:
        if mark.width > left:
            lines.append([])
            left = _LIST_WIDTH
        lines[-1].append(mark)
        left -= mark.width + _MARK_GAP
    return _ChoiceRow(start, lines)


def _row_items(frame: Frame, rows: Sequence[_ChoiceRow], spare: float) -> Iterator[Item]:
    y = _LIST_TOP
    for begins, (first, *further_choices) in rows:
        height, middle = _LINE_HEIGHT * (1 + len(further_choices)) + spare, y + (_LINE_HEIGHT + spare) / 2
        if first:
            yield frame.place_rectangle(BLOCK_LEFT, y, BLOCK_WIDTH, Plate(BLOCK_WIDTH, height))
        for index, line in enumerate(([*begins, *first], *further_choices)):
            x = BLOCK_LEFT + _SIDE_MARGIN
            for mark in line:
                yield from _mark_items(frame, mark, x, middle + _LINE_HEIGHT * index)
                x += mark.width + _MARK_GAP
        y += height + _MARK_GAP


def _mark_items(frame: Frame, mark: _Mark, x: float, y: float) -> Iterator[Item]:
    if mark.text:
        yield frame.write_from(x, y, mark.text, MIN_SIZE, HEAVY)
    elif mark.sprite is not None and mark.height:
        yield frame.place_rectangle(x, y - mark.height / 2, mark.width, mark.sprite)
    elif mark.sprite is not None:
        yield frame.place_sprite(x + mark.width / 2, y, mark.sprite)


def _result_marks(facts: Mapping[str, Fact], colours: Mapping[str, int], dynasties: Sequence[str]) -> Iterator[_Mark]:
    for colour, sphere in colours.items():
        count = facts.get(colour)
        if isinstance(count, int):
            yield _Mark(_CHIP_SIZE[0], PointsChip(sphere, count, *_CHIP_SIZE), _CHIP_SIZE[1])
    treasures = facts.get("treasure")
    if isinstance(treasures, int):
        yield _Mark(_SIGN_WIDTH, Treasure(12))
        if treasures > 1:
            yield _text_mark(f"{treasures}")
    if "war" in facts or "revolt" in facts:
        yield _Mark(_SIGN_WIDTH, ClashMark(13, has_pink_rim=False))
        own, foe = (facts.get(pair[0], facts.get(pair[1])) for pair in (("own", "attack"), ("other", "defence")))
        yield _text_mark(f"{own}:{foe}")
    for name in ("against", "gives"):
        seat_ref = facts.get(name)
        if isinstance(seat_ref, SeatRef):
            if name == "gives":
                yield _text_mark("+")
            yield _Mark(_SIGN_WIDTH, DynastyEmblem(dynasties[seat_ref.seat], 13))


def _placement_marks(words: Words, pieces: Mapping[str, int], context: PictureContext) -> Iterator[_Mark]:
    """Yield the marks of a choice's piece, if its words name one, and of its place; or of a leader, with its letter if
    there is room."""
    for word in words[:-1]:
        if word in pieces:
            yield _Mark(_PIECE_SIZE, Tile(pieces[word], "", size=_PIECE_SIZE), _PIECE_SIZE)
    last = words[-1]
    tag = PlaceTag(context.word(last) if last in pieces else last)
    if last in pieces and tag.width + _SIGN_WIDTH + _MARK_GAP <= _LIST_WIDTH:
        sphere = pieces[last]
        yield _Mark(_SIGN_WIDTH, LeaderSeal(sphere, letters_of(context)[sphere], True, 14))
    yield _Mark(tag.width, tag, TAG_HEIGHT)


def _text_mark(text: str) -> _Mark:
    return _Mark(text_width(text, MIN_SIZE, HEAVY), None, text=text)
