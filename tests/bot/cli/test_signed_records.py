"""A record that begins with a position is read only beside the database that signed it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.__main__ import UNREADABLE, main
from bot.cli.replay import find_record_key, load
from engine import codec
from engine.chance import SEED_BYTES, Chance
from engine.game import Options
from engine.record import BadRecord, Header, Record, read_record
from engine.registry import find_game
from tests.support.core import ANN, BEN, Core, core
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState
from tests.support.house import House

__all__ = ["core"]


class NewRules(Auction):
    """An auction whose deck is dealt in another order than before, so that no earlier log holds."""

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> AuctionState:
        return super().setup(marks, options, Chance(bytes(SEED_BYTES)))


async def continued(core: Core) -> Record:
    """The record of a game that went on from its snapshot, since the rules had changed."""
    await core.store.record_key.create()
    table = await core.begin(ANN, BEN)
    await core.play(table, ANN, ("bid", "1"))
    core.games = (NewRules(),)
    await core.restart()
    again = await core.tables.find(table.id)
    assert again.has_diverged
    await core.play(again, BEN, ("bid", "2"))
    return again.record


async def test_the_database_of_the_game_reads_its_record(core: Core) -> None:
    record = await continued(core)
    key = await asyncio.to_thread(find_record_key, core.file)
    assert read_record(record.text()) == record
    assert key is not None
    assert record.header.signature
    assert load(record.text(), core.games, lambda: key).verdict().startswith("OK: 1 moves")


@pytest.mark.parametrize(
    "change",
    [
        lambda header: replace(header, signature=""),
        lambda header: replace(header, position=header.position.replace('"spent":[0', '"spent":[1')),
        lambda header: replace(header, marks=header.marks[::-1]),
    ],
    ids=["unsigned", "position", "seats"],
)
async def test_a_changed_record_is_refused(core: Core, change: Callable[[Header], Header]) -> None:
    record = await continued(core)
    changed = replace(record, header=change(record.header))
    key = await asyncio.to_thread(find_record_key, core.file)
    assert changed != record
    with pytest.raises(BadRecord, match="not signed"):
        load(changed.text(), core.games, lambda: key)


async def test_another_database_signs_otherwise(core: Core) -> None:
    record = await continued(core)
    for key in (None, bytes(32)):
        with pytest.raises(BadRecord, match="not signed"):
            load(record.text(), core.games, lambda key=key: key)  # type: ignore[misc]


async def test_a_bot_has_one_key_for_all_its_runs(tmp_path: Path) -> None:
    house = House(tmp_path / "dubsar.sqlite", (Auction(),))
    keys = []
    for _ in range(2):
        async with house:
            keys.append(await house.app.store.record_key.find())
    assert keys[0] is not None
    assert keys[0] == keys[1]


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_position_without_a_database_is_refused(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DUBSAR_DATABASE", str(tmp_path / "none.sqlite3"))
    game = find_game("kings")
    position = codec.dumps(game.setup(game.marks[:2], {}, Chance(bytes(SEED_BYTES))))
    file = tmp_path / "forged.tablet"
    file.write_text(Record(Header("kings", game.rules, (), game.marks[:2], "", position=position)).text())
    assert main([command, str(file)]) == UNREADABLE
    assert "position: this database has not signed it" in capsys.readouterr().err
