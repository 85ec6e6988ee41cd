"""Each move is shown on the pictures that it changed."""

from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.cli.replay import load
from bot.pictures import context_of, scenes_of
from engine.game import public_events
from engine.registry import GAMES
from engine.replay import replay_positions
from render.changed import ChangedPictures
from render.layouts.frame import EDGE_LAYER
from render.layouts.headed import HEADER_HEIGHT
from render.registry import load_pictures
from render.scene import Scene

GOLDEN = Path(__file__).parents[1] / "golden"
MOVES = 120
FIRST_ROUND = 60
"""Moves of the game of Mesopotamia before the order of play changes."""


class Shown(NamedTuple):
    """A move, whose it was, and the pictures that were shown after it."""

    number: int
    words: tuple[str, ...]
    scenes: tuple[Scene, ...]


@cache
def shown(record: str) -> tuple[Shown, ...]:
    """The first moves of a golden record."""
    replay = load((GOLDEN / record).read_text("utf-8"), GAMES)
    game, context = replay.game, context_of(replay.voice)
    changed = ChangedPictures(load_pictures(game.name), context, game.view(replay.fold.start, None))
    found = []
    for (moment, state), _ in zip(replay_positions(game, replay.fold), range(MOVES), strict=False):
        scenes = changed.find_changed(game.view(state, None), public_events(moment.events), moment.entry.seat)
        found.append(Shown(moment.entry.number, moment.entry.words, scenes))
    return tuple(found)


def names(record: str, *verbs: str, until: int = MOVES) -> set[str]:
    """The names of the pictures that were shown after the first moves of these verbs."""
    moves = [move for move in shown(record)[:until] if move.words[0] in verbs]
    assert moves
    return {scene.name for move in moves for scene in move.scenes}


WAYFARERS = "wayfarers/two-on-sides-a.tablet"
MESOPOTAMIA = "mesopotamia/three-without-luck.tablet"


@pytest.mark.parametrize(
    ("record", "verb", "picture"),
    [
        (WAYFARERS, "journal", "wayfarers-journal"),
        (WAYFARERS, "hire", "wayfarers-market"),
        (WAYFARERS, "tile", "wayfarers-sky"),
        (WAYFARERS, "die", "wayfarers-tableau"),
        (MESOPOTAMIA, "train", "mesopotamia-board"),
        (MESOPOTAMIA, "discover", "mesopotamia-tableau"),
    ],
)
def test_a_move_is_shown_where_it_changes_something(record: str, verb: str, picture: str) -> None:
    moves = [move for move in shown(record) if move.words[0] == verb]
    assert moves
    assert {picture in {scene.name for scene in move.scenes} for move in moves} == {True}


def test_whose_turn_it_is_now_is_no_change_of_the_journal_or_the_market() -> None:
    assert "wayfarers-journal" not in names(WAYFARERS, "end", "die")
    assert "mesopotamia-market" not in names(MESOPOTAMIA, "end", until=FIRST_ROUND)


def test_what_changes_nothing_is_shown_where_the_move_before_was() -> None:
    for before, after in zip(shown(WAYFARERS), shown(WAYFARERS)[1:], strict=False):
        if after.words[0] == "skip":
            assert after.scenes[0].name == before.scenes[-1].name


@pytest.mark.parametrize("record", ["tigris/slips.tablet", "kings/slips.tablet", "ur/slips.tablet"])
def test_a_board_of_one_picture_is_shown_after_each_move(record: str) -> None:
    assert {tuple(scene.kind for scene in move.scenes) for move in shown(record)} == {("board",)}


def test_a_picture_that_is_shown_alone_says_who_did_what() -> None:
    replay = load((GOLDEN / WAYFARERS).read_text("utf-8"), GAMES)
    drawn, context = load_pictures(replay.game.name), context_of(replay.voice)
    (moment, state), *_ = (
        one for one in replay_positions(replay.game, replay.fold) if one[0].entry.words[0] == "journal"
    )
    boards = drawn.boards(replay.game.view(state, None), context, public_events(moment.events))
    header = {item for item in boards[0].items if item.z >= EDGE_LAYER and item.y < HEADER_HEIGHT}
    (scene,) = (
        scene
        for move in shown(WAYFARERS)
        if move.number == moment.entry.number
        for scene in move.scenes
        if scene.name == "wayfarers-journal"
    )
    assert len(header) > 2
    assert header <= {*scene.items}
    assert scene.size[1] == boards[1].size[1] + HEADER_HEIGHT


def test_a_replay_begins_with_all_pictures_of_the_board() -> None:
    replay = load((GOLDEN / WAYFARERS).read_text("utf-8"), GAMES)
    every = scenes_of(replay.game, replay.fold, context_of(replay.voice))
    first = [scene.name for _, scene in takewhile(lambda shown: shown[0] == 0, every)]
    assert first == ["wayfarers-market", "wayfarers-journal", "wayfarers-sky"]
