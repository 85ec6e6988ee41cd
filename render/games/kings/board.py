"""The board's picture: columns of cards with joining cards, kingdoms, leaders, ships and recent events, and beside it
the players or the results of choices."""

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Event
from engine.games.kings.pieces import COLOUR_BY_LEADER, EVERY_COLOUR, SHIP_BY_WORD, SHIPS
from engine.games.kings.places import CELLS, COLUMN_BY_NAME, COLUMN_COUNT, PLACE_BY_NAME, ROW_COUNT, Place
from engine.games.kings.reading.regions import cards_on_table, colours_at_war, joining_cards, kingdom_names, kingdoms
from engine.games.kings.state import Wars
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.drawing.text import HEAVY, MEDIUM, fit_text
from render.games.kingdoms.choice_list import SphereOfWord, choice_items
from render.games.kingdoms.poster import final_standing
from render.games.kingdoms.side_panel import PANEL_RECT
from render.games.kingdoms.sprites.leaders import Leader
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.symbols import letters_of
from render.games.kings.described import board_alt
from render.games.kings.fight import fight_items, war_items, war_list_items
from render.games.kings.panel import panel_items
from render.games.kings.recent import find_changes, recent_items
from render.games.kings.setting import (
    BARE_SIZE,
    COLUMNS_TOP,
    SIZE,
    SPHERE_OF_COLOUR,
    TABLE_LEADER_RADIUS,
    TABLE_RECT,
    WATER_TOP,
    Layer,
    card_corner,
    card_face,
    column_skyline,
    leader_position,
    row_layout,
    visible_height,
)
from render.games.kings.sheet import open_scores
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT, CardFace, JoiningCard
from render.games.kings.sprites.marks import SelectablePlace, SelectableShip
from render.games.kings.sprites.skyline import COLUMN_PITCH, KingdomRowPart
from render.games.kings.sprites.table import CardTable
from render.kit.names import MIN_SIZE
from render.kit.since import change_items
from render.kit.victory import with_victory
from render.layouts.frame import Frame
from render.scene import Item, Scene, shift_right, sort_by_layer
from render.sprites.cards import INK
from render.sprites.ground import Rect
from render.theme import THEMES

_WATER_Y = TABLE_RECT[1] + WATER_TOP
DISCARDS_RECT: Rect = (TABLE_RECT[0] + 3 * COLUMN_PITCH + 18, _WATER_Y + 11, 5 * COLUMN_PITCH - 28, 56)
"""Rectangle of the tray with discarded cards, in units."""

_SPHERES = SphereOfWord(
    {colour.word: SPHERE_OF_COLOUR[colour] for colour in EVERY_COLOUR},
    {word: SPHERE_OF_COLOUR[colour] for colour in EVERY_COLOUR for word in (colour.card.word, colour.leader)},
)
_DISCARD_WIDTH, _DISCARD_PITCH, _DISCARD_COUNT_SIZE = 40.0, 88.0, 31.0


def harbour_items(
    view: KingsView, context: PictureContext, frame: Frame, choices: Sequence[str] = ()
) -> Iterator[Item]:
    """Yield the ships in their berths, with a frame around those in `choices`, and the discarded cards by colour."""
    letters = letters_of(context)
    for index, ship in enumerate(SHIPS):
        x, y = berth_corner(index)
        if ship in view.table.ships:
            yield frame.place_rectangle(x, y, CARD_WIDTH, card_face(ship, letters, whole=False))
        if ship.word in choices:
            yield frame.place_rectangle(x, y, CARD_WIDTH, SelectableShip())
    x, y, width, height = DISCARDS_RECT
    title = fit_text(context.say("picture-discarded"), width - 4 * _DISCARD_PITCH - 16, MIN_SIZE, MEDIUM, MIN_SIZE)
    yield frame.write_from(x + 10, y + height / 2, *title, MEDIUM, INK)
    for index, colour in enumerate(EVERY_COLOUR):
        left, sphere = x + width - _DISCARD_PITCH * (4 - index), SPHERE_OF_COLOUR[colour]
        yield frame.place_rectangle(left, y + 14.5, _DISCARD_WIDTH, CardFace(sphere, "", False, width=_DISCARD_WIDTH))
        yield frame.write_from(
            left + _DISCARD_WIDTH + 4, y + height / 2, str(view.out[colour]), _DISCARD_COUNT_SIZE, HEAVY, INK
        )


def berth_corner(index: int) -> tuple[float, float]:
    """Return the top-left corner of the ship with this index in `SHIPS`, for left-to-right readers, in units."""
    return TABLE_RECT[0] + 16 + COLUMN_PITCH * index, _WATER_Y + 10


def board(view: KingsView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the position with the last actions marked, beside it the players, or the wars to choose from."""
    places = find_changes(view, [events for _, events in context.since])
    marks = [*change_items(context, places, lambda seat: THEMES[context.theme].dynasty_colour(view.dynasties[seat]))]
    fought = [*fight_items(view)]
    items = [*position_items(view, context), *fought, *((not fought and marks) or recent_items(view, recent))]
    waged = [colour.leader for colour in colours_at_war(view.table)] if view.agenda[:1] == (Wars(),) else []
    scene = _compose_scene("board", view, context, items, board_alt(view, context, recent), recent, waged)
    if not view.over:
        return scene
    return with_victory(scene, final_standing(view, context, open_scores(view)), rtl=context.rtl)


def targets(view: KingsView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the places in `words` highlighted: cards, gaps, ends of columns and ships; or draw the wars of the leaders
    in `words`. Return None if `words` has none of these."""
    places = [word for word in words if word in PLACE_BY_NAME or word in COLUMN_BY_NAME]
    ships = [word for word in words if word in SHIP_BY_WORD]
    if not places and not ships:
        return _draw_wars(view, context, words)
    marks = [target_item(view, word) for word in places]
    lit = {"places": tuple(places)} if places else {"ships": tuple(ships)}
    alt = context.say(f"picture-alt-{'targets' if places else 'ships'}", **lit)
    return _compose_scene(
        "targets", view, context, [*position_items(view, context), *marks], alt, choices=places or ships
    )


def _draw_wars(view: KingsView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the wars of the leaders in `words`, or return None if the question is not which war to fight."""
    colours = [COLOUR_BY_LEADER[word] for word in words if word in COLOUR_BY_LEADER]
    if not colours or view.agenda[:1] != (Wars(),):
        return None
    leaders = [colour.leader for colour in colours]
    alt = context.say("picture-alt-leaders", leaders=tuple(leaders))
    items = [*position_items(view, context), *war_items(view, colours)]
    return _compose_scene("targets", view, context, items, alt, choices=leaders)


def target_item(view: KingsView, word: str) -> Item:
    """Return the highlight of a possible place: a frame around a card, or a plate for a new card, which is below a
    column's last card, or in a gap above the numeral of the kingdom."""
    place = PLACE_BY_NAME.get(word)
    if place is None:
        column = COLUMN_BY_NAME[word]
        place = CELLS[column][min(len(view.table.columns[column]), ROW_COUNT - 1)]
    taken = view.table.card(place) is not None
    _, strip = row_layout(view.table)
    x, y = card_corner(place, strip)
    if not taken:
        y += -16.5 if place.is_link else TAIL_HEIGHT if place.row else 0
    height = visible_height(view, place) if taken else STRIP_HEIGHT
    return Item(Layer.TARGET, x, y, SelectablePlace(word, height, taken, is_low=place.is_link))


def _compose_scene(
    kind: str,
    view: KingsView,
    context: PictureContext,
    items: Iterable[Item],
    alt: str,
    recent: Sequence[Event] = (),
    choices: Sequence[str] = (),
) -> Scene:
    """Compose a picture of the table. Columns are in the same order for every reader; the rest is mirrored for
    right-to-left readers. Next to the table are the results of `choices`, or else the players."""
    frame = Frame(SIZE[0], context.rtl)
    beside = _choice_result_items(view, context, frame, choices) or panel_items(view, context, frame, recent)
    whole = sort_by_layer([*_shift_to_table(frame, items), *harbour_items(view, context, frame, choices), *beside])
    wall = _make_backdrop(view, frame, SIZE, (frame.place_card(PANEL_RECT),))
    return Scene(kind, f"kings-{kind}", SIZE, context.theme, wall, whole, alt)


def bare_scene(
    kind: str, view: KingsView, context: PictureContext, items: Iterable[Item], alt: str, choices: Sequence[str] = ()
) -> Scene:
    """Compose a picture of the table without the panel, with a frame around the ships in `choices`."""
    frame = Frame(BARE_SIZE[0], context.rtl)
    whole = sort_by_layer([*_shift_to_table(frame, items), *harbour_items(view, context, frame, choices)])
    return Scene(
        kind, f"kings-{kind}", BARE_SIZE, context.theme, _make_backdrop(view, frame, BARE_SIZE, ()), whole, alt
    )


def _shift_to_table(frame: Frame, items: Iterable[Item]) -> Iterable[Item]:
    return shift_right(items, frame.place_card(TABLE_RECT)[0] - TABLE_RECT[0])


def _make_backdrop(view: KingsView, frame: Frame, size: tuple[int, int], cards: tuple[Rect, ...]) -> CardTable:
    rows, trays = row_layout(view.table), (frame.place_card(DISCARDS_RECT),)
    return CardTable(
        size, frame.place_card(TABLE_RECT), COLUMN_COUNT, *rows, COLUMNS_TOP, WATER_TOP, cards, trays, frame.rtl
    )


def _choice_result_items(
    view: KingsView, context: PictureContext, frame: Frame, choices: Sequence[str]
) -> tuple[Item, ...]:
    """Return the possible wars or the results of each of `choices`; () if no choice is annotated."""
    if choices and view.agenda[:1] == (Wars(),):
        return tuple(war_list_items(view, context, frame, [COLOUR_BY_LEADER[leader] for leader in choices]))
    return choice_items(context, frame, choices, _SPHERES, view.dynasties)


def position_items(view: KingsView, context: PictureContext) -> Iterator[Item]:
    """Yield the cards, the kingdoms' outlines and numerals, and the leaders."""
    letters = letters_of(context)
    _, strip = row_layout(view.table)
    yield from _domain_items(view)
    for place, card in cards_on_table(view.table):
        if place.is_link and place.column == view.table.face_down:
            sphere = SPHERE_OF_COLOUR[card]
            yield Item(Layer.LINK, *card_corner(place, strip), JoiningCard(sphere, letters[sphere]))
        elif place.is_link:
            yield Item(Layer.LINK, *card_corner(place, strip), card_face(card, letters, whole=False))
        else:
            yield Item(Layer.CARD, *card_corner(place, strip), card_face(card, letters, strip=strip))
    for seat, row in enumerate(view.table.leaders):
        for colour, leader_place in enumerate(row):
            if leader_place is not None:
                sphere = SPHERE_OF_COLOUR[colour]
                piece = Leader(view.dynasties[seat], sphere, letters[sphere], TABLE_LEADER_RADIUS)
                yield Item(Layer.LEADER, *leader_position(leader_place, strip), piece)


def _domain_items(view: KingsView) -> Iterator[Item]:
    table = view.table
    _, strip = row_layout(table)
    for name, kingdom in zip(kingdom_names(view.naming, table), kingdoms(table), strict=True):
        for column in kingdom.columns:
            for row, part in enumerate(column_skyline(table, joining_cards(table), column).split_by_row()):
                yield Item(Layer.REALM, *card_corner(Place(column, row), strip), KingdomRowPart(name.colour, part))
        x, y = card_corner(CELLS[kingdom.first][0], strip)
        tag = KingdomTag(name.numeral, name.colour)
        low = 12 if kingdom.first and table.face_down == kingdom.first - 1 else 0
        yield Item(Layer.TAG, x - 3 + tag.half_width, y - 12 + low, tag)
