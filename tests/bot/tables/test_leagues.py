"""Leagues on the core: who may sign up, what happens with too few, and what goes wrong at Discord."""

import math

import pytest

from bot.messages import leagues
from bot.model.errors import (
    AlreadyInLeague,
    LeagueExists,
    LeagueStops,
    LeagueTableFixed,
    NoLeague,
    NotInLeague,
    ResultsOff,
    SeveralLeagues,
)
from bot.model.league import League, Season, SeasonView
from bot.model.pace import absence_seconds_left, can_extend
from bot.model.times import DAY
from bot.outbox.league_posts import MIN_EDIT_INTERVAL_SECONDS
from bot.outbox.sender import Message, NoAccess, Rejected, TryLater
from bot.tables.tables import may_cancel
from bot.text.voice import Voice
from engine.moves import every_move
from tests.support.core import ANN, BEN, CHANNEL, CYD, GUILD, Core, core
from tests.support.manual_clock import PULSE_SECONDS
from tests.support.require import require

__all__ = ["core"]

DAN = 4
EVE = 10**17
"""A person with a number that no row has."""


async def started(core: Core, *users: int, game: str = "auction") -> League:
    """A league for which people have signed up."""
    language = (("language", "en"),)
    league, _ = await core.services.leagues.start(League(0, GUILD, CHANNEL, game, language, host=ANN))
    for user in users:
        await core.services.leagues.join(league, user)
    await core.wait_until_idle()
    return league


async def season(core: Core, league: League, number: int = 1) -> Season:
    return next(one for one in await core.store.seasons.seasons_of(league.id) if one.number == number)


async def until(core: Core, day: int) -> None:
    """The day begins, and all that is due is done; no leap of the clock counts as an outage."""
    core.services.uptime.outage_seconds = math.inf
    await core.clock.advance(max(0.0, day * DAY - core.clock.now()))
    await core.wait_until_idle()


async def begun(core: Core, *users: int) -> League:
    """A league whose first season is played."""
    league = await started(core, *users)
    await until(core, (await season(core, league)).starts)
    for _ in range(2):
        await core.clock.advance(5)
        await core.wait_until_idle()
    return league


def titles(core: Core) -> list[str]:
    return [one.text.splitlines()[0] for one in core.public() if one.text.startswith("## ")]


async def test_a_season_with_too_few_waits_a_week_and_people_read_why(core: Core) -> None:
    league = await started(core, ANN, BEN)
    first = await season(core, league)
    await until(core, first.starts)
    later = await season(core, league)
    assert (later.state, later.starts, later.ends) == ("signup", first.starts + 7, first.ends + 7)
    assert [one.labels for one in core.public()] == [["Join"], ["Join"]]
    assert "a week later" in core.public()[-1].text
    await core.services.leagues.join(league, CYD)
    await until(core, later.starts)
    assert (await season(core, league)).state == "playing"


async def test_only_permitted_people_sign_up(core: Core) -> None:
    leagues = core.services.leagues
    with pytest.raises(NoLeague):
        await leagues.find(GUILD, None)
    league = await started(core, ANN)
    with pytest.raises(AlreadyInLeague):
        await leagues.join(league, ANN)
    with pytest.raises(NotInLeague):
        await leagues.leave(league, BEN)
    await core.services.results.set_storing(BEN, False)
    with pytest.raises(ResultsOff):
        await leagues.join(league, BEN)
    with pytest.raises(LeagueExists):
        await started(core)
    assert await leagues.leave(league, ANN) is None
    await leagues.join(league, ANN)
    await started(core, game="tigris")
    with pytest.raises(SeveralLeagues):
        await leagues.find(GUILD, None)
    assert (await leagues.find(GUILD, "auction")).id == league.id


async def test_a_stopped_league_plays_its_season_to_the_end(core: Core) -> None:
    league = await begun(core, ANN, BEN, CYD)
    playing = require(await core.services.leagues.stop(league))
    with pytest.raises(LeagueStops):
        await core.services.leagues.join(league, DAN)
    await until(core, playing.ends)
    await until(core, playing.ends + 7)
    await core.clock.advance(600)
    await core.wait_until_idle()
    assert (await core.services.leagues.get(league.id)).state == "over"
    assert [one.number for one in await core.store.seasons.seasons_of(league.id)] == [1]
    assert "last season" in core.public()[-1].text


async def test_a_league_stopped_while_people_sign_up_is_over_at_once(core: Core) -> None:
    league = await started(core, ANN)
    assert await core.services.leagues.stop(league) is None
    await core.wait_until_idle()
    assert (await core.services.leagues.get(league.id)).state == "over"
    assert await core.store.seasons.seasons_of(league.id) == ()
    assert (await started(core, ANN)).id != league.id


async def test_a_person_who_signs_off_finishes_the_season_and_plays_no_other(core: Core) -> None:
    league = await begun(core, ANN, BEN, CYD, DAN)
    playing = require(await core.services.leagues.leave(league, ANN))
    await until(core, playing.ends)
    await until(core, playing.ends + 7)
    signed_up = await core.store.seasons.entrants_of((await season(core, league, 2)).id)
    assert {one.user for one in signed_up} == {BEN, CYD, DAN}
    assert len({one.before for one in signed_up}) == 3


async def test_two_seats_left_to_computers_end_the_signing_up(core: Core) -> None:
    league = await begun(core, ANN, BEN, CYD)
    for table in await core.tables.games_of(ANN):
        await core.lobbies.leave(table.id, ANN)
    await core.wait_until_idle()
    first = await season(core, league)
    await until(core, first.ends)
    await until(core, first.ends + 7)
    view = await core.services.leagues.find_view(league)
    assert view.groups[0].standings[-1].absent == 2
    by = {one.id: one.user for one in view.entrants}
    assert by[view.groups[0].standings[-1].entrant] == ANN
    assert {one.user for one in await core.store.seasons.entrants_of((await season(core, league, 2)).id)} == {BEN, CYD}


async def test_a_place_goes_to_somebody_else_with_its_seats(core: Core) -> None:
    league = await begun(core, ANN, EVE, CYD)
    with pytest.raises(AlreadyInLeague):
        await core.services.leagues.replace(league, ANN, EVE, "Eve")
    with pytest.raises(NotInLeague):
        await core.services.leagues.replace(league, DAN, BEN, "Ben")
    assert await core.services.leagues.replace(league, ANN, DAN, "Dan") == 2
    assert len(await core.tables.games_of(DAN)) == 2
    assert not await core.tables.games_of(ANN)
    await core.services.privacy.delete(EVE)
    assert not await core.tables.games_of(EVE)
    assert await core.services.leagues.replace(league, None, BEN, "Ben") == 2
    assert len(await core.tables.games_of(BEN)) == 2


async def test_nobody_changes_the_people_of_a_league_game(core: Core) -> None:
    await begun(core, ANN, BEN, CYD)
    table, _ = await core.tables.games_of(ANN)
    assert not may_cancel(table, table.host, False)
    seat = table.roster.seat_of_user(BEN)
    with pytest.raises(LeagueTableFixed):
        await core.services.votes.propose(table, ANN, "substitute", seat)


async def test_a_silent_person_loses_the_seat_to_a_computer_after_a_warning(core: Core) -> None:
    league = await begun(core, ANN, BEN, CYD)
    first = await season(core, league)
    table, _ = await core.tables.games_of(ANN)
    assert (table.row.settings.pace, table.row.settings.late) == ("bank-5d", "seat")
    assert not can_extend(table.row, ANN)
    assert absence_seconds_left(table.row, ANN) == 10 * DAY
    for user in (ANN, BEN):
        seat = table.roster.seat_of_user(user)
        await core.play(table, user, next(iter(every_move(table.game, table.state, seat))))
    await core.pass_time(6 * DAY)
    assert table.roster.seat_of(CYD) is None
    assert table.roster.users.count(ANN) == 1
    await until(core, first.ends)
    assert (await season(core, league)).state == "extra"
    assert {one.row.settings.pace for one in await core.tables.games_of(ANN)} <= {"1d"}
    await until(core, first.ends + 7)
    results = [one.result or () for one in await core.store.seasons.fixtures_of(first.id)]
    people = {one.id: one.user for one in await core.store.seasons.entrants_of(first.id)}
    absent = [people[one.entrant] for result in results for one in result if one.is_absent]
    assert CYD in absent


async def test_a_channel_that_is_closed_makes_the_league_silent_and_its_host_is_told_once(core: Core) -> None:
    core.mailbox.before = _refuse
    league = await started(core, ANN, BEN, CYD)
    assert (await core.services.leagues.get(league.id)).is_silent
    assert [one.text for one in core.mailbox.direct[ANN] if "no longer post" in one.text]
    await core.restart()
    await core.wait_until_idle()
    assert len(core.mailbox.direct[ANN]) == 1
    core.mailbox.before = lambda name: None
    await core.services.leagues.start(League(0, GUILD, CHANNEL, "auction", (), host=BEN))
    await core.wait_until_idle()
    assert titles(core) == ["## auction league: season 1"]


def _refuse(name: str) -> None:
    if name == "post":
        raise NoAccess("403 50001")


async def test_refused_threads_are_opened_later_and_the_host_is_told_once(core: Core) -> None:
    await core.clock.advance(1_800_000_000)
    core.mailbox.before = _refuse_threads
    league = await begun(core, ANN, BEN, CYD)
    first = await season(core, league)
    assert {one.table for one in await core.store.seasons.fixtures_of(first.id)} == {None}
    for _ in range(3):
        await core.clock.advance(3600)
        await core.wait_until_idle()
    (letter,) = core.mailbox.direct[ANN]
    assert "Create Public Threads" in letter.text
    core.mailbox.before = lambda name: None
    for _ in range(3):
        await core.clock.advance(3600)
        await core.wait_until_idle()
    fixtures = await core.store.seasons.fixtures_of(first.id)
    tables = [await core.tables.find(one.table or 0) for one in fixtures]
    assert [table.status for table in tables] == ["open", "open"]


def _refuse_threads(name: str) -> None:
    if name == "begin_thread":
        raise Rejected("400 160005")


async def test_a_server_that_is_left_keeps_its_league_for_a_month(core: Core) -> None:
    league = await begun(core, ANN, BEN, CYD)
    core.services.channels.note_removal(GUILD)
    await core.services.channels.wait_until_idle()
    first = await season(core, league)
    await until(core, first.starts + 20)
    assert (await season(core, league)).state == "playing"
    await until(core, first.starts + 31)
    assert await core.store.leagues.find(league.id) is None
    assert await core.store.seasons.entrants_of(first.id) == ()


async def finish(core: Core, user: int) -> None:
    """Play a game of somebody to its end."""
    table = (await core.tables.games_of(user))[0]
    while table.status == "open":
        seat = core.decision(table).seats[0]
        mover = require(table.roster.user_of(seat))
        await core.play(table, mover, next(every_move(table.game, table.state, seat)))


async def test_standings_that_discord_puts_off_are_changed_later(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    async def attach(channel: int, message: int, content: Message) -> None:
        if message == posted:
            raise TryLater
        await whole(channel, message, content)

    league = await begun(core, ANN, BEN, CYD)
    await finish(core, ANN)
    posted = (await core.store.seasons.posted_messages((await season(core, league)).id))["standings"]
    await core.clock.advance(MIN_EDIT_INTERVAL_SECONDS)
    whole = core.mailbox.attach
    with monkeypatch.context() as patched:
        patched.setattr(core.mailbox, "attach", attach)
        await finish(core, ANN)
    (message,) = [one for one in core.public() if one.id == posted]
    before = message.text
    await core.clock.advance(MIN_EDIT_INTERVAL_SECONDS)
    await core.wait_until_idle()
    assert message.text != before


async def test_a_person_reads_which_game_waits_and_links_keep_their_direction(core: Core) -> None:
    league = await started(core, ANN)
    alone = leagues.season_lines(await core.services.leagues.find_view(league), None, ANN, (), Voice("en"))
    assert any("Only you" in line for line in alone)
    for user in (BEN, CYD):
        await core.services.leagues.join(league, user)
    await until(core, (await season(core, league)).starts)
    for _ in range(2):
        await core.clock.advance(5)
        await core.wait_until_idle()
    view = await core.services.leagues.find_view(league)
    assert len(view.channels) == 2
    waiting = [view.groups[0].fixtures[0].table or 0]
    text = "\n".join(leagues.season_lines(view, view.groups[0], ANN, waiting, Voice("en")))
    assert text.count("(your turn)") == 1
    assert "2 games are still open" in text
    hebrew = leagues.groups_text(view, Voice("he"))
    assert all(f"\u2068<#{channel}>\u2069" in hebrew for channel in view.channels.values())


async def test_a_league_whose_messages_fail_stops_no_other(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    def text(view: SeasonView, voice: Voice, *, is_duel: bool) -> str:
        if view.league.game == "auction":
            raise RuntimeError
        return whole(view, voice, is_duel=is_duel)

    whole = leagues.signup_text
    monkeypatch.setattr(leagues, "signup_text", text)
    await started(core, ANN)
    await started(core, ANN, game="ur")
    assert len(titles(core)) == 1


async def test_a_season_ends_later_by_the_days_that_the_bot_was_away(core: Core) -> None:
    league = await begun(core, ANN, BEN, CYD)
    first = await season(core, league)
    for _ in range(2):
        await core.close()
        await core.clock.advance(3 * DAY)
        await core.open()
        await core.start()
        await core.restart()
        await core.wait_until_idle()
    assert (await season(core, league)).ends == first.ends + 6
    core.services.channels.note_removal(GUILD)
    await core.services.channels.wait_until_idle()
    await core.close()
    await core.clock.advance(10 * DAY)
    await core.open()
    await core.start()
    for _ in range(2):
        core.services.channels.note_presence(GUILD)
        await core.services.channels.wait_until_idle()
    later = await season(core, league)
    assert (later.ends, later.state) == (first.ends + 16, "playing")
    view = await core.services.leagues.find_view(league)
    assert "16 days later" in leagues.standings_text(view, Voice("en"))


async def test_a_season_that_begins_late_is_as_long_as_any(core: Core) -> None:
    league = await started(core, ANN, BEN, CYD)
    first = await season(core, league)
    await core.close()
    await core.clock.advance((first.starts + 4) * DAY - core.clock.now())
    await core.open()
    await core.start()
    await core.wait_until_idle()
    begun_late = await season(core, league)
    assert (begun_late.state, begun_late.starts, begun_late.ends) == ("playing", first.starts + 4, first.ends + 4)
    assert (await season(core, league, 2)).opens == first.ends + 4 + 7


async def test_a_season_does_not_end_while_people_cannot_reach_the_bot(core: Core) -> None:
    league = await begun(core, ANN, BEN, CYD)
    first = await season(core, league)
    uptime = core.services.uptime
    uptime.outage_seconds, uptime.is_linked = 2 * PULSE_SECONDS, lambda: False
    await core.clock.advance((first.ends + 1) * DAY - core.clock.now())
    await core.wait_until_idle()
    assert (await season(core, league)).state == "playing"
    uptime.is_linked = lambda: True
    await core.pass_time(2 * PULSE_SECONDS)
    assert (await season(core, league)).ends == first.ends + 43
