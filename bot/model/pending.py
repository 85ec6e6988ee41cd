"""What a table keeps for later: standing orders, held answers, waits for people and announced absences."""

from dataclasses import dataclass

from engine.game import Seat, Words


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """An answer given in advance.

    `user`: whose it is.
    `question`: the name of an OrderQuestion of the game.
    `about`: one of the question's scopes.
    `answer`: one of the question's answers.
    """

    user: int
    question: str
    about: str
    answer: str


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """A question whose answer is delayed, because its player has left standing orders.

    `seat`, `user`: who is asked.
    `due`: when it is answered, in seconds since the epoch; None: that time has passed without an answer.
    `words`: what the player has said meanwhile; empty: a standing order answers.
    """

    seat: Seat
    user: int
    due: float | None
    words: Words = ()


@dataclass(frozen=True, slots=True)
class Wait:
    """A table's wait for a person.

    `user`: who is waited for.
    `since`: since when, in seconds since the epoch.
    `due`: when the person, or after the last reminder the table, is next written to; None: never.
    `called`: whether the person was pinged; False: their quiet hours put that off.
    `reminders`: how many reminders were sent.
    """

    user: int
    since: float
    due: float | None
    called: bool = True
    reminders: int = 0


@dataclass(frozen=True, slots=True)
class Absence:
    """An announced absence.

    `user`: who will be away.
    `starts`, `ends`: from when and until when, in seconds since the epoch.
    """

    user: int
    starts: float
    ends: float
