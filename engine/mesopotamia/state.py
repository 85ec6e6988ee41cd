"""A position: what stands on the map, the tracks, what everybody has, and what is still to be done.

Players are numbers: first the seats in their order, then the empires that nobody sits behind (22-25). Areas and
borders are numbers in the order of the map's table."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.mesopotamia.content.load import known
from engine.mesopotamia.content.tables import Content, FourCounts, SixCounts

Player: TypeAlias = int

TRIBE: Player = -1
"""The owner of neutral units (17.6)."""

TABLE, KINGS, UR, ASHUR = "table", "kings", "ur", "ashur"
DOWN, OPEN, HELD, RUNNING = "down", "open", "held", "running"
"""A token face down; face up with nothing chosen (19.7); with points for who controls it; on six rounds (19.3)."""

NO_UNITS: FourCounts = (0, 0, 0, 0)
NO_GOODS: SixCounts = (0, 0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Config:
    """What was chosen before the game: the tables by their digest, the empires by player, how many of them are seats,
    and the options. `blocked` and `closed` are areas (3.6, 3.2)."""

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


@dataclass(frozen=True, slots=True)
class Army:
    """The land units and rams of one player in an area."""

    owner: Player
    units: FourCounts
    rams: int = 0


@dataclass(frozen=True, slots=True)
class Spot:
    """What stands in an area. `here` are the players with a land unit or settlement, who came first in front (15.8).
    `event` is the token as far as everybody knows it; `die`, `owner` and `option` belong to one on six rounds."""

    armies: tuple[Army, ...] = ()
    here: tuple[Player, ...] = ()
    wall: Player | None = None
    settlement: Player | None = None
    token: str = ""
    event: str = ""
    owner: Player | None = None
    option: int = 0
    die: int = 0


EMPTY = Spot()


@dataclass(frozen=True, slots=True)
class Realm:
    """What a player has beside the map. `dice` are words in the order in which they came, `spent` a bit for each that
    serves no more this turn (6.5, 6.10)."""

    home: int = -1
    levels: SixCounts = (1, 1, 1, 1, 1, 1)
    goods: SixCounts = NO_GOODS
    floors: int = 0
    dice: tuple[str, ...] = ()
    spent: int = 0
    gardens: tuple[str, ...] = ()
    quests: int = 0


@dataclass(frozen=True, slots=True)
class Track:
    """A track: the players from the highest to the lowest, and the position of each player (0: none)."""

    order: tuple[Player, ...]
    at: tuple[int, ...]

    def leads(self, one: Player, other: Player) -> bool:
        """Whether `one` is higher than `other`; whoever is not on the track (a tribe) is below all (20.2)."""
        places = [self.order.index(player) if player in self.order else len(self.order) for player in (one, other)]
        return places[0] < places[1]


@dataclass(frozen=True, slots=True)
class Stall:
    """A place for a trade token: the token ("" for none) and whose amphora stands there."""

    token: str = ""
    amphora: Player | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """The round and the turn: the order of play, whose turn it is, the action with the marker ("" while it is free),
    the actions done, the rerolls made."""

    round: int = 1
    order: tuple[Player, ...] = ()
    player: Player = 0
    marker: str = ""
    done: tuple[int, ...] = ()
    rerolls: int = 0


@dataclass(frozen=True, slots=True)
class Fighter:
    """A unit in a battle: its card, whether it is the attacker's, and the bones placed in the three rows."""

    card: str
    attacks: bool
    placed: tuple[int, int, int] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Lane:
    """A row of a battle: the cards of both sides, those that fight now in front (16.11)."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


Bid: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle (16, 18, 23). `ships` support the sides, `tribe` are a tribe's bones, `ready` says who has bid; `bids`
    are those that lie open; `winners` says for each section whether the attacker won it; `bonus` is what is left to be
    placed in each; `losses` counts what the loser of a solo battle takes back (23.8)."""

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
        """Return the player of a side."""
        return self.attacker if attacks else self.defender

    def fighter(self, card: str) -> Fighter:
        """Return the unit of this card. Raises StopIteration where it has left the battle."""
        return next(fighter for fighter in self.fighters if fighter.card == card)


@dataclass(frozen=True, slots=True)
class Plan:
    """A strategy card before an automaton, and which of its two actions are marked (22.5)."""

    card: str
    marked: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class Bot:
    """The cards of an automaton: face-up plans in the order of the last judgement, how many cards the deck has, and
    the discards, the last on top."""

    player: Player
    plans: tuple[Plan, ...]
    deck: int
    discards: tuple[str, ...] = ()


# Tasks: what is still to be done, next first. --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Home:
    """A player chooses a home (3.1)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Colour:
    """A player chooses the colour of a new die (6.9)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Camp:
    """Elam may put a settlement and a wall beside the home (4.4)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Harbour:
    """Ebla anchors a ship (4.8)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Quests:
    """These seats choose the quests that they keep (3.10)."""

    waiting: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class StartRound:
    """The turn order is fixed, the first player begins (5.2)."""


@dataclass(frozen=True, slots=True)
class Act:
    """The turn of a player: an action, a reroll, or its end (6.2)."""


@dataclass(frozen=True, slots=True)
class Explore:
    """So many activations are left (7.1)."""

    left: int


@dataclass(frozen=True, slots=True)
class Build:
    """So many builds are left, of a card of this level (8.1)."""

    level: int
    left: int


@dataclass(frozen=True, slots=True)
class Halves:
    """An action of two halves, by a card of this level: what is left of each, which is being done (0: none yet), and
    the sources that have been gathered from (6.8)."""

    action: int
    level: int
    left: tuple[int, int]
    at: int = 0
    used: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """A player chooses an option of the event in an area (19.1)."""

    area: int
    player: Player


@dataclass(frozen=True, slots=True)
class Goods:
    """A player takes so many of the four goods (19.4)."""

    player: Player
    count: int


@dataclass(frozen=True, slots=True)
class Price:
    """A player pays so many of the four goods; then the option of the event in an area holds (19.7)."""

    area: int
    player: Player
    count: int
    option: int


@dataclass(frozen=True, slots=True)
class Discovery:
    """A player raises a technology of own choice (19.9)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Collide:
    """Ships that meet are lost (15.1); then the battles are listed."""


@dataclass(frozen=True, slots=True)
class Order:
    """The leader orders the battles: tribes first, then empires; what is left, what is picked (15.3)."""

    tribes: tuple[int, ...]
    empires: tuple[int, ...]
    picked: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Clash:
    """The battles of an area: with its tribe, or of empires (15.4)."""

    area: int
    tribe: bool


@dataclass(frozen=True, slots=True)
class Fight:
    """The open battle goes on; `stage` is what is to be done next."""

    stage: str


@dataclass(frozen=True, slots=True)
class Tire:
    """The winner of a duel takes a placed bone from this card (16.15)."""

    card: str


@dataclass(frozen=True, slots=True)
class Retreat:
    """The attacker says where the unit of this card retreats to (16.19)."""

    card: str


@dataclass(frozen=True, slots=True)
class Lose:
    """The winner of a simple battle loses one of its units (18.3)."""

    attacks: bool


@dataclass(frozen=True, slots=True)
class Freed:
    """Events that beaten tribes freed: who reveals which, players in the order of the events track (15.4)."""

    events: tuple[tuple[Player, int], ...]


@dataclass(frozen=True, slots=True)
class Fallen:
    """Walls beside which rams stand fall (17.14)."""


@dataclass(frozen=True, slots=True)
class Settle:
    """Settlements in these areas are conquered or destroyed (17.20); None: those that there are now."""

    areas: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class HandOver:
    """Events on six rounds that others control pass to them (19.14)."""


@dataclass(frozen=True, slots=True)
class Tick:
    """The events of these areas give their goods, and their dice turn (19.12)."""

    areas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Prize:
    """The sixth round of an event is over: its final gain (19.12)."""

    area: int


@dataclass(frozen=True, slots=True)
class NextRound:
    """The round is over: the next one, or the end (5.5)."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """The turn of an empire that nobody sits behind (22.3, 24.6, 25.4)."""


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


@dataclass(frozen=True, slots=True)
class Hidden:
    """What not everybody knows: the key of all luck, the face-down token of each area, the gardens below the top one,
    the quest deck, the quests of each seat and the one put back, the automata's decks, the sealed bids. In a view it is
    empty where it is unknown."""

    key: bytes = b""
    tokens: tuple[str, ...] = ()
    gardens: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    quests: tuple[tuple[str, ...], ...] = ()
    returned: tuple[str, ...] = ()
    strategies: tuple[tuple[str, ...], ...] = ()
    bids: tuple[Bid | None, Bid | None] = (None, None)


@dataclass(frozen=True, slots=True)
class State:
    """Everything. `gardens` is what the pile shows and how many lie below, `finished` the event tokens that are done
    with, `deck` how many quests can be drawn, `winners` the areas' fights that freed an event (player, area), `wave`
    that of Ashur's enemy, `draws` how often luck was asked, `ended` the reason once the game is over."""

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

    @property
    def content(self) -> Content:
        """The tables that this game is played with."""
        return known(self.config.content)

    @property
    def players(self) -> range:
        """All players, seats first."""
        return range(len(self.realms))

    def is_bot(self, player: Player) -> bool:
        """Whether nobody sits behind a player; a tribe is nobody's."""
        return not 0 <= player < self.config.seats
