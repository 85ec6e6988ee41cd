"""Tables for one person: they start alone, are told the game's own score, and are rated against nobody."""

import pytest

from bot.commands import typed_options
from bot.messages.board import ending_lines
from bot.model.ratings import rate_game
from bot.tables.live_table import LiveTable
from bot.tables.results import Results
from bot.text.voice import Voice
from engine.game import Event, Result
from engine.record import Header
from tests.support.core import ANN, BEN, CHANNEL, Core, core
from tests.support.games.auction import Auction
from tests.support.games.solitary import RIVAL, TABLES, Solitary

__all__ = ["core"]

GAME = Solitary()
HEADER = Header("solitary", 1, (), ("red",), "", b"seed")


@pytest.fixture
async def alone(core: Core) -> LiveTable:
    core.games = (Auction(), GAME)
    await core.restart()
    return await core.begin(ANN, game=GAME)


async def over(core: Core, table: LiveTable, verb: str) -> None:
    while table.status == "open":
        offered = table.game.words(table.state, 0, ())
        await core.play(table, ANN, ("bid", "1") if verb == "bid" and "bid" in offered else ("pass",))


async def test_one_person_starts_alone(core: Core, alone: LiveTable) -> None:
    assert (alone.status, alone.roster.users) == ("open", (ANN,))
    assert core.decision(alone).seats == (0,)


async def test_the_lobby_tells_of_one_player_and_only_what_could_be_chosen(core: Core) -> None:
    core.games = (Auction(), GAME)
    await core.restart()
    await core.lobby(ANN, game=GAME)
    await core.wait_until_idle()
    lobby = core.mailbox.channels[CHANNEL][-1].text
    assert "For one player." in lobby
    assert f"Components: our own, not the published ones ({TABLES[0]})" in lobby
    assert "rounds" not in lobby.lower()


@pytest.mark.parametrize(("verb", "rank"), [("bid", 1), ("pass", 2)])
async def test_the_end_tells_the_score_of_the_game_itself(core: Core, alone: LiveTable, verb: str, rank: int) -> None:
    await over(core, alone, verb)
    told = "\n".join(message.text for message in core.public())
    assert f"{rank}. Ann:" in told
    assert f"{3 - rank}. The game itself: {RIVAL}" in told
    assert told.index("1. ") < told.index("2. ")


async def test_a_solitary_game_is_kept_and_rated_against_nobody(core: Core, alone: LiveTable) -> None:
    await over(core, alone, "pass")
    results = Results(core.store, core.tables)
    await results.start()
    await results.wait_until_idle()
    await results.close()
    (mine,) = await results.ratings_of(alone.guild, ANN)
    assert (mine.game, mine.played, mine.won) == ("solitary", 1, 0)
    assert len(mine.rating_history) == 1


def test_people_who_play_against_the_game_are_not_rated_against_each_other() -> None:
    assert all(row.mu is None for row in rate_game("solitary", {ANN: 1, BEN: 3}, (), against_game=True))
    assert all(row.mu is not None for row in rate_game("auction", {ANN: 1, BEN: 2}, ()))


@pytest.mark.parametrize(
    ("ranks", "scores", "lines"),
    [
        ((1, 3), ((9,), (2,)), ["1. Ann: 9", "2. The game itself: 5", "3. Ben: 2"]),
        ((2, 3), ((4,), (2,)), ["1. The game itself: 5", "2. Ann: 4", "3. Ben: 2"]),
        ((1, 2), ((9,), (7,)), ["1. Ann: 9", "2. Ben: 7", "3. The game itself: 5"]),
        ((1, 1), ((5,), (5,)), ["1. Ann: 5", "1. Ben: 5", "1. The game itself: 5"]),
    ],
)
def test_the_game_itself_stands_at_its_place(
    ranks: tuple[int, ...], scores: tuple[tuple[int, ...], ...], lines: list[str]
) -> None:
    told = ending_lines(Voice("en", None, ("Ann", "Ben")), Result(ranks, scores, "lots", ((5,),)), HEADER, ())
    assert told[1:-1] == lines


@pytest.mark.parametrize(
    ("ranks", "scores", "lines"),
    [
        ((1, 4), ((9,), (4,)), ["1. Ann: 9", "2. The game itself: 7", "3. The game itself: 5", "4. Ben: 4"]),
        ((2, 4), ((6,), (4,)), ["1. The game itself: 7", "2. Ann: 6", "3. The game itself: 5", "4. Ben: 4"]),
        ((3, 4), ((4,), (2,)), ["1. The game itself: 7", "2. The game itself: 5", "3. Ann: 4", "4. Ben: 2"]),
    ],
)
def test_each_of_the_games_own_players_stands_at_its_place(
    ranks: tuple[int, ...], scores: tuple[tuple[int, ...], ...], lines: list[str]
) -> None:
    told = ending_lines(Voice("en", None, ("Ann", "Ben")), Result(ranks, scores, "lots", ((7,), (5,))), HEADER, ())
    assert told[1:-1] == lines


def test_a_game_that_tells_its_scores_tells_that_of_its_own_player_too() -> None:
    told = ending_lines(
        Voice("en", None, ("Ann",)), Result((1,), ((9,),), "lots", ((5,),)), HEADER, (Event("final-score"),)
    )
    assert told[1:-1] == []


def test_a_game_that_tells_the_score_of_its_own_player_too_is_not_repeated() -> None:
    events = (Event("final-score"), Event("final-score"))
    told = ending_lines(Voice("en", None, ("Ann",)), Result((1,), ((9,),), "lots", ((5,),)), HEADER, events)
    assert told[1:-1] == []


def test_only_what_leaves_a_choice_can_be_chosen() -> None:
    found = {text: label for label, text in typed_options.suggestions("", (GAME,), Voice("en"))}
    assert list(found) == [f"content={digest}" for digest in TABLES]
    assert all(text.removeprefix("content=") in label for text, label in found.items())
