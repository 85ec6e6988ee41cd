"""A new game is written under a good name, and nothing at all under another."""

import shutil
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from discord.app_commands import Command, Group

from bot.__main__ import WRONG_USAGE, main
from bot.cli.new_game.skeleton import COMMANDS, REGISTRY, add_to_registry
from engine.registry import GAMES
from tests.support.house import House
from tests.support.sources import ROOT


def copied(folder: Path) -> Path:
    """Return a copy of the source, as far as it tells which names are taken."""
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("tests/new_game.py", "bot/text/common/en/help.ftl"):
        (folder / file).parent.mkdir(parents=True)
        shutil.copy(ROOT / file, folder / file)
    return folder


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy in which commands are started."""
    monkeypatch.chdir(copied(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Mapping[Path, bytes]]:
    """Return a copy in which nothing is changed, and what its files say."""
    folder = copied(tmp_path_factory.mktemp("untouched"))
    return folder, said(folder)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path / "dubsar.sqlite", GAMES) as built:
        yield built


def said(folder: Path) -> Mapping[Path, bytes]:
    """Return what every file says."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Senet", "use small letters"),
        ("royal-game", "use small letters"),
        ("../senet", "use small letters"),
        ("", "use small letters"),
        ("a" * 21, "at most 20"),
        ("class", "a word of Python's own"),
        ("match", "a word of Python's own"),
        ("tigris", "engine/games/tigris already"),
        ("kingdoms", "engine/games/kingdoms already"),
        ("common", "bot/text/common already"),
        ("orders", "for something else"),
        ("state", "for something else"),
        ("exception", "for something else"),
    ],
)
def test_another_name_is_refused_and_nothing_changes(
    untouched: tuple[Path, Mapping[Path, bytes]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    why: str,
) -> None:
    folder, before = untouched
    monkeypatch.chdir(folder)
    assert main(["new-game", name]) == WRONG_USAGE
    assert why in capsys.readouterr().err
    assert said(folder) == before


def test_a_folder_without_the_source_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "senet"]) == WRONG_USAGE
    assert "start it in the folder" in capsys.readouterr().err
    assert said(tmp_path) == {}


def test_of_the_files_that_exist_the_registry_alone_changes(tree: Path) -> None:
    before = said(tree)
    assert main(["new-game", "royal_game"]) == 0
    after = said(tree)
    assert {path for path in before if after[path] != before[path]} == {tree / REGISTRY}
    here, there = (files[tree / REGISTRY].decode().splitlines() for files in (after, before))
    added = set(here) - set(there)
    assert added == {"from engine.games.royal_game.play import RoyalGame", "    RoyalGame(),"}


def test_games_are_added_one_after_the_other() -> None:
    text = (ROOT / REGISTRY).read_text("utf-8")
    both = add_to_registry(add_to_registry(text, "zatrikion"), "alquerque")
    imports = [line for line in both.splitlines() if line.startswith("from engine.")]
    assert imports == sorted(imports, key=lambda line: line.split()[1])
    assert "    Zatrikion(),\n    Alquerque(),\n)\n" in both


async def test_no_game_may_be_called_like_a_command(house: House) -> None:
    tree = house.app.client.tree
    groups = {one.name for one in tree.get_commands() if isinstance(one, Command | Group)}
    assert groups - {game.name for game in GAMES} == COMMANDS
