"""For whom a table waits and since when, and who has said that they are away."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wait:
    """A table waits for `user`. `due` is when they hear of it next, or the table does; not `called`: they were in
    their quiet hours and are told afterwards. `reminders` counts those that were sent."""

    user: int
    since: float
    due: float | None
    called: bool = True
    reminders: int = 0


@dataclass(frozen=True, slots=True)
class Away:
    """An absence that `user` has announced."""

    user: int
    starts: float
    ends: float
