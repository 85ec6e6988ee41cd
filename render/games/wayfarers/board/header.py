"""The upper edge of the board's pictures: the turn and recent events."""

from collections.abc import Iterator, Sequence

from engine.game import Event, SeatRef
from engine.games.wayfarers.state import NO_ROUND, RIVAL
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, Fitted, fit_text, text_width
from render.games.wayfarers.recent import recent_news
from render.games.wayfarers.setting import deciding_seat, mark_of, name_of
from render.games.wayfarers.sheet import final_standing
from render.games.wayfarers.sprites.pieces import PlayersBadge
from render.games.wayfarers.sprites.tokens import Token, TokenSign
from render.kit.headline import MIDDLE_Y, news_items, standing_items
from render.kit.names import MIN_SIZE, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import GOLD

ENTRY_OF_EVENT = {
    "die-placed": "die-placed",
    "worker-placed": "worker-placed",
    "worker-retrieved": "worker-retrieved",
    "rested": "rested",
    "card-marked": "card-marked",
    "card-gained": "card-gained",
    "townsfolk-hired": "townsfolk-hired",
    "inspiration-tucked": "inspiration-tucked",
    "tile-gained": "tile-gained",
    "journaled": "journaled",
    "rival-rests": "rested",
    "rival-took": "card-gained",
    "rival-drew": "card-gained",
    "rival-marked": "card-marked",
    "rival-placed-worker": "worker-placed",
    "rival-retrieved": "worker-retrieved",
    "rival-tile": "tile-gained",
    "rival-journaled": "journaled",
}
"""The catalog entry for each event in the header, which follows `picture-news-`. Other events are left out."""


def header_items(view: WayfarersView, context: PictureContext, frame: Frame, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield the deciding seat, the turns left in the last round, and the last event; or the winners after the end."""
    seat = deciding_seat(view)
    if seat is None:
        yield from standing_items(frame, final_standing(view, context))
        return
    yield frame.place_sprite(34, MIDDLE_Y, PlayersBadge(mark_of(view, seat), 18))
    left = view.table.turns_left
    room = 310.0 if left == NO_ROUND else 228.0
    yield frame.write_from(62, MIDDLE_Y, *_turn_text(context, name_of(view, context, seat), room), BOLD, GOLD)
    if left != NO_ROUND:
        yield frame.place_sprite(320, MIDDLE_Y, TokenSign(Token("hourglass"), 34))
        yield frame.write_from(340, MIDDLE_Y, str(left), 29, HEAVY, GOLD)
    yield from _news_items(view, context, frame, recent)


def _turn_text(context: PictureContext, name: str, room: float) -> Fitted:
    """Return a text about whose turn it is and its font size: a sentence if it fits, otherwise only the name."""
    for shown_name in (name, name.split(maxsplit=1)[0]):
        text = context.say("picture-to-move", name=shown_name)
        if text_width(text, MIN_SIZE, BOLD) <= room and (
            shown_name == name or not name.rsplit(maxsplit=1)[-1].isdigit()
        ):
            return fit_text(text, room, 29, BOLD, MIN_SIZE)
    return fit_player_name(name, room, 29)


def _news_items(view: WayfarersView, context: PictureContext, frame: Frame, recent: Sequence[Event]) -> Iterator[Item]:
    events = [event for event in recent_news(view, recent) if event.name in ENTRY_OF_EVENT]
    if not events:
        return
    event = events[-1]
    facts = dict(event.facts)
    seat_ref = facts.get("who")
    seat = seat_ref.seat if isinstance(seat_ref, SeatRef) else RIVAL
    component = next((str(facts[key]) for key in ("card", "tile", "node", "slot", "space") if key in facts), "")
    text = context.say(f"picture-news-{ENTRY_OF_EVENT[event.name]}", about=context.word(component) if component else "")
    yield from news_items(frame, PlayersBadge(mark_of(view, seat), 14), text)
