"""Cards drawn large: those of a question (three drawn cards with their possible links, or the card that the rival
wants), and a single card or tile."""

from collections.abc import Iterator, Sequence

from engine.games.wayfarers.components.tables import CARDS, TILES, WATER
from engine.games.wayfarers.reading.counting import shared_link_effects
from engine.games.wayfarers.state import Keep, Target
from engine.games.wayfarers.view import UNSEEN_CARD, WayfarersView
from render.context import PictureContext
from render.drawing.text import HEAVY, MEDIUM, fit
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.sprites.cards.choice import Choice
from render.games.wayfarers.sprites.cards.told import heights
from render.games.wayfarers.sprites.pieces import Badge, TilePiece
from render.games.wayfarers.sprites.tokens import Strip, of_effects
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.cards import MUTED
from render.sprites.ground import Rect, Wall

WIDTH = SIZE[0]
_HEAD: Rect = (6, 6, 1088, 68)
_TOP, _GAP, _WIDTH = 80.0, 6.0, 358.0
_MAX_HEIGHT = 560.0
"""Height up to which cards grow before their font size is reduced."""

_LINKS_HEIGHT = 50.0
"""Height of the line that shows the gains of links."""

_ALONE_WIDTH, _MARGIN = 540.0, 8.0
_CELL = 130.0


def question(view: WayfarersView, context: PictureContext) -> Scene | None:
    """Draw the cards to choose from, for the seat that chooses, or return None if no question is about cards."""
    table, frame = view.table, Frame(WIDTH, context.rtl)
    task = table.agenda[0] if table.agenda else None
    if isinstance(task, Keep) and view.drawn and UNSEEN_CARD not in view.drawn:
        items = [*_cards(view, context, frame, view.drawn)]
        title, note = context.say("picture-keep"), context.say("picture-keep-note")
        alt = " ".join((title, *(context.word(card) for card in view.drawn)))
    elif isinstance(task, Target):
        items = [*_cards(view, context, frame, task.cards[:3])]
        title, note = context.say("picture-target"), context.say("picture-target-note")
        alt = " ".join((title, context.word(task.cards[0])))
    else:
        return None
    seat = table.turn.seat if isinstance(task, Keep) else 0
    items += [
        frame.item(40, 40, Badge(mark_of(view, seat), 24)),
        frame.start(76, 25, *fit(title, 1000, 29, HEAVY, MIN_SIZE), HEAVY),
        frame.start(76, 57, *fit(note, 1000, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED),
    ]
    size = (WIDTH, round(max(item.y + item.sprite.box.bottom for item in items)) + 4)
    wall = Wall(size, (frame.card(_HEAD),), ())
    return Scene("question", "wayfarers-question", size, context.theme, wall, stack(items), shorten(alt))


def _cards(view: WayfarersView, context: PictureContext, frame: Frame, cards: Sequence[str]) -> Iterator[Item]:
    """Yield cards side by side, each water card with the effects of its links below it."""
    seat = 0 if view.seat is None else view.seat
    first = (WIDTH - len(cards) * (_WIDTH + _GAP) + _GAP) / 2
    (height,), letters = heights([(card, context.explain(card)) for card in cards], _WIDTH, len(cards), _MAX_HEIGHT)
    for number, card in enumerate(cards):
        x = first + (_WIDTH + _GAP) * number
        yield frame.top_left(x, _TOP, _WIDTH, _large(context, card, _WIDTH, height, letters))
        joined = tuple(shared_link_effects(view.table.players[seat], card)) if CARDS[card].kind == WATER else ()
        if joined:
            y = _TOP + height + _LINKS_HEIGHT / 2 + 2
            yield frame.end(
                x + _WIDTH / 2 + 30, y, *fit(context.say("picture-links"), 190, MIN_SIZE, MEDIUM, 16), MEDIUM
            )
            yield frame.top_left(x + _WIDTH / 2 + 36, y - 20, 140, Strip(of_effects(joined), 140, 40, 30, WATER))


def _large(context: PictureContext, card: str, width: float, height: float, letters: float) -> Choice:
    """Return a card enlarged, with its effects as text."""
    return Choice(card, card_name(context, card), context.explain(card), None, 0, "", width, height, letters)


def card(context: PictureContext, name: str) -> Scene | None:
    """Draw a card or a tile, or return None for another word."""
    if name in CARDS:
        (height,), letters = heights([(name, context.explain(name))], _ALONE_WIDTH, most=_MAX_HEIGHT)
        return _single_sprite_scene(
            context, name, _large(context, name, _ALONE_WIDTH, height, letters), _ALONE_WIDTH, height
        )
    if name in TILES:
        width, height = _CELL * TILES[name].width, _CELL * TILES[name].height
        return _single_sprite_scene(context, name, TilePiece(name, cell=_CELL), width, height)
    return None


def _single_sprite_scene(context: PictureContext, name: str, sprite: Sprite, width: float, height: float) -> Scene:
    size = (round(width + 2 * _MARGIN), round(height + 2 * _MARGIN))
    frame = Frame(size[0], context.rtl)
    wall = Wall(size, (frame.card((4, 4, size[0] - 8, size[1] - 8)),), ())
    item = frame.top_left(_MARGIN, _MARGIN, width, sprite)
    return Scene("card", "wayfarers-card", size, context.theme, wall, stack([item]), context.word(name))
