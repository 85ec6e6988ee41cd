"""What pictures cost, held against Pillow's usual PNG of the same picture in the same run."""

from collections.abc import Callable
from io import BytesIO
from time import perf_counter

import pytest

from engine.chance import Chance
from engine.moves import random_move
from engine.tigris.play import Tigris
from engine.tigris.state import Act, State
from render.compose import compose
from render.encode import png
from render.games.tigris import board, hand
from render.scene import Scene
from tests.render.looks import look

GAME = Tigris()
KIBIBYTE = 1024


def dense() -> State:
    """A crowded board: the last position of a game by chance in which somebody acts."""
    chance = Chance(b"\x05" * 32)
    stream = chance.stream("moves")
    state = crowded = GAME.setup(GAME.marks, {option.name: option.choices[0] for option in GAME.options}, chance)
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seats[0]
        typed = ("tile",) if "tile" in GAME.words(state, seat, ()) else ()
        state = GAME.play(state, seat, random_move(GAME, state, seat, stream, typed)).state
        if state.agenda[:1] == (Act(),):
            crowded = state
    return crowded


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    state = dense()
    return {"board": board(GAME.view(state, None), look(), ()), "hand": hand(GAME.view(state, state.turn), look())}


def best(work: Callable[[], object], times: int = 5) -> float:
    """The quickest of some runs: what else the machine does can only add."""
    spent = []
    for _ in range(times):
        start = perf_counter()
        work()
        spent.append(perf_counter() - start)
    return min(spent)


def usual(scene: Scene) -> float:
    """What saving the same picture costs without a palette."""
    picture = compose(scene)
    return best(lambda: picture.save(BytesIO(), "PNG"), 3)


@pytest.mark.parametrize(("kind", "part"), [("board", 0.6), ("hand", 0.6)])
def test_a_known_kind_of_picture_costs_a_part_of_an_ordinary_png(
    scenes: dict[str, Scene], kind: str, part: float
) -> None:
    scene = scenes[kind]
    compose(scene)
    assert best(lambda: png(compose(scene), scene.theme)) < part * usual(scene)


@pytest.mark.parametrize(("kind", "most"), [("board", 300), ("hand", 120)])
def test_files_are_small(scenes: dict[str, Scene], kind: str, most: int) -> None:
    assert len(png(compose(scenes[kind]), scenes[kind].theme)) <= most * KIBIBYTE


def test_board_at_double_scale(scenes: dict[str, Scene], benchmark: Callable[[Callable[[], bytes]], bytes]) -> None:
    scene = scenes["board"]
    assert benchmark(lambda: png(compose(scene), scene.theme))


def test_scene_from_a_view(benchmark: Callable[[Callable[[], Scene]], Scene]) -> None:
    view, reader = GAME.view(dense(), None), look()
    assert benchmark(lambda: board(view, reader, ())).items
