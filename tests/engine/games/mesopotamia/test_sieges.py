"""Every game of Ur and Ashur ends, whatever the human builds (24, 25.6)."""

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.chance import Chance, Stream
from engine.game import STOP, Seat, Words
from engine.games.mesopotamia.content.tables import ACTIONS, BUILDINGS, GATHERED_GOODS
from engine.games.mesopotamia.state import State
from tests.engine.games.mesopotamia.playing import IDLE, eager
from tests.engine.games.mesopotamia.positions import GAME, at, begun, having, kind, seals
from tests.engine.playouts import seed

MOST_ROUNDS = 200
"""More than a game of either mode lasts: the defenders of Ur grow twice in five rounds; a wave of Ashur's enemy crosses
the map in nine, and stops once before each wall."""

FEW, MANY = 12, 600
"""Examples of a daily run, and of a long one."""

RING = ("A2", "B1", "B2")
"""All areas beside the city of Ashur's defender."""


@dataclass(frozen=True)
class Habits:
    """What a builder wants first: an action of a turn, what to build, a good to gather; and whether a builder who gets
    nothing of that does something else."""

    actions: tuple[str, ...]
    builds: tuple[str, ...]
    goods: tuple[str, ...]
    busy: bool


def habitual(state: State, seat: Seat, habits: Habits, stream: Stream) -> Words:
    """Return what a builder of these habits does."""
    wishes = {"act": ("use", habits.actions), "build": ("build", habits.builds), "gather": ("gather", habits.goods)}
    verb, order = wishes.get(kind(state), ("", ()))
    ways = list(_whole(state, seat, (verb,))) if verb in GAME.words(state, seat, ()) else []
    wanted = sorted((order.index(word), way) for way in ways for word in way[1:] if word in order)
    if wanted:
        return stream.choice([way for place, way in wanted if place == wanted[0][0]])
    idle = [word for word in GAME.words(state, seat, ()) if word in IDLE]
    return (idle[0],) if idle and not habits.busy else eager(state, seat, stream)


def _whole(state: State, seat: Seat, prefix: Words) -> list[Words]:
    """Return all moves that begin so."""
    found = []
    for word in GAME.words(state, seat, prefix):
        found += [prefix] if word == STOP else _whole(state, seat, (*prefix, word))
    return found


def played_on(state: State, habits: Habits, stream: Stream) -> State:
    """Return the end of a builder's game, or where it stands when it has lasted too long."""
    while GAME.decision(state) is not None and state.turn.round <= MOST_ROUNDS:
        state = GAME.play(state, 0, habitual(state, 0, habits, stream)).state
    return state


def rich(state: State) -> State:
    """Return the same with all technologies and dice, goods for dozens of walls, and walled settlements around the
    city."""
    human, other = state.config.empires
    dice = ("white", "white", "black", "black", "silver", "silver")
    levels = " ".join(f"{action} 4" for action in ACTIONS)
    state = having(state, human, "99 stone 99 wood 99 clay 99 food", levels, dice=dice, floors=6)
    state = seals(state, population=f"{human} 9" + f" {other} 1" * (len(state.population.order) > 1))
    for area in RING:
        state = at(state, area, settlement=human, wall=human)
    return state


WALLS = Habits(("gather", "build"), ("wall",), ("stone",), busy=False)
habits = some.builds(
    Habits,
    some.permutations(ACTIONS).map(tuple),
    some.permutations(tuple(BUILDINGS)).map(tuple),
    some.permutations(GATHERED_GOODS).map(tuple),
    some.booleans(),
)


@pytest.mark.parametrize("mode", ["ur", "ashur"])
@pytest.mark.parametrize("human", GAME.marks)
def test_R25_6_the_one_who_builds_every_wall_again_wins_or_loses_some_day(mode: str, human: str) -> None:
    end = played_on(rich(begun(human, mode=mode, luck="none")), WALLS, Chance(seed(1)).stream("builder"))
    assert end.ended
    assert (mode == "ashur") == bool(end.breaches)


@pytest.mark.parametrize("count", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.full)])
def test_R25_6_every_siege_ends_whatever_the_human_builds(count: int) -> None:
    @settings(max_examples=count)
    @given(some.sampled_from(("ur", "ashur")), some.sampled_from(GAME.marks), some.booleans(), habits, some.integers(0))
    def it_ends(mode: str, human: str, begins_rich: bool, wanted: Habits, number: int) -> None:
        state = begun(human, number=number, mode=mode, luck="none", combat="simple")
        stream = Chance(seed(number)).stream("builder")
        assert played_on(rich(state) if begins_rich else state, wanted, stream).ended

    it_ends()
