"""`docs/adding-a-game.md` is followed once, in a copy of the program, with the tests' own game."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.text.voice import LANGUAGES
from tests.engine.playouts import Playout, playout
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState
from tests.support.sources import PACKAGES, ROOT

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
MOVED = dict(re.findall(r"^\| `(tests/support/games/\w+\.py)` \| `(engine/\w+/\w+\.py)`", GUIDE, re.MULTILINE))
"""Where each file of the tests' game stands, and where the guide wants it."""


def block(language: str) -> str:
    """Return the guide's only block of code in `language`."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.fixture(scope="module")
def game() -> Playout[AuctionState]:
    """Return a whole game of the auction."""
    return playout(Auction(), 0)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the program, after the guide's steps 1 to 3."""
    folder = tmp_path_factory.mktemp("program")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    for source, target in MOVED.items():
        (folder / target).parent.mkdir(exist_ok=True)
        (folder / target).write_text(_at_home((ROOT / source).read_text("utf-8")), "utf-8")
    _change(folder / "engine" / "games.py", block("diff"))
    for language in LANGUAGES:
        words = folder / "bot" / "text" / "auction" / language
        words.mkdir(parents=True)
        (words / "words.ftl").write_text(block("fluent"), "utf-8")
    return folder


def _at_home(text: str) -> str:
    """Return the text of a file of the tests' game with its imports as they are in the engine."""
    for source, target in MOVED.items():
        name, home = Path(source).stem, target.removesuffix(".py").replace("/", ".")
        text = text.replace(f"from tests.support.games.{name} import", f"from {home} import")
    package, beside = "from tests.support.games import ", []
    for line in text.splitlines():
        names = line.removeprefix(package).split(", ") if line.startswith(package) else ()
        homes = [(name, Path(MOVED[f"tests/support/games/{name}.py"])) for name in names]
        lines = [f"from {'.'.join(home.parent.parts)} import {home.stem} as {name}" for name, home in homes]
        beside += lines or [line]
    return "\n".join(beside) + "\n"


def _change(file: Path, diff: str) -> None:
    """Do what `diff` says: a line taken away is replaced by the one after it, any other is put among the imports."""
    text, gone = file.read_text("utf-8"), ""
    for line in diff.splitlines():
        if line.startswith("-"):
            gone = line[1:]
            assert text.count(gone) == 1
        elif gone:
            text, gone = text.replace(gone, line[1:]), ""
        else:
            text = text.replace("\nfrom ", f"\n{line[1:]}\nfrom ", 1)
    file.write_text(text, "utf-8")


def run(folder: Path, *arguments: str) -> str:
    """Return what the program in `folder` prints."""
    command = (sys.executable, "-m", "bot", *arguments)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_guide_names_every_file_of_the_game() -> None:
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "support" / "games").glob("auction*.py")}
    assert set(MOVED) == files


def test_the_game_is_told_and_drawn(program: Path, game: Playout[AuctionState]) -> None:
    (program / "game.tablet").write_text(game.record.text(), "utf-8")
    (command,) = re.findall(r"^python -m bot (replay .+)$", GUIDE, re.MULTILINE)
    printed = run(program, *command.split())
    assert "holds: " in printed
    assert "has sealed a bid." in printed
    assert len(list((program / "drawn").glob("*.png"))) == len(game.played)


def test_the_guides_words_are_all_that_the_game_says(game: Playout[AuctionState]) -> None:
    entries = {line.partition(" = ")[0] for line in block("fluent").splitlines()}
    rules = Auction()
    needed = {"game-name", *(f"{kind}-{verb.name}" for verb in rules.verbs for kind in ("verb", "move"))}
    needed |= {f"verb-{verb.name}-description" for verb in rules.verbs}
    needed |= {f"{kind}-{a.name}" for verb in rules.verbs for a in verb.arguments for kind in ("argument", "pick")}
    needed |= {f"option-{option.name}{part}" for option in rules.options for part in ("", "-description")}
    needed |= {f"event-{event.name}" for played in game.played for event in played.step.events}
    needed |= {f"decision-{decision.kind}" for state in game.states if (decision := rules.decision(state))}
    assert needed <= entries
