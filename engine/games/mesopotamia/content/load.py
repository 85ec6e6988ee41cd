"""Tables from files: the house's, read once, and any owner's, checked on reading (28.3)."""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files as package_files

from msgspec.structs import replace

from engine.content import BadContent, read_table
from engine.games.mesopotamia.content import cards
from engine.games.mesopotamia.content.atlas import read_defence, read_map, read_siege
from engine.games.mesopotamia.content.rows import read_file_fields, read_rows
from engine.games.mesopotamia.content.tables import Content

TABLE_FILES = (
    "civ_cards",
    "combat_cards",
    "costs",
    "dice",
    "empires",
    "events",
    "gardens",
    "map",
    "quests",
    "solo",
    "tracks",
    "trade_tokens",
)
EARLIER_EDITIONS = ("095e2a2a", "8c1555ca", "cecefa85", "1fca4b94")
"""The digests of earlier editions of the house tables, the oldest first. For each edition, a folder in `house/earlier`
holds the tables that differ from the next one. They keep their errors (the oldest edition has eight cards with two
trades, against 11.7), so that games begun with them keep their results."""
CONTENT_BY_DIGEST: dict[str, Content] = {}
"""The contents read so far, by their digests."""


@cache
def house_files() -> Mapping[str, str]:
    """Return the texts of the tables in this package by their file names."""
    folder = package_files("engine.games.mesopotamia") / "house"
    return {f"{name}.json": (folder / f"{name}.json").read_text(encoding="utf-8") for name in TABLE_FILES}


@cache
def earlier_files() -> tuple[Mapping[str, str], ...]:
    """Return the texts of the tables of each earlier edition, the oldest first."""
    editions, after = [], house_files()
    for edition in reversed(EARLIER_EDITIONS):
        folder = package_files("engine.games.mesopotamia") / "house" / "earlier" / edition
        texts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name in house_files()}
        editions.append(after := {**after, **texts})
    return tuple(reversed(editions))


def load_content(files: Mapping[str, str]) -> Content:
    """Return the content of an owner's files, with house tables for missing ones. Raises BadContent, which names the
    file, the row, the field and the right value. Also register the content with each earlier edition of the house
    tables, so that games begun with those go on."""
    for name in files:
        if name.removesuffix(".json") not in TABLE_FILES:
            file_names = " ".join(f"{table}.json" for table in TABLE_FILES)
            raise BadContent(name, "-", "-", f"no such table; there are: {file_names}")
    content = _read_content({**house_files(), **files})
    if not files:
        return CONTENT_BY_DIGEST.setdefault(content.digest, replace(content, earlier=EARLIER_EDITIONS))
    earlier = _earlier_contents(files)
    earlier.pop(content.digest, None)
    CONTENT_BY_DIGEST.update(earlier)
    return CONTENT_BY_DIGEST.setdefault(content.digest, replace(content, earlier=tuple(earlier)))


def content_with_digest(digest: str) -> Content:
    """Return the content with this digest. Earlier editions of the house tables are read on request. Raises KeyError if
    the content is not loaded, since a record can only be replayed with its own content."""
    content = CONTENT_BY_DIGEST.get(digest)
    if content is not None:
        return content
    if digest in EARLIER_EDITIONS:
        CONTENT_BY_DIGEST.update(_earlier_contents({}))
    return CONTENT_BY_DIGEST[digest]


def _earlier_contents(files: Mapping[str, str]) -> dict[str, Content]:
    """Return the contents of an owner's files with each earlier edition of the house tables, by digest."""
    return {content.digest: content for content in (_read_content({**tables, **files}) for tables in earlier_files())}


def _read_content(files: Mapping[str, str]) -> Content:
    for name in files:
        read_table(files, name)
    world = read_map(files)
    empires = cards.read_empires(files)
    population, track = cards.read_tracks(files)
    footer = read_file_fields(files, "empires.json")
    return Content(
        digest=_content_digest(files),
        house=any(
            "house" in row.read_text("source")
            for name, table in _sourced_tables(files)
            for row in read_rows(files, name, *table)
        ),
        map=world,
        empires=empires,
        goods=footer.read_goods("goods"),
        pieces={name: footer.read_row("pieces").read_number(name, 1) for name in cards.SUPPLY_PIECES},
        event_stack=cards.read_stack(footer, "event_stack", empires),
        population_stack=cards.read_stack(footer, "population_stack", empires),
        cards=cards.read_technologies(files, empires),
        head_start=cards.read_head_start(files, empires),
        builds=cards.read_builds(files),
        trains=cards.read_trains(files),
        dice=cards.read_dice(files),
        events=cards.read_events(files),
        quests=cards.read_quests(files, population, track),
        combat=cards.read_combat(files),
        tokens=cards.read_tokens(files),
        slots=cards.read_slots(files),
        gardens=cards.read_gardens(files, population, track),
        population=population,
        track=track,
        strategies=cards.read_strategies(files, empires),
        draws=cards.read_draws(files),
        siege=read_siege(files, world),
        defence=read_defence(files, world),
    )


def _sourced_tables(files: Mapping[str, str]) -> list[tuple[str, tuple[str, str]]]:
    """Return every table whose rows have a source, with the field that names its rows."""
    return [
        (f"{name}.json", table)
        for name, tables in cards.NAME_FIELDS_BY_FILE.items()
        for table in tables
        if f"{name}.json" in files
    ]


def _content_digest(files: Mapping[str, str]) -> str:
    """Return the first 8 hex digits of the SHA-256 of the tables without notes and sources."""
    rows = {name: _without_notes(json.loads(text)) for name, text in files.items()}
    text = json.dumps(rows, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _without_notes(value: object) -> object:
    """Return a JSON value without the fields that hold notes and sources, at any depth."""
    if isinstance(value, dict):
        return {
            name: _without_notes(part)
            for name, part in value.items()
            if name not in ("note", "source", "vocab", "draw_source")
        }
    return [_without_notes(part) for part in value] if isinstance(value, list) else value


HOUSE_CONTENT = load_content({})


def counts_head_start(digest: str, choice: str) -> bool:
    """Whether head starts count with the tables of a digest. Without a choice they count only with the house's tables,
    since an owner's tables are balanced by their rulebook."""
    return choice == "on" or (choice == "usual" and digest in (HOUSE_CONTENT.digest, *HOUSE_CONTENT.earlier))


"""The content of this package."""
