"""Nobody learns: whatever reaches a person is the same when what that person cannot know is something else."""

import dataclasses
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec import structs

from bot.model import orders
from bot.runtime.log import LogFormatter
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from engine.chance import SEED_BYTES, Chance, Stream
from engine.game import BadWords, Event, IllegalMove, Seat, Step, Words
from engine.moves import is_offered, random_move
from engine.record import Entry
from engine.registry import AnyGame
from engine.replay import Fold, play_entry
from engine.table import Log
from tests.malice.recorder import asked, levelled, screen
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState
from tests.support.house import EVERY_GAME, House
from tests.support.samples import rarely

PLAYERS = ("Ann", "Ben", "Cyd")
GUEST = "Guest"
LONGEST = 40
"""Moves before the worlds part."""

SCRIPT = 4
"""Moves after it."""

TRIES = 30


Spoken: TypeAlias = tuple[Seat, tuple[Words, Words]]
"""Who moves, and by which words in each of the two worlds."""


@dataclass(frozen=True)
class Plan:
    """A game as far as it is played, two positions that the looker cannot tell apart, and moves from there."""

    fold: Fold[object]
    worlds: tuple[object, object]
    script: tuple[Spoken, ...]


def plan(table: LiveTable, looker: Seat | None, number: int) -> Plan:
    """The plan of this number, always the same for a table."""
    luck = Chance(number.to_bytes(SEED_BYTES, "big"))
    fold = _played(table.game, table.log.fold, luck.stream("before"))
    there = table.game.sample_state(table.game.view(fold.state, looker), luck)
    return Plan(fold, (fold.state, there), tuple(_script(table, fold.state, there, looker, luck.stream("after"))))


def _played(game: AnyGame, fold: Fold[object], stream: Stream) -> Fold[object]:
    """A random game, left where a private question is asked if there is one, else anywhere."""
    folds = [fold]
    for number in range(1, LONGEST + 1):
        decision = game.decision(folds[-1].state)
        if decision is None:
            break
        seat = stream.choice(decision.seats)
        words = random_move(game, folds[-1].state, seat, stream)
        folds.append(play_entry(game, folds[-1], Entry(number, seat, words)))
    going = [one for one in folds[1:] if game.decision(one.state) is not None]
    private = [one for one in going if (decision := game.decision(one.state)) is not None and decision.private]
    return stream.choice(private if private and stream.below(4) else going)


@dataclass(frozen=True)
class Told:
    """A move in one world with what is answered to it at once by orders: what was said, and what it did."""

    said: tuple[tuple[Seat, Words], ...]
    steps: tuple[Step[object], ...]

    @classmethod
    def by(cls, table: LiveTable, state: object, seat: Seat, words: Words) -> "Told":
        """The move, played."""
        said, steps = [(seat, words)], [table.game.play(state, seat, words)]
        while (follows := orders.immediate_answer(table.game, table.row, Fold(steps[-1].state))) is not None:
            said.append(follows)
            steps.append(table.game.play(steps[-1].state, *follows))
        return cls(tuple(said), tuple(steps))

    @property
    def state(self) -> object:
        """Where it led."""
        return self.steps[-1].state

    @property
    def informed_seats(self) -> frozenset[Seat]:
        """Who has learned something that was hidden."""
        return frozenset().union(*(step.informed_seats for step in self.steps))

    def looks(self, game: AnyGame, looker: Seat | None) -> tuple[object, ...]:
        """All that a looker may know of it, but for how the move itself was worded."""
        heard = [event for step in self.steps for event in step.events if event.reaches(looker)]
        return game.view(self.state, looker), heard, self.said[1:]


def _script(table: LiveTable, here: object, there: object, looker: Seat | None, stream: Stream) -> Iterator[Spoken]:
    """Moves by which the looker may learn nothing: the same in both worlds, or such as look the same."""
    for _ in range(SCRIPT):
        decision = table.game.decision(here)
        assert table.game.decision(there) == decision
        if decision is None:
            return
        seat = stream.choice(decision.seats)
        words = _both(table, (here, there), seat, looker, stream)
        if words is None:
            return
        one, two = (Told.by(table, state, seat, said) for state, said in zip((here, there), words, strict=True))
        informed_seats = one.informed_seats | two.informed_seats
        over = table.game.decision(one.state) is None or table.game.decision(two.state) is None
        if (
            over
            or one.said[1:] != two.said[1:]
            or (looker in informed_seats if looker is not None else informed_seats - {seat})
        ):
            return
        yield seat, words
        here, there = one.state, two.state


def _both(
    table: LiveTable, states: tuple[object, object], seat: Seat, looker: Seat | None, stream: Stream
) -> tuple[Words, Words] | None:
    """What is said in each world: something else in the other, where the looker cannot see that; else the same."""
    here, there = states
    same = None
    for _ in range(TRIES):
        words, other = (random_move(table.game, state, seat, stream) for state in states)
        looks = [
            Told.by(table, state, seat, said).looks(table.game, looker)
            for state, said in ((here, words), (there, other))
        ]
        if looker != seat and words[0] == other[0] and words != other and looks[0] == looks[1]:
            return words, other
        if same is None and is_offered(table.game, there, seat, words):
            same = words, words
    return same


class Eavesdropper(logging.Handler):
    """Keeps what the log says."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(LogFormatter(as_json=False))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(levelled(self.format(record)))


async def lived(database: Path, game: AnyGame, number: int, world: int) -> list[object]:
    """All that one person and the log are told in one of two worlds."""
    house = House(database, (game,))
    house.new_to_discord = True
    house.seeds = bytes
    async with house:
        await house.app.services.preloader.wait_until_idle()
        house.app.services.tryouts._version_numbers = count(10**6)  # else a tryout's luck differs from run to run
        return await _lived(house, game, number, world)


async def _lived(house: House, game: AnyGame, number: int, world: int) -> list[object]:
    seats = 2 + number % 2
    table = await house.begin(game.name, *PLAYERS[:seats])
    name = (*PLAYERS[:seats], GUEST)[number % (seats + 1)]
    planned = plan(table, table.roster.seat_of(house.person(name).id), number)
    _change(table, planned, world)
    house.seeds = bytes
    shown: list[object] = [planned.script, *await asked(house, name)]
    for seat, words in planned.script:
        await house.type(table.roster.names[seat], words[world])
        shown.append((words, screen(house, name)))
    return [*shown, *await asked(house, name)]


def _change(table: LiveTable, planned: Plan, world: int) -> None:
    """Go on from one of the two positions."""
    recent = (*planned.fold.recent_states[:-1], planned.worlds[world])
    entries = tuple(move.entry for move in planned.fold.moves)
    table.started = Log(table.log.header, dataclasses.replace(planned.fold, recent_states=recent), entries)


@pytest.fixture
def eavesdropper() -> Iterator[Eavesdropper]:
    """Listens to our log at its most talkative."""
    handler, ours = Eavesdropper(), [logging.getLogger(name) for name in ("bot", "engine", "render")]
    levels = [logger.level for logger in ours]
    for logger in ours:
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
    yield handler
    for logger, level in zip(ours, levels, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)


async def worlds(folder: Path, game: AnyGame, number: int, eavesdropper: Eavesdropper) -> list[list[object]]:
    """All that is told in each of two worlds."""
    found = []
    for world in range(2):
        eavesdropper.lines.clear()
        told = await lived(folder / str(world), game, number, world)
        found.append([*told, *eavesdropper.lines])
    return found


def brief(one: object, other: object) -> str:
    """Where two things that were told begin to differ."""
    told, instead = repr(one), repr(other)
    at = next((n for n, (here, there) in enumerate(zip(told, instead, strict=False)) if here != there), 0)
    return f"{told[:60]} … {told[max(at - 80, 0) : at + 80]}\n  instead: {instead[max(at - 80, 0) : at + 80]}"


@pytest.mark.parametrize("number", [0, *(pytest.param(n, marks=pytest.mark.full) for n in range(1, 200))])
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
async def test_nobody_learns(game: AnyGame, number: int, tmp_path: Path, eavesdropper: Eavesdropper) -> None:
    here, there = await worlds(tmp_path, game, number, eavesdropper)
    differing = [brief(one, other) for one, other in zip(here, there, strict=True) if one != other]
    assert not differing, "\n".join(differing)


class Blabbing(Auction):
    """An auction that says in a refusal what the seat on the left holds."""

    def refusal(self, state: AuctionState, seat: Seat, move: Words) -> IllegalMove | BadWords:
        """Why not, and too much."""
        return BadWords("not-a-bid", ("count", state.purses[seat - 1]))


class Hinting(Auction):
    """An auction that offers its moves in an order that depends on what another holds."""

    def words(self, state: AuctionState, seat: Seat, prefix: Words) -> Sequence[str]:
        """The same words, in a telling order."""
        follow = super().words(state, seat, prefix)
        return follow[::-1] if state.purses[seat - 1] % 2 else follow


class Telling(Auction):
    """An auction in which everybody hears what the seat on the left holds."""

    def play(self, state: AuctionState, seat: Seat, move: Words) -> Step[AuctionState]:
        """The move, and a word too many."""
        step = super().play(state, seat, move)
        return structs.replace(step, events=(*step.events, Event("heard", (("count", state.purses[seat - 1]),))))


@pytest.mark.parametrize("game", ["tigris", "wayfarers"])
async def test_somebody_who_pries_looks_at_what_they_hold_whatever_the_game_calls_it(house: House, game: str) -> None:
    await house.begin(game, "Ann", "Ben")
    assert Voice("en", game).say("button-hand") in [asked_for for asked_for, _ in await asked(house, "Ann")]


@pytest.mark.parametrize("leaky", [Telling, *rarely(Blabbing, Hinting)])
async def test_a_leak_is_noticed(leaky: type[Auction], tmp_path: Path, eavesdropper: Eavesdropper) -> None:
    here, there = await worlds(tmp_path, leaky(), 0, eavesdropper)
    assert here != there
