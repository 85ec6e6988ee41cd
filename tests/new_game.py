"""List what is still missing of a new game: `python -m tests.new_game NAME`.

It runs what enumerates games for this one alone, and the rules that every file must keep. Behind the name, folders and
files of tests may follow: then it runs those alone.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from itertools import chain
from pathlib import Path

import pytest

from engine.registry import GAMES
from tests.bot.text.entries import is_untranslated
from tests.support.sources import ROOT

ENUMERATING = ("tests/engine", "tests/bot", "tests/render", "tests/malice", "tests/test_sisters.py")
"""Where tests stand that are run once for each game."""

HOUSE = ("tests/test_bar.py", "tests/test_docstrings.py", "tests/test_imports.py", "tests/test_readme.py")
"""Tests that look at all files at once."""

LEFT_OUT = ("-p", "no:cacheprovider", "-p", "no:unraisableexception", "-p", "no:threadexception")
"""Plugins of pytest that are not needed. What a failed test leaves open says nothing more about the game: pytest would
report it as an error of another test, or end without a list."""

ADVICE = {
    "test_promise": "engine/games/{name}: the contract in engine/game.py says what each function must do",
    "test_diagrams_read_back": "tests/support/diagrams/{name}.py: read_diagram must return the view that was drawn",
    "test_one_has_moves_taken_back": "python -m tests.engine.games.{name}.test_golden writes the golden records",
    "test_golden": "python -m tests.engine.games.{name}.test_golden writes the golden records",
    "test_nothing_that_a_game_tells_is_missing": "bot/text/{name}: add the entries, in each language",
    "test_nothing_in_the_catalogs_is_unused": "bot/text/{name}: delete the entries, or say them in engine/games/{name}",
    "test_every_language": "bot/text/{name}: each language needs the entries and the facts of English",
    "test_catalogs": "bot/text/{name}: the entry is spelt or built wrong",
    "test_no_name_stands_bare": "bot/text/{name}: word it so that no name is inflected, or add it to exceptions.toml",
    "test_sisters": "engine/games/{name}: the part belongs into the file that the others have it in",
    "test_what_the_documents_say": "python -m tests.game_documents writes what documents say of games",
    "test_notes_use_the_words": "bot/text/{name}: say notes in the words of the rules, or add one to exceptions.toml",
    "test_the_layers_hold": "lint-imports says which import goes the wrong way",
    "test_each_part_of_a_game_has_a_layer": "engine/games/{name}: a file is called otherwise than in other games",
    "test_a_random_game_is_told": "bot/text/{name}: a `word-…` entry is missing; places are a letter and a number",
}
"""What to do about a test that fails, by the beginning of its name or the name of its file."""

REASONS = {
    r"KeyError: <class 'engine\.games\.|\bgame-over\b|over without a result": "engine/games/{name}/play.py: put the"
    " question of each task into `questions`, and a task that asks nobody into `chores`",
    r"BadWords: unknown-\S+ word=": "engine/games/{name}/questions: `choices` returns strings, as the vocabulary of"
    " their place spells them",
    r"MissingEntry": "bot/text/{name}: add the entry, in each language",
}
"""What to do about a failure, by a pattern in its reason: it comes before `ADVICE`, since it says more."""

GAME_FILES = ("engine/games", "render/games", "tests/engine/games", "tests/render/games", "tests/support/diagrams")
"""Where the files of a game are: in each of these a folder or a module has its name."""

OPTIONAL = {
    "bot/text/{name}/lesson.tablet": "a lesson: a record with `# picture:` lines, and game-lesson-1 … in each language",
    "render/games/{name}/__init__.py": "pictures: until then the diagram is shown",
    "engine/games/{name}/explain.py": "its components, for /game card: engine/games/ur/explain.py is the shortest",
    "engine/games/{name}/computer.py": "a computer player that thinks: until then computers move at random",
    "docs/pictures/{name}.png": "a small picture; then python -m tests.game_documents lists the game in README.md",
}


class Findings:
    """A plugin of pytest: it keeps the tests that are about a game, and what failed."""

    def __init__(self, name: str) -> None:
        self.failed: dict[str, str] = {}
        self.run = 0
        self._name = name

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep the tests of this game and those of all files."""
        kept = [item for item in items if self._is_meant(item)]
        items[:] = kept
        self.run = len(kept)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what failed."""
        if report.failed:
            self.failed[report.nodeid] = _reason(report.longreprtext)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot even be read."""
        if report.failed:
            self.failed[report.nodeid] = _reason(report.longreprtext)

    def _is_meant(self, item: pytest.Item) -> bool:
        file, _, test = item.nodeid.partition("::")
        about = re.split(r"[^a-z0-9_]+", test.partition("[")[2])
        return file in HOUSE or self._name in about or self._name in Path(file).parts


def _reason(text: str) -> str:
    """Return the line of a failure that says most: the first that pytest marks as the error."""
    marked = [line.removeprefix("E").strip() for line in text.splitlines() if line.startswith("E  ")]
    return marked[0] if marked else text.strip().rpartition("\n")[2]


def advice(nodeid: str, reason: str, name: str) -> str:
    """Return what to do about a test that fails for a reason; "" if its own message has to say it."""
    file, _, test = nodeid.partition("::")
    by_reason = (said for pattern, said in REASONS.items() if re.search(pattern, reason))
    by_test = (said for start, said in ADVICE.items() if test.startswith(start) or Path(file).stem == start)
    return next(chain(by_reason, by_test), "").format(name=name)


def missing(name: str, homes: Sequence[str] = (*ENUMERATING, *HOUSE)) -> tuple[int, list[str]]:
    """Return how many tests were run, and what each one that failed wants."""
    findings = Findings(name)
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        pytest.main(["-n", "0", *LEFT_OUT, *homes], plugins=[findings])
    lines = []
    for nodeid, reason in findings.failed.items():
        todo = advice(nodeid, reason, name)
        lines.append(f"{nodeid}\n    {reason}" + (f"\n    → {todo}" if todo else ""))
    return findings.run, lines


def untidy(name: str, root: Path = ROOT) -> list[str]:
    """Return what ruff finds in the game's files, and where it would format them in another way."""
    homes = [root / home / name for home in GAME_FILES]
    files = [str(file) for home in homes for file in (home, home.with_suffix(".py")) if file.exists()]
    commands = {"ruff check --fix": ("check",), "ruff format": ("format", "--check")}
    found = ((mend, line) for mend, words in commands.items() for line in _ruff(root, *words, *files))
    return [f"{line}\n    → {mend}" for mend, line in found if re.match(r"\S+:\d+:\d+:", line)]


def _ruff(root: Path, *arguments: str) -> list[str]:
    command = (sys.executable, "-m", "ruff", *arguments, "--output-format", "concise")
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout.splitlines()


def optional(name: str) -> list[str]:
    """Return what the game may still get."""
    files = {file.format(name=name): said for file, said in OPTIONAL.items()}
    lines = [f"{file}: {said}" for file, said in files.items() if not (ROOT / file).exists()]
    return [*lines, *(f"{file}: still in English" for file in _untranslated(ROOT / "bot" / "text" / name))]


def _untranslated(folder: Path) -> Iterable[str]:
    for path in sorted(folder.glob("*/*.ftl")):
        if is_untranslated(path):
            yield path.relative_to(ROOT).as_posix()


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def main(arguments: Sequence[str]) -> int:
    """Print what is missing of the game that is named. Return the exit code: 0 if nothing that it needs is."""
    names = [game.name for game in GAMES]
    if not arguments or arguments[0] not in names or not all((ROOT / path).exists() for path in arguments[1:]):
        _tell(
            "Type the name of one game, and paths of tests if you want to run those alone:"
            f" python -m tests.new_game NAME [PATH ...], where NAME is one of {', '.join(names)}"
        )
        return 64
    name, *paths = arguments
    run, lines = missing(name, paths or (*ENUMERATING, *HOUSE))
    loose = untidy(name)
    _tell("\n".join([*lines, *loose]))
    _tell(f"{len(lines)} of {run} tests find something missing; ruff finds {len(loose)}.")
    if wishes := optional(name):
        _tell("\n".join(["Not needed, but welcome:", *wishes]))
    return 1 if lines or loose or not run else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
