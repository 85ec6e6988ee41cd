"""A version that cannot read what a newer one has stored refuses it by the number of its format."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import UNREADABLE, main
from bot.config.program import VERSION
from bot.store.migrations import migration_steps
from tests.support.root_log import root_log
from tests.support.written import listed, newest, written

__all__ = ["root_log"]


def test_a_new_way_of_storing_has_a_new_format_number() -> None:
    """Else add a migration, then run `python -m tests.support.written`."""
    assert listed() == (newest(), written())


@pytest.mark.usefixtures("root_log")
@pytest.mark.parametrize("command", ["run", "check"])
def test_a_newer_format_is_refused_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    file, number = tmp_path / "newer.sqlite3", newest() + 1
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("".join(sql for _, sql in migration_steps()))
        connection.execute(f"PRAGMA user_version = {number}")
    before = file.read_bytes()
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("DUBSAR_DATABASE", str(file))
    assert main([command]) == UNREADABLE
    (told,) = capsys.readouterr().err.splitlines()
    assert f"has format {number}" in told
    assert f"{VERSION} reads formats up to {newest()}" in told
    assert "restore FILE --force" in told
    assert file.read_bytes() == before
