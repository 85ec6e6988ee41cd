"""The poster at the end of a game, on its way to Discord: with the last board, in the same request, once."""

from collections.abc import Callable, Sequence

import pytest

from bot.outbox import board_pictures
from bot.tables.live_table import LiveTable
from engine.chance import SEED_BYTES, Chance
from engine.game import Result
from engine.registry import AnyGame, find_game
from engine.replay import Fold
from render.context import PictureContext
from render.registry import load_pictures
from render.scene import Scene
from tests.support.core import ANN, CYD, Core, core
from tests.support.require import require
from tests.support.scenes import look

__all__ = ["core"]

MOVE = ("pass",)
MOVES = 6
"""So many are three rounds of two seats."""

FIRST = ["edit", "write", "write", "post", "strip"]
"""The requests for the start: the lobby's message becomes the text that stays, both hands, the board, that text without
its controls."""

LAST = ["post", "post", "strip"]
"""The requests for the last move: the board, the record, the earlier board without its controls."""


def painted(game: AnyGame, fold: Fold[object], context: PictureContext) -> tuple[Scene, ...]:
    """The poster of another game, for one without any."""
    if game.result(fold.state) is None:
        return ()
    ur = find_game("ur")
    view = ur.view(ur.setup(ur.marks, {}, Chance(bytes(SEED_BYTES))), None)
    scene = load_pictures("ur").poster(
        view, look("en", ("Ann", "Cyd"), "ur"), Result((1, 2), ((7,), (4,)), "all-off"), 68
    )
    return (require(scene),)


@pytest.fixture
def patient(core: Core, monkeypatch: pytest.MonkeyPatch) -> Core:
    """The core, where texts wait for their pictures, and a game without a poster has one."""
    core.outbox.pictures.patience_seconds = None
    monkeypatch.setattr(board_pictures, "poster_of", painted)
    return core


async def finished(core: Core, table: LiveTable, before_each: Callable[[], None] = lambda: None) -> None:
    """Play to the end of a game."""
    while table.status == "open":
        seat = core.decision(table).seats[0]
        before_each()
        await core.play(table, (ANN, CYD)[seat], MOVE)


def moves_left(table: LiveTable) -> int:
    """How many moves are left at most."""
    return MOVES - table.log.version


async def ended(core: Core, before_each: Callable[[], None] = lambda: None) -> LiveTable:
    """A game that has come to its end."""
    table = await core.begin(ANN, CYD)
    await finished(core, table, before_each)
    return table


def files(core: Core) -> list[str]:
    """The names of all files that hang on messages of layout components."""
    return [one.name for message in core.public() for one in message.content.attachments if message.content.layout]


async def test_the_poster_stands_above_the_last_board(patient: Core) -> None:
    table = await ended(patient)
    version = table.log.version
    assert files(patient) == [f"ur-poster-{table.id}-{version}.jpg", f"auction-board-{table.id}-{version}.png"]
    (shown,) = [one for message in patient.public() for one in message.content.attachments if "poster" in one.name]
    assert shown.data.startswith(b"\xff\xd8")
    assert "Ann: wins" in shown.alt


@pytest.mark.parametrize("poster", [painted, lambda game, fold, context: ()], ids=["poster", "none"])
async def test_it_takes_no_request_of_its_own(
    patient: Core, monkeypatch: pytest.MonkeyPatch, poster: Callable[..., tuple[Scene, ...]]
) -> None:
    requests = list[str]()
    monkeypatch.setattr(board_pictures, "poster_of", poster)
    patient.mailbox.before = requests.append
    await ended(patient, requests.clear)
    assert requests == LAST


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("struck", range(4))
async def test_it_is_neither_lost_nor_shown_twice(patient: Core, when: str, struck: int) -> None:
    """The bot is killed before or after each delivery to which the last move leads."""
    deliveries = list[str]()

    def strike(name: str) -> None:
        deliveries.append(name)
        if len(deliveries) == struck + 1:
            raise RuntimeError("killed")

    def armed() -> None:
        deliveries.clear()
        if moves_left(table) == 1:
            setattr(patient.mailbox, when, strike)

    table = await patient.begin(ANN, CYD)
    await finished(patient, table, armed)
    setattr(patient.mailbox, when, lambda name: None)
    await patient.restart()
    await patient.wait_until_idle()
    shown = [name for name in files(patient) if "poster" in name]
    assert shown == [f"ur-poster-{table.id}-{table.log.version}.jpg"]
    assert await patient.store.outbox.queues_with_messages() == ()


async def test_a_board_without_its_poster_is_shown(patient: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(scene: Scene) -> bytes:
        raise OSError(scene.name)

    monkeypatch.setattr(patient.picture_service, "draw_poster", fail)
    table = await ended(patient)
    assert files(patient) == [f"auction-board-{table.id}-{table.log.version}.png"]


async def test_the_first_and_the_last_text_wait_longer_than_others(patient: Core) -> None:
    shown = patient.outbox.pictures
    shown.patience_seconds = 0.01
    table = await patient.begin(ANN, CYD)
    assert shown._seconds_to_wait(table) == board_pictures.EVENT_TIMEOUT_SECONDS
    await patient.play(table, ANN, MOVE)
    assert shown._seconds_to_wait(table) == 0.01
    await finished(patient, table)
    assert shown._seconds_to_wait(table) == board_pictures.EVENT_TIMEOUT_SECONDS


def covered(game: AnyGame, fold: Fold[object], context: PictureContext, chosen: Sequence[str]) -> tuple[Scene, ...]:
    """The cover of another game, for one without any."""
    ur = find_game("ur")
    view = ur.view(ur.setup(ur.marks, {}, Chance(bytes(SEED_BYTES))), None)
    scene = require(load_pictures("ur").cover(view, look("en", ("Ann", "Cyd"), "ur"), (0,), chosen))
    return (scene,)


async def test_the_cover_leaves_with_the_first_move(patient: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_pictures, "cover_of", covered)
    table = await patient.begin(ANN, CYD)
    assert files(patient) == [f"ur-cover-{table.id}-0.jpg", f"auction-board-{table.id}-0.png"]
    await patient.play(table, ANN, MOVE)
    assert files(patient) == [f"auction-board-{table.id}-{table.log.version}.png"]


@pytest.mark.parametrize("cover", [covered, lambda game, fold, context, chosen: ()], ids=["cover", "none"])
async def test_the_cover_takes_no_request_of_its_own(
    patient: Core, monkeypatch: pytest.MonkeyPatch, cover: Callable[..., tuple[Scene, ...]]
) -> None:
    requests = list[str]()
    monkeypatch.setattr(board_pictures, "cover_of", cover)
    table = await patient.lobby(ANN, CYD)
    await patient.wait_until_idle()
    patient.mailbox.before = requests.append
    await patient.lobbies.start(table.id, ANN)
    await patient.wait_until_idle()
    assert requests == FIRST
