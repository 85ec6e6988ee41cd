"""After a game, through the client: the score sheet, another game, results and ratings."""

import re

import pytest

from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.rest.interactions import DEFERRED_UPDATE
from engine.chance import SEED_BYTES, Chance
from engine.moves import random_move
from engine.record import Entry
from engine.replay import play_entry
from engine.table import Log
from tests.support.house import House
from tests.support.require import require


async def finish(house: House) -> None:
    """Moves of people by chance to the end, straight at the table; computers move by themselves."""
    table, stream = await house.table(), Chance(bytes(SEED_BYTES)).stream("after")
    while table.status == "open":
        seat = next((seat for seat in (await house.decision()).seats if seat in table.roster.humans), None)
        if seat is not None:
            words = random_move(table.game, table.state, seat, stream)
            await house.app.services.tables.play_seat(table, seat, words, None)
        if len(table.roster.humans) < len(table.roster.chairs):
            await house.settle()
    await house.settle()


async def hurry(house: House, left: int) -> None:
    """The table has come so far by chance that these many moves are left, and nobody was told of the others."""
    table, stream = await house.table(), Chance(bytes(SEED_BYTES)).stream("after")
    folds, entries = [table.log.fold], list[Entry]()
    while (decision := table.game.decision(folds[-1].state)) is not None:
        seat = decision.seats[0]
        entries.append(Entry(len(entries) + 1, seat, random_move(table.game, folds[-1].state, seat, stream)))
        folds.append(play_entry(table.game, folds[-1], entries[-1]))
    table.started = Log(table.log.header, folds[-1 - left], tuple(entries[:-left]))


async def stats(house: House, asking: str, about: str | None = None) -> InitialResponse:
    """Somebody asks for results: their own, or another's."""
    person, channel = house.person(asking), house.channel
    if about is None:
        return await (await person.slash(channel, "stats me")).wait_until_finished()
    return await (await person.slash(channel, "stats player", player=house.person(about))).wait_until_finished()


def ranks(house: House, result: InitialResponse) -> list[str]:
    """The people in a list of the server's best, in order."""
    people = {person.mention: name for name, person in house.sandbox.people.items()}
    return [name for line in result.content.splitlines() for mention, name in people.items() if mention in line]


async def test_a_rematch_invites_the_people_and_the_next_seat_starts(house: House) -> None:
    table = await house.begin("auction", "Ann", "Ben", "Cyd", rounds="three")
    await finish(house)
    before = table.roster.chairs
    refused = await house.click("Guest", "Play again")
    assert "not playing" in refused.content
    await house.restart()
    assert (await house.click("Ben", "Play again")).type == DEFERRED_UPDATE
    again = await house.click("Cyd", "Play again")
    assert "already" in again.content
    new = await house.table()
    assert (new.id, new.status, new.host) == (table.id + 1, "lobby", house.person("Ben").id)
    assert new.roster.users == (house.person("Ben").id,)
    await house.restart()
    for name in ("Cyd", "Ann"):
        await house.click(name, "Join")
    await house.click("Ann", "Start")
    assert (await house.table()).roster.chairs == (*before[1:], *before[:1])
    assert (await house.table()).row.settings.options == table.row.settings.options


async def test_a_rematch_pings_nobody_who_wants_no_invitations(house: House) -> None:
    await house.begin("auction", "Ann", "Ben", "Cyd", rounds="three")
    await finish(house)
    await house.slash("Ann", "settings invitations", invitations="off")
    told = await house.click("Ben", "Play again")
    await house.settle()
    assert house.person("Ann").mention in told.content
    assert told.ephemeral
    (invitation,) = [seen for seen in house.person("Guest").sees(house.channel) if "invites you" in seen.content]
    assert house.person("Cyd").mention in invitation.content
    assert house.person("Ann").mention not in invitation.content


async def test_the_record_comes_with_a_score_sheet(house: House) -> None:
    house.seeds = lambda count: bytes([16]) * count
    await house.begin("tigris", "Ann", "Ben")
    await hurry(house, 5)
    await finish(house)
    files = [file for seen in house.person("Guest").sees(house.channel) for file in seen.attachments]
    sheet, clip, record = files[-3:]
    assert sheet.description
    assert clip.filename.endswith("-last-moves.webp")
    assert record.filename.endswith(".tablet")


async def test_the_moves_that_turned_the_game_can_be_looked_at(house: House) -> None:
    house.seeds = lambda count: bytes([16]) * count
    await house.begin("ur", "Ann", "Ben", pieces="3")
    await finish(house)
    (told,) = [seen for seen in house.person("Guest").sees(house.channel) if "turned the game" in seen.content]
    lines = told.content.splitlines()[:-1]
    assert all(re.search(r" \((Ann|Ben): \+\d+ squares?\)$", line) for line in lines[1:]), lines
    *_, last = (label for label in told.labels if label.startswith("Move "))
    number = lines[-1].split("`")[1]
    assert last == f"Move {number}"
    assert told.labels[0] == "Play again"
    assert "In the lead: " in (told.attachments[0].description or "")
    shown = await house.click("Guest", last)
    assert shown.ephemeral
    assert shown.attachments
    assert number in shown.content


async def test_a_game_that_was_ended_early_has_no_turning_points(house: House) -> None:
    await house.begin("auction", "Ann", "Ben", rounds="three")
    table = await house.table()
    await house.app.services.tables.play_seat(table, 0, ("bid", "1"), None)
    await house.settle()
    await house.slash("Ann", "game cancel")
    (told,) = [seen for seen in house.person("Guest").sees(house.channel) if "full record" in seen.content]
    assert told.labels == []
    assert len(told.attachments) == 1


async def test_results_are_kept_once_and_survive_restarts(house: House) -> None:
    assert "not finished a game" in (await stats(house, "Ann")).content
    assert "No game" in (await house.slash("Guest", "stats server")).content
    table = await house.begin("auction", "Ann", "Ben", "Cyd", rounds="three")
    await finish(house)
    result = require(table.game.result(table.state))
    told = (await stats(house, "Guest", "Ann")).content
    rank = result.ranks[table.roster.seat_of_user(house.person("Ann").id)]
    assert f"1 game, {int(rank == 1)} won" in told
    listed = await house.slash("Guest", "stats server")
    order = sorted(table.roster.users, key=lambda user: result.ranks[table.roster.seat_of_user(user)])
    first = table.roster.names[table.roster.seat_of_user(order[0])]
    assert ranks(house, listed)[0] == first
    await house.restart()
    assert (await house.slash("Guest", "stats server")).content == listed.content
    shown = await stats(house, "Ann")
    assert shown.ephemeral
    assert shown.attachments[0].description


async def test_a_game_that_ended_unseen_is_entered_at_the_next_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.results.Results.note_change", lambda *_: None)
    await house.restart()
    await house.begin("auction", "Ann", "Ben", rounds="three")
    await finish(house)
    assert "not finished a game" in (await stats(house, "Ann")).content
    await house.restart()
    assert "1 game" in (await stats(house, "Ann")).content


async def test_computers_are_not_rated_and_nobody_is_rated_against_them(house: House) -> None:
    await house.slash("Ann", "game new", game="auction", options="rounds=three")
    await house.click("Ann", "Add a computer player")
    await house.click("Ann", "Start")
    await finish(house)
    shown = await stats(house, "Ann")
    assert "1 game" in shown.content
    assert "rating 1000" in shown.content
    assert not shown.attachments


async def test_results_are_deleted_when_a_person_wants_none_kept(house: House) -> None:
    await house.begin("auction", "Ann", "Ben", "Cyd", rounds="three")
    await finish(house)
    await house.slash("Ann", "settings stats", stats="off")
    assert "chosen to keep no results" in (await stats(house, "Ben", "Ann")).content
    assert sorted(ranks(house, await house.slash("Ben", "stats server"))) == ["Ben", "Cyd"]
    await house.click("Ben", "Play again")
    for name in ("Ann", "Cyd"):
        await house.click(name, "Join")
    await house.click("Ben", "Start")
    await finish(house)
    assert sorted(ranks(house, await house.slash("Ben", "stats server"))) == ["Ben", "Cyd"]
    await house.slash("Ann", "settings stats", stats="on")
    assert "not finished a game" in (await stats(house, "Ann")).content


async def rounds_of_passes(house: House, count: int) -> None:
    """Everybody passes so many times, straight at the table."""
    table = await house.table()
    for _ in range(count):
        for seat in (await house.decision()).seats:
            await house.app.services.tables.play(table, table.roster.user_of(seat) or 0, ("pass",), None, None)
    await house.settle()


async def leave(house: House, name: str) -> str:
    """Somebody leaves a running game; return what they were told before."""
    asked = await house.slash(name, "game leave")
    told = asked.content
    await house.press(name, asked, "Leave")
    await house.settle()
    return told


@pytest.mark.parametrize(("turns", "rated"), [(1, ["Ben", "Cyd"]), (2, ["Ann", "Ben", "Cyd"])])
async def test_a_player_who_leaves_after_two_turns_is_ranked_last(house: House, turns: int, rated: list[str]) -> None:
    await house.begin("auction", "Ann", "Ben", "Cyd", rounds="three")
    await rounds_of_passes(house, turns)
    assert "ranked last" in await leave(house, "Ann")
    await finish(house)
    listed = ranks(house, await house.slash("Guest", "stats server"))
    assert sorted(listed) == rated
    assert ("Ann" in listed) == (listed[-1] == "Ann")


@pytest.mark.parametrize(("hours", "rated"), [(25, ["Ann", "Ben", "Cyd"]), (0, ["Ben", "Cyd"])])
async def test_a_player_voted_out_for_silence_is_ranked_last(house: House, hours: int, rated: list[str]) -> None:
    await house.begin("auction", "Ann", "Ben", "Cyd", rounds="three", **{"auto-end": "off"})
    await rounds_of_passes(house, 2)
    await house.clock.advance(hours * 3600.0)
    await house.slash("Ben", "table vote", what="computer", player="Ann")
    await house.click("Cyd", "Yes")
    await house.settle()
    assert house.person("Ann").id not in (await house.table()).roster.users
    await finish(house)
    listed = ranks(house, await house.slash("Guest", "stats server"))
    assert sorted(listed) == rated
    assert ("Ann" in listed) == (listed[-1] == "Ann")


async def test_a_player_who_returns_and_leaves_again_is_ranked_last(house: House) -> None:
    await house.begin("auction", "Ann", "Ben", "Cyd", rounds="five")
    await rounds_of_passes(house, 1)
    await house.slash("Ben", "table vote", what="computer", player="Ann")
    await house.click("Cyd", "Yes")
    await house.slash("Ann", "table return")
    await rounds_of_passes(house, 2)
    await leave(house, "Ann")
    await finish(house)
    assert ranks(house, await house.slash("Guest", "stats server"))[-1] == "Ann"


async def test_the_last_player_is_rated_against_those_who_left(house: House) -> None:
    await house.begin("auction", "Ann", "Ben", rounds="three")
    await rounds_of_passes(house, 2)
    await leave(house, "Ann")
    await finish(house)
    assert ranks(house, await house.slash("Guest", "stats server")) == ["Ben", "Ann"]
    assert "1 game, 1 won" in (await stats(house, "Ben")).content


async def test_a_returned_player_is_rated_as_if_never_gone(house: House) -> None:
    table = await house.begin("auction", "Ann", "Ben", rounds="three")
    await rounds_of_passes(house, 2)
    await leave(house, "Ann")
    await house.slash("Ann", "table return")
    await finish(house)
    result = require(table.game.result(table.state))
    rank = result.ranks[table.roster.seat_of_user(house.person("Ann").id)]
    assert f"1 game, {int(rank == 1)} won" in (await stats(house, "Ann")).content
