"""The rival in a solo game: its picture with path, resource ring, comets, schemes and belongings, and its predicted
next turn, as a panel and as text."""

from collections.abc import Iterator, Sequence

from engine.games.wayfarers.components.tables import (
    CARDS,
    GUILDS,
    INSPIRATION,
    KINDS,
    MAX_COMETS,
    PILE_BY_TILE,
    RIVAL_BOARDS,
    RIVAL_VP,
    ROW_OF_COLOUR,
    TILES,
    WORKER_COLOURS,
)
from engine.games.wayfarers.reading.prices import find_in_rows
from engine.games.wayfarers.reading.scoring import rival_sheet
from engine.games.wayfarers.solo.outlook import RivalOrder, expected_takings, possible_orders
from engine.games.wayfarers.solo.sight import PATH, tiles_on_path, total
from engine.games.wayfarers.state import RIVAL, Rival
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.wayfarers.alt import list_or_none, listing, words_of
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE, mark_of, name_of
from render.games.wayfarers.sprites.cards.faces import Face
from render.games.wayfarers.sprites.cards.offers import WIDTH as OFFER_WIDTH
from render.games.wayfarers.sprites.cards.offers import offer_sprites
from render.games.wayfarers.sprites.pieces import Badge, Worker
from render.games.wayfarers.sprites.places.piles import WIDTH, Pile
from render.games.wayfarers.sprites.places.plates import Count
from render.games.wayfarers.sprites.places.rival import Plan, Portrait, Ring, Route, Step
from render.games.wayfarers.sprites.tokens import Sign, Token, of_effects
from render.kit.names import MIN_SIZE, break_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.cards import GOLD, MUTED, Pip
from render.sprites.ground import Rect, Wall

NAME = "rival"
_HEAD_HEIGHT: Rect = (8, 8, 238, 290)
_NEXT: Rect = (254, 8, 470, 290)
_SCHEMES_RECT: Rect = (732, 8, 360, 290)
_PATH: Rect = (8, 306, 560, 300)
_TRACKS: Rect = (576, 306, 516, 300)
_STOCK: Rect = (8, 614, 1084, 78)
_FACE_HEIGHT, _SCHEME_WIDTH, _SCHEMES_WIDTH = 172.0, 112.0, 334.0
"""Height of the face, width of a scheme card, and width for all of them."""

_CELL = 76.0
_RIVAL_LEFT = 272.0


def names(view: WayfarersView) -> tuple[str, ...]:
    """Return the name of the rival's picture if there is a rival."""
    return (NAME,) if view.table.rival is not None else ()


def extra(view: WayfarersView, context: PictureContext, name: str) -> Scene | None:
    """Draw the rival's picture, or return None for another name."""
    rival = view.table.rival
    if rival is None or name != NAME:
        return None
    frame = Frame(SIZE[0], context.rtl)
    items = [
        *_head(view, context, frame, rival),
        *_path(context, frame, rival),
        *_tracks(context, frame, rival),
        *_schemes(view, context, frame, rival),
        *outlook_items(view, context, frame, _NEXT),
        *_stock(view, frame, rival),
    ]
    cards = tuple(frame.card(card) for card in (_HEAD_HEIGHT, _PATH, _TRACKS, _SCHEMES_RECT, _NEXT, _STOCK))
    alt = shorten(" ".join(rival_lines(view, context, rival)))
    return Scene("rival", "wayfarers-rival", SIZE, context.theme, Wall(SIZE, cards, ()), stack(items), alt)


def _head(view: WayfarersView, context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    """Yield the rival's face with badge and points, and below it the name, the focus, and the effects of a rest."""
    board, (x, y, width, height) = RIVAL_BOARDS[rival.board], _HEAD_HEIGHT
    yield frame.top_left(x + 3, y + 3, width - 6, Portrait(board.focus, width - 6, _FACE_HEIGHT - 3))
    yield frame.item(x + 30, y + _FACE_HEIGHT - 26, Badge(mark_of(view, RIVAL), 23))
    yield frame.item(
        x + width - 38, y + _FACE_HEIGHT - 32, Sign(Token("points", rival_sheet(view.table, rival).total), 48)
    )
    name = name_of(view, context, RIVAL)
    yield frame.middle(x + width / 2, y + _FACE_HEIGHT + 22, *fit(name, width - 20, 36, HEAVY, 28), HEAVY)
    focus = context.say(f"picture-focus-{board.focus}")
    yield frame.middle(x + width / 2, y + _FACE_HEIGHT + 56, *fit(focus, width - 20, 28, BOLD, MIN_SIZE), BOLD, GOLD)
    signs = (Token("rest"), *of_effects(board.rest))
    for number, token in enumerate(signs):
        yield frame.item(x + width / 2 + 46 * (number - (len(signs) - 1) / 2), y + height - 30, Sign(token, 36))


def _path(context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    left, top, *_ = _PATH
    yield frame.start(left + 16, top + 24, *fit(context.say("picture-caravan"), 500, 30, BOLD, MIN_SIZE), BOLD, MUTED)
    covered, board = tiles_on_path(rival.tiles), RIVAL_BOARDS[rival.board]
    for number, (column, row) in enumerate(PATH):
        bonus = board.cells.get((column, row))
        tokens = of_effects((bonus,)) if bonus else ()
        step = Step(tokens, covered[number] if number < len(covered) else "", _CELL)
        x, y = left + 14 + _CELL * (column - 1), top + 52 + _CELL * (row - 1)
        yield frame.top_left(x, y, _CELL, step)


def _tracks(context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    x, y, width, _ = _TRACKS
    yield frame.item(x + 138, y + 150, Ring(rival.spot, total(rival), 100))
    yield frame.start(
        x + _RIVAL_LEFT, y + 34, *fit(context.say("picture-comets"), 190, 30, BOLD, MIN_SIZE), BOLD, MUTED
    )
    yield frame.item(x + width - 26, y + 34, Sign(Token("comet"), 30))
    for number in range(MAX_COMETS):
        yield frame.item(x + _RIVAL_LEFT + 8 + 19.5 * number, y + 66, Pip(number < rival.comets))
    for number, guild in enumerate(GUILDS):
        yield frame.top_left(
            x + _RIVAL_LEFT + 78 * number, y + 90, 72, Count(Token(guild), rival.guilds[number], 72, 42)
        )
    held = [colour for colour, count in zip(WORKER_COLOURS, rival.workers, strict=True) for _ in range(count)]
    for number, colour in enumerate(held):
        yield frame.item(x + _RIVAL_LEFT + 16 + min(32.0, 180 / len(held)) * number, y + 164, Worker(colour, 34))
    bonus = of_effects((RIVAL_BOARDS[rival.board].bonus,))
    yield frame.start(
        x + _RIVAL_LEFT, y + 212, *fit(context.say("picture-track-bonus"), 190, 30, MEDIUM, MIN_SIZE), MEDIUM, MUTED
    )
    yield frame.item(x + width - 36, y + 212, Sign(bonus[0], 28))
    yield frame.item(x + _RIVAL_LEFT + 18, y + 256, Sign(Token("journal"), 34))
    yield frame.start(x + _RIVAL_LEFT + 44, y + 256, *fit(context.word(rival.node), 190, 30, BOLD, MIN_SIZE), BOLD)


def _schemes(view: WayfarersView, context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    x, y, _, _ = _SCHEMES_RECT
    title = break_name(context.say("picture-schemes", count=view.schemes), _SCHEMES_WIDTH)
    for number, line in enumerate(title):
        yield frame.start(x + 14, y + 24 + 30 * number, *fit(line, _SCHEMES_WIDTH, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED)
    pitch = min(_SCHEME_WIDTH + 4, (_SCHEMES_WIDTH - _SCHEME_WIDTH) / max(1, len(rival.opened) - 1))
    for number, card in enumerate(rival.opened):
        yield frame.top_left(x + 13 + pitch * number, y + 88, _SCHEME_WIDTH, Plan(card, _SCHEME_WIDTH, 190))


def _stock(view: WayfarersView, frame: Frame, rival: Rival) -> Iterator[Item]:
    """Yield the rival's cards by kind and its tiles, with the VP for them."""
    held = {kind: sum(CARDS[card].kind == kind for card in rival.cards) for kind in KINDS}
    own = rival_sheet(view.table, rival)
    counts = [(f"card-{kind}", count, count * RIVAL_VP[kind]) for kind, count in held.items()]
    counts.append(("tile-any", len(rival.tiles), own.tiles))
    for number, (sign, count, points) in enumerate(counts):
        yield frame.top_left(
            _STOCK[0] + 24 + 176 * number, _STOCK[1] + 13, 160, Count(Token(sign), count, 160, 52, points)
        )


_FIRST_STATION_X, _STATION_PITCH = 96.0, 44.0
"""The middle of the first station, and the distance between stations."""

_SLOT_COLUMN, _INSPIRATION_COLUMN = 280.0, 380.0
_SLOT_PITCH, _DIGIT_SIZE, _LINE_PITCH = 22.0, 30.0, 68.0
"""Distance between slots, size of their digits, and distance between lines."""

_TITLE, _FACE = 110.0, 148.0
_OUTLOOK_HEAD, _PIECE_GAP = 54.0, 4.0
"""Height of a panel's title, and gap between the taken pieces."""


def outlook_items(view: WayfarersView, context: PictureContext, frame: Frame, place: Rect) -> Iterator[Item]:
    """Yield a panel with the cards and tiles that the rival takes next, or the order in which it searches, or nothing
    if neither is known."""
    x, y, width, _ = place
    taken = expected_takings(view.table)
    orders = () if taken else possible_orders(view.table)
    if not taken and not orders:
        return
    title = context.say("picture-next" if taken else "picture-looks")
    yield frame.start(x + 16, y + 28, *fit(title, width - 30, 36, HEAVY, 28), HEAVY)
    yield from _taking_items(view, context, frame, taken, place)
    if orders:
        yield from _order_items(context, frame, orders, x, y)


def _taking_items(
    view: WayfarersView, context: PictureContext, frame: Frame, taken: Sequence[str], place: Rect
) -> Iterator[Item]:
    """Yield tiles and a single card as large as on the board, or several smaller cards, in the middle of a panel."""
    x, y, width, height = place
    drawn: list[tuple[float, tuple[Sprite, ...]]] = []
    for name in taken:
        at = find_in_rows(view.table, name)
        if name in TILES:
            drawn.append((WIDTH, (Pile(name, card_name(context, name), view.table.piles[PILE_BY_TILE[name]]),)))
        elif at is not None and len(taken) == 1:
            drawn.append((OFFER_WIDTH, offer_sprites(name, card_name(context, name), at[1])))
        else:
            drawn.append((_FACE, (Face(name, "", _FACE, _FACE - 4),)))
    left = x + (width - sum(across + _PIECE_GAP for across, _ in drawn) + _PIECE_GAP) / 2
    for across, sprites in drawn:
        top = y + _OUTLOOK_HEAD + (height - _OUTLOOK_HEAD - 10 - max(sprite.box.bottom for sprite in sprites)) / 2
        for sprite in sprites:
            yield frame.top_left(left, top, across, sprite)
        left += across + _PIECE_GAP


def _order_items(
    context: PictureContext, frame: Frame, orders: tuple[RivalOrder, ...], x: float, y: float
) -> Iterator[Item]:
    """Yield a title row, then each search order as a line: the silver of the scheme card, the rows as stations of a
    path, the slots of rows, and the slots of inspiration cards."""
    for left, title in ((_FIRST_STATION_X - 20, "picture-rows"), (_SLOT_COLUMN - 8, "picture-slots")):
        shown = fit(context.say(title), _TITLE, MIN_SIZE, MEDIUM, 18)
        yield frame.start(x + left, y + 66, *shown, MEDIUM, MUTED)
    yield frame.item(x + _INSPIRATION_COLUMN + 1.5 * _SLOT_PITCH, y + 66, Sign(Token(f"card-{INSPIRATION}"), 32))
    for line, order in enumerate(orders):
        level = y + 118 + _LINE_PITCH * line
        if order.silver is not None:
            yield frame.item(x + 27, level, Sign(Token("silver"), 30))
            yield frame.middle(x + 54, level, str(order.silver), 30, HEAVY)
        end = _STATION_PITCH * (len(order.colours) - 1)
        route = Route(order.colours[::-1] if frame.rtl else order.colours, _STATION_PITCH, frame.rtl)
        yield frame.top_left(x + _FIRST_STATION_X, level, end, route)
        for left, slots in ((_SLOT_COLUMN, order.slots), (_INSPIRATION_COLUMN, order.inspiration)):
            for number, slot in enumerate(slots):
                yield frame.middle(x + left + _SLOT_PITCH * number, level, str(slot), _DIGIT_SIZE, BOLD)


def outlook_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    """Yield the text about the cards and tiles that the rival takes next, or about the order in which it searches."""
    taken = expected_takings(view.table)
    if taken:
        yield f"{context.say('picture-next')}: {', '.join(taken)}"
        return
    for order in possible_orders(view.table):
        facts = {
            "slots": tuple(map(str, order.slots)),
            "inspiration": tuple(map(str, order.inspiration)),
            "rows": tuple(ROW_OF_COLOUR[colour] for colour in order.colours),
        }
        if order.silver is None:
            yield context.say("picture-alt-looks", **facts)
        else:
            yield context.say("picture-alt-looks-after", silver=order.silver, **facts)


def rival_lines(view: WayfarersView, context: PictureContext, rival: Rival) -> Iterator[str]:
    """Yield the public facts about the rival."""
    science, trade, exploration = rival.guilds
    yield context.say(
        "picture-alt-rival",
        node=rival.node,
        spot=rival.spot + 1,
        comets=rival.comets,
        schemes=list_or_none(context, words_of(context, rival.opened)),
    )
    yield context.say("picture-alt-stock", count=0, science=science, trade=trade, exploration=exploration)
    yield listing(context, "picture-cards", words_of(context, rival.cards))
    yield listing(context, "picture-tiles", words_of(context, rival.tiles))
    yield from outlook_lines(view, context)
