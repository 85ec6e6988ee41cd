"""The position in words."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.text.catalog import Catalog
from engine.game import SeatRef
from engine.games.wayfarers.components.effects import ANY_KIND, INFLUENCE, MARK_CARD, RETRIEVE_WORKER, Item
from engine.games.wayfarers.components.tables import KINDS, RIVAL_BOARDS, WORKER_COLOURS
from engine.games.wayfarers.state import Batch, Wrap
from render.games.wayfarers import board, describe, further_boards
from render.games.wayfarers.described import player_lines
from render.games.wayfarers.rival import rival_lines
from render.scene import MAX_ALT_LENGTH
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin
from tests.render.games.wayfarers.finding import look, played, public
from tests.support import scenes


def test_rows_are_described_slot_by_slot_with_ids() -> None:
    told = describe(public(begin(land="L05/saffron/green - L01 L19")), look())
    assert "picture-land 1 L05, picture-alt-influence Ilmari, picture-worker-green" in told
    assert "picture-land 2 –" in told
    assert "picture-inspiration 4 I12" in told


def test_every_player_has_lines_of_their_own() -> None:
    told = "\n".join(describe(public(begin(4)), look()))
    assert all(name in told for name in ("Žofie", "Ilmari", "נועה", "Bo"))


def test_drawn_cards_are_described_to_the_drawer_only() -> None:
    state = next(state for state in played(4) if state.drawn)
    drawer = state.table.turn.seat
    assert f"picture-alt-drawn {', '.join(state.drawn)}" in describe(GAME.view(state, drawer), look())
    for seat in {0, 1, 2, 3, None} - {drawer}:
        told = describe(GAME.view(state, seat), look())
        assert not any(line.startswith("picture-alt-drawn ") for line in told)
        assert any(line.startswith("picture-alt-drawing ") for line in told)


def test_tasks_are_listed_by_cause_next_first() -> None:
    later = Batch("card", "W25", (Item(MARK_CARD, 2),))
    asked = Batch("die", "H2", (Item(RETRIEVE_WORKER), Item(INFLUENCE, about=ANY_KIND)))
    state = begin(2)
    agenda = (asked, Batch("worker", "W22", ()), later, Wrap())
    told = describe(public(replace(state, table=replace(state.table, agenda=agenda))), look())
    assert [line for line in told if line.startswith("decision-")] == [
        f"decision-effects {SeatRef(0)} die H2 ('retrieve', 'influence-any') 0",
        f"decision-effects {SeatRef(0)} card W25 ('mark-2',) 0",
    ]


def test_the_opponent_is_described() -> None:
    assert any(line.startswith("picture-alt-rival") for line in describe(public(begin(1)), look()))


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_all_that_lies_before_somebody_is_told_in_whole_sentences(language: str) -> None:
    """One after the other they are a picture's alternative text, which is read aloud."""
    view, context = public(begin(1)), scenes.look(language, game="wayfarers")
    rival = view.table.rival
    assert rival is not None
    for line in (*player_lines(view, context, 0), *rival_lines(view, context, rival)):
        assert re.sub(r"[\u2066-\u2069\u200f]", "", line).endswith("."), line


def test_alternative_texts_keep_to_the_limit() -> None:
    for state in played(4)[::101]:
        scene = board(public(state), look(), ())
        assert 0 < len(scene.alt) <= MAX_ALT_LENGTH
        assert all(f"picture-{kind}" in " ".join(describe(public(state), look())) for kind in KINDS)


def test_each_picture_of_the_board_is_described_by_its_subject() -> None:
    view = public(begin(2, land="L05/saffron/green - L01 L19"))
    market, journal, sky = (scene.alt for scene in (board(view, look(), ()), *further_boards(view, look(), ())))
    assert "picture-land L05, L01, L19" in market
    assert "picture-space" not in market
    assert "picture-alt-greens" in journal
    assert "picture-land" not in journal
    assert "picture-alt-piles" in sky
    assert "picture-land" not in sky


SOURCES = Path(__file__).parents[4] / "render" / "games" / "wayfarers"
SCORES = ("tags", "sets", "space", "tiles", "guilds", "total")


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_every_entry_that_a_picture_says_is_there(language: str) -> None:
    catalog = Catalog(language, "wayfarers")
    said = {
        name
        for source in SOURCES.glob("*.py")
        for name in re.findall(r"\"(picture-[a-z-]*[a-z])\"", source.read_text("utf-8"))
    }
    said |= {f"picture-{kind}" for kind in KINDS} | {f"picture-worker-{worker}" for worker in WORKER_COLOURS}
    said |= {f"picture-focus-{board.focus}" for board in RIVAL_BOARDS.values()} | {
        f"picture-score-{part}" for part in SCORES
    }
    assert len(said) > 40
    assert [name for name in sorted(said) if name not in catalog] == []
