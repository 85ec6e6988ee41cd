"""The pictures in words, for those who hear them: what happened, whose decision, kingdoms, conflict, hand, scores."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.tigris.pieces import TILES
from engine.tigris.reading.regions import Kingdom, apart, kingdoms, names
from engine.tigris.state import Act, Conflict
from engine.tigris.view import TigrisView
from render.games.tigris.setting import deciding, name_of
from render.reader import Reader
from render.scene import shorten

_TOLD = (
    "leader-placed", "leader-moved", "leader-withdrawn", "leader-home", "tile-placed", "catastrophe-placed", "swapped",
    "revolt-began", "war-began", "conflict-won", "monument-built", "treasure-taken", "final-score",
)  # fmt: skip
_LAST = 4
"""How many of the last events are told: a listener wants the position too."""


def board_alt(view: TigrisView, reader: Reader, recent: Sequence[Event] = ()) -> str:
    """Return what happened, who decides, the conflict, each kingdom with its leaders and their strengths, what is
    left."""
    happened = [event for event in recent if event.name in _TOLD][-_LAST:]
    sentences = [reader.say(f"event-{event.name}", **dict(event.facts)) for event in happened]
    return shorten(" ".join((*sentences, *_board_sentences(view, reader))))


def _board_sentences(view: TigrisView, reader: Reader) -> Iterator[str]:
    seat = deciding(view)
    if seat is None:
        yield reader.say("picture-alt-over")
    elif view.agenda[:1] == (Act(),):
        yield reader.say("picture-alt-turn", name=name_of(view, reader, seat), left=view.actions)
    else:
        yield reader.say("picture-alt-decides", name=name_of(view, reader, seat))
    if view.conflict is not None and view.conflict.winner is None:
        yield conflict_alt(view, reader, view.conflict)
    for name, kingdom in zip(names(view.naming, view.board), kingdoms(apart(view.board)), strict=True):
        yield reader.say("picture-alt-kingdom", numeral=name.numeral, leaders=_leaders(view, reader, kingdom))
    yield reader.say("picture-alt-left", bag=view.bag, treasures=view.board.treasures.bit_count())


def _leaders(view: TigrisView, reader: Reader, kingdom: Kingdom) -> str:
    sentences = []
    for seat, sphere in kingdom.leaders:
        strength = (view.board.tiles[sphere] & kingdom.cells).bit_count()
        name = name_of(view, reader, seat)
        sentences.append(reader.say("picture-alt-leader", leader=sphere.leader, name=name, strength=strength))
    return ", ".join(sentences)


def conflict_alt(view: TigrisView, reader: Reader, conflict: Conflict) -> str:
    """Return who fights whom, with which leader and how strong."""
    attacker, defender = (name_of(view, reader, side.seat) for side in (conflict.attacker, conflict.defender))
    return reader.say(
        f"picture-alt-{conflict.kind}",
        attacker=attacker,
        defender=defender,
        leader=conflict.sphere.leader,
        attack=conflict.attacker.strength,
        defence=conflict.defender.strength,
    )


def hand_alt(view: TigrisView, reader: Reader) -> str:
    """Return the own tiles, points and treasures: for their owner only."""
    hand, points, treasures = _own(view)
    tiles = ", ".join(
        reader.say("picture-alt-tiles", tile=TILES[sphere], count=count) for sphere, count in enumerate(hand) if count
    )
    red, blue, green, black = points
    scores = reader.say("picture-alt-points", red=red, blue=blue, green=green, black=black, treasures=treasures)
    return shorten(f"{reader.say('picture-alt-hand', tiles=tiles or reader.say('picture-alt-empty'))} {scores}")


def _own(view: TigrisView) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    seat = view.seat if view.seat is not None else 0
    return view.hand or (0, 0, 0, 0), view.points[seat] or (0, 0, 0, 0), view.treasures[seat] or 0
