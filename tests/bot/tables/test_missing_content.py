"""An owner's tables of components that a bot is started without: their games wait, and nothing is lost."""

import logging

import pytest

from bot.model.errors import MissingComponents
from bot.model.table import TablePlace, TableSettings
from bot.outbox.sender import Undelivered
from bot.tables.live_table import LiveTable
from bot.tables.preload import Preloader
from bot.tables.records import ImportedRecords
from bot.text.voice import LANGUAGES, Voice
from engine.game import CONTENT_OPTION, Option
from engine.record import BadRecord
from tests.support.core import ANN, CHANNEL, GUILD, Core, core
from tests.support.games.auction import Auction
from tests.support.games.solitary import TABLES, Solitary
from tests.support.stored import counted, everything, spoil

__all__ = ["core"]

DORA = 1 << 60
HOUSE_ONLY = Solitary()
HOUSE_ONLY.options = (HOUSE_ONLY.options[0], Option(CONTENT_OPTION, TABLES[:1]))
OWNERS = Solitary()
OWNERS.options = (OWNERS.options[0], Option(CONTENT_OPTION, (TABLES[1],)))


async def given(core: Core, game: Solitary) -> None:
    """Start the bot again with other tables of components."""
    core.games = (Auction(), game)
    await core.restart()
    await core.wait_until_idle()


@pytest.fixture
async def owned(core: Core) -> LiveTable:
    """A running game with an owner's tables, on a bot that has lost them."""
    await given(core, OWNERS)
    table = await core.begin(ANN, game=OWNERS)
    await core.play(table, ANN, ("bid", "1"))
    await given(core, HOUSE_ONLY)
    return table


async def queued(core: Core) -> int:
    """How many messages are still to be sent."""
    return await counted(core.store, "debts")


async def test_a_record_says_which_tables_it_is_played_with_also_when_nobody_chose(core: Core) -> None:
    await given(core, Solitary())
    table = await core.begin(ANN, game=Solitary())
    assert (CONTENT_OPTION, TABLES[0]) in table.log.header.options


async def test_a_game_without_its_tables_is_refused_and_kept(core: Core, owned: LiveTable) -> None:
    before = await everything(core.store)
    with pytest.raises(MissingComponents) as caught:
        await core.tables.find_in_channel(CHANNEL)
    assert dict(caught.value.facts) == {"content": TABLES[1]}
    assert await core.tables.games_of(ANN) == []
    assert await everything(core.store) == before


async def test_a_game_goes_on_once_its_tables_are_back(core: Core, owned: LiveTable) -> None:
    await given(core, Solitary())
    table = await core.tables.find_in_channel(CHANNEL)
    assert (table.log.version, table.has_diverged) == (owned.log.version, False)
    await core.play(table, ANN, ("pass",))
    assert table.log.version > owned.log.version


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_names_the_tables_in_every_language(language: str) -> None:
    assert TABLES[1] in Voice(language).refusal(MissingComponents(TABLES[1]))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_record_that_is_brought_says_which_tables_it_was_played_with(core: Core, language: str) -> None:
    await given(core, OWNERS)
    table = await core.begin(ANN, game=OWNERS)
    with pytest.raises(BadRecord) as caught:
        await ImportedRecords((HOUSE_ONLY,)).read(table.record.text().encode())
    bad = caught.value
    assert (bad.reason, bad.line) == ("other-content", 2)
    said = Voice(language).say(f"record-{bad.reason}", **dict(bad.facts))
    assert all(digest in said for digest in TABLES)


async def test_queued_messages_are_sent_once_the_content_is_back(core: Core) -> None:
    await given(core, OWNERS)
    table = await core.begin(ANN, game=OWNERS)
    core.mailbox.faults = [Undelivered("closed")] * 9
    await core.play(table, ANN, ("pass",))
    core.mailbox.faults = []
    waiting = await queued(core)
    await given(core, HOUSE_ONLY)
    assert await queued(core) == waiting > 0
    await given(core, OWNERS)
    assert await queued(core) == 0


async def test_a_lobby_without_its_tables_cannot_begin_but_be_cancelled(core: Core) -> None:
    await given(core, Solitary())
    settings = TableSettings("en", ((CONTENT_OPTION, TABLES[1]),))
    place = TablePlace(GUILD, CHANNEL)
    table = await core.lobbies.create(Solitary(), place, (ANN, "Ann"), settings, interaction=core.key())
    await given(core, HOUSE_ONLY)
    with pytest.raises(MissingComponents):
        await core.lobbies.start(table.id, ANN)
    await core.tables.cancel(await core.tables.find(table.id), ANN, may_manage=False, interaction=core.key())
    assert (await core.tables.find(table.id)).status == "cancelled"


async def test_the_log_names_the_component_tables_that_a_game_lacks(
    core: Core, owned: LiveTable, caplog: pytest.LogCaptureFixture
) -> None:
    inspection = Preloader(core.store.tables, core.tables)
    with caplog.at_level(logging.INFO):
        await inspection.start()
        await inspection.wait_until_idle()
        await inspection.close()
    (told,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "waits for its component tables" in told.message
    assert told.__dict__["content"] == TABLES[1]


async def test_a_result_is_noted_once_the_tables_are_back(core: Core) -> None:
    await given(core, OWNERS)
    table = await core.begin(ANN, game=OWNERS)
    while table.status == "open":
        await core.play(table, ANN, ("pass",))
    await spoil(core.store, "DELETE FROM results")
    await spoil(core.store, "DELETE FROM noted")
    await core.close()
    for game, results in ((HOUSE_ONLY, 0), (OWNERS, 1)):
        core.games = (Auction(), game)
        await core.open()
        await core.start()
        await core.wait_until_idle()
        assert len(await core.services.results.ratings_of(table.guild, ANN)) == results
        await core.close()
    await core.open()
    await core.start()


async def test_deletion_works_without_the_content_of_a_game(core: Core) -> None:
    await given(core, OWNERS)
    table = await core.lobbies.create(
        OWNERS, TablePlace(GUILD, CHANNEL), (DORA, "Dora"), TableSettings("en"), interaction=core.key()
    )
    await core.lobbies.start(table.id, DORA)
    await given(core, HOUSE_ONLY)
    await core.services.privacy.delete(DORA)
    row = await core.store.tables.find(table.id)
    assert row is not None
    assert (row.roster.users, row.host) == ((), 0)
    assert not [line for line in await everything(core.store) if "Dora" in line]
