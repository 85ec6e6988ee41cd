"""Restore the root logger: a command that runs the bot sets its handlers and its level for the whole process."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture
def root_log() -> Iterator[None]:
    """Restore the root logger after the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(level)
