"""Players decide together: about a substitute, and about the end of the game."""

import asyncio

from bot.sandbox.people.seen import SeenMessage
from tests.support.house import House

DAY = 24 * 3600.0


async def split(house: House) -> tuple[str, list[str]]:
    """The one of Ann, Ben and Cyd is to move, and the other two."""
    mover = await house.to_move()
    return mover, [name for name in ("Ann", "Ben", "Cyd") if name != mover]


def vote(house: House) -> SeenMessage:
    """The newest message of a vote, as a guest sees it."""
    return [one for one in house.person("Guest").sees(house.channel) if "🗳️" in one.text][-1]


def channel(house: House) -> str:
    """All that a guest reads in the channel."""
    return "\n".join(one.text for one in house.person("Guest").sees(house.channel))


async def test_an_absent_player_is_replaced_by_a_computer_and_may_return(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    missing, (first, second) = await split(house)
    seat = (await house.decision()).seats[0]
    await house.slash(first, "table vote", what="computer")
    assert vote(house).labels == ["Yes", "No"]
    assert [ping.message.id for ping in house.person(second).pings] == [vote(house).id]
    await house.click(second, "Yes")
    table = await house.table()
    assert table.roster.user_of(seat) is None
    assert table.log.version > 0
    assert vote(house).labels == []
    assert f"plays on for {missing}" in channel(house)
    assert "not playing" in (await house.click(missing, "My hand")).content
    answer = await house.slash(missing, "table return")
    assert answer.ephemeral
    assert "**My hand**" in answer.content
    assert (await house.table()).roster.names[seat] == missing
    assert f"{missing} is back" in channel(house)
    assert (await house.click(missing, "My hand")).attachments
    assert (await house.slash(missing, "table return")).ephemeral


async def test_only_the_replaced_come_back(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    before = (await house.table()).roster
    for name in ("Guest", "Ann"):
        assert (await house.slash(name, "table return")).ephemeral
    await house.press("Cyd", await house.slash("Cyd", "game leave"), "Leave")
    for name in ("Guest", "Ann"):
        assert (await house.slash(name, "table return")).ephemeral
    assert (await house.table()).roster.users == tuple(user for user in before.users if user != house.person("Cyd").id)


async def test_a_leaver_may_return_while_a_computer_has_the_seat(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    before = (await house.table()).roster
    asked = await house.slash("Cyd", "game leave")
    assert "/table return" in asked.content
    assert (await house.table()).roster == before
    assert "/table return" in (await house.press("Cyd", asked, "Leave")).content
    await house.slash("Cyd", "table return")
    assert (await house.table()).roster == before


async def test_a_leaver_reads_how_the_game_counts(house: House) -> None:
    """In a game that has players of its own nobody may be ranked last, since it may be played against them."""
    for game, said in {"ur": False, "wayfarers": True}.items():
        await house.begin(game, "Ann", "Ben")
        question = (await house.slash("Ann", "game leave")).content
        assert "ranked last" in question
        assert ("against the game itself" in question) is said
        await house.slash("Ann", "game cancel")


async def test_the_last_player_to_leave_reads_that_the_game_ends(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ann", "Add a computer player")
    await house.click("Ann", "Start")
    asked = await house.slash("Ann", "game leave")
    assert "for good" in asked.content
    await house.press("Ann", asked, "Leave")
    assert (await house.app.services.tables.find(1)).status == "cancelled"


async def moved(house: House) -> str:
    """Ben has opened a game, and somebody else has moved in it: who it was."""
    await house.begin("tigris", "Ben", "Cyd", "Dan")
    while await house.to_move() == "Ben":
        await house.type("Ben", ("end",))
    other = await house.to_move()
    await house.type(other, ("end",))
    return other


async def test_before_others_have_moved_the_opener_cancels_alone(house: House) -> None:
    table = await house.begin("tigris", "Ben", "Cyd")
    if await house.to_move() == "Ben":
        await house.type("Ben", ("end",))
    assert "cancelled" in (await house.slash("Ben", "game cancel")).content
    assert table.status == "cancelled"


async def test_once_others_have_moved_the_opener_needs_their_votes(house: House) -> None:
    await moved(house)
    asked = await house.slash("Ben", "game cancel")
    assert asked.ephemeral
    assert (await house.table()).status == "open"
    assert "🗳️" not in channel(house)
    await house.press("Ben", asked, "Ask the others")
    assert (await house.table()).status == "open"
    assert {name for name in ("Cyd", "Dan") if house.person(name).pings[-1].message.id == vote(house).id} == {
        "Cyd",
        "Dan",
    }
    await house.click("Dan", "Yes")
    assert (await house.app.services.tables.find(1)).status == "cancelled"
    assert "agreed to end" in channel(house)
    for name in ("Ben", "Cyd", "Dan"):
        assert "not finished a game" in (await house.slash(name, "stats me")).content


async def test_the_others_may_want_to_play_on(house: House) -> None:
    await moved(house)
    await house.press("Ben", await house.slash("Ben", "game cancel"), "Ask the others")
    for name in ("Cyd", "Dan"):
        await house.click(name, "No")
    assert (await house.table()).status == "open"
    assert vote(house).labels == []


async def test_a_second_wish_to_cancel_asks_nobody_twice(house: House) -> None:
    await moved(house)
    for _ in range(2):
        await house.press("Ben", await house.slash("Ben", "game cancel"), "Ask the others")
    assert channel(house).count("🗳️") == 1


async def test_a_person_who_gave_up_the_seat_makes_no_requests(house: House) -> None:
    await moved(house)
    asked = await house.slash("Ben", "game cancel")
    await house.press("Ben", await house.slash("Ben", "game leave"), "Leave")
    assert "not playing" in (await house.press("Ben", asked, "Ask the others")).content
    assert "🗳️" not in channel(house)


async def test_a_manager_of_the_server_cancels_at_once(house: House) -> None:
    await moved(house)
    table = await house.table()
    assert "cancelled" in (await house.slash("Ann", "game cancel")).content
    assert table.status == "cancelled"


async def test_the_last_player_cancels_without_a_vote(house: House) -> None:
    await moved(house)
    for name in ("Cyd", "Dan"):
        await house.press(name, await house.slash(name, "game leave"), "Leave")
    table = await house.table()
    await house.slash("Ben", "game cancel")
    assert table.status == "cancelled"


async def substituted(house: House) -> tuple[str, list[str]]:
    """A game in which Dan sits for somebody: who it was, and the others."""
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    await house.slash(await house.to_move(), "tigris end")
    await house.clock.advance(DAY)
    missing, (first, second) = await split(house)
    await house.slash(first, "table vote", what="substitute", player=missing)
    await house.click(second, "Yes")
    offer = house.public("Take the seat")
    refused = await house.click(first, "Take the seat")
    assert refused.ephemeral
    await house.click("Dan", "Take the seat", offer)
    assert (await house.click("Guest", "Take the seat", offer)).ephemeral
    return missing, [first, second]


async def test_a_substitute_takes_the_seat_and_its_hand_in_private(house: House) -> None:
    missing, _ = await substituted(house)
    table = await house.table()
    assert await house.to_move() == "Dan"
    assert "Dan takes over" in channel(house)
    dan = house.person("Dan")
    assert [len(message.attachments) for message in dan.sees(dan.dm)] == [1]
    assert (await house.click("Dan", "My hand")).attachments
    assert not (await house.click(missing, "My hand")).attachments
    assert "not playing" in (await house.slash(missing, "tigris end")).content
    await house.slash("Dan", "tigris end")
    assert table.log.version == 2


async def test_while_a_person_sits_there_the_others_are_asked_before_a_return(house: House) -> None:
    missing, others = await substituted(house)
    await house.slash(missing, "table return")
    assert await house.to_move() == "Dan"
    await house.click(others[0], "Yes")
    await house.restart()
    await house.click(others[1], "Yes")
    assert await house.to_move() == missing
    assert (await house.click(missing, "My hand")).attachments
    assert "not playing" in (await house.click("Dan", "My hand")).content


async def test_an_offered_seat_is_no_longer_offered_when_its_player_moves(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    missing, (first, second) = await split(house)
    await house.slash(first, "table vote", what="substitute")
    await house.click(second, "Yes")
    offer = house.public("Take the seat")
    await house.slash(missing, "tigris end")
    assert vote(house).labels == []
    answer = await house.click("Dan", "Take the seat", offer)
    assert answer.ephemeral
    assert house.person("Dan").id not in (await house.table()).roster.users


async def test_a_vote_lapses_when_who_it_is_about_moves(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    missing, (first, second) = await split(house)
    await house.slash(first, "table vote", what="computer")
    old = vote(house)
    await house.slash(missing, "tigris end")
    assert vote(house).labels == []
    assert "moved on" in vote(house).text
    answer = await house.click(second, "Yes", old)
    assert answer.ephemeral
    assert "over" in answer.content
    assert missing in (await house.table()).roster.names


async def test_a_vote_goes_on_after_a_restart_and_a_double_press_counts_once(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    missing, (first, second) = await split(house)
    await house.slash(first, "table vote", what="computer")
    await house.slash(first, "table vote", what="computer")
    person = house.person(first)
    await asyncio.gather(*(person.click(vote(house), "Yes") for _ in range(2)))
    await house.settle()
    assert missing in (await house.table()).roster.names
    assert channel(house).count("🗳️") == 1
    await house.restart()
    assert vote(house).labels == ["Yes", "No"]
    pressed, other = vote(house), house.person(second)
    await asyncio.gather(*(other.click(pressed, "Yes") for _ in range(2)))
    await house.settle()
    assert missing not in (await house.table()).roster.names
    assert channel(house).count("plays on for") == 1


async def test_a_vote_that_was_counted_before_a_restart_is_carried_out_after_it(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    missing, (first, second) = await split(house)
    await house.slash(first, "table vote", what="computer")
    table = await house.table()
    (found,) = await house.app.store.votes.open_votes(table.id)
    seat = table.roster.names.index(second)
    await house.app.store.votes.store_ballot(found, table.channel, seat, True)
    await house.restart()
    assert missing not in (await house.table()).roster.names
    assert vote(house).labels == []


async def test_a_no_keeps_everything_as_it_is(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    missing, (first, second) = await split(house)
    await house.clock.advance(DAY)
    await house.slash(first, "table vote", what="computer")
    assert (await house.click(missing, "Yes")).ephemeral
    assert (await house.click("Guest", "Yes")).ephemeral
    await house.click(second, "No")
    assert vote(house).labels == []
    assert missing in (await house.table()).roster.names


async def test_a_player_just_asked_for_the_first_move_has_a_vote_on_the_end(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    await house.slash("Ben" if mover == "Ann" else "Ann", "table vote", what="end")
    assert vote(house).labels == ["Yes", "No"]
    await house.click(mover, "No")
    assert (await house.table()).status == "open"


async def test_the_game_is_ended_by_more_than_half(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben", "Cyd")
    mover, (first, second) = await split(house)
    await house.slash(mover, "tigris end")
    await house.slash(mover, "table vote", what="end")
    assert (await house.table()).status == "open"
    await house.click(first, "No")
    await house.click(second, "Yes")
    assert (await house.app.services.tables.find(table.id)).status == "cancelled"
    assert "agreed to end" in channel(house)
    assert vote(house).labels == []


async def test_two_do_not_decide_without_each_other_until_one_has_waited_for_a_day(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    first = await house.to_move()
    await house.slash(first, "tigris end")
    missing = await house.to_move()
    await house.slash(first, "table vote", what="computer")
    assert missing in (await house.table()).roster.names
    await house.click(missing, "No")
    await house.clock.advance(DAY)
    await house.slash(first, "table vote", what="computer")
    assert missing not in (await house.table()).roster.names


async def test_a_vote_is_about_another_player_who_sits_there(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    mover, (first, _) = await split(house)
    refused = [
        await house.slash(mover, "table vote", what="computer"),
        await house.slash(first, "table vote", what="computer", player=first),
        await house.slash(first, "table vote", what="computer", player="Nobody"),
        await house.slash("Guest", "table vote", what="computer"),
    ]
    assert all(answer.ephemeral for answer in refused)
    assert "🗳️" not in channel(house)
    choices = await house.person(first).autocomplete(house.channel, "table vote", "player", what="computer")
    assert {choice.name for choice in choices} == {"Ann", "Ben", "Cyd"} - {first}


async def noticed(house: House) -> str:
    """Two play, and one answers no reminder until the table is told; who it is."""
    await house.begin("tigris", "Ann", "Ben")
    await house.slash(await house.to_move(), "tigris end")
    for _ in range(5):
        await house.clock.advance(DAY)
        await house.settle()
    return await house.to_move()


async def test_under_the_notice_the_others_choose_how_to_go_on(house: House) -> None:
    missing = await noticed(house)
    (other,) = {"Ann", "Ben"} - {missing}
    notice = house.public("Wait")
    assert notice.labels == ["Wait", "A computer plays on", "Look for a substitute", "End the game"]
    await house.restart()
    assert (await house.click(other, "Wait", notice)).ephemeral
    assert missing in (await house.table()).roster.names
    await house.click(other, "A computer plays on", notice)
    assert missing not in (await house.table()).roster.names
    assert (await house.click(other, "End the game", notice)).ephemeral
    assert (await house.table()).status == "open"


async def test_a_notice_says_nothing_more_about_who_has_moved_since(house: House) -> None:
    missing = await noticed(house)
    (other,) = {"Ann", "Ben"} - {missing}
    await house.slash(missing, "tigris end")
    answer = await house.click(other, "A computer plays on", house.public("Wait"))
    assert answer.ephemeral
    assert missing in (await house.table()).roster.names
    assert "🗳️" not in channel(house)


async def test_of_two_players_of_one_name_the_one_is_meant_who_was_chosen(house: House) -> None:
    for name in ("Cyd", "Dan"):
        house.person(name).user.name = "Sam"
    table = await house.begin("tigris", "Ann", "Cyd", "Dan")
    ann = house.person("Ann")
    suggested = await ann.autocomplete(house.channel, "table vote", "player", "sam", what="computer")
    assert len({choice.name for choice in suggested}) == 2
    both = {house.person(name).id for name in ("Cyd", "Dan")}
    assert {int(choice.value) for choice in suggested} == both
    refused = await house.slash("Ann", "table vote", what="computer", player="Sam")
    assert "Several players have that name" in refused.content
    assert all(choice.name in refused.content for choice in suggested)
    for choice in suggested:
        seat = table.roster.seat_of(int(choice.value))
        await house.slash("Ann", "table vote", what="computer", player=str(choice.value))
        found = await house.app.store.votes.open_votes(table.id)
        assert found[-1].about == seat
