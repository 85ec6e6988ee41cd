"""The README and the documents it links to say what is so."""

import math
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from discord import Permissions
from discord.app_commands import Command, Group
from PIL import Image, ImageChops, ImageStat

from bot.__main__ import main
from engine.registry import GAMES, AnyGame
from tests import document_pictures, game_documents, move_picture
from tests.support.house import House
from tests.support.sources import ROOT, sources

README = (ROOT / "README.md").read_text("utf-8")
PLAYING = (ROOT / "docs" / "playing.md").read_text("utf-8")
NAMED = ("README.md", "CONTRIBUTING.md", "tests/support/README.md")
DOCUMENTS = [*(ROOT / name for name in NAMED), *sorted((ROOT / "docs").glob("*.md"))]
BEGUN = "senet"
"""The game that the guide begins: its files are written by a command, and stand in no copy of the source."""
WIDEST = 140
"""Characters in a line of a document, tables included."""
ALIKE = 2.0
"""Maximum distance between the colours of two pictures of the same scene."""
OTHER_SYSTEMS = re.compile("Windows|PowerShell|Mac ?OS", re.IGNORECASE)
UNTRIED = "Tested on Linux only; Windows and macOS are untested."
DRAW = document_pictures.COMMAND
"""What to do when a picture is older than what it shows."""
PAGES = {"healthz", "metrics"}
"""What looks like a command and is an address."""
PERMISSIONS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)


def section(title: str, document: str = README) -> str:
    """A part of the README, or of another document, by its heading."""
    return document.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def commands(text: str) -> set[str]:
    """The slash commands that a text names."""
    return {name.removeprefix("/") for name in re.findall(r"`(/[a-z]+(?: [a-z]+){0,2})`", text)}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path / "dubsar.sqlite", GAMES) as built:
        yield built


async def test_the_table_of_commands_has_every_command_and_no_other(house: House) -> None:
    tree = house.app.client.tree
    own = {game.name for game in GAMES}
    offered = {one.qualified_name for one in tree.walk_commands() if isinstance(one, Command)}
    assert commands(section("Commands", PLAYING)) == {name for name in offered if name.partition(" ")[0] not in own}
    groups = {one.name for one in tree.get_commands() if isinstance(one, Group)}
    assert (
        commands(section("Games").partition("`/game rules`")[0])
        == {game.name for game in game_documents.listed()}
        <= groups
    )


async def test_every_command_in_the_documents_exists(house: House) -> None:
    offered = {one.qualified_name for one in house.app.client.tree.walk_commands()}
    for path in DOCUMENTS:
        assert commands(path.read_text("utf-8")) - offered - PAGES == set(), path.name


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_in_documents_exist(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in re.findall(r"(?:\bdubsar|python -m bot) ([a-z][a-z-]*)", path.read_text("utf-8")):
        with pytest.raises(SystemExit, match="0"):
            main([name, "--help"])
        assert f" {name} " in capsys.readouterr().out


def test_documents_describe_games_as_the_registry_does() -> None:
    assert game_documents.main(["--check"]) == 0


def test_a_document_with_other_content_is_reported_and_rewritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    for name in game_documents.WRITTEN:
        shutil.copy(ROOT / name, tmp_path / name)
    file = tmp_path / "README.md"
    file.write_text(README.replace("| 2 to 4 |", "| 2 to 5 |", 1), "utf-8")
    assert game_documents.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out.startswith("README.md: not as the registry has it")
    assert game_documents.main([], tmp_path) == 0
    assert file.read_text("utf-8") == README


def test_a_document_without_a_place_for_what_is_written_is_refused() -> None:
    with pytest.raises(ValueError, match="needs the lines"):
        game_documents.renewed("# Dubsar\n", "")


def test_the_table_of_settings_has_every_variable() -> None:
    (config,) = [source for source in sources("bot") if source.name.endswith("/config/settings.py")]
    known = set(re.findall(r'"((?:DUBSAR|DISCORD)_[A-Z_]+)"', config.text))
    assert set(re.findall(r"^\| `([A-Z_]+)`", section("Configuration"), re.MULTILINE)) == known


def test_the_invitation_asks_for_the_permissions_that_are_listed() -> None:
    assert f"permissions={Permissions(**dict.fromkeys(PERMISSIONS, True)).value}`" in README
    for name in PERMISSIONS:
        title = name.replace("_", " ").title().replace(" In ", " in ").replace("View Channel", "View Channels")
        assert title in " ".join(section("Add it to your server").split())


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in _links(path.read_text("utf-8")):
        file, _, heading = target.partition("#")
        found = (path.parent / file).resolve() if file else path
        assert found.is_file(), target
        if heading:
            assert heading in {_anchor(line) for line in found.read_text("utf-8").splitlines()}, target


def test_the_readme_shows_every_small_picture_that_is_kept() -> None:
    kept = sorted((ROOT / "docs" / "pictures").iterdir())
    assert {f"{game.name}.png" for game in game_documents.listed()} <= {path.name for path in kept}
    for path in kept:
        assert f"docs/pictures/{path.name}" in README
        assert path.stat().st_size < 200_000, path.name
        with Image.open(path) as picture:
            assert picture.width <= 1100, path.name


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_is_named_exists(path: Path) -> None:
    text = path.read_text("utf-8")
    named = set(
        re.findall(r"[`\[\" ]((?:bot|engine|render|tests|docs|\.ci)/[\w./-]*\w)(?=[`<\]\" /])(?![`/]*[<{])", text)
    )
    named |= {name.replace(".", "/") for name in re.findall(r"python -m (tests\.[\w.]*\w)", text)}
    named = {name for name in named if not re.search(rf"\b{BEGUN}\b", name)}
    assert {name for name in named if not (ROOT / name).exists() and not (ROOT / f"{name}.py").exists()} == set()


def test_everything_that_the_architecture_page_calls_by_name_exists() -> None:
    """Classes, their attributes, functions and parts of a configuration file."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    text = "\n".join(source.text for source in sources("bot", "engine", "render"))
    named = set(re.findall(r"`((?:[A-Z][a-zA-Z]+|[a-z]+(?:_[a-z]+)+)(?:\.[a-z_]+)?)`", page))
    assert named >= {"App.start", "SendHand", "Tables.play", "TryLater"}
    assert {name for name in named for part in name.split(".") if not re.search(rf"\b{part}\b", text)} == set()


def test_the_architecture_page_names_every_package_of_the_bot() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    packages = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert {package for package in packages if f"bot/{package}" not in page} == set()


def _links(text: str) -> Iterator[str]:
    found = re.findall(r"\]\(([^)\s]+)\)|^\[\w+\]: (\S+)$", text, re.MULTILINE)
    yield from (target for target in map("".join, found) if "://" not in target)


def _anchor(line: str) -> str:
    """What GitHub calls a heading in an address."""
    return re.sub(r"[^a-z0-9 -]", "", line.lstrip("# ").lower()).replace(" ", "-") if line.startswith("#") else ""


def test_no_line_of_a_document_is_too_long_to_be_read_as_text() -> None:
    documents = _every_document()
    assert set(DOCUMENTS) < set(documents)
    lines = [(path, number, line) for path in documents for number, line in enumerate(_lines(path), 1)]
    wide = [(path, number) for path, number, line in lines if len(line) > WIDEST and not line.startswith("|")]
    assert [f"{path.relative_to(ROOT)}:{number}" for path, number in wide] == []


def test_documents_state_percentages_and_name_the_actor() -> None:
    """A decimal fraction as a ratio ("0.86 of the time") needs a second reading, and so does "whoever"."""
    odd = re.compile(r"\b0\.\d+ of\b|\b0\.\d+ (?:times )?as\b|\bwhoever\b", re.IGNORECASE)
    found = {str(path.relative_to(ROOT)): odd.findall(path.read_text("utf-8")) for path in _every_document()}
    assert {name: words for name, words in found.items() if words} == {}


def _every_document() -> list[Path]:
    hidden = re.compile(r"(^|/)\.")
    return [path for path in ROOT.rglob("*.md") if not hidden.search(path.relative_to(ROOT).as_posix())]


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def test_the_two_commands_of_a_newcomer_are_there() -> None:
    assert "pip install -r requirements.txt && python -m bot sandbox" in README
    assert "pip install -r requirements-dev.txt && python -m pytest" in README


def test_of_systems_that_nothing_tries_the_documents_say_only_that() -> None:
    told = [(path, line.strip()) for path in DOCUMENTS for line in _lines(path) if OTHER_SYSTEMS.search(line)]
    assert told == [(ROOT / "README.md", UNTRIED)]


@pytest.mark.full
@pytest.mark.painted
async def test_the_picture_of_a_move_is_not_older_than_what_it_shows() -> None:
    assert distance(Image.open(BytesIO(await move_picture.taken())), move_picture.PICTURE) < ALIKE, DRAW


@pytest.mark.parametrize("game", game_documents.listed(), ids=lambda game: game.name)
def test_the_picture_of_a_game_is_not_older_than_what_it_shows(game: AnyGame) -> None:
    assert distance(document_pictures.drawn(game), document_pictures.kept(game)) < ALIKE, DRAW


def test_every_picture_of_the_documents_is_made_by_one_command() -> None:
    made = {document_pictures.kept(game) for game in game_documents.listed()} | {move_picture.PICTURE}
    assert {*document_pictures.FOLDER.iterdir()} == made
    assert DRAW in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def distance(now: Image.Image, file: Path) -> float:
    """How far the colours of a picture are from those of a kept one, at the worst of its parts. Letters differ a little
    from machine to machine: only the picture at large is held."""
    kept = Image.open(file)
    if now.size != kept.size:
        return math.inf
    small = (now.width // 8, now.height // 8)
    reduced = [picture.convert("RGB").resize(small, Image.Resampling.BOX) for picture in (now, kept)]
    return max(ImageStat.Stat(ImageChops.difference(*reduced)).mean)
