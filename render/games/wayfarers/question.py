"""Cards drawn large: those of a question, the three drawn with the links each would make or the card that the game's
own player wants, and a card or a tile by itself."""

from collections.abc import Iterator, Sequence

from engine.wayfarers.components.tables import CARDS, TILES, WATER
from engine.wayfarers.reading.counting import links
from engine.wayfarers.state import Keep, Target
from engine.wayfarers.view import UNSEEN, WayfarersView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.wayfarers.setting import mark_of
from render.games.wayfarers.sprites.faces import Face
from render.games.wayfarers.sprites.pieces import Badge, TilePiece
from render.games.wayfarers.sprites.tokens import Strip, of_effects
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.cards import MUTED
from render.sprites.ground import Card, Wall

SIZE = (1100, 460)
_HEAD: Card = (12, 12, 1076, 68)
_BODY: Card = (12, 90, 1076, 358)
_WIDE, _HIGH, _PITCH = 200.0, 272.0, 340.0
_ALONE_WIDE, _ALONE_HIGH, _MARGIN = 300.0, 408.0, 16.0
_CELL = 130.0


def question(view: WayfarersView, reader: Reader) -> Scene | None:
    """Draw the cards to choose from, for who may see them; None when no question has any."""
    table, frame = view.table, Frame(SIZE[0], reader.rtl)
    asked = table.agenda[0] if table.agenda else None
    if isinstance(asked, Keep) and view.drawn and UNSEEN not in view.drawn:
        items = [*_cards(view, reader, frame, view.drawn)]
        title, note = reader.say("picture-keep"), reader.say("picture-keep-note")
        alt = " ".join((title, *(reader.word(card) for card in view.drawn)))
    elif isinstance(asked, Target):
        items = [*_cards(view, reader, frame, asked.cards[:3])]
        title, note = reader.say("picture-target"), reader.say("picture-target-note")
        alt = " ".join((title, reader.word(asked.cards[0])))
    else:
        return None
    seat = table.turn.seat if isinstance(asked, Keep) else 0
    items += [
        frame.item(50, 46, Badge(mark_of(view, seat), 24)),
        frame.start(88, 38, *fit(title, 960, 27, HEAVY, 12), HEAVY),
        frame.start(88, 64, *fit(note, 960, 17, MEDIUM, 9), MEDIUM, MUTED),
    ]
    wall = Wall(SIZE, (frame.card(_HEAD), frame.card(_BODY)), ())
    return Scene("question", "wayfarers-question", SIZE, reader.theme, wall, stack(items), shorten(alt))


def _cards(view: WayfarersView, reader: Reader, frame: Frame, cards: Sequence[str]) -> Iterator[Item]:
    """Yield cards side by side, below each its name, or what its links would bring."""
    seat = 0 if view.seat is None else view.seat
    first = SIZE[0] / 2 - _PITCH * (len(cards) - 1) / 2
    for number, card in enumerate(cards):
        x = first + _PITCH * number
        yield frame.wide(x - _WIDE / 2, 100, _WIDE, Face(card, _WIDE, _HIGH))
        name = fit(reader.word(card), _PITCH - 24, 20, BOLD, 9)
        yield frame.middle(x, 392, *name, BOLD)
        joined = tuple(links(view.table.players[seat], card)) if CARDS[card].kind == WATER else ()
        if joined:
            title, size = fit(reader.say("picture-links"), 130, 17, MEDIUM, 8)
            yield frame.end(x - 4, 424, title, size, MEDIUM, MUTED)
            yield frame.wide(x + 4, 408, 130, Strip(of_effects(joined), 130, 32, 24, WATER))


def card(reader: Reader, name: str) -> Scene | None:
    """Draw a card or a tile; None for what is neither."""
    if name in CARDS:
        return _alone(reader, name, Face(name, _ALONE_WIDE, _ALONE_HIGH), _ALONE_WIDE, _ALONE_HIGH)
    if name in TILES:
        wide, high = _CELL * TILES[name].width, _CELL * TILES[name].height
        return _alone(reader, name, TilePiece(name, cell=_CELL), wide, high)
    return None


def _alone(reader: Reader, name: str, sprite: Sprite, wide: float, high: float) -> Scene:
    size = (round(wide + 2 * _MARGIN), round(high + 2 * _MARGIN))
    frame = Frame(size[0], reader.rtl)
    wall = Wall(size, (frame.card((4, 4, size[0] - 8, size[1] - 8)),), ())
    item = frame.wide(_MARGIN, _MARGIN, wide, sprite)
    return Scene("card", "wayfarers-card", size, reader.theme, wall, stack([item]), reader.word(name))
