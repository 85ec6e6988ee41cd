"""Text alternatives of the pictures: events, the deciding seat, kingdoms, conflict, hand, scores."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.tigris.pieces import TILES
from engine.games.tigris.reading.regions import Kingdom, kingdoms, names, split_at_unification, wars
from engine.games.tigris.state import Act, Wars
from engine.games.tigris.view import TigrisView
from render.context import PictureContext
from render.games.kingdoms.alt import decides, name_of
from render.games.tigris.setting import deciding
from render.kit.alt import event_sentences
from render.scene import shorten

_TOLD = (
    "leader-placed", "leader-moved", "leader-withdrawn", "leader-home", "tile-placed", "catastrophe-placed", "swapped",
    "revolt-began", "war-began", "conflict-won", "monument-built", "treasure-taken", "final-score",
)  # fmt: skip


def board_alt(view: TigrisView, context: PictureContext, recent: Sequence[Event] = ()) -> str:
    """Return the events, the deciding seat, the conflict or the possible wars, each kingdom with its leaders and their
    strengths, and the remaining supplies."""
    return shorten(" ".join((*event_sentences(context, recent, _TOLD), *_position(view, context))))


def _position(view: TigrisView, context: PictureContext) -> Iterator[str]:
    yield from decides(view, context, deciding(view), acts=view.agenda[:1] == (Act(),))
    if view.agenda[:1] == (Wars(),):
        yield context.say("picture-alt-leaders", leaders=tuple(sphere.leader for sphere in wars(view.board)))
    for name, kingdom in zip(names(view.naming, view.board), kingdoms(split_at_unification(view.board)), strict=True):
        yield context.say("picture-alt-kingdom", numeral=name.numeral, leaders=_leaders(view, context, kingdom))
    yield context.say("picture-alt-left", bag=view.bag, treasures=view.board.treasures.bit_count())


def _leaders(view: TigrisView, context: PictureContext, kingdom: Kingdom) -> str:
    sentences = []
    for seat, sphere in kingdom.leaders:
        strength = (view.board.tiles[sphere] & kingdom.cells).bit_count()
        name = name_of(view, context, seat)
        sentences.append(context.say("picture-alt-leader", leader=sphere.leader, name=name, strength=strength))
    return ", ".join(sentences)


def hand_alt(view: TigrisView, context: PictureContext) -> str:
    """Return the own tiles, points and treasures: for their owner only."""
    hand, points, treasures = _own(view)
    red, blue, green, black = points
    scores = context.say("picture-alt-points", red=red, blue=blue, green=green, black=black, treasures=treasures)
    return shorten(f"{context.say('picture-alt-hand', tiles=tiles_of(hand))} {scores}")


def tiles_of(counts: Sequence[int]) -> tuple[str, ...]:
    """Return the words of some tiles one by one."""
    return tuple(TILES[sphere] for sphere, count in enumerate(counts) for _ in range(count))


def _own(view: TigrisView) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    seat = view.seat if view.seat is not None else 0
    return view.hand or (0, 0, 0, 0), view.points[seat] or (0, 0, 0, 0), view.treasures[seat] or 0
