"""A table at which two people look alike: nothing that anybody reads leaves open which of them is meant."""

import re

from bot.model.reminders import MAX_REMINDERS
from engine.game import Words
from engine.moves import every_move
from tests.e2e.test_votes import vote
from tests.support.house import House

ALIKE = re.compile(r"\b[AА][nN]{2}\b(?! *\\?\()")
"""One of their names without a mark behind it."""


async def begin(house: House) -> None:
    """A table of Ann, of Ben, who is called like her in Cyrillic and capitals, and of Cyd."""
    await house.slash("Ann", "game new", game="tigris")
    table = await house.table()
    await house.app.services.lobbies.join(table.id, house.person("Ben").id, "АNN", None)
    await house.join("Cyd")
    await house.click("Ann", "Start")


def told(house: House) -> list[str]:
    """All that anybody reads and hears described: in the channel, in direct messages, in alt texts of pictures."""
    texts = []
    for name in ("Ann", "Ben", "Cyd", "Guest"):
        for message in house.person(name).sees():
            texts += [message.text, *(one.description or "" for one in message.attachments)]
    return texts


async def first_move(house: House) -> tuple[str, Words]:
    """Return the name of the person who decides next, and the first of their moves."""
    decision, table = await house.decision(), await house.table()
    seat = decision.seats[0]
    person = next(one for one in ("Ann", "Ben", "Cyd") if house.person(one).id == table.roster.user_of(seat))
    return person, next(iter(every_move(table.game, table.state, seat)))


async def test_every_text_of_a_game_and_its_votes_tells_them_apart(house: House) -> None:
    await begin(house)
    for _ in range(12):
        await house.enter(*await first_move(house))
    await house.slash("Cyd", "table vote", what="end")
    await house.click("Ann", "No", vote(house))
    named = [text for text in told(house) if re.search(r"\b[AА][nN]{2}\b", text)]
    assert len(named) > 3
    assert [text for text in named if ALIKE.search(text)] == []


async def test_a_returning_namesake_keeps_a_distinct_name(house: House) -> None:
    await begin(house)
    await house.press("Ben", await house.slash("Ben", "game leave"), "Leave")
    await house.slash("Ben", "table return")
    named = [text for text in told(house) if re.search(r"\bА[nN]{2}\b", text)]
    assert any("leaves" in text for text in named)
    assert any("is back" in text for text in named)
    assert [text for text in named if re.search(r"\bА[nN]{2}\b(?! *\\?\()", text)] == []


async def test_invitations_reminders_and_notices_tell_namesakes_apart(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris", reminders="6h")
    await house.app.services.lobbies.join((await house.table()).id, house.person("Ben").id, "АNN", None)
    invited = house.public("Join")
    (menu,) = (one["custom_id"] for one in invited.menus if one["type"] == 5)
    await (await house.person("Ann").select(invited, menu, ["Cyd"])).wait_until_finished()
    await house.settle()
    await house.click("Ann", "Start")
    await house.slash("Guest", "table watch", watch="on")
    for _ in range(2):
        await house.enter(*await first_move(house))
    for _ in range(MAX_REMINDERS + 2):
        await house.clock.advance(6 * 3600)
        await house.settle()
    named = [text for text in told(house) if re.search(r"\b[AА][nN]{2}\b", text)]
    for words in ("invites you", "a reminder", "The call went out", "Tigris & Euphrates in <#"):
        assert any(words in text for text in named), words
    assert [text for text in named if ALIKE.search(text)] == []
