"""Orders that were left in advance, behind the commands: when they answer, for whom, and until when."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.messages.orders import order_lines
from bot.model import orders
from bot.model.errors import NoSuchOrder, NothingToOrder, NotSeated, TableClosed
from bot.model.table import HeldAnswer, StandingOrder, TableRecord
from bot.tables.live_table import LiveTable
from bot.tables.orders import StandingOrders
from bot.tables.votes import last_move_of
from bot.text.voice import Voice
from engine.game import OrderQuestion, Refused, Words
from engine.table import StaleAction
from tests.support.core import ANN, BEN, CYD, Core, core
from tests.support.games.hasty import Hasty
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock
from tests.support.warring import TO_WAR, Warring

__all__ = ["core"]


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[Core]:
    """A core where rubbish is passed by at once; its first lots are a lyre and a husk."""
    built = Core(tmp_path / "hasty.sqlite", Mailbox(), ManualClock(), (Hasty(), Warring()))
    await built.open()
    await built.start()
    yield built
    await built.close()


async def leave(core: Core, table: LiveTable, user: int, question: str, answer: str, about: str = "any") -> None:
    await StandingOrders(core.tables, core.clock).store_order(table, StandingOrder(user, question, about, answer))
    await core.wait_until_idle()


async def go_by(core: Core, seconds: float) -> None:
    await core.clock.advance(seconds)
    await core.wait_until_idle()


def log(table: LiveTable) -> list[tuple[int | None, Words]]:
    return [(table.roster.user_of(entry.seat), entry.words) for entry in table.log.entries]


def waits(core: Core, table: LiveTable) -> dict[int, float]:
    """For how long each answer is still held back."""
    return {one.user: one.due - core.clock.now() for one in table.row.held if one.due is not None}


async def test_each_delay_is_drawn_for_itself_between_the_tables_bounds(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    for user in (ANN, BEN):
        await leave(core, table, user, "lot", "coin")
    drawn = waits(core, table)
    assert drawn.keys() == {ANN, BEN}
    assert drawn[ANN] != drawn[BEN]
    assert all(120 <= wait <= 600 for wait in drawn.values())
    first, second = sorted(drawn, key=lambda user: drawn[user])
    await go_by(core, drawn[first])
    assert log(table) == [(first, ("bid", "1"))]
    assert waits(core, table) == {second: pytest.approx(drawn[second] - drawn[first])}
    await core.restart()
    table = await core.tables.find(table.id)
    await go_by(core, drawn[second] - drawn[first])
    assert log(table) == [(first, ("bid", "1")), (second, ("bid", "1"))]


@pytest.mark.parametrize(
    ("delay", "least", "most"), [(name, *seconds) for name, seconds in orders.DELAY_SECONDS.items()]
)
async def test_delays_are_spread_over_all_of_the_bounds(core: Core, delay: str, least: int, most: int) -> None:
    table = await core.begin(ANN, BEN)
    await leave(core, table, ANN, "lot", "coin")
    row, fold = table.row, table.log.fold
    drawn = []
    for version in range(200):
        kept = orders.with_held_answers(_delayed(row, delay), table.game, fold, (), bytes(32), version, 0.0)
        drawn += [one.due for one in kept.held if one.due is not None]
    assert least <= min(drawn) <= max(drawn) <= most
    assert len(set(drawn)) > 190 or least == most
    middle = sum(drawn) / len(drawn)
    assert abs(middle - (least + most) / 2) <= (most - least) / 8


def _delayed(row: TableRecord, delay: str) -> TableRecord:
    return replace(row, held=(), settings=replace(row.settings, orders_delay=delay))


async def test_the_delay_does_not_depend_on_what_is_ordered_or_held_in_hand(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    found = set()
    for answer, about in (("pass", "any"), ("all", "any"), ("coin", "crown")):
        await StandingOrders(core.tables, core.clock).delete_orders(table, ANN, None)
        await leave(core, table, ANN, "lot", answer, about)
        fresh = orders.with_held_answers(
            table.row, table.game, table.log.fold, (), table.log.header.seed, table.log.version, 0.0
        )
        found.add(fresh.held)
    assert len(found) == 1


async def test_an_answer_by_hand_is_played_at_the_same_moment(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await leave(core, table, ANN, "lot", "pass")
    wait = waits(core, table)[ANN]
    assert await core.tables.play(table, ANN, ("bid", "1"), 0, core.key()) is None
    assert await core.tables.play(table, ANN, ("bid", "2"), 0, core.key()) is None
    with pytest.raises(Refused):
        await core.tables.play(table, ANN, ("bid", "99"), 0, core.key())
    await core.play(table, BEN, ("pass",))
    with pytest.raises(StaleAction):
        await core.tables.play(table, ANN, ("pass",), 7, core.key())
    await go_by(core, wait - 0.01)
    assert log(table) == [(BEN, ("pass",))]
    await go_by(core, 0.01)
    assert log(table) == [(BEN, ("pass",)), (ANN, ("bid", "2"))]


async def test_without_orders_an_answer_is_played_at_once(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await leave(core, table, ANN, "lot", "pass")
    assert await core.tables.play(table, BEN, ("bid", "1"), None, core.key()) is not None
    assert log(table) == [(BEN, ("bid", "1"))]


async def test_an_order_that_no_longer_stands_leaves_the_question_to_the_player(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await leave(core, table, ANN, "lot", "coin")
    await StandingOrders(core.tables, core.clock).delete_orders(table, ANN, "lot")
    await go_by(core, 600)
    assert log(table) == []
    await core.restart()
    table = await core.tables.find(table.id)
    await core.play(table, ANN, ("pass",))
    assert log(table) == [(ANN, ("pass",))]
    await leave(core, table, BEN, "lot", "coin")
    await go_by(core, 600)
    assert log(table)[1:] == [(BEN, ("bid", "1"))]


async def test_an_order_left_after_the_time_has_passed_is_held_anew(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await leave(core, table, ANN, "lot", "coin", "crown")
    await go_by(core, 600)
    assert table.row.held == (HeldAnswer(table.roster.seat_of_user(ANN), ANN, None),)
    await leave(core, table, ANN, "lot", "coin")
    assert waits(core, table).keys() == {ANN}
    await go_by(core, 600)
    assert log(table) == [(ANN, ("bid", "1"))]


async def test_a_table_may_want_no_delay(hasty: Core) -> None:
    table = await hasty.lobby(ANN, BEN, game=Warring())
    table.row = _delayed(table.row, "none")
    await hasty.lobbies.start(table.id, ANN)
    attacker, defender = (user for seat in (0, 1) if (user := table.roster.user_of(seat)))
    await leave(hasty, table, attacker, "attack", "3")
    await leave(hasty, table, defender, "defence", "win")
    await hasty.play(table, attacker, TO_WAR)
    assert log(table) == [(attacker, TO_WAR), (attacker, ("support", "3")), (defender, ("support", "3"))]


async def test_an_answer_that_reveals_nothing_is_given_at_once(hasty: Core) -> None:
    table = await hasty.begin(ANN, BEN, game=Hasty())
    await hasty.play(table, ANN, ("bid", "1"))
    posts = len(hasty.public())
    await hasty.play(table, BEN, ("bid", "2"))
    assert [words for _, words in log(table)] == [("bid", "1"), ("bid", "2"), ("pass",), ("pass",)]
    assert [entry.is_follow_up for entry in table.log.entries] == [False, False, True, True]
    assert len(hasty.public()) == posts + 1
    assert hasty.store.tables.stored_entry_count == 4
    await hasty.restart()
    again = await hasty.tables.find(table.id)
    assert [entry.is_follow_up for entry in again.log.entries] == [False, False, True, True]


async def test_the_same_press_again_tells_the_same_again(hasty: Core) -> None:
    table = await hasty.begin(ANN, BEN, game=Hasty())
    await hasty.play(table, ANN, ("bid", "1"))
    key = hasty.key()
    first = await hasty.tables.play(table, BEN, ("bid", "2"), None, key)
    again = await hasty.tables.play(table, BEN, ("bid", "2"), None, key)
    assert first is not None
    assert again == first
    assert len(first.entries) == 3


async def test_a_player_who_wants_to_be_asked_is_asked(hasty: Core) -> None:
    table = await hasty.begin(ANN, BEN, game=Hasty(), auto_end=False)
    await leave(hasty, table, ANN, "rubbish", "ask")
    assert table.row.held == ()
    await hasty.play(table, ANN, ("bid", "1"))
    await hasty.play(table, BEN, ("bid", "2"))
    assert log(table)[2:] == [(BEN, ("pass",))]
    await hasty.play(table, ANN, ("pass",))
    assert log(table)[3:] == [(ANN, ("pass",))]


async def test_computers_have_no_orders(hasty: Core) -> None:
    table = await hasty.lobby(ANN, game=Hasty())
    await hasty.lobbies.add_computer(table.id, ANN)
    await hasty.lobbies.start(table.id, ANN)
    await hasty.wait_until_idle()
    await hasty.play(table, ANN, ("bid", "1"))
    passed = [entry for entry in table.log.entries if entry.words == ("pass",) and entry.number > 2]
    assert {entry.seat: entry.is_follow_up for entry in passed} == {
        table.roster.seat_of_user(ANN): True,
        1 - table.roster.seat_of_user(ANN): False,
    }


async def test_orders_end_with_the_seats_owner_and_with_the_game(core: Core) -> None:
    table = await core.begin(ANN, BEN, CYD)
    for user in (ANN, BEN):
        await leave(core, table, user, "lot", "coin")
    await core.lobbies.leave(table.id, ANN)
    await core.wait_until_idle()
    assert {order.user for order in table.row.orders} == {BEN}
    assert waits(core, table).keys() == {BEN}
    with pytest.raises(NotSeated):
        await leave(core, table, ANN, "lot", "coin")
    await core.tables.cancel(table, BEN, False, core.key())
    assert (table.row.orders, table.row.held) == ((), ())
    with pytest.raises(TableClosed):
        await leave(core, table, BEN, "lot", "coin")


async def test_a_question_that_a_game_lacks_has_no_standing_order(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await core.begin(ANN, BEN)
    for question, about, answer in (("rain", "any", "pass"), ("lot", "husk", "pass"), ("lot", "any", "rob")):
        with pytest.raises(NoSuchOrder):
            await leave(core, table, ANN, question, answer, about)
    with pytest.raises(NoSuchOrder):
        await StandingOrders(core.tables, core.clock).delete_orders(table, ANN, "rain")
    none: tuple[OrderQuestion, ...] = ()
    monkeypatch.setattr(table.game, "standing", none)
    with pytest.raises(NothingToOrder):
        await leave(core, table, ANN, "lot", "pass")


async def test_an_answer_that_is_no_longer_possible_gives_way_to_the_order(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await leave(core, table, ANN, "lot", "coin")
    table.row = orders.with_answer(table.row, table.roster.seat_of_user(ANN), ("bid", "99"))
    await go_by(core, 600)
    assert log(table) == [(ANN, ("bid", "1"))]


class Yielding(Warring):
    """A game in which attackers are usually weak, and say so at once."""

    def __init__(self) -> None:
        super().__init__()
        attack, *others = self.standing
        self.standing = (replace(attack, default_answer="never", prompt=True), *others)


@pytest.fixture
async def yielding(tmp_path: Path) -> AsyncIterator[Core]:
    """A core where the attacker answers in the same breath."""
    built = Core(tmp_path / "yielding.sqlite", Mailbox(), ManualClock(), (Yielding(),))
    await built.open()
    await built.start()
    yield built
    await built.close()


async def test_own_answers_that_followed_are_taken_back_with_the_move(yielding: Core) -> None:
    table = await yielding.begin(ANN, BEN, game=Yielding())
    start = table.state
    attacker, defender = (user for seat in (0, 1) if (user := table.roster.user_of(seat)))
    await yielding.play(table, attacker, TO_WAR)
    assert log(table) == [(attacker, TO_WAR), (attacker, ("support", "0"))]
    assert yielding.mailbox.pings == [attacker, defender]
    await yielding.restart()
    table = await yielding.tables.find(table.id)
    await yielding.tables.undo(table, attacker, None, yielding.key())
    assert table.state == start
    assert table.log.entries[-1].words == ("undo", "1")
    await yielding.play(table, attacker, TO_WAR)
    await yielding.play(table, defender, ("support", "0"))
    assert last_move_of(table, table.roster.seat_of_user(attacker)) == 4


async def test_default_answers_are_listed_with_standing_orders(yielding: Core) -> None:
    table = await yielding.begin(ANN, BEN, game=Yielding())
    await leave(yielding, table, ANN, "attack", "2", "king")
    assert order_lines(table.row, table.game, ANN, Voice("en", "tigris")) == [
        "- **When I attack** · any leader: add nothing (default)",
        "- **When I attack** · the king: add up to 2 tiles",
    ]
    assert order_lines(table.row, table.game, BEN, Voice("en", "tigris")) == [
        "- **When I attack** · any leader: add nothing (default)"
    ]
