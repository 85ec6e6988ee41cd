"""Computer players: they think in the background, once for each turn, and never keep people waiting."""

import asyncio
import threading

import pytest

from bot.runtime.thinking import MoveChooser
from engine import ai
from engine.chance import Chance
from engine.game import Seat, Words
from engine.registry import GAMES, AnyGame
from engine.replay import replay_record
from tests.support.core import ANN, CHANNEL, Core, core

__all__ = ["core"]


async def with_computer(core: Core, game: AnyGame | None = None) -> None:
    """Ann plays against a computer."""
    table = await core.lobby(ANN, game=game, auto_end=False)
    await core.lobbies.add_computer(table.id, ANN)
    await core.lobbies.start(table.id, ANN)
    await core.wait_until_idle()


async def test_a_computer_answers_and_calls_the_one_who_is_next(core: Core) -> None:
    await with_computer(core, GAMES[0])
    table = await core.tables.find_in_channel(CHANNEL)
    seat = table.roster.seat_of_user(ANN)
    assert core.decision(table).seats == (seat,)
    await core.play(table, ANN, ("end",))
    assert core.decision(table).seats == (seat,)
    assert [entry.seat for entry in table.log.entries][-1] != seat
    assert core.mailbox.pings == [ANN, ANN]


async def test_computers_are_prepared_in_the_lobby(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = list[MoveChooser]()
    monkeypatch.setattr(MoveChooser, "prepare", lambda thinking: prepared.append(thinking))
    table = await core.lobby(ANN)
    assert not prepared
    await core.lobbies.add_computer(table.id, ANN)
    assert prepared


async def test_a_computer_chooses_in_secret_and_leaves_the_rest_to_people(core: Core) -> None:
    await with_computer(core)
    table = await core.tables.find_in_channel(CHANNEL)
    assert core.decision(table).seats == (table.roster.seat_of_user(ANN),)
    assert table.log.version == 1


async def test_a_game_against_a_computer_refolds(core: Core) -> None:
    await with_computer(core)
    table = await core.tables.find_in_channel(CHANNEL)
    while table.game.decision(table.state):
        offered = table.game.words(table.state, table.roster.seat_of_user(ANN), ())
        await core.play(table, ANN, ("bid", "1") if "bid" in offered else ("pass",))
    assert replay_record(table.game, table.record).fold.state == table.state


async def test_a_thought_that_a_restart_interrupted_is_thought_after_it(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(game: AnyGame, view: object, seat: Seat, chance: Chance, plan: object, level: object) -> Words:
        begun.set()
        go_on.wait()
        return ("pass",)

    with monkeypatch.context() as patched:
        patched.setattr(ai, "choose", slow)
        table = await core.lobby(ANN)
        await core.lobbies.add_computer(table.id, ANN)
        await core.lobbies.start(table.id, ANN)
        await asyncio.to_thread(begun.wait)
        await core.close()
        go_on.set()
    assert table.log.version == 0
    await core.open()
    await core.start()
    await core.wait_until_idle()
    assert (await core.tables.find_in_channel(CHANNEL)).log.version == 1


@pytest.mark.parametrize("choice", [("bid", "99"), ("nonsense",), None])
async def test_a_computer_that_cannot_think_plays_anything(
    core: Core, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, choice: Words | None
) -> None:
    def bad(game: AnyGame, view: object, seat: Seat, chance: Chance, plan: object, level: object) -> Words:
        if choice is None:
            raise RuntimeError("confused")
        return choice

    monkeypatch.setattr(ai, "choose", bad)
    await with_computer(core)
    assert (await core.tables.find_in_channel(CHANNEL)).log.version == 1
    assert "computer" in caplog.text


async def test_a_computer_whose_table_moved_on_thinks_again(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    await with_computer(core)
    table = await core.tables.find_in_channel(CHANNEL)
    thoughts: list[int] = []
    loop = asyncio.get_running_loop()

    def overtaken(game: AnyGame, view: object, seat: Seat, chance: Chance, plan: object, level: object) -> Words:
        thoughts.append(table.log.version)
        if len(thoughts) == 1:
            played = core.tables.play_seat(table, seat, ("pass",), None)
            asyncio.run_coroutine_threadsafe(played, loop).result()
        return ("pass",)

    monkeypatch.setattr(ai, "choose", overtaken)
    await core.play(table, ANN, ("bid", "1"))
    assert thoughts == [2]
    assert table.log.version == 3


async def test_a_computer_moves_when_nobody_waits_for_an_answer(core: Core) -> None:
    waited, answered = asyncio.Event(), asyncio.Event()

    async def answers_first(worked: float) -> None:
        waited.set()
        await answered.wait()

    core.services.computers.set_give_way(answers_first)
    table = await core.lobby(ANN)
    await core.lobbies.add_computer(table.id, ANN)
    await core.lobbies.start(table.id, ANN)
    await waited.wait()
    assert (await core.tables.find_in_channel(CHANNEL)).log.version == 0
    answered.set()
    await core.wait_until_idle()
    assert (await core.tables.find_in_channel(CHANNEL)).log.version == 1


async def test_one_computer_moves_at_a_time_and_says_how_long_that_took(core: Core) -> None:
    going, rests = list[int](), list[float]()

    async def give_way(worked: float) -> None:
        rests.append(worked)
        going.append(1)
        assert len(going) == 1
        await asyncio.sleep(0)
        going.pop()

    core.services.computers.set_give_way(give_way)
    table = await core.lobby(ANN)
    await core.lobbies.add_computer(table.id, ANN)
    await core.lobbies.add_computer(table.id, ANN)
    await core.lobbies.start(table.id, ANN)
    await core.wait_until_idle()
    assert rests[0] == 0.0 < rests[1]
