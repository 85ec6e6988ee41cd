"""Discord refuses, stumbles, or takes a message without an answer: the table hears of each move once."""

import asyncio
from dataclasses import dataclass
from typing import Literal

import pytest

from bot.sandbox.people.answers import NoAnswer
from tests.chaos.book import Book
from tests.faults.patience import Patience
from tests.support.house import House
from tests.support.samples import by_turns

MESSAGES = "/channels/*/messages"
CALLBACK = "/interactions/*"
MINUTES = 300.0
"""Seconds: nobody but the outbox waits for so short a time."""


@dataclass(frozen=True)
class Screen:
    """What there was to see and to hear before somebody moved."""

    house: House
    mover: str
    other: str
    messages: int
    calls: int
    hands: int

    @classmethod
    async def of(cls, house: House) -> "Screen":
        """The screen before a move."""
        mover = await house.to_move()
        other = ({"Ann", "Ben"} - {mover}).pop()
        return cls(house, mover, other, *cls._count(house, other))

    @staticmethod
    def _count(house: House, other: str) -> tuple[int, int, int]:
        person = house.person(other)
        return len(house.person("Guest").sees(house.channel)), len(person.pings), len(person.sees(person.dm))

    def told_once(self) -> None:
        """One message more, one call, one hand, and a board that can be played on."""
        assert self._count(self.house, self.other) == (self.messages + 1, self.calls + 1, self.hands + 1)
        assert "Move" in self.house.board().labels
        assert self.house.board().attachments
        assert [seen.labels for seen in self.house.person("Guest").sees(self.house.channel)][-2] == []


async def ended(house: House, mover: str) -> None:
    """The mover ends the turn; nobody waits for what follows."""
    answer = await (await house.person(mover).slash(house.channel, "tigris end")).wait_until_finished()
    assert answer.ephemeral


async def later(house: House, seconds: float) -> None:
    """The outbox waits so long, then goes on."""
    await house.clock.until_sleeping(MINUTES)
    await house.clock.advance(seconds)
    await house.settle()


async def outlast(house: House, seconds: float) -> None:
    """Time goes by whenever the outbox waits, until everything has been said."""
    settled = asyncio.ensure_future(house.settle())
    while not settled.done():
        sleeping = asyncio.ensure_future(house.clock.until_sleeping(MINUTES))
        await asyncio.wait((settled, sleeping), return_when=asyncio.FIRST_COMPLETED)
        if sleeping.done():
            await house.clock.advance(seconds)
        sleeping.cancel()
    await settled


@pytest.mark.parametrize(("failure", "after_effect"), by_turns([500, 502, 504], [False, True]))
async def test_a_message_that_fails_is_tried_again_at_once(
    house: House, patience: Patience, failure: int, after_effect: bool
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    house.sandbox.faults.add("POST", MESSAGES, failure, times=2, after_effect=after_effect)
    await ended(house, screen.mover)
    await house.settle()
    screen.told_once()
    assert patience.waited == [1, 3]


@pytest.mark.parametrize(("failure", "after_effect"), by_turns([503, "drop"], [False, True]))
async def test_a_message_that_is_lost_is_brought_once(
    house: House, patience: Patience, failure: int, after_effect: bool
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    house.sandbox.faults.add("POST", MESSAGES, failure, after_effect=after_effect)
    await ended(house, screen.mover)
    await later(house, 10)
    screen.told_once()


@pytest.mark.parametrize("direct", [False, True])
async def test_a_message_without_its_nonce_is_found_in_the_channel(
    house: House, patience: Patience, direct: bool
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    channel = house.person(screen.other).dm if direct else house.channel
    fault = house.sandbox.faults.add("POST", f"/channels/{channel.id}/messages", "drop", after_effect=True)
    await ended(house, screen.mover)
    await fault.met.wait()
    await house.clock.until_sleeping(MINUTES)
    for message in channel.messages.values():
        message.nonce = None
    await house.person("Cyd").say(house.channel, "Is anybody there?")
    await house.clock.advance(MINUTES)
    await house.settle()
    assert len(house.person(screen.other).sees(house.person(screen.other).dm)) == screen.hands + 1
    mine = [one for one in house.person("Guest").sees(house.channel) if one.author != "Cyd"]
    assert (len(mine), "Move" in mine[-1].labels) == (screen.messages + 1, True)


@pytest.mark.parametrize(("method", "failure"), [("POST", 403), ("PATCH", 404)])
async def test_a_page_of_a_proxy_closes_no_channel(house: House, patience: Patience, method: str, failure: int) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    house.sandbox.faults.add(method, f"/channels/{house.channel.id}/*", failure, times=2, page=True)
    await ended(house, screen.mover)
    await outlast(house, 300)
    screen.told_once()


async def test_an_answer_that_meets_a_page_of_a_proxy_is_sent_again(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.sandbox.faults.add("POST", CALLBACK, 429, page=True)
    answer = await house.slash("Ann", "game hand")
    assert answer.attachments
    assert not answer.followups


async def test_discord_may_be_away_for_long(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    house.sandbox.faults.add("*", f"/channels/{house.channel.id}/*", 503, times=12)
    await ended(house, screen.mover)
    await outlast(house, 300)
    screen.told_once()


async def test_a_limit_for_one_channel_is_waited_for(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    house.sandbox.faults.add("POST", MESSAGES, 429, retry_after=7)
    await ended(house, screen.mover)
    await house.settle()
    screen.told_once()
    assert patience.waited == [7]


async def test_a_long_limit_keeps_only_its_channel_waiting(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    house.sandbox.faults.add("POST", f"/channels/{house.channel.id}/messages", 429, retry_after=200)
    await ended(house, screen.mover)
    await house.clock.until_sleeping(MINUTES)
    side = await house.sandbox.places.open_channel("table-2")
    await house.person("Cyd").slash(side, "game new", game="tigris")
    await house.sandbox.until(lambda: house.person("Guest").sees(side))
    await house.clock.advance(199)
    assert await screen_is(house, screen)
    await house.clock.advance(1)
    await house.settle()
    screen.told_once()
    assert patience.waited == []


async def screen_is(house: House, screen: Screen) -> bool:
    return len(house.person("Guest").sees(house.channel)) == screen.messages


async def test_a_limit_for_everything_delays_and_loses_nothing(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    house.sandbox.faults.add("POST", MESSAGES, 429, retry_after=2, everywhere=True)
    await ended(house, screen.mover)
    answers = await asyncio.gather(*(house.slash(name, "game board") for name in ("Ann", "Ben")))
    assert all(answer.ephemeral for answer in answers)
    await house.settle()
    screen.told_once()
    assert patience.waited == [2]


@pytest.mark.parametrize("failure", [429, 500, 503])
async def test_an_answer_that_fails_once_is_given_all_the_same(house: House, patience: Patience, failure: int) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    house.sandbox.faults.add("POST", CALLBACK, failure, retry_after=1)
    await ended(house, screen.mover)
    await house.settle()
    screen.told_once()
    assert patience.waited == [1]


@pytest.mark.parametrize("way", ["command", "button"])
async def test_an_answer_whose_receipt_is_lost_is_one_answer(house: House, patience: Patience, way: str) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.sandbox.faults.add("POST", CALLBACK, "drop", after_effect=True)
    answer = await (house.slash("Ann", "game hand") if way == "command" else house.click("Ann", "Move"))
    assert answer.ephemeral
    assert not answer.followups
    assert "lost my connection" not in answer.content
    assert (await house.slash("Ann", "game board")).attachments


@pytest.mark.parametrize(("failure", "after_effect"), [("drop", False), ("drop", True), (502, True)])
@pytest.mark.parametrize("way", ["command", "button"])
async def test_an_answer_whose_connection_breaks_is_sent_again_as_it_was(
    house: House, patience: Patience, way: str, failure: int | Literal["drop"], after_effect: bool
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    fault = house.sandbox.faults.add("POST", CALLBACK, failure, after_effect=after_effect)
    if way == "command":
        answer = await house.slash(mover, "tigris end")
        assert (await house.table()).log.version == 1
        assert "end the turn" in answer.content
    else:
        answer = await house.click(mover, "Move")
        assert answer.message is not None
        assert answer.message.buttons
    assert fault.times == 0
    assert answer.ephemeral
    assert not answer.followups
    assert "Error code" not in answer.content
    assert "lost my connection" not in answer.content
    panels = await house.app.services.panels.panels_of((await house.table()).id)
    assert answer.message is not None
    assert answer.message.id in [panel.message for panel in panels]


async def test_a_deferral_that_discord_took_and_never_confirmed_ends_in_words(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    house.sandbox.faults.add("POST", CALLBACK, 502, times=5, after_effect=True)
    answer = await house.slash("Ann", "game board")
    assert "in a minute" in answer.content
    assert not answer.followups


@pytest.mark.parametrize("after_effect", [False, True])
async def test_pictures_whose_connection_breaks_are_sent_again(
    house: House, patience: Patience, after_effect: bool
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    fault = house.sandbox.faults.add("PATCH", "/webhooks/*", "drop", after_effect=after_effect)
    answer = await house.slash("Ann", "game hand")
    assert fault.times == 0
    assert answer.attachments
    assert not answer.followups


async def test_an_answer_that_never_arrives_leaves_the_move_played(house: House, patience: Patience) -> None:
    await house.begin("tigris", "Ann", "Ben")
    screen = await Screen.of(house)
    fault = house.sandbox.faults.add("POST", CALLBACK, "drop", times=4)
    asking = asyncio.ensure_future(house.person(screen.mover).slash(house.channel, "tigris end"))
    await house.sandbox.until(lambda: fault.times == 0)
    await house.settle()
    house.wait_no_longer()
    with pytest.raises(NoAnswer):
        await asking
    screen.told_once()
    again = await house.slash(screen.mover, "tigris end")
    assert screen.other in again.content
    assert (await house.table()).log.version == 1


def files(house: House, name: str) -> list[str]:
    """What somebody was sent directly: as time goes by, more than one hand may be."""
    person = house.person(name)
    return [file.filename for message in person.sees(person.dm) for file in message.attachments]


async def test_a_hand_that_discord_would_not_take_is_behind_the_button(house: House, patience: Patience) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ben", "Join")
    direct = f"/channels/{house.person('Ben').dm.id}/messages"
    house.sandbox.faults.add("POST", direct, 503, times=3)
    await (await house.person("Ann").click(house.public("Start"), "Start")).wait_until_finished()
    await outlast(house, 10)
    opening = "tigris-hand-1-0.png"
    assert opening not in files(house, "Ben")
    assert opening in files(house, "Ann")
    assert (await house.click("Ben", "My hand")).attachments


@pytest.mark.parametrize("cached", [True, False])
async def test_a_channel_where_nothing_may_be_read_is_not_taken_for_an_empty_one(
    house: House, patience: Patience, cached: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, before = await house.to_move(), len(house.person("Guest").sees(house.channel))
    await house.sandbox.places.change_rights(house.channel, take=("read_message_history",))
    lost = house.sandbox.faults.add("POST", f"/channels/{house.channel.id}/messages", "drop", after_effect=True)
    if not cached:
        monkeypatch.setattr(house.app.client, "get_channel", lambda number: None)
    told = await (await house.person(mover).slash(house.channel, "tigris end")).wait_until_finished()
    assert "Read Message History" in told.content
    await lost.met.wait()
    await house.clock.until_sleeping(5)
    await house.clock.advance(1000)
    await house.settle()
    assert len(house.person("Guest").sees(house.channel)) == before + 1
    assert await house.app.store.outbox.queues_with_messages() == (house.channel.id,)
    await house.sandbox.places.change_rights(house.channel, give=("read_message_history",))
    book = Book(house.database, house.sandbox)
    await house.sandbox.until(lambda: book.number("SELECT count(*) FROM debts") == 0)
    await house.settle()
    assert "Move" in house.board().labels
    assert len(house.person("Guest").sees(house.channel)) == before + 1


async def test_an_empty_channel_that_may_be_read_is_one_also_when_we_hardly_know_it(
    house: House, patience: Patience, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.app.client, "get_channel", lambda number: None)
    lost = house.sandbox.faults.add("POST", f"/channels/{house.channel.id}/messages", "drop")
    await house.person("Ann").slash(house.channel, "game new", game="tigris")
    await lost.met.wait()
    await house.clock.until_sleeping(5)
    await house.clock.advance(1000)
    await house.settle()
    assert "Join" in house.board().labels
