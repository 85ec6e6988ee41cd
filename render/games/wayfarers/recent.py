"""The recent events that the board marks, and the components to which they refer."""

from collections.abc import Sequence

from engine.game import Event, SeatRef
from engine.games.wayfarers.view import WayfarersView
from render.games.wayfarers.setting import deciding_seat

_CARD_EVENTS = frozenset(
    ("card-marked", "worker-placed", "worker-retrieved", "rival-marked", "rival-placed-worker", "rival-retrieved")
)
_STEP_EVENTS = frozenset(("journaled", "rival-journaled"))
_TILE_EVENTS = frozenset(("tile-gained", "rival-tile"))


def recent_news(view: WayfarersView, recent: Sequence[Event]) -> Sequence[Event]:
    """Return the recent events since the deciding player's last turn ended. After the end of a game without a rival,
    return all recent events."""
    seat = deciding_seat(view)
    if seat is None and view.table.rival is None:
        return recent
    ended = Event("turn-ended", (("who", SeatRef(seat or 0)),))
    return recent[max((place for place, event in enumerate(recent, 1) if event == ended), default=0) :]


def changed_places(view: WayfarersView, recent: Sequence[Event]) -> frozenset[str]:
    """Return the ids of the cards, nodes and tiles that recent events changed."""
    return frozenset(name for event in recent_news(view, recent) for name in _event_subjects(event))


def _event_subjects(event: Event) -> tuple[str, ...]:
    facts = dict(event.facts)
    for names, fact in ((_CARD_EVENTS, "card"), (_STEP_EVENTS, "node"), (_TILE_EVENTS, "tile")):
        if event.name in names:
            return (str(facts[fact]),)
    turned_up = facts["cards"] if event.name == "cards-turned-up" else ()
    return tuple(map(str, turned_up)) if isinstance(turned_up, tuple) else ()
