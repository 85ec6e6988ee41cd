"""Killed while somebody is forgotten: after the next start nothing of them is left, and what is told is told once."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.faults.killing import Fate, alike, born, fate, files, mortal_mailbox, outlived
from tests.support.core import ANN, BEN, CHANNEL, CYD, Core, core

__all__ = ["core", "fate"]

ANNE = 123456789


async def played(core: Core) -> None:
    """Two people play, a third had to leave their seat to a computer; all three stand in texts."""
    table = await core.lobby(BEN, CYD)
    await core.lobbies.join(table.id, ANNE, "Anne", None)
    await core.lobbies.start(table.id, BEN)
    await core.wait_until_idle()
    await core.services.votes.propose(table, ANNE, "computer", table.roster.seat_of_user(CYD))
    await core.play(table, ANNE, ("bid", "1"))


def stored(file: Path) -> str:
    """All that the database holds."""
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join(line for line in connection.iterdump() if not line.startswith("CREATE"))


async def left(file: Path, fate: Fate, end: int) -> tuple[list[str], list[int]]:
    """What stands in the channel when the process that forgets is killed at moment `end`, and who was called."""
    mailbox = mortal_mailbox(fate)
    core = await born(file, mailbox)
    await played(core)
    assert "Anne" in stored(file)
    core = await outlived(core, fate, end, lambda core: core.services.privacy.delete(ANNE), lambda: born(file, mailbox))
    await core.close()
    found = stored(file)
    assert "Anne" not in found, f"killed at {end}"
    assert str(ANNE) not in found, f"killed at {end}"
    return [one.text for one in mailbox.channels[CHANNEL]], mailbox.pings


async def test_a_deletion_of_data_is_completed_after_a_kill(tmp_path: Path, fate: Fate) -> None:
    """The first moment is before it is noted: then nobody has been told anything either."""
    assert await alike(left, files(tmp_path), fate, lambda moments: range(1, moments)) > 15


async def test_somebody_who_had_left_a_seat_before_is_forgotten_there_too(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD)
    await core.play(table, CYD, ("bid", "1"))
    seat = table.roster.seat_of_user(CYD)
    vote = await core.services.votes.propose(table, ANN, "computer", seat)
    await core.services.votes.cast_ballot(vote.id, BEN, yes=True)
    await core.wait_until_idle()
    assert table.roster.user_of(seat) is None
    assert "Cyd" in stored(core.file)
    await core.services.privacy.delete(CYD)
    await core.wait_until_idle()
    assert "Cyd" not in stored(core.file)
