"""The board's picture: the map with the position, at its upper edge the round and recent events; and the map with areas
and borders to choose from."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from engine.game import Event, Fact, SeatRef
from engine.games.mesopotamia.aim import aim_clause
from engine.games.mesopotamia.content.tables import Map as World
from engine.games.mesopotamia.state import Home
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.mesopotamia.alt import board_alt
from render.games.mesopotamia.blocks import block_items, block_rects
from render.games.mesopotamia.choices import draw_choices
from render.games.mesopotamia.land import land_items
from render.games.mesopotamia.market import draw_market
from render.games.mesopotamia.recent import find_changes, recent_items
from render.games.mesopotamia.setting import (
    SIZE,
    Layer,
    area_rect,
    border_ends,
    deciding_seats,
    empire_of,
    map_rect,
    name_of,
    printed_areas,
)
from render.games.mesopotamia.sheet import final_standing
from render.games.mesopotamia.sprites.inks import EMPIRE_COLOURS
from render.games.mesopotamia.sprites.land import MapBackdrop, SelectableBorder, SelectableRim
from render.games.mesopotamia.sprites.pieces import EmpireSeal
from render.kit.headline import MIDDLE_Y, NEWS_LEFT, news_items, standing_items, with_aim
from render.kit.names import MIN_SIZE, fit_player_name
from render.kit.since import change_items
from render.layouts.frame import EDGE_LAYER, Frame
from render.layouts.headed import HEADER
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD

_RAM_SUFFIX = "-ram"


def board(view: MesopotamiaView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the position, with the changes since the reader's last turn or the last moves marked."""
    marks = [
        *change_items(
            context, partial(find_changes, view), lambda seat: EMPIRE_COLOURS[empire_of(view.position, seat)].field
        )
    ]
    items = [*land_items(view), *(marks or recent_items(view, recent))]
    return _compose_scene("board", view, context, recent, items, board_alt(view, context))


def further_boards(view: MesopotamiaView, context: PictureContext, recent: Sequence[Event]) -> tuple[Scene, ...]:
    """Draw the market with the tracks, which is shown below the map."""
    return (draw_market(view, context),)


def targets(view: MesopotamiaView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the choices in `words`: enlarged or in the market if `draw_choices` can draw them, otherwise on the map with
    areas and borders highlighted. Return None if none of them is an area or a border."""
    if shown := draw_choices(view, context, words, context.say("picture-alt-targets", places=tuple(words))):
        return shown.scene
    world = view.position.content.map
    homes = isinstance(view.agenda[0], Home) if view.agenda else False
    names = dict.fromkeys(home_name(world, word) if homes else place_name(world, word) for word in words)
    marks = [mark for name in names if name for mark in selectable_items(world, name, len(view.position.players))]
    if not marks:
        return None
    alt = context.say("picture-alt-targets", places=tuple(name for name in names if name))
    return _compose_scene("targets", view, context, (), [*land_items(view), *marks], shorten_alt(alt))


def home_name(world: World, word: str) -> str:
    """Return the name of the area with this home number, or "" if there is none."""
    return next((area.name for area in world.areas if area.home and str(area.home) == word), "")


def place_name(world: World, word: str) -> str:
    """Return the name of the area or border in a word of a move, which may begin with a unit or end with a ram; "" if
    it contains none."""
    for name in (word, word.removesuffix(_RAM_SUFFIX), word.rpartition("-")[2], word.partition("-")[0]):
        if name in world.by_name or name in world.by_border:
            return name
    return ""


def selectable_items(world: World, name: str, players: int) -> Iterator[Item]:
    """Yield a highlighted frame around the area called `name`, or a highlighted line along the border called `name`."""
    if name in world.by_name:
        x, y, width, height = area_rect(world, world.by_name[name], players)
        yield Item(Layer.TARGET, x, y, SelectableRim(width, height))
        return
    (ax, ay), (bx, by) = border_ends(world, world.by_border[name], players)
    yield Item(Layer.TARGET, ax, ay, SelectableBorder(bx - ax, by - ay))


def _compose_scene(
    kind: str, view: MesopotamiaView, context: PictureContext, recent: Sequence[Event], items: Iterable[Item], alt: str
) -> Scene:
    """Compose a picture of the map. The map is the same for all; the rest is mirrored for right-to-left readers."""
    frame = Frame(SIZE[0], context.rtl, EDGE_LAYER)
    players = len(view.position.players)
    plates = tuple(frame.place_card(card) for card in (HEADER, *block_rects(players)))
    land = MapBackdrop(SIZE, map_rect(players), printed_areas(view.position.config.content, players), plates)
    edges = [*header_items(view, context, frame, recent), *block_items(view, context, frame)]
    scene = Scene(kind, f"mesopotamia-{kind}", SIZE, context.theme, land, sort_by_layer([*items, *edges]), alt)
    return with_aim(scene, context, aim_clause(view))


_SEAL_RADIUS = 17.0
_NAME_X, _MAX_ROUND_WIDTH, _ROUND_RIGHT, _ROUND_GAP, _SEALS_WIDTH = 58.0, 150.0, 1076.0, 24.0, 186.0
"""In units: x coordinate of the name, maximum width of the round's number, its right edge if there are no recent
events, gap before it, and width of several seals."""

TOLD_EVENTS: Mapping[str, tuple[str, ...]] = {
    "home-chosen": ("area",),
    "unit-moved": ("unit", "path"),
    "unit-trained": ("unit", "area"),
    "ship-sailed": ("path",),
    "ship-built": ("border",),
    "piece-built": ("what", "area"),
    "floor-built": ("count",),
    "garden-built": (),
    "traded": ("slot",),
    "gathered": (),
    "technology-discovered": ("name",),
    "die-gained": (),
    "quest-drawn": (),
    "event-revealed": ("area",),
    "settlement-conquered": ("area",),
    "battle-began": ("area",),
    "battle-ended": ("area",),
}
"""The events in the header, each with the names of the facts that its text shows."""


def header_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, recent: Sequence[Event]
) -> Iterator[Item]:
    """Yield the deciding seats (several of them as seals without names), the round and the last event; or the winners
    after the end."""
    if view.over:
        yield from standing_items(frame, final_standing(view, context))
        return
    event_items = [*_event_items(view, context, frame, recent)]
    state, seats, end = view.position, deciding_seats(view), NEWS_LEFT - 18 if event_items else _ROUND_RIGHT
    yield from event_items
    if not seats:
        text = context.say("picture-battle-phase")
        yield frame.write_from(24, MIDDLE_Y, *fit_text(text, end - 28, 36, HEAVY, MIN_SIZE), HEAVY, GOLD)
        return
    apart = _SEALS_WIDTH / max(_SEALS_WIDTH / 38, len(seats))
    for index, seat in enumerate(seats):
        yield frame.place_sprite(32 + apart * index, MIDDLE_Y, EmpireSeal(empire_of(state, seat), _SEAL_RADIUS))
    text, size = fit_text(context.say("picture-round", count=state.turn.round), _MAX_ROUND_WIDTH, 30, MEDIUM, MIN_SIZE)
    yield frame.write_to(end, MIDDLE_Y, text, size, MEDIUM)
    room = end - text_width(text, size, MEDIUM) - _ROUND_GAP - _NAME_X
    if len(seats) == 1:
        yield frame.write_from(
            _NAME_X, MIDDLE_Y, *fit_player_name(name_of(view, context, seats[0]), room, 36), BOLD, GOLD
        )


def _event_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, recent: Sequence[Event]
) -> Iterator[Item]:
    """Yield the last event with the seal of its player, or nothing if no recent event has a text."""
    events = [event for event in recent if event.name in TOLD_EVENTS]
    if not events:
        return
    event = events[-1]
    facts = dict(event.facts)
    seat_ref = facts.get("who")
    if not isinstance(seat_ref, SeatRef):
        return
    text = context.say(
        f"picture-news-{event.name}", **{name: _end_of_path(facts[name]) for name in TOLD_EVENTS[event.name]}
    )
    yield from news_items(frame, EmpireSeal(empire_of(view.position, seat_ref.seat), 16.5), text)


def _end_of_path(fact: Fact) -> Fact:
    """Return the last place of a path, or any other fact as it is."""
    return fact[-1] if isinstance(fact, tuple) and fact else fact
