"""The upper edge of the board's pictures: whose turn it is, and what was last done."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.game import Event, Who
from engine.wayfarers.state import NO_ROUND, RIVAL
from engine.wayfarers.view import WayfarersView
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import join, polygon, rounded
from render.drawing.text import BOLD, HEAVY, Fitted, fit, width
from render.games.wayfarers.names import LEAST, whole
from render.games.wayfarers.recent import news
from render.games.wayfarers.setting import deciding, mark_of, name_of
from render.games.wayfarers.sprites.pieces import Badge
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Sprite
from render.sprites.cards import GOLD
from render.sprites.ground import Card
from render.theme import Theme

PLACE: Card = (6, 6, 1088, 48)
_MIDDLE = 30.0
_NEWS, _NEWS_WIDE = 386.0, 700.0

TOLD = {
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
"""The events that are told above, each with the entry that tells it."""


@dataclass(frozen=True, slots=True)
class News(Sprite):
    """A dark strip with a pink rim, by its top left corner, with a tip at the side where reading begins."""

    width: float
    rtl: bool

    grain = 4

    @property
    def box(self) -> Box:
        """Return the bounds in units: the strip and its tip."""
        return Box(-12, 0, self.width + 12, 36)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the rim, then the ground."""
        for inset, ink in ((0.0, theme.highlight), (3.0, theme.panel)):
            tip = polygon((2, 9 + inset), (-10 + inset * 1.6, 18), (2, 27 - inset))
            if self.rtl:
                right = self.width
                tip = polygon((right - 2, 9 + inset), (right + 10 - inset * 1.6, 18), (right - 2, 27 - inset))
            body = rounded(inset, inset, self.width - 2 * inset, 36 - 2 * inset, 9 - inset)
            canvas.fill(join(tip, body), ink)


def header_items(view: WayfarersView, reader: Reader, frame: Frame, recent: Sequence[Event]) -> Iterator[Item]:
    """Yield who decides, how many turns the last round still has, and what was last done."""
    seat = deciding(view)
    if seat is None:
        text = reader.say("picture-alt-over")
        yield frame.start(24, _MIDDLE, *fit(text, 340, 29, HEAVY, LEAST), HEAVY, GOLD)
    else:
        yield frame.item(34, _MIDDLE, Badge(mark_of(view, seat), 18))
        left = view.table.turns_left
        room = 310.0 if left == NO_ROUND else 228.0
        yield frame.start(62, _MIDDLE, *_asked(reader, name_of(view, reader, seat), room), BOLD, GOLD)
        if left != NO_ROUND:
            yield frame.item(320, _MIDDLE, Sign(Token("hourglass"), 34))
            yield frame.start(340, _MIDDLE, str(left), 29, HEAVY, GOLD)
    yield from _news(view, reader, frame, recent)


def _asked(reader: Reader, name: str, room: float) -> Fitted:
    """Return whose turn it is: in a sentence where that is legible, else the name alone."""
    for shown in (name, name.split(maxsplit=1)[0]):
        says = reader.say("picture-to-move", name=shown)
        if width(says, LEAST, BOLD) <= room and (shown == name or not name.rsplit(maxsplit=1)[-1].isdigit()):
            return fit(says, room, 29, BOLD, LEAST)
    return whole(name, room, 29)


def _news(view: WayfarersView, reader: Reader, frame: Frame, recent: Sequence[Event]) -> Iterator[Item]:
    told = [event for event in news(view, recent) if event.name in TOLD]
    if not told:
        return
    event = told[-1]
    facts = dict(event.facts)
    who = facts.get("who")
    seat = who.seat if isinstance(who, Who) else RIVAL
    yield frame.wide(_NEWS, 12, _NEWS_WIDE, News(_NEWS_WIDE, frame.rtl))
    yield frame.item(_NEWS + 24, _MIDDLE, Badge(mark_of(view, seat), 14))
    about = next((str(facts[key]) for key in ("card", "tile", "node", "slot", "space") if key in facts), "")
    text = reader.say(f"picture-news-{TOLD[event.name]}", about=reader.word(about) if about else "")
    yield frame.start(_NEWS + 48, _MIDDLE, *fit(text, _NEWS_WIDE - 62, 27, BOLD, LEAST), BOLD)
