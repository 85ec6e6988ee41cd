"""One person at eight tables on two servers, of which three wait for her: she sees where, and goes from one to the
next."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model.table import TablePlace, TableSettings
from bot.sandbox.model import Channel, Guild
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from bot.tables.live_table import LiveTable
from bot.text.voice import LANGUAGES, Voice
from engine.moves import every_move
from engine.registry import GAMES
from tests.e2e.test_direct_moves import say
from tests.support.house import EVERY_GAME, House
from tests.support.releases import keep, kept
from tests.support.require import require

WAITING = 3


class TwoServers:
    """A house with a second server, and eight tables of Ann's: six games, three of which wait for her, two lobbies."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: list[LiveTable] = []

    @property
    def lagash(self) -> Guild:
        """The second server."""
        return next(one for one in self.house.sandbox.state.guilds.values() if one.name == "Lagash")

    @property
    def channels(self) -> list[Channel]:
        """The channels of the tables."""
        channels = {one.name: one for one in self.house.sandbox.state.channels.values() if one.guild}
        return [channels[f"table-{number}"] for number in range(1, 9)]

    def furnish(self) -> None:
        """Add the second server and the channels."""
        lagash = self.house.sandbox.add_guild("Lagash")
        for number in range(2, 9):
            self.house.sandbox.places.add_channel(f"table-{number}", lagash if number > 4 else None)

    async def find_tables(self) -> None:
        """Find the tables of a house that was kept."""
        self.tables = [await self.house.app.services.tables.find(number) for number in range(1, 9)]

    async def set_up(self) -> None:
        """Open the tables: of each server's first three games one or two wait for Ann, the last is a lobby."""
        services, (ann, ben) = self.house.app.services, map(self.house.person, ("Ann", "Ben"))
        for place, channel in enumerate(self.channels):
            await self.house.clock.advance(3600)
            where, key = TablePlace(require(channel.guild).id, channel.id), self.house.sandbox.state.flakes.next()
            host = (ann.id, ann.name)
            table = await services.lobbies.create(GAMES[0], where, host, TableSettings("en"), interaction=key)
            if place not in (3, 7):
                await services.lobbies.join(table.id, ben.id, ben.name, None)
                await services.lobbies.start(table.id, ann.id)
                await self.wait_for(table, ann.id if place in (0, 2, 5) else ben.id)
            self.tables.append(table)
        await self.house.settle()

    async def wait_for(self, table: LiveTable, user: int) -> None:
        """End turns until a table waits for somebody."""
        while (decision := table.decision) is not None and table.roster.user_of(decision.seats[0]) != user:
            await self.house.app.services.tables.play_seat(table, decision.seats[0], ("end",), None)

    def waiting(self) -> list[LiveTable]:
        """The tables that wait for Ann, the longest first."""
        return [self.tables[place] for place in (0, 2, 5)]

    async def mine(self, channel: Channel | None = None, name: str = "Ann") -> InitialResponse:
        """Somebody asks for their tables."""
        asked = await self.house.person(name).slash(channel or self.channels[0], "tables mine")
        answer = await asked.wait_until_finished()
        await self.house.settle()
        return answer

    async def end(self, table: LiveTable) -> SeenMessage:
        """Ann ends her turn at a table; her private answer."""
        self.house.sandbox.channel = next(one for one in self.channels if one.id == table.channel)
        answer = await self.house.type("Ann", ("end",))
        return require(answer.message)

    def link(self, table: LiveTable) -> str:
        """The beginning of a link to a table."""
        return f"https://discord.com/channels/{table.guild}/{table.channel}"


@pytest.fixture
async def two(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TwoServers]:
    """Two servers with Ann's tables: set up once, and kept for all tests of a worker."""
    archive = tmp_path_factory.getbasetemp() / "two-servers.zip"
    if not archive.exists():
        first = TwoServers(House(tmp_path / "first.sqlite"))
        first.furnish()
        await first.house.open()
        await first.set_up()
        await first.house.shut()
        keep(first.house, archive)
    servers = TwoServers(kept(archive, tmp_path / "dubsar.sqlite", EVERY_GAME))
    await servers.house.open()
    await servers.find_tables()
    yield servers
    await servers.house.shut()


def numbered(text: str) -> list[str]:
    """The numbered lines of a text."""
    return [line for line in text.splitlines() if re.match(r"\d+\. ", line)]


def links(message: SeenMessage | None) -> dict[str, str]:
    """The buttons of a message that lead somewhere, and where to."""
    return {one["label"]: one["url"] for one in require(message).buttons if "url" in one}


async def test_the_tables_that_wait_come_first_with_links_wherever_one_asks(two: TwoServers) -> None:
    answer = await two.mine()
    assert answer.ephemeral
    lines = numbered(answer.content)
    assert len(lines) == 8
    for line, table, channel in zip(lines, two.waiting(), ("table\\-1", "table\\-3", "table\\-6"), strict=False):
        assert f"[**Tigris & Euphrates, {channel}**]" in line
        assert two.link(table) in line
        assert "your turn" in line
        assert "Ben" in line
    assert [("your turn" in line) for line in lines] == [True] * WAITING + [False] * 5
    assert ["waiting for Ben" in line for line in lines] == [False] * 3 + [True] * 3 + [False] * 2
    assert all("1 of 4 seats taken" in line for line in lines[6:])
    assert "3 tables are waiting for you" in answer.content
    assert links(answer.message)["Next table (3)"].startswith(two.link(two.waiting()[0]))
    elsewhere = await two.mine(two.channels[-1])
    directly = await two.mine(two.house.person("Ann").dm)
    written = await say(two.house, "Ann", "tables")
    assert elsewhere.content == directly.content == written == answer.content


async def test_a_board_is_linked_by_its_message(two: TwoServers) -> None:
    table = two.waiting()[1]
    board = require(await two.house.app.store.outbox.find_board(table.id))
    assert f"({two.link(table)}/{board.message})" in (await two.mine()).content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_word_for_tables_lists_them_in_every_language(house: House, language: str) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Ann", "settings language", language=language)
    for word in Voice(language).say("typed-tables").split(", "):
        text = await say(house, "Ann", word)
        assert Voice(language).say("tables-mine") in text
        assert len(numbered(text)) == 1


async def test_others_and_guests_have_lists_of_their_own(two: TwoServers) -> None:
    assert len(numbered((await two.mine(name="Ben")).content)) == 6
    guest = await two.mine(name="Cyd")
    assert "No table is waiting for you" in guest.content
    assert not numbered(guest.content)
    assert not links(guest.message)


async def test_where_several_wait_a_typed_move_is_answered_with_the_list(two: TwoServers) -> None:
    text = await say(two.house, "Ann", "end")
    assert "Several tables" in text
    assert two.link(two.waiting()[2]) in text
    assert all(table.log.version <= 1 for table in two.waiting())


async def test_a_server_that_one_has_left_is_not_named(two: TwoServers) -> None:
    two.house.sandbox.places.leave(two.house.person("Ann"), two.lagash)
    await two.house.clock.advance(120)
    for text in ((await two.mine()).content, await say(two.house, "Ann", "tables")):
        assert "Lagash" not in text
        assert str(two.lagash.id) not in text
        assert len(numbered(text)) == 4
        assert "4 more tables of yours" in text
        assert "2 tables are waiting for you" in text


async def test_a_channel_that_one_can_no_longer_see_is_not_named(two: TwoServers) -> None:
    hidden = two.channels[2]
    await two.house.sandbox.places.hide(hidden, two.house.person("Ben"))
    await two.house.sandbox.until(
        lambda: two.house.app.client.get_channel(hidden.id).overwrites  # type: ignore[union-attr]  # a text channel
    )
    text = (await two.mine(name="Ben")).content
    assert str(hidden.id) not in text
    assert "One more table of yours" in text
    assert len(numbered(text)) == 5


async def test_a_server_that_the_bot_was_removed_from_is_not_named(two: TwoServers) -> None:
    await two.house.sandbox.places.remove_bot(two.lagash)
    await two.house.sandbox.until(lambda: two.house.app.client.get_guild(two.lagash.id) is None)
    text = (await two.mine()).content
    assert "Lagash" not in text
    assert len(numbered(text)) == 4


async def test_many_tables_have_pages(two: TwoServers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.handlers.lists.pages.TABLES_ON_PAGE", 6)
    first = await two.mine()
    assert "Back" not in first.message.labels if first.message else False
    shown = first.content
    assert len(numbered(shown)) == 6
    more = await two.house.click("Ann", "More", require(first.message))
    assert numbered(more.content)[-1].startswith("8. ")
    back = await two.house.click("Ann", "Back", require(more.message))
    assert back.content == shown


async def test_the_list_of_the_tables_that_wait_leaves_out_the_others(
    two: TwoServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await two.house.person("Ann").slash(two.channels[0], "tables mine", waiting="yes")
    answer = await asked.wait_until_finished()
    assert len(numbered(answer.content)) == WAITING
    assert numbered(answer.content) == numbered((await two.mine()).content)[:WAITING]
    monkeypatch.setattr("bot.handlers.lists.pages.TABLES_ON_PAGE", 2)
    answer = await (
        await two.house.person("Ann").slash(two.channels[0], "tables mine", waiting="yes")
    ).wait_until_finished()
    more = await two.house.click("Ann", "More", require(answer.message))
    assert [line.split(".")[0] for line in numbered(more.content)] == ["3"]


async def choose_to_leave(two: TwoServers, message: SeenMessage, label: str) -> InitialResponse:
    """Ann chooses a seat to leave; the bot asks her again."""
    answer = await (await two.house.person("Ann").select(message, "Leave a seat …", label)).wait_until_finished()
    await two.house.settle()
    return answer


async def test_a_seat_on_another_server_is_given_up_after_a_second_question(two: TwoServers) -> None:
    answer = await two.mine()
    assert answer.message is not None
    offered = [one["label"] for one in answer.message.menu("Leave a seat …")["options"]]
    assert [label.partition(". ")[0] for label in offered] == ["3", "5", "6", "8"]
    table = two.waiting()[2]
    asked = await choose_to_leave(two, answer.message, offered[0])
    assert "Do you really want to leave this game?" in asked.content
    assert table.roster.seat_of(two.house.person("Ann").id) is not None
    await two.house.click("Ann", "Leave", require(asked.message))
    assert table.roster.seat_of(two.house.person("Ann").id) is None
    again = await two.mine()
    assert len(numbered(again.content)) == 7
    assert again.message is not None
    again.message.menu("Leave a seat …")["options"].append({"label": "forged", "value": str(table.id)})
    assert "not playing at this table" in (await choose_to_leave(two, again.message, "forged")).content


async def test_a_seat_on_a_server_that_one_has_left_is_given_up_by_direct_message(two: TwoServers) -> None:
    ann = two.house.person("Ann")
    two.house.sandbox.places.leave(ann, two.lagash)
    await two.house.clock.advance(120)
    await say(two.house, "Ann", "tables")
    message = ann.sees(ann.dm)[-1]
    *named, alone = [one["label"] for one in message.menu("Leave a seat …")["options"]]
    assert alone == "Tigris & Euphrates"
    assert "Tigris & Euphrates: Ben" in named
    assert not any("table-5" in label for label in named)
    asked = await choose_to_leave(two, message, alone)
    assert "Its game has not begun" in asked.content
    await two.house.click("Ann", "Leave", require(asked.message))
    assert two.tables[7].status == "cancelled"
    assert "3 more tables of yours" in await say(two.house, "Ann", "tables")


def leads_to(message: SeenMessage) -> list[str]:
    """Where the buttons of a message lead, without the ids of messages."""
    return [url.rpartition("/")[0] for url in links(message).values()]


async def test_after_a_move_the_answer_leads_to_the_next_table_until_none_waits(two: TwoServers) -> None:
    first, second, third = two.waiting()
    answer = await two.end(first)
    assert list(links(answer)) == ["Next table (2)"]
    assert leads_to(answer) == [two.link(second)]
    answer = await two.end(second)
    assert list(links(answer)) == ["Next table (1)"]
    assert leads_to(answer) == [two.link(third)]
    assert not links(await two.end(third))
    for name in ("Ben", "Guest"):
        assert not [label for one in two.house.person(name).sees() for label in one.labels if "Next table" in label]


async def test_a_skipped_table_comes_after_all_others(two: TwoServers) -> None:
    first, second, third = two.waiting()
    assert leads_to(await two.end(second)) == [two.link(third)]
    assert leads_to(await two.end(third)) == [two.link(first)]


async def test_the_way_to_the_next_table_can_be_turned_off(two: TwoServers) -> None:
    first, second, _ = two.waiting()
    two.house.sandbox.channel = two.channels[0]
    assert "no more buttons" in (await two.house.slash("Ann", "settings next", next="off")).content
    assert not links(await two.end(first))
    two.house.sandbox.channel = two.channels[0]
    await two.house.slash("Ann", "settings next", next="on")
    assert list(links(await two.end(second))) == ["Next table (1)"]


async def test_a_move_that_leaves_the_turn_to_its_player_leads_nowhere(two: TwoServers) -> None:
    two.house.sandbox.channel = two.channels[0]
    table = two.waiting()[0]
    seat = (await two.house.decision()).seats[0]
    move = next(every_move(table.game, table.state, seat, ("leader", "king")))
    answer = await two.house.type("Ann", move)
    assert (await two.house.to_move()) == "Ann"
    assert not links(answer.message)


async def test_a_move_by_direct_message_leads_on_also_after_a_restart(two: TwoServers) -> None:
    first, second, third = two.waiting()
    await two.house.restart()
    await say(two.house, "Ann", f"<#{first.channel}> end")
    ann = two.house.person("Ann")
    assert leads_to(ann.sees(ann.dm)[-1]) == [two.link(second)]
    await say(two.house, "Ann", f"<#{third.channel}> end")
    await say(two.house, "Ann", "end")
    assert not links(ann.sees(ann.dm)[-1])


async def test_nobody_is_led_to_a_server_that_they_have_left(two: TwoServers) -> None:
    first, second, _ = two.waiting()
    two.house.sandbox.places.leave(two.house.person("Ann"), two.lagash)
    await two.house.clock.advance(120)
    await two.mine()
    assert list(links(await two.end(first))) == ["Next table (1)"]
    assert not links(await two.end(second))


async def test_nobody_is_led_to_a_server_that_the_bot_was_removed_from(two: TwoServers) -> None:
    await two.house.sandbox.places.remove_bot(two.lagash)
    await two.house.sandbox.until(lambda: two.house.app.client.get_guild(two.lagash.id) is None)
    first, second, _ = two.waiting()
    assert list(links(await two.end(first))) == ["Next table (1)"]
    assert not links(await two.end(second))


async def test_a_user_installed_app_lists_its_users_tables_in_any_server(tmp_path: Path) -> None:
    two = TwoServers(House(tmp_path / "dubsar.sqlite"))
    two.furnish()
    two.house.sandbox.state.user_installs = True
    nippur = two.house.sandbox.add_guild("Nippur")
    nippur.inside = False
    abroad = two.house.sandbox.places.add_channel("abroad", nippur)
    await two.house.open()
    await two.set_up()
    usable = {one["name"]: one["integration_types"] for one in two.house.sandbox.state.commands[None]}
    assert [name for name, types in usable.items() if 1 in types] == ["tables"]
    answer = await two.mine(abroad)
    assert answer.ephemeral
    assert answer.content == (await two.mine()).content
    guest = await two.mine(abroad, "Guest")
    assert not require(guest.message).labels
    for command in ("tables here", "about"):
        refused = await (await two.house.person("Ann").slash(abroad, command)).wait_until_finished()
        assert "I'm not a member of this server" in refused.content
    await two.house.shut()


async def others_screens(folder: Path, *, uses_lists: bool) -> list[tuple[str, list[str], list[str], bool]]:
    """Return all that others see and hear of Ann's game, whether or not she uses her lists and digests."""
    async with House(folder / f"{uses_lists}.sqlite") as house:
        await house.begin("tigris", "Ann", "Ben")
        if uses_lists:
            await house.slash("Ann", "settings digest", time="8:00", timezone="UTC")
            await house.slash("Ann", "settings next", next="off")
            await say(house, "Ann", "tables")
        for _ in range(3):
            if uses_lists:
                await house.slash("Ann", "tables mine", waiting="yes")
                await house.slash("Ann", "tables here", state="running")
            await house.clock.advance(20 * 3600)
            await house.settle()
            await house.type(await house.to_move(), ("end",))
        assert bool(await house.app.store.notices.digest_days()) == uses_lists
        seen = []
        for name in ("Ben", "Guest"):
            person = house.person(name)
            for message in [*person.sees(house.channel), *person.sees(person.dm)]:
                pictures = [one.filename for one in message.attachments]
                seen.append((message.content, message.labels, pictures, message.silent))
            seen.append((f"{name} was called {len(person.pings)} times", [], [], False))
    return seen


async def test_nobody_else_sees_whether_one_uses_lists_and_digests(tmp_path: Path) -> None:
    with_lists = await others_screens(tmp_path, uses_lists=True)
    assert with_lists == await others_screens(tmp_path, uses_lists=False)
    assert len(with_lists) > 6
