"""The table's scene: columns of cards, joining cards, kingdoms, leaders, recent events, and at the foot the ships and
cards."""

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Event
from engine.games.kings.pieces import COLOUR_BY_LEADER, EVERY_COLOUR, SHIP_BY_WORD, SHIPS
from engine.games.kings.places import CELLS, COLUMN_BY_NAME, COLUMN_COUNT, PLACE_BY_NAME, ROW_COUNT, Place
from engine.games.kings.reading.regions import cards_on_table, colours_at_war, joining_cards, kingdom_names, kingdoms
from engine.games.kings.state import Wars
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.drawing.text import HEAVY, MEDIUM, fit
from render.games.kingdoms.choice_list import Spheres, choice_rows
from render.games.kingdoms.poster import standing
from render.games.kingdoms.side_panel import PANEL
from render.games.kingdoms.sprites.leaders import Leader
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.symbols import letters_of
from render.games.kings.described import board_alt
from render.games.kings.fight import fight_items, war_items, war_list
from render.games.kings.panel import panel_items
from render.games.kings.recent import find_changes, recent_items
from render.games.kings.setting import (
    BARE_SIZE,
    COLUMNS_TOP,
    RADIUS,
    SIZE,
    SPHERES,
    TABLE,
    WATER_TOP,
    Layer,
    face,
    rows_of,
    seat_of,
    skyline,
    spot,
    visible_height,
)
from render.games.kings.sheet import open_scores
from render.games.kings.sprites.faces import STRIP_HEIGHT, TAIL_HEIGHT, WIDTH, Face, Joining
from render.games.kings.sprites.marks import TargetCard, TargetShip
from render.games.kings.sprites.skyline import PITCH, Domain
from render.games.kings.sprites.table import CardTable
from render.kit.names import MIN_SIZE
from render.kit.since import since_items
from render.kit.victory import with_victory
from render.layouts.frame import Frame
from render.scene import Item, Scene, shift_right, stack
from render.sprites.cards import INK
from render.sprites.ground import Rect
from render.theme import THEMES

_Y = TABLE[1] + WATER_TOP
DISCARDS: Rect = (TABLE[0] + 3 * PITCH + 18, _Y + 11, 5 * PITCH - 28, 56)
"""Rectangle of the tray with discarded cards."""

_COLOURS = {colour.word: SPHERES[colour] for colour in EVERY_COLOUR}
_PIECES = {word: SPHERES[colour] for colour in EVERY_COLOUR for word in (colour.card.word, colour.leader)}
_MINI, _EACH, _OUT = 40.0, 88.0, 31.0


def harbour_items(
    view: KingsView, context: PictureContext, frame: Frame, choices: Sequence[str] = ()
) -> Iterator[Item]:
    """Yield the ships on the water, each in its berth, with a frame around possible ones, and the discarded cards by
    colour."""
    letters = letters_of(context)
    for number, ship in enumerate(SHIPS):
        x, y = berth(number)
        if ship in view.table.ships:
            yield frame.top_left(x, y, WIDTH, face(ship, letters, whole=False))
        if ship.word in choices:
            yield frame.top_left(x, y, WIDTH, TargetShip())
    x, y, width, height = DISCARDS
    title = fit(context.say("picture-discarded"), width - 4 * _EACH - 16, MIN_SIZE, MEDIUM, MIN_SIZE)
    yield frame.start(x + 10, y + height / 2, *title, MEDIUM, INK)
    for number, colour in enumerate(EVERY_COLOUR):
        left, sphere = x + width - _EACH * (4 - number), SPHERES[colour]
        yield frame.top_left(left, y + 14.5, _MINI, Face(sphere, "", False, width=_MINI))
        yield frame.start(left + _MINI + 4, y + height / 2, str(view.out[colour]), _OUT, HEAVY, INK)


def berth(number: int) -> tuple[float, float]:
    """Return the top-left corner of a ship's place, for left-to-right readers."""
    return TABLE[0] + 16 + PITCH * number, _Y + 10


def board(view: KingsView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the position with the last actions marked. If a war is to be chosen, the wars replace the players."""
    places = find_changes(view, [events for _, events in context.since])
    marks = [*since_items(context, places, lambda seat: THEMES[context.theme].dynasty(view.dynasties[seat]))]
    fought = [*fight_items(view)]
    items = [*position_items(view, context), *fought, *((not fought and marks) or recent_items(view, recent))]
    waged = [colour.leader for colour in colours_at_war(view.table)] if view.agenda[:1] == (Wars(),) else []
    scene = _scene("board", view, context, items, board_alt(view, context, recent), recent, waged)
    if not view.over:
        return scene
    return with_victory(scene, standing(view, context, open_scores(view)), rtl=context.rtl)


def targets(view: KingsView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the places in `words` lit: cards, gaps, and the ends of columns, or the ships or wars. Return None if there
    are none."""
    places = [word for word in words if word in PLACE_BY_NAME or word in COLUMN_BY_NAME]
    ships = [word for word in words if word in SHIP_BY_WORD]
    if not places and not ships:
        return _draw_wars(view, context, words)
    marks = [target_item(view, word) for word in places]
    lit = {"places": tuple(places)} if places else {"ships": tuple(ships)}
    alt = context.say(f"picture-alt-{'targets' if places else 'ships'}", **lit)
    return _scene("targets", view, context, [*position_items(view, context), *marks], alt, choices=places or ships)


def _draw_wars(view: KingsView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the wars of the leaders in `words`, or return None if no war is to be chosen."""
    colours = [COLOUR_BY_LEADER[word] for word in words if word in COLOUR_BY_LEADER]
    if not colours or view.agenda[:1] != (Wars(),):
        return None
    leaders = [colour.leader for colour in colours]
    alt = context.say("picture-alt-leaders", leaders=tuple(leaders))
    items = [*position_items(view, context), *war_items(view, colours)]
    return _scene("targets", view, context, items, alt, choices=leaders)


def target_item(view: KingsView, word: str) -> Item:
    """Return a frame around a card, or a plate for a new card: below a column's last card, or in a gap above the
    numeral of the adjacent kingdom."""
    place = PLACE_BY_NAME.get(word)
    if place is None:
        column = COLUMN_BY_NAME[word]
        place = CELLS[column][min(len(view.table.columns[column]), ROW_COUNT - 1)]
    taken = view.table.card(place) is not None
    _, strip = rows_of(view.table)
    x, y = spot(place, strip)
    if not taken:
        y += -16.5 if place.is_link else TAIL_HEIGHT if place.row else 0
    height = visible_height(view, place) if taken else STRIP_HEIGHT
    return Item(Layer.TARGET, x, y, TargetCard(word, height, taken, low=place.is_link))


def _scene(
    kind: str,
    view: KingsView,
    context: PictureContext,
    items: Iterable[Item],
    alt: str,
    recent: Sequence[Event] = (),
    choices: Sequence[str] = (),
) -> Scene:
    """Compose a scene. Columns are in the same order for every reader; everything else is mirrored for a right-to-left
    one. Next to the columns are the players, or the results of each choice."""
    frame = Frame(SIZE[0], context.rtl)
    beside = _choice_results(view, context, frame, choices) or panel_items(view, context, frame, recent)
    whole = stack([*_shift_to_table(frame, items), *harbour_items(view, context, frame, choices), *beside])
    wall = _wall(view, frame, SIZE, (frame.card(PANEL),))
    return Scene(kind, f"kings-{kind}", SIZE, context.theme, wall, whole, alt)


def bare_scene(
    kind: str, view: KingsView, context: PictureContext, items: Iterable[Item], alt: str, choices: Sequence[str] = ()
) -> Scene:
    """Return a picture of the table without the panel."""
    frame = Frame(BARE_SIZE[0], context.rtl)
    whole = stack([*_shift_to_table(frame, items), *harbour_items(view, context, frame, choices)])
    return Scene(kind, f"kings-{kind}", BARE_SIZE, context.theme, _wall(view, frame, BARE_SIZE, ()), whole, alt)


def _shift_to_table(frame: Frame, items: Iterable[Item]) -> Iterable[Item]:
    return shift_right(items, frame.card(TABLE)[0] - TABLE[0])


def _wall(view: KingsView, frame: Frame, size: tuple[int, int], cards: tuple[Rect, ...]) -> CardTable:
    rows, trays = rows_of(view.table), (frame.card(DISCARDS),)
    return CardTable(size, frame.card(TABLE), COLUMN_COUNT, *rows, COLUMNS_TOP, WATER_TOP, cards, trays, frame.rtl)


def _choice_results(view: KingsView, context: PictureContext, frame: Frame, choices: Sequence[str]) -> tuple[Item, ...]:
    """Return the possible wars, or the results of each choice, or () if no choice is annotated."""
    if choices and view.agenda[:1] == (Wars(),):
        return tuple(war_list(view, context, frame, [COLOUR_BY_LEADER[leader] for leader in choices]))
    return choice_rows(context, frame, choices, Spheres(_COLOURS, _PIECES), view.dynasties) if choices else ()


def position_items(view: KingsView, context: PictureContext) -> Iterator[Item]:
    """Yield all pieces and marks on the table."""
    letters = letters_of(context)
    _, strip = rows_of(view.table)
    yield from _domains(view)
    for place, card in cards_on_table(view.table):
        if place.is_link and place.column == view.table.face_down:
            sphere = SPHERES[card]
            yield Item(Layer.LINK, *spot(place, strip), Joining(sphere, letters[sphere]))
        elif place.is_link:
            yield Item(Layer.LINK, *spot(place, strip), face(card, letters, whole=False))
        else:
            yield Item(Layer.CARD, *spot(place, strip), face(card, letters, strip=strip))
    for seat, row in enumerate(view.table.leaders):
        for colour, stands in enumerate(row):
            if stands is not None:
                sphere = SPHERES[colour]
                piece = Leader(view.dynasties[seat], sphere, letters[sphere], RADIUS)
                yield Item(Layer.LEADER, *seat_of(stands, strip), piece)


def _domains(view: KingsView) -> Iterator[Item]:
    table = view.table
    _, strip = rows_of(table)
    for name, kingdom in zip(kingdom_names(view.naming, table), kingdoms(table), strict=True):
        for column in kingdom.columns:
            for row, part in enumerate(skyline(table, joining_cards(table), column).parts()):
                yield Item(Layer.REALM, *spot(Place(column, row), strip), Domain(name.colour, part))
        x, y = spot(CELLS[kingdom.first][0], strip)
        tag = KingdomTag(name.numeral, name.colour)
        low = 12 if kingdom.first and table.face_down == kingdom.first - 1 else 0
        yield Item(Layer.TAG, x - 3 + tag.half, y - 12 + low, tag)
