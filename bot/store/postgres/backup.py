"""Backups of a PostgreSQL database, made and restored with PostgreSQL's own programs.

Source: https://www.postgresql.org/docs/15/app-pgdump.html and https://www.postgresql.org/docs/15/app-pgrestore.html
"""

import os
import subprocess
from pathlib import Path

import psycopg
from psycopg import pq
from psycopg.conninfo import conninfo_to_dict

from bot.store.file import StoreError
from bot.store.lock import InUse
from bot.store.postgres.connection import SCHEMA_NAME, Server
from bot.store.postgres.writer import format_of, schema_exists, take_lock, unlock


def backup(address: str, name: str, copy: Path) -> None:
    """Copy a database, even while it is in use. Raises StoreError if there is no database, or if `copy` exists."""
    if copy.exists():
        raise StoreError(f"{copy} exists already")
    with psycopg.connect(address) as server:
        if not schema_exists(server, SCHEMA_NAME):
            raise StoreError(f"there is no database {name}")
    unfinished = copy.with_name(f"{copy.name}.begun")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    try:
        options = ("--format=custom", "--no-unlogged-table-data", f"--schema={SCHEMA_NAME}", f"--file={unfinished}")
        _run_program(address, "pg_dump", *options)
        with unfinished.open("r+b") as file:
            os.fsync(file.fileno())
        unfinished.replace(copy)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(address: str, name: str, copy: Path, *, force: bool) -> str | None:
    """Replace a database by a copy. Return the name of the schema that now holds the previous database, or None if
    there was none. It is set aside only if `force` is set. Raises StoreError for a damaged copy or for an existing
    database without `force`, and InUse while a bot uses it."""
    if not copy.is_file():
        raise StoreError(f"there is no file {copy}")
    with psycopg.connect(address, autocommit=True) as server:
        if not take_lock(server):
            raise InUse(name)
        try:
            return _replace(server, address, name, copy, force)
        finally:
            unlock(server)


def _replace(server: Server, address: str, name: str, copy: Path, force: bool) -> str | None:
    """Replace the database by the copy. Return the schema in which the previous database is kept, or None if there was
    none. If this fails, the previous database is put back. Raises StoreError."""
    aside = _move_aside(server, name, force)
    try:
        _run_program(
            address, "pg_restore", "--single-transaction", "--no-owner", f"--dbname={server.info.dbname}", str(copy)
        )
        _mark_as_restored(server, name, copy)
    except BaseException:
        server.execute(f"DROP SCHEMA IF EXISTS {SCHEMA_NAME} CASCADE".encode())
        if aside is not None:
            _rename_schema(server, aside, SCHEMA_NAME)
        raise
    return aside


def _move_aside(server: Server, name: str, force: bool) -> str | None:
    if not schema_exists(server, SCHEMA_NAME):
        return None
    if not force:
        raise StoreError(f"{name} already exists: use --force to keep it under another name and restore anyway")
    number = 1
    while schema_exists(server, f"{SCHEMA_NAME}_old{number}"):
        number += 1
    aside = f"{SCHEMA_NAME}_old{number}"
    _rename_schema(server, SCHEMA_NAME, aside)
    return aside


def _mark_as_restored(server: Server, name: str, copy: Path) -> None:
    """Mark the database as restored. Raises StoreError if it is not the bot's, or comes from a newer bot."""
    server.execute(f"SET search_path = {SCHEMA_NAME}".encode())
    if not format_of(server, name):
        raise StoreError(f"{copy} is not a database of this bot")
    server.execute("INSERT INTO notes (name, text) VALUES ('restored', '') ON CONFLICT DO NOTHING")


def _rename_schema(server: Server, schema: str, name: str) -> None:
    server.execute(f"ALTER SCHEMA {schema} RENAME TO {name}".encode())


def _run_program(address: str, program: str, *arguments: str) -> None:
    """Run a PostgreSQL program. It gets the address through its environment, since all users of a machine can see
    command lines."""
    names = {option.keyword.decode(): option.envvar for option in pq.Conninfo.get_defaults()}
    fields = {names[key]: str(value) for key, value in conninfo_to_dict(address).items()}
    environment = os.environ | {name.decode(): value for name, value in fields.items() if name}
    try:
        completed = subprocess.run((program, *arguments), env=environment, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise StoreError(f"{program} is not installed: install PostgreSQL's client programs") from None
    if completed.returncode:
        raise StoreError(f"{program}: {completed.stderr.strip()}")
