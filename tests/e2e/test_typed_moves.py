"""`/move`: one argument, with whole moves suggested."""

from engine.moves import every_move
from tests.support.house import House


async def test_moves_are_suggested_from_any_part_and_an_exact_one_is_first(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    table, seat = await house.table(), (await house.decision()).seats[0]
    cells = [move[2] for move in every_move(table.game, table.state, seat, ("leader", "king"))]
    found = await mover.autocomplete(house.channel, "move", "move", "king")
    assert all(str(one.value).split()[1] == "king" for one in found)
    exact = await mover.autocomplete(house.channel, "move", "move", f"k {cells[0].lower()}")
    assert exact[0].value == f"leader king {cells[0]}"
    none = await mover.autocomplete(house.channel, "move", "move", "k z1")
    assert [one.value for one in none] == ["k z1"]
    empty = await mover.autocomplete(house.channel, "move", "move", "")
    assert 5 < len(empty) <= 25


async def test_a_typed_move_is_played_and_taken_back(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    table, seat = await house.table(), (await house.decision()).seats[0]
    words = next(every_move(table.game, table.state, seat, ("leader", "king")))
    answer = await house.slash(mover, "move", move=f"king {words[-1]}")
    assert table.log.entries[-1].words == words
    assert answer.ephemeral
    await house.slash(mover, "move", move="undo")
    assert not table.log.fold.moves
    refused = await house.slash(mover, "move", move="*king* z99")
    assert "You could play" in refused.content
    assert table.log.version == 2


async def test_only_the_mover_gets_suggestions_of_moves(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    other = "Ben" if mover == "Ann" else "Ann"
    for name in (other, "Guest"):
        assert await house.person(name).autocomplete(house.channel, "move", "move", "t") == []
        refused = await house.slash(name, "move", move="king Z9")
        assert refused.ephemeral
        assert "You could play" not in refused.content
