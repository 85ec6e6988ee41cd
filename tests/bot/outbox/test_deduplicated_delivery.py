"""A message that Discord took without the bot's knowledge is not sent again, however long Discord takes to come
back."""

import pytest

from bot.messages.outgoing import Outgoing, PostBoard, read_message
from bot.outbox.sender import Message, TryLater
from tests.support.core import ANN, BEN, CHANNEL, Core, core
from tests.support.mailbox import Delivered

__all__ = ["core"]


class Deaf:
    """The answer to the next delivery of one kind is lost, and Discord forgets all nonces."""

    def __init__(self, core: Core, kind: str, lost: Exception) -> None:
        self.core, self.kind, self.lost = core, kind, lost
        core.mailbox.after = self

    def __call__(self, name: str) -> None:
        if name == self.kind:
            self.core.mailbox.after = lambda name: None
            self.core.mailbox.seen = {f"forgotten {number}": number for number in range(len(self.core.mailbox.seen))}
            raise self.lost


class Cut:
    """The next message does not arrive, and we do not hear of that."""

    def __init__(self, core: Core) -> None:
        self.core = core

    def __call__(self, name: str) -> None:
        if name == "post":
            self.core.mailbox.before = lambda name: None
            raise TryLater


def counted(core: Core) -> tuple[int, int, list[int]]:
    """Public messages, direct messages, calls."""
    direct = sum(len(letters) for letters in core.mailbox.direct.values())
    return len(core.public()), direct, core.mailbox.pings


async def gathered(core: Core) -> int:
    """A table where all sit and nothing is owed; its number."""
    table = await core.lobby(ANN, BEN, auto_end=False)
    await core.wait_until_idle()
    return table.id


@pytest.mark.parametrize("kind", ["post", "write"])
async def test_a_lost_answer_is_no_second_message(core: Core, kind: str) -> None:
    table = await gathered(core)
    Deaf(core, kind, TryLater())
    await core.lobbies.start(table, ANN)
    await core.clock.until_sleeping(30)
    await core.clock.advance(1000)
    await core.wait_until_idle()
    assert counted(core) == (2, 2, [ANN, BEN])
    assert core.public()[-1].labels
    assert not core.public()[0].labels


@pytest.mark.parametrize("kind", ["post", "write"])
async def test_nor_is_one_that_was_under_way_when_the_bot_was_killed(core: Core, kind: str) -> None:
    table = await gathered(core)
    Deaf(core, kind, RuntimeError("killed"))
    await core.lobbies.start(table, ANN)
    await core.wait_until_idle()
    assert await core.store.outbox.queues_with_messages() == (CHANNEL,)
    await core.restart()
    await core.wait_until_idle()
    assert counted(core) == (2, 2, [ANN, BEN])
    assert await core.store.outbox.queues_with_messages() == ()


@pytest.mark.parametrize("kind", ["post", "write"])
async def test_a_message_that_did_not_arrive_is_sent_again(core: Core, kind: str) -> None:
    def lost(name: str) -> None:
        if name == kind:
            core.mailbox.before = lambda name: None
            raise RuntimeError("killed")

    table = await gathered(core)
    core.mailbox.before = lost
    await core.lobbies.start(table, ANN)
    await core.wait_until_idle()
    await core.restart()
    await core.wait_until_idle()
    assert counted(core) == (2, 2, [ANN, BEN])


async def test_of_a_table_from_before_there_was_a_count_nothing_is_taken_for_brought(core: Core) -> None:
    table = await gathered(core)

    def lost(name: str) -> None:
        core.mailbox.before = lambda name: None
        raise RuntimeError("killed")

    core.mailbox.before = lost
    await core.lobbies.start(table, ANN)
    await core.wait_until_idle()
    await core.store._database.run(("UPDATE tables SET posted = NULL", ()))
    await core.restart()
    await core.wait_until_idle()
    assert counted(core) == (2, 2, [ANN, BEN])


@pytest.mark.parametrize("told", [True, False])
async def test_another_message_of_ours_is_not_taken_for_the_one_that_was_cut_off(core: Core, told: bool) -> None:
    def lost(name: str) -> None:
        if name == "post":
            core.mailbox.before = lambda name: None
            core.mailbox.seen["another" if told else "forgotten other"] = 5000
            core.mailbox.channels[CHANNEL].append(
                Delivered(5000, Message(text if told else "A table is being set up."))
            )
            raise RuntimeError("killed")

    table = await gathered(core)
    core.mailbox.before = lost
    text = ""
    await core.lobbies.start(table, ANN)
    owed = [debt for debt in await debts_of(core) if isinstance(debt, PostBoard)]
    text = owed[-1].text
    await core.wait_until_idle()
    await core.restart()
    await core.wait_until_idle()
    board = await core.store.outbox.find_board(table)
    assert board is not None
    assert board.message != 5000
    assert core.mailbox.pings == [ANN, BEN]
    assert core.public()[-1].labels


async def test_a_message_that_says_more_since_is_still_known(core: Core) -> None:
    """By a hint, where somebody closed their direct messages meanwhile."""
    table = await gathered(core)
    Deaf(core, "post", RuntimeError("killed"))
    await core.lobbies.start(table, ANN)
    await core.wait_until_idle()
    await core.people.note_dms_closed(ANN)
    await core.restart()
    await core.wait_until_idle()
    assert counted(core)[0] == 2
    assert core.mailbox.pings == [ANN, BEN]


async def test_an_undo_is_voted_on_in_one_message_however_its_first_answer_was_lost(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    Deaf(core, "post", TryLater())
    await core.services.votes.propose(table, ANN, "end", None)
    await core.clock.until_sleeping(30)
    await core.clock.advance(1000)
    await core.wait_until_idle()
    assert [one.text for one in core.public()].count(core.public()[-1].text) == 1
    assert counted(core)[0] == 3


async def test_attempts_to_send_what_is_no_longer_queued_are_forgotten(core: Core) -> None:
    table = await gathered(core)
    Deaf(core, "post", TryLater())
    await core.lobbies.start(table, ANN)
    await core.clock.until_sleeping(30)
    await core.store._database.run(("DELETE FROM debts", ()))  # as where a channel is deleted
    await core.clock.advance(1000)
    await core.wait_until_idle()
    assert not core.outbox._delivery._attempt_times


async def debts_of(core: Core) -> list[Outgoing]:
    """What is owed."""
    rows = await core.store._database.rows("SELECT debt FROM debts ORDER BY id")
    return [read_message(row[0]) for row in rows]


async def test_where_nothing_can_be_read_a_lost_answer_is_asked_for_again_at_once(core: Core) -> None:
    """Discord knows the nonce again."""
    table = await gathered(core)
    core.mailbox.unreadable.add(CHANNEL)

    def lost(name: str) -> None:
        if name == "post":
            core.mailbox.after = lambda name: None
            raise TryLater

    core.mailbox.after = lost
    await core.lobbies.start(table, ANN)
    await core.clock.until_sleeping(30)
    await core.clock.advance(30)
    await core.wait_until_idle()
    assert counted(core) == (2, 2, [ANN, BEN])


@pytest.mark.parametrize("arrived", [True, False])
async def test_where_nothing_can_be_read_what_is_in_doubt_waits_for_the_permission(core: Core, arrived: bool) -> None:
    table = await gathered(core)
    core.mailbox.unreadable.add(CHANNEL)
    if arrived:
        Deaf(core, "post", TryLater())
    else:
        core.mailbox.before = Cut(core)
    await core.lobbies.start(table, ANN)
    await core.clock.until_sleeping(30)
    await core.clock.advance(1000)
    await core.wait_until_idle()
    await core.restart()
    await core.wait_until_idle()
    assert counted(core)[0] == 1 + arrived
    assert await core.store.outbox.queues_with_messages() == (CHANNEL,)
    core.mailbox.unreadable.clear()
    await core.restart()
    await core.wait_until_idle()
    assert counted(core) == (2, 2, [ANN, BEN])


async def test_discord_is_asked_again_only_for_a_while_counted_from_the_first_attempt(core: Core) -> None:
    tried: list[str] = []

    def lost(name: str) -> None:
        if name == "post":
            tried.append(name)
            raise TryLater

    table = await gathered(core)
    core.mailbox.unreadable.add(CHANNEL)
    core.mailbox.before = lost
    await core.lobbies.start(table, ANN)
    for _ in range(2):
        await core.clock.until_sleeping(30)
        await core.clock.advance(100)
    await core.wait_until_idle()
    assert len(tried) == 2
    assert await core.store.outbox.queues_with_messages() == (CHANNEL,)
