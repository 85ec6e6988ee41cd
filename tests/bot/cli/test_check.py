"""The check of a database: it finds every log that leads elsewhere, and touches nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.check import check_database
from engine.registry import GAMES
from tests.support.core import ANN, BEN, CHANNEL, Core, core
from tests.support.games.auction import Auction

__all__ = ["core"]


async def found(core: Core) -> list[str]:
    """What the check says of the running bot's database."""
    return [fault async for fault in check_database(core.file, core.games)]


def spoil(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(sql)
        connection.commit()


async def played(core: Core) -> None:
    """A game with two moves."""
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    await core.play(table, BEN, ("bid", "2"))


async def test_a_sound_database(core: Core) -> None:
    await played(core)
    assert (await core.tables.find_in_channel(CHANNEL)).log.version == 2
    assert await found(core) == []


@pytest.mark.parametrize(
    ("sql", "says"),
    [
        ("UPDATE entries SET digest = '00000000' WHERE number = 2", "entry 2 leads to"),
        ('UPDATE entries SET words = \'["bid", "99"]\' WHERE number = 1', "entry 1 is refused"),
        ("UPDATE tables SET header = 'nothing'", "cannot begin"),
        ("UPDATE tables SET game = 'chess'", "cannot begin"),
        ("DELETE FROM entries WHERE number = 2", "the snapshot is"),
        ("INSERT INTO boards VALUES (99, 1, '', 0, '')", "boards belongs to no tables"),
    ],
)
async def test_every_divergence_is_reported_and_left(core: Core, sql: str, says: str) -> None:
    await played(core)
    spoil(core.file, sql)
    before = core.file.read_bytes()
    (fault,) = await found(core)
    assert says in fault
    assert core.file.read_bytes() == before


async def test_a_game_that_is_gone_is_a_divergence(core: Core) -> None:
    await played(core)
    core.games = GAMES
    assert Auction().name in (await found(core))[0]


async def test_the_command_tells_by_its_exit_code(
    core: Core, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    monkeypatch.setenv("DUBSAR_DATABASE", str(core.file))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    await core.begin(ANN, BEN, game=GAMES[0])
    assert await asyncio.to_thread(main, ["check"]) == 0
    assert capsys.readouterr().out == "no problems found\n"
    spoil(core.file, "UPDATE tables SET snapshot = '{}'")
    assert await asyncio.to_thread(main, ["check"]) == 1
    assert "table 1" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["restore", str(core.file)]) == 69
    assert "in use by another bot" in capsys.readouterr().err
    unused = core.file.with_name("unused.sqlite")
    unused.write_bytes(core.file.read_bytes())
    monkeypatch.setenv("DUBSAR_DATABASE", str(unused))
    assert await asyncio.to_thread(main, ["restore", str(core.file)]) == 65
    assert "--force" in capsys.readouterr().err
