"""Results that leaving cannot avoid: who is rated, and how, where seats changed hands or the game did not end."""

from bot.model.ratings import StoredResult, rate_game
from bot.model.times import HOUR
from bot.tables.live_table import LiveTable
from tests.support.core import ANN, BEN, CYD, GUILD, Core, core

__all__ = ["core"]

DAN = 4


async def passes(core: Core, table: LiveTable, rounds: int = 9) -> None:
    """Every person passes so many times, or until the game is over."""
    for _ in range(rounds):
        for seat in table.decision.seats if table.status == "open" and table.decision is not None else ():
            user = table.roster.user_of(seat)
            if user is not None and table.status == "open":
                await core.play(table, user, ("pass",))


async def ranks(core: Core) -> dict[int, int]:
    """The stored rank of each person who was rated."""
    await core.wait_until_idle()
    results = await core.store.results.all_results(GUILD)
    return {one.user: one.rank for one in results if one.mu is not None}


async def test_a_game_that_is_ended_by_vote_rates_nobody(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD)
    await passes(core, table, 2)
    await core.lobbies.leave(table.id, CYD)
    vote = await core.services.votes.propose(table, ANN, "end", None)
    await core.services.votes.cast_ballot(vote.id, BEN, yes=True)
    assert table.status == "cancelled"
    assert await ranks(core) == {}


async def test_a_game_that_everybody_has_left_rates_nobody(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await passes(core, table, 2)
    for user in (ANN, BEN):
        await core.lobbies.leave(table.id, user)
    assert table.status == "cancelled"
    assert await ranks(core) == {}


async def test_a_substitute_is_rated_and_not_who_had_the_seat_before(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD)
    await passes(core, table, 2)
    seat = table.roster.seat_of_user(CYD)
    await core.clock.advance(25 * HOUR)
    vote = await core.services.votes.propose(table, ANN, "substitute", seat)
    await core.services.votes.cast_ballot(vote.id, BEN, yes=True)
    await core.services.votes.take_seat(vote.id, DAN, "Dan")
    await passes(core, table)
    result = table.game.result(table.state)
    assert table.status == "over"
    assert result is not None
    assert await ranks(core) == {user: result.ranks[table.roster.seat_of_user(user)] for user in (ANN, BEN, DAN)}


async def play_without_cyd(core: Core) -> LiveTable:
    """Play a game that Cyd leaves after two turns each."""
    table = await core.begin(ANN, BEN, CYD)
    await passes(core, table, 2)
    await core.lobbies.leave(table.id, CYD)
    await core.wait_until_idle()
    await passes(core, table)
    return table


async def test_places_are_those_of_the_people_and_the_leaver_has_the_last(core: Core) -> None:
    await play_without_cyd(core)
    found = await ranks(core)
    assert set(found) == {ANN, BEN, CYD}
    assert found[CYD] == 3
    assert max(found[ANN], found[BEN]) <= 2


async def test_a_player_who_loses_the_seat_to_the_clock_is_ranked_last(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD, pace="1d", late="seat")
    await passes(core, table, 2)
    while table.status == "open" and table.roster.seat_of(CYD) is not None:
        for user in (ANN, BEN):
            if table.decision is not None and table.roster.seat_of(user) in table.decision.seats:
                await core.play(table, user, ("pass",))
        await core.pass_time(HOUR)
    await passes(core, table)
    found = await ranks(core)
    assert (set(found), found[CYD]) == ({ANN, BEN, CYD}, 3)


async def test_a_leaver_who_keeps_no_results_is_not_ranked(core: Core) -> None:
    await core.services.results.set_storing(CYD, on=False)
    await play_without_cyd(core)
    found = await ranks(core)
    assert set(found) == {ANN, BEN}
    between_two = rate_game("auction", found, ())
    assert {one.mu for one in await core.store.results.all_results(GUILD)} == {one.mu for one in between_two}


async def test_results_that_are_stored_stay_as_they_are(core: Core) -> None:
    table = await play_without_cyd(core)
    await ranks(core)
    old = (StoredResult(ANN, "auction", 1, 27.0, 8.0), StoredResult(BEN, "auction", 2, 23.0, 8.0))
    await core.store._database.run(("DELETE FROM results", ()), ("DELETE FROM noted", ()))
    await core.store.results.store_results(table.id, GUILD, old)
    await core.restart()
    core.services.results.note_change(await core.tables.find(table.id))
    assert await ranks(core) == {ANN: 1, BEN: 2}
