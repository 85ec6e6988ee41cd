"""The map's scene: the position, recent events, and possible areas and borders."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from engine.game import Event
from engine.games.mesopotamia.aim import aim_clause
from engine.games.mesopotamia.content.tables import Map as World
from engine.games.mesopotamia.state import Home
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.games.mesopotamia.alt import board_alt
from render.games.mesopotamia.blocks import block_items, places_of
from render.games.mesopotamia.choices import choices
from render.games.mesopotamia.header import header_items
from render.games.mesopotamia.land import land_items
from render.games.mesopotamia.market import market
from render.games.mesopotamia.recent import find_changes, recent_items
from render.games.mesopotamia.setting import SIZE, Layer, border, empire, fields, map_place, place
from render.games.mesopotamia.sprites.inks import EMPIRES
from render.games.mesopotamia.sprites.land import Land, Lit, LitRiver
from render.kit.headline import with_aim
from render.kit.since import since_items
from render.layouts.frame import EDGE, Frame
from render.layouts.headed import HEADER
from render.scene import Item, Scene, shorten, stack

_RAM = "-ram"


def board(view: MesopotamiaView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the position with the last moves marked."""
    marks = [
        *since_items(context, partial(find_changes, view), lambda seat: EMPIRES[empire(view.position, seat)].field)
    ]
    items = [*land_items(view), *(marks or recent_items(view, recent))]
    return _scene("board", view, context, recent, items, board_alt(view, context, recent))


def beside(view: MesopotamiaView, context: PictureContext, recent: Sequence[Event]) -> tuple[Scene, ...]:
    """Draw the public picture of the market and the tracks, which is sent beside the board."""
    return (market(view, context),)


def targets(view: MesopotamiaView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the map with the areas and borders among `words` highlighted, or pictures of other choices; None if there is
    nothing to draw."""
    if shown := choices(view, context, words, context.say("picture-alt-targets", places=tuple(words))):
        return shown
    world = view.position.content.map
    homes = isinstance(view.agenda[0], Home) if view.agenda else False
    names = dict.fromkeys(home_name(world, word) if homes else place_name(world, word) for word in words)
    marks = [mark for name in names if name for mark in lit_items(world, name, len(view.position.players))]
    if not marks:
        return None
    alt = context.say("picture-alt-targets", places=tuple(name for name in names if name))
    return _scene("targets", view, context, (), [*land_items(view), *marks], shorten(alt))


def home_name(world: World, word: str) -> str:
    """Return the name of the area with this home number; "" if there is none."""
    return next((area.name for area in world.areas if area.home and str(area.home) == word), "")


def place_name(world: World, word: str) -> str:
    """Return the name of the area or border in a word of a move, which may begin with a ram or a unit; "" if it names
    none."""
    for name in (word, word.removesuffix(_RAM), word.rpartition("-")[2], word.partition("-")[0]):
        if name in world.by_name or name in world.by_border:
            return name
    return ""


def lit_items(world: World, name: str, players: int) -> Iterator[Item]:
    """Yield a frame around the area, or a line along the border, with that name."""
    if name in world.by_name:
        x, y, width, height = place(world, world.by_name[name], players)
        yield Item(Layer.TARGET, x, y, Lit(width, height))
        return
    (ax, ay), (bx, by) = border(world, world.by_border[name], players)
    yield Item(Layer.TARGET, ax, ay, LitRiver(bx - ax, by - ay))


def _scene(
    kind: str, view: MesopotamiaView, context: PictureContext, recent: Sequence[Event], items: Iterable[Item], alt: str
) -> Scene:
    """Compose a scene. The map is the same for every reader; everything else is mirrored for a right-to-left one."""
    frame = Frame(SIZE[0], context.rtl, EDGE)
    players = len(view.position.players)
    plates = tuple(frame.card(card) for card in (HEADER, *places_of(players)))
    land = Land(SIZE, map_place(players), fields(view.position.config.content, players), plates)
    edges = [*header_items(view, context, frame, recent), *block_items(view, context, frame)]
    scene = Scene(kind, f"mesopotamia-{kind}", SIZE, context.theme, land, stack([*items, *edges]), alt)
    return with_aim(scene, context, aim_clause(view))
