"""Taking back what others have answered to: with the consent of all, or by people who manage messages."""

from engine.moves import every_move
from engine.record import Record
from tests.e2e.test_votes import channel, vote
from tests.support.house import House


async def two_turns(house: House) -> tuple[str, str]:
    """Both have ended a turn: who did first, and the other."""
    await house.begin("tigris", "Ann", "Ben")
    first = await house.to_move()
    await house.slash(first, "tigris end")
    second = await house.to_move()
    await house.slash(second, "tigris end")
    return first, second


async def standing(house: House) -> list[int]:
    """The entries that stand."""
    return [move.entry.number for move in (await house.table()).log.fold.moves]


async def test_all_must_agree_to_take_back_what_others_have_answered_to(house: House) -> None:
    first, second = await two_turns(house)
    await house.slash(first, "game undo")
    assert vote(house).labels == ["Yes", "No"]
    assert await standing(house) == [1, 2]
    await house.restart()
    await house.click(second, "Yes")
    assert await standing(house) == []
    table = await house.table()
    assert table.log.entries[-1].words == ("undo", "1")
    assert await house.to_move() == first
    assert "Everybody agreed" in channel(house)
    assert isinstance(table.record, Record)


async def test_one_no_is_enough(house: House) -> None:
    first, second = await two_turns(house)
    await house.slash(first, "game undo")
    await house.click(second, "No")
    assert await standing(house) == [1, 2]
    assert "Not agreed" in vote(house).text


async def test_the_vote_lapses_with_the_next_move(house: House) -> None:
    first, second = await two_turns(house)
    await house.slash(first, "game undo")
    old = vote(house)
    await house.slash(first, "tigris end")
    assert vote(house).labels == []
    assert "over" in (await house.click(second, "Yes", old)).content
    assert await standing(house) == [1, 2, 3]


async def test_the_button_says_what_would_be_taken_back_before_it_asks_the_others(house: House) -> None:
    first, second = await two_turns(house)
    answer = await house.click(first, "Undo")
    assert answer.ephemeral
    assert "🗳️" not in channel(house)
    await house.press(first, answer, "Ask the others")
    assert "🗳️" in channel(house)
    await house.click(second, "Yes")
    assert await standing(house) == []


async def test_own_moves_are_still_taken_back_freely(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    table, (seat, *_) = await house.table(), (await house.decision()).seats
    await house.type(mover, next(every_move(table.game, table.state, seat, ("leader", "king"))))
    await house.click(mover, "Undo")
    assert await standing(house) == []
    assert "🗳️" not in channel(house)


async def test_a_moderator_rewinds_to_an_earlier_move(house: House) -> None:
    first, _ = await two_turns(house)
    await house.slash("Ann", "admin rewind", move=1)
    assert await standing(house) == [1]
    assert "Ann rewinds the game" in channel(house)
    assert (await house.slash("Ann", "admin rewind", move=7)).ephemeral
    await house.slash("Ann", "admin rewind", move=0)
    assert await standing(house) == []
    assert await house.to_move() == first
    await house.restart()
    assert await standing(house) == []


async def test_without_the_permission_nothing_is_rewound_even_where_the_command_is_offered(house: House) -> None:
    await two_turns(house)
    for commands in house.sandbox.state.commands.values():
        for command in commands:
            command["default_member_permissions"] = None
    answer = await house.slash("Ben", "admin rewind", move=0)
    assert "Manage Messages" in answer.content
    assert await standing(house) == [1, 2]


async def thrown(house: House) -> list[object]:
    """The throws of the moves that stand."""
    moments = (await house.table()).log.fold.moves
    return [dict(event.facts)["count"] for one in moments for event in one.events if event.name == "thrown"]


async def turns(house: House, count: int) -> None:
    """So many choices, each the first that there is."""
    for _ in range(count):
        table, (seat, *_) = await house.table(), (await house.decision()).seats
        await house.make(await house.to_move(), next(every_move(table.game, table.state, seat)))


async def test_dice_fall_again_as_they_fell_before_an_undo(house: House) -> None:
    await house.begin("ur", "Ann", "Ben", proposals="off")
    await turns(house, 1)
    before, asker = await thrown(house), await house.to_move()
    await turns(house, 1)
    fallen, stood = await thrown(house), await standing(house)
    await house.slash(asker, "game undo")
    await house.click("Ben" if asker == "Ann" else "Ann", "Yes")
    assert await thrown(house) == before
    await turns(house, 1)
    assert await thrown(house) == fallen
    assert len(await standing(house)) == len(stood)
    await turns(house, 8)
    long = await thrown(house)
    await house.slash("Ann", "admin rewind", move=0)
    await house.settle()
    again = await thrown(house)
    assert again == long[: len(again)] != []
    await turns(house, 8)
    again = await thrown(house)
    assert again[: len(long)] == long[: len(again)]
