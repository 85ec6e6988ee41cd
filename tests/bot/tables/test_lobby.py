"""Lobbies: sitting down, getting up, starting."""

import pytest

from bot.model.errors import (
    AlreadyJoined,
    AlreadyStarted,
    ChannelTaken,
    MarkHeld,
    MarkReserved,
    MarkReservedTwice,
    MarkTaken,
    NoComputer,
    NotSeated,
    OptionWithoutEffect,
    TableClosed,
    TableFull,
    TooFew,
    UnknownMark,
)
from bot.model.roster import Chair, Roster, in_rematch_order
from bot.tables.live_table import LiveTable
from engine.chance import Chance, commitment
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.state import State
from engine.record import read_record
from tests.support.core import ANN, BEN, CYD, NAMES, Core, core

__all__ = ["core"]


async def test_the_host_sits_there_from_the_start(core: Core) -> None:
    table = await core.lobby(ANN)
    assert table.roster.names == ("Ann",)
    assert table.host == ANN
    assert table.status == "lobby"


async def test_one_game_a_channel(core: Core) -> None:
    table = await core.lobby(ANN)
    with pytest.raises(ChannelTaken):
        await core.lobby(BEN)
    await core.tables.cancel(table, ANN, False, core.key())
    assert (await core.lobby(BEN)).id != table.id


async def test_the_same_interaction_opens_one_table(core: Core) -> None:
    table = await core.lobby(ANN)
    core._key -= 1
    assert await core.lobby(ANN) is table


async def test_joining_with_and_without_a_mark(core: Core) -> None:
    table = await core.lobby(ANN)
    await core.lobbies.join(table.id, BEN, "Ben", "green")
    await core.lobbies.join(table.id, CYD, "Cyd", None)
    assert table.roster.marks == ("", "green", "")
    with pytest.raises(MarkTaken):
        await core.lobbies.join(table.id, CYD, "Cyd", "green")
    with pytest.raises(UnknownMark):
        await core.lobbies.join(table.id, CYD, "Cyd", "purple")
    with pytest.raises(AlreadyJoined):
        await core.lobbies.join(table.id, CYD, "Cyd", None)
    await core.lobbies.join(table.id, CYD, "Cyd", "red")
    assert table.roster.marks == ("", "green", "red")
    assert table.roster.names == ("Ann", "Ben", "Cyd")


async def test_no_more_than_the_game_seats(core: Core) -> None:
    table = await core.lobby(ANN, BEN)
    for _ in range(2):
        await core.lobbies.add_computer(table.id, BEN)
    assert table.roster.names == ("Ann", "Ben", "Computer 1", "Computer 2")
    with pytest.raises(TableFull):
        await core.lobbies.join(table.id, CYD, "Cyd", None)
    with pytest.raises(TableFull):
        await core.lobbies.add_computer(table.id, ANN)


async def test_computers_come_and_go(core: Core) -> None:
    table = await core.lobby(ANN)
    with pytest.raises(NotSeated):
        await core.lobbies.add_computer(table.id, BEN)
    await core.lobbies.add_computer(table.id, ANN)
    with pytest.raises(NotSeated):
        await core.lobbies.remove_computer(table.id, BEN)
    await core.lobbies.remove_computer(table.id, ANN)
    with pytest.raises(NoComputer):
        await core.lobbies.remove_computer(table.id, ANN)


async def test_starting_needs_enough_players_and_one_of_them(core: Core) -> None:
    table = await core.lobby(ANN)
    with pytest.raises(TooFew):
        await core.lobbies.start(table.id, ANN)
    await core.lobbies.join(table.id, BEN, "Ben", None)
    with pytest.raises(NotSeated):
        await core.lobbies.start(table.id, CYD)
    await core.lobbies.start(table.id, BEN)
    assert table.status == "open"
    with pytest.raises(AlreadyStarted):
        await core.lobbies.start(table.id, ANN)
    with pytest.raises(AlreadyStarted):
        await core.lobbies.join(table.id, CYD, "Cyd", None)


async def test_seats_and_marks_follow_from_the_promised_seed(core: Core) -> None:
    table = await core.lobby(ANN, BEN, CYD)
    await core.lobbies.join(table.id, BEN, "Ben", "white")
    before = table.roster.chairs
    await core.lobbies.start(table.id, ANN)
    await core.wait_until_idle()
    header = table.log.header
    assert header.commitment == commitment(header.seed)
    assert header.commitment in core.public()[0].text
    assert table.roster.names == tuple(c.name for c in Chance(header.seed).stream("seats").shuffle(before))
    assert table.roster.marks[table.roster.seat_of_user(BEN)] == "white"
    assert len(set(table.roster.marks)) == 3
    assert read_record(table.row.header).header == header


async def test_the_seed_is_secret_until_the_end(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    seed = table.log.header.seed.hex()
    said = [letter.text for user in NAMES for letter in core.mailbox.direct.get(user, [])]
    assert not [text for text in [*said, *(one.text for one in core.public())] if seed in text]


async def test_getting_up_before_the_start(core: Core) -> None:
    table = await core.lobby(ANN, BEN)
    await core.lobbies.leave(table.id, ANN)
    assert table.roster.names == ("Ben",)
    assert table.host == BEN
    with pytest.raises(NotSeated):
        await core.lobbies.leave(table.id, ANN)
    await core.lobbies.add_computer(table.id, BEN)
    await core.lobbies.leave(table.id, BEN)
    await core.wait_until_idle()
    assert table.status == "cancelled"
    assert "cancelled" in core.public()[-1].text
    assert not core.public()[-1].labels
    with pytest.raises(TableClosed):
        await core.lobbies.join(table.id, CYD, "Cyd", None)
    with pytest.raises(TableClosed):
        await core.lobbies.leave(table.id, BEN)


async def test_a_computer_takes_the_seat_of_who_leaves_a_game(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD)
    seat = table.roster.seat_of_user(ANN)
    mark = table.roster.marks[seat]
    await core.lobbies.leave(table.id, ANN)
    await core.wait_until_idle()
    assert table.roster.user_of(seat) is None
    assert table.roster.marks[seat] == mark
    assert table.host in (BEN, CYD)
    assert seat not in core.decision(table).seats
    assert any("Ann leaves; Computer 1 takes over." in one.text for one in core.public())


async def test_the_last_person_to_leave_ends_the_game(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.lobbies.leave(table.id, ANN)
    await core.lobbies.leave(table.id, BEN)
    await core.wait_until_idle()
    assert table.status == "cancelled"
    assert table.log.header.seed.hex() in "".join(one.text for one in core.public())


async def test_a_choice_that_has_lost_its_effect_does_not_reach_the_game(core: Core) -> None:
    table = await core.lobby(ANN, game=Mesopotamia())
    await core.lobbies.change_option(table.id, ANN, "rounds", "12")
    await core.lobbies.change_option(table.id, ANN, "mode", "ur")
    with pytest.raises(OptionWithoutEffect):
        await core.lobbies.change_option(table.id, ANN, "rounds", "16")
    assert dict(table.row.settings.options)["rounds"] == "12"
    await core.lobbies.start(table.id, ANN)
    options = dict(read_record(table.row.header).header.options)
    assert (options["mode"], options["rounds"]) == ("ur", "gardens")


async def with_automata(core: Core, *users: int) -> LiveTable:
    """A lobby of Mesopotamia in which three automata play along."""
    table = await core.lobby(*users, game=Mesopotamia())
    await core.lobbies.change_option(table.id, ANN, "mode", "kings")
    await core.lobbies.change_option(table.id, ANN, "automata", "3")
    return table


async def test_an_automaton_gets_no_taken_empire(core: Core) -> None:
    table = await with_automata(core, ANN)
    await core.lobbies.join(table.id, ANN, "Ann", "elam")
    with pytest.raises(MarkHeld):
        await core.lobbies.change_option(table.id, ANN, "rival-2", "elam")
    await core.lobbies.change_option(table.id, ANN, "rival-2", "mari")
    with pytest.raises(MarkReservedTwice):
        await core.lobbies.change_option(table.id, ANN, "rival", "mari")
    assert dict(table.row.settings.options)["rival"] == "random"


async def test_nobody_gets_the_empire_of_an_automaton(core: Core) -> None:
    table = await with_automata(core, ANN)
    await core.lobbies.change_option(table.id, ANN, "rival", "sumer")
    with pytest.raises(MarkReserved):
        await core.lobbies.join(table.id, BEN, "Ben", "sumer")
    with pytest.raises(MarkReserved):
        await core.lobbies.join(table.id, ANN, "Ann", "sumer")
    await core.lobbies.join(table.id, BEN, "Ben", "elam")
    assert table.roster.marks == ("", "elam")


async def test_a_choice_that_gives_a_players_empire_to_an_automaton_is_refused_whichever_it_is(core: Core) -> None:
    table = await core.lobby(ANN, game=Mesopotamia())
    await core.lobbies.change_option(table.id, ANN, "rival", "sumer")
    await core.lobbies.join(table.id, BEN, "Ben", "sumer")
    with pytest.raises(MarkHeld):
        await core.lobbies.change_option(table.id, ANN, "mode", "kings")
    await core.lobbies.leave(table.id, ANN)
    with pytest.raises(MarkReserved):
        await core.lobbies.start(table.id, BEN)
    await core.lobbies.change_option(table.id, BEN, "rival", "random")
    await core.lobbies.start(table.id, BEN)
    assert table.log.header.marks == ("sumer",)


async def test_empires_are_drawn_from_those_that_no_automaton_has(core: Core) -> None:
    table = await with_automata(core, ANN, BEN)
    chosen = ("sumer", "babylon", "akkad")
    for name, empire in zip(("rival", "rival-2", "rival-3"), chosen, strict=True):
        await core.lobbies.change_option(table.id, ANN, name, empire)
    await core.lobbies.add_computer(table.id, ANN)
    await core.lobbies.start(table.id, ANN)
    assert not {*table.log.header.marks} & {*chosen}
    assert isinstance(table.state, State)
    assert table.state.config.empires[3:] == chosen


@pytest.mark.parametrize(("own", "mark"), [((), "elam"), (("elam",), "")])
def test_a_former_empire_is_kept_unless_an_automaton_has_it(own: tuple[str, ...], mark: str) -> None:
    before, again = (Roster((Chair(former, ANN, "Ann"),)) for former in ("elam", ""))
    assert in_rematch_order(again, before, own).marks == (mark,)
