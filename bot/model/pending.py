"""What players have ordered in advance, and the answers that wait for their time."""

from dataclasses import dataclass

from engine.game import Seat, Words


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """`user` has answered a question in advance, for one of the things that it may be about."""

    user: int
    question: str
    about: str
    answer: str


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """`user`, who has left orders, is asked something that may be answered in advance. It is answered at `due`: by
    `words` if they have said some meanwhile, else by an order. None: that time has passed without an answer."""

    seat: Seat
    user: int
    due: float | None
    words: Words = ()


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
class Absence:
    """An absence that `user` has announced."""

    user: int
    starts: float
    ends: float
