"""A goal of its own stands on every board of a game, whole, in each language."""

from collections.abc import Mapping
from itertools import pairwise, product
from typing import TypeAlias

import pytest

from bot.text.voice import LANGUAGES
from engine.chance import Chance
from engine.game import Clause, Event, Result, SeatRef
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.ur.view import UrView
from engine.games.wayfarers.view import WayfarersView
from engine.registry import find_game
from render.kit.headline import with_aim
from render.layouts.frame import EDGE_LAYER
from render.layouts.headed import HEADER_HEIGHT
from render.raster import compose
from render.registry import load_pictures
from render.sprites.cards import Label, WinnerGround, Wreath
from render.sprites.marks import NewsRim
from tests.engine.playouts import playout, seed, tables
from tests.support.require import require
from tests.support.scenes import items_of, look, of_kind, texts

Goal: TypeAlias = tuple[str, tuple[str, ...], Mapping[str, str]]
GOALS: tuple[Goal, ...] = (
    ("mesopotamia", ("akkad",), {"mode": "ur"}),
    ("mesopotamia", ("akkad",), {"mode": "ashur"}),
    ("mesopotamia", ("akkad",), {"mode": "kings", "rounds": "20"}),
    ("mesopotamia", ("akkad", "sumer"), {"mode": "kings", "side": "together", "rounds": "20"}),
    ("wayfarers", ("crimson",), {}),
)
LONG = ("Bo", "Maximilián", "נועה בן־דוד", "W" * 32, "Maximilián Elephantine Řeháčků", "Computer 4")
SINGLE = frozenset({"area", "node", "rival"})


@pytest.mark.parametrize(("language", "goal"), [*product(LANGUAGES, GOALS)])
def test_it_stands_on_the_board_in_its_description_and_in_words(language: str, goal: Goal) -> None:
    name, marks, options = goal
    game, drawn, context = find_game(name), load_pictures(name), look(language, game=name)
    view = game.view(game.setup(marks, options, Chance(seed(1))), None)
    aim = require(game.aim(view))
    told = context.say(aim.kind, **dict(aim.facts))
    board = drawn.board(view, context, ())
    assert told in texts(board)
    assert board.alt.startswith(told)
    assert told in drawn.describe(view, context)
    widest = tuple((key, fact if key in SINGLE else 88) for key, fact in aim.facts)
    assert context.say(aim.kind, **dict(widest)) in texts(with_aim(board, context, Clause(aim.kind, widest)))
    (label,) = (item for item in board.items if isinstance(item.sprite, Label) and item.sprite.text == told)
    assert label.z >= EDGE_LAYER
    assert HEADER_HEIGHT < label.y < 2 * HEADER_HEIGHT


@pytest.mark.parametrize(("name", "marks"), [("mesopotamia", ("akkad", "sumer")), ("wayfarers", ("crimson", "azure"))])
def test_a_board_without_one_is_as_high_as_ever(name: str, marks: tuple[str, ...]) -> None:
    game = find_game(name)
    view = game.view(game.setup(marks, {}, Chance(seed(1))), None)
    assert game.aim(view) is None
    assert load_pictures(name).board(view, look(game=name), ()).size == (1100, 700)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["Bo", "Maximilián", "נועה בן־דוד", "W" * 32, "Maximilián Elephantine Řeháčků", "Computer 4"]
)
@pytest.mark.parametrize("told", [False, True])
def test_the_round_keeps_its_distance_from_the_name(name: str, language: str, *, told: bool) -> None:
    game = find_game("mesopotamia")
    view = game.view(game.setup(("akkad", "sumer"), {}, Chance(seed(1))), None)
    context = look(language, (name, name), "mesopotamia")
    recent = (Event("gathered", (("who", SeatRef(0)),)),) if told else ()
    board = load_pictures("mesopotamia").board(view, context, recent)
    boxes = sorted(
        (item.x + item.sprite.box.left + item.sprite.size / 2, item.x + item.sprite.box.right - item.sprite.size / 2)
        for item in board.items
        if isinstance(item.sprite, Label) and item.z >= EDGE_LAYER and item.y < HEADER_HEIGHT
    )
    assert len(boxes) == 2 + told
    assert all(start - end >= 20 for (_, end), (start, _) in pairwise(boxes))


def ended(name: str, seats: int) -> tuple[MesopotamiaView | WayfarersView | UrView, Result]:
    """A game that so many people have played to its end, and its result."""
    game = find_game(name)
    state = playout(game, tables(game).first(seats)).played[-1].step.state
    result = require(game.result(state))
    return game.view(state, None), result


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [*product(("mesopotamia", "wayfarers"), (1, 3))])
def test_the_head_of_the_last_board_says_what_the_poster_says(name: str, seats: int, language: str) -> None:
    view, result = ended(name, seats)
    context, drawn = look(language, game=name), load_pictures(name)
    event = Event("journaled" if name == "wayfarers" else "gathered", (("who", SeatRef(0)), ("node", "1")))
    board, poster = drawn.board(view, context, (event,)), drawn.poster(view, context, result, 9)
    in_head = (item.sprite for item in board.items if item.z >= EDGE_LAYER and item.y < HEADER_HEIGHT)
    head = [sprite.text.rstrip(".") for sprite in in_head if isinstance(sprite, Label)]
    said = [text for text in head if text in require(poster).alt and text in board.alt]
    assert said
    assert not of_kind(board, NewsRim)
    assert context.say("picture-alt-over").rstrip(".") not in head
    if seats > 1 and result.ranks.count(1) == 1:
        assert said[0] == context.name(result.ranks.index(1), "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["tigris", "kings", "ur"])
def test_a_gold_band_below_the_last_board_says_who_has_won(name: str, language: str) -> None:
    view, result = ended(name, 2)
    winner = result.ranks.index(1)
    points = {"points": result.scores[winner][0], "other": result.scores[1 - winner][0]}
    for called in (LONG[1], LONG[-2], LONG[-1]):
        context = look(language, (called, called), name)
        board = load_pictures(name).board(view, context, ())
        (band,) = (
            item
            for item in items_of(board, WinnerGround)
            if isinstance(item.sprite, WinnerGround) and item.sprite.width > 1000
        )
        shown = [item for item in board.items if item.y > band.y]
        said = [item.sprite.text for item in shown if isinstance(item.sprite, Label)]
        assert context.say("poster-wins-against" if name == "ur" else "poster-wins", **points) in said
        assert any(isinstance(item.sprite, Wreath) for item in shown)
        assert not [text for text in texts(board) if text.endswith("…")]


def test_its_picture_can_be_painted() -> None:
    game = find_game("wayfarers")
    view = game.view(game.setup(("crimson",), {}, Chance(seed(1))), None)
    assert compose(load_pictures("wayfarers").board(view, look(game="wayfarers"), ())).size == (2200, 1512)
