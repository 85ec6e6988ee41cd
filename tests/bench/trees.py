"""This tree, as it lies on the disk, and those of other commits."""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]


@contextmanager
def tree_of(commit: str, *parts: str) -> Iterator[Path]:
    """The files of a commit, or only these parts, in a folder of their own for so long."""
    with tempfile.TemporaryDirectory() as folder:
        archive = ["git", "-C", str(TREE), "archive", commit, *parts]
        packed = subprocess.run(archive, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        yield Path(folder)
