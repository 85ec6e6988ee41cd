"""A position being changed by one move: mutable while the move runs, frozen again after it."""

from engine.chance import Chance
from engine.game import Event, Fact, Seat, Step, Who
from engine.interning import frozen, frozen_set
from engine.wayfarers.changes.copies import changed
from engine.wayfarers.state import (
    NOBODY,
    RIVAL,
    Lying,
    Player,
    Rival,
    Row,
    State,
    Table,
    Task,
    ThreeCounts,
    Turn,
)
from engine.wayfarers.tables import GUILDS, ROW, WORKERS


class Draft:
    """A state's fields, free to change, and what was told and learned on the way."""

    def __init__(self, state: State) -> None:
        table = state.table
        self._state = state
        self.sections = table.sections
        self.players = list(table.players)
        self.rows = list(table.rows)
        self.left = list(table.left)
        self.seen = list(table.seen)
        self.piles = list(table.piles)
        self.nodes = table.nodes
        self.greens = table.greens
        self.turn = table.turn
        self.agenda = table.agenda
        self.rival = table.rival
        self.turns_left = table.turns_left
        self.ended = table.ended
        self.decks = list(state.decks)
        self.drawn = state.drawn
        self.schemes = state.schemes
        self.shuffles = state.shuffles
        self.events: list[Event] = []
        self.learned: set[Seat] = set()

    def step(self) -> Step[State]:
        """Return the move's outcome."""
        before = self._state.table
        table = Table(
            before.colours,
            self.sections,
            frozen(self.players, before.players),
            frozen(self.rows, before.rows),
            frozen(self.left, before.left),
            frozen(self.seen, before.seen),
            frozen(self.piles, before.piles),
            self.nodes,
            self.greens,
            self.turn,
            self.agenda,
            self.rival,
            self.turns_left,
            self.ended,
        )
        decks = frozen(self.decks, self._state.decks)
        state = State(table, decks, self._state.key, self.drawn, self.schemes, self.shuffles)
        return Step(state, tuple(self.events), frozen_set(self.learned))

    def tell(self, name: str, **facts: Fact) -> None:
        """Add an event for everybody."""
        self.events.append(Event(name, tuple(facts.items())))

    def whisper(self, seat: Seat, name: str, **facts: Fact) -> None:
        """Add an event for one seat."""
        self.events.append(Event(name, tuple(facts.items()), (seat,)))

    def everybody_learns(self) -> None:
        """Mark that something hidden has come out."""
        self.learned.update(range(len(self.players)))

    def push(self, *tasks: Task) -> None:
        """Put `tasks` in front of what is to be done, in this order."""
        self.agenda = tasks + self.agenda

    def pop(self) -> None:
        """Take away the first task."""
        self.agenda = self.agenda[1:]

    @property
    def me(self) -> Player:
        """Return the player whose turn it is."""
        return self.players[self.turn.seat]

    @me.setter
    def me(self, player: Player) -> None:
        self.players[self.turn.seat] = player

    def roll(self, seat: Seat, count: int) -> tuple[int, ...]:
        """Return so many rolls of a seat: its own luck, whatever others do."""
        chance, first = Chance(self._state.key), self.players[seat].rolls
        rolled = tuple(die(chance, seat, first + number) for number in range(count))
        self.players[seat] = changed(self.players[seat], rolls=first + count)
        self.everybody_learns()
        return rolled

    def shuffled_schemes(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Return the scheme cards in their next order."""
        self.shuffles += 1
        return Chance(self._state.key).stream(f"scheme {self.shuffles}").shuffled(cards)

    def put_lying(self, kind: str, slot: int, lying: Lying | None) -> None:
        """Change what lies in a slot of a row."""
        row = list(self.rows[ROW[kind]])
        row[slot] = lying
        self.rows[ROW[kind]] = a_row(row)

    def draw_top(self, kind: str) -> str:
        """Take the top card off a deck that is not empty."""
        number = ROW[kind]
        top, self.decks[number] = self.decks[number][0], self.decks[number][1:]
        self.left[number] -= 1
        if len(self.seen[number]) > self.left[number]:
            self.seen[number] = self.seen[number][1:]
        return top

    def bury(self, kind: str, card: str, mask: int) -> None:
        """Put a card under its deck; `mask` says who has seen it."""
        number = ROW[kind]
        self.decks[number] = (*self.decks[number], card)
        self.left[number] += 1
        self.seen[number] = (*self.seen[number], mask)

    def opponent(self) -> Rival:
        """Return the game's own player. Raises ValueError where there is none."""
        if self.rival is None:
            raise ValueError("nobody plays for the game")
        return self.rival

    def use(self, ability: str) -> None:
        """Take influence for a guild's ability, once a turn (R4.8)."""
        self.turn = changed(self.turn, used=(*self.turn.used, ability))
        self.me = with_guild(self.me, ability, -1)
        self.me = changed(self.me, stock=self.me.stock + 1)
        self.tell("guild-used", who=Who(self.turn.seat), guild=ability)

    def next_turn(self, seat: Seat) -> None:
        """Begin a turn: what lasted for the last one ends (R6.4)."""
        self.turn = Turn(seat)


def influence_home(draft: Draft, owner: int) -> None:
    """Return influence to its owner's supply; the rival's is unlimited."""
    if owner not in (NOBODY, RIVAL):
        player = draft.players[owner]
        draft.players[owner] = changed(player, stock=player.stock + 1)


def die(chance: Chance, seat: Seat, number: int) -> int:
    """Return roll `number` of a seat."""
    return chance.stream(f"die {seat} {number}").below(6) + 1


def a_row(cards: list[Lying | None]) -> Row:
    """Return four slots as a row."""
    first, second, third, fourth = cards
    return (first, second, third, fourth)


def with_goods(player: Player, good: str, count: int) -> Player:
    """Return a player with so much more silver or provisions."""
    if good == "silver":
        return changed(player, silver=player.silver + count)
    return changed(player, provision=player.provision + count)


def with_guild(player: Player, guild: str, count: int) -> Player:
    """Return a player with so much more influence on a guild; the supply stays as it is."""
    return changed(player, guilds=added(player.guilds, GUILDS.index(guild), count))


def with_worker(player: Player, colour: str, count: int) -> Player:
    """Return a player with so many more workers of a colour."""
    return changed(player, workers=added(player.workers, WORKERS.index(colour), count))


def added(counts: ThreeCounts, place: int, count: int) -> ThreeCounts:
    """Return three counts with `count` more at one place."""
    first, second, third = counts
    return (first + count * (place == 0), second + count * (place == 1), third + count * (place == 2))
