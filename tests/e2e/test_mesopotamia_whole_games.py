"""Whole games of Mesopotamia through the bot: four persons and a battle of three of them, and one person alone."""

from collections import Counter
from collections.abc import Sequence

import pytest

from bot.cli.replay import load
from engine.chance import Chance
from engine.game import Seat, Words
from engine.games.mesopotamia.state import State
from render.service import PictureService
from tests.e2e.test_whole_game import play
from tests.engine.games.mesopotamia.meeting import gathering
from tests.engine.games.mesopotamia.playing import GAME, eager
from tests.support.house import House
from tests.support.unpainted import no_picture

ROUNDS = "12"
MET = 11
"""With this luck a battle of three is met at once; where rules have changed, the next ones are tried."""


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)


async def played(house: House, moves: Sequence[tuple[Seat, Words]]) -> Counter[str]:
    """Play these moves, restart the bot in the middle of the first bid, and count the questions."""
    kinds = Counter[str]()
    for number, (seat, words) in enumerate(moves):
        decision = await house.decision()
        kinds[decision.kind] += 1
        if kinds["bid"] == 2 and decision.kind == "bid":
            await house.restart()
        await play(house, await house.name_of(seat), words)
        assert (await house.table()).log.entries[number].words == words
    return kinds


async def proved(house: House) -> None:
    """The game is over, and its record leads to where it stands."""
    table = await house.table()
    assert table.status == "over"
    files = [file for seen in house.person("Guest").sees(house.channel) for file in seen.attachments]
    (tablet,) = (file.data.decode() for file in files if file.filename.endswith(".tablet"))
    replay = load(tablet, house.games)
    assert replay.verdict().startswith(f"OK: {len(table.log.entries)} moves, game finished")
    assert replay.fold.state == table.state


@pytest.mark.full
async def test_four_persons_and_a_battle_of_three_of_them(house: House) -> None:
    table = await house.begin("mesopotamia", "Ann", "Ben", "Cyd", "Dan", rounds=ROUNDS, proposals="off")
    assert isinstance(table.state, State)
    kinds = await played(house, gathering(table.state, MET))
    assert kinds["pair"]
    assert kinds.keys() >= {"quests", "home", "act", "explore", "bid", "place-strength", "retreat", "row"}
    await proved(house)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"mode": "kings", "rounds": ROUNDS}, id="kings"),
        pytest.param({"mode": "ashur"}, marks=pytest.mark.full, id="ashur"),
        pytest.param({"mode": "ur"}, marks=pytest.mark.full, id="ur"),
    ],
)
async def test_one_person_alone(house: House, options: dict[str, str]) -> None:
    table = await house.begin("mesopotamia", "Ann", proposals="off", **options)
    assert isinstance(table.state, State)
    kinds = await played(house, _alone(table.state))
    assert kinds.keys() >= {"quests", "act"}
    await proved(house)


def _alone(state: State) -> list[tuple[Seat, Words]]:
    """Return the moves of somebody who rarely stops early."""
    stream, moves = Chance(bytes(32)).stream("alone"), []
    while GAME.decision(state) is not None:
        moves.append((0, eager(state, 0, stream)))
        state = GAME.play(state, *moves[-1]).state
    return moves
