"""Pictures of boards on their way to Discord."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec import structs
from msgspec.structs import replace

from bot.messages.outgoing import PostText
from bot.model.table import TablePlace, TableSettings
from bot.outbox import board_pictures
from bot.outbox.sender import Message, NoAccess, Rejected, TryLater
from bot.tables.live_table import LiveTable
from engine.game import Event
from engine.registry import GAMES
from render.context import PictureContext
from render.registry import load_pictures
from render.scene import Scene
from tests.support.core import ANN, BEN, CHANNEL, CYD, NAMES, Core, core
from tests.support.games.auction import Auction
from tests.support.require import require

__all__ = ["core"]

ELSEWHERE = CHANNEL + 1


@pytest.fixture
def patient(core: Core) -> Core:
    """The core, where texts wait for their pictures however long these take."""
    core.outbox.pictures.patience_seconds = None
    return core


async def elsewhere(core: Core) -> LiveTable:
    """A table for the same two in another channel."""
    settings = TableSettings("en", (("rounds", "three"),), auto_end=True, reminders=0)
    place, host = TablePlace(9, ELSEWHERE), (ANN, NAMES[ANN])
    table = await core.lobbies.create(Auction(), place, host, settings, interaction=core.key())
    await core.lobbies.join(table.id, CYD, NAMES[CYD], None)
    return table


async def test_pictures_drawn_soon_go_with_the_text_in_one_request(patient: Core) -> None:
    requests: list[str] = []
    table = await patient.lobby(ANN, CYD)
    await patient.wait_until_idle()
    patient.mailbox.before = requests.append
    await patient.lobbies.start(table.id, ANN)
    await patient.wait_until_idle()
    assert [name for name in requests if name in ("post", "attach")] == ["post"]
    assert [one.name for one in patient.public()[-1].content.attachments] == [f"auction-board-{table.id}-0.png"]
    requests.clear()
    await patient.play(table, ANN, ("bid", "1"))
    assert requests == ["attach"]
    newest = patient.public()[-1]
    assert "Bid sealed" in newest.text
    assert [one.name for one in newest.content.attachments] == [f"auction-board-{table.id}-1.png"]
    board = require(await patient.store.outbox.find_board(table.id))
    assert board.pictured == table.log.version


async def test_a_text_whose_pictures_take_long_goes_by_itself(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    core.outbox.pictures.patience_seconds = 0.001
    taken, draw, begun = asyncio.Event(), core.picture_service.draw_private, list[str]()

    async def slowly(table: int, scene: Scene) -> bytes:
        begun.append(scene.name)
        await taken.wait()
        return await draw(scene)

    monkeypatch.setattr(core.picture_service, "draw_board", slowly)
    table = await core.lobby(ANN, CYD)
    await core.wait_until_idle()
    core.mailbox.after = lambda name: taken.set() if name == "post" else None
    await core.lobbies.start(table.id, ANN)
    await core.wait_until_idle()
    assert core.mailbox.uploads == [f"auction-board-{table.id}-0.png"]
    assert [len(one.content.attachments) for one in core.public()] == [0, 1]
    assert begun == ["auction-board"]  # once for the text that it missed and for the edit by which it follows


async def test_no_text_waits_for_pictures_that_lately_take_too_long(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first text has waited in vain; the next goes before its picture is begun, once."""
    core.outbox.pictures.patience_seconds = 1e-9
    done, draw, posted = list[str](), core.picture_service.draw_private, asyncio.Event()

    async def noted(table: int, scene: Scene) -> bytes:
        done.append("draw")
        await posted.wait()
        return await draw(scene)

    monkeypatch.setattr(core.picture_service, "draw_board", noted)
    table = await core.lobby(ANN, CYD)
    await core.wait_until_idle()
    core.mailbox.before = done.append
    core.mailbox.after = lambda name: posted.set() if name == "post" else None
    await core.lobbies.start(table.id, ANN)
    await core.wait_until_idle()
    assert done.index("draw") < done.index("attach")
    done.clear()
    await core.play(table, ANN, ("bid", "1"))
    assert done == ["edit", "draw", "attach"]


async def test_a_text_waits_for_its_turn_to_be_drawn(patient: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the board of another table is drawn, which does not take long."""
    requests, drawn, draw = list[str](), asyncio.Event(), patient.picture_service.draw_private

    async def in_turn(table: int, scene: Scene) -> bytes:
        if table == first.id:
            await drawn.wait()
        return await draw(scene)

    first = await patient.lobby(ANN, CYD)
    second = await elsewhere(patient)
    await patient.wait_until_idle()
    monkeypatch.setattr(patient.picture_service, "draw_board", in_turn)
    patient.mailbox.before = requests.append
    for table in (first, second):
        await patient.lobbies.start(table.id, ANN)
    await _time()
    drawn.set()
    await patient.wait_until_idle()
    newest = [patient.mailbox.channels[channel][-1].content for channel in (CHANNEL, ELSEWHERE)]
    assert [len(content.attachments) for content in newest] == [1, 1]
    assert requests.count("attach") == 0


async def test_a_board_is_begun_while_hands_before_it_are_sent(patient: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    done, draw = list[str](), patient.picture_service.draw_private

    async def noted(table: int, scene: Scene) -> bytes:
        done.append("draw")
        return await draw(scene)

    async def hand(scene: Scene, **_: object) -> bytes:
        await _time()
        return await draw(scene)

    table = await patient.begin(ANN, BEN)
    monkeypatch.setattr(patient.picture_service, "draw_board", noted)
    monkeypatch.setattr(patient.picture_service, "draw_private", hand)
    patient.mailbox.before = done.append
    await patient.play(table, ANN, ("bid", "1"))
    await patient.play(table, BEN, ("pass",))
    assert done[-4:] == ["draw", "write", "post", "strip"]


async def test_a_text_goes_by_itself_where_its_pictures_are_refused(patient: Core) -> None:
    def no_files(name: str) -> None:
        if name == "post":
            patient.mailbox.before = lambda name: None
            raise Rejected("413")

    table = await patient.lobby(ANN, CYD)
    await patient.wait_until_idle()
    patient.mailbox.before = no_files
    await patient.lobbies.start(table.id, ANN)
    await patient.wait_until_idle()
    assert len(patient.public()) == 2
    assert patient.mailbox.uploads == [f"auction-board-{table.id}-0.png"]


@pytest.mark.parametrize("lost", [TryLater(), RuntimeError("killed")])
async def test_a_text_that_was_taken_with_its_pictures_is_not_repeated(patient: Core, lost: Exception) -> None:
    def deaf(name: str) -> None:
        if name == "post":
            patient.mailbox.after = lambda name: None
            patient.mailbox.seen = {f"forgotten {number}": number for number in range(len(patient.mailbox.seen))}
            raise lost

    table = await patient.lobby(ANN, CYD)
    await patient.wait_until_idle()
    patient.mailbox.after = deaf
    await patient.lobbies.start(table.id, ANN)
    if isinstance(lost, TryLater):
        await patient.clock.until_sleeping(30)
        await patient.clock.advance(1000)
    else:
        await patient.wait_until_idle()
        await patient.restart()
    await patient.wait_until_idle()
    assert [len(one.content.attachments) for one in patient.public()] == [0, 1]
    assert not patient.public()[0].labels
    assert await patient.store.outbox.queues_with_messages() == ()


async def test_while_enough_are_on_their_way_the_others_wait_undrawn(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_pictures, "MAX_CONCURRENT_UPLOADS", 1)
    await core.restart()
    begun, taken, brought = asyncio.Event(), asyncio.Event(), core.mailbox.attach
    names: list[str] = []

    async def slowly(channel: int, message: int, content: Message) -> None:
        names.extend(one.name for one in content.attachments)
        begun.set()
        await taken.wait()
        await brought(channel, message, content)

    monkeypatch.setattr(core.mailbox, "attach", slowly)
    first = await core.lobby(ANN, CYD)
    await core.lobbies.start(first.id, ANN)
    await begun.wait()
    second = await elsewhere(core)
    await core.lobbies.start(second.id, ANN)
    await _time()  # enough for a picture that does not wait
    assert names == [f"auction-board-{first.id}-0.png"]
    await core.tables.play(second, ANN, ("pass",), None, core.key())
    taken.set()
    await core.wait_until_idle()
    assert core.mailbox.channels[ELSEWHERE][-1].content.attachments[0].name == f"auction-board-{second.id}-1.png"


async def test_a_picture_belongs_to_one_message(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    hung: dict[str, set[int]] = {}
    begun, taken, brought = asyncio.Event(), asyncio.Event(), core.mailbox.attach

    async def slowly(channel: int, message: int, content: Message) -> None:
        for one in content.attachments:
            hung.setdefault(one.name, set()).add(message)
        begun.set()
        await taken.wait()
        await brought(channel, message, content)

    monkeypatch.setattr(core.mailbox, "attach", slowly)
    table = await core.lobby(ANN, CYD)
    await core.lobbies.start(table.id, ANN)
    await begun.wait()
    core.mailbox.before = lambda name: core.mailbox.faults.extend([TryLater(30.0)] if name == "post" else [])
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    await core.tables.play(table, CYD, ("bid", "2"), None, core.key())
    taken.set()
    await core.clock.until_sleeping(30)
    await _time()  # enough for a picture that does not wait for its message
    core.mailbox.before = lambda name: None
    await core.clock.advance(30)
    await core.wait_until_idle()
    assert [name for name, messages in hung.items() if len(messages) > 1] == []
    assert list(hung) == [f"auction-board-{table.id}-{version}.png" for version in (0, 2)]
    assert [len(one.content.attachments) for one in core.public()] == [0, 0, 1]


async def test_a_picture_brings_no_text_that_an_edit_has_replaced(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await core.lobby(ANN, CYD)
    await core.lobbies.start(table.id, ANN)
    await core.wait_until_idle()
    begun, taken, edited, brought = asyncio.Event(), asyncio.Event(), core.mailbox.edit, core.mailbox.attach

    async def edit(channel: int, message: int, content: Message) -> None:
        begun.set()
        await taken.wait()
        await edited(channel, message, content)

    async def attach(channel: int, message: int, content: Message) -> None:
        while await core.store.outbox.queued_messages(table.id, table.channel):
            taken.set()  # the upload takes longer than the edit
        await brought(channel, message, content)

    monkeypatch.setattr(core.mailbox, "edit", edit)
    monkeypatch.setattr(core.mailbox, "attach", attach)
    await core.tables.play(table, ANN, ("bid", "1"), None, core.key())
    await begun.wait()
    await core.outbox.start()  # as after a restart: both the text and the picture are owed
    await _time()  # enough for a picture that does not wait for the text
    taken.set()
    await core.wait_until_idle()
    newest = core.public()[-1]
    assert "Bid sealed" in newest.text
    assert [one.name for one in newest.content.attachments] == [f"auction-board-{table.id}-1.png"]


async def test_of_several_pictures_only_those_are_uploaded_that_changed(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = load_pictures("auction", str)

    def beside(view: object, context: PictureContext, recent: Sequence[Event]) -> tuple[Scene, ...]:
        board = drawn.board("always the same", context, recent)
        return (replace(board, name="auction-sky"),)

    monkeypatch.setattr(
        board_pictures, "load_pictures", lambda *_: structs.replace(drawn, board=_told, further_boards=beside)
    )
    table = await core.begin(ANN, BEN)
    assert core.mailbox.uploads == [f"{name}-{table.id}-0.png" for name in ("auction-board", "auction-sky")]
    await core.play(table, ANN, ("bid", "1"))
    shown = core.public()[-1].content.attachments
    assert core.mailbox.uploads[2:] == [f"auction-board-{table.id}-1.png"]
    assert [one.name for one in shown] == [f"auction-board-{table.id}-1.png", f"auction-sky-{table.id}-0.png"]
    assert all(one.data.startswith(b"\x89PNG") for one in shown)


async def test_nothing_is_sent_for_pictures_that_look_as_before(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = load_pictures("auction", str)

    def board(view: object, context: PictureContext, recent: Sequence[Event]) -> Scene:
        return structs.replace(drawn.board("always the same", context, recent), alt="always the same")

    monkeypatch.setattr(board_pictures, "load_pictures", lambda *_: structs.replace(drawn, board=board))
    table = await core.begin(ANN, BEN)
    attached, brought = list[int](), core.mailbox.attach

    async def attach(channel: int, message: int, content: Message) -> None:
        attached.append(message)
        await brought(channel, message, content)

    monkeypatch.setattr(core.mailbox, "attach", attach)
    await core.play(table, ANN, ("bid", "1"))
    assert "Bid sealed" in core.public()[-1].text
    assert [one.name for one in core.public()[-1].content.attachments] == [f"auction-board-{table.id}-0.png"]
    assert attached == []
    newest = require(await core.store.outbox.find_board(table.id))
    assert newest.pictured == table.log.version


async def test_a_picture_that_hangs_is_not_brought_again(core: Core) -> None:
    table = await core.begin(ANN, BEN)
    await core.wait_until_idle()
    assert len(core.mailbox.uploads) == 1
    await core.restart()
    table = await core.tables.find(table.id)
    await core.store.outbox.queue_message(table.id, CHANNEL, PostText("Nothing that the board shows."))
    core.outbox.note_change(table)
    await core.wait_until_idle()
    assert core.public()[-1].text == "Nothing that the board shows."
    assert len(core.mailbox.uploads) == 1


async def _time() -> None:
    """Return when threads had their turn many times, unlike what only the loop does."""
    for _ in range(100):
        await asyncio.to_thread(sum, range(100_000))


def _told(view: object, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """A board that is another one after each move."""
    return load_pictures("auction", str).board(str(len(recent)), context, recent)


async def test_pictures_of_a_table_that_was_cancelled_meanwhile_are_not_kept(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their text has gone without them, and nothing will be hung there."""
    core.outbox.pictures.patience_seconds = 0.001
    begun, taken, draw = asyncio.Event(), asyncio.Event(), core.picture_service.draw_private

    async def slowly(table: int, scene: Scene) -> bytes:
        begun.set()
        await taken.wait()
        return await draw(scene)

    table = await core.lobby(ANN, CYD)
    await core.wait_until_idle()
    monkeypatch.setattr(core.picture_service, "draw_board", slowly)
    await core.lobbies.start(table.id, ANN)
    await begun.wait()
    await core.tables.cancel(table, ANN, False, core.key())
    taken.set()
    await core.wait_until_idle()
    assert table.status == "cancelled"
    assert not core.outbox.pictures._overdue_pictures


async def test_drawn_pictures_wait_in_memory_for_so_many_tables_only(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were drawn too late for a text that Discord refuses then."""
    monkeypatch.setattr(board_pictures, "MAX_CONCURRENT_UPLOADS", 1)
    await core.restart()
    waiting, draw, refused = core.outbox.pictures, core.picture_service.draw_private, asyncio.Event()
    waiting.patience_seconds = 0.001

    async def slowly(table: int, scene: Scene) -> bytes:
        await refused.wait()
        return await draw(scene)

    def no_access(name: str) -> None:
        if name == "post":
            refused.set()
            raise NoAccess("403")

    tables = [await core.lobby(ANN, CYD), await elsewhere(core)]
    await core.wait_until_idle()
    monkeypatch.setattr(core.picture_service, "draw_board", slowly)
    core.mailbox.before = no_access
    for table in tables:
        refused.clear()
        waiting._mean_drawing_seconds = 0.0
        await core.lobbies.start(table.id, ANN)
        await refused.wait()
        await asyncio.gather(*waiting._running_drawings)
        assert list(waiting._overdue_pictures) == [table.id]


async def test_private_messages_wait_for_the_public_one(patient: Core) -> None:
    table = await patient.begin(ANN, CYD)
    await patient.wait_until_idle()
    async with table.send_lock:
        waiting = asyncio.create_task(patient.outbox.pictures.wait_until_sent(table))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting
    patient.outbox.pictures.patience_seconds = 0.001
    async with table.send_lock:
        await patient.outbox.pictures.wait_until_sent(table)


async def test_nothing_is_drawn_while_a_computer_is_to_move(patient: Core) -> None:
    waits, answered = asyncio.Event(), asyncio.Event()
    answered.set()

    async def answers_first(_: float) -> None:
        waits.set()
        await answered.wait()

    patient.services.computers.set_give_way(answers_first)
    table = await patient.lobby(ANN, game=GAMES[0], auto_end=False)
    await patient.lobbies.add_computer(table.id, ANN)
    await patient.lobbies.start(table.id, ANN)
    await patient.wait_until_idle()
    before = len(patient.mailbox.uploads)
    waits.clear()
    answered.clear()
    await patient.tables.play(table, ANN, ("end",), None, None)
    await waits.wait()
    await patient.outbox.wait_until_idle()
    assert "Computer 1's turn" in patient.public()[-1].text
    assert len(patient.mailbox.uploads) == before
    answered.set()
    await patient.wait_until_idle()
    assert len(patient.mailbox.uploads) == before + 1
