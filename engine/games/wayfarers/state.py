"""The position: `Table` is public, `State` adds hidden cards and the key of future draws."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from engine.game import Seat
from engine.games.wayfarers.components.effects import Effects

NOBODY, RIVAL = -1, 9
"""Owners of influence other than seats: nobody, and the rival."""

NO_ROUND = -1
"""`turns_left` before anybody has reached the last column."""

EVERYBODY_MASK = 31
"""The mask of a card that everybody has seen: a bit for each of four seats, and a fifth for the public."""

ThreeCounts: TypeAlias = tuple[int, int, int]


class Laid(Struct, frozen=True):
    """An upgrade tile in a caravan.

    `tile`: the name of the tile.
    `face`: the name of the face that is up.
    `cell`: the cell under its top-left corner.
    """

    tile: str
    face: str
    cell: str


class Player(Struct, frozen=True):
    """A player's board and components.

    `board`: the name of the player board.
    `silver`: the amount of silver.
    `provision`: the number of provisions.
    `dice`: the values of the dice in the supply, ascending.
    `placed`: the die slots in use, each with the value of its die.
    `reserve`: the number of dice that are not yet in use.
    `stock`: the influence in the supply.
    `guilds`: the influence on science, trade and exploration.
    `workers`: the numbers of green, yellow and blue workers.
    `node`: where the marker stands in the journal.
    `land`: the land cards from left to right.
    `water`: the water cards from left to right.
    `space`: the space cards from left to right.
    `tucked`: pairs of a space card and its inspiration card.
    `hosts`: pairs of a card and the townsfolk card below it.
    `tiles`: the tiles of the caravan.
    `rolls`: the number of dice rolled so far.
    """

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


class Lying(Struct, frozen=True):
    """A face-up card of a row.

    `card`: the name of the card.
    `owner`: the owner of the influence on it: a seat, NOBODY or RIVAL.
    `workers`: the colours of the workers on it.
    """

    card: str
    owner: int = NOBODY
    workers: tuple[str, ...] = ()


Row: TypeAlias = tuple[Lying | None, Lying | None, Lying | None, Lying | None]
"""The cards in slots 1 to 4."""


class Turn(Struct, frozen=True):
    """Facts that last for one turn only (R6.4).

    `seat`: the seat whose turn it is, RIVAL during the turn of the rival.
    `fresh`: the cards gained this turn.
    `worker`: the card on which a worker was placed, and its colour, or ().
    `used`: the guilds whose ability was used.
    `silver_off`: the unused part of the die's discount in silver.
    `provision_off`: the unused part of the die's discount in provisions.
    `pigeon`: whether the die has a pigeon.
    """

    seat: Seat
    fresh: tuple[str, ...] = ()
    worker: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    silver_off: int = 0
    provision_off: int = 0
    pigeon: bool = False


class Rival(Struct, frozen=True):
    """The rival (R8).

    `board`: the name of its board.
    `guilds`: the influence on science, trade and exploration.
    `workers`: the numbers of green, yellow and blue workers.
    `node`: where its marker stands in the journal.
    `spot`: where the resource marker stands on its track.
    `comets`: how many comets it has.
    `cards`: the cards it gained.
    `tiles`: the tiles it gained.
    `filled`: the number of covered cells along its path; tiles that did not fit lie next to it.
    `opened`: the open scheme cards, the last one turned up last.
    `waiting`: the number of bonuses of the track that come with its next turn (W24).
    """

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


class Act(Struct, frozen=True):
    """The player in turn places a die or a worker, or rests (R2.1)."""


class Batch(Struct, frozen=True):
    """The player in turn carries out the effects of one cause (R3.1).

    `by`: the kind of cause: die, worker, rest, card, tile, node or spot.
    `source`: the name of the cause.
    `items`: the effects that are still to be done.
    `must`: whether at least one of them has to be done (R2.10).
    """

    by: str
    source: str
    items: Effects
    must: bool = False


class Keep(Struct, frozen=True):
    """The player in turn keeps one of the drawn cards of `kind`; the others go under the deck (R3.9)."""

    kind: str


class Onward(Struct, frozen=True):
    """The player in turn may take a further journal step for influence on science (R4.11)."""


class Wrap(Struct, frozen=True):
    """The player in turn ends the turn, and may adjust dice before (R4.9, R6)."""


class RivalTurn(Struct, frozen=True):
    """The rival takes its turn (R8.2)."""


class Steps(Struct, frozen=True):
    """The rival carries out `items` in order. `why`: their cause, such as `scheme` or `rest`."""

    why: str
    items: Effects


class RivalOnward(Struct, frozen=True):
    """The rival takes a further journal step for `price` influence on science, if it has that (R8.16)."""

    price: int


class Shuffle(Struct, frozen=True):
    """The rival shuffles all scheme cards into their deck (R8.6)."""


class RivalWrap(Struct, frozen=True):
    """The rival ends its turn."""


class Target(Struct, frozen=True):
    """The human allows the rival to act on a card with the human's influence, or denies it (R8.19).

    `want`: the rival's action: `take`, `place` or `retrieve`.
    `cards`: the possible cards in the rival's order; the first is the one in question.
    `workers`: the worker to place or retrieve for each card, or ().
    `denied`: the number of cards that the human has denied so far.
    """

    want: str
    cards: tuple[str, ...]
    workers: tuple[str, ...] = ()
    denied: int = 0


Task: TypeAlias = Act | Batch | Keep | Onward | Wrap | RivalTurn | Steps | RivalOnward | Shuffle | RivalWrap | Target


class OpenPosition(Protocol):
    """The position that rules read: a table, or a draft while a move changes it."""

    @property
    def sections(self) -> str: ...
    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def rows(self) -> Sequence[Row]: ...
    @property
    def left(self) -> tuple[int, ...]: ...
    @property
    def piles(self) -> tuple[int, ...]: ...
    @property
    def nodes(self) -> tuple[tuple[str, str], ...]: ...
    @property
    def greens(self) -> tuple[str, ...]: ...
    @property
    def turn(self) -> Turn: ...
    @property
    def rival(self) -> Rival | None: ...


class Table(Struct, frozen=True):
    """All open components. Fields with one value for each kind are in the order of `tables.KINDS`.

    `colours`: the names of the players' marks.
    `sections`: the sides of the journal's sections.
    `players`: the components of each player.
    `rows`: the face-up cards.
    `left`: the number of cards in each deck.
    `seen`: for the lowest cards of each deck the mask of those who have seen them (see EVERYBODY_MASK).
    `piles`: the number of tiles left of each kind.
    `nodes`: pairs of a node and its journal tile.
    `greens`: the green workers that still lie next to the journal.
    `turn`: the facts of this turn.
    `agenda`: the open tasks, the next one first; empty once the game is over.
    `rival`: the rival, or None.
    `turns_left`: the number of turns after this one in the last round, NO_ROUND before that.
    `ended`: whether the game is over.
    """

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


class State(Struct, frozen=True):
    """A position, including hidden things.

    `table`: all open components.
    `decks`: the cards of each deck, the top one first.
    `key`: the secret from which all future draws come.
    `drawn`: the drawn cards of which the player in turn keeps one (R3.9).
    `schemes`: the scheme deck of the rival, the top card first.
    `shuffles`: how often that deck was shuffled.
    """

    table: Table
    decks: tuple[tuple[str, ...], ...]
    key: bytes
    drawn: tuple[str, ...] = ()
    schemes: tuple[str, ...] = ()
    shuffles: int = 0

    @property
    def agenda(self) -> tuple[Task, ...]:
        """Return the open tasks, the next one first, or () once the game is over."""
        return self.table.agenda
