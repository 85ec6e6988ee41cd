"""A review of a finished game: asked for below its record, delivered directly, shown again, and only to who played."""

import re
from itertools import count

import pytest

from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from bot.text.voice import LANGUAGES, Voice
from engine import ai
from engine.chance import FIXED_CHANCE
from engine.registry import find_game
from tests.support.house import House
from tests.support.reviewed import OPTIONS, play_badly


async def play_out(house: House) -> None:
    """Ann plays her game in the channel to its end, and badly."""
    table, keys = await house.table(), count(10**6)
    await play_badly(house.app.services.tables, table, house.person("Ann").id, lambda: next(keys))
    await house.settle()


def reviews(house: House, name: str) -> list[SeenMessage]:
    """The reviews that somebody has got directly."""
    person = house.person(name)
    return [one for one in person.sees(person.dm) if "reviewed" in one.content]


def public(house: House) -> list[str]:
    """All that stands in the channel."""
    return [one.text for one in house.person("Guest").sees(house.channel) if not one.ephemeral]


def looks(message: SeenMessage | InitialResponse) -> list[str]:
    """The labels of the buttons that lead to positions."""
    shown = message.message if isinstance(message, InitialResponse) else message
    assert shown is not None
    return [label for label in shown.labels if label.startswith("Before move")]


def remarks(message: SeenMessage | InitialResponse) -> list[str]:
    """The lines about moves."""
    return [line for line in message.content.splitlines() if line.startswith("- **")]


def numbers(message: SeenMessage | InitialResponse) -> list[int]:
    """The numbers of the moves in a review, or of the one that a comparison is about."""
    return [int(number) for number in re.findall(r"\*\*(?:Before m|M)ove (\d+)", message.content)]


async def test_a_review_comes_directly_and_is_shown_again_to_its_reader_alone(house: House) -> None:
    await house.begin("ur", "Ann", "Ben", **OPTIONS)
    assert "once the game is over" in (await house.slash("Ann", "table review")).content
    await play_out(house)
    seen = public(house)
    queued = await house.click("Ann", "Review my game")
    assert "direct message" in queued.content
    assert queued.ephemeral
    (sent,) = reviews(house, "Ann")
    assert 1 <= len(remarks(sent)) <= 5
    assert all("more of 100 such games" in line for line in remarks(sent))
    assert "Luck: " in sent.content
    again = await house.slash("Ann", "table review")
    assert remarks(again) == remarks(sent)
    assert looks(again) == looks(sent)
    assert len(looks(again)) == len(remarks(sent))
    for number, look in zip(numbers(sent), looks(again), strict=True):
        both = await house.press("Ann", again, look)
        assert both.ephemeral
        assert numbers(both) == [number]
        moves = both.content.splitlines()[1:]
        assert [line[:2] for line in moves] == ["1 ", "2 "]
        assert all(line in str(both.attachments[0].description) for line in moves)
    assert "not playing" in (await house.click("Guest", "Review my game")).content
    assert public(house) == seen
    assert len(reviews(house, "Ann")) == 1
    assert not reviews(house, "Ben")
    for language in LANGUAGES:
        await house.slash("Ann", "settings language", language=language)
        shown = await house.slash("Ann", "table review")
        title = Voice(language, "ur").say("review-title", game=Voice(language, "ur").say("game-name"))
        assert shown.content.startswith(title)
        assert len(remarks(shown)) == len(remarks(sent))


async def test_a_review_waits_here_for_who_gets_no_direct_messages_and_goes_with_their_data(house: House) -> None:
    await house.begin("ur", "Ann", "Ben", **OPTIONS)
    await play_out(house)
    house.person("Ann").user.dms_open = False
    await house.click("Ann", "Review my game")
    assert not reviews(house, "Ann")
    assert remarks(await house.click("Ann", "Review my game"))
    table, ann = await house.table(), house.person("Ann").id
    await house.app.services.privacy.delete(ann)
    await house.settle()
    assert await house.app.store.reviews.find(table.id, ann) is None
    assert "not playing" in (await house.slash("Ann", "table review")).content


@pytest.mark.parametrize(("game", "options"), [("ur", {}), ("ur", OPTIONS | {"path": "masters"}), ("kings", {})])
def test_only_games_that_computers_judge_well_are_reviewed(game: str, options: dict[str, str]) -> None:
    rules = find_game(game)
    state = rules.setup(rules.marks[:2], {one.name: one.choices[0] for one in rules.options} | options, FIXED_CHANCE)
    assert ai.review_limits(rules, rules.view(state, None)) is None
