"""The game's own player in words, for text alternatives."""

from collections.abc import Iterator

from engine.games.wayfarers.state import Rival
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.alt import list_or_none, listing, words_of
from render.games.wayfarers.rival.outlook import outlook_lines


def rival_lines(view: WayfarersView, reader: PictureContext, rival: Rival) -> Iterator[str]:
    """Yield the public facts about the game's own player."""
    science, trade, exploration = rival.guilds
    yield reader.say(
        "picture-alt-rival",
        node=rival.node,
        spot=rival.spot + 1,
        comets=rival.comets,
        schemes=list_or_none(reader, words_of(reader, rival.opened)),
    )
    yield reader.say("picture-alt-stock", count=0, science=science, trade=trade, exploration=exploration)
    yield listing(reader, "picture-cards", words_of(reader, rival.cards))
    yield listing(reader, "picture-tiles", words_of(reader, rival.tiles))
    yield from outlook_lines(view, reader)
