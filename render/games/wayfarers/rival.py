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
from engine.games.wayfarers.reading.scoring import rival_score_sheet
from engine.games.wayfarers.solo.outlook import RivalOrder, expected_takings, possible_orders
from engine.games.wayfarers.solo.sight import PATH_CELLS, silver_total, tiles_on_path
from engine.games.wayfarers.state import RIVAL, Rival
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.wayfarers.alt import component_names, list_or_none, sentence_with_list
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE, mark_of, name_of
from render.games.wayfarers.sprites.cards.faces import PlayersCard
from render.games.wayfarers.sprites.cards.offers import OFFER_WIDTH, offer_sprites
from render.games.wayfarers.sprites.night import StarryNight
from render.games.wayfarers.sprites.pieces import PlayersBadge, Worker
from render.games.wayfarers.sprites.places.herd import Herd
from render.games.wayfarers.sprites.places.piles import PILE_WIDTH, TilePile
from render.games.wayfarers.sprites.places.plates import CountPlate
from render.games.wayfarers.sprites.places.rival import (
    PathCell,
    ResourceRing,
    RivalPortrait,
    SchemeCard,
    SchemeDeck,
    SearchOrder,
)
from render.games.wayfarers.sprites.tokens import Token, TokenSign, effect_tokens
from render.kit.names import MIN_SIZE, break_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, MUTED, ActionPip
from render.sprites.ground import Rect

RIVAL_NAME = "rival"
_HEAD: Rect = (8, 8, 300, 410)
NARROW_OUTLOOK: Rect = (316, 8, 410, 286)
_OUTLOOK: Rect = (316, 8, 470, 286)
_SCHEMES_RIGHT, _SCHEMES_ALONE_LEFT = 1092.0, 316.0
"""Right edge of the open scheme cards, and their left edge if the rival's next turn is unknown, in units."""

_STOCK_RECT: Rect = (316, 302, 776, 116)
_PATH_RECT: Rect = (8, 426, 520, 266)
_TRACKS_RECT: Rect = (536, 426, 556, 266)
_FACE_HEIGHT, _SCHEME_WIDTH, _SCHEME_GAP = 280.0, 112.0, 14.0
"""Height of the rival's portrait, width of a scheme card, and gap between the deck and the open cards, in units."""

_PATH_CELL_SIZE, _COLUMNS, _HERD_HEIGHT, _CAMEL_INSET = 72.0, 7, 40.0, 16.0
"""Side of a cell of the caravan path, number of its columns, height of the camels above them, and distance of a camel
from the left edge of its column; lengths in units."""

_COMETS_X, _COMET_PITCH = 252.0, 29.0
"""Left edge of the counts to the right of the resource ring, and distance from one comet to the next, in units."""


def extra_names(view: WayfarersView) -> tuple[str, ...]:
    """Return the name of the rival's picture, or () in a game without a rival."""
    return (RIVAL_NAME,) if view.table.rival is not None else ()


def extra_picture(view: WayfarersView, context: PictureContext, name: str) -> Scene | None:
    """Draw the rival's picture, or return None if `name` is not its name or there is no rival."""
    rival = view.table.rival
    if rival is None or name != RIVAL_NAME:
        return None
    frame = Frame(SIZE[0], context.rtl)
    place = NARROW_OUTLOOK if len(expected_takings(view.table)) == 1 else _OUTLOOK
    outlook = [*outlook_items(view, context, frame, place)]
    left = place[0] + place[2] + 8 if outlook else _SCHEMES_ALONE_LEFT
    schemes: Rect = (left, place[1], _SCHEMES_RIGHT - left, place[3])
    items = [
        *_head_items(view, context, frame, rival),
        *_path_items(frame, rival),
        *_track_items(context, frame, rival),
        *_scheme_items(view, context, frame, rival, schemes),
        *outlook,
        *_stock_items(view, frame, rival),
    ]
    places = (_HEAD, _PATH_RECT, _TRACKS_RECT, schemes, _STOCK_RECT, *((place,) if outlook else ()))
    night = StarryNight(SIZE, tuple(map(frame.place_card, places)))
    alt = shorten_alt(" ".join(rival_lines(view, context, rival)))
    return Scene("rival", "wayfarers-rival", SIZE, context.theme, night, sort_by_layer(items), alt)


def _head_items(view: WayfarersView, context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    """Yield the rival's portrait with badge and points, and below it its name, focus, and the effects of its rest."""
    board, (x, y, width, height) = RIVAL_BOARDS[rival.board], _HEAD
    yield frame.place_rectangle(x + 4, y + 4, width - 8, RivalPortrait(board.focus, width - 8, _FACE_HEIGHT - 4))
    yield frame.place_sprite(x + 36, y + _FACE_HEIGHT - 32, PlayersBadge(mark_of(view, RIVAL), 26))
    yield frame.place_sprite(
        x + width - 44,
        y + _FACE_HEIGHT - 38,
        TokenSign(Token("points", rival_score_sheet(view.table, rival).total), 58),
    )
    name = name_of(view, context, RIVAL)
    yield frame.write_around(x + width / 2, y + _FACE_HEIGHT + 26, *fit_text(name, width - 20, 42, HEAVY, 28), HEAVY)
    focus = context.say(f"picture-focus-{board.focus}")
    yield frame.write_around(
        x + width / 2, y + _FACE_HEIGHT + 64, *fit_text(focus, width - 20, 30, BOLD, MIN_SIZE), BOLD, GOLD
    )
    signs = (Token("rest"), *effect_tokens(board.rest))
    for index, token in enumerate(signs):
        yield frame.place_sprite(
            x + width / 2 + 54 * (index - (len(signs) - 1) / 2), y + height - 30, TokenSign(token, 42)
        )


def _path_items(frame: Frame, rival: Rival) -> Iterator[Item]:
    """Yield the row of camels, and below each its column of cells, with the rival's tiles on those it has covered."""
    left, top, width, _ = _PATH_RECT
    covered, board = tiles_on_path(rival.tiles), RIVAL_BOARDS[rival.board]
    first_x = left + (width - _PATH_CELL_SIZE * _COLUMNS) / 2
    for index, (column, row) in enumerate(PATH_CELLS):
        bonus = board.cells.get((column, row))
        tokens = effect_tokens((bonus,)) if bonus else ()
        step = PathCell(tokens, covered[index] if index < len(covered) else "", _PATH_CELL_SIZE)
        x, y = first_x + _PATH_CELL_SIZE * (column - 1), top + _HERD_HEIGHT + 4 + _PATH_CELL_SIZE * (row - 1)
        yield frame.place_rectangle(x, y, _PATH_CELL_SIZE, step)
    loads = [
        sum(column == column_index + 1 for column, _ in PATH_CELLS[: len(covered)]) for column_index in range(_COLUMNS)
    ]
    herd = Herd(tuple(reversed(loads) if frame.rtl else loads), _PATH_CELL_SIZE, _HERD_HEIGHT, _CAMEL_INSET)
    yield frame.place_rectangle(first_x, top + 3, _PATH_CELL_SIZE * _COLUMNS, herd)


def _track_items(context: PictureContext, frame: Frame, rival: Rival) -> Iterator[Item]:
    """Yield the resource ring, and to its right the comets, the influence in each guild, the workers, the bonus of a
    round, and the rival's place in the journal."""
    x, y, width, height = _TRACKS_RECT
    yield frame.place_sprite(x + 126, y + height / 2, ResourceRing(rival.spot, silver_total(rival), 90))
    left, room = x + _COMETS_X, width - _COMETS_X - 16
    for index in range(MAX_COMETS):
        comet = TokenSign(Token("comet"), 30) if index < rival.comets else ActionPip(False)
        yield frame.place_sprite(left + 14 + _COMET_PITCH * index, y + 34, comet)
    for index, guild in enumerate(GUILDS):
        yield frame.place_rectangle(
            left + 97 * index, y + 60, 92, CountPlate(Token(guild), rival.guilds[index], 92, 50)
        )
    held = [colour for colour, count in zip(WORKER_COLOURS, rival.workers, strict=True) for _ in range(count)]
    for index, colour in enumerate(held):
        yield frame.place_sprite(left + 20 + min(40.0, (room - 40) / len(held)) * index, y + 140, Worker(colour, 42))
    bonus = effect_tokens((RIVAL_BOARDS[rival.board].bonus,))
    title = fit_text(context.say("picture-track-bonus"), room - 50, 30, MEDIUM, MIN_SIZE)
    yield frame.write_from(left, y + 188, *title, MEDIUM, MUTED)
    yield frame.place_sprite(left + text_width(*title, MEDIUM) + 30, y + 188, TokenSign(bonus[0], 34))
    yield frame.place_sprite(left + 18, y + 230, TokenSign(Token("journal"), 38))
    yield frame.write_from(left + 46, y + 230, *fit_text(context.word(rival.node), room - 46, 34, BOLD, MIN_SIZE), BOLD)


def _scheme_items(
    view: WayfarersView, context: PictureContext, frame: Frame, rival: Rival, place: Rect
) -> Iterator[Item]:
    """Yield a title with the number of cards in the scheme deck, and below it the deck, if it has room, and the open
    scheme cards side by side."""
    x, y, width, _ = place
    room = width - 26
    title = break_name(context.say("picture-schemes", count=view.schemes), room)
    for index, line in enumerate(title):
        yield frame.write_from(x + 14, y + 24 + 30 * index, *fit_text(line, room, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED)
    card_x = x + 13
    if (len(rival.opened) + 1) * (_SCHEME_WIDTH + _SCHEME_GAP) <= room:
        yield frame.place_rectangle(card_x, y + 86, _SCHEME_WIDTH, SchemeDeck(view.schemes, _SCHEME_WIDTH, 190))
        card_x += _SCHEME_WIDTH + _SCHEME_GAP
    pitch = min(_SCHEME_WIDTH + 4, (room - _SCHEME_WIDTH) / max(1, len(rival.opened) - 1))
    for index, card in enumerate(rival.opened):
        yield frame.place_rectangle(card_x + pitch * index, y + 86, _SCHEME_WIDTH, SchemeCard(card, _SCHEME_WIDTH, 190))


def _stock_items(view: WayfarersView, frame: Frame, rival: Rival) -> Iterator[Item]:
    """Yield the numbers of the rival's cards of each kind and of its tiles, each with the VP that they bring."""
    held = {kind: sum(CARDS[card].kind == kind for card in rival.cards) for kind in KINDS}
    own = rival_score_sheet(view.table, rival)
    counts = [(f"card-{kind}", count, count * RIVAL_VP[kind]) for kind, count in held.items()]
    counts.append(("tile-any", len(rival.tiles), own.tiles))
    for index, (sign, count, points) in enumerate(counts):
        yield frame.place_rectangle(
            _STOCK_RECT[0] + 10 + 254 * (index % 3),
            _STOCK_RECT[1] + 9 + 54 * (index // 3),
            248,
            CountPlate(Token(sign), count, 248, 50, points),
        )


_FIRST_STATION_X, _STATION_PITCH = 96.0, 44.0
"""The middle of the first row that the rival searches, and the distance to the next one, in units."""

_SLOT_COLUMN_X, _INSPIRATION_COLUMN_X = 280.0, 380.0
_SLOT_PITCH, _DIGIT_SIZE, _LINE_PITCH = 22.0, 30.0, 68.0
"""Distance between the digits of slots, their font size, and the distance between two search orders, in units."""

_MAX_TITLE_WIDTH, _TAKEN_CARD_SIZE = 110.0, 148.0
_OUTLOOK_HEAD_HEIGHT, _PIECE_GAP = 54.0, 4.0
"""Height of the panel's title, and gap between the components that the rival takes, in units."""


def outlook_items(view: WayfarersView, context: PictureContext, frame: Frame, place: Rect) -> Iterator[Item]:
    """Yield the panel at `place` about the rival's next turn: the cards and tiles that it takes, otherwise the orders
    in which it searches. Yield nothing if both are unknown."""
    x, y, width, _ = place
    taken = expected_takings(view.table)
    orders = () if taken else possible_orders(view.table)
    if not taken and not orders:
        return
    title = context.say("picture-next" if taken else "picture-looks")
    yield frame.write_from(x + 16, y + 28, *fit_text(title, width - 30, 36, HEAVY, 28), HEAVY)
    yield from _taken_items(view, context, frame, taken, place)
    if orders:
        yield from _order_items(context, frame, orders, x, y)


def _taken_items(
    view: WayfarersView, context: PictureContext, frame: Frame, taken: Sequence[str], place: Rect
) -> Iterator[Item]:
    """Yield the cards and tiles that the rival takes, centred in the panel: tiles and a single card as large as on the
    board, several cards smaller."""
    x, y, width, height = place
    drawn: list[tuple[float, tuple[Sprite, ...]]] = []
    for name in taken:
        position = find_in_rows(view.table, name)
        if name in TILES:
            drawn.append(
                (PILE_WIDTH, (TilePile(name, card_name(context, name), view.table.piles[PILE_BY_TILE[name]]),))
            )
        elif position is not None and len(taken) == 1:
            drawn.append((OFFER_WIDTH, offer_sprites(name, card_name(context, name), position[1])))
        else:
            drawn.append((_TAKEN_CARD_SIZE, (PlayersCard(name, "", _TAKEN_CARD_SIZE, _TAKEN_CARD_SIZE - 4),)))
    left = x + (width - sum(piece_width + _PIECE_GAP for piece_width, _ in drawn) + _PIECE_GAP) / 2
    for piece_width, sprites in drawn:
        top = (
            y
            + _OUTLOOK_HEAD_HEIGHT
            + (height - _OUTLOOK_HEAD_HEIGHT - 10 - max(sprite.box.bottom for sprite in sprites)) / 2
        )
        for sprite in sprites:
            yield frame.place_rectangle(left, top, piece_width, sprite)
        left += piece_width + _PIECE_GAP


def _order_items(
    context: PictureContext, frame: Frame, orders: tuple[RivalOrder, ...], x: float, y: float
) -> Iterator[Item]:
    """Yield a title row, then a line for each search order: the silver of its scheme card, the rows that the rival
    searches, the slots in which it searches, and the slots for inspiration cards."""
    for left, title in ((_FIRST_STATION_X - 20, "picture-rows"), (_SLOT_COLUMN_X - 8, "picture-slots")):
        title_text = fit_text(context.say(title), _MAX_TITLE_WIDTH, MIN_SIZE, MEDIUM, 18)
        yield frame.write_from(x + left, y + 66, *title_text, MEDIUM, MUTED)
    yield frame.place_sprite(
        x + _INSPIRATION_COLUMN_X + 1.5 * _SLOT_PITCH, y + 66, TokenSign(Token(f"card-{INSPIRATION}"), 32)
    )
    for line, order in enumerate(orders):
        level = y + 118 + _LINE_PITCH * line
        if order.silver is not None:
            yield frame.place_sprite(x + 27, level, TokenSign(Token("silver"), 30))
            yield frame.write_around(x + 54, level, str(order.silver), 30, HEAVY)
        end = _STATION_PITCH * (len(order.colours) - 1)
        route = SearchOrder(order.colours[::-1] if frame.rtl else order.colours, _STATION_PITCH, frame.rtl)
        yield frame.place_rectangle(x + _FIRST_STATION_X, level, end, route)
        for left, slots in ((_SLOT_COLUMN_X, order.slots), (_INSPIRATION_COLUMN_X, order.inspiration)):
            for index, slot in enumerate(slots):
                yield frame.write_around(x + left + _SLOT_PITCH * index, level, str(slot), _DIGIT_SIZE, BOLD)


def outlook_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    """Yield a sentence on what the rival takes next, otherwise one on each order in which it may search."""
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
    """Yield sentences on the rival's resources, schemes, cards and tiles, and on its next turn."""
    science, trade, exploration = rival.guilds
    yield context.say(
        "picture-alt-rival",
        node=rival.node,
        spot=rival.spot + 1,
        comets=rival.comets,
        schemes=list_or_none(context, component_names(context, rival.opened)),
    )
    yield context.say("picture-alt-stock", count=0, science=science, trade=trade, exploration=exploration)
    yield sentence_with_list(context, context.say("picture-cards"), component_names(context, rival.cards))
    yield sentence_with_list(context, context.say("picture-tiles"), component_names(context, rival.tiles))
    yield from outlook_lines(view, context)
