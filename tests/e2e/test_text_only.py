"""A person who only reads text plays: the position in words, and every choice written out."""

import pytest

from bot.sandbox.people.answers import InitialResponse
from bot.tables.live_table import LiveTable
from bot.text import clauses
from bot.text.voice import Voice
from bot.ui.panel import note_text
from engine.game import COMPONENT_FACT, STOP, VerbKind
from engine.moves import every_move
from tests.support.house import House


def read(answer: InitialResponse) -> str:
    """All of the words of an answer and of what follows it."""
    assert answer.ephemeral
    assert not answer.attachments
    assert all(message.ephemeral for message in answer.followups)
    return "\n".join([answer.text, *(message.text for message in answer.followups)])


def moves_told(answer: InitialResponse) -> list[str]:
    """The lines of an answer from its question on, as its messages or its file have them."""
    files = [file.data.decode() for message in answer.followups for file in message.attachments]
    lines = "\n".join([*(message.text for message in answer.followups), *files]).splitlines()
    return lines[lines.index("What would you like to do?") :] if "What would you like to do?" in lines else []


def told_by(table: LiveTable) -> Voice:
    """The voice in which a file is told."""
    return Voice("en", table.game.name, table.roster.names, markdown=False)


async def test_a_whole_turn_is_played_by_reading(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    assert "Kingdom I" not in read(await house.slash(mover, "game board", text="true"))
    words = await house.first_move("leader", "king")
    opened = await house.step(mover, await house.click(mover, "Move"), words[:-1])
    assert opened.message is not None
    places = {option["label"] for menu in opened.message.menus for option in menu["options"]}
    assert {label.split()[0] for label in opened.message.labels} | places > {words[-1], "Back"}
    await house.choose(mover, opened, words)
    after = read(await house.slash(mover, "game board", text="true"))
    assert f"king of {mover}, letter S, on {words[-1]}" in after
    assert "Actions left: 1." in after
    await house.restart()
    await house.slash(mover, "tigris end")
    assert f"Turn: {await house.to_move()}" in read(await house.slash("Guest", "game board", text="true"))


async def test_a_hand_is_read_by_its_owner_alone(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    assert "Your hand: " in read(await house.slash("Ann", "game hand", text="true"))
    assert "Your hand: " not in read(await house.slash("Ann", "game board", text="true"))
    refused = read(await house.slash("Guest", "game hand", text="true"))
    assert "You're not playing at this table" in refused


@pytest.mark.parametrize(
    "game", ["wayfarers", *(pytest.param(game, marks=pytest.mark.full) for game in ("tigris", "kings", "mesopotamia"))]
)
async def test_every_move_with_its_price_and_effects_is_read_by_whom_the_table_waits_for(
    house: House, game: str
) -> None:
    table = await house.begin(game, "Ann", "Ben")
    mover, decision = await house.to_move(), await house.decision()
    (seat,) = decision.seats
    told = moves_told(await house.slash(mover, "game hand", text="true"))
    assert told[0] == "What would you like to do?"
    moves, view, voice = (
        list(every_move(table.game, table.state, seat)),
        table.game.view(table.state, seat),
        told_by(table),
    )
    assert [line.split(". ")[0] for line in told[1 : len(moves) + 1]] == [str(1 + at) for at in range(len(moves))]
    effects = "\n".join(told[len(moves) + 1 :])
    options = dict(table.log.header.options)
    named = table.game.components(options)
    inert = {verb.name for verb in table.game.verbs if verb.kind is VerbKind.NAMES_ONLY}
    for move, line in zip(moves, told[1:], strict=False):
        assert voice.sentence(move) in line
        notes = table.game.annotations(view, move, STOP)
        assert note_text(notes, voice) in line
        acting = [str(fact) for key, fact in notes if key == COMPONENT_FACT] or move
        for name in [word for word in acting if word in named and move[0] not in inert]:
            assert clauses.effect_line(voice, table.game.explain(options, name)) in effects
    other = next(name for name in table.roster.names if name != mover)
    assert not moves_told(await house.slash(other, "game hand", text="true"))


async def test_a_board_as_text_is_in_the_readers_language(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Ben", "settings language", language="fi")
    assert "Joet: " in read(await house.slash("Ben", "game board", text="true"))


async def test_a_text_of_more_than_three_messages_is_sent_as_a_file(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    monkeypatch.setattr("bot.model.limits.MESSAGE_LENGTH", 200)
    answer = await house.slash("Ann", "game board", text="true")
    (message,) = answer.followups
    (file,) = message.attachments
    assert file.filename.endswith(".txt")
    assert "Rivers: " in file.data.decode()
    assert message.ephemeral


async def test_a_game_without_pictures_is_shown_by_its_diagram(house: House) -> None:
    table = await house.begin("auction", "Ann", "Ben", rounds="three")
    said = read(await house.slash("Ann", "game board", text="true"))
    assert table.game.diagram(table.game.view(table.state, None)).strip().splitlines()[0].strip() in said
