"""The effect of a card, tile or place is explained to everybody who asks: by a command, or directly."""

import pytest

from bot.text.direction import RLM
from bot.text.names import escape_name
from tests.e2e.test_direct_moves import say
from tests.support.house import House

WAYFARERS = "wayfarers"


async def test_a_card_is_found_by_its_name_its_code_or_its_kind(house: House) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    ann = house.person("Ann")
    for typed in ("courier", "t02"):
        suggested = await ann.autocomplete(house.channel, "game card", "about", typed)
        assert ("Courier (T02) · townsfolk card", "T02") in [(one.name, one.value) for one in suggested]
    suggested = await ann.autocomplete(house.channel, "game card", "about", "guild")
    assert {"science", "trade", "exploration"} <= {one.value for one in suggested}


async def test_a_card_is_described_in_full(house: House) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    for typed in ("T02", "t02", "Courier", "Courier (T02) · townsfolk card"):
        answer = await house.slash("Ann", "game card", about=typed)
        assert answer.ephemeral
        (picture,) = answer.attachments
        assert picture.filename.startswith("wayfarers-card-T02")
        first, second, *_ = answer.text.splitlines()
        assert first == "**Courier (T02) · townsfolk card**"
        assert second == "2 silver; goes below: a city. Lends the card above: camel + pigeon."


@pytest.mark.parametrize(
    ("language", "typed", "kind"), [("cs", "kuryr", "karta měšťana"), ("fi", "kuriiri", "asukaskortti")]
)
async def test_a_card_is_found_in_the_readers_language(house: House, language: str, typed: str, kind: str) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    await house.slash("Ann", "settings language", language=language)
    suggested = await house.person("Ann").autocomplete(house.channel, "game card", "about", typed)
    assert "T02" in [one.value for one in suggested]
    answer = await house.slash("Ann", "game card", about="T02")
    assert answer.text.splitlines()[0].endswith(f"(T02) · {kind}**")


async def test_a_hebrew_heading_is_read_from_right_to_left(house: House) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    await house.slash("Ann", "settings language", language="he")
    heading = (await house.slash("Ann", "game card", about="n6a-n8a")).text.splitlines()[0]
    assert heading.startswith(f"**{RLM}")
    assert heading.endswith("קו ביומן\N{POP DIRECTIONAL ISOLATE}**")


async def test_the_place_and_the_owner_of_a_card_are_shown(house: House) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    names = (await house.table()).roster.names
    answer = await house.slash("Guest", "game card", about="HL")
    assert answer.text.splitlines()[-1] == " ".join(f"{escape_name(name)} has it." for name in names)
    state = (await house.table()).state
    card = state.table.rows[0][1].card  # type: ignore[attr-defined]  # a state of Wayfarers
    assert "Lies face up (land, slot 2)." in (await house.slash("Ann", "game card", about=card)).text
    hidden = state.decks[0][0]  # type: ignore[attr-defined]
    answer = await house.slash("Ann", "game card", about=hidden)
    assert "Lies" not in answer.text
    assert "has it" not in answer.text


async def test_an_ambiguous_name_is_answered_with_all_matches(house: House) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    told = await say(house, "Ann", "? influence")
    assert "influence on a card · term; moving influence · term" in told
    assert "may be any of these" in told
    assert "don't know anything called" in await say(house, "Ann", "? xyzzy")


async def test_a_component_without_a_picture_is_described_in_words(house: House) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    answer = await house.slash("Ann", "game card", about="science")
    assert not answer.attachments
    assert "Most influence at the end: 3 VP." in answer.text


async def test_an_unknown_component_is_refused(house: House) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    assert "I don't know anything called “Zeppelin”" in (await house.slash("Ann", "game card", about="Zeppelin")).text


async def test_a_card_is_asked_about_directly(house: House) -> None:
    await house.begin(WAYFARERS, "Ann", "Ben")
    version = (await house.table()).log.version
    assert "**Courier (T02) · townsfolk card**" in await say(house, "Ann", "? courier")
    assert "**science · guild**" in await say(house, "Ann", "?science")
    assert "I don't know anything called “zeppelin”" in await say(house, "Ann", "? zeppelin")
    assert "How to play" in await say(house, "Ann", "?")
    assert (await house.table()).log.version == version


@pytest.mark.parametrize(
    ("game", "typed", "term"), [(WAYFARERS, "rest", "frame-rest"), ("mesopotamia", "six", "effect-rounds")]
)
async def test_a_term_is_found_and_explained(house: House, game: str, typed: str, term: str) -> None:
    await house.begin(game, "Ann", "Ben")
    suggested = await house.person("Ann").autocomplete(house.channel, "game card", "about", typed)
    assert term in [one.value for one in suggested]
    answer = await house.slash("Ann", "game card", about=term)
    assert answer.text.splitlines()[0].endswith("· term**")
    assert len(answer.text.splitlines()) == 2
    assert not answer.attachments
