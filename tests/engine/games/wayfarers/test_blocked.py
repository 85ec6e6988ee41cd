"""A game in which nobody can ever take a further step in the journal, and how it ends (R7.8)."""

from itertools import product

import pytest
from msgspec.structs import replace

from engine import ai
from engine.chance import Chance
from engine.games.wayfarers.state import Laid, State
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import (
    EMPTY_ROW,
    begin,
    blocked,
    forbidden,
    names,
    offered,
    play,
    with_land_tiles,
    with_player,
    with_table,
)
from tests.engine.playouts import seed


def test_R7_8_a_player_may_start_the_last_round() -> None:
    state = blocked()
    assert "conclude" in offered(state)
    decision = GAME.decision(state)
    assert decision is not None
    assert dict(decision.facts)["blocked"] == 1
    started = play(state, "conclude", "end")
    assert started.told("last-round-started") == [{"who": "crimson"}]
    assert "conclude" not in offered(started.state, seat=1)
    ended = play(started.state, "saffron rest", "saffron end", "rest", "end")
    assert ended.told("game-ended") == [{"reason": "blocked"}]
    result = GAME.result(ended.state)
    assert result is not None
    assert result.reason == "blocked"
    assert result.ranks == (1, 2)


@pytest.mark.parametrize(
    "state",
    [
        blocked(space=names("S", 3, 6)),
        blocked(land="L09 L16 - -"),
        with_land_tiles(blocked(), 2),
        with_player(blocked(), node="n9a"),
        with_table(blocked(), left=(1, 0, *blocked().table.left[2:])),
    ],
    ids=["a planet is left", "libraries are left", "land tiles are left", "influence pays the step", "a deck is left"],
)
def test_R7_8_not_while_anybody_can_ever_take_a_step(state: State) -> None:
    assert "conclude" not in offered(state)
    assert forbidden(state, "conclude") == ("journal-open", "R7.8")


def test_R7_8_land_tiles_are_out_of_reach_without_room_or_source() -> None:
    state = with_land_tiles(blocked(), 2)
    me, other = state.table.players
    cells = [f"{column}{row}" for row in "abc" for column in range(1, 7) if f"{column}{row}" not in ("1a", "6a")]
    packed = replace(other, tiles=tuple(Laid("UB1", "front", cell) for cell in cells))
    assert "conclude" in offered(with_table(state, players=(me, packed)))
    unable = replace(other, land=tuple(card for card in other.land if card != "L01"))
    assert "conclude" in offered(with_table(state, players=(replace(me, land=(*me.land, "L01")), unable)))


def test_R7_8_a_rival_always_moves_on() -> None:
    alone = begin(1, land=EMPTY_ROW, water=EMPTY_ROW)
    assert "conclude" not in offered(alone)


@pytest.mark.parametrize("levels", list(product(ai.LEVELS.values(), repeat=2)), ids=lambda pair: pair[0].name)
def test_computers_end_a_blocked_game(levels: tuple[ai.Level, ai.Level]) -> None:
    state = blocked()
    for number in range(40):
        decision = GAME.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        move = ai.choose(GAME, GAME.view(state, seat), seat, Chance(seed(number)), level=levels[seat])
        state = GAME.play(state, seat, move).state
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "blocked"


def test_a_computer_that_is_behind_plays_on() -> None:
    state = blocked()
    ahead = ai.choose(GAME, GAME.view(state, 0), 0, Chance(seed(1)))
    assert ahead == ("conclude",)
    rested = play(state, "rest", "end").state
    assert "conclude" in offered(rested, seat=1)
    assert ai.choose(GAME, GAME.view(rested, 1), 1, Chance(seed(1))) != ("conclude",)
