"""The upper edge of the board's first picture: the deciding seat, the round, and recent events."""

from collections.abc import Iterator, Mapping, Sequence

from engine.game import Event, Fact, SeatRef
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, text_width
from render.games.mesopotamia.setting import deciding, empire, name_of
from render.games.mesopotamia.sheet import standing
from render.games.mesopotamia.sprites.pieces import Seal
from render.kit.headline import MIDDLE, NEWS, news_items, standing_items
from render.kit.names import LEAST, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import GOLD

_RADIUS = 17.0
_NAME_AT, _ROUND, _END, _GAP, _SEALS = 58.0, 150.0, 1076.0, 24.0, 186.0
"""Left edge of the name, maximum width of the round and its right edge without recent events, the gap in front of it,
and the width for several seals."""

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
"""The events in the headline, each with the facts that it shows."""


def header_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, recent: Sequence[Event]
) -> Iterator[Item]:
    """Yield the deciding seats (several of them as seals only), the round and the recent events; at the end, the
    winner."""
    if view.over:
        yield from standing_items(frame, standing(view, context))
        return
    news = [*_event_items(view, context, frame, recent)]
    state, seats, end = view.position, deciding(view), NEWS - 18 if news else _END
    yield from news
    if not seats:
        text = context.say("picture-battle-phase")
        yield frame.start(24, MIDDLE, *fit(text, end - 28, 36, HEAVY, LEAST), HEAVY, GOLD)
        return
    apart = _SEALS / max(_SEALS / 38, len(seats))
    for number, seat in enumerate(seats):
        yield frame.item(32 + apart * number, MIDDLE, Seal(empire(state, seat), _RADIUS))
    text, size = fit(context.say("picture-round", count=state.turn.round), _ROUND, 30, MEDIUM, LEAST)
    yield frame.end(end, MIDDLE, text, size, MEDIUM)
    room = end - text_width(text, size, MEDIUM) - _GAP - _NAME_AT
    if len(seats) == 1:
        yield frame.start(_NAME_AT, MIDDLE, *fit_player_name(name_of(view, context, seats[0]), room, 36), BOLD, GOLD)


def _event_items(
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
    """Return a fact as it is, or only the end of a path."""
    return fact[-1] if isinstance(fact, tuple) and fact else fact
