"""A league of twelve people: two seasons, with a restart amid the openings, a deleted thread and a deleted account."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from bot.cli.check import check_database
from bot.messages.leagues import day_text, points_text
from bot.model.league import season_groups
from bot.text.voice import Voice
from tests.support.competition import Competition, signed_up
from tests.support.house import EVERY_GAME, House
from tests.support.releases import SEASONS, kept, season_today


async def test_two_seasons_of_twelve_people(house: House) -> None:
    competition = await signed_up(house, 12)
    first = await competition.season(1)
    assert "Already signed up" in (await house.slash("Ann", "league join")).text
    await competition.until(first.starts)
    await competition.open(2)
    await house.restart()
    await competition.open(6)
    fixtures = await competition.fixtures(1)
    assert len(fixtures) == 6
    assert len({one.table for one in fixtures}) == 6
    tables = [await house.app.services.tables.find(one.table or 0) for one in fixtures]
    assert all(table.status == "open" and table.row.settings.league for table in tables)
    threads = [one for one in house.sandbox.state.channels.values() if one.is_thread]
    assert sorted(thread.id for thread in threads) == sorted(table.channel for table in tables)
    seats = Counter(user for table in tables for user in table.roster.users)
    assert seats == Counter(dict.fromkeys(competition.users.values(), 2))
    groups = competition.posts()[-1].text
    assert all(f"<#{table.channel}>" in groups for table in tables)

    for fixture in fixtures[:4]:
        await competition.play(fixture)
    await house.app.services.channels.wait_until_idle()
    await house.sandbox.places.delete_channel(house.sandbox.state.channels[tables[4].channel])
    await house.app.client.wait_until_idle()
    await house.settle()
    gone = (await competition.places(1))[2][0]
    await house.app.services.privacy.delete(gone or 0)
    await house.settle()
    await competition.play(fixtures[5])
    results = [one.result for one in await competition.fixtures(1)]
    assert results[4] == ()
    assert [len(one or ()) for one in results] == [4, 4, 4, 4, 0, 4]
    assert sum(one.is_absent for result in results for one in result or ()) == 1
    await house.clock.advance(600)
    await house.settle()
    board = competition.posts()[-1].text
    assert "a computer finished 1 game" in board
    assert "if the season ended now" in board

    await competition.until(first.ends)
    end = competition.posts()[-1].text
    assert "is over" in end
    assert (end.count(" ▲"), end.count(" ▼")) == (2 + 1, 2 + 1)
    before = await competition.places(1)
    assert "wins season 1" in end.splitlines()[1]
    second = await competition.season(2)
    assert second.opens == first.ends + 7
    await competition.until(second.opens)
    assert competition.posts()[-1].labels == ["Join"]
    await house.slash("Ben", "league leave")
    await competition.until(second.starts)
    await competition.open(8)
    after = await competition.places(2)
    assert sorted(map(len, after)) == [3, 3, 4]
    level = {user: place for place, group in enumerate(after) for user in group}
    former = {user: place for place, group in enumerate(before) for user in group}
    assert {gone, competition.users["Ben"]}.isdisjoint(level)
    assert all(abs(place - former[user]) <= 1 for user, place in level.items())
    for fixture in await competition.fixtures(2):
        await competition.play(fixture)
    await competition.until(second.ends)
    await house.clock.advance(600)
    await house.settle()
    assert (await competition.season(2)).state == "past"
    assert [one.number for one in await competition.seasons()] == [1, 2, 3]


async def test_points_are_worded_with_one_decimal() -> None:
    assert [points_text(Fraction(part), Voice("cs")) for part in ("9/2", "10/3", "4")] == ["4,5", "3,3", "4"]


async def test_a_league_needs_the_right_to_make_threads(house: House) -> None:
    house.sandbox.places.deny(house.channel, "create_public_threads")
    refused = await house.slash("Ann", "admin league start", game="auction")
    assert "Create Public Threads" in refused.text
    assert await house.app.store.leagues.leagues_in_server(house.sandbox.guild) == ()
    house.sandbox.places.allow(house.channel, "create_public_threads")
    assert "has started" in (await house.slash("Ann", "admin league start", game="auction")).text
    watch = await house.sandbox.roles.add("Watch", "manage_messages")
    house.sandbox.roles.give(house.person("Cyd"), watch)
    assert "Manage Server" in (await house.slash("Cyd", "admin league stop")).text
    assert "is over" in (await house.slash("Ann", "admin league stop")).text


async def test_a_season_is_shown_with_its_picture_groups_and_older_seasons(house: House) -> None:
    competition = await signed_up(house, 7)
    before = await house.slash("Cyd", "league show")
    assert "7 people have signed up" in before.text
    first = await competition.season(1)
    await competition.until(first.starts)
    await competition.open(4)
    await competition.until(first.ends)
    await competition.until(first.ends + 7)
    second = await competition.season(2)
    assert second.opens == first.ends + 14
    assert day_text(second.opens) in competition.posts()[-1].text
    assert [one.text.count("signed up already") for one in competition.posts()] == [0, 0, 0, 0]
    await competition.until(second.opens)
    assert "signed up already" in competition.posts()[-1].text
    await competition.until(second.starts)
    await competition.open(4)
    (file,) = (await house.slash("Ann", "privacy export")).attachments
    played, signed_up_again = json.loads(file.data)["leagues"]
    assert (played["season"], played["place"] > 0) == (1, True)
    assert (signed_up_again["season"], signed_up_again["place"]) == (2, None)
    shown = await house.slash("Ann", "league show")
    assert shown.message is not None
    (picture,) = shown.message.attachments
    assert "auction league, season 2, Group " in (picture.description or "")
    assert (picture.description or "").count("; you") == 1
    assert "Older season" in shown.message.labels
    older = await house.click("Ann", "Older season", shown.message)
    assert "season 1" in older.text
    assert "The season ended" in older.text
    assert older.message is not None
    assert "Newer season" in older.message.labels
    menu = older.message.menus[0]
    for option in menu["options"]:
        chosen = await house.person("Ann").select(older.message, menu["custom_id"], option["value"])
        group = await chosen.wait_until_finished()
        await house.settle()
        assert f"**{option['label']}**" in group.text


@pytest.mark.full
async def test_a_season_of_forty_people(house: House) -> None:
    competition = await signed_up(house, 40)
    first = await competition.season(1)
    before = len(house.sandbox.requests)
    await competition.until(first.starts)
    most = 0
    for number in range(24):
        asked = len(house.sandbox.requests)
        await competition.open(1)
        most = max(most, len(house.sandbox.requests) - asked)
        if number in (3, 11):
            await house.restart()
    assert most <= 30, "requests in five seconds"
    opened = len(house.sandbox.requests) - before
    fixtures = await competition.fixtures(1)
    assert len(fixtures) == len({one.table for one in fixtures}) == 20
    assert opened <= 20 * 25
    tables = [await house.app.services.tables.find(one.table or 0) for one in fixtures]
    await house.sandbox.places.delete_channel(house.sandbox.state.channels[tables[0].channel])
    await house.app.client.wait_until_idle()
    await house.settle()
    await house.app.services.privacy.delete(tables[4].roster.users[0])
    await house.settle()
    for number, fixture in enumerate(fixtures[1:]):
        await competition.play(fixture)
        if number == 9:
            await house.restart()
    await competition.until(first.ends)
    await house.clock.advance(600)
    await house.settle()
    assert (await competition.season(1)).state == "past"
    groups = season_groups(first, await competition.entrants(1), await competition.fixtures(1))
    assert [sum(one.points for one in group.standings) for group in groups] == [10] + [20] * 9
    titles = [one.text.splitlines()[0] for one in competition.posts()]
    assert len(titles) == len(set(titles)) == 4
    end = competition.posts()[-1].text
    assert [part for part in ("Group A*", "Group B1", "Group B2", "Group E3") if part not in end] == []
    assert "same letter" in end
    assert (end.count(" ▲"), end.count(" ▼")) == (9 + 1, 9 + 1)
    following = [one.user for one in await competition.entrants(2)]
    assert len(following) == len(set(following)) == 39


async def played_on(file: Path, database: Path) -> None:
    """The season that a version has left comes to its end, and nothing is done twice."""
    house = kept(file, database, EVERY_GAME)
    async with house:
        competition = Competition(house, 12)
        before = await competition.fixtures(1)
        posted = [one.text.splitlines()[0] for one in competition.posts()]
        assert {one.table is None for one in before} == {True, False}
        await competition.open(6)
        fixtures = await competition.fixtures(1)
        assert all(then.table in (None, now.table) for then, now in zip(before, fixtures, strict=True))
        threads = [one for one in house.sandbox.state.channels.values() if one.is_thread]
        assert len({one.table for one in fixtures}) == len(threads) == 6
        for fixture in fixtures[1:]:
            await competition.play(fixture)
        first = await competition.season(1)
        await competition.until(first.ends)
        await house.clock.advance(600)
        await house.settle()
        await house.app.close()
        assert [fault async for fault in check_database(house.database, EVERY_GAME)] == []
        await house.start()
        groups = season_groups(first, await competition.entrants(1), await competition.fixtures(1))
        assert (
            (await competition.season(1)).state,
            [sum(one.points for one in group.standings) for group in groups],
        ) == (
            "past",
            [20, 20, 20],
        )
        titles = [one.text.splitlines()[0] for one in competition.posts()]
        assert len(titles) == len(set(titles)) == 4
        assert set(posted) < set(titles)
        assert len(await competition.entrants(2)) == 12


@pytest.mark.parametrize("file", SEASONS, ids=lambda file: str(file.stem))
async def test_a_season_goes_on_after_an_update(file: Path, tmp_path: Path) -> None:
    await played_on(file, tmp_path / "dubsar.sqlite")


@pytest.mark.full
async def test_a_season_that_this_version_leaves_can_be_kept(tmp_path: Path) -> None:
    await season_today(tmp_path / "today-season.zip")
    await played_on(tmp_path / "today-season.zip", tmp_path / "dubsar.sqlite")
