"""An owner's tables of components on the command line: what is wrong with them, and whose records they open."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from engine.chance import SEED_BYTES, commitment
from engine.content import content_digests
from engine.games.mesopotamia.content.load import house_files
from engine.record import Header, Record
from engine.registry import GAMES, add_tables, find_game

ROOT = Path(__file__).parents[3]
GAME = "mesopotamia"


def dearer_walls(folder: Path, **fields: object) -> Path:
    """A folder with one table of an owner's, in which a wall costs four stones."""
    told = json.loads(house_files()["costs.json"])
    told["builds"][0] |= {"cost": {"stone": 4}, "source": "owner"} | fields
    folder.mkdir(exist_ok=True)
    (folder / "costs.json").write_text(json.dumps(told), "utf-8")
    return folder


def record(folder: Path) -> Record:
    """The beginning of a game with an owner's tables."""
    files = {file.name: file.read_text("utf-8") for file in folder.glob("*.json")}
    game, seed = find_game(GAME, add_tables(files, GAMES)), bytes(range(SEED_BYTES))
    options = (("content", content_digests(game)[1]),)
    return Record(Header(game.name, game.rules, options, game.marks[:2], commitment(seed), seed))


@pytest.fixture
def tablet(tmp_path: Path) -> Path:
    """A record of a game with an owner's tables, which lie in `own` beside it."""
    path = tmp_path / "own.tablet"
    path.write_text(record(dearer_walls(tmp_path / "own")).text(), "utf-8")
    return path


def test_the_houses_tables_stay_the_usual_ones(tmp_path: Path) -> None:
    files = {"costs.json": (dearer_walls(tmp_path / "own") / "costs.json").read_text("utf-8")}
    game = find_game(GAME, add_tables(files, GAMES))
    assert content_digests(game)[0] == content_digests(find_game(GAME))[0]
    assert len(content_digests(game)) == 2


def test_a_record_opens_where_its_tables_are(tablet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tablet), "--content", str(tablet.parent / "own")]) == 0
    assert capsys.readouterr().out.startswith("OK: ")


def test_the_tables_may_be_named_by_the_environment(
    tablet: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUBSAR_CONTENT", str(tablet.parent / "own"))
    assert main(["replay", str(tablet)]) == 0
    assert "OK: " in capsys.readouterr().out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_elsewhere_it_says_which_tables_it_was_played_with(
    tablet: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(tablet)]) == 65
    told = capsys.readouterr().err
    assert "it was played with other tables: content=" in told
    assert content_digests(find_game(GAME))[0] in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("command", ["run", "sandbox", "check", "verify"])
def test_an_error_in_a_table_names_file_row_and_field(
    tablet: Path, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("DUBSAR_CONTENT", str(dearer_walls(tablet.parent / "own", level=5)))
    assert main([command, *([str(tablet)] if command == "verify" else [])]) == 78
    told = capsys.readouterr().err
    assert "DUBSAR_CONTENT: costs.json, row wall, field level: expected a whole number from 1 to 4" in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "costs.json, row -, field -: no JSON"),
        ("[]", "costs.json, row -, field -: expected an object"),
        ('{"game": "chess"}', f"costs.json, row -, field game: expected one of: {GAME}"),
        ("{}", f"costs.json, row -, field game: expected one of: {GAME}"),
    ],
)
def test_a_file_that_is_no_table_of_a_game_is_an_error(
    tmp_path: Path, text: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "costs.json").write_text(text, "utf-8")
    assert main(["verify", "any.tablet", "--content", str(tmp_path)]) == 65
    (tmp_path / "any.tablet").write_text(Record(Header(GAME, 1, (), ("sumer", "akkad"), "", b"")).text(), "utf-8")
    assert main(["verify", str(tmp_path / "any.tablet"), "--content", str(tmp_path)]) == 78
    assert says in capsys.readouterr().err


def test_the_bot_does_not_start_with_wrong_tables(tmp_path: Path) -> None:
    folder = dearer_walls(tmp_path / "own", cost={"gold": 1})
    environment = os.environ | {"DISCORD_TOKEN": "abc", "DUBSAR_CONTENT": str(folder)}
    command = [sys.executable, "-m", "bot", "run"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 78
    assert "costs.json, row wall, field cost: gold is none of: stone" in done.stderr
    assert "Traceback" not in done.stderr
