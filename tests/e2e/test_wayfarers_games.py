"""Whole games of Wayfarers of the South Tigris through the bot: four people, and one person against each opponent."""

from collections import Counter

import pytest

from bot.cli.replay import load
from bot.sandbox.people.seen import SeenMessage
from engine.chance import SEED_BYTES, Chance, Stream
from engine.games.wayfarers.play import Wayfarers
from engine.games.wayfarers.reading.scoring import rival_score_sheet, score_sheet
from engine.games.wayfarers.state import State
from render.service import PictureService
from tests.engine.playouts import GUIDES
from tests.support.house import House
from tests.support.require import require
from tests.support.unpainted import no_picture

NAMES = ("Ann", "Ben", "Cyd", "Dan")
GUIDE = GUIDES[Wayfarers.name]
SEED = 2
"""With this seed a game of four needs fewer than 600 moves, with the next one that of one person fewer than 100."""
ALONE = 106

VERBS = {verb.name for verb in Wayfarers().verbs} - {"allow", "deny"}


@pytest.fixture
async def quiet(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house that draws nothing, with the same luck each time."""
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    house.seeds = lambda count: bytes([SEED]) * count
    return house


async def begin(house: House, *names: str, **options: str) -> None:
    """A table of people who want no proposals, which take longer than the moves."""
    await house.begin(Wayfarers.name, *names, **options)
    for name in names:
        await house.slash(name, "settings proposals", proposals="off")


async def play(house: House, stream: Stream) -> str:
    """Make the next move; return its verb."""
    table, decision = await house.table(), await house.decision()
    seat, version = decision.seats[0], table.log.version
    words = GUIDE.move(table.game, table.state, seat, stream)
    await house.make(table.roster.names[seat], words)
    assert (await house.table()).log.entries[version].words == words
    return words[0]


async def played_out(house: House) -> Counter[str]:
    """Play to the end, with a restart of the bot on the way; return how often each verb was said."""
    stream, said = Chance(bytes(SEED_BYTES)).stream("moves"), Counter[str]()
    while (await house.table()).status == "open":
        said[await play(house, stream)] += 1
        if said.total() == 50:
            await house.restart()
    return said


def told(house: House) -> list[SeenMessage]:
    """What everybody sees in the channel."""
    return house.person("Guest").sees(house.channel)


def scores(house: House) -> list[str]:
    """The lines of points in the message that tells the end."""
    (end,) = (seen.text for seen in told(house) if "The seed behind every draw" in seen.text)
    return [line for line in end.splitlines() if " VP. " in line]


async def finished(house: House) -> State:
    """The position at the end, to which the posted record leads too."""
    table = await house.table()
    files = [file for seen in told(house) for file in seen.attachments]
    (tablet,) = (file.data.decode() for file in files if file.filename.endswith(".tablet"))
    replay = load(tablet, house.games)
    assert replay.verdict().startswith(f"OK: {len(table.log.entries)} moves, game finished")
    assert isinstance(table.state, State)
    assert replay.fold.state == table.state
    assert (await house.slash("Guest", "table verify")).text.startswith("Verified: ")
    return table.state


def own_line(rank: int, name: str, state: State, seat: int) -> str:
    """How the points of a seat are told, section by section."""
    own = score_sheet(state.table, seat)
    space, guilds = sum(card.total for card in own.space), sum(own.guilds)
    tags = f"Cities, vistas, harbours and open seas {sum(own.tags)}, full sets {own.sets}"
    return f"{rank}. {name}: {own.total} VP. {tags}, space {space}, tiles {own.tiles}, guilds {guilds}."


@pytest.mark.full
async def test_a_game_of_four(quiet: House) -> None:
    await begin(quiet, *NAMES)
    said = await played_out(quiet)
    assert said.keys() == VERBS
    state, over = await finished(quiet), await quiet.table()
    result = require(over.game.result(state))
    order = sorted(range(4), key=lambda seat: result.ranks[seat])
    assert scores(quiet) == [own_line(result.ranks[seat], over.roster.names[seat], state, seat) for seat in order]
    (sheets,) = (file for seen in told(quiet) for file in seen.attachments if "sheet" in file.filename)
    best = order[0]
    assert str(sheets.description).startswith(
        f"Final score: 1. {over.roster.names[best]} {result.scores[best][0]} (Tags "
    )


@pytest.mark.parametrize(
    "opponent",
    [
        "space",
        pytest.param("journal", marks=pytest.mark.full),
        pytest.param("upgrade", marks=pytest.mark.full),
        pytest.param("townsfolk", marks=pytest.mark.full),
    ],
)
async def test_a_game_alone_is_played_to_its_end(quiet: House, opponent: str) -> None:
    quiet.seeds = lambda count: bytes([ALONE]) * count
    await begin(quiet, "Ann", opponent=opponent)
    said = await played_out(quiet)
    assert said.keys() >= {"die", "rest", "journal", "end"}
    state = await finished(quiet)
    rival, own = rival_score_sheet(state.table, require(state.table.rival)), score_sheet(state.table, 0)
    ahead = own.total > rival.total
    lines = [
        own_line(1 if ahead else 2, "Ann", state, 0),
        f"{2 if ahead else 1}. The opponent: {rival.total} VP. "
        f"Cards {rival.cards}, tiles {rival.tiles}, guilds {sum(rival.guilds)}.",
    ]
    assert scores(quiet) == (lines if ahead else lines[::-1])
    steps = "\n".join(seen.text for seen in told(quiet))
    assert "The opponent turns up scheme card" in steps
    assert "Order of slots: " in steps
    assert "one more turn" in steps
