"""This tree, as it lies on the disk, and those of other commits, each with an environment that has what it needs."""

import hashlib
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Tree:
    """The files of a version, and a Python interpreter with the packages that this version pins."""

    path: Path
    python: Path


THIS = Tree(TREE, Path(sys.executable))

PINS = "requirements-dev.txt"


def default_cache() -> Path:
    """Return the folder that keeps environments between runs."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "dubsar" / "environments"


@contextmanager
def tree_of(commit: str, *parts: str) -> Iterator[Tree]:
    """Yield the files of a commit, or only these parts, in a temporary folder.

    Raises subprocess.CalledProcessError if the commit or one of its packages cannot be had.
    """
    python = interpreter_of(commit)
    with tempfile.TemporaryDirectory() as folder:
        archive = ["git", "-C", str(TREE), "archive", commit, *parts]
        packed = subprocess.run(archive, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        yield Tree(Path(folder), python)


def interpreter_of(commit: str, cache: Path | None = None) -> Path:
    """Return a Python interpreter with the packages that a commit pins: the running one if this tree pins the same.

    An environment is made at the first need and kept in `cache`, by the digest of its pins. Raises
    subprocess.CalledProcessError if the commit or one of its packages cannot be had.
    """
    show = ["git", "-C", str(TREE), "show", f"{commit}:{PINS}"]
    pins = subprocess.run(show, check=True, capture_output=True).stdout
    if pins == (TREE / PINS).read_bytes():
        return Path(sys.executable)
    digest = hashlib.sha256(platform.python_version().encode() + pins).hexdigest()[:16]
    environment = (cache or default_cache()) / digest
    if not environment.exists():
        _make_environment(environment, pins)
    return environment / ("Scripts" if os.name == "nt" else "bin") / "python"


def _make_environment(target: Path, pins: bytes) -> None:
    """Install the pins into a new environment, which gets its name only when it is complete."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        new, listed = Path(folder, "environment"), Path(folder, PINS)
        listed.write_bytes(pins)
        subprocess.run([sys.executable, "-m", "venv", new], check=True)
        python = new / ("Scripts" if os.name == "nt" else "bin") / "python"
        install: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "-r", listed]
        subprocess.run(install, check=True, stdout=sys.stderr)
        new.rename(target)
