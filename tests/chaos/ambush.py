"""Moments at which the process is killed: while it starts, some time after a request, or on the wire, before or after
Discord has done what it was asked for."""

import asyncio
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Literal

from bot.sandbox.rest.faults import Fault
from bot.sandbox.sandbox import Sandbox
from tests.chaos.freeze import STEPS, Freezer, stopped
from tests.chaos.process import Process
from tests.chaos.relay import Relay

Kind = Literal["start", "start-wire", "deed", "deed-wire"]
WEIGHTS: dict[Kind, float] = {"start": 1.0, "start-wire": 2.0, "deed": 3.0, "deed-wire": 4.0}
LONG = 1000.0
"""Seconds after which Discord remembers no nonce."""


@dataclass(frozen=True)
class Plan:
    """How one life ends. `lost`: the request that it was making never arrives; `late`: it did, and was answered into
    nothing; `away`: the next life begins so many seconds later."""

    kind: Kind
    spared: int
    delay: float
    requests: int
    lost: bool
    late: bool
    away: float


def planned(luck: Random) -> Plan:
    """An end by chance."""
    kind = luck.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
    starting = kind.startswith("start")
    return Plan(
        kind,
        0 if starting else luck.randrange(3),
        luck.uniform(0.3, 1.8) if starting else luck.uniform(0.0, 0.5),
        luck.randint(1, 12) if starting else luck.randint(1, 9),
        luck.random() < 0.3,
        luck.random() < 0.6,
        LONG if luck.random() < 0.3 else 0.0,
    )


class Ambush:
    """Lies in wait for one life after the other."""

    def __init__(self, sandbox: Sandbox, process: Process, luck: Random) -> None:
        self._sandbox, self._process, self._luck = sandbox, process, luck
        self.plan = planned(luck)
        self.kills: Counter[str] = Counter()
        self._task: asyncio.Task[None] | None = None

    def born(self) -> None:
        """A life has begun."""
        self.plan = planned(self._luck)
        if self.plan.kind.startswith("start"):
            self._arm()

    def asked(self) -> None:
        """Somebody is about to ask for something."""
        if self._task is None and not self.plan.kind.startswith("start"):
            if self.plan.spared:
                self.plan = replace(self.plan, spared=self.plan.spared - 1)
            else:
                self._arm()

    async def over(self) -> None:
        """A life has ended: nothing is held any more."""
        if self._task is not None:
            task, self._task = self._task, None
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self._sandbox.faults.clear()

    def _arm(self) -> None:
        self._task = asyncio.create_task(self._wire() if self.plan.kind.endswith("wire") else self._timed())

    async def _timed(self) -> None:
        await asyncio.sleep(self.plan.delay)
        await self._kill(self.plan.kind)

    async def _wire(self) -> None:
        hold = self._hold(self.plan.requests == 1)
        for left in range(self.plan.requests - 1, 0, -1):
            await hold.met.wait()
            following = self._hold(left == 1)
            hold.released.set()
            hold = following
        await hold.met.wait()
        if hold.after_effect:
            await hold.carried.wait()
        await self._kill(f"{self.plan.kind} {'after' if hold.after_effect else 'lost' if self.plan.lost else 'before'}")
        if self.plan.lost and not hold.after_effect:
            hold.failure = "drop"
        hold.released.set()

    def _hold(self, last: bool) -> Fault:
        return self._sandbox.faults.hold("*", "*", after_effect=last and self.plan.late)

    async def _kill(self, name: str) -> None:
        self.kills[name] += 1
        await self._process.kill()


class Cold(Ambush):
    """Has one life after the other freeze at a step of the protocol, for longer than it takes to be replaced."""

    def __init__(self, sandbox: Sandbox, process: Relay, luck: Random, folder: Path) -> None:
        super().__init__(sandbox, process, luck)
        self._process: Relay = process
        self._folder = folder

    def born(self) -> None:
        """A life has begun."""

    def asked(self) -> None:
        """Somebody is about to ask for something: what has not come to its step yet gets another."""
        if self._task is None or not self._task.done():
            self._step = self._luck.choice(list(STEPS))
            Freezer(self._folder, self._process.pid).tell(self._step)
            self._task = self._task or asyncio.create_task(self._frozen(self._process.pid))

    async def _frozen(self, pid: int) -> None:
        await stopped(pid)
        self.kills[self._step] += 1
        self._process.freeze()

    async def over(self) -> None:
        """A life has ended, or is to end in good order."""
        if self._process.lives:
            Freezer(self._folder, self._process.pid).spare()
        await super().over()
