"""Processes that are forked off one which has loaded everything: that takes longer than all that they do until they are
killed."""

import asyncio
import os
import runpy
import sys
import threading
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path

from tests.support.require import require
from tests.support.sources import ROOT

_CONTEXT = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.chaos.loaded"])


class Forked:
    """A process that runs a module as `python -m` does; used as one of `asyncio.subprocess`."""

    def __init__(self, module: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        given = (module, arguments, dict(environment), log)
        self._process = _CONTEXT.Process(target=_run, args=given)
        self._over = asyncio.Event()

    async def start(self) -> None:
        """Begin it; the first one waits until everything is loaded."""
        await asyncio.to_thread(self._process.start)
        asyncio.get_running_loop().add_reader(self._process.sentinel, self._ended)

    def _ended(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._over.set()

    @property
    def pid(self) -> int:
        """Its number."""
        return require(self._process.pid)

    @property
    def returncode(self) -> int | None:
        """How it has ended; None: it lives."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it lives."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    def terminate(self) -> None:
        """Tell it to stop."""
        self._process.terminate()

    async def wait(self) -> int:
        """Return its exit code once it has ended."""
        await self._over.wait()
        return require(self.returncode)


def _run(module: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    said = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(said, stream.fileno())
    sys.argv = [module, *arguments]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    finally:
        # An interpreter waits for its threads before it closes the queues of multiprocessing. A process of
        # multiprocessing closes them first, and then waits without end for a process that was never told to stop.
        threading._shutdown()  # type: ignore[attr-defined]  # as the interpreter does
