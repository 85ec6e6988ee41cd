"""A position: what everybody sees of it in `Table`, with hidden cards and luck in `State`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from engine.game import Seat
from engine.wayfarers.effects import Effects

NOBODY, RIVAL = -1, 9
"""Owners of influence besides the seats: none, and the game's own player."""

NO_ROUND = -1
"""`turns_left` before anybody has reached the last column."""

EVERYBODY = 31
"""In masks of who has seen a card: all four seats (bit for bit) and the public (the fifth bit)."""

ThreeCounts: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Laid:
    """An upgrade tile in a caravan: which face lies up, and its top left cell."""

    tile: str
    face: str
    cell: str


@dataclass(frozen=True, slots=True)
class Player:
    """All that lies before a player: the `board`, goods (`silver`, `provision`), the marker's `node`, cards of `land`,
    `water` and `space` from left to right, the `tiles` of the caravan. `dice` are those in the supply, rising; `placed`
    are slots with the value of the die there; `reserve` counts dice not yet in use, `stock` influence; `guilds` is
    influence on science, trade, exploration; `workers` green, yellow, blue; `tucked` space cards with their inspiration
    card; `hosts` cards with the townsfolk below; `rolls` counts the dice ever rolled."""

    board: str
    silver: int
    provision: int
    dice: tuple[int, ...]
    placed: tuple[tuple[str, int], ...]
    reserve: int
    stock: int
    guilds: ThreeCounts
    workers: ThreeCounts
    node: str
    land: tuple[str, ...]
    water: tuple[str, ...]
    space: tuple[str, ...]
    tucked: tuple[tuple[str, str], ...]
    hosts: tuple[tuple[str, str], ...]
    tiles: tuple[Laid, ...]
    rolls: int = 0


@dataclass(frozen=True, slots=True)
class Lying:
    """A face-up card of a row with the influence and the workers on it."""

    card: str
    owner: int = NOBODY
    workers: tuple[str, ...] = ()


Row: TypeAlias = tuple[Lying | None, Lying | None, Lying | None, Lying | None]
"""The cards in slots 1 to 4."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What holds for one turn only (R6.4): cards gained (`fresh`), the `worker` placed with its card, guild abilities
    `used`, what is left of the die's discounts (`silver_off`, `provision_off`), and whether the die has a `pigeon`.
    `seat` is RIVAL while the game's own player acts."""

    seat: Seat
    fresh: tuple[str, ...] = ()
    worker: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    silver_off: int = 0
    provision_off: int = 0
    pigeon: bool = False


@dataclass(frozen=True, slots=True)
class Rival:
    """The game's own player (R8) with its `board`, `guilds`, `workers` and `comets`, its marker's `node`, and the
    `cards` and `tiles` gained. `spot` is that of the resource marker; `filled` counts the cells covered along its path
    (what did not fit lies beside); `opened` are the scheme cards that lie open, the last turned up last; `waiting`
    bonuses of the track that come with its next turn (W24)."""

    board: str
    guilds: ThreeCounts
    workers: ThreeCounts
    node: str = "n0"
    spot: int = 0
    comets: int = 0
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    filled: int = 0
    opened: tuple[str, ...] = ()
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class Act:
    """The turn: one of die, worker, rest."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What one cause brings (R3.1): `by` die, worker, rest, card, tile, node or spot, and `source` is which one;
    `items` are still to be done. `must`: at least one of them (R2.10)."""

    by: str
    source: str
    items: Effects
    must: bool = False


@dataclass(frozen=True, slots=True)
class Keep:
    """One of the drawn cards is kept, the others go under the deck (R3.9)."""

    kind: str


@dataclass(frozen=True, slots=True)
class Onward:
    """One more journal step for influence of science (R4.11)."""


@dataclass(frozen=True, slots=True)
class Wrap:
    """The end of the turn."""


@dataclass(frozen=True, slots=True)
class RivalTurn:
    """The game's own player acts."""


@dataclass(frozen=True, slots=True)
class Steps:
    """What the game's own player does next, in this order; `why` is the cause."""

    why: str
    items: Effects


@dataclass(frozen=True, slots=True)
class RivalOnward:
    """One more journal step of the game's own player, for so much influence of science (R8.16)."""

    price: int


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The scheme cards go back into their deck (R8.6)."""


@dataclass(frozen=True, slots=True)
class RivalWrap:
    """The end of the rival's turn."""


@dataclass(frozen=True, slots=True)
class Target:
    """The game's own player may `want` to take, to place or to retrieve where the human has influence (R8.19): the
    `cards` (and `workers`) that would do in its order, and how many were `denied`."""

    want: str
    cards: tuple[str, ...]
    workers: tuple[str, ...] = ()
    denied: int = 0


Task: TypeAlias = Act | Batch | Keep | Onward | Wrap | RivalTurn | Steps | RivalOnward | Shuffle | RivalWrap | Target


class Scene(Protocol):
    """What the rules look at: a table, or one that a move is changing."""

    @property
    def sections(self) -> str: ...
    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def rows(self) -> Sequence[Row]: ...
    @property
    def left(self) -> Sequence[int]: ...
    @property
    def piles(self) -> Sequence[int]: ...
    @property
    def nodes(self) -> Sequence[tuple[str, str]]: ...
    @property
    def greens(self) -> Sequence[str]: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def rival(self) -> Rival | None: ...


@dataclass(frozen=True, slots=True)
class Table:
    """All that lies open, in the order of `tables.KINDS` where there is one of each kind. `colours` are what the
    `players` are called; `sections` are the sides of the journal; `rows` hold the face-up cards; `left` counts each
    deck; `seen` says for the lowest cards of each deck who has seen them (a mask, see EVERYBODY); `piles` counts each
    kind of tile left; `nodes` are the journal tiles by their nodes; `greens` the green workers still beside the
    journal. `turn` is what holds for this turn, `agenda` what is to be done, the next first; `rival` is the game's own
    player; `turns_left` counts the turns after this one once the last round runs; `ended`: the game is over."""

    colours: tuple[str, ...]
    sections: str
    players: tuple[Player, ...]
    rows: tuple[Row, ...]
    left: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]
    piles: tuple[int, ...]
    nodes: tuple[tuple[str, str], ...]
    greens: tuple[str, ...]
    turn: Turn
    agenda: tuple[Task, ...]
    rival: Rival | None = None
    turns_left: int = NO_ROUND
    ended: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """Everything: what lies open on the `table`, and what does not. `decks` are told from the top; `drawn` are the
    cards that the mover looks at (R3.9); `schemes` is the rival's deck from the top and `shuffles` how often it was
    shuffled; `key` is all the luck to come."""

    table: Table
    decks: tuple[tuple[str, ...], ...]
    key: bytes
    drawn: tuple[str, ...] = ()
    schemes: tuple[str, ...] = ()
    shuffles: int = 0
