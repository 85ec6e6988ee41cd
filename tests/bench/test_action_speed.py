"""Measure the cost of one action for the whole bot: `python -m pytest tests/bench -n 0 --benchmark-enable`.

Real discord.py, real sockets, a real database; Discord itself is a sandbox on another thread, whose share is taken
off. Wished for: 10 ms of processor time an action besides its picture, and an answer long before Discord's 3 s.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import TypeAlias, TypeVar

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.app import App
from bot.config.settings import Config
from bot.sandbox.connect import point_discord_here
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import SeenMessage
from bot.tables.live_table import LiveTable
from engine.chance import Chance
from engine.game import Seat
from engine.moves import random_move
from render.scene import Scene
from render.service import PictureService, PictureSuperseded
from tests.bench.sandbox_thread import SandboxThread

T = TypeVar("T")
SEED = bytes(32)
ROUNDS = 60
Asking: TypeAlias = Coroutine[None, None, InitialResponse]


class Bench:
    """Ann and Ben at a table; each round, the player to move does one thing by the usual ways."""

    def __init__(self, database: Path) -> None:
        self.runner = asyncio.Runner()
        self.discord = SandboxThread()
        self.sandbox = self.discord.sandbox
        self.luck = Chance(SEED).stream("moves")
        self.costs: list[float] = []
        self.waits: list[float] = []
        self.run(self.discord.do(self.sandbox.start()))
        self._turned = point_discord_here(self.sandbox.url)
        self._turned.__enter__()
        self.app = App(Config(token=self.sandbox.token, database=database), seeds=lambda _: SEED)
        self.run(self._begin())

    def run(self, work: Coroutine[None, None, T]) -> T:
        return self.runner.run(work)

    def close(self) -> None:
        self.run(self.app.close())
        self._turned.__exit__(None, None, None)
        self.run(self.discord.do(self.sandbox.stop()))
        self.discord.stop()
        self.runner.close()

    async def _begin(self) -> None:
        await self.app.start()
        ann, ben = self.sandbox.people["Ann"], self.sandbox.people["Ben"]
        await self.ask(ann.slash(self.sandbox.channel, "game new", game="tigris"))
        for person, button in ((ben, "Join"), (ann, "Start")):
            await self.ask(person.click(self.board(), button))

    async def ask(self, asking: Asking) -> None:
        """Somebody does something; what is owed for it is paid before this returns."""
        start = perf_counter()
        await self.discord.do(asking)
        self.waits.append(1000 * (perf_counter() - start))
        await self.app.wait_until_idle()

    async def ready(self) -> tuple[LiveTable, Seat]:
        """The table when somebody may place a tile: until then it continues by itself."""
        table = await self.app.services.tables.find_in_channel(self.sandbox.channel.id)
        while True:
            decision = table.game.decision(table.state)
            assert decision is not None, "too many rounds: the game is over"
            seat = decision.seats[0]
            if decision.kind == "act" and "tile" in table.game.words(table.state, seat, ()):
                await self.app.wait_until_idle()
                return table, seat
            words = random_move(table.game, table.state, seat, self.luck)
            await self.app.services.tables.play_seat(table, seat, words, None)

    def board(self) -> SeenMessage:
        """The newest public message."""
        return self.sandbox.people["Guest"].last(self.sandbox.channel)

    def person(self, table: LiveTable, seat: Seat) -> Person:
        return self.sandbox.people[table.roster.names[seat]]

    def setup(self, action: "Action") -> tuple[tuple[Asking], dict[str, object]]:
        return (self.run(action(self)),), {}

    def act(self, asking: Asking) -> None:
        """One action, until all is said about it."""
        spent = self.discord.spent()
        self.run(self.ask(asking))
        self.costs.append(1000 * (self.discord.spent() - spent))


Action: TypeAlias = Callable[[Bench], Coroutine[None, None, Asking]]


async def typed(bench: Bench) -> Asking:
    """`/tigris tile`, anywhere."""
    table, seat = await bench.ready()
    _, piece, cell = random_move(table.game, table.state, seat, bench.luck, ("tile",))
    return bench.person(table, seat).slash(bench.sandbox.channel, "tigris tile", tile=piece, cell=cell)


async def pressed(bench: Bench) -> Asking:
    """The button that ends the turn: another is called, by a new message and by a direct one."""
    table, seat = await bench.ready()
    return bench.person(table, seat).click(bench.board(), "End the turn")


async def unpainted(_: PictureService, scene: Scene, *, table: int | None = None, **__: object) -> bytes:
    """No picture of a board is ever done, and every other one at once."""
    if table is not None:
        raise PictureSuperseded
    return scene.name.encode()


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    built = Bench(tmp_path / "dubsar.sqlite")
    yield built
    built.close()


@pytest.mark.parametrize("painted", [False, True], ids=["words", "pictures"])
@pytest.mark.parametrize("action", [typed, pressed])
def test_action(
    benchmark: BenchmarkFixture, bench: Bench, action: Action, painted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not painted:
        monkeypatch.setattr(PictureService, "_draw_png", unpainted)
    entries = bench.run(bench.ready())[0].log.version
    rounds: Callable[..., None] = benchmark.pedantic
    rounds(bench.act, setup=partial(bench.setup, action), rounds=ROUNDS, warmup_rounds=5)
    benchmark.extra_info |= summary("processor ms", bench.costs[-ROUNDS:]) | summary(
        "answered in ms", bench.waits[-ROUNDS:]
    )
    assert bench.run(bench.ready())[0].log.version > entries


def summary(name: str, times: list[float]) -> dict[str, float]:
    """Median and p99."""
    steps = quantiles([*times, *times], n=100)
    return {f"{name} p50": round(steps[49], 2), f"{name} p99": round(steps[98], 2)}
