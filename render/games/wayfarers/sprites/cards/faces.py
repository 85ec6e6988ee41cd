"""Sprites of a player's cards if there are many: the same design at every size."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from engine.games.wayfarers.components.tables import CARDS, WATER, Card
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import polygon, rounded_rectangle
from render.drawing.text import BOLD, HEAVY, MEDIUM, text_width
from render.games.wayfarers.sprites.cards.effects import (
    MIN_SIGN_SIZE,
    NEED_SIZE_RATIO,
    DieOnCard,
    arrange_rows,
    paint_effects,
)
from render.games.wayfarers.sprites.inks import kind_colours, named_colour
from render.games.wayfarers.sprites.pieces import mark_colour
from render.games.wayfarers.sprites.symbols import paint_layers
from render.games.wayfarers.sprites.tokens import LAYERS_OF_SIGN, effect_tokens, paint_row, row_length, tag_tokens
from render.games.wayfarers.sprites.views import paint_view_at
from render.kit.names import MIN_SIZE, halve_word
from render.scene import RectangleSprite
from render.theme import Theme

HEAD_HEIGHT = 36.0
"""Height of a head that shows only a card's id and tags, in units."""

NAMED_HEAD_HEIGHT = 62.0
"""Height of a head with a card's name in one line and, below it, the id, in units."""

_FIRST_LINE_Y, _LINE_PITCH = 17.0, 28.0
"""Y coordinate of the middle of a name's first line, and distance to the next line, in units."""

_ID_SIZE, _TAG_SIZE = 27.0, 27.0
COIN_WIDTH = 36.0
"""Width that a head leaves for the VP of a space card, in units."""

MIN_LAST_WORD_LENGTH = 4
"""Minimum number of letters of the last word of a shortened name, so that it does not end with an article."""

_MIN_STRETCH = 0.92
"""Minimum width of the letters of a name, as a fraction of their usual width."""

MAX_EFFECT_SIZE = 54.0
"""Maximum size of the signs of an effect, in units."""

_ROW_HEIGHT, _MIN_VIEW_HEIGHT = 60.0, 36.0
"""Height of effects in a single row, and minimum height of an illustration above them, in units."""

ARROW_WIDTH, TAB_WIDTH, _NARROW_TAB_WIDTH = 12.0, 34.0, 31.0
"""Width in units of the arrow of an incoming link, and of an outgoing link's tab in one column and in two."""

_MIN_TAB_HEIGHT = 27.5
"""Minimum height of a tab in one column, in units. Lower tabs are arranged in two columns."""


class PlayersCard(Struct, RectangleSprite, frozen=True):
    """A player's card, anchored at its top-left corner.

    `card`: the card's id.
    `name`: the card's name, or "" if there is no room for it.
    `width`, `height`: the size of the card, in units.
    `is_fresh`: whether it was gained this turn, so that it does not work yet.
    `die`: the value of the die on it, or 0.
    `mark`: the mark of the die's owner.
    """

    card: str
    name: str
    width: float
    height: float
    is_fresh: bool = False
    die: int = 0
    mark: str = ""

    margins = (1, 1, 1, 2)

    @property
    def head_height(self) -> float:
        """Return the height of the head, in units: more if it has a name, and for each further line of the name."""
        return NAMED_HEAD_HEIGHT + _LINE_PITCH * (self._heading.line_count - 2) if self.name else HEAD_HEIGHT

    @property
    def _heading(self) -> "HeadingLayout":
        return heading_layout(self.card, self.name, self.width, self.height)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the head with name and id, and the effects of the card."""
        card, w, h, head = CARDS[self.card], self.width, self.height, self.head_height
        hue = kind_colours(theme, card.kind)
        canvas.fill(rounded_rectangle(-0.6, -0.2, w + 1.2, h + 1.8, 6), theme.casing)
        canvas.fill(rounded_rectangle(0, 0, w, h, 5.5), hue.base)
        canvas.fill(rounded_rectangle(2.2, head, w - 4.4, h - head - 2.4, 3.5), named_colour("paper"))
        self._paint_head(canvas, theme, card)
        if card.kind == WATER:
            paint_links(canvas, theme, card, Box(0, head, w, h))
        place = _effects_area(card, Box(0, head, w, h))
        high = place.bottom - place.top - _ROW_HEIGHT
        if high >= _MIN_VIEW_HEIGHT and len(arrange_rows(card, place, MAX_EFFECT_SIZE)) == 1:
            edge = 2.2 if card.kind != WATER else place.left - 2
            far = w - 2.2 if card.kind != WATER else place.right + 2
            paint_view_at(canvas, card.id, Box(edge, head, far, head + high))
            place = place._replace(top=place.top + high)
        die = DieOnCard(self.die, mark_colour(theme, self.mark)) if self.die else None
        paint_effects(canvas, theme, card, place, MAX_EFFECT_SIZE, die)
        if self.is_fresh:
            paint_inactive_shade(canvas, Box(0, head, w, h))

    def _paint_head(self, canvas: Canvas, theme: Theme, card: Card) -> None:
        """Write the id with the card's tags to its right, and above them the name if there is one."""
        w, width = self.width, text_width(card.id, _ID_SIZE, HEAVY)
        middle = self.head_height - NAMED_HEAD_HEIGHT + _FIRST_LINE_Y + _LINE_PITCH if self.name else HEAD_HEIGHT / 2
        tokens, plate = tag_tokens(card), _tags_width(card, w)
        if tokens:
            canvas.fill(rounded_rectangle(w - 2.5 - plate, middle - 15, plate, 30, 4), named_colour("paper"))
            paint_row(canvas, theme, tokens, w - 2.5 - plate / 2, middle, _TAG_SIZE, plate)
        if not self.name:
            canvas.write(6 + width / 2, middle, card.id, _ID_SIZE, HEAVY, theme.white)
            return
        right = w - 8 - (plate or COIN_WIDTH)
        canvas.write(right - width / 2, middle, card.id, _ID_SIZE, HEAVY, theme.white)
        words, weight, stretch, _ = self._heading
        for index, line in enumerate(words):
            room = text_width(line, MIN_SIZE, weight) * stretch
            canvas.write(6 + room / 2, _FIRST_LINE_Y + _LINE_PITCH * index, line, MIN_SIZE, weight, theme.white, room)


class HeadingLayout(NamedTuple):
    """The layout of a card's name in its head.

    `words`: the lines of the name.
    `weight`: the weight of the font.
    `letter_width`: the width of the letters, as a fraction of their usual width.
    `line_count`: the number of lines in the head, of which the last has the id.
    """

    words: tuple[str, ...]
    weight: int
    letter_width: float
    line_count: int


@lru_cache(maxsize=512)
def heading_layout(card: str, name: str, width: float, height: float) -> HeadingLayout:
    """Return the layout of a card's name: above the id and, if it is long, next to it. It gets a further line if it
    would otherwise lose words and the effects leave room. A first word that is too long is split."""
    card_data, upper = CARDS[card], width - 12
    first_word, *further_words = name.split()
    is_long = text_width(first_word, MIN_SIZE, MEDIUM) * _MIN_STRETCH > upper
    if is_long:
        first_word = " ".join(halve_word(first_word))
        name = " ".join((first_word, *further_words))
    lower = width - 8 - (_tags_width(card_data, width) or COIN_WIDTH) - text_width(card, _ID_SIZE, HEAVY) - 14
    beside = fit_name(name, upper, lower)
    if " ".join(beside[0]) != name:
        place = _effects_area(card_data, Box(0, NAMED_HEAD_HEIGHT + _LINE_PITCH, width, height))
        if (
            min((size for _, size in arrange_rows(card_data, place, MAX_EFFECT_SIZE)), default=MIN_SIGN_SIZE)
            >= MIN_SIZE / NEED_SIZE_RATIO
        ):
            for part, *rooms in ((name, upper, upper, lower), *([(first_word, upper, upper)] if is_long else ())):
                taller = fit_name(part, *rooms)
                if " ".join(taller[0]) == part:
                    return HeadingLayout(*taller, 3)
    return HeadingLayout(*beside, 2)


def _effects_area(card: Card, below: Box) -> Box:
    """Return the area for a card's effects in `below`, the part under its head; on a water card, between its links."""
    left, right = 4.0, 4.0
    if card.kind == WATER:
        left, right = (ARROW_WIDTH if card.link_in else 2) + 2, tabs_layout(card, below).width + 2
    return Box(left, below.top + 1, below.right - right, below.bottom - 3)


def has_name_room(card: str, name: str, width: float, height: float) -> bool:
    """Whether a card of this size has room for at least one unbroken word of its name."""
    words, weight, stretch, _ = heading_layout(card, name, width, height)
    return _fits_first_line((words, weight, stretch), width - 12) and not words[-1].endswith("-")


def _tags_width(card: Card, width: float) -> float:
    """Return the width of the slip with the tags on a card `width` units wide, or 0 without tags."""
    tokens = tag_tokens(card)
    return min(row_length(tokens, _TAG_SIZE) + 4, width - text_width(card.id, _ID_SIZE, HEAVY) - 12) if tokens else 0.0


def fit_name(name: str, *rooms: float) -> tuple[tuple[str, ...], int, float]:
    """Return the lines of a name that fit `rooms`, their weight and the width of letters. Letters are lighter and
    narrower if the name would otherwise lose words, or have no room for any word."""
    layouts = [
        (name_lines(name, [room / stretch for room in rooms], weight), weight, stretch)
        for weight, stretch in ((BOLD, 1.0), (MEDIUM, _MIN_STRETCH))
    ]
    whole = [layout for layout in layouts if " ".join(layout[0]) == name]
    return next((layout for layout in (*whole, *layouts) if _fits_first_line(layout, rooms[0])), layouts[-1])


def _fits_first_line(layout: tuple[tuple[str, ...], int, float], upper: float) -> bool:
    (first, *_), weight, stretch = layout
    return text_width(first, MIN_SIZE, weight) * stretch <= upper


def name_lines(name: str, rooms: Sequence[float], weight: int = BOLD) -> tuple[str, ...]:
    """Return a name in lines at most as wide as `rooms`. If it is too long for them, return the words that fit the
    first line."""
    lines: list[list[str]] = []
    rest = name.split()
    for room in rooms:
        cuts = [cut for cut in range(1, len(rest) + 1) if text_width(" ".join(rest[:cut]), MIN_SIZE, weight) <= room]
        if rest and (cuts or not lines):
            lines.append(rest[: max(cuts, default=1)])
            rest = rest[max(cuts, default=1) :]
    if not rest:
        return tuple(map(" ".join, lines))
    first, *_ = lines
    further_words = name.split()[len(first) :]
    while len(first) > 1 and len(first[-1]) < MIN_LAST_WORD_LENGTH:
        first.pop()
    if len(first[0]) < MIN_LAST_WORD_LENGTH and text_width(further_words[0], MIN_SIZE, weight) <= rooms[0]:
        return name_lines(" ".join(further_words), rooms, weight)
    return (" ".join(first),)


def paint_inactive_shade(canvas: Canvas, place: Box) -> None:
    """Paint a shade and an hourglass over `place`, on a card that has no effect before the next turn."""
    w, h = place.right - place.left, place.bottom - place.top
    canvas.fill(rounded_rectangle(place.left, place.top, w, h, 4), named_colour("shade"), 0.62)
    paint_layers(canvas, LAYERS_OF_SIGN["hourglass"], place.left + w / 2, place.top + h / 2, min(44.0, h - 6))


class TabsLayout(NamedTuple):
    """The layout of the tabs of a water card's outgoing links.

    `columns`, `lines`: the numbers of columns and of lines of tabs.
    `tab_width`: the width of one tab, in units.
    """

    columns: int
    lines: int
    tab_width: float

    @property
    def width(self) -> float:
        """Return the width of all columns together, in units."""
        return self.columns * self.tab_width


def tabs_layout(card: Card, place: Box) -> TabsLayout:
    """Return the layout of the tabs of a water card's outgoing links within `place`, the part under its head."""
    count = len(card.link_out)
    columns = 0 if not count else 1 if count * _MIN_TAB_HEIGHT <= place.bottom - place.top - 3 else 2
    return TabsLayout(columns, max(1, -(-count // max(1, columns))), TAB_WIDTH if columns < 2 else _NARROW_TAB_WIDTH)


def paint_links(canvas: Canvas, theme: Theme, card: Card, place: Box) -> float:
    """Paint the links of a water card within `place`: arrows for incoming links on the left, tabs with rewards for
    outgoing ones on the right, each as high as its counterpart on a neighbouring card if there is room. Return the
    width of the tabs, in units."""
    hue, out = kind_colours(theme, WATER), dict(card.link_out)
    room, standing = place.bottom - place.top - 3, tabs_layout(card, place)
    columns, lines, tab = standing
    pitch = room / 4
    for bar in card.link_in:
        y, half = place.top + pitch * (bar - 0.5), min(11.0, pitch / 2 - 1)
        canvas.fill(polygon((0, y - half), (ARROW_WIDTH, y), (0, y + half)), hue.dark)
        canvas.fill(polygon((0, y - half + 3), (ARROW_WIDTH - 3, y), (0, y + half - 3)), named_colour("gold"))
    tall = min(pitch if pitch >= _MIN_TAB_HEIGHT else room / lines, 34.0) - 0.6
    for index, (bar, reward) in enumerate(out.items()):
        line, column = divmod(index, columns)
        y = place.top + (pitch * (bar - 0.5) if pitch >= _MIN_TAB_HEIGHT else room / lines * (line + 0.5))
        right = place.right - column * tab
        canvas.fill(rounded_rectangle(right - tab, y - tall / 2, tab - 1, tall, 4), hue.dark)
        canvas.fill(rounded_rectangle(right - tab + 1.5, y - tall / 2 + 1, tab - 4, tall - 2, 3), named_colour("paper"))
        paint_row(canvas, theme, effect_tokens((reward,)), right - tab / 2 - 0.5, y, min(28.0, tall), tab - 3)
    return standing.width
