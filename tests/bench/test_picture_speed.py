"""Measure the cost of pictures against Pillow's usual PNG of the same board in the same run."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from itertools import count, islice
from pathlib import Path
from statistics import quantiles
from time import perf_counter, thread_time
from typing import Protocol

import pytest

from bot.runtime.priority import lower_priority
from engine.chance import Chance
from engine.game import Seat
from engine.games.kings.play import Kings
from engine.games.kings.state import Act as Turn
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import Act, State
from engine.moves import every_move, random_move
from render.answer import Answer
from render.games.kings import board as table
from render.games.mesopotamia import board as land
from render.games.mesopotamia import extra_picture
from render.games.tigris import board, glance, hand, question, targets
from render.games.wayfarers import board as travelled
from render.games.wayfarers import further_boards, lower_tableau, tableau
from render.raster import GROUNDS, StripCache, sprite_cache
from render.raster.compose import compose
from render.raster.png import encode_png
from render.raster.sprite_cache import pack_sprite
from render.scene import Scene
from render.service import PictureService
from tests.engine.playouts import playout
from tests.render.games.mesopotamia.finding import crowded as crowded_land
from tests.render.games.mesopotamia.finding import fought as fought_land
from tests.render.games.mesopotamia.finding import look as settler
from tests.render.games.mesopotamia.finding import public as seen_land
from tests.render.games.wayfarers.finding import look as plain
from tests.render.games.wayfarers.finding import played, public
from tests.support.scenes import look

GAME = Tigris()
TIMES = 7

OF_THE_SAME = 0.55
"""The size of a picture as a part of that of the same one as an ordinary PNG: 0.41 to 0.51. The fewer shades sprites
have, the nearer it comes to one: since they are painted twice as large as they are kept, in place of four times, our
tableaus are 5 % smaller and ordinary ones 8 %."""


class Benchmark(Protocol):
    """What is used of the plugin's fixture."""

    enabled: bool
    extra_info: dict[str, object]

    def __call__(self, work: Callable[[], object]) -> object: ...


def positions() -> Iterator[State]:
    """A game by chance in which the acting player places a tile whenever there is one, two times of three."""
    chance = Chance(b"\x0b" * 32)
    stream = chance.stream("moves")
    state = GAME.setup(GAME.marks, {option.name: option.choices[0] for option in GAME.options}, chance)
    for number in count():
        decision = GAME.decision(state)
        if decision is None:
            return
        yield state
        seat = decision.seats[0]
        typed = ("tile",) if number % 3 and "tile" in GAME.words(state, seat, ()) else ()
        state = GAME.play(state, seat, random_move(GAME, state, seat, stream, typed)).state


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    """The last, most crowded, position in which somebody acts, and the last open conflict."""
    acted = list(positions())
    crowded = next(state for state in reversed(acted) if state.agenda[:1] == (Act(),))
    fought = next(state for state in reversed(acted) if state.conflict and state.conflict.winner is None)
    seat = crowded.turn
    cells = GAME.words(crowded, seat, ("catastrophe",)) or ("A1",)
    cards = next(state for state in reversed(playout(Kings(), 2).states) if state.agenda[:1] == (Turn(),))
    drawn = {
        "cards": table(Kings().view(cards, None), look(game="kings"), ()),
        "board": board(GAME.view(crowded, None), look(), ()),
        "conflict board": board(GAME.view(fought, None), look(), ()),
        "targets": targets(GAME.view(crowded, seat), look(), cells),
        "glance": glance(GAME.view(crowded, seat), look(), _numbered(crowded, seat))[0],
        "hand": hand(GAME.view(crowded, seat), look()),
        "conflict": question(GAME.view(fought, None), look()),
    }
    return {kind: scene for kind, scene in drawn.items() if scene is not None}


def _numbered(state: State, seat: Seat) -> list[Answer]:
    """The first moves of a seat as answers of a panel."""
    return [Answer(move, number) for number, move in enumerate(islice(every_move(GAME, state, seat), 5), 1)]


@dataclass(frozen=True)
class Cost:
    """The least time in milliseconds and the size in bytes."""

    time: float
    size: int


def cost(work: Callable[[], bytes], times: int) -> Cost:
    """What a kind of picture costs whose sprites are known; only this thread's own work counts."""
    spent, made = [], work()
    for _ in range(times):
        start = thread_time()
        made = work()
        spent.append(1000 * (thread_time() - start))
    return Cost(min(spent), len(made))


def ours(scene: Scene) -> bytes:
    return encode_png(compose(scene), scene.theme)


def usual(scene: Scene) -> bytes:
    target = BytesIO()
    compose(scene).save(target, "PNG")
    return target.getvalue()


@pytest.fixture(scope="module")
def baseline(scenes: dict[str, Scene], pytestconfig: pytest.Config) -> Cost:
    """The crowded board as an ordinary PNG."""
    return cost(lambda: usual(scenes["board"]), TIMES if pytestconfig.getoption("benchmark_enable") else 1)


@pytest.mark.parametrize(
    ("kind", "time", "size"),
    [
        ("board", 0.45, 0.4),
        ("conflict board", 0.45, 0.4),
        ("cards", 0.45, 0.4),
        ("targets", 0.5, 0.5),
        ("glance", 0.45, 0.4),
        ("hand", 0.2, 0.2),
        ("conflict", 0.2, 0.2),
    ],
)
def test_a_picture_costs_a_part_of_an_ordinary_board(
    scenes: dict[str, Scene], baseline: Cost, benchmark: Benchmark, kind: str, time: float, size: float
) -> None:
    spent = cost(lambda: ours(scenes[kind]), TIMES if benchmark.enabled else 1)
    assert spent.time <= time * baseline.time or not benchmark.enabled
    assert spent.size <= size * baseline.size
    benchmark.extra_info |= {
        "milliseconds": spent.time,
        "bytes": spent.size,
        "of an ordinary board": spent.time / baseline.time,
    }
    benchmark(lambda: ours(scenes[kind]))


@pytest.fixture(scope="module")
def journeys() -> dict[str, Scene]:
    """The last position of a long game of four: the board's pictures, and everything before a player."""
    last = public(played(4)[-1])
    journal, sky = further_boards(last, plain(), ())
    drawn = {
        "board": travelled(last, plain(), ()),
        "journal": journal,
        "sky": sky,
        "tableau": tableau(last, plain(), 2),
        "cards": lower_tableau(last, plain(), 2),
    }
    return {kind: scene for kind, scene in drawn.items() if scene is not None}


@pytest.mark.parametrize(
    ("kind", "time"), [("board", 0.6), ("journal", 0.6), ("sky", 0.6), ("tableau", 0.45), ("cards", 0.5)]
)
def test_a_picture_of_cards_costs_a_part_of_the_same_one_as_an_ordinary_png(
    journeys: dict[str, Scene], benchmark: Benchmark, kind: str, time: float
) -> None:
    scene, times = journeys[kind], TIMES if benchmark.enabled else 1
    spent, whole = cost(lambda: ours(scene), times), cost(lambda: usual(scene), times)
    assert spent.time <= time * whole.time or not benchmark.enabled
    assert spent.size <= OF_THE_SAME * whole.size
    benchmark.extra_info |= {"milliseconds": spent.time, "bytes": spent.size, "of the same": spent.time / whole.time}
    benchmark(lambda: ours(scene))


def test_what_a_move_changes_costs_a_part_of_the_first_picture(benchmark: Benchmark) -> None:
    """All pictures of a board after each of a few moves, as a table shows them: what they share is made once."""
    moves = [
        (travelled(public(state), plain(), ()), *further_boards(public(state), plain(), ()))
        for state in played(4)[-20:]
    ]
    whole = sum(cost(partial(ours, scene), 1).time for scene in moves[0])
    strips, spent = StripCache(1 << 24), []
    for scenes in (moves[0], *moves):
        start = thread_time()
        for scene in scenes:
            strips.encode_png(scene, 1.5, scene.name)
        spent.append(1000 * (thread_time() - start))
    changed = sum(spent[2:]) / len(spent[2:])
    assert changed <= 0.5 * whole or not benchmark.enabled
    benchmark.extra_info |= {"milliseconds a move": changed, "of the whole": changed / whole}
    benchmark(lambda: [strips.encode_png(scene, 1.5, scene.name) for scene in moves[-1]])


async def lags(scenes: list[Scene]) -> list[float]:
    """How many milliseconds late the loop was, again and again while two threads draw."""
    service, late = PictureService(prepare_thread=lower_priority), []
    drawing = asyncio.gather(*(service.draw_private(scene) for scene in scenes))
    for _ in count():
        start = perf_counter()
        await asyncio.sleep(0.001)
        late.append(1000 * (perf_counter() - start) - 1)
        if drawing.done():
            break
    await drawing
    await service.close()
    return late


def test_the_loop_goes_on_while_two_pictures_are_drawn(scenes: dict[str, Scene], benchmark: Benchmark) -> None:
    if benchmark.enabled:
        for scene in scenes.values():
            compose(scene)
        asyncio.run(lags([*scenes.values()]))
    late = asyncio.run(lags([*scenes.values()] * (2 if benchmark.enabled else 1)))
    assert len(late) > len(scenes)
    benchmark.extra_info |= {"lag, 99th part": quantiles(late, n=100)[-1], "longest lag": max(late)}
    benchmark(lambda: asyncio.run(lags([scenes["board"], scenes["hand"]])))


def test_a_cold_start_and_what_stays_in_memory(scenes: dict[str, Scene], benchmark: Benchmark) -> None:
    sprite_cache.UNPACKED_SPRITES.clear()
    pack_sprite.cache_clear()
    GROUNDS.clear()
    start = thread_time()
    ours(scenes["board"])
    cold = thread_time() - start
    for scene in scenes.values():
        ours(scene)
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1]) if Path("/proc/self/statm").exists() else 0
    benchmark.extra_info |= {"cold start in seconds": cold, "resident MiB": pages * 4096 // 2**20}
    assert cold > 0
    benchmark(lambda: ours(scenes["board"]))


def test_scene_from_a_view(benchmark: Benchmark) -> None:
    view, reader = GAME.view(list(positions())[-1], None), look()
    benchmark(lambda: board(view, reader, ()))


@pytest.fixture(scope="module")
def lands() -> dict[str, Scene]:
    """A crowded map, the boards of all players, and an open battle."""
    view, reader = seen_land(fought_land(crowded_land())), settler()
    drawn = {
        "map": land(view, reader, ()),
        **{name: extra_picture(view, reader, name) for name in ("boards", "battle")},
    }
    return {kind: scene for kind, scene in drawn.items() if scene is not None}


@pytest.mark.parametrize(("kind", "time"), [("map", 0.6), ("boards", 0.6), ("battle", 0.6)])
def test_a_map_costs_a_part_of_the_same_one_as_an_ordinary_png(
    lands: dict[str, Scene], benchmark: Benchmark, kind: str, time: float
) -> None:
    scene, times = lands[kind], TIMES if benchmark.enabled else 1
    spent, whole = cost(lambda: ours(scene), times), cost(lambda: usual(scene), times)
    assert spent.time <= time * whole.time or not benchmark.enabled
    assert spent.size <= OF_THE_SAME * whole.size
    benchmark.extra_info |= {"milliseconds": spent.time, "bytes": spent.size, "of the same": spent.time / whole.time}
    benchmark(lambda: ours(scene))
