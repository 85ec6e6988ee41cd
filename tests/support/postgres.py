"""A server of PostgreSQL for the tests of one process, reached by a socket in its own folder."""

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
"""Where Debian puts the programs of a server."""

SERVANT = "postgres"
"""Whom the server runs as where the tests run as root: it refuses to be root."""

FAST = ("-c", "fsync=off", "-c", "listen_addresses=", "-c", "max_connections=40", "-c", "shared_buffers=16MB")

EVERYDAY = {
    "bot/outbox/test_outbox.py",
    "bot/store/test_store.py",
    "bot/tables/test_lobby.py",
    "e2e/test_invitations.py",
    "e2e/test_life_at_a_table.py",
}
"""The files of tests that run on either database every day."""

FOLDERS = ("bot/store", "bot/tables", "bot/outbox", "e2e")
"""Where all tests that ask the store alone run on either database when everything is tested."""

ON_A_FILE = {"bot/outbox/test_power_cut.py", "bot/store/test_backup.py"}
"""The files there whose tests are about SQLite's file."""


class NoServer(Exception):
    """No server is installed."""


def program(name: str) -> str:
    """The path of one of the server's programs."""
    found = sorted(Path("/").glob(f"{PROGRAMS[1:]}/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        raise NoServer(f"PostgreSQL's {name} is not installed")
    return path


class PostgresHost:
    """A server that runs, with as many databases as tests want."""

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
        """Stop the server; `immediate` is as if it had crashed."""
        self._call("pg_ctl", "--wait", "--silent", f"--mode={mode}", "stop")

    def new(self) -> str:
        """The address of a new database."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as server:
            server.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def emptied(self) -> str:
        """The address of a database in which nothing is, for a test that opens it as a store and no other way: the one
        that such a test has left, without its rows. To make a new one takes ten times as long."""
        if self._kept is None:
            self._kept = self.new()
        with psycopg.connect(self._kept, autocommit=True) as server:
            tables = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'dubsar'"
            names = [f"dubsar.{name}" for (name,) in server.execute(tables) if name != "format"]
            if names:
                server.execute(f"TRUNCATE {', '.join(names)} RESTART IDENTITY".encode())
        return self._kept

    def address(self, name: str) -> str:
        """The address of the database with a name."""
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
    """A server until the end. Raises NoServer."""
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
    """Where no server is installed, skip the test; but let it fail where everything must be tested."""
    try:
        yield
    except NoServer as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(missing))
