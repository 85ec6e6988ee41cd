"""Cards as they lie open, and their backs: one design for every size."""

from dataclasses import dataclass

from engine.wayfarers.components.tables import CARDS, Card
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import box, placed, polygon, rounded
from render.drawing.text import HEAVY, width
from render.games.wayfarers.sprites.effects import effects
from render.games.wayfarers.sprites.inks import PLAIN, kind, plain
from render.games.wayfarers.sprites.scenery import LOW, view
from render.games.wayfarers.sprites.symbols import Layers, paint
from render.games.wayfarers.sprites.tokens import (
    KIND_SIGN,
    LAYERS,
    PLUS,
    SEMI,
    Token,
    Tokens,
    length,
    of_effects,
    of_goal,
    of_worth,
    repeated,
    row,
    rows,
)
from render.scene import Sprite
from render.theme import Theme

WIDTH, HEIGHT = 88.0, 120.0
HEAD = 22.0
"""The height of the strip with a card's id on the table."""

_LINK = 20.0
"""How high the place of a link is at least; where it is lower, only the links that there are have one."""

_WITH_VIEW = 150.0
"""How high a card is at least that has a view."""

_ID = 20.0
_IN, _OUT = 9.0, 19.0
"""How wide the bars are that join water cards, coming in and going out."""


@dataclass(frozen=True, slots=True)
class Face(Sprite):
    """A card by its top left corner. `fresh`: gained this turn, so it does not work yet.

    `card`: the card's id.
    `width`: how wide it is, in units.
    `height`: how high it is, in units.
    """

    card: str
    width: float = WIDTH
    height: float = HEIGHT
    fresh: bool = False

    @property
    def box(self) -> Box:
        """Return the bounds in units: the card and its shadow."""
        return Box(-1, -1, self.width + 1, self.height + 2)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the head with the id, the view, and what the card does."""
        card, w, h = CARDS[self.card], self.width, self.height
        hue = kind(theme, card.kind)
        canvas.fill(rounded(-0.6, -0.2, w + 1.2, h + 1.8, 6), theme.casing)
        canvas.fill(rounded(0, 0, w, h, 5.5), hue.base)
        canvas.fill(rounded(2.2, self.head - 1, w - 4.4, h - self.head - 1.4, 3.5), plain("paper"))
        self._head(canvas, theme, card)
        if self.low:
            self._effects(canvas, theme, card)
            self._shade(canvas)
            return
        scene = self._view_height()
        scenery(
            canvas,
            view(card.kind, card.tags, int(card.id[1:]) if card.id[1:].isdigit() else 2),
            Box(2.2, self.head, w - 2.2, self.head + scene),
        )
        if card.on_gain and (card.slot or card.trigger or card.worth):
            self._gained(canvas, theme, of_effects(card.on_gain), self.head + scene)
        self._body(canvas, theme, card, self.head + scene)
        self._shade(canvas)

    def _shade(self, canvas: Canvas) -> None:
        """Lay a shade and an hourglass over a card that does not work yet."""
        w, h = self.width, self.height
        if self.fresh:
            canvas.fill(rounded(0, self.head, w, h - self.head, 4), plain("shade"), 0.62)
            paint(canvas, LAYERS["hourglass"], w / 2, self.head + (h - self.head) / 2, min(34.0, w * 0.5))

    @property
    def low(self) -> bool:
        """Return whether there is no room for a view: what the card does takes all of it."""
        return self.height < _WITH_VIEW and self.width > self.height

    def _effects(self, canvas: Canvas, theme: Theme, card: Card) -> None:
        """Draw what the card does, with all the room below the head."""
        left, right = 5.0, self.width - 5.0
        if card.kind == "water":
            _links(canvas, theme, card, Box(0, self.head, self.width, self.height))
            times = min(self.width / WIDTH, 1.4)
            columns = _link_columns(card, self.height - self.head)
            left, right = _IN * times + 2, self.width - columns * _OUT * times - 2
        effects(canvas, theme, card, Box(left, self.head + 1, right, self.height - 3))

    def _view_height(self) -> float:
        return (self.height - self.head) * 0.42

    @property
    def head(self) -> float:
        """Return the height of the strip with the id: the same for all cards of a table, more for a large one."""
        return max(HEAD, self.width * 0.17)

    def _head(self, canvas: Canvas, theme: Theme, card: Card) -> None:
        w, head = self.width, self.head
        text = _ID * head / HEAD
        room = width(card.id, text, HEAVY)
        size = min(text, text * (w - 6) / room)
        room *= size / text
        canvas.letters(4 + room / 2, head / 2, card.id, size, HEAVY, theme.white)
        tokens = _marks(card)
        left = w - 6 - room - 6
        if tokens and left > 9:
            high = min(head * 0.73, left / length(tokens, 1))
            wide = length(tokens, high) + 4
            canvas.fill(rounded(w - 2.5 - wide, head / 2 - high * 0.56, wide, high * 1.12, 4), plain("paper"))
            row(canvas, theme, tokens, w - 2.5 - wide / 2, head / 2, high, wide)

    def _gained(self, canvas: Canvas, theme: Theme, tokens: Tokens, bottom: float) -> None:
        """Draw what the card brings at once, on a slip in the view's corner."""
        size = min(self.width * 0.19, self._view_height() * 0.5)
        wide = length((Token("gain"), *tokens), size) + 5
        canvas.fill(rounded(1, bottom - size - 4, wide, size + 5, 4), theme.casing)
        canvas.fill(rounded(2, bottom - size - 3, wide - 2, size + 3, 3), plain("paper"))
        row(canvas, theme, (Token("gain"), *tokens), 1 + wide / 2, bottom - size / 2 - 1.5, size, wide - 3)

    def _body(self, canvas: Canvas, theme: Theme, card: Card, top: float) -> None:
        w, h = self.width, self.height
        left, right = 4.0, w - 4.0
        if card.kind == "water":
            _links(canvas, theme, card, Box(0, self.head, w, h))
            times = w / WIDTH
            left, right = _IN * times + 2, w - _OUT * times - 1
        size = min(w * 0.23, (h - top) * 0.42)
        middle = top + (h - top) * 0.5
        above, below = _said(card)
        if above and below:
            _needs(canvas, theme, above, Box(left, top + 2, right, middle), size, slot=card.slot is not None)
            rows(canvas, theme, below, Box(left, middle + 1, right, h - 3), size)
        else:
            rows(canvas, theme, above or below, Box(left, top + 2, right, h - 3), size)


def _needs(canvas: Canvas, theme: Theme, tokens: Tokens, place: Box, size: float, *, slot: bool) -> None:
    """Draw what a slot needs, in the die that goes there; or what a vista watches for."""
    x, y = (place.left + place.right) / 2, (place.top + place.bottom) / 2
    if slot:
        wide = min(place.right - place.left, length(tokens, size * 0.86) + 8)
        canvas.fill(rounded(x - wide / 2, y - size / 2 - 1, wide, size + 2, 4), plain("ink"))
        canvas.fill(rounded(x - wide / 2 + 1.3, y - size / 2 + 0.3, wide - 2.6, size - 0.6, 3), theme.white)
        row(canvas, theme, tokens, x, y, size * 0.86, wide - 4)
    else:
        row(canvas, theme, tokens, x, y, size, place.right - place.left)


def _marks(card: Card) -> Tokens:
    """Return what stands in a card's head beside its id."""
    if card.kind == "townsfolk":
        host = [
            token
            for number, tag in enumerate(card.under)
            for token in ((Token(tag),) if not number else (Token("/"), Token(tag)))
        ]
        return (*((Token("silver", card.cost),) if card.cost else ()), *host) if card.under else ()
    if card.kind == "inspiration":
        return (Token("'×2"),)
    return repeated(card.tags)


def _said(card: Card) -> tuple[Tokens, Tokens]:
    """Return a card's own signs: what is needed or watched for, and what it brings."""
    if card.slot:
        return repeated(card.slot.needs), of_effects(card.slot.effect)
    if card.trigger:
        tags = [tag.removeprefix("gain:") for tag in card.trigger.tags]
        return (*repeated(tags), SEMI), of_effects(card.trigger.effect)
    if card.worth:
        return (), of_worth(card.worth)
    if card.goal:
        return (), of_goal(card.goal)
    if card.on_gain:
        return (), (Token("gain"), *of_effects(card.on_gain))
    if card.on_rest:
        return (Token("rest"), SEMI), of_effects(card.on_rest)
    lent = tuple(token for asset in card.lends for token in (PLUS, Token(asset)))[1:]
    return (), (*lent, *of_effects(card.with_host))


def _link_columns(card: Card, room: float) -> int:
    """Return in how many columns the rewards of links stand: two on a low card that has many."""
    return 2 if len(card.link_out) * _LINK * 0.6 > room else 1


def _links(canvas: Canvas, theme: Theme, card: Card, place: Box) -> None:
    """Draw the bars on a water card's edges: arrows come in, tabs with a reward go out; on a low card the tabs that
    there are share the room."""
    hue = kind(theme, "water")
    room = place.bottom - place.top
    pitch, out = (room - 4) / 4, dict(card.link_out)
    columns = _link_columns(card, room)
    each = (room - 3) / max(1, -(-len(out) // columns))
    times = min(place.right / WIDTH, 1.4)
    for bar in (1, 2, 3, 4):
        y = place.top + pitch * (bar - 0.5) + 1
        tall, right = min(pitch - 2, 20.0 * max(1.0, times)), place.right
        if bar in card.link_in:
            reach = _IN * times
            canvas.fill(polygon((0, y - tall / 2), (reach, y), (0, y + tall / 2)), hue.dark)
            canvas.fill(polygon((0, y - tall / 2 + 3), (reach - 3, y), (0, y + tall / 2 - 3)), plain("gold"))
        if bar in out:
            wide = _OUT * times
            if pitch < _LINK:
                line, column = divmod([*out].index(bar), columns)
                tall, y = min(each - 1, 24.0), place.top + 1 + each * (line + 0.5)
                right -= column * wide
            canvas.fill(rounded(right - wide, y - tall / 2, wide + 2, tall, 3), hue.dark)
            canvas.fill(box(right - wide + 1.4, y - tall / 2 + 1.4, wide - 1.4, tall - 2.8), hue.light)
            size = max(tall - 4.6, tall * 0.82)
            row(canvas, theme, of_effects((out[bar],)), right - wide / 2 + 0.5, y, size, wide - 2)


def scenery(canvas: Canvas, layers: Layers, place: Box) -> None:
    """Draw a view into a place, cut at its edges; it keeps its proportions and may lose some sky or ground."""
    wide, high = place.right - place.left, place.bottom - place.top
    window = canvas.window((wide, high))
    size = max(wide, high / LOW)
    across, down = (wide - size) / 2, (high - size * LOW) / 2
    for shape, ink in layers:
        fitted = placed(shape, across, 0, size)
        squeezed = tuple(part._replace(points=tuple((x, down + y * LOW) for x, y in part.points)) for part in fitted)
        window.fill(squeezed, PLAIN.get(ink, ink))
    canvas.put(window, (place.left, place.top))


@dataclass(frozen=True, slots=True)
class Back(Sprite):
    """The back of a kind of card by its top left corner, with how many lie there.

    `kind`: the kind of card.
    `count`: how many there are.
    `width`: how wide it is, in units.
    `height`: how high it is, in units.
    """

    kind: str
    count: int
    width: float = WIDTH
    height: float = HEIGHT

    @property
    def box(self) -> Box:
        """Return the bounds in units: the pile."""
        return Box(-1, -1, self.width + 3, self.height + 4)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint some cards on each other, the kind's sign and the number."""
        w, h, hue = self.width, self.height, kind(theme, self.kind)
        for aside in (2.4, 1.2, 0.0) if self.count > 2 else (0.0,):
            canvas.fill(rounded(aside - 0.6, aside - 0.2, w + 1.2, h + 1.4, 6), theme.casing)
            canvas.fill(rounded(aside, aside, w, h, 5.5), hue.dark if self.count else theme.panel)
        if self.count:
            canvas.fill(rounded(4, 4, w - 8, h - 8, 4), hue.base)
            canvas.fill(rounded(7, 7, w - 14, h - 14, 3), hue.dark)
            canvas.fill(rounded(8.4, 8.4, w - 16.8, h - 16.8, 2.4), hue.base)
            _medallion(canvas, self.kind, w / 2, h * 0.42, min(w, h) * 0.3, hue.light)
        canvas.letters(w / 2, h * 0.8, str(self.count), 24, HEAVY, theme.white)


def _medallion(canvas: Canvas, name: str, x: float, y: float, radius: float, rim: str) -> None:
    canvas.fill(
        placed(
            polygon((50, 0), (85, 15), (100, 50), (85, 85), (50, 100), (15, 85), (0, 50), (15, 15)),
            x - radius,
            y - radius,
            radius * 2,
        ),
        rim,
    )
    inner = radius * 0.9
    canvas.fill(
        placed(
            polygon((50, 0), (85, 15), (100, 50), (85, 85), (50, 100), (15, 85), (0, 50), (15, 15)),
            x - inner,
            y - inner,
            inner * 2,
        ),
        plain("paper"),
    )
    paint(canvas, LAYERS[KIND_SIGN[name]], x, y, radius * 1.3)
