"""Text alternative of the picture: events, the question, places of the pieces."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.ur.places import START
from engine.games.ur.reading import count_borne_off
from engine.games.ur.state import UNTHROWN
from engine.games.ur.view import UrView
from render.context import PictureContext
from render.games.ur.setting import name_of
from render.kit.alt import event_sentences
from render.scene import shorten


def board_alt(view: UrView, context: PictureContext, recent: Sequence[Event] = ()) -> str:
    """Return the last events, then the position."""
    return shorten(" ".join((*event_sentences(context, recent), *position(view, context))))


def position(view: UrView, context: PictureContext) -> Iterator[str]:
    """Yield the deciding seat and its question, then each player's pieces."""
    who = name_of(view, context, view.mover)
    if view.over:
        yield context.say("picture-alt-over")
    elif view.thrown == UNTHROWN:
        yield context.say("picture-alt-throws", name=who)
    else:
        yield context.say("picture-alt-moves", name=who, count=view.thrown)
    way = view.variant.route
    for seat, pieces in enumerate(view.pieces):
        standing = tuple(way.square(seat, spot) for spot in pieces if START < spot < way.off)
        yield context.say(
            "picture-alt-pieces",
            name=name_of(view, context, seat),
            side=view.marks[seat],
            squares=standing,
            waiting=pieces.count(START),
            off=count_borne_off(view, seat),
        )
