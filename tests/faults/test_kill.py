"""Killed at any moment: after a restart no move and no message is lost or doubled."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.model.errors import AlreadyJoined, AlreadyStarted
from bot.model.table import TablePlace, TableSettings
from engine.game import Words
from engine.replay import replay_record
from tests.faults.killing import Fate, Step, alike, every, fate, files, live, mortal_mailbox, twice
from tests.support.core import ANN, BEN, CHANNEL, Core
from tests.support.games.auction import Auction
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock
from tests.support.postgres import PostgresHost

__all__ = ["fate"]


async def create(core: Core) -> None:
    await core.lobbies.create(
        Auction(),
        TablePlace(9, CHANNEL),
        (ANN, "Ann"),
        TableSettings("en", (("rounds", "three"),), auto_end=False),
        interaction=1,
    )


async def join(core: Core) -> None:
    try:
        await core.lobbies.join((await core.tables.find_in_channel(CHANNEL)).id, BEN, "Ben", None)
    except AlreadyJoined:
        assert core.mailbox.channels


async def start(core: Core) -> None:
    try:
        await core.lobbies.start((await core.tables.find_in_channel(CHANNEL)).id, BEN)
    except AlreadyStarted:
        assert core.mailbox.channels


def play(user: int, key: int, *words: str) -> Step:
    async def step(core: Core) -> None:
        await core.tables.play(await core.tables.find_in_channel(CHANNEL), user, words, None, key)

    return step


async def undo(core: Core) -> None:
    await core.tables.undo(await core.tables.find_in_channel(CHANNEL), ANN, None, 3)


STEPS: tuple[Step, ...] = (
    create,
    join,
    start,
    play(ANN, 2, "bid", "2"),
    undo,
    play(ANN, 4, "bid", "1"),
    play(BEN, 5, "bid", "3"),
    play(ANN, 6, "pass"),
)
LOG: list[Words] = [("bid", "2"), ("undo", "1"), ("bid", "1"), ("bid", "3"), ("pass",)]


async def check(core: Core) -> None:
    """The log is what was played, it refolds, and nothing is owed."""
    table = await core.tables.find_in_channel(CHANNEL)
    assert [kept.entry.words for kept in await core.store.tables.find_log(table.id)] == LOG
    assert replay_record(table.game, table.record).fold == table.log.fold
    assert await core.store.outbox.queues_with_messages() == ()
    board = await core.store.outbox.find_board(table.id)
    assert board is not None
    assert board.pictured == table.log.version


def story(mailbox: Mailbox) -> object:
    """All that people saw; of the pictures only the newest, since older ones may be skipped."""
    public = [(one.text, one.labels) for one in mailbox.channels[CHANNEL]]
    private = {user: [letter.text for letter in letters] for user, letters in mailbox.direct.items()}
    return public, private, mailbox.pings, mailbox.channels[CHANNEL][-1].content.attachments


async def told(place: Path | str, fate: Fate, end: int) -> object:
    """What people saw of a process that was killed at moment `end`, and of the one after it."""
    mailbox, todo = mortal_mailbox(fate), list(STEPS)

    async def one_life() -> None:
        core = Core(Path(place), mailbox, ManualClock(), (Auction(),))
        core.address = place if isinstance(place, str) else None
        await live(core, fate, todo, check)

    await twice(one_life, fate, end)
    return story(mailbox)


async def test_killed_anywhere_nothing_is_lost_or_doubled(tmp_path: Path, fate: Fate) -> None:
    assert await alike(told, files(tmp_path), fate, every(5)) > 70


@pytest.mark.full
async def test_killed_everywhere_nothing_is_lost_or_doubled(tmp_path: Path, fate: Fate) -> None:
    assert await alike(told, files(tmp_path), fate) > 70


@pytest.mark.full
async def test_killed_at_fifty_moments_on_a_server_nothing_is_lost_or_doubled(
    postgres: PostgresHost, fate: Fate
) -> None:
    def fifty(moments: int) -> Iterable[int]:
        return (number * moments // 50 for number in range(50))

    assert await alike(told, lambda _: postgres.new(), fate, fifty) > 70
