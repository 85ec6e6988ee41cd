"""`/table import` through the client: a record is looked at move by move, in private, also after a restart."""

from pathlib import Path

import pytest

from bot.sandbox.model import Attachment
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.people.uploads import File
from bot.tables.records import MAX_RECORD_BYTES, MAX_RECORD_MOVES
from bot.text.voice import LANGUAGES
from engine.record import read_record
from tests.support.house import House
from tests.support.require import require

GOLDEN = Path(__file__).parents[1] / "golden"
SLIPS = (GOLDEN / "tigris" / "slips.tablet").read_text()
LAST = len(read_record(SLIPS).entries)


async def bring(house: House, text: str | bytes, name: str = "game.tablet") -> InitialResponse:
    """Ann hands a record in."""
    data = text if isinstance(text, bytes) else text.encode()
    answer = await house.slash("Ann", "table import", record=File(name, data))
    assert answer.ephemeral
    return answer


def names(message: SeenMessage | None) -> list[str]:
    return [one.filename.rpartition(".")[2] for one in require(message).attachments]


async def test_a_finished_game_is_walked_through(house: House) -> None:
    answer = await bring(house, SLIPS)
    assert "position 0 of" in answer.content
    assert "The first position." in answer.content
    assert names(answer.message) == ["tablet", "png"]
    assert answer.attachments[1].description
    start = answer.attachments[1].data
    answer = await house.press("Ann", answer, "Next")
    assert "After move 1." in answer.content
    assert "`1 archer leader trader M5`" in answer.content
    assert answer.attachments[1].data != start
    answer = await house.press("Ann", answer, "Last")
    assert f"After move {LAST}." in answer.content
    assert "The game" in answer.content
    answer = await house.press("Ann", answer, "Back")
    assert f"After move {LAST}." not in answer.content
    answer = await house.press("Ann", answer, "First")
    assert answer.attachments[1].data == start
    assert all(len(person.sees()) == (name == "Ann") for name, person in house.sandbox.people.items())


async def test_steps_that_lead_nowhere_cannot_be_pressed(house: House) -> None:
    answer = await bring(house, SLIPS)
    assert answer.message is not None
    assert [one["label"] for one in answer.message.buttons if one.get("disabled")] == ["First", "Back"]
    answer = await house.press("Ann", answer, "Last")
    assert [one["label"] for one in require(answer.message).buttons if one.get("disabled")] == ["Next", "Last"]


async def test_moves_that_were_taken_back_are_passed_over(house: House) -> None:
    answer = await bring(house, SLIPS)
    seen = []
    for _ in range(8):
        answer = await house.press("Ann", answer, "Next")
        seen.append(answer.content.splitlines()[1])
    assert seen == [f"After move {number}." for number in (1, 2, 3, 4, 5, 6, 9, 10)]


async def test_the_log_is_read_and_left_where_one_was(house: House) -> None:
    answer = await house.press("Ann", await house.press("Ann", await bring(house, SLIPS), "Next"), "Log")
    assert answer.content.startswith("**What happened**, page 1 of")
    assert "takes back a move" in answer.content
    assert names(answer.message) == ["tablet"]
    other = await house.press("Ann", answer, "Page 2")
    assert other.content.startswith("**What happened**, page 2 of")
    back = await house.press("Ann", other, "Board")
    assert "After move 1." in back.content


async def test_it_is_verified_and_moves(house: House) -> None:
    short = "\n".join(SLIPS.splitlines()[:12])
    answer = await house.press("Ann", await bring(house, SLIPS), "Check it")
    assert answer.content.startswith("Verified")
    assert read_record(SLIPS).header.commitment in answer.content
    assert names(answer.message) == ["tablet", "png"]
    answer = await house.press("Ann", await bring(house, short), "Check it")
    assert answer.content.startswith("Verified so far")
    answer = await house.press("Ann", answer, "Animation")
    assert names(answer.message) == ["tablet", "webp"]
    assert answer.attachments[1].data.count(b"ANMF") == 7
    assert names((await house.press("Ann", answer, "Next")).message) == ["tablet", "png"]


async def test_after_a_restart_the_message_still_has_the_record(house: House) -> None:
    answer = await house.press("Ann", await bring(house, SLIPS), "Next")
    await house.restart()
    assert "After move 2." in (await house.press("Ann", answer, "Next")).content


async def test_a_press_after_the_file_is_gone_gets_an_error(house: House) -> None:
    answer = await bring(house, SLIPS)
    await house.restart()
    message = require(answer.message)
    (stored,) = [one for one in house.channel.messages.values() if one.id == message.id]
    stored.attachments[0].data = b"gone"
    told = await house.click("Ann", "Next", message)
    assert any("`/table import`" in one.content for one in told.followups)


async def test_a_file_that_does_not_come_is_asked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Losing(dict[int, Attachment]):
        def __setitem__(self, number: int, held: Attachment) -> None:
            """Lose it."""

    monkeypatch.setattr(house.sandbox.state, "uploads", Losing())
    assert "try again" in (await bring(house, SLIPS)).content


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("game: tigris 1\n", "", "The line `game:` is missing"),
        ("game: tigris 1", "game: chess 1", "Line 1: I don't know that game"),
        ("game: tigris 1", "game: tigris 9", "Line 1: The record uses rules number 9; I know number 1"),
        ("game: tigris 1", "game: tigris", "Line 1: `game:` must be followed"),
        ("map=standard", "map=moon", "Line 2: The game has no such option"),
        ("seats: archer", "seats: farmer", "Line 3: The line `seats:` should name 2 to 4"),
        ("archer bull pot\n", "archer bull pot pot\n", "Line 3: Each player may appear only once"),
        ("seed: 00", "seed: 0", "Line 5: `seed:` must be followed by 64"),
        ("seed: 00", "seed: 01", "Line 5: This seed is not the one promised"),
        ("seed: ", "# ", "not over"),
        ("options", "colours", "Line 2: I can't read this"),
    ],
)
async def test_faults_before_the_moves_are_named(house: House, right: str, wrong: str, told: str) -> None:
    assert right in SLIPS
    answer = await bring(house, SLIPS.replace(right, wrong, 1))
    assert told in answer.content
    assert not answer.components


@pytest.mark.parametrize(
    ("right", "wrong", "told", "places"),
    [
        ("\n1 archer", "\n2 archer", "Line 7: This should be entry 1", 0),
        ("\n3 archer end", "\n3 lion end", "Line 9: There is no player of that name", 2),
        ("\n3 archer end", "\n3 archer jump", "Entry 3 is not a legal move at that point. I don't know that move", 2),
        ("\n3 archer end", "\n3 bull end", "Line 9: Entry 3 is not a legal move at that point. It's not your turn", 2),
        ("\n8 pot undo 7", "\n8 pot undo 9", "Line 14: `undo` must be followed", 7),
        ("\n3 archer end", "\nthe end", "Line 9: This should be entry 3", 2),
    ],
)
async def test_a_record_is_looked_at_up_to_its_fault(
    house: House, right: str, wrong: str, told: str, places: int
) -> None:
    assert right in SLIPS
    answer = await bring(house, SLIPS.replace(right, wrong, 1))
    assert told in answer.content
    assert f"position 0 of {places}" in answer.content
    answer = await house.press("Ann", answer, "Check it")
    assert answer.content.startswith("Not verified")


async def test_an_import_over_a_limit_names_the_limit(house: House) -> None:
    assert "256 KiB" in (await bring(house, b"#" * (MAX_RECORD_BYTES + 1))).content
    assert "Line 2: This is not UTF-8 text" in (await bring(house, b"game: x\n\xff")).content
    assert "as made by `/table export`" in (await bring(house, b"\x89PNG")).content


async def test_a_record_that_is_too_long_is_looked_at_up_to_its_limit(house: House) -> None:
    header, _, _ = SLIPS.partition("\n1 ")
    moves = [
        f"{n} archer {'undo ' + str(n - 1) if n % 2 == 0 else 'leader king B3'}" for n in range(1, MAX_RECORD_MOVES + 3)
    ]
    answer = await bring(house, "\n".join([header, *moves]))
    assert (
        f"Line {6 + MAX_RECORD_MOVES + 1:,}: A record may have at most {MAX_RECORD_MOVES:,} entries" in answer.content
    )


async def test_an_open_game_and_a_position_are_refused_kindly(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    given = await house.slash("Ann", "table export")
    assert "not over" in (await bring(house, given.attachments[0].data)).content
    positioned = 'game: tigris 1\nseats: archer bull\nposition: {"is":"State"}\n'
    assert "Line 3: This record begins with a position" in (await bring(house, positioned)).content


async def test_a_forged_control_finds_no_record(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    board = house.board()
    board.button("Undo")["custom_id"] = "d:0:3:look:on"
    answer = await house.click("Ben", "Undo", board)
    assert answer.ephemeral
    assert "`/table import`" in answer.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_import_is_shown_in_every_language(house: House, language: str) -> None:
    await house.slash("Ann", "settings language", language=language)
    answer = await bring(house, SLIPS.replace("\n3 archer end", "\n3 archer jump"))
    for number in (2, 4, 5, 6):
        assert answer.message is not None
        assert answer.content
        answer = await house.press("Ann", answer, answer.message.buttons[number]["custom_id"])
        if number == 4:
            answer = await house.press("Ann", answer, require(answer.message).buttons[0]["custom_id"])
