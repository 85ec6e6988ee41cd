"""One process works, another waits and takes over: nothing that is pressed is lost, nothing is done twice."""

from tests.scale.conftest import Pair


async def test_whoever_waits_takes_over_after_a_kill_and_after_an_orderly_end(pair: Pair) -> None:
    first = await pair.spawn()
    await pair.begin()
    second = await pair.spawn()
    await pair.move()
    assert await pair.moves() == 1
    await first.kill()
    await pair.move()
    assert await pair.moves() == 2
    third = await pair.spawn()
    await pair.move()
    assert await second.end() == 0
    await pair.move()
    assert await pair.moves() == 4
    assert await third.end() == 0
