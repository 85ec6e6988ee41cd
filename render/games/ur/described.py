"""All that a view shows, in words, line by line."""

from engine.games.ur.places import ROSETTE_SQUARES, START
from engine.games.ur.reading import captures, movable, throws_again
from engine.games.ur.state import UNTHROWN
from engine.games.ur.view import UrView
from render.games.ur.alt import position
from render.reader import Reader


def describe(view: UrView, reader: Reader) -> tuple[str, ...]:
    """Return who decides, the pieces, what each piece could do, the ways over the board, and how often dice were
    thrown."""
    both = zip(view.marks, view.variant.way.ways, strict=True)
    ways = [reader.say("twin-way", side=mark, squares=way) for mark, way in both]
    rosettes = reader.say("twin-rosettes", squares=tuple(sorted(ROSETTE_SQUARES)))
    throws = reader.say("twin-throws", count=view.throws)
    return (*position(view, reader), *_moves(view, reader), *ways, rosettes, throws)


def _moves(view: UrView, reader: Reader) -> list[str]:
    if view.over or view.thrown == UNTHROWN:
        return []
    return [_move(view, reader, start) for start in movable(view, view.mover, view.thrown)]


def _move(view: UrView, reader: Reader, start: int) -> str:
    """Return where one piece would go, and what that would bring."""
    seat, end, way = view.mover, start + view.thrown, view.variant.way
    piece = "new" if start == START else way.square(seat, start)
    if end == way.off:
        return reader.say("twin-off", piece=piece)
    facts = {"captures": int(captures(view, seat, end)), "again": int(throws_again(view, seat, end))}
    return reader.say("twin-move", piece=piece, square=way.square(seat, end), **facts)
