"""A tree of another commit runs with the packages that it pins."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench import trees


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose first commit pins nothing; today's tree pins a package."""
    folder = tmp_path / "repository"
    folder.mkdir()
    pins = folder / trees.PINS
    pins.write_text("# nothing\n", "utf-8")
    git = ["git", "-C", str(folder), "-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"], ["tag", "first"]):
        subprocess.run([*git, *arguments], check=True)
    pins.write_text("./missing\n", "utf-8")
    subprocess.run([*git, "commit", "-q", "-a", "-m", "second"], check=True)
    monkeypatch.setattr(trees, "TREE", folder)
    return folder


@pytest.mark.full
def test_a_commit_with_other_pins_gets_an_environment_of_its_own_once(repository: Path, tmp_path: Path) -> None:
    python = trees.interpreter_of("first", tmp_path / "cache")
    prefix = subprocess.run([python, "-c", "import sys; print(sys.prefix)"], check=True, capture_output=True, text=True)
    assert Path(prefix.stdout.strip()).parent == tmp_path / "cache"
    kept = python.lstat().st_mtime_ns
    assert trees.interpreter_of("first", tmp_path / "cache") == python
    assert python.lstat().st_mtime_ns == kept


def test_a_commit_with_the_same_pins_shares_this_environment(repository: Path, tmp_path: Path) -> None:
    assert trees.interpreter_of("HEAD", tmp_path / "cache") == Path(sys.executable)
    assert not (tmp_path / "cache").exists()


@pytest.mark.full
def test_an_environment_that_cannot_be_completed_is_not_kept(repository: Path, tmp_path: Path) -> None:
    (repository / trees.PINS).write_text("# other\n", "utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        trees.interpreter_of("HEAD", tmp_path / "cache")
    assert not list((tmp_path / "cache").iterdir())
