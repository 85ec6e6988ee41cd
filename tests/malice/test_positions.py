"""A position in a record is one that a game can be in, or it is refused: nothing that follows from it crashes."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as some
from msgspec.structs import replace

from bot.__main__ import UNREADABLE, main
from engine import codec
from engine.chance import Chance
from engine.game import BadWords
from engine.kit.rules import Rules, refuse_position
from engine.moves import random_move
from engine.record import BadRecord, Header, Record
from engine.registry import GAMES, AnyGame, find
from engine.replay import begin_fold
from tests.engine.playouts import seed
from tests.malice.effort import efforts, hold
from tests.malice.hostile_inputs import played
from tests.support.house import EVERY_GAME

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
GAMES_READ = 6
"""From so many random games come the positions that are spoilt."""

Json = Any
VALUES: some.SearchStrategy[Json] = (
    some.integers(-7, 20)
    | some.sampled_from((None, True, "", "ff", "archer", "revolt", "war", "RED", [], {}, 2**70, 1 << 20, 17, 186))
    | some.integers(0, 1 << 186)
)


def reads_positions(game: AnyGame) -> bool:
    """Whether a game checks positions, in place of refusing every one of them."""
    return not isinstance(game, Rules) or game.parts.find_error is not refuse_position


def parts(told: Json, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all parts of a position."""
    inside = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    return [path, *(found for key, value in inside for found in parts(value, (*path, key)))]


def at(told: Json, path: tuple[Any, ...]) -> Json:
    for key in path:
        told = told[key]
    return told


def spoil(told: Json, path: tuple[Any, ...], how: int, value: Json, other: tuple[Any, ...]) -> None:
    """Change one part: to a value, to a copy of another part, by one, or leave it out or double it in a list."""
    within, key, now = at(told, path[:-1]), path[-1], at(told, path)
    if how == 0:
        within[key] = value
    elif how == 1:
        within[key] = json.loads(json.dumps(at(told, other)))
    elif how == 2 and type(now) is int:
        within[key] = now + (1 if value else -1)
    elif isinstance(within, list):
        within[key : key + 1] = [] if how == 3 else [now, now]


def follow(game: AnyGame, header: Header) -> None:
    """Do with a position all that is done with one."""
    fold = begin_fold(game, header)
    luck = Chance(seed(1)).stream("follow")
    state = fold.start
    assert codec.loads(game.state_type, codec.dumps(state)) == state
    for _ in range(12):
        for seat in (None, *range(len(header.marks))):
            view = game.view(state, seat)
            assert game.diagram(view)
            game.view(game.sample_state(view, Chance(seed(2))), seat)
        game.result(state)
        if (decision := game.decision(state)) is None:
            return
        for seat in decision.seats:
            for move in ((), ("end",), *((verb.name, "A1") for verb in game.verbs)):
                game.words(state, seat, move)
                game.refusal(state, seat, move)
        seat = decision.seats[0]
        state = game.play(state, seat, random_move(game, state, seat, luck)).state


@efforts
@every_game
def test_no_position_crashes(game: AnyGame, examples: int) -> None:
    def holds(number: int, place: int, changes: list[tuple[int, int, int, Json]]) -> None:
        whole = played(game, number)
        told = json.loads(codec.dumps(whole.states[place % len(whole.states)]))
        for one, other, how, value in changes:
            paths = parts(told)[1:]
            spoil(told, paths[one % len(paths)], how, value, paths[other % len(paths)])
        with suppress(BadRecord):
            follow(game, replace(whole.header, seed=b"", position=json.dumps(told)))

    change = some.tuples(some.integers(0, 999), some.integers(0, 999), some.integers(0, 4), VALUES)
    hold(examples, holds, some.integers(0, GAMES_READ - 1), some.integers(0, 999), some.lists(change, max_size=3))


@pytest.mark.parametrize("game", [game for game in EVERY_GAME if reads_positions(game)], ids=lambda game: game.name)
@pytest.mark.parametrize("count", [3, pytest.param(2 * GAMES_READ, marks=pytest.mark.full)])
def test_every_position_of_a_game_is_possible(game: AnyGame, count: int) -> None:
    for number in range(count):
        whole = played(game, number)
        for state in whole.states:
            assert game.find_error(state, whole.header.marks, dict(whole.header.options)) == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_words_are_no_move(game: AnyGame) -> None:
    state = game.setup(game.marks[:2], {}, Chance(seed(1)))
    assert isinstance(game.refusal(state, 0, ()), BadWords)


FLAWS: dict[str, dict[str, Callable[[Json], object]]] = {
    "tigris": {
        "hands": lambda told: told["hands"].__setitem__(0, [-1, 0, 0, 0]),
        "map": lambda told: told.update(map="atlantis"),
        "dynasties": lambda told: told.update(dynasties=["pot", "lion"]),
        "leaders": lambda told: told["board"]["leaders"].__setitem__(0, [-7, -1, -1, -1]),
        "agenda": lambda told: told.update(agenda=[{"is": "Collect"}, {"is": "Act"}]),
        "tiles": lambda told: told.update(bag="09" + told["bag"][2:]),
    },
    "kings": {
        "hands": lambda told: told["hands"].__setitem__(0, [-1, 0, 0, 0]),
        "columns": lambda told: told["table"]["columns"].pop(),
        "dynasties": lambda told: told.update(dynasties=["vase", "lion"]),
        "leaders": lambda told: told["table"]["leaders"][0].__setitem__(0, {"is": "Place", "column": 9, "row": 0}),
        "agenda": lambda told: told.update(agenda=[{"is": "Claim", "gap": 0}, {"is": "Act"}]),
        "cards": lambda told: told.update(deck="09" + told["deck"][2:]),
    },
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(("name", "flaw"), [(name, flaw) for name, flaws in FLAWS.items() for flaw in flaws])
def test_the_command_line_names_what_is_impossible(
    name: str, flaw: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find(name)
    told = json.loads(codec.dumps(game.setup(game.marks[:2], {}, Chance(seed(1)))))
    FLAWS[name][flaw](told)
    file = tmp_path / "impossible.tablet"
    file.write_text(Record(Header(name, game.rules, (), game.marks[:2], "", position=json.dumps(told))).text())
    assert main([command, str(file)]) == UNREADABLE
    assert f"position: no game can be in it, by its {flaw}" in capsys.readouterr().err
