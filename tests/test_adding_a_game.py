"""`docs/adding-a-game.md` is followed once, in a copy of the program."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import fields

from render.registry import GamePictures
from tests.bot.text.entries import GAMES, entries
from tests.support.sources import PACKAGES, ROOT

EXAMPLE = "senet"
"""The game that the guide begins."""
NAME = next(name for name in ("senet", "pachisi", "mehen", "liubo", "patolli") if name not in GAMES)
"""The game that the test begins: another one where somebody has added that of the guide."""
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8").replace(EXAMPLE, NAME)


def copied(folder: Path) -> Path:
    """Return a copy of the program."""
    for part in (*PACKAGES, "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (ROOT / "pyproject.toml", *ROOT.glob("*.md")):
        shutil.copy(file, folder)
    return folder


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the program with the guide's new game in it."""
    folder = copied(tmp_path_factory.mktemp("program"))
    run(folder, *only(lambda line: line.startswith("bot new-game") and "--like" not in line))
    follow(folder, f"tests.engine.games.{NAME}.test_golden")
    return folder


@pytest.fixture(scope="module")
def hidden_hands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the program with the guide's new game of hidden hands in it."""
    folder = copied(tmp_path_factory.mktemp("hands"))
    run(folder, *only(lambda line: line.startswith("bot new-game") and "--like auction" in line))
    follow(folder, f"tests.engine.games.{NAME}.test_golden")
    return folder


def files(folder: Path) -> set[str]:
    """Return the files of the program and its tests, from the root of the source."""
    found = (path for part in (*PACKAGES, "tests") for path in (folder / part).rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in found if "__pycache__" not in path.parts}


def commands() -> list[list[str]]:
    """Return every command that the guide wants typed."""
    return [line.split() for line in re.findall(r"^python -m (.+)$", GUIDE, re.MULTILINE)]


def run(folder: Path, *arguments: str) -> str:
    """Return what a module of Python prints in `folder`, where it succeeds."""
    done = subprocess.run((sys.executable, "-m", *arguments), cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def follow(folder: Path, beginning: str) -> str:
    """Run the guide's only command that begins so, and return what it prints."""
    return run(folder, *only(lambda line: line.startswith(beginning)))


def only(is_meant: Callable[[str], bool]) -> list[str]:
    """Return the guide's only command that is meant."""
    (command,) = [words for words in commands() if is_meant(" ".join(words))]
    return command


def test_the_guide_names_every_new_file_and_no_other(program: Path) -> None:
    new = files(program) - files(ROOT)
    rows = re.findall(rf"^\| `([^`]*\b{NAME}\b[^`]*)` \|", GUIDE, re.MULTILINE)
    unnamed = {file for file in new if not any(file == row or file.startswith(f"{row}/") for row in rows)}
    assert unnamed == set()
    assert {row for row in rows if not (program / row).exists()} == set()


def test_the_guide_names_every_kind_of_entry_and_of_picture() -> None:
    kinds = {key.partition("-")[0] for game in GAMES for key in entries(game, "en")}
    assert {kind for kind in kinds if f"`{kind}-" not in GUIDE} == set()
    assert {field.name for field in fields(GamePictures) if f"`{field.name}`" not in GUIDE} == set()


def test_both_beginnings_have_the_same_files(program: Path, hidden_hands: Path) -> None:
    own = {"questions/turn.py", "test_turn.py", "questions/choosing.py", "test_round.py"}
    apart = {file for file in files(program) ^ files(hidden_hands) if "/golden/" not in file}
    assert {file.partition(f"{NAME}/")[2] for file in apart} == own


@pytest.mark.parametrize("like", ["program", "hidden_hands"])
def test_it_keeps_the_promises_of_a_game(like: str, request: pytest.FixtureRequest) -> None:
    program: Path = request.getfixturevalue(like)
    own, every = f"tests/engine/games/{NAME}", ("tests/engine/test_conformance.py", "tests/engine/test_golden.py")
    printed = run(program, "pytest", "-n", "0", "-v", "-p", "no:cacheprovider", own, *every, "-k", NAME)
    assert " passed" in printed
    assert "skipped" not in printed


HOMES = (f"engine/games/{NAME}", f"tests/engine/games/{NAME}")


@pytest.mark.parametrize("like", ["program", "hidden_hands"])
def test_it_is_tidy(like: str, request: pytest.FixtureRequest) -> None:
    program: Path = request.getfixturevalue(like)
    run(program, "ruff", "check", "--no-cache", "engine/registry.py", *HOMES)
    run(program, "ruff", "format", "--no-cache", "--check", "engine/registry.py", *HOMES)


@pytest.mark.full
@pytest.mark.parametrize("like", ["program", "hidden_hands"])
def test_its_types_are_right(like: str, request: pytest.FixtureRequest) -> None:
    program: Path = request.getfixturevalue(like)
    run(program, "mypy", "--follow-imports=silent", "--cache-dir", str(program / "types"), *HOMES)


def test_a_new_game_is_described_and_drawn(program: Path) -> None:
    printed = follow(program, "bot replay")
    assert "OK: " in printed
    record = (program / "tests" / "golden" / NAME / "first-wins.tablet").relative_to(program)
    assert "took the last stone" in run(program, "bot", "replay", str(record))
    assert list((program / "drawn").glob("*.png"))


def test_it_is_listed_in_the_readme_once_it_has_a_picture(program: Path) -> None:
    shutil.copy(ROOT / "docs" / "pictures" / "ur.png", program / "docs" / "pictures" / f"{NAME}.png")
    follow(program, "tests.game_documents")
    assert f"docs/pictures/{NAME}.png" in (program / "README.md").read_text("utf-8")


@pytest.mark.full
@pytest.mark.parametrize("like", ["program", "hidden_hands"])
def test_nothing_is_missing(like: str, request: pytest.FixtureRequest) -> None:
    program: Path = request.getfixturevalue(like)
    printed = follow(program, "tests.new_game")
    assert "\n0 of " in f"\n{printed}"
    assert "ruff finds 0" in printed


def test_missing_parts_are_listed_with_instructions(program: Path) -> None:
    """Seen in the words alone, so that the rest need not be run again."""
    words = program / "bot" / "text" / NAME / "en" / "words.ftl"
    whole = words.read_text("utf-8")
    words.write_text(whole.replace("pick-count", "pick-counts"), "utf-8")
    home = "tests/bot/text/test_catalogs.py::test_nothing_that_a_game_tells_is_missing"
    asked = f"from tests.new_game import missing; print(*missing({NAME!r}, [{home!r}])[1])"
    done = subprocess.run((sys.executable, "-c", asked), cwd=program, capture_output=True, text=True, check=True)
    words.write_text(whole, "utf-8")
    assert f"test_nothing_that_a_game_tells_is_missing[{NAME}]" in done.stdout
    assert "pick-count" in done.stdout
    assert f"→ bot/text/{NAME}: add the entries, in each language" in done.stdout


def listed(program: Path, home: str, file: str, old: str, new: str) -> str:
    """Return what the list says of the tests in `home` while a file of the game has a fault."""
    path = program / "engine" / "games" / NAME / file
    whole = path.read_text("utf-8")
    assert old in whole
    path.write_text(whole.replace(old, new), "utf-8")
    asked = f"from tests.new_game import missing; print(*missing({NAME!r}, [{home!r}])[1])"
    done = subprocess.run((sys.executable, "-c", asked), cwd=program, capture_output=True, text=True, check=False)
    path.write_text(whole, "utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_list_survives_houses_that_do_not_open(program: Path) -> None:
    """A verb without its words stops a house while it opens, which leaves a socket to the garbage collector."""
    said = listed(program, "tests/malice/test_forged.py", "questions/turn.py", 'name = "take"', 'name = "grab"')
    assert f"test_nobody_acts_for_another[{NAME}-1]" in said
    assert f"verb-grab-description (en, {NAME})" in said
    assert f"→ bot/text/{NAME}: add the entry, in each language" in said


def test_a_question_that_is_not_listed_is_named(program: Path) -> None:
    said = listed(program, "tests/engine/test_golden.py", "play.py", "(TurnQuestion(),)", "()")
    assert f"→ engine/games/{NAME}/play.py: put the question of each task into `questions`" in said


def test_words_that_are_no_strings_are_named(program: Path) -> None:
    words = "tuple(map(str, takeable(state.stones)))"
    said = listed(
        program, "tests/engine/test_conformance.py", "questions/turn.py", words, "tuple(takeable(state.stones))"
    )
    assert f"→ engine/games/{NAME}/questions: `choices` returns strings" in said


def test_findings_of_ruff_are_listed(program: Path) -> None:
    loose = program / "engine" / "games" / NAME / "loose.py"
    loose.write_text('"""Nothing."""\n\nimport os\n\nx = (1,2)\n', "utf-8")
    asked = f"from tests.new_game import untidy; print(*untidy({NAME!r}))"
    done = subprocess.run((sys.executable, "-c", asked), cwd=program, capture_output=True, text=True, check=True)
    loose.unlink()
    assert f"engine/games/{NAME}/loose.py:3:8: F401" in done.stdout
    assert f"engine/games/{NAME}/loose.py:5:8: unformatted" in done.stdout
