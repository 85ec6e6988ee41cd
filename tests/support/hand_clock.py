"""A clock for tests."""


class HandClock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now
