"""The possible places or leaders, listed next to a board in the order of the buttons, each with its results."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.game import Fact, SeatRef, Words
from render.context import PictureContext
from render.drawing.text import HEAVY, text_width
from render.games.kingdoms.side_panel import BLOCK_LEFT, BLOCK_WIDTH
from render.games.kingdoms.sprites.fight import Clash
from render.games.kingdoms.sprites.leaders import Emblem, Seal
from render.games.kingdoms.sprites.place_tag import HEIGHT, PlaceTag
from render.games.kingdoms.sprites.points import Points
from render.games.kingdoms.sprites.tiles import Tile, Treasure
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Sprite
from render.sprites.cards import Plate

_TOP, _ROOM, _GAP = 16.0, 668.0, 3.4
_MAX_SIGN_ROWS = 20
"""Maximum number of rows that have a sign."""

_LINE, _SIGN, _SIDE = 30.0, 28.0, 5.0
_WIDTH = BLOCK_WIDTH - 2 * _SIDE
_CHIP, _PIECE = (34.0, 30.0), 26.0


class _Mark(NamedTuple):
    """A sign or a text in a line.

    `width`: its width.
    `sprite`: the sign; None for letters.
    `height`: the sign's height if its anchor is its top left corner; 0 if it is its centre.
    `text`: the letters.
    """

    width: float
    sprite: Sprite | None
    height: float = 0.0
    text: str = ""


class Spheres(NamedTuple):
    """The spheres of words: those of colours that are gained, and those of pieces that are placed."""

    colours: Mapping[str, int]
    pieces: Mapping[str, int]


class _Row(NamedTuple):
    """A choice: the piece and its place, and the results line by line. The first line follows the place."""

    begins: list[_Mark]
    lines: list[list[_Mark]]


def choice_rows(
    context: PictureContext, frame: Frame, places: Sequence[str], spheres: Spheres, dynasties: Sequence[str]
) -> tuple[Item, ...]:
    """Return a row for each of the reader's choices with one of the places.

    A row has the piece, the place, and the results: points by colour, treasures, a fight with its strengths, others'
    gains. If there are too many rows, only those with results are returned. Return () if no choice is annotated, if all
    have the same results, or if even those with results are too many.
    """
    chosen = [
        (words[: at + 1], dict(facts))
        for words, facts in context.choices
        for at in [place for place, word in enumerate(words) if word in places][-1:]
    ]
    leading = [(words, [*_effects(facts, spheres.colours, dynasties)]) for words, facts in chosen]
    if len(leading) > _MAX_SIGN_ROWS:
        leading = [(words, effects) for words, effects in leading if effects]
    if len(leading) > _MAX_SIGN_ROWS or not _differ([effects for _, effects in leading]):
        return ()
    rows = [_in_lines([*_placement_marks(words, spheres.pieces, context)], effects) for words, effects in leading]
    if _min_height(rows) > _ROOM:
        rows = [row._replace(lines=row.lines[:1]) for row in rows]
    spare = min(12.0, (_ROOM - _min_height(rows)) / len(rows))
    return tuple(_draw_rows(frame, rows, spare))


def _differ(effects: Sequence[Sequence[_Mark]]) -> bool:
    """Whether some choices have an annotation that others lack, or, for a single choice, whether it has any."""
    return any(effects) and (len(effects) == 1 or any(one != effects[0] for one in effects))


def _min_height(rows: Sequence[_Row]) -> float:
    return sum(_LINE * len(row.lines) + _GAP for row in rows)


def _in_lines(begins: list[_Mark], marks: Sequence[_Mark]) -> _Row:
    lines: list[list[_Mark]] = [[]]
    left = _WIDTH - sum(mark.width + _GAP for mark in begins)
    for mark in marks:
        if mark.width > left:
            lines.append([])
            left = _WIDTH
        lines[-1].append(mark)
        left -= mark.width + _GAP
    return _Row(begins, lines)


def _draw_rows(frame: Frame, rows: Sequence[_Row], spare: float) -> Iterator[Item]:
    y = _TOP
    for begins, (first, *others) in rows:
        height, middle = _LINE * (1 + len(others)) + spare, y + (_LINE + spare) / 2
        if first:
            yield frame.top_left(BLOCK_LEFT, y, BLOCK_WIDTH, Plate(BLOCK_WIDTH, height))
        for number, line in enumerate(([*begins, *first], *others)):
            x = BLOCK_LEFT + _SIDE
            for mark in line:
                yield from _sign(frame, mark, x, middle + _LINE * number)
                x += mark.width + _GAP
        y += height + _GAP


def _sign(frame: Frame, mark: _Mark, x: float, y: float) -> Iterator[Item]:
    if mark.text:
        yield frame.start(x, y, mark.text, MIN_SIZE, HEAVY)
    elif mark.sprite is not None and mark.height:
        yield frame.top_left(x, y - mark.height / 2, mark.width, mark.sprite)
    elif mark.sprite is not None:
        yield frame.item(x + mark.width / 2, y, mark.sprite)


def _effects(facts: Mapping[str, Fact], colours: Mapping[str, int], dynasties: Sequence[str]) -> Iterator[_Mark]:
    for colour, sphere in colours.items():
        count = facts.get(colour)
        if isinstance(count, int):
            yield _Mark(_CHIP[0], Points(sphere, count, *_CHIP), _CHIP[1])
    treasures = facts.get("treasure")
    if isinstance(treasures, int):
        yield _Mark(_SIGN, Treasure(12))
        if treasures > 1:
            yield _word(f"{treasures}")
    if "war" in facts or "revolt" in facts:
        yield _Mark(_SIGN, Clash(13, pink=False))
        own, other = (facts.get(pair[0], facts.get(pair[1])) for pair in (("own", "attack"), ("other", "defence")))
        yield _word(f"{own}:{other}")
    for name in ("against", "gives"):
        who = facts.get(name)
        if isinstance(who, SeatRef):
            if name == "gives":
                yield _word("+")
            yield _Mark(_SIGN, Emblem(dynasties[who.seat], 13))


def _placement_marks(words: Words, pieces: Mapping[str, int], context: PictureContext) -> Iterator[_Mark]:
    """Yield the marks for the piece, if a choice names it, and for its place, or for a leader: its letter, if there is
    room, and its name."""
    for word in words[:-1]:
        if word in pieces:
            yield _Mark(_PIECE, Tile(pieces[word], "", size=_PIECE), _PIECE)
    last = words[-1]
    tag = PlaceTag(context.word(last) if last in pieces else last)
    if last in pieces and tag.width + _SIGN + _GAP <= _WIDTH:
        sphere = pieces[last]
        yield _Mark(_SIGN, Seal(sphere, letters_of(context)[sphere], True, 14))
    yield _Mark(tag.width, tag, HEIGHT)


def _word(text: str) -> _Mark:
    return _Mark(text_width(text, MIN_SIZE, HEAVY), None, text=text)
