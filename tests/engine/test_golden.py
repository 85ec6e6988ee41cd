"""Golden records of every game lead where they led."""

from pathlib import Path

import pytest

from engine.record import UNDO
from engine.registry import GAMES, AnyGame
from engine.replay import replay_record
from tests.engine.golden import GOLDEN, paths, recorded, text

RECORDS = [(game, path) for game in GAMES for path in paths(game)]


@pytest.mark.parametrize(("game", "path"), RECORDS, ids=[f"{game.name}-{path.stem}" for game, path in RECORDS])
def test_refolds_to_the_same_states(game: AnyGame, path: Path) -> None:
    whole, digests = recorded(path)
    assert len(whole.entries) in digests
    refolded = replay_record(game, whole, digests)
    assert refolded.fault is None
    assert game.result(refolded.fold.state) is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_one_has_moves_taken_back_and_ends_as_another_that_has_none(game: AnyGame) -> None:
    slips, digests = recorded(GOLDEN / game.name / "slips.tablet")
    others = [recorded(path) for path in paths(game) if path.stem != "slips"]
    assert any(entry.words[0] == UNDO for entry in slips.entries)
    assert not any(entry.words[0] == UNDO for whole, _ in others for entry in whole.entries)
    assert digests[len(slips.entries)] in {annotations[len(whole.entries)] for whole, annotations in others}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_record_is_written_as_it_was_read(game: AnyGame) -> None:
    for path in paths(game)[:3]:
        whole, digests = recorded(path)
        assert text(game, whole, min(digests) if len(digests) > 1 else 0) == path.read_text("utf-8")
