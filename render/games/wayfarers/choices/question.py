"""Pictures of cards drawn large: those that a question asks about (three drawn cards, or the cards that the rival
wants), and a single card or tile."""

from collections.abc import Iterator, Sequence

from engine.games.wayfarers.components.tables import CARDS, TILES, WATER
from engine.games.wayfarers.reading.counting import shared_link_effects
from engine.games.wayfarers.state import Keep, Target
from engine.games.wayfarers.view import UNSEEN_CARD, WayfarersView
from render.context import PictureContext
from render.drawing.text import HEAVY, MEDIUM, fit_text
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.games.wayfarers.sprites.cards.told import card_heights
from render.games.wayfarers.sprites.pieces import PlayersBadge, TilePiece
from render.games.wayfarers.sprites.tokens import TokenStrip, effect_tokens
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import MUTED
from render.sprites.ground import Rect, Wall

PICTURE_WIDTH = SIZE[0]
_HEAD_RECT: Rect = (6, 6, 1088, 68)
_CARDS_TOP, _CARD_GAP, _CARD_WIDTH = 80.0, 6.0, 358.0
_MAX_CARD_HEIGHT = 560.0
"""Height up to which cards grow before their font size is reduced, in units."""

_LINKS_HEIGHT = 50.0
"""Height of the line below a water card that shows the gains of its links, in units."""

_SINGLE_CARD_WIDTH, _SINGLE_CARD_MARGIN = 540.0, 8.0
_TILE_CELL_SIZE = 130.0


def question(view: WayfarersView, context: PictureContext) -> Scene | None:
    """Draw the cards of the open question, or return None if it is not about cards or the reader may not see them."""
    table, frame = view.table, Frame(PICTURE_WIDTH, context.rtl)
    task = table.agenda[0] if table.agenda else None
    if isinstance(task, Keep) and view.drawn and UNSEEN_CARD not in view.drawn:
        items = [*_card_items(view, context, frame, view.drawn)]
        title, note = context.say("picture-keep"), context.say("picture-keep-note")
        alt = " ".join((title, *(context.word(card) for card in view.drawn)))
    elif isinstance(task, Target):
        items = [*_card_items(view, context, frame, task.cards[:3])]
        title, note = context.say("picture-target"), context.say("picture-target-note")
        alt = " ".join((title, context.word(task.cards[0])))
    else:
        return None
    seat = table.turn.seat if isinstance(task, Keep) else 0
    items += [
        frame.place_sprite(40, 40, PlayersBadge(mark_of(view, seat), 24)),
        frame.write_from(76, 25, *fit_text(title, 1000, 29, HEAVY, MIN_SIZE), HEAVY),
        frame.write_from(76, 57, *fit_text(note, 1000, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED),
    ]
    size = (PICTURE_WIDTH, round(max(item.y + item.sprite.box.bottom for item in items)) + 4)
    wall = Wall(size, (frame.place_card(_HEAD_RECT),), ())
    return Scene("question", "wayfarers-question", size, context.theme, wall, sort_by_layer(items), shorten_alt(alt))


def _card_items(view: WayfarersView, context: PictureContext, frame: Frame, cards: Sequence[str]) -> Iterator[Item]:
    """Yield cards side by side, with the gains of its links below each water card."""
    seat = 0 if view.seat is None else view.seat
    first_x = (PICTURE_WIDTH - len(cards) * (_CARD_WIDTH + _CARD_GAP) + _CARD_GAP) / 2
    (height,), letters = card_heights(
        [(card, context.explain(card)) for card in cards], _CARD_WIDTH, len(cards), _MAX_CARD_HEIGHT
    )
    for index, card in enumerate(cards):
        x = first_x + (_CARD_WIDTH + _CARD_GAP) * index
        yield frame.place_rectangle(
            x, _CARDS_TOP, _CARD_WIDTH, _enlarged_card(context, card, _CARD_WIDTH, height, letters)
        )
        joined = tuple(shared_link_effects(view.table.players[seat], card)) if CARDS[card].kind == WATER else ()
        if joined:
            y = _CARDS_TOP + height + _LINKS_HEIGHT / 2 + 2
            yield frame.write_to(
                x + _CARD_WIDTH / 2 + 30, y, *fit_text(context.say("picture-links"), 190, MIN_SIZE, MEDIUM, 16), MEDIUM
            )
            yield frame.place_rectangle(
                x + _CARD_WIDTH / 2 + 36, y - 20, 140, TokenStrip(effect_tokens(joined), 140, 40, 30, WATER)
            )


def _enlarged_card(context: PictureContext, card: str, width: float, height: float, letters: float) -> EnlargedCard:
    """Return the sprite of an enlarged card with its effects as text. `letters`: the font size, in units."""
    return EnlargedCard(card, card_name(context, card), context.explain(card), None, 0, "", width, height, letters)


def card(context: PictureContext, name: str) -> Scene | None:
    """Draw a card or a tile enlarged, or return None if `name` is the id of neither."""
    if name in CARDS:
        (height,), letters = card_heights(
            [(name, context.explain(name))], _SINGLE_CARD_WIDTH, max_height=_MAX_CARD_HEIGHT
        )
        return _single_sprite_scene(
            context,
            name,
            _enlarged_card(context, name, _SINGLE_CARD_WIDTH, height, letters),
            _SINGLE_CARD_WIDTH,
            height,
        )
    if name in TILES:
        width, height = _TILE_CELL_SIZE * TILES[name].width, _TILE_CELL_SIZE * TILES[name].height
        return _single_sprite_scene(context, name, TilePiece(name, cell_size=_TILE_CELL_SIZE), width, height)
    return None


def _single_sprite_scene(context: PictureContext, name: str, sprite: Sprite, width: float, height: float) -> Scene:
    size = (round(width + 2 * _SINGLE_CARD_MARGIN), round(height + 2 * _SINGLE_CARD_MARGIN))
    frame = Frame(size[0], context.rtl)
    wall = Wall(size, (frame.place_card((4, 4, size[0] - 8, size[1] - 8)),), ())
    item = frame.place_rectangle(_SINGLE_CARD_MARGIN, _SINGLE_CARD_MARGIN, width, sprite)
    return Scene("card", "wayfarers-card", size, context.theme, wall, sort_by_layer([item]), context.word(name))
