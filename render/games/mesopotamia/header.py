"""The upper edge of the board's first picture: the deciding seat, the round, and recent events."""

from collections.abc import Iterator, Mapping, Sequence

from engine.game import Event, Fact, SeatRef
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.mesopotamia.setting import deciding, empire, name_of
from render.games.mesopotamia.sprites.pieces import Seal
from render.kit.headline import MIDDLE, NEWS, news_items
from render.kit.names import LEAST, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import GOLD

_RADIUS = 17.0

TOLD: Mapping[str, tuple[str, ...]] = {
    "home-chosen": ("area",),
    "unit-moved": ("unit", "path"),
    "unit-trained": ("unit", "area"),
    "ship-sailed": ("path",),
    "ship-built": ("border",),
    "piece-built": ("what", "area"),
    "floor-built": ("count",),
    "garden-built": (),
    "traded": ("slot",),
    "gathered": (),
    "technology-discovered": ("name",),
    "die-gained": (),
    "quest-drawn": (),
    "event-revealed": ("area",),
    "settlement-conquered": ("area",),
    "battle-began": ("area",),
    "battle-ended": ("area",),
}
"""The events of the headline, each with the facts that it shows."""


def header_items(view: MesopotamiaView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the deciding seats, several as seals only, and the round."""
    state, seats = view.position, deciding(view)
    if not seats:
        text = context.say("picture-alt-over") if view.over else context.say("picture-battle-phase")
        yield frame.start(24, MIDDLE, *fit(text, NEWS - 46, 36, HEAVY, LEAST), HEAVY, GOLD)
        return
    text, size = fit(context.say("picture-round", count=state.turn.round), 150, 30, MEDIUM, LEAST)
    yield frame.end(NEWS - 18, MIDDLE, text, size, MEDIUM)
    for number, seat in enumerate(seats):
        yield frame.item(32 + 38 * number, MIDDLE, Seal(empire(state, seat), _RADIUS))
    if len(seats) == 1:
        yield frame.start(58, MIDDLE, *fit_player_name(name_of(view, context, seats[0]), 176, 36), BOLD, GOLD)


def event_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, recent: Sequence[Event]
) -> Iterator[Item]:
    """Yield the recent events."""
    events = [event for event in recent if event.name in TOLD]
    if not events:
        return
    event = events[-1]
    facts = dict(event.facts)
    who = facts.get("who")
    if not isinstance(who, SeatRef):
        return
    text = context.say(f"picture-news-{event.name}", **{name: _end(facts[name]) for name in TOLD[event.name]})
    yield from news_items(frame, Seal(empire(view.position, who.seat), 16.5), text)


def _end(fact: Fact) -> Fact:
    """Return a fact; of a path only its end."""
    return fact[-1] if isinstance(fact, tuple) and fact else fact
