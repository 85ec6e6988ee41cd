"""What players have ordered in advance, and the answers that wait for their time."""

from dataclasses import dataclass

from engine.game import Seat, Words


@dataclass(frozen=True, slots=True)
class Order:
    """`user` has answered a question in advance, for one of the things that it may be about."""

    user: int
    question: str
    about: str
    answer: str


@dataclass(frozen=True, slots=True)
class Held:
    """`user`, who has left orders, is asked something that may be answered in advance. It is answered at `due`: by
    `words` if they have said some meanwhile, else by an order. None: that time has passed without an answer."""

    seat: Seat
    user: int
    due: float | None
    words: Words = ()
