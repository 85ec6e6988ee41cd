"""The rival in words, for alternative texts."""

from collections.abc import Iterator

from engine.games.wayfarers.state import Rival
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.alt import list_or_none, listing, words_of
from render.games.wayfarers.rival.outlook import outlook_lines


def rival_lines(view: WayfarersView, context: PictureContext, rival: Rival) -> Iterator[str]:
    """Yield the public facts about the rival."""
    science, trade, exploration = rival.guilds
    yield context.say(
        "picture-alt-rival",
        node=rival.node,
        spot=rival.spot + 1,
        comets=rival.comets,
        schemes=list_or_none(context, words_of(context, rival.opened)),
    )
    yield context.say("picture-alt-stock", count=0, science=science, trade=trade, exploration=exploration)
    yield listing(context, "picture-cards", words_of(context, rival.cards))
    yield listing(context, "picture-tiles", words_of(context, rival.tiles))
    yield from outlook_lines(view, context)
