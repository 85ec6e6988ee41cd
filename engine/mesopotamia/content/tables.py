"""What the components say, as values: the map, the cards, the tokens, the costs (rules 1, `VOCAB.md`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

GOODS = ("stone", "wood", "clay", "food", "tablet", "bone")
STONE, WOOD, CLAY, FOOD, TABLET, BONE = range(6)
GATHERED = GOODS[:4]
"""What fields give and `any` stands for (1.5)."""

ACTIONS = ("explore", "build", "research", "gather", "warfare", "growth")
EXPLORE, BUILD, RESEARCH, GATHER, WARFARE, GROWTH = range(6)
TOP_LEVEL = 4

LAND = ("spearman", "archer", "rider", "chariot")
SPEARMAN, ARCHER, RIDER, CHARIOT, RAM, SHIP = range(6)
PIECES = (*LAND, "ram", "ship", "wall", "settlement")
"""What an empire has on the map, in the order in which it is counted; the first six are units (1.3)."""
UNITS = 6
SPEEDS = (1, 1, 2, 2)
SHIP_SPEED = 3

COLOURS = ("white", "silver", "black")
STAR = "star"
SHAPES = ("plains", "mountain", "desert")
SETS = ("base", "assyria-hittites", "mari-ebla")
ROWS = ("strength", "tactics", "mobility")
BUILDS = ("wall", "floor", "ram", "ship", "settlement", "garden")
FLOORS = 6

SixCounts: TypeAlias = tuple[int, int, int, int, int, int]
"""A number for each of the goods, the actions or the units."""

FourCounts: TypeAlias = tuple[int, int, int, int]
"""A number for each land unit."""

Amount: TypeAlias = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Area:
    """A field of the map; `home` is its number or 0, `good` the printed one, `shape` that of its event place."""

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


@dataclass(frozen=True, slots=True)
class Segment:
    """A border of two areas, with its end points; ships stand on rivers (7.9)."""

    name: str
    areas: tuple[int, int]
    line: tuple[tuple[int, int], tuple[int, int]]
    river: bool


@dataclass(frozen=True, slots=True)
class Map:
    """The areas and borders by number. `near` are the neighbours of each area, `shores` the river segments around it,
    `currents` the river segments that meet each segment in a node (7.10), `homes` the areas of the homes 1 to 6."""

    areas: tuple[Area, ...]
    segments: tuple[Segment, ...]
    near: tuple[tuple[int, ...], ...]
    shores: tuple[tuple[int, ...], ...]
    currents: tuple[tuple[int, ...], ...]
    homes: tuple[int, ...]
    by_name: Mapping[str, int]
    by_border: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Empire:
    """What is special of an empire at the start (4)."""

    name: str
    set: str
    levels: SixCounts
    extra: Amount
    unit: int
    special: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class CivCard:
    """A technology of an empire: the signs that dice must show, and its numbers."""

    name: str
    signs: tuple[str, ...]
    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the two options of an event; `gain` in the order of the card (19)."""

    kind: str
    track: int
    pay: Amount
    gain: tuple[tuple[str, int | str], ...]
    each_round: Amount
    vp: int = 0


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event, found by the token's symbol and number (3.9)."""

    name: str
    set: str
    shape: str
    title: str
    options: tuple[Choice, Choice]


@dataclass(frozen=True, slots=True)
class Quest:
    """What must be had at the end (21.3); `tech` are levels by action, `needs` all else."""

    name: str
    set: str
    needs: Amount
    tech: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class CombatCard:
    """A land unit in battle: printed bones and spaces of the three rows, and whom its tactics beat (16.2)."""

    name: str
    set: str
    unit: int
    rows: tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
    against: frozenset[int]


@dataclass(frozen=True, slots=True)
class TradeToken:
    """What is paid and got for it, and its points (11.7)."""

    name: str
    set: str
    level: int
    cost: SixCounts
    gain: SixCounts
    vp: int


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a trade token; `ship`: one's own ship is needed."""

    name: str
    section: int
    ship: bool


@dataclass(frozen=True, slots=True)
class Garden:
    """A token of the Hanging Gardens (9.1)."""

    name: str
    set: str
    level: int
    cost: SixCounts
    vp: int
    needs: Amount


@dataclass(frozen=True, slots=True)
class TrackTable:
    """A track: its positions, the points of the ranks, the unit limit by position (20.7; events: none)."""

    positions: int
    vp: tuple[int, ...]
    limit: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Strategy:
    """A strategy card of the automaton (22.3): its priorities, their condition, and its two actions with their
    parameters."""

    name: str
    title: str
    empire: str
    high: int
    low: int
    condition: tuple[str, str | int | tuple[str, ...]]
    actions: tuple["BotAction", "BotAction"]


@dataclass(frozen=True, slots=True)
class BotAction:
    """An action of a strategy card (22.11-22.16)."""

    action: int
    words: tuple[str, ...] = ()
    number: int = 1
    train: bool = False
    bones: bool = False
    draw: bool = False


@dataclass(frozen=True, slots=True)
class Siege:
    """The set-up of the siege of Ur (24), by numbers of areas and segments."""

    start: int
    city: int
    lose_at: int
    walls: tuple[int, ...]
    settlements: tuple[int, ...]
    ships: tuple[int, ...]
    units: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Defence:
    """The set-up of the defenders of Ashur (25), and the pieces (land units, rams) and bones of its waves."""

    start: int
    enemy: int
    position: int
    waves: tuple[tuple[tuple[int, int, int, int, int], int], ...]


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that is printed on components. `house`: whether any of it is invented (1.10)."""

    digest: str
    house: bool
    map: Map
    empires: Mapping[str, Empire]
    goods: SixCounts
    pieces: Mapping[str, int]
    event_stack: tuple[str, ...]
    population_stack: tuple[str, ...]
    cards: Mapping[tuple[str, int, int], CivCard]
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


def six(amount: Amount) -> SixCounts:
    """Return an amount of goods as a number for each."""
    stone, wood, clay, food, tablet, bone = (amount.get(good, 0) for good in GOODS)
    return (stone, wood, clay, food, tablet, bone)
