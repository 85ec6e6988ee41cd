"""Lint, format and types, so that one command checks everything."""

import subprocess
import sys

import pytest

from tests.support.sources import ROOT


@pytest.mark.parametrize(
    "command",
    [("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",)],
    ids=lambda command: " ".join(command[:2]),
)
def test_clean(command: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
