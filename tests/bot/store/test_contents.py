"""Every column of the database is described; what is said to become of it happens; and people are told of all of it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.messages import privacy
from bot.model.mentions import person_link
from bot.store.schema import CHILDREN, CONTENTS, ENTRIES, SCHEMA, Column
from bot.store.store import Store
from bot.text.voice import LANGUAGES, Voice
from tests.support.stored import rows, spoil

USER = 123456789012345678
DOCUMENTS = Path(__file__).parents[3]
WORDS = {
    "privacy-ids": "IDs",
    "privacy-names": "names",
    "privacy-settings": "time zone",
    "privacy-invitations": "invitations",
    "privacy-moves": "moves",
    "privacy-orders": "standing orders",
    "privacy-results": "results and ratings",
    "privacy-reviews": "reviews",
    "privacy-leagues": "leagues",
    "privacy-absences": "absences",
    "privacy-votes": "votes",
    "privacy-watching": "watch",
    "privacy-messages": "private messages",
    "privacy-servers": "settings of servers",
    "privacy-deletion": "delete data",
}
"""The words of README and of the guide for each entry."""

VALUES = {"status": "over", "kind": "end", "verdict": "agreed"}
"""Values of columns that do not take every text."""


@pytest.fixture
async def store(tmp_path: Path, address: str | None) -> AsyncIterator[Store]:
    """An empty store, on either database."""
    opened = await Store.open(address or tmp_path / "store.sqlite")
    yield opened
    await opened.close()


def value(table: str, column: Column) -> object:
    """What a row has in a column: the person, where the column is said to name them."""
    names = CONTENTS[table, column.name].on_delete in ("emptied", "reworded") or column.name == "user"
    match column.kind:
        case "INTEGER":
            return USER if names else 1
        case "REAL":
            return 1.0
        case "BLOB":
            return b""
    return person_link(USER) if names else VALUES.get(column.name, "[]")


def test_every_column_is_described_and_no_other() -> None:
    there = {(table, column.name) for table, columns in SCHEMA.items() for column in columns}
    own = {key for key in CONTENTS if key[0] in ("claims", "format")}
    assert there == CONTENTS.keys() - own
    assert {about.entry for about in CONTENTS.values()} - {None} == set(ENTRIES)


def test_personal_data_is_deleted_or_made_anonymous() -> None:
    theirs = {table for table, column in CONTENTS if column == "user"}
    kept = {key for key, about in CONTENTS.items() if about.subject == "person" and about.on_delete == "kept"}
    assert {table for table, _ in kept} == {"entrants", "entries"}
    assert {CONTENTS[table, "user"].on_delete for table in theirs} == {"deleted", "emptied"}


async def test_each_column_is_treated_as_described(store: Store) -> None:
    parents = ("tables", "votes", "leagues", "seasons")
    assert {*parents} == CHILDREN.keys()
    for table in (*parents, *(SCHEMA.keys() - {*parents})):
        names = ", ".join(column.name for column in SCHEMA[table])
        marks = ", ".join("?" * len(SCHEMA[table]))
        values = [value(table, column) for column in SCHEMA[table]]
        await spoil(store, f"INSERT INTO {table} ({names}) VALUES ({marks})", *values)
    await store.privacy.forget(USER)
    for table, columns in SCHEMA.items():
        found = await rows(store, f"SELECT {', '.join(column.name for column in columns)} FROM {table}")
        if any(CONTENTS[table, column.name].on_delete == "deleted" for column in columns):
            assert (table, found) == (table, [])
            continue
        ((*left,),) = found
        for column, now in zip(columns, left, strict=True):
            named = CONTENTS[table, column.name].on_delete in ("emptied", "reworded")
            assert str(USER) not in str(now)
            assert (table, column.name, now != value(table, column)) == (table, column.name, named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_privacy_text_lists_each_kind_of_data_in_order(language: str) -> None:
    voice = Voice(language)
    told = voice.say("privacy-about")
    places = [told.find(voice.say(entry)) for entry in ENTRIES]
    assert -1 not in places
    assert places == sorted(places)


def test_the_export_has_a_section_for_everything_about_a_person() -> None:
    personal = {table for table, columns in SCHEMA.items() if "user" in [column.name for column in columns]}
    assert personal == set(privacy.SECTIONS)


def test_the_readme_names_each() -> None:
    text = (DOCUMENTS / "README.md").read_text("utf-8")
    section = re.sub(r"\s+", " ", text.partition("## Privacy\n")[2].partition("\n## ")[0])
    assert WORDS.keys() == set(ENTRIES)
    assert [word for word in WORDS.values() if word not in section] == []
