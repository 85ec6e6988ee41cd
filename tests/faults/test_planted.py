"""Faults planted in the outbox, one at a time: its tests find each of them."""

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.outbox_faults import FAULTS, Fault
from tests.faults.planting import VARIABLE

ROOT = Path(__file__).parents[2]
ONE_BY_ONE = (
    "-x",
    "-q",
    "-n",
    "0",
    "-p",
    "no:cacheprovider",
    "-p",
    "tests.faults.planting",
    "--timeout",
    "20",
    "--timeout-method",
    "thread",
)
EVERY_DAY = FAULTS[80:81]
"""One that is found within seconds, not by a time-out."""

FAILED = 1
"""What pytest returns when a test has failed, and for no other reason."""


def found(fault: Fault) -> bool:
    """Whether a test fails by a fault."""
    planted = json.dumps([fault.module.__name__, fault.before, fault.after])
    files = [str(test.__file__) for test in fault.tests]
    command = (sys.executable, "-m", "pytest", *ONE_BY_ONE, *files)
    run = subprocess.run(
        command, cwd=ROOT, env=os.environ | {VARIABLE: planted}, capture_output=True, text=True, check=False
    )
    assert run.returncode in (0, FAILED), run.stdout + run.stderr
    return run.returncode == FAILED


@pytest.mark.timeout(300)
@pytest.mark.parametrize("fault", EVERY_DAY, ids=str)
def test_a_planted_fault_is_found(fault: Fault) -> None:
    assert found(fault)


@pytest.mark.full
@pytest.mark.timeout(300)
@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_every_planted_fault_is_found(fault: Fault) -> None:
    assert found(fault)


def test_every_quoted_piece_stands_exactly_once_in_its_module() -> None:
    pieces = [(fault, inspect.getsource(fault.module).count(fault.before)) for fault in FAULTS]
    assert {str(fault): count for fault, count in pieces if count != 1} == {}


def test_there_are_enough_of_them() -> None:
    assert len({(fault.module.__name__, fault.before, fault.after) for fault in FAULTS}) == len(FAULTS) >= 40
