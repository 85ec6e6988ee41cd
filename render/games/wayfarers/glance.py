"""The pictures of the panel: a strip with the reader's belongings, and below it the cards to which the answers refer,
with the answers' numbers."""

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Seat, Words
from engine.games.wayfarers.components.tables import CARDS, JOURNAL_NODES, SLOT_BY_NAME, TILES
from engine.games.wayfarers.reading.caravan import CELLS
from engine.games.wayfarers.view import WayfarersView
from engine.move_chain import last_move
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.drawing.text import HEAVY
from render.games.wayfarers.board.blocks import die_items, good_items, goods_counts, worker_items
from render.games.wayfarers.board.journal import journal_items, journal_scene, node_half_size, node_middle
from render.games.wayfarers.board.market import board
from render.games.wayfarers.choices.enlarged import CARDS_IN_ROW, MAX_IN_PAIRS, enlarge
from render.games.wayfarers.choices.targets import targets
from render.games.wayfarers.described import caravan_lines
from render.games.wayfarers.setting import SIZE, mark_of, name_of, points_of
from render.games.wayfarers.sprites.cards.told import HEAD_HEIGHT, view_width
from render.games.wayfarers.sprites.pieces import Die, PlayersBadge
from render.games.wayfarers.sprites.tokens import Token, TokenSign
from render.games.wayfarers.tableau import caravan_scene
from render.games.wayfarers.tableau.caravan import CELL_SIZE, cell_corner
from render.kit.glance import PlacedAnswer, Spot, glance_alt, number_items, number_of_answer
from render.kit.names import fit_player_name
from render.layouts.frame import WORDS_LAYER, Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.ground import Rect, Wall
from render.sprites.marks import Arrow
from render.sprites.numbers import PlateInk, PlateOutline

_STRIP_RECT: Rect = (6.0, 6.0, 1088.0, 126.0)
_STRIP_HEIGHT = 138
_MAX_CARDS_WITH_TEXT, _MAX_CARDS = 6, 9
"""Maximum number of enlarged components with their effects as text, and of enlarged components at all."""

_MAX_CARDS_HEIGHT = 900.0
"""Maximum total height of the rows of enlarged components, in units."""

_NUMBER_PITCH, _FIRST_NUMBER_OFFSET = 60.0, (36.0, 35.0)
"""Distance between the numbers on a card, and the place of the first one in the card's illustration, in units."""

_DIE_SIZE, _ARROW_LENGTH, _DICE_ROW_HEIGHT = 68.0, 48.0, 92.0
"""Side of a die that changes, length of the arrow to its new value, and height of a row of such answers, in units."""

_DICE_VERBS = ("adjust", "shift")
"""Verbs that turn dice; their moves are pairs of a die's old and new value."""

_WORKER_INKS = {"green": PlateInk.GREEN, "yellow": PlateInk.YELLOW, "blue": PlateInk.BLUE}


def glance(view: WayfarersView, context: PictureContext, answers: Sequence[Answer]) -> tuple[Scene, ...]:
    """Draw the strip of the reader's belongings, then the cards, tiles and places to which the answers refer, each once
    with all its numbers. Tiles to be laid are shown on the caravan, steps on the journal, other places where they are
    on the board. If the answers refer to none of these, draw the market."""
    seat = view.table.turn.seat if view.seat is None else view.seat
    if not 0 <= seat < len(view.table.players):
        return ()
    alt = glance_alt(context, answers)
    strip = _draw_strip(view, context, seat)
    if not any(answer.number for answer in answers):
        words = [_card_or_place(answer.words) or answer.words[-1] for answer in answers]
        lit = targets(view, context, list(dict.fromkeys(words)))
        return strip, lit if lit is not None else board(view, context, ())
    if laid := [(answer, cell) for answer in answers if (cell := _caravan_cell(answer.words))]:
        tiles = dict.fromkeys(_card_or_place(answer.words) for answer, _ in laid)
        names = shorten_alt(", ".join(map(context.word, tiles)))
        drawn = (_draw_cards(view, context, {tile: [] for tile in tiles}, names),) if len(tiles) <= CARDS_IN_ROW else ()
        return _draw_caravan(view, context, seat, laid, alt), *drawn
    subjects = _draw_subjects(view, context, answers, alt)
    return (strip, subjects) if subjects is not None else (strip,)


def _draw_subjects(view: WayfarersView, context: PictureContext, answers: Sequence[Answer], alt: str) -> Scene | None:
    """Draw the subjects of numbered answers: cards, tiles and places for dice, otherwise changed dice, otherwise steps
    in the journal, otherwise the market. Return None instead of the market if the panel has many answers and needs the
    room."""
    answered_components = [(place, answer) for answer in answers if (place := _card_or_place(answer.words))]
    answers_by_name: dict[str, list[Answer]] = {}
    for place, answer in answered_components:
        answers_by_name.setdefault(place, []).append(answer)
    if answers_by_name:
        return _draw_cards(view, context, answers_by_name, alt)
    if changing := [answer for answer in answers if last_move(answer.words)[0] in _DICE_VERBS]:
        return _draw_dice(view, context, changing, alt)
    steps = [(answer, node) for answer in answers if (node := last_move(answer.words)[-1]) in JOURNAL_NODES]
    if steps:
        return _draw_steps(view, context, steps, alt)
    return board(view, context, ()) if len(answers) <= MAX_IN_PAIRS else None


def _caravan_cell(words: Words) -> str:
    """Return the cell of the caravan on which a move lays a tile, or "" for another move."""
    move = last_move(words)
    return next((word for word in move if word in CELLS), "") if move[:1] == ("tile",) else ""


def _card_or_place(words: Words) -> str:
    """Return the card, tile or place for a die to which a move refers, or ""."""
    components = [word for word in last_move(words)[1:] if word in CARDS or word in TILES or word in SLOT_BY_NAME]
    return components[0] if components else ""


def _number_plate(answer: Answer) -> tuple[PlateOutline, PlateInk]:
    """Return the shape and colour of an answer's numbered plate: a worker's disc, a square for a die, tile or card,
    otherwise a hexagon."""
    match last_move(answer.words):
        case ("worker", colour, *_):
            return PlateOutline.DISC, _WORKER_INKS.get(colour, PlateInk.WALL)
        case ("die" | "tile" | "hire" | "keep", *_):
            return PlateOutline.SQUARE, PlateInk.BLUE
    return PlateOutline.HEXAGON, PlateInk.BLUE


def _draw_cards(
    view: WayfarersView, context: PictureContext, answers_by_name: dict[str, list[Answer]], alt: str
) -> Scene:
    """Draw components enlarged with the numbers of their answers, in the order of their first numbers. If there are
    very many, draw them without text, and unnumbered ones only as far as they fill one row."""
    names, numbered = list(answers_by_name)[:_MAX_CARDS], any(answers_by_name.values())
    columns = min(len(names), 2 if len(names) <= MAX_IN_PAIRS and numbered else CARDS_IN_ROW)
    effects_by_card = [(name, context.explain(name) if len(names) <= _MAX_CARDS_WITH_TEXT else ()) for name in names]
    large = enlarge(view, context, effects_by_card, columns, _MAX_CARDS_HEIGHT)
    marks = [
        mark
        for name, card in zip(names, large.cards, strict=True)
        for mark in _number_items(answers_by_name[name], card, large.width)
    ]
    name = f"wayfarers-{'glance' if numbered else 'tiles'}"
    return Scene(
        "glance", name, large.size, context.theme, Wall(large.size, (), ()), sort_by_layer([*large.cards, *marks]), alt
    )


def _number_items(answers: Iterable[Answer], card: Item, width: float) -> Iterator[Item]:
    """Yield the numbers of answers on a card's illustration, as many in a row as fit in a card `width` units wide."""
    abreast = int((view_width(width) - 6) / _NUMBER_PITCH)
    for index, answer in enumerate(numbered for numbered in answers if numbered.number):
        row, column = divmod(index, abreast)
        x, y = (
            card.x + _FIRST_NUMBER_OFFSET[0] + _NUMBER_PITCH * column,
            card.y + HEAD_HEIGHT + _FIRST_NUMBER_OFFSET[1] + _NUMBER_PITCH * row,
        )
        yield Item(WORDS_LAYER, x, y, number_of_answer(answer, *_number_plate(answer), SIZE[0]))


def _draw_dice(view: WayfarersView, context: PictureContext, answers: Sequence[Answer], alt: str) -> Scene:
    """Draw a row for each answer: its number, the dice before, an arrow, and the dice after."""
    pairs = {answer.number: last_move(answer.words)[1:] for answer in answers}
    columns = 2 if any(len(words) > 2 for words in pairs.values()) else CARDS_IN_ROW
    size = (SIZE[0], max(_STRIP_HEIGHT, round(12 + _DICE_ROW_HEIGHT * -(-len(answers) // columns))))
    frame, items = Frame(SIZE[0], context.rtl), list[Item]()
    mark = mark_of(view, view.table.turn.seat if view.seat is None else view.seat)
    for place, answer in enumerate(answers):
        row, column = divmod(place, columns)
        x, y = 50 + (SIZE[0] - 12) / columns * column, 6 + _DICE_ROW_HEIGHT * (row + 0.5)
        items.append(frame.place_sprite(x, y, number_of_answer(answer, PlateOutline.HEXAGON, PlateInk.BLUE, SIZE[0])))
        x += _DIE_SIZE / 2 + 44
        for value, becomes in zip(pairs[answer.number][::2], pairs[answer.number][1::2], strict=True):
            far = _ARROW_LENGTH if not context.rtl else -_ARROW_LENGTH
            items.append(frame.place_sprite(x, y, Die(int(value), _DIE_SIZE, mark)))
            items.append(frame.place_sprite(x + _DIE_SIZE / 2 + 4, y, Arrow(far, 0)))
            x += _DIE_SIZE + _ARROW_LENGTH + 12
            items.append(frame.place_sprite(x, y, Die(int(becomes), _DIE_SIZE, mark)))
            x += _DIE_SIZE + 18
    ground = Wall(size, (frame.place_card((6.0, 6.0, SIZE[0] - 12.0, size[1] - 12.0)),), ())
    return Scene("glance", "wayfarers-dice", size, context.theme, ground, sort_by_layer(items), alt)


def _draw_caravan(
    view: WayfarersView, context: PictureContext, seat: Seat, laid: Sequence[tuple[Answer, str]], alt: str
) -> Scene:
    """Draw the caravan with the number of each answer in the middle of the cell on which it lays a tile."""
    placed = []
    for answer, cell in laid:
        x, y = cell_corner(cell)
        placed.append(PlacedAnswer(answer, Spot(cell, x + CELL_SIZE / 2, y + CELL_SIZE / 2, *_number_plate(answer))))
    marks = number_items((WORDS_LAYER, WORDS_LAYER + 1), placed, SIZE[0], Box(0, 0, *SIZE))
    return caravan_scene("glance", view, context, seat, marks, alt)


def _draw_steps(view: WayfarersView, context: PictureContext, steps: Sequence[tuple[Answer, str]], alt: str) -> Scene:
    """Draw the journal with the number of each answer at the upper right corner of the node to which it steps."""
    placed = []
    for answer, node in steps:
        (x, y), (width, height) = node_middle(node), node_half_size(node)
        placed.append(PlacedAnswer(answer, Spot(node, x + width, y - height, *_number_plate(answer))))
    marks = number_items((WORDS_LAYER, WORDS_LAYER + 1), placed, SIZE[0], Box(0, 0, *SIZE))
    return journal_scene("glance", "journal", context, [*journal_items(view, context, view.seat), *marks], alt)


def _draw_strip(view: WayfarersView, context: PictureContext, seat: Seat) -> Scene:
    """Draw the reader's name, dice and VP, and below them the goods, influence and workers."""
    frame, player, mark = Frame(SIZE[0], context.rtl), view.table.players[seat], mark_of(view, seat)
    x, y, width, _ = _STRIP_RECT
    items = [
        frame.place_sprite(x + 38, y + 34, PlayersBadge(mark, 24)),
        frame.write_from(x + 74, y + 34, *fit_player_name(name_of(view, context, seat), 380, 36), HEAVY),
        frame.place_sprite(x + width - 40, y + 34, TokenSign(Token("points", points_of(view, seat)), 54)),
        *die_items(frame, player, mark, x + width - 106, y + 34, 54, 48),
        *worker_items(frame, player, x + width - 40, y + 94, 48, 250),
    ]
    goods = goods_counts(view, seat)
    for index, (sign, count) in enumerate(goods):
        items += good_items(frame, sign, count, x + 38 + 122 * index, y + 94, 46)
    size = (SIZE[0], _STRIP_HEIGHT)
    alt = shorten_alt(" ".join(caravan_lines(view, context, seat)))
    return Scene(
        "glance",
        "wayfarers-strip",
        size,
        context.theme,
        Wall(size, (frame.place_card(_STRIP_RECT),), ()),
        sort_by_layer(items),
        alt,
    )
