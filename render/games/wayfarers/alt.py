"""The pictures in words, for those who hear them."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Seat
from engine.wayfarers.components.tables import KINDS, ROW
from engine.wayfarers.reading.scoring import sheet
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.setting import deciding, name_of
from render.reader import Reader
from render.scene import shorten

_TOLD = frozenset(("die-placed", "worker-placed", "rested", "card-gained", "tile-gained", "journaled", "last-round"))
_LAST = 4
"""How many of the last events are told: a listener wants the position too."""


def board_alt(view: WayfarersView, reader: Reader, recent: Sequence[Event] = ()) -> str:
    """Return what happened, who decides, every player in short, and the rows."""
    happened = [event for event in recent if event.name in _TOLD][-_LAST:]
    sentences = [reader.say(f"event-{event.name}", **dict(event.facts)) for event in happened]
    return shorten(" ".join((*sentences, *_sentences(view, reader))))


def _sentences(view: WayfarersView, reader: Reader) -> Iterator[str]:
    seat = deciding(view)
    if seat is None:
        yield reader.say("picture-alt-over")
    else:
        yield reader.say("picture-alt-decides", name=name_of(view, reader, seat))
    for seat in range(len(view.table.players)):
        yield player_alt(view, reader, seat)
    for kind in KINDS:
        cards = ", ".join(reader.word(lying.card) for lying in view.table.rows[ROW[kind]] if lying is not None)
        yield reader.say(
            "picture-alt-row", row=reader.say(f"picture-{kind}"), cards=cards or reader.say("picture-none")
        )


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
