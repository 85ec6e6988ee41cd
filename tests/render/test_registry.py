"""The picture contract, for every game and for every reader."""

from dataclasses import dataclass

import pytest

from engine.game import Event, SeatRef
from engine.registry import GAMES
from render.registry import GamePictures, load_pictures
from render.scene import MAX_ALT_LENGTH, Scene, shorten_alt
from render.sprites.cards import Label
from tests.support.scenes import look
from tests.support.sources import ROOT


@dataclass(frozen=True)
class View:
    """A view of a game that nobody has drawn."""

    text: str


def diagram(view: View) -> str:
    return view.text


def drawn(text: str) -> Scene:
    return load_pictures("auction", diagram).boards(View(text), look(), ())[0]


DRAWN = {path.parent.name for path in ROOT.glob("render/games/*/board*")}


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_every_folder_of_pictures_draws_a_game(name: str) -> None:
    assert name in {game.name for game in GAMES}
    drawn = load_pictures(name)
    assert drawn.board is not load_pictures("auction").board
    assert drawn.board.__module__.startswith(f"render.games.{name}.")


@pytest.mark.parametrize("name", ["auction", "no/such", "../tigris", ""])
def test_a_game_without_pictures_is_shown_as_its_diagram(name: str) -> None:
    drawn = load_pictures(name, diagram)
    assert drawn.describe(View("A.\n.A"), look()) == ("A.", ".A")
    assert drawn.boards(View("A."), look(), ())[0].alt == "A."


def test_a_diagram_keeps_its_columns() -> None:
    scene = drawn("A.\n.A")
    labels = [(item.x, item.y) for item in scene.items if isinstance(item.sprite, Label) and item.sprite.text == "A"]
    (ax, ay), (bx, by) = labels
    assert ax < bx
    assert ay < by
    assert scene.alt == "A. .A"


def test_a_board_without_a_text_is_described_by_its_events_and_its_view() -> None:
    context = look("en", names=("Ann", "Bob"), game="ur")
    event = Event("thrown", (("who", SeatRef(0)), ("count", 3)))
    (scene,) = load_pictures("auction", diagram).boards(View("A."), context, (event,))
    assert scene.alt == f"{context.say('event-thrown', **dict(event.facts))} A."


def test_a_large_diagram_stays_on_its_card() -> None:
    scene = drawn("\n".join("x" * 120 for _ in range(30)))
    assert all(item.x < 1090 and item.y < 690 for item in scene.items)
    assert len(scene.alt) == MAX_ALT_LENGTH


def test_a_diagram_knows_no_places_and_no_questions() -> None:
    plain, view = load_pictures("auction", diagram), View("x")
    assert plain.question(view, look()) is None
    assert plain.targets(view, look(), ("x",)) is None
    hand = plain.hand(view, look())
    assert hand is not None
    assert hand.name == "auction-hand"


def test_a_game_draws_only_what_it_has() -> None:
    """The board and the words are required, every other kind of picture is not."""
    fewest, view = (
        GamePictures(board=load_pictures("auction", diagram).board, describe=lambda _view, _context: ()),
        View("x"),
    )
    assert fewest.hand(view, look()) is None
    assert fewest.question(view, look()) is None
    assert fewest.targets(view, look(), ("x",)) is None
    assert fewest.tableau(view, look(), 0) is None
    assert fewest.sheet(view, look(), ()) is None
    assert fewest.extra_names(view) == ()
    assert fewest.extra_picture(view, look(), "battle") is None


def test_long_texts_are_shortened() -> None:
    assert shorten_alt("a" * MAX_ALT_LENGTH) == "a" * MAX_ALT_LENGTH
    assert len(shorten_alt("a" * 2000)) == MAX_ALT_LENGTH


def test_a_name_that_cannot_be_written_gives_way_to_the_mark() -> None:
    seen = look("en", names=("Žofie", "日本"))
    assert [seen.name(seat, "bull") for seat in range(3)] == ["Žofie", "bull", "bull"]


def test_ranks_are_written_as_the_reader_reads() -> None:
    assert (look("en").ordinal(2), look("he").ordinal(2)) == ("2.", ".2")
