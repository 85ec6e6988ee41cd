"""Describe the last events for alt texts."""

from collections.abc import Collection, Sequence

from engine.game import Event
from render.context import PictureContext

_LAST = 4
"""The number of last events in a description, which leaves room for the position."""


def event_sentences(context: PictureContext, recent: Sequence[Event], told: Collection[str] | None = None) -> list[str]:
    """Return a sentence for each of the last events; `told`: the names of the events that have one (None: all have)."""
    events = [event for event in recent if told is None or event.name in told][-_LAST:]
    return [context.say(f"event-{event.name}", **dict(event.facts)) for event in events]
