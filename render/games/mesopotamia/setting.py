"""Parts shared by all pictures of this game: places of areas and borders, layers, names, and the deciding seats."""

from enum import IntEnum, auto
from functools import lru_cache

from engine.game import Decision
from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import GOODS, LAND_UNITS, SixCounts
from engine.games.mesopotamia.content.tables import Map as World
from engine.games.mesopotamia.ending import ranked_players
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.state import TRIBE, Army, Config, Player, Task
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.context import PictureContext
from render.games.mesopotamia.sprites.country import PrintedArea
from render.sprites.ground import Rect

_RULES = Mesopotamia()
"""The rules, used to find the deciding seats. The component tables make no difference for them."""

SIZE = (1100, 700)
MAP_RECT: Rect = (6.0, 62.0, 1088.0, 540.0)
"""Rectangle of the map above one row of blocks, in units."""

MAX_BLOCKS_IN_ROW = 3
"""Maximum number of players whose blocks stand in one row. More blocks take two rows, below a lower map."""

ENEMY_OF_ASHUR: Player = 1
"""The player whose waves march on Ashur (25)."""

_SECOND_ROW_HEIGHT = 76.0
"""Height by which a second row of blocks reduces the map, in units."""


_MOORING_Y = 54.0
"""Minimum distance of ships at an area's side from the area's upper edge, in units."""

_MOORING_RISE = 6.5
"""Height of the part of ships that is above the upper edge of a low area, in units."""


class Layer(IntEnum):
    """Layers of the map, from bottom to top."""

    SHUT = auto()
    WALL = auto()
    TOWER = auto()
    EVENT = auto()
    SETTLEMENT = auto()
    ARMY = auto()
    SHIP = auto()
    FRAY = auto()
    TARGET = auto()
    ARROW = auto()
    BRACKETS = auto()
    BADGE = auto()


def map_rect(players: int) -> Rect:
    """Return the rectangle of the map above the blocks of `players` players, in units."""
    x, y, width, height = MAP_RECT
    return x, y, width, height - _SECOND_ROW_HEIGHT * (players > MAX_BLOCKS_IN_ROW)


def _grid_size(world: World, players: int) -> tuple[float, float]:
    """Return the width of a column and the height of a row of the map's grid, in units."""
    columns, rows = world.size
    _, _, width, height = map_rect(players)
    return width / columns, height / rows


def area_rect(world: World, area: int, players: int) -> Rect:
    """Return the rectangle of an area in a game of `players` players, in units."""
    column, row = _grid_size(world, players)
    there = world.areas[area]
    return MAP_RECT[0] + there.x * column, MAP_RECT[1] + there.y * row, there.w * column, there.h * row


def border_ends(world: World, segment: int, players: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the two ends of a border, in units, for `players` players. `segment`: the index of the border."""
    column, row = _grid_size(world, players)
    (ax, ay), (bx, by) = world.segments[segment].line
    return (MAP_RECT[0] + ax * column, MAP_RECT[1] + ay * row), (MAP_RECT[0] + bx * column, MAP_RECT[1] + by * row)


def mooring_point(world: World, segment: int, players: int) -> tuple[float, float]:
    """Return the place of ships on a border, in units: its middle, moved if ships would hide names of low areas."""
    (ax, ay), (bx, by) = border_ends(world, segment, players)
    if ay == by:
        return (ax + bx) / 2, ay - _MOORING_RISE * (players > MAX_BLOCKS_IN_ROW)
    return ax, max((ay + by) / 2, min(ay, by) + _MOORING_Y)


@lru_cache(maxsize=16)
def printed_areas(digest: str, players: int) -> tuple[PrintedArea, ...]:
    """Return the areas as they are printed, in units from the map's corner, for `players` players. `digest`: the digest
    of the component tables."""
    world = content_with_digest(digest).map
    areas = []
    for index, area in enumerate(world.areas):
        x, y, width, height = area_rect(world, index, players)
        good = "" if area.good is None else GOODS[area.good]
        areas.append(
            PrintedArea(area.name, (x - MAP_RECT[0], y - MAP_RECT[1], width, height), area.shape, good, area.home)
        )
    return tuple(areas)


def empire_of(state: Position, player: Player) -> str:
    """Return the name of a player's empire in code, or `tribe` for the tribes."""
    return empire_in(state.config, player)


def empire_in(config: Config, player: Player) -> str:
    """Return the name of a player's empire in a game with this configuration, or `tribe` for the tribes."""
    return "tribe" if player == TRIBE else config.empires[player]


def name_of(view: MesopotamiaView, context: PictureContext, player: Player) -> str:
    """Return a player's name; the empire's name for an automaton, and the word for the tribes."""
    state = view.position
    if state.is_bot(player):
        return context.word(empire_of(state, player)) if player != TRIBE else context.say("picture-tribe")
    return context.name(player, empire_of(state, player))


def full_name_of(view: MesopotamiaView, context: PictureContext, player: Player) -> str:
    """Return a player's name for a text, in any script; for an automaton or the tribes, the same as `name_of`."""
    state = view.position
    if state.is_bot(player):
        return name_of(view, context, player)
    return context.full_name(player, empire_of(state, player))


def deciding_seats(view: MesopotamiaView) -> tuple[int, ...]:
    """Return the seats for whose publicly known decision the game waits; () after the end."""
    question = None if view.over else question_of_task(view, view.agenda[0])
    return question.seats if question else ()


def winners(view: MesopotamiaView) -> frozenset[Player]:
    """Return the players of rank 1 (21.6, 22.20, 24.12, 25.9), or nobody while the game goes on."""
    return (
        frozenset(player for rank, player in ranked_players(view.position) if rank == 1) if view.over else frozenset()
    )


def question_of_task(view: MesopotamiaView, task: Task) -> Decision | None:
    """Return the public question of a task on the agenda, or None if it has none."""
    return _RULES.question(view, task)


def goods_amounts(goods: SixCounts) -> tuple[tuple[str, int], ...]:
    """Return each good of which there is at least one, with its number."""
    return tuple((name, count) for name, count in zip(GOODS, goods, strict=True) if count)


def unit_amounts(army: Army) -> tuple[tuple[str, int], ...]:
    """Return each kind of unit in an army with its number, rams last."""
    return tuple(
        (name, count) for name, count in zip((*LAND_UNITS, "ram"), (*army.units, army.rams), strict=True) if count
    )


def die_colour_and_sign(die: str) -> tuple[str, str]:
    """Return a die's colour, and the sign that it shows or "" if it is not rolled, given its word."""
    colour, _, face = die.partition("-")
    return colour, face
