"""Positions as text: the whole position, line by line, and the alt text of the board."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.ur.places import ROSETTE_SQUARES, START_NUMBER
from engine.games.ur.reading import count_borne_off, grants_throw, is_capture, movable_pieces
from engine.games.ur.state import NO_THROW
from engine.games.ur.view import UrView
from render.context import PictureContext
from render.games.ur.setting import full_name_of
from render.kit.headline import event_sentences
from render.scene import shorten_alt


def describe(view: UrView, context: PictureContext) -> tuple[str, ...]:
    """Return lines about the position, possible moves, both players' paths, the rosettes, and the number of throws."""
    marks_and_paths = zip(view.marks, view.variant.paths.squares_by_seat, strict=True)
    lines = [context.say("twin-way", side=mark, squares=path) for mark, path in marks_and_paths]
    rosettes = context.say("twin-rosettes", squares=tuple(sorted(ROSETTE_SQUARES)))
    throws = context.say("twin-throws", count=view.throws)
    return (*position_sentences(view, context), *_move_lines(view, context), *lines, rosettes, throws)


def _move_lines(view: UrView, context: PictureContext) -> list[str]:
    if view.over or view.thrown == NO_THROW:
        return []
    return [_move_text(view, context, start) for start in movable_pieces(view, view.mover, view.thrown)]


def _move_text(view: UrView, context: PictureContext, start: int) -> str:
    """Return a sentence on where a piece may move and what that effects. `start`: the piece's number on the path."""
    seat, end, paths = view.mover, start + view.thrown, view.variant.paths
    piece = "new" if start == START_NUMBER else paths.square(seat, start)
    if end == paths.off_number:
        return context.say("twin-off", piece=piece)
    facts = {"captures": int(is_capture(view, seat, end)), "again": int(grants_throw(view, seat, end))}
    return context.say("twin-move", piece=piece, square=paths.square(seat, end), **facts)


def board_alt(view: UrView, context: PictureContext, recent: Sequence[Event] = ()) -> str:
    """Return a text about the last events and the position."""
    return shorten_alt(" ".join((*event_sentences(context, recent), *position_sentences(view, context))))


def position_sentences(view: UrView, context: PictureContext) -> Iterator[str]:
    """Yield sentences on the deciding player and the throw, and on each player's pieces."""
    name = full_name_of(view, context, view.mover)
    if view.over:
        yield context.say("picture-alt-over")
    elif view.thrown == NO_THROW:
        yield context.say("picture-alt-throws", name=name)
    else:
        yield context.say("picture-alt-moves", name=name, count=view.thrown)
    paths = view.variant.paths
    for seat, pieces in enumerate(view.pieces):
        standing = tuple(paths.square(seat, spot) for spot in pieces if START_NUMBER < spot < paths.off_number)
        yield context.say(
            "picture-alt-pieces",
            name=full_name_of(view, context, seat),
            side=view.marks[seat],
            squares=standing,
            waiting=pieces.count(START_NUMBER),
            off=count_borne_off(view, seat),
        )
