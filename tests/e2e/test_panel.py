"""The private panel: one a person and table, few presses, whole games."""

import asyncio
import itertools
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.model.person import TOKEN_LIFETIME_SECONDS
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.rest.interactions import DEFERRED_UPDATE, MESSAGE
from bot.tables.panels import TOKEN_MARGIN_SECONDS
from bot.text.voice import Voice
from engine import ai
from engine.chance import SEED_BYTES, Chance
from engine.game import Words
from engine.moves import every_move
from render.scene import Scene
from render.service import PictureService
from tests.support.house import House, address_of
from tests.support.require import require
from tests.support.samples import by_turns
from tests.support.unpainted import no_picture

PRESSES = {"tigris": 3.0, "kings": 2.5}
"""The most that a move may take in the mean."""

A_TURN = 8
"""The most that two actions and the end of the turn may take, unless there is a conflict or a choice."""

AT_MOST = 5
"""Presses for a place that is not on the first page."""

MOVES = 12
"""Of a game so many are pressed every day."""

QUICK = ai.Level("quick", max_tried_moves=60, max_lines=0, slip_interval=0)
"""A computer player that chooses sensible moves without taking long over them."""

QUESTIONS = {"support", "war", "monument", "decline", "treasure", "bank", "keep", "ship"}
"""Verbs that answer a question on the way."""


def panels(house: House, person: Person) -> list[SeenMessage]:
    """The private messages in the channel that the person sees."""
    return [one for one in person.sees(house.channel) if one.ephemeral]


async def begin(house: House, game: str = "tigris", **options: str) -> None:
    """A game of two, who have read and put away what they were told before."""
    await house.begin(game, "Ann", "Ben", **options)
    for name in ("Ann", "Ben"):
        for message in panels(house, house.person(name)):
            house.person(name).dismiss(message)


async def test_an_answer_does_not_wait_for_proposals_that_take_too_long(house: House, slowly: threading.Event) -> None:
    house.app.services.advice.patience_seconds = 0.0
    await begin(house)
    person = house.person(await house.to_move())
    early = await person.click(house.public("Move"), "Move")
    slowly.set()
    await house.settle()
    house.app.services.advice.patience_seconds = None
    whole = await person.click(house.public("Move"), "Move")
    assert whole.message is not None
    assert 0 < len(require(early.message).labels) < len(whole.message.labels)


@pytest.fixture
def slowly(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """What rankings of moves wait for. Answers are begun meanwhile."""
    may_go_on = threading.Event()

    def ranked(*given: Any) -> ai.Ranking:
        may_go_on.wait()
        return ai.rank_moves(*given)

    monkeypatch.setattr("bot.advice.proposals.rank_moves", ranked)
    try:
        yield may_go_on
    finally:
        may_go_on.set()


async def shown_panel(house: House, slowly: threading.Event) -> tuple[Person, SeenMessage, list[str]]:
    """The panel of who is to move, and its buttons for whole moves; rankings take long from then on."""
    await begin(house)
    name = await house.to_move()
    slowly.set()
    await house.click(name, "Move")
    await house.settle()
    slowly.clear()
    house.app.services.advice.acknowledge_after_seconds = 0.0
    panel = panels(house, house.person(name))[-1]
    return house.person(name), panel, [one["custom_id"] for one in panel.buttons if ":play:" in one["custom_id"]]


async def test_an_answer_that_waits_for_proposals_says_what_was_done_and_has_buttons_once_they_are_there(
    house: House, slowly: threading.Event
) -> None:
    await begin(house)
    name, (_, tile, cell) = await house.to_move(), await house.first_move("tile")
    house.app.services.advice.acknowledge_after_seconds = 0.0
    answer = await house.person(name).slash(house.channel, "tigris tile", tile=tile, cell=cell)
    said, begun = answer.text.splitlines()[0], answer.message
    slowly.set()
    await house.settle()
    assert answer.type == MESSAGE
    assert begun is not None
    assert begun.labels == []
    assert answer.text.splitlines()[0] == said
    assert require(answer.message).labels
    assert len(panels(house, house.person(name))) == 1
    shown = await house.app.services.panels.panels_of((await house.table()).id)
    assert [panel.version for panel in shown if panel.message == begun.id] == [1]


async def test_a_pressed_panel_keeps_its_buttons_until_it_is_known_what_comes_next(
    house: House, slowly: threading.Event
) -> None:
    person, panel, moves = await shown_panel(house, slowly)
    pressed = await person.click(panel, moves[0])
    begun = person.now(panel).labels
    slowly.set()
    await house.settle()
    assert pressed.type == DEFERRED_UPDATE
    assert begun == panel.labels
    assert person.now(panel).labels != panel.labels
    assert len(panels(house, person)) == 1


async def test_the_last_press_is_shown_even_if_an_earlier_answer_is_slower(
    house: House, slowly: threading.Event
) -> None:
    person, panel, moves = await shown_panel(house, slowly)
    earlier = await person.click(panel, moves[0])
    later = asyncio.create_task(person.click(panel, moves[1]))
    await house.sandbox.until(lambda: len(house.app.client._running_interactions) == 2)
    slowly.set()
    await later
    await house.settle()
    assert earlier.type == DEFERRED_UPDATE
    assert Voice("en").say("stale-now") in person.now(panel).text


async def test_an_earlier_panel_is_removed_once_everybody_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.panel.MAX_DELETION_WAIT_SECONDS", None)
    await begin(house)
    name, (_, tile, cell) = await house.to_move(), await house.first_move("tile")
    person, table = house.person(name), await house.table()
    await house.click(name, "Move")
    async with table.send_lock:
        await person.slash(house.channel, "tigris tile", tile=tile, cell=cell)
        assert len(panels(house, person)) == 2
    await house.settle()
    assert len(panels(house, person)) == 1


async def test_each_earlier_panel_is_taken_away_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.handlers.panel.MAX_DELETION_WAIT_SECONDS", None)
    await begin(house)
    person, table = house.person(await house.to_move()), await house.table()
    house.sandbox.requests.clear()
    async with table.send_lock:
        for _ in range(4):
            await person.click(house.public("Move"), "Move")
        earlier = [panel.id for panel in panels(house, person)[:-1]]
    await house.settle()
    taken = [int(one.path.rsplit("/", 1)[-1]) for one in house.sandbox.requests if one.method == "DELETE"]
    assert len(earlier) == 3
    assert sorted(taken) == earlier


async def test_panels_that_ask_at_the_same_time_share_one_ranking(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = itertools.count()

    def counted(*given: Any) -> ai.Ranking:
        next(asked)
        return ai.rank_moves(*given)

    await begin(house)
    advice, table, decision = house.app.services.advice, await house.table(), await house.decision()
    advice.clear_cache()
    monkeypatch.setattr("bot.advice.proposals.rank_moves", counted)
    first, second, more = await asyncio.gather(
        *(advice.find_proposals(table.position, decision.seats[0], count) for count in (3, 3, 120))
    )
    assert first == second == more[:3]
    assert len(more) > len(first) == 3
    assert next(asked) == 1


async def test_a_panel_that_is_replaced_before_its_picture_comes_is_no_mistake(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(house)
    mover = await house.to_move()
    person, board = house.person(mover), house.board()
    replaced, draw, drawn = asyncio.Event(), PictureService.draw_private, itertools.count()

    async def once_replaced(service: PictureService, scene: Scene, **place: Any) -> bytes:
        if next(drawn) == 0:
            await replaced.wait()
        return await draw(service, scene, **place)

    await house.click(mover, "Move")
    monkeypatch.setattr(PictureService, "draw_private", once_replaced)
    await person.click(panels(house, person)[0], "Leader")
    shown = await person.click(board, "My hand")
    replaced.set()
    await house.settle()
    assert [one.id for one in panels(house, person)] == [shown.message.id if shown.message else 0]


async def test_move_and_my_hand_again_and_again_leave_one_panel(house: House) -> None:
    await begin(house)
    mover = await house.to_move()
    for button in ("Move", "My hand", "Move", "Move"):
        shown = await house.click(mover, button)
        assert [one.id for one in panels(house, house.person(mover))] == [shown.message.id if shown.message else 0]
        assert shown.attachments


async def test_after_a_restart_the_old_panel_is_taken_away(house: House) -> None:
    await begin(house)
    mover = await house.to_move()
    await house.click(mover, "Move")
    await house.restart()
    await house.click(mover, "Move")
    assert len(panels(house, house.person(mover))) == 1


async def test_a_panel_that_can_no_longer_be_taken_away_is_the_panel_when_it_is_pressed(house: House) -> None:
    await begin(house)
    mover = await house.to_move()
    old = await house.click(mover, "Move")
    await house.clock.advance(TOKEN_LIFETIME_SECONDS + 1)
    new = await house.click(mover, "Move")
    assert len(panels(house, house.person(mover))) == 2
    pressed = await house.press(mover, old, "Leader")
    assert panels(house, house.person(mover)) == [pressed.message]
    assert new.message is None


async def test_a_panel_of_before_the_last_move_shows_what_is_now(house: House) -> None:
    """One that is too old to be edited in the background."""
    await begin(house)
    mover = await house.to_move()
    opened = await house.click(mover, "Move")
    await house.clock.advance(TOKEN_LIFETIME_SECONDS - TOKEN_MARGIN_SECONDS + 1)
    await house.app.services.tables.play(
        await house.table(), house.person(mover).id, await house.first_move("leader", "king"), None, 7
    )
    answer = await house.click(mover, "Leader", require(opened.message))
    assert "out of date" in answer.content
    assert "1 action left" in answer.content


async def test_a_player_out_of_turn_sees_whose_decision_it_is_and_no_controls(house: House) -> None:
    await begin(house)
    mover = await house.to_move()
    other = "Ben" if mover == "Ann" else "Ann"
    shown = await house.click(other, "Move")
    assert mover in shown.content
    assert not require(shown.message).labels
    assert "hand" in (shown.attachments[0].description or "")


async def test_a_placement_takes_three_presses_the_second_two_and_a_turn_six(house: House) -> None:
    await begin(house, proposals="off")
    mover = await house.to_move()
    house.presses = 0
    answer = await house.click(mover, "Move")
    assert answer.message is not None
    assert not any(address_of(one["custom_id"]).act == "play" for one in answer.message.buttons)
    for presses, leader in ((3, "priest"), (5, "king")):
        answer = await house.press(mover, answer, leader.title())
        target = next(one for one in require(answer.message).buttons if len(address_of(one["custom_id"]).words) == 3)
        answer = await house.press(mover, answer, target["custom_id"])
        assert house.presses == presses
        assert (await house.table()).log.entries[-1].words[:2] == ("leader", leader)
    await house.press(mover, answer, "End the turn")
    assert house.presses == 6
    assert await house.to_move() != mover


async def test_a_proposal_takes_two_presses_and_can_be_turned_off(house: House) -> None:
    await begin(house)
    mover = await house.to_move()
    answer = await house.click(mover, "Move")
    proposed = [one for one in require(answer.message).buttons if address_of(one["custom_id"]).act == "play"]
    assert 1 <= len(proposed) <= 5
    await house.slash(mover, "settings proposals", proposals="off")
    without = await house.click(mover, "Move")
    assert all(address_of(one["custom_id"]).act != "play" for one in require(without.message).buttons)
    await house.slash(mover, "settings proposals", proposals="on")
    house.presses = 0
    answer = await house.click(mover, "Move")
    await house.press(mover, answer, proposed[0]["custom_id"])
    assert house.presses == 2
    assert (await house.table()).log.entries[-1].words == address_of(proposed[0]["custom_id"]).words


async def test_the_lobby_says_whether_moves_are_proposed(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris", proposals="off")
    assert "roposed moves: off" in house.board().text


async def test_targets_are_drawn_with_the_names_of_the_buttons(house: House) -> None:
    await begin(house)
    mover = await house.to_move()
    words = await house.first_move("leader", "king")
    answer = await house.step(mover, await house.click(mover, "Move"), words[:-1])
    shown = house.person(mover).now(require(answer.message))
    cells = [one["label"] for one in shown.buttons if len(address_of(one["custom_id"]).words) == len(words)]
    assert 1 < len(cells) <= 9
    board, _ = shown.attachments
    assert all(cell.split()[0] in (board.description or "") for cell in cells)
    options = [option["label"] for menu in shown.menus for option in menu["options"]]
    assert options
    assert not set(options) & set(cells)


@pytest.mark.parametrize(("game", "count"), by_turns(("tigris", "kings"), (2, 3, 4)))
async def test_the_letters_on_the_board_are_explained_if_there_is_room(house: House, game: str, count: int) -> None:
    await house.begin(game, *("Ann", "Ben", "Cyd", "Dan")[:count], proposals="off")
    mover = await house.to_move()
    words = await house.first_move("catastrophe" if game == "tigris" else "leader")
    answer = await house.step(mover, await house.click(mover, "Move"), words[:-1])
    assert "T temple, priest" in answer.content


async def test_a_private_answer_reports_side_effects_of_a_move(house: House) -> None:
    await begin(house)
    mover = await house.to_move()
    await house.type(mover, await house.first_move("leader", "king"))
    answer = await house.type(mover, await house.first_move("leader", "farmer"))
    assert "a minute" in answer.content


async def test_after_a_press_the_panel_shows_the_choices_of_the_next_answer(house: House) -> None:
    await begin(house, "wayfarers", proposals="off")
    mover, table, decision = await house.to_move(), await house.table(), await house.decision()
    dice = every_move(table.game, table.state, decision.seats[0], ("die",))
    answer = await house.pick(mover, next(move for move in dice if move[2] == "H3"))
    told = [picture.description or "" for picture in house.person(mover).now(require(answer.message)).attachments]
    assert any("Guesthouse" in text for text in told)


async def play(house: House, name: str, words: Words) -> InitialResponse:
    """Somebody goes on in their panel, or opens it where it has nothing to press."""
    shown = [one for one in panels(house, house.person(name)) if one.labels]
    version = (await house.table()).log.version
    latest = shown[-1] if shown else None
    if latest is None or address_of(latest.buttons[0]["custom_id"]).version != version:
        return await house.pick(name, words)
    answer = await house.step_on(name, latest, words)
    return await house.choose(name, answer, words) if (await house.table()).log.version == version else answer


@pytest.mark.parametrize("most", [MOVES, pytest.param(None, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", PRESSES)
async def test_a_game_takes_few_presses(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, most: int | None
) -> None:
    """`most`: so many moves are made; None: all of a game."""
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    await begin(house, game)
    table = await house.table()
    chance, moves = Chance(bytes(SEED_BYTES)), 0
    turns = Counter[int]()
    interrupted: set[int] = set()
    house.presses = turn = 0
    while (await house.table()).status == "open" and moves != most:
        seat = (await house.decision()).seats[0]
        name = table.roster.names[seat]
        words = ai.choose(table.game, table.game.view(table.state, seat), seat, chance, level=QUICK)
        before, turned = house.presses, house.turned
        await play(house, name, words)
        turns[turn] += house.presses - before
        moves += 1
        assert house.presses - before <= (AT_MOST if len(words) <= 3 else 1 + len(words))
        if words[0] in QUESTIONS or len(words) > 3 or house.turned > turned:
            interrupted.add(turn)
        assert len(panels(house, house.person(name))) <= 1
        turn += words == ("end",)
    assert moves == most or table.game.result(table.state) is not None
    assert house.presses / moves <= PRESSES[game]
    assert max(presses for turn, presses in turns.items() if turn not in interrupted) <= A_TURN
