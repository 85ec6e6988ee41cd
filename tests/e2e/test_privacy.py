"""Data stored about a person is listed, handed out and deleted; and nothing else is stored."""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest

from bot.store.schema import CONTENTS, SCHEMA
from bot.text.voice import LANGUAGES, Voice
from tests.support.house import House
from tests.support.stored import everything, rows


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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_privacy_command_answers_in_every_language(house: House, language: str) -> None:
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
    assert (kept["name"], kept["game"], kept["channel"]) == ("Ben", "Tigris & Euphrates", str(house.channel.id))
    assert told["settings"]["direct_messages"] is False
    assert len(told.get("moves", [])) == (mover == "Ben")
    text = file.data.decode()
    assert str(house.person("Ann").id) not in text
    assert table.log.header.seed.hex() not in text
    assert not any("digest" in move for move in told.get("moves", []))


async def lived(house: House) -> None:
    """Ben does all of which something is stored; the game continues."""
    await house.slash("Ben", "settings quiet", **{"from": "22", "to": "7:30", "timezone": "Europe/Prague"})
    await house.slash("Ben", "settings language", language="cs")
    await house.slash("Ben", "settings guide", game="tigris", guide="off")
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    await house.slash("Ben", "orders set", question="attack", answer="win")
    await house.slash("Ben", "table away", **{"from": "12.1.", "to": "14.1."})
    await house.slash("Ben", "game hand")
    while await house.to_move() != "Ben":
        await house.type(await house.to_move(), ("end",))
    await house.type("Ben", ("end",))
    await house.slash("Ben", "table vote", what="end")


def leaves(value: object, name: str = "") -> Iterator[tuple[str, object]]:
    """All values of a JSON text that are no lists and no objects, each with its name."""
    match value:
        case dict():
            for key, part in value.items():
                yield from leaves(part, key)
        case list():
            for part in value:
                yield from leaves(part, name)
        case _:
            yield name, value


async def exported(house: House, name: str) -> dict[str, Any]:
    """What somebody's file says."""
    (file,) = (await house.slash(name, "privacy export")).attachments
    told: dict[str, Any] = json.loads(file.data)
    return told


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_export_is_for_people_to_read(house: House, language: str) -> None:
    await lived(house)
    await house.slash("Ben", "settings language", language=language)
    told = await exported(house, "Ben")
    assert told["settings"]["quiet_hours"] == {"from": "22:00", "until": "07:30", "time_zone": "Europe/Prague"}
    (table,), (moved,), (explained,) = told["tables"], told["moves"], told["explained_games"]
    assert {one["game"] for one in (table, moved, explained)} == {Voice(language, "tigris").say("game-name")}
    assert moved["words"] == ["end"]
    assert datetime.fromisoformat(moved["at"]).tzinfo is not None
    assert table["votes_of_this_seat"] == [{"vote": "end", "yes": True}]
    assert [order["answer"] for order in table["orders"]] == ["win"]
    assert [one["from"][5:10] for one in table["away"]] == ["01-11"]
    values = [*leaves(told)]
    assert [value for value in values if str(value[1]).startswith(("[", "{"))] == []
    assert [value for value in values if isinstance(value[1], float)] == []


async def test_only_columns_marked_as_naming_people_contain_a_persons_id(house: House) -> None:
    await lived(house)
    person, places = str(house.person("Ben").id), set[tuple[str, str]]()
    for table, columns in SCHEMA.items():
        for column in columns:
            held = await rows(house.app.store, f"SELECT {column.name} FROM {table}")
            places |= {(table, column.name) for (value,) in held if person in str(value)}
    assert {key for key in places if CONTENTS[key].on_delete == "kept"} == set()
    assert len(places) > 6


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
    await house.slash("Ann", "game cancel")
    await forgotten(house, "Ben")
    await house.restart()
    table = await house.app.services.tables.find(number)
    assert sorted(table.roster.names) == ["Ann", "Bývalý hráč"]
    assert (table.host, table.roster.users) == (0, (house.person("Ann").id,))
    assert table.log.version == 1
    assert "Ben" not in await stored(house)
    assert str(house.person("Ben").id) not in await stored(house)


async def test_a_person_alone_leaves_no_open_table(house: House) -> None:
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
