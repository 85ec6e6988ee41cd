"""The score sheet: who has borne off how much, and how far both had come."""

from engine.games.ur.play import Ur
from engine.score_history import ScoreHistory
from render.games.ur import sheet
from render.scene import Scene
from render.sprites.cards import GoldNumber, WinnerGround, Wreath
from render.sprites.charts import Chart
from tests.engine.playouts import playout
from tests.support.scenes import look, of_kind, texts

GAME = Ur()
PLAYED = playout(GAME, 2)
PROGRESS: ScoreHistory = [tuple(GAME.progress(state, seat) for seat in range(2)) for state in PLAYED.states]


def drawn(progress: ScoreHistory = PROGRESS) -> Scene:
    scene = sheet(GAME.view(PLAYED.states[-1], None), look(game="ur"), progress)
    assert scene is not None
    return scene


def test_the_winner_is_gold_and_counts_what_came_home() -> None:
    scene = drawn()
    ends = [GAME.points(PLAYED.states[-1], seat) for seat in range(2)]
    assert len(of_kind(scene, WinnerGround)) == len(of_kind(scene, Wreath)) == 1
    assert [figure.text for figure in of_kind(scene, GoldNumber)] == [str(max(ends))]
    assert {"Final score", str(min(ends))} <= set(texts(scene))


def test_each_captured_piece_is_a_drop_and_in_the_alternative_text() -> None:
    (chart,) = of_kind(drawn(), Chart)
    captured = sum("captured" in {event.name for event in played.step.events} for played in PLAYED.played)
    falls = [len([*chart._fall_points(course, len(PROGRESS) - 1)]) for course in chart.lines]
    assert chart.shows_drops
    assert sum(falls) == captured > 0
    assert f"{falls[0]}" in drawn().alt.split("Captured pieces")[1]


def test_there_is_no_sheet_while_the_game_goes_on() -> None:
    assert sheet(GAME.view(PLAYED.start, None), look(game="ur"), PROGRESS) is None
