"""Describe the last events for alt texts."""

from collections.abc import Collection, Sequence

from engine.game import Event
from render.context import PictureContext

_LAST, _SINCE = 4, 8
"""The numbers of last events in a description, which leave room for the position: of one move, and of all moves since
the reader's turn."""


def event_sentences(context: PictureContext, recent: Sequence[Event], told: Collection[str] | None = None) -> list[str]:
    """Return a sentence for each of the last events; on a board for the reader alone, for those since the reader's last
    turn. `told`: the names of the events that have one (None: all have)."""
    later = [event for _, events in context.since for event in events]
    events = [event for event in later or recent if told is None or event.name in told][-(_SINCE if later else _LAST) :]
    sentences = [context.say(f"event-{event.name}", **dict(event.facts)) for event in events]
    return [context.say("picture-since"), *sentences] if later and sentences else sentences
