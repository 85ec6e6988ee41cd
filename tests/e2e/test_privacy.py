"""What is stored of a person is told, handed out and deleted; and nothing else is stored."""

import json

import pytest

from bot.store.schema import SCHEMA
from bot.text.voice import LANGUAGES
from tests.support.house import House
from tests.support.stored import everything

IDS = {"id", "key", "guild", "channel", "host", "table_id", "user", "message", "heard", "nonce", "vote_id"}
NAMES = {"chairs", "name"}
SETTINGS = {
    "language",
    "client",
    "dm",
    "dm_closed",
    "options",
    "auto_end",
    "game",
    "locale",
    "reminders",
    "quiet",
    "away",
    "theme",
    "wanted",
    "computers",
}
MOVES = {"number", "seat", "words", "played", "digest", "status", "header", "snapshot", "told", "asked", "due", "waits"}
MESSAGES = {"debt", "owed", "parked", "text", "pictured", "history", "posted"}
VOTES = {"kind", "about", "version", "absent", "sitter", "wanting", "proposal", "verdict", "yes"}
RESULTS = {"rank", "mu", "sigma", "ordered"}
ORDERS = {"orders", "held", "orders_delay", "follows"}
PANELS = {"token", "until", "proposals", "invitations", "ends", "typed", "interaction"}
"""A switch, and what edits a private message for a quarter of an hour; the answer that somebody waits for."""

BOUND = {"users", "log"}  # the moves of old games, and who made them: a list whose numbers become 0
KNOWN = IDS | NAMES | SETTINGS | MOVES | MESSAGES | VOTES | RESULTS | ORDERS | PANELS | BOUND
"""Every column of the database. Whoever adds one says here what it holds; what holds a person's number is called `user`
(then `/privacy` exports and deletes it) or may become null or 0."""


SERVERS = {"threads", "roles", "defaults", "seats", "lobbies", "parent", "signpost"}
"""Columns of what servers lay down, and of where tables are."""


async def stored(house: House) -> str:
    """All that the database holds."""
    return "\n".join(await everything(house.app.store))


async def forgotten(house: House, name: str) -> None:
    """Somebody has everything deleted."""
    asked = await house.slash(name, "privacy delete")
    assert asked.ephemeral
    answer = await house.press(name, asked, "Delete everything")
    assert answer.ephemeral
    assert "Deleted" in answer.content


def test_nothing_is_stored_but_ids_names_settings_and_moves() -> None:
    assert {column.name for columns in SCHEMA.values() for column in columns} - KNOWN - SERVERS == set()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_is_told_in_their_language(house: House, language: str) -> None:
    await house.slash("Ann", "settings language", language=language)
    answers = [await house.slash("Ann", f"privacy {word}") for word in ("about", "export", "delete")]
    assert all(answer.ephemeral and answer.content for answer in answers)
    assert "30" in answers[0].content


async def test_results_absences_ballots_watching_and_panels_are_named(house: House) -> None:
    told = (await house.slash("Ann", "privacy about")).content
    named = ("results", "ratings", "quiet hours", "time zone", "away", "vote", "watch", "private messages")
    assert [word for word in named if word not in told] == []


async def test_the_export_holds_what_is_theirs_and_no_more(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    await house.slash("Ben", "settings dm", dm="off")
    mover = await house.to_move()
    await house.type(mover, ("end",))
    ben = house.person("Ben")
    answer = await house.slash("Ben", "privacy export")
    assert answer.ephemeral
    (file,) = answer.attachments
    told = json.loads(file.data)
    assert told["user"] == str(ben.id)
    (kept,) = told["tables"]
    assert (kept["name"], kept["game"], kept["channel"]) == ("Ben", "tigris", str(house.channel.id))
    assert told["people"][0]["dm"] == 0
    assert len(told.get("entries", [])) == (mover == "Ben")
    text = file.data.decode()
    assert str(house.person("Ann").id) not in text
    assert table.log.header.seed.hex() not in text
    assert "digest" not in text


async def test_a_computer_takes_the_seat_and_nothing_of_them_stays(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    await house.slash("Ben", "settings language", language="en")
    for _ in range(3):
        await house.type(await house.to_move(), ("end",))
    await forgotten(house, "Ben")
    table = await house.table()
    assert table.status == "open"
    assert len(table.roster.users) == 2
    assert "Former player leaves" in "\n".join(one.text for one in house.person("Ann").sees(house.channel))
    kept = await stored(house)
    assert str(house.person("Ben").id) not in kept
    assert "Ben" not in kept
    assert str(house.person("Ann").id) in kept
    await house.restart()
    await house.type(await house.to_move(), ("end",))
    assert str(house.person("Ben").id) not in await stored(house)


async def test_in_a_finished_game_they_are_a_former_player(house: House) -> None:
    await house.slash("Ben", "game new", game="tigris", language="cs")
    await house.click("Ann", "d:1:0:join:", house.board())
    await house.click("Ben", "d:1:0:start:", house.board())
    await house.type(await house.to_move(), ("end",))
    number = (await house.table()).id
    await house.slash("Ben", "game cancel")
    await forgotten(house, "Ben")
    await house.restart()
    table = await house.app.services.tables.find(number)
    assert sorted(table.roster.names) == ["Ann", "Bývalý hráč"]
    assert (table.host, table.roster.users) == (0, (house.person("Ann").id,))
    assert table.log.version == 1
    assert "Ben" not in await stored(house)
    assert str(house.person("Ben").id) not in await stored(house)


async def test_whoever_was_alone_leaves_no_open_table(house: House) -> None:
    await house.slash("Ben", "game new", game="tigris")
    number = (await house.table()).id
    await forgotten(house, "Ben")
    assert (await house.app.services.tables.find(number)).status == "cancelled"
    assert str(house.person("Ben").id) not in await stored(house)


async def test_the_button_deletes_only_what_is_the_pressers_also_after_a_restart(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    asked = await house.slash("Ben", "privacy delete")
    assert (await house.table()).roster.seat_of(house.person("Ben").id) is not None
    await house.restart()
    await house.press("Ben", asked, "Delete everything")
    table = await house.table()
    assert table.roster.users == (house.person("Ann").id,)
    assert table.status == "open"
