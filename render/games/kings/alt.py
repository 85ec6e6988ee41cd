"""Text alternatives of the pictures: events, the deciding seat, kingdoms, conflict, hand, scores."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.kings.reading.regions import Kingdom, kingdoms, names, wars
from engine.games.kings.state import Act, Wars
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.games.kingdoms.alt import decides, name_of
from render.games.kings.setting import colours_of, deciding, span, treasures_left
from render.kit.alt import event_sentences
from render.scene import shorten

_TOLD = (
    "leader-placed", "leader-moved", "leader-home", "card-placed", "kingdoms-joined", "catastrophe-played", "point",
    "revolt-began", "war-began", "conflict-won", "cards-taken", "ship-built", "treasure-taken", "final-score",
)  # fmt: skip


def board_alt(view: KingsView, context: PictureContext, recent: Sequence[Event] = ()) -> str:
    """Return the events, the deciding seat, the conflict or the possible wars, each kingdom with its leaders and their
    strengths, and the remaining supplies."""
    return shorten(" ".join((*event_sentences(context, recent, _TOLD), *_position(view, context))))


def _position(view: KingsView, context: PictureContext) -> Iterator[str]:
    yield from decides(view, context, deciding(view), acts=view.agenda[:1] == (Act(),))
    if view.agenda[:1] == (Wars(),):
        yield context.say("picture-alt-leaders", leaders=tuple(colour.leader for colour in wars(view.table)))
    for name, kingdom in zip(names(view.naming, view.table), kingdoms(view.table), strict=True):
        if kingdom.leaders:
            leaders = _leaders(view, context, kingdom)
            yield context.say("picture-alt-kingdom", numeral=name.numeral, columns=span(kingdom), leaders=leaders)
    yield context.say("picture-alt-left", count=view.deck, treasures=treasures_left(view))


def _leaders(view: KingsView, context: PictureContext, kingdom: Kingdom) -> str:
    sentences = []
    for seat, colour, place in kingdom.leaders:
        name, strength = name_of(view, context, seat), kingdom.counts[colour]
        sentences.append(
            context.say("picture-alt-leader", leader=colour.leader, name=name, place=place.name, strength=strength)
        )
    return ", ".join(sentences)


def hand_alt(view: KingsView, context: PictureContext) -> str:
    """Return the own cards, and the visible part of the own victory pile: for their owner only."""
    seat = view.seat if view.seat is not None else view.turn
    held = context.say("picture-alt-hand", cards=cards_of(view.hand or (0, 0, 0, 0)))
    pile = pile_alt(view, context, seat) if view.banked[seat] is None else points_alt(view, context, seat)
    return shorten(f"{held} {pile}")


def cards_of(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Return the words of some cards one by one."""
    return tuple(colour.card.word for colour in colours_of(counts))


def pile_alt(view: KingsView, context: PictureContext, seat: int) -> str:
    """Return the public view of a victory pile: its top card and its size."""
    top = view.tops[seat]
    if top is None:
        return context.say("picture-alt-no-pile")
    return context.say("picture-alt-pile", count=view.piles[seat], card=top.word)


def points_alt(view: KingsView, context: PictureContext, seat: int) -> str:
    """Return the points in an open victory pile."""
    black, green, red, blue, treasures = view.banked[seat] or (0, 0, 0, 0, 0)
    return context.say("picture-alt-points", black=black, green=green, red=red, blue=blue, treasures=treasures)
