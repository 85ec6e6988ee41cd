"""The position: map, tracks, belongings of players and open tasks.

Players are numbers: first the seats in their order, then the automata (22-25). Areas and borders are numbers in the
order of the map's table.
"""

from typing import Annotated, TypeAlias

from msgspec import Struct

from engine import codec
from engine.games.mesopotamia.content.load import CONTENT_BY_DIGEST, content_with_digest
from engine.games.mesopotamia.content.tables import Content, FourCounts, SixCounts

Player: TypeAlias = int

TRIBE: Player = -1
"""The owner of neutral units (17.6)."""

TABLE_MODE, KINGS_MODE, UR_MODE, ASHUR_MODE = "table", "kings", "ur", "ashur"
ALONE, TOGETHER = "alone", "together"
"""The sides in a game with automata: everybody plays to be first, or all people play against the automata (22.20)."""
EVENT_DOWN, EVENT_OPEN, EVENT_HELD, EVENT_RUNNING = "down", "open", "held", "running"
"""States of an event: face down; face up and open (19.7); scoring for its area's controller; running for six rounds
(19.3)."""

NO_UNITS: FourCounts = (0, 0, 0, 0)
NO_GOODS: SixCounts = (0, 0, 0, 0, 0, 0)


class Config(Struct, frozen=True):
    """The configuration of a game.

    `content`: the digest of the tables.
    `empires`: the empires by player.
    `seats`: how many of the players are seats; the others are automata.
    `mode`: `TABLE_MODE`, or with automata `KINGS_MODE` (22), `UR_MODE` (24) or `ASHUR_MODE` (25).
    `combat`: `full` (16) or `simple` (18) battles.
    `luck`: `dice` that are rolled, or `none`.
    `level`: the difficulty of the automata (22.4).
    `sets`: the sets whose cards and tokens are in play.
    `rounds`: the number of rounds after which the game ends; 0 means that only the gardens end it.
    `blocked`: the areas under a blocker (3.6).
    `closed`: the homes without an empire, which nobody may enter (3.2).
    `side`: who wins in a game with automata: `ALONE`, or all people `TOGETHER` (22.20).
    `head_start`: whether empires and homes begin with the points in the tables.
    """

    content: str
    empires: tuple[str, ...]
    seats: int
    mode: str
    combat: str
    luck: str
    level: str
    sets: tuple[str, ...]
    rounds: int
    blocked: frozenset[int]
    closed: frozenset[int]
    side: Annotated[str, codec.LATER_FIELD] = ALONE
    head_start: Annotated[bool, codec.LATER_FIELD] = True


class Army(Struct, frozen=True):
    """The land units and rams of one player in an area."""

    owner: Player
    units: FourCounts
    rams: int = 0


class Spot(Struct, frozen=True):
    """The pieces and the event in an area.

    `armies`: the land units and rams of each player who has any.
    `here`: the players with a land unit or settlement, in order of arrival (15.8).
    `wall`: the owner of the wall, or None.
    `settlement`: the owner of the settlement, or None.
    `token`: the name of the event, known once it is face up; "" if it is unknown or there is none.
    `event`: the state of the token, which everybody sees: `EVENT_DOWN`, `EVENT_OPEN`, `EVENT_HELD`, `EVENT_RUNNING` or
        "" for none.
    `owner`: the player who gets the goods of an event on six rounds (19.3).
    `option`: which option of the event applies.
    `die`: the number on the die of an event on six rounds.
    """

    armies: tuple[Army, ...] = ()
    here: tuple[Player, ...] = ()
    wall: Player | None = None
    settlement: Player | None = None
    token: str = ""
    event: str = ""
    owner: Player | None = None
    option: int = 0
    die: int = 0


EMPTY_SPOT = Spot()


class Realm(Struct, frozen=True):
    """A player's belongings besides the pieces on the map.

    `home`: the area of the home, -1 if none is chosen yet.
    `levels`: the level in each action, 1 to 4.
    `goods`: the number of each good.
    `floors`: the number of built floors of the ziggurat.
    `dice`: colour and face of each die as a word, in the order in which they came.
    `spent`: a bit for each die that can no longer be used in this turn (6.5, 6.10).
    `gardens`: the names of the garden tokens.
    `quests`: the number of quests that the player holds.
    """

    home: int = -1
    levels: SixCounts = (1, 1, 1, 1, 1, 1)
    goods: SixCounts = NO_GOODS
    floors: int = 0
    dice: tuple[str, ...] = ()
    spent: int = 0
    gardens: tuple[str, ...] = ()
    quests: int = 0


class Track(Struct, frozen=True):
    """A track: the players from the highest to the lowest, and the position of each player (0 means none)."""

    order: tuple[Player, ...]
    at: tuple[int, ...]

    def leads(self, player: Player, rival: Player) -> bool:
        """Whether `player` is higher on the track than `rival`. A tribe is not on it, so it is below everybody
        (20.2)."""
        place, rival_place = (
            self.order.index(seal) if seal in self.order else len(self.order) for seal in (player, rival)
        )
        return place < rival_place


class Stall(Struct, frozen=True):
    """A trade place: its token ("" for none) and the owner of the amphora on it."""

    token: str = ""
    amphora: Player | None = None


class Turn(Struct, frozen=True):
    """The round, and the actions of the current turn.

    `round`: the number of the round, from 1.
    `order`: the players in the order of play (5.2).
    `player`: the player whose turn it is.
    `marker`: the action on which the marker lies, or "" while it is free.
    `done`: the actions done in this turn, as indices of `ACTIONS`.
    `rerolls`: the number of rerolls made in this turn.
    """

    round: int = 1
    order: tuple[Player, ...] = ()
    player: Player = 0
    marker: str = ""
    done: tuple[int, ...] = ()
    rerolls: int = 0


class Fighter(Struct, frozen=True):
    """A unit in a battle: its card, whether it belongs to the attacker, and the bones placed in its three rows."""

    card: str
    attacks: bool
    placed: tuple[int, int, int] = (0, 0, 0)


class Lane(Struct, frozen=True):
    """A row of a battle: the cards of both sides, the current fighters first (16.11)."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


Bid: TypeAlias = tuple[int, int, int]


class Battle(Struct, frozen=True):
    """An open battle (16, 18, 23). Pairs are of attacker and defender, triples of strength, tactics and mobility.

    `area`: the area of the battle.
    `attacker`: the attacking player.
    `defender`: the defending player, or `TRIBE`.
    `ships`: the number of ships that support each side (16.4).
    `tribe`: the number of bones that the tribe has (17.10).
    `solo`: whether a person fights against a bot or a tribe by the rules of 23.
    `fighters`: the units of both sides that are still in the battle.
    `ready`: whether each side has bid.
    `bids`: the bids once they are revealed, None before.
    `winners`: for each row whether the attacker won its bid.
    `bonus`: for each row how many bonus bones are left to place. In a solo battle: the ship bones that the human has
        not placed yet, the bones that the bot has left, and 0.
    `lanes`: the rows of units that face each other (16.11).
    `queue`: the cards of the larger side that have not joined a row yet.
    `losses`: the number of bones that the human takes back after a solo battle (23.8).
    """

    area: int
    attacker: Player
    defender: Player
    ships: tuple[int, int]
    tribe: int = 0
    solo: bool = False
    fighters: tuple[Fighter, ...] = ()
    ready: tuple[bool, bool] = (False, False)
    bids: tuple[Bid, Bid] | None = None
    winners: tuple[bool, bool, bool] = (False, False, False)
    bonus: tuple[int, int, int] = (0, 0, 0)
    lanes: tuple[Lane, ...] = ()
    queue: tuple[str, ...] = ()
    losses: int = 0

    def side(self, attacks: bool) -> Player:
        """Return the attacking player if `attacks`, otherwise the defending one."""
        return self.attacker if attacks else self.defender

    def fighter(self, card: str) -> Fighter:
        """Return the unit with this card. Raises StopIteration if it has left the battle."""
        return next(fighter for fighter in self.fighters if fighter.card == card)


class Plan(Struct, frozen=True):
    """A face-up strategy card of an automaton, and which of its two actions are marked (22.5)."""

    card: str
    marked: tuple[bool, bool] = (False, False)


class Bot(Struct, frozen=True):
    """The cards of an automaton.

    `player`: the number of its empire.
    `plans`: the face-up strategy cards, sorted by the priorities last determined (22.3).
    `deck`: the number of cards in its deck.
    `discards`: the cards on its discard pile, the last on top.
    """

    player: Player
    plans: tuple[Plan, ...]
    deck: int
    discards: tuple[str, ...] = ()


# Tasks: what is still to be done, next first. --------------------------------------------------------------------


class Home(Struct, frozen=True):
    """A player chooses a home (3.1)."""

    player: Player


class Colour(Struct, frozen=True):
    """A player chooses the colour of a new die (6.9)."""

    player: Player


class Camp(Struct, frozen=True):
    """Elam may put a settlement and a wall next to its home (4.4)."""

    player: Player


class Harbour(Struct, frozen=True):
    """Ebla anchors a ship (4.8)."""

    player: Player


class Quests(Struct, frozen=True):
    """The seats choose which quests to keep (3.10). `waiting`: those that have not chosen yet."""

    waiting: tuple[Player, ...]


class StartRound(Struct, frozen=True):
    """Fix the turn order; the first player begins (5.2)."""


class Act(Struct, frozen=True):
    """The player in turn uses an action, rerolls dice or ends the turn (6.2)."""


class Explore(Struct, frozen=True):
    """The player in turn may activate units and ships `left` more times (7.1)."""

    left: int


class Build(Struct, frozen=True):
    """The player in turn may put up `left` more buildings with a card of `level` (8.1)."""

    level: int
    left: int


class Halves(Struct, frozen=True):
    """The player in turn carries out an action with two halves (6.8).

    `action`: the index of the action in `ACTIONS`.
    `level`: the level of the card in use.
    `left`: how often each half may still be done.
    `at`: which half is being done, 1 or 2; 0 if none yet.
    `used`: the sources that were gathered from.
    """

    action: int
    level: int
    left: tuple[int, int]
    at: int = 0
    used: tuple[str, ...] = ()


class Choose(Struct, frozen=True):
    """A player chooses an option of the event in an area (19.1)."""

    area: int
    player: Player


class Goods(Struct, frozen=True):
    """A player takes `count` pieces of the four gathered goods (19.4)."""

    player: Player
    count: int


class Price(Struct, frozen=True):
    """A player pays for an option of an event, which applies from then on (19.7).

    `area`: where the event is.
    `player`: the player who pays.
    `count`: how many gathered goods of the player's choice are to be paid.
    `option`: the option that is paid for.
    """

    area: int
    player: Player
    count: int
    option: int


class Discovery(Struct, frozen=True):
    """A player raises a technology of their choice (19.9)."""

    player: Player


class Collide(Struct, frozen=True):
    """Ships of different empires on one segment are destroyed (15.1), then the battles are listed (15.2)."""


class Order(Struct, frozen=True):
    """The leader on the events track orders the battles, those with tribes first (15.3).

    `tribes`: the areas of battles with tribes that are not ordered yet.
    `empires`: the areas of battles of empires that are not ordered yet.
    `picked`: the areas of battles with tribes in the order chosen so far.
    `settled`: the areas of battles of empires in the order chosen so far.
    """

    tribes: tuple[int, ...]
    empires: tuple[int, ...]
    picked: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()


class Clash(Struct, frozen=True):
    """The battles of an area: with its tribe, or of empires (15.4)."""

    area: int
    tribe: bool


class Fight(Struct, frozen=True):
    """The open battle goes on. `stage`: `bid`, `strength`, `rows`, `tactics`, `mobility` and `duels` (16) in this
    order, or `prepare` and `duel` (23)."""

    stage: str


class Tire(Struct, frozen=True):
    """The winner of a duel loses a bone placed on `card` (16.15)."""

    card: str


class Retreat(Struct, frozen=True):
    """The attacker chooses a refuge for the beaten unit of `card` (16.19)."""

    card: str


class Lose(Struct, frozen=True):
    """The winner of a simple battle loses one of its units (18.3). `attacks`: whether the attacker has won."""

    attacks: bool


class Freed(Struct, frozen=True):
    """Winners over tribes reveal the freed `events`, pairs of player and area in the order of the track (15.4)."""

    events: tuple[tuple[Player, int], ...]


class Fallen(Struct, frozen=True):
    """Walls fall in areas with another player's ram (17.14)."""


class Settle(Struct, frozen=True):
    """Occupiers conquer or destroy the settlements in `areas` (17.20). None: the areas are still to be determined."""

    areas: tuple[int, ...] | None = None


class HandOver(Struct, frozen=True):
    """Events on six rounds pass to the players who control their areas (19.14)."""


class Tick(Struct, frozen=True):
    """The events in `areas` give their goods one by one, and their dice are turned (19.12)."""

    areas: tuple[int, ...]


class Prize(Struct, frozen=True):
    """The owner of an event takes its final gain after its sixth round (19.12)."""

    area: int


class NextRound(Struct, frozen=True):
    """The next round begins, or the game ends (5.5)."""


class BotTurn(Struct, frozen=True):
    """An empire without a person takes its turn (22.3, 24.6, 25.4)."""


Task: TypeAlias = (
    Home
    | Colour
    | Camp
    | Harbour
    | Quests
    | StartRound
    | Act
    | Explore
    | Build
    | Halves
    | Choose
    | Goods
    | Price
    | Discovery
    | Collide
    | Order
    | Clash
    | Fight
    | Tire
    | Retreat
    | Lose
    | Freed
    | Fallen
    | Settle
    | HandOver
    | Tick
    | Prize
    | NextRound
    | BotTurn
)


_DETAIL_BY_TASK: dict[type, str] = {Halves: "action", Clash: "tribe", Fight: "stage"}
"""Task classes that stand for several questions, with the field that distinguishes them."""


def task_key(task: object) -> object:
    """Return the key of the question that a task asks: its class, paired with a field if the class asks several."""
    kind = type(task)
    detail = _DETAIL_BY_TASK.get(kind)
    return kind if detail is None else (kind, getattr(task, detail))


class Hidden(Struct, frozen=True):
    """Hidden information. In a view each unknown field is empty.

    `key`: the key from which all luck is drawn (28.1).
    `tokens`: the face-down event token of each area, or "" for an area without one.
    `gardens`: the garden tokens below the top one, the next first.
    `deck`: the names of the quests that can be drawn, the next first.
    `quests`: the quests of each seat.
    `returned`: the quest that each seat put back (3.10).
    `strategies`: the deck of each automaton, the next card first.
    `bids`: the sealed bids of attacker and defender, None for a side that has not bid.
    """

    key: bytes = b""
    tokens: tuple[str, ...] = ()
    gardens: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    quests: tuple[tuple[str, ...], ...] = ()
    returned: tuple[str, ...] = ()
    strategies: tuple[tuple[str, ...], ...] = ()
    bids: tuple[Bid | None, Bid | None] = (None, None)


class State(Struct, frozen=True):
    """A position, hidden things included.

    `config`: the options of the game.
    `realms`: each player's belongings, except those on the map.
    `spots`: the content of each area.
    `fleet`: the ships, as pairs of a river segment and a player.
    `population`: the population track.
    `events`: the events track.
    `market`: the places for trade tokens.
    `turn`: the round and the turn.
    `garden`: the garden token on top of the pile, or "" if the pile is empty.
    `below`: the number of garden tokens below the top one.
    `finished`: the event tokens that are out of the game.
    `deck`: the number of quests that can be drawn.
    `agenda`: the open tasks, the next one first; empty once the game is over.
    `hidden`: hidden information.
    `battle`: the open battle, or None.
    `winners`: the players who beat a tribe and so free an event (15.4), as pairs of a player and an area.
    `bots`: the cards of the automata.
    `wave`: the number of the last wave of Ashur's enemy, from 1 (25.3); 0 before the first.
    `draws`: the number of random events so far, by which their streams of random numbers are named (28.1).
    `ended`: the reason why the game is over; "" while it goes on.
    `breaches`: the areas whose walls the present wave of Ashur's enemy tore down. No wall can be built there during
        this wave (25.6).
    """

    config: Config
    realms: tuple[Realm, ...]
    spots: tuple[Spot, ...]
    fleet: tuple[tuple[int, Player], ...]
    population: Track
    events: Track
    market: tuple[Stall, ...]
    turn: Turn
    garden: str
    below: int
    finished: tuple[str, ...]
    deck: int
    agenda: tuple[Task, ...]
    hidden: Hidden
    battle: Battle | None = None
    winners: tuple[tuple[Player, int], ...] = ()
    bots: tuple[Bot, ...] = ()
    wave: int = 0
    draws: int = 0
    ended: str = ""
    breaches: Annotated[frozenset[int], codec.LATER_FIELD] = frozenset()

    @property
    def content(self) -> Content:
        """Return the tables of this game. Raises KeyError if they are not loaded."""
        digest = self.config.content
        return CONTENT_BY_DIGEST.get(digest) or content_with_digest(digest)

    @property
    def position(self) -> "State":
        """Return the position itself, as a view does."""
        return self

    @property
    def players(self) -> range:
        """Return the numbers of all players, seats first."""
        return range(len(self.realms))

    def is_bot(self, player: Player) -> bool:
        """Whether a player is an automaton or a tribe, for whom the game decides."""
        return not 0 <= player < self.config.seats
