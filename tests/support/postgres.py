"""A PostgreSQL server for the tests of one process, reached by a socket in its own folder."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

PROGRAMS = "/usr/lib/postgresql/*/bin"
"""The folder of Debian's server programs."""

SERVANT = "postgres"
"""The user that runs the server if the tests run as root, which it refuses."""

FAST = ("-c", "fsync=off", "-c", "listen_addresses=", "-c", "max_connections=40", "-c", "shared_buffers=16MB")

EVERYDAY = {
    "bot/outbox/test_outbox.py",
    "bot/store/test_store.py",
    "bot/tables/test_lobby.py",
    "e2e/test_invitations.py",
    "e2e/test_life_at_a_table.py",
}
"""The files of tests that always run on both databases."""

FOLDERS = ("bot/store", "bot/tables", "bot/outbox", "e2e")
"""The folders whose tests of the store run on both databases in the full form."""

ON_A_FILE = {"bot/outbox/test_power_cut.py", "bot/store/test_backup.py"}
"""The files there whose tests are about SQLite's file."""


class NoServer(Exception):
    """Raised if no server is installed."""


def program(name: str) -> str:
    """Return the path of one of the server's programs."""
    found = sorted(Path("/").glob(f"{PROGRAMS[1:]}/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        raise NoServer(f"PostgreSQL's {name} is not installed")
    return path


class PostgresHost:
    """A running server, with as many databases as tests want."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)
        self._kept: str | None = None
        self._call("initdb", "--auth=trust", "--no-sync", "--username=dubsar", "--encoding=UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        options = " ".join((*FAST, "-c", f"unix_socket_directories={self.folder}"))
        self._call("pg_ctl", "--wait", "--silent", f"--log={self.folder / 'log'}", f"--options={options}", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; `immediate` is like a crash."""
        self._call("pg_ctl", "--wait", "--silent", f"--mode={mode}", "stop")

    def new(self) -> str:
        """Return the address of a new database."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as server:
            server.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def emptied(self) -> str:
        """Return the address of an empty database for a test that only opens it as a store: the one that the last such
        test used, without its rows. Making a new one takes ten times as long."""
        if self._kept is None:
            self._kept = self.new()
        with psycopg.connect(self._kept, autocommit=True) as server:
            tables = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'dubsar'"
            names = [f"dubsar.{name}" for (name,) in server.execute(tables) if name != "format"]
            if names:
                server.execute(f"TRUNCATE {', '.join(names)} RESTART IDENTITY".encode())
        return self._kept

    def address(self, name: str) -> str:
        """Return the address of the database with a name."""
        return f"postgresql://dubsar@/{name}?host={self.folder}"

    def _call(self, name: str, *arguments: str) -> None:
        root = os.geteuid() == 0
        data = self.folder / "data"
        done = subprocess.run(
            (program(name), f"--pgdata={data}", *arguments),
            user=SERVANT if root else None,
            group=SERVANT if root else None,
            extra_groups=[] if root else None,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{name} ended with {done.returncode}")


@contextmanager
def postgres_host() -> Iterator[PostgresHost]:
    """Yield a running server. Raises NoServer."""
    program("initdb")
    # A socket's path may have 107 signs: the folder of a test may be longer.
    folder = Path(tempfile.mkdtemp(prefix="dubsar-"))
    if os.geteuid() == 0:
        shutil.chown(folder, SERVANT, SERVANT)
    try:
        host = PostgresHost(folder)
        try:
            yield host
        finally:
            host.stop("immediate")
    finally:
        shutil.rmtree(folder)


@contextmanager
def required() -> Iterator[None]:
    """Skip the test if no server is installed, or fail if everything must be tested."""
    try:
        yield
    except NoServer as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(missing))
