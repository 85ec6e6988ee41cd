"""Databases of earlier versions of the bot, each as a text of SQL: what people had when they updated.

`python -m tests.support.schemas` writes the one of today's format. It is worth doing before a release; between two
releases the tests make do with the newest that is older, brought up step by step.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from bot.model.quiet_hours import QuietHours
from bot.model.table import TablePlace, TableSettings
from bot.outbox.sender import NoAccess
from bot.store.migrations import migration_steps
from bot.tables.live_table import LiveTable
from bot.tables.results import Results
from engine.chance import Chance
from engine.moves import random_move
from engine.registry import GAMES
from tests.support.core import ANN, BEN, CHANNEL, CYD, NAMES, Core
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock

FOLDER = Path(__file__).parents[1] / "bot" / "store" / "formats"
OVER, LOBBY, WITH_COMPUTER, LOCKED = range(CHANNEL + 1, CHANNEL + 5)
"""Channels with a finished game, with a gathering lobby, with a game against a computer, and without permission to
write."""

MOVES = 30
KEYS = 1_000_000


async def play(core: Core, table: LiveTable, moves: int) -> None:
    """Play some moves of the player to move."""
    stream = Chance(bytes(32)).stream("moves")
    for _ in range(moves):
        decision = table.game.decision(table.state)
        if decision is None:
            return
        seat = decision.seats[0]
        words = random_move(table.game, table.state, seat, stream)
        user = table.roster.user_of(seat)
        assert user is not None
        await core.tables.play(table, user, words, None, KEYS * table.id + table.log.version)
        await core.wait_until_idle()


async def open_in(core: Core, channel: int, *users: int) -> LiveTable:
    """Return a lobby in a channel."""
    host, *others = users
    table = await core.lobbies.create(
        GAMES[0], TablePlace(9, channel), (host, NAMES[host]), TableSettings("cs"), interaction=core.key()
    )
    for user in others:
        await core.lobbies.join(table.id, user, NAMES[user], None)
    return table


async def fill(core: Core) -> None:
    """Create something of every kind."""
    table = await core.begin(ANN, BEN, CYD, game=GAMES[0])
    await play(core, table, MOVES)
    over = await open_in(core, OVER, ANN, CYD)
    await core.lobbies.start(over.id, ANN)
    await play(core, over, 1000)
    await open_in(core, LOBBY, BEN)
    alone = await open_in(core, WITH_COMPUTER, CYD)
    await core.lobbies.add_computer(alone.id, CYD)
    await core.lobbies.start(alone.id, CYD)
    await core.wait_until_idle()
    locked = await open_in(core, LOCKED, ANN)
    await core.wait_until_idle()
    core.mailbox.before = refuse
    await core.lobbies.join(locked.id, BEN, NAMES[BEN], None)
    await core.wait_until_idle()


async def fill_more(core: Core) -> None:
    """Create what later formats can store."""
    table = await core.tables.find_in_channel(CHANNEL)
    await core.store.watchers.add(table.id, CYD)
    results = Results(core.store, core.tables)
    await results.start()
    await results.wait_until_idle()
    await core.people.set_language(BEN, "fi")
    await core.people.set_quiet_hours(ANN, QuietHours(22 * 60, 7 * 60, "Europe/Prague"))
    seat = core.decision(table).seats[0]
    asker = table.roster.user_of((seat + 1) % 3)
    await core.services.votes.propose(table, asker or 0, "computer", seat)
    await core.wait_until_idle()


def refuse(name: str) -> None:
    """Refuse every delivery from now on."""
    raise NoAccess("403 50001")


async def dumped() -> str:
    """Return today's database as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "dump.sqlite")
        core = Core(file, Mailbox(), ManualClock(), GAMES)
        await core.open()
        await core.start()
        await fill(core)
        await fill_more(core)
        await core.close()
        with closing(sqlite3.connect(file)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            return "\n".join([*connection.iterdump(), f"PRAGMA user_version = {version};", ""])


def main() -> int:
    """Write today's database."""
    text = asyncio.run(dumped())
    (FOLDER / f"{migration_steps()[-1][0]:04}.sql").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
