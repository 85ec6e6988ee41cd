"""A value that a test cannot do without."""

from typing import TypeVar

T = TypeVar("T")


def require(value: T | None) -> T:
    """Return a value that must not be None. Raises AssertionError."""
    assert value is not None, "there is none"
    return value
