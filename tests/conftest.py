"""Prepare a worker once for all of its tests."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from _pytest.mark import ParameterSet
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from tests.support.postgres import PostgresHost

MEMORY = Path("/dev/shm")
"""Files here wait for no disk; whether what SQLite has written survives a loss of power is no matter of these tests."""

ROOM = 1 << 30
"""Bytes that must be free there: a container may have little of it."""

if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    tempfile.tempdir = str(MEMORY)

LONG = 600
"""Seconds that a test in its long form may take, if it names no other number."""

FEW, MANY = 40, 100
"""Examples of a property that names no number of its own."""


def pytest_xdist_auto_num_workers() -> int:
    """Two workers more than there are cores: now and then one waits for a process or a browser."""
    return (os.cpu_count() or 1) + 2


def pytest_configure(config: pytest.Config) -> None:
    """Who wants no compiled files beside the sources has them in pytest's own folder, also for processes that tests
    start: to compile everything again in each of them takes longer than most tests. Hypothesis measures no time, since
    the machine may be busy, and tries the same examples every time: every day fewer than in the long forms."""
    _begin_elsewhere(config)
    count = FEW if config.option.markexpr == "not full" else MANY
    calm = settings(deadline=None, derandomize=True, max_examples=count, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("calm", calm)
    settings.load_profile("calm")
    if sys.dont_write_bytecode and hasattr(config, "cache"):
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(config.cache.mkdir("bytecode"))
        sys.dont_write_bytecode = False
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def _begin_elsewhere(config: pytest.Config) -> None:
    """Let each worker begin to load at another of all files. pytest compiles tests in its own way, which takes it
    longer than their loading: where all begin with the first one, each compiles all, else each its share.
    """
    worker: dict[str, Any] = getattr(config, "workerinput", {})
    folder = Path(__file__).parent
    if worker and [Path(config.rootpath, arg) for arg in config.args] == [folder]:
        files = sorted(str(file) for file in folder.rglob("test_*.py"))
        first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
        config.args = files[first:] + files[:first]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All workers have their tests in one order. The check of all types takes longest: begun last, it would leave the
    other workers with nothing to do. Those that need the browser or PostgreSQL come together after it: so one worker
    has most of them, and each that has any starts its own. The long forms may take longer.
    """
    items.sort(key=lambda item: (item.path.stem != "test_lint", not _needs_a_server(item), item.path))
    for item in items:
        if item.get_closest_marker("full") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG))


def _needs_a_server(item: pytest.Item) -> bool:
    """Whether a test needs what a worker starts once for all that do."""
    assert isinstance(item, pytest.Function)
    given = item.callspec.params if hasattr(item, "callspec") else {}
    return bool({"browser", "postgres"} & {*item.fixturenames}) or given.get("address") == "postgres"


def pytest_collection_finish() -> None:
    """What was loaded is there to stay, and tests leave few cycles behind: let nobody look for garbage again and
    again, which is a twentieth of all that the suite takes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def pytest_sessionfinish() -> None:
    """Look for garbage once more, for what pytest says of it; it looks several times."""
    gc.collect()
    gc.freeze()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator["Browser"]:
    """The browser of the tests that are marked as `in_browser`."""
    from tests.support.browser import launched

    async with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def postgres() -> Iterator["PostgresHost"]:
    """A server of PostgreSQL; where none is installed the test is skipped, but fails where all must be tested."""
    from tests.support.postgres import postgres_host, required

    with required(), postgres_host() as host:
        yield host


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str | None:
    """Of an empty database of PostgreSQL for the tests that run on either database; None: they run on a file."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return None
    server: PostgresHost = request.getfixturevalue("postgres")
    return server.emptied()


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests that ask the store alone on either database: of some files every day, of the others in full."""
    if metafunc.config.option.markexpr == "not full":
        _leave_out_the_long_forms(metafunc.definition)
    if "address" not in metafunc.fixturenames or hasattr(metafunc.module, "address"):
        return  # A module's own fixture of that name has no such parameter.
    from tests.support.postgres import EVERYDAY, FOLDERS, ON_A_FILE

    place = metafunc.definition.path.relative_to(Path(__file__).parent)
    asks_the_store = place.parent.as_posix() in FOLDERS and place.as_posix() not in ON_A_FILE
    if asks_the_store:
        marks = () if place.as_posix() in EVERYDAY else pytest.mark.full
        metafunc.parametrize("address", ["sqlite", pytest.param("postgres", marks=marks)], indirect=True)


def _leave_out_the_long_forms(test: pytest.Function) -> None:
    """Make no tests that would only be left out again: there are more of them than of the others."""
    always = test.get_closest_marker("full") is not None
    for place, mark in enumerate(test.own_markers):
        if mark.name == "parametrize":
            names, values = mark.args[0], [*mark.args[1]]
            kept = range(len(values[:1])) if always else [at for at, one in enumerate(values) if not _is_full(one)]
            named = dict(mark.kwargs)
            if not callable(ids := named.get("ids", callable)) and ids is not None:
                named["ids"] = [[*ids][at] for at in kept]
            if kept:
                test.own_markers[place] = pytest.mark.parametrize(names, [values[at] for at in kept], **named).mark


def _is_full(value: object) -> bool:
    """Whether a value of a parameter is for the long forms alone."""
    return isinstance(value, ParameterSet) and any(mark.name == "full" for mark in value.marks)
