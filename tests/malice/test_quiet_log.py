"""The operator's log holds no token, no seed and nothing secret; the sandbox is for this machine only."""

import asyncio
import io
import logging
import signal
from pathlib import Path

import pytest

from bot.cli import sandbox as tryout
from bot.config.settings import Config
from bot.runtime import log
from bot.sandbox.sandbox import Sandbox
from engine.moves import every_move
from engine.registry import GAMES, AnyGame
from tests.support.house import House

SEED = bytes(range(32))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_the_log_of_a_game_holds_no_token_and_no_seed(
    house: House, game: AnyGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr("sys.stdout", written)
    log.configure_logging(Config(house.sandbox.token, tmp_path, log_level="DEBUG"))
    logging.captureWarnings(False)
    house.seeds = lambda count: SEED[:count]
    table = await house.begin(game.name, "Ann", "Ben")
    for _ in range(3):
        seat = (await house.decision()).seats[0]
        await house.type(table.roster.names[seat], next(every_move(game, table.state, seat)))
    await house.slash("Ann", f"{game.name} {game.verbs[0].name}", **{a.name: "x" for a in game.verbs[0].arguments})
    await house.slash("Ann", "game cancel")
    root.handlers[:], root.level = handlers, level
    assert "cancelled" in written.getvalue()
    tokens = {asked.token for asked in house.sandbox.state.interactions.values()}
    for secret in (house.sandbox.token, SEED.hex(), repr(SEED), *tokens):
        assert secret not in written.getvalue()


async def test_the_sandbox_listens_on_this_machine_only() -> None:
    sandbox = Sandbox()
    await sandbox.start()
    assert sandbox._runner is not None
    assert [address[0] for address in sandbox._runner.addresses] == ["127.0.0.1"]
    port = sandbox._runner.addresses[0][1]
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.2", port)
    await sandbox.stop()


async def test_the_sandbox_says_so(tmp_path: Path) -> None:
    said: list[str] = []

    def announce(text: str) -> None:
        said.append(text)
        signal.raise_signal(signal.SIGTERM)

    assert await tryout.run(0, tmp_path / "dubsar.sqlite", announce) == 0
    assert "http://127.0.0.1" in said[0]
    assert "this machine only" in said[0]
