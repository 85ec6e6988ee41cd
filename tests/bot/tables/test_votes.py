"""Questions that are asked again while they are open, or while what they have decided waits for somebody."""

from bot.model.vote import VoteKind
from bot.tables.live_table import LiveTable
from engine.game import Seat
from tests.support.core import ANN, BEN, CHANNEL, CYD, NAMES, Core, core

__all__ = ["core"]

DAN = 4


async def asked(core: Core, kind: VoteKind) -> tuple[LiveTable, Seat]:
    """A table where Ann has asked the others about Cyd's seat, and which it is."""
    table = await core.begin(ANN, BEN, CYD)
    seat = table.roster.seat_of_user(CYD)
    await core.services.votes.propose(table, ANN, kind, seat)
    await core.wait_until_idle()
    return table, seat


async def test_somebody_who_asks_what_is_asked_already_says_yes_to_it(core: Core) -> None:
    table, seat = await asked(core, "computer")
    again = await core.services.votes.propose(table, BEN, "computer", seat)
    await core.wait_until_idle()
    assert (again.id, again.verdict) == (1, "agreed")
    assert table.roster.user_of(seat) is None


async def test_a_second_request_for_a_substitute_shows_the_open_offer(core: Core) -> None:
    table, seat = await asked(core, "substitute")
    offered = await core.services.votes.cast_ballot(1, BEN, yes=True)
    await core.wait_until_idle()
    before = len(core.public())
    again = await core.services.votes.propose(table, BEN, "substitute", seat)
    await core.wait_until_idle()
    assert (again.id, again.verdict, again.ballots) == (offered.id, "offered", offered.ballots)
    assert len(core.public()) == before


async def test_a_person_who_asks_twice_to_return_has_no_vote(core: Core) -> None:
    table, seat = await asked(core, "substitute")
    await core.services.votes.cast_ballot(1, BEN, yes=True)
    await core.services.votes.take_seat(1, DAN, "Dan")
    first = await core.services.votes.ask_to_return(table, CYD)
    await core.wait_until_idle()
    before = len(core.public())
    again = await core.services.votes.ask_to_return(table, CYD)
    await core.wait_until_idle()
    assert first is not None
    assert again is not None
    assert (again.id, again.verdict, again.ballots) == (first.id, "", ())
    assert len(core.public()) == before
    assert table.roster.user_of(seat) == DAN
    assert NAMES[CYD] not in table.roster.names


async def test_a_vote_whose_message_was_deleted_is_posted_anew(core: Core) -> None:
    table, _ = await asked(core, "computer")
    core.mailbox.delete(CHANNEL, core.public()[-1].id)
    before = len(core.public())
    await core.services.votes.cast_ballot(1, BEN, yes=False)
    await core.wait_until_idle()
    assert len(core.public()) == before + 1
    assert table.roster.seat_of(CYD) is not None
