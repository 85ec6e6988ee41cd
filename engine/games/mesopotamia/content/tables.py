"""Contents of the components, as values: the map, the cards, the tokens, the costs (rules 1, `VOCAB.md`)."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

GOODS = ("stone", "wood", "clay", "food", "tablet", "bone")
STONE, WOOD, CLAY, FOOD, TABLET, BONE = range(6)
GATHERED_GOODS = GOODS[:4]
"""The goods that fields give and that `any` stands for (1.5)."""

ACTIONS = ("explore", "build", "research", "gather", "warfare", "growth")
EXPLORE, BUILD, RESEARCH, GATHER, WARFARE, GROWTH = range(6)
TOP_LEVEL = 4

LAND_UNITS = ("spearman", "archer", "rider", "chariot")
SPEARMAN, ARCHER, RIDER, CHARIOT, RAM, SHIP, WALL, SETTLEMENT = range(8)
PIECES = (*LAND_UNITS, "ram", "ship", "wall", "settlement")
"""The pieces of an empire on the map, in counting order; the first six are units (1.3)."""
UNIT_KINDS = 6
LAND_UNIT_SPEEDS = (1, 1, 2, 2)
SHIP_SPEED = 3

DIE_COLOURS = ("white", "silver", "black")
STAR_FACE = "star"
EVENT_SHAPES = ("plains", "mountain", "desert")
CARD_SETS = ("base", "assyria-hittites", "mari-ebla")
BATTLE_ROWS = ("strength", "tactics", "mobility")
BUILDINGS = ("wall", "floor", "ram", "ship", "settlement", "garden")
FLOOR_COUNT = 6

SixCounts: TypeAlias = tuple[int, int, int, int, int, int]
"""A number for each of the goods, the actions or the units."""

FourCounts: TypeAlias = tuple[int, int, int, int]
"""A number for each land unit."""

Amount: TypeAlias = Mapping[str, int]


class Area(Struct, frozen=True):
    """An area of the map (1.6).

    `name`: its name on the map and in moves.
    `x`: the column of its top-left corner on the map's grid.
    `y`: the row of its top-left corner on the map's grid.
    `w`: its width in columns.
    `h`: its height in rows.
    `home`: the number of the home, 1 to 6, or 0 if it is none.
    `good`: the printed good as an index of `GOODS`, or None.
    `shape`: the shape of its event place, one of `EVENT_SHAPES`, or "" if it has none.
    `tribe`: the number of units of each land type in its tribe at the start.
    `blocker`: the blocker that covers it in the set-up, X or Y (3.6), or "".
    `head_start`: the points with which the owner of this home begins, by the number of players; empty if there are
        none.
    """

    name: str
    x: int
    y: int
    w: int
    h: int
    home: int = 0
    good: int | None = None
    shape: str = ""
    tribe: FourCounts = (0, 0, 0, 0)
    blocker: str = ""
    head_start: Mapping[int, int] = {}


class Segment(Struct, frozen=True):
    """A border of two areas.

    `name`: the names of the two areas, joined by a hyphen.
    `areas`: the numbers of the two areas.
    `line`: its two end points as (x, y) on the map's grid.
    `river`: whether it is a river, on which ships stand (7.9).
    """

    name: str
    areas: tuple[int, int]
    line: tuple[tuple[int, int], tuple[int, int]]
    river: bool


class Map(Struct, frozen=True):
    """The areas and borders, each known by its number, and their neighbours.

    `areas`: the areas in the order of the table.
    `segments`: the borders in the order of the table.
    `near`: for each area the areas that share a border with it.
    `shores`: for each area the river segments around it.
    `currents`: for each segment the river segments that meet it in a node (7.10).
    `homes`: the areas of the homes 1 to 6.
    `by_name`: the number of each area, by its name.
    `by_border`: the number of each segment, by its name.
    `size`: the number of columns and rows of the grid that the areas cover.
    """

    areas: tuple[Area, ...]
    segments: tuple[Segment, ...]
    near: tuple[tuple[int, ...], ...]
    shores: tuple[tuple[int, ...], ...]
    currents: tuple[tuple[int, ...], ...]
    homes: tuple[int, ...]
    by_name: Mapping[str, int]
    by_border: Mapping[str, int]
    size: tuple[int, int]


class Empire(Struct, frozen=True):
    """The start of an empire (4).

    `name`: its name, one of `EMPIRES` of the cards.
    `set`: the set that it belongs to, one of `CARD_SETS`.
    `levels`: its level in each action.
    `extra`: goods that it gets in addition to those that everybody gets.
    `unit`: the land unit that it begins with, as an index of `LAND_UNITS`.
    `special`: its special abilities by name, each with its number (1 if there is nothing to count).
    """

    name: str
    set: str
    levels: SixCounts
    extra: Amount
    unit: int
    special: Mapping[str, int]


def technology_name(empire: str, action: int, level: int) -> str:
    """Return the name by which explanations know an empire's card for an action and level: `sumer-build-2`."""
    return f"{empire}-{ACTIONS[action]}-{level}"


class CivCard(Struct, frozen=True):
    """A technology of an empire: the signs that dice must show, and its numbers."""

    name: str
    signs: tuple[str, ...]
    values: Mapping[str, int]


class Choice(Struct, frozen=True):
    """One of the two options of an event (19).

    `kind`: `immediate`, `end_vp` (points at the end) or `six_rounds` (goods for six rounds).
    `track`: the number of positions that the choosing player rises on the events track.
    `pay`: its price; `any` stands for gathered goods of the player's choice.
    `gain`: its gains, as pairs of a kind and a number or word, in the order of the card.
    `each_round`: the goods that it gives in each of six rounds; empty for other kinds.
    `vp`: the points at the end; 0 for other kinds.
    """

    kind: str
    track: int
    pay: Amount
    gain: tuple[tuple[str, int | str], ...]
    each_round: Amount
    vp: int = 0


class EventCard(Struct, frozen=True):
    """An event, found by the symbol and number of a token (3.9).

    `name`: the first letter of the shape and the number on the token.
    `set`: the set that it belongs to, one of `CARD_SETS`.
    `shape`: the shape of its event place, one of `EVENT_SHAPES`.
    `title`: its title in English.
    `options`: the two options, of which one has no price.
    """

    name: str
    set: str
    shape: str
    title: str
    options: tuple[Choice, Choice]


class Quest(Struct, frozen=True):
    """A condition to meet by the end of the game (21.3).

    `name`: its name in moves.
    `set`: the set that it belongs to, one of `CARD_SETS`.
    `needs`: the minimum number of each thing that counts.
    `tech`: the minimum level of each action, by the action's index in `ACTIONS`.
    """

    name: str
    set: str
    needs: Amount
    tech: Mapping[int, int]


class CombatCard(Struct, frozen=True):
    """A land unit in battle (16.2).

    `name`: its name in moves.
    `set`: the set that it belongs to, one of `CARD_SETS`.
    `unit`: the type of the unit as an index of `LAND_UNITS`.
    `rows`: for strength, tactics and mobility the printed bones and the spaces for placed ones.
    `against`: the types of units against which its tactics count.
    """

    name: str
    set: str
    unit: int
    rows: tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
    against: frozenset[int]


class TradeToken(Struct, frozen=True):
    """A trade: goods paid for goods and points (11.7).

    `name`: its name in moves.
    `set`: the set that it belongs to, one of `CARD_SETS`.
    `level`: the section of the market in which it lies, 1 to 4.
    `cost`: the goods to pay.
    `gain`: the goods to take.
    `vp`: the points at the end.
    """

    name: str
    set: str
    level: int
    cost: SixCounts
    gain: SixCounts
    vp: int


class Slot(Struct, frozen=True):
    """A place for a trade token. `ship`: whether using it requires one of the player's ships."""

    name: str
    section: int
    ship: bool


class Garden(Struct, frozen=True):
    """A token of the Hanging Gardens (9.1).

    `name`: its name in moves.
    `set`: the set that it belongs to, one of `CARD_SETS`.
    `level`: its level, 1 to 5.
    `cost`: the goods to pay for it.
    `vp`: the points at the end.
    `needs`: the minimum positions on tracks and the minimum number of settlements that its builder must have.
    """

    name: str
    set: str
    level: int
    cost: SixCounts
    vp: int
    needs: Amount


class TrackTable(Struct, frozen=True):
    """A track: its positions, the points of the ranks, the unit limit by position (20.7; events: none)."""

    positions: int
    vp: tuple[int, ...]
    limit: tuple[int, ...]


class Strategy(Struct, frozen=True):
    """A strategy card of an automaton (22.3).

    `name`: the name of the card.
    `title`: its name; an empire's own card replaces the basic one of the same title.
    `empire`: the empire to which it belongs, or "" for a basic card.
    `high`: its priority while the condition holds.
    `low`: its priority otherwise.
    `condition`: one of `CONDITIONS` of the cards, and the number, word or words to compare it with.
    `actions`: its two actions.
    """

    name: str
    title: str
    empire: str
    high: int
    low: int
    condition: tuple[str, str | int | tuple[str, ...]]
    actions: tuple["BotAction", "BotAction"]


class BotAction(Struct, frozen=True):
    """An action of a strategy card (22.11-22.16).

    `action`: the index of the action in `ACTIONS`.
    `words`: its targets, goals, places or actions, the preferred one first.
    `number`: how often it is done, or how many steps or technologies it brings.
    `train`: whether it trains land units.
    `bones`: whether it takes bones.
    `draw`: whether strategy cards are drawn after it until one has a research action (22.10).
    """

    action: int
    words: tuple[str, ...] = ()
    number: int = 1
    train: bool = False
    bones: bool = False
    draw: bool = False


class Siege(Struct, frozen=True):
    """The set-up of the siege of Ur (24), by numbers of areas and segments.

    `start`: the home of the human.
    `city`: the home of Ur, which is besieged.
    `lose_at`: the position on a track at which Ur's empire wins the game.
    `walls`: the areas where it has a wall.
    `settlements`: the areas where it has a settlement.
    `ships`: the river segments where it has a ship.
    `units`: its land units, as pairs of a type and an area.
    """

    start: int
    city: int
    lose_at: int
    walls: tuple[int, ...]
    settlements: tuple[int, ...]
    ships: tuple[int, ...]
    units: tuple[tuple[int, int], ...]


class Defence(Struct, frozen=True):
    """The set-up of the defenders of Ashur (25), by numbers of areas.

    `start`: the home of the human.
    `enemy`: the home of the enemy.
    `position`: the enemy's position on the events track.
    `waves`: for each wave the number of its spearmen, archers, riders, chariots and rams, and its bones.
    """

    start: int
    enemy: int
    position: int
    waves: tuple[tuple[tuple[int, int, int, int, int], int], ...]


class Content(Struct, frozen=True):
    """The printed content of all components, and their numbers.

    `digest`: the first 8 hex digits of the SHA-256 of the tables without notes and sources.
    `house`: whether any row is invented and not the publisher's (1.10).
    `map`: the map.
    `empires`: the empires by name.
    `goods`: the goods that everybody begins with.
    `pieces`: how many of each piece a player has, by the piece's name.
    `event_stack`: the empires on the events track at the start, the highest first (3.3).
    `population_stack`: the empires on the population track at the start, the highest first (3.3).
    `cards`: the civilization cards by empire, action and level (1.8).
    `head_start`: the points with which each empire begins, by the number of players; empty if nobody has any.
    `builds`: for each building the level from which it may be built, and its cost (8.1).
    `trains`: for each land unit the level from which it may be trained, and its cost (12.3).
    `dice`: the six faces of a die by its colour (1.4).
    `events`: the events by name (3.9).
    `quests`: the quests by name (21.3).
    `combat`: the combat cards by name (16.2).
    `tokens`: the trade tokens by name (11.7).
    `slots`: the places for trade tokens, section by section.
    `gardens`: the garden tokens by name (9.1).
    `population`: the population track (20).
    `track`: the events track (20).
    `strategies`: the automaton's strategy cards by name (22.2).
    `draws`: for each difficulty the number of cards that an automaton draws, by the number of its floors (22.4).
    `siege`: the set-up of the siege of Ur (24).
    `defence`: the set-up of the defenders of Ashur (25).
    `earlier`: the digests of these tables with each earlier edition of the bot's own tables.
    """

    digest: str
    house: bool
    map: Map
    empires: Mapping[str, Empire]
    goods: SixCounts
    pieces: Mapping[str, int]
    event_stack: tuple[str, ...]
    population_stack: tuple[str, ...]
    cards: Mapping[tuple[str, int, int], CivCard]
    head_start: Mapping[int, Mapping[str, int]]
    builds: Mapping[str, tuple[int, SixCounts]]
    trains: tuple[tuple[int, SixCounts], ...]
    dice: Mapping[str, tuple[str, ...]]
    events: Mapping[str, EventCard]
    quests: Mapping[str, Quest]
    combat: Mapping[str, CombatCard]
    tokens: Mapping[str, TradeToken]
    slots: tuple[Slot, ...]
    gardens: Mapping[str, Garden]
    population: TrackTable
    track: TrackTable
    strategies: Mapping[str, Strategy]
    draws: Mapping[str, tuple[int, ...]]
    siege: Siege
    defence: Defence
    earlier: tuple[str, ...] = ()


def six_counts(amount: Amount) -> SixCounts:
    """Return an amount of goods as six numbers in the order of GOODS, 0 for those it does not name."""
    return as_six_counts(amount.get(good, 0) for good in GOODS)


def as_six_counts(counts: Iterable[int]) -> SixCounts:
    """Return six numbers as a tuple whose length the type shows. Raises ValueError for more or fewer."""
    stone, wood, clay, food, tablet, bone = counts
    return (stone, wood, clay, food, tablet, bone)
