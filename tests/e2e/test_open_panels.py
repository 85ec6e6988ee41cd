"""An open private panel shows what others have done meanwhile, without anybody's waiting for it."""

import asyncio
import logging
from typing import Any

import discord
import pytest

from bot.advice.panel_choices import PanelChoices
from bot.model.limits import ROWS_IN_MESSAGE
from bot.model.person import TOKEN_LIFETIME_SECONDS
from bot.model.position import Position
from bot.sandbox.json_types import COMPONENTS_V2
from bot.sandbox.limits.components import ROW
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import SeenMessage
from bot.tables.live_table import LiveTable
from bot.tables.panels import TOKEN_MARGIN_SECONDS
from bot.ui.page import Source
from engine.game import STOP, Words
from engine.moves import every_move
from render.service import PictureService
from tests.support.house import House, address_of


def panel(person: Person, house: House) -> SeenMessage:
    """The only private message in the channel that the person sees."""
    (found,) = [one for one in person.sees(house.channel) if one.ephemeral]
    return found


async def begin(house: House, game: str = "tigris", *names: str) -> tuple[LiveTable, Person, Person]:
    """A game whose people have put away what they were told before, its mover and somebody else."""
    table = await house.begin(game, *(names or ("Ann", "Ben")))
    for name in table.roster.names:
        for message in house.person(name).sees(house.channel):
            house.person(name).dismiss(message)
    mover = await house.to_move()
    other = next(name for name in table.roster.names if name != mover)
    return table, house.person(mover), house.person(other)


async def play(house: House, table: LiveTable, *words: str) -> None:
    """The first to move says something from elsewhere, and everything comes to rest."""
    decision = await house.decision()
    await house.app.services.tables.play_seat(table, decision.seats[0], words, None)
    await house.settle()


def leading(table: LiveTable, seat: int, *typed: str) -> Words:
    return next(every_move(table.game, table.state, seat, typed))


async def test_the_panel_of_the_one_who_comes_next_leads_to_a_new_one_below_the_newest_board(house: House) -> None:
    table, mover, other = await begin(house)
    await house.click(other.name, "Move")
    before = panel(other, house)
    assert not before.buttons
    assert mover.name in before.content
    await play(house, table, "end")
    now = panel(other, house)
    assert now.id == before.id
    assert "2 actions" in now.content
    assert now.labels == ["Next move"]
    assert not now.attachments
    pressed = await house.click(other.name, "Next move", now)
    assert "out of date" not in pressed.content
    newest = panel(other, house)
    assert newest.id > house.board().id
    assert {address_of(one["custom_id"]).version for one in newest.buttons if "how" not in one["custom_id"]} == {
        table.log.version
    }


def pictures(person: Person, house: House) -> list[str]:
    """The files of a panel, whose names hold the version that they were painted of."""
    return [one.filename for one in panel(person, house).attachments]


async def test_only_pictures_that_show_something_else_are_sent_again(house: House) -> None:
    table, mover, other = await begin(house)
    for person in (mover, other):
        await house.click(person.name, "Move")
    before = {person: pictures(person, house) for person in (mover, other)}
    assert all(before.values())
    await play(house, table, *leading(table, table.roster.names.index(mover.name), "leader", "king"))
    assert pictures(mover, house) != before[mover]
    assert pictures(other, house) == before[other]
    await house.restart()
    await play(house, await house.table(), "end")
    assert pictures(other, house) != before[other]


async def test_a_panel_after_a_move_gets_pictures_when_its_reader_is_asked(house: House) -> None:
    table, mover, _ = await begin(house)
    opened = await house.click(mover.name, "Move")
    await house.press(mover.name, opened, "End")
    assert not pictures(mover, house)
    await play(house, table, *leading(table, 1 - table.roster.names.index(mover.name), "leader", "king"))
    assert not pictures(mover, house)
    await play(house, table, "end")
    assert not pictures(mover, house)
    await house.click(mover.name, "Next move", panel(mover, house))
    assert pictures(mover, house)


async def test_a_picture_that_could_not_be_painted_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, mover, _ = await begin(house)
    with monkeypatch.context() as broken:
        broken.setattr(PictureService, "_draw_png", no_picture)
        await house.click(mover.name, "Move")
    assert not pictures(mover, house)
    await play(house, table, *leading(table, table.roster.names.index(mover.name), "leader", "king"))
    assert pictures(mover, house)


async def no_picture(*_: object, **__: object) -> bytes:
    raise OSError("no paint")


async def test_a_panel_keeps_the_result_of_its_readers_last_move(house: House) -> None:
    table, mover, _ = await begin(house)
    opened = await house.click(mover.name, "Move")
    done = await house.press(mover.name, opened, "End")
    told = done.content.splitlines()[0]
    assert told.startswith("You chose")
    assert len(done.content.splitlines()) <= 2
    await play(house, table, *leading(table, 1 - table.roster.names.index(mover.name), "leader", "king"))
    assert panel(mover, house).content.startswith(told)
    assert "1 action" in panel(mover, house).content


async def test_an_outdated_notice_is_not_repeated_once_the_table_has_moved_on(house: House) -> None:
    table, mover, _ = await begin(house)
    seat = table.roster.names.index(mover.name)
    opened = await house.click(mover.name, "Move")
    for leader in ("king", "farmer"):
        opened = await house.choose(mover.name, opened, leading(table, seat, "leader", leader))
    assert "move for you" in panel(mover, house).content
    before = panel(mover, house)
    await house.clock.advance(table.row.due - house.clock.now() + 1 if table.row.due is not None else 0)
    await house.settle()
    assert "move for you" not in panel(mover, house).content
    assert "You chose" in panel(mover, house).content
    assert "out of date" in (await house.click(mover.name, "End the turn", before)).content
    await play(house, table, "end")
    assert "out of date" not in panel(mover, house).content


async def test_an_undone_move_is_no_longer_reported(house: House) -> None:
    table, mover, _ = await begin(house)
    seat = table.roster.names.index(mover.name)
    words = leading(table, seat, "leader", "king")
    opened = await house.click(mover.name, "Move")
    await house.choose(mover.name, opened, words)
    assert "You chose" in panel(mover, house).content
    await house.app.services.tables.undo(table, mover.id, None, 99)
    await house.settle()
    assert "Done" not in panel(mover, house).content
    assert "2 actions" in panel(mover, house).content


async def test_chosen_words_that_are_still_legal_stay_and_others_are_dropped_with_a_sentence(house: House) -> None:
    table, mover, _ = await begin(house)
    seat = table.roster.names.index(mover.name)
    opened = await house.click(mover.name, "Move")
    await house.press(mover.name, opened, "Leader")
    assert "Which cell?" in panel(mover, house).content
    await play(house, table, *leading(table, seat, "leader", "farmer"))
    kept = panel(mover, house)
    assert "Which cell?" in kept.content
    assert {address_of(one["custom_id"]).version for one in kept.buttons} == {table.log.version}
    await play(house, table, *leading(table, seat, "leader", "king"))
    dropped = panel(mover, house)
    assert "Which cell?" not in dropped.content
    assert "no longer possible" in dropped.content
    assert dropped.buttons


async def test_a_panel_is_found_again_after_a_restart_with_its_words(house: House) -> None:
    table, mover, _ = await begin(house)
    seat = table.roster.names.index(mover.name)
    opened = await house.click(mover.name, "Move")
    await house.press(mover.name, opened, "Leader")
    await house.restart()
    table = await house.table()
    await play(house, table, *leading(table, seat, "leader", "farmer"))
    assert "Which cell?" in panel(mover, house).content


def as_once(shown: SeenMessage) -> None:
    """Make of a panel what the versions before layouts sent: a content, with rows of controls."""
    stored = shown.channel.messages[shown.id]
    stored.flags &= ~COMPONENTS_V2
    stored.content = "A panel of an older version."
    stored.components = [part for part in stored.components if part["type"] == ROW][:ROWS_IN_MESSAGE]


async def test_a_panel_of_an_older_version_is_answered_and_goes_on_as_a_layout(house: House) -> None:
    _, mover, _ = await begin(house)
    opened = await house.click(mover.name, "Move")
    assert opened.message is not None
    as_once(opened.message)
    answer = await house.click(mover.name, "Leader", panel(mover, house))
    assert "Which" in answer.content
    assert "older version" not in answer.content
    assert panel(mover, house).id == opened.message.id


async def test_an_open_panel_of_an_older_version_follows_the_table(house: House) -> None:
    table, _, other = await begin(house)
    await house.click(other.name, "Move")
    as_once(panel(other, house))
    await play(house, table, "end")
    now = panel(other, house)
    assert "older version" not in now.content
    assert {address_of(one["custom_id"]).version for one in now.buttons} == {table.log.version}


async def test_a_panel_whose_token_has_ended_or_that_was_put_away_troubles_nobody(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table, mover, other = await begin(house)
    for person in (mover, other):
        await house.click(person.name, "Move")
    before = panel(other, house)
    mover.dismiss(panel(mover, house))
    await house.clock.advance(TOKEN_LIFETIME_SECONDS - TOKEN_MARGIN_SECONDS + 1)
    await play(house, table, "end")
    assert panel(other, house) == before
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_panel_that_discord_no_longer_edits_is_forgotten(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table, _, other = await begin(house)
    await house.click(other.name, "Move")
    house.discord_clock.now += TOKEN_LIFETIME_SECONDS + 1
    await play(house, table, "end")
    assert await house.app.services.panels.panels_of(table.id) == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_nobody_waits_for_the_panels_of_others_and_of_many_moves_the_newest_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, mover, other = await begin(house)
    await house.click(other.name, "Move")
    opened = await house.click(mover.name, "Move")
    edits, edit, may = 0, discord.Webhook.edit_message, asyncio.Event()

    async def slowly(webhook: discord.Webhook, message: int, **content: Any) -> object:
        nonlocal edits
        if message != panel(other, house).id:
            return await edit(webhook, message, **content)
        edits += 1
        await may.wait()
        return await edit(webhook, message, **content)

    monkeypatch.setattr(discord.Webhook, "edit_message", slowly)
    seat = table.roster.names.index(mover.name)
    assert opened.message is not None
    await (await mover.click(opened.message, "End")).wait_until_finished()
    for _ in range(4):
        decision = await house.decision()
        await house.app.services.tables.play_seat(table, decision.seats[0], ("end",), None)
    assert edits <= 1
    may.set()
    await house.settle()
    assert edits <= 2
    assert seat not in (await house.decision()).seats
    shown = panel(other, house)
    assert {address_of(one["custom_id"]).version for one in shown.buttons} == {table.log.version}


async def test_a_panel_shows_the_move_that_was_made_while_its_proposals_were_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, mover, other = await begin(house)
    seat, advice = table.roster.names.index(mover.name), house.app.services.advice
    panel_choices = advice.find_panel_choices

    async def meanwhile(looked_at: Position, at: int, source: Source) -> PanelChoices:
        found = await panel_choices(looked_at, at, source)
        if not table.log.version:
            await house.app.services.tables.play_seat(table, seat, ("end",), None)
        return found

    monkeypatch.setattr(advice, "find_panel_choices", meanwhile)
    await house.click(mover.name, "Move")
    await house.settle()
    assert table.log.version == 1
    assert other.name in panel(mover, house).content
    assert panel(mover, house).labels == ["Undo"]


async def test_a_player_who_has_left_sees_nothing_more_of_the_hand(house: House) -> None:
    table, _, other = await begin(house, "tigris", "Ann", "Ben", "Cyd")
    await house.click(other.name, "Move")
    assert panel(other, house).attachments
    await house.app.services.lobbies.leave(table.id, other.id)
    await house.settle()
    await play(house, table, "end")
    shown = [one for one in other.sees(house.channel) if one.ephemeral]
    assert [one.attachments for one in shown] == [[]]
    assert not shown[0].buttons


async def test_the_panels_of_a_cancelled_game_say_so(house: House) -> None:
    table, mover, _ = await begin(house)
    await house.click(mover.name, "Move")
    await house.app.services.tables.cancel(table, table.host, False, 5)
    await house.settle()
    assert "cancelled" in panel(mover, house).content
    assert not panel(mover, house).buttons


async def test_a_panel_that_was_not_edited_before_the_end_is_edited_after_the_next_start(house: House) -> None:
    table, _, other = await begin(house)
    await house.click(other.name, "Move")
    await house.app.open_panels.close()
    before = panel(other, house)
    await play(house, table, "end")
    assert panel(other, house) == before
    await house.restart()
    await house.settle()
    assert panel(other, house).buttons


async def test_after_a_start_the_panels_of_one_table_after_the_other_follow(house: House) -> None:
    first, second = house.channel, house.sandbox.places.add_channel("hall")
    for house.sandbox.channel in (first, second):
        await house.begin("tigris", "Ann", "Ben")
        await house.click("Ann", "Move")

    def edits() -> int:
        asked = [one.path for one in house.sandbox.requests if one.method == "PATCH"]
        return sum("/webhooks/" in path and not path.endswith("@original") for path in asked)

    held = house.sandbox.faults.hold("PATCH", "/webhooks/*")
    house.sandbox.requests.clear()
    starting = asyncio.create_task(house.restart())
    await held.met.wait()
    await (await house.person("Cyd").slash(second, "game board")).wait_until_finished()
    assert edits() == 1
    held.released.set()
    await starting
    assert edits() == 2


PLAYS = ("pick", "play")
"""Acts of the buttons with which a move is made."""


def open_panels(person: Person, house: House) -> list[SeenMessage]:
    """The private messages with which a person can make a move, but for those that only lead to a new one."""
    return [
        one
        for one in person.sees(house.channel)
        if one.ephemeral and any(address_of(button["custom_id"]).act in PLAYS for button in one.buttons)
        if one.labels != ["Next move"]
    ]


async def test_one_panel_is_open_and_none_above_the_newest_board(house: House) -> None:
    table, *people = await begin(house)
    for number in range(9):
        for person in people:
            if not open_panels(person, house) or number % 2:
                await house.click(person.name, "Move")
        decision = await house.decision()
        mover = house.person(table.roster.names[decision.seats[0]])
        (shown,) = open_panels(mover, house)
        words = next(every_move(table.game, table.state, decision.seats[0], ("end",) if number % 3 == 2 else ()))
        await house.step_on(mover.name, shown, words)
        for person in people:
            shown_now = open_panels(person, house)
            assert len(shown_now) <= 1
            assert all(one.id > house.board().id for one in shown_now)


async def test_a_press_on_an_old_panel_gives_the_new_one(house: House) -> None:
    table, mover, _ = await begin(house)
    await house.click(mover.name, "Move")
    old = panel(mover, house)
    await play(house, table, *leading(table, table.roster.names.index(mover.name), "leader", "king"))
    pressed = await house.app.services.tables.find(table.id)
    assert pressed.log.version > address_of(old.buttons[0]["custom_id"]).version
    await mover.click(old, old.labels[0])
    await house.settle()
    (now,) = open_panels(mover, house)
    assert {address_of(one["custom_id"]).version for one in now.buttons if "how" not in one["custom_id"]} == {
        table.log.version
    }


async def test_a_move_that_has_cost_something_can_be_taken_back_by_a_button_at_hand(house: House) -> None:
    table, mover, _ = await begin(house, "wayfarers")
    seat = table.roster.names.index(mover.name)
    await house.click(mover.name, "Move")
    assert "Undo" not in panel(mover, house).labels
    before = table.game.resources(table.game.view(table.state, seat))
    moves = every_move(table.game, table.state, seat, ("die",))
    words = next(
        move
        for move in moves
        if dict(table.game.annotations(table.game.view(table.state, seat), move, STOP)).get("guild")
    )
    await house.step_on(mover.name, panel(mover, house), words)
    after = table.game.resources(table.game.view(table.state, seat))
    assert any(after[good] < before[good] for good in before)
    assert "Undo" in panel(mover, house).labels
    await house.click(mover.name, "Undo", panel(mover, house))
    assert table.game.resources(table.game.view(table.state, seat)) == before
