"""Lint, format and types, so that one command checks everything."""

import re
import subprocess
import sys

import pytest

from tests.support.sources import ROOT

COMMANDS = [("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",)]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command[:2]))
def test_each_tool_finds_nothing(command: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_same_is_checked_before_each_commit() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    entries = re.findall(r"^ +entry: (.+)$", hooks, re.MULTILINE)
    assert entries == [*(f"python -m {' '.join(command)}" for command in COMMANDS), "lint-imports"]
