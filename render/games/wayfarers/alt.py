"""A player in words, for those who hear pictures."""

from engine.game import Seat
from engine.games.wayfarers.reading.scoring import sheet
from engine.games.wayfarers.view import WayfarersView
from render.games.wayfarers.setting import name_of
from render.reader import Reader


def player_alt(view: WayfarersView, reader: Reader, seat: Seat) -> str:
    """Return where a player stands, in one sentence."""
    player = view.table.players[seat]
    return reader.say(
        "picture-alt-player",
        name=name_of(view, reader, seat),
        node=player.node,
        silver=player.silver,
        provision=player.provision,
        dice=", ".join(map(str, player.dice)) or reader.say("picture-none"),
        points=sheet(view.table, seat).total,
    )
